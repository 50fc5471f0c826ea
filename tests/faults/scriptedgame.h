// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/gametable.h"
#include "tests/app/deals.h"

#include <optional>
#include <vector>

/// A whole game as a table plays it, always the same: set up, touches, undo, redo, another course, the app
/// closed and opened again in the middle, the end. Where the disk fails it goes on as the app would.
class ScriptedGame
{
public:
    /// All that can be seen of a game.
    struct Shown {
        GameRow row;
        std::string record;
        int length = 0;
        bool canUndo = false;
        bool canRedo = false;
        QString step;
        QVariant page;
        TableWide wide;
        TableCorrectPage correct;
        bool operator==(const Shown &) const = default;
    };

    /// `synchronous` is what SQLite is told instead of what the store asks for, if anything.
    ScriptedGame(Deal deal, std::string path, int steps, const char *synchronous = nullptr);
    ~ScriptedGame();

    /// Until the end, or until the power is off. What the store says wrong about a failing disk is a problem.
    void play();
    const std::vector<std::string> &problems() const { return m_problems; }
    int steps() const { return static_cast<int>(m_shown.size()); }

    /// Whether the file, opened by a healthy app, is sound and shows what was last known to be kept, or what
    /// came right after. Else says what is wrong.
    std::optional<std::string> whatIsLost() const;

private:
    struct PowerOff {
    };

    void open();
    void close();
    void step(int number);
    void look();
    template<typename Work>
    auto insist(Work work);

    Deal m_deal;
    std::string m_path;
    int m_steps;
    const char *m_synchronous;
    std::optional<Store> m_store;
    std::unique_ptr<GameTable> m_table;
    std::int64_t m_game = 0;
    bool m_created = false;
    std::vector<Shown> m_shown;
    /// The last of them that was kept.
    int m_kept = -1;
    std::vector<std::string> m_problems;
    /// By the step under way.
    std::vector<std::string> m_refused;
};
