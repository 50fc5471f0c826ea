// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/archive/files.h"

#include <QFile>
#include <QSaveFile>

tl::expected<QByteArray, QString> readFile(const QString &path, qint64 limit)
{
    QFile file(path);
    const bool opened = path == u"-" ? file.open(stdin, QIODevice::ReadOnly) : file.open(QIODevice::ReadOnly);
    QByteArray bytes;
    // A pipe hands over its bytes piece by piece.
    for (QByteArray piece(1, '\0'); opened && !piece.isEmpty() && bytes.size() <= limit; bytes += piece) {
        piece = file.read(limit + 1 - bytes.size());
    }
    if (file.error() != QFileDevice::NoError) {
        return tl::unexpected(file.errorString());
    }
    return bytes;
}

std::optional<QString> writeFile(const QString &path, const Fill &fill)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly)) {
        return file.errorString();
    }
    if (auto problem = fill(file)) {
        return problem;
    }
    return file.commit() ? std::nullopt : std::optional(file.errorString());
}

std::optional<QString> writeFile(const QString &path, const QByteArray &bytes)
{
    return writeFile(path, [&](QIODevice &device) {
        device.write(bytes);
        return std::optional<QString>();
    });
}
