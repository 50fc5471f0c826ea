// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/sheet/formula.h"

#include "model/record/text.h"
#include "model/sheet/tokens.h"

#include <algorithm>

namespace OwnSheet
{
namespace
{
struct Sign {
    std::string_view text;
    Operation::Kind kind;
};
constexpr Sign Comparisons[]
    = {{"=", Operation::Kind::Equal}, {"!=", Operation::Kind::Unequal}, {"<=", Operation::Kind::AtMost},
        {"<", Operation::Kind::Less}, {">=", Operation::Kind::AtLeast}, {">", Operation::Kind::Greater}};
constexpr Sign Sums[] = {{"+", Operation::Kind::Add}, {"-", Operation::Kind::Subtract}};
constexpr Sign Products[] = {{"*", Operation::Kind::Multiply}, {"//", Operation::Kind::Divide}};

/// Of whole formulas.
struct Function {
    std::string_view word;
    Operation::Kind kind;
    int fewest;
    int most;
};
constexpr Function Functions[] = {{"min", Operation::Kind::Min, FewestArguments, MostArguments},
    {"max", Operation::Kind::Max, FewestArguments, MostArguments}, {"abs", Operation::Kind::Abs, 1, 1},
    {"if", Operation::Kind::If, 3, 3}};
/// Of one name.
constexpr Sign NameFunctions[] = {{"all", Operation::Kind::All}, {"most", Operation::Kind::Most},
    {"least", Operation::Kind::Least}, {"before", Operation::Kind::Before}};
constexpr Sign PlainWords[] = {{"round", Operation::Kind::Round}, {"players", Operation::Kind::Players}};

/// Reads from left to right and stops at the first thing that is wrong. The depth of brackets is limited, and
/// with it the depth of calls.
class Parser
{
public:
    Parser(const std::vector<Row> &rows, int row, std::string_view formula)
        : m_rows(rows)
        , m_row(row)
        , m_tokens(formula)
        , m_token(m_tokens.next())
    {
    }

    bool whole() { return formula() && (m_token.kind == Token::Kind::End || wrong(Problem::Unexpected)); }

    Operations &operations() { return m_operations; }
    const FormulaFault &fault() const { return m_fault; }
    int place() const { return m_token.place; }

    /// What could have stood where it stopped.
    void offer(Offers &offers) const
    {
        if (m_nameOnly) {
            offerNames(offers);
        } else if (m_bracket) {
            offers.signs = {"("};
        } else if (m_operand) {
            offerOperands(offers);
        } else {
            offerSigns(offers);
        }
    }

private:
    /// A bracket that is open; the first stands for the formula as a whole.
    struct Bracket {
        int arguments = 1;
        int fewest = 1;
        int most = 1;
        bool isCompared = false;
    };

    bool wrong(Problem problem)
    {
        const bool isNothing = m_token.kind == Token::Kind::Nothing;
        m_fault = {isNothing ? Problem::Character : problem, m_token.place,
            problem == Problem::UnknownName ? std::string(m_token.text) : std::string()};
        return false;
    }

    bool add(Operation operation)
    {
        m_operations.push_back(operation);
        return true;
    }
    void advance() { m_token = m_tokens.next(); }
    /// Over a sign that must stand here.
    bool skip(std::string_view sign)
    {
        if (!m_token.is(sign)) {
            return wrong(Problem::Unexpected);
        }
        advance();
        return true;
    }
    template<std::size_t Size>
    const Sign *signAmong(const Sign (&signs)[Size]) const
    {
        const auto *found
            = std::ranges::find_if(signs, [this](const Sign &sign) { return m_token.is(sign.text); });
        return found == std::end(signs) ? nullptr : found;
    }
    template<std::size_t Size>
    const Sign *wordAmong(const Sign (&words)[Size]) const
    {
        const auto *found
            = std::ranges::find_if(words, [this](const Sign &word) { return m_token.isWord(word.text); });
        return found == std::end(words) ? nullptr : found;
    }

    bool formula()
    {
        if (!sum()) {
            return false;
        }
        const auto *comparison = signAmong(Comparisons);
        if (!comparison) {
            return true;
        }
        m_brackets.back().isCompared = true;
        advance();
        return sum() && add({comparison->kind});
    }

    bool sum()
    {
        return sequence(Sums, [this] { return sequence(Products, [this] { return factor(); }); });
    }

    template<std::size_t Size, typename Read>
    bool sequence(const Sign (&signs)[Size], Read read)
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

    bool factor()
    {
        m_operand = true;
        m_signed = false;
        if (!m_token.is("-")) {
            return atom();
        }
        advance();
        m_signed = true;
        return atom() && add({Operation::Kind::Negate});
    }

    bool atom()
    {
        const auto done = [this](Operation operation) {
            advance();
            m_operand = false;
            return add(operation);
        };
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
        if (const auto *function = wordAmong(NameFunctions)) {
            return nameFunction(function->kind);
        }
        for (const auto &function : Functions) {
            if (m_token.isWord(function.word)) {
                return call(function);
            }
        }
        return name(Operation::Kind::Name);
    }

    bool call(const Function &function)
    {
        advance();
        m_bracket = true;
        if (!m_token.is("(")) {
            return wrong(Problem::Unexpected);
        }
        int given = 0;
        return arguments({.fewest = function.fewest, .most = function.most}, &given)
            && add({function.kind, given});
    }

    /// From the bracket to the bracket.
    bool arguments(const Bracket &bracket, int *given = nullptr)
    {
        if (m_brackets.size() > MaxBrackets) {
            return wrong(Problem::TooDeep);
        }
        m_bracket = false;
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

    bool nameFunction(Operation::Kind kind)
    {
        if (kind == Operation::Kind::Before && !ofRound()) {
            return wrong(Problem::Unexpected);
        }
        const int begin = m_token.place;
        advance();
        m_bracket = true;
        if (!m_token.is("(")) {
            return wrong(Problem::Unexpected);
        }
        if (m_brackets.size() > MaxBrackets) {
            return wrong(Problem::TooDeep);
        }
        m_bracket = false;
        advance();
        m_nameOnly = true;
        m_before = kind == Operation::Kind::Before;
        if (m_token.kind != Token::Kind::Word || standsForItself()) {
            return wrong(Problem::Unexpected);
        }
        if (!name(kind)) {
            return false;
        }
        m_nameOnly = false;
        m_closing = true;
        const int end = m_token.end;
        if (!skip(")")) {
            return false;
        }
        m_closing = false;
        m_operations.back().begin = begin;
        m_operations.back().end = end;
        return true;
    }

    /// A word of the formulas that has a meaning of its own.
    bool standsForItself() const
    {
        return wordAmong(PlainWords) || wordAmong(NameFunctions)
            || std::ranges::any_of(Functions, [this](const auto &one) { return m_token.isWord(one.word); });
    }

    bool name(Operation::Kind kind)
    {
        const int named = isFormulaWord(m_token.text) ? -1 : findRow(m_rows, m_token.text);
        if (named < 0) {
            return wrong(Problem::UnknownName);
        }
        if (const auto why
            = whyNotNamed(m_rows, m_row, named, m_token.part, kind == Operation::Kind::Before)) {
            return wrong(*why);
        }
        add({.kind = kind,
            .row = named,
            .part = m_token.part,
            .place = m_token.place,
            .begin = m_token.place,
            .end = m_token.end});
        advance();
        m_operand = false;
        return true;
    }

    bool ofRound() const { return isOfRound(m_rows[static_cast<std::size_t>(m_row)]); }

    void offerNames(Offers &offers) const
    {
        for (int i = 0; i < static_cast<int>(m_rows.size()); ++i) {
            if (!whyNotNamed(m_rows, m_row, i, 0, m_nameOnly && m_before)) {
                offers.names.push_back(i);
            }
        }
    }

    void offerOperands(Offers &offers) const
    {
        offers.number = true;
        offerNames(offers);
        for (const auto &function : Functions) {
            offers.words.push_back(function.word);
        }
        for (const auto &function : NameFunctions) {
            if (function.kind != Operation::Kind::Before || ofRound()) {
                offers.words.push_back(function.text);
            }
        }
        for (const auto &plain : PlainWords) {
            offers.words.push_back(plain.text);
        }
        if (!m_signed) {
            offers.signs.push_back("-");
        }
        if (m_brackets.size() <= MaxBrackets) {
            offers.signs.push_back("(");
        }
    }

    void offerSigns(Offers &offers) const
    {
        if (m_closing) {
            offers.signs = {")"};
            return;
        }
        const auto &bracket = m_brackets.back();
        for (const auto &sign : Sums) {
            offers.signs.push_back(sign.text);
        }
        for (const auto &sign : Products) {
            offers.signs.push_back(sign.text);
        }
        for (const auto &sign : Comparisons) {
            if (!bracket.isCompared) {
                offers.signs.push_back(sign.text);
            }
        }
        if (bracket.arguments < bracket.most) {
            offers.signs.push_back(",");
        }
        if (m_brackets.size() > 1 && bracket.arguments >= bracket.fewest) {
            offers.signs.push_back(")");
        }
        offers.end = m_brackets.size() == 1;
    }

    const std::vector<Row> &m_rows;
    int m_row;
    Tokens m_tokens;
    Token m_token;
    Operations m_operations;
    FormulaFault m_fault;
    std::vector<Bracket> m_brackets{1};

    // Only for what may stand where it stopped.
    bool m_operand = true;
    bool m_signed = false;
    bool m_bracket = false;
    bool m_nameOnly = false;
    bool m_before = false;
    bool m_closing = false;
};
}

tl::expected<Operations, FormulaFault> readFormula(
    const std::vector<Row> &rows, int row, std::string_view formula)
{
    if (Text::length(formula) > MaxFormula) {
        return tl::unexpected(FormulaFault{Problem::TooLong, MaxFormula, {}});
    }
    Parser parser(rows, row, formula);
    if (!parser.whole()) {
        return tl::unexpected(parser.fault());
    }
    return std::move(parser.operations());
}

std::optional<Problem> whyNotNamed(const std::vector<Row> &rows, int row, int named, int part, bool itself)
{
    const auto &other = rows[static_cast<std::size_t>(named)];
    if (named > row || (named == row && !itself)) {
        return Problem::NotAbove;
    }
    if (isOfRound(rows[static_cast<std::size_t>(row)]) && !isOfRound(other)) {
        return Problem::GameRow;
    }
    return part > partsOf(other) ? std::optional(Problem::NoPart) : std::nullopt;
}

Offers offersAt(const std::vector<Row> &rows, int row, std::string_view formula, int place)
{
    Offers offers;
    const auto before = Text::start(Text::start(formula, MaxFormula), static_cast<std::size_t>(place));
    Parser parser(rows, row, before);
    parser.whole();
    parser.offer(offers);
    offers.place = parser.place();
    return offers;
}
}
