// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sheet/cells.h"
#include "app/sheet/entries.h"
#include "app/sheet/pencil.h"
#include "app/sheet/sheettable.h"
#include "app/sheet/typing.h"
#include "app/sheet/words/shipped.h"
#include "app/sheet/words/texts.h"
#include "model/sheet/score.h"
#include "model/sheet/why.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace OwnSheet
{
namespace
{
/// With more rows than this, sections fold.
constexpr int ManyRows = 20;

QString signOf(const Row &row)
{
    switch (row.kindId()) {
    case KindId::Formula:
        return u"sheet-formula"_s;
    case KindId::Rank:
        return u"sheet-rank"_s;
    case KindId::Subtotal:
        return u"sheet-subtotal"_s;
    case KindId::Lookup:
        return isEntered(row) ? QString() : u"sheet-lookup"_s;
    default:
        return {};
    }
}

/// Cells of earlier rounds that were written over later. All actions of a long game are looked at whenever a
/// page is made, so rows are only looked for where one was.
std::vector<CellAt> correctedIn(const Play &play)
{
    std::vector<CellAt> cells;
    const auto &setup = play.setup();
    const int last = play.state().round;
    int running = 1;
    for (int i = 0; i < play.head; ++i) {
        const auto &action = play.story.action(i);
        const auto *enter = std::get_if<Enter>(&action);
        const int round = enter ? enter->cell.round.value_or(std::min(running, last)) : running;
        if (round < running) {
            const int row = findRow(setup.sheet->rows, enter->cell.row);
            if (isOfRound(setup.sheet.row(row))) {
                cells.push_back({row, columnOf(setup, enter->cell.player), round});
            }
        }
        running += std::holds_alternative<EndRound>(action) ? 1 : 0;
    }
    return cells;
}

class GridRows
{
public:
    explicit GridRows(const Play &play)
        : m_play(play)
        , m_state(play.state())
        , m_sheet(*play.setup().sheet)
        , m_corrected(correctedIn(play))
    {
    }

    SheetRow row(int index, int round, bool only = false, int onlyColumn = 0) const
    {
        const auto &row = m_state.setup.sheet.row(index);
        const auto title = rowTitle(m_sheet, row);
        const auto &at = m_play.draft.cell;
        SheetRow shownRow{.kind = u"row"_s,
            .title = title,
            .icon = row.counts || row.kindId() == KindId::Subtotal || !signOf(row).isEmpty()
                ? signOf(row)
                : u"sheet-feeds"_s,
            .about = u"row-"_s + QString::number(index),
            .spoken = spoken(row, title),
            .worked = !isEntered(row),
            .helps = !isCounted(row),
            .current = at && at->row == index && at->round == round,
            .subtotal = row.kindId() == KindId::Subtotal};
        for (int column = only ? onlyColumn : 0; column < (only ? onlyColumn + 1 : columnsOf(m_state));
             ++column) {
            shownRow.cells << cell({index, column, round});
        }
        return shownRow;
    }

    SheetCell cell(const CellAt &at) const
    {
        const auto &row = m_state.setup.sheet.row(at.row);
        return isEntered(row) ? entered(row, at) : worked(at);
    }

    /// The rows of a round or of the whole game, with what folds.
    QList<SheetRow> rows(Per per, int round) const
    {
        QList<SheetRow> list;
        std::vector<int> section;
        const bool folds = m_state.setup.sheet.size() > ManyRows;
        const auto flush = [&](int subtotal) {
            list
                += folds && subtotal >= 0 ? sectionRows(section, subtotal, round) : plainRows(section, round);
            section.clear();
            if (subtotal >= 0 && !folds) {
                list << row(subtotal, round);
            }
        };
        for (int i = 0; i < m_state.setup.sheet.size(); ++i) {
            const auto &described = m_state.setup.sheet.row(i);
            if (described.per != per) {
                continue;
            }
            if (described.quiet && quietBefore(i) == 0) {
                section.push_back(QuietLine);
            }
            if (described.quiet && !showsQuiet(m_play)) {
                continue;
            }
            if (described.kindId() == KindId::Subtotal) {
                flush(i);
            } else {
                section.push_back(i);
            }
        }
        flush(-1);
        return list;
    }

private:
    /// Where the line for all helping rows stands, among the rows of a section.
    static constexpr int QuietLine = -1;

    /// How many of all helping rows come before this one; there is one line for all.
    int quietBefore(int row) const
    {
        return static_cast<int>(std::count_if(m_sheet.rows.begin(), m_sheet.rows.begin() + row,
            [](const Row &before) { return before.quiet; }));
    }
    SheetRow quietLine() const
    {
        const bool open = showsQuiet(m_play);
        const int count = quietBefore(m_state.setup.sheet.size());
        //: Rows that other rows are worked out from.
        const auto title = SheetTable::tr("%n helping rows", nullptr, count);
        return {
            .kind = u"quiet"_s, .opener = {.id = u"quiet"_s, .title = title}, .title = title, .open = open};
    }

    QList<SheetRow> plainRows(const std::vector<int> &section, int round) const
    {
        QList<SheetRow> list;
        for (const int index : section) {
            list << (index == QuietLine ? quietLine() : row(index, round));
        }
        return list;
    }

    /// Open while one is at it, folded to its sums when it is full, to one line while it is empty.
    QList<SheetRow> sectionRows(const std::vector<int> &section, int subtotal, int round) const
    {
        int cells = 0;
        int filled = 0;
        for (const int index : section) {
            for (int column = 0; index != QuietLine && isEntered(m_state.setup.sheet.row(index))
                 && column < columnsOf(m_state);
                 ++column) {
                ++cells;
                filled += entryAt(m_state, {index, column, round}) ? 1 : 0;
            }
        }
        const auto &at = m_play.draft.cell;
        const bool here = at && at->round == round && std::ranges::find(section, at->row) != section.end();
        const bool open = here || m_play.draft.section == subtotal || (!at && filled < cells);
        auto head = row(subtotal, round);
        head.kind = u"section"_s;
        head.open = open;
        const auto count = static_cast<int>(section.size());
        head.note = filled == cells ? SheetTable::tr("%n rows, all filled", nullptr, count)
            : filled == 0           ? SheetTable::tr("%n rows, empty", nullptr, count)
                                    : SheetTable::tr("%n of %1 cells", nullptr, filled).arg(cells);
        head.opener = {.id = u"section-"_s + QString::number(subtotal),
            .title = head.title,
            //: A section of a sheet, and how many rows it has.
            .spoken = SheetTable::tr("%1, %2").arg(head.title, head.note),
            .enabled = !here};
        QList<SheetRow> list{head};
        return open ? list + plainRows(section, round) : list;
    }

    static QString spoken(const Row &row, const QString &title)
    {
        //: Spoken: a row of a sheet that is worked out.
        return !isEntered(row) ? SheetTable::tr("%1, worked out").arg(title)
            //: Spoken: a row of a sheet that is not part of the total.
            : !isCounted(row) ? SheetTable::tr("%1, only helps").arg(title)
                              : title;
    }

    SheetCell worked(const CellAt &at) const
    {
        const auto value = valuesAt(m_state, at.round).at(at.row, at.column);
        SheetCell cell{.text = valueText(value),
            .state = value ? u"worked"_s : u"waits"_s,
            .lost = value.value_or(0) < 0};
        cell.tap = {.title = cellTitle(m_play, at), .about = idOf("why", at)};
        cell.tap.spoken = value
            //: Spoken: whose cell of which row, and its number.
            ? SheetTable::tr("%1, worked out, %2").arg(cell.tap.title, cell.text)
            //: Spoken: whose cell of which row.
            : SheetTable::tr("%1, not known yet").arg(cell.tap.title);
        return cell;
    }

    SheetCell entered(const Row &row, const CellAt &at) const
    {
        const auto &entry = entryAt(m_state, at);
        SheetCell cell{.state = entry ? u"entered"_s
                : row.optional        ? u"optional"_s
                                      : u"missing"_s,
            .current = m_play.draft.cell == at,
            .corrected = std::ranges::find(m_corrected, at) != m_corrected.end()};
        cell.tap = {.id = idOf("cell", at), .title = cellTitle(m_play, at)};
        if (row.kindId() == KindId::Flag) {
            cell.flag = true;
            cell.tap.chosen = entry && std::get<int>(entry->value) != 0;
            cell.text = entry ? entryText(m_sheet, row, *entry) : QString();
        } else if (entry) {
            const auto value = valuesAt(m_state, at.round).at(at.row, at.column);
            cell.text = valueText(value);
            cell.lost = value.value_or(0) < 0;
            const bool plain = entry->terms.empty() && row.kindId() == KindId::Number;
            cell.terms = plain ? QString() : entryText(m_sheet, row, *entry).replace(u" + "_s, u"+"_s);
        }
        const auto kept = std::ranges::find(m_play.draft.unfit, at, &Unfit::cell);
        if (kept != m_play.draft.unfit.end()) {
            cell.state = whyUnfit(m_state, at, kept->typed) ? u"unfit"_s : u"begun"_s;
            cell.text = typedText(&row, kept->typed);
            cell.terms.clear();
        }
        if (cell.current && !m_play.draft.typed.empty()) {
            type(row, at, cell);
        }
        cell.tap.spoken = spokenCell(row, cell);
        return cell;
    }
    /// What is being typed stands in the cell.
    void type(const Row &row, const CellAt &at, SheetCell &cell) const
    {
        const auto &typed = m_play.draft.typed;
        const auto sum = sumOf(typed);
        const bool isSum = typed.parts.size() > 1 && row.kindId() != KindId::Pairs;
        cell.text = isSum && sum ? numberText(*sum) : typedText(&row, typed);
        cell.terms = isSum ? typedText(&row, typed).replace(u" + "_s, u"+"_s) : QString();
        if (whyUnfit(m_state, at, typed) && !mayStillFit(m_state, at, typed)) {
            cell.state = u"unfit"_s;
        }
    }
    static QString spokenCell(const Row &row, const SheetCell &cell)
    {
        if (cell.state == u"missing") {
            return SheetTable::tr("%1, missing").arg(cell.tap.title);
        }
        if (cell.state == u"optional") {
            return SheetTable::tr("%1, may stay empty").arg(cell.tap.title);
        }
        if (cell.state == u"unfit") {
            return SheetTable::tr("%1, %2 does not fit").arg(cell.tap.title, cell.text);
        }
        if (cell.state == u"begun") {
            //: Spoken: whose cell of which row, and what was typed there and is not written.
            return SheetTable::tr("%1, %2, not written yet").arg(cell.tap.title, cell.text);
        }
        return cell.terms.isEmpty() || row.kindId() == KindId::Flag
            ? SheetTable::tr("%1, %2").arg(cell.tap.title, cell.text)
            : SheetTable::tr("%1, %2, from %3").arg(cell.tap.title, cell.text, cell.terms);
    }

    const Play &m_play;
    const State &m_state;
    const Template &m_sheet;
    std::vector<CellAt> m_corrected;
};

/// The totals after each round take a while for a long game, and typing changes none of them.
const std::vector<std::vector<int>> &totalsAfterRounds(const State &state)
{
    struct Of {
        std::shared_ptr<const Worked> worked;
        std::vector<int> extra;
        std::optional<std::vector<int>> totals;
        bool operator==(const Of &) const = default;
    };
    thread_local Of of;
    thread_local std::vector<std::vector<int>> totals;
    if (Of now{state.worked.shared, state.extra, state.totals}; of != now) {
        of = std::move(now);
        totals = totalsByRound(state);
    }
    return totals;
}

/// How much of the way to an end of points is behind a column.
double wayOf(const Play &play, int column, int total)
{
    const auto &end = play.setup().sheet->end;
    if (end.kind != EndKind::Reach && end.kind != EndKind::Fall) {
        return -1;
    }
    const int start = totalsOf(play.story.before(0))[static_cast<std::size_t>(column)];
    const double whole = end.points - start;
    return whole == 0 ? 1 : std::clamp((total - start) / whole, 0.0, 1.0);
}
}

/// One that is given in place of the rows, as numbers are written elsewhere.
static QString totalText(const Typed &typed)
{
    const auto sum = sumOf(typed);
    return sum ? numberText(*sum) : typedText(nullptr, typed);
}

QList<SheetColumn> columnHeads(const Play &play)
{
    const auto &state = play.state();
    const auto now = momentOf(state);
    QList<SheetColumn> heads;
    for (int column = 0; column < columnsOf(state); ++column) {
        const auto at = static_cast<std::size_t>(column);
        SheetColumn head{.colours = coloursOf(play, column),
            .name = columnName(state.setup, column, namesIn(play)),
            .total = numberText(now.totals[at]),
            .current = play.draft.cell && play.draft.cell->column == column,
            .way = wayOf(play, column, now.totals[at])};
        for (const int seat : seatsOf(state.setup, column)) {
            head.seats << seat;
        }
        // While only totals are written they are the totals, and nobody leads before all are there.
        if (play.draft.totals) {
            head.total = totalText((*play.draft.totals)[at]);
        } else if (columnsOf(state) > 1 && state.touched) {
            head.place = placeText(now.places[at]);
            head.leads = now.places[at] == 1;
        }
        //: Spoken: a player and the points.
        head.spoken = head.place.isEmpty() ? SheetTable::tr("%1, %2").arg(head.name, head.total)
            : head.leads
            //: Spoken: a player and the points.
            ? SheetTable::tr("%1, %2, leads").arg(head.name, head.total)
            //: Spoken: a player, the points, the place.
            : SheetTable::tr("%1, %2, %3").arg(head.name, head.total, head.place);
        heads << head;
    }
    return heads;
}

int plainRow(const Sheet &sheet)
{
    int entered = -1;
    int shown = 0;
    int counted = 0;
    for (int i = 0; i < sheet.size(); ++i) {
        const auto &row = sheet.row(i);
        if (!isOfRound(row)) {
            continue;
        }
        if (isEntered(row) && std::exchange(entered, i) >= 0) {
            return -1;
        }
        shown += row.quiet ? 0 : 1;
        counted += isCounted(row) ? 1 : 0;
    }
    return counted == 1 && shown <= 2 ? entered : -1;
}

QList<SheetRow> openRows(const Play &play)
{
    const auto &state = play.state();
    const GridRows grid(play);
    if (!state.setup.sheet.hasRounds()) {
        return grid.rows(Per::Game, 0);
    }
    const int round = openRound(play);
    if (const int plain = plainRow(state.setup.sheet); plain >= 0) {
        auto row = grid.row(plain, round);
        row.title = roundTitle(round);
        row.icon.clear();
        row.helps = false;
        return {row};
    }
    SheetRow head{.kind = u"round"_s, .title = roundTitle(round)};
    if (round == state.round && isSurelyLast(state)) {
        head.last = true;
    } else if (round == state.round && state.phase == Phase::Round && columnsOf(state) > 1) {
        //: Who begins a round.
        head.note = SheetTable::tr("%1 begins").arg(play.nameOf(turnOf(state)));
        head.colour = play.colourOf(turnOf(state));
    }
    return QList<SheetRow>{head} + grid.rows(Per::Round, round);
}

QList<SheetRow> gameRows(const Play &play)
{
    const auto &sheet = *play.setup().sheet;
    const bool any = std::ranges::any_of(sheet.rows, [](const Row &row) { return !isOfRound(row); });
    const bool plain = plainRow(play.setup().sheet) >= 0 && !play.setup().sheet.hasCellsOfGame();
    if (!play.setup().sheet.hasRounds() || !any || plain) {
        return {};
    }
    return QList<SheetRow>{{.kind = u"round"_s, .title = SheetTable::tr("Whole game")}}
    + GridRows(play).rows(Per::Game, 0);
}

QList<SheetRow> extraRows(const Play &play)
{
    const auto &extra = play.state().extra;
    if (std::ranges::all_of(extra, [](int points) { return points == 0; })) {
        return {};
    }
    SheetRow row{.kind = u"row"_s,
        .title = extraTitle(),
        .icon = u"ui-edit"_s,
        .spoken = extraTitle(),
        .worked = true};
    for (int column = 0; column < columnsOf(play.state()); ++column) {
        const int points = extra[static_cast<std::size_t>(column)];
        SheetCell cell{.text = numberText(points), .state = u"worked"_s, .lost = points < 0};
        cell.tap.title
            = SheetTable::tr("%1, %2").arg(columnName(play.setup(), column, namesIn(play)), extraTitle());
        cell.tap.spoken = SheetTable::tr("%1, %2").arg(cell.tap.title, cell.text);
        row.cells << cell;
    }
    return {row};
}

QList<SheetRow> totalRows(const Play &play)
{
    SheetRow row{.kind = u"row"_s,
        .title = SheetTable::tr("Total"),
        .spoken = SheetTable::tr("Total"),
        .current = true};
    for (int column = 0; column < columnsOf(play.state()); ++column) {
        const CellAt at{TotalRow, column, 0};
        const auto &typed = (*play.draft.totals)[static_cast<std::size_t>(column)];
        SheetCell cell{.text = totalText(typed),
            .state = typed.empty() ? u"missing"_s : u"entered"_s,
            .current = play.draft.cell == at};
        cell.tap = {.id = idOf("cell", at), .title = cellTitle(play, at)};
        cell.tap.spoken = SheetTable::tr("%1, %2").arg(cell.tap.title, cell.text);
        row.cells << cell;
    }
    return {row};
}

QList<SheetRound> roundLines(const Play &play, int open)
{
    const auto &state = play.state();
    QList<SheetRound> lines;
    if (!state.setup.sheet.hasRounds()) {
        return lines;
    }
    const auto corrected = correctedIn(play);
    const auto &after = totalsAfterRounds(state);
    const bool plain = plainRow(state.setup.sheet) >= 0;
    const bool down = state.setup.sheet->end.kind == EndKind::Fall;
    const auto names = namesIn(play);
    QStringList columns;
    for (int column = 0; column < columnsOf(state); ++column) {
        columns << columnName(state.setup, column, names);
    }
    //: Spoken: a player, what a round brought, the points after it.
    const auto told = SheetTable::tr("%1 %2, together %3");
    for (int round = state.round; round > 0; --round) {
        if (round == open || static_cast<std::size_t>(round) > after.size()) {
            continue;
        }
        SheetRound line{.number = QString::number(round),
            .corrected = std::ranges::find(corrected, round, &CellAt::round) != corrected.end()};
        QStringList spoken;
        const auto points = pointsOfRound(state, round);
        for (int column = 0; column < columnsOf(state); ++column) {
            const auto at = static_cast<std::size_t>(column);
            // What is taken off on the way down is told without its sign.
            line.points << (!plain ? gainText(points[at]) : numberText(down ? -points[at] : points[at]));
            line.totals << numberText(after[static_cast<std::size_t>(round - 1)][at]);
            spoken << told.arg(columns.at(column), line.points.last(), line.totals.last());
        }
        line.opener = {.id = u"round-"_s + line.number,
            .title = roundTitle(round),
            .spoken = roundTitle(round) + u": "_s + spoken.join(u"; "_s)};
        lines << line;
    }
    return lines;
}

QList<SheetRow> allRows(const Play &play, int column)
{
    const GridRows grid(play);
    QList<SheetRow> rows;
    for (int row = 0; row < play.setup().sheet.size(); ++row) {
        const auto &described = play.setup().sheet.row(row);
        if (described.quiet || isOfRound(described)) {
            continue;
        }
        rows << grid.row(row, 0, true, column);
    }
    return rows;
}
}
