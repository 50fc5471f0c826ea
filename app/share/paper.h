// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/record.h"

#include <QByteArray>
#include <QImage>

/// The final sheets of a game as a document, an A4 page for each player or team, the best first.
QByteArray paperDocument(const Record &record);

/// A player's page as a picture, so many pixels wide.
QImage paperPicture(const Record &record, int seat, int width);
