// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/stone_age/stonecorrection.h"

#include "app/stone_age/figuresbyhand.h"
#include "app/stone_age/words/amounts.h"
#include "app/table/differences.h"
#include "model/stone_age/score.h"

#include <algorithm>

using namespace StoneAge;

namespace
{
bool changesAnything(const Adjust &adjust)
{
    auto nothing = Adjust{.player = adjust.player};
    nothing.why = adjust.why;
    return adjust != nothing;
}

Draft withoutCorrections(Draft draft)
{
    std::erase_if(draft.aside, [](const Draft &left) { return std::holds_alternative<Adjust>(left.action); });
    return draft;
}
}

StoneCorrection::StoneCorrection(StoneDesk &desk, QObject *parent)
    : QObject(parent)
    , m_desk(desk)
{
    connect(&desk, &Desk::changed, this, [this] {
        if (!m_storing) {
            begin(m_seat);
        }
    });
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
        store();
    }
}

bool StoneCorrection::changedAnything() const
{
    return std::ranges::any_of(corrections(), changesAnything);
}

std::vector<Adjust> StoneCorrection::corrections() const
{
    std::vector<Adjust> list;
    for (const auto &left : m_desk.draft().aside) {
        if (const auto *adjust = std::get_if<Adjust>(&left.action)) {
            list.push_back(*adjust);
        }
    }
    return list;
}

void StoneCorrection::store()
{
    auto draft = m_desk.draft();
    (void)takeUp(draft, action());
    if (action() != Adjust{.player = m_seat}) {
        layAside(draft, {.action = action()});
    }
    m_storing = true;
    m_desk.setDraft(draft);
    m_storing = false;
    Q_EMIT changed();
}

void StoneCorrection::forget()
{
    if (entered()) {
        m_desk.setDraft(withoutCorrections(m_desk.draft()));
    }
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
    auto draft = m_desk.draft();
    auto state = m_desk.state();
    m_why.clear();
    if (const auto entered = takeUp(draft, Adjust{.player = m_seat})) {
        Events events;
        perform(state, entered->action, events);
        m_why = QString::fromStdString(std::get<Adjust>(entered->action).why);
    }
    m_player = playerAt(state, m_seat);
    Q_EMIT changed();
}

void StoneCorrection::set(int figure, int value)
{
    const auto all = figuresByHand(m_desk.state().setup);
    if (figure >= 0 && figure < static_cast<int>(all.size())) {
        const auto &chosen = all[static_cast<std::size_t>(figure)];
        chosen.write(m_player, std::clamp(value, chosen.view.least, chosen.view.most));
        store();
    }
}

bool StoneCorrection::save()
{
    auto state = m_desk.state();
    std::vector<Action> actions;
    for (const auto &adjust : corrections()) {
        if (changesAnything(adjust)) {
            actions.emplace_back(adjust);
            Events events;
            perform(state, adjust, events);
        }
    }
    return !actions.empty() && m_desk.perform(actions, fitted(withoutCorrections(m_desk.draft()), state));
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
