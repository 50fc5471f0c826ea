// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games.h"
#include "app/rise_of_empires/words/amounts.h"
#include "app/rise_of_empires/words/help.h"
#include "app/rise_of_empires/words/icons.h"
#include "app/rise_of_empires/words/log.h"
#include "app/rise_of_empires/words/texts.h"
#include "model/rise_of_empires/codec.h"
#include "model/rise_of_empires/error.h"
#include "tests/app/wording.h"
#include "tests/model/rise_of_empires/randomplayer.h"
#include "tests/suites.h"

#include <QSet>

#include <algorithm>
#include <bitset>

using namespace RiseOfEmpires;
using namespace Qt::StringLiterals;
using namespace Wording;

/// Rise of Empires in words, in every language.
class RiseWordsTest : public QObject
{
    Q_OBJECT

    static QStringList names() { return {u"Laurence"_s, u"Fred"_s, u"Robin"_s, u"Théo"_s, u"Zoé"_s}; }

    static QStringList story(const State &before, const Action &action)
    {
        QStringList texts;
        for (const auto &line :
            tell(before, action, RiseOfEmpires::apply(before, action).value().events, names())) {
            texts << line.text;
        }
        return texts;
    }
    static State game(int players) { return start({.players = players}); }
    static Record record(const State &state)
    {
        Record record;
        record.game = Rules::id;
        record.options = encode(state.setup);
        for (int seat = 0; seat < state.setup.players; ++seat) {
            record.players.push_back(names().at(seat).toStdString());
        }
        return record;
    }
    static PerName cubes(const State &state, std::initializer_list<std::pair<int, int>> counts)
    {
        PerName cubes;
        cubes.counts.resize(static_cast<std::size_t>(state.setup.regions.size()));
        for (const auto &[region, count] : counts) {
            cubes.counts[static_cast<std::size_t>(region)] = count;
        }
        return cubes;
    }
    static PerId<Ground, Gains> aResourceFor(Ground ground)
    {
        PerId<Ground, Gains> per;
        per[ground][Gain::Resources] = 1;
        return per;
    }
    enum Known { WesternEurope, NorthAfricaWest, NorthAfricaEast, Balkans, AsiaMinor };

    /// A B turn in which the discs of both lie on the row.
    static State bTurn(Row row)
    {
        auto state = game(2);
        state.round = 2;
        state.rows[row] = {{0, 1, 1}, 3};
        return state;
    }
    /// All that marks a line as harm.
    static bool harms(const Event &event)
    {
        if (const auto *fought = std::get_if<Fought>(&event)) {
            return fought->own + fought->other > 0;
        }
        if (const auto *disc = std::get_if<DiscTaken>(&event)) {
            return disc->pay[Good::Vp] > 0;
        }
        if (const auto *gave = std::get_if<Gave>(&event)) {
            return gave->goods[Good::Vp] > 0;
        }
        return std::holds_alternative<Removed>(event) || std::holds_alternative<CityDropped>(event)
            || std::holds_alternative<Famine>(event) || std::holds_alternative<TilesLost>(event)
            || std::holds_alternative<Halved>(event);
    }

    template<typename Judge>
    static void judgeWhatChanceSeldomBrings(const Judge &judge)
    {
        auto state = game(2);
        state.players[0].progress = {{{.name = "Guilds", .free = true}}};
        for (const Good good : {Good::Food, Good::Vp}) {
            FreeAction action;
            action.give[good] = MostFigure;
            judge(state, action);
        }
        state.phase = Phase::Settle;
        state.players[0].cities.assign(MostCities, {.upkeep = true});
        judge(state, Settle{});
    }

    static void verifyTopic(const HelpTopic &topic)
    {
        QVERIFY2(reads(topic.title), qPrintable(topic.id));
        QVERIFY2(!topic.paragraphs.isEmpty(), qPrintable(topic.id));
        for (const auto &paragraph : topic.paragraphs) {
            QVERIFY2(reads(paragraph), qPrintable(paragraph));
        }
    }

    static void explainAll(const State &state)
    {
        const auto each = [&](const auto &ids) {
            for (const auto &id : ids) {
                verifyTopic(explain(id, state));
            }
        };
        each(ids<Row>);
        each(ids<Territory>);
        each(ids<Gain>);
        each(std::array<std::string_view, 10>{
            "wonder", "free", "idle", "battle", "withdraw", "pay", "settle", "keep", "order", "bank"});
        for (const auto &region : state.setup.regions.list()) {
            verifyTopic(explain("region-" + region.id, state));
        }
        for (int seat = 0; seat < state.setup.players; ++seat) {
            const auto &player = playerAt(state, seat);
            for (std::size_t i = 0; i < player.progress.size(); ++i) {
                verifyTopic(explain(u"progress-%1-%2"_s.arg(seat).arg(i).toStdString(), state));
            }
            for (std::size_t i = 0; i < player.cities.size(); ++i) {
                verifyTopic(explain(u"city-%1-%2"_s.arg(seat).arg(i).toStdString(), state));
            }
        }
    }

private Q_SLOTS:
    void init() { QVERIFY(useLanguage(u"en"_s)); }

    void discsAndTilesAreTold()
    {
        const auto state = game(2);
        QCOMPARE(story(state, TakeTerritory{.tile = Territory::Hills}),
            (QStringList{u"Laurence puts a disc on the row Territory, circle 1."_s,
                u"Laurence takes a territory: Hills."_s}));
        QCOMPARE(story(state, TakeProgress{.tile = {.name = "Mining"}}).back(),
            u"Laurence takes Mining, era I."_s);
        QCOMPARE(story(state, TakeCity{.tile = {.cost = 4, .eats = 3, .gains = {{0, 0, 0, 0, 2}}}}).back(),
            u"Laurence takes a city for 4 gold: 2 points, eats 3."_s);
        QCOMPARE(story(state, RiseOfEmpires::Trade{{2, Prize::Gold, 4}}).back(),
            u"Laurence trades 2 resources for 4 gold."_s);
        QCOMPARE(summary(RiseOfEmpires::Trade{{2, Prize::Gold, 4}}, names(), 1),
            u"Fred: 2 resources for 4 gold"_s);
        QCOMPARE(summary(Idle{Row::City}, names(), 0), u"Laurence: City, disc only"_s);
    }

    void pricesOfDiscsAreTold()
    {
        auto state = bTurn(Row::Territory);
        TakeTerritory action{.tile = Territory::Plains};
        action.disc.pay[Good::Gold] = 1;
        action.disc.pay[Good::Food] = 1;
        QCOMPARE(story(state, action).front(),
            u"Laurence takes a disc back from the row Territory and pays 1 gold and 1 food."_s);
        QCOMPARE(summary(action, names(), 1), u"Fred: Plains, paid 1 gold and 1 food"_s);
        state.players[0].progress.push_back({{.name = "Printing", .printing = true}});
        QCOMPARE(story(state, TakeTerritory{}).front(),
            u"Laurence takes a disc back from the row Territory; Printing pays for 2 discs to its left."_s);
        state.seat = 1;
        QCOMPARE(story(state, TakeTerritory{}).front(),
            u"Fred takes a disc back from the row Territory for nothing."_s);
    }

    void theMapIsTold()
    {
        auto state = game(2);
        state.players[1].map[Balkans] = 2;
        TakeEmpire empire{.number = 2, .place = cubes(state, {{Balkans, 2}, {AsiaMinor, 1}})};
        empire.battles.push_back({{Balkans}, 1, 1, 3});
        QCOMPARE(story(state, empire).mid(1),
            (QStringList{u"Laurence takes an empire tile without water for 2 regions."_s,
                u"Laurence places 2 cubes in Balkans and 1 cube in Asia Minor."_s,
                u"Battle in Balkans: Laurence loses 1 cube, Fred loses 2 cubes."_s}));
        QCOMPARE(summary(empire, names(), 0), u"Laurence: 3 cubes in 2 regions and 1 battle"_s);
        QCOMPARE(summary(TakeEmpire{}, names(), 0), u"Laurence: empire tile only"_s);
    }

    void settlingIsTold()
    {
        auto state = game(2);
        state.phase = Phase::Settle;
        state.players[0].food = 1;
        state.players[0].vp = 2;
        state.players[0].sources[Source::Adjust] = 2;
        state.players[0].territories[Territory::Hills] = 1;
        state.players[0].map[Balkans] = 1;
        state.players[1].food = 20;
        state.players[1].cities = {{.eats = 1}, {.upkeep = true, .gains = {{4, 0, 0, 0, 3}}}};
        QCOMPARE(story(state, Settle{.drop = {{1, {0}}}}),
            (QStringList{u"Turn 1, I A, is settled."_s, u"Fred gives up a city: City for nothing (eats 1)."_s,
                u"Laurence is first in Balkans and gets 2 gold and 2 points."_s,
                u"Food of Laurence: −3 (Territories −3), now 0."_s,
                u"Laurence is 2 food short and loses 2 points."_s,
                u"Income of Laurence: 2 gold and 3 cubes."_s,
                u"Points of Laurence: Regions +2, Famine −2, now 2."_s,
                u"Food of Fred: +4 (Cities +4), now 20."_s,
                u"Fred is 4 food over the end of the track and gets 2 gold for it."_s,
                u"Fred has no income."_s, u"Fred pays 1 resource for the upkeep of cities."_s,
                u"Points of Fred: Cities +3, now 3."_s,
                u"Places for the next turn are chosen by Laurence and Fred, in this order."_s}));
        state.round = 6;
        QVERIFY(story(state, Settle{})
                    .contains(u"Food of Laurence: −6 (Territories −3, twice on the last turn), now 0."_s));
        QCOMPARE(story(state, Settle{}).back(), u"The game is over: Fred wins with 5 points."_s);
    }

    void theEndOfAnEraIsTold()
    {
        auto state = game(2);
        state.round = 2;
        state.phase = Phase::EraEnd;
        state.keeping = {0};
        state.players[0].progress = {{{.name = "Mining"}}, {{.name = "Guilds"}}};
        state.players[0].cities = {{.cost = 4}};
        state.players[0].map[Balkans] = 5;
        QCOMPARE(story(state, Keep{.player = 0, .progress = {1}, .cities = {0}}),
            (QStringList{u"Laurence keeps Guilds and City for 4 gold and pays 1 gold and 1 cube."_s,
                u"Laurence loses Mining."_s,
                u"Laurence halves the cubes on the map: 3 go back to the bank."_s,
                u"Places for the next turn are chosen by Laurence and Fred, in this order."_s}));
        state.phase = Phase::Order;
        state.choosing = {1, 0};
        state.seat = 1;
        state.next.fill(Nobody);
        QCOMPARE(story(state, ChooseOrder{2}),
            (QStringList{u"Fred takes place 2."_s, u"Laurence takes place 1."_s,
                u"Turn 3, II A, begins with Laurence."_s}));
    }

    void correctionsSayWhatChanged()
    {
        auto state = game(2);
        state.players[1].progress = {{{.name = "Mining"}}, {{.name = "Guilds"}}};
        Adjust adjust{.player = 1, .vp = 4, .food = 6, .why = "Miscounted"};
        adjust.map.emplace().counts.resize(8);
        adjust.map->counts[Balkans] = 2;
        adjust.progress = {{{.name = "Guilds", .gains = {{0, 1, 0, 0, 0}}}}, {{.name = "Banking"}}};
        QCOMPARE(story(state, adjust),
            (QStringList{u"Correction for Fred: Points from 0 to 4, Food from 16 to 6, Cubes in Balkans from "
                         "0 to 2, without Mining, Guilds changed and with Banking."_s,
                u"The reason: Miscounted"_s, u"Points of Fred: Corrected +4, now 4."_s}));
        QCOMPARE(story(state, Adjust{.player = 1}),
            (QStringList{u"A correction for Fred changes nothing."_s, u"No reason was given."_s}));
        QCOMPARE(story(state, Finish{"Too late"}).front(), u"The game is stopped here: Too late"_s);
    }

    /// What the app ships is in English in records; what players typed is theirs.
    void namesOfTheAppAreShownInTheReadersLanguage()
    {
        QVERIFY(useLanguage(u"de"_s));
        QCOMPARE(shownName(ProgressTile{.name = "Agriculture"}), u"Ackerbau"_s);
        QCOMPARE(shownName(ProgressTile{.name = "Plains"}), u"Plains"_s);
        QCOMPARE(shownName(CityTile{.name = "Printing"}), u"Printing"_s);
        QCOMPARE(shownName(CityTile{.cost = 4}), u"Stadt für 4 Gold"_s);
        QCOMPARE(shownName(defaultRegions().front()), u"Westeuropa"_s);
        QCOMPARE(shownName(Region{.name = "Agriculture"}), u"Agriculture"_s);
        for (const auto &region : defaultRegions()) {
            QVERIFY(shownName(region) != QString::fromStdString(region.name));
        }
    }

    /// A name is a player's own text, whatever it looks like.
    void namesMayLookLikePlaceholders()
    {
        const auto state = game(2);
        const auto lines = tell(state, TakeProgress{.tile = {.name = "%1 %n"}},
            {ProgressTaken{0, "%1 %n", 2, 1}, TurnBegun{1, 2}}, {u"%2"_s, u"%3"_s});
        QCOMPARE(lines.front().text, u"%2 takes %1 %n, era II, and pays 1 gold because it is older."_s);
        QCOMPARE(lines.back().text, u"Turn 2, I B, begins with %3."_s);
    }

    void refusalsSayWhatIsAllowed_data()
    {
        QTest::addColumn<QByteArray>("code");
        QTest::addColumn<QString>("text");
        const auto row
            = [](const char *code, const QString &text) { QTest::newRow(code) << QByteArray(code) << text; };
        row("not-your-turn", u"Fred is on turn."_s);
        row("position-taken", u"Place 2 is taken by Fred."_s);
        row("row-full", u"Empire is full this turn."_s);
        row("wrong-era", u"Fertilizers comes with era III."_s);
        row("region-closed", u"Balkans opens as soon as somebody has Navigation, or with the next turn."_s);
        row("battle-limit", u"1 battle at most, in different regions."_s);
        row("wrong-payment", u"The disc costs exactly 3."_s);
        row("not-enough-resources", u"2 resources short."_s);
        row("upkeep-unpaid", u"Fred: 1 resource short for the cities. Give one up."_s);
        row("out-of-range", u"Price in gold: from 0 to 99."_s);
    }
    void refusalsSayWhatIsAllowed()
    {
        QFETCH(QByteArray, code);
        const QHash<QByteArray, Hint> hints{{"not-your-turn", {.seat = 1}},
            {"position-taken", {.count = 2, .seat = 1}}, {"row-full", {.subject = "empire"}},
            {"wrong-era", {.subject = "Fertilizers", .count = 3}}, {"region-closed", {.subject = "balkans"}},
            {"battle-limit", {.count = 1}}, {"wrong-payment", {.count = 3}},
            {"not-enough-resources", {.count = 2}}, {"upkeep-unpaid", {.count = 1, .seat = 1}},
            {"out-of-range", {.subject = "cost", .most = 99}}};
        const Refusal refusal{0, code.constData(), hints.value(code)};
        QTEST(refusalText(refusal, record(game(2))), "text");
    }

    /// Random games until every kind of action and event and every code has been met, in every language.
    void everythingThatHappensIsTold_data() { eachLanguage(); }
    void everythingThatHappensIsTold()
    {
        QFETCH(QString, language);
        QVERIFY(useLanguage(language));
        std::bitset<std::variant_size_v<Action>> actions;
        std::bitset<std::variant_size_v<Event>> events;
        std::bitset<countOf<Code>> codes;
        const auto judge = [&](const State &now, const Action &wild) {
            if (const auto error = refusal(now, wild)) {
                const auto text = refusalText({0, idOf(error->code), error->hint}, record(now));
                QVERIFY2(reads(text), qPrintable(text));
                codes.set(static_cast<std::size_t>(error->code));
            }
        };
        judgeWhatChanceSeldomBrings(judge);
        for (unsigned seed = 0; seed < 10 || (seed < 400 && !(actions.all() && events.all() && codes.all()));
             ++seed) {
            RandomPlayer random(seed);
            auto state = start(random.setup());
            for (int i = 0; i < 400 && !isOver(state); ++i) {
                const auto action = random.choose(state);
                auto applied = RiseOfEmpires::apply(state, action).value();
                actions.set(action.index());
                const auto line = summary(action, names(), state.seat);
                QVERIFY2(reads(line), qPrintable(line));
                const auto deed = tell(state, action, Events{}, names());
                for (const auto &event : applied.events) {
                    events.set(event.index());
                    const auto more = tell(state, action, Events(1, event), names());
                    QCOMPARE(more.size(), deed.size() + 1);
                    QCOMPARE(std::ranges::any_of(more, &LogLine::harm), harms(event));
                }
                for (const auto &told : tell(state, action, applied.events, names())) {
                    QVERIFY2(reads(told.text), qPrintable(told.text));
                    QVERIFY2(isIcon(told.icon, u"rise_of_empires"_s), qPrintable(told.icon));
                }
                for (int tries = 0; tries < 4; ++tries) {
                    judge(state, random.wild(state));
                }
                state = applied.state;
            }
            judge(state, random.wild(state));
        }
        QVERIFY2(actions.all(), actions.to_string().c_str());
        QVERIFY2(events.all(), events.to_string().c_str());
        QVERIFY2(codes.all(), codes.to_string().c_str());
    }

    void theSheetHasEveryPart_data() { eachLanguage(); }
    void theSheetHasEveryPart()
    {
        QFETCH(QString, language);
        QVERIFY(useLanguage(language));
        for (unsigned seed = 0; seed < 8; ++seed) {
            RandomPlayer random(seed);
            auto state = start(random.setup());
            auto table = record(state);
            for (int i = 0; i < 120 && !isOver(state); ++i) {
                const auto action = random.choose(state);
                state = RiseOfEmpires::apply(state, action).value().state;
                table.actions.push_back({encode(action, state.setup), {}});
            }
            const auto sheet = sheetText(table, int(table.actions.size())).text();
            QVERIFY(sheet.contains(names().front()));
            QVERIFY(sheet.contains(nameOf(Territory::TownCube)));
            QVERIFY(!sheet.contains(u'%'));
        }
    }
    void theSheetKeepsItsColumns()
    {
        auto state = game(2);
        auto table = record(state);
        const std::string name(40, 'x');
        Adjust adjust{.player = 0};
        adjust.cities.emplace().push_back({.name = name});
        adjust.progress.emplace().push_back({{.name = name}});
        table.actions.push_back({encode(Action(adjust), state.setup), {}});
        const auto lines = sheetText(table, 1).text().split(u'\n');
        const auto width = lines.at(2).size();
        const auto tiles = lines.filter(u"xxx"_s);
        QCOMPARE(tiles.size(), 2);
        for (const auto &line : tiles) {
            QCOMPARE(line.size(), width);
        }
    }

    void helpIsThereForEveryTable_data() { eachLanguage(); }
    void helpIsThereForEveryTable()
    {
        QFETCH(QString, language);
        QVERIFY(useLanguage(language));
        for (int players = MinPlayers; players <= MaxPlayers; ++players) {
            QStringList ids;
            for (const auto &topic : helpTopics({.players = players})) {
                ids << topic.id;
                verifyTopic(topic);
            }
            QCOMPARE(ids,
                (QStringList{u"turn"_s, u"progress"_s, u"territory"_s, u"city"_s, u"wonder"_s, u"empire"_s,
                    u"map"_s, u"battle"_s, u"trade"_s, u"free"_s, u"price"_s, u"settle"_s, u"food"_s,
                    u"keep"_s, u"order"_s, u"score"_s, u"regions"_s, u"table"_s}));
        }
    }

    void everythingCanBeExplained_data() { eachLanguage(); }
    void everythingCanBeExplained()
    {
        QFETCH(QString, language);
        QVERIFY(useLanguage(language));
        for (unsigned seed = 0; seed < 6; ++seed) {
            RandomPlayer random(seed);
            auto state = start(random.setup());
            for (int i = 0; i < 120 && !isOver(state); ++i) {
                state = RiseOfEmpires::apply(state, random.choose(state)).value().state;
                if (i % 19 == 0) {
                    explainAll(state);
                }
            }
        }
        for (const auto *id : {"nothing", "region-", "region-nowhere", "progress-0-0", "progress-9-0",
                 "progress-0", "city-0--1", "city-x-0", "city-0-99999999999", "progress-"}) {
            QVERIFY2(explain(id, game(2)).paragraphs.isEmpty(), id);
        }
    }
    void explanationsKnowHowThingsStand()
    {
        auto state = game(2);
        state.players[0].territories[Territory::Hills] = 2;
        state.players[0].progress
            = {{{.name = "Mining", .per = aResourceFor(Ground::Hills), .note = "Ours"}}};
        state.players[0].map[Balkans] = 2;
        QCOMPARE(explain("food", state).paragraphs.back(),
            u"As it stands you will have 10 food after this turn."_s);
        state.players[0].food = 3;
        state.players[0].vp = 1;
        QCOMPARE(explain("food", state).paragraphs.back(),
            u"As it stands you will be 3 food short and lose 1 point."_s);
        QCOMPARE(explain("food@1", state).paragraphs.back(),
            u"As it stands you will have 16 food after this turn."_s);
        QCOMPARE(explain("hills@1", state).paragraphs.at(1), u"You have 0 hills."_s);
        QCOMPARE(explain("region-balkans@1", state).paragraphs.back(),
            u"You have 0 cubes there and are neither first nor second."_s);
        QCOMPARE(explain("empire", state).paragraphs.back(), u"4 circles are free now."_s);
        QCOMPARE(explain("hills", state).paragraphs.at(1), u"You have 2 hills."_s);
        QCOMPARE(explain("region-balkans", state).paragraphs.back(),
            u"You have 2 cubes there and are first now: 2 gold and 2 points."_s);
        const auto mining = explain("progress-0-0", state);
        QCOMPARE(mining.title, u"Mining"_s);
        QCOMPARE(mining.paragraphs,
            (QStringList{u"Era I: 1 resource for each hills."_s,
                u"With these territories it brings +2 resources a turn."_s, u"Ours"_s}));
        QCOMPARE(explain("territory", bTurn(Row::Territory)).paragraphs.back(),
            u"Your cheapest disc there costs 2 now."_s);
    }

    /// A tile gained as a town is no territory of another kind.
    void groundsAreCalledAsTerritories()
    {
        QVERIFY(useLanguage(u"en"_s));
        QCOMPARE(nameOf(Ground::Town), u"Town"_s);
        QCOMPARE(nameOf(Ground::Forest), nameOf(Territory::Forest));
    }

    void whatComesNextIsSaid()
    {
        QVERIFY(useLanguage(u"en"_s));
        QCOMPARE(nextText({.phase = idOf(Phase::Order)}, u"Ada"_s), u"Ada chooses a place"_s);
        QCOMPARE(nextText({.phase = idOf(Phase::Actions)}, u"Ada"_s), u"Ada plays"_s);
    }

    void namesAreThereForEverything_data() { eachLanguage(); }
    void namesAreThereForEverything()
    {
        QFETCH(QString, language);
        QVERIFY(useLanguage(language));
        const auto named = [](const auto &values) {
            for (const auto value : values) {
                QVERIFY(reads(nameOf(value)));
            }
        };
        const auto drawn = [](const auto &values) {
            for (const auto value : values) {
                QVERIFY2(isIcon(iconOf(value), u"rise_of_empires"_s), qPrintable(iconOf(value)));
            }
        };
        const auto both = [&](const auto &values) {
            named(values);
            drawn(values);
        };
        both(valuesOf<Row>());
        both(valuesOf<Territory>());
        both(valuesOf<Ground>());
        both(valuesOf<Gain>());
        both(valuesOf<Good>());
        both(valuesOf<Material>());
        both(valuesOf<Yield>());
        both(valuesOf<Prize>());
        both(valuesOf<Overseas>());
        both(valuesOf<Part>());
        both(valuesOf<Source>());
        named(valuesOf<Phase>());
        for (const Gain gain : valuesOf<Gain>()) {
            QVERIFY(reads(shortName(gain)));
        }
        for (const Territory territory : valuesOf<Territory>()) {
            QVERIFY(reads(textOf(territory)));
            QVERIFY(reads(amount(territory, 2)));
        }
        for (int task = 0; task <= static_cast<int>(Task::TurnUpCities); ++task) {
            QVERIFY(reads(textOf(static_cast<Task>(task), 8)));
        }
        QCOMPARE(turnText(4), u"II B"_s);
    }
    void tilesAndSpacesAreTold()
    {
        QCOMPARE(textOf(ProgressTile{
                     .gains = {{2, 0, 0, 0, 0}}, .per = aResourceFor(Ground::Forest), .free = true}),
            u"2 food, 1 resource for each forest, free action"_s);
        QCOMPARE(textOf(ProgressTile{}), u"nothing"_s);
        QCOMPARE(textOf(CityTile{.eats = 3, .upkeep = true, .gains = {{0, 0, 0, 0, 2}}}),
            u"2 points, eats 3, upkeep 1 resource"_s);
        QCOMPARE(textOf(BuildWonder{.vp = 7, .cost = {{3, 2, 1}}}),
            u"7 points for 3 gold, 2 cubes and 1 resource"_s);
        QCOMPARE(textOf(TradeSpace{3, Prize::Vp, 2}), u"3 resources for 2 points"_s);
        QCOMPARE(textOf(defaultRegions().back()), u"first 2 points, second 1, yields 2 food"_s);
        QCOMPARE(textOf(Territory::Hills), u"−3 food, +3 cubes"_s);
        QCOMPARE(summary(FreeAction{.player = 1, .remove = {{{Balkans}, 0, 1}}}, names(), 0),
            u"Fred: free action, removes 1 cube"_s);
    }
};
TALLYSTONE_SUITE(RiseWordsTest)
#include "rise_words_test.moc"
