// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/opening.h"
#include "app/table/playedgame.h"
#include "app/table/tablechange.h"

#include <QHash>
#include <QObject>
#include <QTimer>

#include <any>
#include <map>
#include <optional>

// What a game's own table has under its type: the page of a step, and anything else that its screens show.
#define TABLE_PAGE(Type, name)                                                                               \
    Q_PROPERTY(Type name READ name NOTIFY changed)                                                           \
public:                                                                                                      \
    Type name() const                                                                                        \
    {                                                                                                        \
        return pageAs<Type>();                                                                               \
    }
#define TABLE_VALUE(Type, name, ...)                                                                         \
    Q_PROPERTY(Type name READ name __VA_ARGS__)                                                              \
public:                                                                                                      \
    Type name() const;

/// One game at the table, in the terms the shared pages use. Its pages are values and its taps are touches:
/// what a page offers is all that can be done on it. Each game has a table of its own kind, for its values
/// under their types alone.
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
    /// Who plays for the same points, in the order of their first seats.
    Q_PROPERTY(QList<TableSide> sides READ sides NOTIFY wordsChanged)
    Q_PROPERTY(int turnOf READ turnOf NOTIFY changed)
    Q_PROPERTY(int round READ round NOTIFY changed)
    /// Nobody else scores.
    Q_PROPERTY(bool alone READ alone CONSTANT)
    /// A game alone that was to be won, and was not.
    Q_PROPERTY(bool lost READ lost NOTIFY changed)
    Q_PROPERTY(bool over READ over NOTIFY changed)

    Q_PROPERTY(QString subtitle READ subtitle NOTIFY changed)
    /// What all do at once, in place of who plays; else empty.
    Q_PROPERTY(TableLine together READ together NOTIFY changed)
    /// Where the game is, if there is more to say than the round and who plays; else empty.
    Q_PROPERTY(QString moment READ moment NOTIFY changed)
    Q_PROPERTY(bool lastRound READ lastRound NOTIFY changed)
    /// The step of the turn by its id: its page is that word with "Step" in the game's folder.
    Q_PROPERTY(QString step READ step NOTIFY changed)
    Q_PROPERTY(QList<TableStep> steps READ steps NOTIFY changed)
    Q_PROPERTY(QList<QString> stepNames READ stepNames NOTIFY changed)
    /// done, now, todo or skipped, for each of them.
    Q_PROPERTY(QList<QString> stepMarks READ stepMarks NOTIFY changed)
    /// For each of them what to touch to go there; empty where the rules do not allow it.
    Q_PROPERTY(QList<QString> stepIds READ stepIds NOTIFY changed)
    /// For games with few pages; where there are more, each has a typed property.
    Q_PROPERTY(QVariant page READ page NOTIFY changed)

    /// The wide button: what comes next, or what is missing.
    Q_PROPERTY(TableWide wide READ wide NOTIFY changed)
    Q_PROPERTY(QString primaryText READ primaryText NOTIFY changed)
    Q_PROPERTY(QString primaryHint READ primaryHint NOTIFY changed)
    Q_PROPERTY(bool primaryEnabled READ primaryEnabled NOTIFY changed)
    /// It can be done, and passes over nothing that could be done before.
    Q_PROPERTY(bool ready READ ready NOTIFY changed)
    /// Nothing is gained by it ("Buy nothing"), so it is drawn quietly.
    Q_PROPERTY(bool primaryQuiet READ primaryQuiet NOTIFY changed)

    /// The table's word, at any step.
    Q_PROPERTY(TableCorrectPage correct READ correct NOTIFY changed)
    /// What is only half entered and would be lost by going on, in a sentence; else empty.
    Q_PROPERTY(QString unfinished READ unfinished NOTIFY changed)

    /// Why what is shown is in memory alone, in a sentence; empty while it is kept.
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
    /// How near the end is.
    Q_PROPERTY(QList<TableLine> endNotes READ endNotes NOTIFY changed)
    Q_PROPERTY(QString verdict READ verdict NOTIFY changed)
    Q_PROPERTY(QString verdictNote READ verdictNote NOTIFY changed)
    /// After a game alone that could not be won: what there is to beat.
    Q_PROPERTY(QString bestNote READ bestNote NOTIFY changed)
    Q_PROPERTY(QString story READ story NOTIFY changed)
    /// What a tap for another game says, if that is not the same once more.
    Q_PROPERTY(QString again READ again NOTIFY changed)
    Q_PROPERTY(QList<QString> helpTitles READ helpTitles NOTIFY wordsChanged)

public:
    explicit GameTable(std::unique_ptr<PlayedGame> game, QObject *parent = nullptr);
    ~GameTable() override;

    QString folder() const;
    int turnOf() const { return m_game->turnOf(); }
    int round() const { return m_game->round(); }
    bool over() const { return m_game->over(); }
    QString name() const { return nameOf(turnOf()); }
    QString colour() const { return colourOf(turnOf()); }
    QList<QString> names() const;
    QList<QString> colours() const;
    QList<TableSide> sides() const { return m_game->sides(); }
    QString nameOf(int seat) const { return m_game->nameOf(seat); }
    QString colourOf(int seat) const { return m_game->colourOf(seat); }
    bool alone() const { return m_seats == 1; }
    bool lost() const { return over() && alone() && aloneResult() == Alone::Lost; }
    /// Whether somebody alone has won or lost, if the game knows such a thing.
    Alone aloneResult() const { return m_game->resultAlone(); }
    /// The game without its actions.
    Record heading() const { return m_game->heading(); }

    QString subtitle() const { return m_game->subtitle(); }
    TableLine together() const { return m_game->together(); }
    QString moment() const { return m_game->moment(); }
    bool lastRound() const { return m_game->lastRound(); }
    QString step() const { return m_game->step(); }
    QList<TableStep> steps() const { return m_game->steps(); }
    QList<QString> stepNames() const;
    QList<QString> stepMarks() const;
    QList<QString> stepIds() const;
    /// The step's page, a gadget; made once for all that read it.
    QVariant page() const;
    const TableWide &wide() const;
    QString primaryText() const { return wide().title; }
    QString primaryHint() const { return wide().hint; }
    bool primaryEnabled() const { return wide().enabled; }
    bool primaryQuiet() const { return wide().quiet; }
    bool ready() const;
    TableCorrectPage correct() const { return m_game->correct(); }
    QString unfinished() const { return m_game->unfinished(); }
    /// All that can be touched now: on the page, the wide button, the steps.
    QList<Offer> offers() const;

    QString warning() const;
    bool isBehind() const { return m_game->behind().has_value(); }
    std::string entered() const { return m_game->entered(); }
    Replay toldAt(int actions) const { return m_game->toldAt(actions); }
    std::vector<KnownMemo> described() const { return m_game->described(); }
    void learn(std::span<const KnownMemo> known);
    const GameRow &row() const { return m_game->row(); }
    Record record() const { return m_game->record(); }
    std::vector<LogEntry> entries() const { return m_game->entries(); }
    /// Takes over other options, as they are stored, if all that was done still holds with them.
    bool adopt(const std::string &options);
    bool replace(const std::vector<LogEntry> &entries) { return tell(m_game->replace(entries)); }
    /// Tries again to keep what is not kept yet.
    void catchUp();
    void setHabits(const TableHabits &habits);

    int head() const { return row().head; }
    int length() const { return m_game->length(); }
    bool canUndo() const { return m_game->canUndo(); }
    bool canRedo() const { return m_game->canRedo(); }
    QList<QString> undoList() const;
    /// An action in a few words.
    QString summaryOf(int action) const { return m_game->summaryOf(action); }
    QList<TableTurn> log() const { return m_game->log(); }
    /// "Léa, round 8", "Round 8".
    static QString turnTitle(const QString &name, int round);
    static QString roundTitle(int round);
    /// As the game of a record calls it.
    static QString roundTitle(const Record &record, int round);
    static QString roundsText(int rounds);
    TableChange *change() { return &m_change; }

    QList<QString> partNames() const;
    QList<QString> partIcons() const;
    QList<bool> partHarms() const;
    QList<TableStanding> ranking() const { return m_game->standings(); }
    QList<TableLine> endNotes() const { return m_game->endNotes(); }
    QString verdict() const;
    QString verdictNote() const;
    QString bestNote() const;
    QString story() const;
    QString again() const { return m_game->rematch().title; }
    /// What is agreed on for another game.
    std::string nextOptions() const;

    /// A row of the page, by its id.
    Q_INVOKABLE bool touch(const QString &id, int number = 0, const QString &text = {});
    /// The same, as the page has it: one that cannot be touched now says why.
    Q_INVOKABLE bool choose(const TableChoice &row);
    /// The wide button.
    Q_INVOKABLE void primary();
    /// The last tap of what is half entered, else the last action or change.
    Q_INVOKABLE void undo();
    /// The tap, the action or the change that was taken back last.
    Q_INVOKABLE void redo();
    /// Takes back the latest so many actions at once, at most up to the latest change of an earlier turn,
    /// which is taken back as one.
    Q_INVOKABLE void undoSeveral(int count);
    /// Undo or redo is under way: no step ends, even if another one is seen.
    bool isRewinding() const { return m_rewinding; }
    /// The game as it was after so many actions, nothing half entered.
    Q_INVOKABLE void goTo(int actions) { tell(m_game->goTo(actions)); }
    /// Something that was described once is not offered any more.
    Q_INVOKABLE void forget(const QString &kind, const QString &text);
    /// The players stop here.
    Q_INVOKABLE void finish(const QString &why);

    /// The rules as this table plays them.
    QList<HelpTopic> help() const { return m_game->help(); }
    QList<QString> helpTitles() const;
    Q_INVOKABLE QList<QString> helpParagraphs(int topic) const;
    /// Where the current step is explained.
    Q_INVOKABLE int helpTopicForStep() const;
    /// Title and paragraphs for holding a thing.
    Q_INVOKABLE QString explainTitle(const QString &id) const { return m_game->explanation(id).title; }
    Q_INVOKABLE QList<QString> explain(const QString &id) const { return m_game->explanation(id).paragraphs; }

    /// The same in the language of now.
    void retranslate();

Q_SIGNALS:
    void changed();
    void wordsChanged();
    /// A hand has done something, or taken it back.
    void moved();
    /// A tap was refused, in a sentence that says what would be allowed. `mayCorrect`: a house rule may
    /// apply.
    void refused(const QString &sentence, bool mayCorrect);
    /// A touch has done something and nothing else tells it, in a few words. The page that follows is there.
    void done(const QString &sentence);
    /// Undo has taken something back, and says what.
    void tookBack(const QString &sentence);
    /// Somebody has lost something by what was done.
    void struck();

protected:
    /// The game under its own type, which the table of its kind knows.
    template<typename Played>
    const Played &gameAs() const
    {
        return static_cast<const Played &>(*m_game);
    }
    /// The page that is seen, if it is of this kind, and else as it was when it was: its screen may be kept.
    template<typename Page>
    Page pageAs() const
    {
        page();
        return m_pages.value(QMetaType::fromType<Page>().id()).template value<Page>();
    }

    /// What screens show of a play and read many times: made when it is first asked for, and again once
    /// something has changed.
    template<auto Make, typename Play>
    auto once(const Play &play) const
    {
        using Value = decltype(Make(play));
        static const char key = 0;
        if (const auto found = m_once.find(&key); found != m_once.end()) {
            return std::any_cast<const Value &>(found->second);
        }
        auto value = Make(play);
        m_once.emplace(&key, value);
        return value;
    }

private:
    /// What was made of the game is made again when it is asked for.
    void makeAnew();
    /// Says what has come of something: that it is done, or why not.
    bool tell(const std::optional<PlayedGame::Problem> &problem);
    /// While behind, tries again by itself from time to time.
    void watch();
    /// How one player has fared so far against a seat that nobody sits at; else empty.
    QString fare() const;

    std::unique_ptr<PlayedGame> m_game;
    int m_seats = 0;
    mutable QVariant m_page;
    /// What it offers is asked for by many, and a game may have to try what would follow.
    mutable std::optional<TableWide> m_wide;
    /// Of each kind the latest, by its type.
    mutable QHash<int, QVariant> m_pages;
    mutable std::map<const void *, std::any> m_once;
    TableChange m_change;
    QTimer m_again;
    bool m_rewinding = false;
};
