// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/through_the_ages/state.h"

#include <QStringList>

/// The rule of one thing in whole sentences: what the help's pages and the explanation of a held thing share.
namespace ThroughTheAges
{
QString ruleOfTaking();
QString ruleOfGrowing();
QString ruleOfBuilding();
QString ruleOfUpgrading();
QString ruleOfDestroying();
QString ruleOfLearning();
QString ruleOfUrbanLimit();
QString ruleOfGovernments();
QString ruleOfRevolutions();
QString ruleOfLeaders(Edition edition);
QString ruleOfWonders();
QString ruleOfSpecials();
QString ruleOfTactics();
QString ruleOfOutdatedArmies();
QString ruleOfYellow();
QString ruleOfBlue();
QString ruleOfTokens();
QString ruleOfFaces();
QString ruleOfUprisings(Edition edition);
QString ruleOfCorruption(Edition edition);
QString ruleOfFamine();
QString ruleOfDrawing();
QString ruleOfEvents();
QString ruleOfAggressions(Edition edition);
QString ruleOfWars();
QString ruleOfSacrifices(Edition edition);
QString ruleOfColonies();
QString ruleOfPacts();
QString ruleOfImpacts();
QString ruleOfAges();
QString ruleOfTheEnd();
QString ruleOfRivalUnits();
QString ruleOfRivalPlay();
QString ruleOfRivalProduction();
}
