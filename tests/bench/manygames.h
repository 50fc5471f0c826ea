// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/write.h"
#include "tests/db/randomgames.h"

#include <QFile>

/// As many as nobody plays in a life.
inline constexpr unsigned ManyGames = 10'000;

/// All of them in one file, as they are saved.
inline void writeGames(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly)) {
        qFatal("cannot write");
    }
    ArchiveWriter writer;
    for (unsigned seed = 0; seed < ManyGames; ++seed) {
        file.write(QByteArray::fromStdString(writer.add(RandomGames::game(seed))));
    }
    file.write(QByteArray::fromStdString(writer.end()));
}
