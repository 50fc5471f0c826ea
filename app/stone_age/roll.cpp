// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/stone_age/memory.h"
#include "app/stone_age/steps.h"
#include "app/stone_age/words/amounts.h"
#include "app/stone_age/words/icons.h"
#include "app/stone_age/words/texts.h"
#include "app/words/idtext.h"
#include "model/stone_age/advice.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace StoneAge
{
namespace
{
/// A roll being entered: of people who gather, or the two dice of a card.
class Rolling
{
    Q_DECLARE_TR_FUNCTIONS(StoneGather)

public:
    explicit Rolling(const Play &play)
        : m_play(play)
        , m_entry(play.draft.entry)
        , m_dice(diceOf(m_entry.action).value_or(0))
        , m_total(m_dice > 0 ? totalOf(m_entry) : 0)
    {
        if (const auto *gather = entered<Gather>(play)) {
            const auto &row = PlaceTable[gather->place];
            m_divisor = row.divisor;
            m_brings = row.brings;
            m_tools = gather->tools;
            m_jewels = gather->jewels;
        } else if (const auto *card = entered<Card>(play)) {
            const auto &two = std::get<Tops::TwoDice>(card->top);
            m_divisor = valueOf(two.resource);
            m_brings = two.resource;
            m_tools = two.tools;
        }
    }

    StoneRoll page() const
    {
        const auto *gather = entered<Gather>(m_play);
        const auto now = harvestWith(m_tools);
        const int lost = m_total > 0 ? now.lost : 0;
        StoneRoll view{
            .title = byTotal() ? tr("Total of %n dice", nullptr, m_dice) : tr("What did you roll?"),
            .rule = rule(),
            .icon = gather ? iconOf(gather->place)
                : m_brings ? iconOf(*m_brings)
                           : QString(),
            .ink = ink(),
            .dice = dice(),
            .byTotal = byTotal(),
            .typed = byTotal() && !m_entry.dice.empty() ? QString::number(numberOf(m_entry.dice)) : QString(),
            //: The least and the most that dice can show.
            .range = tr("%1 to %2").arg(m_dice).arg(MostPips * m_dice),
            .complete = m_total > 0,
            .tools = tools(),
            .rest = lost > 0 ? tr("%n pips over", nullptr, lost) : QString(),
            .brings = m_total > 0 ? u"+%1"_s.arg(now.units) : QString(),
            .suggestion = suggestion(),
            .jewels = jewels(),
            .keys = keys(),
            //: Takes back the last die or digit.
            .erase
            = {.id = u"key-back"_s, .title = tr("Take back the last one"), .enabled = !m_entry.dice.empty()},
            .way = way()};
        if (m_total > 0) {
            view.sum = now.total == m_total
                ? QString::number(m_total)
                : u"%1 + %2 = %3"_s.arg(m_total).arg(now.total - m_total).arg(now.total);
        }
        return view;
    }

    QString hint() const
    {
        if (m_total > 0) {
            return {};
        }
        return byTotal() ? tr("What is the total?")
                         : tr("%n dice to go", nullptr, m_dice - static_cast<int>(m_entry.dice.size()));
    }

    QString harvestText() const
    {
        const int units = harvestWith(m_tools).units;
        const auto gained = amountOf(units - m_jewels);
        if (m_jewels == 0) {
            return gained;
        }
        const auto alsoJewels = amount(Material::Jewels, m_jewels);
        return units == m_jewels ? alsoJewels : tr("%1 and %2").arg(gained, alsoJewels);
    }

    QString rule() const
    {
        //: What a roll brings: %1 is such as "1 wood".
        return tr("%n pips for %1", nullptr, m_divisor).arg(amountOf(1));
    }
    QString ink() const { return m_brings ? idText(*m_brings) : u"food"_s; }

    std::optional<Answer> touch(const Touch &touch) const
    {
        if (const auto face = numberAfter(touch.id, "key-")) {
            return tapFace(*face);
        }
        if (const auto digit = numberAfter(touch.id, "digit-")) {
            return tapDigit(*digit);
        }
        if (const auto die = numberAfter(touch.id, "die-")) {
            return select(*die);
        }
        if (const auto tool = numberAfter(touch.id, "tool-")) {
            return tapTool(*tool);
        }
        if (touch.id == "key-back") {
            auto dice = m_entry.dice;
            dice.resize(dice.empty() ? 0 : dice.size() - 1);
            return with(dice, m_tools);
        }
        if (touch.id == "suggestion") {
            return m_total > 0 ? with(m_entry.dice, proposal()) : kept(m_play.draft);
        }
        if (touch.id == "by-total" || touch.id == "by-faces") {
            auto next = m_play.draft;
            next.byTotal = touch.id == "by-total";
            next.entry = emptied();
            return kept(std::move(next));
        }
        return touch.id == "jewels" ? std::optional(takeJewels(touch.number)) : std::nullopt;
    }

private:
    /// How it is being entered, or how it was wanted last; else many dice are entered by their total.
    bool byTotal() const
    {
        constexpr int MostSingleDice = 4;
        return m_entry.dice.empty()
            ? m_play.draft.byTotal.value_or(rolledByTotal(m_play).value_or(m_dice > MostSingleDice))
            : m_entry.byTotal;
    }

    Harvest harvestWith(const ToolUse &tools) const
    {
        return m_total > 0 ? harvest(active(m_play.state()), m_divisor, m_total, tools) : Harvest{};
    }
    QString amountOf(int units) const { return m_brings ? amount(*m_brings, units) : foodAmount(units); }
    ToolUse proposal() const { return proposeTools(active(m_play.state()), m_divisor, m_total); }
    int jewelsMost() const
    {
        const auto *gather = entered<Gather>(m_play);
        return gather && m_play.setup().expansion && gather->place == Place::Hunt ? harvestWith(m_tools).units
                                                                                  : 0;
    }

    QList<TableChoice> dice() const
    {
        QList<TableChoice> list;
        for (int i = 0; i < m_dice && !byTotal(); ++i) {
            const auto at = static_cast<std::size_t>(i);
            const int pips = at < m_entry.dice.size() ? m_entry.dice[at] : 0;
            list << TableChoice{.id = u"die-%1"_s.arg(i),
                //: Spoken: %1 is which die, %2 what it shows.
                .spoken
                = pips > 0 ? tr("Die %1 shows %2").arg(i + 1).arg(pips) : tr("Die %1, empty").arg(i + 1),
                .count = pips,
                .chosen = m_entry.die == i,
                .enabled = pips > 0};
        }
        return list;
    }

    QList<TableChoice> tools() const
    {
        QList<TableChoice> list;
        const auto &player = active(m_play.state());
        for (std::size_t space = 0; space < player.tools.size(); ++space) {
            const int value = player.tools[space];
            const bool used = player.toolsUsed[space];
            list << TableChoice{.id = u"tool-%1"_s.arg(space),
                .status = used ? u"used"_s : QString(),
                .spoken = value == 0 ? tr("No tool here yet")
                    : used           ? tr("Tool worth %1, used this round").arg(value)
                                     : tr("Tool worth %1").arg(value),
                .count = value,
                .chosen = std::ranges::find(m_tools.spaces, static_cast<int>(space)) != m_tools.spaces.end(),
                .enabled = value > 0 && !used};
        }
        auto chosen = m_tools.oneUse;
        for (const int value : player.oneUse) {
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
        const auto better = m_total > 0 ? harvestWith(proposal()) : Harvest{};
        TableChoice view{.id = u"suggestion"_s, .enabled = better.units > harvestWith(m_tools).units};
        if (view.enabled) {
            //: Tools that are worth %1 in all would bring more; %2 is such as "4 wood".
            view.title = tr("With tools +%1: %2").arg(better.total - m_total).arg(amountOf(better.units));
        }
        return view;
    }

    TableCounter jewels() const
    {
        return {.id = jewelsMost() > 0 ? u"jewels"_s : QString(),
            //: A hunt: how much of it is taken as jewels instead of food.
            .title = tr("Taken as jewels"),
            .icon = iconOf(Material::Jewels),
            .value = m_jewels,
            .most = jewelsMost()};
    }

    QList<TableChoice> keys() const
    {
        QList<TableChoice> list;
        for (int face = 1; face <= MostPips && !byTotal(); ++face) {
            list << TableChoice{.id = u"key-%1"_s.arg(face),
                //: Spoken: a key that enters a number, %1.
                .spoken = tr("A die shows %1").arg(face),
                .count = face,
                .enabled = hasRoom()};
        }
        for (const int digit : byTotal() ? std::vector{1, 2, 3, 4, 5, 6, 7, 8, 9, 0} : std::vector<int>()) {
            list << TableChoice{.id = u"digit-%1"_s.arg(digit),
                .spoken = tr("Digit %1").arg(digit),
                .count = digit,
                .enabled = canBe(digit)};
        }
        return list;
    }

    TableChoice way() const
    {
        return byTotal() ? TableChoice{.id = u"by-faces"_s,
                   //: Dice are entered one by one, not by their total.
                   .title = tr("One by one"),
                   .icon = u"ui-dice"_s}
                         : TableChoice{.id = u"by-total"_s,
                             //: Dice are entered by their total, not one by one.
                             .title = tr("By their total"),
                             .icon = u"ui-edit"_s};
    }

    bool hasRoom() const { return m_entry.die || static_cast<int>(m_entry.dice.size()) < m_dice; }
    /// The total may begin like this.
    bool canBe(int digit) const
    {
        auto digits = m_entry.dice;
        digits.push_back(digit);
        const int soFar = numberOf(digits);
        const int most = MostPips * m_dice;
        return soFar > 0 && soFar <= most && (soFar >= m_dice || 10 * soFar <= most);
    }

    Entry emptied() const
    {
        auto entry = m_entry;
        entry.dice.clear();
        entry.die.reset();
        entry.byTotal = false;
        return entry;
    }

    /// Other dice or tools, with what follows from them.
    Answer with(const std::vector<int> &dice, const ToolUse &tools, bool total) const
    {
        auto entry = emptied();
        entry.dice = dice;
        entry.byTotal = total && !dice.empty();
        if (auto *gather = std::get_if<Gather>(&entry.action)) {
            gather->tools = tools;
            // Fewer units may not do for the jewels that were wanted.
            gather->jewels = 0;
        } else {
            std::get<Tops::TwoDice>(std::get<Card>(entry.action).top).tools = tools;
        }
        return kept(m_play, std::move(entry));
    }
    Answer with(const std::vector<int> &dice, const ToolUse &tools) const
    {
        return with(dice, tools, m_entry.byTotal);
    }

    Answer tapFace(int face) const
    {
        auto dice = m_entry.byTotal ? std::vector<int>() : m_entry.dice;
        if (face < 1 || face > MostPips || (!m_entry.byTotal && !hasRoom())) {
            return kept(m_play.draft);
        }
        if (m_entry.die) {
            dice[static_cast<std::size_t>(*m_entry.die)] = face;
        } else {
            dice.push_back(face);
        }
        return with(dice, m_tools, false);
    }

    Answer tapDigit(int digit) const
    {
        auto digits = m_entry.byTotal ? m_entry.dice : std::vector<int>();
        if (!m_entry.byTotal && !m_entry.dice.empty()) {
            return kept(m_play.draft);
        }
        if (!canBe(digit)) {
            return tl::unexpected(Error{Code::DiceTotal, {.least = m_dice, .most = MostPips * m_dice}});
        }
        digits.push_back(digit);
        return with(digits, m_tools, true);
    }

    /// The next face replaces this die; a second touch lets it be.
    Answer select(int die) const
    {
        auto entry = m_entry;
        if (!entry.byTotal && die >= 0 && die < static_cast<int>(entry.dice.size())) {
            entry.die = entry.die == die ? std::nullopt : std::optional(die);
        }
        return kept(m_play, std::move(entry));
    }

    Answer tapTool(int tool) const
    {
        const auto all = tools();
        if (tool < 0 || tool >= all.size() || !all.at(tool).enabled) {
            return kept(m_play.draft);
        }
        auto use = m_tools;
        auto &list = all.at(tool).status == u"one-use" ? use.oneUse : use.spaces;
        const int item = &list == &use.oneUse ? all.at(tool).count : tool;
        if (all.at(tool).chosen) {
            list.erase(std::ranges::find(list, item));
        } else {
            list.push_back(item);
        }
        std::ranges::sort(use.spaces);
        return with(m_entry.dice, use);
    }

    Answer takeJewels(int count) const
    {
        auto entry = m_entry;
        if (auto *gather = std::get_if<Gather>(&entry.action)) {
            gather->jewels = std::clamp(count, 0, jewelsMost());
        }
        return kept(m_play, std::move(entry));
    }

    const Play &m_play;
    const Entry &m_entry;
    int m_dice;
    int m_total;
    int m_divisor = 1;
    /// Nothing: food.
    std::optional<Resource> m_brings;
    ToolUse m_tools;
    int m_jewels = 0;
};
}

StoneRoll rollPart(const Play &play)
{
    return diceOf(play.draft.entry.action).value_or(0) > 0 ? Rolling(play).page() : StoneRoll{};
}

std::optional<Answer> rollTouch(const Play &play, const Touch &touch)
{
    return diceOf(play.draft.entry.action).value_or(0) > 0 ? Rolling(play).touch(touch) : std::nullopt;
}

QString rollHint(const Play &play)
{
    return diceOf(play.draft.entry.action) ? Rolling(play).hint() : QString();
}

QString harvestText(const Play &play)
{
    return Rolling(play).harvestText();
}

QString rollRule(const Play &play)
{
    return Rolling(play).rule();
}

QString rollInk(const Play &play)
{
    return Rolling(play).ink();
}
}
