// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/playback.h"

#include "app/games.h"
#include "app/share/result.h"
#include "app/words/amounts.h"

#include <algorithm>

namespace
{
using namespace std::chrono_literals;
/// Long enough to read what an action did.
constexpr auto EasyPace = 1600ms;
constexpr int Fastest = 8;
}

Playback::Playback(QObject *parent)
    : QObject(parent)
{
    m_timer.setInterval(EasyPace);
    connect(&m_timer, &QTimer::timeout, this, [this] { step(1); });
}

Playback::~Playback() = default;

void Playback::open(std::unique_ptr<GameTable> copy, const Record &record)
{
    setPlaying(false);
    m_closed = std::exchange(m_copy, std::move(copy));
    m_record = record;
    m_turns = table()->log();
    std::ranges::reverse(m_turns);
    connect(table(), &GameTable::changed, this, &Playback::moved);
    Q_EMIT opened();
    Q_EMIT moved();
}

void Playback::retranslate()
{
    if (table()) {
        table()->retranslate();
    }
}

int Playback::turn() const
{
    const auto begun
        = std::ranges::find_if(m_turns, [this](const TableTurn &turn) { return turn.first >= position(); });
    return static_cast<int>(begun - m_turns.begin());
}

QString Playback::place() const
{
    if (!table()) {
        return {};
    }
    // Where rounds are called turns, what one player does in one is not.
    const bool isStep = entryFor(m_record).roundTitle != nullptr;
    //: How far a replay has come, in a game whose rounds are called turns.
    const auto place = isStep ? tr("step %1 of %2")
                              //: How far a replay has come.
                              : tr("turn %1 of %2");
    return place.arg(turn()).arg(turns());
}

TableTurn Playback::story() const
{
    const auto told = table() ? table()->log() : QList<TableTurn>();
    return told.isEmpty() ? TableTurn() : told.front();
}

int Playback::round() const
{
    // The table is one turn ahead where a turn has just ended.
    return turn() == 0 ? 1 : table()->toldAt(m_turns.at(turn() - 1).first).round;
}

QString Playback::roundTitle() const
{
    return table() ? GameTable::roundTitle(m_record, round()) : QString();
}

int Playback::seat() const
{
    return turn() == 0 ? 0 : static_cast<int>(table()->names().indexOf(m_turns.at(turn() - 1).name));
}

int Playback::concerned() const
{
    const auto *action = position() == 0
        ? nullptr
        : m_record.actions.at(static_cast<std::size_t>(position() - 1)).action.as<Json::Object>();
    const auto *named = action ? Json::find(*action, "player") : nullptr;
    const auto *player = named ? named->as<std::int64_t>() : nullptr;
    return player ? static_cast<int>(*player) : seat();
}

int Playback::pointsBefore() const
{
    return turn() == 0 ? 0 : pointsAfter(m_turns.at(turn() - 1).first, seat());
}

int Playback::points() const
{
    return turn() == 0 ? 0 : pointsAfter(position(), seat());
}

QString Playback::pointsSpoken() const
{
    //: Spoken: somebody's points before a turn, %1, and now, such as "36 points", %2.
    return table() ? tr("from %1 to %2").arg(scoreText(pointsBefore()), pointsText(m_record, points()))
                   : QString();
}

int Playback::pointsAfter(int actions, int seat) const
{
    return table()->toldAt(actions).scores[static_cast<std::size_t>(seat)].total;
}

QString Playback::action() const
{
    const auto latest = table() ? table()->undoList() : QList<QString>();
    return latest.isEmpty() ? tr("Nothing has happened yet.") : latest.front();
}

void Playback::setPlaying(bool playing)
{
    if (playing == m_timer.isActive() || !table()) {
        return;
    }
    if (playing && position() == length()) {
        goTo(0);
    }
    if (playing) {
        m_timer.start();
    } else {
        m_timer.stop();
    }
    Q_EMIT playingChanged();
}

void Playback::nextSpeed()
{
    m_speed = m_speed == Fastest ? 1 : 2 * m_speed;
    m_timer.setInterval(EasyPace / m_speed);
    Q_EMIT playingChanged();
}

void Playback::goTo(int actions)
{
    const int wanted = std::clamp(actions, 0, length());
    if (table() && wanted != position()) {
        table()->goTo(wanted);
    }
    if (wanted == length()) {
        setPlaying(false);
    }
}

void Playback::step(int by)
{
    goTo(position() + by);
}

void Playback::stepTurn(int by)
{
    const int now = turn();
    const bool halfWay = now > 0 && position() <= m_turns.at(now - 1).last;
    goToTurn(now + by - (halfWay && by > 0 ? 1 : 0));
}

void Playback::goToTurn(int turn)
{
    goTo(turn < 1 ? 0 : m_turns.value(std::min(turn, turns()) - 1).last + 1);
}
