// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// An earlier turn as a list of its actions, one of them or all of them entered anew on a copy; then what would change.
/// Nothing counts before that was seen.
PlainPage {
    id: root

    required property GameTable table
    readonly property TableChange change: table.change

    function keep() {
        root.change.keepOld();
        root.back();
    }
    function accept() {
        root.change.accept();
        // The changed game is at the table: its result is seen there.
        root.origin = "";
        root.back();
    }

    readonly property bool entering: !change.entered && change.copy !== null
    readonly property bool listed: !change.entered && change.copy === null

    function showTurn() {
        turn.setSource(root.entering ? GameFiles.ownOrShared(root.table.folder, "TurnPage") : "", {
            "table": root.change.copy
        });
    }

    escapes: false
    //: Leaving the page on which an earlier turn is entered anew would lose that.
    unsaved: root.change.touched ? qsTr("The turn is not changed yet.") : ""
    onForgotten: root.change.keepOld()
    onEnteringChanged: root.showTurn()
    Component.onCompleted: root.showTurn()

    header: Rectangle {
        visible: root.entering
        implicitHeight: banner.implicitHeight
        color: Theme.accentSoft

        RowLayout {
            id: banner

            anchors.left: parent.left
            anchors.right: parent.right
            anchors.leftMargin: Theme.pageMargin
            anchors.rightMargin: Theme.space1
            spacing: Theme.space2

            Icon {
                name: "ui-edit"
                size: Theme.iconSize(20)
                color: Theme.onAccentSoft
            }
            Prose {
                Layout.fillWidth: true
                //: Above a turn that is entered anew. %1 is such as "Léa, round 8".
                text: qsTr("Changing: %1").arg(root.change.title)
                color: Theme.onAccentSoft
                font: Theme.label
            }
            IconButton {
                objectName: "keep-old"
                iconName: "ui-close"
                ink: Theme.onAccentSoft
                //: From one action of an earlier turn to the list of them; or it stops changing the turn, which stays as
                //: it was.
                name: root.change.single ? qsTr("Back to the list") : qsTr("Keep the old turn")
                onClicked: root.change.single ? root.change.goBack() : root.back()
            }
        }
    }

    Loader {
        id: turn

        anchors.fill: parent
        focus: true
        onLoaded: (item as Item).forceActiveFocus()
    }
    Connections {
        target: turn.item

        function onBack() {
            root.back();
        }
        function onLook(where: string) {
            root.look(where);
        }
    }
    // Made when needed; a Loader of Qt 6.4 cannot make what is bound to this page.
    Repeater {
        model: root.listed ? 1 : 0

        ChangeList {
            anchors.fill: parent
            change: root.change
            onBack: root.back()
        }
    }
    Repeater {
        model: root.change.entered ? 1 : 0

        ChangeOutlook {
            anchors.fill: parent
            table: root.table
            onBack: root.change.goBack()
            onKept: root.keep()
            onAccepted: root.accept()
        }
    }
}
