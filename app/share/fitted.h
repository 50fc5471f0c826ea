// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/share/ink.h"
#include "model/record/gameof.h"

#include <QPainter>

#include <algorithm>
#include <variant>

/// A player's sheet on paper. All parts are laid out in these lengths, and then fitted into the area there
/// is.
template<typename State>
class PaperSheetOf
{
public:
    static constexpr double Width = 736;
    static constexpr double Height = 832;

    PaperSheetOf(QPainter &painter, const State &state, int seat)
        : m_painter(painter)
        , m_state(state)
        , m_seat(seat)
    {
    }

protected:
    /// Its head; gives back what is left below.
    QRectF section(const QRectF &area, const QString &icon, const QString &title, const QString &note = {})
    {
        return Paper::drawSection(m_painter, area, icon, title, note);
    }

    QPainter &m_painter;
    const State &m_state;
    const int m_seat;
};

/// Draws what a player's sheet has come to in a record, as large as the area lets it be. The sheet is told
/// whether the table's word changed it: that is what an `Adjusted` event says.
template<typename Rules, typename Adjusted, typename Sheet>
void drawFitted(QPainter &painter, const QRectF &area, const Record &record, int seat)
{
    Course<Rules> course(record);
    bool corrected = false;
    for (const auto &step : record.actions) {
        if (course.advance(step)) {
            break;
        }
        corrected = corrected || std::ranges::any_of(course.events(), [&](const auto &event) {
            const auto *adjusted = std::get_if<Adjusted>(&event);
            return adjusted && adjusted->player == seat;
        });
    }
    const double scale = std::min(area.width() / Sheet::Width, area.height() / Sheet::Height);
    painter.translate(area.center().x() - Sheet::Width * scale / 2, area.top());
    painter.scale(scale, scale);
    Sheet(painter, course.state(), seat).draw(corrected);
}
