// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/backup.h"

#include "app/cli/commandline.h"
#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/traffic/files.h"
#include "model/record/read.h"

#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace
{
/// What comes in by import, taken for a backup.
bool holdsRecords(const QString &file)
{
    const auto bytes = readFile(file, static_cast<qint64>(MaxArchiveBytes));
    return bytes && RecordFile::open({bytes->constData(), static_cast<std::size_t>(bytes->size())});
}
}

int backupCommand(const QStringList &arguments)
{
    CommandLine line(
        u"backup"_s, Cli::tr("Copies all games into one file, and checks that it can be opened."), arguments);
    line.addStore();
    line.addFiles(u"FILE"_s, Cli::tr("The backup to make."), 1, 1);
    if (const auto code = line.answered()) {
        return *code;
    }
    auto store = lookIntoStore(line);
    if (!store) {
        return store.error();
    }
    const auto file = line.files().constFirst();
    // A copy of the store, where it is looked into, is another file than the store.
    if (QFileInfo(file) == QFileInfo(line.storePath())) {
        return line.badUsage(Cli::tr("%1 is the file with the games.").arg(file));
    }
    const bool replaced = QFileInfo::exists(file);
    std::optional<ProgressLine> shown(Cli::tr("Copying"));
    const auto done = backUp((*store)->store(), file.toStdString());
    shown.reset();
    if (!done) {
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
    if (!QFileInfo::exists(file)) {
        return complain(line.json(), {"unavailable", file + u": "_s + Cli::tr("There is no such file.")});
    }
    std::optional<ProgressLine> shown(Cli::tr("Checking the backup"));
    const auto kept = restoreBackup(file.toStdString(), line.storePath().toStdString());
    shown.reset();
    if (!kept && kept.error().code == StoreError::Code::InUse) {
        return line.complain(kept.error());
    }
    if (!kept && holdsRecords(file)) {
        return complain(
            line.json(), {"archive", file + u": "_s + Cli::tr("This is an archive: use import.")});
    }
    if (!kept) {
        return line.complain(kept.error(), file);
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
