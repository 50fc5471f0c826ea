// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commandline.h"
#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/sheet/words/libraryjudge.h"
#include "app/traffic/files.h"
#include "model/record/read.h"

using namespace Qt::StringLiterals;

namespace
{
void printSentences(const QStringList &sentences)
{
    for (const auto &sentence : sentences) {
        printErr(u"tallystone-cli: "_s + sentence + u'\n');
    }
}

/// Standard output has JSON in any case; who did not ask for it reads all that is wrong in words too.
int answer(const SheetVerdict &verdict, bool json)
{
    if (!json) {
        printSentences(verdict.faults + verdict.doubts);
    }
    if (!verdict.canonical.empty()) {
        printBytes(verdict.canonical);
        return Done;
    }
    auto error = verdict.errors.front();
    if (json) {
        error.push_back({"faults", Json::Array(verdict.errors.begin(), verdict.errors.end())});
    }
    printJson(Json::Object{{"error", std::move(error)}});
    return Unusable;
}
}

int sheetCommand(const QStringList &arguments)
{
    CommandLine line(
        u"sheet"_s, Cli::tr("Judges the sheet of a game and prints it in its canonical form."), arguments);
    line.addFiles(
        u"FILE"_s, Cli::tr("A sheet, or a link that has one packed; - reads standard input."), 1, 1);
    if (const auto code = line.answered()) {
        return *code;
    }
    const auto file = line.files().constFirst();
    if (file.startsWith("tallystone:"_L1)) {
        return answer(judgedSheet(file.toUtf8()), line.json());
    }
    const auto bytes = readFile(file, static_cast<qint64>(MaxRecordBytes));
    if (!bytes) {
        return complain(line.json(), {"bad-usage", file + u": "_s + bytes.error()});
    }
    return answer(judgedSheet(*bytes), line.json());
}
