// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/sheet/randomplayer.h"

#include "model/sheet/rules.h"

#include <algorithm>

namespace OwnSheet
{
std::string RandomPlayer::name(const Template &sheet, const Row &row, bool withPart)
{
    std::vector<std::string> names;
    for (const auto &other : sheet.rows) {
        if (isOfRound(row) && !isOfRound(other)) {
            continue;
        }
        names.push_back(other.id);
        for (int part = 1; part <= partsOf(other) && withPart; ++part) {
            names.push_back(other.id + '.' + std::to_string(part));
        }
    }
    return names.empty() ? "" : names[static_cast<std::size_t>(below(static_cast<int>(names.size())))];
}

std::string RandomPlayer::formula(const Template &sheet, const Row &row, int depth)
{
    static constexpr const char *Signs[]
        = {" + ", " - ", " * ", " // ", " = ", " != ", " < ", " <= ", " > ", " >= ", "+", "-"};
    const auto atom = [&]() -> std::string {
        const auto named = name(sheet, row, true);
        if (isOfRound(row) && oneIn(6)) {
            return "before(" + (named.empty() || oneIn(3) ? row.id : named) + ")";
        }
        if (named.empty() || oneIn(4)) {
            return oneIn(3) ? "round"
                : oneIn(3)  ? "players"
                            : std::to_string(below(oneIn(5) ? 1'000'001 : 20));
        }
        static constexpr const char *Functions[] = {"all(", "most(", "least("};
        return oneIn(4) ? Functions[below(3)] + named + ")" : named;
    };
    if (depth == 0) {
        return (oneIn(6) ? "-" : "") + atom();
    }
    const auto inner = [&] { return formula(sheet, row, depth - 1); };
    switch (below(6)) {
    case 0:
        return "min(" + inner() + ", " + inner() + ")";
    case 1:
        return "max(" + inner() + "," + inner() + ", 3)";
    case 2:
        return "abs( " + inner() + " )";
    case 3:
        return "if(" + inner() + ", " + inner() + ", " + inner() + ")";
    default:
        return "(" + inner() + ")" + Signs[below(12)] + atom();
    }
}

RowKind RandomPlayer::kind(const Template &sheet, const Row &row)
{
    const auto of = name(sheet, row, false);
    switch (any<KindId>()) {
    case KindId::Number: {
        Kinds::Number number;
        number.factor = oneIn(3) ? from(1, 9) * (oneIn(2) ? 1 : -1) : 1;
        number.step = oneIn(4) ? 5 : 1;
        number.min = oneIn(2) ? from(-30, 0) : number.min;
        number.max = oneIn(2) ? from(5, 40) : number.max;
        return number;
    }
    case KindId::Flag:
        return Kinds::Flag{from(1, 20)};
    case KindId::Choice:
        return Kinds::Choices{{{"one", from(-5, 5)}, {"two", from(0, 9)}, {"Drei", 3}}};
    case KindId::Lookup: {
        Kinds::Lookup lookup{.table = {from(-3, 0), 1, 3, 6}, .then = oneIn(3) ? from(-2, 9) : 0};
        lookup.from = oneIn(2) ? counted(4) : std::vector{from(-9, 0), 2, 4, 9};
        if (!of.empty() && oneIn(2)) {
            lookup.of = of;
        }
        return lookup;
    }
    case KindId::Pairs:
        return Kinds::Pairs{{"Felder", "Kronen"}, {from(1, 40), oneIn(2) ? 9 : MaxPoints}};
    case KindId::Rank:
        if (!of.empty()) {
            Kinds::Rank rank{.of = of, .points = {5, 3, 1}, .best = any<Best>(), .ties = any<Ties>()};
            if (oneIn(3)) {
                rank.min = from(-2, 3);
            }
            return rank;
        }
        [[fallthrough]];
    case KindId::Formula:
        return Kinds::Formula{formula(sheet, row, below(3))};
    case KindId::Subtotal:
        break;
    }
    return Kinds::Subtotal{};
}

Row RandomPlayer::row(const Template &sheet, int index, bool withRounds)
{
    Row row{.id = (oneIn(2) ? "r" : "Row") + std::to_string(index),
        .title = "Row " + std::to_string(index),
        .per = withRounds && !oneIn(4) ? Per::Round : Per::Game};
    row.kind = kind(sheet, row);
    if (row.kindId() != KindId::Subtotal) {
        row.counts = !oneIn(4);
    }
    if (isEntered(row)) {
        row.optional = oneIn(3);
    } else {
        row.quiet = !isCounted(row) && oneIn(2);
    }
    row.note = oneIn(6) ? " as it is " : "";
    return row;
}

Template RandomPlayer::sheet()
{
    Template sheet{.id = "made-up-" + std::to_string(below(99)), .version = from(1, 9), .title = "Made up"};
    const bool withRounds = oneIn(2);
    sheet.best = oneIn(3) ? Best::Low : Best::High;
    sheet.together = oneIn(10);
    if (oneIn(2)) {
        sheet.players = {from(1, 3), from(3, MaxPlayers)};
    }
    if (oneIn(4)) {
        sheet.winAt = from(-20, 60);
    }
    const int rows = oneIn(20) ? MaxRows - 1 : from(1, 9);
    sheet.rows.push_back({.id = "first", .title = "First", .per = withRounds ? Per::Round : Per::Game});
    for (int i = 1; i <= rows; ++i) {
        sheet.rows.push_back(row(sheet, i, withRounds));
    }
    for (std::size_t i = 0; i < sheet.rows.size() && i < MaxTieBreaks; ++i) {
        if (oneIn(4)) {
            sheet.tieBreak.push_back({sheet.rows[i].id, any<Best>()});
        }
    }
    auto &end = sheet.end;
    end.kind = withRounds || oneIn(3) ? any<EndKind>() : EndKind::Hand;
    if (end.kind == EndKind::Rounds && !withRounds) {
        end.kind = EndKind::Reach;
    }
    if (end.kind == EndKind::Rounds) {
        end.rounds = from(1, 6);
    } else if (end.kind != EndKind::Hand) {
        end.points = end.kind == EndKind::Reach ? from(5, 90) : from(-90, -5);
        end.when = !withRounds || oneIn(3) ? When::Once : When::Round;
    }
    end.tied = end.kind != EndKind::Hand && oneIn(3) ? Tied::On : Tied::Over;
    return sheet;
}

Setup RandomPlayer::setup()
{
    auto described = sheet();
    Setup setup{.players = from(described.players.min, described.players.max)};
    if (!described.together && setup.players > 2 && oneIn(4)) {
        for (int seat = 0; seat < setup.players; ++seat) {
            setup.teams.push_back(seat % 2);
        }
    }
    setup.sheet = Sheet(std::move(described));
    setup.variant = oneIn(5) ? " with all " : "";
    return setup;
}

Number RandomPlayer::number(const Row &row)
{
    switch (row.kindId()) {
    case KindId::Number: {
        const auto *kind = row.as<Kinds::Number>();
        const int wanted = from(std::max(kind->min, oneIn(30) ? -MaxPoints : -10),
            std::min(kind->max, oneIn(30) ? MaxPoints : 20));
        return wanted / kind->step * kind->step;
    }
    case KindId::Flag:
        return below(2);
    case KindId::Choice:
        return below(3);
    case KindId::Pairs:
        return std::array{below(row.as<Kinds::Pairs>()->max[0] + 1), below(8)};
    default:
        return below(12);
    }
}

Enter RandomPlayer::enter(const State &state, int row)
{
    const auto &described = state.setup.sheet.row(row);
    Enter enter{.cell = {.player = below(state.setup.players), .row = described.id}};
    const int round = oneIn(3) ? 1 + below(state.round) : state.round;
    if (isOfRound(described) && (round != state.round || oneIn(5))) {
        enter.cell.round = round;
    }
    enter.entry = number(described);
    const auto *one = std::get_if<int>(&std::get<Number>(enter.entry));
    if (one && (described.kindId() == KindId::Number || described.kindId() == KindId::Lookup) && oneIn(4)) {
        enter.entry = std::vector{*one + 3, -3};
    }
    return enter;
}

Final RandomPlayer::final(const State &state)
{
    Final final;
    for (int row = 0; row < state.setup.sheet.size() && oneIn(2); ++row) {
        if (isEntered(state.setup.sheet.row(row))) {
            final.cells.push_back(enter(state, row));
        }
    }
    if (oneIn(3)) {
        final.totals.emplace();
        for (int column = 0; column < columnsOf(state); ++column) {
            final.totals->push_back(from(-20, 200));
        }
    }
    return final;
}

Action RandomPlayer::choose(const State &state)
{
    const auto &sheet = state.setup.sheet;
    if (oneIn(30)) {
        return Adjust{below(state.setup.players), oneIn(4) ? std::nullopt : std::optional(from(-9, 9)), "so"};
    }
    if (oneIn(200)) {
        return Finish{};
    }
    if (oneIn(state.phase == Phase::Rows ? 40 : 60)) {
        if (const auto ending = final(state); !refusal(state, ending)) {
            return ending;
        }
    }
    if (oneIn(8) && !refusal(state, EndRound{})) {
        return EndRound{};
    }
    for (;;) {
        const auto entry = enter(state, below(sheet.size()));
        if (const Clear clear{entry.cell}; oneIn(5) && !refusal(state, clear)) {
            return clear;
        }
        if (!refusal(state, entry)) {
            return entry;
        }
    }
}

Enter RandomPlayer::wildEntry(const State &state)
{
    const auto &sheet = state.setup.sheet;
    Enter enter{.cell = {.player = below(state.setup.players + 1),
                    .row = oneIn(10) ? "nowhere" : sheet.row(below(sheet.size())).id}};
    if (oneIn(3)) {
        enter.cell.round = below(state.round + 2);
    }
    if (oneIn(4)) {
        enter.entry = std::vector{from(-9, 9), from(-200'000, 200'000)};
    } else if (oneIn(3)) {
        enter.entry = Number(std::array{from(-1, 50), from(-1, 50)});
    } else {
        enter.entry = Number(from(-40, 40));
    }
    return enter;
}

Action RandomPlayer::wild(const State &state)
{
    switch (any<Kind>()) {
    case Kind::Enter:
        return wildEntry(state);
    case Kind::Clear:
        return Clear{wildEntry(state).cell};
    case Kind::EndRound:
        return EndRound{};
    case Kind::Final: {
        Final final;
        for (int i = below(4); i > 0; --i) {
            final.cells.push_back(wildEntry(state));
        }
        if (oneIn(2)) {
            final.totals.emplace(static_cast<std::size_t>(below(4)), 7);
        }
        return final;
    }
    case Kind::Adjust:
        return Adjust{below(state.setup.players + 1), from(-150'000, 150'000), ""};
    case Kind::Finish:
        break;
    }
    return Finish{"enough"};
}
}
