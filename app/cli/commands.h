// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

// Each gives back the exit code, see console.h. The first argument is the program's name.

int replayCommand(const QStringList &arguments);
int sheetCommand(const QStringList &arguments);
int listCommand(const QStringList &arguments);
int showCommand(const QStringList &arguments);
int exportCommand(const QStringList &arguments);
int importCommand(const QStringList &arguments);
int backupCommand(const QStringList &arguments);
int restoreCommand(const QStringList &arguments);
int rescueCommand(const QStringList &arguments);
int statsCommand(const QStringList &arguments);
int checkCommand(const QStringList &arguments);
int rebuildCommand(const QStringList &arguments);
