// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/migrations.h"

#include <QDir>

std::vector<std::string> migrations()
{
    std::vector<std::string> steps;
    const QDir folder(QStringLiteral(":/db/migrations"));
    const auto names = folder.entryList(QDir::Files, QDir::Name);
    for (const auto &name : names) {
        QFile file(folder.filePath(name));
        if (file.open(QIODevice::ReadOnly)) {
            steps.push_back(file.readAll().toStdString());
        }
    }
    return steps;
}
