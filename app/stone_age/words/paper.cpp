// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/stone_age/words/paper.h"

#include "app/share/fitted.h"
#include "app/stone_age/words/texts.h"
#include "model/stone_age/codec.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace StoneAge
{
namespace
{
/// Lays the parts out: the tracks across, tools beside the stock, the symbols beside what it all comes to.
class PaperSheet : public PaperSheetOf<State>
{
    Q_DECLARE_TR_FUNCTIONS(StoneAge)

public:
    using PaperSheetOf<State>::PaperSheetOf;

    void draw(bool corrected)
    {
        const auto &player = playerAt(m_state, m_seat);
        drawTracks(
            m_painter, section({0, 0, Width, TracksHeight}, u"sa-people"_s, tr("Village")), m_state, m_seat);
        const double middle = TracksHeight + Gap;
        const double beside = HalfWidth + Gutter;
        drawTools(m_painter,
            section({0, middle, HalfWidth, MiddleHeight}, u"sa-tool"_s, nameOf(Track::Tools)), player);
        drawStock(m_painter, section({beside, middle, HalfWidth, MiddleHeight}, u"food"_s, tr("Stock")),
            m_state, m_seat);
        const double lower = middle + MiddleHeight + Gap;
        drawSymbols(m_painter, section({0, lower, HalfWidth, Height - lower}, u"sa-card"_s, tr("Cards")),
            m_state, m_seat);
        drawScore(m_painter,
            section({beside, lower, HalfWidth, Height - lower}, u"ui-star-fill"_s, tr("Score")), m_state,
            m_seat, corrected);
    }

private:
    static constexpr double TracksHeight = 214;
    static constexpr double MiddleHeight = 178;
    static constexpr double Gap = 16;
    static constexpr double Gutter = 30;
    static constexpr double HalfWidth = (Width - Gutter) / 2;
};
}

void drawSheet(QPainter &painter, const QRectF &area, const Record &record, int seat)
{
    drawFitted<Rules, Adjusted, PaperSheet>(painter, area, record, seat);
}
}
