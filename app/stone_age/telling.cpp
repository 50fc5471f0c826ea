// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/stone_age/stonetable.h"
#include "app/stone_age/words/amounts.h"
#include "app/stone_age/words/help.h"
#include "app/stone_age/words/log.h"
#include "app/stone_age/words/loglines.h"
#include "app/stone_age/words/texts.h"

#include <algorithm>

using namespace StoneAge;
using namespace Qt::StringLiterals;

// What the table tells: its log, its rules, what a thing is.

QList<TableTurn> StoneTable::log() const
{
    const auto &session = m_desk.session();
    const auto names = m_desk.names();
    QList<TableTurn> turns;
    bool open = false;
    for (int i = 0; i < session.head(); ++i) {
        const auto &before = session.stateBefore(i);
        const auto &action = session.actionAt(i);
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
        turn.changeable = !open && session.stateBefore(i + 1).phase != Phase::Feed;
        for (const auto &line : tell(before, action, session.eventsOf(i), names)) {
            turn.lines << TableLine{line.text, line.icon, line.harm};
        }
    }
    return turns;
}

QString StoneTable::summaryOf(int action) const
{
    const auto &session = m_desk.session();
    return summary(session.actionAt(action), m_desk.names(), session.stateBefore(action).seat);
}

QString StoneTable::lastTap() const
{
    const auto &draft = m_desk.draft();
    if (!draft.dice.empty()) {
        //: Taken back by undo: what was typed, or one die, %1 is what it shows.
        return m_gather.byTotal() ? tr("the last digit") : tr("a die, %1").arg(draft.dice.back());
    }
    const auto *picks = picksOf(draft.action);
    const auto *stylePicks = stylePicksOf(draft.action);
    if ((picks && !picks->empty()) || (stylePicks && !stylePicks->empty())) {
        //: Taken back by undo: which of the dice for all somebody took.
        return tr("a die handed out");
    }
    if (const auto *gather = m_desk.entered<Gather>()) {
        return gather->people > 0 ? peopleAmount(gather->people) : nameOf(gather->place);
    }
    switch (draft.step) {
    case Stage::Tile:
        //: Taken back by undo: which building it is.
        return tr("the choice of a building");
    case Stage::Card:
        //: Taken back by undo: which card it is.
        return tr("the choice of a card");
    case Stage::Tiles:
        return tr("Building");
    case Stage::Cards:
        return tr("Card");
    default:
        return tr("Any two resources");
    }
}

QList<TableLine> StoneTable::news() const
{
    const auto &session = m_desk.session();
    int i = session.head() - 1;
    while (i >= 0 && session.stateBefore(i).round == round()) {
        --i;
    }
    QList<TableLine> list;
    for (; i >= 0; --i) {
        const auto &before = session.stateBefore(i);
        QList<TableLine> lines;
        for (const auto &line :
            eventLines(before, session.actionAt(i), session.eventsOf(i), m_desk.names())) {
            lines << TableLine{line.text, line.icon, line.harm};
        }
        list = lines + list;
        if (kindOf(session.actionAt(i)) == Kind::Done) {
            break;
        }
    }
    return list;
}

QString StoneTable::headline() const
{
    const auto lines = news();
    QStringList harms;
    for (const auto &line : lines) {
        if (line.harm) {
            harms << line.text;
        }
    }
    return lines.isEmpty() ? QString() : harms.isEmpty() ? lines.last().text : harms.join(u' ');
}

bool StoneTable::harmed() const
{
    return std::ranges::any_of(news(), &TableLine::harm);
}

HelpTopic StoneTable::explanation(const QString &id) const
{
    return StoneAge::explain(id.toStdString(), m_desk.state());
}

QList<HelpTopic> StoneTable::help() const
{
    return helpTopics(m_desk.state().setup);
}

QString StoneTable::helpIdForStep() const
{
    switch (m_desk.draft().step) {
    case Stage::Village:
        return u"round"_s;
    case Stage::Gather:
        return u"gathering"_s;
    case Stage::Tiles:
    case Stage::Tile:
        return u"buildings"_s;
    case Stage::Cards:
    case Stage::Card:
    case Stage::Two:
        return u"cards"_s;
    case Stage::Feed:
        return u"feeding"_s;
    case Stage::Over:
        break;
    }
    return u"score"_s;
}
