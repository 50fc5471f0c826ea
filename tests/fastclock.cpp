// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fastclock.h"

#include <QTimerEvent>

namespace
{
constexpr int Haste = 10;
constexpr int FrameTime = 5;
}

qint64 FastClock::elapsed() const
{
    return isRunning() ? Haste * m_since.elapsed() : 0;
}

void FastClock::start()
{
    m_since.start();
    m_frames.start(FrameTime, this);
    QAnimationDriver::start();
}

void FastClock::stop()
{
    m_frames.stop();
    QAnimationDriver::stop();
}

void FastClock::timerEvent(QTimerEvent *)
{
    advance();
}
