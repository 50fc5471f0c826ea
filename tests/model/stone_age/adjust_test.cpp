// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/stone_age/table.h"
#include "tests/suites.h"

using namespace StoneAge;

/// The table's word.
class AdjustTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void changesOnlyWhatItNames()
    {
        Table table(2, BonusTiles);
        const QByteArray everything
            = "{ 'score': -5, 'people': 7, 'food': 1, 'wood': 2, 'clay': 3, 'stone': 4, 'gold': 5, "
              "'agriculture': 6, 'tools': [ 3, 2, 2 ], 'toolsUsed': [ true, false, false ], 'oneUse': [ 4, 2 "
              "], 'anyTwo': 1, 'buildings': 8, 'farmers': 1, 'toolMakers': 2, 'builders': 3, 'shamans': 4, "
              "'symbols': { 'art': 1, 'jewel': 2 }, 'jewels': 9, 'trade': 10, 'traders': 5, 'sites': [ "
              "'gold-site', 'wood-site' ], 'bonus': [ 'field', 'wood' ] }";
        table.set(1, everything);
        QCOMPARE(table.member("players.1"),
            QByteArray(everything).replace("{ 'score'", "{ 'name': 'Somebody', 'score'"));
        QCOMPARE(table.events(), (QList<QByteArray>{"adjusted 1"}));
        table.set(1, "{'symbols':{'music':2},'oneUse':[]}");
        QCOMPARE(table.member("players.1.symbols"), "{ 'art': 1, 'music': 2, 'jewel': 2 }");
        QCOMPARE(table.member("players.1.oneUse"), "[]");
        QCOMPARE(table.member("players.1.score"), "-5");
        QVERIFY(table.player(0) == playerAt(start({.players = 2, .expansion = true}), 0));
    }

    void isAllOrNothing()
    {
        Table table(2);
        QCOMPARE(table.tell("{'do':'adjust','player':0,'set':{'food':1,'people':11}}"), "out-of-range");
        QCOMPARE(table.player(0).food, 12);
    }

    void limits_data()
    {
        QTest::addColumn<QByteArray>("allowed");
        QTest::addColumn<QByteArray>("beyond");
        const auto row = [](const char *name, const char *allowed, const char *beyond) {
            QTest::newRow(name) << QByteArray(allowed) << QByteArray(beyond);
        };
        row("people", "'people':10", "'people':11");
        row("agriculture", "'agriculture':10", "'agriculture':11");
        row("trade", "'trade':10", "'trade':11");
        row("tool", "'tools':[4,4,4]", "'tools':[0,5,0]");
        row("one-use, low", "'oneUse':[2,4]", "'oneUse':[2,1]");
        row("one-use, high", "'oneUse':[]", "'oneUse':[5]");
        row("buildings", "'buildings':99", "'buildings':100");
        row("any two", "'anyTwo':99", "'anyTwo':100");
        row("farmers", "'farmers':99", "'farmers':100");
        row("tool makers", "'toolMakers':99", "'toolMakers':100");
        row("builders", "'builders':99", "'builders':100");
        row("shamans", "'shamans':99", "'shamans':100");
        row("traders", "'traders':99", "'traders':100");
        row("symbol", "'symbols':{'art':99}", "'symbols':{'art':100}");
    }
    void limits()
    {
        QFETCH(QByteArray, allowed);
        QFETCH(QByteArray, beyond);
        Table table(2, Expansion);
        const auto adjust
            = [](const QByteArray &set) { return "{'do':'adjust','player':0,'set':{" + set + "}}"; };
        QCOMPARE(table.tell(adjust(allowed)), "");
        QCOMPARE(table.tell(adjust(beyond)), "out-of-range");
    }

    void heapsEndAtAMillion()
    {
        Table table(2, Expansion);
        table.set(0, "{'food':1000000,'wood':1000000,'jewels':1000000,'score':-1000000}");
        QCOMPARE(table.member("players.0.score"), "-1000000");
        QCOMPARE(table.tell("{'do':'adjust','player':0,'set':{'food':1000001}}"), "bad-record at set.food");
        QCOMPARE(
            table.tell("{'do':'adjust','player':0,'set':{'score':-1000001}}"), "bad-record at set.score");
        QCOMPARE(table.tell("{'do':'adjust','player':0,'set':{'food':-1}}"), "bad-record at set.food");
    }

    void peopleLeftFollow()
    {
        Table table(2);
        table.play("{'do':'hut'}").set(0, "{'people':8}");
        QCOMPARE(table.member("turn.peopleLeft"), "6");
        table.set(0, "{'people':1}");
        QCOMPARE(table.member("turn.peopleLeft"), "0");
        table.set(0, "{'food':3}");
        QCOMPARE(table.member("turn.peopleLeft"), "0");
        table.set(1, "{'people':9}").done();
        QCOMPARE(table.member("turn.peopleLeft"), "9");
    }

    void whatIsOwedStays()
    {
        Table table(2);
        table.set(0, "{'food':0}").done(2).set(0, "{'food':9,'people':1,'wood':5}");
        QCOMPARE(table.member("turn.missing"), "[ 5 ]");
        QCOMPARE(table.phase(), "feed");
        table.play("{'do':'feed','player':0,'pay':{'wood':5}}");
        QCOMPARE(table.player(0).food, 9);
    }
};
TALLYSTONE_SUITE(AdjustTest)
#include "adjust_test.moc"
