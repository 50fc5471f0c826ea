// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/program/viewmodels.h"

#include <QQuickItem>
#include <QQuickWindow>
#include <QTemporaryDir>

#include <memory>

/// What the app's main() makes, for tests of the pages: over a real file that is theirs alone, with a clock
/// that stands still.
class Fixture : public QObject
{
    Q_OBJECT
    Q_PROPERTY(Shelf *shelf READ shelf NOTIFY renewed)
    Q_PROPERTY(NewGame *newGame READ newGame NOTIFY renewed)
    Q_PROPERTY(Archive *archive READ archive NOTIFY renewed)
    Q_PROPERTY(GameData *gameData READ gameData NOTIFY renewed)
    Q_PROPERTY(Sharing *sharing READ sharing NOTIFY renewed)
    Q_PROPERTY(Settings *settings READ settings NOTIFY renewed)
    Q_PROPERTY(StatisticsBoard *statistics READ statistics NOTIFY renewed)

public:
    explicit Fixture(QQmlEngine &engine);
    ~Fixture() override;

    Shelf *shelf() const { return &m_viewModels->shelf; }
    NewGame *newGame() const { return &m_viewModels->newGame; }
    Archive *archive() const { return &m_viewModels->archive; }
    GameData *gameData() const { return &m_viewModels->gameData; }
    Sharing *sharing() const { return &m_viewModels->sharing; }
    Settings *settings() const { return &m_viewModels->settings; }
    StatisticsBoard *statistics() const { return &m_viewModels->statistics; }

    /// The app's window, as main() opens it; nothing slides in it unless that is wanted.
    Q_INVOKABLE QQuickWindow *showWindow(int width, int height, bool moving = false);
    /// An empty store in a new file.
    Q_INVOKABLE void begin();
    Q_INVOKABLE void closeWindow();
    /// A real double click at this place of the window, whatever is there by the second one.
    Q_INVOKABLE void clickTwice(int x, int y);
    /// The same with a finger.
    Q_INVOKABLE void tapTwice(int x, int y);
    /// In the folder that the store is in.
    Q_INVOKABLE QUrl fileNamed(const QString &name) const;
    /// What a file holds, a character for each byte.
    Q_INVOKABLE QString bytesOf(const QUrl &file) const;
    Q_INVOKABLE void writeBytes(const QUrl &file, const QString &bytes) const;
    /// So that it is found damaged at the next start.
    Q_INVOKABLE void damageStore();
    /// The app closed and started again: the same file, nothing else kept.
    Q_INVOKABLE void restart();
    /// A phone can vibrate, a desktop cannot.
    Q_INVOKABLE void setCanVibrate(bool can) { m_viewModels->settings.setCanVibrate(can); }
    /// A game laid out without any page, with the options of this edition.
    Q_INVOKABLE void deal(
        const QStringList &names, const QString &edition, int endDevelopments = 5, bool trade = false);
    /// The same for Stone Age: the base game, or everything.
    Q_INVOKABLE void dealStone(const QStringList &names, bool expansion);
    /// A whole game that nobody played, always the same, as it was after so many actions; how many it has.
    Q_INVOKABLE int layWhole(int game, const QStringList &names, int seed, int actions);
    /// So many finished games, always the same.
    Q_INVOKABLE void addSamples(int count);
    /// The scenes of all games by name, such as "bronze-age-dice".
    Q_INVOKABLE QStringList scenes() const;
    /// Lays a sample game out for a scene, and names the page that it is on; empty for that of the turn.
    Q_INVOKABLE QString layOut(const QString &scene);
    /// Another language, as the app switches to it.
    Q_INVOKABLE void speak(const QString &language);

    /// The stored game, replayed by the rules alone: for each player the viewModels of the score and the
    /// total.
    Q_INVOKABLE QString storedScores() const;
    /// Everybody's total after so many actions, such as "7 5".
    Q_INVOKABLE QString storedTotals(int actions) const;
    /// The same for everything there is to know, to compare two moments.
    Q_INVOKABLE QString storedState() const;
    /// How many actions count, and how many are kept.
    Q_INVOKABLE int storedHead() const;
    Q_INVOKABLE int storedLength() const;
    Q_INVOKABLE bool storedOver() const;
    /// What is half entered.
    Q_INVOKABLE QString storedDraft() const;
    /// What the stored actions are called, such as "roll".
    Q_INVOKABLE QStringList storedKinds() const;

    // What a screen reader is told.
    Q_INVOKABLE QString spokenName(QObject *item) const;
    Q_INVOKABLE bool hasRole(QObject *item) const;
    /// All that is written or spoken in the part of an item that is in the window, a line each, in no order:
    /// rows of a list are made as they come. Answers to the last tap are left out, since they pass.
    Q_INVOKABLE QString wordsIn(QQuickItem *item) const;
    /// Takes taps: a button, a mouse area or an item with a tap handler.
    Q_INVOKABLE bool takesTaps(QObject *item) const;
    Q_INVOKABLE QString typeOf(QObject *item) const;
    /// The topmost visible item of that name, or of that type; nothing if there is none.
    Q_INVOKABLE QQuickItem *named(const QString &name, QQuickItem *within) const;
    Q_INVOKABLE QQuickItem *typed(const QString &type, QQuickItem *within) const;

Q_SIGNALS:
    void renewed();

private:
    void open();
    void close();
    GameRow row() const;

    QQmlEngine &m_engine;
    std::unique_ptr<QQuickWindow> m_window;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<ViewModels> m_viewModels;
    std::int64_t m_laidOut = 0;
};
