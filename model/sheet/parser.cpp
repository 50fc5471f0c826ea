// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/sheet/parser.h"

#include <algorithm>

namespace OwnSheet
{
Parser::Parser(const std::vector<Row> &rows, int row, std::string_view formula)
    : m_rows(rows)
    , m_row(row)
    , m_tokens(formula)
    , m_token(m_tokens.next())
    , m_brackets(1)
{
}

bool Parser::whole()
{
    return formula() && (m_token.kind == Token::Kind::End || wrong(Problem::Unexpected));
}

template<std::size_t Size>
const Sign *Parser::signAmong(const Sign (&signs)[Size]) const
{
    const auto *found
        = std::ranges::find_if(signs, [this](const Sign &sign) { return m_token.is(sign.text); });
    return found == std::end(signs) ? nullptr : found;
}

template<std::size_t Size>
const Sign *Parser::wordAmong(const Sign (&words)[Size]) const
{
    const auto *found
        = std::ranges::find_if(words, [this](const Sign &word) { return m_token.isWord(word.text); });
    return found == std::end(words) ? nullptr : found;
}

const Function *Parser::function() const
{
    const auto *found
        = std::ranges::find_if(Functions, [this](const Function &one) { return m_token.isWord(one.word); });
    return found == std::end(Functions) ? nullptr : found;
}

bool Parser::wrong(Problem problem)
{
    const bool isNothing = m_token.kind == Token::Kind::Nothing;
    m_fault = {isNothing ? Problem::Character : problem, m_token.place,
        problem == Problem::UnknownName ? std::string(m_token.text) : std::string()};
    return false;
}

bool Parser::add(const Operation &operation)
{
    m_operations.push_back(operation);
    return true;
}

bool Parser::done(const Operation &operation)
{
    advance();
    m_awaited = Awaited::Sign;
    return add(operation);
}

bool Parser::formula()
{
    if (!sum()) {
        return false;
    }
    const auto *comparison = signAmong(ComparisonSigns);
    if (!comparison) {
        return true;
    }
    m_brackets.back().isCompared = true;
    advance();
    return sum() && add({comparison->kind});
}

bool Parser::sum()
{
    return sequence(SumSigns, [this] { return sequence(ProductSigns, [this] { return factor(); }); });
}

template<std::size_t Size, typename Read>
bool Parser::sequence(const Sign (&signs)[Size], Read read)
{
    if (!read()) {
        return false;
    }
    while (const auto *sign = signAmong(signs)) {
        advance();
        if (!read()) {
            return false;
        }
        add({sign->kind});
    }
    return true;
}

bool Parser::factor()
{
    m_awaited = Awaited::Operand;
    if (!m_token.is("-")) {
        return atom();
    }
    advance();
    m_awaited = Awaited::Unsigned;
    return atom() && add({Operation::Kind::Negate});
}

bool Parser::atom()
{
    if (m_token.kind == Token::Kind::Number) {
        return m_token.number > MaxNumber ? wrong(Problem::TooLarge)
                                          : done({Operation::Kind::Number, m_token.number});
    }
    if (m_token.is("(")) {
        return arguments({});
    }
    if (m_token.kind != Token::Kind::Word) {
        return wrong(Problem::Unexpected);
    }
    if (const auto *plain = wordAmong(PlainWords)) {
        return done({.kind = plain->kind, .begin = m_token.place, .end = m_token.end});
    }
    if (const auto *ofName = wordAmong(NameFunctions)) {
        return nameFunction(ofName->kind);
    }
    const auto *called = function();
    return called ? call(*called) : name(Operation::Kind::Name);
}

bool Parser::call(const Function &function)
{
    advance();
    m_awaited = Awaited::Bracket;
    int given = 0;
    return (m_token.is("(") || wrong(Problem::Unexpected))
        && arguments({.fewest = function.fewest, .most = function.most}, &given)
        && add({function.kind, given});
}

bool Parser::arguments(const Bracket &bracket, int *given)
{
    if (isTooDeep()) {
        return wrong(Problem::TooDeep);
    }
    m_brackets.push_back(bracket);
    advance();
    while (formula()) {
        auto &own = m_brackets.back();
        if (m_token.is(",") && own.arguments < own.most) {
            ++own.arguments;
            own.isCompared = false;
            advance();
        } else if (own.arguments < own.fewest || !m_token.is(")")) {
            return wrong(Problem::Unexpected);
        } else {
            if (given) {
                *given = own.arguments;
            }
            m_brackets.pop_back();
            advance();
            return true;
        }
    }
    return false;
}

bool Parser::nameFunction(Operation::Kind kind)
{
    const bool isBefore = kind == Operation::Kind::Before;
    if (isBefore && !ofRound()) {
        return wrong(Problem::Unexpected);
    }
    const int begin = m_token.place;
    advance();
    m_awaited = Awaited::Bracket;
    if (!m_token.is("(")) {
        return wrong(Problem::Unexpected);
    }
    if (isTooDeep()) {
        return wrong(Problem::TooDeep);
    }
    advance();
    m_awaited = isBefore ? Awaited::EarlierName : Awaited::Name;
    const bool hasMeaning = wordAmong(PlainWords) || wordAmong(NameFunctions) || function();
    if (m_token.kind != Token::Kind::Word || hasMeaning) {
        return wrong(Problem::Unexpected);
    }
    if (!name(kind)) {
        return false;
    }
    m_awaited = Awaited::Closing;
    m_operations.back().begin = begin;
    m_operations.back().end = m_token.end;
    if (!m_token.is(")")) {
        return wrong(Problem::Unexpected);
    }
    advance();
    m_awaited = Awaited::Sign;
    return true;
}

bool Parser::name(Operation::Kind kind)
{
    const int named = isFormulaWord(m_token.text) ? -1 : findRow(m_rows, m_token.text);
    if (named < 0) {
        return wrong(Problem::UnknownName);
    }
    if (const auto why = whyNotNamed(m_rows, m_row, named, m_token.part, kind == Operation::Kind::Before)) {
        return wrong(*why);
    }
    return done({.kind = kind,
        .row = named,
        .part = m_token.part,
        .place = m_token.place,
        .begin = m_token.place,
        .end = m_token.end});
}
}
