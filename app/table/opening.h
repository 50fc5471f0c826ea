// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/storeerror.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <string>

class GameOptions;
class GameTable;
class Store;
struct OpenGame;

/// The time as records write it.
using Clock = std::function<std::string()>;
