// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone
import Tallystone.App

/// What is under way with all games at once.
WorkCard {
    id: root

    required property LongWork work

    name: {
        switch (work.what) {
        case "saving":
            //: What is under way, as the next ones.
            return qsTr("Your games are being saved.");
        case "backing-up":
            return qsTr("Everything is being backed up.");
        case "restoring":
            return qsTr("The backup is being looked through.");
        case "rescuing":
            return qsTr("Your games are being rescued.");
        default:
            return "";
        }
    }
    note: {
        switch (work.what) {
        case "saving":
        case "backing-up":
            //: What happens to a file that is being written.
            return qsTr("The file appears when it is whole. If you stop, there is none.");
        case "restoring":
            //: While a backup is copied and checked.
            return qsTr("It takes the place of what is here at the end. If you stop, everything stays as it is.");
        case "rescuing":
            return qsTr("If you stop, everything stays as it is.");
        default:
            return "";
        }
    }
    visible: work.what !== ""
    step: work.step
    steps: work.steps
    //: How far it is. %1 is how many are done.
    progress: (work.what === "saving" || work.what === "rescuing") && steps > 0 ? qsTr("%L1 of %Ln games", "", steps).arg(step) : ""
    onStopped: work.stop()
}
