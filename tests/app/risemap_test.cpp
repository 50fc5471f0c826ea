// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rise_of_empires/riseoptions.h"
#include "app/table/memotext.h"
#include "app/words/language.h"
#include "db/memory.h"
#include "tests/app/risetables.h"
#include "tests/suites.h"

#include <QSignalSpy>

using namespace Qt::StringLiterals;

/// The map of Rise of Empires by taps: cubes, battles, free actions, how turns begin, how regions are
/// described.
class RiseMapTest : public RiseTables
{
    Q_OBJECT

    static constexpr auto Worked = "4-players-worked-turn";

    RiseRegion region(const QString &title)
    {
        return rowOf(table().step() == u"empire"_s ? table().empire().map : table().map().regions, title);
    }
    static RiseRegion rowOf(const RiseRegionTable &map, const QString &title)
    {
        for (const auto &row : map.rows) {
            if (row.choice.title == title) {
                return row;
            }
        }
        return {};
    }
    /// "2 1 ·": who has how many.
    static QString cubes(const RiseRegion &row)
    {
        QStringList list;
        for (const auto &cell : row.cells) {
            list << (cell.choice.count == 0 ? u"·"_s : QString::number(cell.choice.count));
        }
        return list.join(u' ');
    }
    QStringList regionNames()
    {
        QStringList list;
        for (const auto &row : table().map().regions.rows) {
            list << row.choice.title;
        }
        return list;
    }
    /// One touch each, "cubes=3" with its number; tells how many there were.
    int tapAll(const QString &taps)
    {
        const auto all = taps.split(u' ');
        for (const auto &tap : all) {
            const auto parts = tap.split(u'=');
            touch(parts.front(), parts.size() > 1 ? parts.back().toInt() : 0);
        }
        return static_cast<int>(all.size());
    }
    void remember(const RiseOfEmpires::Region &region)
    {
        Memory(*m_store).remember("rise-of-empires", {"region", memoText(region)}, Tables::clock()).value();
    }

private Q_SLOTS:
    void initTestCase() { QVERIFY(useLanguage(u"en"_s)); }

    /// The tap budget of the worked turn of the rules.
    void cubesOfTheWorkedTurn_data()
    {
        QTest::addColumn<int>("before");
        QTest::addColumn<QString>("taps");
        QTest::addColumn<int>("budget");
        QTest::addColumn<QString>("action");
        QTest::newRow("two regions")
            << 5
            << u"row-empire place-balkans place-balkans place-mediterranean place-mediterranean primary"_s
            << 6 << u"\"number\":2,\"water\":true,\"place\":{\"balkans\":2,\"mediterranean\":2}"_s;
        QTest::newRow("and a battle")
            << 10
            << u"row-empire place-western-europe place-western-europe place-mediterranean place-mediterranean attack-1-mediterranean primary"_s
            << 7
            << u"\"number\":2,\"water\":true,\"place\":{\"western-europe\":2,\"mediterranean\":2},\"battles\":[{\"region\":\"mediterranean\",\"against\":1,\"own\":0,\"other\":1}]"_s;
        QTest::newRow("three regions")
            << 21
            << u"row-empire place-asia-minor place-asia-minor place-near-east place-near-east place-easternmost primary"_s
            << 7 << u"\"number\":3,\"place\":{\"asia-minor\":2,\"near-east\":2,\"easternmost\":1}"_s;
        QTest::newRow("any number")
            << 22
            << u"row-empire place-western-europe cubes=3 place-north-africa-west cubes=2 attack-2-western-europe primary"_s
            << 7
            << u"\"number\":2,\"place\":{\"western-europe\":3,\"north-africa-west\":2},\"battles\":[{\"region\":\"western-europe\",\"against\":2,\"own\":0,\"other\":1}]"_s;
        QTest::newRow("one cube") << 23 << u"row-empire place-asia-minor primary"_s << 3
                                  << u"\"number\":1,\"place\":{\"asia-minor\":1}"_s;
        QTest::newRow("removing a cube")
            << 11 << u"free free-remove-1-mediterranean free-use"_s << 3
            << u"\"player\":2,\"tile\":0,\"remove\":[{\"region\":\"mediterranean\",\"player\":1,\"count\":1}]"_s;
        QTest::newRow("as last time")
            << 15 << u"free free-use"_s << 2
            << u"\"player\":2,\"tile\":1,\"give\":{\"gold\":1},\"get\":{\"resources\":1}"_s;
    }
    void cubesOfTheWorkedTurn()
    {
        QFETCH(int, before);
        QFETCH(QString, taps);
        QFETCH(QString, action);
        deal(QLatin1String(Worked), before);
        QTEST(tapAll(taps), "budget");
        QCOMPARE(head(), before + 1);
        const auto kind = taps.startsWith(u"free"_s) ? u"free"_s : u"empire"_s;
        QCOMPARE(lastAction(), u"{\"do\":\"%1\",%2}"_s.arg(kind, action));
    }

    void theTableShowsWhoIsFirstThen()
    {
        deal(QLatin1String(Worked), 10);
        tapAll(u"row-empire place-western-europe place-western-europe place-mediterranean cubes=2"_s);
        QCOMPARE(table().empire().head.caption, u"4 of 5 cubes placed"_s);
        QCOMPARE(cubes(region(u"Mediterranean"_s)), u"· 2 2 ·"_s);
        QCOMPARE(region(u"Mediterranean"_s).becomes, u"tied"_s);
        QCOMPARE(region(u"Mediterranean"_s).cells.at(1).choice.status, u"tied"_s);
        touch(u"attack-1-mediterranean"_s);
        const auto sea = region(u"Mediterranean"_s);
        QCOMPARE(cubes(sea), u"· 1 2 ·"_s);
        QCOMPARE(sea.cells.at(1).change, u"−1"_s);
        QVERIFY(sea.cells.at(1).lost);
        QCOMPARE(sea.cells.at(2).change, u"+2"_s);
        QCOMPARE(sea.cells.at(2).choice.status, u"first"_s);
        QCOMPARE(sea.cells.at(1).choice.status, u"second"_s);
        QVERIFY(sea.changes);
        QCOMPARE(sea.was, u"malachite"_s);
        QCOMPARE(sea.becomes, u"madder"_s);
        QCOMPARE(sea.choice.spoken,
            u"Mediterranean, sea, first 2 points, second 1, yields 2 food. Fred 1, Robin 2. First was Fred, is Robin"_s);
        QVERIFY(region(u"Western Europe"_s).was.isEmpty());
        QCOMPARE(table().primaryText(), u"Place 4"_s);
        QCOMPARE(table().primaryHint(), u"1 battle"_s);
        // Tapped again, it is gone; other losses are a step each.
        touch(u"attack-1-mediterranean"_s);
        QVERIFY(table().empire().battles.isEmpty());
        tapAll(u"attack-1-mediterranean battle-own-0=1 battle-other-0=2"_s);
        QCOMPARE(cubes(region(u"Mediterranean"_s)), u"· · 1 ·"_s);
        // The last cube of the pool, and no more than there are.
        touch(u"place-balkans"_s);
        touch(u"place-balkans"_s);
        QCOMPARE(table().empire().head.caption, u"5 of 5 cubes placed"_s);
        QCOMPARE(cubes(region(u"Balkans"_s)), u"· 2 1 ·"_s);
        // Without its cubes there is nobody to attack.
        tapAll(u"place-mediterranean cubes=0"_s);
        QVERIFY(table().empire().battles.isEmpty());
        // Nothing happened, and what is laid out is still there.
        tapAll(u"leave row-empire"_s);
        QCOMPARE(table().empire().head.caption, u"3 of 5 cubes placed"_s);
    }

    void aTileSaysWhereItLeads()
    {
        deal(QLatin1String(Worked), 5);
        const QSignalSpy tookBack(&table(), &GameTable::tookBack);
        touch(u"row-empire"_s);
        // Its title, without what is told of it to those who do not see it.
        table().undo();
        QCOMPARE(tookBack.at(0).at(0), u"Undone: Empire"_s);
        table().redo();
        QVERIFY(table().empire().tiles.isEmpty());
        QCOMPARE(region(u"Persia"_s).choice.note, u"opens in era II"_s);
        QVERIFY(!region(u"Persia"_s).choice.why.isEmpty());
        QVERIFY(!isOffered(u"place-persia"_s));
        QVERIFY(isOffered(u"place-mediterranean"_s));
        tapAll(u"new-tile tile-number=2 tile-own-0=1 tile-other-0=2"_s);
        QVERIFY(table().empire().described.open);
        // What lies below cannot be touched.
        QVERIFY(!isOffered(u"place-balkans"_s) && !isOffered(u"primary"_s) && !isOffered(u"leave"_s));
        touch(u"tile-take"_s);
        QVERIFY(!table().empire().described.open);
        QCOMPARE(table().empire().tiles.size(), 1);
        table().undo();
        QCOMPARE(tookBack.at(1).at(0), u"Undone: an empire tile"_s);
        table().redo();
        QCOMPARE(table().empire().tiles.front().note, u"1 : 2"_s);
        QCOMPARE(region(u"Mediterranean"_s).choice.note, u"needs water"_s);
        tapAll(u"place-balkans place-near-east"_s);
        QCOMPARE(region(u"Easternmost"_s).choice.note, u"2 regions at most"_s);
        QVERIFY(isOffered(u"place-balkans"_s));
        table().primary();
        QCOMPARE(
            lastAction(), u"{\"do\":\"empire\",\"number\":2,\"place\":{\"balkans\":1,\"near-east\":1}}"_s);
        // It comes back as a button, with its losses, for who plays next.
        touch(u"row-empire"_s);
        QCOMPARE(table().empire().tiles.size(), 1);
        tapAll(u"place-balkans attack-1-balkans"_s);
        QCOMPARE(table().empire().battles.front().own.value, 0);
        touch(u"tile-2-1-2"_s);
        QCOMPARE(table().empire().battles.front().own.value, 1);
        QCOMPARE(table().empire().battles.front().other.value, 2);
    }

    void allCubesComeBackFirst()
    {
        deal(QLatin1String(Worked), 23);
        touch(u"row-empire"_s);
        QCOMPARE(table().empire().head.discOnly.id, u"withdraw"_s);
        QCOMPARE(table().empire().discOnly.id, u"idle"_s);
        const int pool = stock(1, u"cubes"_s);
        touch(u"withdraw"_s);
        // Two in the Balkans.
        QCOMPARE(table().empire().head.caption, u"0 of %1 cubes placed"_s.arg(pool + 2));
        QCOMPARE(cubes(region(u"Balkans"_s)), u"· · · ·"_s);
        QCOMPARE(table().primaryText(), u"Take all back"_s);
        tapAll(u"place-asia-minor primary"_s);
        QCOMPARE(lastAction(),
            u"{\"do\":\"empire\",\"number\":1,\"withdraw\":true,\"place\":{\"asia-minor\":1}}"_s);
    }

    void aFreeActionMayDoSomethingElse()
    {
        deal(QLatin1String(Worked), 11);
        QCOMPARE(table().primaryText(), u"Free: Robin"_s);
        touch(u"free"_s);
        auto free = table().free();
        QVERIFY(free.open);
        QCOMPARE(free.caption, u"Robin, until Théo acts"_s);
        QCOMPARE(free.colour, u"madder"_s);
        // Only where somebody else has cubes.
        QCOMPARE(free.map.rows.size(), 2);
        QVERIFY(!free.use.enabled && !free.use.why.isEmpty());
        touch(u"free-remove-1-balkans"_s);
        QCOMPARE(cubes(rowOf(table().free().map, u"Balkans"_s)), u"· 1 · ·"_s);
        touch(u"free-remove-1-balkans"_s);
        QCOMPARE(cubes(rowOf(table().free().map, u"Balkans"_s)), u"· · · ·"_s);
        touch(u"free-remove-1-balkans"_s);
        QCOMPARE(cubes(rowOf(table().free().map, u"Balkans"_s)), u"· 2 · ·"_s);
        touch(u"free-tile-2-1"_s);
        free = table().free();
        QCOMPARE(free.sectionNote, u"as last time"_s);
        QCOMPARE(free.goods.front().value, -1);
        touch(u"free-good-food"_s, 2);
        QVERIFY(table().free().sectionNote.isEmpty());
        tapAll(u"free-map free-place-balkans free-use"_s);
        QCOMPARE(lastAction(),
            u"{\"do\":\"free\",\"player\":2,\"tile\":1,\"give\":{\"gold\":1},\"place\":{\"balkans\":1},\"get\":{\"resources\":1,\"food\":2}}"_s);
        QVERIFY(!table().free().open);
        // And that is how it will be proposed.
        table().undo();
        touch(u"free-cancel"_s);
        tapAll(u"free free-tile-2-1"_s);
        QVERIFY(table().free().goods.isEmpty());
        QCOMPARE(table().free().use.title, u"Use Trading Post"_s);
    }

    void aTurnBeginsWithWhatIsDoneOnTheTable_data()
    {
        QTest::addColumn<QString>("sample");
        QTest::addColumn<int>("actions");
        QTest::addColumn<QString>("title");
        QTest::addColumn<QStringList>("chores");
        QTest::newRow("four, turn 2") << u"4-players-worked-turn"_s << 30 << u"Turn 2 begins"_s
                                      << QStringList{u"Empire tiles back to their track"_s,
                                             u"Turn up 8 progress tiles: the others stay beside the board"_s,
                                             u"Turn up 10 territory tiles"_s,
                                             u"Turn up 5 city tiles: wonders not taken go back to the box"_s};
        QTest::newRow("two, era II")
            << u"2-players-default-regions"_s << 30 << u"Era II begins"_s
            << QStringList{u"Empire tiles on their other face"_s,
                   u"Turn up 8 progress tiles: unclaimed tiles go into the box, red edges stay"_s,
                   u"Turn up 10 territory tiles"_s, u"Turn up 5 city tiles"_s};
        QTest::newRow("five, era III")
            << u"5-players"_s << 157 << u"Era III begins"_s
            << QStringList{u"Empire tiles back to their track"_s,
                   u"Turn up 8 progress tiles: the others stay beside the board"_s,
                   u"Turn up 8 city tiles: wonders not taken go back to the box"_s};
    }
    void aTurnBeginsWithWhatIsDoneOnTheTable()
    {
        QFETCH(QString, sample);
        QFETCH(int, actions);
        QFETCH(QStringList, chores);
        deal(sample, actions);
        QCOMPARE(table().step(), u"turn"_s);
        const auto page = table().turn();
        QTEST(page.title, "title");
        QStringList told;
        for (const auto &chore : page.chores) {
            const bool often = chore.caption.isEmpty() || chore.caption.startsWith(u"trade discs"_s);
            told << (often ? chore.title : chore.title + u": "_s + chore.caption);
        }
        QCOMPARE(told, chores);
        QCOMPARE(page.regionsTitle.isEmpty(), page.title.startsWith(u"Turn"_s));
        table().primary();
        QCOMPARE(table().step(), u"rows"_s);
        QCOMPARE(head(), actions);
    }

    void regionsOfAnEraComeWithIt()
    {
        deal(u"2-players-default-regions"_s, 29);
        remember({.id = "persia", .name = "Persia", .era = 2, .first = 4, .second = 2});
        remember({.id = "britain", .name = "Britain", .era = 3, .first = 5, .second = 3});
        open();
        QCOMPARE(regionNames().size(), 8);
        touch(u"place-1"_s);
        QCOMPARE(table().step(), u"turn"_s);
        QCOMPARE(table().turn().added.title, u"1 region is added"_s);
        QCOMPARE(regionNames().mid(8), QStringList{u"Persia"_s});
        open();
        QCOMPARE(table().step(), u"turn"_s);
        QCOMPARE(regionNames().mid(8), QStringList{u"Persia"_s});
        tapAll(u"begin row-empire"_s);
        QVERIFY(isOffered(u"place-persia"_s));
        tapAll(u"place-persia primary"_s);
        QCOMPARE(head(), 31);
        // An undo leaves the map as it is described.
        table().undo();
        table().undo();
        QCOMPARE(regionNames().size(), 9);
        open();
        QCOMPARE(regionNames().size(), 9);
        QVERIFY(table().canRedo());
    }

    void aRegionIsAddedWhileTheGameRuns()
    {
        deal(u"2-players-default-regions"_s, 31);
        const auto before = table().canUndo();
        tapAll(u"row-empire region-add region-first=4 region-second=2 region-yield-gold region-amount=3"_s);
        QVERIFY(table().regions().entry.open);
        QVERIFY(!table().regions().entry.name.id.isEmpty());
        // It needs a name.
        touch(u"region-done"_s);
        QVERIFY(table().regions().entry.open);
        touch(u"region-done"_s, 0, u" Persia "_s);
        QVERIFY(!table().regions().entry.open);
        QCOMPARE(regionNames().mid(8), QStringList{u"Persia"_s});
        QCOMPARE(table().map().regions.rows.back().points, u"4 / 2"_s);
        QCOMPARE(table().map().regions.rows.back().yield.text, u"3"_s);
        // What is half entered stays, and undo is about that alone.
        QCOMPARE(table().step(), u"empire"_s);
        table().undo();
        QCOMPARE(table().step(), u"rows"_s);
        QCOMPARE(table().canUndo(), before);
        QVERIFY(!table().regions().entry.open);
        open();
        QCOMPARE(regionNames().mid(8), QStringList{u"Persia"_s});
        // Another of the same name has an id of its own, and either may go as long as no cube was there.
        tapAll(u"region-add"_s);
        touch(u"region-done"_s, 0, u"Persia"_s);
        QCOMPARE(regionNames().size(), 10);
        tapAll(u"row-empire place-persia-2 primary region-edit-persia region-remove"_s);
        QCOMPARE(regionNames().mid(8), QStringList{u"Persia"_s});
        QVERIFY(lastAction().contains(u"persia-2"_s));
        QCOMPARE(table().map().regions.rows.back().cells.size(), 2);
        touch(u"region-edit-persia-2"_s);
        QVERIFY(!table().regions().entry.remove.enabled);
        QVERIFY(!table().regions().entry.remove.why.isEmpty());
        touch(u"region-remove"_s);
        QCOMPARE(regionNames().size(), 9);
        const auto now = table().record();
        open();
        QVERIFY(table().record() == now);
        // It is offered in the next game's second era.
        QCOMPARE(Memory(*m_store).recall("rise-of-empires", "region").value().size(), std::size_t(2));
    }

    /// What was undone holds nobody up: cubes that no longer lie there keep no region.
    void anUndoneActionKeepsNoRegion()
    {
        deal(u"2-players-default-regions"_s, 31);
        tapAll(u"row-empire region-add"_s);
        touch(u"region-done"_s, 0, u"Persia"_s);
        touch(u"region-edit-persia"_s);
        const auto before = table().regions();
        QVERIFY(before.entry.remove.enabled);
        tapAll(u"region-cancel place-persia primary region-edit-persia"_s);
        QVERIFY(!table().regions().entry.remove.enabled);
        touch(u"region-cancel"_s);
        const int done = head();
        table().undoSeveral(1);
        QCOMPARE(head(), done - 1);
        touch(u"region-edit-persia"_s);
        QVERIFY(table().regions() == before);
        touch(u"region-remove"_s);
        QCOMPARE(regionNames().size(), 8);
    }

    void figuresOfARegionAreCorrected()
    {
        deal(QLatin1String(Worked), 27);
        QCOMPARE(stock(3, u"vp"_s), 8);
        QCOMPARE(table().regions().eras.front().regions.at(5).choice.note, u"check the second value"_s);
        touch(u"region-edit-near-east"_s);
        QCOMPARE(table().regions().entry.done.title, u"Next: Easternmost"_s);
        // Théo is first there.
        touch(u"region-first"_s, 3);
        touch(u"region-done"_s);
        QCOMPARE(table().regions().entry.name.text, u"Easternmost"_s);
        QCOMPARE(stock(3, u"vp"_s), 9);
        touch(u"region-cancel"_s);
        QVERIFY(table().regions().eras.front().regions.at(5).choice.note.isEmpty());
        // With 4 points Fred would not choose first any more: what was chosen since would not hold.
        touch(u"place-2"_s);
        touch(u"region-edit-balkans"_s);
        touch(u"region-first"_s, 9);
        QVERIFY(!table().regions().entry.done.enabled);
        const auto before = table().record();
        touch(u"region-done"_s);
        QVERIFY(table().record() == before);
        QVERIFY(table().regions().entry.open);
    }

    void regionsOfANewGame()
    {
        RiseOptions options;
        options.setPlayers(3);
        QCOMPARE(options.written(), "{}");
        QCOMPARE(options.regionsText(), u"8 regions of era I"_s);
        options.touch(u"region-edit-balkans"_s);
        options.touch(u"region-second"_s, 2);
        options.touch(u"region-done"_s);
        QCOMPARE(options.regions().entry.name.text, u"Asia Minor"_s);
        options.touch(u"region-cancel"_s);
        const auto written = options.written();
        QVERIFY(written.find("\"id\":\"balkans\",\"name\":\"Balkans\",\"era\":1,\"first\":2,\"second\":2")
            != std::string::npos);
        RiseOptions again;
        again.read(written, 3);
        QCOMPARE(again.written(), written);
        // Those of later eras come when theirs begins.
        again.read(Json::writeCompact(sample(QLatin1String(Worked)).options), 4);
        QCOMPARE(again.written(), "{}");
        QVERIFY(!again.chores().isEmpty());
    }
};

TALLYSTONE_SUITE(RiseMapTest)
#include "risemap_test.moc"
