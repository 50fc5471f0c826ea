// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <tl/expected.hpp>

#include <functional>
#include <optional>

class QIODevice;

/// What a file holds, or why it cannot be read; "-" is standard input. One byte past the limit is enough to
/// know that there are too many.
tl::expected<QByteArray, QString> readFile(const QString &path, qint64 limit);

/// Fills a file that appears only whole, in place of one that was there. Tells why not.
using Fill = std::function<std::optional<QString>(QIODevice &)>;
std::optional<QString> writeFile(const QString &path, const Fill &fill);
std::optional<QString> writeFile(const QString &path, const QByteArray &bytes);
