// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/record/write.h"

#include "model/json/write.h"

#include <algorithm>
#include <sstream>
#include <utility>

namespace
{
void addText(Json::Object &object, std::string_view name, const std::string &text)
{
    if (!text.empty()) {
        object.push_back({std::string(name), text});
    }
}

Json::Object toJson(const Record &record)
{
    Json::Object object{{"format", "tallystone.record"}, {"version", 1}};
    addText(object, "id", record.id);
    object.push_back({"game", record.game});
    if (!record.options.as<Json::Object>()->empty()) {
        object.push_back({"options", record.options});
    }
    Json::Array players;
    for (const auto &name : record.players) {
        players.emplace_back(Json::Object{{"name", name}});
    }
    object.push_back({"players", std::move(players)});
    addText(object, "startedAt", record.startedAt);
    addText(object, "finishedAt", record.finishedAt);
    addText(object, "place", record.place);
    addText(object, "note", record.note);
    Json::Array actions;
    for (const auto &step : record.actions) {
        auto action = *step.action.as<Json::Object>();
        addText(action, "at", step.at);
        actions.emplace_back(std::move(action));
    }
    object.push_back({"actions", std::move(actions)});
    return object;
}

const std::string &emptyArchive()
{
    static const auto archive = Json::write(
        Json::Object{{"format", "tallystone.archive"}, {"version", 1}, {"records", Json::Array{}}});
    return archive;
}

/// Up to its records, and after them.
std::string_view head()
{
    return std::string_view(emptyArchive()).substr(0, emptyArchive().rfind(']'));
}
std::string_view tail()
{
    return std::string_view(emptyArchive()).substr(emptyArchive().rfind(']'));
}
}

std::string writeRecord(const Record &record)
{
    return Json::write(toJson(record));
}

std::string writeArchive(std::vector<Record> records)
{
    // Without the Z, so that a whole second comes before its fractions.
    std::ranges::stable_sort(records, {}, [](const Record &record) {
        return std::pair(std::string_view(record.startedAt).substr(0, record.startedAt.find('Z')),
            std::string_view(record.id));
    });
    ArchiveWriter writer;
    std::string archive;
    for (const auto &record : records) {
        archive += writer.add(record);
    }
    return archive + writer.end();
}

std::string ArchiveWriter::add(const Record &record)
{
    auto piece = std::exchange(m_begun, true) ? std::string(",") : std::string(head());
    // Texts have no line breaks of their own, they are escaped.
    std::string line;
    for (std::istringstream lines(writeRecord(record)); std::getline(lines, line);) {
        piece.append("\n    ").append(line);
    }
    return piece;
}

std::string ArchiveWriter::end()
{
    return std::exchange(m_begun, false) ? "\n  " + std::string(tail()) : emptyArchive();
}
