// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/touchtable.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace
{
QList<QString> listed(const QList<TableStep> &steps, QString TableStep::*member)
{
    QList<QString> list;
    for (const auto &step : steps) {
        list << step.*member;
    }
    return list;
}
}

TouchTable::TouchTable(QObject *parent)
    : GameTable(parent)
{
}

void TouchTable::follow(Desk &desk)
{
    // Bindings read the page the moment the table tells of a change, before any slot of ours.
    const auto forget = [this] { m_page.clear(); };
    connect(&desk, &Desk::reworded, this, forget);
    connect(&desk, &Desk::changed, this, forget);
    connect(&desk, &Desk::changed, this, &GameTable::changed);
    connect(&desk, &Desk::refused, this, &GameTable::refused);
}

QVariant TouchTable::page() const
{
    if (!m_page.isValid()) {
        m_page = makePage();
    }
    return m_page;
}

QList<Offer> TouchTable::offers() const
{
    return offersIn(page()) + offersIn(QVariant::fromValue(wide())) + offersIn(QVariant::fromValue(steps()));
}

void TouchTable::touch(const QString &id, int number, const QString &text)
{
    take({id.toStdString(), number, text.toStdString()});
}

QList<QString> TouchTable::stepNames() const
{
    return listed(steps(), &TableStep::title);
}

QList<QString> TouchTable::stepMarks() const
{
    return listed(steps(), &TableStep::mark);
}

QList<QString> TouchTable::stepIds() const
{
    return listed(steps(), &TableStep::id);
}

QString TouchTable::lastTap() const
{
    const auto *touch = lastTouch();
    if (!touch) {
        return {};
    }
    const auto offers = offersIn(pageBeforeLastTouch());
    const auto found = std::ranges::find(offers, QString::fromStdString(touch->id), &Offer::id);
    return found == offers.end() ? QString() : found->words;
}

void TouchTable::primary()
{
    if (const auto button = wide(); button.enabled) {
        touch(button.id);
    }
}

void TouchTable::finish(const QString &why)
{
    touch(u"finish"_s, 0, why);
}
