// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone

/// The players to look at, one selected. Names give way where they do not fit, but for the selected one.
Item {
    id: root

    property list<string> names
    /// Of players who play together all of theirs, with spaces between.
    property list<string> colours
    property int current: 0
    /// The selected one changes by itself: all are equally wide, so that none moves away from a finger.
    property bool steady: false

    signal chosen(int index)

    readonly property real cell: (row.width - row.spacing * (names.length - 1)) / Math.max(1, names.length)
    readonly property int seal: 30
    /// Those of players who play together overlap.
    readonly property real sealWidth: [...colours].some(colour => colour.includes(" ")) ? Theme.pairOfSeals * seal : seal
    readonly property bool named: names.length <= 4
        && widest.width + sealWidth + 3 * Theme.gapSmall <= cell
    /// The tab that shows its name alone takes what the others leave.
    readonly property real bare: Math.max(Theme.touchTarget, Math.min(cell, sealWidth + Theme.touchTarget - seal + Theme.space2))

    function move(step: int) {
        const next = Math.max(0, Math.min(root.names.length - 1, root.current + step));
        if (next !== root.current)
            root.chosen(next);
    }

    /// The selected one is in sight, with one beside it to each side.
    function follow() {
        const step = Theme.touchTarget + row.spacing;
        const least = (root.current + 2) * step - view.width;
        const most = (root.current - 1) * step;
        view.contentX = Math.max(0, Math.min(row.width - view.width, Math.max(least, Math.min(most, view.contentX))));
    }

    onCurrentChanged: root.follow()
    implicitWidth: names.length * (Theme.touchTarget + Theme.space1)
    implicitHeight: Theme.touchTarget
    activeFocusOnTab: true
    Accessible.role: Accessible.PageTabList
    //: The row of players to choose from.
    Accessible.name: qsTr("Players")
    Keys.onLeftPressed: root.move(-1)
    Keys.onRightPressed: root.move(1)
    Keys.onSpacePressed: root.chosen(root.current)

    Widest {
        id: widest

        texts: root.names
        font: Theme.captionBold
    }

    // As many as a finger can tell apart, and the others to be scrolled to.
    Flickable {
        id: view

        x: Theme.space3
        width: root.width - 2 * x
        height: root.height
        contentWidth: row.width
        interactive: contentWidth > width
        flickableDirection: Flickable.HorizontalFlick
        boundsBehavior: Flickable.StopAtBounds
        clip: interactive
        onWidthChanged: root.follow()

        Row {
            id: row

            width: Math.max(view.width, root.names.length * (Theme.touchTarget + spacing) - spacing)
            spacing: Theme.space1

            Repeater {
                model: root.names

                Touchable {
                    id: tab

                    required property int index
                    required property string modelData
                    readonly property bool selected: index === root.current

                    objectName: "tab-" + index
                    width: {
                        if (root.named || root.steady)
                            return root.cell;
                        return selected ? row.width - (root.names.length - 1) * (root.bare + row.spacing) : root.bare;
                    }
                    height: Theme.touchTarget
                    // A long name keeps off the frame.
                    leftPadding: selected && !root.named ? (root.steady ? Theme.gapSmall : Theme.gapMedium) : 0
                    rightPadding: leftPadding
                    focusPolicy: Qt.NoFocus
                    Accessible.role: Accessible.PageTab
                    Accessible.name: modelData
                    Accessible.selectable: true
                    Accessible.selected: selected
                    onClicked: root.chosen(index)

                    background: Rectangle {
                        visible: tab.selected
                        radius: height / 2
                        color: Theme.surface
                        border.width: Theme.lineSelection
                        border.color: Theme.accent
                    }
                    contentItem: CentredRow {
                        spacing: Theme.gapSmall

                        Seals {
                            colour: root.colours[tab.index] ?? ""
                            size: root.seal
                        }
                        Words {
                            // Where nothing of it could be read, the seal says it.
                            visible: (root.named || tab.selected) && tab.availableWidth > root.sealWidth + Theme.space5
                            Layout.fillWidth: true
                            elide: Text.ElideRight
                            text: tab.modelData
                            color: tab.selected ? Theme.ink : Theme.ink2
                            font: Theme.captionBold
                        }
                    }

                    FocusRing {
                        shown: root.activeFocus && tab.selected
                        around: tab.height / 2
                    }
                }
            }
        }
    }
}
