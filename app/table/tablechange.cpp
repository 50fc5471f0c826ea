// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/tablechange.h"

#include "app/games.h"
#include "app/table/gametable.h"
#include "app/table/opengame.h"
#include "app/table/tables.h"
#include "app/words/lists.h"
#include "model/json/parse.h"

#include <algorithm>

namespace
{
/// What is forgotten on the copy is forgotten, whatever becomes of the turn. `known` is what both know.
void shareForgotten(const GameTable &copy, GameTable &table, std::vector<KnownMemo> &known)
{
    auto now = copy.described();
    const auto isGone = [&](const KnownMemo &one) {
        return std::ranges::find(now, one.memo, &KnownMemo::memo) == now.end();
    };
    std::vector<KnownMemo> gone;
    std::ranges::copy_if(known, std::back_inserter(gone), isGone);
    if (gone.empty()) {
        return;
    }
    // What took the place of it is not to be lost with the turn.
    table.learn(now);
    known = std::move(now);
    for (const auto &[memo, count, usedAt] : gone) {
        table.forget(QString::fromStdString(memo.kind), QString::fromStdString(memo.text));
    }
}
}

TableChange::TableChange(GameTable &table, QObject *parent)
    : QObject(parent)
    , m_table(table)
{
}

TableChange::~TableChange() = default;

GameTable *TableChange::copy() const
{
    return m_copy.get();
}

void TableChange::begin(int firstAction)
{
    const auto turns = m_table.log();
    const auto turn = std::ranges::find(turns, firstAction, &TableTurn::first);
    if (turn == turns.end()) {
        return;
    }
    m_first = turn->first;
    m_last = turn->last;
    const auto entries = m_table.entries();
    m_plans = {{.turn = {entries.begin() + m_first, entries.begin() + m_last + 1}}};
    m_outlook.reset();
    if (m_first == m_last) {
        playAgain();
    }
    Q_EMIT changed();
}

/// The copy is a game of its own in memory, so all the screens of a turn serve it as they are. Its last
/// action may be taken back, so that it is entered as it was.
bool TableChange::openCopy(const Entries &entries, bool takeBack)
{
    auto row = m_table.row();
    row.over = false;
    // What was described once is offered there too.
    auto known = m_table.described();
    auto copy = ::openCopy(OpenGame::copyOf(std::move(row), entries, known));
    if (!copy) {
        return false;
    }
    closeCopy();
    m_copy = std::move(*copy);
    if (takeBack) {
        m_copy->undoSeveral(1);
    }
    m_untouched = m_copy->entered();
    auto *game = m_copy.get();
    connect(game, &GameTable::changed, this, [this, game, known = std::move(known)]() mutable {
        share(*game, m_table);
        shareForgotten(*game, m_table, known);
        follow();
    });
    connect(&m_table, &GameTable::changed, game, [this, game] { share(m_table, *game); });
    Q_EMIT begun();
    return true;
}

void TableChange::closeCopy()
{
    if (m_copy) {
        m_copy->disconnect(this);
        m_table.disconnect(m_copy.get());
        m_closed = std::move(m_copy);
    }
    m_place.reset();
}

TableChange::Entries TableChange::withTurn(const Entries &turn) const
{
    auto entries = m_table.entries();
    entries.resize(static_cast<std::size_t>(m_first));
    entries.insert(entries.end(), turn.begin(), turn.end());
    return entries;
}

void TableChange::enterAnew(int action)
{
    auto turn = m_plans.back().turn;
    turn.resize(static_cast<std::size_t>(action) + 1);
    m_place = openCopy(withTurn(turn), true) ? std::optional(Place{action, 1}) : std::nullopt;
    Q_EMIT changed();
}

void TableChange::add(int action)
{
    auto turn = m_plans.back().turn;
    turn.resize(static_cast<std::size_t>(action));
    m_place = openCopy(withTurn(turn), false) ? std::optional(Place{action, 0}) : std::nullopt;
    Q_EMIT changed();
}

void TableChange::takeOut(int action)
{
    put({action, 1}, {});
    Q_EMIT changed();
}

void TableChange::undo()
{
    if (differs()) {
        m_plans.pop_back();
        Q_EMIT changed();
    }
}

void TableChange::playAgain()
{
    m_plans.resize(1);
    openCopy(withTurn({m_plans.front().turn.front()}), true);
    Q_EMIT changed();
}

void TableChange::look()
{
    foresee(m_plans.back().turn);
    Q_EMIT changed();
}

void TableChange::goBack()
{
    if (m_outlook && m_copy) {
        m_copy->undo();
        return;
    }
    if (!m_outlook) {
        closeCopy();
    }
    m_outlook.reset();
    Q_EMIT changed();
}

void TableChange::put(const Place &place, const Entries &actions)
{
    auto [turn, takenOut] = m_plans.back();
    const auto at = turn.begin() + place.at;
    takenOut.insert(takenOut.end(), at, at + place.instead);
    const auto from = turn.insert(turn.erase(at, at + place.instead), actions.begin(), actions.end());
    auto kept = static_cast<std::size_t>(from - turn.begin()) + actions.size();
    while (kept < turn.size()) {
        const auto record = recordOf(withTurn(turn));
        const auto applied = entryFor(record).rules->replay(record, {}).applied - m_first;
        kept = std::max(kept, static_cast<std::size_t>(applied));
        if (kept < turn.size()) {
            turn.erase(turn.begin() + static_cast<std::ptrdiff_t>(kept));
        }
    }
    m_plans.push_back({std::move(turn), std::move(takenOut)});
}

QList<QString> TableChange::actions() const
{
    QList<QString> list;
    if (m_plans.empty()) {
        return list;
    }
    const auto told = ::openCopy(OpenGame::copyOf(m_table.row(), withTurn(m_plans.back().turn)));
    for (std::size_t i = 0; told && i < m_plans.back().turn.size(); ++i) {
        list << (*told)->summaryOf(m_first + static_cast<int>(i));
    }
    return list;
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

bool TableChange::touched() const
{
    const int head = m_first + (m_place ? m_place->at : 0);
    return differs() || (m_copy && (m_copy->head() != head || m_copy->entered() != m_untouched));
}

void TableChange::follow()
{
    m_outlook.reset();
    auto entries = m_copy->entries();
    if (m_copy->head() < m_first + (m_place ? m_place->at : 0)) {
        // Undo went out of what is entered here.
        closeCopy();
    } else if (m_place) {
        const auto done = entries.begin() + m_first + m_place->at;
        if (done != entries.end()) {
            const auto place = *m_place;
            m_table.learn(m_copy->described());
            closeCopy();
            put(place, {done, entries.end()});
        }
    } else {
        const auto turns = m_copy->log();
        const auto turn = std::ranges::find(turns, m_first, &TableTurn::first);
        if (turn != turns.end() && turn->changeable) {
            foresee({entries.begin() + m_first, entries.end()});
        }
    }
    Q_EMIT changed();
}

bool TableChange::endsAsBefore(const Replay &replay) const
{
    const auto old = m_table.entries();
    const auto record = recordOf(std::span(old).first(static_cast<std::size_t>(m_last) + 1));
    const auto was = entryFor(record).rules->replay(record, {});
    return replay.turnOf == was.turnOf && replay.round == was.round && replay.over == was.over;
}

bool TableChange::ends() const
{
    if (m_plans.empty()) {
        return true;
    }
    const auto record = recordOf(withTurn(m_plans.back().turn));
    return endsAsBefore(entryFor(record).rules->replay(record, {}));
}

/// The later turns are laid on top of the turn as far as they still hold and it is the same player's turn.
void TableChange::foresee(Entries turn)
{
    const auto old = m_table.entries();
    for (std::size_t i = 0; i < turn.size(); ++i) {
        turn[i].at = old[static_cast<std::size_t>(std::min(m_first + static_cast<int>(i), m_last))].at;
    }
    Outlook outlook{.entries = withTurn(turn)};
    const auto own = outlook.entries.size();
    outlook.leftOut = leftOutOf(turn);
    outlook.after = recordOf(outlook.entries);
    const auto &rules = *entryFor(outlook.after).rules;
    outlook.replay = rules.replay(outlook.after, {});
    if (endsAsBefore(outlook.replay)) {
        outlook.entries.insert(outlook.entries.end(), old.begin() + m_last + 1, old.end());
        outlook.after = recordOf(outlook.entries);
        outlook.replay = rules.replay(outlook.after, {});
    }
    const auto holds = static_cast<std::size_t>(outlook.replay.applied);
    outlook.firstDropped = m_last + 1 + static_cast<int>(holds - own);
    outlook.dropped = static_cast<int>(old.size()) - outlook.firstDropped;
    for (int i = outlook.firstDropped; i < static_cast<int>(old.size()); ++i) {
        outlook.leftOut.push_back(i);
    }
    outlook.entries.resize(holds);
    outlook.after.actions.resize(holds);
    outlook.before = recordOf(std::span(old).first(static_cast<std::size_t>(outlook.firstDropped)));
    outlook.replayBefore = rules.replay(outlook.before, {});
    m_outlook = std::move(outlook);
}

std::vector<int> TableChange::leftOutOf(std::span<const LogEntry> turn) const
{
    const auto kindOf = [](const LogEntry &entry) {
        const auto action = Json::parse(entry.action);
        const auto *members = action ? std::get_if<Json::Object>(&*action) : nullptr;
        return members && !members->empty() ? members->front().value : Json::Value();
    };
    const auto old = m_table.entries();
    const auto &takenOut = m_plans.back().takenOut;
    std::vector<int> list;
    for (int i = m_first; i <= m_last; ++i) {
        const auto &entry = old[static_cast<std::size_t>(i)];
        if (std::ranges::find(takenOut, entry) != takenOut.end()) {
            continue;
        }
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
QList<int> totals(const Replay &replay, const QList<TableSide> &sides)
{
    QList<int> list;
    for (const auto &side : sides) {
        list << replay.scores[static_cast<std::size_t>(side.seat)].total;
    }
    return list;
}
}

QList<int> TableChange::totalsBefore() const
{
    return m_outlook ? totals(m_outlook->replayBefore, m_table.sides()) : QList<int>();
}

QList<int> TableChange::totalsAfter() const
{
    return m_outlook ? totals(m_outlook->replay, m_table.sides()) : QList<int>();
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
    for (int side = 0; side < after.names().size(); ++side) {
        list << after.differences(before, side).join(u'\n');
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
    m_plans.clear();
    closeCopy();
    Q_EMIT changed();
}

void TableChange::retranslate()
{
    if (m_copy) {
        m_copy->retranslate();
    }
    if (!m_plans.empty()) {
        Q_EMIT changed();
    }
}

void TableChange::accept()
{
    if (!m_outlook) {
        return;
    }
    if (m_copy) {
        m_table.learn(m_copy->described());
    }
    if (m_table.replace(m_outlook->entries)) {
        keepOld();
    }
}
