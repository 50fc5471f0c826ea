// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rise_of_empires/words/amounts.h"
#include "app/rise_of_empires/words/help.h"
#include "app/rise_of_empires/words/ruletexts.h"
#include "app/rise_of_empires/words/texts.h"
#include "app/words/idtext.h"
#include "app/words/lists.h"
#include "model/rise_of_empires/discs.h"
#include "model/rise_of_empires/forecast.h"

#include <QCoreApplication>

#include <algorithm>
#include <charconv>

using namespace Qt::StringLiterals;

namespace RiseOfEmpires
{
namespace
{
std::optional<int> numberOf(std::string_view text)
{
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc() && end == text.data() + text.size() ? std::optional(value) : std::nullopt;
}

class Explanation
{
    Q_DECLARE_TR_FUNCTIONS(RiseOfEmpires)

public:
    Explanation(const State &state, int seat)
        : m_state(state)
        , m_seat(seat)
        , m_you(playerAt(state, seat))
    {
    }

    HelpTopic of(std::string_view id) const
    {
        const auto text = idText(id);
        if (const auto row = fromId<Row>(id)) {
            return {text, nameOf(*row), about(*row)};
        }
        if (const auto territory = fromId<Territory>(id)) {
            return {text, nameOf(*territory), about(*territory)};
        }
        if (const auto gain = fromId<Gain>(id)) {
            return {text, nameOf(*gain), about(*gain)};
        }
        if (id.starts_with("region-")) {
            return region(text, id.substr(7));
        }
        if (id.starts_with("progress-") || id.starts_with("city-")) {
            return tile(text, id);
        }
        for (const auto &[known, title, paragraphs] : others()) {
            if (id == known) {
                return {text, title, paragraphs};
            }
        }
        return {text, {}, {}};
    }

    HelpTopic of(const ProgressTile &tile, int seat) const
    {
        QStringList list{tr("Era %1: %2.").arg(eraText(tile.era), textOf(tile))};
        const auto brought = broughtBy(tile, playerAt(m_state, seat).territories);
        if (brought != tile.gains) {
            list << tr("With these territories it brings %1 a turn.").arg(listOf(changesOf(brought)));
        }
        if (tile.free) {
            list << ruleOfFreeActions();
        }
        if (tile.era < eraOf(m_state) && !has(playerAt(m_state, seat), tile)) {
            list << tr("It is older: taking it costs %1.").arg(amount(Gain::Gold, eraOf(m_state) - tile.era));
        }
        if (const auto note = QString::fromStdString(tile.note).trimmed(); !note.isEmpty()) {
            list << note;
        }
        return {u"progress"_s, shownName(tile), list};
    }

    static HelpTopic of(const CityTile &city)
    {
        QStringList list{tr("Every turn: %1.").arg(textOf(city)),
            city.cost == 0 ? tr("It costs nothing to take.")
                           : tr("It costs %1 to take.").arg(amount(Gain::Gold, city.cost))};
        if (costsATurn(city)) {
            list << tr("It may be given up at the end of a turn; then it neither costs nor brings anything.");
        }
        return {u"city"_s, shownName(city), list};
    }

private:
    struct Other {
        std::string_view id;
        QString title;
        QStringList paragraphs;
    };
    std::vector<Other> others() const
    {
        return {
            {"wonder", wonderName(), {ruleOfWonders()}},
            {"free", tr("Free action"), {ruleOfFreeActions()}},
            {"idle", tr("Disc only"), {ruleOfIdling()}},
            {"battle", tr("Battle"), {ruleOfBattles()}},
            {"withdraw", tr("Take all back"), {ruleOfWithdrawing(), onTheMap()}},
            {"pay", tr("What discs cost"), {ruleOfPrices(), ruleOfPaying()}},
            {"settle", nameOf(Phase::Settle), {ruleOfHunger(), ruleOfUpkeep()}},
            {"keep", nameOf(Phase::EraEnd), {ruleOfKeeping(), ruleOfHalving()}},
            {"order", nameOf(Phase::Order), {ruleOfOrder()}},
            {"bank", tr("Bank"), {ruleOfBank(), tr("Yours has %1.").arg(cubes(bankOf(m_you)))}},
        };
    }
    static bool has(const Player &player, const ProgressTile &tile)
    {
        return std::ranges::any_of(
            player.progress, [&](const OwnedProgress &owned) { return isSameTile(owned.tile, tile); });
    }
    static QString cubes(int count) { return amount(Gain::Cubes, count); }
    QString onTheMap() const { return tr("You have %1 on the map.").arg(cubes(cubesOnMap(m_you))); }

    QStringList about(Row row) const
    {
        QStringList list{ruleOf(row)};
        if (m_state.phase != Phase::Actions) {
            return list;
        }
        const auto &circles = m_state.rows[row];
        if (halfOf(m_state) == Half::A) {
            const int open = circlesOf(m_state.setup) - circles.placed;
            list << (open == 0 ? tr("All circles are taken this turn.")
                               : tr("%n circles are free now.", nullptr, open));
        } else if (const auto circle = leftmostDisc(circles, m_seat)) {
            const int price = priceOf(m_state, m_seat, row, *circle);
            list << (price == 0 ? tr("Your cheapest disc there costs nothing now.")
                                : tr("Your cheapest disc there costs %1 now.").arg(price));
        } else {
            list << tr("No disc of yours lies there.");
        }
        return list;
    }

    QStringList about(Territory territory) const
    {
        QStringList list{
            ruleOf(territory), tr("You have %1.").arg(amount(territory, m_you.territories[territory]))};
        if (m_state.phase == Phase::Actions) {
            list << withOneMore(territory);
        }
        return list;
    }

    /// What the next settling leaves, in the order of the gains.
    static Gains left(const Settling &settling)
    {
        return {{settling.food, settling.gold, settling.resources, settling.pool, settling.vp}};
    }
    QStringList withOneMore(Territory territory) const
    {
        const auto next = settlingOf(withTiles(m_state, m_seat, Tiles{.territories = {territory}}), m_seat);
        const auto now = left(settlingOf(m_state, m_seat));
        const auto then = left(next);
        QStringList changed;
        for (const Gain gain : valuesOf<Gain>()) {
            if (then[gain] != now[gain]) {
                //: What there will be: "13 food instead of 16".
                changed << tr("%1 instead of %2").arg(amount(gain, then[gain])).arg(now[gain]);
            }
        }
        QStringList list{changed.isEmpty()
                ? tr("One more would change nothing after this turn.")
                //: %1 lists what there will be: "13 food instead of 16 and 8 cubes instead of 5".
                : tr("With one more you will have after this turn: %1.").arg(listOf(changed))};
        if (next.missing > 0) {
            list << tr("You would be %1 short and lose %2.")
                        .arg(amount(Gain::Food, next.missing), amount(Gain::Vp, next.hunger));
        }
        return list;
    }

    QStringList about(Gain gain) const
    {
        QStringList list{ruleOf(gain)};
        if (gain == Gain::Food) {
            list << ruleOfHunger();
        } else if (gain == Gain::Cubes) {
            list << ruleOfBank();
        }
        if (!isOver(m_state)) {
            list << forecast(gain);
        }
        return list;
    }

    /// What the next settling leaves, as things stand.
    QString forecast(Gain gain) const
    {
        const auto next = settlingOf(m_state, m_seat);
        if (gain == Gain::Food && next.missing > 0) {
            return tr("As it stands you will be %1 short and lose %2.")
                .arg(amount(Gain::Food, next.missing), amount(Gain::Vp, next.hunger));
        }
        if (gain == Gain::Resources && next.unpaid > 0) {
            return tr("As it stands %1 are missing for your cities.")
                .arg(amount(Gain::Resources, next.unpaid));
        }
        return tr("As it stands you will have %1 after this turn.").arg(amount(gain, left(next)[gain]));
    }

    HelpTopic region(const QString &text, std::string_view id) const
    {
        const auto &regions = m_state.setup.regions.list();
        const auto found = std::ranges::find(regions, id, &Region::id);
        if (found == regions.end()) {
            return {text, {}, {}};
        }
        QStringList list{
            tr("Era %1: %2.").arg(eraText(found->era), textOf(*found)),
        };
        if (found->overseas) {
            list << tr("%1: only empire tiles with water lead there.").arg(nameOf(*found->overseas));
        } else if (found->water) {
            list << tr("Only empire tiles with water lead there.");
        }
        list << ruleOfControl() << ruleOfTies() << standing(static_cast<int>(found - regions.begin()));
        return {text, shownName(*found), list};
    }
    QString standing(int region) const
    {
        const auto standings = standingsIn(m_state.setup.regions[region], cubesIn(m_state, region));
        const auto &yours = standings[static_cast<std::size_t>(m_seat)];
        const auto held = cubes(cubesAt(m_you, region));
        if (yours.rank == 0) {
            return tr("You have %1 there and are neither first nor second.").arg(held);
        }
        const auto brought = amountsOf(broughtBy(m_state.setup.regions[region], yours));
        const auto gain = brought.isEmpty() ? tr("nothing") : listOf(brought);
        return yours.rank == 1 ? tr("You have %1 there and are first now: %2.").arg(held, gain)
                               : tr("You have %1 there and are second now: %2.").arg(held, gain);
    }

    /// "city-1-0" is the first city of the second seat.
    HelpTopic tile(const QString &text, std::string_view id) const
    {
        const bool isCity = id.starts_with("city-");
        const auto numbers = id.substr(id.find('-') + 1);
        const auto dash = std::min(numbers.find('-'), numbers.size());
        const auto seat = numberOf(numbers.substr(0, dash));
        const auto index = numberOf(numbers.substr(std::min(dash + 1, numbers.size())));
        HelpTopic topic;
        if (seat && index && isSeat(m_state, *seat)) {
            const auto &player = playerAt(m_state, *seat);
            const auto at = static_cast<std::size_t>(*index);
            if (isCity && at < player.cities.size()) {
                topic = of(player.cities[at]);
            } else if (!isCity && at < player.progress.size()) {
                topic = of(player.progress[at].tile, *seat);
            }
        }
        topic.id = text;
        return topic;
    }

    const State &m_state;
    int m_seat;
    const Player &m_you;
};
}

HelpTopic explain(std::string_view id, const State &state)
{
    const auto at = std::min(id.find('@'), id.size());
    const auto seat = numberOf(id.substr(std::min(at + 1, id.size())));
    return Explanation(state, seat && isSeat(state, *seat) ? *seat : state.seat).of(id.substr(0, at));
}

HelpTopic explain(const ProgressTile &tile, const State &state, int seat)
{
    return Explanation(state, seat).of(tile, seat);
}

HelpTopic explain(const CityTile &city)
{
    return Explanation::of(city);
}
}
