// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sheet/words/membernames.h"

#include <QCoreApplication>
#include <QHash>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace OwnSheet::Library
{
namespace
{
class EditorText
{
    Q_DECLARE_TR_FUNCTIONS(SheetEditor)
};

QString ofSheet(const QString &name)
{
    const QHash<QString, QString> names
        = {{u"title"_s, EditorText::tr("Title")}, {u"players.min"_s, EditorText::tr("Fewest players")},
            {u"players.max"_s, EditorText::tr("Most players")},
            {u"players"_s, EditorText::tr("Fewest players")}, {u"tieBreak"_s, EditorText::tr("If tied")},
            {u"tieBreak.row"_s, EditorText::tr("If tied")}, {u"end"_s, EditorText::tr("The end")},
            {u"end.rounds"_s, EditorText::tr("Rounds")}, {u"end.points"_s, EditorText::tr("Points")}};
    return names.value(name);
}

QString ofRank(const QString &name)
{
    const QHash<QString, QString> names = {{u"of"_s, EditorText::tr("Ranked by")},
        {u"points"_s, EditorText::tr("Points by place")}, {u"min"_s, EditorText::tr("Only from")}};
    return names.value(name);
}

/// `number` counts from 1.
QString ofRow(const QString &name, int number)
{
    const QHash<QString, QString> names
        = {{u"title"_s, EditorText::tr("Title")}, {u"id"_s, EditorText::tr("Name in formulas and files")},
            {u"kind"_s, EditorText::tr("What is in the row?")},
            {u"note"_s, EditorText::tr("Note, shown when the row is held")},
            {u"factor"_s, EditorText::tr("Times")}, {u"min"_s, EditorText::tr("At least")},
            {u"max"_s, EditorText::tr("At most")}, {u"step"_s, EditorText::tr("In steps of")},
            {u"points"_s, EditorText::tr("Points")},
            //: All of which one is chosen in a row.
            {u"choices"_s, EditorText::tr("Choices")},
            {u"choices.label"_s, EditorText::tr("Choice %1").arg(number)},
            {u"choices.points"_s, EditorText::tr("Choice %1").arg(number)},
            {u"labels"_s,
                number > 1 ? EditorText::tr("Name of the second number")
                           : EditorText::tr("Name of the first number")},
            {u"table"_s, EditorText::tr("Points by count")},
            {u"from"_s, EditorText::tr("Each from this count on")},
            {u"then"_s, EditorText::tr("Then, for each more")}, {u"of"_s, EditorText::tr("What is counted")}};
    return names.value(name);
}
}

QString memberName(const Row *row, const QString &member)
{
    static const QRegularExpression index(u"\\[(\\d+)\\]"_s);
    const int number = index.match(member).captured(1).toInt() + 1;
    auto name = member;
    name.remove(index);
    auto shown = row && row->kindId() == KindId::Rank ? ofRank(name) : QString();
    if (shown.isEmpty()) {
        shown = row ? ofRow(name, number) : ofSheet(name);
    }
    return shown.isEmpty() ? member : shown;
}
}
