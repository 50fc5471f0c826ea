// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// The regions of this game, to be described as they are printed on the board.
PageFrame {
    id: root

    required property RiseTable table
    property int seat: -1

    header: PageBar {
        title: qsTr("Regions")
        subtitle: qsTr("as printed on your board")
        onBack: root.back()
    }
    footer: BackBar {
        table: root.table
        onBack: root.back()
    }

    RiseRegionList {
        Layout.fillWidth: true
        Layout.topMargin: Theme.gapSmall
        Layout.bottomMargin: Theme.space3
        page: root.table.regions
        onTouched: (id, number, text) => root.table.touch(id, number, text)
    }
    Item {
        Layout.fillHeight: true
    }
}
