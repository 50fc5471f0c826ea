// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/json/value.h"

#include <algorithm>

namespace Json
{
const Value *find(const Object &object, std::string_view name)
{
    const auto found = std::find_if(
        object.rbegin(), object.rend(), [&](const Member &member) { return member.name == name; });
    return found == object.rend() ? nullptr : &found->value;
}
}

template class std::vector<Json::Value>;
template class std::vector<Json::Member>;
