// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/program/device.h"
#include "tests/android/standin/qjniobject.h"

#include <QDesktopServices>
#include <QTest>
#include <QUrl>

using namespace Qt::StringLiterals;

/// The phone's side of the device, against a stand-in for Qt for Android.
class AndroidDeviceTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { calledFromJava.clear(); }

    void theWindowKeepsTheScreenOn()
    {
        // WindowManager.LayoutParams.FLAG_KEEP_SCREEN_ON is 128.
        const auto device = Device::create();
        device->keepAwake(true);
        QCOMPARE(calledFromJava, QStringList{u"activity.getWindow.addFlags(128)"_s});
        device->keepAwake(false);
        QCOMPARE(calledFromJava.last(), u"activity.getWindow.clearFlags(128)"_s);
    }

    void theViewVibrates()
    {
        // HapticFeedbackConstants: VIRTUAL_KEY is 1, LONG_PRESS is 0.
        const auto device = Device::create();
        QVERIFY(device->canVibrate());
        device->vibrate(false);
        QCOMPARE(calledFromJava, QStringList{u"activity.getWindow.getDecorView.performHapticFeedback(1)"_s});
        device->vibrate(true);
        QCOMPARE(calledFromJava.last(), u"activity.getWindow.getDecorView.performHapticFeedback(0)"_s);
    }

    /// As Qt's platform plugin does it with what Android hands over.
    void recordsArrive()
    {
        QStringList arrived;
        const auto device = Device::create();
        QVERIFY(!device->handOver({u"game.tallystone"_s}));
        device->receive([&](const QStringList &files) { arrived << files; });
        QVERIFY(QDesktopServices::openUrl(QUrl(u"content://mail/attachment/7"_s)));
        QVERIFY(QDesktopServices::openUrl(QUrl(u"file:///sdcard/a%20b.tallystone"_s)));
        QCOMPARE(arrived, (QStringList{u"content://mail/attachment/7"_s, u"/sdcard/a b.tallystone"_s}));
    }
};
QTEST_MAIN(AndroidDeviceTest)
#include "device_test.moc"
