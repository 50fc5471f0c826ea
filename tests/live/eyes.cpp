// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/live/eyes.h"

#include <QQuickItem>
#include <QQuickWindow>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace
{
QQuickItem *overlay(const QQuickWindow &window)
{
    for (auto *child : window.contentItem()->childItems()) {
        if (child->inherits("QQuickOverlay")) {
            return child;
        }
    }
    return nullptr;
}

QList<QQuickItem *> sheets(const QQuickWindow &window)
{
    QList<QQuickItem *> list;
    if (const auto *over = overlay(window)) {
        for (auto *child : over->childItems()) {
            if (child->isVisible() && child->inherits("QQuickPopupItem")) {
                list << child;
            }
        }
    }
    return list;
}

void lookAt(QQuickItem *item, QList<QQuickItem *> &list)
{
    if (item->isVisible() && item->opacity() > 0) {
        list << item;
        for (auto *child : item->childItems()) {
            lookAt(child, list);
        }
    }
}
}

namespace Eyes
{
QQuickItem *frontSheet(const QQuickWindow &window)
{
    const auto all = sheets(window);
    return all.isEmpty() ? nullptr : all.last();
}

QList<QQuickItem *> seen(const QQuickWindow &window)
{
    auto *sheet = frontSheet(window);
    QList<QQuickItem *> list;
    lookAt(sheet ? sheet : window.contentItem(), list);
    return list;
}

bool hasList(const QQuickWindow &window)
{
    return std::ranges::any_of(
        seen(window), [](const QQuickItem *item) { return item->inherits("QQuickListView"); });
}

QQuickItem *find(const QQuickWindow &window, const QString &name)
{
    for (auto *item : seen(window)) {
        if (item->objectName() == name && item->isEnabled() && item->width() > 0) {
            return item;
        }
    }
    return nullptr;
}

QString typeOf(const QObject &thing)
{
    const auto name = QString::fromLatin1(thing.metaObject()->className());
    return name.section(u"_QMLTYPE_"_s, 0, 0).section(u"_QML_"_s, 0, 0);
}

bool isMoving(const QQuickWindow &window)
{
    const auto *pages = window.findChild<QQuickItem *>(u"pages"_s);
    const auto all = sheets(window);
    return pages->property("busy").toBool()
        || std::any_of(all.begin(), all.end(),
            [](const QQuickItem *sheet) { return !sheet->parent()->property("opened").toBool(); });
}

size_t shape(const QQuickWindow &window)
{
    size_t hash = 0;
    for (const auto *item : seen(window)) {
        const auto place = item->mapRectToScene(QRectF(QPointF(), item->size()));
        hash = qHashMulti(hash, item, place.x(), place.y(), place.width(), place.height(), item->opacity());
    }
    return hash;
}

void bringIntoSight(QQuickItem &item)
{
    for (auto *above = item.parentItem(); above; above = above->parentItem()) {
        if (above->inherits("QQuickFlickable") && above->property("interactive").toBool()) {
            const auto *content = above->property("contentItem").value<QQuickItem *>();
            const auto top = above->property("originY").toReal() - above->property("topMargin").toReal();
            const auto bottom = above->property("originY").toReal()
                + above->property("contentHeight").toReal() + above->property("bottomMargin").toReal()
                - above->height();
            const auto middle = item.mapRectToItem(content, QRectF(QPointF(), item.size())).center().y();
            above->setProperty("contentY", qMax(top, qMin(bottom, middle - above->height() / 2)));
        }
    }
}
}
