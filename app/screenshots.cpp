// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/screenshots.h"

#include <QCoreApplication>
#include <QDir>
#include <QQuickWindow>

#include <array>
#include <cstdio>

using namespace Qt::StringLiterals;

bool writeScreenshots(QQuickWindow &window, const QString &folder)
{
    constexpr std::array Sizes
        = {QSize(360, 640), QSize(412, 915), QSize(915, 412), QSize(820, 1180), QSize(1280, 800)};
    if (!QDir().mkpath(folder)) {
        return false;
    }
    for (const auto &size : Sizes) {
        window.resize(size);
        QCoreApplication::processEvents();
        for (const bool dark : {false, true}) {
            window.setProperty("dark", dark);
            const auto path = QDir(folder).filePath(u"home-%1x%2-%3.png"_s.arg(size.width())
                                                        .arg(size.height())
                                                        .arg(dark ? "dark"_L1 : "light"_L1));
            if (!window.grabWindow().save(path)) {
                return false;
            }
            std::printf("%s\n", qPrintable(path));
        }
    }
    return true;
}
