// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commandline.h"
#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/cli/lookup.h"
#include "app/games.h"
#include "model/record/write.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

int showCommand(const QStringList &arguments)
{
    CommandLine line(u"show"_s, Cli::tr("Shows the score sheet of one game."), arguments);
    line.addStore();
    line.addOption(u"record"_s, Cli::tr("Print the game's record instead."));
    line.addFiles(u"ID"_s, Cli::tr("The id of a game, or its beginning."), 1, 1);
    if (const auto code = line.answered()) {
        return *code;
    }
    auto store = lookIntoStore(line);
    if (!store) {
        return store.error();
    }
    const Exchange exchange((*store)->store());
    const auto game = lookUp(line, exchange, line.files().constFirst());
    if (!game) {
        return game.error();
    }
    const auto record = exchange.record(*game);
    if (!record) {
        return line.complain(record.error());
    }
    const auto &entry = entryFor(*record);
    const auto replay = entry.rules->replay(*record, {});
    if (line.isSet(u"record"_s)) {
        printBytes(writeRecord(*record));
    } else if (line.json()) {
        printJson(toJson(replay, *record, {}));
    } else {
        printOut(entry.sheet(*record, replay.applied).text());
    }
    return Done;
}
