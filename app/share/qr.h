// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>

#include <optional>

/// A QR code of at least level M, one pixel a module and the quiet zone around it: to be enlarged by whole
/// numbers, without smoothing. Nothing if the text is longer than a code can hold.
std::optional<QImage> qrCode(const QString &text);
