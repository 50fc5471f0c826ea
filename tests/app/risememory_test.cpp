// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/memory.h"
#include "tests/app/risetables.h"
#include "tests/suites.h"

using namespace Qt::StringLiterals;

/// What players described once: it is changed, and forgotten again.
class RiseMemoryTest : public RiseTables
{
    Q_OBJECT

    /// Before the first action of turn 2, which is Laurence's.
    static constexpr int SecondTurn = 30;
    /// Before an action of Théo, who has a disc in the row of cities.
    static constexpr int Wonders = 32;

    void dealWorked(int actions)
    {
        deal(u"4-players-worked-turn"_s, actions);
        if (table().step() == u"turn"_s) {
            touch(u"begin"_s);
        }
    }
    RiseTile tile(const QString &title)
    {
        for (const auto &shelf :
            table().step() == u"city"_s ? table().city().shelves : table().progress().shelves) {
            for (const auto &tile : shelf.tiles) {
                if (tile.choice.title == title) {
                    return tile;
                }
            }
        }
        return {};
    }
    /// By what is given and what for: "2 5".
    RiseTile space(const QString &figures)
    {
        for (const auto &space : table().trade().spaces) {
            if (space.figures.at(0).text + u' ' + space.figures.at(1).text == figures) {
                return space;
            }
        }
        return {};
    }
    QStringList spaces()
    {
        QStringList list;
        for (const auto &space : table().trade().spaces) {
            list << space.figures.at(0).text + u' ' + space.figures.at(1).text;
        }
        return list;
    }
    QStringList wonders()
    {
        QStringList list;
        for (const auto &shelf : table().city().shelves) {
            for (const auto &tile : shelf.tiles) {
                list << tile.choice.title + u' ' + tile.figures.front().text;
            }
        }
        return list;
    }
    /// Built, and taken back: it is known, and its row is open.
    void knowLighthouse()
    {
        dealWorked(Wonders);
        touchAll(u"row-city kind-wonder"_s);
        touch(u"name"_s, 0, u"Lighthouse"_s);
        touch(u"figure-vp"_s, 5);
        touch(u"primary"_s);
        table().undoSeveral(1);
        touchAll(u"leave row-city kind-wonder"_s);
    }
    /// The same with a space of the trade track.
    void knowSpace()
    {
        dealWorked(0);
        touchAll(u"row-trade new"_s);
        touch(u"discs"_s, 1);
        touch(u"amount"_s, 5);
        touch(u"take"_s);
        table().undoSeveral(1);
        touchAll(u"leave row-trade"_s);
    }

private Q_SLOTS:
    void whatWasDoneStandsWhateverIsProposedSince()
    {
        deal(u"4-players-worked-turn"_s, 15);
        touchAll(u"free free-use row-progress"_s);
        QCOMPARE(head(), 16);
        QCOMPARE(table().step(), u"progress"_s);
        m_table.reset();
        // At another table the same tile did what nobody here could pay.
        const Memo memo{"free", R"({"name":"Trading Post","era":1,"give":{"gold":99}})"};
        QVERIFY(Memory(*m_store).remember("rise-of-empires", memo, "2026-11-16T20:00:00Z"));
        open();
        QCOMPARE(table().step(), u"progress"_s);
        table().undo();
        table().undo();
        QCOMPARE(head(), 15);
        QVERIFY(table().free().open);
        QCOMPARE(table().free().goods.front().value, -99);
    }

    void aTileIsForgotten()
    {
        dealWorked(0);
        touchAll(u"row-progress new"_s);
        touch(u"name"_s, 0, u"Iron Hooks"_s);
        QVERIFY(!isOffered(u"forget"_s));
        touchAll(u"take row-progress"_s);
        touch(tile(u"Iron Hooks"_s).edit.id);
        touch(u"figure-food"_s, 3);
        touch(u"leave"_s);
        touch(tile(u"Iron Hooks"_s).edit.id);
        // It is asked for, and not once anything else was touched.
        touch(u"forget"_s);
        QCOMPARE(table().progress().sheet.foot.forget.title, u"Forget it?"_s);
        touch(u"figure-food"_s, 4);
        QCOMPARE(table().progress().sheet.foot.forget.title, u"Forget this tile"_s);
        touchAll(u"forget forget"_s);
        QVERIFY(!table().progress().sheet.open);
        QCOMPARE(tile(u"Iron Hooks"_s).choice.title, QString());
        m_table.reset();
        open();
        QCOMPARE(table().step(), u"progress"_s);
        QCOMPARE(tile(u"Iron Hooks"_s).choice.title, QString());
    }
    /// What the app ships comes back as it was.
    void shippedTilesAreNotForgotten()
    {
        dealWorked(0);
        touch(u"row-progress"_s);
        touch(tile(u"Agriculture"_s).edit.id);
        QVERIFY(!isOffered(u"forget"_s));
        touch(u"figure-food"_s, 3);
        touch(u"leave"_s);
        touch(tile(u"Agriculture"_s).edit.id);
        touchAll(u"forget forget"_s);
        QCOMPARE(tile(u"Agriculture"_s).figures.front().text, u"+2"_s);
    }
    void aChangedCityIsNoSecondOne()
    {
        dealWorked(0);
        touchAll(u"row-city new"_s);
        touch(u"name"_s, 0, u"Ur"_s);
        touch(u"figure-cost"_s, 1);
        touchAll(u"take row-city"_s);
        touch(tile(u"Ur"_s).edit.id);
        touch(u"figure-vp"_s, 2);
        QCOMPARE(table().city().sheet.foot.leave.title, u"Keep the figures"_s);
        touch(u"leave"_s);
        QCOMPARE(table().city().shelves.front().tiles.size(), 3);
        QCOMPARE(tile(u"Ur"_s).figures.front().text, u"+2"_s);
        touch(tile(u"Ur"_s).edit.id);
        touchAll(u"forget forget"_s);
        QCOMPARE(table().city().shelves.front().tiles.size(), 2);
    }
    void aWonderIsForgotten()
    {
        dealWorked(Wonders);
        touchAll(u"row-city kind-wonder"_s);
        touch(u"name"_s, 0, u"Lighthouse"_s);
        touch(u"figure-vp"_s, 5);
        QVERIFY(!isOffered(u"forget"_s));
        touch(u"primary"_s);
        table().undoSeveral(1);
        touchAll(u"leave row-city kind-wonder"_s);
        touch(tile(u"Lighthouse"_s).edit.id);
        QCOMPARE(table().city().figures.front().counter.value, 5);
        touchAll(u"forget forget"_s);
        QCOMPARE(tile(u"Lighthouse"_s).choice.title, QString());
        const auto before = table().city();
        m_table.reset();
        open();
        QVERIFY(table().city() == before);
    }
    void aTradeSpaceIsForgotten()
    {
        dealWorked(0);
        touchAll(u"row-trade new"_s);
        touch(u"discs"_s, 1);
        touch(u"amount"_s, 5);
        touchAll(u"take row-trade"_s);
        QCOMPARE(space(u"1 5"_s).owners, QList<int>{0});
        QVERIFY(space(u"1 5"_s).edit.id.isEmpty());
        table().undo();
        table().undo();
        touchAll(u"leave"_s);
        touch(space(u"1 5"_s).edit.id);
        QCOMPARE(table().trade().sheet.amount.counter.value, 5);
        touchAll(u"forget forget"_s);
        QCOMPARE(space(u"1 5"_s), RiseTile());
    }
    void anEmpireTileIsForgotten()
    {
        dealWorked(0);
        touchAll(u"row-empire new-tile"_s);
        touch(u"tile-number"_s, 3);
        touch(u"tile-take"_s);
        QCOMPARE(table().empire().tiles.front().memo, QString());
        touchAll(u"primary row-empire"_s);
        const auto known = table().empire().tiles;
        QCOMPARE(known.size(), 1);
        QVERIFY(!known.front().memo.isEmpty());
        table().forget(known.front().memoKind, known.front().memo);
        QVERIFY(table().empire().tiles.isEmpty());
    }

    // Whoever holds a thing and changes its figures puts right what was known, however it is left.

    void aChangedWonderIsNoSecondOne()
    {
        knowLighthouse();
        touch(tile(u"Lighthouse"_s).edit.id);
        QVERIFY(!isOffered(u"keep"_s));
        touch(u"figure-vp"_s, 6);
        QVERIFY(isOffered(u"keep"_s));
        touch(u"primary"_s);
        table().undoSeveral(1);
        touchAll(u"leave row-city kind-wonder"_s);
        QCOMPARE(wonders(), QStringList{u"Lighthouse +6"_s});
    }
    void aChangedWonderIsKeptWithoutBuildingIt()
    {
        knowLighthouse();
        touch(tile(u"Lighthouse"_s).edit.id);
        touch(u"figure-vp"_s, 6);
        const int before = head();
        touch(u"keep"_s);
        QCOMPARE(head(), before);
        QCOMPARE(wonders(), QStringList{u"Lighthouse +6"_s});
        m_table.reset();
        open();
        QCOMPARE(wonders(), QStringList{u"Lighthouse +6"_s});
        // It is the held one that is forgotten, whatever was changed since.
        touch(tile(u"Lighthouse"_s).edit.id);
        touch(u"figure-vp"_s, 7);
        touchAll(u"forget forget"_s);
        QCOMPARE(wonders(), QStringList());
    }
    void aChangedSpaceIsNoSecondOne_data()
    {
        QTest::addColumn<QString>("way");
        QTest::newRow("taken") << u"take"_s;
        QTest::newRow("left") << u"leave"_s;
    }
    void aChangedSpaceIsNoSecondOne()
    {
        QFETCH(QString, way);
        knowSpace();
        const auto before = spaces();
        QVERIFY(before.contains(u"1 5"_s));
        touch(space(u"1 5"_s).edit.id);
        QCOMPARE(table().trade().sheet.foot.leave.title, u"Cancel"_s);
        touch(u"amount"_s, 6);
        QCOMPARE(table().trade().sheet.foot.leave.title, u"Keep the figures"_s);
        touch(way);
        if (way == u"take"_s) {
            table().undoSeveral(1);
            touchAll(u"leave row-trade"_s);
        }
        auto expected = before;
        expected.replace(expected.indexOf(u"1 5"_s), u"1 6"_s);
        expected.sort();
        auto now = spaces();
        now.sort();
        QCOMPARE(now, expected);
    }
    /// What the app ships stays beside what was made of it.
    void aShippedSpaceStays()
    {
        dealWorked(0);
        touch(u"row-trade"_s);
        const auto before = spaces();
        touch(space(u"2 4"_s).edit.id);
        touch(u"amount"_s, 5);
        touch(u"leave"_s);
        QVERIFY(spaces().contains(u"2 4"_s));
        QVERIFY(spaces().contains(u"2 5"_s));
        QCOMPARE(spaces().size(), before.size() + 1);
    }

    // What is forgotten or put right while an earlier turn is changed is so in the game.

    void whatAChangedTurnForgetsIsForgotten()
    {
        dealWorked(0);
        touchAll(u"row-progress new"_s);
        touch(u"name"_s, 0, u"Iron Hooks"_s);
        touchAll(u"take row-progress"_s);
        QVERIFY(!tile(u"Iron Hooks"_s).choice.title.isEmpty());
        table().change()->begin(0);
        auto &copy = dynamic_cast<RiseTable &>(*table().change()->copy());
        // The turn is entered as it was: the tiles are seen.
        QCOMPARE(copy.step(), u"progress"_s);
        copy.touch(tile(u"Iron Hooks"_s).edit.id);
        QVERIFY(copy.progress().sheet.open);
        copy.touch(u"forget"_s);
        copy.touch(u"forget"_s);
        QVERIFY(tile(u"Iron Hooks"_s).choice.title.isEmpty());
        table().change()->keepOld();
        QVERIFY(tile(u"Iron Hooks"_s).choice.title.isEmpty());
        m_table.reset();
        open();
        QVERIFY(tile(u"Iron Hooks"_s).choice.title.isEmpty());
    }
    void whatAChangedTurnPutsRightIsNotLostWithIt()
    {
        knowSpace();
        touchAll(u"leave row-territory tile-plains row-trade"_s);
        table().change()->begin(0);
        auto &copy = dynamic_cast<RiseTable &>(*table().change()->copy());
        copy.touch(u"leave"_s);
        copy.touch(u"row-trade"_s);
        copy.touch(space(u"1 5"_s).edit.id);
        copy.touch(u"amount"_s, 6);
        copy.touch(u"leave"_s);
        table().change()->keepOld();
        QVERIFY(!spaces().contains(u"1 5"_s));
        QVERIFY(spaces().contains(u"1 6"_s));
    }
};
TALLYSTONE_SUITE(RiseMemoryTest)
#include "risememory_test.moc"
