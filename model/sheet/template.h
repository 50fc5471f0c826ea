// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/named.h"
#include "model/record/kinds.h"
#include "model/record/malformed.h"
#include "model/sheet/ids.h"
#include "model/sheet/limits.h"

#include <climits>
#include <string>
#include <vector>

/// A sheet as its makers describe it: rows, what is entered in each, what is worked out, when it ends, who
/// wins.
namespace OwnSheet
{
struct Choice {
    std::string label;
    int points = 0;
    bool operator==(const Choice &) const = default;
    static void members(auto &is, auto &choice)
    {
        is.required("label", choice.label, {.least = 1, .most = MaxLabel, .trimmed = true});
        is.required("points", choice.points, Points);
    }
};

bool areDifferent(const std::vector<Choice> &choices);
/// 0, 1, 2 and so on.
std::vector<int> counted(std::size_t size);
bool areRising(const std::vector<int> &numbers);

/// What a row is, with the members of its kind in the order of the canonical form.
namespace Kinds
{
struct Number {
    static constexpr std::string_view id = "number";
    int factor = 1;
    int min = -MaxPoints;
    int max = MaxPoints;
    int step = 1;
    bool operator==(const Number &) const = default;
    static void members(auto &is, auto &number)
    {
        is.leftOut("factor", number.factor, 1, {.least = -MaxFactor, .most = MaxFactor});
        is.flawIf(number.factor == 0, Flaw::OutOfRange, "factor", -MaxFactor, MaxFactor);
        is.leftOut("min", number.min, -MaxPoints, Points);
        is.leftOut("max", number.max, MaxPoints, Points);
        is.flawIf(number.min > number.max, Flaw::LeastAboveMost, "min");
        is.leftOut("step", number.step, 1, {.least = 1, .most = MaxStep});
    }
};
struct Flag {
    static constexpr std::string_view id = "flag";
    int points = 0;
    bool operator==(const Flag &) const = default;
    static void members(auto &is, auto &flag)
    {
        is.required("points", flag.points, Points);
        is.flawIf(flag.points == 0, Flaw::OutOfRange, "points", -MaxPoints, MaxPoints);
    }
};
struct Choices {
    static constexpr std::string_view id = "choice";
    std::vector<Choice> choices;
    bool operator==(const Choices &) const = default;
    static void members(auto &is, auto &row)
    {
        is.required("choices", row.choices, {.fewestItems = 2, .mostItems = MaxChoices});
        is.flawIf(!areDifferent(row.choices), Flaw::Twice, "choices");
    }
};
struct Lookup {
    static constexpr std::string_view id = "lookup";
    std::vector<int> table;
    /// As many, rising.
    std::vector<int> from;
    int then = 0;
    /// The row whose value is looked up; without one something is entered.
    std::optional<std::string> of;
    bool operator==(const Lookup &) const = default;
    static void members(auto &is, auto &lookup)
    {
        constexpr Bounds List{
            .least = -MaxPoints, .most = MaxPoints, .fewestItems = 1, .mostItems = MaxTable};
        is.required("table", lookup.table, List);
        is.leftOut("from", lookup.from, counted(lookup.table.size()), List);
        is.flawIf(
            lookup.from.size() != lookup.table.size() || !areRising(lookup.from), Flaw::NotRising, "from");
        is.leftOut("then", lookup.then, 0, Points);
        is.optional("of", lookup.of);
    }
};
struct Pairs {
    static constexpr std::string_view id = "pairs";
    std::array<std::string, 2> labels;
    std::array<int, 2> max = {MaxPoints, MaxPoints};
    bool operator==(const Pairs &) const = default;
    static void members(auto &is, auto &pairs)
    {
        is.required("labels", pairs.labels, {.least = 1, .most = MaxLabel, .trimmed = true});
        is.leftOut("max", pairs.max, {MaxPoints, MaxPoints}, {.least = 1, .most = MaxPoints});
    }
};
struct Formula {
    static constexpr std::string_view id = "formula";
    std::string formula;
    bool operator==(const Formula &) const = default;
    static void members(auto &is, auto &row)
    {
        // Its length is a matter of the formula.
        is.required("formula", row.formula, {.most = INT_MAX});
    }
};
struct Rank {
    static constexpr std::string_view id = "rank";
    std::string of;
    std::vector<int> points;
    Best best = Best::High;
    Ties ties = Ties::Share;
    std::optional<int> min;
    bool operator==(const Rank &) const = default;
    static void members(auto &is, auto &rank)
    {
        is.required("of", rank.of);
        is.required("points", rank.points,
            {.least = -MaxPoints, .most = MaxPoints, .fewestItems = 1, .mostItems = MaxPlayers});
        is.leftOut("best", rank.best);
        is.leftOut("ties", rank.ties);
        is.optional("min", rank.min, Points);
    }
};
struct Subtotal {
    static constexpr std::string_view id = "subtotal";
    bool operator==(const Subtotal &) const = default;
};
}
using RowKind = std::variant<Kinds::Number, Kinds::Flag, Kinds::Choices, Kinds::Lookup, Kinds::Pairs,
    Kinds::Formula, Kinds::Rank, Kinds::Subtotal>;
enum class KindId { Number, Flag, Choice, Lookup, Pairs, Formula, Rank, Subtotal };
}

template<>
inline constexpr auto ids<OwnSheet::KindId> = idsOf<OwnSheet::RowKind>;

namespace OwnSheet
{
/// A letter, then letters and digits.
bool isRowId(std::string_view id);

struct Row {
    std::string id;
    std::string title;
    RowKind kind;
    Per per = Per::Game;
    bool counts = true;
    bool optional = false;
    bool quiet = false;
    std::string note;
    bool operator==(const Row &) const = default;

    KindId kindId() const { return static_cast<KindId>(kind.index()); }
    template<typename Kind>
    const Kind *as() const
    {
        return std::get_if<Kind>(&kind);
    }

    static void members(auto &is, auto &row)
    {
        is.required("id", row.id);
        is.flawIf(!isRowId(row.id), Flaw::NotAnId, "id");
        is.required("title", row.title, {.least = 1, .most = MaxRowTitle, .trimmed = true});
        auto kind = row.kindId();
        is.required("kind", kind);
        is.derive(row.kind, [&] { return alternative<RowKind>(kind); });
        is.leftOut("per", row.per);
        if (kind != KindId::Subtotal) {
            is.leftOut("counts", row.counts, true);
        }
        static constexpr std::array<std::string_view, 1> of = {"of"};
        const auto *lookup = row.template as<Kinds::Lookup>();
        if (kind < KindId::Formula && !(lookup && is.anyOf(of, lookup->of.has_value()))) {
            is.leftOut("optional", row.optional);
        } else {
            is.leftOut("quiet", row.quiet);
            is.flawIf(row.quiet && row.counts && kind != KindId::Subtotal, Flaw::NotTogether, "quiet");
        }
        is.leftOut("note", row.note, {}, {.most = MaxRowNote});
        std::visit([&](auto &own) { visitMembers(is, own); }, row.kind);
    }
};

/// Whether something is entered there.
inline bool isEntered(const Row &row)
{
    const auto *lookup = row.as<Kinds::Lookup>();
    return row.kindId() < KindId::Formula && !(lookup && lookup->of);
}
/// Whether it is part of the total.
inline bool isCounted(const Row &row)
{
    return row.counts && row.kindId() != KindId::Subtotal;
}
inline bool isOfRound(const Row &row)
{
    return row.per == Per::Round;
}
/// How many numbers are entered in a cell: `.1` and `.2` name them.
inline int partsOf(const Row &row)
{
    return !isEntered(row) ? 0 : row.kindId() == KindId::Pairs ? 2 : 1;
}
struct Limits {
    int least = 0;
    int most = MaxPoints;
    bool operator==(const Limits &) const = default;
};
/// What may be entered; of a pair its first number or its second.
Limits limitsOf(const Row &row, std::size_t of = 0);
/// The row whose value this one is made of, in a lookup or a rank.
const std::string *ofRow(const Row &row);

struct Players {
    int min = MinPlayers;
    int max = MaxPlayers;
    bool operator==(const Players &) const = default;
    static void members(auto &is, auto &players)
    {
        is.required("min", players.min, {.least = MinPlayers, .most = MaxPlayers});
        is.required("max", players.max, {.least = MinPlayers, .most = MaxPlayers});
    }
};

struct TieBreak {
    std::string row;
    Best best = Best::High;
    bool operator==(const TieBreak &) const = default;
    static void members(auto &is, auto &tieBreak)
    {
        is.required("row", tieBreak.row);
        is.leftOut("best", tieBreak.best);
    }
};

struct End {
    EndKind kind = EndKind::Hand;
    /// Of `rounds`.
    int rounds = 1;
    /// Of `reach` and `fall`.
    int points = 0;
    When when = When::Round;
    Tied tied = Tied::Over;
    bool operator==(const End &) const = default;
    static void members(auto &is, auto &end)
    {
        is.required("kind", end.kind);
        if (end.kind == EndKind::Rounds) {
            is.required("rounds", end.rounds, {.least = 1, .most = MaxRounds});
        } else if (end.kind != EndKind::Hand) {
            is.required("points", end.points, Points);
            is.leftOut("when", end.when);
        }
        if (end.kind != EndKind::Hand) {
            is.leftOut("tied", end.tied);
        }
    }
};

struct Template {
    std::string id;
    int version = 1;
    std::string title;
    std::optional<int> bggId;
    std::string note;
    Best best = Best::High;
    Players players;
    bool together = false;
    std::optional<int> winAt;
    std::vector<Row> rows;
    std::vector<TieBreak> tieBreak;
    End end;
    bool operator==(const Template &) const = default;
    static void members(auto &is, auto &sheet)
    {
        is.required("id", sheet.id);
        is.flawIf(!isTemplateId(sheet.id), Flaw::NotAnId, "id");
        is.required("version", sheet.version, {.least = 1, .most = MaxVersion});
        is.required("title", sheet.title, {.least = 1, .most = MaxTitle, .trimmed = true});
        is.optional("bggId", sheet.bggId, {.least = 1, .most = MaxCount});
        is.leftOut("note", sheet.note, {}, {.most = MaxNote});
        is.leftOut("best", sheet.best);
        is.leftOut("players", sheet.players);
        is.leftOut("together", sheet.together);
        is.optional("winAt", sheet.winAt, Points);
        is.required("rows", sheet.rows, {.fewestItems = 1, .mostItems = MaxRows});
        is.leftOut("tieBreak", sheet.tieBreak, {}, {.mostItems = MaxTieBreaks});
        is.leftOut("end", sheet.end);
    }

private:
    static bool isTemplateId(std::string_view id);
};

bool hasRounds(const Template &sheet);
/// By its exact id, or -1.
int findRow(const std::vector<Row> &rows, std::string_view id);
}
