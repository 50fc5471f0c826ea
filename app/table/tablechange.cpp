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
    auto row = m_table.row();
    row.draft.clear();
    const auto id = store ? store->createGame(row) : tl::unexpected(store.error());
    if (!id) {
        return;
    }
    m_store = std::make_unique<Store>(std::move(*store));
    // What was described once is offered there too. Without it the turn can be changed all the same.
    (void)Memory(*m_store).learn(m_table.store(), row.game);
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
    auto *game = m_copy.get();
    connect(game, &GameTable::changed, this, [this, game] {
        share(*game, m_table);
        look();
    });
    connect(&m_table, &GameTable::changed, game, [this, game] { share(m_table, *game); });
    Q_EMIT begun();
    Q_EMIT changed();
}

void TableChange::share(GameTable &from, GameTable &to)
{
    const auto before = to.row().options;
    if (from.row().options == before || to.adopt(from.row().options)) {
        return;
    }
    (void)from.adopt(before);
    Q_EMIT from.refused(tr("With this, turns that were played later would no longer hold."), false);
}

std::string TableChange::draftOfCopy() const
{
    const auto row = m_store->game(m_copy->row().id);
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
        outlook.leftOut = leftOutOf(std::span(outlook.entries).subspan(static_cast<std::size_t>(m_first)));
        outlook.entries.insert(outlook.entries.end(), old.begin() + m_last + 1, old.end());
        outlook.after = recordOf(outlook.entries);
        const auto &rules = *entryFor(outlook.after).rules;
        outlook.replay = rules.replay(outlook.after, {});
        const auto holds = static_cast<std::size_t>(outlook.replay.applied);
        outlook.dropped = static_cast<int>(outlook.entries.size() - holds);
        outlook.firstDropped = m_last + 1 + static_cast<int>(holds - own);
        for (int i = outlook.firstDropped; i < static_cast<int>(old.size()); ++i) {
            outlook.leftOut.push_back(i);
        }
        outlook.entries.resize(holds);
        outlook.after.actions.resize(holds);
        outlook.before = recordOf(std::span(old).first(static_cast<std::size_t>(outlook.firstDropped)));
        outlook.replayBefore = rules.replay(outlook.before, {});
        m_outlook = std::move(outlook);
    }
    Q_EMIT changed();
}

std::vector<int> TableChange::leftOutOf(std::span<const LogEntry> turn) const
{
    const auto kindOf = [](const LogEntry &entry) {
        const auto action = Json::parse(entry.action);
        const auto *members = action ? std::get_if<Json::Object>(&*action) : nullptr;
        return members && !members->empty() ? members->front().value : Json::Value();
    };
    const auto old = m_table.entries();
    std::vector<int> list;
    for (int i = m_first; i <= m_last; ++i) {
        const auto &entry = old[static_cast<std::size_t>(i)];
        const auto isLike = [&](const LogEntry &other) { return kindOf(other) == kindOf(entry); };
        const auto before = std::span(old).subspan(
            static_cast<std::size_t>(m_first), static_cast<std::size_t>(m_last - m_first) + 1);
        if (std::ranges::find(turn, entry.action, &LogEntry::action) == turn.end()
            && std::ranges::count_if(turn, isLike) < std::ranges::count_if(before, isLike)) {
            list.push_back(i);
        }
    }
    return list;
}

Record TableChange::recordOf(std::span<const LogEntry> entries) const
{
    const auto &row = m_table.row();
    Record record{.game = row.game, .options = Json::parse(row.options).value()};
    for (const auto &seat : row.seats) {
        record.players.push_back(seat.name);
    }
    for (const auto &entry : entries) {
        record.actions.push_back({Json::parse(entry.action).value(), entry.at});
    }
    return record;
}

QString TableChange::titleAt(int action) const
{
    const auto turns = m_table.log();
    const auto turn = std::ranges::find_if(
        turns, [&](const TableTurn &one) { return one.first <= action && action <= one.last; });
    return turn == turns.end() ? QString() : turn->title;
}

namespace
{
QList<int> totals(const Replay &replay)
{
    QList<int> list;
    for (const auto &score : replay.scores) {
        list << score.total;
    }
    return list;
}
}

QList<int> TableChange::totalsBefore() const
{
    return m_outlook ? totals(m_outlook->replayBefore) : QList<int>();
}

QList<int> TableChange::totalsAfter() const
{
    return m_outlook ? totals(m_outlook->replay) : QList<int>();
}

QList<QString> TableChange::differences() const
{
    QList<QString> list;
    if (!m_outlook) {
        return list;
    }
    const auto &entry = entryFor(m_outlook->after);
    const auto sheet
        = [&](const Record &record) { return entry.sheet(record, static_cast<int>(record.actions.size())); };
    const auto before = sheet(m_outlook->before);
    const auto after = sheet(m_outlook->after);
    for (int seat = 0; seat < after.names().size(); ++seat) {
        list << after.differences(before, seat).join(QStringLiteral(" · "));
    }
    return list;
}

QList<QString> TableChange::droppedActions() const
{
    QList<QString> list;
    for (const int action : m_outlook ? m_outlook->leftOut : std::vector<int>()) {
        list << m_table.summaryOf(action);
    }
    return list;
}

QString TableChange::leader() const
{
    if (!m_outlook || m_table.alone()) {
        return {};
    }
    const auto leaders = [this](const Replay &replay) {
        QStringList names;
        for (const int seat : replay.ranking.front()) {
            names << m_table.nameOf(seat);
        }
        return names;
    };
    const auto before = leaders(m_outlook->replayBefore);
    const auto after = leaders(m_outlook->replay);
    return before == after ? tr("Still in the lead: %1.").arg(listOf(after))
                           : tr("In the lead: %1 instead of %2.").arg(listOf(after), listOf(before));
}

QString TableChange::dropped() const
{
    if (!m_outlook || m_outlook->leftOut.empty()) {
        return {};
    }
    if (m_outlook->dropped == 0) {
        //: Above a list of actions that an earlier turn would no longer have.
        return tr("These are no longer in the turn:");
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
    (void)Memory(m_table.store()).learn(*m_store, m_table.row().game);
    if (m_table.replace(m_outlook->entries)) {
        keepOld();
    }
}
