// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/words/language.h"

#include <QFile>
#include <QRegularExpression>
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

/// One of those for every game, or of this game's own.
inline bool isIcon(const QString &name, const QString &game)
{
    return QFile::exists(QStringLiteral(SOURCE_DIR "/qml/icons/%1.svg").arg(name))
        || QFile::exists(QStringLiteral(SOURCE_DIR "/qml/games/%1/icons/%2.svg").arg(game, name));
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
