// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

/// What a record asks of its UTF-8 texts.
namespace Text
{
/// In Unicode code points.
int length(std::string_view text);
/// Its first so many code points.
std::string_view start(std::string_view text, std::size_t length);
std::string trimmed(std::string_view text);
/// By simple case folding: Léa and LÉA are the same, Strasse and Straße are not.
bool sameName(std::string_view a, std::string_view b);
inline constexpr int MaxId = 40;
/// 1 to 40 of a to z, 0 to 9 and single hyphens between them.
bool isId(std::string_view text);
/// `YYYY-MM-DDThh:mm:ss[.digits]Z` and a real date.
bool isTime(std::string_view text);
/// 8-4-4-4-12 hexadecimal digits.
bool isUuid(std::string_view text);
}
