// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/gametable.h"

#include "app/games.h"
#include "app/history/bestalone.h"
#include "app/share/result.h"
#include "app/words/amounts.h"
#include "app/words/days.h"
#include "app/words/lists.h"
#include "app/words/storeproblems.h"
#include "db/statistics.h"
#include "model/record/duration.h"

#include <QScopedValueRollback>

#include <algorithm>
#include <cstdlib>

using namespace Qt::StringLiterals;

namespace
{
constexpr std::chrono::seconds BetweenTries(5);

template<typename Item, typename Member>
QList<Member> listed(const QList<Item> &items, Member Item::*member)
{
    QList<Member> list;
    for (const auto &item : items) {
        list << item.*member;
    }
    return list;
}

/// How many are in front.
qsizetype firstOf(const QList<TableStanding> &ranking)
{
    return std::ranges::count(ranking, 1, &TableStanding::rank);
}

QString undoneText(const QString &what)
{
    //: Undo says what it took back: %1 is such as "Ada: buys Irrigation" or "a die, 2 goods".
    return GameTable::tr("Undone: %1").arg(what);
}
}

GameTable::GameTable(std::unique_ptr<PlayedGame> game, QObject *parent)
    : QObject(parent)
    , m_game(std::move(game))
    , m_seats(static_cast<int>(m_game->names().size()))
    , m_change(*this)
{
    m_again.setInterval(BetweenTries);
    connect(&m_again, &QTimer::timeout, this, &GameTable::catchUp);
}

GameTable::~GameTable() = default;

QString GameTable::folder() const
{
    return QString::fromLatin1(entryFor(row().game).folder);
}

QList<QString> GameTable::names() const
{
    return m_game->names();
}

QList<QString> GameTable::colours() const
{
    QList<QString> list;
    for (int seat = 0; seat < m_seats; ++seat) {
        list << colourOf(seat);
    }
    return list;
}

// The turn.

QList<QString> GameTable::stepNames() const
{
    return listed(steps(), &TableStep::title);
}

QList<QString> GameTable::stepMarks() const
{
    return listed(steps(), &TableStep::mark);
}

QList<QString> GameTable::stepIds() const
{
    return listed(steps(), &TableStep::id);
}

QVariant GameTable::page() const
{
    if (!m_page.isValid()) {
        m_page = m_game->page();
        m_pages[m_page.metaType().id()] = m_page;
    }
    return m_page;
}

const TableWide &GameTable::wide() const
{
    if (!m_wide) {
        m_wide = m_game->wide();
    }
    return *m_wide;
}

void GameTable::makeAnew()
{
    m_page.clear();
    m_wide.reset();
    m_once.clear();
}

void GameTable::learn(std::span<const KnownMemo> known)
{
    m_game->learn(known);
    makeAnew();
}

bool GameTable::ready() const
{
    const auto &button = wide();
    return button.enabled && !button.skips;
}

QList<Offer> GameTable::offers() const
{
    return offersIn(page()) + offersIn(m_game->pageAbove()) + offersIn(QVariant::fromValue(wide()))
        + offersIn(QVariant::fromValue(steps()));
}

bool GameTable::touch(const QString &id, int number, const QString &text)
{
    const int before = head();
    const bool isDone = tell(m_game->touch({id.toStdString(), number, text.toStdString()}));
    for (int i = before; i < head(); ++i) {
        if (m_game->struckBy(i)) {
            Q_EMIT struck();
            break;
        }
    }
    if (const auto sentence = head() > before ? m_game->doneSince(before) : QString(); !sentence.isEmpty()) {
        Q_EMIT done(sentence);
    }
    return isDone;
}

bool GameTable::choose(const TableChoice &row)
{
    if (row.enabled) {
        return touch(row.id);
    }
    Q_EMIT refused(row.why, false);
    return false;
}

void GameTable::primary()
{
    if (const auto button = wide(); button.enabled) {
        touch(button.id);
    }
}

void GameTable::finish(const QString &why)
{
    touch(u"finish"_s, 0, why);
}

void GameTable::forget(const QString &kind, const QString &text)
{
    tell(m_game->forget({kind.toStdString(), text.toStdString()}));
}

bool GameTable::adopt(const std::string &options)
{
    const bool holds = m_game->adopt(options);
    if (holds) {
        makeAnew();
        Q_EMIT changed();
    }
    return holds;
}

// What is kept, and taken back.

bool GameTable::tell(const std::optional<PlayedGame::Problem> &problem)
{
    watch();
    if (!problem) {
        makeAnew();
        Q_EMIT changed();
        Q_EMIT moved();
    } else if (const auto *refusal = std::get_if<Refusal>(&*problem)) {
        const auto named = m_game->heading();
        Q_EMIT refused(entryFor(named).refusal(*refusal, named), refusal->code != "game-over");
    } else {
        Q_EMIT refused(problemText(std::get<StoreError>(*problem)), false);
    }
    return !problem;
}

QString GameTable::warning() const
{
    if (!isBehind()) {
        return {};
    }
    return m_game->behind()->code == StoreError::Code::Full
        ? tr("This device has no room left. The game goes on, but is only kept in memory until there is "
             "room.")
        : tr("The game cannot be written here. It goes on, but is only kept in memory until it can be.");
}

void GameTable::catchUp()
{
    m_game->catchUp();
    watch();
    if (!isBehind()) {
        makeAnew();
        Q_EMIT changed();
    }
}

void GameTable::watch()
{
    if (isBehind() && !m_again.isActive()) {
        m_again.start();
    } else if (!isBehind()) {
        m_again.stop();
    }
}

void GameTable::setHabits(const TableHabits &habits)
{
    m_game->setHabits(habits);
    makeAnew();
    Q_EMIT changed();
}

QList<QString> GameTable::undoList() const
{
    constexpr int Most = 30;
    QList<QString> list;
    for (int i = head() - 1; i >= m_game->changedAt() && list.size() < Most; --i) {
        list << summaryOf(i);
    }
    if (m_game->changedAt() > 0 && list.size() < Most) {
        //: In the list of what can be undone: another course that was given to an earlier turn.
        list << tr("An earlier turn changed");
    }
    return list;
}

void GameTable::undo()
{
    const auto *last = m_game->lastTouch();
    // Of several actions the first is what was meant.
    const auto what
        = last && last->actions == 0 ? m_game->lastTap() : undoList().value(last ? last->actions - 1 : 0);
    {
        const QScopedValueRollback rewinding(m_rewinding, true);
        tell(m_game->undo());
    }
    if (!what.isEmpty()) {
        Q_EMIT tookBack(undoneText(what));
    }
}

void GameTable::redo()
{
    const QScopedValueRollback rewinding(m_rewinding, true);
    tell(m_game->redo());
}

void GameTable::undoSeveral(int count)
{
    const auto what = count == 1 ? undoList().value(0) : QString();
    {
        const QScopedValueRollback rewinding(m_rewinding, true);
        tell(m_game->undoTo(head() - count));
    }
    if (!what.isEmpty()) {
        Q_EMIT tookBack(undoneText(what));
    }
}

QString GameTable::turnTitle(const QString &name, int round)
{
    return tr("%1, round %2").arg(name).arg(round);
}

QString GameTable::roundsText(int rounds)
{
    return tr("%n rounds", nullptr, rounds);
}

QString GameTable::roundTitle(int round)
{
    return tr("Round %1").arg(round);
}

QString GameTable::roundTitle(const Record &record, int round)
{
    const auto own = entryFor(record).roundTitle;
    return own ? own(round) : roundTitle(round);
}

// The end.

QList<QString> GameTable::partNames() const
{
    return listed(m_game->score(0), &ScorePart::name);
}

QList<QString> GameTable::partIcons() const
{
    return listed(m_game->score(0), &ScorePart::icon);
}

QList<bool> GameTable::partHarms() const
{
    return listed(m_game->score(0), &ScorePart::harms);
}

QString GameTable::verdict() const
{
    const auto list = ranking();
    if (lost()) {
        //: The end of a game alone that was not won.
        return tr("%1 loses").arg(list.front().name);
    }
    if (over() && aloneResult() == Alone::Lost) {
        return tr("Nobody wins");
    }
    if (alone() && aloneResult() == Alone::Unjudged) {
        return pointsText(heading(), list.front().total);
    }
    const auto first = firstOf(list);
    QList<int> winners;
    for (const auto &standing : list.first(first)) {
        winners += standing.seats;
    }
    const auto who = listOf(names(), winners);
    if (winners.size() == 1) {
        return tr("%1 wins").arg(who);
    }
    //: %1 is a list of players who play together.
    return first == 1 ? tr("%1 win").arg(who) : tr("%1 share the win").arg(who);
}

QString GameTable::verdictNote() const
{
    if (m_game->stoppedEarly()) {
        return stoppedText(record());
    }
    if (auto margin = m_game->margin(); !margin.isEmpty()) {
        return margin;
    }
    const auto list = ranking();
    if (list.size() == 1 || firstOf(list) > 1 || aloneResult() == Alone::Lost) {
        return {};
    }
    // Where less is better, too.
    const int total = list.at(0).total;
    const int ahead = std::abs(total - list.at(1).total);
    //: %1 is such as "36 points", %2 a number of points, %3 a player or a team.
    return ahead > 0
        ? tr("%1, %2 ahead of %3").arg(pointsText(heading(), total), scoreText(ahead), list.at(1).name)
        : m_game->tieNote();
}

QString GameTable::bestNote() const
{
    const auto *store = m_game->store();
    return store && alone() && aloneResult() == Alone::Unjudged && over() && !m_game->stoppedEarly()
        ? bestAloneText(*store, row().id, ranking().front().total, m_game->heading())
        : QString();
}

QString GameTable::story() const
{
    const auto minutes = minutesPlayed(record());
    const auto fared = fare();
    const auto why = fared.isEmpty() ? m_game->endReason() : fared;
    if (!m_game->inRounds()) {
        return why;
    }
    const auto rounds = m_game->roundsPlayed();
    //: How long a game was: %1 is such as "8 rounds", %2 "2 h 40 min".
    const auto length = minutes ? tr("%1 in %2.").arg(rounds, Days::lasting(*minutes))
                                //: The same where nobody knows the time.
                                : tr("%1.").arg(rounds);
    //: Two sentences: how long a game was, and why it ended or how its player has fared so far.
    return why.isEmpty() ? length : tr("%1 %2").arg(length, why);
}

QString GameTable::fare() const
{
    const auto *store = m_game->store();
    if (!store || !over() || m_game->stoppedEarly() || row().seats.size() != 1 || alone()) {
        return {};
    }
    const auto entry = History(*store).entry(row().id);
    if (!entry || entry->seats.empty()) {
        return {};
    }
    const auto figures
        = Statistics(*store, {.game = row().game, .player = entry->seats.front().player}).figures();
    return figures ? m_game->fareIn(*figures) : QString();
}

std::string GameTable::nextOptions() const
{
    auto options = m_game->rematch().options;
    return options.empty() ? row().options : options;
}

// The rules.

QList<QString> GameTable::helpTitles() const
{
    return listed(help(), &HelpTopic::title);
}

QList<QString> GameTable::helpParagraphs(int topic) const
{
    return help().value(topic).paragraphs;
}

int GameTable::helpTopicForStep() const
{
    const auto topics = help();
    const auto found = std::ranges::find(topics, m_game->helpIdForStep(), &HelpTopic::id);
    return found == topics.end() ? 0 : static_cast<int>(found - topics.begin());
}

void GameTable::retranslate()
{
    m_game->retranslate();
    makeAnew();
    Q_EMIT wordsChanged();
    Q_EMIT changed();
    m_change.retranslate();
}
