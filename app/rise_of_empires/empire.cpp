// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rise_of_empires/empireentry.h"

#include "app/rise_of_empires/empiretile.h"
#include "app/rise_of_empires/map.h"
#include "app/rise_of_empires/mapmemory.h"
#include "app/rise_of_empires/words/amounts.h"
#include "app/rise_of_empires/words/texts.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace RiseOfEmpires
{
namespace
{
/// An empire tile: cubes to some regions, and battles there.
class Empire
{
    Q_DECLARE_TR_FUNCTIONS(RiseTable)

public:
    explicit Empire(const Play &play)
        : m_play(play)
        , m_state(play.state())
        , m_entry(play.draft.empire)
        , m_action(actionOf(play))
    {
    }

    RiseEmpirePage page() const
    {
        RiseEmpirePage page{.head = headOf(m_play, Row::Empire, {}),
            .discs = discsOf(m_play, Row::Empire),
            .pay = payOf(m_play, Row::Empire, costOf(m_play), !m_entry.paying),
            .described = describedTile(m_play),
            .map = map(),
            .battles = battles(),
            .number = number(),
            .battleNote = tr("Tap another’s cubes for a battle"),
            .numberNote = tr("Tap a region: 1 cube more")};
        // What pays takes their place.
        if (page.pay.goods.isEmpty()) {
            page.tiles = empireTiles(m_play);
            page.newTile = {.id = u"new-tile"_s, .title = tr("Another empire tile"), .icon = u"ui-plus"_s};
        }
        //: How many of the cubes that one has are placed.
        page.head.caption
            = tr("%n of %1 cubes placed", nullptr, totalOf(m_entry.place)).arg(cubesToPlace(m_play));
        if (cubesOnMap(active(m_state)) > 0) {
            page.discOnly = page.head.discOnly;
            page.head.discOnly = {.id = u"withdraw"_s,
                .title = tr("Take all back"),
                .icon = u"roe-withdraw"_s,
                .chosen = m_entry.withdraw,
                .about = u"withdraw"_s};
        }
        return m_entry.described ? seenOnly(std::move(page)) : page;
    }

    TableWide wide() const
    {
        const int placed = totalOf(m_entry.place);
        const int fought = static_cast<int>(m_entry.battles.size());
        TableWide wide{.id = u"primary"_s, .hint = fought > 0 ? battlesAmount(fought) : QString()};
        if (placed > 0) {
            wide.title = tr("Place %n", "cubes", placed);
        } else if (m_entry.withdraw) {
            wide.title = tr("Take all back");
        } else if (fought > 0) {
            wide.title = tr("Battle");
        } else {
            wide.title = tr("Take the tile only");
            wide.quiet = true;
        }
        if (const auto error = refusal(m_state, m_action)) {
            wide.enabled = false;
            wide.hint = sentence(m_play, error);
        }
        wide.enabled = wide.enabled && !m_entry.described;
        return wide;
    }

    Answer touch(const Touch &touch) const
    {
        if (touch.id == "primary") {
            return taken(m_play, m_action, memosOfTile(m_play));
        }
        if (const auto disc = discTouch(m_play, Row::Empire, touch, costOf(m_play))) {
            return *disc;
        }
        auto next = m_play.draft;
        if (!touchTile(m_play, touch, next.empire)) {
            touchCubes(m_play, touch, next.empire);
        }
        return kept(std::move(next));
    }

private:
    static RiseEmpirePage seenOnly(RiseEmpirePage page)
    {
        page.head = RiseOfEmpires::seenOnly(page.head);
        page.discs = RiseOfEmpires::seenOnly(page.discs);
        page.pay = RiseOfEmpires::seenOnly(page.pay);
        page.discOnly.id.clear();
        page.newTile.id.clear();
        for (auto &tile : page.tiles) {
            tile.id.clear();
        }
        for (auto &row : page.map.rows) {
            row.choice.id.clear();
            for (auto &cell : row.cells) {
                cell.choice.id.clear();
            }
        }
        for (auto &battle : page.battles) {
            battle.own.id.clear();
            battle.other.id.clear();
        }
        page.number.counter.id.clear();
        return page;
    }

    RiseRegionTable map() const
    {
        auto table = regionTable(m_play, changesOf(m_state, m_action));
        table.active = m_state.seat;
        table.compared = true;
        const auto closed = openNow(m_play);
        for (int i = 0; i < m_state.setup.regions.size(); ++i) {
            auto &choice = table.rows[i].choice;
            const auto &error = closed[static_cast<std::size_t>(i)];
            choice.id = u"place-"_s + QString::fromStdString(m_state.setup.regions[i].id);
            choice.chosen = m_entry.region == i;
            choice.enabled = !error;
            if (error) {
                choice.note = closedText(*error);
                choice.why = sentence(m_play, error);
            }
        }
        for (const auto &target : battleTargets(m_state, m_entry.withdraw, m_entry.place)) {
            const auto &region = m_state.setup.regions[target.region];
            auto &choice = table.rows[target.region].cells[target.against].choice;
            choice.id = u"attack-%1-%2"_s.arg(target.against).arg(QString::fromStdString(region.id));
            choice.enabled = true;
            choice.chosen = battleAt(m_entry, target.region, target.against) != nullptr;
            //: Spoken: %1 is a player, %2 a region.
            choice.spoken = tr("%1, %n cubes in %2, attack", nullptr, target.other)
                                .arg(m_play.nameOf(target.against), shownName(region));
        }
        return table;
    }

    QList<RiseBattle> battles() const
    {
        QList<RiseBattle> list;
        for (const auto &battle : m_entry.battles) {
            const auto nth = list.size();
            const auto loses = [&](const QString &side, int seat, int value) {
                return TableCounter{.id = u"battle-%1-%2"_s.arg(side).arg(nth),
                    //: Spoken: cubes that a player loses in a battle.
                    .title = tr("%1 loses").arg(m_play.nameOf(seat)),
                    .value = value,
                    .most = MostFigure};
            };
            list << RiseBattle{
                .title = nth == 0 ? tr("Battle: who loses how many") : tr("Second battle, era III"),
                .otherColour = m_play.colourOf(battle.against),
                .other = loses(u"other"_s, battle.against, battle.other),
                .ownColour = m_play.colourOf(m_state.seat),
                .own = loses(u"own"_s, m_state.seat, battle.own)};
        }
        return list;
    }

    RiseNumber number() const
    {
        if (!m_entry.region) {
            return {};
        }
        const int region = *m_entry.region;
        return {
            .counter = {.id = u"cubes"_s,
                .title = shownName(m_state.setup.regions[region]),
                .note = tr("%n of %1 stay in the pool", nullptr, cubesLeft(m_play)).arg(cubesToPlace(m_play)),
                .icon = u"roe-cube"_s,
                .ink = u"cubes"_s,
                .spoken = tr("Cubes in %1").arg(shownName(m_state.setup.regions[region])),
                .value = countAt(m_entry.place, region),
                .most = countAt(m_entry.place, region) + cubesLeft(m_play)},
            .room = cubesToPlace(m_play)};
    }

    const Play &m_play;
    const State &m_state;
    const EmpireEntry &m_entry;
    TakeEmpire m_action;
};
}

const Step EmpireStep = {"empire", [](const Play &play) { return QVariant::fromValue(Empire(play).page()); },
    [](const Play &play) { return Empire(play).wide(); },
    [](const Play &play, const Touch &touch) { return Empire(play).touch(touch); }};
}
