// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bronze_age/bronzechange.h"

#include "app/bronze_age/bronzetable.h"
#include "model/bronze_age/score.h"

using namespace BronzeAge;

BronzeChange::BronzeChange(BronzeDesk &desk, QObject *parent)
    : QObject(parent)
    , m_desk(desk)
{
}

BronzeChange::~BronzeChange() = default;

void BronzeChange::begin(int firstAction)
{
    const auto &session = m_desk.session();
    m_first = firstAction;
    m_last = firstAction;
    while (m_last < session.head()
        && kindOf(session.actions()[static_cast<std::size_t>(m_last)]) != Kind::Pass) {
        ++m_last;
    }
    // The copy is a game of its own in memory, so all the screens of a turn serve it as they are. It holds
    // the turn as it was, taken back to its start.
    auto store = Store::open(":memory:");
    auto row = session.row();
    row.draft.clear();
    const auto id = store ? store->createGame(row) : tl::unexpected(store.error());
    if (!id) {
        return;
    }
    m_store = std::make_unique<Store>(std::move(*store));
    auto copy = Session::open(*m_store, *id, [] { return std::string(); });
    if (!copy) {
        return;
    }
    const auto prefix = std::span(session.actions()).first(static_cast<std::size_t>(m_first));
    copy->replace({prefix.begin(), prefix.end()}, std::vector<std::string>(prefix.size()));
    const auto &old = session.actions()[static_cast<std::size_t>(m_first)];
    copy->setDraft(draftOf(old, session.stateBefore(m_first)));
    m_outlook.reset();
    m_copy = std::make_unique<BronzeTable>(std::move(*copy));
    connect(m_copy.get(), &BronzeTable::changed, this, &BronzeChange::look);
    Q_EMIT changed();
}

/// Once the turn is passed on the copy, the later turns are laid on top of it as far as they still hold.
void BronzeChange::look()
{
    const auto &entered = m_copy->desk().session();
    const bool passed = entered.head() > m_first
        && kindOf(entered.actions()[static_cast<std::size_t>(entered.head() - 1)]) == Kind::Pass;
    m_outlook.reset();
    if (passed) {
        const auto &old = m_desk.session();
        Outlook outlook{.state = entered.state()};
        for (int i = 0; i < entered.head(); ++i) {
            outlook.actions.push_back(entered.actions()[static_cast<std::size_t>(i)]);
            outlook.times.push_back(old.timeOf(std::min(i, m_last)));
        }
        Events events;
        for (int i = m_last + 1; i < old.head(); ++i) {
            const auto &action = old.actions()[static_cast<std::size_t>(i)];
            if (refusal(outlook.state, action)) {
                outlook.firstDropped = i;
                outlook.dropped = old.head() - i;
                break;
            }
            perform(outlook.state, action, events);
            outlook.actions.push_back(action);
            outlook.times.push_back(old.timeOf(i));
        }
        m_outlook = std::move(outlook);
    }
    Q_EMIT changed();
}

bool BronzeChange::entered() const
{
    return m_outlook.has_value();
}

QString BronzeChange::title() const
{
    if (!m_copy) {
        return {};
    }
    const auto &state = m_desk.session().stateBefore(m_first);
    return tr("%1, round %2").arg(m_desk.nameOf(state.seat)).arg(state.round);
}

QList<QString> BronzeChange::names() const
{
    return m_desk.names();
}

QList<QString> BronzeChange::colours() const
{
    QList<QString> list;
    for (int seat = 0; seat < m_desk.state().setup.players; ++seat) {
        list << m_desk.colourOf(seat);
    }
    return list;
}

QList<int> BronzeChange::totalsBefore() const
{
    QList<int> list;
    for (int seat = 0; seat < m_desk.state().setup.players; ++seat) {
        list << points(m_desk.state(), seat).total();
    }
    return list;
}

QList<int> BronzeChange::totalsAfter() const
{
    QList<int> list;
    for (int seat = 0; m_outlook && seat < m_desk.state().setup.players; ++seat) {
        list << points(m_outlook->state, seat).total();
    }
    return list;
}

QString BronzeChange::leader() const
{
    if (!m_outlook || m_desk.state().setup.players == 1) {
        return {};
    }
    const auto leaders = [this](const State &state) {
        QStringList names;
        const auto groups = ranking(state);
        for (const int seat : groups.front()) {
            names << m_desk.nameOf(seat);
        }
        return names.join(QStringLiteral(", "));
    };
    const auto before = leaders(m_desk.state());
    const auto after = leaders(m_outlook->state);
    return before == after ? tr("Still in the lead: %1.").arg(after)
                           : tr("In the lead: %1 instead of %2.").arg(after, before);
}

QString BronzeChange::dropped() const
{
    if (!m_outlook || m_outlook->dropped == 0) {
        return {};
    }
    const auto &state = m_desk.session().stateBefore(m_outlook->firstDropped);
    return tr(
        "From round %1, %2 on, the turns no longer fit: %n actions are taken off and must be entered again.",
        nullptr, m_outlook->dropped)
        .arg(state.round)
        .arg(m_desk.nameOf(state.seat));
}

void BronzeChange::keepOld()
{
    m_outlook.reset();
    if (m_copy) {
        m_copy.release()->deleteLater();
    }
    Q_EMIT changed();
}

void BronzeChange::accept()
{
    if (m_outlook && m_desk.replace(m_outlook->actions, m_outlook->times)) {
        keepOld();
    }
}
