// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bronze_age/bronzetable.h"
#include "app/share/chat.h"
#include "model/bronze_age/score.h"

#include <QDateTime>
#include <QLocale>

#include <algorithm>

using namespace BronzeAge;
using namespace Qt::StringLiterals;

namespace
{
/// The seat whose turn brought the end, if it came by the rules.
std::optional<int> whoBroughtTheEnd(const Session &session)
{
    for (int i = session.head() - 1; i >= 0; --i) {
        for (const auto &event : session.eventsOf(i)) {
            if (const auto *last = std::get_if<LastRound>(&event)) {
                return last->player;
            }
        }
    }
    return std::nullopt;
}

int minutesPlayed(const Session &session)
{
    if (session.head() == 0) {
        return 0;
    }
    const auto from = QDateTime::fromString(QString::fromStdString(session.row().startedAt), Qt::ISODate);
    const auto to
        = QDateTime::fromString(QString::fromStdString(session.timeOf(session.head() - 1)), Qt::ISODate);
    return static_cast<int>(std::max<qint64>(0, from.secsTo(to) / 60));
}
}

QList<QString> BronzeTable::endNotes() const
{
    const auto &state = m_desk.state();
    if (alone() && !state.setup.soloEarlyEnd) {
        return {tr("The game ends after round %1").arg(state.setup.soloRounds)};
    }
    const auto all = seats();
    const auto most = std::ranges::max_element(all, {}, &BronzeSeat::developments);
    const auto unbuilt = std::ranges::count_if(valuesOf<Monument>(), [&](Monument monument) {
        return isInPlay(state.setup, monument)
            && std::ranges::none_of(
                BronzeAge::seats(state), [&](const Player &player) { return isBuilt(player, monument); });
    });
    return {tr("%1 has %2 of %n developments", nullptr, developmentsToEnd())
                .arg(most->name)
                .arg(most->developments),
        tr("%n monuments still unbuilt", nullptr, static_cast<int>(unbuilt))};
}

QString BronzeTable::monumentsNote() const
{
    const auto &state = m_desk.state();
    int inPlay = 0;
    int built = 0;
    for (const Monument monument : valuesOf<Monument>()) {
        inPlay += isInPlay(state.setup, monument) ? 1 : 0;
        built += std::ranges::any_of(
                     BronzeAge::seats(state), [&](const Player &player) { return isBuilt(player, monument); })
            ? 1
            : 0;
    }
    return tr("%1 of %2 built").arg(built).arg(inPlay);
}

QString BronzeTable::verdict() const
{
    if (alone()) {
        const int total = points(m_desk.state(), 0).total();
        // Qt counts nothing below zero.
        return total < 0 ? tr("−%n points", nullptr, -total) : tr("%n points", nullptr, total);
    }
    QStringList winners;
    const auto groups = ranking(m_desk.state());
    for (const int seat : groups.front()) {
        winners << m_desk.nameOf(seat);
    }
    if (winners.size() == 1) {
        return tr("%1 wins").arg(winners.front());
    }
    return tr("%1 and %2 share the win")
        .arg(QStringList(winners.first(winners.size() - 1)).join(u", "_s), winners.last());
}

QString BronzeTable::verdictNote() const
{
    const auto &state = m_desk.state();
    if (state.abandoned) {
        return tr("The game was stopped early.");
    }
    const auto list = standings();
    if (list.size() < 2 || list.at(1).rank == 1) {
        return {};
    }
    const int ahead = list.at(0).total - list.at(1).total;
    if (ahead > 0) {
        return tr("%1 points, %2 ahead of %3").arg(list.at(0).total).arg(ahead).arg(list.at(1).name);
    }
    return state.setup.tieBreak == TieBreak::Count ? tr("Won by more goods left")
                                                   : tr("Won by more valuable goods left");
}

QString BronzeTable::story() const
{
    const auto &session = m_desk.session();
    const auto length = tr("%n rounds in %1 min.", nullptr, round()).arg(minutesPlayed(session));
    const auto seat = alone() ? std::nullopt : whoBroughtTheEnd(session);
    if (!seat) {
        return length;
    }
    const int owned = playerAt(m_desk.state(), *seat).developments.size();
    const auto why = owned >= developmentsToEnd()
        ? tr("%1 has %n developments.", nullptr, owned).arg(m_desk.nameOf(*seat))
        : tr("Every monument has been built.");
    return tr("%1 %2").arg(length, why);
}

QString BronzeTable::shareText() const
{
    return chatText(m_desk.session().record());
}
