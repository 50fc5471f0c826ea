// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>

/// One of several tests in a program, run by the name of its file: `db_tests store_test`. A program for each
/// would take longer to build than to run.
class Suite
{
public:
    using Run = int (*)(int argc, char **argv);

    Suite(const char *file, Run run);
};

template<typename Test, typename Application>
int runSuite(int argc, char **argv)
{
    const Application application(argc, argv);
    Test test;
    return QTest::qExec(&test, argc, argv);
}

/// In the place of QTEST_MAIN, for those without a window and those with one.
#define TALLYSTONE_SUITE(Test) static const Suite suiteOf##Test(__FILE__, &runSuite<Test, QCoreApplication>);
#define TALLYSTONE_WINDOW_SUITE(Test)                                                                        \
    static const Suite suiteOf##Test(__FILE__, &runSuite<Test, QGuiApplication>);
