// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/hostile.h"

#include "model/record/write.h"
#include "tests/db/randomgames.h"

#include <QString>
#include <QStringEncoder>

#include <random>

using namespace std::string_literals;

namespace Hostile
{
namespace
{
/// What a file is made from, and chance.
struct Source {
    explicit Source(unsigned number)
        : random(number)
        , record(RandomGames::game(7000 + number % 50))
    {
    }

    std::size_t below(std::size_t limit) { return random() % limit; }
    template<std::size_t Count>
    const char *oneOf(const char *const (&choices)[Count])
    {
        return choices[below(Count)];
    }
    QByteArray text() const { return QByteArray::fromStdString(writeRecord(record)); }

    std::mt19937 random;
    Record record;
};

/// A little of the text in place of what stands there first.
QByteArray with(QByteArray text, const QByteArray &first, const QByteArray &instead)
{
    return text.replace(text.indexOf(first), first.size(), instead);
}

QByteArray archiveOf(std::vector<Record> records)
{
    return QByteArray::fromStdString(writeArchive(std::move(records)));
}

File truncated(Source &source)
{
    auto text = source.text();
    if (source.below(2) == 0) {
        text = archiveOf({source.record, RandomGames::game(1)});
    }
    // The last bracket and line break are what is left out at least.
    return {"truncated",
        text.first(static_cast<qsizetype>(source.below(static_cast<std::size_t>(text.size() - 2))))};
}

File scrambled(Source &source)
{
    auto text = source.text();
    for (auto changes = 1 + source.below(30); changes > 0; --changes) {
        text[static_cast<qsizetype>(source.below(static_cast<std::size_t>(text.size())))]
            = static_cast<char>(source.below(256));
    }
    return {"scrambled", text, false};
}

File nested(Source &source)
{
    const auto depth = static_cast<qsizetype>(1 + source.below(3'000'000));
    const QByteArray opening = source.oneOf({"[", "{\"a\":", "{\"records\":["});
    return {"nested",
        source.below(2) == 0 ? opening.repeated(depth)
                             : with(source.text(), "\"actions\": [", "\"actions\": [" + QByteArray(64, '['))};
}

File huge(Source &source)
{
    constexpr qsizetype Large = 20'000'000;
    switch (source.below(4)) {
    case 0:
        return {"huge", QByteArray(Large, ' ') + source.text()};
    case 1:
        return {"huge",
            with(source.text(), "\"players\"", "\"note\": \"" + QByteArray(Large, 'n') + "\", \"players\"")};
    case 2:
        return {"huge",
            with(source.text(), "\"actions\": [",
                "\"actions\": [" + QByteArray("{\"do\":\"pass\"},").repeated(1'000'000))};
    default:
        return {"huge", with(source.text(), "\"version\": 1", "\"version\": 1" + QByteArray(Large, '0'))};
    }
}

File twins(Source &source)
{
    auto other = RandomGames::game(1);
    other.id = source.record.id;
    other.note = "not the same";
    return {"an id twice", archiveOf({source.record, other})};
}

File dangling(Source &source)
{
    const char *action = source.oneOf({R"({"do":"adjust","player":99,"set":{"food":1}})",
        R"({"do":"build","on":[{"city":99,"boxes":1}]})", R"({"do":"roll","dice":{"food":999999}})",
        R"({"do":"buy","development":"empire","goods":["gold"]})", R"({"do":"roll","dice":{"food":-1}})",
        R"({"do":"roll","dice":{"food":1e999}})", R"({"do":"roll","dice":{"food":0.99999999999999999999}})",
        R"({"do":"roll","dice":{"food":18446744073709551617}})"});
    return {"dangling numbers",
        with(source.text(), "\"actions\": [", "\"actions\": [" + QByteArray(action) + ',')};
}

File formulas(Source &source)
{
    source.record.players.front()
        = source.oneOf({"=1+1", "+cmd|' /C calc'!A0", "-2+3", "@SUM(A1:A9)", "\"; DROP TABLE game; --"});
    source.record.place = "=HYPERLINK(\"http://example.com\")";
    source.record.note = "\t=1+1\r\n,\"";
    return {"formula cells", source.text(), false};
}

File encodings(Source &source)
{
    const auto text = source.text();
    switch (source.below(5)) {
    case 0: {
        QStringEncoder encode(QStringConverter::Utf16, QStringConverter::Flag::WriteBom);
        return {"wrong encoding", QByteArray(encode(QString::fromUtf8(text)))};
    }
    case 1:
        return {"wrong encoding", with(text, "\"players\"", "\"place\": \"caf\xE9\", \"players\"")};
    case 2:
        return {"wrong encoding", with(text, "\"players\"", "\"place\": \"\xC0\xAF\", \"players\"")};
    case 3:
        return {"wrong encoding", with(text, "\"players\"", "\"place\": \"\\ud800\", \"players\"")};
    default:
        return {
            "wrong encoding", with(text, "\"players\"", QByteArray("\"place\": \"\0\", \"players\"", 23))};
    }
}

File names(Source &source)
{
    source.record.players.front()
        = source.oneOf({"\u202Eana", "a\u2066b", "\u200F\u05D0\u05D1", "bell\a", "esc\033[31m", "\x01start",
            "<b>bold</b>", "a\u0301\u0302\u0303\u0304", "\U0001F469\u200D\U0001F680", "%1 %n %s"});
    source.record.note = std::string("nul \0 inside", 12);
    return {"odd names", source.text(), false};
}

File shapes(Source &source)
{
    const char *member = source.oneOf({"\"extra\": 1,", "\"place\": null,", "\"note\": 7,",
        "\"startedAt\": \"yesterday\",", "\"finishedAt\": \"2026-02-30T00:00:00Z\",", "\"id\": \"1\",",
        "\"options\": [],", "\"options\": {\"edition\": \"iron\"},"});
    return {"wrong shapes", with(source.text(), "\"actions\"", QByteArray(member) + " \"actions\"")};
}

File strangers(Source &source)
{
    static const QByteArray Files[] = {QByteArray(), QByteArray("hello"), QByteArray("null"),
        QByteArray("[]"), QByteArray("{}"), QByteArray("\x89PNG\r\n\x1a\n\0\0\0", 11),
        QByteArray("\x1f\x8b\x08\0", 4), QByteArray("SQLite format 3\0", 16), QByteArray("%PDF-1.7"),
        QByteArray("PK\x03\x04"), QByteArray("<?xml version=\"1.0\"?><!DOCTYPE a [<!ENTITY b \"c\">]>"),
        QByteArray(4096, '\0'), QByteArray("{\"format\":\"tallystone.archive\",\"version\":1}"),
        QByteArray("{\"format\":\"tallystone.archive\",\"version\":1,\"records\":{}}"),
        QByteArray("{\"format\":\"tallystone.archive\",\"version\":1,\"records\":[1,2,3]}")};
    if (source.below(3) == 0) {
        return {"strangers",
            with(source.text(), "\"version\": 1",
                source.oneOf({"\"version\": 2", "\"version\": 0", "\"version\": \"1\""}))};
    }
    return {"strangers", Files[source.below(std::size(Files))]};
}

/// The first ones are good: none of them may come in.
File oneRotten(Source &source)
{
    std::vector<Record> records{RandomGames::game(2), RandomGames::game(3), source.record};
    auto &rotten = records[source.below(3)];
    rotten.actions.insert(
        rotten.actions.begin() + static_cast<std::ptrdiff_t>(source.below(rotten.actions.size())),
        Step{.action = Json::Object{{"do", "finish"}}, .at = {}});
    return {"one rotten", archiveOf(std::move(records))};
}

File brokenRules(Source &source)
{
    auto &actions = source.record.actions;
    actions.push_back(actions.front()); // after the end
    return {"broken rules", source.text()};
}
}

File file(unsigned number)
{
    constexpr File (*Kinds[])(Source &) = {truncated, scrambled, nested, twins, dangling, formulas, encodings,
        names, shapes, strangers, oneRotten, brokenRules};
    Source source(number);
    // Few are huge, for they take their time to make.
    return number % 100 == 99 ? huge(source) : Kinds[number % std::size(Kinds)](source);
}
}
