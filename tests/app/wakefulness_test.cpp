// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/program/wakefulness.h"
#include "tests/app/fakedevice.h"
#include "tests/suites.h"

#include <QGuiApplication>

using namespace Qt::StringLiterals;

/// The screen stays on while a game is open and goes on, and at no other time.
class WakefulnessTest : public QObject
{
    Q_OBJECT

    std::optional<DeviceOnTheTable> m_at;
    std::optional<Wakefulness> m_wakefulness;

private Q_SLOTS:
    void init()
    {
        m_wakefulness.reset();
        m_at.emplace();
        m_wakefulness.emplace(m_at->shelf, m_at->settings, m_at->device);
    }

    void aGameThatIsOpenFromTheStart()
    {
        m_at->shelf.open(m_at->game);
        m_wakefulness->begin();
        QVERIFY(m_at->device.awake);
    }

    void aGameThatIsOpenedAndClosed()
    {
        m_wakefulness->begin();
        QVERIFY(!m_at->device.awake);
        m_at->shelf.open(m_at->game);
        QVERIFY(m_at->device.awake);
        m_at->shelf.close();
        QVERIFY(!m_at->device.awake);
    }

    void aGameThatEndsAndGoesOn()
    {
        m_at->shelf.open(m_at->game);
        m_wakefulness->begin();
        m_at->shelf.table()->finish(u"late"_s);
        QVERIFY(m_at->shelf.table()->over());
        QVERIFY(!m_at->device.awake);
        m_at->shelf.table()->undo();
        QVERIFY(m_at->device.awake);
    }

    void somebodyDoesNotWantIt()
    {
        m_at->shelf.open(m_at->game);
        m_wakefulness->begin();
        m_at->settings.setKeepAwake(false);
        QVERIFY(!m_at->device.awake);
        m_at->settings.setKeepAwake(true);
        QVERIFY(m_at->device.awake);
    }
};
TALLYSTONE_WINDOW_SUITE(WakefulnessTest)
#include "wakefulness_test.moc"
