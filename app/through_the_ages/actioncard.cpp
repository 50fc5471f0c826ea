// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/through_the_ages/actioncard.h"

#include "app/table/memotext.h"
#include "app/through_the_ages/words/icons.h"
#include "app/through_the_ages/words/texts.h"

using namespace Qt::StringLiterals;

namespace ThroughTheAges
{
namespace
{
constexpr auto ActionKind = "action";
constexpr qsizetype MostRecent = 4;

/// The latest first.
std::vector<const CardFacts *> specialsPlayed(const Play &play)
{
    std::vector<const CardFacts *> cards;
    for (int i = play.head - 1; i >= 0; --i) {
        const auto *modify = std::get_if<Modify>(&play.story.action(i));
        if (!modify || modify->kind != CardKind::Special) {
            continue;
        }
        const auto *facts = factsOf(play.setup().edition, Card{modify->name, CardKind::Special});
        if (facts && std::ranges::find(cards, facts) == cards.end()) {
            cards.push_back(facts);
        }
    }
    return cards;
}

bool isAllowed(const Play &play, const std::vector<Action> &actions)
{
    return prospectOf(play.state(), actions).isAllowed();
}
}

QList<AgesPart> actionParts(const Play &play)
{
    const auto &entry = play.draft.cards;
    AgesPart gains{.look = u"counters"_s,
        .title = AgesWords::tr("What it gives"),
        .counters = gainCounters(entry.gain.numbers, u"gain-"_s)};
    AgesPart actions{.look = u"counters"_s, .title = AgesWords::tr("What it takes")};
    actions.counters << TableCounter{.id = u"spend-civil"_s,
        .title = nameOf(Benefit::Civil),
        .icon = iconOf(Benefit::Civil),
        .value = entry.civil,
        .most = MostActions}
                     << TableCounter{.id = u"spend-military"_s,
                            .title = nameOf(Benefit::Military),
                            .icon = iconOf(Benefit::Military),
                            .ink = u"military"_s,
                            .value = entry.military,
                            .most = MostActions};
    return {gains, actions,
        {.look = u"note"_s,
            .note = AgesWords::tr("A card that makes something cheaper is the discount at its place.")}};
}

ActionCard enteredCard(const Play &play)
{
    const auto &entry = play.draft.cards;
    return {entry.gain, entry.civil, entry.military};
}

std::optional<ActionCard> actionCardOf(std::string_view memo)
{
    return fromMemo<ActionCard>(memo);
}

std::vector<Action> playing(const Play &play, const ActionCard &card)
{
    std::vector<Action> actions;
    if (card.civil > 0 || card.military > 0) {
        actions.emplace_back(
            Spend{.player = namedSeat(play), .civil = card.civil, .military = card.military});
    }
    if (card.gain != Gain{}) {
        actions.emplace_back(Grant{{seatAt(play)}, card.gain});
    }
    return actions;
}

Answer played(const Play &play, const ActionCard &card)
{
    const bool tells = card.gain != Gain{};
    return done(play, playing(play, card), boardDraft(play),
        tells ? std::vector<Memo>{{ActionKind, memoText(card)}} : std::vector<Memo>());
}

void addRecent(const Play &play, AgesPage &page)
{
    AgesPart part{.look = u"chips"_s, .title = AgesWords::tr("Recently")};
    const auto shelf = play.draft.cards.shelf;
    for (const auto *card : specialsPlayed(play)) {
        // On their own shelf they are in the list.
        if (shelf != CardsEntry::Shelf::Special && part.rows.size() < MostRecent / 2
            && isAllowed(play, playingAll(play, *card))) {
            part.rows << AgesRow{.choice = {.id = cardId(u"card-"_s, *card),
                                     .title = shownName(*card),
                                     .icon = iconOf(CardKind::Special)}};
        }
    }
    for (const auto &memo : play.memory.of(ActionKind)) {
        const auto card = actionCardOf(memo.text);
        if (card && part.rows.size() < MostRecent && isAllowed(play, playing(play, *card))) {
            part.rows << AgesRow{.choice = {.id = u"again-"_s + QString::fromStdString(memo.text),
                                     .title = textOf(card->gain),
                                     .icon = u"tta-deck"_s}};
        }
    }
    if (!part.rows.isEmpty()) {
        page.parts << part;
    }
}
}
