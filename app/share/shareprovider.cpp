// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/share/shareprovider.h"

#include "app/share/sharing.h"

#include <algorithm>

ShareProvider::ShareProvider(const Sharing &sharing)
    : QQuickImageProvider(Image)
    , m_sharing(sharing)
{
}

QImage ShareProvider::requestImage(const QString &id, QSize *size, const QSize &requestedSize)
{
    auto image = picture(id.section(u'/', 1), requestedSize);
    *size = image.size();
    return image;
}

QImage ShareProvider::picture(const QString &what, const QSize &wanted) const
{
    constexpr int UsualWidth = 720;
    if (what == u"code") {
        const auto code = m_sharing.code();
        // By whole numbers only, so that every module is as wide as the others.
        const int times = std::max(1, code.isNull() ? 1 : wanted.width() / code.width());
        return code.scaled(code.size() * times);
    }
    return m_sharing.sheet(what.section(u'/', 1).toInt(), wanted.width() > 0 ? wanted.width() : UsualWidth);
}
