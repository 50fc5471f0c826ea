// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/packing.h"

#include <QByteArray>
#include <QDateTime>

#include <algorithm>

namespace
{
constexpr int SmallestNotFastest = 9;
/// Before a time that is no number of seconds since the one before.
constexpr char AsItIs = '=';

QDateTime read(QByteArrayView at)
{
    return QDateTime::fromString(QString::fromLatin1(at), Qt::ISODate).toUTC();
}

QByteArray write(const QDateTime &at)
{
    return at.toString(Qt::ISODate).toLatin1();
}

bool fits(const std::string &text)
{
    return text.find_first_of("\t\n") == std::string::npos;
}
}

std::optional<std::string> pack(std::span<const LogEntry> entries)
{
    QByteArray lines;
    QDateTime last;
    for (const auto &entry : entries) {
        if (!fits(entry.at) || !fits(entry.action)) {
            return std::nullopt;
        }
        const auto at = read(entry.at);
        const bool plain = at.isValid() && write(at) == QByteArrayView(entry.at);
        if (plain && last.isValid()) {
            lines += QByteArray::number(last.secsTo(at));
        } else {
            lines += AsItIs;
            lines += entry.at;
        }
        last = plain ? at : last;
        lines += '\t';
        lines += entry.action;
        lines += '\n';
    }
    return qCompress(lines, SmallestNotFastest).toStdString();
}

std::vector<LogEntry> unpack(const std::string &packed, int length)
{
    const auto lines = qUncompress(QByteArray::fromStdString(packed));
    std::vector<LogEntry> entries;
    QDateTime last;
    for (qsizetype from = 0; from < lines.size();) {
        const auto tab = lines.indexOf('\t', from);
        const auto end = tab < 0 ? tab : lines.indexOf('\n', tab);
        if (end < 0) {
            break;
        }
        auto at = lines.sliced(from, tab - from);
        if (at.startsWith(AsItIs)) {
            at.remove(0, 1);
            const auto time = read(at);
            last = time.isValid() && write(time) == at ? time : last;
        } else {
            last = last.addSecs(at.toLongLong());
            at = write(last);
        }
        entries.push_back({lines.sliced(tab + 1, end - tab - 1).toStdString(), at.toStdString()});
        from = end + 1;
    }
    if (entries.size() != static_cast<std::size_t>(length)) {
        throw StoreError{StoreError::Code::Damaged, "packed log"};
    }
    return entries;
}
