// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// Culture and strength after each round, with the ages marked.
ColumnLayout {
    id: root

    required property AgesTable table
    /// The whole game is looked through for it.
    property bool wanted: true
    readonly property agesCurve curve: wanted ? table.curve : none
    property agesCurve none

    spacing: Theme.space2

    LineChart {
        objectName: "culture-curve"
        Layout.fillWidth: true
        //: Title of a chart: culture after each round.
        title: qsTr("Culture")
        note: root.curve.note
        names: root.curve.names
        colours: root.curve.colours
        labels: root.curve.rounds
        values: root.curve.culture
        marks: root.curve.begun
        markNames: root.curve.ages
    }
    LineChart {
        objectName: "strength-curve"
        Layout.fillWidth: true
        //: Title of a chart: strength after each round.
        title: qsTr("Strength")
        names: root.curve.names
        colours: root.curve.colours
        labels: root.curve.rounds
        values: root.curve.strength
        marks: root.curve.begun
        markNames: root.curve.ages
    }
}
