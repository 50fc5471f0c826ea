// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/through_the_ages/actions.h"

/// The cards of the boxes, so that nobody has to type what a card does. Records never need it: they hold the
/// effect of every card themselves.
namespace ThroughTheAges
{
/// One thing that a card does.
struct Clause {
    enum class Of { Nothing, Trait, Per, Build, Upgrade, Learn, OnTechnology, OnTake, Once, OncePer };
    Of of = Of::Nothing;
    /// Which trait, type, yield, benefit or income.
    int what = 0;
    int amount = 0;
    /// What is counted, and at most how many.
    Count counted{};
    int max = 0;
};
/// At most so many; those that are left are nothing.
using Clauses = std::array<Clause, 5>;

/// What of a card the rules do not do by themselves. The row's are about what cards of the row cost, those of
/// revolutions let them take the military actions.
enum class Note { None, OfTheRow, OfRevolutions, Other };

struct CardFacts {
    std::string_view id;
    std::string_view name;
    CardKind kind = CardKind::Other;
    In in = In::Both;
    int age = 0;
    std::optional<Family> family = std::nullopt;
    /// What a special costs.
    int science = 0;
    /// What each stage of a wonder costs; the last ones are 0.
    std::array<int, 7> stages{};
    /// Of a pact the effect of its first side; what a gain is made of stands here too.
    Clauses effect{};
    /// The second side of a pact.
    Clauses other{};
    /// Instead of the effect, against the Rival.
    Clauses solo{};
    /// For every other seat, as a card of kind other.
    Clauses others{};
    Note note = Note::None;
    /// Printings or sources disagree.
    bool uncertain = false;
};

enum class Side { First, Second };
Effect effectOf(const Clauses &clauses);
Gain gainOf(const Clauses &clauses);
std::vector<int> stagesOf(const CardFacts &card);

/// All leaders, wonders, specials, territories or pacts of an edition, age by age.
std::vector<const CardFacts *> cardsOf(Edition edition, CardKind kind);
const CardFacts *findCard(Edition edition, std::string_view id);
/// The one that a card in play is, by its kind and name.
const CardFacts *factsOf(Edition edition, const Card &card);

/// What somebody looks for; what is not named is any.
struct Wanted {
    /// Beginnings of words of the name, without regard to case.
    std::string letters;
    std::optional<CardKind> kind;
    std::optional<int> age;
};
/// Those whose name begins with the letters first, then age by age.
std::vector<const CardFacts *> search(Edition edition, const Wanted &wanted);
/// For names in other languages.
bool isNamedLike(std::string_view name, std::string_view letters);

/// The actions that enter a card, for the seat whose turn it is.
Modify playing(const Setup &setup, const CardFacts &card, Side side = Side::First);
WonderCard wonderOf(const CardFacts &card);
/// The last stages of a wonder, with what it does.
BuildStages finishing(const CardFacts &card, int count);
Colonize colonizing(const CardFacts &card, int bid, const Units &sacrifice);
/// The cards of others that come with one.
std::vector<Modify> playingOfOthers(const State &state, int seat, const CardFacts &card);

/// Cards of a seat that change what cards of the row cost.
std::vector<const CardFacts *> rowNotes(const State &state, int seat);

/// Whom an event strikes.
enum class Whom { Nobody, All, Strongest, Weakest };
/// What it gives as food or as resources, whichever they want.
struct FoodOrResources {
    Whom whom = Whom::Nobody;
    /// Below 0 it is lost.
    int amount = 0;
    /// Some of both will do.
    bool mixed = false;
};

struct EventFacts {
    Revealed event{};
    std::string_view name;
    int level = 0;
    Clauses all{};
    Clauses strongest{};
    Clauses weakest{};
    FoodOrResources choice{};
    /// Strongest and weakest are two, with three seats or more.
    bool two = false;
    Note note = Note::None;
};
const EventFacts *factsOf(Revealed event);
std::vector<const EventFacts *> eventsOf(Edition edition);

struct EventOffer {
    int seat = 0;
    Gain gain;
    bool operator==(const EventOffer &) const = default;
};
/// What an event offers to whom now; what is chosen at the table is told by its note alone.
std::vector<EventOffer> offersOf(const State &state, Revealed event);

/// The choice of an event, and who has it now.
struct EventChoice {
    FoodOrResources of;
    std::vector<int> seats;
};
/// Nobody's, if the event has no such choice.
EventChoice choiceOf(const State &state, Revealed event);
}
