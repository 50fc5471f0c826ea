// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// What is kept and what goes, and who is next.
StepBody {
    id: root

    required property BronzeTable table
    readonly property BronzePass pass: table.pass
    readonly property list<string> goodIds: table.barter.wareIds.slice(0, 5)

    Words {
        Layout.fillWidth: true
        wrapMode: Text.Wrap
        text: root.pass.title
        font: Theme.title
        Accessible.ignored: false
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    StoreCard {
        Layout.fillWidth: true
        goodIds: root.goodIds
        goodNames: root.table.goodNames
        kept: root.pass.kept
        discarded: root.pass.discarded
        note: root.pass.lossNote
        choosing: root.pass.needed > 0
    }
    NoteLine {
        Layout.leftMargin: Theme.space1
        Layout.fillWidth: true
        visible: root.split && root.pass.proposed && root.pass.needed > 0
        //: The discard was chosen by the app and may be changed.
        text: qsTr("Proposed: the discard that costs least")
    }
    NextCard {
        Layout.fillWidth: true
        visible: root.split && root.pass.nextName !== ""
        pass: root.pass
        lastRound: root.table.lastRound
    }
    Item {
        Layout.fillHeight: true
        visible: root.split
    }

    second: [
        Card {
            Layout.fillWidth: true
            visible: root.pass.needed > 0
            topPadding: Theme.space1
            bottomPadding: Theme.space1
            rightPadding: Theme.gapSmall

            ColumnLayout {
                anchors.fill: parent
                spacing: 0

                Repeater {
                    model: root.goodIds

                    KeepRow {
                        required property int index
                        // The dearest good stands on top.
                        readonly property int good: root.goodIds.length - 1 - index

                        objectName: "keep-" + goodId
                        Layout.fillWidth: true
                        goodId: root.goodIds[good] ?? ""
                        name: root.table.goodNames[good] ?? ""
                        note: root.pass.rowNotes[good] ?? ""
                        owned: root.pass.owned[good] ?? 0
                        kept: root.pass.kept[good] ?? 0
                        ruled: index > 0
                        onChanged: next => root.pass.keep(good, next)
                    }
                }
            }
        },
        NoteLine {
            Layout.leftMargin: Theme.space1
            Layout.fillWidth: true
            visible: !root.split && root.pass.proposed && root.pass.needed > 0
            //: The discard was chosen by the app and may be changed.
            text: qsTr("Proposed: the discard that costs least")
        },
        Item {
            Layout.fillHeight: true
        },
        NextCard {
            Layout.fillWidth: true
            visible: !root.split && root.pass.nextName !== ""
            pass: root.pass
            lastRound: root.table.lastRound
        }
    ]
}
