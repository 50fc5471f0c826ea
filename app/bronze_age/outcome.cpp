// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bronze_age/outcome.h"
#include "app/words/idtext.h"

#include "app/bronze_age/words/amounts.h"
#include "app/bronze_age/words/texts.h"

#include <QCoreApplication>

using namespace BronzeAge;
using namespace Qt::StringLiterals;

namespace
{
class RollTeller
{
    Q_DECLARE_TR_FUNCTIONS(BronzeOutcome)

public:
    RollTeller(const Play &play, const State &before, const Roll &roll, const State &after)
        : m_play(play)
        , m_before(before)
        , m_roll(roll)
        , m_after(after)
    {
    }

    BronzeOutcome tell(const Events &events)
    {
        for (const auto &event : events) {
            std::visit([this](const auto &kind) { take(kind); }, event);
        }
        goods();
        food();
        disaster();
        m_told.workers = m_after.turn.workers;
        m_told.coins = m_after.turn.coins;
        return m_told;
    }

private:
    static QString lossOf(int boxes) { return u"−%1"_s.arg(boxes); }
    static QList<int> listOf(const Goods &goods) { return {goods.items.begin(), goods.items.end()}; }

    template<typename Other>
    void take(const Other &)
    {
    }
    void take(const Collected &event)
    {
        m_gained = event.goods;
        m_foodGained = event.food;
    }
    void take(const GoodsWasted &event)
    {
        m_wasted << amountsOf(event.goods);
        m_goodsWasted = sumOf(event.goods);
    }
    void take(const FoodWasted &event) { m_wasted << foodAmount(event.food); }
    void take(const Fed &event) { m_fed = event.cities; }
    void take(const Struck &event)
    {
        if (event.disaster == Disaster::Famine) {
            m_hungry = event.boxes;
            return;
        }
        auto victim = victimAt(event.player);
        victim.loss = lossOf(event.boxes);
        // A famine has ticked its boxes before.
        victim.boxesBefore = victim.boxes - event.boxes;
        m_told.victims << victim;
    }
    void take(const Revolted &event)
    {
        auto victim = victimAt(event.player);
        const int lost = sumOf(event.goods);
        victim.loss = lost > 0 ? tr("All goods lost") : tr("No goods to lose");
        victim.goodsLost = lost > 0 ? lossOf(lost) : u"0"_s;
        m_told.victims << victim;
    }
    void take(const Protected &event)
    {
        auto victim = victimAt(event.player);
        victim.shelter = std::visit([](auto by) { return nameOf(by); }, event.by);
        m_told.victims << victim;
    }

    BronzeVictim victimAt(int seat) const
    {
        return {.name = m_play.nameOf(seat),
            .colour = m_play.colourOf(seat),
            .boxes = playerAt(m_after, seat).disasters,
            .boxesBefore = playerAt(m_before, seat).disasters};
    }

    void goods()
    {
        m_told.gained = listOf(m_gained);
        m_told.before = listOf(active(m_before).goods);
        m_told.after = listOf(active(m_after).goods);
        m_told.wasted = m_wasted.isEmpty() ? QString() : tr("%1 wasted").arg(m_wasted.join(u", "_s));
        const int rolled = m_roll.dice[Face::Good] + 2 * m_roll.dice[Face::Skull];
        const int all = sumOf(m_gained) + m_goodsWasted;
        const auto counted = tr("%n goods", nullptr, rolled);
        m_told.goodsNote = all > rolled ? tr("%1 and 1 stone from Quarrying").arg(counted) : counted;
        const auto &stock = active(m_after).goods;
        m_told.collected = sumOf(m_gained) == 0 ? tr("No goods collected")
                                                : tr("%n goods collected", nullptr, sumOf(m_gained));
        //: What is in the store after a roll: how many goods, and what they pay.
        m_told.stock = tr("now %n, worth %1", nullptr, sumOf(stock)).arg(goodsValue(stock));
    }

    void food()
    {
        const int had = active(m_before).food;
        const int left = active(m_after).food;
        const int eaters = cities(active(m_before));
        m_told.food = u"%1 + %2 − %3 = %4"_s.arg(had).arg(m_foodGained).arg(m_fed).arg(left);
        m_told.foodNote = m_hungry > 0 ? tr("%n of %1 cities eat", nullptr, m_fed).arg(eaters)
                                       : tr("%n cities eat", nullptr, eaters);
        m_told.foodStory = tr("%1 + %2 collected, %3 eaten").arg(had).arg(m_foodGained).arg(m_fed);
        m_told.hungry = m_hungry > 0;
        m_told.fed = m_hungry > 0 ? tr("%n cities go hungry", nullptr, m_hungry) : tr("All fed");
        m_told.famine = m_hungry > 0 ? lossOf(m_hungry) : QString();
        m_told.foodLeft = left;
    }

    void disaster()
    {
        const int skulls = m_roll.dice[Face::Skull];
        const auto counted = tr("%n skulls", nullptr, skulls);
        m_told.struck = skulls >= 2;
        if (!m_told.struck) {
            m_told.disaster = tr("No disaster");
            m_told.disasterIcon = u"skull"_s;
            m_told.disasterNote
                = skulls == 0 ? tr("2 skulls bring a Drought") : tr("1 skull; 2 bring a Drought");
            return;
        }
        const auto kind = static_cast<Disaster>(std::min(skulls - 1, countOf<Disaster> - 1));
        m_told.disaster = nameOf(kind);
        m_told.disasterIcon = idText(kind);
        m_told.disasterNote = counted;
        const int lost = active(m_after).disasters - active(m_before).disasters;
        if (m_hungry > 0 && lost > m_hungry) {
            //: Two disasters that struck one player, and what they cost together: "Famine and Drought: −5".
            m_told.toll = tr("%1 and %2: %3").arg(nameOf(Disaster::Famine), nameOf(kind), lossOf(lost));
        }
    }

    const Play &m_play;
    const State &m_before;
    const Roll &m_roll;
    const State &m_after;
    BronzeOutcome m_told;
    QStringList m_wasted;
    Goods m_gained;
    int m_goodsWasted = 0;
    int m_foodGained = 0;
    int m_fed = 0;
    int m_hungry = 0;
};
}

BronzeOutcome outcomeOf(
    const Play &play, const State &before, const Roll &roll, const State &after, const Events &events)
{
    return RollTeller(play, before, roll, after).tell(events);
}
