// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/record/fields.h"

#include "model/record/text.h"

#include <algorithm>

namespace
{
/// A member's name is anybody's text: only so much of it goes into a message.
constexpr std::size_t MaxNameShown = 64;
}

std::string Place::path() const
{
    std::string path = parent ? parent->path() : std::string{};
    if (index >= 0) {
        return path + '[' + std::to_string(index) + ']';
    }
    if (!path.empty() && !name.empty()) {
        path += '.';
    }
    return path.append(Text::start(name, MaxNameShown));
}

void Findings::add(Flaw flaw, const Place &place, int least, int most)
{
    if (!m_first) {
        m_first = Malformed{flaw, place.path(), m_action, least, most};
    }
}

void Findings::addLast(const Malformed &flaw)
{
    if (!m_last) {
        m_last = flaw;
    }
}

Fields::Fields(const Json::Value &value, const Place &place, Findings &findings)
    : m_object(value.as<Json::Object>())
    , m_place(place)
    , m_findings(findings)
{
    constexpr std::size_t UsuallyAsked = 8;
    m_asked.reserve(UsuallyAsked);
    if (!m_object) {
        m_findings.add(Flaw::NotAnObject, place);
    }
}

Fields::~Fields()
{
    if (!m_object || !m_findings.complete()) {
        return;
    }
    for (const auto &member : *m_object) {
        if (std::ranges::find(m_asked, member.name) == m_asked.end()) {
            m_findings.add(Flaw::Unknown, at(member.name));
            return;
        }
    }
}

bool Fields::has(std::string_view name)
{
    return optional(name) != nullptr;
}

int Fields::count(std::string_view name)
{
    return toCount(required(name), at(name), Flaw::NotANumber, 0, MaxCount);
}

int Fields::count(std::string_view name, int byDefault)
{
    const auto *value = optional(name);
    return value ? toCount(value, at(name), Flaw::NotANumber, 0, MaxCount) : byDefault;
}

bool Fields::flag(std::string_view name, bool byDefault)
{
    const auto *value = optional(name);
    return value ? toFlag(*value, at(name)).value_or(byDefault) : byDefault;
}

std::string Fields::text(std::string_view name)
{
    const auto *text = toText(required(name), at(name));
    return text ? *text : std::string{};
}

std::string Fields::optionalText(std::string_view name)
{
    const auto *value = optional(name);
    const auto *text = value ? toText(value, at(name)) : nullptr;
    if (text && Text::length(*text) > MaxText) {
        m_findings.add(Flaw::TextLength, at(name), 0, MaxText);
    }
    return text ? *text : std::string{};
}

std::string Fields::optionalTime(std::string_view name)
{
    const auto *value = optional(name);
    const auto *text = value ? toText(value, at(name)) : nullptr;
    if (text && !Text::isTime(*text)) {
        m_findings.add(Flaw::NotATime, at(name));
    }
    return text ? *text : std::string{};
}

std::vector<int> Fields::countList(std::string_view name)
{
    std::vector<int> counts;
    eachItem(name, [&](const Json::Value &item, const Place &place) {
        counts.push_back(toCount(&item, place, Flaw::NotANumber, 0, MaxCount));
    });
    return counts;
}

void Fields::eachItem(std::string_view name, const ReadItem &read)
{
    const auto *items = list(name);
    const Place place = at(name);
    for (std::size_t i = 0; items && i < items->size() && m_findings.empty(); ++i) {
        read((*items)[i], {&place, {}, static_cast<int>(i)});
    }
}

const Json::Array *Fields::list(std::string_view name)
{
    const auto *value = required(name);
    const auto *items = value ? value->as<Json::Array>() : nullptr;
    if (!items) {
        flaw(Flaw::NotAList, name);
    }
    return items;
}

void Fields::object(std::string_view name, const ReadObject &read)
{
    if (const auto *value = required(name)) {
        Fields inner(*value, at(name), m_findings);
        read(inner);
    }
}

void Fields::optionalObject(std::string_view name, const ReadObject &read)
{
    if (has(name)) {
        object(name, read);
    }
}

void Fields::flaw(Flaw flaw, std::string_view name, int least, int most)
{
    m_findings.add(flaw, at(name), least, most);
}

const Json::Value *Fields::optional(std::string_view name)
{
    m_asked.push_back(name);
    return m_object ? Json::find(*m_object, name) : nullptr;
}

const Json::Value *Fields::required(std::string_view name)
{
    const auto *value = optional(name);
    if (!value) {
        m_findings.add(Flaw::Missing, at(name));
    }
    return value;
}

std::optional<bool> Fields::toFlag(const Json::Value &value, const Place &place)
{
    const auto *flag = value.as<bool>();
    if (!flag) {
        m_findings.add(Flaw::NotAFlag, place);
    }
    return flag ? std::optional(*flag) : std::nullopt;
}

int Fields::toCount(const Json::Value *value, const Place &place, Flaw beyond, int least, int most)
{
    const auto *number = value ? value->as<std::int64_t>() : nullptr;
    if (number && *number >= least && *number <= most) {
        return static_cast<int>(*number);
    }
    m_findings.add(number ? beyond : Flaw::NotANumber, place, least, most);
    return 0;
}

const std::string *Fields::toText(const Json::Value *value, const Place &place)
{
    const auto *text = value ? value->as<std::string>() : nullptr;
    if (!text) {
        m_findings.add(Flaw::NotAText, place);
    }
    return text;
}
