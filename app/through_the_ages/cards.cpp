// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/through_the_ages/actioncard.h"
#include "app/through_the_ages/boardview.h"
#include "app/through_the_ages/changeview.h"
#include "app/through_the_ages/memory.h"
#include "app/through_the_ages/steps.h"
#include "app/through_the_ages/words/icons.h"
#include "app/through_the_ages/words/texts.h"
#include "app/words/amounts.h"
#include "model/through_the_ages/prices.h"

using namespace Qt::StringLiterals;

namespace ThroughTheAges
{
std::vector<Action> playingAll(const Play &play, const CardFacts &card)
{
    if (card.kind == CardKind::Wonder) {
        return {takingWonder(play, wonderOf(card))};
    }
    auto modify = playing(play.setup(), card);
    modify.player = namedSeat(play);
    modify.actions = saidActions(play);
    std::vector<Action> actions{modify};
    for (const auto &other : playingOfOthers(play.state(), seatAt(play), card)) {
        actions.emplace_back(other);
    }
    return actions;
}

namespace
{
using Shelf = CardsEntry::Shelf;
constexpr int Shelves = 5;
constexpr int MostOffStages = 4;

constexpr std::optional<CardKind> kindOf(Shelf shelf)
{
    switch (shelf) {
    case Shelf::Leader:
        return CardKind::Leader;
    case Shelf::Wonder:
        return CardKind::Wonder;
    case Shelf::Special:
        return CardKind::Special;
    case Shelf::Action:
    case Shelf::Other:
        break;
    }
    return std::nullopt;
}

AgesRow shelfChoice(const Play &play, Shelf shelf)
{
    static constexpr std::array Icons = {"tta-leader", "tta-wonder", "tta-special", "tta-deck", "ui-more"};
    //: Kinds of cards, short, below a drawing.
    const std::array names = {AgesWords::tr("Leader"), AgesWords::tr("Wonder", "short"),
        AgesWords::tr("Special", "short"), AgesWords::tr("Action"), AgesWords::tr("Other")};
    const auto at = static_cast<std::size_t>(shelf);
    return {.choice = {.id = u"shelf-%1"_s.arg(at),
                .title = names[at],
                .icon = QString::fromLatin1(Icons[at]),
                .chosen = play.draft.cards.shelf == shelf}};
}

std::vector<Action> playingAll(const Play &play, const OwnCard &card)
{
    return {playingOwn(play, card)};
}

/// Who has it already; nobody: -1.
int holderOf(const State &state, const std::string &name)
{
    for (int seat = 0; seat < state.setup.players; ++seat) {
        const auto &cards = playerAt(state, seat).cards;
        if (cards.find(name) || cards.isUnderWay(name)) {
            return seat;
        }
    }
    return -1;
}

AgesRow cardRow(const Play &play, const QString &id, const QString &name, const QString &does,
    const std::string &recorded, CardKind kind, const std::vector<Action> &actions)
{
    const auto text = capitalised(does);
    const auto prospect = prospectOf(play.state(), actions);
    const int holder = holderOf(play.state(), recorded);
    auto row = rowOf({.id = id, .title = name, .about = u"card-"_s + QString::fromStdString(recorded)},
        prospect, seatAt(play), sentence(play, prospect.broken));
    row.choice.icon.clear();
    row.choice.cost.clear();
    if (kind == CardKind::Special && prospect.price) {
        row.choice.icon = iconOf(Benefit::Science);
        row.choice.cost = QString::number(prospect.price->science);
    }
    row.sign = iconOf(kind);
    row.choice.note = prospect.isAllowed() || row.choice.note.isEmpty() ? text
        : text.isEmpty()                                                ? row.choice.note
                                                                        : text + u'\n' + row.choice.note;
    if (holder >= 0) {
        row.seat = holder;
        row.choice.enabled = false;
        //: A card that a player, %1, has.
        row.choice.why = AgesWords::tr("%1 has it.").arg(play.nameOf(holder));
    }
    return row;
}

bool isWanted(const CardsEntry &entry, int age, const QString &name)
{
    return (!entry.age || !entry.letters.empty() || entry.age == age)
        && isNamedLike(name.toStdString(), lettersOf(entry.letters));
}

AgesPart catalogue(const Play &play)
{
    const auto &entry = play.draft.cards;
    const auto edition = editionOf(play.state());
    const auto kind = *kindOf(entry.shelf);
    AgesPart part{.look = u"rows"_s};
    for (const auto *card : cardsOf(edition, kind)) {
        const auto name = shownName(*card);
        if (card->age > levelOfAge(play.state())
            || (!isWanted(entry, card->age, name)
                && !(isWanted(entry, card->age,
                    QString::fromUtf8(card->name.data(), static_cast<qsizetype>(card->name.size())))))) {
            continue;
        }
        auto row = cardRow(play, cardId(u"card-"_s, *card), name, toldOf(*card, edition),
            std::string(card->name), kind, playingAll(play, *card));
        if (kind == CardKind::Wonder) {
            row.figures.clear();
            for (const int price : stagesOf(*card)) {
                row.figures << AgesFigure{.text = QString::number(price)};
            }
        }
        part.rows << row;
    }
    for (const auto &card : ownCards(play.memory)) {
        const auto name = QString::fromStdString(card.name);
        if (card.kind == kind && card.age <= levelOfAge(play.state()) && isWanted(entry, card.age, name)) {
            auto row = cardRow(play, u"own-"_s + name, name, textOf(card.effect, edition), card.name, kind,
                playingAll(play, card));
            part.rows << row;
        }
    }
    return part;
}

AgesPart placePart(const Play &play)
{
    //: Where a card lies in the row: its price in actions.
    AgesPart part{.look = u"segments"_s, .title = AgesWords::tr("Place in the row")};
    for (int place = 1; place <= DearestPlace; ++place) {
        part.rows << AgesRow{.choice = {.id = u"place-%1"_s.arg(place),
                                 .title = QString::number(place),
                                 .spoken = AgesWords::tr("a place for %n actions", nullptr, place),
                                 .chosen = play.draft.cards.place == place}};
    }
    const int finished = playerAt(play).cards.sums().kinds[CardKind::Wonder];
    part.note = AgesWords::tr("%1 for the place, %2 for your finished wonders")
                    .arg(play.draft.cards.place)
                    .arg(finished);
    return part;
}

/// The wonder under way, with an action card.
QList<AgesPart> stagesParts(const Play &play)
{
    const auto &wonder = playerAt(play).cards.wonder();
    AgesPart discounts{.look = u"segments"_s, .title = AgesWords::tr("Action card")};
    for (int discount = 0; discount <= MostOffStages; ++discount) {
        discounts.rows << AgesRow{.choice = {.id = u"discount-%1"_s.arg(discount),
                                      .title = discount == 0 ? u"0"_s : scoreText(-discount),
                                      .spoken = AgesWords::tr("Action card: %n less", nullptr, discount),
                                      .chosen = play.draft.cards.discount == discount}};
    }
    AgesPart stages{.look = u"rows"_s, .title = shownName(*wonder)};
    for (int count = 1; count <= stagesLeft(*wonder); ++count) {
        const auto prospect
            = prospectOf(play.state(), buildingStages(play, count, play.draft.cards.discount));
        stages.rows << rowOf(
            {.id = u"stages-%1"_s.arg(count), .title = AgesWords::tr("Build %n stages", nullptr, count)},
            prospect, seatAt(play), sentence(play, prospect.broken));
    }
    return {stages, discounts};
}

QList<AgesPart> otherParts(const Play &play)
{
    const auto edition = editionOf(play.state());
    AgesPart held{.look = u"rows"_s, .title = AgesWords::tr("Cards in play")};
    for (const auto &card : playerAt(play).cards.list()) {
        const auto name = QString::fromStdString(card.name);
        held.rows << AgesRow{.choice = {.id = u"held-"_s + name,
                                 .title = shownName(card),
                                 .note = toldOf(card, edition),
                                 .chosen = play.draft.cards.card == card.name,
                                 .about = u"card-"_s + name},
            .sign = iconOf(card.kind)};
    }
    QList<AgesPart> parts;
    if (!held.rows.isEmpty()) {
        parts << held;
    }
    if (play.draft.cards.card) {
        parts << AgesPart{.look = u"chips"_s,
            .rows
            = {{.choice = {.id = u"remove"_s, .title = AgesWords::tr("Remove it"), .icon = u"ui-close"_s}},
                {.choice = {.id = u"change"_s, .title = AgesWords::tr("Change it"), .icon = u"ui-edit"_s}}}};
    }
    AgesPart land{.look = u"rows"_s, .title = AgesWords::tr("A territory without an auction")};
    for (const auto *card : cardsOf(edition, CardKind::Colony)) {
        if (card->age <= levelOfAge(play.state())) {
            land.rows << cardRow(play, cardId(u"card-"_s, *card), shownName(*card), toldOf(*card, edition),
                std::string(card->name), CardKind::Colony, playingAll(play, *card));
        }
    }
    if (!land.rows.isEmpty()) {
        parts << land;
    }
    return parts;
}

AgesPage cardsPage(const Play &play)
{
    const auto &entry = play.draft.cards;
    AgesPage page{.head = headOf(AgesWords::tr("Play a card"), civilLeft(play))};
    if (!play.draft.guest) {
        page.foot << newAge(play);
    }
    AgesPart shelves{.look = u"segments"_s};
    for (int i = 0; i < Shelves; ++i) {
        shelves.rows << shelfChoice(play, static_cast<Shelf>(i));
    }
    page.parts << shelves;
    if (entry.shelf == Shelf::Action) {
        page.parts += actionParts(play);
        addRecent(play, page);
        return page;
    }
    if (entry.shelf == Shelf::Other) {
        page.parts += otherParts(play);
        return page;
    }
    if (entry.shelf == Shelf::Wonder && playerAt(play).cards.wonder()) {
        page.parts += stagesParts(play);
        return page;
    }
    page.parts << searchPart(play.state(), entry.age, entry.letters);
    if (entry.shelf == Shelf::Wonder) {
        page.parts << placePart(play);
    }
    page.parts << catalogue(play);
    if (const auto *leader = playerAt(play).cards.find(CardKind::Leader);
        leader && entry.shelf == Shelf::Leader) {
        page.parts << AgesPart{.look = u"note"_s,
            .note = AgesWords::tr("%1 leaves when another comes.").arg(shownName(*leader))};
    }
    addRecent(play, page);
    return page;
}

TableWide cardsWide(const Play &play)
{
    if (play.draft.cards.shelf != Shelf::Action) {
        //: A card that the app does not know is described.
        return {.id = u"by-hand"_s, .title = AgesWords::tr("A card by hand"), .quiet = true};
    }
    const auto actions = playing(play, enteredCard(play));
    const auto broken = prospectOf(play.state(), actions).broken;
    return {.id = u"play"_s,
        .title = AgesWords::tr("Play the card"),
        .hint = actions.empty() ? AgesWords::tr("what does it give?") : sentence(play, broken),
        .enabled = broken.empty() && !actions.empty()};
}

/// A tap that plays something.
std::optional<Answer> played(const Play &play, const Touch &touch)
{
    if (const auto id = textAfter(touch.id, "card-")) {
        if (const auto *card = findCard(play.setup().edition, *id)) {
            return done(play, playingAll(play, *card));
        }
    }
    if (const auto name = textAfter(touch.id, "own-")) {
        if (const auto card = ownCard(play.memory, *name)) {
            return done(play, playingAll(play, *card));
        }
    }
    if (const auto count = numberAfter(touch.id, "stages-")) {
        return done(play, {buildingStages(play, *count, play.draft.cards.discount)});
    }
    if (touch.id == "play") {
        return played(play, enteredCard(play));
    }
    if (const auto again = textAfter(touch.id, "again-")) {
        if (const auto card = actionCardOf(*again)) {
            return played(play, *card);
        }
    }
    if (touch.id == "remove" && play.draft.cards.card) {
        return done(
            play, {Modify{.player = namedSeat(play), .name = *play.draft.cards.card, .remove = true}});
    }
    return std::nullopt;
}

/// Opens the card that is looked at, or a new one, to be described.
Answer described(const Play &play, const Card *card)
{
    auto next = play.draft;
    next.step = Stage::Own;
    next.own = {.kind = kindOf(play.draft.cards.shelf).value_or(CardKind::Other),
        .age = play.draft.cards.age.value_or(levelOfAge(play.state()))};
    if (card) {
        next.own = {card->name, card->kind, card->age, card->family, {}, 0, card->effect};
    } else if (next.own.kind == CardKind::Wonder) {
        next.own.stages = {1};
    }
    return kept(std::move(next));
}

Answer cardsTouch(const Play &play, const Touch &touch)
{
    if (leadsBack(touch)) {
        return opened(play, Stage::Board);
    }
    if (const auto answer = played(play, touch)) {
        return *answer;
    }
    if (touch.id == "new-age") {
        return begunAge(play);
    }
    if (touch.id == "by-hand") {
        return described(play, nullptr);
    }
    if (touch.id == "change" && play.draft.cards.card) {
        return described(play, playerAt(play).cards.find(*play.draft.cards.card));
    }
    auto next = play.draft;
    auto &entry = next.cards;
    if (const auto shelf = numberAfter(touch.id, "shelf-")) {
        entry = {.shelf = static_cast<Shelf>(std::clamp(*shelf, 0, Shelves - 1))};
    } else if (const auto age = numberAfter(touch.id, "age-")) {
        entry.age = entry.age == *age ? std::nullopt : std::optional(*age);
    } else if (touch.id == "search") {
        entry.letters = touch.text;
    } else if (const auto place = numberAfter(touch.id, "place-")) {
        entry.place = *place;
    } else if (const auto discount = numberAfter(touch.id, "discount-")) {
        entry.discount = *discount;
    } else if (touch.id == "spend-civil") {
        entry.civil = touch.number;
    } else if (touch.id == "spend-military") {
        entry.military = touch.number;
    } else if (const auto name = textAfter(touch.id, "held-")) {
        entry.card = entry.card == *name ? std::nullopt : std::optional(*name);
    } else {
        setGain(entry.gain.numbers, touch, "gain-");
    }
    return kept(std::move(next));
}
}

const Step CardsStep = {"cards", made<cardsPage>, cardsWide, cardsTouch};
}
