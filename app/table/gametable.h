// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/desk.h"
#include "app/table/tablechange.h"
#include "app/table/views.h"
#include "app/words/telling.h"

/// One game at the table, in the terms the shared pages use; each game has a table of its own kind.
class GameTable : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Games are opened from the shelf")

    /// Where in qml/games/ its pages are.
    Q_PROPERTY(QString folder READ folder CONSTANT)
    Q_PROPERTY(QString name READ name NOTIFY changed)
    Q_PROPERTY(QString colour READ colour NOTIFY changed)
    /// Of all seats, those that nobody sits at too.
    Q_PROPERTY(QList<QString> names READ names NOTIFY wordsChanged)
    Q_PROPERTY(QList<QString> colours READ colours CONSTANT)
    Q_PROPERTY(int turnOf READ turnOf NOTIFY changed)
    Q_PROPERTY(int round READ round NOTIFY changed)
    /// Nobody else scores.
    Q_PROPERTY(bool alone READ alone CONSTANT)
    /// A game alone that was to be won, and was not.
    Q_PROPERTY(bool lost READ lost NOTIFY changed)
    Q_PROPERTY(bool over READ over NOTIFY changed)

    Q_PROPERTY(QString subtitle READ subtitle NOTIFY changed)
    Q_PROPERTY(bool lastRound READ lastRound NOTIFY changed)
    /// The step of the turn by its id: its page is that word with "Step" in the game's folder.
    Q_PROPERTY(QString step READ step NOTIFY changed)
    Q_PROPERTY(QList<QString> stepNames READ stepNames NOTIFY changed)
    /// done, now, todo or skipped, for each of them.
    Q_PROPERTY(QList<QString> stepMarks READ stepMarks NOTIFY changed)
    /// For each of them what to touch to go there; empty where the rules do not allow it.
    Q_PROPERTY(QList<QString> stepIds READ stepIds NOTIFY changed)

    /// The wide button: what comes next, or what is missing.
    Q_PROPERTY(QString primaryText READ primaryText NOTIFY changed)
    Q_PROPERTY(QString primaryHint READ primaryHint NOTIFY changed)
    Q_PROPERTY(bool primaryEnabled READ primaryEnabled NOTIFY changed)
    /// It can be done, and passes over nothing that could be done before.
    Q_PROPERTY(bool ready READ ready NOTIFY changed)
    /// Nothing is gained by it ("Buy nothing"), so it is drawn quietly.
    Q_PROPERTY(bool primaryQuiet READ primaryQuiet NOTIFY changed)

    /// What is only half entered and would be lost by going on, in a sentence; else empty.
    Q_PROPERTY(QString unfinished READ unfinished NOTIFY changed)

    /// What is shown is in memory alone, in a sentence; else empty.
    Q_PROPERTY(QString warning READ warning NOTIFY changed)

    /// How many actions count, and how many there are with those that were undone.
    Q_PROPERTY(int head READ head NOTIFY changed)
    Q_PROPERTY(int length READ length NOTIFY changed)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed)
    /// The latest actions in a few words, newest first: for the list behind a held Undo.
    Q_PROPERTY(QList<QString> undoList READ undoList NOTIFY changed)
    /// Newest first.
    Q_PROPERTY(QList<TableTurn> log READ log NOTIFY changed)
    Q_PROPERTY(TableChange *change READ change CONSTANT)

    /// What the points are made of, with the drawing for each, and which of them hurt.
    Q_PROPERTY(QList<QString> partNames READ partNames NOTIFY wordsChanged)
    Q_PROPERTY(QList<QString> partIcons READ partIcons CONSTANT)
    Q_PROPERTY(QList<bool> partHarms READ partHarms CONSTANT)
    /// Best first.
    Q_PROPERTY(QList<TableStanding> ranking READ ranking NOTIFY changed)
    Q_PROPERTY(QString verdict READ verdict NOTIFY changed)
    Q_PROPERTY(QString verdictNote READ verdictNote NOTIFY changed)
    /// After a game alone that could not be won: what there is to beat.
    Q_PROPERTY(QString bestNote READ bestNote NOTIFY changed)
    Q_PROPERTY(QString story READ story NOTIFY changed)
    Q_PROPERTY(QList<QString> helpTitles READ helpTitles NOTIFY wordsChanged)

public:
    explicit GameTable(QObject *parent = nullptr);
    ~GameTable() override;

    virtual QString folder() const = 0;
    virtual int turnOf() const = 0;
    virtual int round() const = 0;
    virtual bool over() const = 0;
    QString name() const { return desk().nameOf(turnOf()); }
    QString colour() const { return desk().colourOf(turnOf()); }
    QList<QString> names() const { return desk().names(); }
    QList<QString> colours() const;
    bool alone() const { return desk().seats() == 1; }
    bool lost() const { return over() && alone() && aloneResult() == Alone::Lost; }
    QString warning() const { return desk().warning(); }

    virtual QString subtitle() const = 0;
    virtual bool lastRound() const = 0;
    virtual QString step() const = 0;
    virtual QList<QString> stepNames() const = 0;
    virtual QList<QString> stepMarks() const = 0;
    virtual QList<QString> stepIds() const = 0;
    virtual QString primaryText() const = 0;
    virtual QString primaryHint() const = 0;
    virtual bool primaryEnabled() const = 0;
    virtual bool primaryQuiet() const = 0;
    bool ready() const { return primaryEnabled() && !skips(); }
    /// Something could still be done that the wide button passes over.
    virtual bool skips() const = 0;
    virtual QString unfinished() const = 0;

    int head() const { return desk().head(); }
    int length() const { return desk().length(); }
    bool canUndo() const { return desk().canUndo(); }
    bool canRedo() const { return desk().canRedo(); }
    QList<QString> undoList() const;
    /// An action in a few words.
    virtual QString summaryOf(int action) const = 0;
    /// The last tap of what is half entered, in a few words.
    virtual QString lastTap() const = 0;
    virtual QList<TableTurn> log() const = 0;
    TableChange *change() { return &m_change; }

    virtual QList<QString> partNames() const = 0;
    virtual QList<QString> partIcons() const = 0;
    virtual QList<bool> partHarms() const = 0;
    virtual QList<TableStanding> ranking() const = 0;
    QString verdict() const;
    QString verdictNote() const;
    QString bestNote() const;
    /// What decided between equal totals.
    virtual QString tieNote() const = 0;
    virtual bool stoppedEarly() const = 0;
    /// Whether somebody alone has won or lost, if the game knows such a thing.
    virtual Alone aloneResult() const { return Alone::Unjudged; }
    virtual QString story() const = 0;

    /// A row of the page, by its id.
    Q_INVOKABLE virtual void touch(const QString &id, int number = 0, const QString &text = {}) = 0;
    /// The wide button.
    Q_INVOKABLE virtual void primary() = 0;
    Q_INVOKABLE void undo();
    Q_INVOKABLE void redo();
    /// Takes back the latest so many actions at once.
    Q_INVOKABLE void undoSeveral(int count);
    /// Undo or redo is under way: no step ends, even if another one is seen.
    bool isRewinding() const { return m_rewinding; }
    /// The game as it was after so many actions, nothing half entered.
    Q_INVOKABLE void goTo(int actions) { desk().goTo(actions); }
    /// The players stop here.
    Q_INVOKABLE virtual void finish(const QString &why) = 0;

    /// The rules as this table plays them.
    virtual QList<HelpTopic> help() const = 0;
    QList<QString> helpTitles() const;
    Q_INVOKABLE QList<QString> helpParagraphs(int topic) const;
    /// Where the current step is explained.
    Q_INVOKABLE int helpTopicForStep() const;
    virtual QString helpIdForStep() const = 0;
    /// Title and paragraphs for holding a thing.
    virtual HelpTopic explanation(const QString &id) const = 0;
    Q_INVOKABLE QString explainTitle(const QString &id) const { return explanation(id).title; }
    Q_INVOKABLE QList<QString> explain(const QString &id) const { return explanation(id).paragraphs; }

    virtual const Desk &desk() const = 0;
    virtual Desk &desk() = 0;
    Record record() const { return desk().record(); }
    std::vector<LogEntry> entries() const { return desk().entries(); }
    bool replace(const std::vector<LogEntry> &entries) { return desk().replace(entries); }
    /// Shows what a roll did even if nothing struck.
    virtual void setAlwaysShowResult(bool) { }
    /// The same in the language of now.
    void retranslate();

Q_SIGNALS:
    void changed();
    void wordsChanged();
    /// A tap was refused, in a sentence that says what would be allowed. `mayCorrect`: a house rule may
    /// apply.
    void refused(const QString &sentence, bool mayCorrect);
    /// Undo has taken something back, and says what.
    void tookBack(const QString &sentence);

protected:
    /// "12 rounds in 47 min."
    QString lengthText() const;

private:
    TableChange m_change;
    bool m_rewinding = false;
};
