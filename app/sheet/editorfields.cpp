// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sheet/editorfields.h"

#include "app/sheet/words/librarybrief.h"
#include "app/sheet/words/texts.h"
#include "model/record/text.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace OwnSheet::Editor
{
namespace
{
/// As people write them, with any kind of minus.
std::optional<int> readNumber(QString text)
{
    text.replace(QChar(0x2212), u'-').remove(u'\'').remove(QChar(0x00A0)).remove(QChar(0x202F));
    bool isNumber = false;
    const int number = text.trimmed().toInt(&isNumber);
    return isNumber ? std::optional(number) : std::nullopt;
}
}

std::optional<std::vector<int>> readNumbers(const std::string &text)
{
    static const QRegularExpression between(u"[\\s,;]+"_s);
    std::vector<int> numbers;
    for (const auto &part : QString::fromStdString(text).split(between, Qt::SkipEmptyParts)) {
        const auto number = readNumber(part);
        if (!number || *number < -MaxPoints || *number > MaxPoints) {
            return std::nullopt;
        }
        numbers.push_back(*number);
    }
    return numbers;
}

SheetField &FieldList::add(const std::string &id, const char *kind, const QString &title, Change change)
{
    m_shown.push_back({.id = QString::fromStdString(id), .kind = QString::fromLatin1(kind), .title = title});
    m_changes[id] = std::move(change);
    return m_shown.back();
}

void FieldList::text(const char *id, const QString &title, const std::string &value, int longest,
    const SetText &set, const QString &hint, bool mayBeEmpty)
{
    auto &field = add(id, "text", title, [=](Draft &draft, int, const std::string &text) {
        const auto kept = mayBeEmpty ? text : Text::trimmed(text);
        if ((kept.empty() && !mayBeEmpty) || Text::length(kept) > longest) {
            return false;
        }
        set(draft, kept);
        return true;
    });
    field.text = QString::fromStdString(value);
    field.note = hint;
    field.longest = longest;
}

void FieldList::number(const std::string &id, const QString &title, std::optional<int> value, Range range,
    const SetNumber &set, const Do &clear)
{
    auto &field = add(id, "number", title, [=](Draft &draft, int, const std::string &text) {
        const auto number = readNumber(QString::fromStdString(text));
        if (!number && clear && Text::trimmed(text).empty()) {
            clear(draft);
            return true;
        }
        if (!number || *number < range.least || *number > range.most) {
            return false;
        }
        set(draft, *number);
        return true;
    });
    field.text = value ? QString::number(*value) : QString();
    field.note = u"%1 – %2"_s.arg(numberText(range.least), numberText(range.most));
}

void FieldList::numbers(const char *id, const QString &title, const std::vector<int> &values,
    std::size_t most, const SetNumbers &set)
{
    auto &field = add(id, "numbers", title, [=](Draft &draft, int, const std::string &text) {
        const auto numbers = readNumbers(text);
        if (!numbers || numbers->empty() || numbers->size() > most) {
            return false;
        }
        set(draft, *numbers);
        return true;
    });
    QStringList parts;
    for (const int value : values) {
        parts << QString::number(value);
    }
    field.text = parts.join(u' ');
}

void FieldList::toggle(
    const char *id, const QString &title, bool checked, const SetFlag &set, const QString &note, bool enabled)
{
    auto &field = add(id, "switch", title, [=](Draft &draft, int, const std::string &) {
        if (enabled) {
            set(draft, !checked);
        }
        return enabled;
    });
    field.checked = checked;
    field.note = note;
    field.enabled = enabled;
}

void FieldList::options(const char *id, const QString &title, const QString &note)
{
    m_shown.push_back({.id = QString::fromLatin1(id), .kind = u"options"_s, .title = title, .note = note});
}

void FieldList::option(
    const std::string &id, const QString &title, bool checked, const Do &choose, bool enabled)
{
    m_shown.back().options.push_back(
        {.id = QString::fromStdString(id), .title = title, .checked = checked, .enabled = enabled});
    m_changes[id] = [=](Draft &draft, int, const std::string &) {
        if (enabled) {
            choose(draft);
        }
        return enabled;
    };
}

void FieldList::button(const std::string &id, const QString &title, const QString &icon, const Do &press,
    bool enabled, const QString &note)
{
    auto &field = add(id, "button", title, [=](Draft &draft, int, const std::string &) {
        if (enabled) {
            press(draft);
        }
        return enabled;
    });
    field.icon = icon;
    field.enabled = enabled;
    field.note = note;
}

std::optional<Draft> FieldList::touched(
    const Draft &draft, const std::string &id, int number, const std::string &text) const
{
    const auto found = m_changes.find(id);
    auto after = draft;
    if (found == m_changes.end() || !found->second(after, number, text)) {
        return std::nullopt;
    }
    return after;
}
}
