// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rise_of_empires/map.h"
#include "app/rise_of_empires/memory.h"
#include "app/rise_of_empires/regionlist.h"
#include "app/rise_of_empires/steps.h"

#include <QCoreApplication>

#include <algorithm>

namespace RiseOfEmpires
{
namespace
{
struct Course {
    Q_DECLARE_TR_FUNCTIONS(RiseTable)

public:
    static QString whyNot(const Play &play, const std::vector<Region> &regions)
    {
        return retold(play.story, play.head, withRegions(play, regions))
            ? QString()
            : tr("What was played would no longer hold: cubes lie or lay there, or another player would have "
                 "chosen a place first.");
    }

    static Setup withRegions(const Play &play, const std::vector<Region> &regions)
    {
        auto setup = play.setup();
        setup.regions = Regions(regions);
        return setup;
    }
};
}

RiseRegionsPage regionsPage(const Play &play)
{
    return pageOf({play.setup().regions.list(), play.draft.region}, knownRegions(play.memory),
        [&](const std::vector<Region> &regions) { return Course::whyNot(play, regions); });
}

std::optional<Answer> regionTouch(const Play &play, const Touch &touch)
{
    const RegionList before{play.setup().regions.list(), play.draft.region};
    const auto after = touched(before, touch, eraOf(play.state()));
    if (!after) {
        return std::nullopt;
    }
    auto next = play.draft;
    next.region = after->entry;
    const bool isDone = touch.id == "region-done" || touch.id == "region-remove";
    if (!before.entry || !isDone || *after == before) {
        return kept(std::move(next));
    }
    if (!Course::whyNot(play, after->regions).isEmpty()) {
        return kept(play.draft);
    }
    std::vector<Memo> memos;
    for (const auto &region : after->regions) {
        const bool isNew = std::ranges::find(before.regions, region) == before.regions.end();
        if (isNew || region == *before.entry) {
            memos.push_back(memoOf(region));
        }
    }
    return Answer{{.next = std::move(next),
        .remember = std::move(memos),
        .setup = Course::withRegions(play, after->regions)}};
}
}
