// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bronze_age/turn.h"

#include "app/bronze_age/correction.h"
#include "app/bronze_age/telling.h"
#include "app/bronze_age/words/amounts.h"
#include "app/bronze_age/words/texts.h"
#include "model/bronze_age/advice.h"
#include "model/bronze_age/payment.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace BronzeAge
{
namespace
{
struct TurnWords {
    Q_DECLARE_TR_FUNCTIONS(BronzeTable)

public:
    static QString toward(Stage next, const State &after)
    {
        switch (next) {
        case Stage::Trade:
            return tr("Next: trade");
        case Stage::Build:
            return tr("Next: build");
        case Stage::Swap:
            return tr("Next: swap");
        case Stage::Buy:
            return tr("Next: buy");
        default:
            return onlyPassing(next, after) ? passText(after) : tr("Next: discard");
        }
    }
};

auto placeOf(Stage step, const std::vector<Stage> &stages)
{
    return std::ranges::find(stages, step);
}

/// The state after the end of the turn, with the proposed discard.
std::optional<Applied> passed(const State &state)
{
    auto applied = apply(state, Pass{proposeDiscard(active(state).goods, goodsOver(active(state)))});
    return applied ? std::optional(std::move(*applied)) : std::nullopt;
}

/// The same dice one by one, as they could have been tapped.
std::vector<Face> oneByOne(const Dice &dice)
{
    std::vector<Face> faces;
    for (const Face face : valuesOf<Face>()) {
        faces.insert(faces.end(), static_cast<std::size_t>(dice[face]), face);
    }
    return faces;
}

Draft draftAt(Stage step)
{
    return {.step = step, .reached = step};
}

/// Where a turn was ended that had nothing to discard.
Stage lastOpen(const State &state)
{
    const auto stages = stagesOf(state.setup);
    const auto found = std::find_if(stages.rbegin(), stages.rend(),
        [&](Stage step) { return step != Stage::Pass && step > Stage::Result && isOpen(step, state); });
    return found == stages.rend() ? Stage::Pass : *found;
}
}

std::vector<Stage> stagesOf(const Setup &setup)
{
    const auto &book = rulebook(setup.edition);
    const bool trade = setup.trade && setup.players > 1;
    const bool tradeFirst = book.tradeStep == Phase::Trade;
    std::vector<Stage> stages = {Stage::Dice, Stage::Result};
    const auto add = [&](Stage step, bool there) {
        if (there) {
            stages.push_back(step);
        }
    };
    add(Stage::Trade, trade && tradeFirst);
    add(Stage::Build, true);
    add(Stage::Swap, book.ships);
    add(Stage::Trade, trade && !tradeFirst);
    add(Stage::Buy, true);
    add(Stage::Pass, true);
    return stages;
}

bool isOpen(Stage step, const State &state)
{
    switch (step) {
    case Stage::Trade:
        return hasTrade(state);
    case Stage::Build:
        return !whyNot(state, Kind::Build) || !whyNot(state, Kind::Ship);
    case Stage::Swap:
        return !whyNot(state, Kind::Swap);
    case Stage::Buy:
        return !whyNot(state, Kind::Buy);
    default:
        return true;
    }
}

Stage stageAfter(Stage step, const State &state)
{
    const auto stages = stagesOf(state.setup);
    const auto now = placeOf(step, stages);
    return *std::find_if(now + 1, stages.end() - 1, [&](Stage next) { return isOpen(next, state); });
}

bool mayGoTo(Stage step, const Play &play)
{
    const auto &draft = play.draft;
    const auto &state = play.state();
    const auto stages = stagesOf(state.setup);
    if (state.phase == Phase::Roll || isOver(state) || step == Stage::Dice || step == draft.step) {
        return false;
    }
    if (placeOf(step, stages) > placeOf(draft.step, stages)) {
        const bool wasThere = placeOf(step, stages) <= placeOf(draft.reached, stages);
        return wasThere && draft.plan.empty() && draft.stone == 0 && isOpen(step, state);
    }
    return placeOf(step, stages) != stages.end() && isOpen(step, state);
}

bool onlyPassing(Stage next, const State &state)
{
    return next == Stage::Pass && goodsOver(active(state)) == 0;
}

std::optional<int> rollOfTurn(const Play &play)
{
    for (int i = play.head - 1; i >= 0; --i) {
        const auto kind = kindOf(play.story.action(i));
        if (kind == Kind::Roll) {
            return i;
        }
        if (kind == Kind::Pass) {
            break;
        }
    }
    return std::nullopt;
}

bool isEventful(const Events &events)
{
    return strikes(events) || std::ranges::any_of(events, [](const Event &event) {
        return std::holds_alternative<Protected>(event) || std::holds_alternative<GoodsWasted>(event)
            || std::holds_alternative<FoodWasted>(event);
    });
}

bool strikes(const Events &events)
{
    return std::ranges::any_of(events, [](const Event &event) {
        return std::holds_alternative<Struck>(event) || std::holds_alternative<Revolted>(event);
    });
}

Draft movedTo(Draft draft, Stage step, const Setup &setup)
{
    const auto stages = stagesOf(setup);
    draft.step = step;
    if (placeOf(step, stages) > placeOf(draft.reached, stages)) {
        draft.reached = step;
    }
    return draft;
}

Draft carried(const Draft &draft)
{
    return {.corrections = draft.corrections};
}

Draft fitted(Draft draft, const State &state)
{
    draft.dice.resize(std::min(draft.dice.size(), static_cast<std::size_t>(cities(active(state)))));
    draft.selected = -1;
    draft.stone = std::min(draft.stone, workableStones(active(state)));
    while (!draft.plan.empty() && refusal(state, Build{draft.plan, draft.stone})) {
        draft.plan.pop_back();
    }
    draft.swapFrom.reset();
    draft.discard.reset();
    return draft;
}

State stateAfter(State state, std::span<const Action> actions)
{
    Events events;
    for (const auto &action : actions) {
        if (!refusal(state, action)) {
            perform(state, action, events);
        }
    }
    return state;
}

Answer goOn(const Play &play, const Draft &entered, std::vector<Action> actions)
{
    const auto after = stateAfter(play.state(), actions);
    const auto next = stageAfter(entered.step, after);
    if (onlyPassing(next, after)) {
        actions.emplace_back(Pass{});
        return Done{carried(entered), std::move(actions)};
    }
    return Done{movedTo(entered, next, play.setup()), std::move(actions)};
}

TableWide onwardButton(const Play &play, std::span<const Action> actions, int workersLost)
{
    const auto after = stateAfter(play.state(), actions);
    const auto next = stageAfter(play.draft.step, after);
    const int coinsLost = next == Stage::Pass ? after.turn.coins : 0;
    return {.id = u"primary"_s,
        .title = TurnWords::toward(next, after),
        .hint
        = joined({lossText(workersLost, coinsLost), onlyPassing(next, after) ? endText(after) : QString()})};
}

QString passText(const State &state)
{
    const auto after = passed(state);
    if (after && isOver(after->state)) {
        //: The wide button: the game ends with this turn.
        return TurnWords::tr("To the result");
    }
    //: The wide button at the end of a turn alone.
    return state.setup.players == 1 ? TurnWords::tr("Next round") : TurnWords::tr("Pass the dice");
}

QString endText(const State &state)
{
    const auto after = passed(state);
    return after && after->state.lastRound && !state.lastRound && !isOver(after->state)
        //: What comes with the end of this turn.
        ? TurnWords::tr("The last round begins")
        : QString();
}

QString whyNotText(const Play &play, const State &state, const Action &action)
{
    const auto error = refusal(state, action);
    return error ? play.sentence(*error) : QString();
}

QString joined(const QStringList &hints)
{
    QString line;
    for (const auto &hint : hints) {
        line = line.isEmpty() || hint.isEmpty() ? line + hint : TurnWords::tr("%1 · %2").arg(line, hint);
    }
    return line;
}

QString lossText(int workers, int coins)
{
    if (workers > 0 && coins > 0) {
        //: %1 is such as "3 workers", %2 such as "7 coins".
        return TurnWords::tr("%1 and %2 will be lost").arg(workersAmount(workers), coinsAmount(coins));
    }
    return workers > 0 ? TurnWords::tr("%n workers will be lost", nullptr, workers)
        : coins > 0    ? TurnWords::tr("%n coins will be lost", nullptr, coins)
                       : QString();
}

Draft freshDraft(const State &state)
{
    switch (state.phase) {
    case Phase::Roll:
        return {};
    case Phase::Trade:
    case Phase::Build:
        return draftAt(stageAfter(Stage::Result, state));
    case Phase::Swap:
        return draftAt(stageAfter(Stage::Build, state));
    case Phase::Buy:
    case Phase::Discard:
        return draftAt(Stage::Pass);
    case Phase::Over:
        break;
    }
    return draftAt(Stage::Over);
}

Draft draftOf(const Action &action, const State &before)
{
    if (const auto *roll = std::get_if<Roll>(&action)) {
        return {
            .dice = oneByOne(roll->dice), .eitherAsFood = roll->eitherAsFood, .spearheads = roll->spearheads};
    }
    auto draft = freshDraft(before);
    if (const auto *build = std::get_if<Build>(&action)) {
        draft = draftAt(Stage::Build);
        draft.plan = build->on;
        draft.stone = build->stone;
    } else if (std::holds_alternative<Ship>(action)) {
        draft = draftAt(Stage::Build);
    } else if (const auto *trade = std::get_if<Trade>(&action)) {
        draft = draftAt(Stage::Trade);
        draft.trades = {*trade};
        draft.partner = (trade->with - before.seat - 1 + before.setup.players) % before.setup.players;
    } else if (std::holds_alternative<Swap>(action)) {
        draft = draftAt(Stage::Swap);
    } else if (const auto *buy = std::get_if<Buy>(&action)) {
        draft = draftAt(Stage::Buy);
        draft.payments = {*buy};
    } else if (const auto *pass = std::get_if<Pass>(&action)) {
        draft = draftAt(goodsOver(active(before)) > 0 ? Stage::Pass : lastOpen(before));
        draft.discard = goodsOver(active(before)) > 0 ? std::optional(pass->discard) : std::nullopt;
    }
    return draft;
}

TableWide passOver(const Play &play)
{
    auto button = onwardButton(play);
    button.skips = isOpen(play.draft.step, play.state());
    return button;
}

const Step &stepOf(const Draft &draft)
{
    static const Step Result
        = {"disasters", [](const Play &) { return QVariant::fromValue(BronzeOutcome()); },
            [](const Play &play) { return onwardButton(play); },
            [](const Play &play, const Touch &touch) {
                return touch.id == "primary" ? goOn(play, play.draft) : unchanged(play);
            }};
    static const Step Over = {"score"};
    static constexpr PerId<Stage, const Step *> Steps
        = {{{&DiceStep, &Result, &TradeStep, &BuildStep, &SwapStep, &BuyStep, &PassStep, &Over}}};
    return *Steps[draft.step];
}

Answer answer(const Play &play, const Touch &touch)
{
    if (touch.id == "finish") {
        return Done{draftAt(Stage::Over), {Finish{touch.text}}};
    }
    if (auto corrected = correctTouch(play, touch)) {
        return *corrected;
    }
    if (const auto step = thingAfter<Stage>(touch.id, "step-")) {
        return mayGoTo(*step, play) ? Answer(Done{movedTo(play.draft, *step, play.setup()), {}})
                                    : unchanged(play);
    }
    return stepOf(play.draft).touch(play, touch);
}
}
