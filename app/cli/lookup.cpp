// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/lookup.h"

#include "app/cli/console.h"

tl::expected<std::int64_t, int> lookUp(const CommandLine &line, const Exchange &exchange, const QString &id)
{
    const auto found = exchange.gamesWithId(id.toLower().toStdString());
    if (!found) {
        return tl::unexpected(line.complain(found.error()));
    }
    if (found->size() == 1) {
        return found->front();
    }
    const auto sentence = found->empty() ? Cli::tr("There is no game %1; list names them.")
                                         : Cli::tr("Several games begin with %1; write more of the id.");
    return tl::unexpected(complain(line.json(), {"no-game", sentence.arg(id)}));
}
