// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games.h"
#include "app/table/opening.h"
#include "db/store.h"

#include <QObject>
#include <QStringList>
#include <QTimer>

/// What the parts of a table share, whichever game: who sits at it, and the word when something changes or is
/// refused.
class Desk : public QObject
{
    Q_OBJECT
public:
    explicit Desk(QObject *parent = nullptr);

    /// Where the game is kept, among others.
    virtual const Store &store() const = 0;
    virtual const GameRow &row() const = 0;
    int players() const { return static_cast<int>(row().seats.size()); }
    /// The players' and those that nobody sits at.
    int seats() const { return players() + static_cast<int>(others().size()); }
    QStringList names() const;
    QString nameOf(int seat) const;
    QString colourOf(int seat) const;
    /// Why what is shown is in memory alone, in a sentence; empty while it is kept.
    QString warning() const;
    bool isBehind() const { return behind().has_value(); }
    /// Tries again to keep what is not kept yet.
    void catchUp();

    /// How many actions count, and how many there are with those that were undone.
    virtual int head() const = 0;
    virtual int length() const = 0;
    /// Something is half entered, so undo takes back the last tap of it.
    virtual bool hasTap() const = 0;
    /// Else it takes back so many actions: what one touch did.
    virtual int lastActions() const = 0;
    /// After so many actions the change of an earlier turn is the next to be taken back; 0 if there is none.
    virtual int changedAt() const = 0;
    virtual bool canUndo() const = 0;
    virtual bool canRedo() const = 0;
    /// The last tap of what is half entered, else the last action or change.
    virtual void undo() = 0;
    /// At most up to the latest change of an earlier turn, which is taken back as one.
    virtual void undoSeveral(int count) = 0;
    /// The tap, the action or the change that was taken back last.
    virtual void redo() = 0;
    /// The game as it was after so many actions, nothing half entered.
    virtual void goTo(int actions) = 0;
    /// The game so far, to be taken along.
    virtual Record record() const = 0;
    /// The actions that count, and another course for the game.
    virtual std::vector<LogEntry> entries() const = 0;
    virtual bool replace(const std::vector<LogEntry> &entries) = 0;

Q_SIGNALS:
    void changed();
    /// The game is as it was, but what is said of it is to be asked for again: the language has changed.
    void reworded();
    /// In a sentence that says what would be allowed. `mayCorrect`: a house rule may apply.
    void refused(const QString &sentence, bool mayCorrect);
    /// A disaster or a famine has cost somebody something.
    void struck();

protected:
    void refuse(const Refusal &refusal);
    void refuse(const StoreError &error);
    /// While behind, tries again by itself from time to time.
    void watch();
    virtual const std::optional<StoreError> &behind() const = 0;
    virtual void keepAll() = 0;

private:
    /// The game without its actions.
    Record heading() const;
    std::vector<OtherSeat> others() const;

    QTimer m_again;
};
