// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/traffic/place.h"

#include <QDir>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

QString usualStore()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + u"/games.tallystone-store"_s;
}

QUrl usualFolder()
{
    for (const auto location : {QStandardPaths::DocumentsLocation, QStandardPaths::DownloadLocation}) {
        const auto path = QStandardPaths::writableLocation(location);
        if (QFileInfo(path).isDir()) {
            return QUrl::fromLocalFile(path);
        }
    }
    return QUrl::fromLocalFile(QDir::homePath());
}
