// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// A disk that fails when it is told to: SQLite's way to the files of this process goes through it. It counts
/// what SQLite asks of the disk, and knows what of it was flushed.
namespace FaultyDisk
{
enum class Fault {
    None,
    /// Any operation fails; of a write, half is done.
    IoError,
    /// A write finds no room.
    Full,
    /// A flush fails, and what it was to flush never gets to the disk, though it can be read until the power
    /// is cut.
    FailedSync,
    /// Nothing more is done, whatever is asked.
    PowerCut,
};

/// Makes it the way to all files that are opened from now on.
void install();

/// From now on the n-th operation that this fault can befall, counted from 0, fails, or all from there on.
/// Forgets all files: none may be open.
void plan(Fault fault = Fault::None, long at = 0, bool forEver = false);
/// From now on this fault befalls all that it can.
void failForEver(Fault fault);
/// The fault is over, and what was counted stays.
void heal();
/// How many operations there were, since the plan, that its fault could befall; for no fault, any.
long operations();
bool hasFailed();
bool isOff();

/// What the power cut leaves of the files: of what was written but not flushed some is there, some is not
/// and some is torn; a new file may be gone and a deleted one back. All files must be closed.
void cutPower(unsigned seed);
}
