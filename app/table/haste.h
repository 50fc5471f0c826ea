// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/gametable.h"

#include <QPointF>
#include <QPointer>

#include <optional>

class QInputEvent;
class QPointerEvent;

/// Two taps in haste are one: a second one at the same place that comes within the time of a double tap,
/// after somebody's step has ended with the first, was meant for that step, whatever lies under the finger by
/// now. So was a key that is pressed twice and ends the game with the first; before that a key skips nothing.
class Haste : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    /// Where the taps come from.
    Q_PROPERTY(QObject *window READ window WRITE setWindow REQUIRED)
    Q_PROPERTY(GameTable *table READ table WRITE setTable NOTIFY changed)

public:
    explicit Haste(QObject *parent = nullptr);

    QObject *window() const { return m_window; }
    void setWindow(QObject *window) { m_window = window; }
    GameTable *table() const { return m_table; }
    void setTable(GameTable *table);

    bool eventFilter(QObject *watched, QEvent *event) override;

Q_SIGNALS:
    void changed();

private:
    /// Whose step it is at a table.
    struct Moment {
        QString step;
        int turnOf = 0;
    };
    static Moment momentOf(const GameTable &table);
    void watch(GameTable &table);
    static bool isSoonAfter(const std::optional<quint64> &lifted, const QInputEvent &press);
    bool isHasty(const QPointerEvent &press) const;

    QPointer<QObject> m_window;
    QPointer<GameTable> m_table;
    /// A step has ended since the last tap or key that counted.
    bool m_ended = false;
    /// The tap that is going on does not count.
    bool m_ignoring = false;
    /// When the finger was lifted from the last tap, and where.
    std::optional<quint64> m_lifted;
    QPointF m_spot;
    /// The same of the last key.
    std::optional<quint64> m_released;
    int m_key = 0;
};
