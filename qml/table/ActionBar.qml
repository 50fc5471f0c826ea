// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// The foot of a turn: looks at the sheet and the table, and the wide button that names the next thing.
Rectangle {
    id: root

    required property GameTable table
    property real leftInset: Theme.pageMargin
    property bool sheetShown: true
    property bool tableShown: true
    property TurnExtras extras: null

    readonly property alias button: button
    readonly property list<tableChoice> doors: extras?.doors ?? []
    readonly property string primaryShort: Theme.largeText ? extras?.primaryShort ?? "" : ""
    /// Whose step it is. As high as the wide button has been in it, it stays: a shorter hint moves nothing.
    readonly property string moment: table.step + " " + table.turnOf
    property real highest: 0
    readonly property real twoLines: Math.ceil(2 * line.height)
    /// Step and words come one after the other, and layouts give words their width with the next frame: until then they
    /// may stand in narrower lines.
    property bool unrested: true
    /// While a list is emptied its buttons are still there for a moment.
    property tableChoice none

    signal goOn
    signal look(string where)

    function holdHeight() {
        root.unrested = false;
        if (root.visible)
            root.highest = Math.max(root.highest, button.implicitHeight);
    }
    function letHeightGo() {
        root.highest = 0;
        root.unrested = true;
    }

    onMomentChanged: root.letHeightGo()
    onWidthChanged: root.letHeightGo()

    implicitHeight: row.implicitHeight + Theme.gapMedium + Theme.gapSmall
    color: Theme.bg

    // All is laid out by then.
    Connections {
        target: root.Window.window
        enabled: root.unrested

        function onAfterAnimating() {
            root.holdHeight();
        }
    }
    FontMetrics {
        id: line

        font: Theme.action
    }

    RowLayout {
        id: row

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.topMargin: Theme.gapSmall
        anchors.leftMargin: root.leftInset
        anchors.rightMargin: Theme.pageMargin
        spacing: Theme.gapMedium

        PeekButton {
            objectName: "look-sheet"
            visible: root.sheetShown && (root.extras?.sheetLook ?? true)
            iconName: "ui-sheet"
            //: A look at the score sheet.
            text: qsTr("Sheet")
            onClicked: root.look("sheet")
        }
        Repeater {
            model: root.doors.length

            PeekButton {
                required property int index
                readonly property tableChoice door: root.doors[index] ?? root.none

                objectName: door.id
                iconName: door.icon
                text: door.title
                onClicked: root.table.touch(door.id)
            }
        }
        Repeater {
            model: (root.extras?.ownLook ?? "") === "" ? 0 : 1

            PeekButton {
                objectName: "look-" + (root.extras?.ownLook ?? "")
                visible: root.tableShown
                iconName: root.extras?.ownLookIcon ?? ""
                text: root.extras?.ownLookText ?? ""
                onClicked: root.look(root.extras.ownLook)
            }
        }
        PeekButton {
            objectName: "look-table"
            visible: root.tableShown
            iconName: root.extras?.tableLookIcon ?? "ui-players"
            //: A look at all players.
            text: (root.extras?.tableLookText ?? "") === "" ? qsTr("Table") : root.extras.tableLookText
            onClicked: root.look("table")
        }
        ActionButton {
            id: button

            objectName: "primary"
            Layout.fillWidth: true
            // Doors leave it little room.
            leftPadding: Theme.largeText || root.doors.length > 0 ? Theme.space2 : Theme.space4
            // Room for two lines: what stands above does not move with the words. Large ones would need more than the
            // page has, and become smaller.
            Layout.minimumHeight: Math.max(root.highest, root.twoLines + 2 * Theme.space2)
            mostWords: Theme.largeText ? root.twoLines : 0
            onImplicitHeightChanged: root.unrested = true
            kind: root.table.primaryQuiet ? "secondary" : "primary"
            enabled: root.table.primaryEnabled
            text: root.primaryShort === "" ? root.table.primaryText : root.primaryShort
            hint: root.primaryShort === "" ? root.table.primaryHint : ""
            signs: hint === "" ? [] : [...root.table.wide.signs].map(sign => sign.icon)
            figures: [...root.table.wide.signs].map(sign => sign.text)
            Accessible.description: root.table.primaryHint
            iconName: enabled && !root.table.primaryQuiet && root.doors.length === 0 ? "ui-arrow" : ""
            onClicked: root.goOn()
        }
    }
}
