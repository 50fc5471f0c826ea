// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/through_the_ages/words/paper.h"

#include "app/share/fitted.h"
#include "app/through_the_ages/words/texts.h"
#include "model/through_the_ages/codec.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace ThroughTheAges
{
namespace
{
/// Lays the parts out: ratings across, then the board and the cards at the left, the culture at the right.
class PaperSheet : public PaperSheetOf<State>
{
    Q_DECLARE_TR_FUNCTIONS(ThroughTheAges)

public:
    using PaperSheetOf<State>::PaperSheetOf;

    void draw(bool corrected)
    {
        if (!isSeat(m_state, m_seat)) {
            drawRival(
                m_painter, section({0, 0, Width, Height}, u"seal-rival"_s, rivalName()), m_state, corrected);
            return;
        }
        const auto &player = playerAt(m_state, m_seat);
        const auto edition = editionOf(m_state);
        drawRatings(m_painter,
            section({0, 0, Width, RatingsHeight}, u"tta-government"_s, nameOf(player.government)), player,
            edition);
        const double middle = RatingsHeight + Gap;
        drawBoard(m_painter,
            section({0, middle, BoardWidth, BoardHeight}, u"tta-farm"_s, tr("Technologies and workers")),
            player, edition);
        drawScore(m_painter,
            section({BoardWidth + Gutter, middle, Width - BoardWidth - Gutter, BoardHeight},
                u"ui-star-fill"_s, tr("Where the culture came from")),
            player, corrected);
        const double cards = middle + BoardHeight + Gap;
        drawCards(m_painter, section({0, cards, Width, Height - cards}, u"tta-deck"_s, tr("Cards")), player,
            edition);
    }

private:
    static constexpr double RatingsHeight = 132;
    static constexpr double BoardHeight = 420;
    static constexpr double BoardWidth = 500;
    static constexpr double Gap = 14;
    static constexpr double Gutter = 26;
};
}

void drawSheet(QPainter &painter, const QRectF &area, const Record &record, int seat)
{
    drawFitted<Rules, Adjusted, PaperSheet>(painter, area, record, seat);
}
}
