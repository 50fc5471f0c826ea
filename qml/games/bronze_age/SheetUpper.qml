// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// The upper half of the sheet: cities and developments.
ColumnLayout {
    id: root

    required property BronzeTable table
    required property bronzeSeat seat
    property real unit: 1

    spacing: Theme.space1

    SectionHead {
        Layout.fillWidth: true
        small: true
        iconName: "city"
        text: qsTr("Cities")
    }
    CityRow {
        Layout.fillWidth: true
        box: 14 * root.unit
        gap: 2
        ticked: root.seat.cityBoxes
        spoken: root.seat.citiesSpoken
    }
    Item {
        Layout.fillHeight: true
        Layout.maximumHeight: Theme.space4
    }
    SectionHead {
        Layout.fillWidth: true
        small: true
        iconName: "coin"
        text: qsTr("Developments")
    }
    SheetDevelopments {
        Layout.fillWidth: true
        table: root.table
        owned: root.seat.owned
    }
    Item {
        Layout.fillHeight: true
    }
}
