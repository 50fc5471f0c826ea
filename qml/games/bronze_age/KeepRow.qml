// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone
import "theme"

/// One kind of good at the end of a turn: how many of it stay.
ColumnLayout {
    id: root

    property string goodId
    property string name
    property string note
    property int owned: 0
    property int kept: 0
    property bool ruled: false

    signal changed(int next)

    spacing: 0

    HairLine {
        Layout.fillWidth: true
        Layout.rightMargin: Theme.space2
        visible: root.ruled
    }
    RowLayout {
        Layout.minimumHeight: 60
        opacity: root.owned > 0 ? 1 : 0.55
        spacing: Theme.space3

        Icon {
            name: root.goodId
            size: Theme.iconSize(30)
            color: BronzeAgeInk.of(root.goodId)
        }
        ColumnLayout {
            Layout.fillWidth: true
            Layout.fillHeight: false
            spacing: 0

            Words {
                Layout.fillWidth: true
                visible: !Theme.largeText || root.owned === 0
                // A name is one word, which is not broken: it gets smaller.
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.micro.pixelSize
                wrapMode: Text.WordWrap
                text: root.name
                font: Theme.label
            }
            Words {
                Layout.fillWidth: true
                visible: !Theme.largeText
                wrapMode: Text.Wrap
                text: root.note
                color: Theme.ink2
                font: Theme.caption
            }
        }
        Stepper {
            visible: root.owned > 0
            name: root.name
            value: root.kept
            to: root.owned
            note: root.kept < root.owned ? "−" + (root.owned - root.kept) : ""
            onChanged: next => root.changed(next)
        }
    }
}
