// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/share/csv.h"

#include "app/games.h"
#include "app/share/result.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace
{
/// Somebody's text in a cell. A spreadsheet would calculate what begins like a formula, so that gets an
/// apostrophe in front.
QByteArray cell(const QString &text)
{
    auto bytes = text.toUtf8();
    if (!bytes.isEmpty() && "=+-@\t\r"_ba.contains(bytes.front())) {
        bytes.prepend('\'');
    }
    const bool plain = std::ranges::none_of(bytes, [](char c) { return "\",\r\n"_ba.contains(c); });
    return plain ? bytes : '"' + bytes.replace('"', "\"\"") + '"';
}
QByteArray cell(const std::string &text)
{
    return cell(QString::fromStdString(text));
}
/// A number of ours stays one, also below zero.
QByteArray cell(std::int64_t number)
{
    return QByteArray::number(number);
}

QByteArray row(const QByteArrayList &cells)
{
    return cells.join(',') + "\r\n";
}

QByteArrayList partCells(const Score &score, const CsvParts &parts)
{
    QByteArrayList cells;
    for (const auto &part : parts.names()) {
        const auto found = std::ranges::find(score.parts, part, &Score::Part::first);
        cells << (found == score.parts.end() ? QByteArray() : cell(found->second));
    }
    return cells;
}
}

CsvParts::CsvParts()
{
    for (const auto &entry : games()) {
        Record fresh{.game = std::string(entry.rules->id())};
        fresh.players.resize(static_cast<std::size_t>(entry.rules->minPlayers()));
        if (!isDescribed(entry)) {
            add(entry.rules->replay(fresh, {}).scores.front());
        }
    }
}

void CsvParts::add(const Record &record)
{
    if (isDescribed(entryFor(record))) {
        const auto replay = entryFor(record).rules->replay(record, {});
        m_teams = m_teams || !replay.sides.empty();
        for (const auto &score : replay.scores) {
            add(score);
        }
    }
}

void CsvParts::add(const Score &score)
{
    for (const auto &[part, points] : score.parts) {
        if (std::ranges::find(m_names, part) == m_names.end()) {
            m_names.push_back(part);
        }
    }
}

QByteArray csvHeader(const CsvParts &parts)
{
    QByteArrayList names{"id", "game", "edition", "date", "minutes", "place", "note", "players", "seat",
        "player", "score", "rank", "winner", "abandoned"};
    for (const auto &part : parts.names()) {
        names << QByteArray::fromStdString(part);
    }
    if (parts.hasTeams()) {
        names << "team";
    }
    return row(names);
}

QByteArray csvRows(const Record &record, const CsvParts &parts)
{
    const auto &entry = entryFor(record);
    const auto result = resultOf(record);
    const int players = static_cast<int>(record.players.size());
    const auto names = seatNames(record);
    const QByteArrayList shared{cell(record.id), cell(gameTitle(record)), cell(entry.edition(record)),
        cell(result.startedAt.toString(u"yyyy-MM-dd HH:mm:ss"_s)),
        result.minutes ? cell(*result.minutes) : QByteArray(), cell(record.place), cell(record.note),
        cell(players)};
    const auto &sides = result.replay.sides;
    QByteArray rows;
    for (int seat = 0; seat < static_cast<int>(names.size()); ++seat) {
        const auto &standing = result.of(seat);
        const auto place = static_cast<std::size_t>(seat);
        const QByteArrayList own{cell(seat + 1), cell(names.at(seat)), cell(standing.score),
            cell(standing.rank), cell(standing.winner ? 1 : 0), cell(result.replay.abandoned ? 1 : 0)};
        auto last = partCells(result.replay.scores[place], parts);
        if (parts.hasTeams()) {
            last << (sides.empty() ? QByteArray() : cell(sides[place] + 1));
        }
        rows += row(shared + own + last);
    }
    return rows;
}
