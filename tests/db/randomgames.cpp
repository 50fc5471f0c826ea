// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/db/randomgames.h"

#include "model/bronze_age/codec.h"
#include "tests/model/bronze_age/randomplayer.h"

#include <QDateTime>
#include <QUuid>

#include <algorithm>

using namespace BronzeAge;

namespace RandomGames
{
const std::vector<std::string> colours = {"murex", "lapis", "saffron", "malachite"};

namespace
{
std::string text(const QDateTime &time)
{
    return time.toString(Qt::ISODate).toStdString();
}

std::vector<std::string> people(RandomPlayer &chance, int count)
{
    std::vector<std::string> names{
        "Ana", "Ben", "Chloé", "David", "Élise", "Farid", "Grete", "Hugo", "Inès", "Jörg"};
    std::vector<std::string> chosen;
    for (int i = 0; i < count; ++i) {
        const auto at = names.begin() + chance.below(static_cast<int>(names.size()));
        chosen.push_back(*at);
        names.erase(at);
    }
    return chosen;
}
}

Record game(unsigned seed)
{
    RandomPlayer chance(seed);
    // No longer than people play; the record stays well below its limits.
    auto setup = chance.setup();
    setup.soloRounds = std::min(setup.soloRounds, 20);
    const QDateTime start
        = QDateTime(QDate(2019, 1, 1), QTime(0, 0), Qt::UTC).addSecs(chance.below(252'000'000));
    auto now = start;
    Record record{
        .id = QUuid::createUuidV5({}, QByteArray::number(seed)).toString(QUuid::WithoutBraces).toStdString(),
        .game = std::string(Rules::id),
        .options = encode(setup),
        .players = people(chance, setup.players),
        .startedAt = text(start),
        .place = chance.below(3) == 0 ? "Café de la Gare" : "",
        .note = chance.below(5) == 0 ? "rainy evening" : ""};
    State state = BronzeAge::start(setup);
    Events events;
    while (!isOver(state)) {
        constexpr std::size_t Enough = 400;
        const Action action
            = record.actions.size() < Enough ? chance.choose(state) : Action(Finish{.why = "too long"});
        perform(state, action, events);
        events.clear();
        // Now and then they go to bed in between.
        now = now.addSecs(chance.below(200) == 0 ? 36'000 : 5 + chance.below(60));
        record.actions.push_back({encode(action), text(now)});
    }
    record.finishedAt = text(now);
    return record;
}

std::vector<Record> games(unsigned first, unsigned count)
{
    std::vector<Record> all;
    for (unsigned seed = first; seed < first + count; ++seed) {
        all.push_back(game(seed));
    }
    return all;
}

std::optional<Outcome> tell(const Record &record)
{
    static const GameOf<Rules> rules;
    static constexpr const Game *List[] = {&rules};
    return outcomeOf(record, List);
}
}
