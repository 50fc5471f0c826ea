// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rise_of_empires/discentry.h"
#include "app/rise_of_empires/keeper.h"
#include "app/rise_of_empires/risetable.h"
#include "app/rise_of_empires/settleparts.h"
#include "app/rise_of_empires/words/amounts.h"
#include "app/rise_of_empires/words/icons.h"
#include "app/rise_of_empires/words/texts.h"
#include "app/words/idtext.h"
#include "app/words/lists.h"
#include "model/rise_of_empires/forecast.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace RiseOfEmpires
{
int keeperOf(const Play &play)
{
    const auto &waiting = play.state().keeping;
    const auto chosen = play.draft.keeper;
    const bool waits = chosen && std::ranges::find(waiting, *chosen) != waiting.end();
    return waits || waiting.empty() ? chosen.value_or(play.state().seat) : waiting.front();
}

namespace
{
Keep keepOf(const Play &play, int seat)
{
    const auto &entered = play.draft.keeps;
    const auto found = std::ranges::find(entered, seat, &Keep::player);
    return found == entered.end() ? proposeKeep(play.state(), seat) : *found;
}

/// What one player keeps at the end of an era.
class Keeping
{
    Q_DECLARE_TR_FUNCTIONS(RiseTable)

public:
    explicit Keeping(const Play &play)
        : m_play(play)
        , m_seat(keeperOf(play))
        , m_player(playerAt(play.state(), m_seat))
        , m_keep(keepOf(play, m_seat))
        , m_preview(keepPreview(play.state(), m_keep))
    {
    }

    RiseKeepPage page() const
    {
        RiseKeepPage page{.players = players(),
            //: Below the price of kept tiles.
            .gold = price(Good::Gold, m_player.gold, m_preview.gold, tr("1 for each progress")),
            .cubes = price(Good::Cubes, m_player.pool, m_preview.cubes, tr("1 for each city")),
            .progressNote = note(m_keep.progress.size(), m_player.progress.size()),
            .citiesNote = note(m_keep.cities.size(), m_player.cities.size()),
            .map = map()};
        for (int i = 0; i < static_cast<int>(m_player.progress.size()); ++i) {
            const auto &tile = m_player.progress[static_cast<std::size_t>(i)].tile;
            const auto paid = amount(Good::Gold, 1);
            page.progress << kept(u"progress-%1"_s.arg(i), shownName(tile), iconOf(tile), figuresOf(tile),
                isIn(m_keep.progress, i), paid);
        }
        for (int i = 0; i < static_cast<int>(m_player.cities.size()); ++i) {
            const auto &city = m_player.cities[static_cast<std::size_t>(i)];
            const auto paid = amount(Good::Cubes, 1);
            page.cities << kept(u"city-%1"_s.arg(i), shownName(city), iconOf(Row::City), figuresOf(city),
                isIn(m_keep.cities, i), paid);
        }
        return page;
    }

    TableWide wide() const
    {
        const auto tiles = static_cast<int>(m_keep.progress.size() + m_keep.cities.size());
        QStringList price;
        if (m_preview.gold > 0) {
            price << amount(Good::Gold, m_preview.gold);
        }
        if (m_preview.cubes > 0) {
            price << amount(Good::Cubes, m_preview.cubes);
        }
        const auto problem = sentence(m_play, m_preview.whyNot);
        //: The wide button of the end of an era.
        return {.id = u"keep"_s,
            .title = tiles > 0 ? tr("Keep %n tiles", nullptr, tiles) : tr("Keep nothing"),
            .hint = problem.isEmpty() ? listOf(price) : problem,
            .enabled = !m_preview.whyNot};
    }

    const Keep &keep() const { return m_keep; }

private:
    static bool isIn(const std::vector<int> &list, int item)
    {
        return std::ranges::find(list, item) != list.end();
    }

    QList<TableChoice> players() const
    {
        QList<TableChoice> list;
        for (const int seat : turnOrder(m_play.state())) {
            const bool waits = isIn(m_play.state().keeping, seat);
            list << TableChoice{.id = u"keeper-%1"_s.arg(seat),
                .title = m_play.nameOf(seat),
                .status = waits ? QString() : u"done"_s,
                .count = seat,
                .chosen = seat == m_seat,
                .enabled = waits};
        }
        return list;
    }

    static RisePrice price(Good good, int have, int paid, const QString &note)
    {
        return {.icon = iconOf(good),
            .ink = idText(good),
            .sum = sumText(have, -paid),
            .left = scoreText(have - paid),
            .note = note,
            .harm = paid > have};
    }

    static QString note(std::size_t kept, std::size_t all)
    {
        //: Of a player's tiles: "3 of 4 kept".
        return all == 0 ? QString() : tr("%n of %1 kept", nullptr, kept).arg(all);
    }

    static RiseTile kept(const QString &id, const QString &title, const QString &icon,
        const QList<RiseFigure> &figures, bool keeps, const QString &paid)
    {
        return {.choice = {.id = id,
                    .title = title,
                    //: A tile that is not paid for at the end of an era.
                    .note = tr("goes back to the box"),
                    .icon = icon,
                    .spoken = keeps ? tr("%1, kept, costs %2").arg(title, paid)
                                    : tr("%1, goes back to the box").arg(title),
                    .chosen = keeps},
            .figures = figures};
    }

    QList<TableChoice> map() const
    {
        QList<TableChoice> list;
        const auto &regions = m_play.setup().regions;
        for (int i = 0; i < regions.size(); ++i) {
            if (const int cubes = cubesAt(m_player, i); cubes > 0) {
                list << TableChoice{.title = shownName(regions[i]),
                    //: Cubes of a region before and after they are halved.
                    .note = tr("%1 → %2").arg(cubes).arg(m_preview.map[static_cast<std::size_t>(i)]),
                    .icon = iconOf(regions[i])};
            }
        }
        return list;
    }

    const Play &m_play;
    int m_seat;
    const Player &m_player;
    Keep m_keep;
    KeepPreview m_preview;
};

RiseKeepPage keepPage(const Play &play)
{
    return Keeping(play).page();
}

TableWide keepWide(const Play &play)
{
    return Keeping(play).wide();
}

void toggle(std::vector<int> &list, int item)
{
    if (std::erase(list, item) == 0) {
        list.insert(std::ranges::lower_bound(list, item), item);
    }
}

Answer keepTouch(const Play &play, const Touch &touch)
{
    auto next = play.draft;
    const int seat = keeperOf(play);
    auto keep = keepOf(play, seat);
    if (touch.id == "keep") {
        auto answer = taken(play, keep);
        // What others have chosen already waits for them.
        if (answer && answer->next.step == Stage::Keep) {
            answer->next.keeps = next.keeps;
        }
        return answer;
    }
    if (const auto other = numberAfter(touch.id, "keeper-")) {
        next.keeper = *other;
        return kept(std::move(next));
    }
    const auto &player = playerAt(play.state(), seat);
    const auto isOf = [](const auto &tiles, int i) { return i >= 0 && i < static_cast<int>(tiles.size()); };
    const auto tile = numberAfter(touch.id, "progress-");
    const auto city = numberAfter(touch.id, "city-");
    if (tile && isOf(player.progress, *tile)) {
        toggle(keep.progress, *tile);
    } else if (city && isOf(player.cities, *city)) {
        toggle(keep.cities, *city);
    } else {
        return kept(std::move(next));
    }
    std::erase_if(next.keeps, [&](const Keep &entered) { return entered.player == seat; });
    next.keeps.push_back(keep);
    return kept(std::move(next));
}
}

const Step KeepStep = {"keep", made<keepPage>, keepWide, keepTouch};
}
