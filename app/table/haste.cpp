// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/haste.h"

#include <QGuiApplication>
#include <QInputEvent>
#include <QStyleHints>

#include <utility>

namespace
{
/// Two taps of one thumb are no further apart.
constexpr qreal AThumb = 48;
}

Haste::Haste(QObject *parent)
    : QObject(parent)
{
    // A filter of the window itself would come after those of open sheets.
    qGuiApp->installEventFilter(this);
}

void Haste::setTable(GameTable *table)
{
    if (table != m_table) {
        m_table = table;
        m_ended = true;
        if (table) {
            watch(*table);
            // A turn that is played anew has a table of its own.
            connect(table->change(), &TableChange::begun, this,
                [this, change = table->change()] { watch(*change->copy()); });
        }
        Q_EMIT changed();
    }
}

Haste::Moment Haste::momentOf(const GameTable &table)
{
    return {table.step(), table.turnOf()};
}

void Haste::watch(GameTable &table)
{
    connect(&table, &GameTable::changed, this, [this, &table, last = momentOf(table)]() mutable {
        const auto now = momentOf(table);
        // Undo and redo may be tapped as fast as anybody can.
        m_ended = m_ended || (!table.isRewinding() && (now.step != last.step || now.turnOf != last.turnOf));
        last = now;
    });
}

bool Haste::isSoonAfter(const std::optional<quint64> &lifted, const QInputEvent &press)
{
    const auto interval = static_cast<quint64>(QGuiApplication::styleHints()->mouseDoubleClickInterval());
    return lifted && press.timestamp() >= *lifted && press.timestamp() - *lifted < interval;
}

bool Haste::isHasty(const QPointerEvent &press) const
{
    return isSoonAfter(m_lifted, press)
        && (press.points().first().scenePosition() - m_spot).manhattanLength() < AThumb;
}

bool Haste::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_window) {
        return false;
    }
    switch (event->type()) {
    case QEvent::MouseButtonPress:
    case QEvent::TouchBegin:
        m_ignoring = m_ended && isHasty(*static_cast<QPointerEvent *>(event));
        m_ended = m_ignoring;
        break;
    case QEvent::TouchCancel:
        return std::exchange(m_ignoring, false);
    case QEvent::MouseButtonRelease:
    case QEvent::TouchEnd:
        m_lifted = static_cast<QPointerEvent *>(event)->timestamp();
        m_spot = static_cast<QPointerEvent *>(event)->points().first().scenePosition();
        if (std::exchange(m_ignoring, false)) {
            event->accept();
            return true;
        }
        return false;
    case QEvent::KeyPress: {
        const auto &press = *static_cast<QKeyEvent *>(event);
        m_ended
            = m_ended && m_table && m_table->over() && press.key() == m_key && isSoonAfter(m_released, press);
        m_key = press.key();
        if (m_ended) {
            event->accept();
        }
        return m_ended;
    }
    case QEvent::KeyRelease:
        m_released = static_cast<QKeyEvent *>(event)->timestamp();
        return false;
    case QEvent::MouseButtonDblClick:
    case QEvent::MouseMove:
    case QEvent::TouchUpdate:
        break;
    default:
        return false;
    }
    if (m_ignoring) {
        event->accept();
    }
    return m_ignoring;
}
