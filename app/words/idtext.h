// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/named.h"

#include <QString>

/// An id of the model as pages know it.
inline QString idText(std::string_view id)
{
    return QString::fromLatin1(id.data(), static_cast<qsizetype>(id.size()));
}

template<typename Enum>
requires std::is_enum_v<Enum> QString idText(Enum value)
{
    return idText(idOf(value));
}
