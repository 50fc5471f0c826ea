// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Tallystone
import Tallystone.App

/// A page of statistics: what it is about, the first numbers, then section after section as one scrolls.
PageFrame {
    id: root

    required property StatView statistics
    default property alias head: between.data
    readonly property bool full: statistics.empty === "" && statistics.problem === ""

    /// For a chip whose choice has just gone.
    property statChoice none
    /// The choice that is being made.
    property int choosing: 0

    signal opened(int section, int row)

    /// What comes next is read a window's height before it is seen, never all at once.
    function fill() {
        if (!root.statistics.complete && root.T.StackView.status === T.StackView.Active && root.ahead < root.height)
            next.restart();
    }
    function ask(index: int) {
        const choice = root.statistics.choices[index];
        root.choosing = index;
        sheet.title = choice.name;
        sheet.options = choice.options;
        sheet.current = choice.current;
        sheet.open();
    }

    widest: wide ? Theme.pageWidth : Theme.readingWidth
    onAheadChanged: root.fill()
    T.StackView.onActivated: root.fill()

    Timer {
        id: next

        interval: 0
        onTriggered: root.statistics.readOn()
    }
    Flow {
        Layout.fillWidth: true
        spacing: Theme.space2

        Repeater {
            model: root.statistics.choices.length

            ChoiceChip {
                required property int index
                readonly property statChoice choice: root.statistics.choices[index] ?? root.none

                objectName: "choice-" + choice.id
                name: choice.name
                text: choice.options[choice.current] ?? ""
                narrowed: choice.current > 0 && choice.id !== "game" && choice.id !== "player"
                onClicked: root.ask(index)
            }
        }
    }
    SettingRow {
        Layout.fillWidth: true
        leftPadding: 0
        rightPadding: 0
        visible: root.statistics.stoppedNote !== ""
        clickable: false
        iconName: "ui-pause"
        //: A switch: whether games that were not played to their end are part of the statistics.
        title: qsTr("Count stopped games")
        caption: root.statistics.stoppedNote

        ToggleSwitch {
            objectName: "count-stopped"
            text: qsTr("Count stopped games")
            checked: root.statistics.countsStopped
            onToggled: root.statistics.countStopped(checked)
        }
    }
    NoteLine {
        objectName: "problem"
        Layout.fillWidth: true
        visible: text !== ""
        iconName: "ui-warn"
        ink: Theme.harm
        text: root.statistics.problem
    }
    Scene {
        source: root.statistics.scene
        Layout.fillWidth: true
        Layout.preferredHeight: Math.min(width * 0.6, root.height * 0.4)
        visible: root.statistics.empty !== ""
        radius: Theme.radiusCard
    }
    Prose {
        objectName: "nothing"
        Layout.fillWidth: true
        visible: text !== ""
        horizontalAlignment: Text.AlignHCenter
        text: root.statistics.empty
        color: Theme.ink2
    }
    FigureRow {
        Layout.fillWidth: true
        visible: root.full
        numbers: root.statistics.numbers
        labels: root.statistics.numberLabels
    }
    ColumnLayout {
        id: between

        Layout.fillWidth: true
        visible: root.full && children.length > 0
        spacing: Theme.space3
    }
    StatColumns {
        Layout.fillWidth: true
        Layout.bottomMargin: Theme.space4
        visible: root.full
        statistics: root.statistics
        columns: root.wide ? 2 : 1
        onOpened: (section, row) => root.opened(section, row)
        // What has come may leave room for more.
        onHeightChanged: root.fill()
    }
    Item {
        Layout.fillHeight: true
    }
    ChoiceSheet {
        id: sheet

        onChosen: index => root.statistics.choose(root.statistics.choices[root.choosing].id, index)
    }
}
