// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bronze_age/desk.h"

#include "app/bronze_age/texts.h"
#include "app/storeproblems.h"

using namespace BronzeAge;

BronzeDesk::BronzeDesk(Session session, QObject *parent)
    : QObject(parent)
    , m_session(std::move(session))
{
}

QStringList BronzeDesk::names() const
{
    QStringList names;
    for (const auto &seat : m_session.row().seats) {
        names << QString::fromStdString(seat.name);
    }
    return names;
}

QString BronzeDesk::nameOf(int seat) const
{
    return QString::fromStdString(m_session.row().seats[static_cast<std::size_t>(seat)].name);
}

QString BronzeDesk::colourOf(int seat) const
{
    return QString::fromStdString(m_session.row().seats[static_cast<std::size_t>(seat)].colour);
}

std::optional<int> BronzeDesk::rollOfTurn() const
{
    for (int i = m_session.head() - 1; i >= 0; --i) {
        const auto kind = kindOf(m_session.actions()[static_cast<std::size_t>(i)]);
        if (kind == Kind::Roll) {
            return i;
        }
        if (kind == Kind::Pass) {
            break;
        }
    }
    return std::nullopt;
}

void BronzeDesk::setDraft(const Draft &draft)
{
    if (report(m_session.setDraft(draft))) {
        Q_EMIT changed();
    }
}

bool BronzeDesk::perform(const Action &action, const Draft &next)
{
    const bool done = report(m_session.perform(action, next));
    if (done) {
        Q_EMIT changed();
    }
    return done;
}

bool BronzeDesk::replace(const std::vector<Action> &actions, const std::vector<std::string> &times)
{
    const bool done = report(m_session.replace(actions, times));
    if (done) {
        Q_EMIT changed();
    }
    return done;
}

void BronzeDesk::undo()
{
    auto entered = draft();
    if (!entered.restored && (!entered.dice.empty() || !entered.plan.empty())) {
        if (entered.step == Stage::Dice) {
            entered.dice.pop_back();
            entered.eitherAsFood.reset();
        } else {
            entered.plan.pop_back();
        }
        setDraft(entered);
    } else {
        undoSeveral(1);
    }
}

void BronzeDesk::undoSeveral(int count)
{
    const int head = m_session.head() - count;
    if (head < 0) {
        setDraft(freshDraft(state()));
        return;
    }
    const auto &undone = m_session.actions()[static_cast<std::size_t>(head)];
    if (report(m_session.moveTo(head, draftOf(undone, m_session.stateBefore(head))))) {
        Q_EMIT changed();
    }
}

void BronzeDesk::redo()
{
    const int head = m_session.head() + 1;
    if (head <= m_session.length()
        && report(m_session.moveTo(head, freshDraft(m_session.stateBefore(head))))) {
        Q_EMIT changed();
    }
}

void BronzeDesk::refuse(const Error &error)
{
    report(Problem(error));
}

bool BronzeDesk::report(const std::optional<Problem> &problem)
{
    if (!problem) {
        return true;
    }
    if (const auto *error = std::get_if<Error>(&*problem)) {
        Record named;
        for (const auto &seat : m_session.row().seats) {
            named.players.push_back(seat.name);
        }
        const bool mayCorrect = error->code != Code::GameOver;
        Q_EMIT refused(refusalText({0, idOf(error->code), error->hint}, named), mayCorrect);
    } else {
        Q_EMIT refused(problemText(std::get<StoreError>(*problem)), false);
    }
    return false;
}
