// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone

/// One of several, as chips that wrap, or in one line that scrolls.
Flickable {
    id: root

    property list<string> names
    property list<string> icons
    property int current: -1
    property string prefix
    property bool inLine: false

    signal chosen(int index)

    /// The chosen one is seen, and that there is more at both sides.
    function showCurrent() {
        const chip = chips.itemAt(root.current);
        if (chip !== null)
            root.contentX = Math.max(0, Math.min(root.contentWidth - root.width, chip.x + chip.width / 2 - root.width / 2));
    }

    implicitHeight: flow.height
    contentWidth: inLine ? flow.childrenRect.width : width
    contentHeight: flow.height
    flickableDirection: Flickable.HorizontalFlick
    boundsBehavior: Flickable.StopAtBounds
    interactive: contentWidth > width
    onCurrentChanged: root.showCurrent()
    onContentWidthChanged: root.showCurrent()

    Flow {
        id: flow

        width: root.inLine ? Number.MAX_SAFE_INTEGER : root.width
        spacing: Theme.gapSmall

        Repeater {
            id: chips

            model: root.names.length

            Chip {
                required property int index

                objectName: root.prefix + index
                width: Math.min(implicitWidth, root.width)
                checkable: false
                checked: index === root.current
                iconName: root.icons[index] ?? ""
                text: Theme.begun(root.names[index] ?? "")
                Accessible.role: Accessible.RadioButton
                onClicked: root.chosen(index)
            }
        }
    }
}
