// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/words/language.h"

#include <QDir>
#include <QRegularExpression>
#include <QSet>
#include <QtTest/QTest>

/// What holds for the words of every game.
namespace Wording
{
/// Nothing empty, no placeholder left, no two spaces.
inline bool reads(const QString &text)
{
    static const QRegularExpression flaw(QStringLiteral("%[n0-9]|  |^\\s|\\s$"));
    return !text.isEmpty() && !flaw.match(text).hasMatch();
}

inline bool isIcon(const QString &name)
{
    static const auto files
        = QDir(QStringLiteral(SOURCE_DIR "/qml/icons")).entryList({QStringLiteral("*.svg")});
    static const QSet<QString> icons(files.begin(), files.end());
    return icons.contains(name + QStringLiteral(".svg"));
}

/// A row for each language there is.
inline void eachLanguage()
{
    QTest::addColumn<QString>("language");
    for (const auto &code : languages()) {
        QTest::newRow(qPrintable(code)) << code;
    }
}
}
