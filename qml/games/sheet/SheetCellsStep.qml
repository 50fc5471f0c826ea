// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Tallystone
import Tallystone.App

/// The sheet as a grid: rows down, columns across, the totals on top. Rows scroll under the head.
Item {
    id: root

    required property SheetTable table
    /// Held across: lower.
    property bool low: false
    property sheetCellsPage page: table.cells
    /// Only looked at.
    property bool still: false
    readonly property list<sheetRow> rows: page.rows
    readonly property list<sheetRow> gameRows: page.gameRows
    readonly property list<sheetRound> rounds: page.rounds
    readonly property list<sheetColumn> columns: page.columns
    readonly property int count: columns.length
    readonly property bool wide: width >= Theme.wideWindow
    /// Too many columns, numbers that are too long, or large text.
    readonly property bool oneRow: Theme.largeText || (wide ? count > 12 : count > (width < 400 ? 5 : 6)) || (count === 5 && !wide && page.longNumbers)
    readonly property list<real> shares: [1, 254 / 394, 154 / 394, 148 / 394, 138 / 394, 109 / 394, 106 / 394]
    readonly property real inner: card.width - 2 * Theme.lineHair
    readonly property real titleWidth: wide ? Math.max(150, Math.min(226, inner * 0.3)) : Math.min(inner * (shares[Math.min(count, 6)] ?? 0.28), inner - count * Theme.touchTarget)
    readonly property real keysWidth: Theme.touchTarget + Theme.space1
    readonly property real columnWidth: count === 0 ? 0 : (inner - titleWidth) / count
    property sheetRow none
    property sheetRound noRound

    signal explain(string id, string icon)
    signal why(string about)
    signal hold(string cell)
    signal sheetOf(int seat)

    /// What the pencil is at stays in sight, and nothing else moves.
    function follow() {
        const item = root.oneRow ? one.current() : root.current();
        if (root.oneRow && one.own <= 0)
            view.contentY = 0;
        if (item === null)
            return;
        const top = item.mapToItem(view.contentItem, 0, 0).y;
        if (top < view.contentY)
            view.contentY = top;
        else if (top + item.height > view.contentY + view.height)
            view.contentY = Math.min(view.contentHeight - view.height, top, top + item.height - view.height + item.height);
    }
    function current(): Item {
        for (const repeater of [upper, lower]) {
            for (let i = 0; i < repeater.count; ++i) {
                const item = repeater.itemAt(i) as SheetGridRow;
                if (item !== null && item.row.current)
                    return item;
            }
        }
        return null;
    }

    onPageChanged: root.follow()
    Component.onCompleted: root.follow()

    Rectangle {
        id: card

        x: Theme.space2
        width: parent.width - 2 * x
        height: Math.min(parent.height, head.height + (root.oneRow ? one.height : list.height) + 2 * Theme.lineHair)
        radius: Theme.radiusCard
        color: Theme.surface
        border.width: Theme.lineHair
        border.color: Theme.line

        SheetGridHead {
            id: head

            x: Theme.lineHair
            y: Theme.lineHair
            width: root.inner
            table: root.table
            keys: root.page.keys
            unfolded: root.page.pad.kind !== ""
            columns: root.columns
            // Columns for which a finger or a total is too broad are parted into lines of the same length.
            across: root.oneRow ? Math.ceil(root.count / Math.ceil(root.count * Math.max(Theme.touchTarget, least) / Math.max(1, root.inner - root.keysWidth))) : root.count
            titleWidth: root.oneRow ? Math.max(root.keysWidth, Math.min(Theme.touchTarget + Theme.space2, root.titleWidth)) : root.titleWidth
            columnWidth: root.oneRow ? (root.inner - titleWidth) / Math.max(1, across) : root.columnWidth
            low: lines > 1 || (root.low && (!root.oneRow || columnWidth >= 80))
            onSheetOf: seat => root.sheetOf(seat)
        }
        Flickable {
            id: view

            anchors.top: head.bottom
            x: Theme.lineHair
            width: root.inner
            height: card.height - head.height - 2 * Theme.lineHair
            contentWidth: width
            contentHeight: root.oneRow ? one.height : list.height
            boundsBehavior: Flickable.StopAtBounds
            interactive: contentHeight > height + 0.5
            clip: true
            onHeightChanged: root.follow()

            T.ScrollIndicator.vertical: ScrollMark {}

            FocusFollower {
                scrolled: view
            }
            SheetOneRow {
                id: one

                width: view.width
                height: visible ? implicitHeight : 0
                visible: root.oneRow
                sightTop: view.contentY
                sightHeight: view.height
                table: root.table
                page: root.page
                still: root.still
                onExplain: id => root.explain(id, "")
                onWhy: about => root.why(about)
                onHold: cell => root.hold(cell)
                onOwnChanged: root.follow()
            }
            Column {
                id: list

                width: view.width
                visible: !root.oneRow

                Repeater {
                    id: upper

                    model: root.oneRow ? 0 : root.rows.length

                    SheetGridRow {
                        required property int index

                        width: list.width
                        table: root.table
                        row: root.rows[index] ?? root.none
                        titleWidth: root.titleWidth
                        columnWidth: root.columnWidth
                        inSight: y >= view.contentY && y + height <= view.contentY + view.height
                        seen: view.contentY + view.height - y
                        still: root.still
                        onExplain: id => root.explain(id, "")
                        onWhy: about => root.why(about)
                        onHold: cell => root.hold(cell)
                    }
                }
                Rectangle {
                    width: list.width
                    height: visible ? 40 : 0
                    visible: root.rounds.length > 0 && !root.page.plain
                    color: Theme.surfaceAlt

                    RowLayout {
                        anchors.fill: parent
                        anchors.leftMargin: Theme.gapMedium
                        anchors.rightMargin: Theme.gapMedium

                        Words {
                            //: Head of the rounds that are over.
                            text: qsTr("Earlier rounds")
                            font: Theme.sectionSmall
                            Accessible.ignored: false
                        }
                        Words {
                            Layout.fillWidth: true
                            horizontalAlignment: Text.AlignRight
                            elide: Text.ElideRight
                            text: root.page.roundsNote
                            color: Theme.ink2
                            font: Theme.caption
                        }
                    }
                }
                Repeater {
                    model: root.oneRow ? 0 : root.rounds.length

                    SheetRoundLine {
                        required property int index

                        width: list.width
                        round: root.rounds[index] ?? root.noRound
                        titleWidth: root.titleWidth
                        columnWidth: root.columnWidth
                        enabled: !root.still
                        onClicked: root.table.touch(round.opener.id)
                    }
                }
                Item {
                    width: list.width
                    height: visible ? meaning.height + 2 * Theme.space2 : 0
                    visible: root.page.plain && root.rounds.length > 0

                    NoteLine {
                        id: meaning

                        x: Theme.gapMedium
                        y: Theme.space2
                        width: parent.width - 2 * x
                        text: root.page.roundsNote
                    }
                }
                Repeater {
                    id: lower

                    model: root.oneRow ? 0 : root.gameRows.length

                    SheetGridRow {
                        required property int index

                        width: list.width
                        table: root.table
                        row: root.gameRows[index] ?? root.none
                        titleWidth: root.titleWidth
                        columnWidth: root.columnWidth
                        inSight: y >= view.contentY && y + height <= view.contentY + view.height
                        seen: view.contentY + view.height - y
                        still: root.still
                        onExplain: id => root.explain(id, "")
                        onWhy: about => root.why(about)
                        onHold: cell => root.hold(cell)
                    }
                }
            }
        }
    }
}
