// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone

/// The app bar of every other page: back, what it is, and a place for its own buttons.
Item {
    id: root

    property string title
    property string subtitle
    default property alias buttons: slot.data

    signal back

    implicitWidth: row.implicitWidth + row.anchors.leftMargin + row.anchors.rightMargin
    // A title of two lines keeps off the edges.
    implicitHeight: Math.max(Theme.appBarHeight, words.implicitHeight + 2 * Theme.space1)

    // Drawings that scroll above must not shine through.
    Rectangle {
        anchors.fill: parent
        color: Theme.bg
    }
    RowLayout {
        id: row

        anchors.fill: parent
        anchors.leftMargin: Theme.space1
        anchors.rightMargin: Theme.space2
        spacing: Theme.space2

        IconButton {
            objectName: "back"
            iconName: "ui-back"
            iconSize: 26
            //: Leaves the page.
            name: qsTr("Back")
            onClicked: root.back()
        }
        ColumnLayout {
            id: words

            Layout.fillWidth: true
            spacing: 0

            Words {
                objectName: "page-title"
                Layout.fillWidth: true
                wrapMode: Text.Wrap
                text: root.title
                font: Theme.pageTitle
                Accessible.ignored: false
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }
            Words {
                Layout.fillWidth: true
                visible: root.subtitle !== "" && !Theme.largeText
                elide: Text.ElideRight
                text: root.subtitle
                color: Theme.ink2
                font: Theme.caption
                Accessible.ignored: false
            }
        }
        Row {
            id: slot
        }
    }
}
