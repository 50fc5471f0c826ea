// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sheet/sheetoptions.h"

#include "app/sheet/emblem.h"
#include "app/sheet/words/shipped.h"
#include "model/json/write.h"
#include "model/record/text.h"
#include "model/sheet/codec.h"

#include <algorithm>

using namespace OwnSheet;
using namespace Qt::StringLiterals;

namespace
{
/// Numbered from 0 in the order of first appearance.
std::vector<int> inOrder(std::vector<int> teams)
{
    std::vector<int> seen;
    for (int &team : teams) {
        auto found = std::ranges::find(seen, team);
        if (found == seen.end()) {
            seen.push_back(team);
            found = seen.end() - 1;
        }
        team = static_cast<int>(found - seen.begin());
    }
    return teams;
}
}

SheetOptions::SheetOptions(QObject *parent)
    : GameOptions(parent)
{
    m_setup.sheet = Sheet(shippedSheets().front());
}

QString SheetOptions::folder() const
{
    return u"sheet"_s;
}

int SheetOptions::minPlayers() const
{
    return m_setup.sheet->players.min;
}

int SheetOptions::maxPlayers() const
{
    return m_setup.sheet->players.max;
}

std::vector<int> SheetOptions::teamsNow() const
{
    auto teams = m_setup.teams;
    teams.resize(static_cast<std::size_t>(std::max(players(), 0)));
    for (std::size_t seat = m_setup.teams.size(); seat < teams.size(); ++seat) {
        teams[seat] = static_cast<int>(seat) % std::max(this->teams(), 1);
    }
    teams = inOrder(std::move(teams));
    const bool works = !m_setup.teams.empty() && !m_setup.sheet->together && areTeams(teams, players());
    return works ? teams : std::vector<int>();
}

std::string SheetOptions::written() const
{
    auto setup = m_setup;
    setup.players = players();
    setup.teams = teamsNow();
    return Json::writeCompact(encode(setup));
}

void SheetOptions::read(const std::string &written, int players)
{
    Setup setup;
    readSetup(written, players, setup);
    m_setup = setup.sheet.size() > 0 ? setup : Setup{.sheet = Sheet(shippedSheets().front())};
    Q_EMIT changed();
}

QString SheetOptions::title() const
{
    return shownTitle(*m_setup.sheet);
}

QString SheetOptions::note() const
{
    const auto rows = tr("%n rows", nullptr, m_setup.sheet.size());
    //: Of a score sheet: for how many players, and such as "16 rows".
    return tr("%1 to %2 players, %3").arg(minPlayers()).arg(maxPlayers()).arg(rows);
}

QString SheetOptions::emblem() const
{
    return emblemOf(*m_setup.sheet);
}

int SheetOptions::tally() const
{
    return tallyOf(*m_setup.sheet);
}

int SheetOptions::teams() const
{
    return m_setup.teams.empty() ? 0 : std::ranges::max(m_setup.teams) + 1;
}

int SheetOptions::mostTeams() const
{
    return m_setup.sheet->together ? 0 : std::max(0, players() - 1);
}

QList<int> SheetOptions::teamOf() const
{
    QList<int> list;
    for (const int team : teamsNow()) {
        list << team + 1;
    }
    return list;
}

void SheetOptions::setVariant(const QString &variant)
{
    m_setup.variant = Text::start(Text::trimmed(variant.toStdString()), MaxVariant);
    Q_EMIT changed();
}

void SheetOptions::setTemplate(const Template &sheet)
{
    m_setup.sheet = Sheet(sheet);
    Q_EMIT changed();
}

void SheetOptions::setTeams(int teams)
{
    m_setup.teams.assign(teams > 1 ? static_cast<std::size_t>(players()) : 0, 0);
    for (std::size_t seat = 0; seat < m_setup.teams.size(); ++seat) {
        m_setup.teams[seat] = static_cast<int>(seat) % teams;
    }
    Q_EMIT changed();
}

QList<QString> SheetOptions::seatMarks() const
{
    QList<QString> marks;
    for (const int team : teamOf()) {
        marks << QString::number(team);
    }
    return marks;
}

void SheetOptions::touchSeat(int seat)
{
    auto now = teamsNow();
    const auto at = static_cast<std::size_t>(seat);
    if (at < now.size()) {
        now[at] = (now[at] + 1) % teams();
        const auto moved = inOrder(now);
        if (areTeams(moved, players())) {
            m_setup.teams = moved;
        }
    }
    Q_EMIT changed();
}
