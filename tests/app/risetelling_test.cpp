// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/home/shelf.h"
#include "tests/app/risetables.h"
#include "tests/suites.h"

#include <QSignalSpy>

using namespace Qt::StringLiterals;

/// What the table of Rise of Empires tells beside its pages: what was done, which disc was moved, where the
/// game is.
class RiseTellingTest : public RiseTables
{
    Q_OBJECT

    /// Before the first action of turn 2, which is Laurence's.
    static constexpr int SecondTurn = 30;

    std::unique_ptr<QSignalSpy> m_done;

    void dealWorked(int actions)
    {
        deal(u"4-players-worked-turn"_s, actions);
        if (table().step() == u"turn"_s) {
            touch(u"begin"_s);
        }
        m_done = std::make_unique<QSignalSpy>(m_table.get(), &GameTable::done);
    }
    /// What was said since the last time; empty if nothing was.
    QString said()
    {
        const auto last = m_done->isEmpty() ? QString() : m_done->last().front().toString();
        m_done->clear();
        return last;
    }

private Q_SLOTS:
    void whatWasDoneIsSaid()
    {
        dealWorked(SecondTurn);
        touchAll(u"row-territory"_s);
        QCOMPARE(said(), QString());
        touchAll(u"disc-2 pay-cubes pay-cubes tile-plains"_s);
        QCOMPARE(said(), u"Laurence: Plains, paid 4 gold and 2 cubes"_s);
        table().undo();
        table().redo();
        QCOMPARE(said(), QString());
    }
    void theEndOfATurnIsSaid()
    {
        dealWorked(24 + 2);
        table().primary();
        QCOMPARE(said(), u"The turn is settled"_s);
        touchAll(u"place-2 place-1 place-4"_s);
        QCOMPARE(said(), u"Robin: place 4"_s);
    }
    /// The last choice halves the cubes, and the last place begins an A turn.
    void theEndOfAnEraIsSaid()
    {
        const auto record = sample(u"4-players-worked-turn"_s);
        int halved = 0;
        int begun = 0;
        for (int i = 40; i < static_cast<int>(record.actions.size()) && begun == 0; ++i) {
            deal(record, i);
            m_done = std::make_unique<QSignalSpy>(m_table.get(), &GameTable::done);
            if (table().step() == u"keep"_s) {
                table().primary();
                halved += said().startsWith(u"Cubes halved: "_s) ? 1 : 0;
            } else if (table().step() == u"order"_s) {
                for (const auto &offer : table().offers()) {
                    if (offer.id.startsWith(u"place-"_s)) {
                        touch(offer.id);
                        break;
                    }
                }
                begun += said() == u"Discs of a new turn: 6 each"_s ? 1 : 0;
            }
        }
        QCOMPARE(halved, 1);
        QCOMPARE(begun, 1);
    }

    /// Rows by their places, circles from the left.
    void theDiscThatWasMoved()
    {
        dealWorked(0);
        QCOMPARE(table().rows().moved, RiseMovedDisc());
        touchAll(u"row-territory tile-hills"_s);
        QCOMPARE(table().rows().moved, (RiseMovedDisc{.seat = 0, .row = 1, .circle = 7}));
        touchAll(u"row-territory tile-hills"_s);
        QCOMPARE(table().rows().moved, (RiseMovedDisc{.seat = 1, .row = 1, .circle = 6}));
        dealWorked(SecondTurn);
        QCOMPARE(table().rows().moved, RiseMovedDisc());
        touchAll(u"row-territory disc-2 tile-plains"_s);
        QCOMPARE(table().rows().moved, (RiseMovedDisc{.seat = 0, .row = 1, .circle = 6, .back = true}));
    }

    /// Whoever looks for a turn finds it by what it was.
    void turnsInTheLog()
    {
        deal(u"4-players-worked-turn"_s, 62);
        QStringList titles;
        for (const auto &turn : table().log()) {
            titles.prepend(turn.title);
        }
        QCOMPARE(titles.first(), u"Laurence, I A, action 1"_s);
        QCOMPARE(titles.at(5), u"Fred, I A, action 2"_s);
        QCOMPARE(titles.at(24), u"I A, Settle"_s);
        QCOMPARE(titles.at(25), u"Fred, I A, Order"_s);
        const auto keeps = titles.filter(u"I B, End of era"_s);
        QCOMPARE(QSet<QString>(keeps.begin(), keeps.end()).size(), keeps.size());
        QVERIFY(keeps.size() > 1);
    }
    /// A round of other games is a turn of this one.
    void theHomePageSaysWhichTurn()
    {
        dealWorked(0);
        QCOMPARE(Shelf(*m_store, Tables::clock).running().first().note, u"Turn 1, I A"_s);
        dealWorked(SecondTurn);
        QCOMPARE(Shelf(*m_store, Tables::clock).running().first().note, u"Turn 2, I B"_s);
    }
    /// On the table places go by the points that stand there, not by what gold would be worth at the end.
    void placesOnTheTrack()
    {
        dealWorked(SecondTurn);
        QList<QPair<int, int>> places;
        for (const auto &seat : table().track()) {
            places << qMakePair(seat.rank, seat.vp);
        }
        QCOMPARE(places, (QList<QPair<int, int>>{{1, 8}, {2, 5}, {3, 4}, {3, 4}}));
        auto atHome = Shelf(*m_store, Tables::clock).running().first().totals;
        std::ranges::sort(atHome, std::greater());
        QCOMPARE(atHome, (QList<int>{8, 5, 4, 4}));
        dealWorked(static_cast<int>(sample(u"4-players-worked-turn"_s).actions.size()));
        QVERIFY(table().over());
        const auto ended = table().track();
        QVERIFY(std::ranges::is_sorted(ended, {}, &RiseSeat::rank));
        QVERIFY(std::ranges::is_sorted(ended, std::ranges::greater(), &RiseSeat::total));
    }
    void allSettleAtOnce()
    {
        dealWorked(24 + 1);
        QCOMPARE(table().together(), TableLine());
        dealWorked(24 + 2);
        QCOMPARE(table().together(), (TableLine{u"Settle"_s, u"roe-era"_s}));
        QCOMPARE(table().moment(), u"Turn 1, I A: Settle"_s);
    }
    void thePhoneInTheMiddle()
    {
        dealWorked(SecondTurn);
        QCOMPARE(table().moment(), u"Turn 2, I B: Laurence, action 1 of 6"_s);
        QCOMPARE(table().stand().order, (QList<int>{0, 1, 3, 2}));
        QStringList notes;
        for (const auto &row : table().stand().rows) {
            notes << row.choice.note;
            QVERIFY(row.choice.id.isEmpty());
        }
        QCOMPARE(notes.join(u", "_s), u"costs 5, costs 2, no disc of yours, costs 1, costs 1"_s);
        dealWorked(24 + 2);
        QVERIFY(table().stand().rows.isEmpty());
    }

    /// What pays for the disc is not eaten.
    void foodThatIsPaidIsNotThereAtSettling()
    {
        dealWorked(SecondTurn);
        touchAll(u"row-territory"_s);
        QCOMPARE(table().territory().outlook.title, u"7 − 12 = 0"_s);
        touchAll(u"pay-food pay-food"_s);
        QCOMPARE(table().territory().outlook.title, u"5 − 12 = 0"_s);
    }
    /// Whoever holds a territory wants to know what it would change.
    void aHeldTerritory()
    {
        dealWorked(0);
        QCOMPARE(table().explain(u"hills"_s).last(),
            u"With one more you will have after this turn: 13 food instead of 16 and 8 cubes instead of 5."_s);
        dealWorked(SecondTurn);
        QCOMPARE(table().explain(u"hills"_s).mid(2),
            (QStringList{
                u"With one more you will have after this turn: 11 resources instead of 10, 25 cubes instead "
                "of 22 and 4 points instead of 6."_s,
                u"You would be 5 food short and lose 4 points."_s}));
    }

    /// A region that is described while an earlier turn is entered anew is one of the whole game.
    void aRegionInAChangedTurn()
    {
        dealWorked(SecondTurn);
        const auto regions = [](const RiseTable &table) {
            QStringList names;
            for (const auto &era : table.regions().eras) {
                for (const auto &region : era.regions) {
                    names << region.choice.title;
                }
            }
            return names;
        };
        const auto all = regions(table()).size();
        // The first disc that put cubes on the map.
        const auto before = m_store->log(m_id).value();
        int first = 0;
        while (!before.at(static_cast<std::size_t>(first)).action.starts_with("{\"do\":\"empire\"")) {
            ++first;
        }
        table().change()->begin(first);
        table().change()->playAgain();
        auto &copy = dynamic_cast<RiseTable &>(*table().change()->copy());
        copy.touch(u"region-add"_s);
        copy.touch(u"region-name"_s, 0, u"Atlantis"_s);
        copy.touch(u"region-done"_s);
        QCOMPARE(regions(copy).size(), all + 1);
        QCOMPARE(regions(table()), regions(copy));
        touch(u"region-add"_s);
        touch(u"region-done"_s, 0, u"Mu"_s);
        QCOMPARE(regions(table()).size(), all + 2);
        QCOMPARE(regions(table()), regions(copy));

        // Another row takes the cubes back that were laid out.
        for (const auto &id : u"leave row-territory leave row-empire place-atlantis primary"_s.split(u' ')) {
            copy.touch(id);
        }
        QVERIFY(table().change()->entered());
        table().change()->accept();
        QVERIFY(m_store->log(m_id).value().at(static_cast<std::size_t>(first)).action.find("atlantis")
            != std::string::npos);
        table().undo();
        QVERIFY(m_store->log(m_id).value() == before);
        QCOMPARE(regions(table()).size(), all + 2);
    }
    void aRegionThatLaterTurnsNeedStays()
    {
        dealWorked(SecondTurn);
        table().change()->begin(0);
        table().change()->playAgain();
        auto &copy = dynamic_cast<RiseTable &>(*table().change()->copy());
        const auto all = table().map().regions.rows.size();
        QSignalSpy refused(&copy, &GameTable::refused);
        copy.touch(u"region-edit-balkans"_s);
        copy.touch(u"region-remove"_s);
        QCOMPARE(refused.count(), 1);
        QCOMPARE(copy.map().regions.rows.size(), all);
        QCOMPARE(table().map().regions.rows.size(), all);
    }
};
TALLYSTONE_SUITE(RiseTellingTest)
#include "risetelling_test.moc"
