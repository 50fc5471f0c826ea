// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bronze_age/words/help.h"
#include "app/bronze_age/words/ruletexts.h"
#include "app/bronze_age/words/texts.h"
#include "app/words/idtext.h"
#include "model/bronze_age/payment.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace BronzeAge
{
namespace
{
class Explanation
{
    Q_DECLARE_TR_FUNCTIONS(BronzeAge)

public:
    explicit Explanation(const State &state)
        : m_state(state)
        , m_you(active(state))
    {
    }

    QString title(std::string_view id) const
    {
        if (id == "ships") {
            return tr("Ships");
        }
        if (const auto ware = fromId<Ware>(id)) {
            return nameOf(*ware);
        }
        return first<QString, Face, Development, Monument, Disaster, City>(
            id, [](auto thing) { return nameOf(thing); });
    }

    QStringList paragraphs(std::string_view id) const
    {
        if (id == "ships") {
            return ships();
        }
        return first<QStringList, Face, Good, Development, Monument, Disaster, City>(
            id, [&](auto thing) { return about(thing); });
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

    QStringList about(Face face) const
    {
        QStringList list{ruleOf(face)};
        switch (face) {
        case Face::Food:
            list << tr("You have %n food of at most %1.", nullptr, m_you.food).arg(MaxFood)
                 << tr("%n cities eat 1 food each.", nullptr, cities(m_you));
            helped(list, Development::Agriculture, tr("With your Agriculture it brings 1 food more."));
            break;
        case Face::Good:
            list << tr("All goods of a roll are taken one by one up the rows, from wood on.");
            helped(
                list, Development::Quarrying, tr("Your Quarrying adds 1 stone when a stone is among them."));
            break;
        case Face::Skull:
            for (const Disaster disaster : valuesOf<Disaster>()) {
                if (disaster != Disaster::Famine) {
                    list << tr("%1. %2").arg(nameOf(disaster), ruleOf(disaster, m_state.setup));
                }
            }
            break;
        case Face::Workers:
            helped(list, Development::Masonry, tr("With your Masonry it brings 1 worker more."));
            break;
        case Face::Either:
            helped(list, Development::Agriculture, tr("With your Agriculture it brings 3 food."));
            helped(list, Development::Masonry, tr("With your Masonry it brings 3 workers."));
            break;
        case Face::Coins:
            helped(list, Development::Coinage, tr("With your Coinage it is worth 12."));
            break;
        }
        return list;
    }

    QStringList about(Good good) const
    {
        const int count = m_you.goods[good];
        QStringList list{tr("The row ends at %1. It pays %2 for one and %3 when it is full.")
                             .arg(room(good))
                             .arg(valueOf(good, 1))
                             .arg(valueOf(good, room(good)))};
        list << (count < room(good)
                ? tr("You have %n, worth %1. One more makes it %2.", nullptr, count)
                      .arg(valueOf(good, count))
                      .arg(valueOf(good, count + 1))
                : tr("You have %n, worth %1. The row is full.", nullptr, count).arg(valueOf(good, count)));
        if (good == Good::Stone) {
            helped(list, Development::Engineering,
                tr("When you build, each stone you give does the work of 3 workers."));
        }
        return list;
    }

    QStringList about(Development development) const
    {
        if (!isInEdition(m_state.setup, development)) {
            return {tr("%1 is not part of this edition.").arg(nameOf(development))};
        }
        const auto price = rulebook(m_state).developments[development];
        return {ruleOf(development, m_state.setup),
            tr("It costs %1 and is worth %n points.", nullptr, price.points).arg(price.cost),
            within(development)};
    }

    /// How near it is to the player on turn.
    QString within(Development development) const
    {
        if (has(m_you, development)) {
            return tr("You have it.");
        }
        if (m_state.turn.bought) {
            return tr("This turn you have already bought a development.");
        }
        if (m_state.phase == Phase::Roll || isOver(m_state)) {
            return tr("You do not have it yet.");
        }
        const int missing = shortOf(m_state, development);
        return missing == 0 ? tr("You can pay for it now.")
                            : tr("You are %n short, even with all you have.", nullptr, missing);
    }

    QStringList about(Monument monument) const
    {
        if (!isInPlay(m_state.setup, monument)) {
            return {tr("Not in play with %n players.", nullptr, m_state.setup.players)};
        }
        QStringList list{ruleOf(monument, m_state.setup)};
        if (const auto points = monumentPoints(m_state, m_state.seat, monument)) {
            list << tr("You have built it: %n points.", nullptr, *points);
            return list;
        }
        list << tr("You have %1 of %2 boxes.").arg(m_you.monumentBoxes[monument]).arg(boxes(monument));
        if (m_state.setup.players > 1) {
            list << (m_state.firstBuilder[monument]
                    ? tr("Somebody was first: it is worth %n points to you.", nullptr,
                        rulebook(m_state).later[monument])
                    : tr("Nobody has built it yet: it is worth %n points to you.", nullptr,
                        MonumentTable[monument].first));
        }
        return list;
    }

    QStringList about(Disaster disaster) const
    {
        QStringList list{ruleOf(disaster, m_state.setup)};
        const bool alone = m_state.setup.players == 1;
        switch (disaster) {
        case Disaster::Famine:
            list << tr("You have %1 food for %2 cities, before the roll is collected.")
                        .arg(m_you.food)
                        .arg(cities(m_you));
            if (m_state.phase != Phase::Roll) {
                list.back() = tr("This turn your cities have eaten; %n food are left.", nullptr, m_you.food);
            }
            break;
        case Disaster::Drought:
            list << shield(has(m_you, Development::Irrigation));
            break;
        case Disaster::Pestilence:
            list << (alone ? shield(has(m_you, Development::Medicine)) : victims([](const Player &player) {
                return !has(player, Development::Medicine);
            }));
            break;
        case Disaster::Invasion:
            list << (has(m_you, Development::Smithing) && !alone
                    ? victims([](const Player &player) { return !isBuilt(player, Monument::GreatWall); })
                    : shield(isBuilt(m_you, Monument::GreatWall) || has(m_you, Development::Smithing)));
            break;
        case Disaster::Revolt:
            list << (has(m_you, Development::Religion) && !alone
                    ? victims([](const Player &player) { return !has(player, Development::Religion); })
                    : shield(has(m_you, Development::Religion)));
            break;
        }
        return list;
    }

    QStringList about(City city) const
    {
        QStringList list{tr("It takes %n workers. From the turn after that it brings a die and eats 1 food.",
            nullptr, boxes(city))};
        list << (isBuilt(m_you, city)
                ? tr("You have built it.")
                : tr("You have %1 of %2 boxes.").arg(m_you.cityBoxes[city]).arg(boxes(city)));
        return list;
    }

    QStringList ships() const
    {
        if (!rulebook(m_state).ships) {
            return {tr("Ships are not part of this edition.")};
        }
        return {ruleOf(Development::Shipping, m_state.setup),
            has(m_you, Development::Shipping) ? tr("You have %n ships.", nullptr, m_you.ships)
                                              : tr("This needs %1.").arg(nameOf(Development::Shipping))};
    }

    void helped(QStringList &list, Development by, const QString &sentence) const
    {
        if (has(m_you, by)) {
            list << sentence;
        }
    }

    static QString shield(bool holds)
    {
        return holds ? tr("Right now it would do nothing to you.") : tr("Right now it would hit you.");
    }

    template<typename Hit>
    QString victims(Hit hit) const
    {
        int count = 0;
        for (int seat = 0; seat < m_state.setup.players; ++seat) {
            count += seat != m_state.seat && hit(playerAt(m_state, seat)) ? 1 : 0;
        }
        return count == 0 ? tr("Right now it would hit nobody.")
                          : tr("Right now it would hit %n opponents.", nullptr, count);
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
