// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/iconprovider.h"

#include <QFile>
#include <QGuiApplication>
#include <QPainter>
#include <QSvgRenderer>

using namespace Qt::StringLiterals;

IconProvider::IconProvider()
    : QQuickImageProvider(Pixmap)
{
}

QPixmap IconProvider::requestPixmap(const QString &id, QSize *size, const QSize &requestedSize)
{
    const auto name = id.section(u'/', 0, 0);
    const QColor color(u'#' + id.section(u'/', 1, 1));
    const QSize wanted = requestedSize.isEmpty() ? QSize(24, 24) : requestedSize;
    QPixmap pixmap(wanted);
    pixmap.fill(Qt::transparent);
    QFile file(u":/qt/qml/Tallystone/icons/%1.svg"_s.arg(name));
    if (file.open(QIODevice::ReadOnly) && color.isValid()) {
        // The icons hold one colour, so tinting is replacing it.
        QSvgRenderer renderer(file.readAll().replace("#000000", color.name().toLatin1()));
        QPainter painter(&pixmap);
        painter.setOpacity(color.alphaF());
        renderer.render(&painter);
    }
    *size = wanted;
    return pixmap;
}
