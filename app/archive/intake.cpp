// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/archive/intake.h"

#include "app/archive/files.h"
#include "app/games.h"
#include "app/problems.h"
#include "model/record/read.h"

#include <QCoreApplication>

#include <map>

namespace
{
class Reader
{
    Q_DECLARE_TR_FUNCTIONS(Intake)

public:
    void read(const QString &file)
    {
        const auto bytes = readFile(file, static_cast<qint64>(MaxArchiveBytes));
        if (!bytes) {
            reject({file, "bad-file", tr("This file cannot be read: %1.").arg(bytes.error())});
            return;
        }
        auto records
            = readRecords({bytes->constData(), static_cast<std::size_t>(bytes->size())}, gameRules());
        if (!records) {
            reject({file, "bad-record", problemText(records.error()), records.error().action.value_or(-1)});
            return;
        }
        for (auto &record : *records) {
            if (!take(file, std::move(record))) {
                return;
            }
        }
    }

    Intake intake;

private:
    void reject(Rejection rejection) { intake.rejections.push_back(std::move(rejection)); }

    bool take(const QString &file, Record record)
    {
        const auto &entry = entryFor(record);
        const auto replay = entry.rules->replay(record, {});
        if (const auto &refusal = replay.refusal) {
            //: %1 is the id or the players of a game, %2 a number, %3 a sentence that says what is wrong.
            reject({file, refusal->code,
                tr("Game %1, action %2: %3")
                    .arg(nameOf(record))
                    .arg(refusal->action)
                    .arg(entry.refusal(*refusal, record)),
                refusal->action});
            return false;
        }
        const auto known = record.id.empty() ? m_places.end() : m_places.find(record.id);
        if (known != m_places.end()) {
            const bool same = intake.records[known->second] == record;
            if (!same) {
                reject({file, "duplicate-id",
                    tr("Two different games have the id %1.").arg(QString::fromStdString(record.id))});
            }
            return same;
        }
        if (!record.id.empty()) {
            m_places.emplace(record.id, intake.records.size());
        }
        intake.records.push_back(std::move(record));
        return true;
    }

    static QString nameOf(const Record &record)
    {
        QStringList names;
        for (const auto &name : record.players) {
            names << QString::fromStdString(name);
        }
        return record.id.empty() ? names.join(u", ") : QString::fromStdString(record.id);
    }

    /// Where among the records an id is.
    std::map<std::string, std::size_t> m_places;
};
}

Intake takeIn(const QStringList &files)
{
    Reader reader;
    for (const auto &file : files) {
        reader.read(file);
    }
    return std::move(reader.intake);
}
