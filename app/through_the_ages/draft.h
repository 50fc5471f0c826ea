// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/play.h"
#include "app/table/step.h"
#include "app/through_the_ages/rivalentry.h"
#include "model/through_the_ages/advice.h"
#include "model/through_the_ages/catalogue.h"
#include "model/through_the_ages/codec.h"
#include "model/through_the_ages/score.h"

namespace ThroughTheAges
{
/// What the table sees: the screens of a turn. The Rival's are one, whatever it asks.
enum class Stage {
    Board,
    Learn,
    Government,
    Cards,
    Own,
    Politics,
    Impact,
    Battle,
    Colony,
    Pact,
    Tactic,
    Event,
    Grant,
    News,
    Rival,
    Over
};
}

template<>
inline constexpr std::array<std::string_view, 16> ids<ThroughTheAges::Stage> = {"board", "learn",
    "government", "cards", "own", "politics", "impact", "battle", "colony", "pact", "tactic", "event",
    "grant", "news", "rival", "over"};

namespace ThroughTheAges
{
/// The tray of the board: the place that was touched, or the yellow bank, and what an action card takes off.
struct TrayEntry {
    std::optional<Technology> place = std::nullopt;
    bool worker = false;
    int discount = 0;
    /// As said; else as the rules ask.
    std::optional<int> actions = std::nullopt;
    /// Discount and actions are set one by one.
    bool whole = false;
    bool isOpen() const { return place || worker; }
    bool operator==(const TrayEntry &) const = default;
};

/// Which cards are looked through.
struct CardsEntry {
    enum class Shelf { Leader, Wonder, Special, Action, Other };
    Shelf shelf = Shelf::Leader;
    /// Any, if it is not said.
    std::optional<int> age = std::nullopt;
    std::string letters = {};
    /// What the place in the row costs.
    int place = 1;
    /// Of stages, what an action card takes off.
    int discount = 0;
    /// Of an action card: what it gives, and the actions it takes.
    Gain gain = {};
    int civil = 1;
    int military = 0;
    /// A card in play that is looked at.
    std::optional<std::string> card = std::nullopt;
    bool operator==(const CardsEntry &) const = default;
};

/// A card that the app does not know.
struct OwnCard {
    std::string name = {};
    CardKind kind = CardKind::Other;
    int age = 0;
    std::optional<Family> family = std::nullopt;
    std::vector<int> stages = {};
    int science = 0;
    Effect effect = {};
    bool operator==(const OwnCard &) const = default;
    static void members(auto &is, auto &card)
    {
        is.required("name", card.name, CardName);
        is.leftOut("kind", card.kind, CardKind::Other);
        is.leftOut("age", card.age);
        is.optional("family", card.family);
        is.leftOut("stages", card.stages);
        is.leftOut("science", card.science);
        is.leftOut("effect", card.effect);
    }
};

enum class BattleKind { Aggression, Declaration, War };
struct BattleEntry {
    BattleKind kind = BattleKind::Aggression;
    /// Nobody yet.
    std::optional<int> against = std::nullopt;
    Units sacrifice = {};
    Units defence = {};
    int cards = 0;
    int actions = 1;
    /// The aggression that was played, and what changes hands.
    std::optional<RivalCard> card = std::nullopt;
    Benefits booty = {};
    bool operator==(const BattleEntry &) const = default;
};

struct ColonyEntry {
    int seat = 0;
    int bid = 1;
    Units sacrifice = {};
    int cards = 0;
    int age = 1;
    std::string territory = {};
    bool operator==(const ColonyEntry &) const = default;
};

struct PactEntry {
    std::optional<int> with = std::nullopt;
    std::string pact = {};
    /// Who offers it has the second side.
    bool swapped = false;
    bool operator==(const PactEntry &) const = default;
};

struct EventEntry {
    int level = 0;
    std::string letters = {};
    std::optional<Revealed> event = std::nullopt;
    /// How much of what each seat chooses it takes as resources, the rest as food.
    std::array<std::optional<int>, MaxPlayers> resources = {};
    bool operator==(const EventEntry &) const = default;
};

struct GrantEntry {
    std::vector<int> seats = {};
    Gain gain = {};
    bool operator==(const GrantEntry &) const = default;
};

struct ImpactEntry {
    std::vector<Impact> events = {};
    /// By seat.
    std::vector<int> extra = {};
    bool operator==(const ImpactEntry &) const = default;
};

/// What lies over the board.
enum class Over { Nothing, Preview, Uprising };

/// What has been entered and is not an action yet.
struct Draft {
    Stage step = Stage::Board;
    /// Whose board is touched for an event: there nothing takes actions, and then the event is seen again.
    std::optional<int> guest = std::nullopt;
    TrayEntry tray = {};
    Over over = Over::Nothing;
    /// The next card taken is a technology.
    bool bulb = false;
    /// What a list of technologies shows; any, if it is not said.
    std::optional<int> group = std::nullopt;
    /// The government whose revolution may also take military actions, as a card says that the app does not
    /// know.
    std::optional<Government> coup = std::nullopt;
    CardsEntry cards = {};
    OwnCard own = {};
    BattleEntry battle = {};
    ColonyEntry colony = {};
    PactEntry pact = {};
    EventEntry event = {};
    GrantEntry grant = {};
    ImpactEntry impact = {};
    RivalEntry rival = {};
    /// Who is asked whether to give up.
    bool resigns = false;
    /// The table's word, as far as it is entered: at most one for each seat.
    std::vector<Adjust> corrections = {};
    bool operator==(const Draft &) const = default;
};
using Play = PlayOf<Rules, Draft>;
using Answer = AnswerOf<Rules, Draft>;
using Step = StepOf<Play>;

/// A hand or a bid of the Rival without cards is no question: the app enters it.
bool entersItself(const State &state);
/// Where the game stands if nothing was half entered.
Draft freshDraft(const State &state);
/// What stood on the page when this was done.
Draft draftOf(const Action &action, const State &before);
Answer answer(const Play &play, const Touch &touch);
const Step &stepOf(const Draft &draft);
}
