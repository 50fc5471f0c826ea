// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/journal.h"

#include "model/json/parse.h"
#include "model/json/write.h"
#include "model/record/members.h"

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
    return Json::writeCompact(writtenMembers(journal));
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
        readMembers(fields, journal);
    }
    const bool whole = findings.empty() && journal.at <= static_cast<int>(journal.entries.size())
        && journal.least <= journal.at && journal.asideAt <= static_cast<int>(journal.entries.size());
    return whole ? std::optional(std::move(journal)) : std::nullopt;
}
