// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rise_of_empires/risetable.h"
#include "app/rise_of_empires/settleparts.h"
#include "app/rise_of_empires/steps.h"
#include "app/rise_of_empires/words/icons.h"
#include "app/rise_of_empires/words/texts.h"
#include "app/words/idtext.h"
#include "model/rise_of_empires/forecast.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace RiseOfEmpires
{
namespace
{
/// Food, income and points of all players side by side.
class SettleTable
{
    Q_DECLARE_TR_FUNCTIONS(RiseTable)

public:
    explicit SettleTable(const Play &play)
        : m_play(play)
        , m_order(turnOrder(play.state()))
        , m_settlings(settlings(play.state(), play.draft.settle))
    {
    }

    QList<RiseSettleRow> rows()
    {
        //: The first head of the settling: food of all players.
        head(nameOf(Gain::Food), Gain::Food);
        if (foodTimes(m_play.state().round) > 1) {
            //: Beside the head of a table: what is below counts twice.
            m_rows.back().pill = tr("× 2");
        }
        for (const Part part : valuesOf<Part>()) {
            some(
                nameOf(part), iconOf(part), {}, [=](const Settling &s) { return s.parts[part][Gain::Food]; });
        }
        track();
        //: A head of the settling: gold, resources and cubes of all players.
        head(tr("Income"), Gain::Gold);
        for (const Gain gain : {Gain::Gold, Gain::Resources, Gain::Cubes}) {
            some(nameOf(gain), iconOf(gain), gain, [=](const Settling &s) {
                int sum = 0;
                for (const auto &part : s.parts.items) {
                    sum += part[gain];
                }
                return sum;
            });
            if (gain == Gain::Resources) {
                //: A row of the settling: resources that cities cost.
                some(tr("Upkeep"), u"roe-upkeep"_s, {}, [](const Settling &s) { return -s.upkeep; });
            }
            if (gain == Gain::Cubes) {
                tellShort();
            }
        }
        head(nameOf(Gain::Vp), Gain::Vp);
        for (const Source source : valuesOf<Source>()) {
            some(nameOf(source), iconOf(source), {}, [=](const Settling &s) { return s.points[source]; });
            if (source == Source::Famine && m_rows.back().title == nameOf(source)) {
                m_rows.back().harm = true;
            }
        }
        total();
        return std::move(m_rows);
    }

    QList<RiseFood> discs() const
    {
        QList<RiseFood> list;
        for (const int seat : m_order) {
            const auto &after = of(seat);
            list << RiseFood{.seat = seat,
                .before = playerAt(m_play.state(), seat).food,
                .after = after.food,
                .harm = after.hunger > 0};
        }
        return list;
    }

    QString spokenTrack() const
    {
        QStringList said;
        for (const auto &disc : discs()) {
            const auto name = m_play.nameOf(disc.seat);
            said << (disc.before == disc.after
                    //: The food track, spoken: somebody's food does not change.
                    ? tr("%1 stays at %2").arg(name).arg(disc.after)
                    //: The food track, spoken: "Robin 16 to 18".
                    : tr("%1 %2 to %3").arg(name).arg(disc.before).arg(disc.after));
        }
        return said.join(u", "_s);
    }

private:
    const Settling &of(int seat) const { return m_settlings[static_cast<std::size_t>(seat)]; }
    const Player &player(int seat) const { return playerAt(m_play.state(), seat); }

    void head(const QString &title, Gain gain)
    {
        m_rows << RiseSettleRow{.kind = u"head"_s, .title = title, .icon = iconOf(gain), .ink = idText(gain)};
        m_head = title;
    }

    QString spoken(int seat, const QString &what, int value) const
    {
        //: A cell of the settling, spoken: "Laurence, Food from Territories: −9".
        return tr("%1, %2, %3: %4").arg(m_play.nameOf(seat), m_head, what, scoreText(value));
    }

    /// A row is left out where it is 0 for all.
    template<typename Value>
    void some(const QString &title, const QString &icon, std::optional<Gain> ink, Value value)
    {
        const auto isThere = [&](int seat) { return value(of(seat)) != 0; };
        if (std::ranges::none_of(m_order, isThere)) {
            return;
        }
        RiseSettleRow row{.kind = u"part"_s, .title = title, .icon = icon, .plain = true};
        if (ink) {
            row.ink = idText(*ink);
        }
        for (const int seat : m_order) {
            const int number = value(of(seat));
            row.cells << RiseCell{.text = changeText(number), .spoken = spoken(seat, title, number)};
        }
        m_rows << row;
    }

    void tellShort()
    {
        auto &row = m_rows.back();
        for (qsizetype i = 0; i < row.cells.size(); ++i) {
            if (const int missing = of(m_order[static_cast<std::size_t>(i)]).cubesShort; missing > 0) {
                //: Below a number of cubes: so many of them are not in the bank.
                row.cells[i].pill.text = tr("%n short", nullptr, missing);
                row.plain = false;
            }
        }
    }

    void track()
    {
        //: A row of the settling: the place on the food track.
        RiseSettleRow row{.kind = u"track"_s, .title = tr("Track")};
        for (const int seat : m_order) {
            const auto &after = of(seat);
            RiseCell cell{.text = QString::number(after.food),
                .sum = sumText(player(seat).food, after.net),
                .spoken = spoken(seat, row.title, after.food)};
            if (after.hunger > 0) {
                //: Below a number: points that hunger costs.
                cell.pill = {.text = tr("−%n pts", nullptr, after.hunger), .harm = true};
            } else if (after.overGold > 0) {
                cell.pill = {.icon = iconOf(Gain::Gold),
                    .ink = idText(Gain::Gold),
                    .text = changeText(after.overGold)};
            }
            row.cells << cell;
        }
        m_rows << row;
    }

    void total()
    {
        RiseSettleRow row{.kind = u"total"_s, .title = nameOf(Gain::Vp)};
        for (const int seat : m_order) {
            const int before = player(seat).vp;
            row.cells << RiseCell{.text = QString::number(of(seat).vp),
                .sum = sumText(before, of(seat).vp - before),
                .spoken = spoken(seat, row.title, of(seat).vp)};
        }
        m_rows << row;
    }

    const Play &m_play;
    std::span<const int> m_order;
    Settlings m_settlings;
    QString m_head;
    QList<RiseSettleRow> m_rows;
};

/// The first in the order of the turn who cannot pay for all cities that are kept.
std::optional<int> unpaidSeat(const Play &play)
{
    const auto all = settlings(play.state(), play.draft.settle);
    for (const int seat : turnOrder(play.state())) {
        if (all[static_cast<std::size_t>(seat)].unpaid > 0) {
            return seat;
        }
    }
    return std::nullopt;
}

RiseSettlePage settlePage(const Play &play)
{
    SettleTable table(play);
    RiseSettlePage page{.rows = table.rows(),
        .track = table.discs(),
        .trackSpoken = table.spokenTrack(),
        .note = RiseTable::tr("Tap a player: every part, extras, giving up a city."),
        .parts = partsPage(play)};
    for (const int seat : turnOrder(play.state())) {
        page.players << TableChoice{.id = u"player-%1"_s.arg(seat),
            .title = play.nameOf(seat),
            .count = seat,
            .enabled = !page.parts.open};
    }
    if (const auto seat = unpaidSeat(play)) {
        const auto sums = unpaidText(play, *seat);
        page.troubleSeat = *seat;
        page.trouble
            = {.id = u"trouble"_s, .title = sums.title, .note = sums.note, .enabled = !page.parts.open};
    }
    return page;
}

TableWide settleWide(const Play &play)
{
    const bool whole = !play.draft.parts;
    if (const auto seat = unpaidSeat(play)) {
        //: The wide button of a settling that cannot be paid.
        return {.id = u"drop"_s,
            .title = RiseTable::tr("%1 drops a city").arg(play.nameOf(*seat)),
            .enabled = whole};
    }
    return {.id = u"settle"_s, .title = RiseTable::tr("Settle for all"), .enabled = whole};
}

Answer settleTouch(const Play &play, const Touch &touch)
{
    if (play.draft.parts) {
        return partsTouch(play, touch);
    }
    if (touch.id == "settle") {
        return taken(play, play.draft.settle);
    }
    const auto seat
        = touch.id == "trouble" || touch.id == "drop" ? unpaidSeat(play) : numberAfter(touch.id, "player-");
    return seat && isSeat(play.state(), *seat) ? partsOpened(play, *seat) : kept(play.draft);
}
}

const Step SettleStep = {"settle", made<settlePage>, settleWide, settleTouch};
}
