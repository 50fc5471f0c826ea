// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/bronze_age/codec.h"

namespace BronzeAge
{
namespace
{
template<typename Enum>
PerId<Enum, int> counts(Fields &fields, std::string_view name)
{
    PerId<Enum, int> counts;
    fields.object(name, [&](Fields &inner) { counts = readCounts<Enum>(inner); });
    return counts;
}

std::optional<int> optionalCount(Fields &fields, std::string_view name)
{
    return fields.has(name) ? std::optional(fields.count(name)) : std::nullopt;
}

template<typename Enum>
PerId<Enum, std::optional<int>> namedCounts(Fields &fields, std::string_view name)
{
    PerId<Enum, std::optional<int>> counts;
    fields.optionalObject(name, [&](Fields &inner) {
        for (const Enum value : valuesOf<Enum>()) {
            counts[value] = optionalCount(inner, idOf(value));
        }
    });
    return counts;
}

Roll readRoll(Fields &fields)
{
    return {counts<Face>(fields, "dice"), fields.count("eitherAsFood", 0), fields.count("spearheads", 0)};
}

Trade readTrade(Fields &fields)
{
    return {fields.count("with"), counts<Ware>(fields, "give"), counts<Ware>(fields, "get")};
}

Build readBuild(Fields &fields)
{
    Build build;
    fields.eachItem("on", [&](const Json::Value &item, const Place &place) {
        Fields inner(item, place, fields.findings());
        Work work;
        if (inner.has("monument")) {
            work.place = inner.id<Monument>("monument");
        } else {
            work.place = inner.count("city");
        }
        work.boxes = inner.count("boxes");
        build.on.push_back(work);
    });
    build.stone = fields.count("stone", 0);
    return build;
}

Swap readSwap(Fields &fields)
{
    return {fields.id<Good>("from"), fields.id<Good>("to")};
}

Buy readBuy(Fields &fields)
{
    Buy buy{
        .development = fields.id<Development>("development"), .rows = {}, .food = fields.count("food", 0)};
    for (const Good good : fields.idList<Good>("goods")) {
        if (buy.rows[good]) {
            fields.flaw(Flaw::Twice, "goods");
        }
        buy.rows[good] = true;
    }
    return buy;
}

Pass readPass(Fields &fields)
{
    Pass pass;
    fields.optionalObject("discard", [&](Fields &inner) { pass.discard = readCounts<Good>(inner); });
    return pass;
}

MonumentMark readMark(Fields &fields)
{
    return {fields.count("boxes"), fields.optionalFlag("first")};
}

void readSet(Fields &fields, Adjust &adjust)
{
    adjust.food = optionalCount(fields, "food");
    adjust.disasters = optionalCount(fields, "disasters");
    adjust.ships = optionalCount(fields, "ships");
    adjust.goods = namedCounts<Good>(fields, "goods");
    adjust.cityBoxes = namedCounts<City>(fields, "cityBoxes");
    fields.optionalObject("monuments", [&](Fields &monuments) {
        for (const Monument monument : valuesOf<Monument>()) {
            monuments.optionalObject(
                idOf(monument), [&](Fields &mark) { adjust.monuments[monument] = readMark(mark); });
        }
    });
    if (fields.has("developments")) {
        adjust.developments = fields.idList<Development>("developments");
    }
}

Adjust readAdjust(Fields &fields)
{
    Adjust adjust{.player = fields.count("player")};
    fields.object("set", [&](Fields &set) { readSet(set, adjust); });
    adjust.why = fields.optionalText("why");
    return adjust;
}
}

void decode(Fields &options, int players, Setup &setup)
{
    setup = setupFor(options.id("edition", Edition::Original), players);
    setup.trade = options.flag("trade", setup.trade);
    setup.tieBreak = options.id("tieBreak", setup.tieBreak);
    setup.endDevelopments = options.countWithin(
        "endDevelopments", 1, rulebook(setup.edition).developmentCount, setup.endDevelopments);
    if (players > 1 && options.has("soloRounds")) {
        options.flaw(Flaw::OnlyAlone, "soloRounds");
    }
    setup.soloRounds = options.countWithin("soloRounds", 1, 99, setup.soloRounds);
    setup.soloEarlyEnd = options.flag("soloEarlyEnd", setup.soloEarlyEnd);
}

void decode(Fields &fields, Action &action)
{
    switch (fields.id<Kind>("do")) {
    case Kind::Preserve:
        action = Preserve{};
        break;
    case Kind::Roll:
        action = readRoll(fields);
        break;
    case Kind::Trade:
        action = readTrade(fields);
        break;
    case Kind::Build:
        action = readBuild(fields);
        break;
    case Kind::Ship:
        action = Ship{fields.count("count")};
        break;
    case Kind::Swap:
        action = readSwap(fields);
        break;
    case Kind::Buy:
        action = readBuy(fields);
        break;
    case Kind::Pass:
        action = readPass(fields);
        break;
    case Kind::Adjust:
        action = readAdjust(fields);
        break;
    case Kind::Finish:
        action = Finish{fields.optionalText("why")};
        break;
    }
}
}
