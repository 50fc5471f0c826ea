// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later

// How much longer it takes to take 10,000 games in than to read the same file.
#include "app/games.h"
#include "app/traffic/importedfiles.h"
#include "model/record/read.h"
#include "tests/bench/manygames.h"
#include "tests/bench/table.h"
#include "tests/db/support.h"

#include <chrono>

using namespace Support;

namespace
{
double seconds(const std::function<void()> &work)
{
    const auto start = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

void readAll(const QString &path)
{
    const auto bytes = bytesOf(path.toStdString());
    const auto file = RecordFile::open({bytes.constData(), static_cast<std::size_t>(bytes.size())}).value();
    for (std::size_t i = 0; i < file.size(); ++i) {
        (void)file.read(i, gameRules()).value();
    }
}
}

int main(int argc, char **argv)
{
    Table table(argc, argv);
    const QTemporaryDir folder;
    const auto path = folder.filePath(QStringLiteral("games.tallystone"));
    writeGames(path);
    readAll(path);
    const double reading = seconds([&] { readAll(path); });

    auto store = must(Store::open(pathIn(folder), gameOutcome));
    Progress progress;
    ImportedFiles imported;
    const double preparing = seconds([&] { imported = readForImport({path}, progress); });
    const double looking = seconds([&] { (void)must(Exchange(store).preview(imported.games())); });
    const double taking
        = seconds([&] { (void)must(Exchange(store).import(imported.games(), RandomGames::colours)); });
    table.tell("reading %.2f s; reading with the rules asked %.2f s, looking what is here %.2f s, taking in"
               " %.2f s\n",
        reading, preparing, looking, taking);
    table.row("import of 10,000 beside reading", (preparing + looking + taking) / reading, "x", 3);
    return table.exitCode();
}
