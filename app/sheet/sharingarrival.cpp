// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sheet/sharingarrival.h"

#include "app/sheet/librarylines.h"
#include "app/sheet/words/librarywords.h"
#include "app/sheet/words/shipped.h"
#include "model/record/text.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace OwnSheet;

SheetArrival::SheetArrival(Library::Collection &collection, QObject *parent)
    : QObject(parent)
    , m_collection(collection)
{
}

void SheetArrival::begin(Library::Source source)
{
    m_source = std::move(source);
    m_known.reset();
    m_kept.clear();
    m_relation = Relation::Other;
    m_choice = u"take"_s;
    if (m_source.sheet && m_source.faults.empty()) {
        m_collection.refresh();
        if (const auto *entry = m_collection.find(m_source.sheet->id)) {
            m_known = *entry;
            m_relation = compared(entry->sheet, *m_source.sheet).relation;
            // A shipped one stays as it is.
            m_choice = m_relation == Relation::Same || m_relation == Relation::Older ? u"mine"_s
                : m_relation == Relation::Newer && entry->own                        ? u"take"_s
                                                                                     : u"both"_s;
        }
    }
    Q_EMIT changed();
}

QString SheetArrival::title() const
{
    return m_known ? shownTitle(*m_source.sheet) : tr("A sheet for you");
}

QString SheetArrival::subtitle() const
{
    if (!m_known) {
        return tr("from elsewhere, not looked at before");
    }
    switch (m_relation) {
    case Relation::Same:
        return tr("You have this one.");
    case Relation::Older:
        return tr("You have a newer one.");
    case Relation::Newer:
        return tr("you have version %1, this is version %2")
            .arg(m_known->sheet.version)
            .arg(m_source.sheet->version);
    default:
        return tr("Another sheet has this name.");
    }
}

SheetCard SheetArrival::card() const
{
    return m_source.sheet ? Library::cardOf({.sheet = *m_source.sheet, .own = true}) : SheetCard();
}

QList<SheetLine> SheetArrival::rows() const
{
    return m_source.sheet ? Library::rowLines(*m_source.sheet) : QList<SheetLine>();
}

QList<SheetLine> SheetArrival::differences() const
{
    return m_known ? Library::differences(m_known->sheet, *m_source.sheet) : QList<SheetLine>();
}

QString SheetArrival::verdict() const
{
    if (!m_source.sheet) {
        return m_source.trouble;
    }
    if (atFault()) {
        return Library::placedFaultText(*m_source.sheet, m_source.faults.front());
    }
    int longest = 0;
    for (const auto &row : m_source.sheet->rows) {
        const auto *formula = row.as<Kinds::Formula>();
        longest = std::max(longest, formula ? Text::length(formula->formula) : 0);
    }
    const auto count = static_cast<int>(m_source.sheet->rows.size());
    return longest == 0
        ? tr("All rules of sheets hold: %n rows.", nullptr, count)
        : tr("All rules of sheets hold: %n rows, longest formula %1 characters.", nullptr, count)
              .arg(longest);
}

QString SheetArrival::gamesNote() const
{
    return m_known && m_known->games > 0 ? tr("Your %n games stay as they are", nullptr, m_known->games)
                                         : QString();
}

QList<SheetLine> SheetArrival::choices() const
{
    QList<SheetLine> lines;
    if (!m_known || m_relation == Relation::Same) {
        return lines;
    }
    if (m_relation == Relation::Newer && m_known->own) {
        lines.push_back({.id = u"take"_s,
            .title = tr("Take the newer one"),
            .text = tr("for new games; version %1 stays under Versions").arg(m_known->sheet.version)});
    }
    lines.push_back({.id = u"both"_s,
        .title = tr("Keep both"),
        .text = tr("as “%1”").arg(QString::fromStdString(m_collection.freeTitle(m_source.sheet->title)))});
    lines.push_back({.id = u"mine"_s, .title = tr("Keep mine")});
    for (auto &line : lines) {
        line.checked = line.id == m_choice;
    }
    return lines;
}

QString SheetArrival::primary() const
{
    if (!m_source.sheet) {
        return {};
    }
    if (atFault()) {
        //: Opens a copy of a sheet at fault where sheets are made.
        return tr("Mend a copy");
    }
    if (!m_known) {
        return tr("Keep it");
    }
    if (m_choice == u"take") {
        return tr("Take version %1").arg(m_source.sheet->version);
    }
    return m_choice == u"both" ? tr("Keep both") : tr("Keep mine");
}

void SheetArrival::choose(const QString &id)
{
    m_choice = id;
    Q_EMIT changed();
}

QString SheetArrival::accept()
{
    if (!m_source.sheet || (m_known && m_choice == u"mine")) {
        return u"back"_s;
    }
    auto sheet = *m_source.sheet;
    if (atFault() || (m_known && m_choice == u"both")) {
        sheet.title
            = m_collection.freeTitle(sheet.title.empty() ? tr("New sheet").toStdString() : sheet.title);
        sheet.id = m_collection.newId();
        sheet.version = 1;
    }
    m_collection.add(sheet);
    m_kept = sheet.id;
    Q_EMIT done();
    return atFault() ? u"library-editor"_s : u"kept"_s;
}
