// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/sheet/librarycollection.h"

#include <QObject>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

/// A sheet on its way to others: as a code, a link, a file, on paper. Nothing else goes along.
class SheetSharing : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to the library of sheets")
    /// "Allotment, version 3".
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString link READ link NOTIFY changed)
    /// The dark modules of the code as the path of a drawing, one unit each; empty if the link is too long.
    Q_PROPERTY(QString code READ code NOTIFY changed)
    /// So many modules each way, the quiet zone around it included.
    Q_PROPERTY(int codeSize READ codeSize NOTIFY changed)
    /// "601 of 1,300 signs".
    Q_PROPERTY(QString signs READ signs NOTIFY changed)
    Q_PROPERTY(QString codeName READ codeName NOTIFY changed)
    Q_PROPERTY(QString fileName READ fileName NOTIFY changed)
    /// "A4, 5 columns".
    Q_PROPERTY(QString paperNote READ paperNote NOTIFY changed)
    Q_PROPERTY(QUrl folder READ folder CONSTANT)

public:
    using QObject::QObject;

    QString title() const;
    QString link() const { return m_link; }
    QString code() const { return m_code; }
    int codeSize() const { return m_codeSize; }
    QString signs() const;
    QString codeName() const;
    QString fileName() const;
    QString paperNote() const;
    QUrl folder() const;

    void take(const OwnSheet::Template &sheet);

    Q_INVOKABLE void copyLink() const;
    /// What happened, in a sentence.
    Q_INVOKABLE QString saveFile(const QUrl &file) const;
    Q_INVOKABLE QString savePaper(const QUrl &file) const;

Q_SIGNALS:
    void changed();

private:
    int columns() const;
    static QString save(const QUrl &file, const QByteArray &bytes);

    OwnSheet::Template m_sheet;
    QString m_link;
    QString m_code;
    int m_codeSize = 0;
};
