// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/stone_age/seatview.h"
#include "app/stone_age/steps.h"
#include "app/stone_age/words/amounts.h"
#include "app/stone_age/words/icons.h"
#include "app/stone_age/words/texts.h"
#include "app/words/idtext.h"
#include "app/words/lists.h"
#include "model/stone_age/advice.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace StoneAge
{
namespace
{
constexpr int TwoOfAny = 2;

/// The dice for all that a purchase hands out.
template<typename ActionOrConst>
auto picksIn(ActionOrConst &action)
{
    auto *card = std::get_if<Card>(&action);
    auto *dice = card ? std::get_if<Tops::DiceForAll>(&card->top) : nullptr;
    return dice ? &dice->picks : nullptr;
}

/// Or those with style.
template<typename ActionOrConst>
auto stylePicksIn(ActionOrConst &action)
{
    auto *card = std::get_if<Card>(&action);
    auto *top = card ? std::get_if<Tops::StyleDice>(&card->top) : nullptr;
    auto *building = std::get_if<Building>(&action);
    auto *gain = building && building->gain ? std::get_if<Gains::StyleDice>(&*building->gain) : nullptr;
    return top ? &top->picks : gain ? &gain->picks : nullptr;
}

/// What a die of the expansion can be taken as, beside a secret card.
std::vector<StylePick> stylePicks()
{
    std::vector<StylePick> list;
    for (const Style style : valuesOf<Style>()) {
        list.emplace_back(style);
    }
    for (const Resource resource : valuesOf<Resource>()) {
        list.emplace_back(resource);
    }
    return list;
}

QString textOfPick(const StylePick &pick)
{
    if (const auto *bottom = std::get_if<Bottom>(&pick)) {
        return textOf(*bottom);
    }
    const auto *resource = std::get_if<Resource>(&pick);
    return resource ? nameOf(*resource) : nameOf(std::get<Style>(pick));
}

/// What a purchase asks beside its price: who takes which die, any two resources, lower halves.
class Asking
{
    Q_DECLARE_TR_FUNCTIONS(StoneChoices)

public:
    explicit Asking(const Play &play)
        : m_play(play)
        , m_entry(play.draft.entry)
        , m_dice(picksIn(play.draft.entry.action))
        , m_style(stylePicksIn(play.draft.entry.action))
    {
    }

    StoneQuestions page() const
    {
        const bool mayKeep = asksForTwo() && entered<Card>(m_play);
        return {.picks = picks(),
            .takes = takes(),
            .secret = m_style ? StoneHalf{u"as-%1"_s.arg(stylePicks().size()), tr("Secret card"),
                          iconOf(TopKind::ExtraCard), {}, bottoms(u"as-secret-"_s, picksMissing() > 0)}
                              : StoneHalf{},
            .halves = halves(),
            .asksForTwo = asksForTwo(),
            //: A card whose two resources may be taken later.
            .keep = {.id = mayKeep ? u"keep"_s : QString(),
                .title = tr("Keep it for later"),
                .chosen = mayKeep && !taken()},
            .two = two()};
    }

    QString hint() const
    {
        if (picksMissing() > 0) {
            return tr("%n dice to hand out", nullptr, picksMissing());
        }
        if (twoMissing() > 0) {
            return tr("%n resources to choose", nullptr, twoMissing());
        }
        const auto asked = halvesOf(m_entry.action);
        const auto missing = std::ranges::count_if(asked, [&](Half half) { return !m_entry.halves[half]; });
        return missing > 0 ? tr("%n lower halves to name", nullptr, static_cast<int>(missing)) : QString();
    }

    std::optional<Answer> touch(const Touch &touch) const
    {
        if (const auto pick = numberAfter(touch.id, "as-")) {
            return handOut(*pick);
        }
        if (const auto bottom = numberAfter(touch.id, "as-secret-")) {
            return isBottom(*bottom) && m_style ? add(StylePick(bottomAt(*bottom))) : kept(m_play.draft);
        }
        if (const auto place = numberAfter(touch.id, "pick-")) {
            return takeBackTo(*place);
        }
        if (const auto resource = thingAfter<Resource>(touch.id, "two-")) {
            return takeTwo(*resource, touch.number);
        }
        if (touch.id == "keep") {
            return keepOrNot();
        }
        for (const Half half : halvesOf(m_entry.action)) {
            const auto bottom = numberAfter(touch.id, std::string(idOf(half)) + "-");
            if (bottom && isBottom(*bottom)) {
                auto entry = m_entry;
                entry.halves[half] = bottomAt(*bottom);
                return kept(m_play, std::move(entry));
            }
        }
        return std::nullopt;
    }

    int twoMissing() const { return taken() ? TwoOfAny - sumOf(*taken()) : 0; }

private:
    int handedOut() const
    {
        return static_cast<int>(m_dice ? m_dice->size() : m_style ? m_style->size() : 0);
    }
    int picksMissing() const { return m_dice || m_style ? m_play.setup().players - handedOut() : 0; }

    /// The buyer first, then on by seat.
    QList<TableChoice> picks() const
    {
        QList<TableChoice> list;
        for (int i = 0; i < handedOut() + picksMissing(); ++i) {
            const int seat = seatAfter(m_play.state(), m_play.state().seat, i);
            const auto at = static_cast<std::size_t>(i);
            TableChoice view{.id = u"pick-%1"_s.arg(i),
                .title = m_play.nameOf(seat),
                .ink = m_play.colourOf(seat),
                .chosen = i == handedOut(),
                .enabled = i < handedOut()};
            if (view.enabled) {
                view.icon = m_dice ? iconOf((*m_dice)[at]) : iconOf((*m_style)[at]);
                view.note = m_dice ? nameOf((*m_dice)[at]) : textOfPick((*m_style)[at]);
            }
            //: Spoken: %1 is a player, %2 what a die was taken as.
            view.spoken = view.enabled ? tr("%1: %2").arg(view.title, view.note)
                                       : tr("%1: not chosen yet").arg(view.title);
            list << view;
        }
        return list;
    }

    QList<TableChoice> takes() const
    {
        QList<TableChoice> list;
        const auto offer = [&](const QString &name, const QString &icon) {
            list << TableChoice{.id = u"as-%1"_s.arg(list.size()),
                .title = name,
                .icon = icon,
                .enabled = picksMissing() > 0};
        };
        for (const Pick pick : valuesOf<Pick>()) {
            if (m_dice) {
                offer(nameOf(pick), iconOf(pick));
            }
        }
        for (const auto &pick : m_style ? stylePicks() : std::vector<StylePick>()) {
            offer(textOfPick(pick), iconOf(pick));
        }
        return list;
    }

    std::vector<Bottom> allBottoms() const
    {
        std::vector<Bottom> list;
        for (const Symbol symbol : symbolsOf(m_play.setup())) {
            list.emplace_back(symbol);
        }
        for (const Craft craft : craftsOf(m_play.setup())) {
            for (int count = 1; count <= MostPeopleOnCard; ++count) {
                list.emplace_back(Craftsmen{craft, count});
            }
        }
        return list;
    }
    bool isBottom(int bottom) const { return bottom >= 0 && bottom < static_cast<int>(allBottoms().size()); }
    Bottom bottomAt(int bottom) const { return allBottoms()[static_cast<std::size_t>(bottom)]; }

    /// Every lower half there is, with what it would be worth now.
    QList<TableChoice> bottoms(const QString &prefix, bool enabled = true) const
    {
        QList<TableChoice> list;
        for (const auto &bottom : allBottoms()) {
            const auto *symbol = std::get_if<Symbol>(&bottom);
            list << TableChoice{.id = prefix + QString::number(list.size()),
                .title = symbol ? nameOf(*symbol) : textOf(bottom),
                .icon = iconOf(bottom),
                .points = u"+%1"_s.arg(worthOf(active(m_play.state()), bottom)),
                .enabled = enabled};
        }
        return list;
    }

    static QString titleOf(Half half)
    {
        switch (half) {
        case Half::Own:
            return tr("Lower half of the card");
        case Half::Extra:
            return tr("Lower half of the extra card");
        case Half::Bonus:
            return tr("Lower half of the second card");
        case Half::Secret:
            break;
        }
        return tr("Lower half of the secret card");
    }

    QList<StoneHalf> halves() const
    {
        QList<StoneHalf> list;
        for (const Half half : halvesOf(m_entry.action)) {
            const auto &bottom = m_entry.halves[half];
            list << StoneHalf{u"half-%1"_s.arg(list.size()), titleOf(half),
                bottom ? iconOf(*bottom) : u"sa-card"_s, bottom ? textOf(*bottom) : tr("Which one?"),
                bottoms(idText(half) + u'-')};
        }
        return list;
    }

    bool asksForTwo() const
    {
        const auto *card = entered<Card>(m_play);
        return entered<TakeTwo>(m_play) || (card && std::holds_alternative<Tops::AnyTwo>(card->top));
    }
    /// The two resources being chosen, if any are.
    std::optional<Resources> taken() const
    {
        if (const auto *two = entered<TakeTwo>(m_play)) {
            return two->resources;
        }
        const auto *card = entered<Card>(m_play);
        const auto *top = card ? std::get_if<Tops::AnyTwo>(&card->top) : nullptr;
        return top ? top->resources : std::nullopt;
    }
    QList<TableCounter> two() const
    {
        QList<TableCounter> list;
        for (const Resource resource : valuesOf<Resource>()) {
            if (const auto now = taken()) {
                list << TableCounter{.id = u"two-"_s + idText(resource),
                    .title = nameOf(resource),
                    .icon = iconOf(resource),
                    .ink = idText(resource),
                    .value = (*now)[resource],
                    .most = (*now)[resource] + twoMissing()};
            }
        }
        return list;
    }

    Answer handOut(int pick) const
    {
        auto entry = m_entry;
        if (picksMissing() == 0 || pick < 0) {
            return kept(m_play.draft);
        }
        if (m_style && pick < static_cast<int>(stylePicks().size())) {
            return add(stylePicks()[static_cast<std::size_t>(pick)]);
        }
        if (m_dice && pick < countOf<Pick>) {
            picksIn(entry.action)->push_back(static_cast<Pick>(pick));
        }
        return kept(m_play, std::move(entry));
    }
    Answer add(const StylePick &pick) const
    {
        auto entry = m_entry;
        if (picksMissing() > 0) {
            stylePicksIn(entry.action)->push_back(pick);
        }
        return kept(m_play, std::move(entry));
    }
    /// The dice from this one on are handed out again.
    Answer takeBackTo(int place) const
    {
        auto entry = m_entry;
        if (place >= 0 && place < handedOut()) {
            const auto shorten
                = [&](auto *list) { list ? list->resize(static_cast<std::size_t>(place)) : void(); };
            shorten(picksIn(entry.action));
            shorten(stylePicksIn(entry.action));
        }
        return kept(m_play, std::move(entry));
    }
    Answer takeTwo(Resource resource, int count) const
    {
        auto entry = m_entry;
        if (auto now = taken()) {
            (*now)[resource] = std::clamp(count, 0, (*now)[resource] + twoMissing());
            if (auto *card = std::get_if<Card>(&entry.action)) {
                std::get<Tops::AnyTwo>(card->top).resources = *now;
            } else {
                std::get<TakeTwo>(entry.action).resources = *now;
            }
        }
        return kept(m_play, std::move(entry));
    }
    Answer keepOrNot() const
    {
        auto entry = m_entry;
        if (auto *card = std::get_if<Card>(&entry.action); card && asksForTwo()) {
            std::get<Tops::AnyTwo>(card->top).resources = taken() ? std::nullopt : std::optional(Resources{});
        }
        return kept(m_play, std::move(entry));
    }

    const Play &m_play;
    const Entry &m_entry;
    const std::vector<Pick> *m_dice;
    const std::vector<StylePick> *m_style;
};

struct StoneTwo {
    Q_DECLARE_TR_FUNCTIONS(StoneTable)

public:
    static QString back() { return tr("Back to the village"); }
    //: Title: a kept card gives two resources.
    static QString title() { return tr("Any two resources"); }
    static QString caption() { return tr("the kept card is used up"); }
    static QString wide(const Play &play)
    {
        return Asking(play).twoMissing() > 0
            ? tr("Which two?")
            : tr("Take %1").arg(listOf(amounts(entered<TakeTwo>(play)->resources)));
    }
};
}

StoneQuestions questionsPart(const Play &play)
{
    return Asking(play).page();
}

std::optional<Answer> questionsTouch(const Play &play, const Touch &touch)
{
    return Asking(play).touch(touch);
}

QString questionsHint(const Play &play)
{
    return Asking(play).hint();
}

StoneTwoPage twoPage(const Play &play)
{
    return {headOf(StoneTwo::back(), StoneTwo::title(), StoneTwo::caption(), u"good"_s), questionsPart(play)};
}

TableWide twoWide(const Play &play)
{
    return wideFor(play, StoneTwo::wide(play));
}

Answer twoTouch(const Play &play, const Touch &touch)
{
    if (touch.id == "primary") {
        return takenIfFinished(play);
    }
    if (touch.id == "leave") {
        return left(play, {}, {.action = TakeTwo{}});
    }
    return questionsTouch(play, touch).value_or(kept(play.draft));
}
}
