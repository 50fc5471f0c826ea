// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/live/hand.h"

#include <QtGlobal>

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
