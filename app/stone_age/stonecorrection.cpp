// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/stone_age/stonecorrection.h"

#include "app/stone_age/amounts.h"
#include "app/stone_age/figuresbyhand.h"
#include "app/table/differences.h"
#include "model/stone_age/score.h"

#include <algorithm>

using namespace StoneAge;

StoneCorrection::StoneCorrection(StoneDesk &desk, QObject *parent)
    : QObject(parent)
    , m_desk(desk)
{
    connect(&desk, &Desk::changed, this, [this] { begin(m_seat); });
    connect(&desk, &Desk::reworded, this, &StoneCorrection::changed);
    begin(0);
}

QList<StoneFigure> StoneCorrection::figures() const
{
    QList<StoneFigure> list;
    for (const auto &figure : figuresByHand(m_desk.state().setup)) {
        list << figure.view;
        list.back().value = figure.read(m_player);
    }
    return list;
}

void StoneCorrection::setWhy(const QString &why)
{
    if (why != m_why) {
        m_why = why;
        Q_EMIT changed();
    }
}

bool StoneCorrection::changedAnything() const
{
    auto nothing = Adjust{.player = m_seat};
    nothing.why = m_why.toStdString();
    return action() != nothing;
}

QString StoneCorrection::note() const
{
    const int before = points(playerAt(m_desk.state(), m_seat)).total();
    const int after = points(m_player).total();
    return before == after ? tr("Total %1").arg(scoreText(before))
                           : tr("Total %1 → %2").arg(scoreText(before), scoreText(after));
}

void StoneCorrection::begin(int seat)
{
    m_seat = std::clamp(seat, 0, m_desk.state().setup.players - 1);
    m_player = playerAt(m_desk.state(), m_seat);
    m_why.clear();
    Q_EMIT changed();
}

void StoneCorrection::set(int figure, int value)
{
    const auto all = figuresByHand(m_desk.state().setup);
    if (figure >= 0 && figure < static_cast<int>(all.size())) {
        const auto &chosen = all[static_cast<std::size_t>(figure)];
        chosen.write(m_player, std::clamp(value, chosen.view.least, chosen.view.most));
        Q_EMIT changed();
    }
}

bool StoneCorrection::save()
{
    // What is half entered stays, as far as it could still be done.
    const auto applied = StoneAge::apply(m_desk.state(), action());
    const auto entered = finished(m_desk.draft());
    const bool stays = applied && (!entered || !refusal(applied->state, *entered));
    return m_desk.perform(action(), stays || !applied ? m_desk.draft() : freshDraft(applied->state));
}

Adjust StoneCorrection::action() const
{
    const auto &before = playerAt(m_desk.state(), m_seat);
    Adjust adjust{.player = m_seat};
    adjust.why = m_why.toStdString();
    const auto changedTo
        = [](const auto &old, const auto &now) { return old == now ? std::nullopt : std::optional(now); };
    adjust.score = changedTo(before.score, m_player.score);
    adjust.people = changedTo(before.people, m_player.people);
    adjust.food = changedTo(before.food, m_player.food);
    adjust.agriculture = changedTo(before.agriculture, m_player.agriculture);
    adjust.tools = changedTo(before.tools, m_player.tools);
    adjust.toolsUsed = changedTo(before.toolsUsed, m_player.toolsUsed);
    adjust.oneUse = changedTo(before.oneUse, m_player.oneUse);
    adjust.anyTwo = changedTo(before.anyTwo, m_player.anyTwo);
    adjust.buildings = changedTo(before.buildings, m_player.buildings);
    adjust.trade = changedTo(before.trade, m_player.trade);
    adjust.sites = changedTo(before.sites, m_player.sites);
    adjust.bonus = changedTo(before.bonus, m_player.bonus);
    addDifferences(before.stock, m_player.stock, adjust.stock);
    addDifferences(before.crafts, m_player.crafts, adjust.crafts);
    addDifferences(before.symbols, m_player.symbols, adjust.symbols);
    return adjust;
}
