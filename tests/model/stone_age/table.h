// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/stone_age/codec.h"
#include "model/stone_age/score.h"
#include "tests/model/tableof.h"

class Table : public TableOf<StoneAge::Rules, Table>
{
public:
    using TableOf::TableOf;

    /// So many players have all figures back.
    Table &done(int times = 1)
    {
        for (int i = 0; i < times; ++i) {
            play("{'do':'done'}");
        }
        return *this;
    }
};

inline constexpr const char *Expansion = "{'expansion':true}";
inline constexpr const char *BonusTiles = "{'expansion':true,'bonusTiles':true}";
