// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/through_the_ages/memory.h"
#include "app/through_the_ages/steps.h"
#include "app/through_the_ages/words/icons.h"
#include "app/through_the_ages/words/texts.h"
#include "app/words/idtext.h"

using namespace Qt::StringLiterals;

namespace ThroughTheAges
{
namespace
{
constexpr int MostPerStage = 20;
constexpr int MostOfTrait = 20;
constexpr int MostScience = 30;

/// What cards mostly give; the rest is seldom met.
struct ByHand {
    Trait trait;
    const char *icon;
};
constexpr std::array<ByHand, 12> TraitsByHand
    = {{{Trait::Culture, "tta-culture"}, {Trait::Science, "tta-science"}, {Trait::Strength, "tta-strength"},
        {Trait::Happiness, "tta-happy"}, {Trait::Food, "food"}, {Trait::Resources, "stone"},
        {Trait::Civil, "tta-civil"}, {Trait::Military, "tta-military"}, {Trait::Urban, "tta-city"},
        {Trait::Yellow, "tta-worker"}, {Trait::Blue, "tta-token"}, {Trait::Colonize, "tta-colony"}}};

QString nameOfTrait(Trait trait)
{
    switch (trait) {
    case Trait::Culture:
        return nameOf(Benefit::Culture);
    case Trait::Science:
        return nameOf(Benefit::Science);
    case Trait::Strength:
        return nameOf(Rating::Strength);
    case Trait::Happiness:
        return nameOf(Rating::Happiness);
    case Trait::Food:
        return nameOf(Benefit::Food);
    case Trait::Resources:
        return nameOf(Benefit::Resources);
    case Trait::Civil:
        return nameOf(Benefit::Civil);
    case Trait::Military:
        return nameOf(Benefit::Military);
    case Trait::Urban:
        return nameOf(Rating::UrbanLimit);
    case Trait::Yellow:
        return nameOf(Benefit::Yellow);
    case Trait::Blue:
        return nameOf(Benefit::Blue);
    default:
        //: A card's bonus for colonies.
        return AgesWords::tr("Colonization");
    }
}

/// As it is entered: a name that is being typed may end with a space.
OwnCard describedCard(const Play &play)
{
    auto card = play.draft.own;
    card.name = lettersOf(card.name);
    return card;
}

/// It is in play already: then only what it does can change.
bool isHeld(const Play &play)
{
    return playerAt(play).cards.find(describedCard(play).name) != nullptr;
}

std::vector<Action> ownActions(const Play &play)
{
    const auto card = describedCard(play);
    if (isHeld(play)) {
        return {Modify{.player = namedSeat(play),
            .name = card.name,
            .effect = card.effect,
            .actions = saidActions(play)}};
    }
    return {playingOwn(play, card)};
}

template<typename Enum>
AgesPart segmentsOf(const QString &prefix, const Enum &chosen, const std::vector<Enum> &all)
{
    AgesPart part{.look = u"chips"_s};
    for (const Enum value : all) {
        part.rows << AgesRow{
            .choice = {.id = prefix + idText(value), .title = nameOf(value), .chosen = chosen == value}};
    }
    return part;
}

AgesPart stagesPart(const OwnCard &card)
{
    AgesPart part{.look = u"counters"_s, .title = AgesWords::tr("Stages")};
    for (std::size_t i = 0; i < card.stages.size(); ++i) {
        part.counters << TableCounter{.id = u"stage-%1"_s.arg(i),
            .title = AgesWords::tr("Stage %1").arg(i + 1),
            .icon = u"stone"_s,
            .value = card.stages[i],
            .most = MostPerStage};
    }
    part.counters << TableCounter{.id = u"stages"_s,
        .title = AgesWords::tr("How many"),
        .icon = u"tta-wonder"_s,
        .value = static_cast<int>(card.stages.size()),
        .least = 1,
        .most = MostStages};
    return part;
}

AgesPage ownPage(const Play &play)
{
    const auto &card = play.draft.own;
    const bool held = isHeld(play);
    AgesPage page{.head
        = headOf(AgesWords::tr("A card by hand"), AgesWords::tr("Kept for the next game on this device."))};
    page.parts << AgesPart{.look = u"field"_s,
        .field = {.id = u"name"_s,
            .title = AgesWords::tr("Name of the card"),
            .text = QString::fromStdString(card.name),
            .hint = AgesWords::tr("Name of the card")}};
    if (!held) {
        page.parts << segmentsOf(u"kind-"_s, card.kind,
            {CardKind::Leader, CardKind::Wonder, CardKind::Special, CardKind::Colony, CardKind::Pact,
                CardKind::Other});
        auto ages = agesPart(play.state(), card.age);
        for (auto &row : ages.rows) {
            row.choice.enabled = true;
        }
        ages.title = AgesWords::tr("Age");
        page.parts << ages;
        if (card.kind == CardKind::Wonder) {
            page.parts << stagesPart(card);
        }
        if (card.kind == CardKind::Special) {
            page.parts << segmentsOf(u"family-"_s, card.family.value_or(Family::Civil),
                {Family::Civil, Family::Military, Family::Exploration, Family::Construction});
            page.parts << AgesPart{.look = u"counters"_s,
                .counters = {{.id = u"science"_s,
                    .title = AgesWords::tr("Science to pay"),
                    .icon = u"tta-science"_s,
                    .value = card.science,
                    .most = MostScience}}};
        }
    }
    AgesPart effect{.look = u"counters"_s, .title = AgesWords::tr("While in play")};
    for (const auto &[trait, icon] : TraitsByHand) {
        effect.counters << TableCounter{.id = u"trait-"_s + idText(trait),
            .title = nameOfTrait(trait),
            .icon = QString::fromLatin1(icon),
            .ink = idText(trait),
            .value = card.effect.traits[trait],
            .least = -MostOfTrait,
            .most = MostOfTrait};
    }
    page.parts << effect;
    return page;
}

TableWide ownWide(const Play &play)
{
    const auto &card = play.draft.own;
    const bool named = !describedCard(play).name.empty();
    const auto broken = named ? prospectOf(play.state(), ownActions(play)).broken : std::vector<Error>();
    return {.id = u"take"_s,
        .title = isHeld(play)               ? AgesWords::tr("Change the card")
            : card.kind == CardKind::Wonder ? AgesWords::tr("Start the wonder")
                                            : AgesWords::tr("Play the card"),
        .hint = named ? sentence(play, broken) : AgesWords::tr("it needs a name"),
        .enabled = named && broken.empty()};
}

Answer ownTouch(const Play &play, const Touch &touch)
{
    auto next = play.draft;
    auto &card = next.own;
    if (touch.id == "leave") {
        next.step = Stage::Cards;
        return kept(std::move(next));
    }
    if (touch.id == "take") {
        const auto memos
            = isHeld(play) ? std::vector<Memo>() : std::vector<Memo>{memoOf(describedCard(play))};
        return done(play, ownActions(play), boardDraft(play), memos);
    }
    if (touch.id == "name") {
        card.name = QString::fromStdString(touch.text).left(MaxCardName).toStdString();
    } else if (const auto kind = thingAfter<CardKind>(touch.id, "kind-")) {
        card.kind = *kind;
        card.family = kind == CardKind::Special ? std::optional(Family::Civil) : std::nullopt;
        card.stages = kind == CardKind::Wonder ? std::vector<int>{1} : std::vector<int>();
        card.science = 0;
    } else if (const auto age = numberAfter(touch.id, "age-")) {
        card.age = *age;
    } else if (const auto family = thingAfter<Family>(touch.id, "family-")) {
        card.family = family;
    } else if (touch.id == "science") {
        card.science = touch.number;
    } else if (touch.id == "stages") {
        card.stages.resize(static_cast<std::size_t>(std::clamp(touch.number, 1, MostStages)), 1);
    } else if (const auto stage = numberAfter(touch.id, "stage-")) {
        if (*stage >= 0 && static_cast<std::size_t>(*stage) < card.stages.size()) {
            card.stages[static_cast<std::size_t>(*stage)] = touch.number;
        }
    } else if (const auto trait = thingAfter<Trait>(touch.id, "trait-")) {
        card.effect.traits[*trait] = touch.number;
    }
    return kept(std::move(next));
}
}

const Step OwnStep = {"cards", made<ownPage>, ownWide, ownTouch};
}
