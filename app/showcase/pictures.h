// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QRegularExpression;
class Window;

/// Writes pictures from sample games and names each on standard output: a few to get to know the app, or of
/// every page in the sizes, themes, languages and text sizes of the design those whose names match, such as
/// "home-412x915-dark-fr-text200". False if there is none, or one could not be shown
/// or written without a complaint.
bool writePictures(Window &window, const QString &folder, const QRegularExpression &only);
