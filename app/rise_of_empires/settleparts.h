// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/rise_of_empires/settlepages.h"
#include "app/rise_of_empires/steps.h"

/// One player's settling, part by part, over the settling of all.
namespace RiseOfEmpires
{
RiseParts partsPage(const Play &play);
Answer partsTouch(const Play &play, const Touch &touch);
/// With what has to be given up ticked off already.
Answer partsOpened(const Play &play, int seat);

/// "Théo: 1 resource short", "0 + 1 income, 2 cities want 1 each".
struct Unpaid {
    QString title;
    QString note;
};
Unpaid unpaidText(const Play &play, int seat);

/// "16 − 9".
QString sumText(int before, int change);
}
