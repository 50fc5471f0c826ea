// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/stone_age/stonetable.h"
#include "app/stone_age/words/help.h"
#include "app/stone_age/words/log.h"

using namespace StoneAge;

// What the table tells: its log, its rules, what a thing is.

QList<TableTurn> StoneTable::log() const
{
    const auto &story = m_desk.game().story();
    const auto names = m_desk.names();
    QList<TableTurn> turns;
    bool open = false;
    for (int i = 0; i < head(); ++i) {
        const auto &before = story.before(i);
        const auto &action = story.action(i);
        // Feeding belongs to the turn that ended the round, so that both are changed together.
        const bool feeding = before.phase == Phase::Feed && !turns.isEmpty();
        if (!open && !feeding) {
            turns.prepend({.first = i,
                .title = tr("%1, round %2").arg(names.at(before.seat)).arg(before.round),
                .name = names.at(before.seat),
                .colour = m_desk.colourOf(before.seat)});
        }
        open = kindOf(action) != Kind::Done && !feeding;
        auto &turn = turns.front();
        turn.last = i;
        turn.changeable = !open && story.before(i + 1).phase != Phase::Feed;
        for (const auto &line : tell(before, action, story.events(i), names)) {
            turn.lines << TableLine{line.text, line.icon, line.harm};
        }
    }
    return turns;
}

QString StoneTable::summaryOf(int action) const
{
    const auto &story = m_desk.game().story();
    return summary(story.action(action), m_desk.names(), story.before(action).seat);
}

HelpTopic StoneTable::explanation(const QString &id) const
{
    return StoneAge::explain(id.toStdString(), m_desk.game().state());
}

QList<HelpTopic> StoneTable::help() const
{
    return helpTopics(m_desk.game().state().setup);
}
