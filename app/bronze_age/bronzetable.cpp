// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bronze_age/bronzetable.h"

#include "app/bronze_age/outcome.h"
#include "app/bronze_age/seatview.h"
#include "app/bronze_age/steps.h"
#include "app/bronze_age/words/texts.h"
#include "app/words/idtext.h"

#include <algorithm>

using namespace BronzeAge;
using namespace Qt::StringLiterals;

BronzeTable::BronzeTable(Running game, QObject *parent)
    : TouchTable(parent)
    , m_desk(std::move(game))
{
    follow(m_desk);
}

BronzeTable::~BronzeTable() = default;

QString BronzeTable::folder() const
{
    return u"bronze_age"_s;
}

QString BronzeTable::subtitle() const
{
    const auto when = alone() ? tr("Round %1 of %2").arg(round()).arg(state().setup.soloRounds)
                              : tr("Round %1").arg(round());
    const auto now = play().draft.step;
    const auto what = now == Stage::Dice ? tr("%n dice", nullptr, cities(active(state())))
                                         : tr("%n cities", nullptr, cities(active(planned(play()))));
    return lastRound() && !alone() ? tr("%1, the last").arg(when) : tr("%1 · %2").arg(when, what);
}

QString BronzeTable::step() const
{
    return idText(play().draft.step);
}

QList<TableStep> BronzeTable::steps() const
{
    const auto now = play();
    const auto roll = rollOfTurn(now);
    const auto taken = [&](std::initializer_list<Kind> kinds) {
        for (int i = roll.value_or(now.head); i < now.head; ++i) {
            if (std::ranges::find(kinds, kindOf(now.story.action(i))) != kinds.end()) {
                return true;
            }
        }
        return false;
    };
    const auto nameAndUse = [&](Stage step) -> std::pair<QString, bool> {
        switch (step) {
        case Stage::Dice:
            return {tr("Dice"), true};
        case Stage::Result:
            return {
                tr("Result"), roll && (now.habits.alwaysShowResult || isEventful(now.story.events(*roll)))};
        case Stage::Trade:
            return {tr("Trade"), taken({Kind::Trade})};
        case Stage::Build:
            return {tr("Build"), taken({Kind::Build, Kind::Ship})};
        case Stage::Swap:
            return {tr("Swap"), taken({Kind::Swap})};
        case Stage::Buy:
            return {tr("Buy"), taken({Kind::Buy})};
        case Stage::Pass:
        case Stage::Over:
            break;
        }
        return {tr("Pass"), true};
    };
    QList<TableStep> list;
    bool past = true;
    for (const Stage step : stagesOf(state().setup)) {
        const auto [title, used] = nameAndUse(step);
        const bool seen = step == now.draft.step;
        past = past && !seen;
        list << TableStep{.id = mayGoTo(step, now) ? u"step-"_s + idText(step) : QString(),
            .title = title,
            .mark = seen ? u"now"_s
                : !past  ? u"todo"_s
                : used   ? u"done"_s
                         : u"skipped"_s};
    }
    return list;
}

TableWide BronzeTable::wide() const
{
    return buttonOf(play());
}

QString BronzeTable::unfinished() const
{
    return unmadeTrade(play());
}

QString BronzeTable::lastTap() const
{
    if (!lastTouch()) {
        return {};
    }
    if (const auto face = named<Face>(lastTouch()->id, "face-")) {
        //: Taken back by undo: one die, %1 is its face.
        return tr("a die, %1").arg(nameOf(*face));
    }
    const auto built = builtText(m_desk.game().playBeforeLastTouch().draft, play().draft);
    return built.isEmpty() ? TouchTable::lastTap() : built;
}

BronzeOutcome BronzeTable::outcome() const
{
    const auto now = play();
    const auto roll = rollOfTurn(now);
    return roll ? outcomeOf(now, now.story.before(*roll), std::get<Roll>(now.story.action(*roll)),
               now.story.before(*roll + 1), now.story.events(*roll))
                : BronzeOutcome();
}

QList<BronzeCorrectPage> BronzeTable::corrections() const
{
    QList<BronzeCorrectPage> list;
    for (int seat = 0; seat < state().setup.players; ++seat) {
        list << correctPage(play(), seat);
    }
    return list;
}

QList<BronzeSeat> BronzeTable::seats() const
{
    QList<BronzeSeat> list;
    for (int seat = 0; seat < state().setup.players; ++seat) {
        list << seatView(play(), seat);
    }
    return list;
}

QList<BronzeSeat> BronzeTable::standings() const
{
    auto list = seats();
    std::ranges::stable_sort(list, {}, &BronzeSeat::rank);
    return list;
}

QVariant BronzeTable::makePage() const
{
    return pageOf(play());
}

QVariant BronzeTable::pageBeforeLastTouch() const
{
    return pageOf(m_desk.game().playBeforeLastTouch());
}

const Touch *BronzeTable::lastTouch() const
{
    const auto *entry = m_desk.game().lastTouch();
    return entry ? &entry->touch : nullptr;
}

bool BronzeTable::take(const Touch &touch)
{
    const int before = head();
    if (!m_desk.touch(touch)) {
        return false;
    }
    for (int i = before; i < head(); ++i) {
        if (strikes(play().story.events(i))) {
            Q_EMIT m_desk.struck();
            break;
        }
    }
    return true;
}
