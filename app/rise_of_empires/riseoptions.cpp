// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rise_of_empires/riseoptions.h"

#include "app/rise_of_empires/map.h"
#include "app/rise_of_empires/memory.h"
#include "model/json/write.h"
#include "model/rise_of_empires/codec.h"

#include <algorithm>

using namespace RiseOfEmpires;
using namespace Qt::StringLiterals;

QString RiseOptions::folder() const
{
    return u"rise_of_empires"_s;
}

int RiseOptions::minPlayers() const
{
    return MinPlayers;
}

int RiseOptions::maxPlayers() const
{
    return MaxPlayers;
}

std::string RiseOptions::written() const
{
    return Json::writeCompact(encode(Setup{.players = players(), .regions = Regions(m_list.regions)}));
}

void RiseOptions::recall(const TableMemory &memory)
{
    m_tiles = tilesIn(memory);
    m_checked = knownRegions(memory);
}

void RiseOptions::read(const std::string &written, int players)
{
    Setup setup;
    readSetup(written, players, setup);
    m_list = {setup.regions.list(), {}};
    std::erase_if(m_list.regions, [](const Region &region) { return region.era > 1; });
    if (m_list.regions.empty()) {
        m_list.regions = defaultRegions();
    }
    Q_EMIT changed();
}

RiseRegionsPage RiseOptions::regions() const
{
    return pageOf(m_list, m_checked, [](const std::vector<Region> &) { return QString(); });
}

QString RiseOptions::regionsText() const
{
    const auto first = std::ranges::count(m_list.regions, 1, &Region::era);
    return tr("%n regions of era I", nullptr, static_cast<int>(first));
}

QString RiseOptions::tilesText() const
{
    return m_tiles > 0 ? tr("%n of your tiles are known", nullptr, m_tiles) : QString();
}

QList<RiseChore> RiseOptions::chores() const
{
    return choresOf(1, std::max(players(), MinPlayers));
}

void RiseOptions::touch(const QString &id, int number, const QString &text)
{
    if (auto after = touched(m_list, {id.toStdString(), number, text.toStdString()}, 1)) {
        m_list = std::move(*after);
        Q_EMIT changed();
    }
}
