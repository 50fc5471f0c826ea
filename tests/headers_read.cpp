// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Nothing but the headers that all other tests take over from it.
int main()
{
    return 0;
}
