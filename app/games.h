// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/words/textsheet.h"
#include "model/record/outcome.h"

#include <QStringList>

#include <map>

class QPainter;
class QRectF;

/// A seat that scores and ranks although nobody sits at it, such as an automatic opponent.
struct OtherSeat {
    QString name;
    /// The name of its seal, since it has none of the players' colours.
    QString colour;
};

/// A game, the words for it, and its sheet on paper.
struct GameEntry {
    const Game *rules;
    /// What stands on the box, the same in every language.
    const char *publishedName;
    /// The number of what a record was played with at BoardGameGeek; 0 where none is known.
    int (*bggId)(const Record &record);
    QString (*title)();
    /// An edition or expansion by its id in an outcome.
    QString (*variant)(std::string_view id);
    /// Where in qml/games/ its pages are.
    const char *folder;
    /// What the player on turn does next: "Léa rolls".
    QString (*next)(const Replay &replay, const QString &name);
    /// Which edition or expansion a record was played with.
    QString (*edition)(const Record &record);
    /// What decides between equal scores, as a sentence; empty where nothing does.
    QString (*tieBreak)(const Record &record);
    /// Why an action was refused, in a sentence that says what would be allowed.
    QString (*refusal)(const Refusal &refusal, const Record &record);
    /// The score sheet after so many actions, in the order of the paper one.
    TextSheet (*sheet)(const Record &record, int actions);
    /// The same as a drawing, one seat's, after all actions. It fills the area.
    void (*drawSheet)(QPainter &painter, const QRectF &area, const Record &record, int seat);
    /// So many points by the game's own word for them: "36 culture". Null where they are called points.
    QString (*points)(int score) = nullptr;
    /// What is shown of a score while the game runs. Null where that is what it would come to if it ended
    /// now.
    int (*soFar)(const Score &score) = nullptr;
    /// What a round of it is called by its number: "Turn 3, II A". Null where that is "Round 3".
    QString (*roundTitle)(int round) = nullptr;
    /// The seats after the players', by a record's players and options; null where there never are any.
    std::vector<OtherSeat> (*otherSeats)(const Record &record) = nullptr;
    /// Who plays together, a number for each seat, or none at all: each for oneself. Null where nobody ever
    /// does.
    std::vector<int> (*sides)(const Record &record) = nullptr;
    /// Of a game that only its records describe: what this one is called, here and on its box, and whether
    /// more points are better. Null where all records of the game are alike.
    QString (*titleOf)(const Record &record) = nullptr;
    QString (*publishedNameOf)(const Record &record) = nullptr;
    bool (*highestWins)(const Record &record) = nullptr;
    /// The same: what one should know of it in a list of past games, by what it counted as a whole.
    QString (*remark)(const Record &record, const std::map<std::string, int> &figures) = nullptr;
};

/// Whether only its records say what it is called and what its scores are made of.
inline bool isDescribed(const GameEntry &game)
{
    return game.titleOf != nullptr;
}

/// All games there are, in the order of app/gamelist.h.
std::span<const GameEntry> games();

/// Their rules alone, for reading records.
Games gameRules();

/// The place of a game in the list.
std::optional<std::size_t> indexOf(std::string_view id);
const GameEntry &entryFor(std::string_view id);
const GameEntry &entryFor(const Record &record);

/// What the game of a record is called, and what stands on its box; of those that records describe, each has
/// its own.
QString gameTitle(const Record &record);
QString publishedName(const Record &record);
bool highestWins(const Record &record);
/// Of a game that records describe all variants of one description belong together: what stands before the
/// slash, with the slash, is what they have in common.
std::string familyOf(std::string_view variant);

/// The seats after the players'; none of a game that is not known.
std::vector<OtherSeat> otherSeats(const Record &record);
/// The names in the order of the seats, those that nobody sits at too.
QStringList seatNames(const Record &record);

/// What a record came to by the rules of its game, for the store.
std::optional<Outcome> gameOutcome(const Record &record);
