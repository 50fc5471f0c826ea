// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bronze_age/draft.h"

#include "model/bronze_age/codec.h"
#include "model/json/parse.h"
#include "model/json/write.h"

namespace BronzeAge
{
std::string writeDraft(const Draft &draft)
{
    Json::Array dice;
    for (const Face face : draft.dice) {
        dice.emplace_back(idOf(face));
    }
    // The plan and the discard are written as the actions they will become.
    Json::Object object{{"step", idOf(draft.step)}, {"dice", std::move(dice)},
        {"plan", encode(Action(Build{draft.plan, draft.stone}))}, {"spearheads", draft.spearheads},
        {"restored", draft.restored}};
    if (draft.eitherAsFood) {
        object.push_back({"eitherAsFood", *draft.eitherAsFood});
    }
    if (draft.discard) {
        object.push_back({"pass", encode(Action(Pass{*draft.discard}))});
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
