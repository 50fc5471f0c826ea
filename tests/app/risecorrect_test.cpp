// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/risetables.h"
#include "tests/suites.h"

#include <QSignalSpy>

using namespace Qt::StringLiterals;

/// The table's word on what somebody has, with tiles that nobody has described before.
class RiseCorrectTest : public RiseTables
{
    Q_OBJECT

    void dealWorked(int actions)
    {
        deal(u"4-players-worked-turn"_s, actions);
        if (table().step() == u"turn"_s) {
            touch(u"begin"_s);
        }
    }
    TableFigures group(int seat, const QString &title)
    {
        const auto groups = table().correct().sheets.at(seat).groups;
        return *std::ranges::find(groups, title, &TableFigures::title);
    }
    TableCounter row(int seat, const QString &head, const QString &title)
    {
        for (const auto &figure : group(seat, head).rows) {
            if (figure.counter.title == title) {
                return figure.counter;
            }
        }
        return {};
    }

private Q_SLOTS:
    void aProgressTileIsDescribedThere()
    {
        dealWorked(4);
        touch(table().added().newProgress.at(1).id);
        QVERIFY(table().added().progress.open);
        QVERIFY(!table().added().city.open);
        // The page below is as it was.
        QVERIFY(!table().progress().sheet.open);
        QVERIFY(!table().added().progress.foot.take.enabled);
        QCOMPARE(table().added().progress.foot.take.why, u"The tile needs a name."_s);
        touch(u"added-name"_s, 0, u" Iron Hooks "_s);
        QCOMPARE(table().added().progress.foot.take.title, u"Add Iron Hooks"_s);
        touch(u"added-figure-gold"_s, 2);
        touch(u"added-scope-forest"_s);
        touch(u"added-figure-cubes"_s, 1);
        touch(u"added-mark-free"_s);
        touch(u"added-take"_s);
        QVERIFY(!table().added().progress.open);
        QCOMPARE(row(1, u"Progress"_s, u"Iron Hooks"_s).value, 1);
        // Known from now on, to all.
        QCOMPARE(row(0, u"Progress"_s, u"Iron Hooks"_s).value, 0);
        QVERIFY(!row(0, u"Progress"_s, u"Iron Hooks"_s).id.isEmpty());
        touch(u"correct-1-why"_s, 0, u"forgotten"_s);
        touch(u"correct-save"_s);
        QCOMPARE(lastAction(),
            u"{\"do\":\"adjust\",\"player\":1,\"set\":{\"progress\":[{\"name\":\"Iron "
            u"Hooks\",\"era\":1,\"gold\":2,"
            "\"per\":{\"forest\":{\"cubes\":1}},\"free\":true}]},\"why\":\"forgotten\"}"_s);
        touchAll(u"row-progress"_s);
        QVERIFY(std::ranges::any_of(table().progress().shelves.front().tiles,
            [](const RiseTile &tile) { return tile.choice.title == u"Iron Hooks"_s; }));
    }
    void aCityIsDescribedThere()
    {
        dealWorked(4);
        touch(table().added().newCity.at(2).id);
        QVERIFY(table().added().city.open);
        touch(u"added-figure-cost"_s, 5);
        touch(u"added-figure-vp"_s, 3);
        touch(u"added-others"_s);
        touch(u"added-figure-gold"_s, 1);
        touch(u"added-upkeep"_s);
        touch(u"added-take"_s);
        touch(u"correct-2-gold"_s, 9);
        touch(u"correct-save"_s);
        QCOMPARE(lastAction(),
            u"{\"do\":\"adjust\",\"player\":2,\"set\":{\"gold\":9,\"cities\":[{\"cost\":5,\"upkeep\":true,"
            u"\"gold\":1,"
            "\"vp\":3}]}}"_s);
    }
    /// Whatever is played at the time.
    void itIsThereInEveryPhase_data()
    {
        QTest::addColumn<int>("actions");
        QTest::newRow("rows of a B turn") << 32;
        QTest::newRow("settling") << 26;
        QTest::newRow("order") << 27;
        QTest::newRow("a new turn") << 30;
    }
    void itIsThereInEveryPhase()
    {
        QFETCH(int, actions);
        deal(u"4-players-worked-turn"_s, actions);
        const auto step = table().step();
        touch(u"added-new-progress-3"_s);
        touch(u"added-name"_s, 0, u"Iron Hooks"_s);
        touch(u"added-take"_s);
        touch(u"added-new-city-3"_s);
        touch(u"added-take"_s);
        QCOMPARE(table().step(), step);
        touch(u"correct-save"_s);
        QCOMPARE(head(), actions + 1);
        QVERIFY(lastAction().contains(u"Iron Hooks"_s));
        QVERIFY(lastAction().contains(u"\"cities\":["_s));
        QCOMPARE(table().step(), step);
    }
    void whoHasATileGetsNoSecondOne()
    {
        dealWorked(4);
        touch(u"added-new-progress-0"_s);
        touch(u"added-name"_s, 0, u"mining"_s);
        QVERIFY(!table().added().progress.foot.take.enabled);
        QCOMPARE(table().added().progress.foot.take.why, u"You already have mining."_s);
        QSignalSpy refused(m_table.get(), &GameTable::refused);
        touch(u"added-take"_s);
        QCOMPARE(refused.count(), 1);
        QVERIFY(table().added().progress.open);
        touch(u"added-era-2"_s);
        QVERIFY(table().added().progress.foot.take.enabled);
        touch(u"added-take"_s);
        // Of a later era, but there: it can be taken off again.
        QCOMPARE(row(0, u"Progress"_s, u"mining"_s).value, 1);
    }
    void leavingAddsNothing()
    {
        dealWorked(4);
        touch(u"added-new-city-0"_s);
        touch(u"added-figure-vp"_s, 3);
        QCOMPARE(table().added().city.foot.leave.title, u"Cancel"_s);
        touch(u"added-leave"_s);
        QVERIFY(!table().added().city.open);
        QVERIFY(!table().correct().save.enabled);
        QVERIFY(!table().correct().cancel.enabled);
    }
    /// A kill in the middle loses nothing.
    void itIsKeptWhileItIsDescribed()
    {
        dealWorked(4);
        touch(u"added-new-progress-1"_s);
        touch(u"added-name"_s, 0, u"Iron Hooks"_s);
        touch(u"added-figure-food"_s, 4);
        const auto before = table().added();
        m_table.reset();
        open();
        QCOMPARE(table().added(), before);
        touch(u"added-take"_s);
        m_table.reset();
        open();
        QCOMPARE(row(1, u"Progress"_s, u"Iron Hooks"_s).value, 1);
        QVERIFY(table().correct().save.enabled);
    }
    /// Two cities that cost the same are told apart.
    void whatATileBringsIsSaid()
    {
        dealWorked(4);
        for (const auto &figure : group(0, u"Cities"_s).rows) {
            QVERIFY(!figure.counter.note.isEmpty());
        }
    }
};
TALLYSTONE_SUITE(RiseCorrectTest)
#include "risecorrect_test.moc"
