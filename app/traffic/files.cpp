// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/traffic/files.h"

#include <QDir>
#include <QFile>
#include <QSaveFile>

using namespace Qt::StringLiterals;

static bool isDocument(const QString &path)
{
    return path.startsWith("content:"_L1);
}

QString pathOf(const QUrl &file)
{
    return file.isLocalFile() ? file.toLocalFile() : file.toString();
}

QString nameOf(const QUrl &file)
{
    return file.isLocalFile() ? QDir::toNativeSeparators(file.toLocalFile()) : file.fileName();
}

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

template<typename File>
static std::optional<QString> fillFile(File &file, const Fill &fill)
{
    if (!file.open(QIODevice::WriteOnly)) {
        return file.errorString();
    }
    if (auto problem = fill(file)) {
        return problem;
    }
    if constexpr (std::is_same_v<File, QSaveFile>) {
        return file.commit() ? std::nullopt : std::optional(file.errorString());
    }
    return file.flush() && file.error() == QFileDevice::NoError ? std::nullopt
                                                                : std::optional(file.errorString());
}

std::optional<QString> writeFile(const QString &path, const Fill &fill)
{
    if (isDocument(path)) {
        QFile document(path);
        return fillFile(document, fill);
    }
    QSaveFile file(path);
    return fillFile(file, fill);
}

std::optional<QString> writeFile(const QString &path, const QByteArray &bytes)
{
    return writeFile(path, [&](QIODevice &device) {
        device.write(bytes);
        return std::optional<QString>();
    });
}

std::optional<QString> copyFile(const QString &from, const QString &to)
{
    QFile source(from);
    if (!source.open(QIODevice::ReadOnly)) {
        return source.errorString();
    }
    return writeFile(to, [&](QIODevice &device) -> std::optional<QString> {
        constexpr qint64 PieceSize = 1 << 20;
        for (auto piece = source.read(PieceSize); !piece.isEmpty(); piece = source.read(PieceSize)) {
            device.write(piece);
        }
        return source.error() == QFileDevice::NoError ? std::nullopt : std::optional(source.errorString());
    });
}
