// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rise_of_empires/words/amounts.h"
#include "app/rise_of_empires/words/texts.h"
#include "model/rise_of_empires/codec.h"
#include "model/rise_of_empires/error.h"

#include <QCoreApplication>

#include <algorithm>

namespace RiseOfEmpires
{
namespace
{
class RefusalText
{
    Q_DECLARE_TR_FUNCTIONS(RiseOfEmpires)

public:
    RefusalText(const Hint &hint, const Record &record)
        : m_hint(hint)
        , m_record(record)
    {
    }

    QString sentence(Code code) const
    {
        switch (code) {
        case Code::GameOver:
            return tr("The game is over. Undo to play on.");
        case Code::WrongPhase:
            return wrongPhase();
        case Code::OutOfRange:
            return outOfRange();
        case Code::NotYourTurn:
            return tr("%1 is on turn.").arg(player());
        case Code::AlreadyKept:
            return tr("%1 has chosen already.").arg(player());
        case Code::PositionTaken:
            return tr("Place %1 is taken by %2.").arg(QString::number(m_hint.count), player());
        case Code::RowFull:
            return tr("%1 is full this turn.").arg(nameOf(*fromId<Row>(m_hint.subject)));
        case Code::NoDisc:
            return tr("%1: no disc of yours lies there.").arg(nameOf(*fromId<Row>(m_hint.subject)));
        case Code::NoEmpireTile:
            return tr("All %1 empire tiles are taken.").arg(EmpireTiles);
        case Code::NoTileLeft:
            return tr("%1: no tile of this kind is left.").arg(nameOf(*fromId<Territory>(m_hint.subject)));
        case Code::WrongEra:
            return tr("%1 comes with era %2.").arg(tile(), eraText(m_hint.count));
        case Code::AlreadyOwned:
            return tr("You already have %1.").arg(tile());
        case Code::NoSuchTile:
            return tr("This tile is no longer there.");
        case Code::NoUpkeep:
            return tr("This city costs nothing a turn, it stays.");
        case Code::NotAFreeAction:
            return tr("%1 has no free action.").arg(tile());
        case Code::JustTaken:
            return tr("%1 can be used from your next action on.").arg(tile());
        case Code::TileUsed:
            return tr("%1 is used until the next turn.").arg(tile());
        case Code::RegionClosed:
            return m_hint.count == 0
                ? tr("%1 opens as soon as somebody has Navigation, or with the next turn.").arg(region())
                : tr("%1 opens in era %2.").arg(region(), eraText(m_hint.count));
        case Code::NeedsWater:
            return tr("%1 needs an empire tile with water.").arg(region());
        case Code::OneOverseas:
            return tr("New World or Far East, not both.");
        case Code::TooManyRegions:
            return tr("This tile allows %n regions.", nullptr, m_hint.count);
        case Code::BattleLimit:
            return tr("%n battles at most, in different regions.", nullptr, m_hint.count);
        case Code::NoTarget:
            return tr("%1: both sides need a cube there, and no more can go than %2 has.")
                .arg(region(), player());
        case Code::SpaceTaken:
            return tr("%1 has this space this turn.").arg(player());
        case Code::WrongPayment:
            return m_hint.count == 0 ? tr("This disc costs nothing.")
                                     : tr("The disc costs exactly %1.").arg(m_hint.count);
        case Code::NotEnoughGold:
            return missing(Gain::Gold);
        case Code::NotEnoughCubes:
            return missing(Gain::Cubes);
        case Code::NotEnoughResources:
            return missing(Gain::Resources);
        case Code::NotEnoughFood:
            return missing(Gain::Food);
        case Code::NotEnoughVp:
            return missing(Gain::Vp);
        case Code::UpkeepUnpaid:
            return tr("%1: %n resources short for the cities. Give one up.", nullptr, m_hint.count)
                .arg(player());
        }
        Q_UNREACHABLE();
    }

private:
    QString player() const
    {
        return QString::fromStdString(m_record.players[static_cast<std::size_t>(m_hint.seat)]);
    }
    QString tile() const { return shownProgress(m_hint.subject); }
    QString region() const
    {
        const auto setup = Course<Rules>(m_record).state().setup;
        const auto &regions = setup.regions.list();
        const auto found = std::ranges::find(regions, m_hint.subject, &Region::id);
        return found == regions.end() ? QString::fromStdString(m_hint.subject) : shownName(*found);
    }

    QString missing(Gain gain) const
    {
        switch (gain) {
        case Gain::Food:
            return tr("%n food short.", nullptr, m_hint.count);
        case Gain::Gold:
            return tr("%n gold short.", nullptr, m_hint.count);
        case Gain::Resources:
            return tr("%n resources short.", nullptr, m_hint.count);
        case Gain::Cubes:
            return tr("%n cubes short.", nullptr, m_hint.count);
        case Gain::Vp:
            break;
        }
        return tr("%n points short.", nullptr, m_hint.count);
    }

    QString wrongPhase() const
    {
        const auto phase = fromId<Phase>(m_hint.subject);
        if (!phase) {
            return tr("Wonders are built in B turns.");
        }
        switch (*phase) {
        case Phase::Actions:
            return tr("That comes later. Play all discs first.");
        case Phase::Settle:
            return tr("All discs are played. Settle the turn first.");
        case Phase::EraEnd:
            return tr("The era is over. Choose the tiles to keep first.");
        case Phase::Order:
            return tr("The turn is over. Choose the places for the next one first.");
        case Phase::Over:
            break;
        }
        return tr("The game is over. Undo to play on.");
    }

    QString outOfRange() const
    {
        const auto &what = m_hint.subject;
        if (what == "circle") {
            return tr("A disc can be chosen in B turns only.");
        }
        if (what == "player" || what == "against") {
            return m_hint.seat < 0 ? tr("Choose another player.")
                                   : tr("%1 can be named only once.").arg(player());
        }
        if (what == "count") {
            return tr("At least 1 cube is removed.");
        }
        return tr("%1: from %2 to %3.")
            .arg(subject(), QString::number(m_hint.least), QString::number(m_hint.most));
    }

    QString subject() const
    {
        const auto &what = m_hint.subject;
        if (const auto gain = fromId<Gain>(what)) {
            return nameOf(*gain);
        }
        if (const auto territory = fromId<Territory>(what)) {
            return nameOf(*territory);
        }
        if (what == "era") {
            return tr("Era");
        }
        if (what == "cost") {
            return tr("Price in gold");
        }
        if (what == "eats") {
            return tr("Eats a turn");
        }
        if (what == "own" || what == "other") {
            return tr("Cubes lost in a battle");
        }
        if (what == "number") {
            return tr("Regions of an empire tile");
        }
        if (what == "discs") {
            return tr("Resources of a trade");
        }
        if (what == "position") {
            return tr("Place");
        }
        if (what == "progress") {
            return tr("Number of progress tiles");
        }
        if (what == "cities") {
            return tr("Number of cities");
        }
        return tr("Cubes in the pool and on the map");
    }

    const Hint &m_hint;
    const Record &m_record;
};
}

QString refusalText(const Refusal &refusal, const Record &record)
{
    return RefusalText(refusal.hint, record).sentence(*fromId<Code>(refusal.code));
}
}
