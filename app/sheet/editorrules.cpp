// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sheet/editorfields.h"
#include "app/sheet/words/shipped.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace OwnSheet::Editor
{
namespace
{
struct RulesText {
    Q_DECLARE_TR_FUNCTIONS(SheetEditor)
};

/// Without rounds it can only be judged at once, so it is.
void setEnd(Draft &draft, EndKind kind)
{
    auto &end = draft.sheet.end;
    end = {.kind = kind, .rounds = end.rounds, .points = end.points, .when = end.when, .tied = end.tied};
    if (kind == EndKind::Hand) {
        end = {};
    } else if (kind == EndKind::Rounds) {
        end.points = 0;
        end.when = When::Round;
    } else {
        end.rounds = 1;
        end.points = end.points == 0 && kind == EndKind::Reach ? 100 : end.points;
        end.when = hasRounds(draft.sheet) ? end.when : When::Once;
    }
}

void offerEnds(FieldList &list, const Template &sheet)
{
    const auto &end = sheet.end;
    const bool rounds = hasRounds(sheet);
    list.options("end", RulesText::tr("The end"));
    const auto offer = [&](const char *id, const QString &title, EndKind kind, bool possible = true) {
        list.option(
            id, title, end.kind == kind, [kind](Draft &draft) { setEnd(draft, kind); }, possible);
    };
    //: How a game ends.
    offer("end-hand", RulesText::tr("by hand"), EndKind::Hand);
    //: How a game ends.
    offer("end-rounds", RulesText::tr("after rounds"), EndKind::Rounds, rounds);
    //: How a game ends.
    offer("end-reach", RulesText::tr("at so many points"), EndKind::Reach);
    //: How a game ends.
    offer("end-fall", RulesText::tr("down to points"), EndKind::Fall);
    if (end.kind == EndKind::Rounds) {
        list.number("rounds", RulesText::tr("Rounds"), end.rounds, {1, MaxRounds},
            [](Draft &draft, int value) { draft.sheet.end.rounds = value; });
    } else if (end.kind != EndKind::Hand) {
        list.number("end-points", RulesText::tr("Points"), end.points, {},
            [](Draft &draft, int value) { draft.sheet.end.points = value; });
        list.options("when", RulesText::tr("Judged"),
            rounds ? QString() : RulesText::tr("No row is filled in by rounds, so it is judged at once."));
        //: When it is judged whether the game ends.
        list.option(
            "when-round", RulesText::tr("when the round ends"), end.when == When::Round,
            [](Draft &draft) { draft.sheet.end.when = When::Round; }, rounds);
        //: When it is judged whether the game ends.
        list.option("when-once", RulesText::tr("at once"), end.when == When::Once,
            [](Draft &draft) { draft.sheet.end.when = When::Once; });
    }
    if (end.kind != EndKind::Hand) {
        list.toggle("tied", RulesText::tr("Play on while tied"), end.tied == Tied::On,
            [](Draft &draft, bool on) { draft.sheet.end.tied = on ? Tied::On : Tied::Over; });
    }
}

void offerTies(FieldList &list, const Template &sheet)
{
    const auto count = sheet.tieBreak.size();
    list.options("ties", RulesText::tr("If tied"), RulesText::tr("%1 of %2").arg(count).arg(MaxTieBreaks));
    for (const auto &row : sheet.rows) {
        const auto found = std::ranges::find(sheet.tieBreak, row.id, &TieBreak::row);
        const bool chosen = found != sheet.tieBreak.end();
        list.option(
            "tie-" + row.id, shown(sheet, row.title), chosen,
            [id = row.id, chosen](Draft &draft) {
                auto &ties = draft.sheet.tieBreak;
                if (chosen) {
                    std::erase_if(ties, [&](const TieBreak &tie) { return tie.row == id; });
                } else {
                    ties.push_back({id, Best::High});
                }
            },
            chosen || count < MaxTieBreaks);
    }
    for (std::size_t i = 0; i < count; ++i) {
        const auto &tie = sheet.tieBreak[i];
        const int row = findRow(sheet.rows, tie.row);
        const auto number = std::to_string(i);
        //: %1 is which, %2 a row: "1. Flowers".
        list.options(("tie-best-" + number).c_str(),
            RulesText::tr("%1. %2").arg(i + 1).arg(
                row < 0 ? QString() : shown(sheet, sheet.rows[static_cast<std::size_t>(row)].title)));
        list.option("tie-high-" + number, RulesText::tr("most"), tie.best == Best::High,
            [i](Draft &draft) { draft.sheet.tieBreak[i].best = Best::High; });
        list.option("tie-low-" + number, RulesText::tr("least"), tie.best == Best::Low,
            [i](Draft &draft) { draft.sheet.tieBreak[i].best = Best::Low; });
    }
}
}

FieldList ruleFields(const Draft &draft)
{
    FieldList list;
    const auto &sheet = draft.sheet;
    list.text("sheet-title", RulesText::tr("Title"), sheet.title, MaxTitle,
        [](Draft &changed, const std::string &title) { changed.sheet.title = title; });
    list.number("players-min", RulesText::tr("Fewest players"), sheet.players.min, {MinPlayers, MaxPlayers},
        [](Draft &changed, int value) {
            auto &players = changed.sheet.players;
            players = {value, std::max(players.max, value)};
        });
    list.number("players-max", RulesText::tr("Most players"), sheet.players.max, {MinPlayers, MaxPlayers},
        [](Draft &changed, int value) {
            auto &players = changed.sheet.players;
            players = {std::min(players.min, value), value};
        });
    list.toggle(
        "together", RulesText::tr("All play together"), sheet.together,
        [](Draft &changed, bool on) { changed.sheet.together = on; },
        RulesText::tr("one column for everybody"));
    offerEnds(list, sheet);
    list.options("wins", RulesText::tr("Who wins"));
    //: Who wins.
    list.option("wins-high", RulesText::tr("highest total"), sheet.best == Best::High,
        [](Draft &changed) { changed.sheet.best = Best::High; });
    //: Who wins.
    list.option("wins-low", RulesText::tr("lowest total"), sheet.best == Best::Low,
        [](Draft &changed) { changed.sheet.best = Best::Low; });
    list.number(
        "win-at", RulesText::tr("Only from"), sheet.winAt, {},
        [](Draft &changed, int value) { changed.sheet.winAt = value; },
        [](Draft &changed) { changed.sheet.winAt.reset(); });
    offerTies(list, sheet);
    list.number(
        "bgg", RulesText::tr("Number at BoardGameGeek"), sheet.bggId, {1, MaxNumber},
        [](Draft &changed, int value) { changed.sheet.bggId = value; },
        [](Draft &changed) { changed.sheet.bggId.reset(); });
    list.text(
        "sheet-note", RulesText::tr("Note"), sheet.note, MaxNote,
        [](Draft &changed, const std::string &note) { changed.sheet.note = note; },
        RulesText::tr("up to 500 characters"), true);
    return list;
}
}
