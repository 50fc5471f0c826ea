// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/stone_age/options.h"
#include "app/stone_age/package.h"
#include "app/stone_age/telling.h"
#include "tests/app/stonetables.h"
#include "tests/suites.h"

#include <QSignalSpy>

using namespace StoneAge;
using namespace Qt::StringLiterals;

/// A table of Stone Age by taps: the village, gathering, feeding, the end.
class StoneTableTest : public StoneTables
{
    Q_OBJECT

private Q_SLOTS:
    void init() { deal({.players = 2}); }

    void startsInTheVillage()
    {
        QCOMPARE(table().step(), u"village"_s);
        QCOMPARE(table().name(), u"Ada"_s);
        QCOMPARE(table().stepMarks(), (QStringList{u"now"_s, u"todo"_s}));
        QCOMPARE(table().primaryText(), u"On to Ben"_s);
        QVERIFY(table().primaryQuiet());
        QVERIFY(!table().canUndo());
        QStringList ids;
        for (const auto &place : table().village().places) {
            ids << place.id.mid(6);
        }
        QCOMPARE(ids, u"hunt forest clay-pit quarry river tool-maker hut field building card"_s.split(u' '));
        QCOMPARE(place(u"building"_s).status, u"closed"_s);
    }

    /// Somebody took the last building of a stack.
    void theLastRoundIsKnown()
    {
        auto state = start(Setup{.players = 2});
        QVERIFY(!isLastRound(state));
        state.stacks[1] = 0;
        QVERIFY(isLastRound(state));
    }

    void aRollIsWorkedOutBeforeItCounts()
    {
        set(u"tool-1"_s, 2);
        gather(u"forest"_s, 3, {4, 6});
        QCOMPARE(dice(), (QList<int>{4, 6, 0}));
        QVERIFY(!table().primaryEnabled());
        QVERIFY(table().primaryText().startsWith(u"1 "_s));
        touch(u"key-1"_s);
        // 11 pips are 3 wood, with the tool 13 are 4 and 1 is over.
        QCOMPARE(table().roll().brings, u"+3"_s);
        QVERIFY(table().roll().suggestion.title.contains(u'4'));
        touch(u"tool-0"_s);
        QCOMPARE(table().roll().sum, u"11 + 2 = 13"_s);
        QCOMPARE(table().roll().brings, u"+4"_s);
        QVERIFY(table().roll().rest.startsWith(u"1 "_s));
        QVERIFY(!table().roll().suggestion.enabled);
        QCOMPARE(table().primaryText(), u"Take 4 wood"_s);
        QCOMPARE(head(), 1);
        table().primary();
        QCOMPARE(lastAction(),
            u"{\"do\":\"gather\",\"place\":\"forest\",\"people\":3,\"dice\":11,\"tools\":[0]}"_s);
        QCOMPARE(seat(0).stock.at(0), 4);
        QCOMPARE(place(u"forest"_s).status, u"used"_s);
        QVERIFY(place(u"forest"_s).note.contains(u'4'));
        QVERIFY(table().subtitle().contains(u"2 of 5"_s));
    }

    void manyDiceAreTypedAsTheirTotal()
    {
        QSignalSpy refused(&table(), &GameTable::refused);
        gather(u"hunt"_s, 5, {});
        QVERIFY(table().roll().byTotal);
        QCOMPARE(table().roll().title, u"Total of 5 dice"_s);
        QVERIFY(dice().isEmpty());
        // 5 dice show 5 to 30: no total begins with 4, and 31 is too much.
        touch(u"digit-4"_s);
        QCOMPARE(refused.count(), 1);
        touchAll(u"digit-3 digit-1"_s);
        QCOMPARE(refused.count(), 2);
        QCOMPARE(table().roll().typed, u"3"_s);
        QVERIFY(!table().primaryEnabled());
        touchAll(u"key-back digit-1 digit-4"_s);
        QCOMPARE(table().primaryText(), u"Take 7 food"_s);
        table().primary();
        QCOMPARE(seat(0).food, 19);
    }

    void theTotalOfDiceThatAreInIsKnown()
    {
        gather(u"forest"_s, 3, {6, 5});
        touch(u"by-total"_s);
        QCOMPARE(table().roll().typed, QString());
        // What was tapped is there again, unless another total was typed meanwhile.
        touch(u"by-faces"_s);
        QCOMPARE(dice(), (QList<int>{6, 5, 0}));
        touchAll(u"key-3 by-total"_s);
        QCOMPARE(table().roll().typed, u"14"_s);
        QCOMPARE(table().primaryText(), u"Take 4 wood"_s);
        touch(u"by-faces"_s);
        QCOMPARE(dice(), (QList<int>{6, 5, 3}));
        touchAll(u"by-total key-back digit-3 by-faces"_s);
        QCOMPARE(dice(), (QList<int>{0, 0, 0}));
    }

    void theVillageTakesOneTap()
    {
        for (const auto &[id, people] : {std::pair(u"tool-maker"_s, 4), std::pair(u"hut"_s, 2)}) {
            touch(u"place-"_s + id);
            QCOMPARE(table().step(), u"village"_s);
            QVERIFY(table().subtitle().contains(u"%1 of 5"_s.arg(people)));
        }
        QCOMPARE(seat(0).tools, (QList<int>{1, 0, 0}));
        QCOMPARE(seat(0).people, 6);
        // Two players use two of the three places.
        QSignalSpy refused(&table(), &GameTable::refused);
        touch(u"place-field"_s);
        QCOMPARE(refused.count(), 1);
        QCOMPARE(head(), 2);
        QCOMPARE(place(u"field"_s).status, u"closed"_s);
    }

    void aHuntBringsJewelsToo()
    {
        deal({.players = 2, .expansion = true});
        gather(u"hunt"_s, 4, {6, 6, 4, 1});
        QCOMPARE(table().roll().jewels.most, 8);
        touch(u"jewels"_s, 3);
        QCOMPARE(table().primaryText(), u"Take 5 food and 3 jewels"_s);
        table().primary();
        QCOMPARE(seat(0).food, 17);
        QCOMPARE(seat(0).stock.at(4), 4);
    }

    void jewelsThatWereWantedStayWithOtherDice()
    {
        deal({.players = 2, .expansion = true});
        gather(u"hunt"_s, 4, {6, 6, 4, 1});
        touch(u"jewels"_s, 5);
        touchAll(u"die-0 key-5"_s);
        QCOMPARE(table().roll().jewels.value, 5);
        // Two people with eleven pips bring no more than five.
        touch(u"number-2"_s);
        QCOMPARE(table().primaryText(), u"Take 5 jewels"_s);
        touchAll(u"die-0 key-1"_s);
        QCOMPARE(table().primaryText(), u"Take 3 jewels"_s);
        touchAll(u"key-back key-1"_s);
        QVERIFY(table().primaryText().startsWith(u"Take 1 jewel"_s));
    }

    void whatIsHalfEnteredIsGoneOnWith()
    {
        set(u"wood"_s, 5);
        const auto waiting = [&] { return table().village().waiting; };
        QCOMPARE(waiting(), QString());
        gather(u"hunt"_s, 2, {6});
        touch(u"leave"_s);
        QCOMPARE(waiting(), u"place-hunt"_s);
        QVERIFY(place(u"hunt"_s).chosen);
        QCOMPARE(place(u"hunt"_s).note, u"half entered"_s);
        QVERIFY(!place(u"forest"_s).chosen);
        QCOMPARE(table().unfinished(), u"Hunt: only half entered."_s);
        touch(waiting());
        QCOMPARE(dice(), (QList<int>{6, 0}));
        touchAll(u"key-6"_s);
        table().primary();
        QCOMPARE(waiting(), QString());
        // A card and a building come back as they were left, not as the list they were chosen from.
        takeCard(2, TopKind::DiceForAll, 1);
        touchAll(u"as-0 leave leave"_s);
        QCOMPARE(waiting(), u"place-card"_s);
        touch(waiting());
        QCOMPARE(table().step(), u"card"_s);
        QVERIFY(table().card().questions.picks.front().enabled);
        touchAll(u"leave leave place-building stack-1 tile-21"_s);
        touch(u"pay-wood"_s, 2);
        touchAll(u"leave leave"_s);
        QCOMPARE(waiting(), u"place-building"_s);
        touch(waiting());
        QCOMPARE(table().tile().payment.paid, u"2 wood"_s);
        table().primary();
        // With nobody left to send there is nothing to go on with.
        QCOMPARE(waiting(), u"place-card"_s);
        touch(u"place-hut"_s);
        QVERIFY(!place(u"card"_s).enabled);
        QCOMPARE(waiting(), QString());
        QCOMPARE(table().unfinished(), QString());
    }

    void feedingAsksOnlyWhoIsShort()
    {
        set(u"food"_s, 3);
        set(u"agriculture"_s, 2);
        set(u"people"_s, 7);
        set(u"wood"_s, 1);
        set(u"clay"_s, 4);
        QVERIFY(seat(0).mealNote.startsWith(u"2 "_s));
        QCOMPARE(seat(0).foodLeft, -2);
        table().primary();
        QCOMPARE(table().primaryText(), u"Feed everybody"_s);
        table().primary();
        QCOMPARE(table().step(), u"feed"_s);
        QCOMPARE(table().name(), u"Ada"_s);
        QCOMPARE(table().feed().meals.size(), 1);
        QCOMPARE(seat(1).food, 7);
        QCOMPARE(table().primaryText(), u"Feed with 1 wood and 1 clay"_s);
        touch(u"pay-wood"_s, 0);
        QVERIFY(!table().primaryEnabled());
        touch(u"pay-clay"_s, 9);
        QCOMPARE(table().feed().rows.at(1).value, 2);
        table().primary();
        QCOMPARE(table().step(), u"village"_s);
        QCOMPARE(table().round(), 2);
        QCOMPARE(table().name(), u"Ben"_s);
        // It is told for the whole round, so that nothing moves when the first thing is done.
        const auto headline = table().village().headline;
        QCOMPARE(headline, u"Round 1 is over. Ben starts the next one."_s);
        QVERIFY(table().village().news.size() > 1 && !table().village().harmed);
        touch(u"place-field"_s);
        QCOMPARE(table().village().headline, headline);
    }

    void hungerIsAChoice()
    {
        set(u"food"_s, 0);
        set(u"score"_s, 4);
        table().primary();
        table().primary();
        QVERIFY(!table().primaryEnabled());
        QSignalSpy struck(&table(), &GameTable::struck);
        touch(u"hungry"_s);
        QCOMPARE(struck.count(), 1);
        QCOMPARE(seat(0).parts.at(0), -6);
    }

    void aRefusedTapChangesNothingAndSaysWhy_data()
    {
        QTest::addColumn<QString>("place");
        for (const auto *place : {"forest", "tool-maker", "field"}) {
            QTest::newRow(place) << QString::fromLatin1(place);
        }
    }
    void aRefusedTapChangesNothingAndSaysWhy()
    {
        QFETCH(QString, place);
        gather(u"forest"_s, 1, {1});
        table().primary();
        touch(u"place-tool-maker"_s);
        touch(u"place-hut"_s);
        QSignalSpy refused(&table(), &GameTable::refused);
        const auto before = shown();
        touch(u"place-"_s + place);
        QCOMPARE(refused.count(), 1);
        QVERIFY(refused.first().at(0).toString().endsWith(u'.'));
        QVERIFY(refused.first().at(1).toBool());
        QCOMPARE(shown(), before);
    }

    void theForecastIsTheScore()
    {
        // 87 on the track, agriculture 6 × 3, tools 7 × 2, 6 buildings × 4, 8 people × 2, 5 symbols, 3
        // resources.
        const std::vector<std::pair<QString, int>> figures
            = {{u"score"_s, 87}, {u"agriculture"_s, 6}, {u"farmers"_s, 3}, {u"tool-1"_s, 3}, {u"tool-2"_s, 2},
                {u"tool-3"_s, 2}, {u"toolMakers"_s, 2}, {u"buildings"_s, 6}, {u"builders"_s, 4},
                {u"people"_s, 8}, {u"shamans"_s, 2}, {u"symbol-art"_s, 1}, {u"symbol-music"_s, 1},
                {u"symbol-time"_s, 1}, {u"symbol-weaving"_s, 1}, {u"symbol-writing"_s, 1}, {u"wood"_s, 3}};
        for (const auto &[figure, value] : figures) {
            set(figure, value);
        }
        QCOMPARE(seat(0).parts, (QList<int>{87, 18, 14, 24, 16, 25, 3}));
        QCOMPARE(seat(0).total, 187);
        QCOMPARE(seat(0).forecast, u"Score 87, cards 97, resources 3"_s);
        table().finish(u"late"_s);
        QVERIFY(table().over());
        QCOMPARE(table().ranking().front().total, 187);
        QCOMPARE(table().step(), u"over"_s);
    }

    void optionsAreThoseOfTheRules()
    {
        OptionRowsOf<Rules> options;
        QCOMPARE(options.minPlayers(), 2);
        QCOMPARE(options.maxPlayers(), 4);
        options.set(u"bonus-tiles"_s, 1);
        QCOMPARE(options.written(), Json::writeCompact(encode(Setup{})));
        options.set(u"expansion"_s, 1);
        options.set(u"bonus-tiles"_s, 1);
        options.setPlayers(5);
        QCOMPARE(options.maxPlayers(), 5);
        QCOMPARE(options.written(), Json::writeCompact(encode(Setup{5, true, true})));
        options.set(u"expansion"_s, 0);
        QCOMPARE(options.rows().size(), 1);
        options.set(u"expansion"_s, 1);
        QCOMPARE(options.rows().at(1).counter.value, 0);
    }

    void sampleGamesAreWholeGames()
    {
        for (unsigned seed = 1; seed <= 12; ++seed) {
            const auto record = StoneAge::Package::sampleGame({"Ada", "Ben", "Cleo"}, seed, INT_MAX);
            const auto outcome = GameOf<Rules>().outcome(record);
            QVERIFY(outcome);
            QVERIFY(!outcome->abandoned);
        }
        QVERIFY(GameOf<Rules>().outcome(StoneAge::Package::sampleGame({"Ada", "Ben"}, 3, 2))->abandoned);
    }
};
TALLYSTONE_SUITE(StoneTableTest)
#include "stonetable_test.moc"
