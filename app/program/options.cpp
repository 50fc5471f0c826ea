// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/program/options.h"

#include "app/traffic/place.h"

#include <QCommandLineParser>
#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <span>
#include <string_view>

using namespace Qt::StringLiterals;

bool asksForText(int argc, char **argv)
{
    constexpr std::array<std::string_view, 5> Questions{"-h", "--help", "--help-all", "-v", "--version"};
    const std::span<char *> arguments(argv, static_cast<std::size_t>(argc));
    // What follows two dashes is a file, whatever it is called.
    const auto end = std::ranges::find(arguments, std::string_view("--"));
    return std::any_of(arguments.begin(), end,
        [&](std::string_view argument) { return std::ranges::find(Questions, argument) != Questions.end(); });
}

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
    const QCommandLineOption store(
        u"store"_s, translated(QT_TRANSLATE_NOOP("Main", "Keep the games in this file.")), u"FILE"_s);
    parser.addOptions({selfTest, store});
    parser.addPositionalArgument(
        u"FILE"_s, translated(QT_TRANSLATE_NOOP("Main", "Records to take over.")), u"[FILE…]"_s);
    parser.process(app);
    return {.store = parser.isSet(store) ? parser.value(store) : usualStore(),
        .usualStore = !parser.isSet(store),
        .files = parser.positionalArguments(),
        .selfTest = parser.isSet(selfTest)};
}
