// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bronze_age/bronzetable.h"
#include "app/bronze_age/words/help.h"
#include "app/bronze_age/words/log.h"
#include "app/bronze_age/words/loglines.h"
#include "app/bronze_age/words/texts.h"

#include <algorithm>

using namespace BronzeAge;
using namespace Qt::StringLiterals;

// What the table tells: its log, its rules, what a thing is.

QList<TableTurn> BronzeTable::log() const
{
    const auto &session = m_desk.session();
    const auto names = m_desk.names();
    QList<TableTurn> turns;
    bool open = false;
    for (int i = 0; i < session.head(); ++i) {
        const auto &before = session.stateBefore(i);
        const auto &action = session.actionAt(i);
        if (!open) {
            turns.prepend({.first = i,
                .title = tr("%1, round %2").arg(names.at(before.seat)).arg(before.round),
                .name = names.at(before.seat),
                .colour = m_desk.colourOf(before.seat)});
        }
        open = kindOf(action) != Kind::Pass;
        auto &turn = turns.front();
        turn.last = i;
        turn.changeable = !open;
        for (const auto &line : tell(before, action, session.eventsOf(i), names)) {
            turn.lines << TableLine{line.text, line.icon, line.harm};
        }
    }
    return turns;
}

QString BronzeTable::summaryOf(int action) const
{
    const auto &session = m_desk.session();
    return summary(session.actionAt(action), m_desk.names(), session.stateBefore(action).seat);
}

QString BronzeTable::lastTap() const
{
    const auto &draft = m_desk.draft();
    if (draft.buy) {
        return nameOf(draft.buy->development);
    }
    if (draft.offer) {
        //: Taken back by undo: what two players talked over.
        return tr("the trade");
    }
    if (draft.step == Stage::Dice) {
        //: Taken back by undo: one die, %1 is its face.
        return tr("a die, %1").arg(nameOf(draft.dice.back()));
    }
    const auto &work = draft.plan.back();
    //: Taken back by undo: so many boxes of a building, %1.
    return tr("%n boxes, %1", nullptr, work.boxes).arg(placesOf({{work}, 0}).front());
}

HelpTopic BronzeTable::explanation(const QString &id) const
{
    return BronzeAge::explain(id.toStdString(), m_desk.state());
}

QList<HelpTopic> BronzeTable::help() const
{
    return helpTopics(m_desk.state().setup);
}

QString BronzeTable::helpIdForStep() const
{
    switch (m_desk.draft().step) {
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
