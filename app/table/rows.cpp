// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/rows.h"

#include <QMetaProperty>
#include <QSequentialIterable>
#include <QVariant>

using namespace Qt::StringLiterals;

namespace
{
/// What is spoken only goes on about some titles; others say nothing without it.
QString saidOf(const TableChoice &choice)
{
    const bool goesOn = !choice.title.isEmpty() && choice.spoken.startsWith(choice.title + u", "_s);
    return choice.spoken.isEmpty() || goesOn ? choice.title : choice.spoken;
}

void collect(const QVariant &value, QList<Offer> &offers)
{
    const auto type = value.metaType();
    const auto offer = [&](const Offer &one) {
        if (!one.id.isEmpty()) {
            offers << one;
        }
    };
    if (type == QMetaType::fromType<TableChoice>()) {
        const auto choice = value.value<TableChoice>();
        offer({.id = choice.enabled ? choice.id : QString(), .words = saidOf(choice)});
    } else if (type == QMetaType::fromType<TableWide>()) {
        const auto wide = value.value<TableWide>();
        offer({.id = wide.enabled ? wide.id : QString(), .words = wide.title});
    } else if (type == QMetaType::fromType<TableCounter>()) {
        const auto counter = value.value<TableCounter>();
        offer({.id = counter.least < counter.most ? counter.id : QString(),
            .kind = Offer::Kind::Number,
            .words = counter.spoken.isEmpty() ? counter.title : counter.spoken,
            .least = counter.least,
            .most = counter.most});
    } else if (type == QMetaType::fromType<TableField>()) {
        const auto field = value.value<TableField>();
        offer({.id = field.id, .kind = Offer::Kind::Text, .words = field.title});
    } else if (type == QMetaType::fromType<TableStep>()) {
        const auto step = value.value<TableStep>();
        offer({.id = step.id, .words = step.title});
    } else if (type.flags().testFlag(QMetaType::IsGadget)) {
        const auto *shape = type.metaObject();
        for (int i = 0; i < shape->propertyCount(); ++i) {
            collect(shape->property(i).readOnGadget(value.constData()), offers);
        }
    } else if (QMetaType::canConvert(type, QMetaType::fromType<QIterable<QMetaSequence>>())
        && type != QMetaType::fromType<QString>()) {
        for (const auto &item : value.value<QSequentialIterable>()) {
            collect(item, offers);
        }
    }
}
}

QList<Offer> offersIn(const QVariant &page)
{
    QList<Offer> offers;
    collect(page, offers);
    return offers;
}
