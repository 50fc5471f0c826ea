// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/record/read.h"
#include "model/through_the_ages/catalogue.h"
#include "model/through_the_ages/rivalstrikes.h"
#include "tests/model/through_the_ages/table.h"
#include "tests/suites.h"

#include <QDir>

using namespace ThroughTheAges;

/// The cards of the boxes.
class CatalogueTest : public QObject
{
    Q_OBJECT

    static constexpr CardKind Kinds[]
        = {CardKind::Leader, CardKind::Wonder, CardKind::Special, CardKind::Colony, CardKind::Pact};

    static Table table(Edition edition, int players = 2)
    {
        Table table(players, edition == Edition::Original ? "{}" : "{'edition':'new-story'}");
        table.toRound(2);
        return table;
    }
    static QByteArrayList namesOf(const std::vector<const CardFacts *> &cards)
    {
        QByteArrayList names;
        for (const auto *card : cards) {
            names << QByteArray(card->name.data(), qsizetype(card->name.size()));
        }
        return names;
    }
    static const CardFacts &card(Edition edition, const char *id)
    {
        const auto *found = findCard(edition, id);
        if (!found) {
            qFatal("there is no %s", id);
        }
        return *found;
    }
    static Effect traits(std::initializer_list<std::pair<Trait, int>> list)
    {
        Effect effect;
        for (const auto &[trait, amount] : list) {
            effect.traits[trait] = amount;
        }
        return effect;
    }

private Q_SLOTS:
    void howMany()
    {
        const QList<std::size_t> counts = {24, 16, 12, 12, 10};
        for (const Edition edition : valuesOf<Edition>()) {
            for (qsizetype i = 0; i < counts.size(); ++i) {
                QCOMPARE(cardsOf(edition, Kinds[i]).size(), counts[i]);
            }
            for (int age = 0; age <= 3; ++age) {
                QCOMPARE(search(edition, {.kind = CardKind::Leader, .age = age}).size(), std::size_t(6));
                QCOMPARE(search(edition, {.kind = CardKind::Wonder, .age = age}).size(), std::size_t(4));
                QCOMPARE(search(edition, {.kind = CardKind::Special, .age = age}).size(),
                    std::size_t(age > 0 ? 4 : 0));
                QCOMPARE(search(edition, {.kind = CardKind::Colony, .age = age}).size(),
                    std::size_t(age == 1 || age == 2 ? 6 : 0));
            }
        }
        QCOMPARE(eventsOf(Edition::Original).size(), std::size_t(38));
        QCOMPARE(eventsOf(Edition::NewStory).size(), std::size_t(40));
    }

    /// Whatever the catalogue says is in the words of the rules: each card can be entered, and a record keeps
    /// it.
    void theRulesUnderstandEveryCard()
    {
        for (const Edition edition : valuesOf<Edition>()) {
            QSet<QByteArray> names;
            QSet<QByteArray> ids;
            for (const CardKind kind : Kinds) {
                for (const auto *card : cardsOf(edition, kind)) {
                    const QByteArray id(card->id.data(), qsizetype(card->id.size()));
                    QCOMPARE(card->kind, kind);
                    QVERIFY2(!ids.contains(id), id.constData());
                    ids << id;
                    for (const auto side : {Side::First, Side::Second}) {
                        auto game = table(edition);
                        game.set(0, "{'science':99}");
                        const Action action = playing(game.state().setup, *card, side);
                        QVERIFY2(!refusal(game.state(), action), id.constData());
                        const Json::Value written = encode(action);
                        Findings findings;
                        Action read;
                        {
                            Fields fields(written, {}, findings);
                            decode(fields, game.state().setup, read);
                        }
                        QVERIFY(findings.empty());
                        QVERIFY(read == action);
                    }
                    QCOMPARE(stagesOf(*card).empty(), kind != CardKind::Wonder);
                    QCOMPARE(card->science > 0, kind == CardKind::Special);
                    QCOMPARE(card->family.has_value(), kind == CardKind::Special);
                }
                for (const auto &name : namesOf(cardsOf(edition, kind))) {
                    QVERIFY2(!names.contains(name), name.constData());
                    names << name;
                }
            }
        }
    }

    /// No two specials of a family are of one age, and all four families are there.
    void families()
    {
        for (const Edition edition : valuesOf<Edition>()) {
            QSet<std::pair<int, int>> seen;
            for (const auto *card : cardsOf(edition, CardKind::Special)) {
                seen << std::pair(int(*card->family), card->age);
            }
            QCOMPARE(seen.size(), 12);
        }
    }

    void someCards()
    {
        const auto original = Edition::Original;
        const auto newStory = Edition::NewStory;
        QVERIFY(effectOf(card(original, "moses").effect) == traits({{Trait::Growth, 1}}));
        QVERIFY(effectOf(card(newStory, "kremlin").effect)
            == traits(
                {{Trait::Culture, 2}, {Trait::Happiness, -1}, {Trait::Civil, 1}, {Trait::Military, 1}}));
        QVERIFY(effectOf(card(original, "kremlin").effect)
            == traits(
                {{Trait::Culture, 3}, {Trait::Happiness, -2}, {Trait::Civil, 1}, {Trait::Military, 1}}));
        const auto newton = effectOf(card(original, "isaac-newton").effect);
        QCOMPARE(newton.onTechnology[Benefit::Civil], 1);
        QCOMPARE(newton.per.front().of, Count::BestLabOrLibrary);
        const auto homer = effectOf(card(original, "homer").effect);
        QCOMPARE(homer.per.front().of, countOfWorkers(Technology::Warriors));
        QCOMPARE(homer.per.front().max, 2);
        const auto cook = effectOf(card(newStory, "james-cook").effect);
        QCOMPARE(cook.per.size(), std::size_t(2));
        QCOMPARE(cook.per[1].max, 1);
        const auto khan = effectOf(card(original, "genghis-khan").effect);
        QCOMPARE(khan.per.size(), std::size_t(1));
        QCOMPARE(khan.per.front().gives[Yield::Strength], 1);
        const auto cooperation = effectOf(card(newStory, "scientific-cooperation").other);
        for (const Learnable what : valuesOf<Learnable>()) {
            QCOMPARE(cooperation.learn[what], 2);
        }
        const auto food = gainOf(card(original, "fast-food-chains").effect);
        QCOMPARE(food.per.size(), std::size_t(4));
        QCOMPARE(food.per.front().gives[Income::Culture], 2);
        QVERIFY(card(original, "hammurabi").uncertain);
        QCOMPARE(card(original, "moses").note, Note::None);
    }

    /// In whole games of others the same cards do the same.
    void sampleGamesAgree()
    {
        static const GameOf<Rules> game;
        const std::array<const Game *, 1> games = {&game};
        const QDir folder(QStringLiteral(SOURCE_DIR "/tests/data/through_the_ages"));
        int looked = 0;
        for (const auto &file : folder.entryList({QStringLiteral("*.json")})) {
            QFile bytes(folder.filePath(file));
            QVERIFY(bytes.open(QIODevice::ReadOnly));
            const auto record = readRecord(bytes.readAll().toStdString(), games);
            QVERIFY(record);
            Course<Rules> course(*record);
            for (const auto &step : record->actions) {
                QVERIFY(!course.advance(step));
                for (const auto &player : seats(course.state())) {
                    for (const auto &inPlay : player.cards.list()) {
                        const auto *facts = factsOf(editionOf(course.state()), inPlay);
                        if (!facts || inPlay.kind == CardKind::Pact) {
                            continue;
                        }
                        ++looked;
                        QVERIFY2(inPlay.effect == effectOf(facts->effect), inPlay.name.c_str());
                        QCOMPARE(inPlay.age, facts->age);
                        QVERIFY(inPlay.family == facts->family);
                    }
                }
            }
        }
        QVERIFY2(looked > 1'000, QByteArray::number(looked).constData());
    }

    void searching()
    {
        const auto find
            = [](const char *letters) { return namesOf(search(Edition::Original, {.letters = letters})); };
        QCOMPARE(find("gand"), QByteArrayList({"Mahatma Gandhi"}));
        QCOMPARE(find("  GREAT wa"), QByteArrayList({"Great Wall"}));
        QCOMPARE(find("a great"), QByteArrayList({"Alexander the Great"}));
        // What begins so stands first.
        QCOMPARE(find("jul"), QByteArrayList({"Julius Caesar"}));
        QCOMPARE(find("al").front(), QByteArray("Alexander the Great"));
        QVERIFY(find("library of alex").contains("Library of Alexandria"));
        QVERIFY(find("xyz").isEmpty());
        QCOMPARE(search(Edition::Original, {}).size(), std::size_t(24 + 16 + 12 + 12 + 10));
        QCOMPARE(namesOf(search(Edition::NewStory, {.letters = "w", .kind = CardKind::Colony, .age = 2})),
            QByteArrayList({"Wealthy Territory II"}));
        QVERIFY(isNamedLike("Église Saint-Pierre", "ÉG pi"));
        QVERIFY(!isNamedLike("Homer", "omer"));
    }

    void entering()
    {
        auto game = table(Edition::Original, 3);
        game.set(0, "{'science':20,'resourceTokens':[30,0,0,0],'civil':9,'workers':{'warriors':2}}");
        const auto &state = game.state();
        const auto play = [&](const Action &action) {
            game.play(QByteArray::fromStdString(Json::write(encode(action))));
        };
        play(playing(state.setup, card(Edition::Original, "code-of-laws")));
        QCOMPARE(game.player(0).science, 14);
        QCOMPARE(game.rating(0, Rating::CivilTotal), 5);
        const auto &pyramids = card(Edition::Original, "pyramids");
        play(Take{.actions = 1, .wonder = wonderOf(pyramids)});
        play(BuildStages{.count = 2});
        play(finishing(pyramids, 1));
        QCOMPARE(game.rating(0, Rating::CivilTotal), 6);
        Units warriors;
        warriors[unitOf(Technology::Warriors)] = 1;
        play(colonizing(card(Edition::Original, "developed-territory-1"), 1, warriors));
        QCOMPARE(game.player(0).science, 17);
        // Tesla is dear for the others.
        const auto &tesla = card(Edition::Original, "nikola-tesla");
        const auto others = playingOfOthers(state, 0, tesla);
        QCOMPARE(others.size(), std::size_t(2));
        QCOMPARE(others.front().player, 1);
        QCOMPARE(others.front().effect.build[Type::Lab], -1);
        QCOMPARE(playing({.players = 1}, tesla).effect.build[Type::Lab], 1);
        QCOMPARE(playing({.players = 2}, tesla).effect.build[Type::Lab], 0);
    }

    void notesOfTheRow()
    {
        auto game = table(Edition::Original);
        QVERIFY(rowNotes(game.state(), 0).empty());
        game.play("{'do':'modify','name':'michelangelo','kind':'leader','age':1}");
        QCOMPARE(namesOf(rowNotes(game.state(), 0)), QByteArrayList({"Michelangelo"}));
    }

    void eventsStrike()
    {
        auto game = table(Edition::Original, 3);
        game.card(2, "{'strength':4}").card(0, "{'strength':2}");
        const auto crusades = offersOf(game.state(), Revealed::Crusades);
        QCOMPARE(crusades.size(), std::size_t(2));
        QCOMPARE(crusades[0].seat, 2);
        QCOMPARE(crusades[0].gain.numbers[Benefit::Culture], 4);
        QCOMPARE(crusades[1].seat, 1);
        QCOMPARE(crusades[1].gain.numbers[Benefit::Culture], -4);
        // Two are struck, with two seats one.
        QCOMPARE(offersOf(game.state(), Revealed::ColdWar).size(), std::size_t(2));
        QCOMPARE(offersOf(game.state(), Revealed::CrimeWave)[0].seat, 0);
        QCOMPARE(offersOf(game.state(), Revealed::Crafts).size(), std::size_t(3));
        game.play("{'do':'resign'}");
        QCOMPARE(offersOf(game.state(), Revealed::ColdWar).size(), std::size_t(1));
        QVERIFY(offersOf(game.state(), Revealed::Territory1).empty());
        QVERIFY(offersOf(game.state(), Revealed::Politics).empty());
    }

    /// Who chooses between food and resources, and of how much.
    void eventsAsk()
    {
        auto game = table(Edition::NewStory, 3);
        game.card(2, "{'strength':4}").card(0, "{'strength':2}");
        const auto markets = choiceOf(game.state(), Revealed::Markets);
        QCOMPARE(markets.seats, (std::vector{0, 1, 2}));
        QCOMPARE(markets.of.amount, 2);
        QVERIFY(!markets.of.mixed);
        const auto foray = choiceOf(game.state(), Revealed::Foray);
        QCOMPARE(foray.seats, (std::vector{2, 0}));
        QCOMPARE(foray.of.amount, 3);
        QVERIFY(foray.of.mixed);
        const auto raiders = choiceOf(game.state(), Revealed::Raiders);
        QCOMPARE(raiders.seats, (std::vector{0, 1}));
        QCOMPARE(raiders.of.amount, -2);
        // Two choose, with two seats one.
        game.play("{'do':'resign'}");
        QCOMPARE(choiceOf(game.state(), Revealed::Foray).seats, (std::vector{2}));
        QCOMPARE(choiceOf(game.state(), Revealed::Raiders).seats, (std::vector{1}));
        for (const auto event : {Revealed::Crafts, Revealed::Politics, Revealed::Territory1}) {
            QVERIFY(choiceOf(game.state(), event).seats.empty());
        }
    }

    /// Every event that can be revealed but territories and those of age III is there.
    void everyEventIsKnown()
    {
        for (const Revealed event : valuesOf<Revealed>()) {
            QCOMPARE(factsOf(event) != nullptr, event < Revealed::Impact);
            // The Rival has its own table of them.
            const auto &[strike, level] = strikeOf(event);
            QVERIFY(
                strike == Strike::Nothing || strike == Strike::Territory || level == factsOf(event)->level);
        }
    }
};
TALLYSTONE_SUITE(CatalogueTest)
#include "catalogue_test.moc"
