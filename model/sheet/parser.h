// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/sheet/formula.h"
#include "model/sheet/tokens.h"

namespace OwnSheet
{
struct Sign {
    std::string_view text;
    Operation::Kind kind;
};
inline constexpr Sign ComparisonSigns[]
    = {{"=", Operation::Kind::Equal}, {"!=", Operation::Kind::Unequal}, {"<=", Operation::Kind::AtMost},
        {"<", Operation::Kind::Less}, {">=", Operation::Kind::AtLeast}, {">", Operation::Kind::Greater}};
inline constexpr Sign SumSigns[] = {{"+", Operation::Kind::Add}, {"-", Operation::Kind::Subtract}};
inline constexpr Sign ProductSigns[] = {{"*", Operation::Kind::Multiply}, {"//", Operation::Kind::Divide}};

/// Of whole formulas.
struct Function {
    std::string_view word;
    Operation::Kind kind;
    int fewest;
    int most;
};
inline constexpr Function Functions[] = {{"min", Operation::Kind::Min, FewestArguments, MostArguments},
    {"max", Operation::Kind::Max, FewestArguments, MostArguments}, {"abs", Operation::Kind::Abs, 1, 1},
    {"if", Operation::Kind::If, 3, 3}};
/// Of one name.
inline constexpr Sign NameFunctions[] = {{"all", Operation::Kind::All}, {"most", Operation::Kind::Most},
    {"least", Operation::Kind::Least}, {"before", Operation::Kind::Before}};
inline constexpr Sign PlainWords[]
    = {{"round", Operation::Kind::Round}, {"players", Operation::Kind::Players}};

/// Reads from left to right and stops at the first thing that is wrong. The depth of brackets is limited, and
/// with it the depth of calls.
class Parser
{
public:
    Parser(const std::vector<Row> &rows, int row, std::string_view formula);

    /// Whether all of it is a formula.
    bool whole();
    Operations &operations() { return m_operations; }
    const FormulaFault &fault() const { return m_fault; }
    /// What could have stood where it stopped.
    Offers offers() const;

private:
    /// A bracket that is open; the first stands for the formula as a whole.
    struct Bracket {
        int arguments = 1;
        int fewest = 1;
        int most = 1;
        bool isCompared = false;
    };
    /// What must come next.
    enum class Awaited { Operand, Unsigned, Bracket, Name, EarlierName, Closing, Sign };

    bool formula();
    bool sum();
    template<std::size_t Size, typename Read>
    bool sequence(const Sign (&signs)[Size], Read read);
    bool factor();
    bool atom();
    bool call(const Function &function);
    /// From the bracket to the bracket.
    bool arguments(const Bracket &bracket, int *given = nullptr);
    bool nameFunction(Operation::Kind kind);
    bool name(Operation::Kind kind);

    bool wrong(Problem problem);
    bool isTooDeep() const { return m_brackets.size() > MaxBrackets; }
    bool add(const Operation &operation);
    void advance() { m_token = m_tokens.next(); }
    /// Over what stands here, and that is an operand.
    bool done(const Operation &operation);
    template<std::size_t Size>
    const Sign *signAmong(const Sign (&signs)[Size]) const;
    template<std::size_t Size>
    const Sign *wordAmong(const Sign (&words)[Size]) const;
    const Function *function() const;
    bool ofRound() const { return isOfRound(m_rows[static_cast<std::size_t>(m_row)]); }

    void offerNames(Offers &offers) const;
    void offerOperands(Offers &offers) const;
    void offerSigns(Offers &offers) const;

    const std::vector<Row> &m_rows;
    int m_row;
    Tokens m_tokens;
    Token m_token;
    Operations m_operations;
    FormulaFault m_fault;
    std::vector<Bracket> m_brackets;
    Awaited m_awaited = Awaited::Operand;
};
}
