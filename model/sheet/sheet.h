// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/names.h"
#include "model/sheet/formula.h"

#include <memory>

namespace OwnSheet
{
/// A template without faults, ready to be worked out. All states of a game share it, since nothing that
/// happens changes it.
class Sheet
{
public:
    /// Without a row.
    Sheet();
    explicit Sheet(Template sheet);

    const Template &operator*() const { return m_shared->sheet; }
    const Template *operator->() const { return &m_shared->sheet; }
    int size() const { return static_cast<int>(m_shared->sheet.rows.size()); }
    const Row &row(int index) const { return m_shared->sheet.rows[static_cast<std::size_t>(index)]; }
    /// Of a row with a formula.
    const Operations &operations(int row) const
    {
        return m_shared->lines[static_cast<std::size_t>(row)].operations;
    }
    /// The row that a lookup or a rank is of.
    int of(int row) const { return m_shared->lines[static_cast<std::size_t>(row)].of; }
    bool hasRounds() const { return m_shared->hasRounds; }
    /// Whether a round may be made of those before it.
    bool looksBack() const { return m_shared->looksBack; }
    /// Whether something is entered in a row of the game.
    bool hasCellsOfGame() const { return m_shared->hasCellsOfGame; }
    bool operator==(const Sheet &other) const { return m_shared == other.m_shared || **this == *other; }

private:
    /// What follows from a row.
    struct Line {
        Operations operations;
        int of = -1;
    };
    struct Shared {
        Template sheet;
        std::vector<Line> lines;
        bool hasRounds = false;
        bool looksBack = false;
        bool hasCellsOfGame = false;
    };
    std::shared_ptr<const Shared> m_shared;
};
}
