// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/packing.h"

#include "model/record/timestamp.h"

#include <QByteArray>

#include <charconv>

namespace
{
/// The smallest would be smaller by a hundredth and take a fifth longer. The next faster costs the store half
/// a megabyte in 10,000 games.
constexpr int NearlySmallest = 7;
/// Before a time that is no number of seconds since the one before.
constexpr char AsItIs = '=';

/// A time that its number of seconds gives back to the letter: one without parts of a second.
std::optional<std::int64_t> plainMoment(std::string_view time)
{
    constexpr std::string_view Plain = "0000-00-00T00:00:00Z";
    return time.size() == Plain.size() ? timestampOf(time) : std::nullopt;
}

bool fits(const std::string &text)
{
    return text.find('\t') == std::string::npos && text.find('\n') == std::string::npos;
}
}

std::optional<std::string> pack(std::span<const LogEntry> entries)
{
    std::string lines;
    std::optional<std::int64_t> last;
    for (const auto &entry : entries) {
        if (!fits(entry.at) || !fits(entry.action)) {
            return std::nullopt;
        }
        const auto moment = plainMoment(entry.at);
        lines += moment && last ? std::to_string(*moment - *last) : AsItIs + entry.at;
        last = moment ? moment : last;
        lines += '\t' + entry.action + '\n';
    }
    return qCompress(
        reinterpret_cast<const uchar *>(lines.data()), static_cast<qsizetype>(lines.size()), NearlySmallest)
        .toStdString();
}

std::vector<LogEntry> unpack(const std::string &packed, int length)
{
    const auto lines = qUncompress(QByteArray::fromStdString(packed)).toStdString();
    std::vector<LogEntry> entries;
    std::optional<std::int64_t> last;
    for (std::size_t from = 0; from < lines.size();) {
        const auto tab = lines.find('\t', from);
        const auto end = lines.find('\n', tab);
        if (end == std::string::npos) {
            break;
        }
        auto at = lines.substr(from, tab - from);
        if (at.starts_with(AsItIs)) {
            at.erase(0, 1);
            const auto moment = plainMoment(at);
            last = moment ? moment : last;
        } else {
            std::int64_t since = 0;
            std::from_chars(at.data(), at.data() + at.size(), since);
            last = last.value_or(0) + since;
            at = timeOf(*last);
        }
        entries.push_back({lines.substr(tab + 1, end - tab - 1), std::move(at)});
        from = end + 1;
    }
    if (entries.size() != static_cast<std::size_t>(length)) {
        throw StoreError{StoreError::Code::Damaged, "packed log"};
    }
    return entries;
}
