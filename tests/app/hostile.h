// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

/// Files that nobody should hand to the app, and some that only look like it: the same for the same number.
namespace Hostile
{
struct File {
    const char *kind;
    QByteArray bytes;
    /// Nothing of it may come in; where this is not set, it may turn out to be harmless.
    bool mustBeRefused = true;
};

File file(unsigned number);
}
