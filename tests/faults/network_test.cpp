// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest/QTest>

#include <cstddef>

#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace
{
/// From here on whoever asks for a way to other machines is killed; there are none either, where the system
/// grants that. A way to the screen and to the session is none to other machines.
void forbidNetwork()
{
    (void)unshare(CLONE_NEWNET);
    constexpr auto Number = static_cast<unsigned>(offsetof(seccomp_data, nr));
    constexpr auto Family = static_cast<unsigned>(offsetof(seccomp_data, args));
    sock_filter rules[] = {
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, Number),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_socket, 0, 3),
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, Family),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, AF_UNIX, 1, 0),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, AF_NETLINK, 0, 1),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS),
    };
    const sock_fprog program{static_cast<unsigned short>(std::size(rules)), rules};
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0
        || prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program, 0, 0) != 0) {
        _exit(77);
    }
}

int openSocket(int family)
{
    return socket(family, SOCK_STREAM, 0) >= 0 ? 0 : 1;
}
}

/// The programs as they are, in a world without a network.
class NetworkTest : public QObject
{
    Q_OBJECT

    /// 0 if it went well, -1 if it was killed.
    static int run(const QString &program, const QStringList &arguments, const QString &home)
    {
        QProcess process;
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"QT_QPA_PLATFORM"_s, u"offscreen"_s);
        environment.insert(u"HOME"_s, home);
        process.setProcessEnvironment(environment);
        process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        process.setChildProcessModifier(forbidNetwork);
        process.start(program, arguments);
        process.waitForFinished(300'000);
        return process.exitStatus() == QProcess::CrashExit ? -1 : process.exitCode();
    }

private Q_SLOTS:
    void initTestCase()
    {
        const auto self = QCoreApplication::applicationFilePath();
        if (run(self, {u"socket"_s, QString::number(AF_UNIX)}, {}) == 77) {
            QSKIP("the system lets nothing be forbidden");
        }
        // The watch works: these are killed, and that is not.
        QCOMPARE(run(self, {u"socket"_s, QString::number(AF_UNIX)}, {}), 0);
        QCOMPARE(run(self, {u"socket"_s, QString::number(AF_INET)}, {}), -1);
        QCOMPARE(run(self, {u"socket"_s, QString::number(AF_INET6)}, {}), -1);
    }

    void everyPageWithoutANetwork()
    {
        const QTemporaryDir home;
        QCOMPARE(run(QStringLiteral(TALLYSTONE), {u"--self-test"_s}, home.path()), 0);
    }

    void theCommandLineWithoutANetwork()
    {
        const QTemporaryDir home;
        const auto record = QStringLiteral(SOURCE_DIR) + u"/tests/data/bronze_age/late-bronze-1.json"_s;
        QCOMPARE(run(QStringLiteral(TALLYSTONE_CLI), {u"--help"_s}, home.path()), 0);
        QCOMPARE(run(QStringLiteral(TALLYSTONE_CLI), {u"replay"_s, record}, home.path()), 0);
    }
};

int main(int argc, char *argv[])
{
    if (argc == 3 && argv[1] == std::string_view("socket")) {
        return openSocket(std::atoi(argv[2]));
    }
    const QCoreApplication app(argc, argv);
    NetworkTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "network_test.moc"
