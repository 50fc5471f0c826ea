// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/stone_age/draft.h"

#include "app/words/idtext.h"

#include "model/json/parse.h"
#include "model/json/write.h"
#include "model/stone_age/cardcodec.h"
#include "model/stone_age/codec.h"

#include <algorithm>
#include <numeric>

namespace StoneAge
{
namespace
{
template<typename ActionOrConst>
auto picksIn(ActionOrConst &action)
{
    auto *card = std::get_if<Card>(&action);
    auto *dice = card ? std::get_if<Tops::DiceForAll>(&card->top) : nullptr;
    return dice ? &dice->picks : nullptr;
}

template<typename ActionOrConst>
auto stylePicksIn(ActionOrConst &action)
{
    auto *card = std::get_if<Card>(&action);
    auto *top = card ? std::get_if<Tops::StyleDice>(&card->top) : nullptr;
    auto *building = std::get_if<Building>(&action);
    auto *gain = building && building->gain ? std::get_if<Gains::StyleDice>(&*building->gain) : nullptr;
    return top ? &top->picks : gain ? &gain->picks : nullptr;
}

template<typename List>
bool popFrom(List *list)
{
    if (!list || list->empty()) {
        return false;
    }
    list->pop_back();
    return true;
}
}

static Json::Object written(const Draft &draft)
{
    Json::Array dice;
    for (const int die : draft.dice) {
        dice.emplace_back(die);
    }
    Json::Object halves;
    for (const Half half : valuesOf<Half>()) {
        if (draft.halves[half]) {
            halves.push_back({std::string(idOf(half)), encode(*draft.halves[half])});
        }
    }
    Json::Object object{{"step", idOf(draft.step)}, {"action", encode(draft.action)},
        {"dice", std::move(dice)}, {"halves", std::move(halves)}, {"shelf", idOf(draft.shelf)},
        {"restored", draft.restored}, {"touched", draft.touched}};
    if (draft.chosen >= 0) {
        object.push_back({"chosen", draft.chosen});
    }
    if (!draft.aside.empty()) {
        Json::Array aside;
        for (const auto &left : draft.aside) {
            aside.emplace_back(written(left));
        }
        object.push_back({"aside", std::move(aside)});
    }
    return object;
}

std::string writeDraft(const Draft &draft)
{
    return Json::writeCompact(written(draft));
}

static void read(Fields &fields, Draft &draft)
{
    draft.step = fields.id<Stage>("step");
    fields.object("action", [&](Fields &action) { decode(action, draft.action); });
    draft.dice = fields.countList("dice");
    fields.object("halves", [&](Fields &halves) {
        for (const Half half : valuesOf<Half>()) {
            halves.optionalObject(
                idOf(half), [&](Fields &bottom) { decode(bottom, draft.halves[half].emplace()); });
        }
    });
    draft.shelf = fields.id<TopKind>("shelf");
    draft.restored = fields.flag("restored", false);
    draft.touched = fields.flag("touched", false);
    draft.chosen = fields.count("chosen", -1);
    if (fields.has("aside")) {
        fields.eachItem("aside", [&](const Json::Value &item, const ::Place &place) {
            Fields left(item, place, fields.findings());
            read(left, draft.aside.emplace_back());
        });
    }
}

bool readDraft(std::string_view text, Draft &draft)
{
    const auto document = Json::parse(text);
    if (!document) {
        return false;
    }
    Findings findings;
    {
        Fields fields(*document, {}, findings);
        read(fields, draft);
    }
    return findings.empty();
}

QString placeOf(const Action &action)
{
    if (const auto *gather = std::get_if<Gather>(&action)) {
        return idText(gather->place);
    }
    const auto kind = kindOf(action);
    return kind == Kind::Building || kind == Kind::Card || kind == Kind::TakeTwo ? idText(kind) : QString();
}

bool isSameThing(const Action &one, const Action &other)
{
    if (const auto *feed = std::get_if<Feed>(&one)) {
        const auto *also = std::get_if<Feed>(&other);
        return also && feed->player == also->player;
    }
    if (const auto *adjust = std::get_if<Adjust>(&one)) {
        const auto *also = std::get_if<Adjust>(&other);
        return also && adjust->player == also->player;
    }
    return kindOf(one) == kindOf(other) && placeOf(one) == placeOf(other);
}

void layAside(Draft &draft, const Draft &left)
{
    std::erase_if(draft.aside, [&](const Draft &other) { return isSameThing(other.action, left.action); });
    draft.aside.push_back(left);
    draft.aside.back().aside.clear();
}

std::optional<Draft> takeUp(Draft &draft, const Action &like)
{
    const auto found = std::ranges::find_if(
        draft.aside, [&](const Draft &other) { return isSameThing(other.action, like); });
    if (found == draft.aside.end()) {
        return std::nullopt;
    }
    const Draft left = *found;
    draft.aside.erase(found);
    return left;
}

bool stepBack(Draft &draft)
{
    if (draft.restored || draft.step == Stage::Village || draft.step == Stage::Feed
        || draft.step == Stage::Over) {
        return false;
    }
    if (popFrom(&draft.dice) || popFrom(picksOf(draft.action)) || popFrom(stylePicksOf(draft.action))) {
        return true;
    }
    if (auto *gather = std::get_if<Gather>(&draft.action); gather && gather->people > 0) {
        draft.action = Gather{.place = gather->place};
    } else if (draft.step == Stage::Tile) {
        draft = {.step = Stage::Tiles,
            .action = Building{.stack = std::get<Building>(draft.action).stack},
            .aside = draft.aside};
    } else if (draft.step == Stage::Card) {
        draft = {.step = Stage::Cards,
            .action = Card{.slot = std::get<Card>(draft.action).slot},
            .shelf = draft.shelf,
            .aside = draft.aside};
    } else {
        draft = {.aside = draft.aside};
    }
    return true;
}

std::vector<Half> halvesOf(const Action &action)
{
    std::vector<Half> halves;
    if (const auto *card = std::get_if<Card>(&action)) {
        if (!card->number) {
            halves.push_back(Half::Own);
        }
        if (std::holds_alternative<Tops::ExtraCard>(card->top)) {
            halves.push_back(Half::Extra);
        }
        if (card->bonusCard) {
            halves.push_back(Half::Bonus);
        }
    } else if (const auto *building = std::get_if<Building>(&action)) {
        if (building->gain && std::holds_alternative<Gains::SecretCard>(*building->gain)) {
            halves.push_back(Half::Secret);
        }
    }
    return halves;
}

std::vector<Pick> *picksOf(Action &action)
{
    return picksIn(action);
}

const std::vector<Pick> *picksOf(const Action &action)
{
    return picksIn(action);
}

std::vector<StylePick> *stylePicksOf(Action &action)
{
    return stylePicksIn(action);
}

const std::vector<StylePick> *stylePicksOf(const Action &action)
{
    return stylePicksIn(action);
}

std::optional<int> diceOf(const Action &action)
{
    constexpr int DiceOfCard = 2;
    if (const auto *gather = std::get_if<Gather>(&action)) {
        return gather->people;
    }
    const auto *card = std::get_if<Card>(&action);
    return card && std::holds_alternative<Tops::TwoDice>(card->top) ? std::optional(DiceOfCard)
                                                                    : std::nullopt;
}

int totalOf(const Draft &draft)
{
    const int dice = diceOf(draft.action).value_or(0);
    if (dice > MostSingleDice) {
        const int number = std::accumulate(
            draft.dice.begin(), draft.dice.end(), 0, [](int soFar, int digit) { return 10 * soFar + digit; });
        return number >= dice ? number : 0;
    }
    const bool all = static_cast<int>(draft.dice.size()) == dice;
    return all ? std::accumulate(draft.dice.begin(), draft.dice.end(), 0) : 0;
}

std::optional<Action> finished(const Draft &draft)
{
    Action action = draft.action;
    if (diceOf(action)) {
        const int total = totalOf(draft);
        if (total == 0) {
            return std::nullopt;
        }
        if (auto *gather = std::get_if<Gather>(&action)) {
            gather->dice = total;
        } else {
            std::get<Tops::TwoDice>(std::get<Card>(action).top).dice = total;
        }
    }
    for (const Half half : halvesOf(action)) {
        const auto &bottom = draft.halves[half];
        if (!bottom) {
            return std::nullopt;
        }
        switch (half) {
        case Half::Own:
            std::get<Card>(action).bottom = *bottom;
            break;
        case Half::Extra:
            std::get<Tops::ExtraCard>(std::get<Card>(action).top).bottom = *bottom;
            break;
        case Half::Bonus:
            std::get<Card>(action).bonusCard = *bottom;
            break;
        case Half::Secret:
            std::get<Gains::SecretCard>(*std::get<Building>(action).gain).bottom = *bottom;
            break;
        }
    }
    return action;
}
}
