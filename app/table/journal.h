// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/touch.h"

#include <optional>
#include <string_view>
#include <vector>

/// The touches of the running turn and of the one before: all that is kept of what is not an action yet, and
/// what undo takes back one by one.
struct Journal {
    struct Entry {
        Touch touch;
        /// How many actions it did.
        int actions = 0;
        bool operator==(const Entry &) const = default;

        static void members(auto &is, auto &entry)
        {
            Touch::members(is, entry.touch);
            is.leftOut("actions", entry.actions);
        }
    };

    /// How many actions there were before the first touch.
    int from = 0;
    /// The action that had been taken back for the first touch, as compact JSON: what was entered for it
    /// stood on the page. Empty: nothing did.
    std::string opened;
    std::vector<Entry> entries;
    /// So many of them count; the others can be brought again.
    int at = 0;
    /// So many of them are not taken back one by one: they were there before an earlier turn was changed.
    int least = 0;
    /// What could be brought again when so many entries counted, before somebody looked elsewhere. Once the
    /// same stands on the page as did then, it can be.
    std::vector<Entry> aside;
    int asideAt = 0;
    bool operator==(const Journal &) const = default;

    static void members(auto &is, auto &journal)
    {
        is.required("from", journal.from);
        is.leftOut("opened", journal.opened);
        is.required("touches", journal.entries);
        is.required("at", journal.at);
        is.leftOut("least", journal.least);
        is.leftOut("aside", journal.aside);
        is.leftOut("asideAt", journal.asideAt);
    }
    /// How many actions there were before entry i.
    int headAt(int i) const;
};

std::string writeJournal(const Journal &journal);
/// Nothing if it is not one: what is lost is a few touches, never an action.
std::optional<Journal> readJournal(std::string_view text);
