// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Tallystone

/// A sheet from below, or in the middle of a wide window. Its content scrolls where it is too high; its foot does not.
T.Popup {
    id: root

    property string title
    default property alias content: column.data
    property alias footer: foot.data

    readonly property bool wide: parent !== null && parent.width >= Theme.wideWindow
    readonly property real highest: parent === null ? 0 : parent.height - Theme.touchTarget
    readonly property real rest: parent === null ? 0 : wide ? (parent.height - height) / 2 : parent.height - height
    readonly property Item focused: contentItem.Window.activeFocusItem

    parent: T.Overlay.overlay
    x: parent === null ? 0 : (parent.width - width) / 2
    y: rest
    width: parent === null ? Theme.sheetWidth : wide ? Theme.sheetWidth : parent.width
    height: Math.min(highest, layout.implicitHeight + topPadding + bottomPadding)
    topPadding: Theme.gapMedium
    bottomPadding: Theme.space4
    leftPadding: Theme.space4 + Theme.space1
    rightPadding: leftPadding
    modal: true
    focus: true
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutside

    // What the keyboard reaches must be seen.
    onFocusedChanged: {
        let above = root.focused;
        while (above !== null && above !== column)
            above = above.parent;
        // What a finger touches is seen already, and must not move under it.
        const control = root.focused as T.Control;
        if (above === null || (control !== null && control.focusReason === Qt.MouseFocusReason))
            return;
        const top = root.focused.mapToItem(column, 0, 0).y;
        const bottom = top + root.focused.height;
        if (top < view.contentY)
            view.contentY = top;
        else if (bottom > view.contentY + view.height)
            view.contentY = bottom - view.height;
    }

    T.Overlay.modal: Rectangle {
        color: Qt.alpha(Theme.scrim, 0.5)

        Behavior on opacity {
            NumberAnimation {
                duration: Theme.panelTime
            }
        }
    }

    enter: Transition {
        NumberAnimation {
            property: "y"
            from: root.parent.height
            to: root.rest
            duration: Theme.panelTime
            easing.type: Easing.OutCubic
        }
    }
    exit: Transition {
        NumberAnimation {
            property: "y"
            to: root.parent.height
            duration: Theme.panelTime
            easing.type: Easing.InCubic
        }
    }

    background: Item {
        Rectangle {
            anchors.fill: parent
            // Only the upper corners are round: the lower ones lie below the window.
            anchors.bottomMargin: root.wide ? 0 : -Theme.radiusSheet
            radius: Theme.radiusSheet
            color: Theme.surface
        }
    }

    contentData: ColumnLayout {
        id: layout

        anchors.fill: parent
        spacing: 0
        Accessible.role: Accessible.Dialog
        Accessible.name: root.title

        Rectangle {
            Layout.alignment: Qt.AlignHCenter
            Layout.bottomMargin: Theme.cardPadding
            implicitWidth: 40
            implicitHeight: Theme.space1
            radius: height / 2
            color: Theme.lineStrong
            opacity: 0.6
        }
        Flickable {
            id: view

            Layout.fillWidth: true
            Layout.fillHeight: true
            implicitHeight: column.implicitHeight
            contentWidth: width
            contentHeight: column.implicitHeight
            boundsBehavior: Flickable.StopAtBounds
            interactive: contentHeight > height
            clip: interactive

            T.ScrollIndicator.vertical: ScrollMark {}

            ColumnLayout {
                id: column

                width: view.width
                spacing: Theme.space2
            }
        }
        ColumnLayout {
            id: foot

            Layout.fillWidth: true
            Layout.topMargin: Theme.space3
            visible: children.length > 0
        }
    }
}
