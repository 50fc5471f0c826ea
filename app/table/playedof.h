// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/correction.h"
#include "app/table/gametable.h"
#include "app/table/runninggame.h"
#include "app/table/step.h"
#include "app/words/idtext.h"
#include "app/words/lists.h"

#include <algorithm>

/// What is told of every game in the same way. Beside its rules and what `RunningGame` asks for, a game has
///
///     stepOf(Draft): the StepOf<Play> that is seen; by the draft's `step` the file of its screen is found
///     stepBar(Play): the steps of the turn
///     isLastRound(State)
///     summary(Action, names, seat) or summary(State before, Action, names): an action in a few words
///     helpTopics(Setup): its rules
///     scoreOf(State, seat): what the points are made of
///
/// and if there is more to tell
///
///     tell(State before, Action, Events, names): an action in lines for the log
///     turnTitle(State before, Action, names): a turn that begins so, if there is more to say than its round
///     whoActs(State before, Action): if it is not the state's seat
///     subtitleOf(Play): if it is more than the round
///     whoPlays(Play): if it is not the state's seat
///     togetherIn(Play): what all do at once, in place of who plays
///     momentOf(Play): where the game is, if that is more than the round and who plays
///     doneText(Play, int first): what a touch has just done, its actions being those from the first on
///     endsTurn(State before, Action, State after): if a turn does not end with the state's seat or round
///     unfinishedIn(Play): what is half entered and would be lost by going on, in a sentence
///     pageOver(Play): what lies over the page of a step, whichever it is
///     touchText(Play before, Play after, Touch): a touch in a few words, if not those of its row
///     strikes(Events): somebody has lost something by them
///     explain(id, State): what a held thing is
///     whoStarts(State), figuresOf(State, seat): what else a line about a player shows
///     endNotesOf(Play), endReasonOf(Play): how near the end is, and what brought it
///     roundsOf(State): "6 turns", if the game does not call them rounds
///     tieNoteOf(Setup): what decided between equal totals
///     marginOf(Play): how it ended, where that is not so many points ahead of the next; else empty
///     rematchOf(State): another game, if it is not the same once more
///     fareOf(State, FigureTotals): how one player fared so far against a seat that nobody sits at
///     aloneResult(State): whether somebody alone has won or lost
///     hasRounds(State): false if there are none to be counted
///     sidesOf(Setup): who plays together, a number for each seat
///     sheetOf(State, seat) and what else `CorrectionOf` asks for: what can be corrected by hand
template<typename Rules, typename Draft>
class PlayedOf final : public PlayedGame
{
public:
    using Running = RunningGame<Rules, Draft>;
    using Play = typename Running::Play;
    using State = typename Rules::State;

    explicit PlayedOf(Running game)
        : m_game(std::move(game))
    {
    }

    Play play() const { return m_game.play(); }

    const Store *store() const override { return m_game.store(); }
    const GameRow &row() const override { return m_game.row(); }
    Record record() const override { return m_game.record(); }
    std::vector<LogEntry> entries() const override { return m_game.entries(); }
    const std::optional<StoreError> &behind() const override { return m_game.behind(); }
    void catchUp() override { m_game.catchUp(); }
    std::string entered() const override { return writeJournal(m_game.journal()); }
    std::vector<KnownMemo> described() const override { return m_game.described(); }
    void learn(std::span<const KnownMemo> known) override { m_game.learn(known); }

    std::optional<Problem> touch(const Touch &touched) override { return told(m_game.touch(touched)); }
    std::optional<Problem> undo() override { return told(m_game.undo()); }
    std::optional<Problem> undoTo(int actions) override { return told(m_game.undoTo(actions)); }
    std::optional<Problem> redo() override { return told(m_game.redo()); }
    std::optional<Problem> goTo(int actions) override { return told(m_game.goTo(actions)); }
    std::optional<Problem> replace(const std::vector<LogEntry> &entries) override
    {
        return told(m_game.replace(entries));
    }
    std::optional<Problem> forget(const Memo &memo) override { return told(m_game.forget(memo)); }
    bool adopt(const std::string &options) override
    {
        auto row = m_game.row();
        row.options = options;
        const auto setup = readSetup<Rules>(row);
        return setup && !m_game.extend(*setup);
    }
    std::optional<Problem> extend(const typename Rules::Setup &setup) { return told(m_game.extend(setup)); }
    int length() const override { return m_game.length(); }
    int changedAt() const override { return m_game.changedAt(); }
    bool canUndo() const override { return m_game.canUndo(); }
    bool canRedo() const override { return m_game.canRedo(); }
    const Journal::Entry *lastTouch() const override { return m_game.lastTouch(); }
    void setHabits(const TableHabits &habits) override { m_game.setHabits(habits); }

    int turnOf() const override
    {
        if constexpr (requires(const Play &now) { whoPlays(now); }) {
            return whoPlays(play());
        } else {
            return seatIn(state());
        }
    }
    int round() const override { return state().round; }
    bool over() const override { return isOver(state()); }
    bool lastRound() const override { return isLastRound(state()); }
    QString subtitle() const override
    {
        if constexpr (requires(const Play &now) { subtitleOf(now); }) {
            return subtitleOf(play());
        } else {
            return GameTable::roundTitle(round());
        }
    }
    TableLine together() const override
    {
        if constexpr (requires(const Play &now) { togetherIn(now); }) {
            return togetherIn(play());
        } else {
            return {};
        }
    }
    QString moment() const override
    {
        if constexpr (requires(const Play &now) { momentOf(now); }) {
            return momentOf(play());
        } else {
            return {};
        }
    }
    QString step() const override { return idText(m_game.draft().step); }
    QList<TableStep> steps() const override { return stepBar(play()); }
    QVariant page() const override { return pageOf(play()); }
    QVariant pageAbove() const override { return aboveOf(play()); }
    TableCorrectPage correct() const override { return correctOf(play()); }
    TableWide wide() const override { return stepOf(m_game.draft()).wide(play()); }
    QString unfinished() const override
    {
        if constexpr (requires(const Play &now) { unfinishedIn(now); }) {
            return unfinishedIn(play());
        } else {
            return {};
        }
    }
    QString lastTap() const override
    {
        const auto *last = lastTouch();
        // What was left stands there again, and needs no words.
        if (!last || last->touch.id.ends_with("leave")) {
            return {};
        }
        const auto before = m_game.playBeforeLastTouch();
        if constexpr (requires { touchText(before, before, last->touch); }) {
            if (auto text = touchText(before, play(), last->touch); !text.isEmpty()) {
                return text;
            }
        }
        for (const auto make : {aboveOf, pageOf, correctPageOf}) {
            const auto offers = offersIn(make(before));
            const auto found = std::ranges::find(offers, QString::fromStdString(last->touch.id), &Offer::id);
            if (found != offers.end()) {
                return found->words;
            }
        }
        return {};
    }
    QString doneSince(int action) const override
    {
        if constexpr (requires(const Play &now) { doneText(now, action); }) {
            return doneText(play(), action);
        } else {
            return {};
        }
    }
    bool struckBy(int action) const override
    {
        if constexpr (requires(const typename Rules::Events &events) { strikes(events); }) {
            return strikes(m_game.story().events(action));
        } else {
            return false;
        }
    }

    Record heading() const override { return play().heading(); }
    Replay toldAt(int actions) const override
    {
        Replay told;
        told.applied = actions;
        describe(m_game.story().before(actions), told);
        return told;
    }
    /// They stay the same for the whole game, and to find them out its whole set-up is written.
    QStringList names() const override
    {
        if (m_names.isEmpty()) {
            m_names = seatNames(play().heading());
        }
        return m_names;
    }
    void retranslate() override { m_names.clear(); }
    QString nameOf(int seat) const override { return names().value(seat); }
    QString colourOf(int seat) const override { return play().colourOf(seat); }
    QString summaryOf(int action) const override
    {
        const auto &story = m_game.story();
        const auto &before = story.before(action);
        if constexpr (requires { summary(before, story.action(action), names()); }) {
            return summary(before, story.action(action), names());
        } else {
            return summary(story.action(action), names(), seatIn(before));
        }
    }
    QList<TableTurn> log() const override
    {
        const auto now = play();
        const auto all = names();
        QList<TableTurn> turns;
        bool ended = true;
        for (int i = 0; i < now.head; ++i) {
            const auto &before = now.story.before(i);
            if (ended) {
                const int seat = actorOf(i);
                turns.prepend({.first = i,
                    .title = titleOf(i, all),
                    .name = all.at(seat),
                    .colour = now.colourOf(seat)});
            }
            ended = isLastOfTurn(i);
            turns.front().last = i;
            turns.front().changeable = ended;
            if constexpr (requires { tell(before, now.story.action(i), now.story.events(i), all); }) {
                for (const auto &line : tell(before, now.story.action(i), now.story.events(i), all)) {
                    turns.front().lines << TableLine{line.text, line.icon, line.harm};
                }
            } else {
                turns.front().lines << TableLine{.text = summaryOf(i)};
            }
        }
        return turns;
    }
    QList<TableStanding> standings() const override
    {
        const auto now = play();
        const bool won = over() && resultAlone() != Alone::Lost;
        QList<TableStanding> list;
        for (const auto &equals : ranking(state())) {
            const int rank = static_cast<int>(list.size()) + 1;
            for (const auto &seats : bySide(equals, whoseSides())) {
                const int seat = seats.front();
                const auto side = sideOf(seats);
                TableStanding standing{.seat = seat,
                    .seats = side.seats,
                    .name = side.name,
                    .colour = side.colour,
                    .rank = rank,
                    .winner = won && rank == 1,
                    .corrected = std::ranges::any_of(seats, [&](int one) { return now.wasCorrected(one); }),
                    .playing = !over() && std::ranges::find(seats, seatIn(state())) != seats.end()};
                if constexpr (requires { whoStarts(state()); }) {
                    standing.starts = seat == whoStarts(state());
                }
                if constexpr (requires { figuresOf(state(), seat); }) {
                    standing.figures = figuresOf(state(), seat);
                }
                for (const auto &part : score(seat)) {
                    standing.parts << part.points;
                    standing.total += part.points;
                }
                list << standing;
            }
        }
        return list;
    }
    QList<ScorePart> score(int seat) const override { return scoreOf(state(), seat); }
    bool stoppedEarly() const override { return state().abandoned; }
    Alone resultAlone() const override
    {
        if constexpr (requires(const State &now) { aloneResult(now); }) {
            return aloneResult(state());
        } else {
            return Alone::Unjudged;
        }
    }
    bool inRounds() const override
    {
        if constexpr (requires(const State &now) { hasRounds(now); }) {
            return hasRounds(state());
        } else {
            return true;
        }
    }
    QList<TableSide> sides() const override
    {
        QList<TableSide> list;
        for (const auto &side : bySide(static_cast<std::size_t>(names().size()), whoseSides())) {
            list << sideOf(side);
        }
        return list;
    }
    QString tieNote() const override
    {
        if constexpr (requires(const State &now) { tieNoteOf(now.setup); }) {
            return tieNoteOf(state().setup);
        } else {
            return {};
        }
    }
    QString margin() const override
    {
        if constexpr (requires(const Play &now) { marginOf(now); }) {
            return marginOf(play());
        } else {
            return {};
        }
    }
    QString endReason() const override
    {
        if constexpr (requires(const Play &now) { endReasonOf(now); }) {
            return endReasonOf(play());
        } else {
            return {};
        }
    }
    Rematch rematch() const override
    {
        if constexpr (requires(const State &now) { rematchOf(now); }) {
            return rematchOf(state());
        } else {
            return {};
        }
    }
    QString fareIn(const FigureTotals &figures) const override
    {
        if constexpr (requires(const State &now) { fareOf(now, figures); }) {
            return fareOf(state(), figures);
        } else {
            return {};
        }
    }
    QString roundsPlayed() const override
    {
        if constexpr (requires(const State &now) { roundsOf(now); }) {
            return roundsOf(state());
        } else {
            return GameTable::roundsText(round());
        }
    }
    QList<TableLine> endNotes() const override
    {
        if constexpr (requires(const Play &now) { endNotesOf(now); }) {
            return endNotesOf(play());
        } else {
            return {};
        }
    }
    QList<HelpTopic> help() const override { return helpTopics(state().setup); }
    QString helpIdForStep() const override { return QString::fromLatin1(stepOf(m_game.draft()).help); }
    HelpTopic explanation(const QString &id) const override
    {
        if constexpr (requires(const State &now) { explain(std::string_view(), now); }) {
            return explain(id.toStdString(), state());
        } else {
            return {};
        }
    }

private:
    const State &state() const { return m_game.state(); }

    std::vector<int> whoseSides() const
    {
        if constexpr (requires(const State &now) { sidesOf(now.setup); }) {
            return sidesOf(state().setup);
        } else {
            return {};
        }
    }
    TableSide sideOf(const std::vector<int> &seats) const
    {
        TableSide side{.seat = seats.front(), .name = listOf(names(), seats)};
        QStringList colours;
        for (const int seat : seats) {
            side.seats << seat;
            colours << colourOf(seat);
        }
        side.colour = colours.join(u' ');
        return side;
    }

    static QVariant pageOf(const Play &play) { return stepOf(play.draft).page(play); }
    static QVariant aboveOf(const Play &play)
    {
        if constexpr (requires { pageOver(play); }) {
            return pageOver(play);
        } else {
            return {};
        }
    }
    static QVariant correctPageOf(const Play &play) { return QVariant::fromValue(correctOf(play)); }
    static TableCorrectPage correctOf(const Play &play)
    {
        if constexpr (requires { sheetOf(play.state(), 0); }) {
            return CorrectionOf<Play>(play).page();
        } else {
            return {};
        }
    }

    int actorOf(int action) const
    {
        const auto &before = m_game.story().before(action);
        if constexpr (requires { whoActs(before, m_game.story().action(action)); }) {
            return whoActs(before, m_game.story().action(action));
        } else {
            return seatIn(before);
        }
    }
    QString titleOf(int action, const QStringList &all) const
    {
        const auto &before = m_game.story().before(action);
        if constexpr (requires { turnTitle(before, m_game.story().action(action), all); }) {
            return turnTitle(before, m_game.story().action(action), all);
        } else {
            return GameTable::turnTitle(all.at(seatIn(before)), before.round);
        }
    }
    bool isLastOfTurn(int action) const
    {
        const auto &story = m_game.story();
        const auto &before = story.before(action);
        const auto &after = story.before(action + 1);
        if constexpr (requires { endsTurn(before, story.action(action), after); }) {
            return endsTurn(before, story.action(action), after);
        } else {
            return isOver(after) || seatIn(before) != seatIn(after) || before.round != after.round;
        }
    }

    static std::optional<Problem> told(const std::optional<typename Running::Problem> &problem)
    {
        if (!problem) {
            return std::nullopt;
        }
        if (const auto *error = std::get_if<typename Running::Error>(&*problem)) {
            return Refusal{0, idOf(error->code), error->hint};
        }
        return std::get<StoreError>(*problem);
    }

    Running m_game;
    mutable QStringList m_names;
};

/// A game at a table of its own kind.
template<typename Table, typename Play>
Stored<std::unique_ptr<GameTable>> openAt(OpenGame game, const Clock &clock)
{
    using Played = PlayedOf<typename Play::Rules, typename Play::Draft>;
    return Played::Running::open(std::move(game), clock).map([](auto running) -> std::unique_ptr<GameTable> {
        return std::make_unique<Table>(std::make_unique<Played>(std::move(running)));
    });
}
