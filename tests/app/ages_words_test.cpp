// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games.h"
#include "app/through_the_ages/words/amounts.h"
#include "app/through_the_ages/words/help.h"
#include "app/through_the_ages/words/icons.h"
#include "app/through_the_ages/words/log.h"
#include "app/through_the_ages/words/seats.h"
#include "app/through_the_ages/words/texts.h"
#include "model/through_the_ages/codec.h"
#include "tests/app/wording.h"
#include "tests/model/through_the_ages/randomplayer.h"
#include "tests/suites.h"

#include <QSet>

#include <bitset>

using namespace ThroughTheAges;
using namespace Qt::StringLiterals;
using namespace Wording;

/// Through the Ages in words, in every language.
class AgesWordsTest : public QObject
{
    Q_OBJECT

    static QStringList names(const State &state)
    {
        if (isSolo(state)) {
            return {u"Léa"_s, rivalName()};
        }
        return {u"Léa"_s, u"Marc"_s, u"Inès"_s, u"Tom"_s};
    }
    static State game(int players, Edition edition = Edition::Original)
    {
        auto state = start({.players = players, .edition = edition});
        state.round = 2;
        state.age = 1;
        playerAt(state, 0).civil = 4;
        playerAt(state, 0).military = 2;
        return state;
    }
    static Record record(const Setup &setup)
    {
        Record record{.game = std::string(Rules::id), .options = encode(setup)};
        const QStringList people{u"Léa"_s, u"Marc"_s, u"Inès"_s, u"Tom"_s};
        for (int seat = 0; seat < setup.players; ++seat) {
            record.players.push_back(people.at(seat).toStdString());
        }
        return record;
    }
    static QStringList story(const State &before, const Action &action)
    {
        QStringList texts;
        const auto applied = ThroughTheAges::apply(before, action);
        if (!applied) {
            return {errorText(applied.error(), names(before))};
        }
        for (const auto &line : tell(before, action, applied->events, names(before))) {
            texts << line.text;
        }
        return texts;
    }
    static QString refused(Code code, const Hint &hint)
    {
        return errorText({code, hint}, {u"Léa"_s, u"Marc"_s});
    }

    static void verifyTopic(const HelpTopic &topic)
    {
        QVERIFY2(reads(topic.title), qPrintable(topic.id));
        QVERIFY2(!topic.paragraphs.isEmpty(), qPrintable(topic.id));
        for (const auto &paragraph : topic.paragraphs) {
            QVERIFY2(reads(paragraph), qPrintable(topic.id + u": "_s + paragraph));
        }
    }
    static void explainAll(const State &state)
    {
        const auto each = [&](const auto &ids, std::string_view prefix = {}) {
            for (const auto &id : ids) {
                if (!id.empty()) {
                    verifyTopic(explain(std::string(prefix).append(id), state));
                }
            }
        };
        each(ids<Technology>);
        each(ids<Type>);
        each(ids<Government>);
        each(ids<Tactic>);
        each(ids<Revealed>, "event-");
        each(ids<Impact>, "impact-");
        each(ids<RivalCard>, "rival-card-");
        each(std::array<std::string_view, 18>{"culture", "science", "food", "resources", "strength",
            "happiness", "civil", "military", "yellow", "blue", "pool", "wonder", "leader", "take", "end",
            "tactic", "government", "rival"});
        for (const auto &card : playerAt(state, 0).cards.list()) {
            verifyTopic(explain("card-" + card.name + "@0", state));
        }
    }
    /// What would change is found by the label of its row.
    static void verifyLabelsDiffer(const QString &sheet)
    {
        QSet<QString> labels;
        for (const auto &line : sheet.split(u'\n')) {
            if (line.size() > 28) {
                const auto label = line.left(28);
                QVERIFY2(
                    label.trimmed().isEmpty() || !labels.contains(label), qPrintable(label + u'\n' + sheet));
                labels << label;
            }
        }
    }

private Q_SLOTS:
    void init() { QVERIFY(useLanguage(u"en"_s)); }

    void whatIsDoneOnABoardIsTold()
    {
        auto state = game(2);
        playerAt(state, 0).tokens[Good::Resources][0] = 5;
        QCOMPARE(story(state, Build{.technology = Technology::Bronze}),
            (QStringList{u"Léa builds Bronze."_s, u"Léa uses 1 civil action and pays 2 resources."_s,
                u"Board of Léa: blue bank +2."_s}));
        QCOMPARE(story(state, Take{.actions = 1}),
            (QStringList{u"Léa takes a card from the row."_s, u"Léa uses 1 civil action."_s}));
        playerAt(state, 0).science = 9;
        QCOMPARE(story(state, Learn{.technology = Technology::Iron}).front(), u"Léa learns Iron."_s);
        QCOMPARE(story(state, Govern{.government = Government::Monarchy, .revolution = true}).front(),
            u"Léa has a revolution: from Despotism to Monarchy."_s);
        QCOMPARE(summary(Build{.technology = Technology::Iron}, names(state), 1), u"Marc: builds Iron"_s);
    }

    void whatIsRefusedIsToldAsTheDesignHasIt()
    {
        QCOMPARE(refused(Code::FirstRound, {}), u"In the first round only cards are taken."_s);
        QCOMPARE(refused(Code::TooEarly, {.subject = "coal"}), u"Coal belongs to a later age."_s);
        QCOMPARE(refused(Code::NotEnoughCivil, {.count = 1}), u"1 civil action short."_s);
        QCOMPARE(refused(Code::NotEnoughCivil, {.count = 2}), u"2 civil actions short."_s);
        QCOMPARE(refused(Code::NoToken, {.seat = 1}), u"Marc was attacked already this round."_s);
        QCOMPARE(refused(Code::NoWorker, {.subject = "pool"}), u"No worker free."_s);
        QCOMPARE(refused(Code::UrbanLimit, {.subject = "lab", .most = 3}), u"The government allows 3."_s);
        QVERIFY(useLanguage(u"de"_s));
        QCOMPARE(refused(Code::NotEnoughFood, {.count = 2}), u"2 Nahrung fehlen."_s);
        QCOMPARE(refused(Code::WonderUnderWay, {.subject = "Pyramids"}), u"Erst Pyramiden fertigstellen."_s);
        QVERIFY(useLanguage(u"fr"_s));
        QCOMPARE(refused(Code::AlreadyKnown, {.subject = "iron"}), u"Fer est déjà connu."_s);
        QCOMPARE(refused(Code::HandCount, {.count = 3}), u"Entrez exactement 3 cartes."_s);
    }

    void effectsAreSentences()
    {
        const auto said = [](const char *id, Edition edition = Edition::Original) {
            return textOf(*findCard(edition, id), edition);
        };
        QCOMPARE(said("hanging-gardens"), u"+1 culture a turn, +2 faces"_s);
        QCOMPARE(said("hammurabi"), u"+1 civil action, −1 military action"_s);
        QCOMPARE(said("homer"),
            u"1 resource a turn for units, +1 culture a turn for each worker on Warriors, at most 2 times"_s);
        QCOMPARE(said("isaac-newton"),
            u"+1 science a turn for each level of the best lab or library, +1 civil action for each technology played"_s);
        QCOMPARE(said("winston-churchill"), u"3 science less to learn (Units)"_s);
        QCOMPARE(said("scientific-cooperation"), u"both: 2 science less to learn (All technologies)"_s);
        QCOMPARE(said("acceptance-of-supremacy"), u"A: +1 resource a turn; B: −1 resource a turn"_s);
        QCOMPARE(said("fertile-territory-1"), u"+3 yellow tokens; once +3 food"_s);
        QVERIFY(useLanguage(u"fr"_s));
        QCOMPARE(said("fertile-territory-1"), u"+3 jetons jaunes\u00a0; une fois +3 nourriture"_s);
        QVERIFY(useLanguage(u"en"_s));
        QCOMPARE(said("st-peter-s-basilica"), u"+2 culture a turn, happy faces count twice"_s);
        QCOMPARE(said("st-peter-s-basilica", Edition::NewStory).split(u", "_s).back(),
            u"1 face more wherever there is one"_s);
        QCOMPARE(textOf(Revealed::Crusades, Edition::Original),
            u"The strongest: +4 culture. The weakest: −4 culture."_s);
        QCOMPARE(textOf(Revealed::NoEvent, Edition::Original), u"Nothing happens."_s);
    }

    /// Every card and event of the catalogue has a name of its own and says what it does, in every language.
    void theCatalogueReads_data() { eachLanguage(); }
    void theCatalogueReads()
    {
        QFETCH(QString, language);
        QVERIFY(useLanguage(language));
        int entries = 0;
        for (const Edition edition : valuesOf<Edition>()) {
            QSet<QString> seen;
            const auto verify = [&](const QString &name, const QString &text) {
                QVERIFY2(reads(name), qPrintable(name));
                QVERIFY2(!seen.contains(name), qPrintable(name));
                seen << name;
                QVERIFY2(reads(text), qPrintable(name + u": "_s + text));
                ++entries;
            };
            for (const CardKind kind : valuesOf<CardKind>()) {
                for (const auto *card : cardsOf(edition, kind)) {
                    verify(shownName(*card), textOf(*card, edition));
                    QCOMPARE(noteOf(*card, edition).isEmpty(), card->note == Note::None);
                    verifyTopic(explain("card-" + std::string(card->name), game(2, edition)));
                }
            }
            for (const auto *event : eventsOf(edition)) {
                verify(nameOf(event->event), textOf(event->event, edition));
            }
        }
        QCOMPARE(entries, 226);
    }
    void muchCultureIsGrouped()
    {
        QVERIFY(useLanguage(u"en"_s));
        QCOMPARE(cultureText(1'234), u"1,234 culture"_s);
        QVERIFY(useLanguage(u"de"_s));
        QCOMPARE(cultureText(1'234), u"1.234 Kultur"_s);
    }
    void namesOfTheAppAreShownInTheReadersLanguage()
    {
        QVERIFY(useLanguage(u"de"_s));
        QCOMPARE(shownCard("Pyramids"), u"Pyramiden"_s);
        QCOMPARE(shownCard("Grandma"), u"Grandma"_s);
        QVERIFY(useLanguage(u"fr"_s));
        QCOMPARE(shownCard("Leonardo da Vinci"), u"Léonard de Vinci"_s);
    }

    /// What is gained or lost is the object of its sentence, which German bends.
    void whatIsGainedIsAnObject()
    {
        QVERIFY(useLanguage(u"de"_s));
        Gained gained{.player = 0};
        gained.change[Benefit::Population] = 1;
        gained.change[Benefit::Blue] = -1;
        const auto lines = tell(game(2), EndTurn{}, {YellowLost{0, 1}, gained}, {u"Léa"_s, u"Marc"_s});
        QCOMPARE(lines.at(0).text, u"Léa verliert 1 gelben Stein."_s);
        QCOMPARE(lines.at(1).text, u"Léa erhält 1 freien Arbeiter und verliert 1 blauen Stein."_s);
        QCOMPARE(change(Benefit::Population, 1), u"+1 freier Arbeiter"_s);
    }

    /// A name is a player's own text, whatever it looks like.
    void namesMayLookLikePlaceholders()
    {
        const auto state = game(2);
        const QStringList players{u"%2"_s, u"%3"_s};
        const Events events{StagesBuilt{0, "%4", 1, 1, 3}, Sacrificed{0, {}, 7}, Uprising{0, 2, 1},
            Corrupted{0, 2, 0, 0}, Fought{0, 1, true, 5, 4, 0}};
        const auto lines = tell(state, EndTurn{}, events, players);
        QCOMPARE(lines.at(0).text, u"%2 builds 1 stage of %4: 1 of 3."_s);
        QCOMPARE(lines.at(1).text, u"%2 gives up no units: strength +7."_s);
        QCOMPARE(lines.at(2).text, u"Uprising at %2: 2 discontented, free workers: 1."_s);
        QCOMPARE(lines.at(3).text, u"Corruption of 2 at %2 finds nothing to take."_s);
        QCOMPARE(lines.at(4).text, u"War between %2 and %3: 5 against 4, %2 wins."_s);
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
            for (const auto &error : refusals(now, wild)) {
                const auto text = errorText(error, names(now));
                QVERIFY2(reads(text), qPrintable(text));
                codes.set(static_cast<std::size_t>(error.code));
            }
        };
        const auto hear = [&](const State &now, const Action &action) {
            auto applied = ThroughTheAges::apply(now, action).value();
            actions.set(action.index());
            const auto line = summary(action, names(now), now.seat);
            QVERIFY2(reads(line), qPrintable(line));
            QVERIFY(reads(turnTitle(now, action, names(now))));
            const auto deed = tell(now, action, Events{}, names(now));
            for (const auto &event : applied.events) {
                events.set(event.index());
                QCOMPARE(tell(now, action, Events(1, event), names(now)).size(), deed.size() + 1);
            }
            for (const auto &told : tell(now, action, applied.events, names(now))) {
                QVERIFY2(reads(told.text), qPrintable(told.text));
                QVERIFY2(isIcon(told.icon, u"through_the_ages"_s), qPrintable(told.icon));
            }
        };
        // What chance seldom brings.
        auto war = game(1);
        war.phase = Phase::RivalWar;
        war.seat = RivalSeat;
        war.rival.war = 2;
        hear(war, RivalWar{});
        auto strong = game(1);
        strong.phase = Phase::RivalHand;
        strong.seat = RivalSeat;
        strong.rival.draw = 1;
        strong.rival.army = RivalArmy{{Tactic::ModernArmy, 4}};
        hear(strong, RivalHand{{RivalCard::War2}, {}});
        auto weak = strong;
        weak.rival.army = RivalArmy{{Tactic::LightCavalry, 1}};
        playerAt(weak, 0).technologies.workers[Technology::Warriors] = 20;
        hear(weak, RivalHand{{RivalCard::Bonus1}, {}});
        auto blocked = weak;
        blocked.rival.attacks = AttacksThatGandhiStops;
        Effect gandhi;
        gandhi.traits[Trait::Gandhi] = 1;
        playerAt(blocked, 0)
            .cards.add(Card{.name = "Mahatma Gandhi", .kind = CardKind::Leader, .effect = gandhi});
        hear(blocked, RivalHand{{RivalCard::Bonus1}, {}});
        for (unsigned seed = 0; seed < 10 || (seed < 400 && !(actions.all() && events.all() && codes.all()));
             ++seed) {
            RandomPlayer random(seed);
            auto state = start(random.setup());
            for (int i = 0; i < 400 && !isOver(state); ++i) {
                const auto action = random.choose(state);
                hear(state, action);
                for (int tries = 0; tries < 4; ++tries) {
                    judge(state, random.wild(state));
                }
                state = ThroughTheAges::apply(state, action).value().state;
            }
            judge(state, random.wild(state));
        }
        QVERIFY2(actions.all(), actions.to_string().c_str());
        QVERIFY2(events.all(), events.to_string().c_str());
        // What only a wrong record does.
        for (const auto code :
            {Code::HandCount, Code::BadPick, Code::NeedsChoice, Code::AlreadyScored, Code::ImpactCount}) {
            const auto text = errorText({code, {.subject = "agriculture", .count = 2}}, names(strong));
            QVERIFY2(reads(text), qPrintable(text));
            codes.set(static_cast<std::size_t>(code));
        }
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
            auto table = record(state.setup);
            for (int i = 0; i < 200 && !isOver(state); ++i) {
                const auto action = random.choose(state);
                state = ThroughTheAges::apply(state, action).value().state;
                table.actions.push_back({encode(action), {}});
            }
            const auto sheet = sheetText(table, int(table.actions.size())).text();
            QVERIFY(sheet.contains(u"Léa"_s));
            QVERIFY(sheet.contains(nameOf(Technology::Agriculture)));
            QCOMPARE(sheet.contains(rivalName()), isSolo(state));
            QVERIFY2(!sheet.contains(u'%'), qPrintable(sheet));
            verifyLabelsDiffer(sheet);
        }
    }

    void helpAndExplanationsRead_data() { eachLanguage(); }
    void helpAndExplanationsRead()
    {
        QFETCH(QString, language);
        QVERIFY(useLanguage(language));
        for (const int players : {1, 2, 4}) {
            for (const Edition edition : valuesOf<Edition>()) {
                for (const auto &topic :
                    helpTopics({.players = players, .edition = edition, .leagues = players > 1})) {
                    verifyTopic(topic);
                }
            }
        }
        for (unsigned seed = 0; seed < 6; ++seed) {
            RandomPlayer random(seed);
            auto state = start(random.setup());
            for (int i = 0; i < 250 && !isOver(state); ++i) {
                state = ThroughTheAges::apply(state, random.choose(state)).value().state;
            }
            explainAll(state);
        }
        QVERIFY(explain("nothing", game(2)).paragraphs.isEmpty());
    }

    void strengthComesFromUnits()
    {
        auto state = game(2);
        QVERIFY(explain("strength", state).paragraphs.contains(u"It comes from: Units +1."_s));
        playerAt(state, 0).technologies.workers[Technology::BreadAndCircuses] = 1;
        QVERIFY(explain("strength", state).paragraphs.contains(u"It comes from: Units and arenas +2."_s));
    }

    void banksTellTheirThresholds()
    {
        auto state = game(2);
        playerAt(state, 0).yellow = 7;
        const auto yellow = explain("yellow", state).paragraphs;
        QVERIFY(yellow.contains(u"A new worker costs 5 food."_s));
        QVERIFY(yellow.contains(u"Your people eat 3 food and ask for 4 faces."_s));
        QVERIFY(yellow.contains(u"Below 7 tokens they eat 3 food and ask for 5 faces."_s));
        const auto blue = explain("blue", state).paragraphs;
        QVERIFY(blue.contains(u"Below 9 tokens corruption costs 2."_s));
        QVERIFY(blue.contains(u"Below 5 tokens corruption costs 4."_s));
    }

    void theRivalSitsBesideOnePlayer()
    {
        QCOMPARE(rivalSeats(record({.players = 1})).size(), std::size_t(1));
        QVERIFY(rivalSeats(record({.players = 2})).empty());
        QCOMPARE(editionText(record({.players = 1, .edition = Edition::NewStory, .rival = Difficulty::Hard})),
            u"A New Story, 2015, against the Rival (Hard)"_s);
        QCOMPARE(bggNumber(record({.players = 2})), 25613);
        QCOMPARE(bggNumber(record({.players = 2, .edition = Edition::NewStory})), 182028);
    }

    void theTableIsSetUpByTheEditionAndThePlayers()
    {
        const auto said = [](const Setup &setup) {
            QStringList list;
            for (const auto &chore : checklist(setup)) {
                list << textOf(chore.task, chore.count);
            }
            return list;
        };
        QCOMPARE(said({.players = 4}),
            (QStringList{u"Lay 13 civil cards of age A in the row"_s, u"Lay a pile of 6 events of age A"_s}));
        QCOMPARE(said({.players = 1}).at(1), u"Take out 3 cards of age A, 9 of each other age"_s);
        QVERIFY(said({.players = 1, .edition = Edition::NewStory})
                    .contains(u"Give the Rival any marker as Light Cavalry, and one unit"_s));
    }

    void namesAreThereForEverything_data() { eachLanguage(); }
    void namesAreThereForEverything()
    {
        QFETCH(QString, language);
        QVERIFY(useLanguage(language));
        verifyThings<Edition, Technology, Type, Government, Tactic, CardKind, Family, Benefit, Good, Income,
            Rating, Source, RivalSource, Impact, Phase, Difficulty>(u"through_the_ages"_s);
    }
};
TALLYSTONE_SUITE(AgesWordsTest)
#include "ages_words_test.moc"
