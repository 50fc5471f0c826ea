// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games.h"
#include "app/rise_of_empires/words/amounts.h"
#include "app/rise_of_empires/words/texts.h"
#include "app/words/textsheet.h"
#include "model/rise_of_empires/codec.h"
#include "model/rise_of_empires/score.h"

#include <QCoreApplication>

#include <algorithm>
#include <functional>

using namespace Qt::StringLiterals;

namespace RiseOfEmpires
{
namespace
{
/// Names of tiles and regions are as long as players like.
QString shortened(const QString &name)
{
    constexpr int Most = 21;
    return fitting(name, Most);
}

/// Writes what the players have line by line.
class SheetWriter
{
    Q_DECLARE_TR_FUNCTIONS(RiseOfEmpires)

public:
    SheetWriter(const QStringList &names, const State &state)
        : m_state(state)
        , m_sheet(title(), names)
    {
    }

    TextSheet write()
    {
        stockRows();
        territoryRows();
        tileRows();
        regionRows();
        scoreRows();
        m_sheet.ending(endingText(), m_state.abandoned);
        return m_sheet;
    }

private:
    using Number = std::function<int(const Player &)>;

    void count(const QString &label, const Number &number)
    {
        m_sheet.count(u"  "_s + label, [&](int seat) { return number(playerAt(m_state, seat)); });
    }
    void points(const QString &label, const Number &number)
    {
        m_sheet.row(label, [&](int seat) { return scoreText(number(playerAt(m_state, seat))); });
    }
    void section(const QString &title) { m_sheet.section(title); }

    /// Rows that would be empty for all are left out.
    bool anybody(const Number &number) const
    {
        return std::ranges::any_of(seats(m_state), [&](const Player &player) { return number(player) != 0; });
    }

    QString title() const
    {
        const auto turn = QString::number(m_state.round);
        //: The turn, and such as "II A".
        return isOver(m_state) ? tr("Rise of Empires, over in turn %1, %2").arg(turn, turnText(m_state.round))
                               : tr("Rise of Empires, turn %1, %2").arg(turn, turnText(m_state.round));
    }

    void stockRows()
    {
        section(tr("Stock"));
        count(nameOf(Gain::Food), &Player::food);
        count(nameOf(Gain::Gold), &Player::gold);
        count(nameOf(Gain::Resources), &Player::resources);
        count(tr("Cubes in the pool"), &Player::pool);
        count(tr("Cubes on the map"), &cubesOnMap);
        count(tr("Cubes in the bank"), &bankOf);
    }

    void territoryRows()
    {
        section(nameOf(Part::Territories));
        for (const Territory territory : valuesOf<Territory>()) {
            count(nameOf(territory), [&](const Player &player) { return player.territories[territory]; });
        }
    }

    void tileRows()
    {
        section(tr("Progress and cities"));
        count(tr("Progress tiles"), [](const Player &player) { return int(player.progress.size()); });
        QStringList known;
        for (const auto &player : seats(m_state)) {
            for (const auto &owned : player.progress) {
                const auto label = labelOf(owned);
                if (!known.contains(label)) {
                    known << label;
                    count(label, [&](const Player &other) {
                        return int(std::ranges::count(other.progress, label, &SheetWriter::labelOf));
                    });
                }
            }
        }
        count(tr("City tiles"), [](const Player &player) { return int(player.cities.size()); });
        for (const auto &player : seats(m_state)) {
            for (const auto &city : player.cities) {
                const auto label = shortened(shownName(city));
                if (!known.contains(label)) {
                    known << label;
                    count(label, [&](const Player &other) {
                        return int(std::ranges::count_if(other.cities,
                            [&](const CityTile &one) { return shortened(shownName(one)) == label; }));
                    });
                }
            }
        }
    }
    static QString labelOf(const OwnedProgress &owned)
    {
        return shortened(shownName(owned.tile)) + u' ' + eraText(owned.tile.era);
    }

    void regionRows()
    {
        if (!anybody(&cubesOnMap)) {
            return;
        }
        section(nameOf(Part::Regions));
        for (int i = 0; i < m_state.setup.regions.size(); ++i) {
            const auto cubes = [i](const Player &player) { return cubesAt(player, i); };
            if (anybody(cubes)) {
                count(shortened(shownName(m_state.setup.regions[i])), cubes);
            }
        }
    }

    void scoreRows()
    {
        section(tr("Score"));
        for (const Source source : valuesOf<Source>()) {
            const auto sum = [source](const Player &player) { return player.sources[source]; };
            if (anybody(sum)) {
                points(u"  "_s + nameOf(source), sum);
            }
        }
        points(u"= "_s + tr("Track"), &Player::vp);
        points(u"+ "_s + tr("Gold ÷ 3"),
            [](const Player &player) { return RiseOfEmpires::points(player).gold; });
        points(u"+ "_s + tr("Resources ÷ 3"),
            [](const Player &player) { return RiseOfEmpires::points(player).resources; });
        points(u"= "_s + tr("Total"),
            [](const Player &player) { return RiseOfEmpires::points(player).total(); });
    }

    QString endingText() const
    {
        switch (m_state.phase) {
        case Phase::Actions:
            return tr("%1 is playing.").arg(m_sheet.names().at(m_state.seat));
        case Phase::Settle:
            return tr("The turn is still to be settled.");
        case Phase::EraEnd:
            return tr("Still to choose what to keep: %1.").arg(m_sheet.listOf(m_state.keeping));
        case Phase::Order:
            return tr("Still to choose a place: %1.").arg(m_sheet.listOf(m_state.choosing));
        case Phase::Over:
            break;
        }
        return m_sheet.winText(ranking(m_state).front());
    }

    const State &m_state;
    TextSheet m_sheet;
};
}

TextSheet sheetText(const Record &record, int actions)
{
    return sheetAfter<Rules, Adjusted, SheetWriter>(record, actions, seatNames(record));
}
}
