// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sheet/librarymodel.h"

#include "app/sheet/librarylines.h"
#include "app/sheet/package.h"
#include "app/sheet/words/librarylink.h"
#include "app/sheet/words/shipped.h"
#include "app/traffic/files.h"
#include "app/words/days.h"
#include "model/json/write.h"
#include "model/record/text.h"
#include "model/sheet/compare.h"
#include "model/sheet/inspect.h"

#include <QClipboard>
#include <QGuiApplication>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace OwnSheet;

namespace
{
constexpr int MostLastUsed = 3;

/// Those used last, the latest first.
std::vector<const Library::Entry *> usedLast(const std::vector<Library::Entry> &entries)
{
    std::vector<const Library::Entry *> used;
    for (const auto &entry : entries) {
        if (!entry.lastAt.empty() && !entry.toMend) {
            used.push_back(&entry);
        }
    }
    std::ranges::stable_sort(used, std::greater(), [](const auto *entry) { return entry->lastAt; });
    used.resize(std::min<std::size_t>(used.size(), MostLastUsed));
    return used;
}

Template sheetIn(const Record &record)
{
    return *setupOf<Rules>(record.options, static_cast<int>(record.players.size())).sheet;
}
}

std::unique_ptr<GameLibrary> OwnSheet::Package::library(const Store &store, const Clock &clock)
{
    return std::make_unique<SheetLibrary>(store, clock);
}

SheetLibrary::SheetLibrary(const Store &store, const Clock &clock, QObject *parent)
    : GameLibrary(parent)
    , m_collection(store, clock)
    , m_editor(m_collection)
    , m_arrival(m_collection)
{
    connect(&m_editor, &SheetEditor::changed, this, &SheetLibrary::changed);
    connect(&m_arrival, &SheetArrival::done, this, [this] {
        m_editor.begin(m_arrival.kept());
        if (!m_arrival.atFault()) {
            choose(m_arrival.kept());
        }
        Q_EMIT changed();
    });
}

void SheetLibrary::refresh()
{
    m_collection.refresh();
    m_find.clear();
    Q_EMIT changed();
}

void SheetLibrary::setFind(const QString &find)
{
    if (find != m_find) {
        m_find = find;
        Q_EMIT changed();
    }
}

QList<SheetCard> SheetLibrary::lastUsed() const
{
    QList<SheetCard> cards;
    for (const auto *entry : usedLast(m_collection.entries())) {
        cards << Library::cardOf(*entry);
    }
    return cards;
}

QList<SheetCard> SheetLibrary::own() const
{
    QList<SheetCard> cards;
    const auto used = usedLast(m_collection.entries());
    for (const auto &entry : m_collection.entries()) {
        if (entry.own && std::ranges::find(used, &entry) == used.end()) {
            cards << Library::cardOf(entry);
        }
    }
    return cards;
}

bool SheetLibrary::hasOwn() const
{
    return std::ranges::any_of(m_collection.entries(), &Library::Entry::own);
}

QList<SheetCard> SheetLibrary::shipped() const
{
    QList<SheetCard> cards;
    const auto used = usedLast(m_collection.entries());
    for (const auto &entry : m_collection.entries()) {
        if (!entry.own && std::ranges::find(used, &entry) == used.end()) {
            cards << Library::cardOf(entry);
        }
    }
    return cards;
}

QList<SheetCard> SheetLibrary::found() const
{
    QList<SheetCard> cards;
    const auto wanted = m_find.trimmed();
    for (const auto &entry : m_collection.entries()) {
        const bool matches = shownTitle(entry.sheet).contains(wanted, Qt::CaseInsensitive)
            || OwnSheet::shown(entry.sheet, entry.sheet.note).contains(wanted, Qt::CaseInsensitive);
        if (!wanted.isEmpty() && matches) {
            cards << Library::cardOf(entry);
        }
    }
    return cards;
}

QString SheetLibrary::newText() const
{
    const auto title = m_find.trimmed();
    return title.isEmpty() ? tr("New sheet") : tr("New sheet “%1”").arg(title);
}

const Library::Entry *SheetLibrary::entryOf(const QString &id) const
{
    return id.startsWith("sheet-"_L1) ? m_collection.find(id.mid(6).toStdString()) : nullptr;
}

SheetCard SheetLibrary::held() const
{
    const auto *entry = heldEntry();
    return entry ? Library::cardOf(*entry) : SheetCard();
}

QString SheetLibrary::heldNote() const
{
    const auto *entry = heldEntry();
    if (!entry) {
        return {};
    }
    return entry->own ? tr("version %1, yours").arg(entry->sheet.version) : tr("From Tallystone");
}

QList<SheetLine> SheetLibrary::deeds() const
{
    const auto *entry = heldEntry();
    if (!entry) {
        return {};
    }
    QList<SheetLine> lines{{.id = u"look"_s, .icon = u"sheet-eye"_s, .title = tr("Look at it empty")}};
    if (entry->own) {
        lines << SheetLine{.id = u"change"_s,
            .icon = u"ui-edit"_s,
            .title = tr("Change it"),
            .text = entry->games > 0 ? tr("%n games keep theirs", nullptr, entry->games) : QString()};
    }
    lines << SheetLine{.id = u"copy"_s, .icon = u"sheet-copy"_s, .title = tr("Change a copy")};
    if (!entry->toMend) {
        lines << SheetLine{
            .id = u"share"_s, .icon = u"ui-share"_s, .title = tr("Share"), .text = tr("code or file")};
        lines << SheetLine{.id = u"print"_s, .icon = u"sheet-print"_s, .title = tr("Print it empty")};
    }
    if (entry->own) {
        if (entry->versions > 0) {
            lines << SheetLine{.id = u"versions"_s,
                .icon = u"sheet-version"_s,
                .title = tr("Versions"),
                //: How many versions of a sheet there are, and how many games were played with it.
                .text = tr("%1, %2").arg(
                    tr("%n versions", nullptr, entry->versions), tr("%n games", nullptr, entry->games))};
        }
        lines << SheetLine{.id = u"remove"_s,
            .icon = u"ui-trash"_s,
            .title = tr("Remove from the list"),
            .text = tr("games stay as they are; Undo brings it back")};
    }
    return lines;
}

QList<SheetLine> SheetLibrary::rows() const
{
    const auto *entry = heldEntry();
    return entry ? Library::rowLines(entry->sheet) : QList<SheetLine>();
}

QList<SheetLine> SheetLibrary::versions() const
{
    QList<SheetLine> lines;
    const auto *entry = heldEntry();
    if (!entry) {
        return lines;
    }
    const auto all = m_collection.versionsOf(m_held);
    for (std::size_t i = 0; i < all.size(); ++i) {
        const auto &version = all[i];
        const bool isCurrent = version.sheet.version == entry->sheet.version;
        const auto day = Days::moment(version.madeAt).toLocalTime().date();
        //: A version of a sheet, by its number.
        SheetLine line{.id = u"version-%1"_s.arg(version.sheet.version),
            .title = tr("Version %1").arg(version.sheet.version),
            .text = i + 1 < all.size() ? Library::summaryOf(all[i + 1].sheet, version.sheet)
                                       : tr("%n rows", nullptr, static_cast<int>(version.sheet.rows.size())),
            .checked = version.sheet.version == m_version};
        line.more = isCurrent   ? tr("now, new games are played with it")
            : version.games > 0 ? tr("%n games keep it", nullptr, version.games)
                                : tr("never played");
        line.icon = isCurrent ? u"ui-check"_s : u"sheet-version"_s;
        if (!isCurrent && day.isValid()) {
            //: A version of a sheet and the day it was made.
            line.title = tr("Version %1, %2").arg(QString::number(version.sheet.version), Days::whole(day));
        }
        lines << line;
    }
    return lines;
}

std::optional<Library::Version> SheetLibrary::marked() const
{
    const auto *entry = heldEntry();
    for (auto &version : m_collection.versionsOf(m_held)) {
        if (entry && version.sheet.version == m_version && m_version != entry->sheet.version) {
            return version;
        }
    }
    return std::nullopt;
}

QString SheetLibrary::goBackText() const
{
    return marked() ? tr("Make version %1 the current one").arg(m_version) : QString();
}

QString SheetLibrary::goBackNote() const
{
    return marked() ? tr("as version %1, nothing is lost").arg(m_collection.nextVersion(m_held)) : QString();
}

QString SheetLibrary::touch(const QString &id)
{
    if (const auto *entry = entryOf(id)) {
        if (entry->toMend) {
            return edit(entry->sheet.id);
        }
        choose(entry->sheet.id);
        return u"back"_s;
    }
    if (id == u"new") {
        return makeNew();
    }
    if (id.startsWith("version-"_L1)) {
        m_version = id.mid(8).toInt();
        Q_EMIT changed();
        return {};
    }
    if (id == u"go-back") {
        return goBack();
    }
    return deed(id);
}

void SheetLibrary::choose(const std::string &id)
{
    if (const auto *entry = m_collection.find(m_collection.settle(id))) {
        Q_EMIT chosen(Json::writeCompact(Json::Object{{"template", encode(entry->sheet)}}));
    }
}

QString SheetLibrary::deed(const QString &id)
{
    const auto *entry = heldEntry();
    if (!entry) {
        return {};
    }
    if (id == u"look") {
        return u"library-look"_s;
    }
    if (id == u"change" && entry->own) {
        return edit(m_held);
    }
    if (id == u"copy") {
        return changeCopy(*entry);
    }
    if (id == u"share" || id == u"print") {
        m_held = m_collection.settle(m_held);
        const auto sheet = heldEntry()->sheet;
        m_collection.markShared(m_held, sheet.version);
        m_sharing.take(sheet);
        Q_EMIT changed();
        return u"library-share"_s;
    }
    if (id == u"versions") {
        m_version = entry->sheet.version;
        Q_EMIT changed();
        return u"library-versions"_s;
    }
    if (id == u"remove" && entry->own) {
        m_collection.remove(m_held);
        m_held.clear();
        Q_EMIT changed();
    }
    return {};
}

QString SheetLibrary::edit(const std::string &id)
{
    m_editor.begin(id);
    return u"library-editor"_s;
}

std::optional<std::string> SheetLibrary::untouched(const std::string &title, const std::string &row) const
{
    for (const auto &entry : m_collection.entries()) {
        const auto &sheet = entry.sheet;
        const bool made = entry.own && entry.games == 0 && !m_collection.isFixed(sheet.id, sheet.version)
            && !m_collection.canUndo(sheet.id) && !m_collection.canRedo(sheet.id);
        if (made && sheet == Editor::newSheet(sheet.id, title, row)) {
            return sheet.id;
        }
    }
    return {};
}

QString SheetLibrary::makeNew()
{
    const auto wanted = Text::trimmed(std::string(Text::start(m_find.trimmed().toStdString(), MaxTitle)));
    const auto title = wanted.empty() ? tr("New sheet").toStdString() : wanted;
    //: The title of the first row of a new sheet.
    const auto row = tr("Points").toStdString();
    auto id = untouched(title, row);
    if (!id) {
        id = m_collection.newId();
        m_collection.add(Editor::newSheet(*id, m_collection.freeTitle(title), row));
    }
    m_find.clear();
    m_editor.beginNew(*id);
    return u"library-editor"_s;
}

QString SheetLibrary::changeCopy(const Library::Entry &entry)
{
    auto sheet = entry.sheet;
    //: Behind the title of a sheet that was changed from one that came with the app.
    const auto end = u' ' + tr("(mine)");
    const auto title = shownTitle(entry.sheet).left(MaxTitle - end.size());
    sheet.title = m_collection.freeTitle((entry.own ? title : title + end).toStdString());
    sheet.id = m_collection.newId();
    sheet.version = 1;
    m_collection.add(sheet);
    return edit(sheet.id);
}

QString SheetLibrary::goBack()
{
    if (const auto version = marked()) {
        m_collection.change({version->sheet, {}, {}}, false);
        const auto *entry = heldEntry();
        m_version = entry ? entry->sheet.version : 0;
        Q_EMIT changed();
    }
    return {};
}

void SheetLibrary::hold(const QString &id)
{
    if (const auto *entry = entryOf(id)) {
        m_held = entry->sheet.id;
        Q_EMIT changed();
    }
}

void SheetLibrary::undo()
{
    if (const auto id = m_collection.lastRemoved()) {
        m_collection.bringBack(*id);
        Q_EMIT changed();
    }
}

bool SheetLibrary::takeIn(const QByteArray &bytes)
{
    constexpr qsizetype Head = 300;
    const bool ours = Library::isLink(QString::fromUtf8(bytes.left(Head)))
        || bytes.left(Head).contains("\"tallystone.sheet\"");
    if (ours) {
        m_arrival.begin(Library::readSource(bytes));
    }
    return ours;
}

bool SheetLibrary::takeInFile(const QUrl &file)
{
    const auto bytes = readFile(pathOf(file), Library::MostBytes);
    if (bytes) {
        m_arrival.begin(Library::readSource(*bytes));
    }
    return bytes.has_value();
}

void SheetLibrary::takeInCopied()
{
    m_arrival.begin(Library::readSource(QGuiApplication::clipboard()->text().toUtf8()));
}

QString SheetLibrary::broughtBy(const Record &record) const
{
    const auto sheet = sheetIn(record);
    const auto *known = m_collection.find(sheet.id);
    return !known || compared(known->sheet, sheet).relation == Relation::Newer ? shownTitle(sheet)
                                                                               : QString();
}

bool SheetLibrary::keep(const Record &record)
{
    const bool kept = m_collection.add(sheetIn(record));
    Q_EMIT changed();
    return kept;
}
