// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sheet/editorformula.h"

#include "app/sheet/words/librarywords.h"
#include "app/sheet/words/texts.h"
#include "app/words/lists.h"
#include "model/record/text.h"
#include "model/sheet/drafting.h"
#include "model/sheet/tokens.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace OwnSheet::Editor
{
namespace
{
struct FormulaText {
    Q_DECLARE_TR_FUNCTIONS(SheetEditor)
};

struct Sign {
    std::string_view kept;
    char16_t shown;
};
constexpr std::array<Sign, 6> Signs
    = {{{"*", u'×'}, {"//", u'÷'}, {"-", u'−'}, {"<=", u'≤'}, {">=", u'≥'}, {"!=", u'≠'}}};

/// Whether a row can be called by its title, which no other row and no word of the formulas may have.
bool isSpeakable(const std::vector<Row> &rows, const Row &row)
{
    const auto title = QString::fromStdString(row.title);
    const bool plain = !title.isEmpty() && title.front().isLetter() && title.back().isLetterOrNumber()
        && std::ranges::all_of(title, [](QChar c) {
               return c.isLetterOrNumber() || c == u' ' || c == u'\'' || c == QChar(0x2019) || c == u'-';
           });
    return plain && !isFormulaWord(row.title) && std::ranges::none_of(rows, [&](const Row &other) {
        return &other != &row && (Text::sameName(other.title, row.title) || other.id == row.title);
    });
}

QString shownSign(std::string_view kept)
{
    const auto found = std::ranges::find(Signs, kept, &Sign::kept);
    return found == Signs.end() ? QString::fromUtf8(kept.data(), static_cast<qsizetype>(kept.size()))
                                : QString(QChar(found->shown));
}

/// The row whose title begins there and is no part of a longer word; the longest.
const Row *titleAt(const std::vector<Row> &rows, const QString &text, qsizetype at)
{
    const Row *longest = nullptr;
    for (const auto &row : rows) {
        const auto title = QString::fromStdString(row.title);
        const auto end = at + title.size();
        const bool whole = end >= text.size() || !text.at(end).isLetterOrNumber();
        if (whole && isSpeakable(rows, row)
            && QStringView(text).mid(at, title.size()).compare(title, Qt::CaseInsensitive) == 0
            && (!longest || row.title.size() > longest->title.size())) {
            longest = &row;
        }
    }
    return longest;
}

/// What it comes to in a sample, which leaves out rows that are at fault.
std::vector<Value> triedIn(const State &sample, const std::string &id, const std::string &formula)
{
    const int row = findRow(sample.setup.sheet->rows, id);
    const auto tried
        = row < 0 ? std::vector<Value>() : tryFormula(sample, row, formula).value_or(std::vector<Value>());
    return tried;
}

bool isBinary(std::string_view sign)
{
    return sign != "(" && sign != ")" && sign != ",";
}

/// What is put in for one of the offers.
std::string pieceOf(const std::vector<Row> &rows, const std::string &id)
{
    if (id.starts_with("name-")) {
        return findRow(rows, id.substr(5)) < 0 ? std::string() : id.substr(5);
    }
    if (id.starts_with("word-")) {
        const auto word = id.substr(5);
        return word == "round" || word == "players" ? word : word + '(';
    }
    if (id.starts_with("sign-")) {
        const auto sign = id.substr(5);
        return sign == "," ? ", " : isBinary(sign) ? ' ' + sign + ' ' : sign;
    }
    return {};
}
}

ShownFormula shownFormula(const std::vector<Row> &rows, const std::string &formula)
{
    ShownFormula shown;
    Tokens tokens(formula);
    std::size_t at = 0;
    const auto copy = [&](std::size_t end) {
        while (at < end) {
            shown.places.push_back(static_cast<int>(shown.text.size()));
            shown.text += QLatin1Char(formula[at++]);
        }
    };
    auto token = tokens.next();
    for (; token.kind != Token::Kind::End && token.kind != Token::Kind::Nothing; token = tokens.next()) {
        copy(static_cast<std::size_t>(token.place));
        const int begin = static_cast<int>(shown.text.size());
        QString text
            = shownSign(std::string_view(formula).substr(at, static_cast<std::size_t>(token.end) - at));
        const int row = token.kind == Token::Kind::Word ? findRow(rows, token.text) : -1;
        if (row >= 0) {
            const auto &named = rows[static_cast<std::size_t>(row)];
            if (isSpeakable(rows, named)) {
                text = QString::fromStdString(named.title)
                    + text.mid(static_cast<qsizetype>(token.text.size()));
            }
            shown.marks.push_back({begin, begin + static_cast<int>(text.size()), false});
        }
        shown.places.insert(shown.places.end(), static_cast<std::size_t>(token.end) - at, begin);
        shown.text += text;
        at = static_cast<std::size_t>(token.end);
    }
    // Whatever is no formula is shown as it is.
    copy(std::min(formula.size(), static_cast<std::size_t>(token.place)));
    const auto rest = QString::fromStdString(formula.substr(at));
    for (qsizetype i = 0; i <= rest.size(); ++i) {
        shown.places.push_back(static_cast<int>(shown.text.size() + i));
    }
    shown.text += rest;
    return shown;
}

std::string keptFormula(const std::vector<Row> &rows, const QString &written)
{
    QString kept;
    for (qsizetype at = 0; at < written.size();) {
        const QChar c = written.at(at);
        const bool begins = c.isLetter() && (at == 0 || !written.at(at - 1).isLetterOrNumber());
        if (const auto *row = begins ? titleAt(rows, written, at) : nullptr) {
            kept += QString::fromStdString(row->id);
            at += QString::fromStdString(row->title).size();
            continue;
        }
        const auto sign = std::ranges::find(Signs, c.unicode(), &Sign::shown);
        kept += c.isSpace() ? QString(u' ')
            : sign == Signs.end()
            ? QString(c)
            : QString::fromLatin1(sign->kept.data(), static_cast<qsizetype>(sign->kept.size()));
        ++at;
    }
    return kept.toStdString();
}

int keptPlace(const ShownFormula &shown, int place)
{
    const auto found = std::ranges::lower_bound(shown.places, place);
    return static_cast<int>(found - shown.places.begin());
}

std::string formulaOf(const Draft &draft, int row)
{
    const auto &own = draft.sheet.rows[static_cast<std::size_t>(row)];
    const auto typed = draft.typed.find(own.id);
    const auto *formula = own.as<Kinds::Formula>();
    return typed != draft.typed.end() ? typed->second : formula ? formula->formula : std::string();
}

void setFormula(Draft &draft, int row, const std::string &formula)
{
    auto &own = draft.sheet.rows[static_cast<std::size_t>(row)];
    if (readFormula(draft.sheet.rows, row, formula)) {
        own.kind = Kinds::Formula{formula};
        draft.typed.erase(own.id);
    } else {
        draft.typed[own.id] = formula;
    }
}

std::optional<Inserted> inserted(const Draft &draft, int row, const std::string &id, int cursor)
{
    const auto &rows = draft.sheet.rows;
    auto formula = formulaOf(draft, row);
    Inserted answer{draft};
    std::size_t end = 0;
    if (id == "mend") {
        const auto read = readFormula(rows, row, formula);
        const auto near = read ? std::nullopt : nearestName(rows, row, read.error().word);
        if (!near) {
            return std::nullopt;
        }
        const auto at = static_cast<std::size_t>(read.error().place);
        formula.replace(at, read.error().word.size(), *near);
        end = at + near->size();
    } else {
        const auto piece = pieceOf(rows, id);
        if (piece.empty()) {
            return std::nullopt;
        }
        auto at = std::min(
            formula.size(), static_cast<std::size_t>(keptPlace(shownFormula(rows, formula), cursor)));
        // One space between is enough.
        const bool spaced = at > 0 && formula[at - 1] == ' ' && piece.front() == ' ';
        formula.insert(at, spaced ? piece.substr(1) : piece);
        end = at + piece.size() - (spaced ? 1 : 0);
    }
    setFormula(answer.draft, row, formula);
    answer.cursor = shownFormula(rows, formula).places.at(end);
    return answer;
}

SheetFormulaPage formulaPage(
    const Draft &draft, int row, int cursor, const State &sample, const QStringList &names)
{
    const auto &rows = draft.sheet.rows;
    if (row < 0 || rows[static_cast<std::size_t>(row)].kindId() != KindId::Formula) {
        return {};
    }
    const auto formula = formulaOf(draft, row);
    const auto shown = shownFormula(rows, formula);
    SheetFormulaPage page{.there = true, .text = shown.text, .spoken = shown.text, .marks = shown.marks};
    const int length = Text::length(formula);
    constexpr int NearlyFull = 190;
    page.signs = FormulaText::tr("%1 of %2 characters").arg(length).arg(MaxFormula);
    page.nearlyFull = length >= NearlyFull;
    if (const auto read = readFormula(rows, row, formula); !read) {
        const auto &fault = read.error();
        const int begin
            = shown.places.at(std::min(shown.places.size() - 1, static_cast<std::size_t>(fault.place)));
        int end = begin + 1;
        while (end < page.text.size() && page.text.at(begin).isLetterOrNumber()
            && page.text.at(end).isLetterOrNumber()) {
            ++end;
        }
        page.marks.push_back({begin, std::min(end, static_cast<int>(page.text.size())), true});
        page.fault = Library::faultText(rows, row, formula, fault);
        if (const auto near = nearestName(rows, row, fault.word); near && !fault.word.empty()) {
            page.mend = QString::fromStdString(rows[static_cast<std::size_t>(findRow(rows, *near))].title);
        }
        const auto *own = rows[static_cast<std::size_t>(row)].as<Kinds::Formula>();
        page.holds = own->formula.empty()
            ? QString()
            : FormulaText::tr("Until it is mended the last good formula holds.");
    } else if (const auto tried = triedIn(sample, rows[static_cast<std::size_t>(row)].id, formula);
               !tried.empty()) {
        QStringList values;
        for (std::size_t column = 0; column < tried.size() && column < static_cast<std::size_t>(names.size());
             ++column) {
            values << names.at(static_cast<qsizetype>(column)) + u' ' + valueText(tried[column]);
        }
        //: A formula without a fault, and what it comes to: "fine: Ana 14, Ben 0".
        page.fine = FormulaText::tr("fine: %1").arg(values.join(u", "_s));
    }
    const auto offers = offersAt(rows, row, formula, keptPlace(shown, cursor));
    for (int other = 0; other < row; ++other) {
        const auto &named = rows[static_cast<std::size_t>(other)];
        page.names.push_back({.id = u"name-"_s + QString::fromStdString(named.id),
            .title = QString::fromStdString(named.title),
            .enabled = std::ranges::find(offers.names, other) != offers.names.end()});
    }
    for (const std::string_view word :
        {"if", "min", "max", "most", "least", "all", "abs", "before", "round", "players"}) {
        const auto title = QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size()));
        if (word != "before" || isOfRound(rows[static_cast<std::size_t>(row)])) {
            page.words.push_back({.id = u"word-"_s + title,
                .title = title,
                .enabled = std::ranges::find(offers.words, word) != offers.words.end()});
        }
    }
    for (const std::string_view sign :
        {"+", "-", "*", "//", "(", ")", ",", "=", "!=", "<", "<=", ">", ">="}) {
        page.operators.push_back(
            {.id = u"sign-"_s + QString::fromUtf8(sign.data(), static_cast<qsizetype>(sign.size())),
                .title = shownSign(sign),
                .enabled = std::ranges::find(offers.signs, sign) != offers.signs.end()});
    }
    return page;
}
}
