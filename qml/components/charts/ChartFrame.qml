// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Tallystone

/// What all charts share: a card with its head, how many games it rests on, and the numbers behind it one tap away.
Card {
    id: root

    property string title
    /// What is counted, and over how many games.
    property string note
    /// The sentence that stands here while there is too little to draw.
    property string empty
    /// What is to be seen, for the screen reader.
    property string summary

    /// What stands along the chart, with an icon or a player's colour for each where that helps.
    property list<string> labels
    /// The labels as the table has them, where those on the chart are short.
    property list<string> longLabels
    property list<string> icons
    /// Of players: one for each bar, or one for each line; of those who play together with spaces between.
    property list<string> colours
    /// The series. One value for each label of the first series, then of the second, and so on; NaN where there is none.
    property list<string> names
    property list<string> seriesIcons
    property list<real> values
    /// The values of the first series in words, and what else is to be said of them; may stay empty.
    property list<string> texts
    property list<string> asides
    /// The one that leads; -1 is none.
    property int strong: -1
    property bool harmful: false
    /// The value that fills the drawing; 0 takes a round one that all fit in.
    property real maximum: 0

    /// The series that is dots without a line; -1 is none.
    property int dotted: -1
    /// What a tap on a row does, in words; empty if it does nothing.
    property string leadsTo

    /// The table behind the chart, a row for each label; without it the values are shown.
    property list<string> heads
    property list<string> cells

    readonly property int count: labels.length
    readonly property int series: Math.max(1, names.length)
    readonly property bool drawn: empty === "" && count > 0
    readonly property real widest: {
        let most = 0;
        for (const value of root.values)
            most = Math.max(most, value || 0);
        return most;
    }
    readonly property real full: maximum > 0 ? maximum : root.roundUp(widest)

    default property alias drawing: body.data
    property real drawingHeight: 0

    signal opened(int index)

    function labelAt(index: int): string {
        return root.longLabels[index] ?? root.labels[index] ?? "";
    }
    function valueAt(row: int, index: int): real {
        return root.values[row * root.count + index] ?? NaN;
    }
    function textAt(index: int): string {
        return root.texts[index] ?? root.written(root.valueAt(0, index));
    }
    function written(value: real): string {
        return isNaN(value) ? "–" : Theme.number(value);
    }
    /// The next of 1, 2, 2.5, 5, 10, 20 and so on.
    function roundUp(value: real): real {
        if (value <= 0)
            return 1;
        const power = Math.pow(10, Math.floor(Math.log10(value)));
        for (const factor of [1, 2, 2.5, 5]) {
            if (value <= factor * power)
                return factor * power;
        }
        return 10 * power;
    }
    /// A label with all that is known of it: "Léa: games 23, wins 9".
    function spoken(index: int): string {
        const heads = table.heads;
        const parts = [];
        for (let column = 0; column < heads.length; ++column)
            parts.push((heads[column] + " " + table.cells[index * heads.length + column]).trim());
        //: Spoken: %1 is a bar or row of a chart, %2 a list such as "games 23, wins 9".
        return qsTr("%1: %2").arg(root.labelAt(index)).arg(parts.join(", "));
    }
    /// Made only when somebody wants to see it.
    function showNumbers() {
        if (numbers.item === null)
            numbers.setSource(Qt.resolvedUrl("NumbersSheet.qml"), {
                "frame": root,
                "parent": root.T.Overlay.overlay
            });
        (numbers.item as NumbersSheet).open();
    }

    implicitHeight: layout.implicitHeight + topPadding + bottomPadding
    topPadding: Theme.space1
    bottomPadding: Theme.space3

    QtObject {
        id: table

        readonly property list<string> heads: root.cells.length > 0 ? root.heads : root.names.length > 0 ? root.names : [""]
        readonly property list<string> cells: {
            if (root.cells.length > 0)
                return root.cells;
            const all = [];
            for (let index = 0; index < root.count; ++index) {
                for (let row = 0; row < root.series; ++row)
                    all.push(row === 0 ? root.textAt(index) : root.written(root.valueAt(row, index)));
            }
            return all;
        }
    }
    readonly property list<string> tableHeads: table.heads
    readonly property list<string> tableCells: table.cells

    ColumnLayout {
        id: layout

        width: parent.width
        spacing: 0

        ChartHead {
            objectName: "numbers"
            Layout.fillWidth: true
            title: root.title
            note: root.note
            opens: root.drawn
            onClicked: root.showNumbers()
        }
        NoteLine {
            objectName: "empty"
            Layout.fillWidth: true
            visible: !root.drawn
            text: root.empty
        }
        Item {
            id: body

            Layout.fillWidth: true
            implicitHeight: root.drawingHeight
            visible: root.drawn
            Accessible.role: Accessible.List
            Accessible.name: root.title
            Accessible.description: root.summary
        }
        Loader {
            id: numbers

            visible: false
        }
    }
}
