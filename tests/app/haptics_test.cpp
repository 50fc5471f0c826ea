// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/program/haptics.h"
#include "tests/app/fakedevice.h"
#include "tests/suites.h"

#include <QGuiApplication>

using namespace Qt::StringLiterals;

/// Once a tap, after it: l for a light tap, S for a strong one.
class HapticsTest : public QObject
{
    Q_OBJECT

    std::optional<DeviceOnTheTable> m_at;
    std::optional<Haptics> m_haptics;

    BronzeTable &table() { return Tables::bronze(m_at->shelf.table()); }
    /// What is felt of this.
    template<typename Tap>
    QString feel(Tap tap)
    {
        m_at->device.felt.clear();
        tap();
        QCoreApplication::processEvents();
        return m_at->device.felt;
    }
    QString feelRoll(const char *faces)
    {
        Tables::enter(table(), faces);
        QCoreApplication::processEvents();
        return feel([this] { table().primary(); });
    }

private Q_SLOTS:
    void init()
    {
        m_haptics.reset();
        m_at.emplace();
        m_at->shelf.open(m_at->game);
        m_haptics.emplace(m_at->shelf, m_at->settings, m_at->device);
    }

    void aTapIsFeltLightly()
    {
        QCOMPARE(feel([this] { table().touch(u"face-food"_s); }), u"l"_s);
        QCOMPARE(feel([this] { table().undo(); }), u"l"_s);
        QCOMPARE(feelRoll("fwg"), u"l"_s);
    }

    void whatATapDoesIsFeltOnce()
    {
        QCOMPARE(feelRoll("fwg"), u"l"_s);
        table().touch(u"city-4"_s, 3);
        QCoreApplication::processEvents();
        // Built, then passed on: two actions.
        QCOMPARE(feel([this] { table().primary(); }), u"l"_s);
        QCOMPARE(table().turnOf(), 1);
    }

    void aDisasterIsFeltStrongly()
    {
        // Two skulls: Drought.
        QCOMPARE(feelRoll("ssf"), u"S"_s);
    }

    void aFamineIsFeltStrongly()
    {
        // Three cities eat; there are three in store at the start, and none comes in.
        QCOMPARE(feelRoll("ggg"), u"l"_s);
        while (table().step() != u"dice" || table().turnOf() != 0) {
            table().primary();
            if (table().step() == u"dice" && table().turnOf() == 1) {
                Tables::enter(table(), "fff");
            }
        }
        QCOMPARE(feelRoll("ggg"), u"S"_s);
    }

    void aRefusalIsFeltStrongly()
    {
        QCOMPARE(feelRoll("fwg"), u"l"_s);
        table().touch(u"city-4"_s, 3);
        QCoreApplication::processEvents();
        // No worker is left.
        QCOMPARE(feel([this] { table().touch(u"monument-step-pyramid"_s, 1); }), u"S"_s);
    }

    void aTurnPlayedAnewIsFeltToo()
    {
        QCOMPARE(feelRoll("fwg"), u"l"_s);
        table().primary();
        table().change()->begin(0);
        table().change()->playAgain();
        QVERIFY(table().change()->copy());
        QCoreApplication::processEvents();
        auto &copy = Tables::bronze(table().change()->copy());
        QCOMPARE(feel([&] { copy.undo(); }), u"l"_s);
    }

    void anotherTableIsFeltToo()
    {
        m_at->shelf.rematch();
        QCoreApplication::processEvents();
        QCOMPARE(feel([this] { table().touch(u"face-food"_s); }), u"l"_s);
    }

    void wordsAreNotFelt()
    {
        QCOMPARE(feel([this] { m_at->shelf.retranslate(); }), QString());
    }

    void nothingIsFeltUnlessWanted()
    {
        m_at->settings.setVibration(false);
        QCOMPARE(feelRoll("ssf"), QString());
        m_at->settings.setVibration(true);
        m_at->device.able = false;
        QCOMPARE(feel([this] { table().primary(); }), QString());
    }
};
TALLYSTONE_WINDOW_SUITE(HapticsTest)
#include "haptics_test.moc"
