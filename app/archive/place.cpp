// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/archive/place.h"

#include <QStandardPaths>

using namespace Qt::StringLiterals;

QString usualStore()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + u"/games.tallystone-store"_s;
}
