// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/through_the_ages/words/amounts.h"
#include "app/through_the_ages/words/icons.h"
#include "app/through_the_ages/words/loglines.h"
#include "app/through_the_ages/words/texts.h"
#include "app/words/lists.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace ThroughTheAges
{
namespace
{
struct BoardLines {
    Q_DECLARE_TR_FUNCTIONS(ThroughTheAges)
};

/// Those above 0 and those below, as two lists.
std::pair<QStringList, QStringList> gainsAndLosses(const Benefits &change)
{
    std::pair<QStringList, QStringList> lists;
    for (const Benefit benefit : valuesOf<Benefit>()) {
        if (change[benefit] > 0) {
            lists.first << objectAmount(benefit, change[benefit]);
        } else if (change[benefit] < 0) {
            lists.second << objectAmount(benefit, -change[benefit]);
        }
    }
    return lists;
}

QString gainText(const QString &name, const Gained &event)
{
    const auto [gains, losses] = gainsAndLosses(event.change);
    if (losses.isEmpty()) {
        return gains.isEmpty() ? BoardLines::tr("%1 gains nothing.").arg(name)
                               : BoardLines::tr("%1 gains %2.").arg(name, listOf(gains));
    }
    return gains.isEmpty()
        ? BoardLines::tr("%1 loses %2.").arg(name, listOf(losses))
        : BoardLines::tr("%1 gains %2 and loses %3.").arg(name, listOf(gains), listOf(losses));
}
}

LogLine costLine(const Telling &telling, int seat, const Spent &spent, const Paid &paid)
{
    QStringList used;
    QStringList goods;
    const auto add = [](QStringList &list, Benefit benefit, int count) {
        if (count > 0) {
            list << amount(benefit, count);
        }
    };
    add(used, Benefit::Civil, spent.civil);
    add(used, Benefit::Military, spent.military);
    add(goods, Benefit::Science, paid.science);
    add(goods, Benefit::Food, paid.food);
    add(goods, Benefit::Resources, paid.resources);
    add(goods, Benefit::Arms, paid.arms);
    const auto name = telling.nameAt(seat);
    if (goods.isEmpty()) {
        return {BoardLines::tr("%1 uses %2.").arg(name, listOf(used)), iconOf(Benefit::Civil)};
    }
    return {used.isEmpty() ? BoardLines::tr("%1 pays %2.").arg(name, listOf(goods))
                           //: A player, actions and goods.
                           : BoardLines::tr("%1 uses %2 and pays %3.").arg(name, listOf(used), listOf(goods)),
        u"ui-minus"_s};
}

LogLine changeLine(const Telling &telling, int seat, const RatingsChanged &ratings, const BankChanged &bank)
{
    auto parts = changesOf(ratings.change);
    if (bank.yellow != 0) {
        parts << BoardLines::tr("yellow bank %1").arg(changeText(bank.yellow));
    }
    if (bank.blue != 0) {
        parts << BoardLines::tr("blue bank %1").arg(changeText(bank.blue));
    }
    //: A player and how the numbers of the board changed.
    return {BoardLines::tr("Board of %1: %2.").arg(telling.nameAt(seat), parts.join(u", "_s)), u"ui-stats"_s,
        ratings.change[Rating::Discontent] > 0};
}

LogLine lineOf(const Telling &telling, const Gained &event)
{
    const auto name = telling.nameAt(event.player);
    auto text = gainText(name, event);
    if (!event.card.empty()) {
        //: The name of a card, and what it did.
        text = BoardLines::tr("%1: %2").arg(shownCard(event.card), text);
    }
    if (const int lost = event.foodLost + event.resourcesLost; lost > 0) {
        text += u' ' + BoardLines::tr("%n of it cannot be stored: the blue bank is empty.", nullptr, lost);
    }
    const auto losses = gainsAndLosses(event.change).second;
    return {text, losses.isEmpty() ? u"ui-plus"_s : iconOf(event.from), !losses.isEmpty()};
}

LogLine lineOf(const Telling &telling, const Took &event)
{
    const auto name = telling.nameAt(event.player);
    return {event.technology ? BoardLines::tr("%1 takes a technology from the row.").arg(name)
                             : BoardLines::tr("%1 takes a card from the row.").arg(name),
        u"tta-deck"_s};
}

LogLine lineOf(const Telling &telling, const WonderStarted &event)
{
    return {BoardLines::tr(
                "%1 starts a wonder: %2, %n stages.", nullptr, static_cast<int>(event.wonder.stages.size()))
                .arg(telling.nameAt(event.player), shownCard(event.wonder.name)),
        iconOf(CardKind::Wonder)};
}

LogLine lineOf(const Telling &telling, const Learned &event)
{
    return {BoardLines::tr("%1 learns %2.").arg(telling.nameAt(event.player), nameOf(event.technology)),
        iconOf(event.technology)};
}

LogLine lineOf(const Telling &telling, const Governed &event)
{
    const auto name = telling.nameAt(event.player);
    const auto from = nameOf(event.from);
    const auto to = nameOf(event.to);
    return {event.revolution
            ? BoardLines::tr("%1 has a revolution: from %2 to %3.").arg(name, from, to)
            : BoardLines::tr("%1 changes the government: from %2 to %3.").arg(name, from, to),
        iconOf(event.to)};
}

LogLine lineOf(const Telling &telling, const Grew &event)
{
    return {BoardLines::tr("%1 has a new worker, %n are free now.", nullptr, event.pool)
                .arg(telling.nameAt(event.player)),
        iconOf(Benefit::Population)};
}

LogLine lineOf(const Telling &telling, const Built &event)
{
    return {BoardLines::tr("%1 builds %2.").arg(telling.nameAt(event.player), nameOf(event.technology)),
        iconOf(event.technology)};
}

LogLine lineOf(const Telling &telling, const Upgraded &event)
{
    return {BoardLines::tr("%1 upgrades %2 to %3.")
                .arg(telling.nameAt(event.player), nameOf(event.from), nameOf(event.to)),
        u"tta-upgrade"_s};
}

LogLine lineOf(const Telling &telling, const Destroyed &event)
{
    return {BoardLines::tr("%1 destroys %2, %n workers are free again.", nullptr, event.count)
                .arg(telling.nameAt(event.player), nameOf(event.technology)),
        u"tta-destroy"_s, true};
}

LogLine lineOf(const Telling &telling, const Lost &event)
{
    return {BoardLines::tr("%1 loses %n workers: %2.", nullptr, event.count)
                .arg(telling.nameAt(event.player), nameOf(event.from)),
        u"tta-destroy"_s, true};
}

LogLine lineOf(const Telling &telling, const StagesBuilt &event)
{
    const auto name = telling.nameAt(event.player);
    const auto wonder = shownCard(event.name);
    return {event.built == event.of
            ? BoardLines::tr("%1 finishes %2.").arg(name, wonder)
            : BoardLines::tr("%1 builds %n stages of %2: %3 of %4.", nullptr, event.count)
                  .arg(name, wonder, QString::number(event.built), QString::number(event.of)),
        iconOf(CardKind::Wonder)};
}

LogLine lineOf(const Telling &telling, const CardIn &event)
{
    const auto name = telling.nameAt(event.player);
    const auto card = shownCard(event.name);
    switch (event.card) {
    case CardKind::Leader:
        return {BoardLines::tr("%1 has a new leader: %2.").arg(name, card), iconOf(event.card)};
    case CardKind::Wonder:
        return {BoardLines::tr("%1 has a wonder: %2.").arg(name, card), iconOf(event.card)};
    case CardKind::Special:
        return {BoardLines::tr("%1 learns the special technology %2.").arg(name, card), iconOf(event.card)};
    case CardKind::Colony:
        return {BoardLines::tr("%1 has a new colony: %2.").arg(name, card), iconOf(event.card)};
    case CardKind::Pact:
        return {BoardLines::tr("%1 has a pact: %2.").arg(name, card), iconOf(event.card)};
    case CardKind::Other:
        break;
    }
    return {BoardLines::tr("%1 has a new card in play: %2.").arg(name, card), iconOf(event.card)};
}

LogLine lineOf(const Telling &telling, const CardOut &event)
{
    const auto name = telling.nameAt(event.player);
    const auto card = shownCard(event.name);
    switch (event.why) {
    case Why::Replaced:
        return {BoardLines::tr("%1 leaves %2 for a new card.").arg(card, name), iconOf(event.card)};
    case Why::Age:
        return {BoardLines::tr("%1 leaves %2: the age is over.").arg(card, name), iconOf(event.card), true};
    case Why::Annexed:
        return {BoardLines::tr("%1 is annexed by the Rival.").arg(card), iconOf(event.card), true};
    case Why::Assassinate:
        return {BoardLines::tr("%1 is assassinated by the Rival.").arg(card), iconOf(event.card), true};
    case Why::Infiltrate:
        return {BoardLines::tr("%1 falls to the Rival’s spies.").arg(card), iconOf(event.card), true};
    case Why::Removed:
    case Why::Sabotage:
        break;
    }
    return {BoardLines::tr("%1 has %2 no longer.").arg(name, card), iconOf(event.card), true};
}

LogLine lineOf(const Telling &telling, const CardChanged &event)
{
    return {BoardLines::tr("%1: %2 does something else now.")
                .arg(telling.nameAt(event.player), shownCard(event.name)),
        iconOf(event.card)};
}

LogLine lineOf(const Telling &telling, const WonderOut &event)
{
    const auto wonder = shownCard(event.name);
    const auto icon = iconOf(CardKind::Wonder);
    switch (event.why) {
    case Why::Age:
        return {BoardLines::tr("%1 of %2, unfinished, is lost: the age is over.")
                    .arg(wonder, telling.nameAt(event.player)),
            icon, true};
    case Why::Sabotage:
        return {BoardLines::tr("%1, unfinished, is sabotaged by the Rival.").arg(wonder), icon, true};
    case Why::Infiltrate:
        return {BoardLines::tr("%1, unfinished, falls to the Rival’s spies.").arg(wonder), icon, true};
    case Why::Removed:
    case Why::Replaced:
    case Why::Annexed:
    case Why::Assassinate:
        break;
    }
    return {BoardLines::tr("%1 of %2, unfinished, is lost.").arg(wonder, telling.nameAt(event.player)), icon,
        true};
}

LogLine lineOf(const Telling &telling, const TacticChosen &event)
{
    const auto name = telling.nameAt(event.player);
    return {event.to == Tactic::None ? BoardLines::tr("%1 gives the tactic up.").arg(name)
                                     : BoardLines::tr("%1 has a new tactic: %2.").arg(name, nameOf(event.to)),
        iconOf(event.to)};
}
}
