// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/sheet/template.h"

#include <QString>

namespace OwnSheet::Library
{
/// What the editor calls a member of a row, or without one of the sheet; as it is written where it has no
/// name there.
QString memberName(const Row *row, const QString &member);
}
