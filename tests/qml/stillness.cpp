// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/qml/stillness.h"

#include <QCoreApplication>
#include <QEventLoop>
#include <QTimer>

#include <algorithm>
#include <array>
#include <map>

using namespace Qt::StringLiterals;

namespace
{
constexpr qreal Unmoved = 1;

/// Until a frame was drawn, or for as long as one may take.
void drawFrame(QQuickWindow &window)
{
    constexpr int Longest = 50;
    QEventLoop loop;
    QObject::connect(&window, &QQuickWindow::frameSwapped, &loop, &QEventLoop::quit);
    QTimer::singleShot(Longest, &loop, &QEventLoop::quit);
    window.update();
    loop.exec();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

bool takesTaps(const QQuickItem *item)
{
    if (item->inherits("QQuickAbstractButton") || item->inherits("QQuickMouseArea")
        || item->inherits("QQuickTextInput")) {
        return true;
    }
    return std::ranges::any_of(
        item->children(), [](const QObject *child) { return child->inherits("QQuickTapHandler"); });
}

bool isHead(const QQuickItem *item)
{
    constexpr std::array Heads = {"SectionHead_", "StepHead_", "StepTitle_"};
    return std::ranges::any_of(Heads,
        [&](const char *head) { return QByteArrayView(item->metaObject()->className()).startsWith(head); });
}

/// The part of it that nothing cuts off.
QRectF shownPart(const QQuickItem *item)
{
    QRectF part = item->mapRectToScene(QRectF(0, 0, item->width(), item->height()));
    for (const auto *above = item->parentItem(); above; above = above->parentItem()) {
        if (above->clip() || !above->parentItem()) {
            part &= above->mapRectToScene(QRectF(0, 0, above->width(), above->height()));
        }
    }
    return part;
}

template<typename Visit>
void visitShown(QQuickItem *item, Visit visit)
{
    if (item->isVisible() && item->opacity() > 0) {
        visit(item);
        for (auto *child : item->childItems()) {
            visitShown(child, visit);
        }
    }
}

QQuickItem *topmostSheet(QQuickItem *everything)
{
    QQuickItem *sheet = nullptr;
    visitShown(
        everything, [&](QQuickItem *item) { sheet = item->inherits("QQuickPopupItem") ? item : sheet; });
    return sheet;
}
}

void Stillness::hasten(bool fast)
{
    if (fast) {
        m_clock.install();
    } else {
        m_clock.uninstall();
    }
}

void Stillness::settle(QQuickWindow *window)
{
    constexpr int Most = 200;
    for (int frame = 0, calm = 0; frame < Most && calm < 2; ++frame) {
        drawFrame(*window);
        calm = rests() ? calm + 1 : 0;
    }
}

bool Stillness::rests() const
{
    return !m_clock.isRunning();
}

QString Stillness::nameOf(QQuickItem *item) const
{
    QStringList names;
    for (auto *above = item; above; above = above->parentItem()) {
        if (!above->objectName().isEmpty() && above->objectName() != u"pages"_s) {
            names.prepend(above->objectName());
        }
    }
    if (item->objectName().isEmpty()) {
        const auto type = QString::fromLatin1(item->metaObject()->className());
        names << u'<' + type.section(u"_QML"_s, 0, 0) + u"> "_s + item->property("text").toString();
    }
    return names.join(u'/');
}

std::vector<Stillness::Seen> Stillness::seenIn(QQuickItem *everything)
{
    std::vector<Seen> list;
    auto *sheet = topmostSheet(everything);
    visitShown(sheet ? sheet : everything, [&](QQuickItem *item) {
        if (takesTaps(item) || isHead(item)) {
            const auto part = shownPart(item);
            if (part.width() >= item->width() / 2 && part.height() >= item->height() / 2) {
                list.push_back({item, Stillness().nameOf(item),
                    item->mapRectToScene(QRectF(0, 0, item->width(), item->height()))});
            }
        }
    });
    return list;
}

void Stillness::look(QQuickItem *everything)
{
    m_seen = seenIn(everything);
}

QStringList Stillness::moved(QQuickItem *everything) const
{
    std::map<QString, std::vector<QQuickItem *>> byName;
    visitShown(everything, [&](QQuickItem *item) {
        if (!item->objectName().isEmpty()) {
            byName[nameOf(item)].push_back(item);
        }
    });
    QStringList list;
    for (const auto &seen : m_seen) {
        // Another control may have taken over an item, or an item may have been made anew.
        QQuickItem *now = nullptr;
        if (seen.item && seen.item->isVisible()
            && (seen.item->objectName().isEmpty() || nameOf(seen.item) == seen.name)) {
            now = seen.item;
        } else if (const auto found = byName.find(seen.name);
                   found != byName.end() && found->second.size() == 1) {
            now = found->second.front();
        }
        if (!now) {
            continue;
        }
        const auto place = now->mapRectToScene(QRectF(0, 0, now->width(), now->height()));
        const std::array by = {place.left() - seen.place.left(), place.top() - seen.place.top(),
            place.right() - seen.place.right(), place.bottom() - seen.place.bottom()};
        if (std::ranges::any_of(by, [](qreal edge) { return qAbs(edge) > Unmoved; })) {
            list << u"%1 by %2, %3; %4, %5"_s.arg(seen.name).arg(by[0]).arg(by[1]).arg(by[2]).arg(by[3]);
        }
    }
    return list;
}

QList<QQuickItem *> Stillness::tappable(QQuickItem *everything) const
{
    QList<QQuickItem *> list;
    auto *sheet = topmostSheet(everything);
    visitShown(sheet ? sheet : everything, [&](QQuickItem *item) {
        if (takesTaps(item) && item->isEnabled() && !item->inherits("QQuickTextInput")) {
            list << item;
        }
    });
    return list;
}
