// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/history/pastgame.h"

#include <QImage>
#include <QUrl>

/// One finished game on its way to others.
class Sharing : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("There is one, made at the start")
    Q_PROPERTY(QString title READ title NOTIFY changed)
    /// The result as a few lines for a chat.
    Q_PROPERTY(QString text READ text NOTIFY changed)
    /// Everybody, the best first; those who play together as one, with their colours joined by spaces.
    Q_PROPERTY(QList<QString> names READ names NOTIFY changed)
    Q_PROPERTY(QList<QString> colours READ colours NOTIFY changed)
    /// Hands the game to BG Stats, by itself or as a code that another device reads.
    Q_PROPERTY(QString link READ link NOTIFY changed)
    /// So many modules each way; 0 if the link is too long for a code.
    Q_PROPERTY(int codeSize READ codeSize NOTIFY changed)
    /// Where the pictures of this game are: "/code", and "/sheet/0" for the best player's.
    Q_PROPERTY(QString pictures READ pictures NOTIFY changed)
    Q_PROPERTY(QUrl folder READ folder CONSTANT)

public:
    explicit Sharing(QObject *parent = nullptr);

    QString title() const;
    QString text() const;
    QList<QString> names() const { return m_names; }
    QList<QString> colours() const { return m_colours; }
    QString link() const { return m_link; }
    int codeSize() const { return m_code.width(); }
    QString pictures() const;
    QUrl folder() const;

    /// One pixel a module; null if it would not fit into a code.
    QImage code() const { return m_code; }
    /// A player's sheet, by the place in the ranking.
    QImage sheet(int place, int width) const;

    /// The game as it stands at this table.
    Q_INVOKABLE void take(GameTable *table);
    /// The same with what was written about it since.
    Q_INVOKABLE void takePast(PastGame *game);

    /// A good name for its files: "tallystone-2026-11-15-lea-marc.pdf", or for what is one player's:
    /// "tallystone-2026-11-15-lea.png".
    Q_INVOKABLE QString fileName(const QString &ending, int place = -1) const;
    Q_INVOKABLE void copyText() const;
    Q_INVOKABLE void copyLink() const;
    /// What happened, in a sentence.
    Q_INVOKABLE QString saveDocument(const QUrl &file) const;
    Q_INVOKABLE QString savePicture(const QUrl &file, int place) const;
    Q_INVOKABLE QString saveRecord(const QUrl &file) const;
    Q_INVOKABLE QString saveTable(const QUrl &file) const;
    /// The same in the language of now, in which the sheets are drawn again.
    void retranslate();

Q_SIGNALS:
    void changed();

private:
    void show(Record record, const GameTable &table);
    void draw();
    static QString save(const QUrl &file, const QByteArray &bytes);

    std::optional<Record> m_record;
    /// The seats from best to worst.
    std::vector<int> m_seats;
    QList<QString> m_names;
    QList<QString> m_colours;
    QString m_link;
    QImage m_code;
    /// Tells pictures of one game and language from those before.
    int m_number = 0;
};
