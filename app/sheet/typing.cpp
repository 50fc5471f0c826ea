// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sheet/typing.h"

#include "app/sheet/words/texts.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace OwnSheet
{
namespace
{
constexpr std::size_t MostDigits = 5;
constexpr int Ten = 10;

std::size_t digitsIn(const std::string &part)
{
    return part.size() - (part.starts_with('-') ? 1 : 0);
}

/// Those that are numbers; what was only begun does not count.
std::vector<int> numbersIn(const Typed &typed)
{
    std::vector<int> numbers;
    for (const auto &part : typed.parts) {
        if (const auto number = numberOf(part)) {
            numbers.push_back(*number);
        }
    }
    return numbers;
}
}

Typed withDigit(Typed typed, int digit)
{
    if (typed.empty()) {
        typed.parts.emplace_back();
    }
    auto &last = typed.parts.back();
    if (last.ends_with('0') && digitsIn(last) == 1) {
        last.pop_back();
    }
    last += static_cast<char>('0' + digit);
    return typed;
}

Typed withoutLast(Typed typed)
{
    auto &last = typed.parts.back();
    if (!last.empty()) {
        last.pop_back();
    }
    if (digitsIn(last) == 0) {
        typed.parts.pop_back();
    }
    return typed;
}

Typed withSign(Typed typed)
{
    if (typed.empty()) {
        typed.parts.emplace_back();
    }
    auto &last = typed.parts.back();
    if (last.starts_with('-')) {
        last.erase(0, 1);
    } else {
        last.insert(0, 1, '-');
    }
    if (last.empty()) {
        typed.parts.pop_back();
    }
    return typed;
}

Typed withTerm(Typed typed)
{
    typed.parts.emplace_back();
    return typed;
}

bool hasRoom(const Typed &typed)
{
    return typed.empty() || digitsIn(typed.parts.back()) < MostDigits;
}

Typed typedOf(int number)
{
    return {{std::to_string(number)}};
}

Typed typedOf(const Entry &entry)
{
    if (const auto *pair = std::get_if<std::array<int, 2>>(&entry.value)) {
        return {{std::to_string(pair->front()), std::to_string(pair->back())}};
    }
    if (entry.terms.empty()) {
        return typedOf(std::get<int>(entry.value));
    }
    Typed typed;
    for (const int term : entry.terms) {
        typed.parts.push_back(std::to_string(term));
    }
    return typed;
}

std::optional<int> numberOf(const std::string &part)
{
    if (digitsIn(part) == 0) {
        return std::nullopt;
    }
    int number = 0;
    for (const char c : part) {
        number = c == '-' ? number : number * Ten + (c - '0');
    }
    return part.starts_with('-') ? -number : number;
}

std::optional<Enter> enterOf(const State &state, const CellAt &cell, const Typed &typed)
{
    const auto numbers = numbersIn(typed);
    if (numbers.empty()) {
        return std::nullopt;
    }
    Enter enter{.cell = nameOf(state, cell)};
    if (state.setup.sheet.row(cell.row).kindId() == KindId::Pairs) {
        if (numbers.size() < 2) {
            return std::nullopt;
        }
        enter.entry = Number(std::array{numbers[0], numbers[1]});
    } else if (numbers.size() == 1) {
        enter.entry = Number(numbers.front());
    } else {
        enter.entry = numbers;
    }
    return enter;
}

QString typedText(const Row *row, const Typed &typed)
{
    const bool pair = row && row->kindId() == KindId::Pairs;
    QString text;
    for (const auto &part : typed.parts) {
        if (!text.isEmpty()) {
            text += pair ? u" × "_s : u" + "_s;
        }
        auto shown = QString::fromStdString(part);
        text += shown.replace(u'-', QChar(0x2212));
    }
    return text;
}

std::optional<int> sumOf(const Typed &typed)
{
    const auto numbers = numbersIn(typed);
    if (numbers.empty()) {
        return std::nullopt;
    }
    int sum = 0;
    for (const int number : numbers) {
        sum += number;
    }
    return sum;
}
}
