// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games.h"
#include "app/stone_age/words/help.h"
#include "app/stone_age/words/log.h"
#include "app/stone_age/words/texts.h"
#include "model/stone_age/codec.h"
#include "tests/app/wording.h"
#include "tests/model/stone_age/randomplayer.h"
#include "tests/suites.h"

#include <QSet>

#include <algorithm>
#include <bitset>

using namespace StoneAge;
using namespace Qt::StringLiterals;
using namespace Wording;

/// Stone Age in words, in every language.
class StoneWordsTest : public QObject
{
    Q_OBJECT

    static QStringList names() { return {u"Léa"_s, u"Marc"_s, u"Inès"_s, u"Tom"_s, u"Zoé"_s}; }

    static QStringList story(const State &before, const Action &action)
    {
        QStringList texts;
        for (const auto &line :
            tell(before, action, StoneAge::apply(before, action).value().events, names())) {
            texts << line.text;
        }
        return texts;
    }
    static State game(int players, bool expansion = false)
    {
        return start({.players = players, .expansion = expansion});
    }
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
        each(ids<StoneAge::Place>);
        each(ids<Village>);
        each(ids<Material>);
        each(ids<Symbol>);
        each(ids<Craft>);
        each(ids<Track>);
        each(std::array<std::string_view, 3>{"food", "buildings", "cards"});
    }

private Q_SLOTS:
    void init() { QVERIFY(useLanguage(u"en"_s)); }

    void gatheringIsTold()
    {
        auto state = game(2, true);
        state.players[0].tools = {1, 0, 0};
        QCOMPARE(story(state, Gather{StoneAge::Place::Hunt, 3, 12, {{0}, {}}, 2}),
            (QStringList{u"Léa hunts with 3 people and rolls 12."_s, u"Tools add 1, which makes 13."_s,
                u"Léa takes 4 food and 2 jewels."_s, u"1 pip is left over."_s}));
        QCOMPARE(story(state, Gather{StoneAge::Place::River, 1, 4, {}, 0}),
            (QStringList{u"Léa goes to the river with 1 person and rolls 4."_s, u"Léa takes nothing."_s,
                u"4 pips are left over."_s}));
        state.players[0].oneUse = {4};
        QVERIFY(story(state, Gather{StoneAge::Place::Quarry, 3, 11, {{}, {4}}, 0})
                    .contains(u"The one-use tool worth 4 is gone; its card still counts."_s));
        QCOMPARE(
            summary(Gather{StoneAge::Place::Forest, 3, 12, {}, 0}, names(), 1), u"Marc: Forest, rolls 12"_s);
    }

    void purchasesAreTold()
    {
        auto state = game(2, true);
        state.players[0].stock = {{0, 1, 1, 0, 3}};
        state.players[0].trade = 2;
        Building building{.kind = Tile::Fixed, .pay = {{0, 1, 2, 0, 0}}};
        building.exchange = Exchange{{{0, 0, 0, 0, 2}}, {{0, 0, 1, 0, 0}}};
        QCOMPARE(story(state, building),
            (QStringList{u"Léa builds with 1 clay and 2 stone."_s, u"Léa exchanges 2 jewels for 1 stone."_s,
                u"Léa gets 14 points for the building."_s}));
        Card card{.slot = 1,
            .pay = {{0, 1, 0, 0, 0}},
            .number = 1,
            .top = printedTop(1),
            .bottom = cardRow(1).bottom};
        std::get<Tops::DiceForAll>(card.top).picks = {Pick::Gold, Pick::Tool};
        QCOMPARE(story(state, card),
            (QStringList{u"Léa buys a card with 1 clay."_s,
                u"Card 1: dice for all above, 2 tool makers below."_s, u"Léa takes 1 gold."_s,
                u"Marc has one tool more; its space is worth 1 now."_s,
                u"Léa keeps 2 tool makers for the end."_s}));
        QCOMPARE(summary(card, names(), 0), u"Léa: buys a card, dice for all and 2 tool makers"_s);
    }

    void theRoundIsTold()
    {
        auto state = game(2);
        state.seat = 1;
        state.players[0].food = 2;
        QCOMPARE(story(state, Done{}),
            (QStringList{u"Marc has all figures back."_s, u"Léa is 3 food short."_s,
                u"Marc feeds 5 people; food left: 7."_s}));
        state = StoneAge::apply(state, Done{}).value().state;
        QCOMPARE(story(state, Feed{0, std::nullopt}),
            (QStringList{u"Léa does not make up for the missing food."_s,
                u"The people of Léa go hungry: 10 points are lost."_s,
                u"Round 1 is over. Marc starts the next one."_s}));
        state.stacks[0] = 0;
        QCOMPARE(story(state, Feed{0, std::nullopt}).mid(2),
            (QStringList{u"A stack of buildings is empty: the game ends."_s,
                u"The game is over: Marc wins with a score of 0."_s}));
        QCOMPARE(story(game(2), Finish{"Too late"}),
            (QStringList{u"The game is stopped here: Too late"_s,
                u"The game is over: Léa and Marc share the win with a score of 0."_s}));
    }

    void correctionsSayWhatChanged()
    {
        Adjust adjust{.player = 1, .score = -4, .food = 6, .why = "Miscounted"};
        adjust.tools = std::array{2, 1, 1};
        adjust.sites = std::vector{Site::Gold};
        QCOMPARE(story(game(2, true), adjust),
            (QStringList{u"Correction for Marc: Score from 0 to −4, Food from 12 to 6, Tools from 0-0-0 to "
                         "2-1-1 and Own gold site from 0 to 1."_s,
                u"The reason: Miscounted"_s}));
        QCOMPARE(story(game(2), Adjust{.player = 1}),
            (QStringList{u"A correction for Marc changes nothing."_s, u"No reason was given."_s}));
    }

    /// A name is a player's own text, whatever it looks like.
    void namesMayLookLikePlaceholders()
    {
        const auto state = game(2);
        const auto lines = tell(state, Gather{StoneAge::Place::Hunt, 1, 4, {}, 0},
            {Gathered{0, StoneAge::Place::Hunt, 4, 2, 0, 0}, RoundOver{1, 1}}, {u"%2"_s, u"%1"_s});
        QCOMPARE(lines.front().text, u"%2 hunts with 1 person and rolls 4."_s);
        QCOMPARE(lines.at(1).text, u"%2 takes 2 food."_s);
        QCOMPARE(lines.back().text, u"Round 1 is over. %1 starts the next one."_s);
    }

    void refusalsSayWhatIsAllowed_data()
    {
        QTest::addColumn<QByteArray>("code");
        QTest::addColumn<QString>("text");
        const auto row
            = [](const char *code, const QString &text) { QTest::newRow(code) << QByteArray(code) << text; };
        row("place-taken", u"Field: Marc is there this round."_s);
        row("dice-total", u"These dice show from 2 to 12 in all."_s);
        row("wrong-payment", u"This card costs exactly 2 resources."_s);
        row("not-enough-resources", u"Only 1 wood left."_s);
    }
    void refusalsSayWhatIsAllowed()
    {
        QFETCH(QByteArray, code);
        const QHash<QByteArray, Hint> hints{{"place-taken", {.subject = "field", .seat = 1}},
            {"dice-total", {.least = 2, .most = 12}}, {"wrong-payment", {.subject = "slot", .count = 2}},
            {"not-enough-resources", {.subject = "wood", .count = 1}}};
        const Refusal refusal{0, code.constData(), hints.value(code)};
        QTEST(refusalText(refusal, record(game(2))), "text");
    }

    /// Random games until every kind of action and event has been met, in every language.
    void everythingThatHappensIsTold_data() { eachLanguage(); }
    void everythingThatHappensIsTold()
    {
        QFETCH(QString, language);
        QVERIFY(useLanguage(language));
        std::bitset<std::variant_size_v<Action>> actions;
        std::bitset<std::variant_size_v<Event>> events;
        QSet<QByteArray> codes;
        for (unsigned seed = 0; seed < 20 || (seed < 600 && !(actions.all() && events.all())); ++seed) {
            RandomPlayer random(seed);
            auto state = start(random.setup());
            const auto table = record(state);
            for (int i = 0; i < 400 && !isOver(state); ++i) {
                const auto action = random.choose(state);
                auto applied = StoneAge::apply(state, action).value();
                actions.set(action.index());
                const auto deed = tell(state, action, Events{}, names());
                QVERIFY(!deed.isEmpty());
                QVERIFY2(reads(summary(action, names(), state.seat)),
                    qPrintable(summary(action, names(), state.seat)));
                for (const auto &event : applied.events) {
                    events.set(event.index());
                    const auto more = tell(state, action, Events(1, event), names());
                    QVERIFY2(more.size() > deed.size(), qPrintable(deed.front().text));
                    QCOMPARE(
                        std::ranges::any_of(more, &LogLine::harm), std::holds_alternative<Hungry>(event));
                }
                for (const auto &line : tell(state, action, applied.events, names())) {
                    QVERIFY2(reads(line.text), qPrintable(line.text));
                    QVERIFY2(isIcon(line.icon, u"stone_age"_s), qPrintable(line.icon));
                }
                if (const auto error = refusal(state, random.wild(state))) {
                    const auto text = refusalText({0, idOf(error->code), error->hint}, table);
                    QVERIFY2(reads(text), qPrintable(text));
                    codes << QByteArray(idOf(error->code).data());
                }
                state = applied.state;
            }
        }
        QVERIFY2(actions.all(), actions.to_string().c_str());
        QVERIFY2(events.all(), events.to_string().c_str());
        QVERIFY(codes.size() > 15);
    }

    void theSheetHasEveryPart_data() { eachLanguage(); }
    void theSheetHasEveryPart()
    {
        QFETCH(QString, language);
        QVERIFY(useLanguage(language));
        for (unsigned seed = 0; seed < 12; ++seed) {
            RandomPlayer random(seed);
            auto state = start(random.setup());
            auto table = record(state);
            for (int i = 0; i < 60 && !isOver(state); ++i) {
                const auto action = random.choose(state);
                state = StoneAge::apply(state, action).value().state;
                table.actions.push_back({encode(action), {}});
            }
            const auto sheet = sheetText(table, int(table.actions.size())).text();
            QVERIFY(sheet.contains(names().front()));
            QVERIFY(sheet.contains(nameOf(Craft::Shamans)));
            QCOMPARE(sheet.contains(nameOf(Craft::Traders)), state.setup.expansion);
            QVERIFY(!sheet.contains(u'%'));
        }
    }

    void helpIsThereForEveryTable_data() { eachLanguage(); }
    void helpIsThereForEveryTable()
    {
        QFETCH(QString, language);
        QVERIFY(useLanguage(language));
        for (int players = 2; players <= 5; ++players) {
            for (int extras = players == 5 ? 1 : 0; extras <= 2; ++extras) {
                const Setup setup{.players = players, .expansion = extras > 0, .bonusTiles = extras > 1};
                QStringList ids;
                for (const auto &topic : helpTopics(setup)) {
                    ids << topic.id;
                    QVERIFY(reads(topic.title));
                    QVERIFY(!topic.paragraphs.isEmpty());
                    for (const auto &paragraph : topic.paragraphs) {
                        QVERIFY2(reads(paragraph), qPrintable(paragraph));
                    }
                }
                QStringList wanted{u"round"_s, u"gathering"_s, u"tools"_s, u"village"_s, u"buildings"_s,
                    u"cards"_s, u"jewels"_s, u"exchange"_s, u"bonus"_s, u"feeding"_s, u"end"_s, u"score"_s};
                wanted.removeIf([&](const QString &id) {
                    return ((id == u"jewels" || id == u"exchange") && extras < 1)
                        || (id == u"bonus" && extras < 2);
                });
                QCOMPARE(ids, wanted);
            }
        }
    }

    void everythingCanBeExplained_data() { eachLanguage(); }
    void everythingCanBeExplained()
    {
        QFETCH(QString, language);
        QVERIFY(useLanguage(language));
        for (unsigned seed = 0; seed < 12; ++seed) {
            RandomPlayer random(seed);
            auto state = start(random.setup());
            for (int i = 0; i < 60 && !isOver(state); ++i) {
                state = StoneAge::apply(state, random.choose(state)).value().state;
                if (i % 9 == 0) {
                    explainAll(state);
                }
            }
        }
        QVERIFY(explain("nothing", game(2)).paragraphs.isEmpty());
    }
    void explanationsKnowHowThingsStand()
    {
        auto state = game(2);
        state.players[0].agriculture = 4;
        state.players[0].crafts[Craft::Farmers] = 2;
        QCOMPARE(explain("farmers", state).paragraphs,
            (QStringList{u"Each farmer is worth your agriculture."_s, u"You have 2 farmers."_s,
                u"Now each is worth 4 points."_s}));
        QCOMPARE(explain("food", state).paragraphs.back(), u"As it stands you will have 11 food left."_s);
        QCOMPARE(explain("forest", state).paragraphs.back(), u"There is room for 5 of your figures now."_s);
        QCOMPARE(explain("trader", state).paragraphs,
            QStringList{u"This belongs to the expansion, which is not in this game."_s});
    }

    void namesAreThereForEverything_data() { eachLanguage(); }
    void namesAreThereForEverything()
    {
        QFETCH(QString, language);
        QVERIFY(useLanguage(language));
        const auto each = [](const auto &values) {
            for (const auto value : values) {
                QVERIFY(reads(nameOf(value)));
            }
        };
        verifyThings<Material, Resource, StoneAge::Place, Village, Symbol, Craft, Tile, Bonus, Track, Phase>(
            u"stone_age"_s);
        each(valuesOf<Pick>());
        each(valuesOf<Style>());
        for (int card = 1; card <= CardCount; ++card) {
            QVERIFY(reads(textOf(printedTop(card))));
            QVERIFY(reads(textOf(cardRow(card).bottom)));
        }
    }
};
TALLYSTONE_SUITE(StoneWordsTest)
#include "stone_words_test.moc"
