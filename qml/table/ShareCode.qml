// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// The way to BG Stats: on this device, or on another one that reads the code.
Card {
    id: root

    required property Sharing sharing
    /// A name, the same in every language.
    readonly property string app: "BG Stats"

    signal copied

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.space3

        SectionHead {
            Layout.fillWidth: true
            iconName: "ui-stats"
            text: root.app
        }
        Prose {
            Layout.fillWidth: true
            text: root.sharing.codeSize > 0 ? qsTr("Read the code with the phone that has BG Stats, or open it here.") : qsTr("This game is too long for a code. Open it here, or copy the link.")
            color: Theme.ink2
            font: Theme.caption
        }
        Image {
            objectName: "code"
            // Every module is as wide as the others: the code grows by whole numbers only.
            readonly property int side: root.sharing.codeSize * Math.max(1, Math.floor(Math.min(Theme.sheetWidth, root.availableWidth) / Math.max(1, root.sharing.codeSize)))

            Layout.alignment: Qt.AlignHCenter
            Layout.preferredWidth: side
            Layout.preferredHeight: side
            visible: root.sharing.codeSize > 0
            sourceSize.width: side
            source: visible ? root.sharing.pictures + "/code" : ""
            smooth: false
            Accessible.role: Accessible.Graphic
            //: The QR code.
            Accessible.name: qsTr("Code for BG Stats")
        }
        GridLayout {
            Layout.fillWidth: true
            columns: Theme.largeText ? 1 : 2
            columnSpacing: Theme.gapMedium
            rowSpacing: Theme.gapMedium

            ActionButton {
                objectName: "open-link"
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                kind: "tonal"
                iconName: "ui-share"
                //: Opens the link to BG Stats.
                text: qsTr("Open")
                onClicked: Qt.openUrlExternally(root.sharing.link)
            }
            ActionButton {
                objectName: "copy-link"
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                kind: "tonal"
                text: qsTr("Copy the link")
                onClicked: root.copied()
            }
        }
    }
}
