// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/stone_age/correction.h"

#include "app/stone_age/seatview.h"
#include "app/stone_age/words/icons.h"
#include "app/stone_age/words/texts.h"
#include "app/words/idtext.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace StoneAge
{
namespace
{
struct CorrectWords {
    Q_DECLARE_TR_FUNCTIONS(StoneCorrection)
};

using Counts = CountsOf<Player>;

/// How often something is in a list that keeps its order: the last one goes first.
template<typename Item>
void setTimes(std::vector<Item> &list, const Item &item, int times)
{
    auto have = static_cast<int>(std::ranges::count(list, item));
    for (; have < times; ++have) {
        list.push_back(item);
    }
    for (; have > times; --have) {
        const auto last = std::find(list.rbegin(), list.rend(), item);
        list.erase(std::next(last).base());
    }
}
template<typename Item>
void addTimes(Counts &counts, const TableCounter &counter, std::vector<Item> Player::*list, const Item &item)
{
    counts.add(
        counter,
        [=](const Player &player) { return static_cast<int>(std::ranges::count(player.*list, item)); },
        [=](Player &player, int value) { setTimes(player.*list, item, value); });
}

Counts village(const Setup &setup)
{
    Counts list{CorrectWords::tr("Village")};
    list.add({.id = u"score"_s,
                 .title = CorrectWords::tr("Score track"),
                 .icon = u"ui-star"_s,
                 .least = -Plenty,
                 .most = Plenty},
        &Player::score);
    list.add(counterOf(Track::People, MaxPeople), &Player::people);
    list.add(counterOf(Track::Agriculture, MaxAgriculture), &Player::agriculture);
    if (setup.expansion) {
        list.add(counterOf(Track::Trade, MaxTrade), &Player::trade);
    }
    list.add({.id = u"buildings"_s,
                 .title = CorrectWords::tr("Buildings"),
                 .icon = u"sa-building"_s,
                 .most = MostByHand},
        &Player::buildings);
    for (const Site site : valuesOf<Site>()) {
        if (setup.expansion) {
            addTimes(list,
                {.id = idText(site),
                    .title = nameOf(placeOf(site)),
                    .icon = iconOf(placeOf(site)),
                    .most = MostByHand},
                &Player::sites, site);
        }
    }
    for (const Bonus bonus : valuesOf<Bonus>()) {
        if (setup.bonusTiles) {
            addTimes(list, counterOf(bonus, MostByHand, u"bonus-"_s), &Player::bonus, bonus);
        }
    }
    return list;
}

Counts stock(const Setup &setup)
{
    Counts list{CorrectWords::tr("Stock")};
    list.add({.id = u"food"_s, .title = foodName(), .icon = u"food"_s, .ink = u"food"_s, .most = Plenty},
        &Player::food);
    for (const Material material : materialsOf(setup)) {
        list.add(counterOf(material, Plenty), &Player::stock, material);
    }
    return list;
}

Counts tools()
{
    Counts list{nameOf(Track::Tools)};
    for (std::size_t space = 0; space < ToolSpaces; ++space) {
        const int number = static_cast<int>(space) + 1;
        list.add(
            {.id = u"tool-%1"_s.arg(number),
                .title = CorrectWords::tr("Tool %1").arg(number),
                .icon = iconOf(Track::Tools),
                .most = MaxTool},
            [=](const Player &player) { return player.tools[space]; },
            [=](Player &player, int value) { player.tools[space] = value; });
        list.add(
            {.id = u"tool-used-%1"_s.arg(number),
                .title = CorrectWords::tr("Tool %1 is used up this round").arg(number),
                .icon = u"ui-check"_s,
                .most = 1},
            [=](const Player &player) { return player.toolsUsed[space] ? 1 : 0; },
            [=](Player &player, int value) { player.toolsUsed[space] = value > 0; }, true);
    }
    for (int value = LeastOneUse; value <= MostOneUse; ++value) {
        addTimes(list,
            {.id = u"one-use-%1"_s.arg(value),
                .title = CorrectWords::tr("One-use tools worth %1").arg(value),
                .icon = iconOf(Track::Tools),
                .most = MostByHand},
            &Player::oneUse, value);
    }
    return list;
}

Counts cards(const Setup &setup)
{
    Counts list{CorrectWords::tr("Cards")};
    for (const Craft craft : craftsOf(setup)) {
        list.add(counterOf(craft, MostByHand), &Player::crafts, craft);
    }
    for (const Symbol symbol : symbolsOf(setup)) {
        list.add(counterOf(symbol, MostByHand, u"symbol-"_s), &Player::symbols, symbol);
    }
    list.add({.id = u"any-two"_s,
                 .title = CorrectWords::tr("Cards kept for any two"),
                 .icon = u"good"_s,
                 .most = MostByHand},
        &Player::anyTwo);
    return list;
}
}

Player sheetOf(const State &state, int seat)
{
    return playerAt(state, seat);
}

std::vector<Counts> countsByHand(const State &state, const Player &)
{
    return {village(state.setup), stock(state.setup), tools(), cards(state.setup)};
}

Adjust adjustFor(const State &state, int seat, const Player &now)
{
    const auto &before = playerAt(state, seat);
    Adjust adjust{.player = seat};
    adjust.score = changedTo(before.score, now.score);
    adjust.people = changedTo(before.people, now.people);
    adjust.food = changedTo(before.food, now.food);
    adjust.agriculture = changedTo(before.agriculture, now.agriculture);
    adjust.tools = changedTo(before.tools, now.tools);
    adjust.toolsUsed = changedTo(before.toolsUsed, now.toolsUsed);
    adjust.oneUse = changedTo(before.oneUse, now.oneUse);
    adjust.anyTwo = changedTo(before.anyTwo, now.anyTwo);
    adjust.buildings = changedTo(before.buildings, now.buildings);
    adjust.trade = changedTo(before.trade, now.trade);
    adjust.sites = changedTo(before.sites, now.sites);
    adjust.bonus = changedTo(before.bonus, now.bonus);
    adjust.stock = changedTo(before.stock, now.stock);
    adjust.crafts = changedTo(before.crafts, now.crafts);
    adjust.symbols = changedTo(before.symbols, now.symbols);
    return adjust;
}

/// What is half entered stays if it still holds.
Draft afterCorrection(const Draft &draft, const State &state)
{
    const auto entered = finished(draft.entry);
    return entered && draft.step != Stage::Village && refusal(state, *entered) ? freshDraft(state) : draft;
}
}
