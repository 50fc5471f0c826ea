// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/db/plainplay.h"

#include "model/bronze_age/codec.h"

#include <QDateTime>

#include <algorithm>

namespace
{
std::int64_t secondsOf(const std::string &time)
{
    return QDateTime::fromString(QString::fromStdString(time), Qt::ISODate).toSecsSinceEpoch();
}

const Json::Value &member(const Json::Value &object, std::string_view name)
{
    const auto *found = Json::find(*object.as<Json::Object>(), name);
    static const Json::Value none = std::int64_t(0);
    return found ? *found : none;
}

int numberIn(const Json::Value &object, std::string_view name)
{
    return static_cast<int>(*member(object, name).as<std::int64_t>());
}

using Monuments = std::vector<std::vector<std::string>>;

/// What each seat has finished by now, in that order.
void lookAtMonuments(const Replay &now, Monuments &monuments)
{
    for (std::size_t seat = 0; seat < monuments.size(); ++seat) {
        auto &list = monuments[seat];
        for (const auto &monument : *Json::find(now.players[seat], "monuments")->as<Json::Object>()) {
            const bool built = member(monument.value, "points").as<std::int64_t>() != nullptr;
            const auto at = std::ranges::find(list, monument.name);
            if (!built && at != list.end()) {
                list.erase(at);
            } else if (built && at == list.end()) {
                list.push_back(monument.name);
            }
        }
    }
}

Monuments playSteps(const Record &record, const Game &rules, Played &played)
{
    Monuments monuments(record.players.size());
    auto last = secondsOf(record.actions.front().at);
    int turnOf = 0;
    for (int i = 0; i < static_cast<int>(record.actions.size()); ++i) {
        const auto &step = record.actions[static_cast<std::size_t>(i)];
        if (*member(step.action, "do").as<std::string>() == "roll") {
            ++played.turns;
            auto &own = played.figures[static_cast<std::size_t>(turnOf)];
            for (const auto &face : *member(step.action, "dice").as<Json::Object>()) {
                own["dice"] += static_cast<int>(*face.value.as<std::int64_t>());
            }
            own["skulls"] += numberIn(member(step.action, "dice"), "skull");
        }
        const auto now = secondsOf(step.at);
        played.seconds += now - last <= 3600 ? now - last : 0;
        last = now;
        const auto after = rules.replay(record, {.until = i + 1});
        turnOf = after.turnOf;
        lookAtMonuments(after, monuments);
    }
    return monuments;
}

void readDisasters(const Json::Array &log, Played &played)
{
    for (const auto &entry : log) {
        for (const auto &event : *member(entry, "events").as<Json::Array>()) {
            const auto kind = *member(event, "kind").as<std::string>();
            auto &own = played.figures[static_cast<std::size_t>(numberIn(event, "player"))];
            if (kind == "famine" || kind == "drought" || kind == "pestilence" || kind == "invasion") {
                ++own["strikes/" + kind];
                own["cost/" + kind] += numberIn(event, "boxes");
            } else if (kind == "revolt") {
                ++own["strikes/revolt"];
                int &cost = own["cost/revolt"];
                for (const auto &good : *member(event, "goods").as<Json::Object>()) {
                    cost += static_cast<int>(*good.value.as<std::int64_t>());
                }
            }
        }
    }
}

void readSheet(const Replay &end, std::size_t seat, const std::vector<std::string> &monuments, Played &played)
{
    // The higher points of each monument, as the spec's table has them.
    static const std::map<std::string, int> higher{{"step-pyramid", 1}, {"stone-circle", 2}, {"temple", 4},
        {"obelisk", 6}, {"hanging-gardens", 8}, {"great-wall", 10}, {"great-pyramid", 12}};
    auto &own = played.figures[seat];
    played.totals.push_back(end.scores[seat].total);
    for (const auto &[part, points] : end.scores[seat].parts) {
        own["points/" + std::string(part)] = points;
    }
    own["dice"] += 0;
    own["skulls"] += 0;
    int place = 0;
    for (const auto &development : *Json::find(end.players[seat], "developments")->as<Json::Array>()) {
        own["development/" + *development.as<std::string>()] = ++place;
    }
    place = 0;
    for (const auto &monument : monuments) {
        own["monument/" + monument] = ++place;
        const auto &state = member(*Json::find(end.players[seat], "monuments"), monument);
        if (numberIn(state, "points") == higher.at(monument)) {
            own["first/" + monument] = 1;
        }
    }
}
}

/// From what `replay --json --log` prints, which the spec describes.
Played playPlainly(const Record &record)
{
    static const GameOf<BronzeAge::Rules> rules;
    Played played{.names = record.players,
        .ranks = std::vector<int>(record.players.size()),
        .figures = std::vector<std::map<std::string, int>>(record.players.size()),
        .ended = secondsOf(record.finishedAt),
        .finishedAt = record.finishedAt};
    const auto *edition = Json::find(*record.options.as<Json::Object>(), "edition");
    played.edition = edition ? *edition->as<std::string>() : "original";
    const auto monuments = playSteps(record, rules, played);
    const auto end = rules.replay(record, {.withLog = true});
    readDisasters(end.log, played);
    played.rounds = end.round;
    played.abandoned = end.abandoned;
    int rank = 1;
    for (const auto &group : end.ranking) {
        for (const int seat : group) {
            played.ranks[static_cast<std::size_t>(seat)] = rank;
        }
        rank += static_cast<int>(group.size());
    }
    for (std::size_t seat = 0; seat < record.players.size(); ++seat) {
        readSheet(end, seat, monuments[seat], played);
    }
    return played;
}
