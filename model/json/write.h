// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/json/value.h"

namespace Json
{
/// Two spaces of indentation, members in their order, a newline at the end: equal content is equal bytes.
std::string write(const Value &value);

/// The same on one line, without white space.
std::string writeCompact(const Value &value);
}
