// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/outcome.h"

/// The figures of one seat, under keys of two words or one.
class FigureSheet
{
public:
    FigureSheet(std::vector<Figure> &figures, int seat)
        : m_figures(figures)
        , m_seat(seat)
    {
    }
    void add(std::string_view key, int value) { m_figures.push_back({m_seat, std::string(key), value}); }
    void add(std::string_view group, std::string_view id, int value)
    {
        add(std::string(group).append("/").append(id), value);
    }
    /// Those that ever happened.
    template<typename Enum>
    void addSome(std::string_view group, const PerId<Enum, int> &counts)
    {
        for (const Enum value : valuesOf<Enum>()) {
            if (counts[value] > 0) {
                add(group, idOf(value), counts[value]);
            }
        }
    }

private:
    std::vector<Figure> &m_figures;
    int m_seat;
};
