// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/desk.h"

#include "app/words/storeproblems.h"
#include "model/json/parse.h"

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

Record Desk::heading() const
{
    Record record{.game = row().game, .options = Json::parse(row().options).value_or(Json::Object{})};
    for (const auto &seat : row().seats) {
        record.players.push_back(seat.name);
    }
    return record;
}

std::vector<OtherSeat> Desk::others() const
{
    // Nearly always there are none, and the options need not be read.
    const auto game = indexOf(row().game);
    return game && games()[*game].otherSeats ? otherSeats(heading()) : std::vector<OtherSeat>();
}

QStringList Desk::names() const
{
    return seatNames(heading());
}

QString Desk::nameOf(int seat) const
{
    const auto at = static_cast<std::size_t>(seat);
    const auto &seated = row().seats;
    return at < seated.size() ? QString::fromStdString(seated[at].name) : others()[at - seated.size()].name;
}

QString Desk::colourOf(int seat) const
{
    const auto at = static_cast<std::size_t>(seat);
    const auto &seated = row().seats;
    return at < seated.size() ? QString::fromStdString(seated[at].colour)
                              : others()[at - seated.size()].colour;
}

void Desk::refuse(const Refusal &refusal)
{
    const auto named = heading();
    Q_EMIT refused(entryFor(named).refusal(refusal, named), refusal.code != "game-over");
}

void Desk::refuse(const StoreError &error)
{
    Q_EMIT refused(problemText(error), false);
}
