// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/sheet/tokens.h"

#include "model/sheet/limits.h"

#include <algorithm>

namespace OwnSheet
{
namespace
{
bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}
bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}
}

bool isFormulaWord(std::string_view word)
{
    return std::ranges::find(FormulaWords, word) != FormulaWords.end();
}

Token Tokens::next()
{
    while (peek() == ' ') {
        ++m_at;
    }
    Token token{.place = static_cast<int>(m_at)};
    if (m_at == m_text.size()) {
        return token;
    }
    if (isLetter(peek())) {
        readWord(token);
    } else if (isDigit(peek())) {
        readNumber(token);
    } else {
        readSign(token);
    }
    token.end = static_cast<int>(m_at);
    return token;
}

std::string_view Tokens::take(std::size_t length)
{
    const auto taken = m_text.substr(m_at, length);
    m_at += length;
    return taken;
}

void Tokens::readWord(Token &token)
{
    std::size_t length = 0;
    while (isLetter(peek(length)) || isDigit(peek(length))) {
        ++length;
    }
    token.kind = Token::Kind::Word;
    token.text = take(length);
    if (peek() == '.' && (peek(1) == '1' || peek(1) == '2')) {
        token.part = take(2)[1] - '0';
    }
}

void Tokens::readNumber(Token &token)
{
    token.kind = Token::Kind::Number;
    while (isDigit(peek())) {
        token.number = std::min(MaxNumber + 1, 10 * token.number + (take(1)[0] - '0'));
    }
}

void Tokens::readSign(Token &token)
{
    static constexpr std::array<std::string_view, 14> Signs
        = {"//", "!=", "<=", ">=", "+", "-", "*", "=", "<", ">", "(", ")", ",", ""};
    const auto rest = m_text.substr(m_at);
    const auto found = std::ranges::find_if(Signs, [&](auto sign) { return rest.starts_with(sign); });
    token.kind = found->empty() ? Token::Kind::Nothing : Token::Kind::Sign;
    token.text = take(found->size());
}
}
