// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/rows.h"

#include <QMetaProperty>
#include <QSequentialIterable>
#include <QVariant>

#include <map>

using namespace Qt::StringLiterals;

namespace
{
/// What is spoken only goes on about some titles; others say nothing without it.
QString saidOf(const TableChoice &choice)
{
    const bool goesOn = !choice.title.isEmpty() && choice.spoken.startsWith(choice.title + u", "_s);
    return choice.spoken.isEmpty() || goesOn ? choice.title : choice.spoken;
}

bool canBeTouched(const TableChoice &choice)
{
    return choice.enabled;
}
bool canBeTouched(const TableWide &wide)
{
    return wide.enabled;
}
bool canBeTouched(const TableCounter &counter)
{
    return counter.least < counter.most;
}
bool canBeTouched(const TableField &)
{
    return true;
}
bool canBeTouched(const TableStep &)
{
    return true;
}

Offer offerOf(const TableChoice &choice)
{
    return {.id = choice.id, .words = saidOf(choice)};
}
Offer offerOf(const TableWide &wide)
{
    return {.id = wide.id, .words = wide.title};
}
Offer offerOf(const TableCounter &counter)
{
    return {.id = counter.id,
        .kind = Offer::Kind::Number,
        .words = counter.spoken.isEmpty() ? counter.title : counter.spoken,
        .least = counter.least,
        .most = counter.most};
}
Offer offerOf(const TableField &field)
{
    return {.id = field.id, .kind = Offer::Kind::Text, .words = field.title};
}
Offer offerOf(const TableStep &step)
{
    return {.id = step.id, .words = step.title};
}

using Offered = void (*)(const QVariant &row, QList<Offer> &offers);

template<typename Row>
void offerRow(const QVariant &row, QList<Offer> &offers)
{
    const auto &one = *static_cast<const Row *>(row.constData());
    if (!one.id.isEmpty() && canBeTouched(one)) {
        offers << offerOf(one);
    }
}

template<typename... Rows>
Offered offeredBy(QMetaType type)
{
    Offered offered = nullptr;
    ((type == QMetaType::fromType<Rows>() ? void(offered = offerRow<Rows>) : void()), ...);
    return offered;
}

/// Where in a value of some type there can be rows: it is one, it has some, or it is a list of such. The rest
/// of a page, most of it words, is not looked at.
struct Shape {
    Offered row = nullptr;
    QList<QMetaProperty> members;
    bool list = false;
};

bool hasRows(const Shape &shape)
{
    return shape.row || shape.list || !shape.members.isEmpty();
}

Shape shapeOf(QMetaType type);

/// The same, found out once.
const Shape &knownShape(QMetaType type)
{
    thread_local std::map<int, Shape> known;
    const auto found = known.find(type.id());
    return found != known.end() ? found->second : known.emplace(type.id(), shapeOf(type)).first->second;
}

Shape shapeOf(QMetaType type)
{
    Shape shape{.row = offeredBy<TableChoice, TableWide, TableCounter, TableField, TableStep>(type)};
    if (shape.row) {
        return shape;
    }
    if (type.flags().testFlag(QMetaType::IsGadget)) {
        for (int i = 0; i < type.metaObject()->propertyCount(); ++i) {
            if (const auto member = type.metaObject()->property(i); hasRows(knownShape(member.metaType()))) {
                shape.members << member;
            }
        }
    } else if (QMetaType::canConvert(type, QMetaType::fromType<QIterable<QMetaSequence>>())
        && type != QMetaType::fromType<QString>()) {
        const auto items = QVariant(type).value<QSequentialIterable>();
        shape.list = hasRows(knownShape(items.metaContainer().valueMetaType()));
    }
    return shape;
}

void collect(const QVariant &value, QList<Offer> &offers)
{
    const auto &shape = knownShape(value.metaType());
    if (shape.row) {
        shape.row(value, offers);
    }
    for (const auto &member : shape.members) {
        collect(member.readOnGadget(value.constData()), offers);
    }
    if (shape.list) {
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
