// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/program/device.h"

#include <QCoreApplication>
#include <QDesktopServices>
#include <QJniObject>
#include <QUrl>

using namespace Qt::StringLiterals;

namespace
{
// WindowManager.LayoutParams and HapticFeedbackConstants.
constexpr jint KeepScreenOn = 0x80;
constexpr jint LongPress = 0;
constexpr jint VirtualKey = 1;

/// Windows and views belong to Android's own main thread.
template<typename Work>
void inWindow(Work work)
{
    QNativeInterface::QAndroidApplication::runOnAndroidMainThread([work] {
        const QJniObject activity(QNativeInterface::QAndroidApplication::context());
        if (const auto window = activity.callObjectMethod("getWindow", "()Landroid/view/Window;");
            window.isValid()) {
            work(window);
        }
    });
}

/// Takes the addresses that Android asks the app to open, which Qt hands to whoever handles their scheme.
class IncomingFiles : public QObject
{
    Q_OBJECT
public:
    explicit IncomingFiles(std::function<void(const QStringList &)> open)
        : m_open(std::move(open))
    {
        QDesktopServices::setUrlHandler(u"content"_s, this, "take");
        QDesktopServices::setUrlHandler(u"file"_s, this, "take");
    }
    ~IncomingFiles() override
    {
        QDesktopServices::unsetUrlHandler(u"content"_s);
        QDesktopServices::unsetUrlHandler(u"file"_s);
    }

public Q_SLOTS:
    // QFile opens content: addresses as they are.
    void take(const QUrl &url) { m_open({url.isLocalFile() ? url.toLocalFile() : url.toString()}); }

private:
    std::function<void(const QStringList &)> m_open;
};

class AndroidDevice : public Device
{
public:
    void keepAwake(bool awake) override
    {
        inWindow([awake](const QJniObject &window) {
            window.callMethod<void>(awake ? "addFlags" : "clearFlags", "(I)V", KeepScreenOn);
        });
    }

    /// Through the view and not the vibrator: that needs no permission, and keeps to what the person has set
    /// for the whole phone.
    void vibrate(bool strong) override
    {
        inWindow([strong](const QJniObject &window) {
            window.callObjectMethod("getDecorView", "()Landroid/view/View;")
                .callMethod<jboolean>("performHapticFeedback", "(I)Z", strong ? LongPress : VirtualKey);
        });
    }
    bool canVibrate() const override { return true; }

    bool handOver(const QStringList &) override
    {
        // Android itself starts an app once only.
        return false;
    }
    void receive(std::function<void(const QStringList &)> open) override
    {
        m_incoming = std::make_unique<IncomingFiles>(std::move(open));
    }

private:
    std::unique_ptr<IncomingFiles> m_incoming;
};
}

std::unique_ptr<Device> Device::create()
{
    return std::make_unique<AndroidDevice>();
}

#include "device_android.moc"
