// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/journal.h"
#include "app/table/play.h"
#include "app/table/rows.h"
#include "app/table/views.h"
#include "app/words/telling.h"
#include "db/memory.h"

#include <QVariant>

#include <variant>

struct FigureTotals;

/// Another game with the same players.
struct Rematch {
    /// What is tapped for it, and what is agreed on; both empty if it is the same once more.
    QString title;
    std::string options;
};

/// A stored game being played, whichever it is: all that a table asks of it. `PlayedOf` answers for every
/// game.
class PlayedGame
{
public:
    /// Why something was not done: a rule, or the store.
    using Problem = std::variant<Refusal, StoreError>;

    virtual ~PlayedGame() = default;

    // What is kept of it.
    /// Where; nowhere if it is a copy.
    virtual const Store *store() const = 0;
    virtual const GameRow &row() const = 0;
    virtual Record record() const = 0;
    virtual std::vector<LogEntry> entries() const = 0;
    virtual const std::optional<StoreError> &behind() const = 0;
    virtual void catchUp() = 0;
    /// What is half entered, as it is kept.
    virtual std::string entered() const = 0;
    /// What was described once in such games, and what else was elsewhere.
    virtual std::vector<KnownMemo> described() const = 0;
    virtual void learn(std::span<const KnownMemo> known) = 0;

    // What a hand does, and takes back.
    virtual std::optional<Problem> touch(const Touch &touched) = 0;
    virtual std::optional<Problem> undo() = 0;
    virtual std::optional<Problem> undoTo(int actions) = 0;
    virtual std::optional<Problem> redo() = 0;
    virtual std::optional<Problem> goTo(int actions) = 0;
    virtual std::optional<Problem> replace(const std::vector<LogEntry> &entries) = 0;
    virtual std::optional<Problem> forget(const Memo &memo) = 0;
    /// Takes over other options, as they are stored, if all that was done still holds with them.
    virtual bool adopt(const std::string &options) = 0;
    virtual int length() const = 0;
    virtual int changedAt() const = 0;
    virtual bool canUndo() const = 0;
    virtual bool canRedo() const = 0;
    virtual const Journal::Entry *lastTouch() const = 0;
    virtual void setHabits(const TableHabits &habits) = 0;

    // The turn.
    virtual int turnOf() const = 0;
    virtual int round() const = 0;
    virtual bool over() const = 0;
    virtual bool lastRound() const = 0;
    virtual QString subtitle() const = 0;
    /// What all do at once, in place of who plays; else empty.
    virtual TableLine together() const = 0;
    /// Where the game is, if there is more to say than the round and who plays.
    virtual QString moment() const = 0;
    virtual QString step() const = 0;
    virtual QList<TableStep> steps() const = 0;
    virtual QVariant page() const = 0;
    /// What lies over it and is of no step.
    virtual QVariant pageAbove() const = 0;
    virtual TableCorrectPage correct() const = 0;
    virtual TableWide wide() const = 0;
    virtual QString unfinished() const = 0;
    /// The last touch in a few words.
    virtual QString lastTap() const = 0;
    /// What the actions from this one on have done, in a few words, if that is worth a message.
    virtual QString doneSince(int action) const = 0;
    /// An action has cost somebody something.
    virtual bool struckBy(int action) const = 0;

    // What is told of it.
    /// The game without its actions.
    virtual Record heading() const = 0;
    /// What its rules tell of it after so many actions.
    virtual Replay toldAt(int actions) const = 0;
    /// The players' and those that nobody sits at.
    virtual QStringList names() const = 0;
    virtual QString nameOf(int seat) const = 0;
    /// The language has changed.
    virtual void retranslate() = 0;
    virtual QString colourOf(int seat) const = 0;
    virtual QString summaryOf(int action) const = 0;
    virtual QList<TableTurn> log() const = 0;
    /// Best first.
    virtual QList<TableStanding> standings() const = 0;
    virtual QList<ScorePart> score(int seat) const = 0;
    virtual bool stoppedEarly() const = 0;
    virtual Alone resultAlone() const = 0;
    /// There are rounds to be counted.
    virtual bool inRounds() const = 0;
    /// In the order of their first seats.
    virtual QList<TableSide> sides() const = 0;
    virtual QString tieNote() const = 0;
    /// How it ended, where that is not so many points ahead of the next; else empty.
    virtual QString margin() const = 0;
    virtual QString endReason() const = 0;
    virtual Rematch rematch() const = 0;
    /// How whoever plays against a seat that nobody sits at has fared in games like this one; the figures are
    /// of all games.
    virtual QString fareIn(const FigureTotals &figures) const = 0;
    /// "8 rounds".
    virtual QString roundsPlayed() const = 0;
    virtual QList<TableLine> endNotes() const = 0;
    virtual QList<HelpTopic> help() const = 0;
    virtual QString helpIdForStep() const = 0;
    virtual HelpTopic explanation(const QString &id) const = 0;
};
