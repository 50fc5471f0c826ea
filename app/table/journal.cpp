// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/journal.h"

#include "model/json/parse.h"
#include "model/json/write.h"
#include "model/record/fields.h"

int Journal::headAt(int i) const
{
    int head = from;
    for (int before = 0; before < i; ++before) {
        head += entries[static_cast<std::size_t>(before)].actions;
    }
    return head;
}

std::string writeJournal(const Journal &journal)
{
    Json::Array touches;
    for (const auto &entry : journal.entries) {
        Json::Object touch{{"id", entry.touch.id}};
        if (entry.touch.number != 0) {
            touch.push_back({"number", entry.touch.number});
        }
        if (!entry.touch.text.empty()) {
            touch.push_back({"text", entry.touch.text});
        }
        if (entry.actions > 0) {
            touch.push_back({"actions", entry.actions});
        }
        touches.emplace_back(std::move(touch));
    }
    Json::Object object{{"from", journal.from}};
    if (!journal.opened.empty()) {
        object.push_back({"opened", journal.opened});
    }
    object.push_back({"touches", std::move(touches)});
    object.push_back({"at", journal.at});
    if (journal.least > 0) {
        object.push_back({"least", journal.least});
    }
    return Json::writeCompact(object);
}

std::optional<Journal> readJournal(std::string_view text)
{
    const auto document = Json::parse(text);
    if (!document) {
        return std::nullopt;
    }
    Findings findings;
    Journal journal;
    {
        Fields fields(*document, {}, findings);
        journal.from = fields.count("from");
        journal.opened = fields.optionalText("opened");
        fields.eachItem("touches", [&](const Json::Value &item, const Place &place) {
            Fields touch(item, place, findings);
            auto &entry = journal.entries.emplace_back();
            entry.touch.id = touch.text("id");
            entry.touch.number = touch.countWithin("number", -MaxCount, MaxCount, 0);
            entry.touch.text = touch.optionalText("text");
            entry.actions = touch.count("actions", 0);
        });
        journal.at = fields.count("at");
        journal.least = fields.count("least", 0);
    }
    const bool whole = findings.empty() && journal.at <= static_cast<int>(journal.entries.size())
        && journal.least <= journal.at;
    return whole ? std::optional(std::move(journal)) : std::nullopt;
}
