// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App
import "theme"

/// Food, goods, disasters and ships of a sheet, to be set by hand.
Card {
    id: root

    required property BronzeTable table
    readonly property BronzeCorrection correction: table.correction
    readonly property list<string> goods: ["wood", "stone", "pottery", "cloth", "spearheads"]

    component Amount: Item {
        id: amount

        property string iconName
        property string name
        property color ink: Theme.ink2
        property alias value: stepper.value
        property alias to: stepper.to

        signal changed(int next)

        Layout.fillWidth: true
        // Large text puts the number below its name.
        implicitHeight: Theme.largeText ? label.implicitHeight + stepper.implicitHeight : stepper.implicitHeight

        Icon {
            id: mark

            x: Theme.cardPadding
            anchors.verticalCenter: label.verticalCenter
            name: amount.iconName
            size: Theme.iconSize(26)
            color: amount.ink
        }
        Words {
            id: label

            x: mark.x + mark.width + Theme.space3
            width: amount.width - x - Theme.space2 - (Theme.largeText ? 0 : stepper.width)
            height: Theme.largeText ? implicitHeight : amount.height
            fontSizeMode: Text.HorizontalFit
            text: amount.name
            font: Theme.label
        }
        Stepper {
            id: stepper

            objectName: amount.objectName + "-stepper"
            anchors.right: parent.right
            anchors.rightMargin: Theme.space2
            anchors.bottom: parent.bottom
            name: amount.name
            onChanged: next => amount.changed(next)
        }
    }

    padding: 0
    topPadding: Theme.space1
    bottomPadding: Theme.space1

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.space1

        Amount {
            objectName: "food"
            iconName: "food"
            ink: BronzeAgeInk.food
            name: root.table.goodNames[5] ?? ""
            value: root.correction.food
            to: 15
            onChanged: next => root.correction.setFood(next)
        }
        Repeater {
            model: root.goods

            Amount {
                required property int index
                required property string modelData

                objectName: modelData
                iconName: modelData
                ink: BronzeAgeInk.of(modelData)
                name: root.table.goodNames[index] ?? ""
                value: root.correction.goods[index] ?? 0
                to: root.correction.goodsMost[index] ?? 0
                onChanged: next => root.correction.setGood(index, next)
            }
        }
        Amount {
            objectName: "disasters"
            iconName: "skull"
            ink: Theme.harm
            name: qsTr("Disasters")
            value: root.correction.disasters
            to: 99
            onChanged: next => root.correction.setDisasters(next)
        }
        Amount {
            objectName: "ships"
            visible: root.table.hasShips
            iconName: "dev-shipping"
            name: qsTr("Ships")
            value: root.correction.ships
            to: 5
            onChanged: next => root.correction.setShips(next)
        }
    }
}
