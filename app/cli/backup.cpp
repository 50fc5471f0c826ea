// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/backup.h"

#include "app/cli/commandline.h"
#include "app/cli/commands.h"
#include "app/cli/console.h"

#include <QFileInfo>

using namespace Qt::StringLiterals;

int backupCommand(const QStringList &arguments)
{
    CommandLine line(
        u"backup"_s, Cli::tr("Copies all games into one file, and checks that it can be opened."), arguments);
    line.addStore();
    line.addFiles(u"FILE"_s, Cli::tr("The backup to make."), 1, 1);
    if (const auto code = line.answered()) {
        return *code;
    }
    auto store = openStore(line);
    if (!store) {
        return store.error();
    }
    const auto file = line.files().constFirst();
    const bool replaced = QFileInfo::exists(file);
    if (const auto done = backUp(*store, file.toStdString()); !done) {
        return line.complain(done.error(), file);
    }
    if (line.json()) {
        printJson(Json::Object{{"file", file.toStdString()}, {"replaced", replaced}});
    } else {
        printOut((replaced ? Cli::tr("Backed up to %1, in place of the file that was there.\n")
                           : Cli::tr("Backed up to %1.\n"))
                     .arg(file));
    }
    return Done;
}

int restoreCommand(const QStringList &arguments)
{
    CommandLine line(u"restore"_s,
        Cli::tr("Makes a backup the file with the games. What was there is kept beside it."), arguments);
    line.addStore();
    line.addFiles(u"FILE"_s, Cli::tr("The backup; it is checked first and stays as it is."), 1, 1);
    if (const auto code = line.answered()) {
        return *code;
    }
    const auto file = line.files().constFirst();
    const auto kept = restoreBackup(file.toStdString(), line.storePath().toStdString());
    if (!kept) {
        return kept.error().code == StoreError::Code::InUse ? line.complain(kept.error())
                                                            : line.complain(kept.error(), file);
    }
    if (line.json()) {
        Json::Object object{{"file", line.storePath().toStdString()}};
        if (!kept->empty()) {
            object.push_back({"kept", *kept});
        }
        printJson(object);
        return Done;
    }
    printOut(Cli::tr("Restored to %1.\n").arg(line.storePath()));
    if (!kept->empty()) {
        printOut(Cli::tr("What was there is now %1.\n").arg(QString::fromStdString(*kept)));
    }
    return Done;
}
