// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bronze_age/draft.h"

#include "model/bronze_age/codec.h"
#include "model/json/parse.h"
#include "model/json/write.h"

#include <algorithm>

namespace BronzeAge
{
namespace
{
struct SameThing {
    const Action &like;

    bool operator()(const Action &other) const
    {
        return like.index() == other.index()
            && std::visit([&](const auto &action) { return isFor(action, other); }, like);
    }

private:
    static bool isFor(const Buy &buy, const Action &other)
    {
        return buy.development == std::get<Buy>(other).development;
    }
    static bool isFor(const Trade &trade, const Action &other)
    {
        return trade.with == std::get<Trade>(other).with;
    }
    static bool isFor(const Adjust &adjust, const Action &other)
    {
        return adjust.player == std::get<Adjust>(other).player;
    }
    template<typename Plain>
    static bool isFor(const Plain &, const Action &)
    {
        return true;
    }
};
}

void layAside(Draft &draft, const Action &action)
{
    std::erase_if(draft.aside, SameThing{action});
    draft.aside.push_back(action);
}

std::optional<Action> takeUp(Draft &draft, const Action &like)
{
    const auto found = std::ranges::find_if(draft.aside, SameThing{like});
    if (found == draft.aside.end()) {
        return std::nullopt;
    }
    const Action action = *found;
    draft.aside.erase(found);
    return action;
}

std::string writeDraft(const Draft &draft)
{
    Json::Array dice;
    for (const Face face : draft.dice) {
        dice.emplace_back(idOf(face));
    }
    // What will become an action is written as one.
    Json::Object object{{"step", idOf(draft.step)}, {"dice", std::move(dice)},
        {"plan", encode(Action(Build{draft.plan, draft.stone}))}, {"spearheads", draft.spearheads},
        {"restored", draft.restored}};
    if (draft.selected >= 0) {
        object.push_back({"selected", draft.selected});
    }
    if (draft.buy) {
        object.push_back({"buy", encode(Action(*draft.buy))});
    }
    if (draft.offer) {
        object.push_back({"offer", encode(Action(*draft.offer))});
    }
    if (draft.swapFrom >= 0) {
        object.push_back({"swapFrom", draft.swapFrom});
    }
    if (draft.eitherAsFood) {
        object.push_back({"eitherAsFood", *draft.eitherAsFood});
    }
    if (draft.discard) {
        object.push_back({"pass", encode(Action(Pass{*draft.discard}))});
    }
    if (!draft.aside.empty()) {
        Json::Array aside;
        for (const auto &action : draft.aside) {
            aside.emplace_back(encode(action));
        }
        object.push_back({"aside", std::move(aside)});
    }
    return Json::writeCompact(object);
}

bool readDraft(std::string_view text, Draft &draft)
{
    const auto document = Json::parse(text);
    if (!document) {
        return false;
    }
    Findings findings;
    const auto inner = [](Fields &fields) {
        Action action;
        decode(fields, action);
        return action;
    };
    {
        Fields fields(*document, {}, findings);
        draft.step = fields.id<Stage>("step");
        draft.dice = fields.idList<Face>("dice");
        draft.spearheads = fields.count("spearheads", 0);
        draft.restored = fields.flag("restored", false);
        if (fields.has("eitherAsFood")) {
            draft.eitherAsFood = fields.count("eitherAsFood");
        }
        fields.object("plan", [&](Fields &plan) {
            if (const auto action = inner(plan); const auto *build = std::get_if<Build>(&action)) {
                draft.plan = build->on;
                draft.stone = build->stone;
            }
        });
        draft.selected = fields.count("selected", -1);
        draft.swapFrom = fields.count("swapFrom", -1);
        fields.optionalObject("buy", [&](Fields &buying) {
            if (const auto action = inner(buying); const auto *buy = std::get_if<Buy>(&action)) {
                draft.buy = *buy;
            }
        });
        fields.optionalObject("offer", [&](Fields &offering) {
            if (const auto action = inner(offering); const auto *offer = std::get_if<Trade>(&action)) {
                draft.offer = *offer;
            }
        });
        if (fields.has("aside")) {
            fields.eachItem("aside", [&](const Json::Value &item, const Place &place) {
                Fields action(item, place, findings);
                draft.aside.push_back(inner(action));
            });
        }
        fields.optionalObject("pass", [&](Fields &passing) {
            if (const auto action = inner(passing); const auto *pass = std::get_if<Pass>(&action)) {
                draft.discard = pass->discard;
            }
        });
    }
    return findings.empty();
}

bool stepBack(Draft &draft)
{
    if (draft.buy || draft.offer) {
        draft.buy.reset();
        draft.offer.reset();
        return true;
    }
    if (draft.restored || (draft.dice.empty() && draft.plan.empty())) {
        return false;
    }
    if (draft.step == Stage::Dice) {
        draft.dice.pop_back();
        draft.eitherAsFood.reset();
    } else {
        draft.plan.pop_back();
    }
    return true;
}
}
