// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sheet/words/shipped.h"
#include "app/sheet/words/texts.h"
#include "app/words/amounts.h"
#include "app/words/lists.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace OwnSheet
{
namespace
{
struct Names {
    Q_DECLARE_TR_FUNCTIONS(OwnSheet)
};
}

QString numberText(int number)
{
    return scoreText(number);
}

QString valueText(const std::optional<int> &value)
{
    return value ? numberText(*value) : u"–"_s;
}

QString gainText(int points)
{
    return points > 0 ? u'+' + numberText(points) : numberText(points);
}

QString entryText(const Template &sheet, const Row &row, const Entry &entry)
{
    if (const auto *pair = std::get_if<std::array<int, 2>>(&entry.value)) {
        return numberText(pair->front()) + u" × "_s + numberText(pair->back());
    }
    const int number = std::get<int>(entry.value);
    if (const auto *choices = row.as<Kinds::Choices>()) {
        return shown(sheet, choices->choices[static_cast<std::size_t>(number)].label);
    }
    if (row.kindId() == KindId::Flag) {
        return number != 0 ? Names::tr("yes") : Names::tr("no");
    }
    QString sum;
    for (const int term : entry.terms) {
        sum += sum.isEmpty() ? numberText(term)
            : term < 0       ? u" − "_s + numberText(-term)
                             : u" + "_s + numberText(term);
    }
    return sum.isEmpty() ? numberText(number) : sum;
}

QString rowTitle(const Template &sheet, const Row &row)
{
    return shown(sheet, row.title);
}

QString rowTitle(const Template &sheet, int row)
{
    return rowTitle(sheet, sheet.rows[static_cast<std::size_t>(row)]);
}

QString extraTitle()
{
    return Names::tr("Points beside the rows");
}

QString restTitle()
{
    //: What a total that was given has more than all rows together.
    return Names::tr("Not explained");
}

QString partTitle(const Template &sheet, std::string_view part)
{
    if (part == "extra") {
        return extraTitle();
    }
    if (part == "rest") {
        return restTitle();
    }
    const int row = findRow(sheet.rows, part);
    return row < 0 ? QString::fromUtf8(part.data(), static_cast<qsizetype>(part.size()))
                   : rowTitle(sheet, sheet.rows[static_cast<std::size_t>(row)]);
}

QString columnName(const Setup &setup, int column, const QStringList &names)
{
    QStringList members;
    for (const int seat : seatsOf(setup, column)) {
        members << names.value(seat);
    }
    return listOf(members);
}

QString roundTitle(int round)
{
    return Names::tr("Round %1").arg(round);
}

QString nobodyWins(const Template &sheet)
{
    const int points = sheet.winAt.value_or(0);
    // Qt counts nothing below zero.
    return points < 0 ? Names::tr("Nobody wins: −%Ln points were needed.", nullptr, -points)
                      : Names::tr("Nobody wins: %Ln points were needed.", nullptr, points);
}
}
