// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/program/device.h"

#include <QDBusConnection>
#include <QDBusConnectionInterface>
#include <QDBusInterface>
#include <QDBusReply>
#include <QDir>
#include <QUrl>

#include <optional>

using namespace Qt::StringLiterals;

namespace
{
const auto Service = u"org.tallystone.Tallystone"_s;
const auto Path = u"/org/tallystone/Tallystone"_s;
const auto Interface = u"org.freedesktop.Application"_s;

/// What other programs can ask of the running app, as the desktop entry specification has it.
class Application : public QObject
{
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.Application")
public:
    explicit Application(std::function<void(const QStringList &)> open)
        : m_open(std::move(open))
    {
    }

public Q_SLOTS:
    void Activate(const QVariantMap &) { m_open({}); }
    void Open(const QStringList &urls, const QVariantMap &)
    {
        QStringList files;
        for (const auto &url : urls) {
            // A link that is no file has all that it brings in itself.
            const QUrl own(url);
            files << (own.isLocalFile() ? own.toLocalFile() : url);
        }
        m_open(files);
    }

private:
    std::function<void(const QStringList &)> m_open;
};

/// Speaks with the session. What the session does not know stays as it was.
class LinuxDevice final : public Device
{
public:
    ~LinuxDevice() override { keepAwake(false); }

    void keepAwake(bool awake) override
    {
        if (awake == m_cookie.has_value() || !session().isConnected()) {
            return;
        }
        QDBusInterface saver(u"org.freedesktop.ScreenSaver"_s, u"/org/freedesktop/ScreenSaver"_s,
            u"org.freedesktop.ScreenSaver"_s, session());
        if (awake) {
            const QDBusReply<uint> reply = saver.call(u"Inhibit"_s, u"Tallystone"_s, u"A game is open"_s);
            if (reply.isValid()) {
                m_cookie = reply.value();
            }
        } else {
            saver.call(u"UnInhibit"_s, *m_cookie);
            m_cookie.reset();
        }
    }

    void vibrate(bool) override
    {
        // A desktop has nothing to shake.
    }
    bool canVibrate() const override { return false; }

    bool handOver(const QStringList &files) override
    {
        if (!session().isConnected() || !session().interface()->isServiceRegistered(Service)) {
            return false;
        }
        QDBusInterface running(Service, Path, Interface, session());
        QStringList urls;
        for (const auto &file : files) {
            urls << QUrl::fromUserInput(file, QDir::currentPath(), QUrl::AssumeLocalFile)
                        .toString(QUrl::FullyEncoded);
        }
        const auto answer = urls.isEmpty() ? running.call(u"Activate"_s, QVariantMap())
                                           : running.call(u"Open"_s, urls, QVariantMap());
        return answer.type() == QDBusMessage::ReplyMessage;
    }

    void receive(std::function<void(const QStringList &)> open) override
    {
        m_application = std::make_unique<Application>(std::move(open));
        session().registerObject(Path, m_application.get(), QDBusConnection::ExportAllSlots);
        session().registerService(Service);
    }

private:
    /// Connects at the first call.
    static QDBusConnection session() { return QDBusConnection::sessionBus(); }

    std::unique_ptr<Application> m_application;
    std::optional<uint> m_cookie;
};
}

std::unique_ptr<Device> Device::create()
{
    return std::make_unique<LinuxDevice>();
}

#include "device_linux.moc"
