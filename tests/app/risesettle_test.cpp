// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/risetables.h"
#include "tests/suites.h"

#include <QSignalSpy>

using namespace Qt::StringLiterals;

/// The end of a turn of Rise of Empires by taps: settling, what is kept, the order.
class RiseSettleTest : public RiseTables
{
    Q_OBJECT

    static constexpr int Discs = 26;

    RiseSettleRow row(const QString &kind, const QString &title = {})
    {
        for (const auto &row : table().settle().rows) {
            if (row.kind == kind && (title.isEmpty() || row.title == title)) {
                return row;
            }
        }
        return {};
    }
    static QStringList texts(const RiseSettleRow &row)
    {
        QStringList list;
        for (const auto &cell : row.cells) {
            list << cell.text;
        }
        return list;
    }

private Q_SLOTS:
    void theWorkedTurnIsSettledWithOneTap()
    {
        deal(u"4-players-worked-turn"_s, Discs);
        QCOMPARE(table().step(), u"settle"_s);
        QCOMPARE(texts(row(u"track"_s)), u"7 16 18 13"_s.split(u' '));
        QCOMPARE(row(u"track"_s).cells.front().sum, u"16 − 9"_s);
        QCOMPARE(texts(row(u"total"_s)), u"4 4 5 8"_s.split(u' '));
        QCOMPARE(row(u"total"_s).cells.at(2).sum, u"2 + 3"_s);
        QCOMPARE(texts(row(u"part"_s, u"Territories"_s)), u"−9 −2 −2 ·"_s.split(u' '));
        QVERIFY(table().settle().trouble.id.isEmpty());
        QCOMPARE(table().primaryText(), u"Settle for all"_s);
        table().primary();
        QCOMPARE(lastAction(), u"{\"do\":\"settle\"}"_s);
        const std::array expected = {u"food 7 16 18 13"_s, u"gold 9 5 4 6"_s, u"resources 5 2 0 3"_s,
            u"cubes 11 4 3 5"_s, u"vp 4 4 5 8"_s};
        for (const auto &line : expected) {
            const auto words = line.split(u' ');
            for (int seat = 0; seat < 4; ++seat) {
                QCOMPARE(stock(seat, words.front()), words.at(seat + 1).toInt());
            }
        }
    }

    void placesAreChosenByATapEach()
    {
        deal(u"4-players-worked-turn"_s, Discs + 1);
        QCOMPARE(table().step(), u"order"_s);
        QStringList choosers;
        for (const auto &chooser : table().order().choosers) {
            choosers << chooser.title;
        }
        QCOMPARE(choosers, u"Fred Laurence Robin Théo"_s.split(u' '));
        QCOMPARE(table().name(), u"Fred"_s);
        QVERIFY(!table().primaryEnabled());
        touch(u"place-2"_s);
        QCOMPARE(table().name(), u"Laurence"_s);
        QVERIFY(!isOffered(u"place-2"_s));
        QSignalSpy refused(&table(), &GameTable::refused);
        touch(u"place-2"_s);
        QCOMPARE(refused.count(), 1);
        touchAll(u"place-1 place-4"_s);
        QCOMPARE(table().round(), 2);
        QCOMPARE(table().name(), u"Laurence"_s);
        QCOMPARE(table().step(), u"turn"_s);
    }

    void aCityThatCannotBePaidIsGivenUpFirst()
    {
        auto record = sample(u"4-players-worked-turn"_s);
        record.actions.resize(Discs);
        const auto add = [&](const char *action) {
            record.actions.push_back({*Json::parse(action)->as<Json::Object>(), {}});
        };
        add(R"({"do":"adjust","player":1,"set":{"resources":0,"cities":[{"upkeep":true,"vp":2},{"upkeep":true,"vp":1}]}})");
        deal(record, Discs + 1);
        QCOMPARE(table().settle().trouble.title, u"Fred: 2 resources short"_s);
        QCOMPARE(table().primaryText(), u"Fred drops a city"_s);
        table().primary();
        auto parts = table().settle().parts;
        QVERIFY(parts.open);
        QCOMPARE(parts.seat, 1);
        // Nothing comes in, so both have to go, and are ticked off already.
        QVERIFY(!parts.cities.at(0).choice.chosen);
        QVERIFY(!parts.cities.at(1).choice.chosen);
        touch(u"city-0"_s);
        QVERIFY(table().settle().parts.unpaid);
        touch(u"parts-cancel"_s);
        QVERIFY(!table().settle().parts.open);
        QCOMPARE(table().primaryText(), u"Fred drops a city"_s);
        table().primary();
        touch(u"parts-done"_s);
        QCOMPARE(table().primaryText(), u"Settle for all"_s);
        table().primary();
        QCOMPARE(lastAction(), u"{\"do\":\"settle\",\"drop\":[{\"player\":1,\"cities\":[0,1]}]}"_s);
    }

    void whatATileSaysBesideCounts()
    {
        deal(u"4-players-worked-turn"_s, Discs);
        touchAll(u"player-3 more"_s);
        touch(u"extra-vp"_s, 2);
        QCOMPARE(table().settle().parts.points, u"+10"_s);
        touch(u"parts-done"_s);
        QCOMPARE(texts(row(u"total"_s)), u"4 4 5 10"_s.split(u' '));
        table().undo();
        table().undo();
        QCOMPARE(texts(row(u"total"_s)), u"4 4 5 8"_s.split(u' '));
    }

    void whatIsKeptIsProposedForEach()
    {
        const auto record = sample(u"4-players-worked-turn"_s);
        const auto isKeep = [](const ::Step &step) {
            return Json::writeCompact(step.action).starts_with(R"({"do":"keep")");
        };
        const auto keep = std::ranges::find_if(record.actions, isKeep);
        deal(record, static_cast<int>(keep - record.actions.begin()));
        QCOMPARE(table().step(), u"keep"_s);
        const auto first = table().name();
        const auto tiles = table().keep().progress;
        QVERIFY(!tiles.isEmpty());
        const bool kept = tiles.front().choice.chosen;
        touch(u"progress-0"_s);
        QCOMPARE(table().keep().progress.front().choice.chosen, !kept);
        table().undo();
        QCOMPARE(table().keep().progress.front().choice.chosen, kept);
        table().primary();
        QVERIFY(table().step() != u"keep"_s || table().name() != first);
        QVERIFY(lastAction().startsWith(u"{\"do\":\"keep\""_s));
    }
};

TALLYSTONE_SUITE(RiseSettleTest)
#include "risesettle_test.moc"
