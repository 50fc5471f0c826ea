// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/through_the_ages/battleparts.h"

#include "app/through_the_ages/words/icons.h"
#include "app/through_the_ages/words/texts.h"
#include "app/words/idtext.h"

using namespace Qt::StringLiterals;

namespace ThroughTheAges
{
namespace
{
AgesRow cardRow(const char *prefix, int card, const QString &spoken)
{
    return {.choice = {.id = QString::fromLatin1(prefix) + QString::number(card),
                .title = card > 0 ? u'+' + QString::number(card) : u"0"_s,
                .spoken = spoken}};
}
}

QString strengthNote(int strength, int given, int cards)
{
    auto text = QString::number(strength);
    if (given > 0) {
        //: After a strength: so much more for units that are given up.
        text += u' ' + AgesWords::tr("+ %1 given up").arg(given);
    }
    if (cards > 0) {
        text += u' ' + AgesWords::tr("+ %1 from cards").arg(cards);
    }
    return text;
}

AgesPart attackActions(const Play &play, int actions)
{
    return {.look = u"counters"_s,
        .counters = {{.id = u"actions"_s,
            .title = AgesWords::tr("Military actions for the card"),
            .icon = iconOf(Benefit::Military),
            .ink = u"military"_s,
            .value = actions,
            .most = std::min(MostActions, active(play.state()).military)}}};
}

AgesPart defenceCards(Edition edition, const QString &title, int entered)
{
    AgesPart part{.look = u"units"_s, .title = title};
    for (const int card : cardsOfDefence(edition)) {
        part.rows << cardRow(DefencePrefix, card, AgesWords::tr("A defence card of %1 more").arg(card));
    }
    if (entered > 0) {
        //: Takes back all defence cards.
        part.rows << cardRow(DefencePrefix, 0, AgesWords::tr("No defence card"));
    }
    return part;
}

AgesPart colonyCards(int entered)
{
    AgesPart part{.look = u"units"_s, .title = AgesWords::tr("Bonus cards")};
    for (const int card : cardsOfColonies()) {
        part.rows << cardRow(ColonyPrefix, card, AgesWords::tr("A bonus card of %1 more").arg(card));
    }
    if (entered > 0) {
        part.rows << cardRow(ColonyPrefix, 0, AgesWords::tr("No bonus card"));
    }
    return part;
}

bool addCard(int &entered, const Touch &touch, std::string_view prefix)
{
    const auto card = numberAfter(touch.id, prefix);
    if (card) {
        entered = *card == 0 ? 0 : std::min(entered + *card, MostFigure);
    }
    return card.has_value();
}

int paidFor(const State &state, int seat, const Units &given, int cards)
{
    const auto &player = playerAt(state, seat);
    return sacrificeOf(editionOf(state), player, given) + player.cards.atLeastNone(Trait::Colonize) + cards;
}

QList<AgesPart> noneGivenUp(const State &state)
{
    if (!knowsSacrifices(editionOf(state)) || maySacrifice(state)) {
        return {};
    }
    return {{.look = u"note"_s, .note = AgesWords::tr("No units are given up in the last round.")}};
}

std::vector<RivalCard> attacksOf(const State &state, Role role, int level)
{
    std::vector<RivalCard> cards;
    std::ranges::copy_if(valuesOf<RivalCard>(), std::back_inserter(cards), [&](RivalCard card) {
        return roleOf(card) == role && isIn(editionOf(state), card) && levelOf(card) <= level;
    });
    return cards;
}

AgesPart attackCards(
    const QString &title, const std::vector<RivalCard> &cards, const std::optional<RivalCard> &chosen)
{
    AgesPart part{.look = u"chips"_s, .title = title};
    for (const RivalCard card : cards) {
        part.rows << AgesRow{
            .choice = {.id = u"kind-"_s + idText(card), .title = nameOf(card), .chosen = chosen == card}};
    }
    return part;
}
}
