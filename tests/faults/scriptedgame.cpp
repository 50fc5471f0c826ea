// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/faults/scriptedgame.h"

#include "app/table/tables.h"
#include "db/checkup.h"
#include "model/record/write.h"
#include "tests/app/finger.h"
#include "tests/db/support.h"
#include "tests/faults/faultydisk.h"

namespace
{
std::string fixedTime()
{
    return "2026-11-15T20:00:00Z";
}

ScriptedGame::Shown seenOn(const GameTable &table)
{
    // How the store writes a draft is its own affair, and how long the log is the table says.
    auto row = table.row();
    row.draft.clear();
    row.length = 0;
    return {row, writeRecord(table.record()), table.length(), table.canUndo(), table.canRedo(), table.step(),
        table.page(), table.wide(), table.correct()};
}

bool isOfTheDisk(const StoreError &error)
{
    return error.code == StoreError::Code::Unavailable || error.code == StoreError::Code::Full;
}
}

ScriptedGame::ScriptedGame(Deal deal, std::string path, int steps, const char *synchronous)
    : m_deal(std::move(deal))
    , m_path(std::move(path))
    , m_steps(steps)
    , m_synchronous(synchronous)
{
}

ScriptedGame::~ScriptedGame() = default;

/// Somebody tries again, and after that makes room.
template<typename Work>
auto ScriptedGame::insist(Work work)
{
    for (int tries = 1;; ++tries) {
        auto result = work();
        if (FaultyDisk::isOff()) {
            throw PowerOff();
        }
        if (result) {
            return std::move(*result);
        }
        if (!FaultyDisk::hasFailed() || !isOfTheDisk(result.error())) {
            m_problems.push_back("code " + std::to_string(static_cast<int>(result.error().code)) + ": "
                + result.error().detail);
        }
        if (tries == 2) {
            FaultyDisk::heal();
        }
        if (tries > 3) {
            throw PowerOff();
        }
    }
}

void ScriptedGame::open()
{
    m_store = insist([&] { return Store::open(m_path, gameOutcome); });
    // Often enough that a short game sees what a long one does.
    Support::pragma("PRAGMA wal_autocheckpoint = 12");
    constexpr int RoomForAFewTaps = 40'000;
    m_store->makeRoom(RoomForAFewTaps);
    if (m_synchronous) {
        Support::pragma(m_synchronous);
    }
    if (!m_created) {
        m_game = insist([&] { return m_store->createGame(rowOf(m_deal)); });
        m_created = true;
    }
    m_table = insist([&] { return openTable(*m_store, m_game, fixedTime); });
    QObject::connect(m_table.get(), &GameTable::refused, m_table.get(),
        [this](const QString &why) { m_refused.push_back(why.toStdString()); });
    look();
}

void ScriptedGame::close()
{
    if (m_table->isBehind()) {
        FaultyDisk::heal();
        m_table->catchUp();
        look();
        if (m_table->isBehind()) {
            m_problems.push_back("still behind: " + m_table->warning().toStdString());
        }
    }
    m_table.reset();
    m_store.reset();
}

void ScriptedGame::look()
{
    m_shown.push_back(seenOn(*m_table));
    if (!m_table->isBehind()) {
        m_kept = steps() - 1;
    }
    if (FaultyDisk::isOff()) {
        throw PowerOff();
    }
}

void ScriptedGame::step(int number)
{
    auto &table = *m_table;
    if (number == m_steps - 1) {
        table.finish(QStringLiteral("late"));
    } else if (number % 7 == 5 && table.canUndo()) {
        table.undo();
    } else if (number % 7 == 6 && table.canRedo()) {
        table.redo();
    } else if (number % 11 == 0 && number > 0) {
        table.undoSeveral(table.head());
    } else if (number % 11 == 10 && table.head() > 1) {
        auto entries = table.entries();
        entries.pop_back();
        table.replace(entries);
    } else {
        const auto chosen = Finger(static_cast<unsigned>(number)).choose(table);
        const auto touch = [&] {
            table.touch(
                QString::fromStdString(chosen.id), chosen.number, QString::fromStdString(chosen.text));
        };
        touch();
        // Only what was described is not forgotten on a failing disk; that is no action.
        if (!m_refused.empty() && FaultyDisk::hasFailed() && m_shown.back() == seenOn(table)) {
            m_refused.clear();
            FaultyDisk::heal();
            touch();
            if (table.length() != m_shown.back().length) {
                m_problems.push_back("an action was refused");
            }
        }
    }
    for (const auto &why : std::exchange(m_refused, {})) {
        m_problems.push_back("refused: " + why);
    }
    look();
}

void ScriptedGame::play()
{
    try {
        open();
        for (int number = 0; number < m_steps; ++number) {
            if (number == m_steps / 2) {
                close();
                open();
            }
            step(number);
        }
        close();
        open();
    } catch (const PowerOff &) {
    }
    m_table.reset();
    m_store.reset();
}

std::optional<std::string> ScriptedGame::whatIsLost() const
{
    auto store = Store::open(m_path, gameOutcome);
    if (!store) {
        return "not opened: " + store.error().detail;
    }
    const auto found = checkUp(*store);
    if (!found || !found->healthy()) {
        return "not sound: " + (found ? found->fileProblem : found.error().detail);
    }
    if (m_kept < 0) {
        return m_created && !store->game(m_game) ? std::optional("no game") : std::nullopt;
    }
    const auto table = openTable(*store, m_game, fixedTime);
    if (!table) {
        return "no game: " + table.error().detail;
    }
    const auto shown = seenOn(**table);
    const auto at = static_cast<std::size_t>(m_kept);
    if (shown != m_shown[at] && (at + 1 == m_shown.size() || shown != m_shown[at + 1])) {
        return "shows another game than step " + std::to_string(m_kept) + " of " + std::to_string(steps());
    }
    return std::nullopt;
}
