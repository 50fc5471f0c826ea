// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/json/parse.h"
#include "model/sheet/codec.h"
#include "tests/model/tableof.h"

/// Rows in the language of records, with ' for ".
inline QByteArray row(const QByteArray &id, const QByteArray &kind, const QByteArray &more = {})
{
    return "{'id':'" + id + "','title':'" + id + "','kind':'" + kind + "'" + (more.isEmpty() ? "" : ",")
        + more + "}";
}
inline QByteArray number(const QByteArray &id, const QByteArray &more = {})
{
    return row(id, "number", more);
}
inline QByteArray formula(const QByteArray &id, const QByteArray &text, const QByteArray &more = {})
{
    return row(id, "formula", "'formula':'" + text + "'" + (more.isEmpty() ? "" : ",") + more);
}
inline const QByteArray EachRound = "'per':'round'";

inline QByteArray templateOf(const QByteArrayList &rows, const QByteArray &more = {})
{
    return "{'id':'made-up','version':1,'title':'Made up','rows':[" + rows.join(',') + "]"
        + (more.isEmpty() ? "" : ",") + more + "}";
}

/// What is wrong with a template: "2 unexpected 4", with the row, the problem and the place as far as they
/// are told, behind the member.
inline QByteArray toText(const Malformed &fault)
{
    auto text = QByteArray::fromStdString(fault.where);
    if (fault.row) {
        text += " row " + QByteArray::number(*fault.row);
    }
    if (!fault.problem.empty()) {
        text += ' ' + QByteArray(fault.problem.data(), qsizetype(fault.problem.size()));
    }
    if (fault.place) {
        text += ' ' + QByteArray::number(*fault.place);
    }
    return text;
}

/// A template that has no faults.
inline OwnSheet::Template readTemplate(QByteArray text)
{
    const auto inspection = OwnSheet::inspect(Json::parse(text.replace('\'', '"').toStdString()).value());
    if (!inspection.faults.empty()) {
        qFatal("%s: %s", text.constData(), toText(inspection.faults.front()).constData());
    }
    return inspection.sheet;
}

class Table : public TableOf<OwnSheet::Rules, Table>
{
public:
    /// Members of the template and options beside it, if any.
    explicit Table(
        int players, const QByteArrayList &rows, const QByteArray &more = {}, const QByteArray &options = {})
        : TableOf(players,
            ("{'template':" + templateOf(rows, more) + (options.isEmpty() ? "" : ",") + options + "}")
                .constData())
    {
        readTemplate(templateOf(rows, more));
    }

    /// Somebody enters a number, a pair or a list of terms in a row.
    Table &enter(int seat, const QByteArray &row, const QByteArray &value, int round = 0)
    {
        return play(entry(seat, row, value, round));
    }
    Table &enter(int seat, const QByteArray &row, int value, int round = 0)
    {
        return enter(seat, row, QByteArray::number(value), round);
    }
    /// The same number of everybody's, one after the other.
    Table &enterAll(const QByteArray &row, const QList<int> &values)
    {
        for (int column = 0; column < values.size(); ++column) {
            enter(OwnSheet::firstSeatOf(state().setup, column), row, values.at(column));
        }
        return *this;
    }
    Table &endRound() { return play("{'do':'end-round'}"); }
    Table &finish() { return play("{'do':'finish'}"); }

    static QByteArray entry(int seat, const QByteArray &row, const QByteArray &value, int round = 0)
    {
        return "{'do':'enter','player':" + QByteArray::number(seat) + ",'row':'" + row + "'"
            + (round > 0 ? ",'round':" + QByteArray::number(round) : "") + ",'value':" + value + "}";
    }

    /// Of a row in every column: "4 4 –".
    QByteArray values(const QByteArray &row, int round = 0) const
    {
        const int index = OwnSheet::findRow(state().setup.sheet->rows, row.toStdString());
        QByteArrayList texts;
        for (const auto &value : columnsOf(OwnSheet::valuesAt(state(), round), index)) {
            texts << (value ? QByteArray::number(*value) : QByteArray("open"));
        }
        return texts.join(' ');
    }
    QByteArray totals() const
    {
        QByteArrayList texts;
        for (const int total : OwnSheet::totalsOf(state())) {
            texts << QByteArray::number(total);
        }
        return texts.join(' ');
    }
    QByteArray winners() const { return member("winners").replace(" ", ""); }
    QByteArray ranking() const { return member("ranking").replace(" ", ""); }

    /// The kinds of the last action's events.
    QByteArray told() const
    {
        QByteArrayList kinds;
        for (const auto &event : events()) {
            kinds << event.split(' ').front();
        }
        return kinds.join(' ');
    }
};
