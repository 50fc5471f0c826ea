// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/sheet/editordraft.h"
#include "app/table/opening.h"
#include "db/sheets.h"

#include <map>

/// All sheets there are: those the app ships, own ones, those of friends.
namespace OwnSheet::Library
{
struct Entry {
    /// What new games are played with; of one at fault what is being made.
    Template sheet;
    bool own = false;
    /// Something is wrong with it, so it cannot be played yet.
    bool toMend = false;
    int games = 0;
    std::string lastAt;
    /// How often it was kept.
    int versions = 0;
};

/// One that was kept, or that a game has kept.
struct Version {
    Template sheet;
    std::string madeAt;
    bool shared = false;
    int games = 0;
};

class Collection
{
public:
    Collection(const Store &store, Clock clock);

    /// Asks the store again.
    void refresh();
    /// By title, without those that were removed.
    const std::vector<Entry> &entries() const { return m_entries; }
    const Entry *find(std::string_view id) const;
    /// The latest first.
    std::vector<Version> versionsOf(const std::string &id) const;
    /// How many games keep it; of all versions with 0.
    int gamesWith(const std::string &id, int version = 0) const;
    /// Whether a game or somebody else has it, so that it is changed no more.
    bool isFixed(const std::string &id, int version) const;
    /// The version that a change of it would be.
    int nextVersion(const std::string &id) const;

    /// Of a sheet in the making: an id until it has one by its title, and a title that no other sheet has.
    std::string newId() const;
    std::string freeTitle(const std::string &title) const;

    /// The draft of an own sheet, with what undo and redo lead to.
    Editor::Draft draftOf(const std::string &id) const;
    bool canUndo(const std::string &id) const;
    bool canRedo(const std::string &id) const;

    // Each of these is on disk when it returns; false if it could not be written.

    /// A sheet that is there from now on, with this as its first step.
    bool add(const Template &sheet);
    /// One more step of its making, or in place of the last. Without faults it is what new games are played
    /// with.
    bool change(const Editor::Draft &draft, bool instead);
    bool undo(const std::string &id);
    bool redo(const std::string &id);
    bool remove(const std::string &id);
    /// The one that was removed last; nothing if there is none.
    std::optional<std::string> lastRemoved() const;
    bool bringBack(const std::string &id);
    /// Called before a game or somebody else has it: from then on a new sheet has the id that its title
    /// gives it, which is returned.
    std::string settle(const std::string &id);
    void markShared(const std::string &id, int version);
    /// What is set beside a sheet at the table: a JSON object.
    std::string settingsOf(const std::string &id) const;
    bool setSettings(const std::string &id, const std::string &settings);

private:
    std::string freeId(const std::string &title) const;
    const MadeSheet *made(std::string_view id) const;
    bool keepIfWhole(const Editor::Draft &draft);
    bool moveHead(const std::string &id, int by);

    Sheets m_sheets;
    Clock m_clock;
    std::vector<MadeSheet> m_made;
    std::vector<Entry> m_entries;
    struct Played {
        Template sheet;
        int games = 0;
        std::string lastAt;
    };
    /// By id and version.
    std::map<std::pair<std::string, int>, Played> m_played;
};
}
