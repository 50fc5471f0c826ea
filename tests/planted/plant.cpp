// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later

// plant TREE COUNT REFUSED: copies the files named on standard input, one a line, from here to TREE, with
// COUNT faults planted in them, and prints those, one a line: number, file, first and last line, kind,
// before, after, with tabs between. REFUSED is a file with the numbers of those that did not compile.
//
// Model, store and app have a third each, and in it every room as many as every other, as far as it has
// files. Which they are is decided by what the places say, so most stay the same when the code changes
// elsewhere.
#include "tests/planted/faults.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTextStream>

#include <algorithm>
#include <cstdio>
#include <map>
#include <optional>

using namespace Qt::StringLiterals;

namespace
{
constexpr auto Seed = "18";

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// The lines of a list, each in its parts; those that begin with # tell about it.
QList<QStringList> rowsOf(const QString &path)
{
    QList<QStringList> rows;
    for (const auto &line : QString::fromUtf8(bytesOf(path)).split(u'\n', Qt::SkipEmptyParts)) {
        if (!line.startsWith(u'#')) {
            rows << line.split(u'\t');
        }
    }
    return rows;
}

/// Pictures, the phone and the window itself: no test that is run here could notice.
bool isLookedInto(const QString &file)
{
    static const QRegularExpression source(u"^(app|db|model)/.*\\.(cpp|h)$"_s);
    static const QRegularExpression apart(
        u"/(scenes|samplegame|samplegames|scene|screenshots|device_\\w+|"
        u"drawing|shareprovider|window|pageengine|"
        "options|main|viewmodels|selftest)\\.(cpp|h)$|^app/(package|showcase)/"_s);
    static const QRegularExpression gameOptions(u"^app/stone_age/options"_s);
    return source.match(file).hasMatch()
        && (!apart.match(file).hasMatch() || gameOptions.match(file).hasMatch());
}

QString layerOf(const QString &file)
{
    return file.section(u'/', 0, 0);
}

/// A game's folder, with that of its words, or what its layer shares.
QString roomOf(const QString &file)
{
    const auto room = file.section(u'/', 1, 1);
    if (layerOf(file) == u"db") {
        return QString();
    }
    const bool shared = file.count(u'/') == 1 || room == u"json" || room == u"record" || room == u"table";
    return shared ? u"shared"_s : room;
}

bool isSame(const Fault &fault, const QStringList &row)
{
    return fault.file == row.value(0) && fault.before == row.value(1) && fault.after == row.value(2);
}

/// What a room still has to offer: its files in an order of their own, each with its kinds of faults in turn.
class Room
{
public:
    void add(const Fault &fault) { m_files[fault.file][fault.kind].push_back(fault); }

    std::optional<Fault> next(const auto &fits)
    {
        if (m_order.isEmpty()) {
            for (const auto &[file, kinds] : m_files) {
                m_order << file;
            }
            sortByHash(m_order, QString());
            // Behind a header much is built again: they wait until each source has had its second turn.
            const auto sources = m_order.filter(QRegularExpression(u"\\.cpp$"_s));
            m_order = sources + sources + m_order.filter(QRegularExpression(u"\\.h$"_s));
        }
        for (qsizetype tried = 0; tried < m_order.size(); ++tried) {
            const auto file = m_order[m_next++ % m_order.size()];
            auto &kinds = m_files[file];
            QStringList names;
            for (const auto &[kind, faults] : kinds) {
                names << kind;
            }
            sortByHash(names, file);
            std::ranges::stable_sort(names, {}, [&](const QString &kind) { return m_taken[file + kind]; });
            for (const auto &kind : names) {
                auto &faults = kinds[kind];
                std::ranges::sort(faults, {}, [](const Fault &fault) {
                    return hashOf(QLatin1String(Seed) + fault.before + fault.after);
                });
                while (!faults.empty()) {
                    const auto fault = faults.front();
                    faults.erase(faults.begin());
                    if (fits(fault)) {
                        ++m_taken[file + kind];
                        return fault;
                    }
                }
            }
        }
        return std::nullopt;
    }

private:
    static void sortByHash(QStringList &words, const QString &of)
    {
        std::ranges::sort(
            words, {}, [&](const QString &word) { return hashOf(QLatin1String(Seed) + of + word); });
    }

    std::map<QString, std::map<QString, std::vector<Fault>>> m_files;
    std::map<QString, int> m_taken;
    QStringList m_order;
    qsizetype m_next = 0;
};

/// The rooms of a layer, one after the other.
struct Layer {
    std::map<QString, Room> rooms;
    qsizetype turn = 0;

    std::optional<Fault> next(const auto &fits)
    {
        for (std::size_t tried = 0; tried < rooms.size(); ++tried) {
            auto room = std::next(rooms.begin(), turn++ % static_cast<qsizetype>(rooms.size()));
            if (auto fault = room->second.next(fits)) {
                return fault;
            }
        }
        return std::nullopt;
    }
};

/// What is planted, and what may still be.
class Planting
{
public:
    explicit Planting(const QList<QStringList> &refused)
    {
        for (const auto &row : refused) {
            m_refused << row.front().toUInt();
        }
    }

    bool fits(const Fault &fault) const
    {
        return !m_refused.contains(fault.number()) && std::ranges::none_of(m_faults, [&](const Fault &other) {
            return other.file == fault.file && other.first <= fault.last && fault.first <= other.last;
        });
    }
    void add(const Fault &fault) { m_faults.push_back(fault); }
    const std::vector<Fault> &faults() const { return m_faults; }

private:
    QSet<quint32> m_refused;
    std::vector<Fault> m_faults;
};

/// Written only where it differs, so that no more is built again than has to be.
void put(const QString &from, const QString &to, const QByteArray &bytes)
{
    if (!QFile::exists(to) || bytesOf(to) != bytes) {
        QDir().mkpath(to.section(u'/', 0, -2));
        QFile file(to);
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size()) {
            qFatal("%s cannot be written.", qUtf8Printable(to));
        }
        file.setPermissions(QFile::permissions(from));
    }
}
}

int main(int argc, char **argv)
{
    if (argc != 4) {
        qFatal("plant TREE COUNT REFUSED");
    }
    const auto tree = QString::fromLocal8Bit(argv[1]);
    const auto count = static_cast<std::size_t>(atoi(argv[2]));
    Planting planting(rowsOf(QString::fromLocal8Bit(argv[3])));
    auto named = rowsOf(u"tests/planted/named.txt"_s);
    auto harmless = rowsOf(u"tests/planted/harmless.txt"_s);
    QList<QStringList> known;

    QStringList files;
    std::map<QString, Layer> layers;
    QTextStream in(stdin);
    for (QString file; in.readLineInto(&file);) {
        files << file;
        if (!isLookedInto(file)) {
            continue;
        }
        for (const auto &fault : faultsIn(file, QString::fromUtf8(bytesOf(file)))) {
            const auto is = [&](const QStringList &row) { return isSame(fault, row); };
            std::ranges::copy_if(harmless, std::back_inserter(known), is);
            harmless.removeIf(is);
            if (named.removeIf(is) > 0) {
                planting.add(fault);
            } else {
                layers[layerOf(file)].rooms[roomOf(file)].add(fault);
            }
        }
    }
    for (const auto &row : named + harmless) {
        qWarning("This is no longer there: %s", qUtf8Printable(row.join(u" | "_s)));
    }
    if (!(named + harmless).isEmpty()) {
        return 1;
    }
    const auto fits = [&](const Fault &fault) { return planting.fits(fault); };
    for (bool more = true; more;) {
        more = false;
        for (auto &[name, layer] : layers) {
            const auto fault = planting.faults().size() < count ? layer.next(fits) : std::nullopt;
            if (fault) {
                planting.add(*fault);
                more = true;
            }
        }
    }

    for (const auto &file : files) {
        auto bytes = bytesOf(file);
        std::vector<Fault> inIt;
        std::ranges::copy_if(planting.faults(), std::back_inserter(inIt),
            [&](const Fault &fault) { return fault.file == file; });
        if (!inIt.empty()) {
            bytes = withFaults(QString::fromUtf8(bytes), inIt).toUtf8();
        }
        put(file, tree + u'/' + file, bytes);
    }
    QTextStream out(stdout);
    for (const auto &fault : planting.faults()) {
        const auto row
            = std::ranges::find_if(known, [&](const QStringList &one) { return isSame(fault, one); });
        out << fault.number() << '\t' << fault.file << '\t' << fault.first << '\t' << fault.last << '\t'
            << fault.kind << '\t' << fault.before << '\t' << fault.after << '\t'
            << (row == known.end() ? QString() : row->value(3)) << '\n';
    }
}
