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
    readonly property bronzePassPage page: table.pass

    Words {
        Layout.fillWidth: true
        wrapMode: Text.Wrap
        text: root.page.title
        font: Theme.title
        Accessible.ignored: false
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    StoreCard {
        Layout.fillWidth: true
        goodIds: root.table.goodIds
        goodNames: root.table.goodNames
        kept: [...root.page.goods].map(good => good.value)
        discarded: [...root.page.goods].map(good => good.most - good.value)
        note: root.page.lossNote
        choosing: root.page.needed > 0
    }
    NoteLine {
        Layout.leftMargin: Theme.space1
        Layout.fillWidth: true
        visible: root.split && root.page.proposed && root.page.needed > 0
        //: The discard was chosen by the app and may be changed.
        text: qsTr("Proposed: the discard that costs least")
    }
    NextCard {
        Layout.fillWidth: true
        visible: root.split && root.page.nextName !== ""
        page: root.page
        lastRound: root.table.lastRound
    }
    Item {
        Layout.fillHeight: true
        visible: root.split
    }

    second: [
        Card {
            Layout.fillWidth: true
            visible: root.page.needed > 0
            topPadding: Theme.space1
            bottomPadding: Theme.space1
            rightPadding: Theme.gapSmall

            ColumnLayout {
                anchors.fill: parent
                spacing: 0

                Repeater {
                    model: root.page.goods.length

                    KeepRow {
                        required property int index

                        // The dearest good stands on top.
                        good: root.page.goods[root.page.goods.length - 1 - index]
                        objectName: good.id
                        Layout.fillWidth: true
                        ruled: index > 0
                        onChanged: next => root.table.touch(good.id, next)
                    }
                }
            }
        },
        NoteLine {
            Layout.leftMargin: Theme.space1
            Layout.fillWidth: true
            visible: !root.split && root.page.proposed && root.page.needed > 0
            //: The discard was chosen by the app and may be changed.
            text: qsTr("Proposed: the discard that costs least")
        },
        Item {
            Layout.fillHeight: true
        },
        NextCard {
            Layout.fillWidth: true
            visible: !root.split && root.page.nextName !== ""
            page: root.page
            lastRound: root.table.lastRound
        }
    ]
}
