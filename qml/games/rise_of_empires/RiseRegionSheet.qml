// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App
import "theme"

/// A region as it is printed on the board.
PageSheet {
    id: root

    required property riseRegionEntry region
    readonly property list<tableChoice> eras: region.eras
    readonly property list<tableChoice> yields: region.yields
    readonly property list<tableChoice> kinds: region.kinds
    property tableChoice none
    /// Whether the page below it is.
    property bool seen: true

    signal touched(string id, int number, string text)

    function goOn() {
        if (name.text.trim() === "")
            name.forceActiveFocus();
        else
            root.touched(root.region.done.id, 0, name.text);
    }

    title: region.title
    wanted: region.open && seen
    onLeft: root.touched(region.cancel.id, 0, "")

    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.space3

        TextEntry {
            id: name

            objectName: root.region.name.id
            Layout.fillWidth: true
            Layout.minimumHeight: 52
            name: root.region.name.title
            placeholderText: root.region.name.hint
            text: root.region.name.text
            maximumLength: 40
            font: Theme.action
            onTextEdited: if (text.trim() !== "") root.touched(root.region.name.id, 0, text)
        }
        Rectangle {
            implicitWidth: periods.width
            implicitHeight: periods.height
            radius: Theme.radiusControl
            color: Theme.surfaceAlt

            Row {
                id: periods

                Repeater {
                    model: root.eras.length

                    SegmentedOption {
                        required property int index
                        readonly property tableChoice era: root.eras[index] ?? root.none

                        objectName: era.id
                        width: Theme.touchTarget
                        height: 52
                        focusPolicy: Qt.StrongFocus
                        chosen: era.chosen
                        ringed: visualFocus
                        text: era.title
                        Accessible.name: era.spoken
                        onClicked: root.touched(era.id, 0, "")
                    }
                }
            }
        }
    }
    RiseNumberRow {
        Layout.fillWidth: true
        number: root.region.first
        onChosen: value => root.touched(number.counter.id, value, "")
    }
    RiseNumberRow {
        Layout.fillWidth: true
        number: root.region.second
        onChosen: value => root.touched(number.counter.id, value, "")
    }
    Words {
        Layout.fillWidth: true
        //: Above the things that a region may bring.
        text: qsTr("Yield")
        font: Theme.captionBold
    }
    Row {
        id: kinds

        Layout.fillWidth: true
        spacing: Theme.gapSmall

        Repeater {
            model: root.yields.length

            Touchable {
                id: thing

                required property int index
                readonly property tableChoice choice: root.yields[index] ?? root.none

                objectName: choice.id
                width: (kinds.width - (root.yields.length - 1) * kinds.spacing) / Math.max(1, root.yields.length)
                ringRadius: Theme.radiusTile
                Accessible.role: Accessible.RadioButton
                Accessible.name: choice.spoken === "" ? choice.title : choice.spoken
                Accessible.checkable: true
                Accessible.checked: choice.chosen
                onClicked: root.touched(choice.id, 0, "")

                background: Rectangle {
                    radius: Theme.radiusTile
                    color: thing.choice.chosen ? Theme.accentSoft : Theme.surface
                    border.width: thing.choice.chosen ? Theme.lineSelection : Theme.lineControlWidth
                    border.color: thing.choice.chosen ? Theme.accent : Theme.lineControl
                }
                Icon {
                    anchors.centerIn: parent
                    visible: thing.choice.icon !== ""
                    name: thing.choice.icon
                    size: Theme.iconSize(22)
                    color: thing.choice.chosen ? Theme.onAccentSoft : RiseInk.of(thing.choice.ink)
                }
                Words {
                    anchors.centerIn: parent
                    width: parent.width - Theme.space1
                    horizontalAlignment: Text.AlignHCenter
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: Theme.smallestText
                    text: thing.choice.title
                    color: thing.choice.chosen ? Theme.onAccentSoft : Theme.ink2
                    font: Theme.control
                }
            }
        }
    }
    RiseNumberRow {
        Layout.fillWidth: true
        // Its room stays where a region yields nothing.
        enabled: root.region.amount.counter.id !== ""
        opacity: enabled ? 1 : 0
        number: root.region.amount
        onChosen: value => root.touched(number.counter.id, value, "")
    }
    Flow {
        Layout.fillWidth: true
        spacing: Theme.space2

        Repeater {
            model: root.kinds.length

            Chip {
                required property int index
                readonly property tableChoice choice: root.kinds[index] ?? root.none

                objectName: choice.id
                checkable: false
                checked: choice.chosen
                iconName: choice.icon
                text: choice.title
                onClicked: root.touched(choice.id, 0, "")
            }
        }
    }
    NoteLine {
        Layout.fillWidth: true
        visible: text !== ""
        iconName: "ui-warn"
        ink: Theme.harm
        text: root.region.done.why
    }

    footer: RowLayout {
        Layout.fillWidth: true
        spacing: Theme.space3

        ActionButton {
            objectName: root.region.remove.id
            Layout.preferredWidth: Theme.buttonHeight
            Layout.minimumHeight: Theme.buttonHeight
            visible: root.region.remove.title !== ""
            enabled: root.region.remove.id !== "" && root.region.remove.enabled
            kind: "tonal"
            iconName: root.region.remove.icon
            Accessible.name: root.region.remove.title
            Accessible.description: root.region.remove.why
            onClicked: root.touched(root.region.remove.id, 0, "")
        }
        ActionButton {
            objectName: root.region.cancel.id
            Layout.minimumHeight: Theme.buttonHeight
            visible: root.region.remove.title === ""
            kind: "tonal"
            text: root.region.cancel.title
            onClicked: root.touched(root.region.cancel.id, 0, "")
        }
        ActionButton {
            objectName: root.region.done.id
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            enabled: root.region.done.enabled
            iconName: root.region.done.icon
            text: root.region.done.title
            Accessible.description: root.region.done.why
            onClicked: root.goOn()
        }
    }
}
