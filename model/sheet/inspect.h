// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/json/value.h"
#include "model/record/fields.h"
#include "model/sheet/template.h"

/// A template as somebody wrote it, who may be anybody.
namespace OwnSheet
{
struct Inspection {
    /// What could be read; with faults good for mending only.
    Template sheet;
    /// The one that counts first. A fault of one row has its index; one of a formula or an `of` has the
    /// problem too.
    std::vector<Malformed> faults;
};
Inspection inspect(const Json::Value &json, const Place &place = {});
/// The same of one that is being made.
std::vector<Malformed> faultsOf(const Template &sheet);

/// In canonical form.
Json::Object encode(const Template &sheet);
Json::Object encode(const Row &row);
}
