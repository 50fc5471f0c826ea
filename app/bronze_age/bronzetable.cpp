// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bronze_age/bronzetable.h"
#include "app/words/idtext.h"

#include "app/bronze_age/outcome.h"
#include "app/bronze_age/seatview.h"

#include <algorithm>

using namespace BronzeAge;
using namespace Qt::StringLiterals;

namespace
{
/// The steps that this edition and these options have.
std::vector<Stage> stepsOf(const Setup &setup)
{
    std::vector<Stage> steps = {Stage::Dice, Stage::Result};
    const auto &book = rulebook(setup.edition);
    if (setup.trade && setup.players > 1 && book.tradeStep == Phase::Trade) {
        steps.push_back(Stage::Trade);
    }
    steps.push_back(Stage::Build);
    if (book.ships) {
        steps.push_back(Stage::Swap);
    }
    steps.insert(steps.end(), {Stage::Buy, Stage::Pass});
    return steps;
}
}

BronzeTable::BronzeTable(Session session, QObject *parent)
    : GameTable(parent)
    , m_desk(std::move(session))
    , m_dice(m_desk)
    , m_build(m_desk)
    , m_market(m_desk)
    , m_pass(m_desk)
    , m_barter(m_desk)
    , m_correction(m_desk)
{
    connect(&m_desk, &Desk::changed, this, &GameTable::changed);
    connect(&m_desk, &Desk::refused, this, &GameTable::refused);
}

BronzeTable::~BronzeTable() = default;

QString BronzeTable::folder() const
{
    return u"bronze_age"_s;
}

QString BronzeTable::subtitle() const
{
    const auto &state = m_desk.state();
    const auto when = alone() ? tr("Round %1 of %2").arg(state.round).arg(state.setup.soloRounds)
                              : tr("Round %1").arg(state.round);
    const auto what = m_desk.draft().step == Stage::Dice ? tr("%n dice", nullptr, cities(m_desk.player()))
        : m_desk.draft().step == Stage::Pass             ? tr("last step")
                                                         : tr("%n cities", nullptr, m_build.citiesBuilt());
    return lastRound() && !alone() ? tr("%1 · last round").arg(when) : tr("%1 · %2").arg(when, what);
}

int BronzeTable::turnOf() const
{
    return m_desk.state().seat;
}

int BronzeTable::round() const
{
    return m_desk.state().round;
}

bool BronzeTable::over() const
{
    return isOver(m_desk.state());
}

bool BronzeTable::lastRound() const
{
    return m_desk.state().lastRound;
}

QString BronzeTable::step() const
{
    return idText(m_desk.draft().step);
}

QList<QString> BronzeTable::stepNames() const
{
    QList<QString> names;
    for (const Stage step : stepsOf(m_desk.state().setup)) {
        switch (step) {
        case Stage::Dice:
            names << tr("Dice");
            break;
        case Stage::Result:
            names << tr("Result");
            break;
        case Stage::Trade:
            names << tr("Trade");
            break;
        case Stage::Build:
            names << tr("Build");
            break;
        case Stage::Swap:
            names << tr("Swap");
            break;
        case Stage::Buy:
            names << tr("Buy");
            break;
        case Stage::Pass:
        case Stage::Over:
            names << tr("Pass");
            break;
        }
    }
    return names;
}

QList<QString> BronzeTable::stepMarks() const
{
    const auto roll = m_desk.rollOfTurn();
    const auto &session = m_desk.session();
    const auto taken = [&](std::initializer_list<Kind> kinds) {
        for (int i = roll.value_or(session.head()); i < session.head(); ++i) {
            if (std::ranges::find(kinds, kindOf(session.actionAt(i))) != kinds.end()) {
                return true;
            }
        }
        return false;
    };
    const auto wasUsed = [&](Stage step) {
        switch (step) {
        case Stage::Result:
            return roll && (m_desk.alwaysShowResult() || isEventful(session.eventsOf(*roll)));
        case Stage::Trade:
            return taken({Kind::Trade});
        case Stage::Build:
            return taken({Kind::Build, Kind::Ship});
        case Stage::Swap:
            return taken({Kind::Swap, Kind::Trade});
        case Stage::Buy:
            return taken({Kind::Buy});
        default:
            return true;
        }
    };
    const auto now = m_desk.draft().step;
    QList<QString> marks;
    for (const Stage step : stepsOf(m_desk.state().setup)) {
        marks << (step == now ? u"now"_s : step > now ? u"todo"_s : wasUsed(step) ? u"done"_s : u"skipped"_s);
    }
    return marks;
}

QString BronzeTable::primaryText() const
{
    const auto onward = [](Stage next, const State &state) {
        switch (next) {
        case Stage::Trade:
            return tr("Next: trade");
        case Stage::Build:
            return tr("Next: build");
        case Stage::Swap:
            return tr("Next: swap");
        case Stage::Buy:
            return tr("Next: buy");
        default:
            return onlyPassing(next, state) ? tr("Pass the dice") : tr("Next: discard");
        }
    };
    const auto &state = m_desk.state();
    const auto now = m_desk.draft().step;
    switch (now) {
    case Stage::Dice: {
        const int missing = cities(m_desk.player()) - static_cast<int>(m_desk.draft().dice.size());
        return missing > 0 ? tr("%n dice to go", nullptr, missing) : tr("Collect and feed");
    }
    case Stage::Result:
    case Stage::Swap:
    case Stage::Trade:
        return onward(stepAfter(now, state), state);
    case Stage::Build: {
        const auto planned = m_build.planned();
        return onward(stepAfter(now, planned), planned);
    }
    case Stage::Buy:
        return tr("Buy nothing");
    case Stage::Pass:
        return tr("Pass the dice");
    case Stage::Over:
        break;
    }
    return tr("Play again");
}

QString BronzeTable::primaryHint() const
{
    const int left = m_desk.draft().step == Stage::Build ? m_build.workersLeft() : 0;
    if (left > 0) {
        return tr("%n workers will be lost", nullptr, left);
    }
    const int coins = m_desk.draft().step == Stage::Buy ? m_desk.state().turn.coins : 0;
    return coins > 0 ? tr("%n coins will be lost", nullptr, coins) : QString();
}

bool BronzeTable::primaryEnabled() const
{
    switch (m_desk.draft().step) {
    case Stage::Dice:
        return m_dice.complete();
    case Stage::Pass:
        return m_pass.ready();
    default:
        return true;
    }
}

bool BronzeTable::primaryQuiet() const
{
    return m_desk.draft().step == Stage::Buy;
}

bool BronzeTable::skips() const
{
    switch (m_desk.draft().step) {
    case Stage::Trade:
    case Stage::Swap:
        return true;
    case Stage::Build:
        return m_build.workersLeft() > 0 || m_build.canBuildShip();
    case Stage::Buy:
        return m_market.canBuy();
    case Stage::Dice:
    case Stage::Result:
    case Stage::Pass:
    case Stage::Over:
        break;
    }
    return false;
}

QString BronzeTable::unfinished() const
{
    const auto partner = m_barter.unfinished();
    //: A trade was entered, but the button that makes it was not tapped. %1 is the other player.
    return partner.isEmpty() ? QString() : tr("The trade with %1 has not been made.").arg(partner);
}

BronzeOutcome BronzeTable::outcome() const
{
    const auto roll = m_desk.rollOfTurn();
    if (!roll) {
        return {};
    }
    const auto &session = m_desk.session();
    return outcomeOf(m_desk, session.stateBefore(*roll), std::get<Roll>(session.actionAt(*roll)),
        session.stateBefore(*roll + 1), session.eventsOf(*roll));
}

QList<BronzeSeat> BronzeTable::seats() const
{
    QList<BronzeSeat> list;
    for (int seat = 0; seat < m_desk.state().setup.players; ++seat) {
        list << seatView(m_desk, seat);
    }
    return list;
}

QList<BronzeSeat> BronzeTable::standings() const
{
    auto list = seats();
    std::ranges::stable_sort(list, {}, &BronzeSeat::rank);
    return list;
}

void BronzeTable::primary()
{
    const auto onward = [this](Stage now) {
        const auto next = stepAfter(now, m_desk.state());
        if (onlyPassing(next, m_desk.state())) {
            m_desk.perform(Pass{}, Draft{});
        } else {
            m_desk.setDraft({.step = next});
        }
    };
    const auto now = m_desk.draft().step;
    switch (now) {
    case Stage::Dice:
        m_dice.accept();
        return;
    case Stage::Build:
        if (const auto plan = m_build.plan(); plan.on.empty() && plan.stone == 0) {
            onward(now);
        } else if (const auto next = stepAfter(now, m_build.planned());
                   onlyPassing(next, m_build.planned())) {
            m_desk.perform(std::array<Action, 2>{plan, Pass{}}, Draft{});
        } else {
            m_desk.perform(plan, {.step = next});
        }
        return;
    case Stage::Pass:
        m_desk.perform(m_pass.action(), Draft{});
        return;
    case Stage::Over:
        return;
    default:
        onward(now);
    }
}

void BronzeTable::finish(const QString &why)
{
    m_desk.perform(Finish{why.toStdString()}, {.step = Stage::Over});
}
