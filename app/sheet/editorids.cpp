// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sheet/editorids.h"

#include "model/record/text.h"
#include "model/sheet/tokens.h"

#include <QString>

#include <algorithm>

namespace OwnSheet::Editor
{
namespace
{
/// Its words in plain letters and digits: é as e.
QStringList plainWords(const std::string &title)
{
    QStringList words{QString()};
    for (const QChar c : QString::fromStdString(title).normalized(QString::NormalizationForm_KD)) {
        if (c.unicode() < 128 && c.isLetterOrNumber()) {
            words.back() += c.toLower();
        } else if (!c.isMark() && !words.back().isEmpty()) {
            words << QString();
        }
    }
    words.removeAll(QString());
    return words;
}

/// No longer than that, and without a hyphen at its end.
std::string cut(std::string id, std::size_t most)
{
    id = id.substr(0, most);
    while (id.ends_with('-')) {
        id.pop_back();
    }
    return id;
}

/// The first of its kind that nobody has: "a", "a2", "a3".
std::string firstFree(
    const std::string &base, const std::string &between, std::size_t most, const IsTaken &isTaken)
{
    auto id = base.substr(0, most);
    for (int number = 2; isTaken(id); ++number) {
        const auto end = between + std::to_string(number);
        id = base.substr(0, most - end.size()) + end;
    }
    return id;
}
}

std::string plainId(const std::string &title)
{
    const auto words = plainWords(title).join(u'-');
    return cut(words.isEmpty() ? "sheet" : words.toStdString(), Text::MaxId);
}

std::string sheetId(const std::string &title, std::int64_t second, const IsTaken &isTaken)
{
    constexpr int LettersAndDigits = 36;
    // A few signs are left for those that are made in one second.
    constexpr std::size_t Left = 3;
    const auto made = '-' + QString::number(second, LettersAndDigits).toStdString();
    return firstFree(cut(plainId(title), Text::MaxId - made.size() - Left) + made, "-", Text::MaxId, isTaken);
}

std::string rowId(const std::string &title, const std::vector<Row> &rows, int row)
{
    QString base;
    for (const auto &word : plainWords(title)) {
        base += base.isEmpty() ? word : word.left(1).toUpper() + word.mid(1);
    }
    if (base.isEmpty() || !base.front().isLetter()) {
        base.prepend(QStringLiteral("row"));
    }
    return firstFree(base.toStdString(), {}, MaxRowId, [&](const std::string &id) {
        for (int i = 0; i < static_cast<int>(rows.size()); ++i) {
            if (i != row && Text::sameName(rows[static_cast<std::size_t>(i)].id, id)) {
                return true;
            }
        }
        return isFormulaWord(id);
    });
}
}
