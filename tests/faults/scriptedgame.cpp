// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/faults/scriptedgame.h"

#include "app/bronze_age/steps.h"
#include "app/games.h"
#include "db/checkup.h"
#include "tests/db/support.h"
#include "tests/faults/faultydisk.h"

#include <random>

using namespace BronzeAge;
using Running = RunningGame<Rules, Draft>;

namespace
{
std::string fixedTime()
{
    return "2026-11-15T20:00:00Z";
}

GameRow newGame()
{
    auto setup = setupFor(Edition::Original, 2);
    setup.trade = true;
    return {.uuid = "7d444840-9dc0-11d1-b245-5ffdce74fad2",
        .game = std::string(Rules::id),
        .options = Json::writeCompact(encode(setup)),
        .seats = {{"Ada", "murex"}, {"Ben", "lapis"}},
        .startedAt = fixedTime(),
        .touchedAt = fixedTime()};
}

std::vector<LogEntry> logOf(const Running &game)
{
    std::vector<LogEntry> log;
    for (int i = 0; i < game.length(); ++i) {
        log.push_back({Json::writeCompact(encode(game.story().action(i))), game.story().time(i)});
    }
    return log;
}

ScriptedGame::Shown shownBy(const Running &game)
{
    // How the store writes a draft is its own affair, and how long the log is can be seen in it.
    auto row = game.row();
    row.draft.clear();
    row.length = 0;
    return {row, logOf(game), game.changedAt(), game.canUndo(), game.canRedo(), game.state(), game.draft()};
}

bool isOfTheDisk(const StoreError &error)
{
    return error.code == StoreError::Code::Unavailable || error.code == StoreError::Code::Full;
}
}

Touch touchOn(const Play &play, int number)
{
    std::mt19937 random(static_cast<unsigned>(number));
    const auto button = offersIn(QVariant::fromValue(stepOf(play.draft).wide(play)));
    const auto page = offersIn(stepOf(play.draft).page(play));
    const auto &offers = page.empty() || (!button.empty() && random() % 2 == 0) ? button : page;
    const auto &chosen = offers.at(static_cast<qsizetype>(random() % static_cast<unsigned>(offers.size())));
    const int within = chosen.most - chosen.least + 1;
    return {chosen.id.toStdString(),
        chosen.least + static_cast<int>(random() % static_cast<unsigned>(within)), {}};
}

ScriptedGame::ScriptedGame(std::string path, int steps, const char *synchronous)
    : m_path(std::move(path))
    , m_steps(steps)
    , m_synchronous(synchronous)
{
}

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
        m_game = insist([&] { return m_store->createGame(newGame()); });
        m_created = true;
    }
    m_running = insist([&] { return Running::open(*m_store, m_game, fixedTime); });
    look();
}

void ScriptedGame::close()
{
    if (m_running->behind()) {
        FaultyDisk::heal();
        m_running->catchUp();
        look();
        if (m_running->behind()) {
            m_problems.push_back("still behind: " + m_running->behind()->detail);
        }
    }
    m_running.reset();
    m_store.reset();
}

void ScriptedGame::look()
{
    m_shown.push_back(shownBy(*m_running));
    if (!m_running->behind()) {
        m_kept = steps() - 1;
    }
    if (FaultyDisk::isOff()) {
        throw PowerOff();
    }
}

void ScriptedGame::step(int number)
{
    auto &game = *m_running;
    std::optional<Running::Problem> problem;
    if (number == m_steps - 1) {
        problem = game.touch({"finish", 0, "late"});
    } else if (number % 7 == 5 && game.canUndo()) {
        problem = game.undo();
    } else if (number % 7 == 6 && game.canRedo()) {
        problem = game.redo();
    } else if (number % 4 == 3 && game.changedAt() > 0) {
        problem = game.undoTo(0);
    } else if (number % 11 == 10 && game.head() > 1) {
        auto entries = game.entries();
        entries.pop_back();
        problem = game.replace(entries);
    } else {
        problem = game.touch(touchOn(game.play(), number));
    }
    if (problem) {
        m_problems.push_back("step " + std::to_string(number) + " was refused");
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
    m_running.reset();
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
    const auto running = Running::open(*store, m_game, fixedTime);
    if (!running) {
        return "no game: " + running.error().detail;
    }
    const auto shown = shownBy(*running);
    const auto at = static_cast<std::size_t>(m_kept);
    if (shown != m_shown[at] && (at + 1 == m_shown.size() || shown != m_shown[at + 1])) {
        return "shows another game than step " + std::to_string(m_kept) + " of " + std::to_string(steps());
    }
    return std::nullopt;
}
