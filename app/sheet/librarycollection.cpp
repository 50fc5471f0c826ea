// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sheet/librarycollection.h"

#include "app/sheet/editorids.h"
#include "app/sheet/words/shipped.h"
#include "app/words/days.h"
#include "model/json/parse.h"
#include "model/json/write.h"
#include "model/record/text.h"
#include "model/sheet/codec.h"
#include "model/sheet/inspect.h"

#include <QString>

#include <algorithm>
#include <set>

namespace OwnSheet::Library
{
namespace
{
/// What the id of a sheet begins with while nobody has it.
constexpr auto New = "new-sheet";

std::optional<Template> templateIn(const std::string &text, bool ofOptions)
{
    const auto json = Json::parse(text);
    const auto *object = json ? json->as<Json::Object>() : nullptr;
    const auto *sheet = object && ofOptions ? Json::find(*object, "template") : json ? &*json : nullptr;
    if (!sheet) {
        return std::nullopt;
    }
    auto inspection = inspect(*sheet);
    return inspection.faults.empty() ? std::optional(std::move(inspection.sheet)) : std::nullopt;
}

bool byTitle(const Entry &a, const Entry &b)
{
    return shownTitle(a.sheet).localeAwareCompare(shownTitle(b.sheet)) < 0;
}
}

Collection::Collection(const Store &store, Clock clock)
    : m_sheets(store, std::string(Rules::id))
    , m_clock(std::move(clock))
{
    refresh();
}

void Collection::refresh()
{
    m_played.clear();
    for (const auto &[options, games, lastAt] : m_sheets.played().value_or(std::vector<PlayedOptions>())) {
        if (auto sheet = templateIn(options, true)) {
            auto &played = m_played[{sheet->id, sheet->version}];
            played.games += games;
            played.lastAt = std::max(played.lastAt, lastAt);
            played.sheet = std::move(*sheet);
        }
    }
    m_made = m_sheets.all().value_or(std::vector<MadeSheet>());
    m_entries.clear();
    const auto add = [this](Entry entry) {
        entry.games = gamesWith(entry.sheet.id);
        for (const auto &[key, played] : m_played) {
            entry.lastAt = key.first == entry.sheet.id ? std::max(entry.lastAt, played.lastAt) : entry.lastAt;
        }
        m_entries.push_back(std::move(entry));
    };
    for (const auto &shipped : shippedSheets()) {
        add({.sheet = shipped, .versions = 1});
    }
    for (const auto &sheet : m_made) {
        if (!sheet.removedAt.empty() || (sheet.current == 0 && sheet.head == 0)) {
            continue;
        }
        const auto draft = draftOf(sheet.id);
        const auto versions = versionsOf(sheet.id);
        const auto current = std::ranges::find_if(
            versions, [&](const Version &version) { return version.sheet.version == sheet.current; });
        const bool toMend = current == versions.end() || (sheet.head > 0 && !Editor::isWhole(draft));
        add({.sheet = toMend ? draft.sheet : current->sheet,
            .own = true,
            .toMend = toMend,
            .versions = static_cast<int>(versions.size())});
    }
    std::ranges::stable_sort(m_entries, byTitle);
}

const Entry *Collection::find(std::string_view id) const
{
    const auto found
        = std::ranges::find_if(m_entries, [&](const Entry &entry) { return entry.sheet.id == id; });
    return found == m_entries.end() ? nullptr : &*found;
}

const MadeSheet *Collection::made(std::string_view id) const
{
    const auto found = std::ranges::find(m_made, id, &MadeSheet::id);
    return found == m_made.end() ? nullptr : &*found;
}

std::vector<Version> Collection::versionsOf(const std::string &id) const
{
    std::vector<Version> versions;
    std::set<int> known;
    for (const auto &kept : m_sheets.versions(id).value_or(std::vector<MadeVersion>())) {
        if (auto sheet = templateIn(kept.text, false)) {
            known.insert(kept.version);
            sheet->id = id;
            versions.push_back({std::move(*sheet), kept.madeAt, kept.shared, gamesWith(id, kept.version)});
        }
    }
    for (const auto &[key, played] : m_played) {
        if (key.first == id && !known.contains(key.second)) {
            versions.push_back({played.sheet, {}, false, played.games});
        }
    }
    std::ranges::sort(versions, std::greater(), [](const Version &version) { return version.sheet.version; });
    return versions;
}

int Collection::gamesWith(const std::string &id, int version) const
{
    int games = 0;
    for (const auto &[key, played] : m_played) {
        games += key.first == id && (version == 0 || key.second == version) ? played.games : 0;
    }
    return games;
}

bool Collection::isFixed(const std::string &id, int version) const
{
    if (gamesWith(id, version) > 0) {
        return true;
    }
    const auto kept = m_sheets.versions(id).value_or(std::vector<MadeVersion>());
    return std::ranges::any_of(
        kept, [&](const MadeVersion &made) { return made.version == version && made.shared; });
}

int Collection::nextVersion(const std::string &id) const
{
    int latest = 0;
    for (const auto &version : versionsOf(id)) {
        latest = std::max(latest, version.sheet.version);
    }
    return latest == 0 ? 1 : isFixed(id, latest) ? std::min(latest + 1, MaxVersion) : latest;
}

std::string Collection::freeId(const std::string &title) const
{
    return Editor::sheetId(title, Days::moment(m_clock()).toSecsSinceEpoch(),
        [this](const std::string &id) { return made(id) || shippedSheet(id); });
}

std::string Collection::newId() const
{
    return freeId(New);
}

std::string Collection::freeTitle(const std::string &title) const
{
    const auto isTaken = [this](const std::string &wanted) {
        return std::ranges::any_of(
            m_entries, [&](const Entry &entry) { return Text::sameName(entry.sheet.title, wanted); });
    };
    auto wanted = title;
    for (int number = 2; isTaken(wanted); ++number) {
        const auto end = ' ' + std::to_string(number);
        wanted = std::string(Text::start(title, MaxTitle - end.size())) + end;
    }
    return wanted;
}

Editor::Draft Collection::draftOf(const std::string &id) const
{
    const auto *sheet = made(id);
    if (sheet && sheet->head > 0) {
        auto draft = Editor::readDraft(sheet->draft);
        draft.sheet.id = id;
        return draft;
    }
    const auto *entry = find(id);
    return {entry ? entry->sheet : Template{.id = id}, {}, {}};
}

bool Collection::canUndo(const std::string &id) const
{
    const auto *sheet = made(id);
    return sheet && sheet->head > 1;
}

bool Collection::canRedo(const std::string &id) const
{
    const auto *sheet = made(id);
    return sheet && sheet->head < sheet->steps;
}

/// The one that a game or somebody else has stays as it is, and comes back when all was undone.
bool Collection::keepIfWhole(const Editor::Draft &draft)
{
    if (!Editor::isWhole(draft)) {
        return true;
    }
    const auto &id = draft.sheet.id;
    auto sheet = draft.sheet;
    for (const auto &version : versionsOf(id)) {
        sheet.version = version.sheet.version;
        if (sheet == version.sheet) {
            return m_sheets
                .keep(id, {sheet.version, Json::writeCompact(encode(sheet)), version.madeAt, version.shared})
                .has_value();
        }
    }
    sheet.version = nextVersion(id);
    return m_sheets.keep(id, {sheet.version, Json::writeCompact(encode(sheet)), m_clock(), false})
        .has_value();
}

bool Collection::add(const Template &sheet)
{
    const auto *before = made(sheet.id);
    const bool done = m_sheets.addStep(sheet.id, Editor::written({sheet, {}, {}})).has_value()
        && (!before || m_sheets.setRemoved(sheet.id, {}).has_value())
        && (!Editor::isWhole({sheet, {}, {}})
            || m_sheets.keep(sheet.id, {sheet.version, Json::writeCompact(encode(sheet)), m_clock(), false})
                   .has_value());
    refresh();
    return done;
}

bool Collection::change(const Editor::Draft &draft, bool instead)
{
    const bool done
        = m_sheets.addStep(draft.sheet.id, Editor::written(draft), instead).has_value() && keepIfWhole(draft);
    refresh();
    return done;
}

bool Collection::moveHead(const std::string &id, int by)
{
    const auto *sheet = made(id);
    if (!sheet || !m_sheets.setHead(id, sheet->head + by)) {
        return false;
    }
    m_made = m_sheets.all().value_or(m_made);
    const bool done = keepIfWhole(draftOf(id));
    refresh();
    return done;
}

bool Collection::undo(const std::string &id)
{
    return canUndo(id) && moveHead(id, -1);
}

bool Collection::redo(const std::string &id)
{
    return canRedo(id) && moveHead(id, 1);
}

bool Collection::remove(const std::string &id)
{
    const bool done = m_sheets.setRemoved(id, m_clock()).has_value();
    refresh();
    return done;
}

std::optional<std::string> Collection::lastRemoved() const
{
    const auto last = std::ranges::max_element(m_made, {}, &MadeSheet::removedAt);
    return last == m_made.end() || last->removedAt.empty() ? std::nullopt : std::optional(last->id);
}

bool Collection::bringBack(const std::string &id)
{
    const bool done = m_sheets.setRemoved(id, {}).has_value();
    refresh();
    return done;
}

std::string Collection::settle(const std::string &id)
{
    const auto *entry = find(id);
    const auto versions = versionsOf(id);
    const bool isKnown = std::ranges::any_of(
        versions, [](const Version &version) { return version.shared || version.games > 0; });
    if (!entry || !entry->own || isKnown || !id.starts_with(New)) {
        return id;
    }
    const auto own = freeId(entry->sheet.title);
    const bool done = m_sheets.rename(id, own).has_value();
    refresh();
    return done ? own : id;
}

void Collection::markShared(const std::string &id, int version)
{
    (void)m_sheets.markShared(id, version);
}

std::string Collection::settingsOf(const std::string &id) const
{
    const auto *sheet = made(id);
    return sheet ? sheet->settings : std::string();
}

bool Collection::setSettings(const std::string &id, const std::string &settings)
{
    const bool done = m_sheets.setSettings(id, settings).has_value();
    m_made = m_sheets.all().value_or(m_made);
    return done;
}
}
