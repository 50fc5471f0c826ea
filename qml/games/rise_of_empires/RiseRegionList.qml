// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// All regions of a game by era, and a way to add one. What is described lies over it.
ColumnLayout {
    id: root

    required property riseRegionsPage page
    readonly property list<riseRegionEra> eras: page.eras
    property riseRegionEra none

    signal touched(string id, int number, string text)

    spacing: Theme.space3

    Repeater {
        model: root.eras.length

        ColumnLayout {
            id: group

            required property int index
            readonly property riseRegionEra era: root.eras[index] ?? root.none

            Layout.fillWidth: true
            spacing: Theme.space2

            SectionHead {
                Layout.fillWidth: true
                text: group.era.title
                note: group.era.regions.length
            }
            RiseRegionLines {
                Layout.fillWidth: true
                lines: group.era.regions
                onTouched: id => root.touched(id, 0, "")
            }
        }
    }
    ActionButton {
        objectName: root.page.add.id
        Layout.fillWidth: true
        kind: "tonal"
        iconName: root.page.add.icon
        enabled: root.page.add.id !== "" && root.page.add.enabled
        text: root.page.add.title
        Accessible.description: root.page.add.why
        onClicked: root.touched(root.page.add.id, 0, "")
    }
    RiseRegionSheet {
        region: root.page.entry
        seen: root.visible
        onTouched: (id, number, text) => root.touched(id, number, text)
    }
}
