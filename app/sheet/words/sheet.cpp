// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games.h"
#include "app/sheet/words/texts.h"
#include "app/words/lists.h"
#include "model/sheet/codec.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace OwnSheet
{
namespace
{
/// Writes the sheet line by line, a column for each of its columns.
class SheetWriter
{
    Q_DECLARE_TR_FUNCTIONS(OwnSheet)

public:
    SheetWriter(const Record &record, const State &state)
        : m_state(state)
        , m_template(*state.setup.sheet)
        , m_names(seatNames(record))
        , m_sheet(heading(titleOf(record)), columnNames())
    {
    }

    TextSheet write()
    {
        if (m_state.setup.sheet.hasRounds()) {
            rounds();
            m_sheet.section(tr("Whole game"));
        }
        for (int row = 0; row < m_state.setup.sheet.size(); ++row) {
            if (!m_template.rows[static_cast<std::size_t>(row)].quiet) {
                line(row);
            }
        }
        if (std::ranges::any_of(m_state.extra, [](int extra) { return extra != 0; })) {
            m_sheet.row(extraTitle(),
                [&](int column) { return numberText(m_state.extra[static_cast<std::size_t>(column)]); });
        }
        m_sheet.row(u"= "_s + tr("Total"),
            [&](int column) { return numberText(totalsOf(m_state)[static_cast<std::size_t>(column)]); });
        m_sheet.ending(ending(), m_state.abandoned);
        return m_sheet;
    }

private:
    QString heading(const QString &title) const
    {
        if (!m_state.setup.sheet.hasRounds()) {
            //: %1 is a game.
            return isOver(m_state) ? tr("%1, finished").arg(title) : title;
        }
        const auto round = QString::number(m_state.round);
        //: %1 is a game, %2 a round.
        return isOver(m_state) ? tr("%1, over in round %2").arg(title, round)
                               //: %1 is a game, %2 a round.
                               : tr("%1, round %2").arg(title, round);
    }
    QStringList columnNames() const
    {
        QStringList names;
        for (int column = 0; column < columnsOf(m_state); ++column) {
            names << columnName(m_state.setup, column, m_names);
        }
        return names;
    }

    void rounds()
    {
        //: Head of what each round brought.
        m_sheet.section(tr("Rounds"));
        for (int round = 1; round <= m_state.round; ++round) {
            const auto points = pointsOfRound(m_state, round);
            m_sheet.row(u"  "_s + roundTitle(round),
                [&](int column) { return numberText(points[static_cast<std::size_t>(column)]); });
        }
    }

    void line(int row)
    {
        const auto &described = m_template.rows[static_cast<std::size_t>(row)];
        const auto sign = isEntered(described) && !isOfRound(described) ? u"  "_s : u"= "_s;
        m_sheet.row(sign + rowTitle(m_template, described),
            [&](int column) { return valueText(workedOut(m_state).game.at(row, column)); });
    }

    QString ending() const
    {
        if (!isOver(m_state)) {
            const auto empty = static_cast<int>(missing(m_state).size());
            return empty > 0 ? tr("%n cells are empty.", nullptr, empty) : tr("Nothing is missing.");
        }
        if (verdict(m_state) == Alone::Lost) {
            return nobodyWins(m_template);
        }
        const auto columns = groupsOf(m_state).front();
        const auto winners = seatsOf(m_state.setup, columns);
        const auto who = listOf(m_names, winners).simplified();
        return winners.size() == 1 ? TextSheet::tr("%1 wins.").arg(who)
            : columns.size() == 1  ? tr("%1 win.").arg(who)
                                   : TextSheet::tr("%1 share the win.").arg(who);
    }

    const State &m_state;
    const Template &m_template;
    QStringList m_names;
    TextSheet m_sheet;
};
}

TextSheet sheetText(const Record &record, int actions)
{
    Course<Rules> course(record);
    for (int i = 0; i < actions && !course.advance(record.actions[static_cast<std::size_t>(i)]); ++i) { }
    return SheetWriter(record, course.state()).write();
}
}
