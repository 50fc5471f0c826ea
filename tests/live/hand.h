// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QPoint>

struct _XDisplay;

/// The pointer of the display: what it does goes through the X server, as a hand's taps do.
class Hand
{
public:
    Hand();
    ~Hand();
    Hand(const Hand &) = delete;
    Hand &operator=(const Hand &) = delete;

    /// Presses for so long. Nobody is in haste: the second of two quick taps would be none.
    void tap(QPoint place, int milliseconds);

private:
    void press(QPoint place);
    void release();

    _XDisplay *m_display;
    QElapsedTimer m_lifted;
};
