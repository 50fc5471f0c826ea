// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bronze_age/desk.h"

using namespace BronzeAge;

std::optional<int> BronzeDesk::rollOfTurn() const
{
    for (int i = session().head() - 1; i >= 0; --i) {
        const auto kind = kindOf(session().actionAt(i));
        if (kind == Kind::Roll) {
            return i;
        }
        if (kind == Kind::Pass) {
            break;
        }
    }
    return std::nullopt;
}
