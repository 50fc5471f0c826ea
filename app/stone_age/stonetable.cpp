// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/stone_age/stonetable.h"
#include "app/words/idtext.h"

#include "app/stone_age/placeviews.h"
#include "app/stone_age/seatview.h"
#include "app/stone_age/words/amounts.h"
#include "app/stone_age/words/texts.h"
#include "app/words/lists.h"
#include "model/stone_age/advice.h"

#include <algorithm>

using namespace StoneAge;
using namespace Qt::StringLiterals;

namespace
{
bool isLastOfRound(const State &state)
{
    return seatAfter(state, state.seat, 1) == state.start;
}

/// The first offer that nobody has used; the first of all if there is none.
int firstFree(const std::vector<Offer> &offers)
{
    const auto free = std::ranges::find_if(offers, [](const Offer &offer) { return !offer.whyNot; });
    return (free == offers.end() ? offers.begin() : free)->at;
}
}

StoneTable::StoneTable(Session session, Recollection recollection, QObject *parent)
    : GameTable(parent)
    , m_desk(std::move(session), std::move(recollection))
    , m_gather(m_desk)
    , m_purchase(m_desk)
    , m_tiles(m_desk)
    , m_cards(m_desk)
    , m_choices(m_desk)
    , m_feeding(m_desk)
    , m_correction(m_desk)
{
    connect(&m_desk, &Desk::changed, this, &GameTable::changed);
    connect(&m_desk, &Desk::refused, this, &GameTable::refused);
}

StoneTable::~StoneTable() = default;

QString StoneTable::folder() const
{
    return u"stone_age"_s;
}

/// While people are fed, whoever is being settled has the table.
int StoneTable::turnOf() const
{
    const auto *feed = m_desk.entered<Feed>();
    return m_desk.state().phase == Phase::Feed && feed ? feed->player : m_desk.state().seat;
}

int StoneTable::round() const
{
    return m_desk.state().round;
}

bool StoneTable::over() const
{
    return isOver(m_desk.state());
}

QString StoneTable::subtitle() const
{
    auto when = tr("Round %1").arg(m_desk.state().round);
    if (m_desk.state().phase != Phase::Actions) {
        return when;
    }
    //: How many figures a player still has on the board.
    return tr("%1 · %2").arg(
        when, tr("%1 of %2 people left").arg(peopleLeft(m_desk.state())).arg(m_desk.player().work.people));
}

bool StoneTable::lastRound() const
{
    return !over() && endingNear(m_desk.state()).has_value();
}

QString StoneTable::step() const
{
    return idText(m_desk.draft().step);
}

QList<QString> StoneTable::stepNames() const
{
    return {nameOf(Phase::Actions), nameOf(Phase::Feed)};
}

QList<QString> StoneTable::stepMarks() const
{
    return m_desk.state().phase == Phase::Actions ? QList{u"now"_s, u"todo"_s} : QList{u"done"_s, u"now"_s};
}

QString StoneTable::primaryText() const
{
    const auto &state = m_desk.state();
    switch (m_desk.draft().step) {
    case Stage::Village:
        return isLastOfRound(state) ? tr("Feed everybody")
                                    : tr("On to %1").arg(m_desk.nameOf(seatAfter(state, state.seat, 1)));
    case Stage::Gather:
        if (m_gather.people() == 0) {
            return tr("How many people?");
        }
        if (!m_gather.complete()) {
            return m_gather.byTotal() ? tr("What is the total?")
                                      : tr("%n dice to go", nullptr, m_gather.diceMissing());
        }
        return tr("Take %1").arg(m_gather.harvestText());
    case Stage::Tiles:
        return tr("Which tile?");
    case Stage::Tile:
        return tr("Build for %n points", nullptr, m_tiles.pointsNow());
    case Stage::Cards:
        return tr("Which card?");
    case Stage::Card:
        return tr("Buy the card");
    case Stage::Two:
        return m_choices.twoMissing() > 0
            ? tr("Which two?")
            : tr("Take %1").arg(listOf(amounts(m_desk.entered<TakeTwo>()->resources)));
    case Stage::Feed:
        return m_feeding.settled() ? tr("Feed with %1").arg(listOf(amounts(m_feeding.pay())))
                                   : m_feeding.note();
    case Stage::Over:
        break;
    }
    return tr("Play again");
}

QString StoneTable::primaryHint() const
{
    const auto step = m_desk.draft().step;
    if (step == Stage::Village) {
        const int left = peopleLeft(m_desk.state());
        return left > 0 ? tr("%n people not used yet", nullptr, left) : QString();
    }
    if (step != Stage::Tile && step != Stage::Card) {
        return {};
    }
    if (m_gather.isRolling() && !m_gather.complete()) {
        return tr("%n dice to go", nullptr, m_gather.diceMissing());
    }
    if (m_choices.picksMissing() > 0) {
        return tr("%n dice to hand out", nullptr, m_choices.picksMissing());
    }
    if (m_choices.twoMissing() > 0) {
        return tr("%n resources to choose", nullptr, m_choices.twoMissing());
    }
    if (m_choices.halvesMissing() > 0) {
        return tr("%n lower halves to name", nullptr, m_choices.halvesMissing());
    }
    const auto action = finished(m_desk.draft());
    const auto error = action ? refusal(m_desk.state(), *action) : std::nullopt;
    // A payment that does not do is told where it is entered.
    return error && m_purchase.problem().isEmpty() ? m_desk.sentence(*error) : QString();
}

bool StoneTable::primaryEnabled() const
{
    switch (m_desk.draft().step) {
    case Stage::Village:
        return true;
    case Stage::Gather:
    case Stage::Tile:
    case Stage::Card:
    case Stage::Two:
    case Stage::Feed: {
        const auto action = finished(m_desk.draft());
        const auto *feed = m_desk.entered<Feed>();
        return action && !refusal(m_desk.state(), *action) && (!feed || feed->pay);
    }
    case Stage::Tiles:
    case Stage::Cards:
    case Stage::Over:
        break;
    }
    return false;
}

bool StoneTable::primaryQuiet() const
{
    return m_desk.draft().step == Stage::Village && peopleLeft(m_desk.state()) > 0;
}

bool StoneTable::skips() const
{
    return m_desk.draft().step == Stage::Village && peopleLeft(m_desk.state()) > 0;
}

QString StoneTable::unfinished() const
{
    if (m_desk.draft().step != Stage::Village) {
        return {};
    }
    for (const auto &waiting : m_desk.draft().aside) {
        for (const auto &place : places()) {
            if (place.id == placeOf(waiting.action)) {
                //: Something was entered, but neither done nor given up. %1 is where, such as "Hunt".
                return tr("%1: only half entered.").arg(place.name);
            }
        }
    }
    return {};
}

QList<StonePlace> StoneTable::places() const
{
    return placeViews(m_desk);
}

QList<StoneSeat> StoneTable::seats() const
{
    QList<StoneSeat> list;
    for (int seat = 0; seat < m_desk.players(); ++seat) {
        list << seatView(m_desk, seat);
    }
    return list;
}

QList<StoneSeat> StoneTable::standings() const
{
    auto list = seats();
    std::ranges::stable_sort(list, {}, &StoneSeat::rank);
    return list;
}

void StoneTable::go(const QString &place)
{
    const auto id = place.toStdString();
    if (const auto village = fromId<Village>(id)) {
        m_desk.take(visitTo(*village));
        return;
    }
    if (m_desk.takeUp(place)) {
        return;
    }
    if (const auto gathering = fromId<StoneAge::Place>(id)) {
        for (const auto &here : gatheringPlaces(m_desk.state())) {
            if (here.place == *gathering && here.whyNot) {
                m_desk.refuse(*here.whyNot);
                return;
            }
        }
        m_desk.enter({.step = Stage::Gather, .action = Gather{.place = *gathering}});
        return;
    }
    const auto kind = fromId<Kind>(id);
    if (!kind) {
        return;
    }
    // Somebody who cannot pay may still have a look at what there is.
    const auto error = whyNot(m_desk.state(), *kind);
    if (error && error->code != Code::NotEnoughResources && error->code != Code::NotEnoughJewels) {
        m_desk.refuse(*error);
    } else if (*kind == Kind::Building) {
        const auto *left = m_desk.waiting<Building>();
        m_desk.enter({.step = Stage::Tiles,
            .action = Building{.stack = left ? std::get<Building>(left->action).stack
                                             : firstFree(StoneAge::stacks(m_desk.state()))}});
    } else if (*kind == Kind::Card) {
        const auto *left = m_desk.waiting<Card>();
        m_desk.enter({.step = Stage::Cards,
            .action
            = Card{.slot = left ? std::get<Card>(left->action).slot : firstFree(cardSlots(m_desk.state()))},
            .shelf = left ? left->shelf : Draft{}.shelf});
    } else if (*kind == Kind::TakeTwo) {
        m_desk.enter({.step = Stage::Two, .action = TakeTwo{}});
    }
}

void StoneTable::leave()
{
    m_desk.layAside();
}

void StoneTable::primary()
{
    switch (m_desk.draft().step) {
    case Stage::Village:
        m_desk.take(Done{});
        return;
    case Stage::Over:
        return;
    default:
        if (const auto action = finished(m_desk.draft()); action && primaryEnabled()) {
            m_desk.take(*action);
        }
    }
}

void StoneTable::finish(const QString &why)
{
    m_desk.take(Finish{why.toStdString()});
}
