// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/stone_age/figuresbyhand.h"
#include "app/words/idtext.h"

#include "app/stone_age/seatview.h"
#include "app/stone_age/words/icons.h"
#include "app/stone_age/words/texts.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace StoneAge
{
namespace
{
/// Where the board has no end, a thumb has one.
constexpr int Plenty = 9999;

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

class Sheet
{
    Q_DECLARE_TR_FUNCTIONS(StoneCorrection)

public:
    explicit Sheet(const Setup &setup)
        : m_setup(setup)
    {
    }

    std::vector<FigureByHand> write()
    {
        village();
        stock();
        tools();
        cards();
        return std::move(m_list);
    }

private:
    void group(const QString &name) { m_group = name; }
    void add(const TableCounter &counter, std::function<int(const Player &)> read,
        std::function<void(Player &, int)> write, bool yesNo = false)
    {
        m_list.push_back({{std::exchange(m_group, {}), counter, yesNo}, std::move(read), std::move(write)});
    }
    void add(const TableCounter &counter, int Player::*member)
    {
        add(
            counter, [=](const Player &player) { return player.*member; },
            [=](Player &player, int value) { player.*member = value; });
    }
    template<typename Item>
    void addTimes(const TableCounter &counter, std::vector<Item> Player::*list, const Item &item)
    {
        add(
            counter,
            [=](const Player &player) { return static_cast<int>(std::ranges::count(player.*list, item)); },
            [=](Player &player, int value) { setTimes(player.*list, item, value); });
    }

    void village()
    {
        group(tr("Village"));
        add({.id = u"score"_s,
                .title = tr("Score track"),
                .icon = u"ui-star"_s,
                .least = -Plenty,
                .most = Plenty},
            &Player::score);
        add({.id = u"people"_s,
                .title = nameOf(Track::People),
                .icon = iconOf(Track::People),
                .ink = u"people"_s,
                .most = MaxPeople},
            &Player::people);
        add({.id = u"agriculture"_s,
                .title = nameOf(Track::Agriculture),
                .icon = iconOf(Track::Agriculture),
                .ink = u"agriculture"_s,
                .most = MaxAgriculture},
            &Player::agriculture);
        if (m_setup.expansion) {
            add({.id = u"trade"_s,
                    .title = nameOf(Track::Trade),
                    .icon = iconOf(Track::Trade),
                    .most = MaxTrade},
                &Player::trade);
        }
        add({.id = u"buildings"_s, .title = tr("Buildings"), .icon = u"sa-building"_s, .most = MostByHand},
            &Player::buildings);
        for (const Site site : valuesOf<Site>()) {
            if (m_setup.expansion) {
                addTimes({.id = idText(site),
                             .title = nameOf(placeOf(site)),
                             .icon = iconOf(placeOf(site)),
                             .most = MostByHand},
                    &Player::sites, site);
            }
        }
        for (const Bonus bonus : valuesOf<Bonus>()) {
            if (m_setup.bonusTiles) {
                addTimes({.id = u"bonus-"_s + idText(bonus),
                             .title = nameOf(bonus),
                             .icon = iconOf(bonus),
                             .most = MostByHand},
                    &Player::bonus, bonus);
            }
        }
    }

    void stock()
    {
        group(tr("Stock"));
        add({.id = u"food"_s, .title = foodName(), .icon = u"food"_s, .ink = u"food"_s, .most = Plenty},
            &Player::food);
        for (const Material material : materialsOf(m_setup)) {
            add(
                {.id = idText(material),
                    .title = nameOf(material),
                    .icon = iconOf(material),
                    .ink = idText(material),
                    .most = Plenty},
                [=](const Player &player) { return player.stock[material]; },
                [=](Player &player, int value) { player.stock[material] = value; });
        }
    }

    void tools()
    {
        group(nameOf(Track::Tools));
        for (std::size_t space = 0; space < ToolSpaces; ++space) {
            const int number = static_cast<int>(space) + 1;
            add(
                {.id = u"tool-%1"_s.arg(number),
                    .title = tr("Tool %1").arg(number),
                    .icon = iconOf(Track::Tools),
                    .most = MaxTool},
                [=](const Player &player) { return player.tools[space]; },
                [=](Player &player, int value) { player.tools[space] = value; });
            add(
                {.id = u"tool-used-%1"_s.arg(number),
                    .title = tr("Tool %1 is used up this round").arg(number),
                    .icon = u"ui-check"_s,
                    .most = 1},
                [=](const Player &player) { return player.toolsUsed[space] ? 1 : 0; },
                [=](Player &player, int value) { player.toolsUsed[space] = value > 0; }, true);
        }
        for (int value = LeastOneUse; value <= MostOneUse; ++value) {
            addTimes({.id = u"one-use-%1"_s.arg(value),
                         .title = tr("One-use tools worth %1").arg(value),
                         .icon = iconOf(Track::Tools),
                         .most = MostByHand},
                &Player::oneUse, value);
        }
    }

    void cards()
    {
        group(tr("Cards"));
        for (const Craft craft : craftsOf(m_setup)) {
            add(
                {.id = idText(craft), .title = nameOf(craft), .icon = iconOf(craft), .most = MostByHand},
                [=](const Player &player) { return player.crafts[craft]; },
                [=](Player &player, int value) { player.crafts[craft] = value; });
        }
        for (const Symbol symbol : symbolsOf(m_setup)) {
            add(
                {.id = u"symbol-"_s + idText(symbol),
                    .title = nameOf(symbol),
                    .icon = iconOf(symbol),
                    .most = MostByHand},
                [=](const Player &player) { return player.symbols[symbol]; },
                [=](Player &player, int value) { player.symbols[symbol] = value; });
        }
        add({.id = u"any-two"_s,
                .title = tr("Cards kept for any two"),
                .icon = u"good"_s,
                .most = MostByHand},
            &Player::anyTwo);
    }

    Setup m_setup;
    QString m_group;
    std::vector<FigureByHand> m_list;
};
}

std::vector<FigureByHand> figuresByHand(const Setup &setup)
{
    return Sheet(setup).write();
}
}
