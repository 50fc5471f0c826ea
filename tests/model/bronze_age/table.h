// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/bronze_age/codec.h"
#include "tests/model/tableof.h"

class Table : public TableOf<BronzeAge::Rules, Table>
{
public:
    using TableOf::TableOf;
};

using GoodsRow = std::array<int, 5>;
