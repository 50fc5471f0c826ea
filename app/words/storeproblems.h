// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store.h"

#include <QString>

/// What is wrong with the store, for people.
QString problemText(const StoreError &error);

/// The same for programs, stable.
std::string_view codeOf(const StoreError &error);
