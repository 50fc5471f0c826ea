// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/statistics.h"

#include "app/cli/commandline.h"
#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/games.h"
#include "app/words/idtext.h"
#include "model/record/duration.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace
{
/// Written by Qt: averages are no whole numbers.
QByteArray toJson(const Overview &overview, const std::vector<PlayerStanding> &standings)
{
    QJsonArray players;
    for (const auto &standing : standings) {
        players.append(QJsonObject{{u"name"_s, QString::fromStdString(standing.name)},
            {u"games"_s, standing.games}, {u"contests"_s, standing.contests}, {u"wins"_s, standing.wins},
            {u"averageScore"_s, standing.averageScore}, {u"bestScore"_s, standing.bestScore}});
    }
    QJsonObject object{{u"games"_s, overview.games}, {u"stopped"_s, overview.stopped},
        {u"sheets"_s, overview.sheets}, {u"averageScore"_s, overview.averageScore},
        {u"timedGames"_s, overview.timedGames}, {u"averageSeconds"_s, overview.averageSeconds},
        {u"players"_s, players}};
    if (overview.bestScore) {
        object[u"bestScore"_s] = *overview.bestScore;
    }
    return QJsonDocument(object).toJson();
}

QString toText(const Overview &overview, const std::vector<PlayerStanding> &standings, bool counted)
{
    const auto stopped = overview.stopped == 0 ? QString()
        : counted ? Cli::tr("%n games that were stopped early are counted\n", nullptr, overview.stopped)
                  : Cli::tr("%n games that were stopped early are left out\n", nullptr, overview.stopped);
    if (!overview.bestScore) {
        return Cli::tr("No finished games.\n") + stopped;
    }
    const QLocale locale;
    auto text = Cli::tr("%n finished games", nullptr, overview.games) + u'\n'
        + Cli::tr("Average score %1, best %2\n")
              .arg(locale.toString(overview.averageScore, 'f', 1))
              .arg(*overview.bestScore);
    if (overview.timedGames > 0) {
        text += Cli::tr("%1 minutes on average\n").arg(wholeMinutes(overview.averageSeconds));
    }
    text += stopped + u'\n';
    for (const auto &standing : standings) {
        //: A player with games, wins, the average and the best score.
        text += Cli::tr("%1: %n games, %2 won, average %3, best %4\n", nullptr, standing.games)
                    .arg(QString::fromStdString(standing.name))
                    .arg(standing.wins)
                    .arg(locale.toString(standing.averageScore, 'f', 1))
                    .arg(standing.bestScore);
    }
    return text;
}
}

int statsCommand(const QStringList &arguments)
{
    CommandLine line(u"stats"_s, Cli::tr("Tells who has played how often and how well."), arguments);
    line.addStore();
    line.addOption(u"game"_s,
        Cli::tr("Only games of this kind, such as %1.").arg(idText(games().front().rules->id())), u"ID"_s);
    line.addOption(u"stopped"_s, Cli::tr("Count games that were stopped early too."));
    if (const auto code = line.answered()) {
        return *code;
    }
    const auto game = line.value(u"game"_s).toStdString();
    if (!game.empty() && !indexOf(game)) {
        return line.badUsage(Cli::tr("There is no game called %1.").arg(line.value(u"game"_s)));
    }
    auto store = lookIntoStore(line);
    if (!store) {
        return store.error();
    }
    const Statistics statistics((*store)->store(), {.game = game, .abandoned = line.isSet(u"stopped"_s)});
    const auto overview = statistics.overview();
    const auto standings = overview ? statistics.standings() : tl::unexpected(overview.error());
    if (!standings) {
        return line.complain(standings.error());
    }
    if (line.json()) {
        printBytes(toJson(*overview, *standings).toStdString());
    } else {
        printOut(toText(*overview, *standings, line.isSet(u"stopped"_s)));
    }
    return Done;
}
