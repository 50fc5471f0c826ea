// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/example_game/exampletable.h"

#include "tests/example_game/package.h"

using namespace Qt::StringLiterals;

namespace Example
{
static Page pageOf(const Play &play)
{
    const auto &state = play.state();
    Page page{.points = {.id = u"points"_s, .title = u"Points"_s, .value = play.draft.points, .least = 1},
        .name = {.id = u"name"_s, .title = u"Name"_s, .text = QString::fromStdString(play.draft.name)}};
    page.points.most = MostPoints;
    for (const auto &thing : play.memory.of("name")) {
        const auto text = QString::fromStdString(thing.text);
        page.known << TableChoice{.id = u"name-"_s + text, .title = text};
    }
    for (int seat = 0; seat < state.setup.seats(); ++seat) {
        page.seats << TableCounter{.id = u"adjust-%1"_s.arg(seat),
            .title = play.nameOf(seat),
            .value = state.points[static_cast<std::size_t>(seat)],
            .most = MostGoal};
    }
    return isOver(state) ? Page{.seats = page.seats} : page;
}

Table::Table(RunningGame<Rules, Draft> game)
    : m_desk(std::move(game))
{
    follow(m_desk);
}

QVariant Table::makePage() const
{
    return QVariant::fromValue(pageOf(m_desk.play()));
}

QVariant Table::pageBeforeLastTouch() const
{
    return QVariant::fromValue(pageOf(m_desk.game().playBeforeLastTouch()));
}

const Touch *Table::lastTouch() const
{
    const auto *entry = m_desk.game().lastTouch();
    return entry ? &entry->touch : nullptr;
}

QList<TableStep> Table::steps() const
{
    return {{.title = u"Throw"_s, .mark = u"now"_s}};
}

TableWide Table::wide() const
{
    const bool ready = !over() && m_desk.game().draft().points > 0;
    return {.id = u"throw"_s, .title = u"Throw"_s, .hint = u"How many points?"_s, .enabled = ready};
}

QString Table::summaryOf(int action) const
{
    const auto now = m_desk.play();
    const auto &done = now.story.action(action);
    if (const auto *thrown = std::get_if<Throw>(&done)) {
        return u"%1 throws %2"_s.arg(now.nameOf(now.story.before(action).seat)).arg(thrown->points);
    }
    const auto *adjust = std::get_if<Adjust>(&done);
    return adjust ? u"%1 has %2"_s.arg(now.nameOf(adjust->player)).arg(adjust->points) : u"Stopped"_s;
}

QList<TableTurn> Table::log() const
{
    QList<TableTurn> turns;
    for (int i = 0; i < head(); ++i) {
        const auto &before = m_desk.game().story().before(i);
        const auto name = m_desk.nameOf(before.seat);
        turns.prepend({.first = i,
            .last = i,
            .title = u"%1, round %2"_s.arg(name).arg(before.round),
            .name = name,
            .colour = m_desk.colourOf(before.seat),
            .changeable = std::holds_alternative<Throw>(m_desk.game().story().action(i)),
            .lines = {{.text = summaryOf(i)}}});
    }
    return turns;
}

QList<TableStanding> Table::ranking() const
{
    QList<TableStanding> list;
    for (const auto &equals : Example::ranking(state())) {
        const int rank = static_cast<int>(list.size()) + 1;
        for (const int seat : equals) {
            const int points = state().points[static_cast<std::size_t>(seat)];
            list << TableStanding{.seat = seat,
                .name = m_desk.nameOf(seat),
                .colour = m_desk.colourOf(seat),
                .rank = rank,
                .winner = over() && rank == 1 && !lost(),
                .corrected = state().corrected[static_cast<std::size_t>(seat)],
                .parts = {points},
                .total = points};
        }
    }
    return list;
}

QList<HelpTopic> Table::help() const
{
    return {{step(), u"Throw"_s, {u"First to %1 points."_s.arg(state().setup.goal)}}};
}

std::string Options::written() const
{
    return Json::writeCompact(encode(m_setup));
}

void Options::read(const std::string &written, int players)
{
    readSetup(written, players, m_setup);
    Q_EMIT changed();
}

void Options::setGoal(int goal)
{
    m_setup.goal = goal;
    Q_EMIT changed();
}

Stored<std::unique_ptr<GameTable>> Package::open(Store &store, std::int64_t game, const Clock &clock)
{
    using Running = RunningGame<Rules, Draft>;
    return Running::open(store, game, clock).map([](Running running) -> std::unique_ptr<GameTable> {
        return std::make_unique<Table>(std::move(running));
    });
}

std::unique_ptr<GameOptions> Package::options()
{
    return std::make_unique<Options>();
}
}
