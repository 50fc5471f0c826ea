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
    /// How far it has slid out of sight: 0 is at rest, 1 below the window. Not `y` itself is animated, because that
    /// would hold on to where the sheet was to come to rest before its content was laid out.
    property real away: 0
    readonly property Item focused: contentItem.Window.activeFocusItem

    parent: T.Overlay.overlay
    x: parent === null ? 0 : (parent.width - width) / 2
    y: parent === null ? 0 : rest + away * (parent.height - rest)
    width: parent === null ? Theme.sheetWidth : wide ? Theme.sheetWidth : parent.width
    height: Math.min(highest, layout.implicitHeight + topPadding + bottomPadding)
    topPadding: Theme.gapMedium
    bottomPadding: Theme.space4
    leftPadding: Theme.space4 + Theme.space1
    rightPadding: leftPadding
    modal: true
    focus: true
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutside

    onAboutToShow: view.contentY = 0
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

    enter: Slide {
        sheet: root
        from: 1
        to: 0
        easing: Easing.OutCubic
    }
    exit: Slide {
        sheet: root
        from: root.away
        to: 1
        easing: Easing.InCubic
    }

    component Slide: Transition {
        id: slide

        required property QtObject sheet
        property real from
        property real to
        property int easing

        NumberAnimation {
            target: slide.sheet
            property: "away"
            from: slide.from
            to: slide.to
            duration: Theme.panelTime
            easing.type: slide.easing
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
            // As wide as the sheet: rows may reach into its margins, and rings are not cut off.
            Layout.leftMargin: -root.leftPadding
            Layout.rightMargin: -root.rightPadding
            implicitHeight: column.implicitHeight
            contentWidth: width
            contentHeight: column.implicitHeight
            boundsBehavior: Flickable.StopAtBounds
            interactive: contentHeight > height
            clip: interactive
            onContentHeightChanged: returnToBounds()
            onHeightChanged: returnToBounds()

            T.ScrollIndicator.vertical: ScrollMark {}

            ColumnLayout {
                id: column

                x: root.leftPadding
                width: view.width - root.leftPadding - root.rightPadding
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
