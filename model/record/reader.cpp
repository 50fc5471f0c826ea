// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/record/reader.h"

#include "model/record/text.h"

void Reader::read(const Json::Value &json, const Place &place, std::string &text, const Bounds &bounds)
{
    const auto *written = m_fields.toText(&json, place);
    if (!written) {
        return;
    }
    text = bounds.trimmed ? Text::trimmed(*written) : *written;
    const int most = bounds.most == MaxCount ? MaxText : bounds.most;
    if (const int length = Text::length(text); length < bounds.least || length > most) {
        findings().add(bounds.trimmed ? Flaw::NameLength : Flaw::TextLength, place, bounds.least, most);
    }
}

void Reader::read(const Json::Value &json, const Place &place, KnownName &name, const Bounds &)
{
    const auto *text = m_fields.toText(&json, place);
    const auto found = text ? std::ranges::find(m_names, *text) : m_names.end();
    name.index = static_cast<int>(found - m_names.begin());
    if (text && found == m_names.end()) {
        findings().add(Flaw::UnknownId, place);
    }
}

void Reader::read(const Json::Value &json, const Place &place, PerName &per, const Bounds &bounds)
{
    per.counts.assign(m_names.size(), 0);
    inside(json, place, [&](Reader &inner) {
        for (std::size_t i = 0; i < m_names.size(); ++i) {
            inner.leftOut(m_names[i], per.counts[i], 0, bounds);
        }
    });
    if (std::ranges::count(per.counts, 0) == std::ssize(per.counts)) {
        per.counts.clear();
    }
}

void Reader::read(const Json::Value &json, const Place &place, SomePerName &some, const Bounds &bounds)
{
    some.counts.assign(m_names.size(), std::nullopt);
    inside(json, place, [&](Reader &inner) {
        for (std::size_t i = 0; i < m_names.size(); ++i) {
            inner.optional(m_names[i], some.counts[i], bounds);
        }
    });
}

void Reader::judgeItems(const Place &place, std::size_t size, int fewest, int most)
{
    if (static_cast<int>(size) < fewest || static_cast<int>(size) > most) {
        findings().add(Flaw::ItemCount, place, fewest, most);
    }
}
