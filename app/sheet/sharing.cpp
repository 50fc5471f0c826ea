// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sheet/sharing.h"

#include "app/share/qr.h"
#include "app/sheet/editorids.h"
#include "app/sheet/words/librarylink.h"
#include "app/sheet/words/paper.h"
#include "app/sheet/words/shipped.h"
#include "app/sheet/words/texts.h"
#include "app/traffic/files.h"
#include "app/traffic/place.h"
#include "model/sheet/file.h"

#include <QBuffer>
#include <QClipboard>
#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QPdfWriter>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace OwnSheet;

namespace
{
/// Each run of dark modules in a line as one bar.
QString modulesOf(const QImage &code)
{
    QString path;
    for (int y = 0; y < code.height(); ++y) {
        const auto *line = code.constScanLine(y);
        for (int x = 0; x < code.width(); ++x) {
            const int begin = x;
            while (x < code.width() && line[x] == 0) {
                ++x;
            }
            if (x > begin) {
                path += u"M%1 %2h%3v1h-%3z"_s.arg(begin).arg(y).arg(x - begin);
            }
        }
    }
    return path;
}
}

void SheetSharing::take(const Template &sheet)
{
    m_sheet = sheet;
    m_link = Library::linkOf(sheet);
    const auto image = m_link.size() <= Library::LongestCode ? qrCode(m_link) : std::nullopt;
    m_code = image ? modulesOf(*image) : QString();
    m_codeSize = image ? image->width() : 0;
    Q_EMIT changed();
}

QString SheetSharing::title() const
{
    //: A sheet and its version.
    return tr("%1, version %2").arg(shownTitle(m_sheet)).arg(m_sheet.version);
}

QString SheetSharing::signs() const
{
    return m_codeSize > 0
        ? tr("%1 of %2 characters")
              .arg(numberText(static_cast<int>(m_link.size())), numberText(Library::LongestCode))
        : tr("Too long for a code: %1 of %2")
              .arg(numberText(static_cast<int>(m_link.size())), numberText(Library::LongestCode));
}

QString SheetSharing::codeName() const
{
    //: Spoken: the title of a sheet, and how long its link is.
    return tr("QR code of the sheet %1, %2 characters. Send instead")
        .arg(shownTitle(m_sheet))
        .arg(m_link.size());
}

QString SheetSharing::fileName() const
{
    return QString::fromStdString(Editor::plainId(shownTitle(m_sheet).toStdString())) + u".tallysheet"_s;
}

int SheetSharing::columns() const
{
    constexpr int MostOnPaper = 5;
    return m_sheet.together ? 1 : std::min(m_sheet.players.max, MostOnPaper);
}

QString SheetSharing::paperNote() const
{
    return tr("A4, %n columns", nullptr, columns());
}

QUrl SheetSharing::folder() const
{
    return usualFolder();
}

void SheetSharing::copyLink() const
{
    QGuiApplication::clipboard()->setText(m_link);
}

QString SheetSharing::saveFile(const QUrl &file) const
{
    return save(file, QByteArray::fromStdString(writeSheet(m_sheet)));
}

QString SheetSharing::savePaper(const QUrl &file) const
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setPageMargins({});
    writer.setTitle(shownTitle(m_sheet));
    QPainter painter(&writer);
    constexpr QRect Page(0, 0, 794, 1123);
    constexpr int Margin = 48;
    painter.setWindow(Page);
    drawEmptySheet(painter, Page.adjusted(Margin, Margin, -Margin, -Margin), m_sheet, columns());
    painter.end();
    return save(file, buffer.data());
}

QString SheetSharing::save(const QUrl &file, const QByteArray &bytes)
{
    const auto problem = writeFile(pathOf(file), bytes);
    return problem ? tr("%1 was not written: %2").arg(nameOf(file), *problem)
                   : tr("Saved as %1.").arg(nameOf(file));
}
