// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/gametable.h"

#include "app/history/bestalone.h"
#include "app/share/result.h"
#include "app/words/lists.h"
#include "model/record/duration.h"

#include <QScopedValueRollback>

#include <algorithm>

GameTable::GameTable(QObject *parent)
    : QObject(parent)
    , m_change(*this)
{
}

GameTable::~GameTable() = default;

QList<QString> GameTable::colours() const
{
    QList<QString> list;
    for (int seat = 0; seat < desk().seats(); ++seat) {
        list << desk().colourOf(seat);
    }
    return list;
}

QList<QString> GameTable::undoList() const
{
    constexpr int Most = 30;
    QList<QString> list;
    for (int i = head() - 1; i >= desk().changedAt() && list.size() < Most; --i) {
        list << summaryOf(i);
    }
    if (desk().changedAt() > 0 && list.size() < Most) {
        //: In the list of what can be undone: another course that was given to an earlier turn.
        list << tr("An earlier turn changed");
    }
    return list;
}

void GameTable::undo()
{
    // Of several actions the first is what was meant.
    const auto what = desk().hasTap() ? lastTap() : undoList().value(desk().lastActions() - 1);
    {
        const QScopedValueRollback rewinding(m_rewinding, true);
        desk().undo();
    }
    if (!what.isEmpty()) {
        //: Undo says what it took back: %1 is such as "Ada: buys Irrigation" or "a die, 2 goods".
        Q_EMIT tookBack(tr("Undone: %1").arg(what));
    }
}

void GameTable::redo()
{
    const QScopedValueRollback rewinding(m_rewinding, true);
    desk().redo();
}

void GameTable::undoSeveral(int count)
{
    const QScopedValueRollback rewinding(m_rewinding, true);
    desk().undoSeveral(count);
}

QString GameTable::verdict() const
{
    const auto list = ranking();
    if (lost()) {
        //: The end of a game alone that was not won.
        return tr("%1 loses").arg(list.front().name);
    }
    if (alone() && aloneResult() == Alone::Unjudged) {
        const int total = list.front().total;
        // Qt counts nothing below zero.
        return total < 0 ? tr("−%n points", nullptr, -total) : tr("%n points", nullptr, total);
    }
    QStringList winners;
    for (const auto &standing : list) {
        if (standing.rank == 1) {
            winners << standing.name;
        }
    }
    return winners.size() == 1 ? tr("%1 wins").arg(winners.front())
                               : tr("%1 share the win").arg(listOf(winners));
}

QString GameTable::verdictNote() const
{
    if (stoppedEarly()) {
        return stoppedText(record());
    }
    const auto list = ranking();
    if (list.size() < 2 || list.at(1).rank == 1) {
        return {};
    }
    const int ahead = list.at(0).total - list.at(1).total;
    return ahead > 0 ? tr("%1 points, %2 ahead of %3").arg(list.at(0).total).arg(ahead).arg(list.at(1).name)
                     : tieNote();
}

QString GameTable::bestNote() const
{
    return alone() && aloneResult() == Alone::Unjudged && over() && !stoppedEarly()
        ? bestAloneText(desk().store(), desk().row().id, ranking().front().total)
        : QString();
}

QList<QString> GameTable::helpTitles() const
{
    QList<QString> titles;
    for (const auto &topic : help()) {
        titles << topic.title;
    }
    return titles;
}

QList<QString> GameTable::helpParagraphs(int topic) const
{
    return help().value(topic).paragraphs;
}

int GameTable::helpTopicForStep() const
{
    const auto topics = help();
    const auto found = std::ranges::find(topics, helpIdForStep(), &HelpTopic::id);
    return found == topics.end() ? 0 : static_cast<int>(found - topics.begin());
}

void GameTable::retranslate()
{
    Q_EMIT desk().reworded();
    Q_EMIT wordsChanged();
    Q_EMIT changed();
    m_change.retranslate();
}

QString GameTable::lengthText() const
{
    const auto minutes = minutesPlayed(record());
    return minutes ? tr("%n rounds in %1 min.", nullptr, round()).arg(*minutes)
                   //: How long a game was, where nobody knows the time.
                   : tr("%n rounds.", nullptr, round());
}
