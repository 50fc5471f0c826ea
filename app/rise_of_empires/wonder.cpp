// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rise_of_empires/wonder.h"

#include "app/rise_of_empires/memory.h"
#include "app/rise_of_empires/tilerows.h"
#include "app/rise_of_empires/words/amounts.h"
#include "app/rise_of_empires/words/icons.h"
#include "app/rise_of_empires/words/texts.h"
#include "app/table/memotext.h"
#include "app/words/idtext.h"
#include "app/words/lists.h"
#include "model/record/text.h"
#include "model/rise_of_empires/costs.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace RiseOfEmpires
{
namespace
{
/// The fewest points that the cells of the row show.
constexpr int FirstPoints = 3;

BuildWonder building(const Play &play, BuildWonder wonder)
{
    wonder.disc = discOf(play, Row::City, costOf(play.state(), wonder));
    return wonder;
}

/// As it would be built.
BuildWonder describedWonder(const Play &play)
{
    auto wonder = play.draft.wonder.value_or(WonderEntry{}).thing;
    wonder.name = Text::trimmed(wonder.name);
    return building(play, wonder);
}

/// The known one that was held.
std::optional<BuildWonder> heldWonder(const Play &play)
{
    return play.draft.wonder ? play.draft.wonder->known : std::nullopt;
}

/// As it is now, where it was known with other figures.
std::optional<BuildWonder> changedWonder(const Play &play)
{
    auto now = describedWonder(play);
    now.disc = {};
    return heldWonder(play) && *heldWonder(play) != now && now.vp > 0 ? std::optional(now) : std::nullopt;
}

class Wonders
{
    Q_DECLARE_TR_FUNCTIONS(RiseTable)

public:
    explicit Wonders(const Play &play)
        : m_play(play)
        , m_state(play.state())
        , m_now(describedWonder(play))
    {
    }

    RiseCityPage page() const
    {
        RiseCityPage page{.pay = payOf(m_play, Row::City, costOf(m_state, m_now)),
            .shelves = shelves(),
            .wonder = true,
            .name = {.id = u"name"_s,
                .title = tr("Name, may stay empty"),
                .text = QString::fromStdString(m_play.draft.wonder.value_or(WonderEntry{}).thing.name),
                .hint = tr("Name, may stay empty")},
            .figures = {numberRow(Gain::Vp, u"figure-vp"_s, tr("Points, at once"), m_now.vp, FirstPoints),
                cost(Material::Gold, tr("Costs gold")), cost(Material::Cubes, tr("Costs cubes")),
                cost(Material::Resources, tr("Costs resources"))},
            .keep = heldWonder(m_play) ? keepChoice(changedWonder(m_play).has_value()) : TableChoice(),
            .forget = forgetChoice(m_play, memosAbout(m_play, heldWonder(m_play).value_or(m_now))),
            .outlook = outlook()};
        return page;
    }

    TableWide wide() const
    {
        const auto why = refusal(m_state, m_now);
        //: A wonder.
        return {.id = u"primary"_s,
            .title = tr("Build it"),
            .hint = m_now.vp == 0 ? tr("Its points are missing")
                : why             ? sentence(m_play, why)
                                  : listOf(amountsOf(m_now.cost)),
            .enabled = m_now.vp > 0 && !why};
    }

private:
    RiseNumber cost(Material material, const QString &title) const
    {
        const auto good = *fromId<Good>(idOf(material));
        const auto gain = *fromId<Gain>(idOf(material));
        auto row = numberRow(gain, u"figure-"_s + idText(material), title, m_now.cost[material]);
        row.counter.note = tr("you have %1").arg(goodsOf(active(m_state))[good]);
        return row;
    }

    QList<RiseShelf> shelves() const
    {
        const auto known = knownWonders(m_play);
        //: Wonders that players have described.
        RiseShelf shelf{.title = tr("Known ones"), .note = tr("one tap builds it")};
        for (const auto &offer : wonderOffers(m_state, known)) {
            const auto &one = known[offer.index];
            shelf.tiles << tile({.name = one.name, .vp = one.vp, .cost = one.cost});
        }
        return shelf.tiles.isEmpty() ? QList<RiseShelf>() : QList{shelf};
    }

    RiseTile tile(const BuildWonder &wonder) const
    {
        const auto why = refusal(m_state, building(m_play, wonder));
        const auto text = QString::fromStdString(memoText(wonder));
        RiseTile tile{.choice = {.id = u"wonder-"_s + text,
                          .title = shownName(wonder),
                          .note = shortText(why),
                          .icon = u"roe-wonder"_s,
                          //: Spoken: %1 is a wonder, %2 what it costs and brings.
                          .spoken = tr("%1, %2").arg(shownName(wonder), textOf(wonder)),
                          .enabled = !why,
                          .why = sentence(m_play, why)},
            .edit = {.id = why ? QString() : u"edit-"_s + text, .title = tr("See or change its figures")}};
        Gains gains = as<Gain>(wonder.cost) * -1;
        gains[Gain::Vp] = wonder.vp;
        tile.figures = figuresOf(gains);
        return tile;
    }

    RiseOutlook outlook() const
    {
        const int now = active(m_state).vp;
        //: Of a wonder's points.
        return {.icon = iconOf(Gain::Vp),
            .ink = idText(Gain::Vp),
            .title = u"%1 + %2 = %3"_s.arg(now).arg(m_now.vp).arg(now + m_now.vp),
            .caption = tr("scored at once, the tile leaves the game"),
            .badge = changeText(m_now.vp),
            .kind = u"value"_s};
    }

    const Play &m_play;
    const State &m_state;
    const BuildWonder m_now;
};
}

RiseCityPage wonderPart(const Play &play)
{
    return Wonders(play).page();
}

TableWide wonderWide(const Play &play)
{
    return Wonders(play).wide();
}

Answer wonderTouch(const Play &play, const Touch &touch)
{
    const auto build = [&](const BuildWonder &wonder) { return taken(play, wonder, memosOf(play, wonder)); };
    const auto now = describedWonder(play);
    const auto change = changedWonder(play);
    if (touch.id == "primary" && now.vp > 0) {
        auto answer = build(now);
        if (answer && change) {
            answer->forget = memosAbout(play, *heldWonder(play));
        }
        return answer;
    }
    if (const auto text = textAfter(touch.id, "wonder-")) {
        const auto known = fromMemo<BuildWonder>(*text);
        return known ? build(building(play, *known)) : kept(play.draft);
    }
    auto next = play.draft;
    if (touch.id == "forget") {
        next.wonder.reset();
        return forgetTouch(play, memosAbout(play, heldWonder(play).value_or(now)), std::move(next));
    }
    if (touch.id == "keep" && change) {
        next.wonder.reset();
        return Answer{{.next = std::move(next),
            .remember = {memoOfChanged(play, *heldWonder(play), *change)},
            .forget = memosAbout(play, *heldWonder(play))}};
    }
    if (const auto text = textAfter(touch.id, "edit-")) {
        const auto held = fromMemo<BuildWonder>(*text);
        next.wonder = held ? std::optional(WonderEntry{*held, held}) : std::nullopt;
        return kept(std::move(next));
    }
    auto entry = next.wonder.value_or(WonderEntry{});
    auto &wonder = entry.thing;
    const int number = std::clamp(touch.number, 0, MostFigure);
    if (touch.id == "name") {
        wonder.name = typedName(touch);
    } else if (touch.id == "figure-vp") {
        wonder.vp = number;
    } else if (const auto material = thingAfter<Material>(touch.id, "figure-")) {
        wonder.cost[*material] = number;
    } else {
        return discTouch(play, Row::City, touch, costOf(play.state(), now)).value_or(kept(play.draft));
    }
    next.wonder = entry;
    return kept(std::move(next));
}
}
