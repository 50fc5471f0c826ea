// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/stone_age/words/things.h"
#include "model/stone_age/actions.h"

#include <QString>

/// The names of our drawings for what is not in things.h.
namespace StoneAge
{
QString iconOf(Place place);
QString iconOf(Pick pick);
QString iconOf(const StylePick &pick);
QString iconOf(const Bottom &bottom);
QString iconOf(const Top &top);
QString iconOf(TopKind top);
}
