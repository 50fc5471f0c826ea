// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App
import "theme"

/// One kind of good at the end of a turn: how many of it stay.
ColumnLayout {
    id: root

    required property tableCounter good
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
        opacity: root.good.most > 0 ? 1 : 0.55
        spacing: Theme.space3

        Icon {
            name: root.good.icon
            size: Theme.iconSize(30)
            color: BronzeAgeInk.of(root.good.icon)
        }
        ColumnLayout {
            Layout.fillWidth: true
            Layout.fillHeight: false
            spacing: 0

            Words {
                Layout.fillWidth: true
                visible: !Theme.largeText || root.good.most === 0
                // A name is one word, which is not broken: it gets smaller.
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.micro.pixelSize
                wrapMode: Text.WordWrap
                text: root.good.title
                font: Theme.label
            }
            Words {
                Layout.fillWidth: true
                visible: !Theme.largeText
                wrapMode: Text.Wrap
                text: root.good.note
                color: Theme.ink2
                font: Theme.caption
            }
        }
        Stepper {
            visible: root.good.most > 0
            name: root.good.title
            value: root.good.value
            to: root.good.most
            note: root.good.value < root.good.most ? "−" + (root.good.most - root.good.value) : ""
            notes: Array.from({
                "length": root.good.most
            }, (unused, i) => "−" + (i + 1))
            onChanged: next => root.changed(next)
        }
    }
}
