// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/sheet/editor.h"
#include "app/sheet/librarypages.h"
#include "app/sheet/sharing.h"
#include "app/sheet/sharingarrival.h"
#include "app/table/gamelibrary.h"

/// All sheets, to choose one for a new game, and to make, pass on and take in others.
class SheetLibrary : public GameLibrary
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a new game")
    /// What is looked for in titles and notes; empty shows everything.
    Q_PROPERTY(QString find READ find WRITE setFind NOTIFY changed)
    Q_PROPERTY(QList<SheetCard> lastUsed READ lastUsed NOTIFY changed)
    Q_PROPERTY(QList<SheetCard> own READ own NOTIFY changed)
    /// Whether there is one of one's own, last used or not.
    Q_PROPERTY(bool hasOwn READ hasOwn NOTIFY changed)
    Q_PROPERTY(QList<SheetCard> shipped READ shipped NOTIFY changed)
    Q_PROPERTY(QList<SheetCard> found READ found NOTIFY changed)
    /// "New sheet “Ki”".
    Q_PROPERTY(QString newText READ newText NOTIFY changed)
    /// A sheet that was removed can be brought back.
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
    /// The sheet that is held, and what can be done with it.
    Q_PROPERTY(SheetCard held READ held NOTIFY changed)
    Q_PROPERTY(QString heldNote READ heldNote NOTIFY changed)
    Q_PROPERTY(QList<SheetLine> deeds READ deeds NOTIFY changed)
    /// The rows of the one that is held.
    Q_PROPERTY(QList<SheetLine> rows READ rows NOTIFY changed)
    Q_PROPERTY(QList<SheetLine> versions READ versions NOTIFY changed)
    /// What going back to the version that is marked would do; empty where it is the current one.
    Q_PROPERTY(QString goBackText READ goBackText NOTIFY changed)
    Q_PROPERTY(QString goBackNote READ goBackNote NOTIFY changed)
    Q_PROPERTY(SheetEditor *editor READ editor CONSTANT)
    Q_PROPERTY(SheetSharing *sharing READ sharing CONSTANT)
    Q_PROPERTY(SheetArrival *arrival READ arrival CONSTANT)

public:
    SheetLibrary(const Store &store, const Clock &clock, QObject *parent = nullptr);

    QString folder() const override { return QStringLiteral("sheet"); }
    void refresh() override;
    bool takeIn(const QByteArray &bytes) override;
    QString broughtBy(const Record &record) const override;
    bool keep(const Record &record) override;

    QString find() const { return m_find; }
    void setFind(const QString &find);
    QList<SheetCard> lastUsed() const;
    QList<SheetCard> own() const;
    QList<SheetCard> shipped() const;
    bool hasOwn() const;
    QList<SheetCard> found() const;
    QString newText() const;
    bool canUndo() const { return m_collection.lastRemoved().has_value(); }
    SheetCard held() const;
    QString heldNote() const;
    QList<SheetLine> deeds() const;
    QList<SheetLine> rows() const;
    QList<SheetLine> versions() const;
    QString goBackText() const;
    QString goBackNote() const;
    SheetEditor *editor() { return &m_editor; }
    SheetSharing *sharing() { return &m_sharing; }
    SheetArrival *arrival() { return &m_arrival; }
    OwnSheet::Library::Collection &collection() { return m_collection; }

    /// What the pages offer, by its id; which page comes then, "back" for the one before, empty for this one.
    Q_INVOKABLE QString touch(const QString &id);
    Q_INVOKABLE void hold(const QString &id);
    Q_INVOKABLE void undo();
    /// A file that was chosen, or what was copied; false if it cannot be read at all.
    Q_INVOKABLE bool takeInFile(const QUrl &file);
    Q_INVOKABLE void takeInCopied();

private:
    const OwnSheet::Library::Entry *entryOf(const QString &id) const;
    const OwnSheet::Library::Entry *heldEntry() const { return m_collection.find(m_held); }
    /// For a new game.
    void choose(const std::string &id);
    QString edit(const std::string &id);
    QString makeNew();
    /// A new sheet of this title that was left as it came: it is there to be made, and no second one beside
    /// it.
    std::optional<std::string> untouched(const std::string &title, const std::string &row) const;
    QString changeCopy(const OwnSheet::Library::Entry &entry);
    QString goBack();
    QString deed(const QString &id);
    /// The version that is marked, by its number; nothing if there is none.
    std::optional<OwnSheet::Library::Version> marked() const;

    OwnSheet::Library::Collection m_collection;
    SheetEditor m_editor;
    SheetSharing m_sharing;
    SheetArrival m_arrival;
    QString m_find;
    std::string m_held;
    int m_version = 0;
};
