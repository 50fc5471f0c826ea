// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/lists.h"

#include <QCoreApplication>

QString listOf(const QStringList &items)
{
    if (items.isEmpty()) {
        return {};
    }
    QString list = items.front();
    for (qsizetype i = 1; i < items.size(); ++i) {
        //: How a list goes on: all so far, and one more item that is not the last.
        const auto more = QT_TRANSLATE_NOOP("Lists", "%1, %2");
        //: How a list ends: all so far, and the last item.
        const auto last = QT_TRANSLATE_NOOP("Lists", "%1 and %2");
        list = QCoreApplication::translate("Lists", i + 1 == items.size() ? last : more)
                   .arg(list, items.at(i));
    }
    return list;
}

QString listOf(const QStringList &names, std::span<const int> seats)
{
    QStringList list;
    for (const int seat : seats) {
        list << names.value(seat);
    }
    return listOf(list);
}
