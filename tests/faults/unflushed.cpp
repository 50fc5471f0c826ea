// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/faults/unflushed.h"

#include "tests/db/support.h"

#include <random>

namespace
{
/// What a disk writes whole or not at all.
constexpr qint64 Sector = 512;
}

void Unflushed::open(const std::string &name, bool there)
{
    auto &place = m_places[name];
    if (!place.now) {
        place.now = std::make_shared<Content>();
        if (there) {
            place.now->onDisk = Support::bytesOf(name);
            place.onDisk = place.now;
        }
    }
}

void Unflushed::write(const std::string &name, qint64 at, const QByteArray &bytes)
{
    m_places[name].now->changes.push_back({at, QByteArray(bytes.constData(), bytes.size()), false});
}

void Unflushed::truncate(const std::string &name, qint64 size)
{
    m_places[name].now->changes.push_back({size, {}, true});
}

void Unflushed::remove(const std::string &name)
{
    m_places[name].now.reset();
}

void Unflushed::flush(const std::string &name)
{
    auto &content = *m_places[name].now;
    for (const auto &change : content.changes) {
        apply(content.onDisk, change);
    }
    content.changes.clear();
}

void Unflushed::lose(const std::string &name)
{
    m_places[name].now->changes.clear();
}

void Unflushed::flushFolder()
{
    for (auto &[name, place] : m_places) {
        place.onDisk = place.now;
    }
}

void Unflushed::apply(QByteArray &bytes, const Change &change)
{
    if (change.isEnd) {
        bytes.resize(std::min<qsizetype>(bytes.size(), change.at));
        return;
    }
    if (const auto end = change.at + change.bytes.size(); bytes.size() < end) {
        bytes.append(end - bytes.size(), '\0');
    }
    std::copy(change.bytes.begin(), change.bytes.end(), bytes.begin() + change.at);
}

void Unflushed::leave(unsigned seed) const
{
    std::mt19937 random(seed);
    // Of all that is not flushed nothing gets there, or a part, or all.
    const auto odds = random() % 4;
    const auto arrives = [&] { return odds == 3 || (odds != 0 && random() % 2 == 0); };
    for (const auto &[name, place] : m_places) {
        const auto &content = arrives() ? place.now : place.onDisk;
        QFile::remove(QString::fromStdString(name));
        if (!content) {
            continue;
        }
        auto bytes = content->onDisk;
        for (const auto &change : content->changes) {
            if (change.isEnd && arrives()) {
                apply(bytes, change);
            }
            // Each sector by itself.
            for (qint64 from = change.at; from < change.at + change.bytes.size();) {
                const auto to = std::min((from / Sector + 1) * Sector, change.at + change.bytes.size());
                if (arrives()) {
                    apply(bytes, {from, change.bytes.mid(from - change.at, to - from), false});
                }
                from = to;
            }
        }
        Support::write(name, bytes);
    }
}
