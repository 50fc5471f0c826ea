// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/words/language.h"
#include "app/words/things.h"

#include <QFile>
#include <QRegularExpression>
#include <QtTest/QTest>

#include <algorithm>

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
/// All values of these enumerations have a name, and a drawing and a counted name that are there if they are
/// said at all.
template<IsThing... Ids>
void verifyThings(const QString &game)
{
    const auto verify = [&](auto id) {
        QVERIFY(reads(nameOf(id)));
        const auto &thing = things<decltype(id)>[id];
        QVERIFY2(!thing.icon || isIcon(iconOf(id), game), thing.icon);
        QVERIFY2(!thing.counted || reads(amount(id, 2)), thing.counted);
    };
    (std::ranges::for_each(valuesOf<Ids>(), verify), ...);
}
}
