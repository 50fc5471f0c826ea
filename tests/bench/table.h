// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdio>
#include <span>
#include <string_view>

/// What benchmarks tell: with --table one line a number, for tests/bench/table.sh, else a sentence each.
class Table
{
public:
    Table(int argc, char **argv)
    {
        for (const std::string_view argument : std::span(argv, static_cast<std::size_t>(argc))) {
            m_asked = m_asked || argument == "--table";
        }
    }

    bool asked() const { return m_asked; }
    /// For people alone.
    template<typename... Values>
    void tell(const char *format, Values... values) const
    {
        if (!m_asked) {
            std::printf(format, values...);
        }
    }
    /// `most` is the goal: more than that is a miss.
    void row(const char *name, double value, const char *unit, double most)
    {
        m_missed = m_missed || value > most;
        std::printf(m_asked ? "%s\t%.2f\t%s\t%g\n" : "%s: %.2f %s (at most %g)\n", name, value, unit, most);
    }
    int exitCode() const { return m_missed ? 1 : 0; }

private:
    bool m_asked = false;
    bool m_missed = false;
};
