// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/malformed.h"

#include <QString>

/// What is wrong with a document, for people.
QString problemText(const Malformed &malformed);
