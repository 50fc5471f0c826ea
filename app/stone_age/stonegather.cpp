// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/stone_age/stonegather.h"
#include "app/words/idtext.h"

#include "app/stone_age/words/amounts.h"
#include "app/stone_age/words/icons.h"
#include "app/stone_age/words/texts.h"

#include <algorithm>
#include <numeric>

using namespace StoneAge;
using namespace Qt::StringLiterals;

namespace
{
int numberOf(const std::vector<int> &digits)
{
    return std::accumulate(
        digits.begin(), digits.end(), 0, [](int number, int digit) { return 10 * number + digit; });
}

template<typename Item>
void toggle(std::vector<Item> &list, const Item &item)
{
    if (const auto found = std::ranges::find(list, item); found != list.end()) {
        list.erase(found);
    } else {
        list.push_back(item);
    }
}
}

StoneGather::StoneGather(StoneDesk &desk, QObject *parent)
    : QObject(parent)
    , m_desk(desk)
{
    connect(&desk, &Desk::changed, this, &StoneGather::changed);
    connect(&desk, &Desk::reworded, this, &StoneGather::changed);
}

std::optional<StoneGather::Roll> StoneGather::roll() const
{
    if (const auto *gather = m_desk.entered<Gather>()) {
        const auto &row = PlaceTable[gather->place];
        return Roll{gather->people, row.divisor, row.brings, gather->tools};
    }
    const auto *card = m_desk.entered<Card>();
    const auto *top = card ? std::get_if<Tops::TwoDice>(&card->top) : nullptr;
    return top ? std::optional(Roll{*diceOf(*card), valueOf(top->resource), top->resource, top->tools})
               : std::nullopt;
}

QString StoneGather::title() const
{
    const auto *gather = m_desk.entered<Gather>();
    return gather ? nameOf(gather->place) : tr("2 dice", "of a card");
}

QString StoneGather::amountOf(int units) const
{
    const auto rolled = roll();
    return rolled && rolled->brings ? amount(*rolled->brings, units) : foodAmount(units);
}

QString StoneGather::rule() const
{
    const auto rolled = roll();
    //: What a roll brings: %1 is such as "1 wood".
    return rolled ? tr("%n pips for %1", nullptr, rolled->divisor).arg(amountOf(1)) : QString();
}

QString StoneGather::icon() const
{
    const auto *gather = m_desk.entered<Gather>();
    const auto rolled = roll();
    return gather ? iconOf(gather->place) : rolled && rolled->brings ? iconOf(*rolled->brings) : QString();
}

QString StoneGather::ink() const
{
    const auto rolled = roll();
    return rolled && rolled->brings ? idText(*rolled->brings) : u"food"_s;
}

bool StoneGather::hasPeople() const
{
    return m_desk.entered<Gather>();
}

int StoneGather::people() const
{
    const auto rolled = roll();
    return rolled ? rolled->dice : 0;
}

int StoneGather::peopleMost() const
{
    const auto *gather = m_desk.entered<Gather>();
    for (const auto &here : gatheringPlaces(m_desk.state())) {
        if (gather && here.place == gather->place) {
            return here.most;
        }
    }
    return 0;
}

bool StoneGather::byTotal() const
{
    return people() > MostSingleDice;
}

QList<int> StoneGather::tray() const
{
    if (byTotal()) {
        return {};
    }
    const auto &dice = m_desk.draft().dice;
    QList<int> list(dice.begin(), dice.end());
    list.resize(people());
    return list;
}

QString StoneGather::typed() const
{
    return byTotal() && !m_desk.draft().dice.empty() ? QString::number(numberOf(m_desk.draft().dice))
                                                     : QString();
}

QString StoneGather::range() const
{
    //: The least and the most that dice can show.
    return tr("%1 to %2").arg(people()).arg(MostPips * people());
}

int StoneGather::total() const
{
    return totalOf(m_desk.draft());
}

int StoneGather::diceMissing() const
{
    return byTotal() ? 0 : people() - static_cast<int>(m_desk.draft().dice.size());
}

Harvest StoneGather::harvest(const ToolUse &tools) const
{
    const auto rolled = roll();
    return rolled && complete() ? StoneAge::harvest(m_desk.player(), rolled->divisor, total(), tools)
                                : Harvest{};
}

QList<StoneTool> StoneGather::tools() const
{
    const auto rolled = roll();
    QList<StoneTool> list;
    const auto &player = m_desk.player();
    const auto use = rolled ? rolled->tools : ToolUse{};
    for (std::size_t space = 0; space < player.tools.size(); ++space) {
        const int value = player.tools[space];
        const bool ready = value > 0 && !player.toolsUsed[space];
        list << StoneTool{.value = value,
            .ready = ready,
            .chosen = std::ranges::find(use.spaces, static_cast<int>(space)) != use.spaces.end(),
            .spoken = value == 0 ? tr("No tool here yet")
                : ready          ? tr("Tool worth %1").arg(value)
                                 : tr("Tool worth %1, used this round").arg(value)};
    }
    auto chosen = use.oneUse;
    for (const int value : player.oneUse) {
        const auto found = std::ranges::find(chosen, value);
        list << StoneTool{.value = value,
            .oneUse = true,
            .ready = true,
            .chosen = found != chosen.end(),
            .spoken = tr("One-use tool worth %1").arg(value)};
        if (found != chosen.end()) {
            chosen.erase(found);
        }
    }
    return list;
}

QString StoneGather::sum() const
{
    const auto rolled = roll();
    if (!rolled || !complete()) {
        return {};
    }
    const int all = harvest(rolled->tools).total;
    return all == total() ? QString::number(all) : u"%1 + %2 = %3"_s.arg(total()).arg(all - total()).arg(all);
}

QString StoneGather::rest() const
{
    const auto rolled = roll();
    const int lost = rolled ? harvest(rolled->tools).lost : 0;
    return lost > 0 ? tr("%n pips over", nullptr, lost) : QString();
}

QString StoneGather::brings() const
{
    const auto rolled = roll();
    return rolled && complete() ? u"+%1"_s.arg(harvest(rolled->tools).units) : QString();
}

QString StoneGather::harvestText() const
{
    const auto rolled = roll();
    const int units = rolled ? harvest(rolled->tools).units : 0;
    auto gained = amountOf(units - jewels());
    if (jewels() > 0) {
        const auto alsoJewels = amount(Material::Jewels, jewels());
        return units == jewels() ? alsoJewels : tr("%1 and %2").arg(gained, alsoJewels);
    }
    return gained;
}

QString StoneGather::suggestion() const
{
    const auto rolled = roll();
    if (!rolled || !complete()) {
        return {};
    }
    const auto better = proposeTools(m_desk.player(), rolled->divisor, total());
    const int units = harvest(better).units;
    const int pips = harvest(better).total - total();
    if (units <= harvest(rolled->tools).units) {
        return {};
    }
    //: Tools that are worth %1 in all would bring more; %2 is such as "4 wood".
    return tr("With tools +%1: %2").arg(QString::number(pips), amountOf(units));
}

int StoneGather::jewels() const
{
    const auto *gather = m_desk.entered<Gather>();
    return gather ? gather->jewels : 0;
}

int StoneGather::jewelsMost() const
{
    const auto *gather = m_desk.entered<Gather>();
    return gather && m_desk.state().setup.expansion && gather->place == StoneAge::Place::Hunt
        ? harvest(gather->tools).units
        : 0;
}

void StoneGather::enter(const std::vector<int> &dice, const ToolUse &tools)
{
    auto draft = m_desk.draft();
    draft.dice = dice;
    if (auto *gather = std::get_if<Gather>(&draft.action)) {
        gather->tools = tools;
        // Fewer units may not do for the jewels that were wanted.
        gather->jewels = 0;
    } else if (auto *card = std::get_if<Card>(&draft.action)) {
        std::get<Tops::TwoDice>(card->top).tools = tools;
    }
    m_desk.enter(draft);
}

void StoneGather::setPeople(int people)
{
    const auto *gather = m_desk.entered<Gather>();
    if (!gather || people < 1 || people > peopleMost() || people == gather->people) {
        return;
    }
    auto draft = m_desk.draft();
    auto &entered = std::get<Gather>(draft.action);
    const bool sameWay = (people > MostSingleDice) == (entered.people > MostSingleDice);
    entered.people = people;
    entered.jewels = 0;
    draft.dice.resize(sameWay && people <= MostSingleDice
            ? std::min(draft.dice.size(), static_cast<std::size_t>(people))
            : 0);
    m_desk.enter(draft);
}

void StoneGather::tap(int number)
{
    const auto rolled = roll();
    if (!rolled || rolled->dice == 0) {
        return;
    }
    auto dice = m_desk.draft().dice;
    dice.push_back(number);
    if (byTotal()) {
        const int soFar = numberOf(dice);
        const int most = MostPips * rolled->dice;
        const bool canBe = soFar > 0 && soFar <= most && (soFar >= rolled->dice || 10 * soFar <= most);
        if (!canBe) {
            m_desk.refuse(Error{Code::DiceTotal, {.least = rolled->dice, .most = most}});
            return;
        }
    } else if (number < 1 || number > MostPips || static_cast<int>(dice.size()) > rolled->dice) {
        return;
    }
    enter(dice, rolled->tools);
}

void StoneGather::takeBack()
{
    takeBackDie(static_cast<int>(m_desk.draft().dice.size()) - 1);
}

void StoneGather::takeBackDie(int die)
{
    const auto rolled = roll();
    auto dice = m_desk.draft().dice;
    if (rolled && die >= 0 && die < static_cast<int>(dice.size())) {
        dice.erase(dice.begin() + die);
        enter(dice, rolled->tools);
    }
}

void StoneGather::tapTool(int tool)
{
    const auto rolled = roll();
    const auto all = tools();
    if (!rolled || tool < 0 || tool >= all.size() || !all.at(tool).ready) {
        return;
    }
    auto use = rolled->tools;
    const auto &tapped = all.at(tool);
    if (!tapped.oneUse) {
        toggle(use.spaces, tool);
        std::ranges::sort(use.spaces);
    } else if (tapped.chosen) {
        use.oneUse.erase(std::ranges::find(use.oneUse, tapped.value));
    } else {
        use.oneUse.push_back(tapped.value);
    }
    enter(m_desk.draft().dice, use);
}

void StoneGather::takeSuggestion()
{
    if (const auto rolled = roll(); rolled && complete()) {
        enter(m_desk.draft().dice, proposeTools(m_desk.player(), rolled->divisor, total()));
    }
}

void StoneGather::setJewels(int count)
{
    auto draft = m_desk.draft();
    if (auto *gather = std::get_if<Gather>(&draft.action)) {
        gather->jewels = std::clamp(count, 0, jewelsMost());
        m_desk.enter(draft);
    }
}
