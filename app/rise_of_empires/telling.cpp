// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rise_of_empires/telling.h"

#include "app/rise_of_empires/keeper.h"
#include "app/rise_of_empires/map.h"
#include "app/rise_of_empires/risetable.h"
#include "app/rise_of_empires/words/icons.h"
#include "app/rise_of_empires/words/texts.h"
#include "model/rise_of_empires/forecast.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace RiseOfEmpires
{
/// At the end of an era, whoever chooses what to keep has the table.
int whoPlays(const Play &play)
{
    return play.state().phase == Phase::EraEnd ? keeperOf(play) : play.state().seat;
}

QString subtitleOf(const Play &play)
{
    const auto &state = play.state();
    const auto when = turnText(state.round);
    switch (state.phase) {
    case Phase::Actions: {
        const int left = state.discs[static_cast<std::size_t>(state.seat)];
        //: Below a player's name: %1 is such as "I A".
        return RiseTable::tr("%1 · action %2 of %3").arg(when).arg(DiscsPerTurn - left + 1).arg(DiscsPerTurn);
    }
    case Phase::Settle:
        return RiseTable::tr("%1 · all at once").arg(when);
    case Phase::EraEnd:
        return RiseTable::tr("%1 · end of era").arg(when);
    case Phase::Order:
        return RiseTable::tr("%1 · next turn").arg(when);
    case Phase::Over:
        break;
    }
    return when;
}

TableLine togetherIn(const Play &play)
{
    return play.state().phase == Phase::Settle ? TableLine{nameOf(Phase::Settle), u"roe-era"_s} : TableLine();
}

/// For the phone in the middle of the table.
QString momentOf(const Play &play)
{
    const auto &state = play.state();
    const auto when = turnText(state.round);
    if (state.phase != Phase::Actions) {
        //: Where the game is: %1 is the number of the turn, %2 such as "I B", %3 what is done now.
        return RiseTable::tr("Turn %1, %2: %3").arg(state.round).arg(when, nameOf(state.phase));
    }
    const int left = state.discs[static_cast<std::size_t>(state.seat)];
    //: Where the game is: %1 is the number of the turn, %2 such as "I B", %3 who plays.
    return RiseTable::tr("Turn %1, %2: %3, action %4 of %5")
        .arg(state.round)
        .arg(when, play.nameOf(state.seat))
        .arg(DiscsPerTurn - left + 1)
        .arg(DiscsPerTurn);
}

/// After the last action of an era or a turn, what is done on the table then.
QString doneText(const Play &play, int first)
{
    const auto &action = play.story.action(first);
    const auto kind = kindOf(action);
    if (kind == Kind::Adjust || kind == Kind::Finish || isOver(play.state())) {
        return {};
    }
    int halved = 0;
    for (const auto &event : play.story.events(first)) {
        if (const auto *back = std::get_if<Halved>(&event)) {
            halved += totalOf(back->cubes);
        } else if (std::holds_alternative<TurnBegun>(event) && halfOf(play.state()) == Half::A) {
            return RiseTable::tr("Discs of a new turn: %n each", nullptr, DiscsPerTurn);
        }
    }
    if (halved > 0) {
        //: At the end of an era, of the cubes on the map.
        return RiseTable::tr("Cubes halved: %n went back", nullptr, halved);
    }
    return summary(action, seatNames(play.heading()), play.story.before(first).seat);
}

bool isLastRound(const State &state)
{
    return !isOver(state) && state.round == Turns;
}

QList<TableStep> stepBar(const Play &play)
{
    const auto &state = play.state();
    QList<TableStep> steps;
    for (const Phase phase : {Phase::Actions, Phase::Settle, Phase::EraEnd, Phase::Order}) {
        const bool has = phase == Phase::EraEnd ? halfOf(state) == Half::B && state.round < Turns
                                                : phase != Phase::Order || state.round < Turns;
        if (has) {
            steps << TableStep{.title = nameOf(phase),
                .mark = phase == state.phase ? u"now"_s
                    : phase < state.phase    ? u"done"_s
                                             : u"todo"_s};
        }
    }
    return steps;
}

int whoActs(const State &before, const Action &action)
{
    const auto *keep = std::get_if<Keep>(&action);
    return keep ? keep->player : before.seat;
}

/// Each player has six turns of discs in one of the game.
QString turnTitle(const State &before, const Action &action, const QStringList &names)
{
    const auto when = turnText(before.round);
    const auto name = names.value(whoActs(before, action));
    switch (before.phase) {
    case Phase::Actions: {
        const int left = before.discs[static_cast<std::size_t>(before.seat)];
        //: A turn in the log: %1 is a player, %2 such as "I A".
        return RiseTable::tr("%1, %2, action %3").arg(name, when).arg(DiscsPerTurn - left + 1);
    }
    case Phase::Settle:
        //: In the log: %1 is such as "I A", %2 what is done then, for all at once.
        return RiseTable::tr("%1, %2").arg(when, nameOf(Phase::Settle));
    case Phase::EraEnd:
    case Phase::Order:
    case Phase::Over:
        break;
    }
    //: In the log: %1 is a player, %2 such as "I A", %3 what is done then.
    return RiseTable::tr("%1, %2, %3").arg(name, when, nameOf(before.phase));
}

/// A disc action with what the same player does for free; the end of a turn is a turn of its own.
bool endsTurn(const State &before, const Action &action, const State &after)
{
    return before.seat != after.seat || before.round != after.round || before.phase != after.phase
        || kindOf(action) == Kind::Keep;
}

bool strikes(const Events &events)
{
    return std::ranges::any_of(events, [](const Event &event) {
        return std::holds_alternative<Famine>(event) || std::holds_alternative<CityDropped>(event);
    });
}

QVariant pageOver(const Play &play)
{
    // When a turn begins, regions are described over its page; else they have a page of their own.
    if (play.draft.step == Stage::Turn && play.draft.region) {
        return QVariant::fromValue(regionsPage(play).entry);
    }
    return QVariant::fromValue(freePage(play));
}

QList<ScorePart> scoreOf(const State &state, int seat)
{
    // As people count: what is most of it first, what was lost last.
    constexpr std::array Order = {Source::Regions, Source::Cities, Source::Towns, Source::Progress,
        Source::Wonders, Source::Trade, Source::Extra, Source::Famine, Source::Paid, Source::Adjust};
    const auto origins = originsOf(playerAt(state, seat));
    QList<ScorePart> parts;
    for (const Source source : Order) {
        const auto isSome = [=](const Player &player) { return player.sources[source] != 0; };
        if (std::ranges::none_of(seats(state), isSome)) {
            continue;
        }
        const bool harms = source == Source::Famine || source == Source::Paid;
        parts << ScorePart{nameOf(source), iconOf(source), origins.sources[source], harms};
    }
    //: Parts of the final score: what is left is worth a third.
    return parts << ScorePart{RiseTable::tr("Gold ÷ 3"), iconOf(Good::Gold), origins.gold}
                 << ScorePart{RiseTable::tr("Resources ÷ 3"), iconOf(Good::Resources), origins.resources};
}

QString tieNoteOf(const Setup &)
{
    return RiseTable::tr("Won by more gold");
}

QString endReasonOf(const Play &play)
{
    return play.state().round == Turns && !play.state().abandoned ? RiseTable::tr("Turn 6 is settled.")
                                                                  : QString();
}

QString roundsOf(const State &state)
{
    return RiseTable::tr("%n turns", nullptr, state.round);
}

QList<TableLine> endNotesOf(const Play &play)
{
    return {
        {.text = RiseTable::tr("Turn %1 of %2").arg(play.state().round).arg(Turns), .icon = u"roe-era"_s}};
}
}
