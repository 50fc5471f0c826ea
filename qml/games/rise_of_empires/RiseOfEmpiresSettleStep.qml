// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// The end of a turn for all at once: every part is seen before it counts.
StepBody {
    id: root

    required property RiseTable table
    readonly property riseSettlePage page: table.settle
    /// Where the text is large, one player at a time.
    property int seen: 0

    covered: (page.parts.open && !sheetBeside) || table.free.open

    PlayerTabs {
        Layout.fillWidth: true
        visible: Theme.largeText
        names: [...root.page.players].map(player => player.title)
        colours: [...root.page.players].map(player => root.table.colours[player.count])
        current: root.seen
        onChosen: index => root.seen = index
    }
    RiseSettleTable {
        Layout.fillWidth: true
        table: root.table
        only: Theme.largeText ? root.seen : -1
    }

    second: [
        RiseFoodTrack {
            Layout.fillWidth: true
            visible: !Theme.largeText && !root.sheetBeside
            table: root.table
            discs: root.page.track
            spoken: root.page.trackSpoken
        },
        ActionButton {
            objectName: root.table.free.opener.id
            Layout.fillWidth: true
            visible: root.table.free.opener.id !== ""
            enabled: root.table.free.opener.enabled
            kind: "tonal"
            iconName: root.table.free.opener.icon
            text: root.table.free.opener.title
            onClicked: root.table.touch(root.table.free.opener.id)
        },
        NoteLine {
            Layout.fillWidth: true
            text: root.page.note
        },
        Item {
            Layout.fillHeight: true
        }
    ]

    foot: RiseTroubleCard {
        Layout.fillWidth: true
        visible: root.page.trouble.id !== ""
        table: root.table
    }

    WantedSheet {
        id: parts

        table: root.table
        file: Qt.resolvedUrl("RisePartsSheet.qml")
        wanted: root.page.parts.open && !root.sheetBeside
    }
    Binding {
        target: parts.item
        property: "beside"
        value: root.sheetBeside
    }
    WantedSheet {
        table: root.table
        file: Qt.resolvedUrl("RiseFreeSheet.qml")
        wanted: root.table.free.open
    }
}
