// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/stone_age/cardcodec.h"
#include "model/stone_age/codec.h"

namespace StoneAge
{
namespace
{
Json::Object member(std::string_view name, Json::Value value)
{
    return {{std::string(name), std::move(value)}};
}

Json::Object members(const Gathered &event)
{
    return {{"place", idOf(event.place)}, {"total", event.total}, {"units", event.units},
        {"jewels", event.jewels}, {"lost", event.lost}};
}
Json::Object members(const DiceRolled &event)
{
    return {{"resource", idOf(event.resource)}, {"total", event.total}, {"units", event.units},
        {"lost", event.lost}};
}
Json::Object members(const ToolSpent &event)
{
    return member("value", event.value);
}
Json::Object members(const ToolGained &event)
{
    return {{"space", event.space}, {"value", event.value}};
}
Json::Object members(const ToolKept &event)
{
    return member("value", event.value);
}
Json::Object members(const PersonGained &event)
{
    return member("people", event.people);
}
Json::Object members(const FieldGained &event)
{
    return member("agriculture", event.agriculture);
}
Json::Object members(const TradeGained &event)
{
    return {{"trade", event.trade}, {"jewels", event.jewels}};
}
Json::Object members(const AtLimit &event)
{
    return member("track", idOf(event.track));
}
Json::Object members(const Received &event)
{
    return {{"food", event.food}, {"materials", someCounts(event.materials)}};
}
Json::Object members(const Scored &event)
{
    return member("points", event.points);
}
Json::Object members(const Kept &event)
{
    return member("bottom", encode(event.bottom));
}
Json::Object members(const AnyTwoKept &)
{
    return {};
}
Json::Object members(const SiteGained &event)
{
    return member("site", idOf(event.site));
}
Json::Object members(const BonusGained &event)
{
    return member("bonus", idOf(event.bonus));
}
Json::Object members(const Exchanged &event)
{
    return {{"give", someCounts(event.give)}, {"get", someCounts(event.get)}};
}
Json::Object members(const Built &event)
{
    return {
        {"stack", event.stack}, {"tile", idOf(event.tile)}, {"points", event.points}, {"left", event.left}};
}
Json::Object members(const CardBought &event)
{
    Json::Object object{{"slot", event.slot}};
    if (event.number) {
        add(object, "card", *event.number);
    }
    return object;
}
Json::Object members(const Fed &event)
{
    return {{"people", event.people}, {"food", event.food}};
}
Json::Object members(const Short &event)
{
    return member("missing", event.missing);
}
Json::Object members(const FedByResources &event)
{
    return member("pay", someCounts(event.pay));
}
Json::Object members(const Hungry &event)
{
    return member("points", event.points);
}
Json::Object members(const RoundOver &event)
{
    return member("round", event.round);
}
Json::Object members(const LastRound &event)
{
    return member("why", idOf(event.why));
}
Json::Object members(const GameOver &event)
{
    return member("why", idOf(event.why));
}
Json::Object members(const Adjusted &event)
{
    return member("why", event.why);
}

constexpr std::array<std::string_view, std::variant_size_v<Event>> EventNames
    = {"gathered", "dice-rolled", "tool-spent", "tool-gained", "tool-kept", "person-gained", "field-gained",
        "trade-gained", "at-limit", "received", "scored", "kept", "any-two-kept", "site-gained",
        "bonus-gained", "exchanged", "built", "card-bought", "fed", "short", "fed-by-resources", "hungry",
        "round-over", "last-round", "game-over", "adjusted"};
}

Json::Object encode(const Event &event)
{
    return std::visit(
        [&](const auto &kind) {
            Json::Object object{{"kind", EventNames[event.index()]}, {"player", kind.player}};
            auto own = members(kind);
            object.insert(object.end(), own.begin(), own.end());
            return object;
        },
        event);
}
}
