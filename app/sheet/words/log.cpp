// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sheet/words/log.h"

#include "app/sheet/words/texts.h"
#include "app/words/lists.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace OwnSheet
{
namespace
{
QString numberIn(const Number &number)
{
    const auto *pair = std::get_if<std::array<int, 2>>(&number);
    return pair ? numberText(pair->front()) + u" × "_s + numberText(pair->back())
                : numberText(std::get<int>(number));
}

class LogWords
{
    Q_DECLARE_TR_FUNCTIONS(OwnSheet)

public:
    LogWords(const State &before, const QStringList &names)
        : m_state(before)
        , m_names(names)
    {
    }

    // Actions in a few words.

    QString of(const Enter &enter) const
    {
        const auto *row = found(enter.cell.row);
        const auto *number = std::get_if<Number>(&enter.entry);
        Entry entry;
        if (number) {
            entry.value = *number;
        } else {
            entry.terms = std::get<std::vector<int>>(enter.entry);
        }
        //: Whose cell, its row, what was written there.
        return tr("%1, %2: %3")
            .arg(column(enter.cell.player), title(enter.cell.row),
                row ? entryText(sheet(), *row, entry) : QString());
    }
    QString of(const Clear &clear) const
    {
        //: Whose cell, its row.
        return tr("%1, %2: emptied").arg(column(clear.cell.player), title(clear.cell.row));
    }
    QString of(const EndRound &) const { return tr("Round %1 ended").arg(m_state.round); }
    QString of(const Final &final) const
    {
        return final.totals ? tr("Totals written") : tr("The sheet is finished");
    }
    QString of(const Adjust &adjust) const
    {
        return tr("%1: points beside the rows").arg(column(adjust.player));
    }
    QString of(const Finish &) const { return stoppedSummary(); }

    // What happened, in lines; nothing where that goes without saying.

    QString of(const Entered &entered) const
    {
        const auto *row = found(entered.row);
        const auto now = row ? entryText(sheet(), *row, entered.entry) : numberIn(entered.entry.value);
        const auto where = cell(entered.player, entered.row, entered.round);
        //: A cell, what stands there now, what stood there before.
        return entered.was ? tr("%1: %2, it was %3").arg(where, now, numberIn(*entered.was))
                           //: A cell and what was written there.
                           : tr("%1: %2").arg(where, now);
    }
    QString of(const Cleared &cleared) const
    {
        //: A cell, what stood there before.
        return tr("%1: emptied, it was %2")
            .arg(cell(cleared.player, cleared.row, cleared.round), numberIn(cleared.was));
    }
    QString of(const Adjusted &adjusted) const
    {
        const auto what = tr("%1: points beside the rows").arg(column(adjusted.player));
        //: What was corrected, and why in the players' own words.
        return adjusted.why.empty()
            ? what
            : tr("%1 (%2)").arg(what, QString::fromStdString(adjusted.why).simplified());
    }
    QString of(const RoundEnded &ended) const
    {
        QStringList list;
        for (std::size_t i = 0; i < ended.points.size(); ++i) {
            list << columnName(m_state.setup, static_cast<int>(i), m_names) + u' '
                    + gainText(ended.points[i]);
        }
        //: A round, and a list of players with their points.
        return tr("Round %1: %2").arg(QString::number(ended.round), list.join(u", "_s));
    }
    QString of(const TotalsGiven &given) const
    {
        QStringList list;
        for (std::size_t i = 0; i < given.totals.size(); ++i) {
            list << columnName(m_state.setup, static_cast<int>(i), m_names) + u' '
                    + numberText(given.totals[i]);
        }
        return tr("Totals: %1").arg(list.join(u", "_s));
    }
    /// Totals change with nearly every cell, and are there to be seen.
    QString of(const Scored &) const { return {}; }
    QString of(const Lead &lead) const
    {
        QStringList list;
        for (int column = 0; column < columnsOf(m_state.setup); ++column) {
            if (std::ranges::find(lead.players, firstSeatOf(m_state.setup, column)) != lead.players.end()) {
                list << columnName(m_state.setup, column, m_names);
            }
        }
        // Teams are lists themselves.
        const bool teams = columnsOf(m_state.setup) < m_state.setup.players;
        return tr("In front: %1").arg(teams ? list.join(u"; "_s) : listOf(list));
    }
    QString of(const LastRound &) const { return tr("This is the last round."); }
    QString of(const RoundBegun &begun) const
    {
        return tr("Round %1 begins with %2.").arg(QString::number(begun.round), m_names.value(begun.player));
    }
    QString of(const RoundsOver &) const { return tr("The rounds are over."); }
    QString of(const GameOver &over) const
    {
        return over.abandoned ? tr("The game is stopped.") : tr("The game is over.");
    }

private:
    const Template &sheet() const { return *m_state.setup.sheet; }
    const Row *found(const std::string &id) const
    {
        const int row = findRow(sheet().rows, id);
        return row < 0 ? nullptr : &sheet().rows[static_cast<std::size_t>(row)];
    }
    QString title(const std::string &row) const { return partTitle(sheet(), row); }
    QString column(int seat) const
    {
        return columnName(m_state.setup, columnOf(m_state.setup, seat), m_names);
    }
    QString cell(int seat, const std::string &row, const std::optional<int> &round) const
    {
        return round && *round != m_state.round
            //: Whose cell, its row, its round.
            ? tr("%1, %2, round %3").arg(column(seat), title(row), QString::number(*round))
            //: Whose cell, its row.
            : tr("%1, %2").arg(column(seat), title(row));
    }

    const State &m_state;
    const QStringList &m_names;
};

QString iconOf(const Event &event)
{
    if (std::holds_alternative<Adjusted>(event)) {
        return u"ui-edit"_s;
    }
    return std::holds_alternative<Lead>(event) ? u"ui-star"_s : QString();
}
}

QList<LogLine> tell(const State &before, const Action &, const Events &events, const QStringList &names)
{
    const LogWords words(before, names);
    QList<LogLine> lines;
    for (const auto &event : events) {
        const auto text = std::visit([&](const auto &kind) { return words.of(kind); }, event);
        if (!text.isEmpty()) {
            lines << LogLine{.text = text, .icon = iconOf(event)};
        }
    }
    return lines;
}

QString summary(const State &before, const Action &action, const QStringList &names)
{
    const LogWords words(before, names);
    return std::visit([&](const auto &kind) { return words.of(kind); }, action);
}
}
