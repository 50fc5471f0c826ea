// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QUrl>

/// Where the games are kept unless somebody says otherwise.
QString usualStore();

/// Which folder is proposed for files: the first of the usual ones that is there.
QUrl usualFolder();
