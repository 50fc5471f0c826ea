// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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

    void press(QPoint place);
    void release();

private:
    _XDisplay *m_display;
};
