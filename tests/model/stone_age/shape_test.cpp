// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/record/write.h"
#include "tests/model/stone_age/table.h"
#include "tests/suites.h"

using namespace StoneAge;

/// What is no record of this game, and how one is written.
class ShapeTest : public QObject
{
    Q_OBJECT

    static auto read(int players, const char *options, const QByteArray &action = {})
    {
        static const GameOf<Rules> stoneAge;
        static const std::array<const Game *, 1> games = {&stoneAge};
        QByteArrayList names;
        for (int seat = 0; seat < players; ++seat) {
            names << "{'name':'" + QByteArray::number(seat) + "'}";
        }
        auto text = "{'format':'tallystone.record','version':1,'game':'stone-age'," + QByteArray(options)
            + "'players':[" + names.join(',') + "],'actions':[" + action + "]}";
        return readRecord(text.replace('\'', '"').toStdString(), games);
    }

private Q_SLOTS:
    void options_data()
    {
        QTest::addColumn<int>("players");
        QTest::addColumn<QByteArray>("options");
        QTest::addColumn<QByteArray>("where");
        const auto row = [](const char *name, int players, const char *options, const char *where) {
            QTest::newRow(name) << players << QByteArray(options) << QByteArray(where);
        };
        row("1 player", 1, "", "players");
        row("2 players", 2, "", "");
        row("4 players", 4, "'options':{'expansion':false,'bonusTiles':false},", "");
        row("5 players", 5, "", "options.expansion");
        row("5 players, no expansion", 5, "'options':{'expansion':false},", "options.expansion");
        row("5 players, expansion", 5, "'options':{'expansion':true,'bonusTiles':true},", "");
        row("6 players", 6, "'options':{'expansion':true},", "players");
        row("bonus tiles alone", 2, "'options':{'bonusTiles':true},", "options.bonusTiles");
        row("not a flag", 2, "'options':{'expansion':1},", "options.expansion");
        row("unknown", 2, "'options':{'edition':'original'},", "options.edition");
        row("null", 2, "'options':null,", "options");
    }
    void options()
    {
        QFETCH(int, players);
        QFETCH(QByteArray, options);
        QFETCH(QByteArray, where);
        const auto record = read(players, options.constData());
        QCOMPARE(record.has_value(), where.isEmpty());
        if (!record) {
            QCOMPARE(QByteArray::fromStdString(record.error().where), where);
        }
    }

    void flaws_data()
    {
        QTest::addColumn<QByteArray>("action");
        QTest::addColumn<QByteArray>("where");
        const auto row = [](const char *action, const char *where) {
            QTest::newRow(action) << QByteArray(action) << QByteArray(where);
        };
        row("{'do':'roll'}", "do");
        row("{'do':'gather','people':1,'dice':1}", "place");
        row("{'do':'gather','place':'hunt','dice':1}", "people");
        row("{'do':'gather','place':'hunt','people':1}", "dice");
        row("{'do':'gather','place':'sea','people':1,'dice':1}", "place");
        row("{'do':'gather','place':'hunt','people':1,'dice':1,'tools':[1.5]}", "tools[0]");
        row("{'do':'gather','place':'hunt','people':1,'dice':1,'oneUse':2}", "oneUse");
        row("{'do':'hut','people':2}", "people");
        row("{'do':'building','kind':'any','pay':{}}", "stack");
        row("{'do':'building','stack':0,'pay':{}}", "kind");
        row("{'do':'building','stack':0,'kind':'any'}", "pay");
        row("{'do':'building','stack':0,'kind':'any','pay':{'food':1}}", "pay.food");
        row("{'do':'building','stack':0,'kind':'any','pay':{},'points':1}", "points");
        row("{'do':'building','stack':0,'kind':'kinds','pay':{},'count':4}", "kinds");
        row("{'do':'building','stack':0,'kind':'printed','pay':{}}", "points");
        row("{'do':'building','stack':0,'kind':'fixed','pay':{},'gain':{'kind':'wood-site'}}", "gain");
        row("{'do':'building','stack':0,'kind':'printed','pay':{},'points':1,'gain':{}}", "gain.kind");
        row("{'do':'building','stack':0,'kind':'printed','pay':{},'points':1,'gain':{'kind':'wood-site','of':"
            "'"
            "wood'}}",
            "gain.of");
        row("{'do':'building','stack':0,'kind':'printed','pay':{},'points':1,'gain':{'kind':'bonus','of':'"
            "gold'"
            "}}",
            "gain.of");
        row("{'do':'building','stack':0,'kind':'any','pay':{},'exchange':{}}", "exchange.give");
        row("{'do':'building','stack':0,'kind':'any','pay':{},'exchange':null}", "exchange");
        row("{'do':'card','slot':1,'pay':{}}", "top");
        row("{'do':'card','slot':1,'pay':{},'top':{'kind':'tool'}}", "bottom");
        row("{'do':'card','slot':1,'pay':{},'card':0}", "card");
        row("{'do':'card','slot':1,'pay':{},'card':37}", "card");
        row("{'do':'card','slot':1,'pay':{},'card':3,'bottom':{'symbol':'art'}}", "bottom");
        row("{'do':'card','slot':1,'pay':{},'card':3,'top':{'kind':'food'}}", "top.kind");
        row("{'do':'card','slot':1,'pay':{},'card':3,'top':{'count':7}}", "top.count");
        row("{'do':'card','slot':1,'pay':{},'card':1}", "top");
        row("{'do':'card','slot':1,'pay':{},'card':1,'top':{}}", "top.picks");
        row("{'do':'card','slot':1,'pay':{},'card':13,'top':{'dice':7,'resource':'gold'}}", "top.resource");
        row("{'do':'card','slot':1,'pay':{},'card':31,'top':{}}", "top.resources");
        row("{'do':'card','slot':1,'pay':{},'card':31,'top':{'later':false}}", "top.resources");
        row("{'do':'card','slot':1,'pay':{},'card':31,'top':{'later':true,'resources':{}}}", "top.resources");
        row("{'do':'card','slot':1,'pay':{},'card':31,'top':{'resources':{'jewels':2}}}",
            "top.resources.jewels");
        row("{'do':'card','slot':1,'pay':{},'top':{'kind':'tool','count':1},'bottom':{'symbol':'art'}}",
            "top.count");
        row("{'do':'card','slot':1,'pay':{},'top':{'kind':'tool'},'bottom':{}}", "bottom.symbol");
        row("{'do':'card','slot':1,'pay':{},'top':{'kind':'tool'},'bottom':{'symbol':'art','farmers':1}}",
            "bottom.symbol");
        row("{'do':'card','slot':1,'pay':{},'top':{'kind':'tool'},'bottom':{'farmers':1,'builders':0}}",
            "bottom.builders");
        row("{'do':'card','slot':1,'pay':{},'top':{'kind':'style-dice','picks':['resource']},'bottom':{'"
            "symbol'"
            ":'art'}}",
            "top.picks[0]");
        row("{'do':'card','slot':1,'pay':{},'top':{'kind':'style-dice','picks':[{}]},'bottom':{'symbol':'art'"
            "}"
            "}",
            "top.picks[0].secret-card");
        row("{'do':'card','slot':1,'pay':{},'top':{'kind':'style-dice','picks':[7]},'bottom':{'symbol':'art'}"
            "}",
            "top.picks[0]");
        row("{'do':'card','slot':1,'pay':{},'top':{'kind':'dice-for-all','picks':['food']},'bottom':{'symbol'"
            ":'"
            "art'}}",
            "top.picks[0]");
        row("{'do':'take-two'}", "resources");
        row("{'do':'feed','player':0}", "pay");
        row("{'do':'feed','player':0,'hungry':false}", "pay");
        row("{'do':'feed','player':0,'hungry':true,'pay':{}}", "pay");
        row("{'do':'feed','player':0,'pay':{'jewels':0}}", "pay.jewels");
        row("{'do':'feed','pay':{}}", "player");
        row("{'do':'adjust','player':0,'set':{'name':'x'}}", "set.name");
        row("{'do':'adjust','player':0,'set':{'tools':[1,1]}}", "set.tools");
        row("{'do':'adjust','player':0,'set':{'toolsUsed':[true,true,true,true]}}", "set.toolsUsed");
        row("{'do':'adjust','player':0,'set':{'toolsUsed':[1,1,1]}}", "set.toolsUsed[0]");
        row("{'do':'adjust','player':0,'set':{'sites':['forest']}}", "set.sites[0]");
        row("{'do':'adjust','player':0,'set':{'symbols':{'fire':1}}}", "set.symbols.fire");
        row("{'do':'finish','why':1}", "why");
    }
    void flaws()
    {
        QFETCH(QByteArray, action);
        QFETCH(QByteArray, where);
        const auto record = read(2, "", action);
        QVERIFY(!record);
        QCOMPARE(QByteArray::fromStdString(record.error().where), "actions[0]." + where);
        QCOMPARE(record.error().action, 0);
    }

    /// As it is read, and as it is written then.
    void isWrittenInOneWay_data()
    {
        QTest::addColumn<QByteArray>("action");
        QTest::addColumn<QByteArray>("written");
        const auto row = [](const char *action, const char *written) {
            QTest::newRow(action) << QByteArray(action) << QByteArray(written);
        };
        row("{'jewels':0,'oneUse':[],'dice':1.0,'tools':[0],'people':1,'place':'hunt','do':'gather'}",
            "{ 'do': 'gather', 'place': 'hunt', 'people': 1, 'dice': 1, 'tools': [ 0 ] }");
        row("{'do':'card','card':3,'top':{},'pay':{'wood':0,'clay':1},'slot':1}",
            "{ 'do': 'card', 'slot': 1, 'pay': { 'clay': 1 }, 'card': 3 }");
        row("{'do':'card','top':{'tools':[1],'dice':7},'card':13,'pay':{},'slot':1,'bonusCard':{'farmers':2}"
            "}",
            "{ 'do': 'card', 'slot': 1, 'pay': {}, 'card': 13, 'top': { 'dice': 7, 'tools': [ 1 ] }, "
            "'bonusCard': { 'farmers': 2 } }");
        row("{'do':'card','bottom':{'symbol':'art'},'top':{'later':false,'resources':{'gold':2},'kind':"
            "'any-two'},'pay':{},'slot':1}",
            "{ 'do': 'card', 'slot': 1, 'pay': {}, 'top': { 'kind': 'any-two', 'resources': { 'gold': 2 } }, "
            "'bottom': { 'symbol': 'art' } }");
        row("{'do':'feed','hungry':false,'pay':{'clay':2},'player':1}",
            "{ 'do': 'feed', 'player': 1, 'pay': { 'clay': 2 } }");
        row("{'do':'feed','hungry':true,'player':1}", "{ 'do': 'feed', 'player': 1, 'hungry': true }");
        row("{'do':'building','gain':{'picks':['food',{'resource':'clay'},{'secret-card':{'traders':1}}],"
            "'kind':'style-dice'},'points':0,'pay':{},'kind':'printed','stack':1}",
            "{ 'do': 'building', 'stack': 1, 'kind': 'printed', 'pay': {}, 'points': 0, 'gain': { 'kind': "
            "'style-dice', 'picks': [ 'food', { 'resource': 'clay' }, { 'secret-card': { 'traders': 1 } } ] "
            "} "
            "}");
        row("{'do':'adjust','why':'','set':{'bonus':[],'symbols':{},'jewels':0,'wood':0,'score':-3},'player':"
            "1}",
            "{ 'do': 'adjust', 'player': 1, 'set': { 'score': -3, 'wood': 0, 'jewels': 0, 'bonus': [] } }");
    }
    void isWrittenInOneWay()
    {
        QFETCH(QByteArray, action);
        const auto record = read(2, "", action);
        QVERIFY(record);
        const auto written = QByteArray::fromStdString(Json::write(record->actions.front().action));
        QTEST(written.simplified().replace('"', '\''), "written");
        QVERIFY(writeRecord(*record).find("options") == std::string::npos);
    }
};
TALLYSTONE_SUITE(ShapeTest)
#include "shape_test.moc"
