// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/through_the_ages/steps.h"

namespace ThroughTheAges
{
const Step RivalStep = {"rival"};
}
