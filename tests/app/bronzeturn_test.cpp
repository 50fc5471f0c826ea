// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/language.h"
#include "tests/app/tables.h"
#include "tests/suites.h"

#include <QSignalSpy>

using namespace BronzeAge;
using namespace Qt::StringLiterals;

/// What a turn says, skips, keeps and takes back.
class BronzeTurnTest : public QObject
{
    Q_OBJECT

    std::optional<Store> m_store;
    std::int64_t m_id = 0;
    std::unique_ptr<BronzeTable> m_table;

    BronzeTable &table() { return *m_table; }
    void deal(const Setup &setup)
    {
        m_table.reset();
        m_store.emplace(Store::open(":memory:").value());
        m_id = Tables::create(*m_store, setup);
        reopen();
    }
    void reopen() { m_table = Tables::open(*m_store, m_id); }
    void dealWithTrade(Edition edition)
    {
        auto setup = setupFor(edition, 3);
        setup.trade = true;
        deal(setup);
    }
    void touch(const char *id, int number = 0) { table().touch(QString::fromLatin1(id), number); }
    void roll(const char *faces)
    {
        Tables::enter(table(), faces);
        table().primary();
    }
    void correct(int seat, std::initializer_list<std::pair<const char *, int>> changes)
    {
        Tables::correct(table(), seat, changes);
    }
    QStringList finishes()
    {
        QStringList list;
        for (const auto &row : table().build().finish) {
            list << row.title;
        }
        return list;
    }
    int foodOf(int seat)
    {
        return table().correct().sheets.at(seat).groups.front().rows.front().counter.value;
    }

private Q_SLOTS:
    void initTestCase() { QVERIFY(useLanguage(u"en"_s)); }
    void init() { deal(setupFor(Edition::Original, 2)); }

    // Nothing that was entered is thrown away.

    void aCorrectionIsKeptUntilItIsSavedOrGivenUp()
    {
        touch("correct-0-food", 9);
        touch("correct-1-food", 7);
        // It is another player's tab, or the way back: both are still there, after a kill too.
        reopen();
        QCOMPARE(foodOf(0), 9);
        QCOMPARE(foodOf(1), 7);
        roll("fwg");
        touch("city-4", 3);
        table().primary();
        QCOMPARE(table().name(), u"Ben"_s);
        QCOMPARE(foodOf(0), 9);
        QVERIFY(table().correct().save.enabled);
        touch("correct-save");
        QCOMPARE(table().seats().at(0).food, 9);
        QCOMPARE(table().seats().at(1).food, 7);
        QVERIFY(!table().correct().cancel.enabled);
        touch("correct-0-food", 2);
        touch("correct-cancel");
        QCOMPARE(foodOf(0), 9);
        QVERIFY(!table().correct().cancel.enabled);
    }

    void whatCannotBeSavedSaysWhy()
    {
        correct(1, {{"monument-step-pyramid", 3}});
        touch("correct-0-monument-step-pyramid", 3);
        touch("correct-0-first-step-pyramid", 1);
        QVERIFY(!table().correct().save.enabled);
        QCOMPARE(table().correct().sheets.at(0).note, u"Ben was first here."_s);
    }

    void aPreparedTradeIsKept()
    {
        dealWithTrade(Edition::Original);
        correct(0, {{"wood", 3}});
        correct(1, {{"stone", 3}});
        roll("fwg");
        QCOMPARE(table().step(), u"trade"_s);
        touch("give-wood", 1);
        touch("get-stone", 1);
        touch("trade");
        QCOMPARE(table().head(), 4);
        touch("give-wood", 2);
        QVERIFY(!table().unfinished().isEmpty());
        table().primary();
        QCOMPARE(table().step(), u"build"_s);
        // The one that was confirmed stays, and the one that was not is still there.
        table().undo();
        QCOMPARE(table().step(), u"trade"_s);
        QCOMPARE(table().head(), 4);
        QCOMPARE(table().trade().wares.front().give.value, 2);
        table().redo();
        touch("step-trade");
        QCOMPARE(table().step(), u"trade"_s);
        QCOMPARE(table().trade().wares.front().give.value, 2);
    }

    // The tray.

    void aFullTrayRefusesOneMoreFace()
    {
        Tables::enter(table(), "fwg");
        QSignalSpy refused(&table(), &GameTable::refused);
        touch("face-coins");
        QCOMPARE(refused.count(), 1);
        QCOMPARE(
            refused.takeFirst().at(0).toString(), u"All 3 dice are entered. Tap one of them to change it."_s);
        QCOMPARE(Tables::tray(table()), (QStringList{u"food"_s, u"workers"_s, u"good"_s}));
        touch("slot-1");
        touch("face-coins");
        QCOMPARE(Tables::tray(table()), (QStringList{u"food"_s, u"coins"_s, u"good"_s}));
        QCOMPARE(refused.count(), 0);
    }

    // Trading and swapping.

    void foodForFoodIsNoTrade()
    {
        dealWithTrade(Edition::Original);
        roll("fww");
        QCOMPARE(table().step(), u"build"_s);
    }

    void swapAndTradeAreTwoSteps()
    {
        dealWithTrade(Edition::LateBronze);
        QCOMPARE(table().stepNames(),
            (QStringList{u"Dice"_s, u"Result"_s, u"Build"_s, u"Swap"_s, u"Trade"_s, u"Buy"_s, u"Pass"_s}));
        correct(0, {{"wood", 1}, {"development-shipping", 1}, {"ships", 1}});
        roll("fwf");
        QCOMPARE(table().step(), u"build"_s);
        QCOMPARE(table().primaryText(), u"Next: swap"_s);
        table().primary();
        touch("swap-wood");
        touch("swap-cloth");
        QCOMPARE(table().seats().at(0).goods, (QList<int>{0, 0, 0, 1, 0}));
        QCOMPARE(table().primaryText(), u"Next: trade"_s);
        table().primary();
        QCOMPARE(table().step(), u"trade"_s);
        touch("give-cloth", 1);
        touch("get-food", 2);
        touch("trade");
        QCOMPARE(table().seats().at(0).goodsCount, 0);
    }

    /// What a trade brings can still be swapped, as long as a ship is left for it.
    void swapsComeAfterTradesToo()
    {
        dealWithTrade(Edition::LateBronze);
        correct(0, {{"wood", 1}, {"development-shipping", 1}, {"ships", 1}});
        correct(1, {{"stone", 1}});
        roll("fwf");
        table().primary();
        table().primary();
        QCOMPARE(table().step(), u"trade"_s);
        touch("give-wood", 1);
        touch("get-stone", 1);
        touch("trade");
        QCOMPARE(table().trade().swaps.title, u"Swap goods"_s);
        touch("swaps");
        QCOMPARE(table().step(), u"swap"_s);
        touch("swap-stone");
        touch("swap-cloth");
        QCOMPARE(table().seats().at(0).goods, (QList<int>{0, 0, 0, 1, 0}));
        table().primary();
        QCOMPARE(table().step(), u"trade"_s);
        QCOMPARE(table().trade().swaps.id, QString());
    }

    void stonesAtWorkRestOnceEngineeringIsCorrectedAway()
    {
        correct(0, {{"stone", 2}, {"development-engineering", 1}});
        roll("fww");
        touch("engineering", 1);
        QCOMPARE(table().build().workersLeft, 9);
        correct(0, {{"development-engineering", 0}});
        QCOMPARE(table().build().workersLeft, 6);
        touch("city-4", 2);
        QCOMPARE(table().build().cities.at(0).value, 2);
    }

    // What is proposed.

    void theBestPlacesAreProposedWithTheirPoints()
    {
        // Ben was first at the Step Pyramid: it is worth nothing any more, and a city brings a die.
        correct(1, {{"monument-step-pyramid", 3}});
        roll("fww");
        QCOMPARE(finishes(),
            (QStringList{u"Finish Stone Circle: 5 workers, +2"_s, u"Finish city 4: 3 workers"_s}));
        deal(setupFor(Edition::Original, 2));
        roll("fww");
        QCOMPARE(finishes(),
            (QStringList{u"Finish Stone Circle: 5 workers, +2"_s, u"Finish Step Pyramid: 3 workers, +1"_s}));
        touch("finish-10");
        QCOMPARE(finishes(), (QStringList{u"Finish city 4: 3 workers"_s, QString()}));
    }

    void twoCitiesAreTwoDice()
    {
        correct(0, {{"city-4", 2}, {"city-5", 3}});
        roll("fww");
        touch("city-4", 3);
        QCOMPARE(table().build().note, u"1 more die from the next turn"_s);
        touch("city-5", 4);
        QCOMPARE(table().build().note, u"2 more dice from the next turn"_s);
    }

    // The end of a turn.

    void aRevoltCountsTheGoodsItTakes()
    {
        deal(setupFor(Edition::Revised, 3));
        correct(0, {{"development-religion", 1}, {"city-4", 3}, {"city-5", 4}});
        correct(1, {{"wood", 2}, {"stone", 1}});
        Tables::enter(table(), "sssss");
        const auto victims = table().dice().preview.victims;
        QCOMPARE(victims.size(), 3);
        QVERIFY(!victims.at(0).shelter.isEmpty());
        QCOMPARE(victims.at(1).loss, u"All goods lost"_s);
        QCOMPARE(victims.at(1).goodsLost, u"−3"_s);
        QCOMPARE(victims.at(2).loss, u"No goods to lose"_s);
        QCOMPARE(victims.at(2).goodsLost, u"0"_s);
    }

    void allWhoLeadAreNamedBeforeTheEnd()
    {
        QCOMPARE(table().endNotes().front().text, u"No developments yet: 5 end the game"_s);
        correct(0, {{"development-leadership", 1}});
        QCOMPARE(table().endNotes().front().text, u"Ada has 1 of 5 developments"_s);
        correct(1, {{"development-coinage", 1}});
        QCOMPARE(table().endNotes().front().text, u"Ada and Ben have 1 of 5 developments each"_s);
    }

    void nothingToDiscardIsNoPage()
    {
        roll("ccf");
        touch("offer-irrigation");
        QCOMPARE(table().buy().payment.pay.note, u"Pass the dice"_s);
        touch("pay");
        QCOMPARE(table().name(), u"Ben"_s);
        QCOMPARE(table().step(), u"dice"_s);
        // One tap did it, one takes it back.
        table().undo();
        QCOMPARE(table().name(), u"Ada"_s);
        QCOMPARE(table().step(), u"buy"_s);
        QVERIFY(table().buy().paying);
        QCOMPARE(table().head(), 1);
    }

    void coinsThatBuyNothingAreSaidToBeLost()
    {
        roll("cwf");
        QCOMPARE(table().step(), u"build"_s);
        QCOMPARE(table().primaryHint(), u"3 workers and 7 coins will be lost"_s);
        touch("city-4", 3);
        QCOMPARE(table().primaryHint(), u"7 coins will be lost"_s);
        deal(setupFor(Edition::Original, 2));
        roll("cff");
        QCOMPARE(table().step(), u"pass"_s);
        QCOMPARE(table().primaryHint(), u"7 coins will be lost"_s);
    }

    void aloneThereIsNobodyToPassTo()
    {
        auto setup = setupFor(Edition::Original, 1);
        setup.soloRounds = 2;
        deal(setup);
        roll("ffg");
        QCOMPARE(table().primaryText(), u"Next round"_s);
        QCOMPARE(table().primaryHint(), u"The last round begins"_s);
        table().primary();
        roll("ffg");
        QCOMPARE(table().primaryText(), u"To the result"_s);
        table().primary();
        QVERIFY(table().over());
    }

    void aDisabledPassSaysHowManyAreTooMany()
    {
        correct(0, {{"wood", 8}});
        roll("fff");
        while (table().step() != u"pass") {
            table().primary();
        }
        QVERIFY(table().primaryEnabled());
        touch("keep-wood", 8);
        QVERIFY(!table().primaryEnabled());
        QCOMPARE(table().primaryHint(), u"2 goods too many"_s);
        touch("keep-wood", 5);
        QVERIFY(!table().primaryEnabled());
        QCOMPARE(table().primaryHint(), u"1 more good can be kept"_s);
    }

    void whatEndsTheGameSaysSo()
    {
        auto setup = setupFor(Edition::Original, 2);
        setup.endDevelopments = 1;
        deal(setup);
        roll("ccf");
        touch("offer-irrigation");
        QCOMPARE(table().buy().payment.pay.note, u"Pass the dice · The last round begins"_s);
        touch("pay");
        QVERIFY(table().lastRound());
        roll("ccf");
        touch("offer-irrigation");
        QCOMPARE(table().buy().payment.pay.note, u"To the result"_s);
        touch("cancel");
        // The page of the hand-over says it as well.
        deal(setup);
        correct(0, {{"wood", 8}, {"stone", 4}});
        roll("ccf");
        touch("offer-irrigation");
        QCOMPARE(table().buy().payment.pay.note, u"The last round begins"_s);
        touch("pay");
        QCOMPARE(table().step(), u"pass"_s);
        QCOMPARE(table().pass().endNote, u"The last round begins"_s);
        QCOMPARE(table().primaryHint(), u"The last round begins"_s);
    }

    // Back and forth.

    void undoAfterPassingWithWorkersLandsOnBuild()
    {
        roll("wwf");
        QVERIFY(table().primaryHint().startsWith(u"6 workers"_s));
        table().primary();
        QCOMPARE(table().name(), u"Ben"_s);
        table().undo();
        QCOMPARE(table().step(), u"build"_s);
        QCOMPARE(table().build().workersLeft, 6);
    }

    /// So it is where the touches are no longer kept.
    void aGameFromElsewhereIsTakenBackToBuild()
    {
        roll("wwf");
        table().primary();
        const auto log = m_store->log(m_id).value();
        deal(setupFor(Edition::Original, 2));
        QVERIFY(m_store->append(m_id, log, false, {}));
        reopen();
        table().undo();
        QCOMPARE(table().step(), u"build"_s);
        QCOMPARE(table().name(), u"Ada"_s);
    }

    void aPageOnceLeftCanBeComeBackTo()
    {
        correct(0, {{"city-4", 3}, {"food", 9}});
        roll("wccf");
        QCOMPARE(table().step(), u"build"_s);
        touch("city-5", 2);
        table().primary();
        QCOMPARE(table().step(), u"buy"_s);
        const auto ways = table().stepIds();
        QVERIFY(ways.contains(u"step-build"_s));
        QVERIFY(ways.contains(u"step-result"_s));
        QVERIFY(!ways.contains(u"step-dice"_s));
        touch("step-build");
        QCOMPARE(table().build().workersLeft, 1);
        QVERIFY(table().stepIds().contains(u"step-buy"_s));
        touch("city-5", 3);
        // What is planned is not left behind.
        QVERIFY(!table().stepIds().contains(u"step-buy"_s));
        table().primary();
        QCOMPARE(table().step(), u"buy"_s);
        touch("offer-irrigation");
        touch("pay");
        QCOMPARE(table().seats().at(0).cityBoxes.at(1), 3);
    }

    void aReplacedDieIsRestored()
    {
        Tables::enter(table(), "fw");
        touch("slot-0");
        touch("face-skull");
        table().undo();
        table().undo();
        QCOMPARE(Tables::tray(table()), (QStringList{u"food"_s, u"workers"_s, {}}));
    }

    void undoOfBuyNothingLandsOnBuy()
    {
        correct(0, {{"wood", 8}});
        roll("ccf");
        QCOMPARE(table().step(), u"buy"_s);
        table().primary();
        QCOMPARE(table().step(), u"pass"_s);
        table().undo();
        QCOMPARE(table().step(), u"buy"_s);
        deal(setupFor(Edition::Original, 2));
        roll("ccf");
        table().primary();
        QCOMPARE(table().name(), u"Ben"_s);
        table().undo();
        QCOMPARE(table().step(), u"buy"_s);
    }

    void diceComeBackInTheirOrderAndRedoBringsThem()
    {
        Tables::enter(table(), "wfg");
        const QStringList entered = {u"workers"_s, u"food"_s, u"good"_s};
        table().primary();
        table().undo();
        QCOMPARE(Tables::tray(table()), entered);
        for (int i = 0; i < 3; ++i) {
            table().undo();
        }
        QCOMPARE(Tables::tray(table()), QStringList(3));
        reopen();
        for (int i = 0; i < 3; ++i) {
            table().redo();
        }
        QCOMPARE(Tables::tray(table()), entered);
        table().redo();
        QCOMPARE(table().step(), u"build"_s);
    }

    void aCorrectionIsTakenBackWhereItWasMade()
    {
        roll("ssf");
        QCOMPARE(table().step(), u"result"_s);
        correct(0, {{"food", 9}});
        QCOMPARE(table().step(), u"result"_s);
        table().undo();
        QCOMPARE(table().step(), u"result"_s);
        QCOMPARE(table().head(), 1);
    }
};

TALLYSTONE_SUITE(BronzeTurnTest)
#include "bronzeturn_test.moc"
