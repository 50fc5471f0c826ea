// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QFile>
#include <QString>

#include <sched.h>
#include <sys/mount.h>
#include <unistd.h>

/// A small disk in memory that only this process sees, where the system grants one; else nothing happens.
class PrivateMount
{
public:
    /// To be called before there are threads.
    static bool separate()
    {
        const auto user = getuid();
        if (user == 0) {
            return unshare(CLONE_NEWNS) == 0 && hide();
        }
        if (unshare(CLONE_NEWUSER | CLONE_NEWNS) != 0) {
            return false;
        }
        QFile map(QStringLiteral("/proc/self/uid_map"));
        return map.open(QIODevice::WriteOnly | QIODevice::Unbuffered)
            && map.write("0 " + QByteArray::number(user) + " 1") > 0 && hide();
    }

    explicit PrivateMount(const QString &folder)
        : m_folder(folder.toLocal8Bit())
        , m_mounted(mount("tmpfs", m_folder.constData(), "tmpfs", 0, "size=4m") == 0)
    {
    }
    ~PrivateMount()
    {
        if (m_mounted) {
            umount2(m_folder.constData(), MNT_DETACH);
        }
    }
    PrivateMount(const PrivateMount &) = delete;
    PrivateMount &operator=(const PrivateMount &) = delete;

    bool resize(const char *size) const { return remount(0, "size=" + QByteArray(size)); }
    bool makeReadOnly() const { return remount(MS_RDONLY, {}); }

private:
    /// What is mounted here does not spread to the rest of the system.
    static bool hide() { return mount("none", "/", nullptr, MS_REC | MS_PRIVATE, nullptr) == 0; }

    bool remount(unsigned long flags, const QByteArray &options) const
    {
        return m_mounted
            && mount("tmpfs", m_folder.constData(), "tmpfs", MS_REMOUNT | flags, options.constData()) == 0;
    }

    QByteArray m_folder;
    bool m_mounted;
};
