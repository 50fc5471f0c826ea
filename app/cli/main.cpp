// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commandline.h"
#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/words/language.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace
{
struct Command {
    const char *name;
    const char *summary;
    int (*run)(const QStringList &arguments);
};

constexpr std::array Commands = {
    Command{"replay", QT_TRANSLATE_NOOP("Cli", "replay a record and print its score sheet"), replayCommand},
    Command{"sheet", QT_TRANSLATE_NOOP("Cli", "judge the score sheet of any other game"), sheetCommand},
    Command{"list", QT_TRANSLATE_NOOP("Cli", "list all games"), listCommand},
    Command{"show", QT_TRANSLATE_NOOP("Cli", "show the score sheet of a game"), showCommand},
    Command{"export", QT_TRANSLATE_NOOP("Cli", "write games as an archive or as a table"), exportCommand},
    Command{"import", QT_TRANSLATE_NOOP("Cli", "take in records and archives"), importCommand},
    Command{"backup", QT_TRANSLATE_NOOP("Cli", "copy all games into one file"), backupCommand},
    Command{"restore", QT_TRANSLATE_NOOP("Cli", "go back to a backup"), restoreCommand},
    Command{"stats", QT_TRANSLATE_NOOP("Cli", "tell who has played how often and how well"), statsCommand},
    Command{"check", QT_TRANSLATE_NOOP("Cli", "look whether everything is right"), checkCommand},
    Command{"rebuild", QT_TRANSLATE_NOOP("Cli", "make results and statistics anew"), rebuildCommand},
    Command{"rescue", QT_TRANSLATE_NOOP("Cli", "save what can be read of a damaged file"), rescueCommand},
};

QString usage()
{
    QString commands;
    for (const auto &command : Commands) {
        commands += u"  %1  %2\n"_s.arg(QLatin1StringView(command.name), -8).arg(Cli::tr(command.summary));
    }
    return Cli::tr("Usage: tallystone-cli COMMAND [OPTIONS]\n"
                   "       tallystone-cli help [COMMAND]\n"
                   "\n"
                   "The score sheet of civilisation games, on the command line.\n"
                   "\n"
                   "Commands:\n"
                   "%1"
                   "\n"
                   "Options:\n"
                   "  --help       this text; after a command: that command's, as help COMMAND does\n"
                   "  --version    the version\n"
                   "\n"
                   "Exit codes: 0 all went well; 1 a rule is broken, a game is there with other content, or "
                   "check found something; 2 no valid record, a file that cannot be used, or wrong usage.\n")
        .arg(commands);
}

const Command *commandNamed(const QString &name)
{
    const auto found = std::ranges::find_if(
        Commands, [&](const Command &command) { return name == QLatin1StringView(command.name); });
    return found == Commands.end() ? nullptr : found;
}

QString unknown(const QString &name)
{
    QStringList names{u"help"_s};
    for (const auto &command : Commands) {
        names << QLatin1StringView(command.name);
    }
    const auto meant = nearest(name.toLower(), names);
    return meant.isEmpty() ? Cli::tr("There is no command %1; help lists them.").arg(name)
                           : Cli::tr("There is no command %1; did you mean %2?").arg(name, meant);
}

int answer(QStringList arguments)
{
    const bool json = arguments.contains(u"--json"_s);
    const bool helps = arguments.value(1) == u"help";
    if (helps) {
        arguments.removeAt(1);
    }
    const auto name = arguments.value(1);
    if (const auto *command = commandNamed(name)) {
        arguments.removeAt(1);
        return command->run(helps ? arguments << u"--help"_s : arguments);
    }
    if (name == u"--help" || name == u"-h" || (helps && name.isEmpty())) {
        printOut(usage());
        return Done;
    }
    if (name == u"--version" || name == u"-v") {
        printOut(u"tallystone-cli "_s + QCoreApplication::applicationVersion() + u'\n');
        return Done;
    }
    return complain(
        json, {"bad-usage", name.isEmpty() ? Cli::tr("Name a command; help lists them.") : unknown(name)});
}
}

int main(int argc, char **argv)
{
    QCoreApplication app(argc, argv);
    // The app's name, not the program's: it says where the games are.
    QCoreApplication::setApplicationName(u"tallystone"_s);
    QCoreApplication::setApplicationVersion(QStringLiteral(TALLYSTONE_VERSION));
    useLanguage({});
    return allWritten(answer(QCoreApplication::arguments()));
}
