// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/options.h"

#include "app/archive/place.h"

#include <QCommandLineParser>
#include <QCoreApplication>

using namespace Qt::StringLiterals;

Options readOptions(const QCoreApplication &app)
{
    const auto translated = [](const char *text) { return QCoreApplication::translate("Main", text); };
    QCommandLineParser parser;
    parser.setApplicationDescription(
        translated(QT_TRANSLATE_NOOP("Main", "The score sheet of civilisation games.")));
    parser.addHelpOption();
    parser.addVersionOption();
    const QCommandLineOption selfTest(
        u"self-test"_s, translated(QT_TRANSLATE_NOOP("Main", "Load every page, then quit.")));
    const QCommandLineOption screenshots(u"screenshots"_s,
        translated(QT_TRANSLATE_NOOP("Main", "Write pictures of every page, then quit.")), u"DIR"_s);
    const QCommandLineOption store(
        u"store"_s, translated(QT_TRANSLATE_NOOP("Main", "Keep the games in this file.")), u"FILE"_s);
    parser.addOptions({selfTest, screenshots, store});
    parser.addPositionalArgument(
        u"FILE"_s, translated(QT_TRANSLATE_NOOP("Main", "Records to take over.")), u"[FILE…]"_s);
    parser.process(app);
    return {.store = parser.isSet(store) ? parser.value(store) : usualStore(),
        .usualStore = !parser.isSet(store),
        .screenshots = parser.value(screenshots),
        .files = parser.positionalArguments(),
        .selfTest = parser.isSet(selfTest)};
}
