// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/stone_age/cards.h"
#include "app/words/idtext.h"

#include "app/stone_age/memory.h"
#include "app/stone_age/words/amounts.h"
#include "app/stone_age/words/icons.h"
#include "app/stone_age/words/texts.h"
#include "model/record/kinds.h"
#include "model/stone_age/advice.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace StoneAge
{
namespace
{
constexpr std::string_view CardPrefix = "card-";
constexpr std::string_view Described = "describe";

std::vector<TopKind> shelvesOf(const Setup &setup)
{
    const auto all = valuesOf<TopKind>();
    return {all.begin(), setup.expansion ? all.end() : std::ranges::find(all, TopKind::StyleDice)};
}

/// An upper half of a kind with the smallest numbers that are printed.
Top firstOf(TopKind kind)
{
    Top top = alternative<Top>(kind);
    if (auto *food = std::get_if<Tops::Food>(&top)) {
        food->count = 1;
    } else if (auto *points = std::get_if<Tops::Points>(&top)) {
        points->count = 1;
    } else if (auto *tool = std::get_if<Tops::OneUseTool>(&top)) {
        tool->value = LeastOneUse;
    }
    return top;
}

bool isGone(const State &state, int number)
{
    return number < 1 || number > CardCount || state.cardsGone[static_cast<std::size_t>(number - 1)];
}

Card numbered(int number)
{
    return {.number = number, .top = printedTop(number), .bottom = cardRow(number).bottom};
}

bool areEqual(const Card &one, const Card &other)
{
    return one.top == other.top && one.bottom == other.bottom;
}

/// What is printed on the card of a row.
std::optional<Card> cardAt(const Play &play, std::string_view row)
{
    if (row == Described) {
        return Card{.top = firstOf(play.draft.shelf)};
    }
    if (const auto number = numberAfter(row, CardPrefix)) {
        return isGone(play.state(), *number) ? std::nullopt : std::optional(numbered(*number));
    }
    return row.starts_with(CardPrefix) ? cardFrom(row.substr(CardPrefix.size())) : std::nullopt;
}

class Cards
{
    Q_DECLARE_TR_FUNCTIONS(StoneCards)

public:
    explicit Cards(const Play &play)
        : m_play(play)
        , m_slot(entered<Card>(play)->slot)
        , m_slots(cardSlots(play.state()))
    {
    }

    StoneCardsPage page() const
    {
        return {//: Leaves what is half entered.
            .head = headOf(
                tr("Back to the village"), tr("Card"), tr("which price, and what is on it?"), u"sa-card"_s),
            .prices = prices(),
            .shelves = shelves(),
            .cards = cards(),
            .describe = {.id = QString::fromLatin1(Described),
                //: A card that is in no list is described by its halves.
                .title = tr("Another card with this upper half"),
                .icon = u"ui-plus"_s,
                .enabled = !whyNot(m_slot)}};
    }

    static QString which() { return tr("Which card?"); }

    /// Why no card can be bought at this price.
    std::optional<Error> whyNot(int slot) const
    {
        const auto found = std::ranges::find(m_slots, slot, &BuyingPlace::at);
        return found == m_slots.end() ? StoneAge::whyNot(m_play.state(), Kind::Card) : found->whyNot;
    }

    Answer choosePrice(int slot) const
    {
        if (const auto error = whyNot(slot)) {
            return tl::unexpected(*error);
        }
        auto entry = m_play.draft.entry;
        std::get<Card>(entry.action).slot = slot;
        return kept(m_play, std::move(entry));
    }

    Answer chooseShelf(int shelf) const
    {
        const auto all = shelvesOf(m_play.setup());
        auto next = m_play.draft;
        if (shelf >= 0 && shelf < static_cast<int>(all.size())) {
            next.shelf = all[static_cast<std::size_t>(shelf)];
        }
        return kept(std::move(next));
    }

    Answer choose(const std::string &row) const
    {
        const auto begun = cardEntry(m_play, row, m_slot);
        if (!begun) {
            return kept(m_play.draft);
        }
        if (const auto error = whyNot(m_slot)) {
            return tl::unexpected(*error);
        }
        auto next = m_play.draft;
        next.step = Stage::Card;
        next.entry = *begun;
        auto rest = next;
        if (const auto waiting = takeUp(rest, begun->action); waiting && waiting->from == row) {
            const auto &card = std::get<Card>(waiting->action);
            if (card.slot == m_slot && kindOf(card.top) == m_play.draft.shelf) {
                next.aside = rest.aside;
                next.entry = *waiting;
            }
        }
        return kept(std::move(next));
    }

private:
    QList<TableChoice> prices() const
    {
        QList<TableChoice> list;
        const auto &state = m_play.state();
        for (const auto &offer : m_slots) {
            const auto user = state.users.slots[static_cast<std::size_t>(offer.at - 1)];
            const bool jewels = offer.at == JewelSlot;
            list << TableChoice{.id = u"slot-%1"_s.arg(offer.at),
                .title = jewels ? amount(Material::Jewels, JewelsPerCard) : tr("Price %1").arg(offer.at),
                .note = user         ? m_play.nameOf(*user)
                    : offer.proposal ? QString()
                                     : tr("too dear"),
                .icon = jewels ? iconOf(Material::Jewels) : u"sa-card"_s,
                .status = user == state.seat ? u"used"_s
                    : offer.whyNot           ? u"closed"_s
                                             : u"open"_s,
                .chosen = offer.at == m_slot,
                .enabled = !offer.whyNot,
                .about = u"cards"_s};
        }
        return list;
    }

    QList<TableChoice> shelves() const
    {
        QList<TableChoice> list;
        for (const TopKind kind : shelvesOf(m_play.setup())) {
            list << TableChoice{.id = u"shelf-%1"_s.arg(static_cast<int>(kind)),
                .title = nameOf(kind),
                .icon = iconOf(kind),
                .chosen = kind == m_play.draft.shelf};
        }
        return list;
    }

    /// Equal cards are one row.
    QList<StoneCard> cards() const
    {
        std::vector<Card> different;
        QList<int> left;
        for (int number = 1; number <= CardCount; ++number) {
            const auto card = numbered(number);
            if (isGone(m_play.state(), number) || kindOf(card.top) != m_play.draft.shelf) {
                continue;
            }
            const auto found
                = std::ranges::find_if(different, [&](const Card &other) { return areEqual(card, other); });
            if (found == different.end()) {
                different.push_back(card);
                left << 1;
            } else {
                ++left[found - different.begin()];
            }
        }
        QList<StoneCard> list;
        for (const auto &card : different) {
            list << row(card);
            if (const int count = left.at(list.size() - 1); count > 1) {
                //: How many equal cards can still come.
                list.back().caption = tr("%n left", "cards", count);
            }
        }
        for (const auto &card : knownCards(m_play)) {
            if (kindOf(card.top) == m_play.draft.shelf) {
                list << row(card);
                markAsKnown(list.back().row, card);
            }
        }
        return list;
    }
    StoneCard row(const Card &card) const
    {
        const auto id = rowOf(card);
        // Where no price can be paid, none is chosen.
        auto view = cardView(m_play, *cardEntry(m_play, id, std::max(1, m_slot)));
        view.row.id = QString::fromStdString(id);
        view.row.enabled = !whyNot(m_slot);
        return view;
    }

    const Play &m_play;
    int m_slot;
    std::vector<BuyingPlace> m_slots;
};

struct StoneCardWords {
    Q_DECLARE_TR_FUNCTIONS(StoneCards)

public:
    //: The number that a card has in our list.
    static QString number(int card) { return tr("no. %1").arg(card); }
    //: What a lower half would add to the score now.
    static QString worth(int points) { return tr("+%1 at the end").arg(points); }
    //: Spoken: the halves of a card.
    static QString spoken(const QString &top, const QString &bottom) { return tr("%1; %2").arg(top, bottom); }
};

QString inkOf(const Top &top)
{
    const auto icon = iconOf(top);
    for (const Resource resource : valuesOf<Resource>()) {
        if (icon == iconOf(resource)) {
            return idText(resource);
        }
    }
    return std::holds_alternative<Tops::Food>(top) ? u"food"_s : QString();
}
}

std::string rowOf(const Card &card)
{
    return std::string(CardPrefix) + (card.number ? std::to_string(*card.number) : textOfCard(card));
}

std::optional<Entry> cardEntry(const Play &play, const std::string &row, int slot)
{
    auto card = cardAt(play, row);
    if (!card) {
        return std::nullopt;
    }
    Entry entry{.from = row};
    if (row != Described && !card->number) {
        entry.halves[Half::Own] = card->bottom;
    }
    card->slot = slot;
    const auto purchase = proposePurchase(play.state(), SlotPrice{slot});
    card->pay = purchase ? purchase->pay : Materials{};
    card->exchange = purchase ? purchase->exchange : std::nullopt;
    if (auto *two = std::get_if<Tops::AnyTwo>(&card->top)) {
        two->resources = Resources{};
    }
    entry.action = *card;
    return entry;
}

StoneCard cardView(const Play &play, const Entry &entry)
{
    const auto &card = std::get<Card>(entry.action);
    StoneCard view{.topIcon = iconOf(card.top),
        .topInk = inkOf(card.top),
        .top = textOf(card.top),
        .caption = card.number ? StoneCardWords::number(*card.number) : QString()};
    if (const auto bottom = card.number ? std::optional(card.bottom) : entry.halves[Half::Own]) {
        const auto after = foreseen(play.state(), soFar(entry, Half::Own));
        view.bottomIcon = iconOf(*bottom);
        view.bottom = textOf(*bottom);
        view.worth = StoneCardWords::worth(worthOf(active(after), *bottom));
    }
    view.row.spoken = StoneCardWords::spoken(view.top, view.bottom);
    return view;
}

static StoneCardsPage cardsPage(const Play &play)
{
    return Cards(play).page();
}

static TableWide cardsWide(const Play &)
{
    return {.title = Cards::which(), .enabled = false};
}

static Answer cardsTouch(const Play &play, const Touch &touch)
{
    if (touch.id == "leave") {
        return left(play, {.shelf = play.draft.shelf}, play.draft.entry);
    }
    if (const auto slot = numberAfter(touch.id, "slot-")) {
        return Cards(play).choosePrice(*slot);
    }
    const auto shelf = numberAfter(touch.id, "shelf-");
    return shelf ? Cards(play).chooseShelf(*shelf) : Cards(play).choose(touch.id);
}
const Step CardsStep = {"cards", made<cardsPage>, cardsWide, cardsTouch};
}
