// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/through_the_ages/words/amounts.h"
#include "app/through_the_ages/words/icons.h"
#include "app/through_the_ages/words/loglines.h"
#include "app/through_the_ages/words/texts.h"
#include "app/words/lists.h"
#include "model/through_the_ages/rules.h"
#include "model/through_the_ages/score.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace ThroughTheAges
{
namespace
{
struct TurnLines {
    Q_DECLARE_TR_FUNCTIONS(ThroughTheAges)
};

QStringList partsOf(const TurnSources &sources)
{
    QStringList parts;
    for (const TurnSource source : valuesOf<TurnSource>()) {
        if (sources[source] != 0) {
            parts << nameOf(static_cast<Source>(source)) + u' ' + scoreText(sources[source]);
        }
    }
    return parts;
}

/// "4 culture (Buildings 3, Wonders 1)".
QString withParts(const QString &amount, const TurnSources &sources)
{
    const auto parts = partsOf(sources);
    //: A number of points, and where they come from.
    return parts.isEmpty() ? amount : TurnLines::tr("%1 (%2)").arg(amount, parts.join(u", "_s));
}

QString outcomeOf(const Telling &telling, const Fought &event)
{
    const auto attack = QString::number(event.attack);
    const auto defence = QString::number(event.defence);
    if (event.winner == Nobody && !event.war) {
        //: An attack that equal strength wards off: %3 is who was attacked.
        return TurnLines::tr("%1 against %2, %3 holds.").arg(attack, defence, telling.nameAt(event.against));
    }
    if (event.winner == Nobody) {
        return TurnLines::tr("%1 against %2, a draw.").arg(attack, defence);
    }
    return TurnLines::tr("%1 against %2, %3 wins.").arg(attack, defence, telling.nameAt(event.winner));
}
}

LogLine lineOf(const Telling &telling, const Declared &event)
{
    const auto name = telling.nameAt(event.player);
    return {telling.isRival(event.against)
            ? TurnLines::tr("%1 declares war on the Rival.").arg(name)
            : TurnLines::tr("%1 declares war on %2.").arg(name, telling.nameAt(event.against)),
        u"tta-war"_s, true};
}

LogLine lineOf(const Telling &telling, const WarOff &event)
{
    return {TurnLines::tr("The war of %1 on %2 is off.")
                .arg(telling.nameAt(event.player), telling.nameAt(event.against)),
        u"tta-war"_s};
}

LogLine lineOf(const Telling &telling, const Sacrificed &event)
{
    return {TurnLines::tr("%1 gives up %2: strength +%3.")
                .arg(telling.nameAt(event.player), textOf(event.units), QString::number(event.strength)),
        u"tta-destroy"_s, true};
}

LogLine lineOf(const Telling &telling, const Fought &event)
{
    const auto attacker = telling.nameAt(event.player);
    const auto defender = telling.nameAt(event.against);
    const auto outcome = outcomeOf(telling, event);
    if (event.war) {
        //: Two players and how a war between them ended.
        return {TurnLines::tr("War between %1 and %2: %3").arg(attacker, defender, outcome), u"tta-war"_s,
            event.winner != Nobody};
    }
    //: Who attacks whom, and how that ended.
    return {TurnLines::tr("Attack, %1 → %2: %3").arg(attacker, defender, outcome), u"tta-aggression"_s,
        event.winner == event.player};
}

LogLine lineOf(const Telling &telling, const Prepared &event)
{
    return {TurnLines::tr("%1 prepares an event of age %2.")
                .arg(telling.nameAt(event.player), ageText(event.level)),
        u"tta-event"_s};
}

LogLine lineOf(const Telling &, const EventRevealed &event)
{
    return {TurnLines::tr("Revealed: %1.").arg(nameOf(event.event)), iconOf(event.event)};
}

LogLine lineOf(const Telling &telling, const ImpactScored &event)
{
    const auto impact = fromId<Impact>(event.event);
    const auto what = impact     ? nameOf(*impact)
        : event.event == "extra" ? TurnLines::tr("Extra points")
                                 //: What the Rival has for the four events that were set aside.
                                 : TurnLines::tr("The four events");
    //: An event of the third age, a player and points.
    return {TurnLines::tr("%1: %2 for %3.").arg(what, scoreText(event.points), telling.nameAt(event.player)),
        u"tta-impact"_s, event.points < 0};
}

LogLine lineOf(const Telling &telling, const ImpactTotal &event)
{
    return {TurnLines::tr("%1: %2 culture of these events.")
                .arg(telling.nameAt(event.player), scoreText(event.culture)),
        iconOf(Benefit::Culture), event.culture < 0};
}

LogLine lineOf(const Telling &, const AgeBegun &event)
{
    return {event.lastRound > 0 ? TurnLines::tr("Age %1 begins. Round %2 is the last.")
                                      .arg(ageText(event.age))
                                      .arg(event.lastRound)
                                : TurnLines::tr("Age %1 begins.").arg(ageText(event.age)),
        u"tta-age"_s};
}

LogLine lineOf(const Telling &telling, const YellowLost &event)
{
    return {TurnLines::tr("%1 loses %2.")
                .arg(telling.nameAt(event.player), objectAmount(Benefit::Yellow, event.count)),
        iconOf(Benefit::Yellow), true};
}

LogLine lineOf(const Telling &telling, const Uprising &event)
{
    return {TurnLines::tr("Uprising at %1: %n discontented, free workers: %2.", nullptr, event.discontent)
                .arg(telling.nameAt(event.player), QString::number(event.pool)),
        u"tta-unhappy"_s, true};
}

LogLine lineOf(const Telling &telling, const Scored &event)
{
    return {TurnLines::tr("%1 scores %2 and %3.")
                .arg(telling.nameAt(event.player),
                    withParts(amount(Benefit::Culture, event.culture), event.cultureFrom),
                    withParts(amount(Benefit::Science, event.science), event.scienceFrom)),
        iconOf(Benefit::Culture)};
}

LogLine lineOf(const Telling &telling, const Corrupted &event)
{
    const auto name = telling.nameAt(event.player);
    QStringList paid;
    if (event.resources > 0) {
        paid << amount(Benefit::Resources, event.resources);
    }
    if (event.food > 0) {
        paid << amount(Benefit::Food, event.food);
    }
    return {paid.isEmpty() ? TurnLines::tr("Corruption of %1 at %2 finds nothing to take.")
                                 .arg(QString::number(event.due), name)
                           : TurnLines::tr("Corruption costs %1 %2.").arg(name, listOf(paid)),
        u"tta-corruption"_s, true};
}

LogLine lineOf(const Telling &telling, const Produced &event)
{
    const auto name = telling.nameAt(event.player);
    const auto good = nameOf(event.what);
    auto text = TurnLines::tr("%1 of %2: %3.").arg(good, name, changeText(event.made.amount));
    if (event.made.lost > 0) {
        text += u' '
            + TurnLines::tr("%n of it cannot be stored: the blue bank is empty.", nullptr, event.made.lost);
    }
    return {text, iconOf(event.what), event.made.lost > 0};
}

LogLine lineOf(const Telling &telling, const Consumed &event)
{
    return {TurnLines::tr("The people of %1 eat %2.")
                .arg(telling.nameAt(event.player), amount(Benefit::Food, event.paid)),
        iconOf(Good::Food)};
}

LogLine lineOf(const Telling &telling, const Famine &event)
{
    return {TurnLines::tr("Famine: %1 is %2 short and loses %3.")
                .arg(telling.nameAt(event.player), amount(Benefit::Food, event.missing),
                    amount(Benefit::Culture, event.culture)),
        u"famine"_s, true};
}

LogLine lineOf(const Telling &telling, const Drawn &event)
{
    const auto name = telling.nameAt(event.player);
    return {event.count == 0 ? TurnLines::tr("%1 draws no military card.").arg(name)
                             : TurnLines::tr("%1 draws %n military cards.", nullptr, event.count).arg(name),
        u"tta-deck"_s};
}

LogLine lineOf(const Telling &telling, const TurnBegun &event)
{
    return {TurnLines::tr("Round %1: %2 is on turn.")
                .arg(QString::number(event.round), telling.nameAt(event.player)),
        u"ui-next"_s};
}

LogLine lineOf(const Telling &telling, const Resigned &event)
{
    return {TurnLines::tr("%1 resigns.").arg(telling.nameAt(event.player)), u"ui-pause"_s, true};
}

LogLine lineOf(const Telling &, const FinalBegun &)
{
    return {TurnLines::tr("The last round is over. The last events are scored."), u"tta-impact"_s};
}

LogLine lineOf(const Telling &, const Finished &event)
{
    return stoppedLine(QString::fromStdString(event.why).simplified());
}

LogLine lineOf(const Telling &telling, const GameOver &event)
{
    return {(event.winners.size() == 1 ? TurnLines::tr("The game is over: %1 wins.")
                                       : TurnLines::tr("The game is over: %1 share the win."))
                .arg(listOf(telling.names, event.winners)),
        u"ui-laurel"_s};
}

LogLine lineOf(const Telling &, const Adjusted &event)
{
    return reasonLine(QString::fromStdString(event.why).simplified());
}
}
