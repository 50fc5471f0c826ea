// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bronze_age/words/papershapes.h"

#include <QPolygonF>

namespace BronzeAge
{
namespace
{
/// The silhouettes of the seven.
class Outline
{
public:
    explicit Outline(Figure &figure)
        : m_figure(figure)
        , m_bricks(figure.bricks)
        , s(m_bricks.side)
        , pad(m_bricks.pad())
        , w(figure.size.width())
        , h(figure.size.height())
        , m(w / 2)
    {
    }

    void stepPyramid()
    {
        const double edge = 1 + pad + m_bricks.pitch();
        stairs({s / 2 + pad, m_bricks.span(2) / 2 + pad, m - 1}, 1, edge, edge + 1 + m_bricks.pitch());
    }

    void stoneCircle()
    {
        const double pillar = s + 1.6 * pad;
        const double lintel = (w - 5) / 2;
        const double lintelHeight = s + 1.5 * pad;
        for (int i = 0; i < 3; ++i) {
            const double x = 0.15 * s + i * (pillar + 0.5 * s);
            const double top = lintelHeight + 2.5;
            polygon({{x + 1, top}, {x + pillar - 1, top}, {x + pillar, h - 1}, {x, h - 1}});
        }
        for (int i = 0; i < 2; ++i) {
            m_figure.outline.addRoundedRect(1 + i * (lintel + 3), 1, lintel, lintelHeight, 2, 2);
        }
    }

    void temple()
    {
        const double roof = 1.75 * s;
        const double plinth = h - 0.34 * s;
        const double body = w - 0.7 * s;
        polygon({{m, 1}, {w - 1, roof - 2}, {w - 1, roof + 2}, {1, roof + 2}, {1, roof - 2}});
        m_figure.outline.addRect(m - body / 2, roof + 3.5, body, plinth - roof - 3.5);
        m_figure.outline.addRoundedRect(1, plinth, w - 2, 0.34 * s - 1, 1.5, 1.5);
    }

    void obelisk()
    {
        const double foot = h - 0.5 * s;
        const double top = 0.5 * s + 0.7 * pad;
        const double bottom = 0.5 * s + 1.35 * pad;
        polygon({{m, 1}, {m + top, 0.85 * s}, {m + bottom, foot}, {m - bottom, foot}, {m - top, 0.85 * s}});
        m_figure.outline.addRoundedRect(1, foot, w - 2, 0.5 * s - 1, 1.5, 1.5);
    }

    void hangingGardens()
    {
        const double top = 0.55 * s;
        const double pitch = m_bricks.pitch();
        const std::array halves{m_bricks.span(2) / 2 + pad + 0.25 * s, m_bricks.span(4) / 2 + pad,
            m_bricks.span(5) / 2 + pad + 0.3 * s};
        stairs(halves, top - 2, top + pitch, top + 2 * pitch);

        const double r = 0.2 * s;
        const double ledge = top - m_bricks.gap / 2 - 0.8 * r;
        m_figure.foliage.setFillRule(Qt::WindingFill);
        bush(m - 0.95 * s, top - 2 - 0.8 * r, 1.15 * r);
        bush(m - 0.5 * s, top - 2 - r, 1.35 * r);
        bush(m + 0.6 * s, top - 2 - 0.9 * r, 1.25 * r);
        bush(m + s, top - 2 - 0.7 * r, r);
        for (const int side : {-1, 1}) {
            bush(m + side * (halves[0] + 1.1 * r), ledge + pitch, 1.1 * r);
            bush(m + side * (halves[1] + r), ledge + 2 * pitch, 1.15 * r);
        }
    }

    /// Two towers and the battlements between them.
    void greatWall()
    {
        const double notch = 0.42 * s;
        const double tower = 1.25 * s + 1.8 * pad;
        const double between = w - 2 - 2 * tower;
        const int merlons = static_cast<int>(between / (0.84 * s) / 2);
        const double walk = notch + 0.45 * s;
        QPolygonF line{{1, h - 1}};
        const auto battlements = [&](int count, double across, double first, double second) {
            for (int i = 0; i < count; ++i) {
                const double x = line.back().x();
                const double top = i % 2 == 0 ? first : second;
                line << QPointF(x, top) << QPointF(x + across, top);
            }
        };
        battlements(5, tower / 5, 1, 1 + notch);
        battlements(2 * merlons + 1, between / (2 * merlons + 1), walk, walk - 0.8 * notch);
        battlements(5, tower / 5, 1, 1 + notch);
        polygon(line << QPointF(w - 1, h - 1));
    }

    void greatPyramid() { polygon({{m, 1}, {w - 1, h - 1}, {1, h - 1}}); }

private:
    void polygon(const QPolygonF &corners)
    {
        m_figure.outline.addPolygon(corners);
        m_figure.outline.closeSubpath();
    }
    void bush(double x, double y, double radius)
    {
        m_figure.foliage.addEllipse(QPointF(x, y), radius, radius);
    }

    /// Three symmetric steps: half their widths, the top, and the upper edges of the lower two.
    void stairs(const std::array<double, 3> &halves, double top, double upperEdge, double lowerEdge)
    {
        const double upper = upperEdge - m_bricks.gap / 2;
        const double lower = lowerEdge - m_bricks.gap / 2;
        polygon({{m - halves[0], top}, {m + halves[0], top}, {m + halves[0], upper}, {m + halves[1], upper},
            {m + halves[1], lower}, {m + halves[2], lower}, {m + halves[2], h - 1}, {m - halves[2], h - 1},
            {m - halves[2], lower}, {m - halves[1], lower}, {m - halves[1], upper}, {m - halves[0], upper}});
    }

    Figure &m_figure;
    const Bricks m_bricks;
    // The letters of the drawing: a box's side, the padding around it, width, height and middle.
    const double s;
    const double pad;
    const double w;
    const double h;
    const double m;
};
}

void addOutline(Monument monument, Figure &figure)
{
    Outline outline(figure);
    switch (monument) {
    case Monument::StepPyramid:
        return outline.stepPyramid();
    case Monument::StoneCircle:
        return outline.stoneCircle();
    case Monument::Temple:
        return outline.temple();
    case Monument::Obelisk:
        return outline.obelisk();
    case Monument::HangingGardens:
        return outline.hangingGardens();
    case Monument::GreatWall:
        return outline.greatWall();
    case Monument::GreatPyramid:
        return outline.greatPyramid();
    }
}
}
