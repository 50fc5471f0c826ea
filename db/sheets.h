// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store.h"

/// Something that players made for their games: opaque texts.
struct MadeSheet {
    std::string id;
    /// The version that new games are played with; 0 if none was ever whole.
    int current = 0;
    /// How many steps of its making count, and how many are kept, those that can be redone included.
    int head = 0;
    int steps = 0;
    /// The last step that counts; empty if there is none.
    std::string draft;
    std::string removedAt;
    /// What is set beside it.
    std::string settings;
    bool operator==(const MadeSheet &) const = default;
};

struct MadeVersion {
    int version = 0;
    std::string text;
    std::string madeAt;
    /// It was given to others.
    bool shared = false;
    bool operator==(const MadeVersion &) const = default;
};

/// Games with the same options.
struct PlayedOptions {
    std::string options;
    int games = 0;
    std::string lastAt;
};

/// What players made themselves for games of one kind, with every version of it and every step of its making.
class Sheets
{
public:
    Sheets(const Store &store, std::string game);

    /// Removed ones too.
    [[nodiscard]] Stored<std::vector<MadeSheet>> all() const;
    /// The latest first.
    [[nodiscard]] Stored<std::vector<MadeVersion>> versions(const std::string &id) const;
    /// What these games were played with, running ones too.
    [[nodiscard]] Stored<std::vector<PlayedOptions>> played() const;

    // Each of these is all or nothing, and on disk when it returns. A sheet that is not known is made.

    /// In place of one with its number; new games are played with it.
    [[nodiscard]] Stored<std::monostate> keep(const std::string &id, const MadeVersion &version);
    [[nodiscard]] Stored<std::monostate> markShared(const std::string &id, int version);
    /// After the head, or in place of the step there; what lies beyond is dropped.
    [[nodiscard]] Stored<std::monostate> addStep(
        const std::string &id, const std::string &text, bool instead = false);
    /// With all its versions and steps; nobody may have the other id yet.
    [[nodiscard]] Stored<std::monostate> rename(const std::string &id, const std::string &to);
    /// Undo and redo.
    [[nodiscard]] Stored<std::monostate> setHead(const std::string &id, int head);
    /// The time it was removed; empty brings it back.
    [[nodiscard]] Stored<std::monostate> setRemoved(const std::string &id, const std::string &at);
    [[nodiscard]] Stored<std::monostate> setSettings(const std::string &id, const std::string &settings);

private:
    void make(Connection &connection, const std::string &id) const;

    const Store &m_store;
    std::string m_game;
};
