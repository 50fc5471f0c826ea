// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QQuickImageProvider>

class Sharing;

/// The pictures of the game that is being shared, by the addresses that Sharing::pictures() begins.
class ShareProvider : public QQuickImageProvider
{
public:
    explicit ShareProvider(const Sharing &sharing);
    QImage requestImage(const QString &id, QSize *size, const QSize &requestedSize) override;

private:
    QImage picture(const QString &what, const QSize &wanted) const;

    const Sharing &m_sharing;
};
