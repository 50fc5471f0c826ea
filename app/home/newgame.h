// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/home/laidtable.h"
#include "app/home/shelf.h"
#include "app/table/gamelibrary.h"
#include "app/table/gameoptions.h"

#include <set>

/// The table being laid: who plays, in which order, by which rules.
class NewGame : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("There is one, made at the start")
    // Seats in order, the first starts; names as they are written.
    Q_PROPERTY(QList<QString> names READ names NOTIFY changed)
    Q_PROPERTY(QList<QString> colours READ colours NOTIFY changed)
    /// Players of earlier games who are not seated yet.
    Q_PROPERTY(QList<QString> knownNames READ knownNames NOTIFY changed)
    Q_PROPERTY(QList<QString> knownColours READ knownColours NOTIFY changed)
    Q_PROPERTY(bool canAdd READ canAdd NOTIFY changed)
    /// There is room for one more, or would be by other rules.
    Q_PROPERTY(bool mayHaveRoom READ mayHaveRoom NOTIFY changed)
    /// One more player, whose name is being written. With a name that can be used, that one plays too.
    Q_PROPERTY(QString newcomer READ newcomer WRITE setNewcomer NOTIFY changed)
    /// What is wrong with a name as it is written, in a sentence; else empty.
    Q_PROPERTY(QString nameProblem READ nameProblem NOTIFY changed)
    Q_PROPERTY(bool canStart READ canStart NOTIFY changed)
    /// Somebody is missing.
    Q_PROPERTY(bool wantsNames READ wantsNames NOTIFY changed)
    /// "Start with 4 players", or what is missing.
    Q_PROPERTY(QString startText READ startText NOTIFY changed)
    Q_PROPERTY(QList<QString> gameTitles READ gameTitles NOTIFY changed)
    /// The file of the landscape that stands for each.
    Q_PROPERTY(QList<QString> gameScenes READ gameScenes CONSTANT)
    /// "2 to 4 players", for each.
    Q_PROPERTY(QList<QString> gameNotes READ gameNotes NOTIFY changed)
    Q_PROPERTY(int game READ game WRITE setGame NOTIFY optionsChanged)
    Q_PROPERTY(GameOptions *options READ options NOTIFY optionsChanged)
    /// What the game is chosen from before anybody sits down; none for most.
    Q_PROPERTY(GameLibrary *library READ library NOTIFY optionsChanged)

public:
    explicit NewGame(Shelf &shelf, QObject *parent = nullptr);

    QList<QString> names() const;
    QList<QString> colours() const;
    QList<QString> knownNames() const;
    QList<QString> knownColours() const;
    bool canAdd() const;
    bool mayHaveRoom() const;
    QString newcomer() const { return m_newcomer; }
    void setNewcomer(const QString &name);
    QString nameProblem() const;
    bool canStart() const;
    bool wantsNames() const;
    QString startText() const;
    QList<QString> gameTitles() const;
    QList<QString> gameScenes() const;
    int game() const { return m_game; }
    void setGame(int game);
    QList<QString> gameNotes() const;
    GameOptions *options() const { return &optionsOf(m_game); }

    GameLibrary *library() const { return libraryOf(m_game); }
    /// Something from elsewhere that is no game, but what one is played with; false if it is none of that.
    /// The game that it is for is chosen, and its library has it.
    bool takeIn(const QByteArray &bytes);

    /// The table as it was left, or, once another game was played or where nothing was changed by hand, laid
    /// as for the last game: its kind, its players, its options.
    Q_INVOKABLE void begin();
    /// False if there is no room, or the name cannot be used.
    Q_INVOKABLE bool add(const QString &name);
    Q_INVOKABLE bool seatNewcomer();
    Q_INVOKABLE void rename(int seat, const QString &name);
    Q_INVOKABLE void nextColour(int seat);
    Q_INVOKABLE void remove(int seat);
    Q_INVOKABLE void move(int from, int to);
    Q_INVOKABLE void makeFirst(int seat);
    Q_INVOKABLE void shuffle();
    Q_INVOKABLE void start();

    /// What was changed by hand and is not started yet, to be restored after a restart; empty if there is
    /// nothing.
    QByteArray kept() const;
    void restore(const QByteArray &kept);

    /// The language has changed.
    void retranslate();

Q_SIGNALS:
    void changed();
    void optionsChanged();

private:
    LaidTable laid() const;
    void propose(const std::optional<GameRow> &last);
    /// As in the last game of this kind.
    void readOptions(int game) const;
    /// Made when first asked for, then kept: what was chosen stays while another game is looked at.
    GameOptions &optionsOf(int game) const;
    GameLibrary *libraryOf(int game) const;
    void play(int game, const std::string &options);
    int players() const;
    void seatsChanged();
    QString whyNotNamed(const QString &name, int exceptSeat) const;
    std::string colourFor(const std::string &name, std::span<const Seat> seated) const;
    /// Somebody has it who is not at the table.
    bool isAnothers(const std::string &colour) const;
    void keepColours();

    Shelf &m_shelf;
    std::vector<Seat> m_seats;
    std::vector<Seat> m_known;
    QString m_newcomer;
    /// Whose colour was changed here.
    std::set<std::string> m_recoloured;
    int m_game = 0;
    /// One for each game.
    mutable std::vector<std::unique_ptr<GameOptions>> m_options;
    /// The same; some have none.
    mutable std::vector<std::unique_ptr<GameLibrary>> m_libraries;
    /// What was proposed, and after which game.
    std::optional<LaidTable> m_proposed;
    std::string m_lastGame;
};
