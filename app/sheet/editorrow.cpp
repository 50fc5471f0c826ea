// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sheet/editorfields.h"
#include "app/sheet/editorids.h"
#include "app/sheet/words/librarybrief.h"
#include "app/sheet/words/shipped.h"
#include "model/sheet/editing.h"
#include "model/sheet/formula.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace OwnSheet::Editor
{
namespace
{
struct RowText {
    Q_DECLARE_TR_FUNCTIONS(SheetEditor)
};

Row &at(Draft &draft, int row)
{
    return draft.sheet.rows[static_cast<std::size_t>(row)];
}

template<typename Kind>
Kind &as(Draft &draft, int row)
{
    return std::get<Kind>(at(draft, row).kind);
}

/// The id follows as long as nothing else uses it.
void setTitle(Draft &draft, int row, const std::string &title, bool idIsFree)
{
    auto &sheet = draft.sheet;
    const auto old = at(draft, row);
    const bool follows = idIsFree && old.id == rowId(old.title, sheet.rows, row);
    at(draft, row).title = title;
    if (!follows) {
        return;
    }
    const auto id = rowId(title, sheet.rows, row);
    if (auto renamedSheet = renamed(sheet, row, id)) {
        if (auto typed = draft.typed.extract(old.id)) {
            typed.key() = id;
            draft.typed.insert(std::move(typed));
        }
        for (auto &[other, formula] : draft.typed) {
            formula = withName(formula, old.id, id);
        }
        sheet = std::move(*renamedSheet);
    } else if (std::ranges::none_of(sheet.rows, [&](const Row &other) {
                   const auto *of = ofRow(other);
                   return other.id != old.id && of && *of == old.id;
               })) {
        // A sheet that is to be mended, where nothing names the row.
        at(draft, row).id = id;
    }
}

/// The rows that it may be made of.
void offerRows(FieldList &list, const Draft &draft, int row, const std::string &now,
    const std::function<void(Draft &, const std::string &)> &choose)
{
    const auto &rows = draft.sheet.rows;
    for (int other = 0; other < row; ++other) {
        const auto &named = rows[static_cast<std::size_t>(other)];
        if (!whyNotNamed(rows, row, other)) {
            list.option("of-" + named.id, shown(draft.sheet, named.title), named.id == now,
                [=, id = named.id](Draft &changed) { choose(changed, id); });
        }
    }
}

struct KindFields {
    FieldList &list;
    const Draft &draft;
    int row;

    void operator()(const Kinds::Number &number) const
    {
        const int row = this->row;
        list.number("factor", RowText::tr("Times"), number.factor, {-MaxFactor, MaxFactor},
            [row](
                Draft &draft, int value) { as<Kinds::Number>(draft, row).factor = value == 0 ? 1 : value; });
        list.number(
            "min", RowText::tr("At least"),
            number.min == -MaxPoints ? std::nullopt : std::optional(number.min), {-MaxPoints, number.max},
            [row](Draft &draft, int value) { as<Kinds::Number>(draft, row).min = value; },
            [row](Draft &draft) { as<Kinds::Number>(draft, row).min = -MaxPoints; });
        list.number(
            "max", RowText::tr("At most"), number.max == MaxPoints ? std::nullopt : std::optional(number.max),
            {number.min, MaxPoints},
            [row](Draft &draft, int value) { as<Kinds::Number>(draft, row).max = value; },
            [row](Draft &draft) { as<Kinds::Number>(draft, row).max = MaxPoints; });
        list.number("step", RowText::tr("In steps of"), number.step, {1, MaxStep},
            [row](Draft &draft, int value) { as<Kinds::Number>(draft, row).step = value; });
    }

    void operator()(const Kinds::Flag &flag) const
    {
        list.number("points", RowText::tr("Points"), flag.points, {}, [row = row](Draft &draft, int value) {
            as<Kinds::Flag>(draft, row).points = value == 0 ? 1 : value;
        });
    }

    void operator()(const Kinds::Choices &own) const
    {
        const int row = this->row;
        const auto count = own.choices.size();
        for (std::size_t i = 0; i < count; ++i) {
            const auto number = std::to_string(i);
            list.text(("label-" + number).c_str(), RowText::tr("Choice %1").arg(i + 1), own.choices[i].label,
                MaxLabel, [row, i](Draft &draft, const std::string &text) {
                    as<Kinds::Choices>(draft, row).choices[i].label = text;
                });
            list.number("points-" + number, RowText::tr("Points"), own.choices[i].points, {},
                [row, i](
                    Draft &draft, int value) { as<Kinds::Choices>(draft, row).choices[i].points = value; });
        }
        list.button(
            "add-choice", RowText::tr("One more choice"), u"ui-plus"_s,
            [row](Draft &draft) {
                auto &choices = as<Kinds::Choices>(draft, row).choices;
                choices.push_back({std::to_string(choices.size() + 1), 0});
            },
            count < MaxChoices, RowText::tr("%1 of %2").arg(count).arg(MaxChoices));
        list.button(
            "drop-choice", RowText::tr("Drop the last choice"), u"ui-minus"_s,
            [row](Draft &draft) { as<Kinds::Choices>(draft, row).choices.pop_back(); }, count > 2);
    }

    void operator()(const Kinds::Lookup &lookup) const
    {
        const int row = this->row;
        list.numbers("table", RowText::tr("Points by count"), lookup.table, MaxTable,
            [row](Draft &draft, const std::vector<int> &numbers) {
                auto &own = as<Kinds::Lookup>(draft, row);
                const bool plain = own.from == counted(own.from.size());
                own.table = numbers;
                if (plain || own.from.size() != numbers.size()) {
                    own.from = counted(numbers.size());
                }
            });
        list.numbers("from", RowText::tr("Each from this count on"), lookup.from, MaxTable,
            [row](Draft &draft, const std::vector<int> &numbers) {
                as<Kinds::Lookup>(draft, row).from = numbers;
            });
        list.number("then", RowText::tr("Then, for each more"), lookup.then, {},
            [row](Draft &draft, int value) { as<Kinds::Lookup>(draft, row).then = value; });
        list.options("of", RowText::tr("What is counted"));
        list.option("entered", RowText::tr("It is entered"), !lookup.of, [row](Draft &draft) {
            as<Kinds::Lookup>(draft, row).of.reset();
            at(draft, row).quiet = false;
        });
        offerRows(
            list, draft, row, lookup.of.value_or(std::string()), [row](Draft &draft, const std::string &id) {
                as<Kinds::Lookup>(draft, row).of = id;
                at(draft, row).optional = false;
            });
    }

    void operator()(const Kinds::Pairs &pairs) const
    {
        const int row = this->row;
        for (std::size_t i = 0; i < pairs.labels.size(); ++i) {
            const auto number = std::to_string(i);
            list.text(("label-" + number).c_str(),
                i == 0 ? RowText::tr("Name of the first number") : RowText::tr("Name of the second number"),
                pairs.labels[i], MaxLabel, [row, i](Draft &draft, const std::string &text) {
                    as<Kinds::Pairs>(draft, row).labels[i] = text;
                });
            list.number(
                "most-" + number, RowText::tr("At most"),
                pairs.max[i] == MaxPoints ? std::nullopt : std::optional(pairs.max[i]), {1, MaxPoints},
                [row, i](Draft &draft, int value) { as<Kinds::Pairs>(draft, row).max[i] = value; },
                [row, i](Draft &draft) { as<Kinds::Pairs>(draft, row).max[i] = MaxPoints; });
        }
    }

    void operator()(const Kinds::Formula &) const { }

    void operator()(const Kinds::Rank &rank) const
    {
        const int row = this->row;
        list.options("of", RowText::tr("Ranked by"),
            row == 0 ? RowText::tr("No row stands above this one.") : QString());
        offerRows(list, draft, row, rank.of,
            [row](Draft &draft, const std::string &id) { as<Kinds::Rank>(draft, row).of = id; });
        list.numbers("places", RowText::tr("Points by place"), rank.points, MaxPlayers,
            [row](Draft &draft, const std::vector<int> &numbers) {
                as<Kinds::Rank>(draft, row).points = numbers;
            });
        list.options("best", RowText::tr("First is"));
        const auto best = [&](const char *id, const QString &title, Best value) {
            list.option(id, title, rank.best == value,
                [row, value](Draft &draft) { as<Kinds::Rank>(draft, row).best = value; });
        };
        //: Who comes first in a ranking.
        best("best-high", RowText::tr("most"), Best::High);
        //: Who comes first in a ranking.
        best("best-low", RowText::tr("least"), Best::Low);
        list.options("ties", RowText::tr("If tied"));
        const auto ties = [&](const char *id, const QString &title, Ties value) {
            list.option(id, title, rank.ties == value,
                [row, value](Draft &draft) { as<Kinds::Rank>(draft, row).ties = value; });
        };
        //: Those who are tied share the points of their places.
        ties("ties-share", RowText::tr("shared"), Ties::Share);
        //: Those who are tied all have the points of the best of their places.
        ties("ties-full", RowText::tr("all in full"), Ties::Full);
        //: The same, and nobody's place falls away behind them.
        ties("ties-next", RowText::tr("in full, next place follows"), Ties::Next);
        //: Those who are tied have nothing.
        ties("ties-none", RowText::tr("nothing"), Ties::None);
        list.number(
            "least", RowText::tr("Only from"), rank.min, {},
            [row](Draft &draft, int value) { as<Kinds::Rank>(draft, row).min = value; },
            [row](Draft &draft) { as<Kinds::Rank>(draft, row).min.reset(); });
    }

    void operator()(const Kinds::Subtotal &) const { }
};

RowKind blank(KindId kind)
{
    switch (kind) {
    case KindId::Flag:
        return Kinds::Flag{5};
    case KindId::Choice:
        return Kinds::Choices{{{"1", 0}, {"2", 1}}};
    case KindId::Lookup:
        return Kinds::Lookup{{0, 1, 3, 6, 10}, counted(5), 0, {}};
    case KindId::Pairs:
        return Kinds::Pairs{{"1", "2"}, {MaxPoints, MaxPoints}};
    case KindId::Formula:
        return Kinds::Formula{};
    case KindId::Rank:
        return Kinds::Rank{{}, {8, 4, 2}};
    case KindId::Subtotal:
        return Kinds::Subtotal{};
    default:
        return Kinds::Number{.min = 0};
    }
}

void setKind(Draft &draft, int index, KindId kind)
{
    auto &row = at(draft, index);
    if (row.kindId() == kind) {
        return;
    }
    row.kind = blank(kind);
    if (auto *rank = std::get_if<Kinds::Rank>(&row.kind)) {
        // The row before is nearly always meant.
        for (int other = index - 1; other >= 0 && rank->of.empty(); --other) {
            if (!whyNotNamed(draft.sheet.rows, index, other)) {
                rank->of = draft.sheet.rows[static_cast<std::size_t>(other)].id;
            }
        }
    }
    row.counts = row.counts || kind == KindId::Subtotal;
    row.optional = row.optional && isEntered(row);
    row.quiet = false;
    draft.typed.erase(row.id);
}
}

FieldList rowFields(const Draft &draft, int index, bool idIsFree)
{
    FieldList list;
    const auto &row = draft.sheet.rows[static_cast<std::size_t>(index)];
    const bool isSubtotal = row.kindId() == KindId::Subtotal;
    list.text("title", RowText::tr("Title"), row.title, MaxRowTitle,
        [=](Draft &changed, const std::string &title) { setTitle(changed, index, title, idIsFree); });
    std::visit(KindFields{list, draft, index}, row.kind);
    if (!isSubtotal) {
        list.toggle("counts", RowText::tr("Counts for the total"), row.counts, [=](Draft &changed, bool on) {
            at(changed, index).counts = on;
            at(changed, index).quiet = at(changed, index).quiet && !on;
        });
    }
    list.toggle("round", RowText::tr("Every round"), isOfRound(row),
        [=](Draft &changed, bool on) { at(changed, index).per = on ? Per::Round : Per::Game; });
    if (isEntered(row)) {
        list.toggle("optional", RowText::tr("May stay empty"), row.optional,
            [=](Draft &changed, bool on) { at(changed, index).optional = on; });
    } else if (!isCounted(row)) {
        list.toggle("quiet", RowText::tr("Only when asked"), row.quiet,
            [=](Draft &changed, bool on) { at(changed, index).quiet = on; });
    }
    list.text(
        "note", RowText::tr("Note, shown when the row is held"), row.note, MaxRowNote,
        [=](Draft &changed, const std::string &note) { at(changed, index).note = note; },
        RowText::tr("up to 200 characters"), true);
    list.text("id", RowText::tr("Name in formulas and files"), row.id, MaxRowId,
        [=](Draft &changed, const std::string &id) {
            if (auto sheet = renamed(changed.sheet, index, id)) {
                changed.sheet = std::move(*sheet);
            }
        });
    return list;
}

FieldList kindFields(const Draft &draft, int index)
{
    FieldList list;
    const auto now = draft.sheet.rows[static_cast<std::size_t>(index)].kindId();
    list.options("kinds", RowText::tr("What is in the row?"));
    for (const auto kind : valuesOf<KindId>()) {
        list.option("kind-" + std::string(::idOf(kind)), Library::kindText(kind), kind == now,
            [=](Draft &changed) { setKind(changed, index, kind); });
    }
    return list;
}

int addRow(Draft &draft, const std::string &title, int after)
{
    auto &rows = draft.sheet.rows;
    if (rows.size() >= MaxRows) {
        return -1;
    }
    const auto last = rows.empty() ? KindId::Number : rows.back().kindId();
    const auto at
        = after < 0 || after >= static_cast<int>(rows.size()) ? static_cast<int>(rows.size()) : after + 1;
    Row row{.title = title, .kind = blank(last == KindId::Subtotal ? KindId::Number : last)};
    row.id = rowId(title, rows, -1);
    row.per = rows.empty() ? Per::Game : rows.back().per;
    rows.insert(rows.begin() + at, std::move(row));
    return at;
}
}
