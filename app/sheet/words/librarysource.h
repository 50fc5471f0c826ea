// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/malformed.h"
#include "model/sheet/template.h"

#include <QString>

#include <optional>

namespace OwnSheet::Library
{
/// A sheet from elsewhere, as far as it could be read.
struct Source {
    /// With faults good for mending only; nothing if it is no sheet at all.
    std::optional<Template> sheet;
    /// The one that counts first.
    std::vector<Malformed> faults;
    /// Why it is none, as a sentence.
    QString trouble;
};

/// A file, or a link.
Source readSource(const QByteArray &bytes);
}
