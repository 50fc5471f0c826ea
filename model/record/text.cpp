// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/record/text.h"

#include <QString>
#include <QStringDecoder>

#include <algorithm>
#include <chrono>

namespace Text
{
namespace
{
bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

bool isHexDigit(char c)
{
    return isDigit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
}

bool startsCodePoint(char byte)
{
    return (static_cast<unsigned char>(byte) & 0xC0) != 0x80;
}

bool isAscii(std::string_view text)
{
    return std::ranges::all_of(text, [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

char lowered(char c)
{
    return c >= 'A' && c <= 'Z' ? char(c | 0x20) : c;
}

QString toQString(std::string_view text)
{
    // A byte order mark is a character like any other here, but fromUtf8() would drop it.
    QStringDecoder decode(QStringConverter::Utf8, QStringConverter::Flag::ConvertInitialBom);
    return decode(QByteArrayView(text.data(), static_cast<qsizetype>(text.size())));
}

/// Digits wherever the pattern has a 0, else the pattern's own character.
bool matches(std::string_view text, std::string_view pattern, bool (*isRight)(char))
{
    return std::ranges::equal(
        text, pattern, [=](char c, char expected) { return expected == '0' ? isRight(c) : c == expected; });
}

int numberAt(std::string_view text, std::size_t at, std::size_t length)
{
    int number = 0;
    for (const char c : text.substr(at, length)) {
        number = 10 * number + (c - '0');
    }
    return number;
}
}

int length(std::string_view text)
{
    return static_cast<int>(std::ranges::count_if(text, startsCodePoint));
}

std::string_view start(std::string_view text, std::size_t length)
{
    for (std::size_t i = 0, seen = 0; i < text.size(); ++i) {
        if (startsCodePoint(text[i]) && ++seen > length) {
            return text.substr(0, i);
        }
    }
    return text;
}

std::string trimmed(std::string_view text)
{
    return toQString(text).trimmed().toStdString();
}

bool sameName(std::string_view a, std::string_view b)
{
    if (a == b) {
        return true;
    }
    if (isAscii(a) && isAscii(b)) {
        return std::ranges::equal(a, b, {}, lowered, lowered);
    }
    return toQString(a).compare(toQString(b), Qt::CaseInsensitive) == 0;
}

bool isId(std::string_view text)
{
    const auto isLetter = [](char c) { return (c >= 'a' && c <= 'z') || isDigit(c); };
    bool wasLetter = false;
    for (const char c : text) {
        if (!isLetter(c) && !(c == '-' && wasLetter)) {
            return false;
        }
        wasLetter = isLetter(c);
    }
    return wasLetter && text.size() <= MaxId;
}

bool isTime(std::string_view text)
{
    constexpr std::string_view pattern = "0000-00-00T00:00:00";
    if (!matches(text.substr(0, pattern.size()), pattern, isDigit) || !text.ends_with('Z')) {
        return false;
    }
    auto fraction = text.substr(pattern.size());
    fraction.remove_suffix(1);
    if (!fraction.empty()
        && (fraction.size() < 2 || fraction[0] != '.' || !std::ranges::all_of(fraction.substr(1), isDigit))) {
        return false;
    }
    const int year = numberAt(text, 0, 4);
    const std::chrono::year_month_day date{std::chrono::year(year),
        std::chrono::month(static_cast<unsigned>(numberAt(text, 5, 2))),
        std::chrono::day(static_cast<unsigned>(numberAt(text, 8, 2)))};
    return year > 0 && date.ok() && numberAt(text, 11, 2) < 24 && numberAt(text, 14, 2) < 60
        && numberAt(text, 17, 2) < 60;
}

bool isUuid(std::string_view text)
{
    return matches(text, "00000000-0000-0000-0000-000000000000", isHexDigit);
}
}
