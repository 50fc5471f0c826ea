// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

/// A member of a gadget that pages read: `PAGE_MEMBER(QString, title);`, `PAGE_MEMBER(bool, enabled) =
/// true;`.
#define PAGE_MEMBER(Type, name)                                                                              \
    Q_PROPERTY(Type name MEMBER name)                                                                        \
public:                                                                                                      \
    Type name
