// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bronze_age/words/help.h"
#include "app/bronze_age/words/log.h"
#include "app/bronze_age/words/texts.h"
#include "app/words/lists.h"
#include "model/bronze_age/rules.h"
#include "tests/app/wording.h"
#include "tests/model/bronze_age/randomplayer.h"
#include "tests/suites.h"

#include <bitset>

using namespace BronzeAge;
using namespace Qt::StringLiterals;
using namespace Wording;

/// The Bronze Age in words, in every language.
class WordsTest : public QObject
{
    Q_OBJECT

    static QStringList names() { return {u"Léa"_s, u"Marc"_s, u"Inès"_s, u"Tom"_s}; }

    static QStringList story(const State &before, const Action &action)
    {
        QStringList texts;
        for (const auto &line :
            tell(before, action, BronzeAge::apply(before, action).value().events, names())) {
            texts << line.text;
        }
        return texts;
    }
    static State game(int players, Edition edition = Edition::Original)
    {
        auto state = start(setupFor(edition, players));
        state.phase = Phase::Build;
        return state;
    }

    static void explainAll(const State &state)
    {
        const auto each = [&](const auto &ids) {
            for (const auto id : ids) {
                const auto topic = explain(id, state);
                QVERIFY(reads(topic.title));
                QVERIFY(!topic.paragraphs.isEmpty());
                for (const auto &paragraph : topic.paragraphs) {
                    QVERIFY2(reads(paragraph), qPrintable(paragraph));
                }
            }
        };
        each(ids<Face>);
        each(ids<Ware>);
        each(ids<Development>);
        each(ids<Monument>);
        each(ids<Disaster>);
        each(ids<City>);
        each(std::array{std::string_view("ships")});
    }

private Q_SLOTS:
    void init() { QVERIFY(useLanguage(u"en"_s)); }

    void listsEndWithAnd()
    {
        QCOMPARE(listOf({}), QString());
        QCOMPARE(listOf({u"a"_s}), u"a"_s);
        QCOMPARE(listOf({u"a"_s, u"b"_s, u"c"_s}), u"a, b and c"_s);
        QCOMPARE(listOf({u"%1"_s, u"%2"_s}), u"%1 and %2"_s);
        useLanguage(u"fr"_s);
        QCOMPARE(listOf({u"a"_s, u"b"_s, u"c"_s}), u"a, b et c"_s);
    }

    void languagesCanBeChanged()
    {
        QCOMPARE(nameOf(Development::Coinage), u"Coinage"_s);
        QVERIFY(useLanguage(u"fr"_s));
        QCOMPARE(nameOf(Development::Coinage), u"Finance"_s);
        QCOMPARE(QLocale().language(), QLocale::French);
        QVERIFY(useLanguage(u"de"_s));
        QCOMPARE(nameOf(Development::Coinage), u"Münzwesen"_s);
        QVERIFY(!useLanguage(u"tlh"_s));
        QCOMPARE(nameOf(Development::Coinage), u"Coinage"_s);
        QVERIFY(useLanguage({}));
    }

    void effectsHaveTheEditionsNumbers()
    {
        QCOMPARE(effectOf(Development::Granaries, Edition::Original), u"Sell food for 4 coins each"_s);
        QCOMPARE(effectOf(Development::Granaries, Edition::Revised), u"Sell food for 6 coins each"_s);
        QCOMPARE(effectOf(Development::Architecture, Edition::Original), u"Bonus: 1 point per monument"_s);
        QCOMPARE(effectOf(Development::Architecture, Edition::LateBronze), u"Bonus: 2 points per monument"_s);
    }

    void aRollIsToldWithWhatItCaused()
    {
        auto state = game(3);
        state.phase = Phase::Roll;
        state.players[0].cityBoxes[City::Fourth] = boxes(City::Fourth);
        state.players[1].developments.add(Development::Medicine);
        QCOMPARE(story(state, Roll{Dice{{0, 0, 3, 0, 1, 0}}, 1, 0}),
            (QStringList{u"Léa rolls 3 skull dice and 1 choice die taken as food."_s,
                u"Léa collects 2 wood, 1 stone, 1 pottery, 1 cloth, 1 spearhead and 2 food."_s,
                u"Léa feeds 4 cities."_s, u"Medicine protects Marc from the Pestilence."_s,
                u"Pestilence: Inès loses 3 points."_s}));
        state.players[0].food = 0;
        QCOMPARE(story(state, Roll{Dice{{0, 0, 2, 1, 0, 1}}, 0, 0}),
            (QStringList{u"Léa rolls 2 skull dice, 1 worker die and 1 coin die."_s,
                u"Léa collects 1 wood, 1 stone, 1 pottery and 1 cloth."_s,
                u"Famine: Léa cannot feed 4 cities and loses 4 points."_s, u"Drought: Léa loses 2 points."_s,
                u"Léa has 3 workers and 7 coins to use."_s}));
        state.players[1].developments = {};
        QVERIFY(story(state, Roll{Dice{{1, 0, 3, 0, 0, 0}}, 0, 0})
                    .contains(u"Pestilence: Marc and Inès lose 3 points each."_s));
    }

    void disastersThatTurnAreTold()
    {
        auto state = game(3, Edition::LateBronze);
        state.phase = Phase::Roll;
        for (const City city : {City::Fourth, City::Fifth}) {
            state.players[0].cityBoxes[city] = boxes(city);
        }
        state.players[0].developments = {Development::Smithing, Development::Religion};
        state.players[1].monumentBoxes[Monument::GreatWall] = boxes(Monument::GreatWall);
        state.players[1].developments = {Development::Religion};
        state.players[2].goods[Good::Wood] = 2;
        const auto invasion = story(state, Roll{Dice{{1, 0, 4, 0, 0, 0}}, 0, 1});
        QVERIFY(invasion.contains(u"Léa gives 1 spearhead for the Invasion."_s));
        QVERIFY(invasion.contains(u"Smithing turns the Invasion away from Léa and against the others."_s));
        QVERIFY(invasion.contains(u"The Great Wall protects Marc from the Invasion."_s));
        QVERIFY(invasion.contains(u"Invasion: Inès loses 6 points."_s));
        const auto revolt = story(state, Roll{Dice{{0, 0, 5, 0, 0, 0}}, 0, 0});
        QVERIFY(revolt.contains(u"Religion turns the Revolt away from Léa and against the others."_s));
        QVERIFY(revolt.contains(u"Religion protects Marc from the Revolt."_s));
        QVERIFY(revolt.contains(u"Revolt: Inès loses all goods, 2 wood."_s));
    }

    void buildingAndBuyingAreTold()
    {
        auto state = game(3);
        state.turn.workers = 5;
        state.turn.coins = 7;
        state.players[0].monumentBoxes[Monument::GreatWall] = 11;
        state.players[0].goods = Goods{{2, 0, 0, 0, 1}};
        QCOMPARE(story(state, Build{{{4, 3}, {Monument::GreatWall, 2}}, 0}),
            (QStringList{u"Léa builds 5 boxes: City 4 (3) and Great Wall (2)."_s,
                u"City 4 is built: Léa has one more die from the next turn on."_s,
                u"Léa is the first to build the Great Wall: 10 points."_s}));
        QCOMPARE(story(state, Buy{Development::Irrigation, {{true, false, false, false, false}}, 0}),
            (QStringList{u"Léa buys Irrigation with 7 coins and 2 wood worth 3."_s,
                u"Léa leaves 5 workers without work."_s, u"It costs 10, paid exactly."_s}));
        QCOMPARE(story(state, Buy{Development::Leadership, {{false, false, false, false, true}}, 0}).back(),
            u"It costs 10; 12 are paid and 2 are lost."_s);
        QCOMPARE(summary(Buy{Development::Coinage, {}, 0}, names(), 0), u"Léa: buys Coinage"_s);
        QCOMPARE(summary(Build{{{4, 1}}, 0}, names(), 1), u"Marc: builds 1 box, City 4"_s);
    }

    void theEndIsTold()
    {
        auto state = game(2);
        state.seat = 1;
        state.players[0].developments = {Development::Leadership, Development::Irrigation,
            Development::Agriculture, Development::Quarrying, Development::Medicine};
        QCOMPARE(story(state, Pass{}),
            (QStringList{u"Marc passes the dice."_s, u"Léa has 5 developments: this is the last round."_s,
                u"The game is over: Léa wins with a score of 13."_s}));
        auto poor = game(1);
        poor.players[0].disasters = 1;
        QCOMPARE(story(poor, Finish{}).back(), u"The game is over: Léa has a score of −1."_s);
        QCOMPARE(story(game(2), Finish{"Too late"}),
            (QStringList{u"The game is stopped here: Too late"_s,
                u"The game is over: Léa and Marc share the win with a score of 0."_s}));
    }

    void correctionsSayWhatChanged()
    {
        Adjust adjust{.player = 1, .to = AdjustedSheet{.food = 6}, .why = "Miscounted"};
        adjust.to->goods[Good::Wood] = 0;
        adjust.to->monuments[Monument::Obelisk] = MonumentMark{9, true};
        adjust.to->developments = std::vector{Development::Coinage};
        QCOMPARE(story(game(2), adjust),
            (QStringList{
                u"Correction for Marc: Food from 3 to 6, Obelisk from 0 to 9, Obelisk built first and "
                "Coinage added."_s,
                u"The reason: Miscounted"_s}));
        QCOMPARE(story(game(2), Adjust{.player = 1}),
            (QStringList{u"A correction for Marc changes nothing."_s, u"No reason was given."_s}));
    }

    /// A name is a player's own text, whatever it looks like.
    void namesMayLookLikePlaceholders()
    {
        const auto lines = tell(game(2), Trade{1, Wares{{1, 0, 0, 0, 0, 0}}, Wares{{0, 0, 0, 0, 0, 2}}},
            {Traded{0, 1, Wares{{1, 0, 0, 0, 0, 0}}, Wares{{0, 0, 0, 0, 0, 2}}}}, {u"%2"_s, u"%4"_s});
        QCOMPARE(lines.front().text, u"%2 trades with %4."_s);
        QCOMPARE(lines.back().text, u"%2 gives 1 wood, %4 gives 2 food."_s);
    }

    /// Random games until every kind of action and event has been met, in every language.
    void everythingThatHappensIsTold_data() { eachLanguage(); }
    void everythingThatHappensIsTold()
    {
        QFETCH(QString, language);
        QVERIFY(useLanguage(language));
        std::bitset<std::variant_size_v<Action>> actions;
        std::bitset<std::variant_size_v<Event>> events;
        for (unsigned seed = 0; seed < 20 || (seed < 400 && !(actions.all() && events.all())); ++seed) {
            RandomPlayer random(seed);
            auto state = start(random.setup());
            for (int i = 0; i < 400 && !isOver(state); ++i) {
                const auto action = random.choose(state);
                auto applied = BronzeAge::apply(state, action).value();
                actions.set(action.index());
                const auto deed = tell(state, action, Events{}, names());
                QVERIFY(!deed.isEmpty());
                QVERIFY2(reads(summary(action, names(), state.seat)),
                    qPrintable(summary(action, names(), state.seat)));
                for (const auto &event : applied.events) {
                    events.set(event.index());
                    const auto more = tell(state, action, Events(1, event), names());
                    QVERIFY2(more.size() > deed.size(), qPrintable(deed.front().text));
                    const bool harm
                        = std::holds_alternative<Struck>(event) || std::holds_alternative<Revolted>(event);
                    QCOMPARE(std::ranges::any_of(more, &LogLine::harm), harm);
                }
                for (const auto &line : tell(state, action, applied.events, names())) {
                    QVERIFY2(reads(line.text), qPrintable(line.text));
                    QVERIFY2(isIcon(line.icon, u"bronze_age"_s), qPrintable(line.icon));
                }
                state = applied.state;
            }
        }
        QVERIFY2(actions.all(), actions.to_string().c_str());
        QVERIFY2(events.all(), events.to_string().c_str());
    }

    void helpIsThereForEveryTable_data() { eachLanguage(); }
    void helpIsThereForEveryTable()
    {
        QFETCH(QString, language);
        QVERIFY(useLanguage(language));
        for (const Edition edition : valuesOf<Edition>()) {
            for (int players = 1; players <= MaxPlayers; ++players) {
                auto setup = setupFor(edition, players);
                setup.soloEarlyEnd = true;
                for (const bool trade : {false, true}) {
                    setup.trade = trade;
                    QStringList ids;
                    for (const auto &topic : helpTopics(setup)) {
                        ids << topic.id;
                        QVERIFY(reads(topic.title));
                        QVERIFY(!topic.paragraphs.isEmpty());
                        for (const auto &paragraph : topic.paragraphs) {
                            QVERIFY2(reads(paragraph), qPrintable(paragraph));
                        }
                    }
                    QStringList wanted{u"turn"_s, u"dice"_s, u"goods"_s, u"feeding"_s, u"disasters"_s,
                        u"trade"_s, u"building"_s, u"monuments"_s, u"ships"_s, u"buying"_s, u"developments"_s,
                        u"discarding"_s, u"end"_s, u"score"_s, u"solo"_s};
                    wanted.removeIf([&](const QString &id) {
                        return (id == u"trade" && !trade)
                            || (id == u"ships" && edition != Edition::LateBronze)
                            || (id == u"solo" && players > 1);
                    });
                    QCOMPARE(ids, wanted);
                }
            }
        }
    }

    void helpIsRightForTheEdition()
    {
        const auto topic = [](const Setup &setup, const QString &id) {
            for (const auto &topic : helpTopics(setup)) {
                if (topic.id == id) {
                    return topic.paragraphs;
                }
            }
            return QStringList();
        };
        const auto original = setupFor(Edition::Original, 2);
        QCOMPARE(topic(original, u"developments"_s).size(), 13);
        QCOMPARE(topic(original, u"developments"_s).at(5),
            u"Coinage: costs 20, worth 4 points. Each coin die is worth 12 coins instead of 7."_s);
        QVERIFY(topic(original, u"monuments"_s)
                    .contains(u"Not in play with 2 players: Temple and Great Pyramid."_s));
        QCOMPARE(topic(setupFor(Edition::LateBronze, 2), u"developments"_s).size(), 17);
        QVERIFY(topic(setupFor(Edition::LateBronze, 2), u"end"_s).front().contains(u"7 developments"));
        QVERIFY(topic(setupFor(Edition::Revised, 1), u"end"_s).front().contains(u"10 rounds"));
        QVERIFY(topic(original, u"monuments"_s).front().startsWith(u"The first player to tick"));
        QCOMPARE(topic(setupFor(Edition::Original, 1), u"monuments"_s).front(),
            u"An unfinished monument is worth nothing."_s);
        QVERIFY(topic(original, u"score"_s).back().contains(u"more goods left"));
        auto trading = original;
        trading.trade = true;
        const auto hasTrade = [&](const Setup &setup) {
            const auto all = helpTopics(setup);
            return std::ranges::any_of(all, [](const HelpTopic &topic) {
                return topic.paragraphs.contains(u"Trade with the other players."_s);
            });
        };
        QVERIFY(hasTrade(trading));
        QVERIFY(!hasTrade(original));
        // There it comes with the swaps.
        QVERIFY(!hasTrade(setupFor(Edition::LateBronze, 2)));
        QVERIFY(topic(setupFor(Edition::Revised, 3), u"score"_s).back().contains(u"more valuable goods"));
    }

    void everythingCanBeExplained_data() { eachLanguage(); }
    void everythingCanBeExplained()
    {
        QFETCH(QString, language);
        QVERIFY(useLanguage(language));
        for (unsigned seed = 0; seed < 20; ++seed) {
            RandomPlayer random(seed);
            auto state = start(random.setup());
            for (int i = 0; i < 60 && !isOver(state); ++i) {
                state = BronzeAge::apply(state, random.choose(state)).value().state;
                if (i % 7 == 0) {
                    explainAll(state);
                }
            }
            explainAll(state);
        }
        QVERIFY(explain("nothing", game(1)).paragraphs.isEmpty());
    }
    void explanationsKnowHowThingsStand()
    {
        auto state = game(3);
        state.players[0].goods[Good::Stone] = 3;
        state.players[0].monumentBoxes[Monument::GreatWall] = 12;
        QCOMPARE(explain("stone", state).paragraphs.at(1), u"You have 3, worth 12. One more makes it 20."_s);
        QCOMPARE(explain("great-wall", state).paragraphs,
            (QStringList{
                u"It takes 13 workers. The first to finish it gets 10 points, everyone after that 5. Once "
                "finished, it protects you from the Invasion."_s,
                u"You have 12 of 13 boxes."_s, u"Nobody has built it yet: it is worth 10 points to you."_s}));
        state.firstBuilder[Monument::GreatWall] = 2;
        QCOMPARE(explain("great-wall", state).paragraphs.back(),
            u"Somebody was first: it is worth 5 points to you."_s);
        QCOMPARE(explain("hanging-gardens", state).paragraphs, QStringList{u"Not in play with 3 players."_s});
        // Alone nobody can be first.
        QCOMPARE(explain("great-wall", game(1)).paragraphs.back(), u"You have 0 of 13 boxes."_s);
        QCOMPARE(explain("coinage", state).paragraphs.back(), u"You are 8 short, even with all you have."_s);
        auto rich = state;
        rich.turn.coins = 20;
        QCOMPARE(explain("coinage", rich).paragraphs.back(), u"You can pay for it now."_s);
        state.players[1].developments.add(Development::Medicine);
        QCOMPARE(explain("pestilence", state).paragraphs.back(), u"Right now it would hit 1 opponent."_s);
        QCOMPARE(explain("invasion", state).paragraphs.back(), u"Right now it would hit you."_s);
        state.players[0].monumentBoxes[Monument::GreatWall] = 13;
        QCOMPARE(explain("invasion", state).paragraphs.back(), u"Right now it would do nothing to you."_s);
        QCOMPARE(
            explain("shipping", state).paragraphs, QStringList{u"Shipping is not part of this edition."_s});
    }
};
TALLYSTONE_SUITE(WordsTest)
#include "words_test.moc"
