// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/traffic/storefile.h"

#include "app/games.h"
#include "db/backup.h"
#include "db/readonlycopy.h"

namespace
{
Store standIn()
{
    return Store::open(":memory:", gameOutcome).value();
}
}

StoreFile::StoreFile(std::string path)
    : m_path(std::move(path))
    , m_store(open())
{
}

Store StoreFile::open()
{
    auto opened = Store::open(m_path, gameOutcome);
    m_problem.reset();
    if (opened) {
        return std::move(*opened);
    }
    m_problem = opened.error();
    return standIn();
}

void StoreFile::reopen()
{
    m_store = standIn(); // closes the file first
    m_copy.reset();
    m_store = open();
}

bool StoreFile::read()
{
    m_store = standIn();
    m_copy.emplace();
    auto opened = openToRead(m_path, m_copy->filePath(QStringLiteral("games.db")).toStdString(), gameOutcome);
    if (opened) {
        m_store = std::move(*opened);
    } else {
        m_copy.reset();
    }
    return opened.has_value();
}

Stored<std::monostate> StoreFile::prepareRestore(const std::string &backup, const GoOn &goOn) const
{
    return ::prepareRestore(backup, m_path, goOn);
}

Stored<std::string> StoreFile::restore()
{
    m_store = standIn();
    m_copy.reset();
    auto kept = finishRestore(m_path);
    m_store = open();
    return kept;
}

void StoreFile::dropRestore() const
{
    ::dropRestore(m_path);
}

Stored<Rescued> StoreFile::rescue(const GoOn &goOn) const
{
    return ::rescue(m_path, gameOutcome, goOn);
}
