// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/stone_age/cardcodec.h"

namespace StoneAge
{
namespace
{
/// What is on the card before anybody rolls or chooses; nothing on most of them.
template<typename Plain>
void readPrinted(Fields &, Plain &)
{
}
void readPrinted(Fields &fields, Tops::Food &top)
{
    top.count = fields.count("count");
}
void readPrinted(Fields &fields, Tops::SomeResources &top)
{
    top.of = counts<Resource>(fields, "of");
}
void readPrinted(Fields &fields, Tops::TwoDice &top)
{
    top.resource = fields.id<Resource>("resource");
}
void readPrinted(Fields &fields, Tops::OneUseTool &top)
{
    top.value = fields.count("value");
}
void readPrinted(Fields &fields, Tops::Points &top)
{
    top.count = fields.count("count");
}

StylePick readStylePick(const Json::Value &item, const ::Place &place, Findings &findings)
{
    if (const auto *name = item.as<std::string>()) {
        const auto style = fromId<Style>(*name);
        if (!style) {
            findings.add(Flaw::UnknownId, place);
        }
        return style.value_or(Style{});
    }
    Fields pick(item, place, findings);
    if (pick.has("resource")) {
        return pick.id<Resource>("resource");
    }
    return bottomIn(pick, "secret-card");
}

std::vector<StylePick> readStylePicks(Fields &fields)
{
    std::vector<StylePick> picks;
    fields.eachItem("picks", [&](const Json::Value &item, const ::Place &place) {
        picks.push_back(readStylePick(item, place, fields.findings()));
    });
    return picks;
}

template<typename Plain>
void readChosen(Fields &, Plain &)
{
}
void readChosen(Fields &fields, Tops::DiceForAll &top)
{
    top.picks = fields.idList<Pick>("picks");
}
void readChosen(Fields &fields, Tops::TwoDice &top)
{
    top.dice = fields.count("dice");
    readTools(fields, top.tools);
}
void readChosen(Fields &fields, Tops::ExtraCard &top)
{
    top.bottom = bottomIn(fields, "bottom");
}
void readChosen(Fields &fields, Tops::AnyTwo &top)
{
    if (!fields.flag("later", false)) {
        top.resources = counts<Resource>(fields, "resources");
    }
}
void readChosen(Fields &fields, Tops::StyleDice &top)
{
    top.picks = readStylePicks(fields);
}

void readMembers(Fields &, Gains::WoodSite &) { }
void readMembers(Fields &, Gains::GoldSite &) { }
void readMembers(Fields &fields, Gains::SecretCard &gain)
{
    gain.bottom = bottomIn(fields, "bottom");
}
void readMembers(Fields &fields, Gains::StyleDice &gain)
{
    gain.picks = readStylePicks(fields);
}
void readMembers(Fields &fields, Gains::BonusTile &gain)
{
    gain.of = fields.id<Bonus>("of");
}
}

void readTools(Fields &fields, ToolUse &tools)
{
    if (fields.has("tools")) {
        tools.spaces = fields.countList("tools");
    }
    if (fields.has("oneUse")) {
        tools.oneUse = fields.countList("oneUse");
    }
}

Bottom readBottom(Fields &fields)
{
    for (const Craft craft : valuesOf<Craft>()) {
        if (fields.has(idOf(craft))) {
            return Craftsmen{craft, fields.count(idOf(craft))};
        }
    }
    return fields.id<Symbol>("symbol");
}

Bottom bottomIn(Fields &fields, std::string_view name)
{
    Bottom bottom;
    fields.object(name, [&](Fields &inner) { bottom = readBottom(inner); });
    return bottom;
}

Top readTop(Fields &fields)
{
    auto top = alternative<Top>(fields.id<TopKind>("kind"));
    std::visit([&](auto &kind) { readPrinted(fields, kind); }, top);
    readChoice(fields, top);
    return top;
}

void readChoice(Fields &fields, Top &top)
{
    std::visit([&](auto &kind) { readChosen(fields, kind); }, top);
}

Gain readGain(Fields &fields)
{
    auto gain = alternative<Gain>(fields.id<GainKind>("kind"));
    std::visit([&](auto &kind) { readMembers(fields, kind); }, gain);
    return gain;
}
}
