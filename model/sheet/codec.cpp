// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/sheet/codec.h"

#include "model/record/members.h"

namespace OwnSheet
{
namespace
{
/// What depends on the template is judged after it, and that after all else in a record.
void judgeSeats(Fields &options, const Setup &setup)
{
    const auto &sheet = *setup.sheet;
    auto &findings = options.findings();
    if (setup.players < sheet.players.min || setup.players > sheet.players.max) {
        findings.addLast({.flaw = Flaw::PlayerCount,
            .where = "players",
            .least = sheet.players.min,
            .most = sheet.players.max});
    }
    if (!setup.teams.empty() && (sheet.together || !areTeams(setup.teams, setup.players))) {
        findings.addLast({.flaw = Flaw::NotTogether, .where = options.at("teams").path()});
    }
}
}

void decode(Fields &options, int players, Setup &setup)
{
    setup.players = players;
    Reader reader(options);
    reader.leftOut("teams", setup.teams);
    reader.leftOut("variant", setup.variant, {}, {.most = MaxVariant});
    const auto *json = options.required("template");
    if (!json) {
        return;
    }
    auto [sheet, faults] = inspect(*json, options.at("template"));
    if (!faults.empty()) {
        options.findings().addLast(faults.front());
        return;
    }
    setup.sheet = Sheet(std::move(sheet));
    judgeSeats(options, setup);
}

void decode(Fields &fields, Action &action)
{
    readKind(fields, "do", action);
}

Json::Object encode(const Setup &setup)
{
    Json::Object options{{"template", encode(*setup.sheet)}};
    Writer writer(options);
    writer.leftOut("teams", setup.teams);
    writer.leftOut("variant", setup.variant);
    return options;
}

Json::Object encode(const Action &action)
{
    return writtenKind("do", action);
}

Json::Object encode(const Event &event)
{
    return writtenKind("kind", event);
}
}
