// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rise_of_empires/map.h"
#include "app/rise_of_empires/mapmemory.h"
#include "app/rise_of_empires/memory.h"
#include "app/rise_of_empires/steps.h"
#include "app/rise_of_empires/words/icons.h"
#include "app/rise_of_empires/words/texts.h"
#include "app/words/idtext.h"
#include "model/rise_of_empires/advice.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace RiseOfEmpires
{
namespace
{
const ProgressTile &tileOf(const State &state, int seat, int tile)
{
    return playerAt(state, seat).progress[static_cast<std::size_t>(tile)].tile;
}

int removedBy(const FreeAction &action, int region, int seat)
{
    int count = 0;
    for (const auto &removal : action.remove) {
        count += removal.region.index == region && removal.player == seat ? removal.count : 0;
    }
    return count;
}

/// As it was done the last time, as far as that is known.
FreeEntry begun(const Play &play, int seat, int tile)
{
    const auto known = knownFree(play);
    const auto last = knownFreeOf(tileOf(play.state(), seat, tile), known);
    FreeEntry entry{.action = {.player = seat, .tile = tile}};
    if (last) {
        entry.action.give = last->give;
        entry.action.get = last->get;
        entry.view = last->placed > 0 ? FreeView::Map
            : last->removed > 0       ? FreeView::Removing
                                      : FreeView::Goods;
    }
    return entry;
}

std::optional<FreeTile> firstUsable(const State &state)
{
    const auto tiles = freeTiles(state);
    const auto usable = std::ranges::find_if(tiles, [](const FreeTile &tile) { return !tile.whyNot; });
    return usable == tiles.end() ? std::nullopt : std::optional(*usable);
}

/// What a tile does that uses no disc.
class Free
{
    Q_DECLARE_TR_FUNCTIONS(RiseTable)

public:
    Free(const Play &play, const FreeEntry &entry)
        : m_play(play)
        , m_state(play.state())
        , m_entry(entry)
        , m_action(entry.action)
    {
    }

    static TableChoice opener(const Play &play)
    {
        const auto tiles = freeTiles(play.state());
        if (tiles.empty()) {
            return {};
        }
        const auto usable = firstUsable(play.state());
        const int seat = usable ? usable->seat : tiles.front().seat;
        const bool others = usable && seat != play.state().seat;
        //: Button: a free action of a player who has just acted, while it is the turn of the next.
        return {.id = u"free"_s,
            .title = others ? tr("Free: %1").arg(play.nameOf(seat)) : tr("Free action"),
            .icon = u"roe-free"_s,
            .enabled = usable.has_value(),
            .why = usable ? QString() : sentence(play, tiles.front().whyNot),
            .about = u"free"_s};
    }

    RiseFreePage page() const
    {
        const auto &tile = tileOf(m_state, m_action.player, m_action.tile);
        RiseFreePage page{.open = true,
            .title = tr("Free action"),
            .caption = m_action.player == m_state.seat
                ? tr("each tile once a turn, no disc")
                //: A free action that is still allowed: %1 is who acted last, %2 who is next.
                : tr("%1, until %2 acts").arg(m_play.nameOf(m_action.player), m_play.nameOf(m_state.seat)),
            .colour = m_play.colourOf(m_action.player),
            .tiles = tiles(),
            .note = QString::fromStdString(tile.note),
            .cancel = {.id = u"free-cancel"_s, .title = tr("Cancel")},
            .use = use(tile)};
        switch (m_entry.view) {
        case FreeView::Goods:
            page.section = tr("What it does");
            page.sectionNote = isAsLastTime() ? tr("as last time") : QString();
            page.goods = goods();
            page.toMap = {.id = u"free-map"_s,
                .title = tr("On the map"),
                .note = tr("take or place cubes"),
                .icon = u"roe-map"_s};
            break;
        case FreeView::Removing:
            page.section = tr("Which cube goes?");
            page.sectionNote = tr("a tap takes one off");
            break;
        case FreeView::Map:
            page.section = tr("On the map");
            page.sectionNote = tr("region: place; cubes: take off");
            page.number = number();
            break;
        }
        if (m_entry.view != FreeView::Goods) {
            page.map = map();
            page.toGoods
                = {.id = u"free-goods"_s, .title = tr("It does something else"), .icon = u"ui-plus"_s};
        }
        return page;
    }

    FreeEntry touched(const Touch &touch) const
    {
        auto entry = m_entry;
        auto &action = entry.action;
        const auto &setup = m_play.setup();
        if (touch.id == "free-map") {
            entry.view = FreeView::Map;
        } else if (touch.id == "free-goods") {
            entry.view = FreeView::Goods;
        } else if (const auto good = thingAfter<Good>(touch.id, "free-good-")) {
            action.give[*good] = std::clamp(-touch.number, 0, MostFigure);
            action.get[*good] = std::clamp(touch.number, 0, MostFigure);
        } else if (const auto region = regionAfter(setup, touch.id, "free-place-")) {
            entry.region = region;
            place(action, *region, countAt(action.place, *region) + 1);
        } else if (touch.id == "free-cubes" && entry.region) {
            place(action, *entry.region, touch.number);
        } else if (const auto cubes = cubesAfter(setup, touch.id, "free-remove-")) {
            takeOff(action, cubes->first, cubes->second);
        }
        return entry;
    }

private:
    int cubesLeft() const
    {
        return playerAt(m_state, m_action.player).pool - m_action.give[Good::Cubes] - totalOf(m_action.place);
    }
    void place(FreeAction &action, int region, int count) const
    {
        if (!whyClosed(m_state, region)) {
            const int most = countAt(action.place, region) + std::max(0, cubesLeft());
            setCount(action.place, m_play.setup(), region, std::clamp(count, 0, most));
        }
    }
    /// One more; after the last of them all are there again.
    void takeOff(FreeAction &action, int seat, int region) const
    {
        if (!isSeat(m_state, seat) || seat == action.player) {
            return;
        }
        const int there = cubesAt(playerAt(m_state, seat), region);
        const int count = removedBy(action, region, seat) + 1;
        std::erase_if(action.remove,
            [&](const Removal &removal) { return removal.region.index == region && removal.player == seat; });
        if (count <= there) {
            action.remove.push_back({{region}, seat, count});
        }
    }

    bool isAsLastTime() const
    {
        const auto known = knownFree(m_play);
        return knownFreeOf(tileOf(m_state, m_action.player, m_action.tile), known).has_value()
            && m_entry == begun(m_play, m_action.player, m_action.tile);
    }

    QList<RiseTile> tiles() const
    {
        const auto all = freeTiles(m_state);
        const bool several
            = std::ranges::any_of(all, [&](const FreeTile &tile) { return tile.seat != all.front().seat; });
        QList<RiseTile> list;
        for (const auto &[seat, index, whyNot] : all) {
            const auto &tile = tileOf(m_state, seat, index);
            const bool chosen = seat == m_action.player && index == m_action.tile;
            list << RiseTile{.choice = {.id = u"free-tile-%1-%2"_s.arg(seat).arg(index),
                                 .title = shownName(tile),
                                 .note = whyNot ? closed(*whyNot) : tr("free action"),
                                 .icon = iconOf(tile),
                                 .chosen = chosen,
                                 .enabled = !whyNot,
                                 .why = sentence(m_play, whyNot),
                                 .about = u"progress-%1-%2"_s.arg(seat).arg(index)},
                .owners = several ? QList<int>{seat} : QList<int>()};
        }
        return list;
    }
    static QString closed(const Error &error)
    {
        return error.code == Code::TileUsed ? tr("used this turn") : tr("just taken");
    }

    TableChoice use(const ProgressTile &tile) const
    {
        const auto error = refusal(m_state, m_action);
        const bool none = m_entry.view == FreeView::Removing && m_action.remove.empty();
        return {.id = u"free-use"_s,
            //: Button: the free action of a tile is done.
            .title = tr("Use %1").arg(shownName(tile)),
            .enabled = !error && !none,
            .why = error ? sentence(m_play, error)
                : none   ? tr("Tap the cube that goes.")
                         : QString()};
    }

    QList<TableCounter> goods() const
    {
        const auto have = goodsOf(playerAt(m_state, m_action.player));
        QList<TableCounter> list;
        for (const Good good : {Good::Gold, Good::Resources, Good::Food, Good::Cubes, Good::Vp}) {
            const int most = good == Good::Cubes ? have[good] - totalOf(m_action.place) : have[good];
            list << TableCounter{.id = u"free-good-"_s + idText(good),
                .title = nameOf(good),
                .note = tr("you have %n", nullptr, have[good]),
                .icon = iconOf(good),
                .ink = idText(good),
                .value = m_action.get[good] - m_action.give[good],
                .least = -std::min(most, MostFigure),
                .most = MostFigure};
        }
        return list;
    }

    RiseRegionTable map() const
    {
        auto table = regionTable(m_play, changesOf(m_state, m_action));
        table.active = m_action.player;
        QList<RiseRegion> rows;
        for (int i = 0; i < m_state.setup.regions.size(); ++i) {
            if (offer(i, table.rows[i]) || m_entry.view == FreeView::Map) {
                rows << table.rows[i];
            }
        }
        table.rows = rows;
        return table;
    }
    /// What can be touched of a region; whether there is anything to take off.
    bool offer(int region, RiseRegion &row) const
    {
        const auto id = QString::fromStdString(m_state.setup.regions[region].id);
        if (m_entry.view == FreeView::Map) {
            const auto error = whyClosed(m_state, region);
            row.choice.id = u"free-place-"_s + id;
            row.choice.chosen = m_entry.region == region;
            row.choice.enabled = !error;
            row.choice.note = error ? closedText(*error) : QString();
            row.choice.why = sentence(m_play, error);
        }
        bool any = false;
        for (int seat = 0; seat < m_state.setup.players; ++seat) {
            if (const int cubes = cubesAt(playerAt(m_state, seat), region);
                cubes > 0 && seat != m_action.player) {
                any = true;
                auto &choice = row.cells[seat].choice;
                choice.id = u"free-remove-%1-%2"_s.arg(seat).arg(id);
                choice.enabled = true;
                choice.chosen = removedBy(m_action, region, seat) > 0;
                //: Spoken: %1 is a player, %2 a region.
                choice.spoken = tr("%1, %n cubes in %2, takes one off", nullptr, choice.count)
                                    .arg(m_play.nameOf(seat), shownName(m_state.setup.regions[region]));
            }
        }
        return any;
    }

    RiseNumber number() const
    {
        if (!m_entry.region) {
            return {};
        }
        const int placed = countAt(m_action.place, *m_entry.region);
        return {.counter = {.id = u"free-cubes"_s,
                    .title = shownName(m_state.setup.regions[*m_entry.region]),
                    .icon = u"roe-cube"_s,
                    .ink = u"cubes"_s,
                    .value = placed,
                    .most = placed + std::max(0, cubesLeft())},
            .room = totalOf(m_action.place) + std::max(0, cubesLeft())};
    }

    const Play &m_play;
    const State &m_state;
    const FreeEntry &m_entry;
    const FreeAction &m_action;
};

/// Seat and index after "free-tile-", if that tile can be used.
std::optional<FreeTile> tileAfter(const State &state, const std::string &id)
{
    for (const auto &tile : freeTiles(state)) {
        if (!tile.whyNot
            && id == "free-tile-" + std::to_string(tile.seat) + "-" + std::to_string(tile.tile)) {
            return tile;
        }
    }
    return std::nullopt;
}
}

TableChoice freeChoice(const Play &play)
{
    return Free::opener(play);
}

RiseFreePage freePage(const Play &play)
{
    if (play.draft.free) {
        return Free(play, *play.draft.free).page();
    }
    return {.opener = play.draft.step == Stage::Settle ? freeChoice(play) : TableChoice()};
}

std::optional<Answer> freeTouch(const Play &play, const Touch &touch)
{
    auto next = play.draft;
    if (touch.id == "free") {
        if (const auto usable = firstUsable(play.state())) {
            next.free = begun(play, usable->seat, usable->tile);
        }
        return kept(std::move(next));
    }
    if (!play.draft.free || !touch.id.starts_with("free-")) {
        return std::nullopt;
    }
    if (touch.id == "free-cancel") {
        next.free.reset();
    } else if (const auto tile = tileAfter(play.state(), touch.id)) {
        next.free = begun(play, tile->seat, tile->tile);
    } else if (touch.id == "free-use") {
        const auto &action = play.draft.free->action;
        return taken(play, action, {memoOf(play.state(), action)}).map([&](auto done) {
            next.free.reset();
            done.next = next;
            return done;
        });
    } else {
        next.free = Free(play, *play.draft.free).touched(touch);
    }
    return kept(std::move(next));
}
}
