// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/through_the_ages/words/things.h"
#include "model/through_the_ages/catalogue.h"

#include <QString>

/// The names of our drawings for what is not in things.h.
namespace ThroughTheAges
{
QString iconOf(Type type);
QString iconOf(Technology technology);
QString iconOf(Government government);
QString iconOf(Tactic tactic);
QString iconOf(Impact impact);
QString iconOf(Revealed event);
QString iconOf(RivalCard card);
QString iconOf(Difficulty difficulty);
}
