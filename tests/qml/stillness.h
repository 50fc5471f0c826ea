// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/fastclock.h"

#include <QPointer>
#include <QQuickItem>
#include <QQuickWindow>

/// Remembers where every control and every head stands, and tells what stands elsewhere later.
class Stillness : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// While animations run by the fast clock.
    Q_INVOKABLE void hasten(bool fast);
    /// Waits until two frames find all at rest: animations may begin with the next one.
    Q_INVOKABLE void settle(QQuickWindow *window);

    /// Remembers what is seen of this item.
    Q_INVOKABLE void look(QQuickItem *everything);
    /// What is still there and stands elsewhere, such as "keep-wood/less by 0, 60".
    Q_INVOKABLE QStringList moved(QQuickItem *everything) const;
    /// What can be tapped within this item, as it is seen: the topmost sheet alone, if one is open.
    Q_INVOKABLE QList<QQuickItem *> tappable(QQuickItem *everything) const;
    /// The name of a control, with those of what it is in.
    Q_INVOKABLE QString nameOf(QQuickItem *item) const;

private:
    /// No animation runs.
    bool rests() const;

    struct Seen {
        QPointer<QQuickItem> item;
        QString name;
        QRectF place;
    };
    static std::vector<Seen> seenIn(QQuickItem *everything);

    FastClock m_clock;
    std::vector<Seen> m_seen;
};
