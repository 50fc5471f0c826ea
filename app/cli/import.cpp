// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commandline.h"
#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/home/playercolours.h"
#include "app/traffic/discrepancies.h"
#include "app/traffic/importedfiles.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace
{
std::string_view wordFor(Arrival arrival)
{
    switch (arrival) {
    case Arrival::New:
        return "new";
    case Arrival::Known:
        return "known";
    case Arrival::Different:
        return "different";
    case Arrival::Replaced:
        return "replaced";
    }
    Q_UNREACHABLE();
}

int howMany(const std::vector<Arrival> &arrivals, Arrival arrival)
{
    return static_cast<int>(std::ranges::count(arrivals, arrival));
}

/// The first one says why nothing came in; people are told of all of them.
int complainAbout(const CommandLine &line, const std::vector<Rejection> &rejections)
{
    const auto broken = [](const Rejection &rejection) { return !rejection.code.starts_with("bad-"); };
    const int exitCode = std::ranges::all_of(rejections, broken) ? RuleBroken : Unusable;
    if (line.json()) {
        const auto &first = rejections.front();
        complain(true, {first.code, first.file + u": "_s + first.sentence, first.action});
        return exitCode;
    }
    for (const auto &rejection : rejections) {
        printErr(u"tallystone-cli: %1: %2\n"_s.arg(rejection.file, rejection.sentence));
    }
    printErr(Cli::tr("tallystone-cli: nothing was imported.\n"));
    return exitCode;
}

QString conflictText(int different)
{
    return Cli::tr("%n games are here already with other content. Nothing was imported; --keep leaves them "
                   "as they are, --replace takes those of the file.",
        nullptr, different);
}

/// Which games those are, and what differs, each on a line.
QString conflictsIn(
    const Exchange &exchange, const ImportedFiles &imported, const std::vector<Arrival> &arrivals)
{
    QString text;
    for (std::size_t i = 0; i < imported.size(); ++i) {
        if (arrivals[i] == Arrival::Different) {
            text += u"\n%1: %2"_s.arg(QString::fromStdString(imported.games()[i].row.uuid),
                discrepancies(exchange, imported.record(i)).join(u' '));
        }
    }
    return text;
}

void tell(
    const CommandLine &line, const ImportedFiles &imported, const std::vector<Arrival> &arrivals, bool dryRun)
{
    const int fresh = howMany(arrivals, Arrival::New);
    const int known = howMany(arrivals, Arrival::Known);
    const int kept = howMany(arrivals, Arrival::Different);
    const int replaced = howMany(arrivals, Arrival::Replaced);
    if (line.json()) {
        Json::Array games;
        for (std::size_t i = 0; i < imported.size(); ++i) {
            const auto &row = imported.games()[i].row;
            games.emplace_back(
                Json::Object{{"id", row.uuid}, {"game", row.game}, {"arrival", wordFor(arrivals[i])}});
        }
        printJson(Json::Object{{"dryRun", dryRun}, {"new", fresh}, {"known", known}, {"different", kept},
            {"replaced", replaced}, {"games", std::move(games)}});
        return;
    }
    QStringList parts{Cli::tr("%n new", nullptr, fresh), Cli::tr("%n already there", nullptr, known)};
    if (kept > 0) {
        parts << Cli::tr("%n here with other content", nullptr, kept);
    }
    if (replaced > 0) {
        parts << Cli::tr("%n replaced", nullptr, replaced);
    }
    const auto counts = parts.join(u", "_s);
    printOut(dryRun ? Cli::tr("Would import: %1.\n").arg(counts) : Cli::tr("Imported: %1.\n").arg(counts));
}
}

int importCommand(const QStringList &arguments)
{
    CommandLine line(
        u"import"_s, Cli::tr("Takes in the games of records and archives, all of them or none."), arguments);
    line.addStore();
    line.addOption(u"dry-run"_s, Cli::tr("Only tell what would be done."));
    line.addOption(u"keep"_s, Cli::tr("Leave games as they are where the file has other content."));
    line.addOption(u"replace"_s, Cli::tr("Take such games from the file."));
    line.addFiles(u"FILE..."_s, Cli::tr("Records and archives; - reads standard input."), 1, INT_MAX);
    if (const auto code = line.answered()) {
        return *code;
    }
    const bool dryRun = line.isSet(u"dry-run"_s);
    const bool replace = line.isSet(u"replace"_s);
    if (replace && line.isSet(u"keep"_s)) {
        return line.badUsage(Cli::tr("--keep and --replace contradict each other."));
    }
    Progress progress;
    std::optional<ProgressLine> shown(Cli::tr("Reading"));
    progress.heard = [&](int done, int total) { shown->show(done, total); };
    const auto imported = readForImport(line.files(), progress);
    shown.reset();
    if (!imported.rejections.empty()) {
        return complainAbout(line, imported.rejections);
    }
    auto store = openStore(line, dryRun ? Absent::Pretend : Absent::Create);
    if (!store) {
        return store.error();
    }
    Exchange exchange(*store);
    const auto conflict = replace ? Conflict::Replace : Conflict::Keep;
    shown.emplace(Cli::tr("Taking in"));
    auto arrivals = exchange.preview(imported.games(), conflict, progress.goOn());
    const int undecided = arrivals && !line.isSet(u"keep"_s) ? howMany(*arrivals, Arrival::Different) : 0;
    if (arrivals && !dryRun && undecided == 0) {
        arrivals = exchange.import(imported.games(), PlayerColours, conflict, progress.goOn());
    }
    shown.reset();
    if (!arrivals) {
        return line.complain(arrivals.error());
    }
    if (dryRun || undecided == 0) {
        tell(line, imported, *arrivals, dryRun);
    }
    if (undecided > 0 && !(dryRun && line.json())) {
        complain(
            line.json(), {"conflict", conflictText(undecided) + conflictsIn(exchange, imported, *arrivals)});
    }
    return undecided > 0 ? RuleBroken : Done;
}
