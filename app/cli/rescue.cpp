// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/rescue.h"

#include "app/cli/commandline.h"
#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/games.h"

#include <QFileInfo>

using namespace Qt::StringLiterals;

int rescueCommand(const QStringList &arguments)
{
    CommandLine line(u"rescue"_s,
        Cli::tr(
            "Takes what can be read of a damaged file into a new one. The damaged one is kept beside it."),
        arguments);
    line.addStore();
    if (const auto code = line.answered()) {
        return *code;
    }
    const auto path = line.storePath();
    // A healthy file needs no rescue, and opening it says what else is wrong.
    const auto opened
        = QFileInfo::exists(path) ? Store::open(path.toStdString()) : tl::unexpected(StoreError{});
    if (opened) {
        return line.badUsage(Cli::tr("%1 is not damaged.").arg(path));
    }
    if (opened.error().code != StoreError::Code::Damaged) {
        return line.complain(opened.error());
    }
    std::optional<ProgressLine> shown(Cli::tr("Rescuing"));
    const auto rescued = rescue(path.toStdString(), gameOutcome);
    shown.reset();
    if (!rescued) {
        return line.complain(rescued.error());
    }
    if (line.json()) {
        printJson(Json::Object{{"games", rescued->games}, {"shortened", rescued->shortened},
            {"lost", rescued->lost}, {"kept", rescued->kept}});
        return Done;
    }
    printOut(Cli::tr("%n games rescued.\n", nullptr, rescued->games));
    if (rescued->shortened > 0) {
        printOut(Cli::tr("%n of them only in part.\n", nullptr, rescued->shortened));
    }
    if (rescued->lost > 0) {
        printOut(Cli::tr("%n lost.\n", nullptr, rescued->lost));
    }
    printOut(Cli::tr("The damaged file is now %1.\n").arg(QString::fromStdString(rescued->kept)));
    return Done;
}
