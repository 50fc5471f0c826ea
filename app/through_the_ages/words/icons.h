// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/through_the_ages/catalogue.h"

#include <QString>

/// The names of our drawings for the things of the game.
namespace ThroughTheAges
{
QString iconOf(Type type);
QString iconOf(Technology technology);
QString iconOf(Government government);
QString iconOf(Tactic tactic);
QString iconOf(CardKind kind);
QString iconOf(Good good);
QString iconOf(Benefit benefit);
QString iconOf(Rating rating);
QString iconOf(Source source);
QString iconOf(RivalSource source);
QString iconOf(Impact impact);
QString iconOf(Revealed event);
QString iconOf(RivalCard card);
QString iconOf(Difficulty difficulty);
}
