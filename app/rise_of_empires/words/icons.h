// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/rise_of_empires/words/things.h"
#include "model/rise_of_empires/actions.h"

#include <QString>

/// The names of our drawings for what is not in things.h.
namespace RiseOfEmpires
{
QString iconOf(Ground ground);
/// By what it does above all.
QString iconOf(const ProgressTile &tile);
QString iconOf(const Region &region);
}
