// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/rows.h"
#include "app/words/idtext.h"

#include <algorithm>
#include <functional>
#include <vector>

/// Where a board has no end, a thumb has one.
inline constexpr int Plenty = 9999;

/// For a thing by its own name, drawing and ink, as its game has them.
template<typename Id>
TableCounter counterOf(Id thing, int most, const QString &prefix = {})
{
    return {.id = prefix + idText(thing),
        .title = nameOf(thing),
        .icon = iconOf(thing),
        .ink = idText(thing),
        .most = most};
}

/// A number of a sheet or of a setup that can be set: its id, name, drawing and bounds, and where it stands.
template<typename Sheet>
struct CountOf {
    TableCounter counter;
    std::function<int(const Sheet &)> read;
    std::function<void(Sheet &, int)> write;
    /// 0 or 1, drawn as a switch.
    bool yesNo = false;
};

/// Such numbers under one head.
template<typename Sheet>
struct CountsOf {
    QString title;
    std::vector<CountOf<Sheet>> counts;

    void add(const TableCounter &counter, std::function<int(const Sheet &)> read,
        std::function<void(Sheet &, int)> write, bool yesNo = false)
    {
        counts.push_back({counter, std::move(read), std::move(write), yesNo});
    }
    void add(const TableCounter &counter, int Sheet::*member)
    {
        add(
            counter, [member](const Sheet &sheet) { return sheet.*member; },
            [member](Sheet &sheet, int value) { sheet.*member = value; });
    }
    /// One of an array of numbers, by what it is of.
    template<typename Owner, typename Enum>
    void add(const TableCounter &counter, PerId<Enum, int> Owner::*member, Enum which)
    {
        add(
            counter, [=](const Sheet &sheet) { return (sheet.*member)[which]; },
            [=](Sheet &sheet, int value) { (sheet.*member)[which] = value; });
    }
};

/// The row for such a number as it is now.
template<typename Sheet>
TableFigure figureOf(const CountOf<Sheet> &count, const Sheet &sheet)
{
    TableFigure figure{.counter = count.counter, .yesNo = count.yesNo};
    figure.counter.value = count.read(sheet);
    return figure;
}

/// Sets the one with this id; false if there is none.
template<typename Sheet>
bool setCount(const std::vector<CountOf<Sheet>> &counts, std::string_view id, int value, Sheet &sheet)
{
    const auto found = std::ranges::find_if(
        counts, [&](const CountOf<Sheet> &count) { return count.counter.id.toStdString() == id; });
    if (found == counts.end()) {
        return false;
    }
    found->write(sheet, std::clamp(value, found->counter.least, found->counter.most));
    return true;
}
