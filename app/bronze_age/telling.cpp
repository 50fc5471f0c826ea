// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bronze_age/telling.h"

#include "app/bronze_age/bronzetable.h"
#include "app/bronze_age/words/texts.h"
#include "app/words/idtext.h"
#include "app/words/lists.h"
#include "model/bronze_age/score.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace BronzeAge
{
namespace
{
/// The seat whose turn brought the end, if it came by the rules.
std::optional<int> whoBroughtTheEnd(const Play &play)
{
    for (int i = play.head - 1; i >= 0; --i) {
        for (const auto &event : play.story.events(i)) {
            if (const auto *last = std::get_if<LastRound>(&event)) {
                return last->player;
            }
        }
    }
    return std::nullopt;
}
}

QString subtitleOf(const Play &play)
{
    const auto &state = play.state();
    const bool alone = state.setup.players == 1;
    const auto when = alone ? BronzeTable::tr("Round %1 of %2").arg(state.round).arg(state.setup.soloRounds)
                            : GameTable::roundTitle(state.round);
    const auto what = play.draft.step == Stage::Dice
        ? BronzeTable::tr("%n dice", nullptr, cities(active(state)))
        : BronzeTable::tr("%n cities", nullptr, cities(active(planned(play))));
    return state.lastRound && !alone ? BronzeTable::tr("%1, the last").arg(when)
                                     : BronzeTable::tr("%1 · %2").arg(when, what);
}

bool isLastRound(const State &state)
{
    return state.lastRound;
}

QList<TableStep> stepBar(const Play &play)
{
    const auto roll = rollOfTurn(play);
    const auto taken = [&](std::initializer_list<Kind> kinds) {
        for (int i = roll.value_or(play.head); i < play.head; ++i) {
            if (std::ranges::find(kinds, kindOf(play.story.action(i))) != kinds.end()) {
                return true;
            }
        }
        return false;
    };
    const auto nameAndUse = [&](Stage step) -> std::pair<QString, bool> {
        switch (step) {
        case Stage::Dice:
            return {BronzeTable::tr("Dice"), true};
        case Stage::Result:
            return {BronzeTable::tr("Result"),
                roll && (play.habits.alwaysShowResult || isEventful(play.story.events(*roll)))};
        case Stage::Trade:
            return {BronzeTable::tr("Trade"), taken({Kind::Trade})};
        case Stage::Build:
            return {BronzeTable::tr("Build"), taken({Kind::Build, Kind::Ship})};
        case Stage::Swap:
            return {BronzeTable::tr("Swap"), taken({Kind::Swap})};
        case Stage::Buy:
            return {BronzeTable::tr("Buy"), taken({Kind::Buy})};
        case Stage::Pass:
        case Stage::Over:
            break;
        }
        return {BronzeTable::tr("Pass"), true};
    };
    QList<TableStep> list;
    bool past = true;
    for (const Stage step : stagesOf(play.setup())) {
        const auto [title, used] = nameAndUse(step);
        const bool seen = step == play.draft.step;
        past = past && !seen;
        list << TableStep{.id = mayGoTo(step, play) ? u"step-"_s + idText(step) : QString(),
            .title = title,
            .mark = seen ? u"now"_s
                : !past  ? u"todo"_s
                : used   ? u"done"_s
                         : u"skipped"_s};
    }
    return list;
}

bool endsTurn(const State &, const Action &action, const State &)
{
    return kindOf(action) == Kind::Pass;
}

QString touchText(const Play &before, const Play &after, const Touch &touch)
{
    const auto face = thingAfter<Face>(touch.id, "face-");
    //: Taken back by undo: one die, %1 is its face.
    return face ? BronzeTable::tr("a die, %1").arg(nameOf(*face)) : builtText(before.draft, after.draft);
}

QList<ScorePart> scoreOf(const State &state, int seat)
{
    const auto score = points(state, seat);
    return {{BronzeTable::tr("Developments"), u"coin"_s, score.developments},
        {BronzeTable::tr("Monuments"), u"temple"_s, score.monuments},
        {BronzeTable::tr("Bonuses"), u"ui-star-fill"_s, score.bonuses},
        {BronzeTable::tr("Disasters"), u"skull"_s, -playerAt(state, seat).disasters, true}};
}

QString tieNoteOf(const Setup &setup)
{
    return setup.tieBreak == TieBreak::Count ? BronzeTable::tr("Won by more goods left")
                                             : BronzeTable::tr("Won by more valuable goods left");
}

QString endReasonOf(const Play &play)
{
    const auto seat = play.setup().players == 1 ? std::nullopt : whoBroughtTheEnd(play);
    if (!seat) {
        return {};
    }
    const int owned = playerAt(play.state(), *seat).developments.size();
    return owned >= play.setup().endDevelopments
        ? BronzeTable::tr("%1 has %n developments.", nullptr, owned).arg(play.nameOf(*seat))
        : BronzeTable::tr("Every monument has been built.");
}

QList<TableLine> endNotesOf(const Play &play)
{
    const auto &state = play.state();
    const auto &setup = play.setup();
    if (setup.players == 1 && !setup.soloEarlyEnd) {
        return {{BronzeTable::tr("The game ends after round %1").arg(setup.soloRounds), u"coin"_s}};
    }
    int most = 0;
    for (const auto &player : seats(state)) {
        most = std::max(most, player.developments.size());
    }
    QStringList leaders;
    for (int seat = 0; seat < setup.players; ++seat) {
        if (playerAt(state, seat).developments.size() == most) {
            leaders << play.nameOf(seat);
        }
    }
    const auto unbuilt = std::ranges::count_if(valuesOf<Monument>(), [&](Monument monument) {
        return isInPlay(setup, monument) && std::ranges::none_of(seats(state), [&](const Player &player) {
            return isBuilt(player, monument);
        });
    });
    const int needed = setup.endDevelopments;
    const auto developments = most == 0
        ? BronzeTable::tr("No developments yet: %n end the game", nullptr, needed)
        : leaders.size() > 1
        ? BronzeTable::tr("%1 have %2 of %n developments each", nullptr, needed)
              .arg(listOf(leaders))
              .arg(most)
        : BronzeTable::tr("%1 has %2 of %n developments", nullptr, needed).arg(leaders.front()).arg(most);
    QList<TableLine> notes{{developments, u"coin"_s},
        {BronzeTable::tr("%n monuments still unbuilt", nullptr, static_cast<int>(unbuilt)), u"temple"_s}};
    if (state.lastRound) {
        notes << TableLine{BronzeTable::tr("This is the last round"), u"ui-clock"_s};
    }
    return notes;
}
}
