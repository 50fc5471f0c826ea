// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/through_the_ages/catalogue.h"

#include "model/record/text.h"
#include "model/through_the_ages/advice.h"
#include "model/through_the_ages/cataloguewords.h"

namespace ThroughTheAges
{
namespace
{
std::span<const CardFacts> tableOf(CardKind kind)
{
    switch (kind) {
    case CardKind::Leader:
        return leaders();
    case CardKind::Wonder:
        return wonders();
    case CardKind::Special:
        return specials();
    case CardKind::Colony:
        return territories();
    case CardKind::Pact:
        return pacts();
    case CardKind::Other:
        break;
    }
    return {};
}

/// Entries about the same thing stand together.
template<typename Given>
void addPer(std::vector<PerOf<Given>> &list, const Clause &clause)
{
    const auto isSame = [&](const auto &per) { return per.of == clause.counted && per.max == clause.max; };
    auto found = std::ranges::find_if(list, isSame);
    if (found == list.end()) {
        found = list.insert(list.end(), {.of = clause.counted, .max = clause.max});
    }
    found->gives[static_cast<Given>(clause.what)] = clause.amount;
}

void addLearning(PerId<Learnable, int> &learn, const Clause &clause)
{
    for (const Learnable what : valuesOf<Learnable>()) {
        if (clause.what == countOf<Learnable> || what == static_cast<Learnable>(clause.what)) {
            learn[what] = clause.amount;
        }
    }
}

constexpr bool isLetter(char c)
{
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')
        || static_cast<unsigned char>(c) >= 0x80;
}

std::vector<std::string_view> wordsOf(std::string_view text)
{
    std::vector<std::string_view> words;
    for (std::size_t i = 0; i < text.size();) {
        const auto begin = std::find_if(text.begin() + static_cast<std::ptrdiff_t>(i), text.end(), isLetter);
        const auto end = std::find_if_not(begin, text.end(), isLetter);
        if (begin != end) {
            words.emplace_back(begin, end);
        }
        i = static_cast<std::size_t>(end - text.begin());
    }
    return words;
}

bool beginsWith(std::string_view text, std::string_view letters)
{
    return Text::sameName(Text::start(text, static_cast<std::size_t>(Text::length(letters))), letters);
}
}

Effect effectOf(const Clauses &clauses)
{
    Effect effect;
    for (const auto &clause : clauses) {
        switch (clause.of) {
        case Clause::Of::Trait:
            effect.traits[static_cast<Trait>(clause.what)] = clause.amount;
            break;
        case Clause::Of::Per:
            addPer(effect.per, clause);
            break;
        case Clause::Of::Build:
            effect.build[static_cast<Type>(clause.what)] = clause.amount;
            break;
        case Clause::Of::Upgrade:
            effect.upgrade[static_cast<Type>(clause.what)] = clause.amount;
            break;
        case Clause::Of::Learn:
            addLearning(effect.learn, clause);
            break;
        case Clause::Of::OnTechnology:
            effect.onTechnology[static_cast<Benefit>(clause.what)] = clause.amount;
            break;
        case Clause::Of::OnTake:
            effect.onTake[static_cast<Benefit>(clause.what)] = clause.amount;
            break;
        case Clause::Of::Nothing:
        case Clause::Of::Once:
        case Clause::Of::OncePer:
            break;
        }
    }
    return effect;
}

Gain gainOf(const Clauses &clauses)
{
    Gain gain;
    for (const auto &clause : clauses) {
        if (clause.of == Clause::Of::Once) {
            gain.numbers[static_cast<Benefit>(clause.what)] = clause.amount;
        } else if (clause.of == Clause::Of::OncePer) {
            addPer(gain.per, clause);
        }
    }
    return gain;
}

std::vector<int> stagesOf(const CardFacts &card)
{
    return {card.stages.begin(), std::ranges::find(card.stages, 0)};
}

std::vector<const CardFacts *> cardsOf(Edition edition, CardKind kind)
{
    std::vector<const CardFacts *> cards;
    for (const auto &card : tableOf(kind)) {
        if (isIn(edition, card.in)) {
            cards.push_back(&card);
        }
    }
    return cards;
}

const CardFacts *findCard(Edition edition, std::string_view id)
{
    for (const CardKind kind : valuesOf<CardKind>()) {
        for (const auto &card : tableOf(kind)) {
            if (card.id == id && isIn(edition, card.in)) {
                return &card;
            }
        }
    }
    return nullptr;
}

const CardFacts *factsOf(Edition edition, const Card &card)
{
    const auto cards = cardsOf(edition, card.kind);
    const auto found = std::ranges::find_if(
        cards, [&](const CardFacts *facts) { return Text::sameName(facts->name, card.name); });
    return found != cards.end() ? *found : nullptr;
}

bool isNamedLike(std::string_view name, std::string_view letters)
{
    const auto words = wordsOf(name);
    return std::ranges::all_of(wordsOf(letters), [&](std::string_view wanted) {
        return std::ranges::any_of(words, [&](std::string_view word) { return beginsWith(word, wanted); });
    });
}

std::vector<const CardFacts *> search(Edition edition, const Wanted &wanted)
{
    std::vector<const CardFacts *> found;
    for (const CardKind kind : valuesOf<CardKind>()) {
        if (wanted.kind.value_or(kind) != kind) {
            continue;
        }
        for (const auto *card : cardsOf(edition, kind)) {
            if (wanted.age.value_or(card->age) == card->age && isNamedLike(card->name, wanted.letters)) {
                found.push_back(card);
            }
        }
    }
    const auto letters = Text::trimmed(wanted.letters);
    std::ranges::stable_sort(found, {},
        [&](const CardFacts *card) { return std::pair(!beginsWith(card->name, letters), card->age); });
    return found;
}

Modify playing(const Setup &setup, const CardFacts &card, Side side)
{
    const bool alone = setup.players == 1 && effectOf(card.solo) != Effect{};
    return {.name = std::string(card.name),
        .kind = card.kind,
        .age = card.age,
        .family = card.family,
        .effect = effectOf(side == Side::Second ? card.other
                : alone                         ? card.solo
                                                : card.effect),
        .gain = gainOf(card.effect),
        .science = card.science};
}

WonderCard wonderOf(const CardFacts &card)
{
    return {std::string(card.name), card.age, stagesOf(card)};
}

BuildStages finishing(const CardFacts &card, int count)
{
    return {.count = count, .effect = effectOf(card.effect), .gain = gainOf(card.effect)};
}

Colonize colonizing(const CardFacts &card, int bid, const Units &sacrifice)
{
    return {.name = std::string(card.name),
        .age = card.age,
        .bid = bid,
        .sacrifice = sacrifice,
        .effect = effectOf(card.effect),
        .gain = gainOf(card.effect)};
}

std::vector<Modify> playingOfOthers(const State &state, int seat, const CardFacts &card)
{
    std::vector<Modify> plays;
    const auto effect = effectOf(card.others);
    for (const int other : seatsIn(state)) {
        if (other != seat && effect != Effect{}) {
            plays.push_back(
                {.player = other, .name = std::string(card.name), .age = card.age, .effect = effect});
        }
    }
    return plays;
}

std::vector<const CardFacts *> rowNotes(const State &state, int seat)
{
    std::vector<const CardFacts *> notes;
    for (const auto &card : playerAt(state, seat).cards.list()) {
        const auto *facts = factsOf(editionOf(state), card);
        if (facts && facts->note == Note::OfTheRow) {
            notes.push_back(facts);
        }
    }
    return notes;
}

const EventFacts *factsOf(Revealed event)
{
    const auto events = revealedEvents();
    const auto found = std::ranges::find(events, event, &EventFacts::event);
    return found != events.end() ? &*found : nullptr;
}

std::vector<const EventFacts *> eventsOf(Edition edition)
{
    std::vector<const EventFacts *> events;
    for (const auto &event : revealedEvents()) {
        if (isIn(edition, event.event)) {
            events.push_back(&event);
        }
    }
    return events;
}

namespace
{
/// What happens to the Rival it knows itself.
std::vector<int> struckBy(const State &state, const EventFacts &facts, Whom whom)
{
    if (whom == Whom::Nobody || whom == Whom::All) {
        return whom == Whom::All ? seatsIn(state) : std::vector<int>();
    }
    const auto ranked = byStrength(state);
    const std::ptrdiff_t count = facts.two && ranked.size() > 2 ? 2 : 1;
    const auto first = whom == Whom::Strongest ? ranked.begin() : ranked.end() - count;
    std::vector<int> seats(first, first + count);
    std::erase_if(seats, [&](int seat) { return !isIn(state, seat); });
    return seats;
}
}

std::vector<EventOffer> offersOf(const State &state, Revealed event)
{
    std::vector<EventOffer> offers;
    const auto *facts = factsOf(event);
    if (!facts) {
        return offers;
    }
    const auto offer = [&](Whom whom, const Clauses &clauses) {
        if (const auto gain = gainOf(clauses); gain != Gain{}) {
            for (const int seat : struckBy(state, *facts, whom)) {
                offers.push_back({seat, gain});
            }
        }
    };
    offer(Whom::All, facts->all);
    offer(Whom::Strongest, facts->strongest);
    offer(Whom::Weakest, facts->weakest);
    return offers;
}

EventChoice choiceOf(const State &state, Revealed event)
{
    const auto *facts = factsOf(event);
    return facts ? EventChoice{facts->choice, struckBy(state, *facts, facts->choice.whom)} : EventChoice();
}
}
