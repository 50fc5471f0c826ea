// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bronze_age/bronzetable.h"
#include "app/bronze_age/words/help.h"
#include "app/bronze_age/words/log.h"

using namespace BronzeAge;
using namespace Qt::StringLiterals;

// What the table tells: its log, its rules, what a thing is.

QList<TableTurn> BronzeTable::log() const
{
    const auto now = play();
    const auto names = m_desk.names();
    QList<TableTurn> turns;
    bool open = false;
    for (int i = 0; i < now.head; ++i) {
        const auto &before = now.story.before(i);
        const auto &action = now.story.action(i);
        if (!open) {
            turns.prepend({.first = i,
                .title = tr("%1, round %2").arg(names.at(before.seat)).arg(before.round),
                .name = names.at(before.seat),
                .colour = now.colourOf(before.seat)});
        }
        open = kindOf(action) != Kind::Pass;
        auto &turn = turns.front();
        turn.last = i;
        turn.changeable = !open;
        for (const auto &line : tell(before, action, now.story.events(i), names)) {
            turn.lines << TableLine{line.text, line.icon, line.harm};
        }
    }
    return turns;
}

QString BronzeTable::summaryOf(int action) const
{
    const auto now = play();
    return summary(now.story.action(action), m_desk.names(), now.story.before(action).seat);
}

HelpTopic BronzeTable::explanation(const QString &id) const
{
    return BronzeAge::explain(id.toStdString(), state());
}

QList<HelpTopic> BronzeTable::help() const
{
    return helpTopics(state().setup);
}

QString BronzeTable::helpIdForStep() const
{
    switch (play().draft.step) {
    case Stage::Dice:
        return u"dice"_s;
    case Stage::Result:
        return u"disasters"_s;
    case Stage::Trade:
        return u"trade"_s;
    case Stage::Build:
        return u"building"_s;
    case Stage::Swap:
        return u"ships"_s;
    case Stage::Buy:
        return u"buying"_s;
    case Stage::Pass:
        return u"discarding"_s;
    case Stage::Over:
        break;
    }
    return u"score"_s;
}
