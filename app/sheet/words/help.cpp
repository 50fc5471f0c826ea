// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sheet/words/help.h"

#include "app/sheet/words/shipped.h"
#include "app/sheet/words/texts.h"
#include "model/sheet/workout.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace OwnSheet
{
namespace
{
class Help
{
    Q_DECLARE_TR_FUNCTIONS(OwnSheet)

public:
    explicit Help(const Template &sheet)
        : m_sheet(sheet)
    {
    }

    QList<HelpTopic> topics() const
    {
        QList<HelpTopic> list{
            {u"sheet"_s, shownTitle(m_sheet), sheet()}, {u"keys"_s, tr("The keys"), keys()}};
        if (hasRounds(m_sheet)) {
            list << HelpTopic{u"rounds"_s, tr("Rounds"), rounds()};
        }
        list << HelpTopic{u"end"_s, tr("The end"), end()}
             << HelpTopic{u"table"_s, tr("The table's word"), table()};
        return list;
    }

    QStringList row(const Row &row) const
    {
        QStringList list;
        if (!row.note.empty()) {
            list << shown(m_sheet, row.note);
        }
        list << kind(row);
        if (!isCounted(row) && row.kindId() != KindId::Subtotal) {
            list << tr("It only helps: it is no part of the total.");
        }
        if (row.optional) {
            list << tr("It may stay empty.");
        }
        return list;
    }

private:
    QStringList sheet() const
    {
        QStringList list;
        if (!m_sheet.note.empty()) {
            list << shown(m_sheet, m_sheet.note);
        }
        list << tr("Tap a cell, type a number, and go on with the wide button: it writes the cell and names "
                   "the next "
                   "one.")
             << tr("Numbers on a darker ground are worked out. A tap on one shows from what.")
             << tr("A tap on the title of a row tells what it takes.");
        return list;
    }
    QStringList keys() const
    {
        return {tr("Plus begins another number: 3 + 6 + 2 stays readable in the cell."),
            tr("Where only a few values are possible, each is a button, and one tap writes it."),
            tr("The sign beside the entry changes the way: row by row, or player by player."),
            tr("What does not fit stays where it is, marked, and is not written.")};
    }
    QStringList rounds() const
    {
        return {tr("The running round is open. Earlier ones are lines with their points and the totals; a "
                   "tap opens one."),
            tr("Rows of the whole game come up when the rounds are over, and can be filled in at any time.")};
    }
    QStringList end() const
    {
        QStringList list{endText(m_sheet.end),
            m_sheet.best == Best::High ? tr("The highest total wins.") : tr("The lowest total wins.")};
        if (m_sheet.winAt) {
            list << tr("Only who comes to %1 can win.").arg(numberText(*m_sheet.winAt));
        }
        return list << tieBreakText(m_sheet);
    }
    static QString endText(const End &end)
    {
        switch (end.kind) {
        case EndKind::Hand:
            break;
        case EndKind::Rounds:
            return tr("The game ends after %n rounds.", nullptr, end.rounds);
        case EndKind::Reach:
            return end.when == When::Once
                ? tr("The game ends as soon as somebody has %1 points.").arg(numberText(end.points))
                : tr("The game ends with the round in which somebody has %1 points.")
                      .arg(numberText(end.points));
        case EndKind::Fall:
            return end.when == When::Once
                ? tr("The game ends as soon as somebody is down to %1.").arg(numberText(end.points))
                : tr("The game ends with the round in which somebody is down to %1.")
                      .arg(numberText(end.points));
        }
        return tr("The game ends when the players say so.");
    }
    QStringList table() const
    {
        return {tr("Points that no row has room for stand beside the rows: more, then correct by hand."),
            tr("Every cell can be written over until the game is over. Undo takes back one tap at a time.")};
    }

    QString kind(const Row &row) const
    {
        switch (row.kindId()) {
        case KindId::Number:
            return number(row);
        case KindId::Flag:
            return tr("Yes or no: %1 points.").arg(numberText(row.as<Kinds::Flag>()->points));
        case KindId::Choice:
            return tr("One of these: %1.").arg(choices(*row.as<Kinds::Choices>()));
        case KindId::Lookup:
            return tr("A count, and the points by a table: %1.").arg(table(*row.as<Kinds::Lookup>()));
        case KindId::Pairs: {
            const auto &labels = row.as<Kinds::Pairs>()->labels;
            //: Two things that are counted.
            return tr("Two numbers: %1 × %2.").arg(shown(m_sheet, labels[0]), shown(m_sheet, labels[1]));
        }
        case KindId::Formula:
            return tr("Worked out from other rows. A tap on a number shows how.");
        case KindId::Rank:
            return tr("Points by place among the columns.");
        case KindId::Subtotal:
            break;
        }
        return tr("All that counts above it, since the last such sum.");
    }
    static QString number(const Row &row)
    {
        const auto &own = *row.as<Kinds::Number>();
        const auto range = own.max == MaxPoints
            ? (own.min == -MaxPoints ? tr("Any number.")
                                     : tr("A number from %1 on.").arg(numberText(own.min)))
            : tr("A number from %1 to %2.").arg(numberText(own.min), numberText(own.max));
        const auto step = own.step > 1 ? u' ' + tr("In steps of %1.").arg(numberText(own.step)) : QString();
        const auto each
            = own.factor != 1 ? u' ' + tr("%1 points each.").arg(numberText(own.factor)) : QString();
        return range + step + each;
    }
    QString choices(const Kinds::Choices &row) const
    {
        QStringList list;
        for (const auto &choice : row.choices) {
            list << shown(m_sheet, choice.label) + u' ' + numberText(choice.points);
        }
        return list.join(u", "_s);
    }
    static QString table(const Kinds::Lookup &lookup)
    {
        QStringList list;
        for (std::size_t i = 0; i < lookup.table.size(); ++i) {
            list << numberText(lookup.from[i]) + u": "_s + numberText(lookup.table[i]);
        }
        return list.join(u", "_s);
    }

    const Template &m_sheet;
};
}

QList<HelpTopic> helpTopics(const Setup &setup)
{
    return Help(*setup.sheet).topics();
}

HelpTopic explain(std::string_view id, const State &state)
{
    constexpr std::string_view Prefix = "row-";
    if (!id.starts_with(Prefix)) {
        return {};
    }
    const int index
        = QByteArray(id.data() + Prefix.size(), static_cast<qsizetype>(id.size() - Prefix.size())).toInt();
    const auto &sheet = state.setup.sheet;
    if (index < 0 || index >= sheet.size()) {
        return {};
    }
    return {QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size())),
        rowTitle(*sheet, sheet.row(index)), Help(*sheet).row(sheet.row(index))};
}
}
