// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shelf.h"
#include "app/table/gameoptions.h"

#include <set>

/// The table being laid: who plays, in which order, by which rules.
class NewGame : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("There is one, made at the start")
    // Seats in order, the first starts.
    Q_PROPERTY(QList<QString> names READ names NOTIFY changed)
    Q_PROPERTY(QList<QString> colours READ colours NOTIFY changed)
    /// Players of earlier games who are not seated yet.
    Q_PROPERTY(QList<QString> knownNames READ knownNames NOTIFY changed)
    Q_PROPERTY(QList<QString> knownColours READ knownColours NOTIFY changed)
    Q_PROPERTY(bool canAdd READ canAdd NOTIFY changed)
    Q_PROPERTY(bool canStart READ canStart NOTIFY changed)
    /// "Start with 4 players", or what is missing.
    Q_PROPERTY(QString startText READ startText NOTIFY changed)
    Q_PROPERTY(QList<QString> gameTitles READ gameTitles NOTIFY changed)
    /// Which landscape stands for each.
    Q_PROPERTY(QList<QString> gameScenes READ gameScenes CONSTANT)
    /// "2 to 4 players", for each.
    Q_PROPERTY(QList<QString> gameNotes READ gameNotes NOTIFY changed)
    Q_PROPERTY(int game READ game WRITE setGame NOTIFY optionsChanged)
    Q_PROPERTY(GameOptions *options READ options NOTIFY optionsChanged)

public:
    explicit NewGame(Shelf &shelf, QObject *parent = nullptr);

    QList<QString> names() const;
    QList<QString> colours() const;
    QList<QString> knownNames() const;
    QList<QString> knownColours() const;
    bool canAdd() const;
    bool canStart() const;
    QString startText() const;
    QList<QString> gameTitles() const;
    QList<QString> gameScenes() const;
    int game() const { return m_game; }
    void setGame(int game);
    QList<QString> gameNotes() const;
    GameOptions *options() const { return m_options.get(); }

    /// Starts from the kind and the players of the last game.
    Q_INVOKABLE void begin();
    /// Empty if the name was taken; else why not.
    Q_INVOKABLE QString add(const QString &name);
    Q_INVOKABLE QString rename(int seat, const QString &name);
    Q_INVOKABLE void nextColour(int seat);
    Q_INVOKABLE void remove(int seat);
    Q_INVOKABLE void move(int from, int to);
    Q_INVOKABLE void makeFirst(int seat);
    Q_INVOKABLE void shuffle();
    Q_INVOKABLE void start();

Q_SIGNALS:
    void changed();
    void optionsChanged();

private:
    void seatsChanged();
    QString whyNotNamed(const QString &name, int exceptSeat) const;
    std::string colourFor(const std::string &name, std::span<const Seat> seated) const;
    /// Somebody has it who is not at the table.
    bool isAnothers(const std::string &colour) const;
    void keepColours();

    Shelf &m_shelf;
    std::vector<Seat> m_seats;
    std::vector<Seat> m_known;
    /// Whose colour was changed here.
    std::set<std::string> m_recoloured;
    int m_game = 0;
    std::unique_ptr<GameOptions> m_options;
};
