// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/record/read.h"

#include "model/record/text.h"

#include <algorithm>

namespace
{
constexpr int Version = 1;
constexpr std::string_view RecordFormat = "tallystone.record";
constexpr std::string_view ArchiveFormat = "tallystone.archive";
constexpr std::string_view Records = "records";

Malformed tooLarge(std::size_t limit)
{
    return {.flaw = Flaw::TooLarge, .most = static_cast<int>(limit / 1024 / 1024)};
}

Malformed toMalformed(const Json::ParseError &error)
{
    switch (error.kind) {
    case Json::ParseError::Kind::Encoding:
        return {.flaw = Flaw::NotUtf8};
    case Json::ParseError::Kind::Depth:
        return {.flaw = Flaw::TooDeep, .most = Json::MaxDepth};
    case Json::ParseError::Kind::Syntax:
        break;
    }
    return {.flaw = Flaw::NotJson, .least = error.line, .most = error.column};
}

std::string readId(Fields &fields)
{
    if (!fields.has("id")) {
        return {};
    }
    std::string id = fields.text("id");
    if (!Text::isUuid(id)) {
        fields.flaw(Flaw::NotAUuid, "id");
    }
    std::ranges::transform(id, id.begin(), [](char c) { return c >= 'A' && c <= 'F' ? char(c | 0x20) : c; });
    return id;
}

const Game *readGame(Fields &fields, Games games)
{
    const auto id = fields.text("game");
    const auto found = std::ranges::find(games, id, &Game::id);
    if (found == games.end()) {
        fields.flaw(Flaw::UnknownId, "game");
        return nullptr;
    }
    return *found;
}

std::vector<std::string> readPlayers(Fields &fields, const Game &game)
{
    std::vector<std::string> names;
    fields.eachItem("players", [&](const Json::Value &item, const Place &place) {
        Fields player(item, place, fields.findings());
        auto name = Text::trimmed(player.text("name"));
        if (const int length = Text::length(name); length < 1 || length > MaxName) {
            player.flaw(Flaw::NameLength, "name", 1, MaxName);
        }
        if (std::ranges::any_of(names, [&](const auto &other) { return Text::sameName(name, other); })) {
            player.flaw(Flaw::NameTaken, "name");
        }
        names.push_back(std::move(name));
        if (static_cast<int>(names.size()) > game.maxPlayers()) {
            fields.flaw(Flaw::PlayerCount, "players", game.minPlayers(), game.maxPlayers());
        }
    });
    if (static_cast<int>(names.size()) < game.minPlayers()) {
        fields.flaw(Flaw::PlayerCount, "players", game.minPlayers(), game.maxPlayers());
    }
    return names;
}

/// A game may have something to say of its options even where none are given.
Json::Object readOptions(Fields &fields, const Game &game, int players)
{
    Json::Object read;
    if (!fields.has("options")) {
        const Json::Value none = Json::Object{};
        Fields options(none, {nullptr, "options"}, fields.findings());
        return game.readOptions(options, players);
    }
    fields.object("options", [&](Fields &options) { read = game.readOptions(options, players); });
    return read;
}

std::vector<Step> readActions(
    const Json::Array &list, const Place &place, const Game::ReadAction &readAction, Findings &findings)
{
    std::vector<Step> steps;
    steps.reserve(list.size());
    for (int i = 0; i < static_cast<int>(list.size()) && findings.empty(); ++i) {
        findings.setAction(i);
        Fields fields(list[static_cast<std::size_t>(i)], {&place, {}, i}, findings);
        auto action = readAction(fields);
        steps.push_back({std::move(action), fields.optionalTime("at")});
    }
    return steps;
}

Record readOne(const Json::Value &document, const Place &place, Games games, Findings &findings)
{
    Record record;
    const Json::Array *actions = nullptr;
    const Game *game = nullptr;
    const Place actionsPlace{&place, "actions"};
    findings.setAction(std::nullopt);
    {
        Fields fields(document, place, findings);
        checkHead(fields, RecordFormat);
        game = findings.empty() ? readGame(fields, games) : nullptr;
        if (!game) {
            return record;
        }
        record.id = readId(fields);
        record.game = game->id();
        record.players = readPlayers(fields, *game);
        record.options = readOptions(fields, *game, static_cast<int>(record.players.size()));
        record.startedAt = fields.optionalTime("startedAt");
        record.finishedAt = fields.optionalTime("finishedAt");
        record.place = fields.optionalText("place");
        record.note = fields.optionalText("note");
        actions = fields.list("actions");
        if (actions && actions->size() > MaxActions) {
            fields.flaw(Flaw::TooMany, "actions", 0, MaxActions);
        }
    }
    if (findings.empty()) {
        const auto read = game->actionReader(record.options, static_cast<int>(record.players.size()));
        record.actions = readActions(*actions, actionsPlace, read, findings);
    }
    return record;
}

/// Of an archive, all but its records.
void checkArchive(const Json::Value &document, Findings &findings)
{
    Fields fields(document, {}, findings);
    checkHead(fields, ArchiveFormat);
    fields.list(Records);
}

bool isArchive(const Json::Value &document)
{
    const auto *object = document.as<Json::Object>();
    const auto *format = object ? Json::find(*object, "format") : nullptr;
    return format && *format == Json::Value(ArchiveFormat);
}

template<typename Result>
tl::expected<Result, Malformed> orFirstFlaw(Result result, const Findings &findings)
{
    if (!findings.empty()) {
        return tl::unexpected(*findings.first());
    }
    return result;
}
}

void checkHead(Fields &fields, std::string_view format)
{
    if (fields.text("format") != format) {
        fields.flaw(Flaw::WrongFormat, "format");
    }
    const int version = fields.count("version");
    if (version != Version) {
        fields.flaw(version > Version ? Flaw::TooNew : Flaw::OutOfRange, "version", Version, Version);
    }
}

tl::expected<Json::Value, Malformed> readDocument(std::string_view bytes, std::size_t most)
{
    if (bytes.size() > most) {
        return tl::unexpected(tooLarge(most));
    }
    return Json::parse(bytes).map_error(toMalformed);
}

tl::expected<Record, Malformed> readRecord(std::string_view bytes, Games games)
{
    return readDocument(bytes).and_then([&](const Json::Value &document) {
        Findings findings;
        auto record = readOne(document, {}, games, findings);
        return orFirstFlaw(std::move(record), findings);
    });
}

RecordFile::RecordFile(Json::Outline outline, bool isArchive)
    : m_outline(std::move(outline))
    , m_isArchive(isArchive)
{
}

tl::expected<RecordFile, Malformed> RecordFile::open(
    std::string_view bytes, const std::function<bool()> &goOn)
{
    if (bytes.size() > MaxArchiveBytes) {
        return tl::unexpected(tooLarge(MaxArchiveBytes));
    }
    return Json::outline(bytes, Records, goOn).map_error(toMalformed).and_then([&](Json::Outline &&outline) {
        Findings findings;
        const bool several = isArchive(outline.document);
        if (several) {
            checkArchive(outline.document, findings);
        } else if (bytes.size() > MaxRecordBytes) {
            return tl::expected<RecordFile, Malformed>(tl::unexpected(tooLarge(MaxRecordBytes)));
        }
        return orFirstFlaw(RecordFile(std::move(outline), several), findings);
    });
}

tl::expected<Record, Malformed> RecordFile::read(std::size_t index, Games games) const
{
    Findings findings;
    if (!m_isArchive) {
        return orFirstFlaw(readOne(m_outline.document, {}, games, findings), findings);
    }
    const Place list{nullptr, Records};
    const auto item = Json::parse(m_outline.items[index]).value();
    auto record = readOne(item, {&list, {}, static_cast<int>(index)}, games, findings);
    return orFirstFlaw(std::move(record), findings);
}

tl::expected<std::vector<Record>, Malformed> readRecords(std::string_view bytes, Games games)
{
    const auto file = RecordFile::open(bytes);
    if (!file) {
        return tl::unexpected(file.error());
    }
    std::vector<Record> records;
    for (std::size_t i = 0; i < file->size(); ++i) {
        auto record = file->read(i, games);
        if (!record) {
            return tl::unexpected(record.error());
        }
        records.push_back(std::move(*record));
    }
    return records;
}
