// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/stone_age/seatview.h"
#include "app/stone_age/stonetable.h"
#include "app/stone_age/words/icons.h"
#include "app/stone_age/words/texts.h"

#include <algorithm>

using namespace StoneAge;
using namespace Qt::StringLiterals;

namespace
{
std::optional<Ending> endingOf(const Play &play)
{
    for (int i = play.head - 1; i >= 0; --i) {
        for (const auto &event : play.story.events(i)) {
            if (const auto *over = std::get_if<GameOver>(&event)) {
                return over->why;
            }
        }
    }
    return std::nullopt;
}
}

QList<QString> StoneTable::endNotes() const
{
    const auto &state = m_desk.game().state();
    const auto stacks = std::span(state.stacks).first(static_cast<std::size_t>(m_desk.players()));
    return {tr("%n tiles are left in the lowest stack", nullptr, std::ranges::min(stacks)),
        tr("%n cards are left in the deck", nullptr, state.deck)};
}

QList<QString> StoneTable::partNames() const
{
    //: A part of the score: what the score track shows.
    QList<QString> list{tr("Track")};
    for (const auto &craft : crafts()) {
        list << craft.name;
    }
    //: Parts of the score: symbols on cards, and resources that are left.
    list << tr("Symbols") << tr("Resources");
    return list;
}

QList<QString> StoneTable::partIcons() const
{
    QList<QString> list{u"ui-star-fill"_s};
    for (const auto &craft : crafts()) {
        list << craft.icon;
    }
    return list << u"sa-card"_s << u"good"_s;
}

QList<bool> StoneTable::partHarms() const
{
    return QList<bool>(partIcons().size(), false);
}

QList<TableStanding> StoneTable::ranking() const
{
    QList<TableStanding> list;
    for (const auto &seat : standings()) {
        list << TableStanding{.seat = seat.seat,
            .name = seat.name,
            .colour = seat.colour,
            .rank = seat.rank,
            .winner = seat.winner,
            .corrected = seat.corrected,
            .parts = seat.parts,
            .total = seat.total};
    }
    return list;
}

QString StoneTable::tieNote() const
{
    return tr("Won by agriculture, tools and people");
}

bool StoneTable::stoppedEarly() const
{
    return m_desk.game().state().abandoned;
}

QString StoneTable::story() const
{
    const auto length = lengthText();
    const auto why = endingOf(play());
    if (why == Ending::EmptyStack) {
        return tr("%1 %2").arg(length, tr("A stack of buildings is empty."));
    }
    return why == Ending::EmptyDeck ? tr("%1 %2").arg(length, tr("The cards have run out.")) : length;
}
