// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/through_the_ages/boardpages.h"
#include "app/through_the_ages/draft.h"

namespace ThroughTheAges
{
/// What lies before a player; what is live can be touched.
AgesSeat seatView(const Play &play, int seat, bool live);
QList<AgesSeat> seatViews(const Play &play);
/// The players, and the Rival after them.
int seatsOn(const State &state);
/// Of one of those.
int cultureAt(const State &state, int seat);
int strengthAt(const State &state, int seat);
/// All of them on their tracks.
AgesStand standOf(const Play &play);
/// Culture and strength after each round.
AgesCurve curveOf(const Play &play);

AgesBoard boardView(const Play &play, int seat, bool live);
AgesBank bankView(const Play &play, int seat, bool live);
QList<AgesRating> ratingsView(const Play &play, int seat, bool live);

/// The tray over the banks, and what its rows do.
AgesTray trayView(const Play &play);
std::optional<Answer> trayTouch(const Play &play, const Touch &touch);
/// The end of the turn before it comes.
AgesEnd endView(const Play &play);
/// The button for it, with what it brings that nobody wants, and the cards to draw: "corruption −2 · draw 2".
TableWide endWide(const Play &play);
/// What it came to: what struck, how the numbers changed, what is drawn.
QList<AgesPart> endedParts(const State &before, const QString &name);
/// Stages of the wonder under way; the last ones bring what it does.
BuildStages buildingStages(const Play &play, int count, int discount = 0);
}
