// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/textsheet.h"

#include "app/words/amounts.h"
#include "app/words/lists.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace
{
constexpr int LabelWidth = 28;
constexpr int ColumnWidth = 14;

QString line(const QString &label, const QStringList &cells)
{
    auto text = label.leftJustified(LabelWidth);
    for (const auto &cell : cells) {
        text += cell.rightJustified(ColumnWidth);
    }
    return text + u'\n';
}

/// Without what stands before it in a sum.
QString bare(const QString &label)
{
    const auto first = std::ranges::find_if(label, [](QChar letter) { return letter.isLetter(); });
    return label.sliced(first - label.begin());
}

/// A cell by itself, beside what it is or was instead: the sheet's dot for nothing is a 0 beside a number.
QString alone(const QString &cell, const QString &other)
{
    if (!cell.isEmpty() && cell != u"·") {
        return cell.simplified();
    }
    bool isNumber = false;
    (void)QLocale().toInt(other, &isNumber);
    return isNumber ? u"0"_s : u"–"_s;
}
}

QString fitting(const QString &text, int most)
{
    return text.size() <= most ? text : text.left(most - 1) + u'…';
}

TextSheet::TextSheet(const QString &title, const QStringList &names)
    : m_title(title)
{
    for (const auto &name : names) {
        m_names << name.simplified();
    }
}

QString TextSheet::listOf(std::span<const int> seats) const
{
    return ::listOf(m_names, seats);
}

QString TextSheet::winText(std::span<const int> winners) const
{
    return (winners.size() == 1 ? tr("%1 wins.") : tr("%1 share the win.")).arg(listOf(winners));
}

void TextSheet::section(const QString &title)
{
    m_rows << Row{{}, title};
}

void TextSheet::row(const QString &label, const Cell &cell)
{
    Row row{{}, label};
    for (int seat = 0; seat < m_names.size(); ++seat) {
        row.cells << cell(seat);
    }
    m_rows << row;
}

void TextSheet::count(const QString &label, const std::function<int(int)> &number)
{
    row(label, [&](int seat) {
        const int counted = number(seat);
        return counted == 0 ? u"·"_s : scoreText(counted);
    });
}

void TextSheet::corrections(const std::vector<int> &times)
{
    if (std::ranges::any_of(times, [](int count) { return count > 0; })) {
        row(u"  "_s + tr("Corrected by hand"), [&](int seat) {
            const int count = times[static_cast<std::size_t>(seat)];
            return count == 0 ? u"·"_s : u"%1×"_s.arg(count);
        });
    }
}

void TextSheet::ending(const QString &sentence, bool stoppedEarly)
{
    m_ending = stoppedEarly ? tr("The game was stopped early.") + u' ' + sentence : sentence;
}

QString TextSheet::text() const
{
    QStringList names;
    for (const auto &name : m_names) {
        names << fitting(name, ColumnWidth - 1);
    }
    auto text = m_title + u"\n\n"_s + line({}, names);
    for (const auto &[cells, label] : m_rows) {
        text += cells.isEmpty() ? u'\n' + label + u'\n' : line(label, cells);
    }
    return text + u'\n' + m_ending + u'\n';
}

QStringList TextSheet::differences(const TextSheet &before, int seat) const
{
    QStringList list;
    for (const auto &[cells, label] : m_rows) {
        const auto was = std::ranges::find(before.m_rows, label, &Row::label);
        const auto then = was == before.m_rows.end() ? QString() : was->cells.value(seat);
        const auto now = cells.value(seat);
        if (then != now && !label.startsWith(u'=')) {
            //: What is counted, and how much of it there is before and after.
            list << tr("%1: %2 → %3").arg(bare(label), alone(then, now), alone(now, then));
        }
    }
    return list;
}
