// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rise_of_empires/state.h"

#include <QStringList>

/// The rule of one thing in whole sentences: what the help's pages and the explanation of a held thing share.
namespace RiseOfEmpires
{
QString ruleOf(Row row);
QString ruleOf(Territory territory);
QString ruleOf(Gain gain);
QString ruleOfWonders();
QString ruleOfFreeActions();
QString ruleOfPrices();
QString ruleOfPaying();
QString ruleOfIdling();
QString ruleOfBattles();
QString ruleOfWithdrawing();
QString ruleOfControl();
QString ruleOfTies();
QString ruleOfHunger();
QString ruleOfUpkeep();
QString ruleOfKeeping();
QString ruleOfHalving();
QString ruleOfOrder();
QString ruleOfBank();
}
