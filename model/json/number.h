// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/json/value.h"

namespace Json
{
/// The value of a well-formed JSON number, exactly: 1.0, 10e-1 and 1 are the same whole number, and
/// 0.99999999999999999999 is none.
Value number(std::string_view written);
}
