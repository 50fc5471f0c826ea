// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commandline.h"

#include "app/archive/place.h"
#include "app/cli/console.h"
#include "app/games.h"
#include "app/storeproblems.h"

#include <QFileInfo>

using namespace Qt::StringLiterals;

CommandLine::CommandLine(const QString &command, const QString &description, QStringList arguments)
    : m_command(command)
    , m_arguments(std::move(arguments))
    , m_help(m_parser.addHelpOption())
{
    m_parser.setApplicationDescription(description);
    m_parser.addOption({u"json"_s, Cli::tr("Answer with one JSON object instead of a text.")});
}

void CommandLine::addOption(const QString &name, const QString &description, const QString &value)
{
    m_parser.addOption({name, description, value});
}

void CommandLine::addStore()
{
    addOption(u"db"_s, Cli::tr("The file with the games; without it, the app's own."), u"PATH"_s);
}

void CommandLine::addFiles(const QString &syntax, const QString &description, int least, int most)
{
    m_parser.addPositionalArgument(syntax, description);
    m_least = least;
    m_most = most;
}

std::optional<int> CommandLine::answered()
{
    if (!m_parser.parse(m_arguments)) {
        return badUsage(m_parser.errorText());
    }
    if (m_parser.isSet(m_help)) {
        auto text = m_parser.helpText();
        text.replace(text.indexOf(u" [options]"), 0, u' ' + m_command);
        printOut(text);
        return Done;
    }
    const auto count = files().size();
    if (count < m_least) {
        return badUsage(Cli::tr("Something is missing; %1 --help says what.").arg(m_command));
    }
    if (count > m_most) {
        return badUsage(
            Cli::tr("%1 is too much; %2 --help says what is needed.").arg(files().at(m_most), m_command));
    }
    if (m_parser.optionNames().contains(u"db"_s) && storePath().isEmpty()) {
        return badUsage(Cli::tr("--db needs the path of a file."));
    }
    return std::nullopt;
}

QString CommandLine::storePath() const
{
    return isSet(u"db"_s) ? value(u"db"_s) : usualStore();
}

int CommandLine::badUsage(const QString &message) const
{
    return ::complain(json(), {"bad-usage", message});
}

int CommandLine::complain(const StoreError &error, const QString &file) const
{
    const auto &blamed = file.isEmpty() ? storePath() : file;
    return ::complain(json(), {codeOf(error), blamed + u": "_s + problemText(error)});
}

tl::expected<Store, int> openStore(const CommandLine &line, Absent absent)
{
    const auto path = line.storePath();
    if (absent == Absent::Refuse && !QFileInfo::exists(path)) {
        const auto sentence = Cli::tr("There are no games here yet.");
        return tl::unexpected(complain(line.json(), {"no-store", path + u": "_s + sentence}));
    }
    const bool pretend = absent == Absent::Pretend && !QFileInfo::exists(path);
    auto store = Store::open(pretend ? ":memory:" : path.toStdString(), gameOutcome);
    if (!store) {
        return tl::unexpected(line.complain(store.error()));
    }
    return std::move(*store);
}
