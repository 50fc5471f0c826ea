// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Start to first frame and memory of the app with a running game, beside an empty window, in turns. With
// --alone PROGRAM also those of the first page without a game, beside a PROGRAM that has one small game only.
#include "app/games.h"
#include "tests/app/tables.h"
#include "tests/bench/table.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <functional>

using namespace BronzeAge;
using namespace Qt::StringLiterals;

namespace
{
constexpr int Runs = 60;

struct Measured {
    std::vector<double> milliseconds;
    std::vector<double> megabytes;
};

double residentMegabytes(qint64 process)
{
    QFile file(u"/proc/%1/status"_s.arg(process));
    if (file.open(QIODevice::ReadOnly)) {
        for (const auto &line : file.readAll().split('\n')) {
            if (line.startsWith("VmRSS:")) {
                return line.mid(6).trimmed().split(' ').first().toDouble() / 1024;
            }
        }
    }
    return 0;
}

bool measure(const QString &program, const QStringList &arguments, Measured &measured)
{
    QProcess process;
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"QT_QPA_PLATFORM"_s, u"offscreen"_s);
    environment.insert(u"TALLYSTONE_TELL_FIRST_FRAME"_s, u"1"_s);
    process.setProcessEnvironment(environment);
    QElapsedTimer timer;
    timer.start();
    process.start(program, arguments);
    const bool shown = process.waitForReadyRead(30'000) && process.readAll().startsWith("first frame");
    measured.milliseconds.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
    measured.megabytes.push_back(residentMegabytes(process.processId()));
    process.kill();
    process.waitForFinished();
    return shown;
}

double median(std::vector<double> values)
{
    std::ranges::sort(values);
    return (values[(values.size() - 1) / 2] + values[values.size() / 2]) / 2;
}

/// Of those measured one after the other: how fast the machine is changes from moment to moment.
std::vector<double> ratios(std::vector<double> values, const std::vector<double> &others)
{
    std::ranges::transform(values, others, values.begin(), std::divides<>());
    return values;
}

std::string gameInProgress(const QTemporaryDir &folder)
{
    const auto path = folder.filePath(u"games.db"_s).toStdString();
    auto store = Store::open(path).value();
    const auto table = Tables::open(store, Tables::create(store, setupFor(Edition::Original, 4)));
    for (int turn = 0; turn < 12; ++turn) {
        Tables::enter(*table, "fwg");
        for (int i = 0; i < 5 && (i == 0 || table->step() != u"dice"); ++i) {
            table->primary();
        }
    }
    Tables::enter(*table, "fw");
    return path;
}
}

int main(int argc, char **argv)
{
    const QCoreApplication app(argc, argv);
    const QTemporaryDir folder;
    const auto arguments = QCoreApplication::arguments();
    const auto alone = arguments.value(arguments.indexOf(u"--alone"_s) + 1);
    const QStringList game{u"--store"_s, QString::fromStdString(gameInProgress(folder))};
    const auto home = [&](const QString &name) { return QStringList{u"--store"_s, folder.filePath(name)}; };
    Measured ours;
    Measured empty;
    Measured all;
    Measured one;
    for (int run = 0; run <= Runs; ++run) {
        bool shown = measure(QStringLiteral(EMPTY_WINDOW), {}, empty)
            && measure(QStringLiteral(TALLYSTONE), game, ours);
        if (arguments.contains(u"--alone")) {
            shown = shown && measure(alone, home(u"one"_s), one)
                && measure(QStringLiteral(TALLYSTONE), home(u"all"_s), all);
        }
        if (!shown) {
            std::fputs("no frame\n", stderr);
            return 2;
        }
        if (run == 0) {
            // The first of each warms the disk.
            ours = empty = all = one = {};
        }
    }
    Table table(argc, argv);
    table.row("start to first frame", median(ratios(ours.milliseconds, empty.milliseconds)),
        "x an empty window", 2.0);
    table.row("memory", median(ours.megabytes) / median(empty.megabytes), "x an empty window", 1.56);
    table.tell("%.0f ms, empty window %.0f ms; %.1f MB, empty window %.1f MB\n", median(ours.milliseconds),
        median(empty.milliseconds), median(ours.megabytes), median(empty.megabytes));
    if (!one.megabytes.empty()) {
        constexpr double Growth = 0.03;
        const double most = 1 + Growth * static_cast<double>(games().size());
        table.row("start with all games", median(ratios(all.milliseconds, one.milliseconds)),
            "x with the example alone", most);
        table.row("memory with all games", median(all.megabytes) / median(one.megabytes),
            "x with the example alone", most);
        table.tell("%.0f ms, with the example alone %.0f ms; %.1f MB, with the example alone %.1f MB\n",
            median(all.milliseconds), median(one.milliseconds), median(all.megabytes), median(one.megabytes));
    }
    return table.exitCode();
}
