// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings.h"
#include "app/shelf.h"
#include "app/wakefulness.h"
#include "tests/app/fakedevice.h"
#include "tests/app/tables.h"

#include <QTest>

using namespace BronzeAge;
using namespace Qt::StringLiterals;

/// The screen stays on while a game is open and goes on, and at no other time.
class WakefulnessTest : public QObject
{
    Q_OBJECT

    std::optional<Store> m_store;
    std::optional<Settings> m_settings;
    std::optional<Shelf> m_shelf;
    std::optional<FakeDevice> m_device;
    std::optional<Wakefulness> m_wakefulness;
    std::int64_t m_game = 0;

private Q_SLOTS:
    void init()
    {
        m_wakefulness.reset();
        m_shelf.reset();
        m_store.emplace(Store::open(":memory:").value());
        m_settings.emplace();
        m_settings->forgetAll();
        m_device.emplace();
        m_shelf.emplace(*m_store, Tables::clock);
        m_game = Tables::create(*m_store, setupFor(Edition::Original, 2));
        m_wakefulness.emplace(*m_shelf, *m_settings, *m_device);
    }

    void aGameThatIsOpenFromTheStart()
    {
        m_shelf->open(m_game);
        m_wakefulness->begin();
        QVERIFY(m_device->awake);
    }

    void aGameThatIsOpenedAndClosed()
    {
        m_wakefulness->begin();
        QVERIFY(!m_device->awake);
        m_shelf->open(m_game);
        QVERIFY(m_device->awake);
        m_shelf->close();
        QVERIFY(!m_device->awake);
    }

    void aGameThatEndsAndGoesOn()
    {
        m_shelf->open(m_game);
        m_wakefulness->begin();
        m_shelf->table()->finish(u"late"_s);
        QVERIFY(m_shelf->table()->over());
        QVERIFY(!m_device->awake);
        m_shelf->table()->undo();
        QVERIFY(m_device->awake);
    }

    void somebodyDoesNotWantIt()
    {
        m_shelf->open(m_game);
        m_wakefulness->begin();
        m_settings->setKeepAwake(false);
        QVERIFY(!m_device->awake);
        m_settings->setKeepAwake(true);
        QVERIFY(m_device->awake);
    }
};
QTEST_MAIN(WakefulnessTest)
#include "wakefulness_test.moc"
