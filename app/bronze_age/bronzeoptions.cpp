// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bronze_age/bronzeoptions.h"

#include "app/bronze_age/words/texts.h"
#include "model/bronze_age/codec.h"
#include "model/json/write.h"

#include <algorithm>

using namespace BronzeAge;
using namespace Qt::StringLiterals;

BronzeOptions::BronzeOptions(QObject *parent)
    : GameOptions(parent)
    , m_setup(setupFor(Edition::Original, 1))
{
}

QString BronzeOptions::folder() const
{
    return u"bronze_age"_s;
}

int BronzeOptions::minPlayers() const
{
    return Rules::minPlayers;
}

int BronzeOptions::maxPlayers() const
{
    return Rules::maxPlayers;
}

/// What is for one player alone keeps its default with several.
std::string BronzeOptions::written() const
{
    auto setup = m_setup;
    setup.players = players();
    if (players() > 1) {
        setup.soloRounds = setupFor(setup.edition, players()).soloRounds;
        setup.soloEarlyEnd = false;
    }
    return Json::writeCompact(encode(setup));
}

void BronzeOptions::read(const std::string &written, int players)
{
    readSetup(written, players, m_setup);
    Q_EMIT changed();
}

QList<QString> BronzeOptions::editionNames() const
{
    QList<QString> list;
    for (const Edition edition : valuesOf<Edition>()) {
        list << nameOf(edition);
    }
    return list;
}

int BronzeOptions::edition() const
{
    return static_cast<int>(m_setup.edition);
}

void BronzeOptions::setEdition(int edition)
{
    const auto chosen = static_cast<Edition>(edition);
    if (chosen != m_setup.edition) {
        auto setup = setupFor(chosen, m_setup.players);
        setup.soloRounds = m_setup.soloRounds;
        setup.soloEarlyEnd = m_setup.soloEarlyEnd;
        m_setup = setup;
        Q_EMIT changed();
    }
}

void BronzeOptions::setTrade(bool trade)
{
    m_setup.trade = trade;
    Q_EMIT changed();
}

void BronzeOptions::setEndDevelopments(int count)
{
    m_setup.endDevelopments = std::clamp(count, 1, endDevelopmentsMost());
    Q_EMIT changed();
}

int BronzeOptions::endDevelopmentsMost() const
{
    return rulebook(m_setup.edition).developmentCount;
}

bool BronzeOptions::tieByValue() const
{
    return m_setup.tieBreak == TieBreak::Value;
}

void BronzeOptions::setTieByValue(bool byValue)
{
    m_setup.tieBreak = byValue ? TieBreak::Value : TieBreak::Count;
    Q_EMIT changed();
}

QString BronzeOptions::tradeNote() const
{
    return rulebook(m_setup.edition).tradeStep == Phase::Trade ? tr("Trade goods before building")
                                                               : tr("Trade goods after building");
}

QString BronzeOptions::endNote() const
{
    return tieByValue() ? tr("%n developments, most valuable goods wins ties", nullptr, endDevelopments())
                        : tr("%n developments, most goods wins ties", nullptr, endDevelopments());
}

void BronzeOptions::setSoloRounds(int rounds)
{
    m_setup.soloRounds = std::clamp(rounds, 1, 99);
    Q_EMIT changed();
}

void BronzeOptions::setSoloEarlyEnd(bool early)
{
    m_setup.soloEarlyEnd = early;
    Q_EMIT changed();
}
