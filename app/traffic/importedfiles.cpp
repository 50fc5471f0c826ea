// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/traffic/importedfiles.h"

#include "app/games.h"
#include "app/traffic/files.h"
#include "app/words/problems.h"
#include "model/json/write.h"
#include "model/record/read.h"

#include <QCoreApplication>

#include <map>
#include <set>

class ImportReader
{
    Q_DECLARE_TR_FUNCTIONS(ImportedFiles)

public:
    explicit ImportReader(Progress &progress)
        : m_progress(progress)
    {
    }

    void read(const QString &file)
    {
        auto bytes = readFile(file, static_cast<qint64>(MaxArchiveBytes));
        if (!bytes) {
            reject({file, "bad-file", tr("This file cannot be read: %1.").arg(bytes.error())});
            return;
        }
        auto records = RecordFile::open({bytes->constData(), static_cast<std::size_t>(bytes->size())},
            [this] { return !m_progress.stopped; });
        if (!records) {
            reject({file, "bad-record", problemText(records.error()), records.error().action.value_or(-1)});
            return;
        }
        m_progress.total += static_cast<int>(records->size());
        for (std::size_t i = 0; i < records->size(); ++i) {
            if (!take(file, records->read(i, gameRules())) || !m_progress.tell(++m_looked)) {
                return;
            }
        }
    }

    ImportedFiles imported;

private:
    void reject(Rejection rejection) { imported.rejections.push_back(std::move(rejection)); }

    bool take(const QString &file, tl::expected<Record, Malformed> record)
    {
        if (!record) {
            reject({file, "bad-record", problemText(record.error()), record.error().action.value_or(-1)});
            return false;
        }
        const auto &entry = entryFor(*record);
        auto outcome = entry.rules->outcome(*record);
        // One that has come to an end broke no rule on its way.
        const auto refusal = outcome ? std::nullopt : entry.rules->replay(*record, {}).refusal;
        if (refusal) {
            //: %1 is the id or the players of a game, %2 a number, %3 a sentence that says what is wrong.
            reject({file, refusal->code,
                tr("Game %1, action %2: %3")
                    .arg(nameOf(*record))
                    .arg(refusal->action)
                    .arg(entry.refusal(*refusal, *record)),
                refusal->action});
            return false;
        }
        const auto known = record->id.empty() ? m_places.end() : m_places.find(record->id);
        if (known != m_places.end()) {
            const bool same = imported.record(known->second) == *record;
            if (!same) {
                reject({file, "duplicate-id",
                    tr("Two different games have the id %1.").arg(QString::fromStdString(record->id))});
            }
            return same;
        }
        if (!record->id.empty()) {
            m_places.emplace(record->id, imported.size());
        }
        if (isDescribed(entry) && m_descriptions.insert(Json::writeCompact(record->options)).second) {
            imported.m_described.push_back(imported.size());
        }
        imported.m_games.push_back(newcomerOf(std::move(*record), std::move(outcome)));
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

    Progress &m_progress;
    std::size_t m_looked = 0;
    /// Where among the games an id is.
    std::map<std::string, std::size_t> m_places;
    std::set<std::string> m_descriptions;
};

ImportedFiles readForImport(const QStringList &files, Progress &progress)
{
    ImportReader reader(progress);
    for (const auto &file : files) {
        if (!progress.stopped) {
            reader.read(file);
        }
    }
    return std::move(reader.imported);
}
