// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/malformed.h"
#include "model/sheet/template.h"

#include <tl/expected.hpp>

/// A sheet on its own, as it is kept and passed on.
namespace OwnSheet
{
/// Strictly, as records are read: all else is judged before the template.
tl::expected<Template, Malformed> readSheet(std::string_view bytes);
std::string writeSheet(const Template &sheet);
}
