// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string_view>

/// The words, numbers and signs of a formula.
namespace OwnSheet
{
/// No row may be called so.
inline constexpr std::array<std::string_view, 13> FormulaWords = {"min", "max", "abs", "if", "all", "most",
    "least", "before", "round", "players", "total", "extra", "rest"};
bool isFormulaWord(std::string_view word);

struct Token {
    enum class Kind { End, Number, Word, Sign, Nothing };
    Kind kind = Kind::End;
    /// The number of characters before it. Whatever stands before a flaw has one byte each.
    int place = 0;
    int end = 0;
    /// The word without its part, or the sign.
    std::string_view text;
    /// Of a word: 1 or 2, or 0 without.
    int part = 0;
    /// Beyond what is allowed it stands still.
    int number = 0;

    bool is(std::string_view sign) const { return kind == Kind::Sign && text == sign; }
    bool isWord(std::string_view word) const { return kind == Kind::Word && part == 0 && text == word; }
};

/// Reads a formula from left to right, each time the longest.
class Tokens
{
public:
    explicit Tokens(std::string_view text)
        : m_text(text)
    {
    }
    Token next();

private:
    char peek(std::size_t ahead = 0) const
    {
        return m_at + ahead < m_text.size() ? m_text[m_at + ahead] : '\0';
    }
    std::string_view take(std::size_t length);
    void readWord(Token &token);
    void readNumber(Token &token);
    void readSign(Token &token);

    std::string_view m_text;
    std::size_t m_at = 0;
};
}
