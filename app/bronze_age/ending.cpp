// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bronze_age/bronzetable.h"
#include "app/words/lists.h"
#include "model/bronze_age/score.h"

#include <algorithm>

using namespace BronzeAge;
using namespace Qt::StringLiterals;

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

QList<QString> BronzeTable::endNotes() const
{
    const auto &setup = state().setup;
    if (alone() && !setup.soloEarlyEnd) {
        return {tr("The game ends after round %1").arg(setup.soloRounds)};
    }
    const auto all = seats();
    const int most = std::ranges::max_element(all, {}, &BronzeSeat::developments)->developments;
    QStringList leaders;
    for (const auto &seat : all) {
        if (seat.developments == most) {
            leaders << seat.name;
        }
    }
    const auto unbuilt = std::ranges::count_if(valuesOf<Monument>(), [&](Monument monument) {
        return isInPlay(setup, monument)
            && std::ranges::none_of(
                BronzeAge::seats(state()), [&](const Player &player) { return isBuilt(player, monument); });
    });
    QList<QString> notes;
    const int needed = developmentsToEnd();
    notes << (most == 0 ? tr("No developments yet: %n end the game", nullptr, needed)
            : leaders.size() > 1
            ? tr("%1 have %2 of %n developments each", nullptr, needed).arg(listOf(leaders)).arg(most)
            : tr("%1 has %2 of %n developments", nullptr, needed).arg(leaders.front()).arg(most));
    notes << tr("%n monuments still unbuilt", nullptr, static_cast<int>(unbuilt));
    if (lastRound()) {
        notes << tr("This is the last round");
    }
    return notes;
}

QString BronzeTable::monumentsNote() const
{
    int inPlay = 0;
    int built = 0;
    for (const Monument monument : valuesOf<Monument>()) {
        inPlay += isInPlay(state().setup, monument) ? 1 : 0;
        built += std::ranges::any_of(BronzeAge::seats(state()),
                     [&](const Player &player) { return isBuilt(player, monument); })
            ? 1
            : 0;
    }
    return tr("%1 of %2 built").arg(built).arg(inPlay);
}

QList<QString> BronzeTable::partNames() const
{
    return {tr("Developments"), tr("Monuments"), tr("Bonuses"), tr("Disasters")};
}

QList<QString> BronzeTable::partIcons() const
{
    return {u"coin"_s, u"temple"_s, u"ui-star-fill"_s, u"skull"_s};
}

QList<bool> BronzeTable::partHarms() const
{
    return {false, false, false, true};
}

QList<TableStanding> BronzeTable::ranking() const
{
    QList<TableStanding> list;
    for (const auto &seat : standings()) {
        list << TableStanding{.seat = seat.seat,
            .name = seat.name,
            .colour = seat.colour,
            .rank = seat.rank,
            .winner = seat.winner,
            .corrected = seat.corrected,
            .parts = {seat.developmentPoints, seat.monumentPoints, seat.bonusPoints, -seat.disasters},
            .total = seat.total};
    }
    return list;
}

QString BronzeTable::tieNote() const
{
    return state().setup.tieBreak == TieBreak::Count ? tr("Won by more goods left")
                                                     : tr("Won by more valuable goods left");
}

QString BronzeTable::story() const
{
    auto length = lengthText();
    const auto seat = alone() ? std::nullopt : whoBroughtTheEnd(play());
    if (!seat) {
        return length;
    }
    const int owned = playerAt(state(), *seat).developments.size();
    const auto why = owned >= developmentsToEnd()
        ? tr("%1 has %n developments.", nullptr, owned).arg(m_desk.nameOf(*seat))
        : tr("Every monument has been built.");
    return tr("%1 %2").arg(length, why);
}
