// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>

/// The command line as another program sees it.
namespace Cli
{
using namespace Qt::StringLiterals;

struct Answer {
    int exitCode = -1;
    QByteArray out;
    QByteArray err;

    QJsonObject json() const { return QJsonDocument::fromJson(out).object(); }
    QString code() const { return json()["error"_L1]["code"_L1].toString(); }
    QString message() const { return json()["error"_L1]["message"_L1].toString(); }
};

inline Answer run(
    const QStringList &arguments, const QByteArray &input = {}, const QString &language = u"en"_s)
{
    QProcess process;
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"LC_ALL"_s, u"C.UTF-8"_s);
    environment.insert(u"LANGUAGE"_s, language);
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(TALLYSTONE_CLI), arguments);
    process.write(input);
    process.closeWriteChannel();
    process.waitForFinished();
    return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1,
        process.readAllStandardOutput(), process.readAllStandardError()};
}

inline QString sample(const QString &name = u"original-4"_s)
{
    return QStringLiteral(SOURCE_DIR "/tests/data/bronze_age/%1.json").arg(name);
}

/// A game of two, still running.
inline QByteArray record(const QByteArray &actions)
{
    return R"({"format":"tallystone.record","version":1,"game":"bronze-age","players":[{"name":"Ana"},)"
           R"({"name":"Ben"}],"actions":[)"
        + actions + "]}";
}
}
