// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bronze_age/bronzedice.h"
#include "app/words/idtext.h"

#include "app/bronze_age/outcome.h"
#include "app/bronze_age/words/texts.h"
#include "model/bronze_age/advice.h"

using namespace BronzeAge;
using namespace Qt::StringLiterals;

BronzeDice::BronzeDice(BronzeDesk &desk, QObject *parent)
    : QObject(parent)
    , m_desk(desk)
{
    // The page is kept from turn to turn, and need not follow the other steps.
    connect(&desk, &Desk::changed, this, [this] {
        if (m_desk.draft().step == Stage::Dice) {
            Q_EMIT changed();
        }
    });
    connect(&desk, &Desk::reworded, this, &BronzeDice::changed);
}

QList<QString> BronzeDice::tray() const
{
    QList<QString> list;
    for (const Face face : m_desk.draft().dice) {
        list << idText(face);
    }
    list.resize(cities(m_desk.player()));
    return list;
}

QList<QString> BronzeDice::traySpoken() const
{
    QList<QString> list;
    const auto dice = tray();
    const int asFood = roll().eitherAsFood;
    int either = 0;
    for (qsizetype i = 0; i < dice.size(); ++i) {
        const auto face = fromId<Face>(dice.at(i).toStdString());
        QString what = face ? nameOf(*face) : tr("empty");
        if (face == Face::Either) {
            what = (++either <= asFood ? tr("%1, taken as food") : tr("%1, taken as workers")).arg(what);
        }
        list << tr("Die %1, %2").arg(i + 1).arg(what);
    }
    return list;
}

QString BronzeDice::note() const
{
    return tr("%1 of %n dice", nullptr, cities(m_desk.player())).arg(m_desk.draft().dice.size());
}

bool BronzeDice::complete() const
{
    return static_cast<int>(m_desk.draft().dice.size()) == cities(m_desk.player());
}

QList<QString> BronzeDice::faces() const
{
    QList<QString> list;
    for (const auto id : ids<Face>) {
        list << QString::fromLatin1(id.data());
    }
    return list;
}

QList<QString> BronzeDice::faceNames() const
{
    QList<QString> list;
    for (const Face face : valuesOf<Face>()) {
        list << nameOf(face);
    }
    return list;
}

QList<int> BronzeDice::faceCounts() const
{
    const auto dice = roll().dice;
    return {dice.items.begin(), dice.items.end()};
}

QList<QString> BronzeDice::eitherOptions() const
{
    QList<QString> list;
    for (const auto &split : eitherSplits(m_desk.state(), roll().dice)) {
        list << (split.workers == 0 ? tr("%n food", nullptr, split.food)
                : split.food == 0   ? tr("%n workers", nullptr, split.workers)
                                    : u"%1 + %2"_s.arg(split.food).arg(split.workers));
    }
    return list;
}

QList<QString> BronzeDice::eitherIcons() const
{
    QList<QString> list;
    for (const auto &split : eitherSplits(m_desk.state(), roll().dice)) {
        list << (split.workers == 0 ? u"food"_s : split.food == 0 ? u"worker"_s : QString());
    }
    return list;
}

int BronzeDice::eitherCurrent() const
{
    return roll().dice[Face::Either] - roll().eitherAsFood;
}

int BronzeDice::eitherSlot() const
{
    return static_cast<int>(tray().indexOf(u"either"_s));
}

int BronzeDice::spearheads() const
{
    return roll().spearheads;
}

int BronzeDice::spearheadsMost() const
{
    auto entered = roll();
    entered.spearheads = 0;
    if (entered.dice[Face::Skull] != 4 || !has(m_desk.player(), Development::Smithing)) {
        return 0;
    }
    do {
        ++entered.spearheads;
    } while (BronzeAge::preview(m_desk.state(), entered));
    return entered.spearheads - 1;
}

bool BronzeDice::preserves() const
{
    return has(m_desk.player(), Development::Preservation);
}

bool BronzeDice::canPreserve() const
{
    return m_desk.draft().dice.empty() && !whyNot(m_desk.state(), Kind::Preserve);
}

bool BronzeDice::mayReroll() const
{
    return has(m_desk.player(), Development::Leadership);
}

BronzeOutcome BronzeDice::preview() const
{
    const auto entered = roll();
    const auto applied = BronzeAge::preview(m_desk.state(), entered);
    if (!applied) {
        return {};
    }
    return outcomeOf(m_desk, m_desk.state(), entered, applied->state, applied->events);
}

Roll BronzeDice::roll() const
{
    const auto &draft = m_desk.draft();
    Roll roll;
    for (const Face face : draft.dice) {
        ++roll.dice[face];
    }
    roll.eitherAsFood = std::min(
        draft.eitherAsFood.value_or(proposeEitherAsFood(m_desk.state(), roll.dice)), roll.dice[Face::Either]);
    roll.spearheads = roll.dice[Face::Skull] == 4 ? draft.spearheads : 0;
    return roll;
}

void BronzeDice::tapFace(const QString &face)
{
    const auto tapped = fromId<Face>(face.toStdString());
    if (!tapped || m_desk.draft().step != Stage::Dice) {
        return;
    }
    auto draft = m_desk.draft();
    if (draft.selected >= 0 && draft.selected < static_cast<int>(draft.dice.size())) {
        draft.dice[static_cast<std::size_t>(draft.selected)] = *tapped;
    } else if (complete()) {
        draft.dice.back() = *tapped;
    } else {
        draft.dice.push_back(*tapped);
    }
    draft.eitherAsFood.reset();
    store(draft);
}

void BronzeDice::tapSlot(int slot)
{
    auto draft = m_desk.draft();
    draft.selected = slot == draft.selected || slot >= static_cast<int>(draft.dice.size()) ? -1 : slot;
    m_desk.setDraft(draft);
}

void BronzeDice::emptySlot(int slot)
{
    auto draft = m_desk.draft();
    if (slot >= 0 && slot < static_cast<int>(draft.dice.size())) {
        draft.dice.erase(draft.dice.begin() + slot);
        draft.eitherAsFood.reset();
        store(draft);
    }
}

void BronzeDice::takeBack()
{
    emptySlot(static_cast<int>(m_desk.draft().dice.size()) - 1);
}

void BronzeDice::chooseEither(int option)
{
    auto draft = m_desk.draft();
    draft.eitherAsFood = roll().dice[Face::Either] - option;
    store(draft);
}

void BronzeDice::setSpearheads(int count)
{
    auto draft = m_desk.draft();
    draft.spearheads = count;
    store(draft);
}

void BronzeDice::preserve()
{
    m_desk.perform(Preserve{}, Draft{});
}

void BronzeDice::accept()
{
    const auto entered = roll();
    const auto applied = BronzeAge::apply(m_desk.state(), entered);
    if (!applied) {
        m_desk.refuse(applied.error());
        return;
    }
    const bool show = m_desk.alwaysShowResult() || isEventful(applied->events);
    if (m_desk.perform(entered, {.step = show ? Stage::Result : stepAfter(Stage::Result, applied->state)})
        && strikes(applied->events)) {
        Q_EMIT m_desk.struck();
    }
}

void BronzeDice::store(Draft draft)
{
    draft.restored = false;
    draft.selected = -1;
    m_desk.setDraft(draft);
}
