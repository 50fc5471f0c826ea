// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/bronze_age/turn.h"

#include <QVariant>

/// The steps of a turn, a file for each: its page, its wide button, and what a touch on either comes to.
namespace BronzeAge
{
BronzeDicePage dicePage(const Play &play);
TableWide diceButton(const Play &play);
Answer diceTouch(const Play &play, const Touch &touch);

BronzeTradePage tradePage(const Play &play);
Answer tradeTouch(const Play &play, const Touch &touch);
/// A trade that is talked over and not made, in a sentence; else empty.
QString unmadeTrade(const Play &play);

BronzeBuildPage buildPage(const Play &play);
TableWide buildButton(const Play &play);
Answer buildTouch(const Play &play, const Touch &touch);
/// The state that the plan would lead to.
State planned(const Play &play);
/// What the last touch put down, if it was here: "3 boxes, City 4".
QString builtText(const Draft &before, const Draft &after);

BronzeSwapPage swapPage(const Play &play);
Answer swapTouch(const Play &play, const Touch &touch);

BronzeBuyPage buyPage(const Play &play);
TableWide buyButton(const Play &play);
Answer buyTouch(const Play &play, const Touch &touch);

BronzePassPage passPage(const Play &play);
TableWide passButton(const Play &play);
Answer passTouch(const Play &play, const Touch &touch);

/// One player's sheet, changed by hand; it has a page of its own beside the turn's.
BronzeCorrectPage correctPage(const Play &play, int seat);
Answer correctTouch(const Play &play, const Touch &touch);

/// Of the step that is seen.
QVariant pageOf(const Play &play);
TableWide buttonOf(const Play &play);
}
