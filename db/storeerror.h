// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <tl/expected.hpp>

#include <string>

/// Why the store could not do it. The detail is for a log, the sentence for people is made in app/.
struct StoreError {
    enum class Code {
        /// Cannot be reached or written, or was asked for something that is not there.
        Unavailable,
        /// Can be read, but neither it nor its folder can be written; looking.h may help.
        ReadOnly,
        /// Another program has it open.
        InUse,
        /// Written by a newer version of this app.
        TooNew,
        /// Another program's file.
        Foreign,
        /// Not, or no longer, what was written.
        Damaged,
        /// No room left; what was kept before can still be read.
        Full,
        /// Somebody else has this name.
        NameTaken,
        /// Two who sat in one game cannot be one person.
        PlayedTogether,
    };
    Code code = Code::Unavailable;
    std::string detail;
    bool operator==(const StoreError &) const = default;
};

template<typename T>
using Stored = tl::expected<T, StoreError>;
