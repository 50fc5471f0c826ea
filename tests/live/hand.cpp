// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/live/hand.h"

#include <QGuiApplication>
#include <QStyleHints>
#include <QTest>

#include <X11/extensions/XTest.h>

namespace
{
constexpr int ThisScreen = -1;
constexpr unsigned LeftButton = 1;
}

Hand::Hand()
    : m_display(XOpenDisplay(nullptr))
{
    if (!m_display) {
        qFatal("there is no display");
    }
}

Hand::~Hand()
{
    XCloseDisplay(m_display);
}

void Hand::tap(QPoint place, int milliseconds)
{
    const auto haste = QGuiApplication::styleHints()->mouseDoubleClickInterval();
    if (m_lifted.isValid() && m_lifted.elapsed() <= haste) {
        QTest::qWait(haste - static_cast<int>(m_lifted.elapsed()) + 20);
    }
    press(place);
    QTest::qWait(milliseconds);
    release();
    m_lifted.start();
    // The server tells the window in its own time.
    QTest::qWait(30);
}

void Hand::press(QPoint place)
{
    XTestFakeMotionEvent(m_display, ThisScreen, place.x(), place.y(), CurrentTime);
    XTestFakeButtonEvent(m_display, LeftButton, True, CurrentTime);
    XSync(m_display, False);
}

void Hand::release()
{
    XTestFakeButtonEvent(m_display, LeftButton, False, CurrentTime);
    XSync(m_display, False);
}
