// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

// Another file in a store's place, without a moment in which a power cut would leave none. They throw; see
// attempt.h.

/// Where the new file must lie, complete, before the change begins.
std::string readyFor(const std::string &path);

/// Puts a ready file in the store's place, if there is one; also one that a power cut left waiting. What was
/// there goes aside with its write-ahead log or journal. Tells where to; empty if there was nothing.
std::string finishReplacement(const std::string &path);

/// Throws InUse if another program has the store open.
void requireFree(const std::string &path);

/// Deletes a store with all that SQLite may have left beside it.
void removeStore(const std::string &path);
