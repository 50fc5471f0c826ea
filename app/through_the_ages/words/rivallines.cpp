// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/through_the_ages/words/amounts.h"
#include "app/through_the_ages/words/icons.h"
#include "app/through_the_ages/words/loglines.h"
#include "app/through_the_ages/words/texts.h"
#include "app/words/lists.h"

#include <QCoreApplication>

#include <cstdlib>

using namespace Qt::StringLiterals;

namespace ThroughTheAges
{
namespace
{
struct RivalLines {
    Q_DECLARE_TR_FUNCTIONS(ThroughTheAges)
};

QString cardList(const std::vector<RivalCard> &cards)
{
    QStringList names;
    for (const auto card : cards) {
        names << nameOf(card);
    }
    return listOf(names);
}

/// What it built and upgraded, without the verb.
QString workText(int built, int upgraded)
{
    QStringList parts;
    if (built > 0) {
        parts << RivalLines::tr("%n units built", nullptr, built);
    }
    if (upgraded > 0) {
        parts << RivalLines::tr("%n units upgraded", nullptr, upgraded);
    }
    return listOf(parts);
}
}

LogLine lineOf(const Telling &, const RivalRow &event)
{
    return {RivalLines::tr("The Rival takes %n cards off the row.", nullptr, event.count), u"tta-deck"_s};
}

LogLine lineOf(const Telling &, const RivalHandSeen &event)
{
    const auto icon = u"tta-deck"_s;
    if (event.cards.empty()) {
        return {RivalLines::tr("The Rival holds no cards this turn."), icon};
    }
    const auto hand = cardList(event.cards);
    const auto both = RivalLines::tr("Strength %1 against %2.").arg(event.strength).arg(event.human);
    return {(event.pick < 0 ? RivalLines::tr("The Rival holds %1 and plays none of them.").arg(hand)
                            : RivalLines::tr("The Rival holds %1 and plays %2.")
                                  .arg(hand, nameOf(event.cards[static_cast<std::size_t>(event.pick)])))
            + u' ' + both,
        icon};
}

LogLine lineOf(const Telling &, const RivalPrepares &event)
{
    return {RivalLines::tr("The Rival prepares %1.").arg(nameOf(event.card)), iconOf(event.card)};
}

LogLine lineOf(const Telling &, const RivalDeclares &event)
{
    return {RivalLines::tr("The Rival declares war, age %1.").arg(ageText(event.level)), u"tta-war"_s, true};
}

LogLine lineOf(const Telling &, const RivalAttacks &event)
{
    return {RivalLines::tr("The Rival attacks with %1 and strength %2.")
                .arg(nameOf(event.card), QString::number(event.strength)),
        iconOf(event.card), true};
}

LogLine lineOf(const Telling &, const RivalDefends &event)
{
    return {RivalLines::tr("The Rival draws %1: defence +%2.")
                .arg(cardList(event.cards), QString::number(event.defence)),
        u"ui-shield"_s};
}

LogLine lineOf(const Telling &, const RivalSacrificed &event)
{
    return {RivalLines::tr("The Rival gives up %1: strength +%2.")
                .arg(textOf(event.units), QString::number(event.strength)),
        u"tta-destroy"_s};
}

LogLine lineOf(const Telling &, const RivalScored &event)
{
    const auto culture = amount(Benefit::Culture, std::abs(event.culture));
    const auto from = nameOf(event.from);
    //: Where culture comes from, %2, and how much of it, %1.
    return {event.culture < 0 ? RivalLines::tr("%2: the Rival loses %1.").arg(culture, from)
                              : RivalLines::tr("%2: the Rival gains %1.").arg(culture, from),
        iconOf(event.from)};
}

LogLine lineOf(const Telling &, const RivalBids &event)
{
    if (event.bid == 0) {
        return {RivalLines::tr("The Rival does not bid."), iconOf(CardKind::Colony)};
    }
    return {RivalLines::tr("The Rival bids %1 with %2.").arg(QString::number(event.bid), textOf(event.units)),
        iconOf(CardKind::Colony)};
}

LogLine lineOf(const Telling &, const RivalColony &event)
{
    return {event.level == 0
            ? RivalLines::tr("Nobody takes the territory.")
            : RivalLines::tr("The Rival takes the territory of age %1.").arg(ageText(event.level)),
        iconOf(CardKind::Colony)};
}

LogLine lineOf(const Telling &, const RivalTactic &event)
{
    return {
        RivalLines::tr("The Rival has a new tactic: %1.").arg(nameOf(event.tactic)), iconOf(event.tactic)};
}

LogLine lineOf(const Telling &, const RivalMobilised &event)
{
    return {RivalLines::tr("The Rival mobilises: %1.").arg(workText(event.built, event.upgraded)),
        u"tta-military"_s};
}

LogLine lineOf(const Telling &, const RivalProduced &event)
{
    const auto work = workText(event.built, event.upgraded);
    return {work.isEmpty() ? RivalLines::tr("The Rival arms no further.")
                           : RivalLines::tr("The Rival arms: %1.").arg(work),
        u"tta-strength"_s};
}

LogLine lineOf(const Telling &, const RivalBlocked &)
{
    return {RivalLines::tr("Gandhi holds the Rival back: no tactic, no units."), iconOf(CardKind::Leader)};
}

LogLine lineOf(const Telling &, const RivalTacticOut &event)
{
    QStringList names;
    for (const auto tactic : event.tactics) {
        names << nameOf(tactic);
    }
    return {RivalLines::tr("Tactics without units leave the Rival: %1.").arg(listOf(names)),
        iconOf(Tactic::None)};
}

LogLine lineOf(const Telling &, const RivalDraw &event)
{
    return {event.count == 0
            ? RivalLines::tr("The Rival draws no cards.")
            : RivalLines::tr("Draw %n military cards for the Rival, face down.", nullptr, event.count),
        u"tta-deck"_s};
}
}
