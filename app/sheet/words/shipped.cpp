// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sheet/words/shipped.h"

#include "model/sheet/file.h"

#include <QCoreApplication>
#include <QDir>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace OwnSheet
{
namespace
{
std::vector<Template> readShipped()
{
    std::vector<Template> sheets;
    const QDir folder(u":/sheets"_s);
    for (const auto &name : folder.entryList({u"*.json"_s}, QDir::Files, QDir::Name)) {
        QFile file(folder.filePath(name));
        if (file.open(QIODevice::ReadOnly)) {
            sheets.push_back(readSheet(file.readAll().toStdString()).value());
        }
    }
    std::ranges::sort(sheets, {}, &Template::title);
    return sheets;
}

/// Whether it could turn what stands beside it around.
bool turns(QChar c)
{
    switch (c.direction()) {
    case QChar::DirR:
    case QChar::DirAL:
    case QChar::DirLRE:
    case QChar::DirLRO:
    case QChar::DirRLE:
    case QChar::DirRLO:
    case QChar::DirPDF:
    case QChar::DirLRI:
    case QChar::DirRLI:
    case QChar::DirFSI:
    case QChar::DirPDI:
        return true;
    default:
        return false;
    }
}
}

const std::vector<Template> &shippedSheets()
{
    static const auto sheets = readShipped();
    return sheets;
}

const Template *shippedSheet(std::string_view id)
{
    const auto &sheets = shippedSheets();
    const auto found = std::ranges::find(sheets, id, &Template::id);
    return found == sheets.end() ? nullptr : &*found;
}

bool isShipped(const Template &sheet)
{
    const auto *shipped = shippedSheet(sheet.id);
    return shipped && *shipped == sheet;
}

QString shown(const Template &sheet, const std::string &text)
{
    if (isShipped(sheet)) {
        return QCoreApplication::translate("ShippedSheets", text.c_str());
    }
    auto own = QString::fromStdString(text);
    return std::ranges::any_of(own, turns) ? QChar(0x2068) + own + QChar(0x2069) : own;
}
}
