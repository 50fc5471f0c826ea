// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sheet/pasting.h"

#include "app/sheet/words/shipped.h"
#include "app/sheet/words/texts.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace OwnSheet
{
namespace
{
/// "1,000" and "−5" as they would be typed; nothing if it is no number of a sheet.
std::optional<std::string> typedNumber(QString text)
{
    text = text.trimmed().replace(QChar(0x2212), u'-');
    static const QRegularExpression Grouped(u"^-?\\d{1,3}([,.' \\x{a0}\\x{202f}’]\\d{3})+$"_s);
    if (Grouped.match(text).hasMatch()) {
        text.remove(QRegularExpression(u"[^-\\d]"_s));
    }
    static const QRegularExpression Plain(u"^[+-]?0*(\\d{1,5})$"_s);
    const auto match = Plain.match(text);
    return match.hasMatch()
        ? std::optional((text.startsWith(u'-') ? "-" : "") + match.captured(1).toStdString())
        : std::nullopt;
}

/// Numbers with one of these signs between them.
std::optional<Typed> typedNumbers(const QString &text, const QRegularExpression &between)
{
    Typed typed;
    for (const auto &part : text.split(between)) {
        const auto number = typedNumber(part);
        if (!number) {
            return std::nullopt;
        }
        typed.parts.push_back(*number);
    }
    return typed;
}

std::optional<Typed> typedChoice(const Template &sheet, const Kinds::Choices &row, const QString &text)
{
    for (std::size_t i = 0; i < row.choices.size(); ++i) {
        const auto &label = row.choices[i].label;
        for (const auto &word : {QString::fromStdString(label), shown(sheet, label)}) {
            if (word.compare(text, Qt::CaseInsensitive) == 0) {
                return Typed{{std::to_string(i)}};
            }
        }
    }
    return std::nullopt;
}

std::optional<Typed> typedIn(const Template &sheet, const Row &row, QString text)
{
    if (const auto *choices = row.as<Kinds::Choices>()) {
        return typedChoice(sheet, *choices, text);
    }
    if (row.kindId() == KindId::Flag) {
        return text == u"0" || text == u"1" ? std::optional(Typed{{text.toStdString()}}) : std::nullopt;
    }
    static const QRegularExpression Times(u"[x×*]"_s);
    static const QRegularExpression Plus(u"(?<=\\d)\\s*\\+"_s);
    if (row.kindId() == KindId::Pairs) {
        const auto pair = typedNumbers(text, Times);
        return pair && pair->parts.size() == 2 ? pair : std::nullopt;
    }
    text.remove(QRegularExpression(u"^="_s));
    const auto terms = typedNumbers(text, Plus);
    return terms && terms->parts.size() <= MaxTerms ? terms : std::nullopt;
}
}

Pasting pastedAt(const State &state, const CellAt &from, std::string_view text)
{
    const auto &sheet = state.setup.sheet;
    std::vector<int> rows;
    for (int row = from.row; row < sheet.size(); ++row) {
        if (isEntered(sheet.row(row)) && isOfRound(sheet.row(row)) == (from.round > 0)) {
            rows.push_back(row);
        }
    }
    Pasting pasting;
    auto lines = QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
    const auto list = lines.remove(u'\r').split(u'\n');
    for (qsizetype line = 0; line < list.size(); ++line) {
        const auto values = list.at(line).split(u'\t');
        for (qsizetype i = 0; i < values.size(); ++i) {
            const auto value = values.at(i).trimmed();
            const int column = from.column + static_cast<int>(i);
            if (value.isEmpty()) {
                continue;
            }
            const bool inside = line < static_cast<qsizetype>(rows.size()) && column < columnsOf(state);
            const int row = inside ? rows[static_cast<std::size_t>(line)] : from.row;
            const auto typed = inside ? typedIn(*sheet, sheet.row(row), value) : std::nullopt;
            if (typed) {
                pasting.cells.push_back({{row, column, from.round}, *typed});
            } else {
                ++pasting.lost;
            }
        }
    }
    return pasting;
}
}
