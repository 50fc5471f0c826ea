// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/stone_age/stonechoices.h"
#include "app/words/idtext.h"

#include "app/stone_age/seatview.h"
#include "app/stone_age/words/icons.h"
#include "app/stone_age/words/texts.h"
#include "model/stone_age/advice.h"

#include <algorithm>

using namespace StoneAge;
using namespace Qt::StringLiterals;

namespace
{
constexpr int TwoOfAny = 2;

/// What a die of the expansion can be taken as; a secret card comes after these.
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

QString textOf(const StylePick &pick)
{
    if (const auto *bottom = std::get_if<Bottom>(&pick)) {
        return StoneAge::textOf(*bottom);
    }
    const auto *resource = std::get_if<Resource>(&pick);
    return resource ? nameOf(*resource) : nameOf(std::get<Style>(pick));
}
}

StoneChoices::StoneChoices(StoneDesk &desk, QObject *parent)
    : QObject(parent)
    , m_desk(desk)
{
    connect(&desk, &Desk::changed, this, &StoneChoices::changed);
    connect(&desk, &Desk::reworded, this, &StoneChoices::changed);
}

QList<QString> StoneChoices::pickNames() const
{
    QList<QString> list;
    if (picksOf(m_desk.draft().action)) {
        for (const Pick pick : valuesOf<Pick>()) {
            list << nameOf(pick);
        }
    } else if (stylePicksOf(m_desk.draft().action)) {
        for (const auto &pick : stylePicks()) {
            list << textOf(pick);
        }
        list << tr("Secret card");
    }
    return list;
}

QList<QString> StoneChoices::pickIcons() const
{
    QList<QString> list;
    if (picksOf(m_desk.draft().action)) {
        for (const Pick pick : valuesOf<Pick>()) {
            list << iconOf(pick);
        }
    } else if (stylePicksOf(m_desk.draft().action)) {
        for (const auto &pick : stylePicks()) {
            list << iconOf(pick);
        }
        list << iconOf(TopKind::ExtraCard);
    }
    return list;
}

int StoneChoices::secretPick() const
{
    return stylePicksOf(m_desk.draft().action) ? static_cast<int>(stylePicks().size()) : -1;
}

QList<StonePick> StoneChoices::picks() const
{
    const auto *dice = picksOf(m_desk.draft().action);
    const auto *style = stylePicksOf(m_desk.draft().action);
    QList<StonePick> list;
    for (int i = 0; i < m_desk.players() && (dice || style); ++i) {
        const int seat = seatAfter(m_desk.state(), m_desk.state().seat, i);
        const auto at = static_cast<std::size_t>(i);
        StonePick view{.name = m_desk.nameOf(seat), .colour = m_desk.colourOf(seat)};
        if (dice && at < dice->size()) {
            view.icon = iconOf((*dice)[at]);
            view.text = nameOf((*dice)[at]);
        } else if (style && at < style->size()) {
            view.icon = iconOf((*style)[at]);
            view.text = textOf((*style)[at]);
        }
        list << view;
    }
    return list;
}

int StoneChoices::picksMissing() const
{
    const auto all = picks();
    return static_cast<int>(
        std::ranges::count_if(all, [](const StonePick &pick) { return pick.text.isEmpty(); }));
}

bool StoneChoices::asksForTwo() const
{
    const auto *card = m_desk.entered<Card>();
    return m_desk.entered<TakeTwo>() || (card && std::holds_alternative<Tops::AnyTwo>(card->top));
}

std::optional<Resources> StoneChoices::resources() const
{
    if (const auto *two = m_desk.entered<TakeTwo>()) {
        return two->resources;
    }
    const auto *card = m_desk.entered<Card>();
    const auto *top = card ? std::get_if<Tops::AnyTwo>(&card->top) : nullptr;
    return top ? top->resources : std::nullopt;
}

QList<StonePay> StoneChoices::two() const
{
    QList<StonePay> list;
    const auto taken = resources();
    for (const Resource resource : valuesOf<Resource>()) {
        if (taken) {
            list << StonePay{.id = idText(resource),
                .icon = iconOf(resource),
                .name = nameOf(resource),
                .have = m_desk.player().stock[materialOf(resource)],
                .count = (*taken)[resource],
                .most = (*taken)[resource] + TwoOfAny - sumOf(*taken)};
        }
    }
    return list;
}

int StoneChoices::twoMissing() const
{
    const auto taken = resources();
    return taken ? TwoOfAny - sumOf(*taken) : 0;
}

bool StoneChoices::mayKeep() const
{
    return asksForTwo() && m_desk.entered<Card>();
}

bool StoneChoices::keep() const
{
    return mayKeep() && !resources();
}

QList<StoneHalf> StoneChoices::halves() const
{
    QList<StoneHalf> list;
    for (const Half half : halvesOf(m_desk.draft().action)) {
        const auto &bottom = m_desk.draft().halves[half];
        StoneHalf view{.known = bottom.has_value()};
        switch (half) {
        case Half::Own:
            view.title = tr("Lower half of the card");
            break;
        case Half::Extra:
            view.title = tr("Lower half of the extra card");
            break;
        case Half::Bonus:
            view.title = tr("Lower half of the second card");
            break;
        case Half::Secret:
            view.title = tr("Lower half of the secret card");
            break;
        }
        view.text = bottom ? StoneAge::textOf(*bottom) : tr("Which one?");
        view.icon = bottom ? iconOf(*bottom) : u"sa-card"_s;
        list << view;
    }
    return list;
}

int StoneChoices::halvesMissing() const
{
    const auto all = halves();
    return static_cast<int>(std::ranges::count(all, false, &StoneHalf::known));
}

std::vector<Bottom> StoneChoices::bottoms() const
{
    std::vector<Bottom> list;
    for (const Symbol symbol : symbolsOf(m_desk.state().setup)) {
        list.emplace_back(symbol);
    }
    for (const Craft craft : craftsOf(m_desk.state().setup)) {
        for (int count = 1; count <= MostPeopleOnCard; ++count) {
            list.emplace_back(Craftsmen{craft, count});
        }
    }
    return list;
}

QList<QString> StoneChoices::bottomNames() const
{
    QList<QString> list;
    for (const auto &bottom : bottoms()) {
        const auto *symbol = std::get_if<Symbol>(&bottom);
        list << (symbol ? nameOf(*symbol) : StoneAge::textOf(bottom));
    }
    return list;
}

QList<QString> StoneChoices::bottomIcons() const
{
    QList<QString> list;
    for (const auto &bottom : bottoms()) {
        list << iconOf(bottom);
    }
    return list;
}

QList<QString> StoneChoices::bottomWorths() const
{
    QList<QString> list;
    for (const auto &bottom : bottoms()) {
        list << u"+%1"_s.arg(worthOf(m_desk.player(), bottom));
    }
    return list;
}

void StoneChoices::addPick(const StylePick &pick)
{
    auto draft = m_desk.draft();
    if (auto *style = stylePicksOf(draft.action); style && picksMissing() > 0) {
        style->push_back(pick);
        m_desk.enter(draft);
    }
}

void StoneChoices::pick(int pick)
{
    auto draft = m_desk.draft();
    if (auto *dice = picksOf(draft.action)) {
        if (picksMissing() > 0 && pick >= 0 && pick < countOf<Pick>) {
            dice->push_back(static_cast<Pick>(pick));
            m_desk.enter(draft);
        }
    } else if (pick >= 0 && pick < secretPick()) {
        addPick(stylePicks()[static_cast<std::size_t>(pick)]);
    }
}

void StoneChoices::pickSecret(int bottom)
{
    const auto all = bottoms();
    if (bottom >= 0 && bottom < static_cast<int>(all.size())) {
        addPick(all[static_cast<std::size_t>(bottom)]);
    }
}

void StoneChoices::takeBackTo(int place)
{
    auto draft = m_desk.draft();
    const auto shorten = [&](auto *list) {
        if (list && place >= 0 && place < static_cast<int>(list->size())) {
            list->resize(static_cast<std::size_t>(place));
            m_desk.enter(draft);
        }
    };
    shorten(picksOf(draft.action));
    shorten(stylePicksOf(draft.action));
}

void StoneChoices::setTwo(int resource, int count)
{
    const auto rows = two();
    if (resource < 0 || resource >= rows.size()) {
        return;
    }
    auto taken = *resources();
    taken[static_cast<Resource>(resource)] = std::clamp(count, 0, rows.at(resource).most);
    auto draft = m_desk.draft();
    if (auto *card = std::get_if<Card>(&draft.action)) {
        std::get<Tops::AnyTwo>(card->top).resources = taken;
    } else {
        std::get<TakeTwo>(draft.action).resources = taken;
    }
    m_desk.enter(draft);
}

void StoneChoices::setKeep(bool keep)
{
    auto draft = m_desk.draft();
    if (mayKeep()) {
        auto &top = std::get<Tops::AnyTwo>(std::get<Card>(draft.action).top);
        top.resources = keep ? std::nullopt : std::optional(Resources{});
        m_desk.enter(draft);
    }
}

void StoneChoices::setHalf(int half, int bottom)
{
    const auto asked = halvesOf(m_desk.draft().action);
    const auto all = bottoms();
    if (half >= 0 && half < static_cast<int>(asked.size()) && bottom >= 0
        && bottom < static_cast<int>(all.size())) {
        auto draft = m_desk.draft();
        draft.halves[asked[static_cast<std::size_t>(half)]] = all[static_cast<std::size_t>(bottom)];
        m_desk.enter(draft);
    }
}
