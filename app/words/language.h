// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

/// The languages there are, as codes.
QStringList languages();

/// Speaks this language from now on, "" the system's, and gives dates and numbers its form. False, and
/// English, if it is not known. Screens that already stand hear of it as of any change of translators.
bool useLanguage(const QString &code);
