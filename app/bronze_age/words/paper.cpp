// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bronze_age/words/paper.h"

#include "app/share/fitted.h"
#include "model/bronze_age/codec.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace BronzeAge
{
namespace
{
/// Lays the parts out: the cities across, developments beside monuments, the peg-board beside what it all
/// comes to.
class PaperSheet : public PaperSheetOf<State>
{
    Q_DECLARE_TR_FUNCTIONS(BronzeAge)

public:
    using PaperSheetOf<State>::PaperSheetOf;

    void draw(bool corrected)
    {
        const auto &player = playerAt(m_state, m_seat);
        drawCities(m_painter, section({0, 0, Width, CitiesHeight}, u"city"_s, tr("Cities")), player);

        const double middle = CitiesHeight + Gap;
        const double right = DevelopmentsWidth + Gutter;
        drawDevelopments(m_painter,
            section({0, middle, DevelopmentsWidth, MiddleHeight}, u"coin"_s, tr("Developments")), m_state,
            m_seat);
        drawMonuments(m_painter,
            section({right, middle, Width - right, MiddleHeight}, u"temple"_s, tr("Monuments")), m_state,
            m_seat);

        const double lower = middle + MiddleHeight + Gap;
        const double beside = BoardWidth + Gutter;
        const auto stock
            = tr("%n goods, worth %1", nullptr, sumOf(player.goods)).arg(goodsValue(player.goods));
        drawPegBoard(m_painter,
            section({0, lower, BoardWidth, Height - lower}, u"ui-pegboard"_s, tr("Goods and food"), stock),
            m_state, m_seat);
        drawDisasters(m_painter,
            section({beside, lower, Width - beside, DisastersHeight}, u"skull"_s, tr("Disasters")),
            player.disasters);
        drawScore(m_painter,
            {beside, lower + DisastersHeight, Width - beside, Height - lower - DisastersHeight}, m_state,
            m_seat, corrected);
    }

private:
    static constexpr double CitiesHeight = 140;
    static constexpr double MiddleHeight = 428;
    static constexpr double DevelopmentsWidth = 236;
    static constexpr double BoardWidth = 452;
    static constexpr double DisastersHeight = 96;
    static constexpr double Gap = 16;
    static constexpr double Gutter = 30;
};
}

void drawSheet(QPainter &painter, const QRectF &area, const Record &record, int seat)
{
    drawFitted<Rules, Adjusted, PaperSheet>(painter, area, record, seat);
}
}
