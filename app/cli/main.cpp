// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/console.h"
#include "app/cli/replay.h"
#include "app/language.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace
{
QString usage()
{
    return QCoreApplication::translate("Cli",
        "Usage: tallystone-cli COMMAND [OPTIONS]\n"
        "\n"
        "The score sheet of civilisation games, on the command line.\n"
        "\n"
        "Commands:\n"
        "  replay [--json [--log]] [--until N] FILE   replay a game and print its score sheet\n"
        "\n"
        "Options:\n"
        "  --help       this text; after a command: that command's\n"
        "  --version    the version\n"
        "\n"
        "Exit codes: 0 all went well, 1 the game breaks a rule, 2 no valid record or wrong usage.\n");
}
}

int main(int argc, char **argv)
{
    QCoreApplication app(argc, argv);
    QCoreApplication::setApplicationName(u"tallystone-cli"_s);
    QCoreApplication::setApplicationVersion(QStringLiteral(TALLYSTONE_VERSION));
    useLanguage({});
    auto arguments = QCoreApplication::arguments();
    const auto command = arguments.value(1);
    if (command == u"replay") {
        arguments.removeAt(1);
        return allWritten(replayCommand(arguments));
    }
    if (command == u"--help" || command == u"-h") {
        printOut(usage());
        return Done;
    }
    if (command == u"--version" || command == u"-v") {
        printOut(u"tallystone-cli "_s + QCoreApplication::applicationVersion() + u'\n');
        return Done;
    }
    const auto problem = command.isEmpty()
        ? QCoreApplication::translate("Cli", "Name a command; --help lists them.")
        : QCoreApplication::translate("Cli", "There is no command %1; --help lists them.").arg(command);
    return complain(arguments.contains(u"--json"), {"bad-usage", problem});
}
