// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/stone_age/stonetable.h"
#include "app/words/idtext.h"

#include "app/stone_age/seatview.h"
#include "app/stone_age/steps.h"
#include "app/stone_age/words/icons.h"
#include "app/stone_age/words/texts.h"

#include <algorithm>

using namespace StoneAge;
using namespace Qt::StringLiterals;

namespace
{
template<typename Enum>
QList<StoneThing> thingsOf(const std::vector<Enum> &values)
{
    QList<StoneThing> list;
    for (const Enum value : values) {
        list << StoneThing{idText(value), nameOf(value), iconOf(value)};
    }
    return list;
}

bool hurts(const Event &event)
{
    return std::holds_alternative<Short>(event) || std::holds_alternative<Hungry>(event);
}
}

StoneTable::StoneTable(Running game, QObject *parent)
    : TouchTable(parent)
    , m_desk(std::move(game))
{
    follow(m_desk);
}

StoneTable::~StoneTable() = default;

// The turn.

QString StoneTable::folder() const
{
    return u"stone_age"_s;
}

/// While people are fed, whoever is being settled has the table.
int StoneTable::turnOf() const
{
    const auto *feed = std::get_if<Feed>(&m_desk.game().draft().entry.action);
    return m_desk.game().state().phase == Phase::Feed && feed ? feed->player : m_desk.game().state().seat;
}

int StoneTable::round() const
{
    return m_desk.game().state().round;
}

bool StoneTable::over() const
{
    return isOver(m_desk.game().state());
}

QString StoneTable::subtitle() const
{
    const auto &state = m_desk.game().state();
    auto when = tr("Round %1").arg(state.round);
    if (state.phase != Phase::Actions) {
        return when;
    }
    //: How many figures a player still has on the board.
    return tr("%1 · %2").arg(
        when, tr("%1 of %2 people left").arg(peopleLeft(state)).arg(active(state).work.people));
}

bool StoneTable::lastRound() const
{
    return !over() && endingNear(m_desk.game().state()).has_value();
}

QString StoneTable::step() const
{
    return idText(m_desk.game().draft().step);
}

QList<TableStep> StoneTable::steps() const
{
    const bool acting = m_desk.game().state().phase == Phase::Actions;
    return {{.title = nameOf(Phase::Actions), .mark = acting ? u"now"_s : u"done"_s},
        {.title = nameOf(Phase::Feed), .mark = acting ? u"todo"_s : u"now"_s}};
}

TableWide StoneTable::wide() const
{
    return stepOf(m_desk.game().draft()).wide(play());
}

QString StoneTable::unfinished() const
{
    return unfinishedIn(play());
}

QString StoneTable::helpIdForStep() const
{
    return QString::fromLatin1(stepOf(m_desk.game().draft()).help);
}

// Pages and touches.

QVariant StoneTable::makePage() const
{
    return stepOf(m_desk.game().draft()).page(play());
}

QVariant StoneTable::pageBeforeLastTouch() const
{
    const auto before = m_desk.game().playBeforeLastTouch();
    return isOfCorrection(*lastTouch()) ? QVariant::fromValue(correctPage(before))
                                        : stepOf(before.draft).page(before);
}

const Touch *StoneTable::lastTouch() const
{
    const auto *last = m_desk.game().lastTouch();
    return last ? &last->touch : nullptr;
}

bool StoneTable::take(const Touch &touch)
{
    const int before = m_desk.head();
    const bool taken = m_desk.touch(touch);
    for (int i = before; i < m_desk.head(); ++i) {
        if (std::ranges::any_of(m_desk.game().story().events(i), hurts)) {
            Q_EMIT m_desk.struck();
        }
    }
    return taken;
}

StoneCorrectPage StoneTable::correct() const
{
    return correctPage(play());
}

TableChoice StoneTable::back() const
{
    const auto offered = offers();
    const bool some = std::ranges::find(offered, u"leave"_s, &Offer::id) != offered.end();
    return {.id = some ? u"leave"_s : QString()};
}

StoneRoll StoneTable::roll() const
{
    return rollPart(play());
}

// All players.

QList<StoneSeat> StoneTable::seats() const
{
    return seatViews(play());
}

QList<StoneSeat> StoneTable::standings() const
{
    return StoneAge::standings(play());
}

QString StoneTable::foodName() const
{
    return StoneAge::foodName();
}

QList<StoneThing> StoneTable::materials() const
{
    return thingsOf(materialsOf(m_desk.game().state().setup));
}

QList<StoneThing> StoneTable::crafts() const
{
    return thingsOf(craftsOf(m_desk.game().state().setup));
}

QList<StoneThing> StoneTable::symbols() const
{
    return thingsOf(symbolsOf(m_desk.game().state().setup));
}

QList<StoneThing> StoneTable::tracks() const
{
    std::vector tracks = {Track::People, Track::Agriculture};
    if (m_desk.game().state().setup.expansion) {
        tracks.push_back(Track::Trade);
    }
    return thingsOf(tracks);
}
