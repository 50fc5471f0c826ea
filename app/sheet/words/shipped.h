// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/sheet/template.h"

#include <QString>

/// The sheets that come with the app. They are written in English and shown in the reader's language as long
/// as they are unchanged.
namespace OwnSheet
{
/// By title.
const std::vector<Template> &shippedSheets();
/// Nothing if none has this id.
const Template *shippedSheet(std::string_view id);
/// Whether it is one of them, to the letter.
bool isShipped(const Template &sheet);

/// A text of a sheet for people: a title, a note, a label. What somebody wrote stays as it is.
QString shown(const Template &sheet, const std::string &text);
inline QString shownTitle(const Template &sheet)
{
    return shown(sheet, sheet.title);
}
}
