// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/checkup.h"

#include "app/cli/commandline.h"
#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/games.h"
#include "app/words/problems.h"
#include "app/words/storeproblems.h"
#include "db/exchange.h"
#include "model/record/read.h"
#include "model/record/write.h"

using namespace Qt::StringLiterals;

namespace
{
struct Finding {
    std::string_view code;
    QString sentence;
};

/// What is wrong with one game: its shape, a rule it breaks, or that its end is not where the store says.
std::optional<Finding> findingIn(const GameRow &row, const Stored<Record> &stored)
{
    const auto name = QString::fromStdString(row.uuid);
    if (!stored) {
        return Finding{codeOf(stored.error()), Cli::tr("Game %1 cannot be read.").arg(name)};
    }
    const auto record = readRecord(writeRecord(*stored), gameRules());
    if (!record) {
        return Finding{"bad-record", Cli::tr("Game %1: %2").arg(name, problemText(record.error()))};
    }
    const auto &entry = entryFor(*record);
    const auto replay = entry.rules->replay(*record, {});
    if (const auto &refusal = replay.refusal) {
        return Finding{refusal->code,
            Cli::tr("Game %1, action %2: %3")
                .arg(name)
                .arg(refusal->action)
                .arg(entry.refusal(*refusal, *record))};
    }
    if (replay.over != row.over) {
        return Finding{"wrong-end",
            (row.over ? Cli::tr("Game %1 is kept as finished, but it goes on.")
                      : Cli::tr("Game %1 is kept as running, but it is over."))
                .arg(name)};
    }
    return std::nullopt;
}

Stored<std::vector<Finding>> findingsIn(Store &store, int &games)
{
    std::vector<Finding> findings;
    const auto checkup = checkUp(store);
    if (!checkup && checkup.error().code != StoreError::Code::Damaged) {
        return tl::unexpected(checkup.error());
    }
    if (checkup && !checkup->fileProblem.empty()) {
        findings.push_back({"damaged",
            Cli::tr("The file is damaged: %1.").arg(QString::fromStdString(checkup->fileProblem))});
        return findings;
    }
    if (!checkup) {
        // A game that cannot be read, so that results cannot be compared; it is named below.
        findings.push_back({codeOf(checkup.error()), problemText(checkup.error())});
    } else if (!checkup->derivedRight) {
        findings.push_back({"wrong-results",
            Cli::tr("Results or statistics are not those of the games; rebuild makes them anew.")});
    }
    const Exchange exchange(store);
    const auto ids = exchange.games();
    const auto total = static_cast<int>(ids ? ids->size() : 0);
    ProgressLine shown(Cli::tr("Replaying"));
    for (const auto id : ids ? *ids : std::vector<std::int64_t>()) {
        const auto row = store.game(id);
        auto finding = row ? findingIn(*row, exchange.record(id))
                           : Finding{codeOf(row.error()), problemText(row.error())};
        if (finding) {
            findings.push_back(std::move(*finding));
        }
        shown.show(++games, total);
    }
    return ids.map([&](const auto &) { return findings; });
}

void tell(const CommandLine &line, const std::vector<Finding> &findings, int games)
{
    Json::Array list;
    for (const auto &finding : findings) {
        list.emplace_back(Json::Object{{"code", finding.code}, {"message", finding.sentence.toStdString()}});
        if (!line.json()) {
            printErr(finding.sentence + u'\n');
        }
    }
    if (line.json()) {
        printJson(Json::Object{{"healthy", list.empty()}, {"games", games}, {"findings", std::move(list)}});
    } else if (findings.empty()) {
        printOut(Cli::tr("All is well with %n games.\n", nullptr, games));
    }
}
}

int checkCommand(const QStringList &arguments)
{
    CommandLine line(u"check"_s,
        Cli::tr("Looks through the file, compares results and statistics with the games, and replays every "
                "game."),
        arguments);
    line.addStore();
    if (const auto code = line.answered()) {
        return *code;
    }
    auto store = openStore(line);
    if (!store) {
        return store.error();
    }
    int games = 0;
    const auto findings = findingsIn(*store, games);
    if (!findings) {
        return line.complain(findings.error());
    }
    tell(line, *findings, games);
    return findings->empty() ? Done : RuleBroken;
}

int rebuildCommand(const QStringList &arguments)
{
    CommandLine line(u"rebuild"_s, Cli::tr("Makes results and statistics anew from the games."), arguments);
    line.addStore();
    if (const auto code = line.answered()) {
        return *code;
    }
    auto store = openStore(line);
    if (!store) {
        return store.error();
    }
    std::optional<ProgressLine> shown(Cli::tr("Counting"));
    const auto before = dumpDerived(*store);
    const auto done = rebuildDerived(*store);
    const auto after = dumpDerived(*store);
    shown.reset();
    if (!done || !after) {
        return line.complain(done ? after.error() : done.error());
    }
    const bool changed = !before || *before != *after;
    if (line.json()) {
        printJson(Json::Object{{"changed", changed}});
    } else {
        printOut(changed ? Cli::tr("Results and statistics are made anew; some were wrong.\n")
                         : Cli::tr("Results and statistics are made anew; all were right.\n"));
    }
    return Done;
}
