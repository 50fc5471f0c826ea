// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/device.h"

#include <QDBusInterface>
#include <QDBusReply>

using namespace Qt::StringLiterals;

namespace
{
/// Asks the session not to blank the screen. A session that does not know the request sleeps as usual.
class LinuxDevice : public Device
{
public:
    ~LinuxDevice() override { keepAwake(false); }

    void keepAwake(bool awake) override
    {
        if (awake == m_cookie.has_value() || !QDBusConnection::sessionBus().isConnected()) {
            return;
        }
        QDBusInterface session(u"org.freedesktop.ScreenSaver"_s, u"/org/freedesktop/ScreenSaver"_s,
            u"org.freedesktop.ScreenSaver"_s);
        if (awake) {
            const QDBusReply<uint> reply = session.call(u"Inhibit"_s, u"Tallystone"_s, u"A game is open"_s);
            if (reply.isValid()) {
                m_cookie = reply.value();
            }
        } else {
            session.call(u"UnInhibit"_s, *m_cookie);
            m_cookie.reset();
        }
    }

    void knock(bool) override
    {
        // A desktop has nothing to shake.
    }

private:
    std::optional<uint> m_cookie;
};
}

std::unique_ptr<Device> Device::create()
{
    return std::make_unique<LinuxDevice>();
}
