// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/desk.h"

#include "app/games.h"
#include "app/words/storeproblems.h"

namespace
{
constexpr std::chrono::seconds BetweenTries(5);
}

Desk::Desk(QObject *parent)
    : QObject(parent)
{
    m_again.setInterval(BetweenTries);
    connect(&m_again, &QTimer::timeout, this, &Desk::catchUp);
}

QString Desk::warning() const
{
    if (!isBehind()) {
        return {};
    }
    return behind()->code == StoreError::Code::Full
        ? tr("This device has no room left. The game goes on, but is only kept in memory until there is "
             "room.")
        : tr("The game cannot be written here. It goes on, but is only kept in memory until it can be.");
}

void Desk::catchUp()
{
    keepAll();
    watch();
    if (!isBehind()) {
        Q_EMIT changed();
    }
}

void Desk::watch()
{
    if (isBehind() && !m_again.isActive()) {
        m_again.start();
    } else if (!isBehind()) {
        m_again.stop();
    }
}

QStringList Desk::names() const
{
    QStringList names;
    for (const auto &seat : row().seats) {
        names << QString::fromStdString(seat.name);
    }
    return names;
}

QString Desk::nameOf(int seat) const
{
    return QString::fromStdString(row().seats[static_cast<std::size_t>(seat)].name);
}

QString Desk::colourOf(int seat) const
{
    return QString::fromStdString(row().seats[static_cast<std::size_t>(seat)].colour);
}

void Desk::refuse(const Refusal &refusal)
{
    Record named{.game = row().game};
    for (const auto &seat : row().seats) {
        named.players.push_back(seat.name);
    }
    Q_EMIT refused(entryFor(named).refusal(refusal, named), refusal.code != "game-over");
}

void Desk::refuse(const StoreError &error)
{
    Q_EMIT refused(problemText(error), false);
}
