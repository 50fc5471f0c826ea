// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/options.h"

#include "app/archive/place.h"

#include <QCommandLineParser>
#include <QCoreApplication>

#include <cstdio>
#include <cstdlib>

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
        translated(QT_TRANSLATE_NOOP("Main", "Write a few pictures of sample games, then quit.")), u"DIR"_s);
    const QCommandLineOption only(u"only"_s,
        translated(QT_TRANSLATE_NOOP(
            "Main", "With --screenshots: every picture whose name matches, instead of a few.")),
        u"PATTERN"_s);
    const QCommandLineOption store(
        u"store"_s, translated(QT_TRANSLATE_NOOP("Main", "Keep the games in this file.")), u"FILE"_s);
    parser.addOptions({selfTest, screenshots, only, store});
    parser.addPositionalArgument(
        u"FILE"_s, translated(QT_TRANSLATE_NOOP("Main", "Records to take over.")), u"[FILE…]"_s);
    parser.process(app);
    const QRegularExpression pictures(parser.value(only));
    if (!pictures.isValid()) {
        const auto why = translated(QT_TRANSLATE_NOOP("Main", "“%1” is no pattern for names: %2."));
        std::fprintf(stderr, "%s\n", qPrintable(why.arg(pictures.pattern(), pictures.errorString())));
        std::exit(2);
    }
    return {.store = parser.isSet(store) ? parser.value(store) : usualStore(),
        .usualStore = !parser.isSet(store),
        .screenshots = parser.value(screenshots),
        .only = pictures,
        .files = parser.positionalArguments(),
        .selfTest = parser.isSet(selfTest)};
}
