// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAnimationDriver>
#include <QBasicTimer>
#include <QElapsedTimer>

/// Time for all animations, many times as fast: they run as ever, and soon come to rest.
class FastClock : public QAnimationDriver
{
    Q_OBJECT

public:
    qint64 elapsed() const override;

protected:
    void start() override;
    void stop() override;
    void timerEvent(QTimerEvent *event) override;

private:
    QElapsedTimer m_since;
    QBasicTimer m_frames;
};
