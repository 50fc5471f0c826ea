// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/live/eyes.h"

#include <QQuickItem>
#include <QQuickWindow>

#include <tl/expected.hpp>

using namespace Qt::StringLiterals;

namespace
{
constexpr qreal Near = 1;

bool takesTaps(const QQuickItem &item)
{
    for (const char *kind : {"QQuickAbstractButton", "QQuickTextField", "QQuickSlider", "QQuickMouseArea"}) {
        if (item.inherits(kind)) {
            return true;
        }
    }
    const auto &children = item.children();
    return std::any_of(children.begin(), children.end(), [](const QObject *child) {
        return child->inherits("QQuickTapHandler") && child->property("enabled").toBool();
    });
}

/// Its own name, or those of what it is in.
QString nameOf(const QQuickItem &item)
{
    auto name = Eyes::typeOf(item);
    if (!item.objectName().isEmpty()) {
        name += u' ' + item.objectName();
    }
    if (const auto text = item.property("text").toString(); !text.isEmpty()) {
        name += u" \"%1\""_s.arg(text);
    }
    for (auto *above = item.parentItem(); above; above = above->parentItem()) {
        if (above->inherits("QQuickPopupItem")) {
            return name + u" in "_s + Eyes::typeOf(*above->parent());
        }
        const auto type = Eyes::typeOf(*above);
        if (!above->objectName().isEmpty() || type.endsWith(u"Page"_s) || type.endsWith(u"Step"_s)
            || type.endsWith(u"Card"_s)) {
            return name + u" in "_s + type + u' ' + above->objectName();
        }
    }
    return name;
}

QString written(const QRectF &area)
{
    return u"%1,%2 %3×%4"_s.arg(qRound(area.x()))
        .arg(qRound(area.y()))
        .arg(qRound(area.width()))
        .arg(qRound(area.height()));
}

bool holds(const QRectF &outer, const QRectF &inner)
{
    return outer.adjusted(-Near, -Near, Near, Near).contains(inner);
}

/// Something on the window, and how far it can be scrolled up and down.
struct Seen {
    const QQuickItem *item;
    QRectF area;
    const QQuickItem *scroller = nullptr;
    qreal up = 0;
    qreal down = 0;
};

/// How something scrolls, in the coordinates of its content.
struct Scrolling {
    explicit Scrolling(const QQuickItem &view)
        : origin(view.property("originX").toReal(), view.property("originY").toReal())
        , content(view.property("contentWidth").toReal(), view.property("contentHeight").toReal())
        , area(QRectF(origin, content)
                   .adjusted(-view.property("leftMargin").toReal(), -view.property("topMargin").toReal(),
                       view.property("rightMargin").toReal(), view.property("bottomMargin").toReal()))
        , across(view.property("interactive").toBool() && area.width() > view.width() + Near)
        , upright(view.property("interactive").toBool() && area.height() > view.height() + Near)
    {
    }

    QPointF origin;
    QSizeF content;
    QRectF area;
    bool across;
    bool upright;
};

/// Follows something from its place up to the window; else why it cannot be reached whole.
tl::expected<Seen, QString> follow(const QQuickItem &item, QRectF area)
{
    Seen found{&item, item.mapRectToScene(area)};
    const auto *below = &item;
    for (const auto *above = item.parentItem(); above; below = above, above = above->parentItem()) {
        const bool scrolls = above->inherits("QQuickFlickable")
            && below == above->property("contentItem").value<QQuickItem *>();
        const QRectF view(0, 0, above->width(), above->height());
        if (!scrolls) {
            area = below->mapRectToItem(above, area);
            if (above->clip() && !holds(view, area)) {
                return tl::unexpected(
                    u"cut off by %1: %2 in %3"_s.arg(nameOf(*above), written(area), written(view)));
            }
            continue;
        }
        const Scrolling way(*above);
        auto here = below->mapRectToItem(above, area);
        if ((way.upright && (area.top() < way.area.top() - Near || area.bottom() > way.area.bottom() + Near))
            || (way.across
                && (area.left() < way.area.left() - Near || area.right() > way.area.right() + Near))) {
            return tl::unexpected(u"cannot be scrolled to: %1 in %2"_s.arg(written(area), written(way.area)));
        }
        if (way.upright && !found.scroller) {
            found.scroller = above;
            const auto at = above->property("contentY").toReal();
            found.up = qMin(here.top(), way.area.bottom() - above->height() - at);
            found.down = qMin(above->height() - here.bottom(), at - way.area.top());
        }
        if (way.upright) {
            here.setTop(0);
            here.setHeight(above->height());
        }
        if (way.across) {
            here.setLeft(0);
            here.setWidth(above->width());
        }
        if (above->clip() && !holds(view, here)) {
            return tl::unexpected(
                u"cut off by %1: %2 in %3"_s.arg(nameOf(*above), written(here), written(view)));
        }
        area = here;
    }
    const auto *window = item.window();
    if (!holds(QRectF(QPointF(), window->size()), area)) {
        return tl::unexpected(u"outside the window: "_s + written(area));
    }
    return found;
}

/// Where the letters are, which may be less or more than the room for them.
QRectF letters(const QQuickItem &text)
{
    const QSizeF size(text.property("contentWidth").toReal(), text.property("contentHeight").toReal());
    QPointF at(text.property("leftPadding").toReal(), text.property("topPadding").toReal());
    switch (text.property("effectiveHorizontalAlignment").toInt()) {
    case Qt::AlignRight:
        at.setX(text.width() - size.width());
        break;
    case Qt::AlignHCenter:
        at.setX((text.width() - size.width()) / 2);
        break;
    }
    switch (text.property("verticalAlignment").toInt()) {
    case Qt::AlignBottom:
        at.setY(text.height() - size.height());
        break;
    case Qt::AlignVCenter:
        at.setY((text.height() - size.height()) / 2);
        break;
    }
    return {at, size};
}

/// The control or card that words stand on; else nullptr. What scrolls in a card is under its edges.
const QQuickItem *ground(const QQuickItem &text)
{
    const auto *above = text.parentItem();
    while (above && !above->inherits("QQuickControl")) {
        if (above->inherits("QQuickFlickable") && above->property("interactive").toBool()) {
            return nullptr;
        }
        above = above->parentItem();
    }
    return above && !above->inherits("QQuickPage") && !above->inherits("QQuickStackView") ? above : nullptr;
}

bool touch(const QRectF &one, const QRectF &other)
{
    const auto common = one.intersected(other);
    return common.width() > Near && common.height() > Near;
}

/// A row that takes taps everywhere may have controls of its own above that.
bool isGroundOf(const QQuickItem &row, const QQuickItem &control)
{
    const auto *all = row.parentItem();
    return row.isAncestorOf(&control) || (all->isAncestorOf(&control) && all->size() == row.size());
}

/// However far one scrolls.
bool lieOnEachOther(const Seen &one, const Seen &other)
{
    constexpr int Steps = 16;
    if (one.scroller == other.scroller) {
        return touch(one.area, other.area);
    }
    if (one.scroller && other.scroller) {
        return false;
    }
    const auto &moving = one.scroller ? one : other;
    const auto &still = one.scroller ? other : one;
    for (int i = 0; i <= Steps; ++i) {
        if (!touch(
                still.area, moving.area.translated(0, -moving.up + (moving.up + moving.down) * i / Steps))) {
            return false;
        }
    }
    return true;
}
}

namespace Eyes
{
QStringList faults(const QQuickWindow &window)
{
    QStringList list;
    QList<Seen> controls;
    for (const auto *item : seen(window)) {
        const bool control = takesTaps(*item) && item->isEnabled() && item->width() > 0 && item->height() > 0;
        const bool words = item->inherits("QQuickText") && !item->property("text").toString().isEmpty()
            && item->width() > 0;
        if (!control && !words) {
            continue;
        }
        const auto area = words ? letters(*item) : QRectF(QPointF(), item->size());
        const auto found = follow(*item, area);
        if (!found) {
            list << nameOf(*item) + u": "_s + found.error();
            continue;
        }
        if (control) {
            controls << *found;
        }
        if (const auto *on = words ? ground(*item) : nullptr) {
            const auto there = item->mapRectToItem(on, area);
            if (!holds(QRectF(0, 0, on->width(), on->height()), there)) {
                list << u"%1 leaves %2: %3 on %4×%5"_s.arg(nameOf(*item), nameOf(*on), written(there))
                            .arg(qRound(on->width()))
                            .arg(qRound(on->height()));
            }
        }
    }
    for (auto one = controls.begin(); one != controls.end(); ++one) {
        for (auto other = one + 1; other != controls.end(); ++other) {
            if (!isGroundOf(*one->item, *other->item) && lieOnEachOther(*one, *other)) {
                list << u"%1 and %2 lie on each other: %3, %4"_s.arg(
                    nameOf(*one->item), nameOf(*other->item), written(one->area), written(other->area));
            }
        }
    }
    return list;
}
}
