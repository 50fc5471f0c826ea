// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/replay.h"

#include "app/cli/console.h"
#include "app/games.h"
#include "app/problems.h"
#include "model/record/read.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QFile>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace
{
struct Request {
    QString file;
    ReplayRange range;
    bool json = false;
};

constexpr auto Limit = static_cast<qint64>(MaxRecordBytes);

/// Nothing if the file cannot be read. One byte past the limit is enough to know that there are too many.
std::optional<QByteArray> contentsOf(const QString &path, QString &problem)
{
    QFile file(path);
    const bool opened = path == u"-" ? file.open(stdin, QIODevice::ReadOnly) : file.open(QIODevice::ReadOnly);
    QByteArray bytes;
    // A pipe hands over its bytes piece by piece.
    for (QByteArray piece(1, '\0'); opened && !piece.isEmpty() && bytes.size() <= Limit; bytes += piece) {
        piece = file.read(Limit + 1 - bytes.size());
    }
    if (file.error() != QFileDevice::NoError) {
        problem = file.errorString();
        return std::nullopt;
    }
    return bytes;
}

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
        printOut(entry.sheet(record, result.applied));
    }
    if (!result.refusal) {
        return Done;
    }
    if (!request.json) {
        printErr(QCoreApplication::translate("Cli", "tallystone-cli: action %1 breaks the rule %2: %3\n")
                     .arg(result.refusal->action)
                     .arg(QLatin1StringView(result.refusal->code.data()), message));
    }
    return RuleBroken;
}

int replayFile(const Request &request)
{
    QString problem;
    const auto bytes = contentsOf(request.file, problem);
    if (!bytes) {
        return complain(request.json, {"bad-usage", request.file + u": "_s + problem});
    }
    const auto record
        = readRecord({bytes->constData(), static_cast<std::size_t>(bytes->size())}, gameRules());
    if (!record) {
        return complain(
            request.json, {"bad-record", problemText(record.error()), record.error().action.value_or(-1)});
    }
    return replay(request, *record);
}
}

int replayCommand(const QStringList &arguments)
{
    const auto translated = [](const char *text) { return QCoreApplication::translate("Cli", text); };
    QCommandLineParser parser;
    parser.setApplicationDescription(
        translated(QT_TRANSLATE_NOOP("Cli", "Replays a game and prints its score sheet.")));
    parser.addOptions({
        {u"json"_s, translated(QT_TRANSLATE_NOOP("Cli", "Print the state of the game as one JSON object."))},
        {u"log"_s, translated(QT_TRANSLATE_NOOP("Cli", "With --json: add what each action caused."))},
        {u"until"_s, translated(QT_TRANSLATE_NOOP("Cli", "Replay only the first N actions.")), u"N"_s},
    });
    parser.addPositionalArgument(u"FILE"_s,
        translated(QT_TRANSLATE_NOOP("Cli", "A game record; - reads standard input.")), u"replay FILE"_s);
    const auto help = parser.addHelpOption();
    const bool understood = parser.parse(arguments);

    // A caller that asked for JSON is answered in JSON even where the rest was not understood.
    Request request{.json = arguments.contains(u"--json")};
    const auto badUsage = [&](const QString &message) {
        return complain(request.json, {"bad-usage", message});
    };
    if (!understood) {
        return badUsage(parser.errorText());
    }
    if (parser.isSet(help)) {
        printOut(parser.helpText());
        return Done;
    }
    const auto files = parser.positionalArguments();
    if (files.size() != 1) {
        return badUsage(
            translated(QT_TRANSLATE_NOOP("Cli", "Name one file to replay, or - for standard input.")));
    }
    request.file = files.front();
    request.range.withLog = parser.isSet(u"log"_s);
    if (request.range.withLog && !request.json) {
        return badUsage(translated(QT_TRANSLATE_NOOP("Cli", "--log needs --json.")));
    }
    if (parser.isSet(u"until"_s)) {
        // More than there are means all, however many digits that takes.
        static const QRegularExpression digits(u"^\\d+$"_s);
        const auto wanted = parser.value(u"until"_s);
        bool fits = false;
        request.range.until = wanted.toInt(&fits);
        if (!fits) {
            request.range.until = INT_MAX;
        }
        if (!digits.match(wanted).hasMatch()) {
            return badUsage(translated(QT_TRANSLATE_NOOP("Cli", "--until takes a whole number from 0 on.")));
        }
    }
    return replayFile(request);
}
