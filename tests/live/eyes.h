// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QRectF>
#include <QStringList>

class QObject;
class QQuickItem;
class QQuickWindow;

/// What can be seen of a window: what lies where, and what lies where it should not.
namespace Eyes
{
/// The sheet in front of all else; else nullptr.
QQuickItem *frontSheet(const QQuickWindow &window);
/// Everything that can be seen, in front of which nothing modal lies.
QList<QQuickItem *> seen(const QQuickWindow &window);
bool hasList(const QQuickWindow &window);
/// What has this name, the one in front if there are several; else nullptr.
QQuickItem *find(const QQuickWindow &window, const QString &name);
/// The kind of a thing by the name of its file.
QString typeOf(const QObject &thing);

/// Controls that cannot be reached and words that leave their place, each in a sentence.
QStringList faults(const QQuickWindow &window);
/// Something still slides or is about to be laid out anew; else a number that changes with every movement.
bool isMoving(const QQuickWindow &window);
size_t shape(const QQuickWindow &window);
/// Scrolls until it can be tapped.
void bringIntoSight(QQuickItem &item);
}
