// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/sheet/editorfields.h"
#include "app/sheet/editorformula.h"
#include "app/sheet/editortry.h"
#include "app/sheet/librarycollection.h"

/// A sheet on the page where it is made. Every touch is kept, and can be taken back.
class SheetEditor : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to the library of sheets")
    Q_PROPERTY(QString title READ title NOTIFY changed)
    /// "version 4 · 10 of 60 rows".
    Q_PROPERTY(QString subtitle READ subtitle NOTIFY changed)
    /// "rows", "rules" or "try".
    Q_PROPERTY(QString tab READ tab NOTIFY changed)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed)
    Q_PROPERTY(QList<SheetEditorRow> rows READ rows NOTIFY changed)
    /// Which row is open, or -1.
    Q_PROPERTY(int open READ open NOTIFY changed)
    Q_PROPERTY(QList<SheetField> fields READ fields NOTIFY changed)
    /// What the open row is, and what it may be, while that is asked.
    Q_PROPERTY(SheetOption kind READ kind NOTIFY changed)
    Q_PROPERTY(bool kindsAsked READ kindsAsked NOTIFY changed)
    Q_PROPERTY(QList<SheetOption> kinds READ kinds NOTIFY changed)
    Q_PROPERTY(SheetFormulaPage formula READ formula NOTIFY changed)
    /// Where the next sign of the formula would stand.
    Q_PROPERTY(int cursor READ cursor WRITE setCursor NOTIFY cursorChanged)
    Q_PROPERTY(QList<SheetField> rules READ rules NOTIFY changed)
    Q_PROPERTY(QList<QString> tryNames READ tryNames CONSTANT)
    Q_PROPERTY(QList<QString> tryTotals READ tryTotals NOTIFY changed)
    Q_PROPERTY(QList<SheetTryRow> tryRows READ tryRows NOTIFY changed)
    /// The sample number that is being changed: its cell, and what it is called.
    Q_PROPERTY(QString tryCell READ tryCell NOTIFY changed)
    Q_PROPERTY(QString tryTitle READ tryTitle NOTIFY changed)
    Q_PROPERTY(bool canAdd READ canAdd NOTIFY changed)
    /// "2 to mend"; empty if nothing is.
    Q_PROPERTY(QString toMend READ toMend NOTIFY changed)
    /// What is at fault, in whole sentences.
    Q_PROPERTY(QList<QString> faults READ faults NOTIFY changed)
    /// Why something could not be done, and the way out.
    Q_PROPERTY(QString refusal READ refusal NOTIFY changed)
    Q_PROPERTY(QString wayOut READ wayOut NOTIFY changed)
    Q_PROPERTY(QString wayOutId READ wayOutId NOTIFY changed)
    /// What a change means for games that were played.
    Q_PROPERTY(QString versionNote READ versionNote NOTIFY changed)
    /// It could not be written.
    Q_PROPERTY(bool unkept READ unkept NOTIFY changed)

public:
    explicit SheetEditor(OwnSheet::Library::Collection &collection, QObject *parent = nullptr);

    QString title() const;
    QString subtitle() const;
    QString tab() const { return m_tab; }
    bool canUndo() const;
    bool canRedo() const;
    QList<SheetEditorRow> rows() const;
    int open() const { return m_open; }
    QList<SheetField> fields() const;
    SheetOption kind() const;
    bool kindsAsked() const { return m_kindsAsked; }
    QList<SheetOption> kinds() const;
    SheetFormulaPage formula() const;
    int cursor() const { return m_cursor; }
    void setCursor(int cursor);
    QList<SheetField> rules() const;
    QList<QString> tryNames() const { return {QStringLiteral("Ana"), QStringLiteral("Ben")}; }
    QList<QString> tryTotals() const;
    QList<SheetTryRow> tryRows() const;
    QString tryCell() const { return m_tryCell; }
    QString tryTitle() const;
    bool canAdd() const;
    QString toMend() const;
    QList<QString> faults() const;
    QString refusal() const { return m_refusal.text; }
    QString wayOut() const { return m_refusal.wayOut; }
    QString wayOutId() const { return m_refusal.to >= 0 ? QStringLiteral("along") : QStringLiteral("user"); }
    QString versionNote() const;
    bool unkept() const { return m_unkept; }

    /// An own sheet, by its id.
    void begin(const std::string &id);
    /// The same for one that has just been made: its first row is to be named.
    void beginNew(const std::string &id);
    const OwnSheet::Editor::Draft &draft() const { return m_draft; }

    /// What the page offers, by its id.
    Q_INVOKABLE void touch(const QString &id, int number = 0, const QString &text = {});
    /// A row for each line that was copied.
    Q_INVOKABLE void pasteRows();
    Q_INVOKABLE void undo();
    Q_INVOKABLE void redo();

Q_SIGNALS:
    void changed();
    void cursorChanged();

private:
    /// What was refused, and what would make it possible.
    struct Refusal {
        QString text;
        QString wayOut;
        int row = -1;
        int to = -1;
        /// The row that stands in the way.
        int user = -1;
    };

    bool look(const std::string &id, const std::string &text);
    bool rearrange(const std::string &id, int number, const std::string &text);
    bool tryOut(const std::string &id, const std::string &text);
    void move(int row, int to);
    void moveAlong();
    void remove(int row);
    void paste(const std::string &lines);
    void keep(OwnSheet::Editor::Draft draft, const std::string &by = {});
    void show();
    void openRow(int row);
    bool isIdFree() const;
    const OwnSheet::Row *openedRow() const;
    OwnSheet::State sample() const { return OwnSheet::Editor::sampleOf(m_draft, m_sample); }

    OwnSheet::Library::Collection &m_collection;
    std::string m_id;
    OwnSheet::Editor::Draft m_draft;
    QString m_tab = QStringLiteral("rows");
    int m_open = -1;
    /// The open row has just been made.
    bool m_fresh = false;
    bool m_kindsAsked = false;
    int m_cursor = 0;
    OwnSheet::Editor::Sample m_sample;
    QString m_tryCell;
    Refusal m_refusal;
    bool m_unkept = false;
    /// The fault that was gone to last.
    int m_fault = -1;
};
