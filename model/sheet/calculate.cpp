// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/sheet/workout.h"

#include <algorithm>

/// Formulas, for all columns at once.
namespace OwnSheet
{
namespace
{
using What = Operation::Kind;
using Numbers = Lane<int>;

Numbers everywhere(int number)
{
    Numbers numbers;
    numbers.fill(number);
    return numbers;
}

/// Over all columns in which it is not open.
int overColumns(What kind, const Line &line)
{
    std::optional<std::int64_t> result;
    for (int column = 0; column < MaxPlayers; ++column) {
        const auto value = line.at(column);
        if (!value) {
            continue;
        }
        if (!result) {
            result = *value;
        } else if (kind == What::All) {
            *result += *value;
        } else if (kind == What::Most) {
            result = std::max<std::int64_t>(*result, *value);
        } else {
            result = std::min<std::int64_t>(*result, *value);
        }
    }
    return held(result.value_or(0));
}

/// Results wait here for the operation that takes them; there are never more than a formula has characters.
class Stack
{
public:
    Stack() { m_results.reserve(MaxFormula); }

    void push(const Numbers &numbers) { m_results.push_back(numbers); }
    Numbers pop()
    {
        const auto last = m_results.back();
        m_results.pop_back();
        return last;
    }
    /// Takes two and gives one; what they come to is within 64 bits.
    template<typename Of>
    void two(Of of)
    {
        const auto b = pop();
        auto &a = m_results.back();
        for (std::size_t i = 0; i < a.size(); ++i) {
            a[i] = held(of(std::int64_t(a[i]), std::int64_t(b[i])));
        }
    }
    /// The same for what fits into 32 bits, which is most of what formulas do.
    template<typename Of>
    void twoSmall(Of of)
    {
        const auto b = pop();
        auto &a = m_results.back();
        for (std::size_t i = 0; i < a.size(); ++i) {
            const int result = of(a[i], b[i]);
            a[i] = std::min(std::max(result, -MaxValue), MaxValue);
        }
    }
    template<typename Of>
    void one(Of of)
    {
        for (int &number : m_results.back()) {
            number = of(number);
        }
    }
    void choose()
    {
        const auto otherwise = pop();
        const auto then = pop();
        auto &a = m_results.back();
        for (std::size_t i = 0; i < a.size(); ++i) {
            a[i] = a[i] != 0 ? then[i] : otherwise[i];
        }
    }

private:
    std::vector<Numbers> m_results;
};
static_assert(2 * std::int64_t(MaxValue) < INT_MAX);

void take(const Operation &operation, Stack &stack)
{
    switch (operation.kind) {
    case What::Negate:
        return stack.one([](int a) { return -a; });
    case What::Abs:
        return stack.one([](int a) { return a < 0 ? -a : a; });
    case What::Add:
        return stack.twoSmall([](int a, int b) { return a + b; });
    case What::Subtract:
        return stack.twoSmall([](int a, int b) { return a - b; });
    case What::Multiply:
        return stack.two([](std::int64_t a, std::int64_t b) { return a * b; });
    case What::Divide:
        return stack.two(roundedDown);
    case What::Equal:
        return stack.twoSmall([](int a, int b) { return a == b ? 1 : 0; });
    case What::Unequal:
        return stack.twoSmall([](int a, int b) { return a != b ? 1 : 0; });
    case What::Less:
        return stack.twoSmall([](int a, int b) { return a < b ? 1 : 0; });
    case What::AtMost:
        return stack.twoSmall([](int a, int b) { return a <= b ? 1 : 0; });
    case What::Greater:
        return stack.twoSmall([](int a, int b) { return a > b ? 1 : 0; });
    case What::AtLeast:
        return stack.twoSmall([](int a, int b) { return a >= b ? 1 : 0; });
    case What::Min:
        for (int i = 1; i < operation.number; ++i) {
            stack.twoSmall([](int a, int b) { return std::min(a, b); });
        }
        return;
    case What::Max:
        for (int i = 1; i < operation.number; ++i) {
            stack.twoSmall([](int a, int b) { return std::max(a, b); });
        }
        return;
    default:
        return stack.choose();
    }
}
}

std::int64_t roundedDown(std::int64_t number, std::int64_t by)
{
    if (by == 0) {
        return 0;
    }
    const auto whole = number / by;
    return number % by != 0 && (number < 0) != (by < 0) ? whole - 1 : whole;
}

Line named(const Operation &operation, const Surroundings &around)
{
    constexpr std::uint16_t All = (1 << MaxPlayers) - 1;
    switch (operation.kind) {
    case What::Name:
        return around.values.line(operation.row, operation.part);
    case What::Before: {
        Line line{.filled = All};
        const auto &sums = around.before.line(operation.row, operation.part);
        std::ranges::transform(sums, line.numbers.begin(), held);
        return line;
    }
    default:
        return {
            everywhere(overColumns(operation.kind, around.values.line(operation.row, operation.part))), All};
    }
}

Line calculate(const Operations &operations, const Surroundings &around)
{
    Stack stack;
    unsigned filled = operations.empty() ? 0 : ~0U;
    for (const auto &operation : operations) {
        if (namesRow(operation)) {
            const auto line = named(operation, around);
            filled &= line.filled;
            stack.push(line.numbers);
        } else if (operation.kind == What::Number) {
            stack.push(everywhere(operation.number));
        } else if (operation.kind == What::Round) {
            stack.push(everywhere(around.round));
        } else if (operation.kind == What::Players) {
            stack.push(everywhere(around.values.columns()));
        } else {
            take(operation, stack);
        }
    }
    Line result;
    const auto numbers = operations.empty() ? Numbers() : stack.pop();
    for (int column = 0; column < around.values.columns(); ++column) {
        if ((filled >> column & 1) != 0) {
            result.set(column, numbers[static_cast<std::size_t>(column)]);
        }
    }
    return result;
}
}
