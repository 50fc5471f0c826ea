// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rise_of_empires/ids.h"

namespace RiseOfEmpires
{
/// The lists of goods differ in length and order, not in what the goods are called and drawn as.
template<typename Id>
constexpr Gain gainOf(Id id)
{
    return *fromId<Gain>(idOf(id));
}
}
