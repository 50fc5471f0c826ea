// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/stone_age/words/amounts.h"
#include "app/stone_age/words/help.h"
#include "app/stone_age/words/ruletexts.h"
#include "app/stone_age/words/texts.h"
#include "app/words/idtext.h"
#include "model/stone_age/advice.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace StoneAge
{
namespace
{
class Explanation
{
    Q_DECLARE_TR_FUNCTIONS(StoneAge)

public:
    explicit Explanation(const State &state)
        : m_state(state)
        , m_you(active(state))
    {
    }

    QString title(std::string_view id) const
    {
        if (id == "food") {
            return foodName();
        }
        if (id == "buildings") {
            return tr("Buildings");
        }
        if (id == "cards") {
            return tr("Cards");
        }
        return first<QString, Place, Village, Material, Symbol, Craft, Track>(
            id, [](auto thing) { return nameOf(thing); });
    }

    QStringList paragraphs(std::string_view id) const
    {
        if (id == "food") {
            return food();
        }
        if (id == "buildings") {
            return buildings();
        }
        if (id == "cards") {
            return cards();
        }
        return first<QStringList, Place, Village, Material, Symbol, Craft, Track>(
            id, [&](auto thing) { return isPlayed(thing) ? about(thing) : QStringList{notPlayed()}; });
    }

private:
    /// What `tell` says of the first kind of thing that has this id.
    template<typename Answer, typename Enum, typename... Others, typename Tell>
    static Answer first(std::string_view id, Tell tell)
    {
        if (const auto thing = fromId<Enum>(id)) {
            return tell(*thing);
        }
        if constexpr (sizeof...(Others) > 0) {
            return first<Answer, Others...>(id, tell);
        } else {
            return {};
        }
    }

    bool isPlayed(Place place) const { return m_state.setup.expansion || !isSite(place); }
    bool isPlayed(Village place) const { return m_state.setup.expansion || place != Village::Trader; }
    bool isPlayed(Material material) const { return m_state.setup.expansion || material != Material::Jewels; }
    bool isPlayed(Symbol symbol) const { return m_state.setup.expansion || symbol != Symbol::Jewel; }
    bool isPlayed(Craft craft) const { return m_state.setup.expansion || craft != Craft::Traders; }
    bool isPlayed(Track track) const { return m_state.setup.expansion || track != Track::Trade; }

    static QString notPlayed() { return tr("This belongs to the expansion, which is not in this game."); }

    static QString nowOpen(const std::optional<Error> &whyNot)
    {
        return whyNot ? tr("You cannot go there now.") : tr("You can go there now.");
    }

    QStringList about(Place place) const
    {
        for (const auto &here : gatheringPlaces(m_state)) {
            if (here.place == place && !here.whyNot) {
                return {ruleOf(place), tr("There is room for %n of your figures now.", nullptr, here.most)};
            }
        }
        return {ruleOf(place), tr("You cannot go there now.")};
    }

    QStringList about(Village place) const
    {
        static constexpr PerId<Village, Kind> kinds
            = {{Kind::ToolMaker, Kind::Hut, Kind::Field, Kind::Trader}};
        return {ruleOf(place), nowOpen(whyNot(m_state, kinds[place]))};
    }

    QStringList about(Material material) const
    {
        QStringList list{tr("You have %1.").arg(amount(material, m_you.stock[material]))};
        if (material == Material::Jewels) {
            list << tr("They pay for the fifth card and some tiles. At the end they are worth nothing.");
        } else {
            list << tr(
                "In a building each is worth %n points, at the end 1 point.", nullptr, valueOf(material));
        }
        return list;
    }

    QStringList about(Symbol symbol) const
    {
        return {ruleOfSymbols(m_state.setup),
            tr("You have %n of this symbol.", nullptr, m_you.symbols[symbol]),
            tr("One more would be worth %n points now.", nullptr, worthOf(m_you, symbol))};
    }

    QStringList about(Craft craft) const
    {
        return {ruleOf(craft), tr("You have %1.").arg(amount(craft, m_you.crafts[craft])),
            tr("Now each is worth %n points.", nullptr, measureOf(m_you, craft))};
    }

    QStringList about(Track track) const
    {
        switch (track) {
        case Track::Tools:
            return {tr("Each tool adds its value to a roll, once a round."),
                tr("Yours add up to %1.").arg(toolSum(m_you))};
        case Track::People:
            return {tr("You have %1, at most %2. Each eats 1 food a round.")
                        .arg(peopleAmount(m_you.people))
                        .arg(MaxPeople)};
        case Track::Agriculture:
            return {ruleOf(Village::Field), tr("Yours is at %1.").arg(m_you.agriculture)};
        case Track::Trade:
            break;
        }
        return {tr("Yours is at %1.").arg(m_you.trade), ruleOfExchange(m_you.trade)};
    }

    QStringList food() const
    {
        QStringList list{ruleOfFeeding(), ruleOfHunger()};
        const int left = foodAfterMeal(m_state, m_state.seat);
        if (m_state.phase == Phase::Actions) {
            list << (left >= 0 ? tr("As it stands you will have %n food left.", nullptr, left)
                               : tr("As it stands you will be %n food short.", nullptr, -left));
        }
        return list;
    }

    QStringList buildings() const
    {
        QStringList list{ruleOf(Tile::Fixed), ruleOf(Tile::Kinds), ruleOf(Tile::Any)};
        if (m_state.setup.expansion) {
            list << ruleOf(Tile::Jewels) << ruleOf(Tile::Printed);
        }
        list << tr("At the end a building is worth %n points more to you, for your builders.", nullptr,
            m_you.crafts[Craft::Builders]);
        return list;
    }

    QStringList cards() const
    {
        return {tr("The upper half works at once, the lower half counts at the end."),
            tr("%n cards are left in the deck.", nullptr, m_state.deck)};
    }

    const State &m_state;
    const Player &m_you;
};
}

HelpTopic explain(std::string_view id, const State &state)
{
    const Explanation explanation(state);
    return {idText(id), explanation.title(id), explanation.paragraphs(id)};
}
}
