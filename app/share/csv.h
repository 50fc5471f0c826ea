// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/game.h"

#include <QByteArray>

/// What the scores are made of, a column each: of all games there are, and of those in a table that only
/// their records describe. A part that two games have is one column.
class CsvParts
{
public:
    CsvParts();
    /// Takes what the scores of this game are made of.
    void add(const Record &record);
    const std::vector<std::string> &names() const { return m_names; }
    /// Some game was played in teams, which then have a column too.
    bool hasTeams() const { return m_teams; }

private:
    void add(const Score &score);
    std::vector<std::string> m_names;
    bool m_teams = false;
};

/// Games as a table: one row for each player of each game, UTF-8, as RFC 4180 has it. The names of the
/// columns are the same in every language; seats and teams count from 1.
QByteArray csvHeader(const CsvParts &parts = {});

/// The rows of one finished game.
QByteArray csvRows(const Record &record, const CsvParts &parts = {});
