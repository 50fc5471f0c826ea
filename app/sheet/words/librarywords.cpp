// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sheet/words/librarywords.h"

#include "app/sheet/words/membernames.h"
#include "app/words/problems.h"
#include "model/sheet/inspect.h"
#include "model/sheet/tokens.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace OwnSheet::Library
{
namespace
{
struct LibraryText {
    Q_DECLARE_TR_FUNCTIONS(SheetLibrary)
};

/// The word that begins there.
std::string wordAt(const std::string &formula, int place)
{
    Tokens tokens(formula);
    auto token = tokens.next();
    while (token.place < place && token.kind != Token::Kind::End && token.kind != Token::Kind::Nothing) {
        token = tokens.next();
    }
    return token.kind == Token::Kind::Word ? std::string(token.text) : std::string();
}

const Row *rowOf(const std::vector<Row> &rows, int row)
{
    return row >= 0 && row < static_cast<int>(rows.size()) ? &rows[static_cast<std::size_t>(row)] : nullptr;
}

QString titleOf(const std::vector<Row> &rows, const std::string &id)
{
    const auto *row = rowOf(rows, findRow(rows, id));
    return isolated(row ? row->title : id);
}

QString unknownName(const std::vector<Row> &rows, int row, const std::string &word)
{
    if (const auto near = nearestName(rows, row, word)) {
        //: A name in a formula that is no row, and the one that was probably meant.
        return LibraryText::tr("No row above is called “%1”. %2?").arg(isolated(word), titleOf(rows, *near));
    }
    //: A name in a formula that is no row.
    return LibraryText::tr("No row above is called “%1”.").arg(isolated(word));
}

/// About a row that is named where it cannot be.
QString nameText(const std::vector<Row> &rows, int row, const std::string &word, Problem problem)
{
    switch (problem) {
    case Problem::NotAbove:
        if (findRow(rows, word) == row) {
            return LibraryText::tr("A row cannot be made of itself.");
        }
        //: %1 is a row.
        return LibraryText::tr("%1 stands below. Move it up?").arg(titleOf(rows, word));
    case Problem::GameRow:
        //: %1 is a row.
        return LibraryText::tr("%1 is filled in once, this row every round.").arg(titleOf(rows, word));
    case Problem::NoPart: {
        const auto *named = rowOf(rows, findRow(rows, word));
        return named && isEntered(*named)
            //: %1 is a row.
            ? LibraryText::tr("%1 has no second number.").arg(titleOf(rows, word))
            //: %1 is a row in which nothing is entered.
            : LibraryText::tr("%1 is worked out and has no numbers of its own.").arg(titleOf(rows, word));
    }
    default:
        return unknownName(rows, row, word);
    }
}

/// The member of a row, or of the sheet.
QString memberOf(const Malformed &fault)
{
    const auto where = QString::fromStdString(fault.where);
    const auto rows = where.indexOf(u"rows["_s);
    if (fault.row && rows >= 0) {
        const auto dot = where.indexOf(u'.', rows);
        return dot < 0 ? QString() : where.mid(dot + 1);
    }
    return where.startsWith(u"template."_s) ? where.mid(u"template."_s.size()) : where;
}
}

QString isolated(const std::string &written)
{
    constexpr QChar FirstStrongIsolate(0x2068);
    constexpr QChar PopIsolate(0x2069);
    const auto text = QString::fromStdString(written);
    const bool plain = std::ranges::all_of(text, [](QChar c) {
        return c.direction() != QChar::DirR && c.direction() != QChar::DirAL
            && c.category() != QChar::Other_Format;
    });
    return plain ? text : FirstStrongIsolate + text + PopIsolate;
}

QString faultText(
    const std::vector<Row> &rows, int row, const std::string &formula, const FormulaFault &fault)
{
    const auto text = QString::fromStdString(formula).toUcs4();
    switch (fault.problem) {
    case Problem::Character: {
        const char32_t sign = fault.place < text.size() ? text.at(fault.place) : U' ';
        //: A sign in a formula.
        return LibraryText::tr("“%1” has no meaning here.").arg(QString::fromUcs4(&sign, 1));
    }
    case Problem::Unexpected:
        //: In a formula.
        return fault.place >= text.size() ? LibraryText::tr("Something is missing here.")
                                          //: In a formula.
                                          : LibraryText::tr("This cannot stand here.");
    case Problem::TooLarge:
        return LibraryText::tr("1,000,000 is the largest number.");
    case Problem::TooDeep:
        return LibraryText::tr("16 brackets inside each other are the most.");
    case Problem::TooLong:
        return LibraryText::tr("200 characters are the most.");
    default:
        return nameText(rows, row, wordAt(formula, fault.place), fault.problem);
    }
}

QString faultText(const Template &sheet, const Malformed &fault)
{
    const auto *row = rowOf(sheet.rows, fault.row.value_or(-1));
    const auto problem = fromId<Problem>(fault.problem);
    if (fault.flaw == Flaw::Formula && row && problem) {
        if (const auto *formula = row->as<Kinds::Formula>(); formula && fault.place) {
            return faultText(sheet.rows, *fault.row, formula->formula, {*problem, *fault.place, {}});
        }
        if (const auto *of = ofRow(*row)) {
            return of->empty() ? LibraryText::tr("Choose the row that this one is made of.")
                               : nameText(sheet.rows, *fault.row, *of, *problem);
        }
    }
    switch (fault.flaw) {
    case Flaw::NothingEntered:
        return LibraryText::tr("Nothing to enter yet. Add a row.");
    case Flaw::NothingCounts:
        return LibraryText::tr("No row counts for the total.");
    case Flaw::NeedsRounds:
        return LibraryText::tr("No row is filled in by rounds, so it can only be judged at once.");
    default:
        break;
    }
    auto plain = fault;
    plain.where = memberName(row, memberOf(fault)).toStdString();
    return problemText(plain);
}

QString doubtText(const Doubt &doubt)
{
    switch (doubt.kind) {
    case DoubtKind::EndAtStart:
        return LibraryText::tr("The game would be over at the start.");
    case DoubtKind::Unused:
        return LibraryText::tr("This row is not needed by anything.");
    case DoubtKind::NothingFits:
        return LibraryText::tr("No number fits in this row.");
    }
    Q_UNREACHABLE();
}

QString placedFaultText(const Template &sheet, const Malformed &fault)
{
    const auto sentence = faultText(sheet, fault);
    if (!fault.row) {
        return sentence;
    }
    const auto *row = rowOf(sheet.rows, *fault.row);
    const auto title = isolated(row ? row->title : std::string());
    if (fault.place) {
        //: What is wrong with a formula: the row's number and title, the sign at fault, a sentence.
        return LibraryText::tr("Row %1, “%2”, character %3: %4")
            .arg(QString::number(*fault.row + 1), title, QString::number(*fault.place + 1), sentence);
    }
    //: What is wrong with a row: its number, a sentence.
    return title.isEmpty()
        ? LibraryText::tr("Row %1: %2").arg(QString::number(*fault.row + 1), sentence)
        //: What is wrong with a row: its number and title, a sentence.
        : LibraryText::tr("Row %1, “%2”: %3").arg(QString::number(*fault.row + 1), title, sentence);
}

QString placedDoubtText(const Template &sheet, const Doubt &doubt)
{
    const auto *row = rowOf(sheet.rows, doubt.row.value_or(-1));
    return !row ? doubtText(doubt)
                //: What is wrong with a row: its number and title, a sentence.
                : LibraryText::tr("Row %1, “%2”: %3")
                      .arg(QString::number(*doubt.row + 1), isolated(row->title), doubtText(doubt));
}

QString flawText(LinkFlaw flaw)
{
    switch (flaw) {
    case LinkFlaw::NotOurs:
        return LibraryText::tr("This link is not one of a sheet.");
    case LinkFlaw::TooNew:
        return LibraryText::tr("This link was made by a newer version of Tallystone.");
    case LinkFlaw::Damaged:
        return LibraryText::tr("This link is damaged or not whole.");
    case LinkFlaw::TooLarge:
        return LibraryText::tr("More than 64 KiB are packed into this link.");
    }
    Q_UNREACHABLE();
}
}
