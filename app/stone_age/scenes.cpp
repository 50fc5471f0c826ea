// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/stone_age/package.h"
#include "app/stone_age/stonetable.h"

using namespace Qt::StringLiterals;

namespace StoneAge
{
Scenes Package::scenes()
{
    return {};
}
}
