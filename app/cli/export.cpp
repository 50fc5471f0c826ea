// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commandline.h"
#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/cli/lookup.h"
#include "app/games.h"
#include "app/traffic/exportgames.h"
#include "app/traffic/files.h"
#include "app/words/idtext.h"
#include "app/words/storeproblems.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace
{
tl::expected<std::vector<std::int64_t>, int> gamesFor(const CommandLine &line, const Exchange &exchange)
{
    const auto wanted = line.value(u"game"_s);
    if (!wanted.isEmpty() && !indexOf(wanted.toStdString())) {
        return lookUp(line, exchange, wanted).map([](std::int64_t game) { return std::vector{game}; });
    }
    auto games = exchange.games(wanted.toStdString());
    if (!games) {
        return tl::unexpected(line.complain(games.error()));
    }
    return std::move(*games);
}

int toFile(const CommandLine &line, const Exchange &exchange, std::span<const std::int64_t> games,
    ExportFormat exportFormat, const QString &path)
{
    if (QFileInfo(path) == QFileInfo(line.storePath())) {
        return line.badUsage(Cli::tr("%1 is the file with the games.").arg(path));
    }
    const bool replaced = QFileInfo::exists(path);
    int count = 0;
    std::optional<StoreError> unread;
    std::optional<ProgressLine> shown(Cli::tr("Writing"));
    Progress progress;
    progress.heard = [&](int done, int total) { shown->show(done, total); };
    const auto problem = writeFile(path, [&](QIODevice &device) -> std::optional<QString> {
        const auto written = exportGames(exchange, games, exportFormat, device, progress);
        if (!written) {
            unread = written.error();
            return problemText(written.error());
        }
        count = *written;
        return std::nullopt;
    });
    shown.reset();
    if (unread) {
        return line.complain(*unread);
    }
    if (problem) {
        return complain(line.json(), {"bad-file", path + u": "_s + *problem});
    }
    if (line.json()) {
        printJson(Json::Object{{"file", path.toStdString()}, {"games", count}, {"replaced", replaced}});
    } else {
        printOut(replaced
                ? Cli::tr("%n games written to %1, in place of the file that was there.\n", nullptr, count)
                      .arg(path)
                : Cli::tr("%n games written to %1.\n", nullptr, count).arg(path));
    }
    return Done;
}

int toOutput(const CommandLine &line, const Exchange &exchange, std::span<const std::int64_t> games,
    ExportFormat exportFormat)
{
    QFile output;
    if (!output.open(stdout, QIODevice::WriteOnly)) {
        return complain(line.json(), {"bad-file", output.errorString()});
    }
    std::optional<ProgressLine> shown(std::in_place, Cli::tr("Writing"), ProgressLine::Answer::Meanwhile);
    Progress progress;
    progress.heard = [&](int done, int total) { shown->show(done, total); };
    const auto written = exportGames(exchange, games, exportFormat, output, progress);
    shown.reset();
    return written ? allWritten(Done) : line.complain(written.error());
}
}

int exportCommand(const QStringList &arguments)
{
    CommandLine line(u"export"_s,
        Cli::tr("Writes games as one archive, which can be imported again, or as a table."), arguments);
    line.addStore();
    line.addOption(u"game"_s,
        Cli::tr("Only games of one kind, such as %1, or the one game of this id.")
            .arg(idText(games().front().rules->id())),
        u"ID"_s);
    line.addOption(
        u"format"_s, Cli::tr("json for an archive, csv for a table of the finished games."), u"json|csv"_s);
    line.addOption(u"output"_s, Cli::tr("The file to write; without it, standard output."), u"FILE"_s);
    if (const auto code = line.answered()) {
        return *code;
    }
    const auto format = line.isSet(u"format"_s) ? line.value(u"format"_s) : u"json"_s;
    if (format != u"json" && format != u"csv") {
        return line.badUsage(Cli::tr("--format is json or csv."));
    }
    auto store = lookIntoStore(line);
    if (!store) {
        return store.error();
    }
    const Exchange exchange((*store)->store());
    const auto games = gamesFor(line, exchange);
    if (!games) {
        return games.error();
    }
    const auto exportFormat = format == u"csv" ? ExportFormat::Rows : ExportFormat::Records;
    return line.isSet(u"output"_s) ? toFile(line, exchange, *games, exportFormat, line.value(u"output"_s))
                                   : toOutput(line, exchange, *games, exportFormat);
}
