// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/stone_age/desk.h"

#include "app/stone_age/words/texts.h"
#include "model/stone_age/advice.h"

#include <algorithm>

using namespace StoneAge;

StoneDesk::StoneDesk(Session session, Recollection recollection, QObject *parent)
    : DeskOf(std::move(session), parent)
    , m_recollection(std::move(recollection))
{
}

int StoneDesk::firstOfTurn() const
{
    int first = session().head();
    while (first > 0) {
        const auto kind = kindOf(session().actionAt(first - 1));
        if (kind == Kind::Done || kind == Kind::Feed) {
            break;
        }
        --first;
    }
    return first;
}

void StoneDesk::enter(Draft draft)
{
    draft.restored = false;
    draft.touched = draft.step == this->draft().step;
    draft.aside = this->draft().aside;
    setDraft(draft);
}

void StoneDesk::begin(Draft draft)
{
    const auto slotOf = [](const Action &action) {
        const auto *card = std::get_if<Card>(&action);
        const auto *building = std::get_if<Building>(&action);
        return card ? card->slot : building ? building->stack : 0;
    };
    auto rest = this->draft();
    const auto left = StoneAge::takeUp(rest, draft.action);
    if (left && left->chosen == draft.chosen && left->shelf == draft.shelf
        && slotOf(left->action) == slotOf(draft.action)) {
        draft = *left;
        draft.aside = rest.aside;
        setDraft(draft);
    } else {
        enter(draft);
    }
}

void StoneDesk::layAside()
{
    auto next = freshDraft(state());
    next.aside = draft().aside;
    if (draft().touched && draft().step != Stage::Tiles && draft().step != Stage::Cards) {
        StoneAge::layAside(next, draft());
    }
    setDraft(next);
}

bool StoneDesk::takeUp(const QString &place)
{
    auto rest = draft();
    for (const auto &left : draft().aside) {
        const auto *gather = std::get_if<Gather>(&left.action);
        const bool can = gather ? gather->people <= peopleLeft(state()) : left.step == Stage::Two;
        if (can && placeOf(left.action) == place) {
            auto taken = *StoneAge::takeUp(rest, left.action);
            taken.aside = rest.aside;
            return setDraft(taken);
        }
    }
    return false;
}

bool StoneDesk::take(const Action &action)
{
    const auto applied = StoneAge::apply(state(), action);
    auto next = applied ? freshDraft(applied->state) : draft();
    if (applied && applied->state.seat == state().seat && applied->state.phase == state().phase) {
        next.aside = draft().aside;
        std::erase_if(next.aside, [&](const Draft &left) { return isSameThing(left.action, action); });
        if (const auto left = StoneAge::takeUp(next, next.action)) {
            const auto aside = next.aside;
            next = *left;
            next.aside = aside;
        }
    }
    const bool taken = perform(action, next);
    if (taken && std::ranges::any_of(applied->events, [](const Event &event) {
            return std::holds_alternative<Short>(event) || std::holds_alternative<Hungry>(event);
        })) {
        Q_EMIT struck();
    }
    return taken;
}

QString StoneDesk::sentence(const Error &error) const
{
    Record named;
    for (const auto &seat : row().seats) {
        named.players.push_back(seat.name);
    }
    return refusalText(Refusal{0, idOf(error.code), error.hint}, named);
}

Described StoneDesk::described() const
{
    if (!m_earlier) {
        m_earlier = m_recollection();
    }
    auto all = *m_earlier;
    for (const auto &action : session().actions()) {
        all.learn(action);
    }
    return all;
}
