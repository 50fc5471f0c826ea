// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rise_of_empires/words/paper.h"

#include "app/rise_of_empires/words/icons.h"
#include "app/rise_of_empires/words/texts.h"
#include "app/share/fitted.h"
#include "model/rise_of_empires/codec.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace RiseOfEmpires
{
namespace
{
/// Lays the parts out: the stock across, then the tiles at the left, the points and the map at the right.
class PaperSheet : public PaperSheetOf<State>
{
    Q_DECLARE_TR_FUNCTIONS(RiseOfEmpires)

public:
    using PaperSheetOf<State>::PaperSheetOf;

    void draw(bool corrected)
    {
        const auto &player = playerAt(m_state, m_seat);
        drawStock(m_painter, section({0, 0, Width, StockHeight}, u"roe-fish"_s, tr("Stock")), player);
        const double middle = StockHeight + Gap;
        const double beside = HalfWidth + Gutter;
        drawTerritories(m_painter,
            section({0, middle, HalfWidth, TerritoriesHeight}, iconOf(Part::Territories),
                nameOf(Part::Territories)),
            player);
        const double tiles = middle + TerritoriesHeight + Gap;
        drawTiles(m_painter,
            section({0, tiles, HalfWidth, Height - tiles}, iconOf(Part::Progress), tr("Progress and cities")),
            player);
        drawScore(m_painter,
            section({beside, middle, HalfWidth, ScoreHeight}, u"ui-star-fill"_s, tr("Score")), player,
            corrected);
        const double map = middle + ScoreHeight + Gap;
        drawRegions(m_painter,
            section({beside, map, HalfWidth, Height - map}, u"roe-map"_s, nameOf(Part::Regions)), m_state,
            m_seat);
    }

private:
    static constexpr double StockHeight = 150;
    static constexpr double TerritoriesHeight = 150;
    static constexpr double ScoreHeight = 380;
    static constexpr double Gap = 14;
    static constexpr double Gutter = 30;
    static constexpr double HalfWidth = (Width - Gutter) / 2;
};
}

void drawSheet(QPainter &painter, const QRectF &area, const Record &record, int seat)
{
    drawFitted<Rules, Adjusted, PaperSheet>(painter, area, record, seat);
}
}
