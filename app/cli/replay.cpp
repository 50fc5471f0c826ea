// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commandline.h"
#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/games.h"
#include "app/traffic/files.h"
#include "app/words/problems.h"
#include "model/record/read.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace
{
struct Request {
    QString file;
    ReplayRange range;
    bool json = false;
};

int replay(const Request &request, const Record &record)
{
    const auto &entry = entryFor(record);
    const auto result = entry.rules->replay(record, request.range);
    const auto message = result.refusal ? entry.refusal(*result.refusal, record) : QString();
    if (request.json) {
        auto object = toJson(result, record, message.toStdString());
        if (request.range.withLog) {
            object.push_back({"log", result.log});
        }
        printJson(object);
    } else {
        printOut(entry.sheet(record, result.applied).text());
    }
    if (!result.refusal) {
        return Done;
    }
    if (!request.json) {
        printErr(Cli::tr("tallystone-cli: action %1 breaks the rule %2: %3\n")
                     .arg(result.refusal->action)
                     .arg(QLatin1StringView(result.refusal->code.data()), message));
    }
    return RuleBroken;
}

int replayFile(const Request &request)
{
    const auto bytes = readFile(request.file, static_cast<qint64>(MaxRecordBytes));
    if (!bytes) {
        return complain(request.json, {"bad-usage", request.file + u": "_s + bytes.error()});
    }
    const auto record
        = readRecord({bytes->constData(), static_cast<std::size_t>(bytes->size())}, gameRules());
    if (!record) {
        const auto &wrong = record.error();
        return complain(request.json,
            {"bad-record", problemText(wrong), wrong.action.value_or(-1), wrong.row, wrong.problem,
                wrong.place});
    }
    return replay(request, *record);
}
}

int replayCommand(const QStringList &arguments)
{
    CommandLine line(u"replay"_s, Cli::tr("Replays a game and prints its score sheet."), arguments);
    line.addOption(u"log"_s, Cli::tr("With --json: add what each action caused."));
    line.addOption(u"until"_s, Cli::tr("Replay only the first N actions."), u"N"_s);
    line.addFiles(u"FILE"_s, Cli::tr("A game record; - reads standard input."), 1, 1);
    if (const auto code = line.answered()) {
        return *code;
    }
    Request request{.file = line.files().constFirst(), .json = line.json()};
    request.range.withLog = line.isSet(u"log"_s);
    if (request.range.withLog && !request.json) {
        return line.badUsage(Cli::tr("--log needs --json."));
    }
    if (line.isSet(u"until"_s)) {
        // More than there are means all, however many digits that takes.
        static const QRegularExpression digits(u"^\\d+$"_s);
        const auto wanted = line.value(u"until"_s);
        bool fits = false;
        request.range.until = wanted.toInt(&fits);
        if (!fits) {
            request.range.until = INT_MAX;
        }
        if (!digits.match(wanted).hasMatch()) {
            return line.badUsage(Cli::tr("--until takes a whole number from 0 on."));
        }
    }
    return replayFile(request);
}
