// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/suites.h"

#include <QFileInfo>

#include <map>

static std::map<QString, Suite::Run> &suites()
{
    static std::map<QString, Suite::Run> all;
    return all;
}

Suite::Suite(const char *file, Run run)
{
    suites().emplace(QFileInfo(QString::fromUtf8(file)).baseName(), run);
}

int main(int argc, char **argv)
{
    const auto found = suites().find(QString::fromUtf8(argc > 1 ? argv[1] : ""));
    if (found == suites().end()) {
        for (const auto &[name, run] : suites()) {
            qWarning("%s %s", argv[0], qUtf8Printable(name));
        }
        return 2;
    }
    argv[1] = argv[0];
    return found->second(argc - 1, argv + 1);
}
