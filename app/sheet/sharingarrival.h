// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/sheet/librarycollection.h"
#include "app/sheet/librarypages.h"
#include "app/sheet/words/librarysource.h"
#include "model/sheet/compare.h"

/// A sheet from elsewhere: it is read before it is kept, and reading it costs nothing.
class SheetArrival : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to the library of sheets")
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString subtitle READ subtitle NOTIFY changed)
    /// The sheet with nothing on it; an empty card if it cannot be read.
    Q_PROPERTY(SheetCard card READ card NOTIFY changed)
    Q_PROPERTY(QList<SheetLine> rows READ rows NOTIFY changed)
    /// What it has otherwise than the one that is there.
    Q_PROPERTY(QList<SheetLine> differences READ differences NOTIFY changed)
    /// All rules hold, or what is wrong, in a sentence.
    Q_PROPERTY(QString verdict READ verdict NOTIFY changed)
    Q_PROPERTY(bool atFault READ atFault NOTIFY changed)
    /// The sheet is not known here.
    Q_PROPERTY(bool isNew READ isNew NOTIFY changed)
    /// How many games were played with the one that is there.
    Q_PROPERTY(QString gamesNote READ gamesNote NOTIFY changed)
    /// What can be done with it; one is proposed.
    Q_PROPERTY(QList<SheetLine> choices READ choices NOTIFY changed)
    /// The wide button.
    Q_PROPERTY(QString primary READ primary NOTIFY changed)

public:
    explicit SheetArrival(OwnSheet::Library::Collection &collection, QObject *parent = nullptr);

    QString title() const;
    QString subtitle() const;
    SheetCard card() const;
    QList<SheetLine> rows() const;
    QList<SheetLine> differences() const;
    QString verdict() const;
    bool atFault() const { return !m_source.faults.empty(); }
    bool isNew() const { return !m_known; }
    QString gamesNote() const;
    QList<SheetLine> choices() const;
    QString primary() const;

    void begin(OwnSheet::Library::Source source);
    /// One of the choices.
    Q_INVOKABLE void choose(const QString &id);
    /// Does what the wide button says; where to go then: the editor with a copy to mend, on with what was
    /// kept, or back.
    Q_INVOKABLE QString accept();
    /// The sheet that was kept, or is to be mended; empty if none was.
    const std::string &kept() const { return m_kept; }

Q_SIGNALS:
    void changed();
    /// Something was kept.
    void done();

private:
    OwnSheet::Library::Collection &m_collection;
    OwnSheet::Library::Source m_source;
    /// The one that has its id.
    std::optional<OwnSheet::Library::Entry> m_known;
    OwnSheet::Relation m_relation = OwnSheet::Relation::Other;
    /// "take", "both" or "mine".
    QString m_choice;
    std::string m_kept;
};
