// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/sheet/template.h"

#include <QString>

/// A sheet as a drawing, which follows from its id and its title.
namespace OwnSheet
{
/// The name of one of our drawings for a shipped sheet; of others the first letter of the title.
QString emblemOf(const Template &sheet);
/// From 1 to 6.
int tallyOf(const Template &sheet);
}
