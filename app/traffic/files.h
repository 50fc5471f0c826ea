// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QUrl>

#include <tl/expected.hpp>

#include <functional>
#include <optional>

class QIODevice;

/// What files are opened by: a path, or on a phone the address of another app's document.
QString pathOf(const QUrl &file);
/// The same for people.
QString nameOf(const QUrl &file);

/// What a file holds, or why it cannot be read; "-" is standard input. One byte past the limit is enough to
/// know that there are too many.
tl::expected<QByteArray, QString> readFile(const QString &path, qint64 limit);

/// Fills a file that appears only whole, in place of one that was there; another app's document is
/// written to directly. Tells why not.
using Fill = std::function<std::optional<QString>(QIODevice &)>;
std::optional<QString> writeFile(const QString &path, const Fill &fill);
std::optional<QString> writeFile(const QString &path, const QByteArray &bytes);

/// Tells why not.
std::optional<QString> copyFile(const QString &from, const QString &to);
