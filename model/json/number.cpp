// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/json/number.h"

#include <algorithm>
#include <charconv>

namespace Json
{
namespace
{
/// No whole number of more digits can be meant.
constexpr std::ptrdiff_t MaxDigits = 15;
/// An exponent past this cannot be undone by the digits of a document that fits in memory.
constexpr std::ptrdiff_t FarAway = 1'000'000'000;

std::ptrdiff_t exponentOf(std::string_view written)
{
    const bool negative = written.starts_with('-');
    if (negative || written.starts_with('+')) {
        written.remove_prefix(1);
    }
    std::ptrdiff_t exponent = 0;
    const auto [end, problem] = std::from_chars(written.data(), written.data() + written.size(), exponent);
    exponent = problem == std::errc{} ? std::min(exponent, FarAway) : FarAway;
    return negative ? -exponent : exponent;
}
}

Value number(std::string_view written)
{
    const bool negative = written.starts_with('-');
    written.remove_prefix(negative ? 1 : 0);
    const auto e = written.find_first_of("eE");
    std::ptrdiff_t exponent = e == std::string_view::npos ? 0 : exponentOf(written.substr(e + 1));
    const auto mantissa = written.substr(0, e);
    const auto point = mantissa.find('.');
    std::string digits(mantissa.substr(0, point));
    if (point != std::string_view::npos) {
        digits.append(mantissa.substr(point + 1));
        exponent -= static_cast<std::ptrdiff_t>(mantissa.size() - point - 1);
    }
    const auto first = digits.find_first_not_of('0');
    if (first == std::string::npos) {
        return 0;
    }
    const auto last = digits.find_last_not_of('0');
    exponent += static_cast<std::ptrdiff_t>(digits.size() - 1 - last);
    digits = digits.substr(first, last - first + 1);
    if (exponent < 0 || static_cast<std::ptrdiff_t>(digits.size()) + exponent > MaxDigits) {
        return Unfit{};
    }
    digits.append(static_cast<std::size_t>(exponent), '0');
    std::int64_t value = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), value);
    return negative ? -value : value;
}
}
