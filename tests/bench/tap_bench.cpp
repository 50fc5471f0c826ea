// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tap to frame on the real pages with the software renderer, and the frames drawn while nothing happens.
#include "app/games.h"
#include "app/showcase/samplegames.h"
#include "model/record/read.h"
#include "tests/app/realwindow.h"
#include "tests/bench/table.h"

#include <QElapsedTimer>
#include <QFile>
#include <QGuiApplication>
#include <QTemporaryDir>
#include <QtQml/QQmlExtensionPlugin>

#include <algorithm>
#include <ctime>
#include <span>

using namespace BronzeAge;
using namespace Qt::StringLiterals;

Q_IMPORT_QML_PLUGIN(TallystonePlugin)
Q_IMPORT_QML_PLUGIN(Tallystone_AppPlugin)
Q_IMPORT_QML_PLUGIN(Tallystone_DrawnPlugin)

namespace
{
/// A finger on the pages, and how long each of its taps took.
class Thumb
{
public:
    explicit Thumb(RealWindow &app)
        : m_app(app)
    {
        // What a page has to do when it comes is not the tap's.
        QTest::qWait(1000);
    }

    /// `pause` is as long as a quick thumb takes, and lets what moves come to rest now and then.
    void tap(const QString &name, int pause = 120) { tap(m_app.find(name), name, pause); }
    /// The plus of a number.
    void step(const QString &name) { tap(m_app.find(name)->findChild<QQuickItem *>(u"more"_s), name, 120); }

    void tell(const char *name, Table &table)
    {
        std::ranges::sort(m_taps);
        table.row(name, m_taps[m_taps.size() * 95 / 100].first, "ms, 95 of 100", 50);
        std::ranges::sort(m_work);
        table.tell("of processors: median %.1f ms, 95 of 100 %.1f ms\n", m_work[m_work.size() / 2],
            m_work[m_work.size() * 95 / 100]);
        table.tell("median %.1f ms, most %.1f ms of %zu taps; the slowest:\n",
            m_taps[m_taps.size() / 2].first, m_taps.back().first, m_taps.size());
        for (const auto &[time, what] : std::span(m_taps).last(5)) {
            table.tell("    %.1f ms  %s\n", time, qPrintable(what));
        }
    }

private:
    void tap(const QQuickItem *item, const QString &name, int pause)
    {
        const auto from = step();
        const auto worked = std::clock();
        const double time = milliseconds(item, name);
        m_work.push_back(double(std::clock() - worked) * 1e3 / CLOCKS_PER_SEC);
        m_taps.emplace_back(time, u"%1: %2 to %3"_s.arg(name, from, step()));
        QTest::qWait(pause);
    }

    QString step() const { return m_app.shelf().table()->step(); }

    /// From the finger's touch to the next frame.
    double milliseconds(const QQuickItem *item, const QString &name)
    {
        const int before = m_app.frames();
        QElapsedTimer timer;
        timer.start();
        if (!m_app.tap(item)) {
            qFatal("%s is not to be seen", qPrintable(name));
        }
        if (!QTest::qWaitFor([&] { return m_app.frames() > before; }, 2000)) {
            qFatal("no frame after %s", qPrintable(name));
        }
        return static_cast<double>(timer.nsecsElapsed()) / 1e6;
    }

    RealWindow &m_app;
    std::vector<std::pair<double, QString>> m_taps;
    /// The same without what a busy machine lets them wait.
    std::vector<double> m_work;
};

/// Twelve turns by dice.
void play(RealWindow &app, Table &table)
{
    app.shelf().open(Tables::create(app.store(), setupFor(Edition::Original, 4)));
    Thumb thumb(app);
    for (int turn = 0; turn < 12; ++turn) {
        thumb.tap(u"face-workers"_s);
        thumb.tap(u"face-good"_s);
        while (!app.table().primaryEnabled()) {
            thumb.tap(u"face-food"_s);
        }
        thumb.tap(u"primary"_s);
        thumb.tap(turn < 4 ? u"city-4"_s : u"monument-great-wall"_s);
        do {
            thumb.tap(u"primary"_s);
        } while (app.table().step() != u"dice");
    }
    thumb.tell("tap to frame", table);
}

/// The end of a turn of five players, and what each of them is about to get part by part.
void settle(RealWindow &app, Table &table)
{
    QFile file(QStringLiteral(SOURCE_DIR "/tests/data/rise_of_empires/5-players.json"));
    if (!file.open(QIODevice::ReadOnly)) {
        qFatal("no game of five players");
    }
    const auto record = readRecord(file.readAll().toStdString(), gameRules()).value();
    // The last that does not end the game: by then everybody has something of every kind.
    std::vector<int> ends;
    for (std::size_t i = 0; i < record.actions.size(); ++i) {
        if (Json::writeCompact(record.actions[i].action).find(R"("do":"settle")") != std::string::npos) {
            ends.push_back(static_cast<int>(i));
        }
    }
    layOut(app.shelf(), record, ends.at(ends.size() - 2));
    constexpr int Sliding = 400;
    Thumb thumb(app);
    for (int round = 0; round < 4; ++round) {
        for (std::size_t seat = 0; seat < record.players.size(); ++seat) {
            thumb.tap(u"player-%1"_s.arg(seat), Sliding);
            thumb.tap(u"parts-done"_s, Sliding);
        }
        thumb.tap(u"primary"_s);
        thumb.tap(u"undo"_s);
    }
    thumb.tell("tap to frame, settling", table);
}

/// A sheet of 60 rows for 12 players in the last of 100 rounds, as full as a record may be.
Record fullSheet()
{
    constexpr int Rows = 60;
    constexpr int Players = 12;
    constexpr int Rounds = 100;
    constexpr int EntriesInRound = 98;
    QStringList rows;
    QStringList entered;
    for (int i = 0; i < Rows; ++i) {
        const auto id = u"r%1"_s.arg(i);
        const auto above = u"r%1"_s.arg(i - i % 6);
        auto row = uR"("id":"%1","title":"Row %1")"_s.arg(id);
        switch (i % 6) {
        case 3:
            row += uR"row(,"kind":"formula","per":"round","formula":"max(%1 + before(%1) // 2, before(%2))")row"_s
                       .arg(above, id);
            break;
        case 4:
            row += uR"(,"kind":"rank","per":"round","of":"%1","points":[5,3,1])"_s.arg(above);
            break;
        case 5:
            row += i + 1 == Rows ? uR"(,"kind":"number")"_s : uR"(,"kind":"subtotal","per":"round")"_s;
            break;
        default:
            row += uR"(,"kind":"number","per":"round")"_s;
            entered << id;
        }
        rows << u'{' + row + u'}';
    }
    QStringList players;
    for (int i = 0; i < Players; ++i) {
        players << uR"({"name":"Player %1"})"_s.arg(i);
    }
    QStringList actions;
    for (int round = 0; round < Rounds; ++round) {
        for (int i = 0; i < EntriesInRound; ++i) {
            actions << uR"({"do":"enter","player":%1,"row":"%2","value":%3})"_s.arg(i % Players)
                           .arg(entered.at((i / Players + round) % entered.size()))
                           .arg((i * 7 + round) % 50);
        }
        if (round + 1 < Rounds) {
            actions << uR"({"do":"end-round"})"_s;
        }
    }
    const auto text
        = uR"({"format":"tallystone.record","version":1,"id":"5ee70000-0000-4000-8000-00000000ffff",)"
          uR"("game":"sheet","options":{"template":{"id":"full","version":1,"title":"Full","rows":[%1]}},)"
          uR"("players":[%2],"startedAt":"2026-11-07T19:00:00Z","actions":[%3]})"_s.arg(
              rows.join(u','), players.join(u','), actions.join(u','));
    return readRecord(text.toStdString(), gameRules()).value();
}

void sheet(RealWindow &app, Table &table)
{
    const auto record = fullSheet();
    // All but one: the last of a record would end the game.
    layOut(app.shelf(), record, static_cast<int>(record.actions.size()) - 1);
    Thumb thumb(app);
    for (int cell = 0; cell < 20; ++cell) {
        thumb.tap(u"key-%1"_s.arg(1 + cell % 9));
        thumb.tap(u"key-0"_s);
        thumb.tap(u"primary"_s);
    }
    thumb.tell("tap to frame, full sheet", table);
}

/// A sheet corrected by hand, a page of many cells: a tap makes those of all players anew.
void correct(RealWindow &app, Table &table)
{
    app.look(u"correct"_s);
    constexpr int Rounds = 12;
    const auto page = app.shelf().table()->correct();
    qsizetype cells = 0;
    QStringList raised;
    for (const auto &group : page.sheets.at(app.shelf().table()->turnOf()).groups) {
        cells += group.rows.size();
        for (const auto &row : group.rows) {
            if (raised.size() < 4 && row.counter.value + Rounds <= row.counter.most) {
                raised << row.counter.id;
            }
        }
    }
    Thumb thumb(app);
    for (int round = 0; round < Rounds; ++round) {
        for (const auto &cell : raised) {
            thumb.step(cell);
        }
    }
    table.tell("%lld cells for each player\n", cells);
    thumb.tell("tap to frame, correcting", table);
}

/// Nothing is drawn where nothing happens.
void rest(RealWindow &app, Table &table)
{
    QTest::qWait(6000);
    const int before = app.frames();
    QTest::qWait(2000);
    table.row("frames in 2 s of rest", app.frames() - before, "frames", 0);
}
}

int main(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QGuiApplication app(argc, argv);
    const QTemporaryDir folder;
    RealWindow real(folder.filePath(u"games.db"_s).toStdString());
    real.show(false);
    Table table(argc, argv);
    play(real, table);
    rest(real, table);
    settle(real, table);
    correct(real, table);
    sheet(real, table);
    return table.exitCode();
}
