// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sheet/words/librarybrief.h"

#include "app/sheet/words/librarywords.h"
#include "app/sheet/words/shipped.h"
#include "app/sheet/words/texts.h"

#include <QCoreApplication>

#include <array>

using namespace Qt::StringLiterals;

namespace OwnSheet::Library
{
namespace
{
struct BriefText {
    Q_DECLARE_TR_FUNCTIONS(SheetLibrary)
};

struct KindWords {
    const char *title;
    const char *example;
    const char *icon;
};
constexpr std::array<KindWords, 8> Kinds = {{
    {QT_TRANSLATE_NOOP("SheetLibrary", "Number"),
        QT_TRANSLATE_NOOP("SheetLibrary", "points, or a count: 7 × 2 = 14"), "sheet-number"},
    {QT_TRANSLATE_NOOP("SheetLibrary", "Yes or no"),
        QT_TRANSLATE_NOOP("SheetLibrary", "had it or not: 5 points"), "sheet-flag"},
    {QT_TRANSLATE_NOOP("SheetLibrary", "Choice"),
        QT_TRANSLATE_NOOP("SheetLibrary", "one of up to 20: wood 3, stone 6"), "sheet-choice"},
    {QT_TRANSLATE_NOOP("SheetLibrary", "Table"),
        QT_TRANSLATE_NOOP("SheetLibrary", "a count by a table: 0 1 3 6 10"), "sheet-lookup"},
    {QT_TRANSLATE_NOOP("SheetLibrary", "Two numbers"),
        QT_TRANSLATE_NOOP("SheetLibrary", "squares × crowns: 6 × 3 = 18"), "sheet-pairs"},
    {QT_TRANSLATE_NOOP("SheetLibrary", "Formula"),
        QT_TRANSLATE_NOOP("SheetLibrary", "from rows above: Coins ÷ 3"), "sheet-formula"},
    {QT_TRANSLATE_NOOP("SheetLibrary", "Ranking"),
        QT_TRANSLATE_NOOP("SheetLibrary", "most of a row: 8, 4, 2 by place"), "sheet-rank"},
    {QT_TRANSLATE_NOOP("SheetLibrary", "Subtotal"),
        QT_TRANSLATE_NOOP("SheetLibrary", "all since the last subtotal"), "sheet-subtotal"},
}};

const KindWords &wordsOf(KindId kind)
{
    return Kinds[static_cast<std::size_t>(kind)];
}

QString limits(int least, int most)
{
    if (least == -MaxPoints && most == MaxPoints) {
        return {};
    }
    if (most == MaxPoints) {
        return least == 0 ? QString()
                          //: The least number that may be entered.
                          : BriefText::tr("from %1 on").arg(numberText(least));
    }
    if (least == -MaxPoints) {
        //: The most that may be entered.
        return BriefText::tr("up to %1").arg(numberText(most));
    }
    //: From the least to the most that may be entered.
    return BriefText::tr("%1 – %2").arg(numberText(least), numberText(most));
}

QString ofTitle(const Template &sheet, const std::string &id)
{
    const int row = findRow(sheet.rows, id);
    return row < 0 ? QString() : shown(sheet, sheet.rows[static_cast<std::size_t>(row)].title);
}

struct Brief {
    const Template &sheet;

    QString operator()(const Kinds::Number &number) const
    {
        QStringList parts;
        if (number.factor != 1) {
            parts << u"× "_s + numberText(number.factor);
        }
        parts << limits(number.min, number.max);
        if (number.step != 1) {
            //: Only multiples of a number may be entered.
            parts << BriefText::tr("steps of %1").arg(number.step);
        }
        parts.removeAll(QString());
        return parts.join(u", "_s);
    }
    QString operator()(const Kinds::Flag &flag) const { return numberText(flag.points); }
    QString operator()(const Kinds::Choices &row) const
    {
        QStringList parts;
        for (const auto &choice : row.choices) {
            parts << shown(sheet, choice.label) + u' ' + numberText(choice.points);
        }
        return parts.join(u", "_s);
    }
    QString operator()(const Kinds::Lookup &lookup) const
    {
        auto text = numbersText(lookup.table);
        if (lookup.then != 0) {
            text += u" … "_s + gainText(lookup.then);
        }
        return lookup.of ? ofTitle(sheet, *lookup.of) + u": "_s + text : text;
    }
    QString operator()(const Kinds::Pairs &pairs) const
    {
        return shown(sheet, pairs.labels[0]) + u" × "_s + shown(sheet, pairs.labels[1]);
    }
    QString operator()(const Kinds::Formula &formula) const
    {
        return QString::fromStdString(formula.formula);
    }
    QString operator()(const Kinds::Rank &rank) const
    {
        return ofTitle(sheet, rank.of) + u": "_s + numbersText(rank.points);
    }
    QString operator()(const Kinds::Subtotal &) const { return {}; }
};
}

QString kindText(KindId kind)
{
    return BriefText::tr(wordsOf(kind).title);
}

QString kindExample(KindId kind)
{
    return BriefText::tr(wordsOf(kind).example);
}

QString kindIcon(KindId kind)
{
    return QString::fromLatin1(wordsOf(kind).icon);
}

bool isWorkedOut(KindId kind)
{
    return kind >= KindId::Formula;
}

QString numbersText(const std::vector<int> &numbers)
{
    QStringList parts;
    for (const int number : numbers) {
        parts << numberText(number);
    }
    return parts.join(u' ');
}

QString brief(const Template &sheet, const Row &row)
{
    return std::visit(Brief{sheet}, row.kind);
}

QString playersText(const Template &sheet)
{
    const auto &[min, max] = sheet.players;
    return min == max ? QString::number(min) : u"%1–%2"_s.arg(min).arg(max);
}

QString aimText(const Template &sheet)
{
    const auto &end = sheet.end;
    return end.kind == EndKind::Hand ? QString()
                                     : numberText(end.kind == EndKind::Rounds ? end.rounds : end.points);
}
}
