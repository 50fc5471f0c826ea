// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone
import Tallystone.App

/// One cell: written, to be written, or worked out.
Touchable {
    id: root

    required property sheetCell cell
    property bool helps: false
    /// Terms stand beside the number in place of below it.
    property bool beside: false
    /// What is not wholly in sight is not dashed: drawn without a graphics card it would lie on the keys.
    property bool inSight: true
    property real numberWidth: 0
    readonly property bool worked: cell.tap.id === ""
    readonly property bool unfit: cell.state === "unfit"
    /// Typed, and not written.
    readonly property bool begun: cell.state === "begun"

    objectName: worked ? cell.tap.about : cell.tap.id
    padding: 0
    ringRadius: Theme.radiusSmall
    pressedScale: 1
    // A click leaves the keyboard to the page, which goes from cell to cell.
    focusPolicy: Qt.TabFocus
    Accessible.name: cell.tap.spoken
    Accessible.checkable: cell.flag
    Accessible.checked: cell.tap.chosen

    background: Item {
        DashedFrame {
            anchors.fill: parent
            anchors.margins: Theme.space1
            visible: root.inSight && (root.cell.state === "missing" || root.begun) && !root.cell.current && !root.cell.flag
            radius: Theme.radiusSmall
        }
        Rectangle {
            anchors.fill: parent
            anchors.margins: Theme.lineSelection
            visible: root.cell.current || root.unfit
            radius: Theme.radiusSmall
            color: root.unfit ? Theme.harmSoft : Theme.accentSoft
            border.width: Theme.focusWidth
            border.color: root.unfit ? Theme.harm : Theme.accent
        }
        Rectangle {
            anchors.centerIn: parent
            width: 22
            height: 22
            visible: root.cell.flag
            radius: Theme.space1
            color: root.cell.tap.chosen ? Theme.accent : "transparent"
            border.width: Theme.lineControlWidth
            border.color: root.cell.tap.chosen ? Theme.accent : Theme.lineStrong

            Icon {
                anchors.centerIn: parent
                visible: root.cell.tap.chosen
                name: "ui-check"
                size: 16
                color: Theme.onAccent
            }
        }
    }
    contentItem: Item {
        Grid {
            anchors.centerIn: parent
            columns: root.beside ? 2 : 1
            columnSpacing: Theme.space2
            layoutDirection: Qt.RightToLeft
            horizontalItemAlignment: Grid.AlignHCenter
            verticalItemAlignment: Grid.AlignVCenter
            visible: !root.cell.flag

            Row {
                spacing: Theme.lineSelection
                onWidthChanged: root.numberWidth = width

                Icon {
                    anchors.verticalCenter: parent.verticalCenter
                    visible: root.unfit
                    name: "ui-warn"
                    size: 14
                    color: Theme.harm
                }
                Words {
                    width: Math.min(implicitWidth, root.width - 2 * Theme.space1 - (root.unfit ? 16 : 0))
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: Theme.smallestText
                    text: root.cell.text !== "" || root.cell.current ? root.cell.text : root.cell.state === "optional" ? "·" : ""
                    color: root.unfit || root.cell.lost ? Theme.harm : root.cell.current ? Theme.onAccentSoft : root.worked || root.helps || root.begun ? Theme.ink2 : Theme.ink
                    font: root.worked || root.helps ? Theme.figure : Theme.cost
                }
                Icon {
                    visible: root.cell.corrected
                    name: "ui-edit"
                    size: 11
                    color: Theme.ink2
                }
            }
            Words {
                width: Math.min(implicitWidth, root.width - 2 * Theme.space1 - (root.beside ? root.numberWidth + Theme.space2 : 0))
                visible: root.cell.terms !== ""
                elide: Text.ElideRight
                text: root.cell.terms
                color: Theme.ink2
                font: Theme.sheet
            }
        }
    }
}
