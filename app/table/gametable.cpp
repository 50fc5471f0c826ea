// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/gametable.h"

#include "app/lists.h"

#include <QDateTime>

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
    for (int seat = 0; seat < desk().players(); ++seat) {
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

QString GameTable::verdict() const
{
    const auto list = ranking();
    if (alone()) {
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
        return tr("The game was stopped early.");
    }
    const auto list = ranking();
    if (list.size() < 2 || list.at(1).rank == 1) {
        return {};
    }
    const int ahead = list.at(0).total - list.at(1).total;
    return ahead > 0 ? tr("%1 points, %2 ahead of %3").arg(list.at(0).total).arg(ahead).arg(list.at(1).name)
                     : tieNote();
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
    Q_EMIT wordsChanged();
    Q_EMIT changed();
}

int GameTable::minutesPlayed(const std::string &last) const
{
    const auto from = QDateTime::fromString(QString::fromStdString(desk().row().startedAt), Qt::ISODate);
    const auto to = QDateTime::fromString(QString::fromStdString(last), Qt::ISODate);
    return static_cast<int>(std::max<qint64>(0, from.secsTo(to) / 60));
}
