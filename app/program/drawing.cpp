// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/program/drawing.h"

#include <QCache>
#include <QFile>
#include <QImage>
#include <QPainter>
#include <QQuickWindow>
#include <QSGImageNode>
#include <QSvgRenderer>

using namespace Qt::StringLiterals;

namespace
{
QImage paint(const QString &name, const QColor &color, int pixels)
{
    QImage image(pixels, pixels, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QFile file(u":/qt/qml/Tallystone/icons/%1.svg"_s.arg(name));
    if (file.open(QIODevice::ReadOnly)) {
        // The drawings hold one colour, so tinting is replacing it.
        QSvgRenderer renderer(file.readAll().replace("#000000", color.name().toLatin1()));
        QPainter painter(&image);
        painter.setOpacity(color.alphaF());
        renderer.render(&painter);
    }
    return image;
}

QImage pictureOf(const QString &name, const QColor &color, int pixels)
{
    constexpr int Most = 400;
    static QCache<std::pair<QString, quint64>, QImage> painted(Most);
    const std::pair key(name, (quint64(color.rgba()) << 32) | quint32(pixels));
    if (const auto *found = painted.object(key)) {
        return *found;
    }
    auto image = paint(name, color, pixels);
    painted.insert(key, new QImage(image));
    return image;
}
}

Drawing::Drawing(QQuickItem *parent)
    : QQuickItem(parent)
{
    setFlag(ItemHasContents);
    setSize(24);
}

void Drawing::setName(const QString &name)
{
    if (name != m_name) {
        m_name = name;
        drawAnew();
    }
}

void Drawing::setColor(const QColor &color)
{
    if (color != m_color) {
        m_color = color;
        drawAnew();
    }
}

void Drawing::setSize(int size)
{
    if (size != m_size) {
        m_size = size;
        setImplicitSize(size, size);
        drawAnew();
    }
}

void Drawing::drawAnew()
{
    m_stale = true;
    update();
    Q_EMIT changed();
}

void Drawing::itemChange(ItemChange change, const ItemChangeData &data)
{
    // Another screen may be finer.
    if (change == ItemDevicePixelRatioHasChanged) {
        drawAnew();
    }
    QQuickItem::itemChange(change, data);
}

QSGNode *Drawing::updatePaintNode(QSGNode *old, UpdatePaintNodeData *)
{
    auto *node = static_cast<QSGImageNode *>(old);
    if (m_name.isEmpty() || m_size <= 0) {
        delete node;
        m_stale = true;
        return nullptr;
    }
    if (!node) {
        node = window()->createImageNode();
        node->setOwnsTexture(true);
        m_stale = true;
    }
    if (m_stale) {
        const int pixels = qRound(m_size * window()->effectiveDevicePixelRatio());
        const auto picture = pictureOf(m_name, m_color, pixels);
        node->setTexture(window()->createTextureFromImage(picture, QQuickWindow::TextureHasAlphaChannel));
        m_stale = false;
    }
    node->setRect(0, 0, m_size, m_size);
    return node;
}
