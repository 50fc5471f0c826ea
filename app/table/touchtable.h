// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/gametable.h"
#include "app/table/rows.h"
#include "app/table/touch.h"

#include <QVariant>

/// A table whose pages are values and whose taps are touches: what a page offers is all that can be done on
/// it.
class TouchTable : public GameTable
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Games are opened from the shelf")
    Q_PROPERTY(QList<TableStep> steps READ steps NOTIFY changed)
    Q_PROPERTY(TableWide wide READ wide NOTIFY changed)
    /// For games with few pages; where there are more, each has a typed property.
    Q_PROPERTY(QVariant page READ page NOTIFY changed)

public:
    explicit TouchTable(QObject *parent = nullptr);

    virtual QList<TableStep> steps() const = 0;
    virtual TableWide wide() const = 0;
    /// The step's page, a gadget; made once for all that read it.
    QVariant page() const;
    /// All that can be touched now: on the page, the wide button, the steps.
    QList<Offer> offers() const;

    void touch(const QString &id, int number = 0, const QString &text = {}) override;
    QList<QString> stepNames() const override;
    QList<QString> stepMarks() const override;
    QList<QString> stepIds() const override;
    QString primaryText() const override { return wide().title; }
    QString primaryHint() const override { return wide().hint; }
    bool primaryEnabled() const override { return wide().enabled; }
    bool primaryQuiet() const override { return wide().quiet; }
    bool skips() const override { return wide().skips; }
    QString lastTap() const override;
    void primary() override;
    void finish(const QString &why) override;

protected:
    /// Tells what the desk tells, and makes the page anew.
    void follow(Desk &desk);
    template<typename Page>
    Page pageAs() const
    {
        return page().value<Page>();
    }
    /// The page as the game has it now, and as it was when the last touch was made.
    virtual QVariant makePage() const = 0;
    virtual QVariant pageBeforeLastTouch() const = 0;
    virtual const Touch *lastTouch() const = 0;
    virtual bool take(const Touch &touch) = 0;

private:
    mutable QVariant m_page;
};
