// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/pastgame.h"

#include "app/games.h"
#include "app/history/bestalone.h"
#include "app/table/opengame.h"
#include "app/table/tables.h"
#include "app/words/days.h"
#include "app/words/storeproblems.h"
#include "db/exchange.h"
#include "model/record/fields.h"
#include "model/record/text.h"

namespace
{
/// All of the first side, then all of the second, from round after round.
QList<double> perSide(const std::vector<std::vector<int>> &rounds, const QList<TableSide> &sides)
{
    QList<double> list;
    for (const auto &side : sides) {
        for (const auto &totals : rounds) {
            list << totals[static_cast<std::size_t>(side.seat)];
        }
    }
    return list;
}

/// As much of it as a record may have.
std::string kept(const QString &text)
{
    return std::string(Text::start(Text::trimmed(text.toStdString()), MaxText));
}
}

PastGame::PastGame(Store &store, QObject *parent)
    : QObject(parent)
    , m_store(store)
    , m_history(store)
{
}

PastGame::~PastGame() = default;

bool PastGame::open(qint64 game)
{
    const auto entry = m_history.entry(game);
    const auto record = entry ? Exchange(m_store).record(game) : tl::unexpected(entry.error());
    const auto stored = record ? OpenGame::copyFrom(m_store, game) : tl::unexpected(record.error());
    auto copy = stored ? openCopy(*stored) : tl::unexpected(stored.error());
    auto other = copy ? openCopy(*stored) : tl::unexpected(copy.error());
    if (!other) {
        return report(other.error());
    }
    m_entry = *entry;
    m_closed = std::exchange(m_copy, std::move(*copy));
    m_points = perSide(entryFor(*record).rules->pointsByRound(*record), m_copy->sides());
    m_playback.open(std::move(*other), *record);
    Q_EMIT opened();
    Q_EMIT described();
    return report(std::nullopt);
}

bool PastGame::report(const std::optional<StoreError> &error)
{
    const auto problem = error ? problemText(*error) : QString();
    if (problem != m_problem) {
        m_problem = problem;
        Q_EMIT problemChanged();
    }
    return !error;
}

QString PastGame::title() const
{
    return table() ? gameTitle(table()->heading()) : QString();
}

QString PastGame::day() const
{
    return Days::whole(QDateTime::fromSecsSinceEpoch(m_entry.played).date());
}

QString PastGame::edition() const
{
    return table() ? entryFor(m_entry.game).edition(table()->heading()) : QString();
}

QString PastGame::best() const
{
    return table() && table()->alone() && table()->aloneResult() == Alone::Unjudged && !m_entry.abandoned
        ? bestAloneText(m_store, m_entry.id, m_entry.seats.front().score, table()->heading())
        : QString();
}

QList<QString> PastGame::rounds() const
{
    const auto count = table() ? m_points.size() / table()->sides().size() : 0;
    QList<QString> list;
    for (qsizetype round = 1; round <= count; ++round) {
        list << QString::number(round);
    }
    return list;
}

void PastGame::setPlace(const QString &place)
{
    const auto text = kept(place);
    if (text == m_entry.place) {
        return;
    }
    const auto done = m_history.setPlace(m_entry.id, text);
    if (report(done ? std::nullopt : std::optional(done.error()))) {
        m_entry.place = text;
    }
    Q_EMIT described();
}

void PastGame::setNote(const QString &note)
{
    const auto text = kept(note);
    if (text == m_entry.note) {
        return;
    }
    const auto done = m_history.setNote(m_entry.id, text);
    if (report(done ? std::nullopt : std::optional(done.error()))) {
        m_entry.note = text;
    }
    Q_EMIT described();
}

void PastGame::retranslate()
{
    if (table()) {
        table()->retranslate();
        m_playback.retranslate();
        Q_EMIT described();
    }
}
