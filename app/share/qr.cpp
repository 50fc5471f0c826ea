// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/share/qr.h"

#include <qrcodegen/QrCode.hpp>

namespace
{
constexpr int QuietZone = 4;

QImage imageOf(const qrcodegen::QrCode &code)
{
    const int side = code.getSize() + 2 * QuietZone;
    QImage image(side, side, QImage::Format_Grayscale8);
    image.fill(Qt::white);
    for (int y = 0; y < code.getSize(); ++y) {
        auto *line = image.scanLine(y + QuietZone) + QuietZone;
        for (int x = 0; x < code.getSize(); ++x) {
            line[x] = code.getModule(x, y) ? 0 : 255;
        }
    }
    return image;
}
}

std::optional<QImage> qrCode(const QString &text)
{
    try {
        return imageOf(
            qrcodegen::QrCode::encodeText(text.toUtf8().constData(), qrcodegen::QrCode::Ecc::MEDIUM));
    } catch (const qrcodegen::data_too_long &) {
        return std::nullopt;
    }
}
