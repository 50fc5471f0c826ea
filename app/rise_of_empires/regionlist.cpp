// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rise_of_empires/regionlist.h"

#include "app/rise_of_empires/map.h"
#include "app/rise_of_empires/steps.h"
#include "app/rise_of_empires/words/icons.h"
#include "app/rise_of_empires/words/texts.h"
#include "app/words/idtext.h"
#include "model/rise_of_empires/offers.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace RiseOfEmpires
{
namespace
{
/// Those of the list that is known, whose second value is not certain.
constexpr std::array<std::string_view, 4> ToBeChecked
    = {"balkans", "near-east", "easternmost", "mediterranean"};

/// As they are walked through: era by era.
std::vector<Region> inOrder(std::vector<Region> regions)
{
    std::ranges::stable_sort(regions, {}, &Region::era);
    return regions;
}

std::optional<Region> next(const std::vector<Region> &regions, const std::string &id)
{
    const auto all = inOrder(regions);
    const auto found = std::ranges::find(all, id, &Region::id);
    return found == all.end() || found + 1 == all.end() ? std::nullopt : std::optional(*(found + 1));
}

/// With the one that is being described as it is now.
std::vector<Region> described(const RegionList &list)
{
    auto regions = list.regions;
    auto region = *list.entry;
    const auto same = std::ranges::find(regions, region.id, &Region::id);
    if (same != regions.end()) {
        *same = region;
    } else {
        region.id = regionIdFor(region.name, regions);
        regions.push_back(region);
    }
    return regions;
}

std::vector<Region> removed(const RegionList &list)
{
    auto regions = list.regions;
    std::erase_if(regions, [&](const Region &region) { return region.id == list.entry->id; });
    return regions;
}

class RegionPage
{
    Q_DECLARE_TR_FUNCTIONS(RiseTable)

public:
    using WhyNot = std::function<QString(const std::vector<Region> &)>;

    static RiseRegionEra era(const RegionList &list, int era, const std::vector<Region> &checked)
    {
        RiseRegionEra group{.title = tr("Era %1").arg(eraText(era))};
        for (const auto &region : list.regions) {
            if (region.era == era) {
                group.regions << line(region, checked);
            }
        }
        return group;
    }

    static TableChoice add(const RegionList &list)
    {
        const bool full = list.regions.size() >= MaxRegions;
        return {.id = u"region-add"_s,
            .title = tr("Add a region"),
            .icon = u"ui-plus"_s,
            .enabled = !full,
            .why = full ? tr("A game has %n regions at most.", nullptr, MaxRegions) : QString()};
    }

    static RiseRegionEntry entry(const RegionList &list, const WhyNot &whyNot)
    {
        const auto &region = *list.entry;
        const bool isNew = region.id.empty();
        RiseRegionEntry page{.open = true,
            .title = isNew ? tr("New region") : shownName(region),
            .name = {.id = u"region-name"_s,
                .title = tr("Name"),
                .text = isNew ? QString::fromStdString(region.name) : shownName(region),
                .hint = tr("Name of the region")},
            .first = figure(u"region-first"_s, tr("Points, first"), u"roe-first"_s, region.first),
            .second = figure(u"region-second"_s, tr("Points, second"), u"ui-star-fill"_s, region.second),
            .kinds = {kind(u"region-water"_s, tr("Water"), u"seal-wave"_s, region.water)},
            .cancel = {.id = u"region-cancel"_s, .title = tr("Cancel")},
            .done = done(list, whyNot)};
        for (int era = 1; era <= Eras; ++era) {
            page.eras << TableChoice{.id = u"region-era-%1"_s.arg(era),
                .title = eraText(era),
                .spoken = tr("Era %1").arg(eraText(era)),
                .chosen = region.era == era};
        }
        for (const Yield yield : valuesOf<Yield>()) {
            page.yields << TableChoice{.id = u"region-yield-"_s + idText(yield),
                .icon = iconOf(yield),
                .ink = idText(yield),
                .spoken = nameOf(yield),
                .chosen = region.yield && region.yield->kind == yield};
        }
        //: A region that yields nothing.
        page.yields << TableChoice{
            .id = u"region-yield-none"_s, .title = tr("none"), .chosen = !region.yield};
        if (region.yield) {
            page.amount = figure(
                u"region-amount"_s, tr("How many"), iconOf(region.yield->kind), region.yield->amount, 1);
            page.amount.counter.ink = idText(region.yield->kind);
        }
        for (const Overseas side : valuesOf<Overseas>()) {
            page.kinds << kind(u"region-side-"_s + idText(side), nameOf(side), {}, region.overseas == side);
        }
        if (!isNew) {
            page.remove = remove(list, whyNot);
        }
        return page;
    }

private:
    static RiseRegionLine line(const Region &region, const std::vector<Region> &checked)
    {
        const auto &defaults = defaultRegions();
        const bool open = std::ranges::find(ToBeChecked, region.id) != ToBeChecked.end()
            && std::ranges::find(defaults, region) != defaults.end()
            && std::ranges::find(checked, region) == checked.end();
        //: Spoken: a region. %1 is its name, %2 what it brings.
        const auto spoken = (region.water ? tr("%1, sea, %2") : tr("%1, %2"));
        return {.choice = {.id = u"region-edit-"_s + QString::fromStdString(region.id),
                    .title = shownName(region),
                    //: Below a region whose printed value is not known for certain.
                    .note = open ? tr("check the second value") : QString(),
                    .spoken = spoken.arg(shownName(region), textOf(region))},
            .points = pointsOf(region),
            .yield = yieldOf(region),
            .water = needsWater(region)};
    }

    static RiseNumber figure(
        const QString &id, const QString &title, const QString &icon, int value, int least = 0)
    {
        return {.counter = {.id = id,
                    .title = title,
                    .icon = icon,
                    .spoken = title,
                    .value = value,
                    .least = least,
                    .most = MostFigure},
            .from = least};
    }
    static TableChoice kind(const QString &id, const QString &title, const QString &icon, bool chosen)
    {
        return {.id = id, .title = title, .icon = icon, .chosen = chosen};
    }

    static TableChoice done(const RegionList &list, const WhyNot &whyNot)
    {
        const auto after = next(list.regions, list.entry->id);
        const auto why = whyNot(described(list));
        return {.id = u"region-done"_s,
            .title = list.entry->id.empty() ? tr("Add it")
                //: Button: the region is right, and the one after it is shown.
                : after ? tr("Next: %1").arg(shownName(*after))
                        : tr("Done"),
            .icon = after ? u"ui-arrow"_s : QString(),
            .enabled = why.isEmpty(),
            .why = why};
    }

    static TableChoice remove(const RegionList &list, const WhyNot &whyNot)
    {
        const auto why
            = list.regions.size() == 1 ? tr("A map has at least one region.") : whyNot(removed(list));
        return {.id = u"region-remove"_s,
            .title = tr("Remove this region"),
            .icon = u"ui-trash"_s,
            .enabled = why.isEmpty(),
            .why = why};
    }
};

void setName(Region &region, const std::string &typed)
{
    const auto text = QString::fromStdString(typed).trimmed().left(MaxTileName);
    // What is shown in the reader's language and was not changed keeps its name.
    if (!text.isEmpty() && text != shownName(region)) {
        region.name = text.toStdString();
    }
}

void describe(Region &region, const Touch &touch)
{
    const auto figure = [&](int least) { return std::clamp(touch.number, least, MostFigure); };
    if (touch.id == "region-name") {
        setName(region, touch.text);
    } else if (const auto era = numberAfter(touch.id, "region-era-"); era && *era >= 1 && *era <= Eras) {
        region.era = *era;
    } else if (touch.id == "region-first") {
        region.first = figure(0);
    } else if (touch.id == "region-second") {
        region.second = figure(0);
    } else if (touch.id == "region-amount" && region.yield) {
        region.yield->amount = figure(1);
    } else if (touch.id == "region-yield-none") {
        region.yield.reset();
    } else if (const auto yield = thingAfter<Yield>(touch.id, "region-yield-")) {
        region.yield = RegionYield{*yield, region.yield ? region.yield->amount : 2};
    } else if (touch.id == "region-water") {
        region.water = !region.water;
    } else if (const auto side = thingAfter<Overseas>(touch.id, "region-side-")) {
        region.overseas = region.overseas == side ? std::nullopt : side;
    }
}
}

RiseRegionsPage pageOf(const RegionList &list, const std::vector<Region> &checked,
    const std::function<QString(const std::vector<Region> &)> &whyNot)
{
    RiseRegionsPage page{.add = RegionPage::add(list)};
    for (int era = 1; era <= Eras; ++era) {
        auto group = RegionPage::era(list, era, checked);
        if (!group.regions.isEmpty()) {
            page.eras << group;
        }
    }
    if (list.entry) {
        page.entry = RegionPage::entry(list, whyNot);
        page.add.id.clear();
        for (auto &group : page.eras) {
            for (auto &region : group.regions) {
                region.choice.id.clear();
            }
        }
    }
    return page;
}

std::optional<RegionList> touched(const RegionList &list, const Touch &touch, int era)
{
    if (!touch.id.starts_with("region-")) {
        return std::nullopt;
    }
    auto after = list;
    if (touch.id == "region-add") {
        after.entry = Region{.era = era, .first = 2, .second = 1};
    } else if (const auto id = textAfter(touch.id, "region-edit-")) {
        const auto found = std::ranges::find(list.regions, *id, &Region::id);
        after.entry = found == list.regions.end() ? std::nullopt : std::optional(*found);
    } else if (!list.entry) {
        return after;
    } else if (touch.id == "region-cancel") {
        after.entry.reset();
    } else if (touch.id == "region-remove") {
        after = {removed(list), std::nullopt};
    } else if (touch.id == "region-done") {
        setName(*after.entry, touch.text);
        if (!after.entry->name.empty()) {
            after = {described(after), next(list.regions, list.entry->id)};
        }
    } else {
        describe(*after.entry, touch);
    }
    return after;
}
}
