// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/stone_age/roll.h"
#include "app/stone_age/words/amounts.h"
#include "app/stone_age/words/icons.h"
#include "app/words/idtext.h"
#include "model/stone_age/advice.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace StoneAge
{
namespace
{
ToolUse &toolsIn(Action &action)
{
    auto *gather = std::get_if<Gather>(&action);
    return gather ? gather->tools : std::get<Tops::TwoDice>(std::get<Card>(action).top).tools;
}

class Harvesting
{
    Q_DECLARE_TR_FUNCTIONS(StoneGather)

public:
    explicit Harvesting(const Play &play)
        : m_play(play)
        , m_player(active(play.state()))
        , m_roll(play.draft.entry)
        , m_now(harvestWith(m_roll.tools))
    {
    }

    void addTo(StoneRoll &page) const
    {
        page.rule = rule();
        page.ink = ink();
        page.tools = tools();
        page.suggestion = suggestion();
        page.jewels = jewels();
        if (m_roll.total > 0) {
            page.sum = m_now.total == m_roll.total
                ? QString::number(m_roll.total)
                : u"%1 + %2 = %3"_s.arg(m_roll.total).arg(m_now.total - m_roll.total).arg(m_now.total);
            page.rest = m_now.lost > 0 ? tr("%n pips over", nullptr, m_now.lost) : QString();
            page.brings = u"+%1"_s.arg(m_now.units);
        }
    }

    QString text() const
    {
        const auto gained = amountOf(m_now.units - m_roll.jewels);
        if (m_roll.jewels == 0) {
            return gained;
        }
        const auto alsoJewels = amount(Material::Jewels, m_roll.jewels);
        return m_now.units == m_roll.jewels ? alsoJewels : tr("%1 and %2").arg(gained, alsoJewels);
    }

    QString rule() const
    {
        //: What a roll brings: %1 is such as "1 wood".
        return tr("%n pips for %1", nullptr, m_roll.divisor).arg(amountOf(1));
    }
    QString ink() const { return m_roll.brings ? idText(*m_roll.brings) : u"food"_s; }

    std::optional<Answer> touch(const Touch &touch) const
    {
        if (const auto tool = numberAfter(touch.id, "tool-")) {
            return tapTool(*tool);
        }
        if (touch.id == "suggestion") {
            return m_roll.total > 0 ? withTools(proposal()) : kept(m_play.draft);
        }
        return touch.id == "jewels" ? std::optional(takeJewels(touch.number)) : std::nullopt;
    }

private:
    Harvest harvestWith(const ToolUse &use) const
    {
        return m_roll.total > 0 ? harvest(m_player, m_roll.divisor, m_roll.total, use) : Harvest{};
    }
    ToolUse proposal() const { return proposeTools(m_player, m_roll.divisor, m_roll.total); }
    QString amountOf(int count) const
    {
        return m_roll.brings ? amount(*m_roll.brings, count) : foodAmount(count);
    }
    int jewelsMost() const
    {
        const auto *gather = entered<Gather>(m_play);
        return gather && m_play.setup().expansion && gather->place == Place::Hunt ? m_now.units : 0;
    }

    QList<TableChoice> tools() const
    {
        QList<TableChoice> list;
        const auto &spaces = m_roll.tools.spaces;
        for (std::size_t space = 0; space < m_player.tools.size(); ++space) {
            const int value = m_player.tools[space];
            const bool used = m_player.toolsUsed[space];
            list << TableChoice{.id = u"tool-%1"_s.arg(space),
                .status = used ? u"used"_s : QString(),
                .spoken = value == 0 ? tr("No tool here yet")
                    : used           ? tr("Tool worth %1, used this round").arg(value)
                                     : tr("Tool worth %1").arg(value),
                .count = value,
                .chosen = std::ranges::find(spaces, static_cast<int>(space)) != spaces.end(),
                .enabled = value > 0 && !used};
        }
        auto chosen = m_roll.tools.oneUse;
        for (const int value : m_player.oneUse) {
            const auto found = std::ranges::find(chosen, value);
            list << TableChoice{.id = u"tool-%1"_s.arg(list.size()),
                .status = u"one-use"_s,
                .spoken = tr("One-use tool worth %1").arg(value),
                .count = value,
                .chosen = found != chosen.end()};
            if (found != chosen.end()) {
                chosen.erase(found);
            }
        }
        return list;
    }

    TableChoice suggestion() const
    {
        const auto better = m_roll.total > 0 ? harvestWith(proposal()) : Harvest{};
        // Who has no tool that is ready is never offered one.
        const auto all = tools();
        const bool any = std::ranges::any_of(all, &TableChoice::enabled);
        TableChoice view{.id = any ? u"suggestion"_s : QString(), .enabled = better.units > m_now.units};
        if (view.enabled) {
            //: Tools that are worth %1 in all would bring more; %2 is such as "4 wood".
            view.title
                = tr("With tools +%1: %2").arg(better.total - m_roll.total).arg(amountOf(better.units));
        }
        return view;
    }

    TableCounter jewels() const
    {
        return {.id = jewelsMost() > 0 ? u"jewels"_s : QString(),
            //: A hunt: how much of it is taken as jewels instead of food.
            .title = tr("Taken as jewels"),
            .icon = iconOf(Material::Jewels),
            .value = m_roll.jewels,
            .most = jewelsMost()};
    }

    Answer withTools(const ToolUse &use) const
    {
        auto entry = m_play.draft.entry;
        toolsIn(entry.action) = use;
        return keptRoll(m_play, std::move(entry));
    }

    Answer tapTool(int tool) const
    {
        const auto all = tools();
        if (tool < 0 || tool >= all.size() || !all.at(tool).enabled) {
            return kept(m_play.draft);
        }
        auto use = m_roll.tools;
        auto &list = all.at(tool).status == u"one-use" ? use.oneUse : use.spaces;
        const int item = &list == &use.oneUse ? all.at(tool).count : tool;
        if (all.at(tool).chosen) {
            list.erase(std::ranges::find(list, item));
        } else {
            list.push_back(item);
        }
        std::ranges::sort(use.spaces);
        return withTools(use);
    }

    Answer takeJewels(int count) const
    {
        auto entry = m_play.draft.entry;
        if (auto *gather = std::get_if<Gather>(&entry.action)) {
            gather->jewels = std::clamp(count, 0, jewelsMost());
        }
        return kept(m_play, std::move(entry));
    }

    const Play &m_play;
    const Player &m_player;
    Roll m_roll;
    Harvest m_now;
};
}

void addHarvest(const Play &play, StoneRoll &page)
{
    Harvesting(play).addTo(page);
}

std::optional<Answer> harvestTouch(const Play &play, const Touch &touch)
{
    return Harvesting(play).touch(touch);
}

QString harvestText(const Play &play)
{
    return Harvesting(play).text();
}

QString rollRule(const Play &play)
{
    return Harvesting(play).rule();
}

QString rollInk(const Play &play)
{
    return Harvesting(play).ink();
}

Answer keptRoll(const Play &play, Entry entry)
{
    const Roll roll(entry);
    if (auto *gather = std::get_if<Gather>(&entry.action); gather && roll.total > 0) {
        const auto now = harvest(active(play.state()), roll.divisor, roll.total, roll.tools);
        gather->jewels = std::min(gather->jewels, now.units);
    }
    return kept(play, std::move(entry));
}
}
