// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/stone_age/telling.h"

#include "app/stone_age/seatview.h"
#include "app/stone_age/stonetable.h"
#include "app/stone_age/words/icons.h"
#include "app/stone_age/words/texts.h"
#include "app/words/idtext.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace StoneAge
{
/// While people are fed, whoever is being settled has the table.
int whoPlays(const Play &play)
{
    const auto *feed = std::get_if<Feed>(&play.draft.entry.action);
    return play.state().phase == Phase::Feed && feed ? feed->player : play.state().seat;
}

QString subtitleOf(const Play &play)
{
    const auto &state = play.state();
    const auto when = GameTable::roundTitle(state.round);
    if (state.phase != Phase::Actions) {
        return when;
    }
    //: How many figures a player still has on the board.
    const auto left
        = StoneTable::tr("%n of %1 people left", nullptr, peopleLeft(state)).arg(active(state).work.people);
    return StoneTable::tr("%1 · %2").arg(when, left);
}

bool isLastRound(const State &state)
{
    return !isOver(state) && endingNear(state).has_value();
}

QList<TableStep> stepBar(const Play &play)
{
    const bool acting = play.state().phase == Phase::Actions;
    return {{.title = nameOf(Phase::Actions), .mark = acting ? u"now"_s : u"done"_s},
        {.title = nameOf(Phase::Feed), .mark = acting ? u"todo"_s : u"now"_s}};
}

/// Feeding belongs to the turn that ended the round, so that both are changed together.
bool endsTurn(const State &before, const Action &action, const State &after)
{
    return (kindOf(action) == Kind::Done || before.phase == Phase::Feed) && after.phase != Phase::Feed;
}

bool strikes(const Events &events)
{
    return std::ranges::any_of(events, [](const Event &event) {
        return std::holds_alternative<Short>(event) || std::holds_alternative<Hungry>(event);
    });
}

QList<TableCounter> figuresOf(const State &state, int seat)
{
    const auto &player = playerAt(state, seat);
    QStringList tools;
    for (const int tool : player.tools) {
        tools << QString::number(tool);
    }
    const auto track = [](Track which, int value) {
        return TableCounter{
            .title = nameOf(which), .icon = iconOf(which), .ink = idText(which), .value = value};
    };
    QList<TableCounter> list{
        track(Track::People, player.people), track(Track::Agriculture, player.agriculture)};
    list << TableCounter{
        .title = nameOf(Track::Tools), .note = tools.join(u'-'), .icon = iconOf(Track::Tools)};
    //: Of a player: how many buildings.
    list << TableCounter{
        .title = StoneTable::tr("Buildings"), .icon = u"sa-building"_s, .value = player.buildings};
    return list + stocksOf(state.setup, player);
}

int whoStarts(const State &state)
{
    return state.start;
}

QList<ScorePart> scoreOf(const State &state, int seat)
{
    const auto score = points(playerAt(state, seat));
    //: A part of the score: what the score track shows.
    QList<ScorePart> parts{{StoneTable::tr("Track"), u"ui-star-fill"_s, score.track}};
    for (const Craft craft : craftsOf(state.setup)) {
        parts << ScorePart{nameOf(craft), iconOf(craft), score.crafts[craft]};
    }
    //: Parts of the score: symbols on cards, and resources that are left.
    parts << ScorePart{StoneTable::tr("Symbols"), u"sa-card"_s, score.symbols}
          << ScorePart{StoneTable::tr("Resources"), u"good"_s, score.resources};
    return parts;
}

QString tieNoteOf(const Setup &)
{
    return StoneTable::tr("Won by agriculture, tools and people");
}

QString endReasonOf(const Play &play)
{
    for (int i = play.head - 1; i >= 0; --i) {
        for (const auto &event : play.story.events(i)) {
            if (const auto *over = std::get_if<GameOver>(&event)) {
                return over->why == Ending::EmptyStack ? StoneTable::tr("A stack of buildings is empty.")
                    : over->why == Ending::EmptyDeck   ? StoneTable::tr("The cards have run out.")
                                                       : QString();
            }
        }
    }
    return {};
}

QList<TableLine> endNotesOf(const Play &play)
{
    const auto &state = play.state();
    const auto stacks = std::span(state.stacks).first(static_cast<std::size_t>(state.setup.players));
    const int lowest = std::ranges::min(stacks);
    return {{.text = StoneTable::tr("%n tiles are left in the lowest stack", nullptr, lowest),
                .icon = u"sa-building"_s},
        {.text = StoneTable::tr("%n cards are left in the deck", nullptr, state.deck), .icon = u"sa-card"_s}};
}
}
