// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/sheet/template.h"

#include <QString>

#include <tl/expected.hpp>

/// Own sheets: how they are kept, made and passed on.
namespace OwnSheet::Library
{
/// The longest link that another phone reads off the screen.
inline constexpr qsizetype LongestCode = 1300;
/// So much is read of a sheet that comes from elsewhere.
inline constexpr qint64 MostBytes = qint64{64} * 1024;

/// The whole sheet in one line.
QString linkOf(const Template &sheet);

enum class LinkFlaw { NotOurs, TooNew, Damaged, TooLarge };
bool isLink(QStringView text);
/// The template as JSON, which is anybody's.
tl::expected<std::string, LinkFlaw> unpackedLink(const QString &link);
}
