// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rise_of_empires/actions.h"

#include <QString>

/// The names of our drawings for the things of the game.
namespace RiseOfEmpires
{
QString iconOf(Row row);
QString iconOf(Territory territory);
QString iconOf(Ground ground);
QString iconOf(Gain gain);
QString iconOf(Good good);
QString iconOf(Material material);
QString iconOf(Yield yield);
QString iconOf(Prize prize);
QString iconOf(Overseas overseas);
QString iconOf(Part part);
QString iconOf(Source source);
/// By what it does above all.
QString iconOf(const ProgressTile &tile);
QString iconOf(const Region &region);
}
