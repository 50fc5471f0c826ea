// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sheet/touchids.h"

#include "app/sheet/draft.h"

using namespace Qt::StringLiterals;

namespace OwnSheet
{
QString idOf(const char *what, const CellAt &cell)
{
    return QLatin1String(what)
        + u"-%1-%2-%3"_s.arg(
            QString::number(cell.row), QString::number(cell.column), QString::number(cell.round));
}

std::optional<CellAt> cellIn(std::string_view id, std::string_view what)
{
    if (!id.starts_with(what)) {
        return std::nullopt;
    }
    // The row of totals is -1.
    auto rest = QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()))
                    .mid(static_cast<qsizetype>(what.size()));
    const bool total = rest.startsWith(u'-');
    const auto parts = (total ? rest.mid(1) : rest).split(u'-');
    if (parts.size() != 3) {
        return std::nullopt;
    }
    return CellAt{total ? TotalRow : parts.at(0).toInt(), parts.at(1).toInt(), parts.at(2).toInt()};
}
}
