// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/tablechange.h"

#include "app/games.h"
#include "app/table/gametable.h"
#include "app/table/tables.h"
#include "app/words/lists.h"
#include "db/memory.h"
#include "model/json/parse.h"

#include <algorithm>

TableChange::TableChange(GameTable &table, QObject *parent)
    : QObject(parent)
    , m_table(table)
{
}

TableChange::~TableChange() = default;

void TableChange::begin(int firstAction)
{
    const auto turns = m_table.log();
    const auto turn = std::ranges::find(turns, firstAction, &TableTurn::first);
    if (turn == turns.end()) {
        return;
    }
    // The copy is a game of its own in memory, so all the screens of a turn serve it as they are. It holds
    // the turn as it was, taken back to its start.
    auto store = Store::open(":memory:");
    auto row = m_table.desk().row();
    row.draft.clear();
    const auto id = store ? store->createGame(row) : tl::unexpected(store.error());
    if (!id) {
        return;
    }
    m_store = std::make_unique<Store>(std::move(*store));
    // What was described once is offered there too. Without it the turn can be changed all the same.
    (void)Memory(*m_store).learn(m_table.desk().store(), row.game);
    auto entries = m_table.entries();
    entries.resize(static_cast<std::size_t>(firstAction) + 1);
    const auto filled = m_store->append(*id, entries, false, {});
    auto copy
        = filled ? openTable(*m_store, *id, [] { return std::string(); }) : tl::unexpected(filled.error());
    if (!copy) {
        return;
    }
    (*copy)->undoSeveral(1);
    m_first = turn->first;
    m_last = turn->last;
    m_outlook.reset();
    m_copy = std::move(*copy);
    m_untouched = draftOfCopy();
    connect(m_copy.get(), &GameTable::changed, this, &TableChange::look);
    Q_EMIT begun();
    Q_EMIT changed();
}

std::string TableChange::draftOfCopy() const
{
    const auto row = m_store->game(m_copy->desk().row().id);
    return row ? row->draft : std::string();
}

bool TableChange::touched() const
{
    return m_copy && (m_copy->head() != m_first || draftOfCopy() != m_untouched);
}

/// Once the turn has come to its end on the copy, the later turns are laid on top of it as far as they still
/// hold.
void TableChange::look()
{
    m_outlook.reset();
    const auto turns = m_copy->log();
    const auto turn = std::ranges::find(turns, m_first, &TableTurn::first);
    if (turn != turns.end() && turn->changeable) {
        const auto old = m_table.entries();
        Outlook outlook{.entries = m_copy->entries()};
        for (int i = m_first; i < static_cast<int>(outlook.entries.size()); ++i) {
            outlook.entries[static_cast<std::size_t>(i)].at
                = old[static_cast<std::size_t>(std::min(i, m_last))].at;
        }
        const auto own = outlook.entries.size();
        outlook.entries.insert(outlook.entries.end(), old.begin() + m_last + 1, old.end());
        outlook.replay = replayOf(outlook.entries);
        const auto holds = static_cast<std::size_t>(outlook.replay.applied);
        outlook.dropped = static_cast<int>(outlook.entries.size() - holds);
        outlook.firstDropped = m_last + 1 + static_cast<int>(holds - own);
        outlook.entries.resize(holds);
        m_outlook = std::move(outlook);
    }
    Q_EMIT changed();
}

Replay TableChange::replayOf(const std::vector<LogEntry> &entries) const
{
    const auto &row = m_table.desk().row();
    Record record{.game = row.game, .options = Json::parse(row.options).value()};
    for (const auto &seat : row.seats) {
        record.players.push_back(seat.name);
    }
    for (const auto &entry : entries) {
        record.actions.push_back({Json::parse(entry.action).value(), entry.at});
    }
    return entryFor(record).rules->replay(record, {});
}

QString TableChange::titleAt(int action) const
{
    const auto turns = m_table.log();
    const auto turn = std::ranges::find_if(
        turns, [&](const TableTurn &one) { return one.first <= action && action <= one.last; });
    return turn == turns.end() ? QString() : turn->title;
}

QList<int> TableChange::totalsBefore() const
{
    auto ranking = m_table.ranking();
    std::ranges::sort(ranking, {}, &TableStanding::seat);
    QList<int> list;
    for (const auto &standing : ranking) {
        list << standing.total;
    }
    return list;
}

QList<int> TableChange::totalsAfter() const
{
    QList<int> list;
    for (const auto &score : m_outlook ? m_outlook->replay.scores : std::vector<Score>{}) {
        list << score.total;
    }
    return list;
}

QString TableChange::leader() const
{
    if (!m_outlook || m_table.alone()) {
        return {};
    }
    QStringList before;
    for (const auto &standing : m_table.ranking()) {
        if (standing.rank == 1) {
            before << standing.name;
        }
    }
    QStringList after;
    for (const int seat : m_outlook->replay.ranking.front()) {
        after << m_table.desk().nameOf(seat);
    }
    return before == after ? tr("Still in the lead: %1.").arg(listOf(after))
                           : tr("In the lead: %1 instead of %2.").arg(listOf(after), listOf(before));
}

QString TableChange::dropped() const
{
    if (!m_outlook || m_outlook->dropped == 0) {
        return {};
    }
    return tr("From %1 on, the turns no longer fit: %n actions are taken off and must be entered again.",
        "%1 is such as: Léa, round 8", m_outlook->dropped)
        .arg(titleAt(m_outlook->firstDropped));
}

void TableChange::keepOld()
{
    m_outlook.reset();
    if (m_copy) {
        m_copy.release()->deleteLater();
    }
    Q_EMIT changed();
}

void TableChange::retranslate()
{
    if (m_copy) {
        m_copy->retranslate();
        Q_EMIT changed();
    }
}

void TableChange::accept()
{
    if (!m_outlook) {
        return;
    }
    (void)Memory(m_table.desk().store()).learn(*m_store, m_table.desk().row().game);
    if (m_table.replace(m_outlook->entries)) {
        keepOld();
    }
}
