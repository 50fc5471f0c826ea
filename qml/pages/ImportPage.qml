// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// What files would bring, before they bring it.
WorkFrame {
    id: root

    required property GameImport gameImport
    readonly property bool taking: gameImport.work === "taking"
    readonly property bool done: gameImport.done !== ""
    readonly property bool refused: gameImport.rejections.length > 0
    /// What to do with games that are here with other content: 0 leave them, 1 take those of the file.
    property int choice: 0
    /// What the games were played with stays here too, to be played with again.
    property bool keepBrought: false
    readonly property list<string> brought: gameImport.brought
    readonly property int changes: gameImport.fresh + (choice === 1 ? gameImport.different : 0)

    function goOn() {
        if (root.done || root.changes === 0)
            root.back();
        else
            root.gameImport.accept(root.choice === 1, root.keepBrought);
    }
    function stop() {
        if (root.taking)
            root.gameImport.stop();
        else
            root.back();
    }

    // Whichever way it was left.
    T.StackView.onRemoved: root.gameImport.forget()
    busy: gameImport.work !== ""
    //: The question before the loading of games is stopped.
    stopTitle: qsTr("Stop loading?")
    stopText: root.taking ? qsTr("Nothing has been loaded yet. If you go on, all of the games will be.") : qsTr("Nothing has been loaded yet.")
    onStopped: root.gameImport.stop()

    header: PageBar {
        //: Title of the page that shows what a file would bring.
        title: qsTr("Load games")
        subtitle: root.gameImport.from
        onBack: root.leave()
    }
    footer: FootBar {
        columns: Theme.largeText ? 1 : 2
        visible: !root.busy

        ActionButton {
            objectName: "cancel"
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            visible: !root.done && root.changes > 0
            kind: "secondary"
            //: Loads nothing.
            text: qsTr("Cancel")
            onClicked: root.back()
        }
        ActionButton {
            objectName: "primary"
            Layout.fillWidth: true
            Layout.preferredWidth: 2
            focus: true
            enabled: root.done || root.changes === 0 || !root.readOnly
            //: Loads the games that are shown.
            text: root.done || root.changes === 0 ? qsTr("Done") : qsTr("Load %n games", "", root.changes)
            onClicked: root.goOn()
        }
    }

    WorkCard {
        Layout.fillWidth: true
        visible: root.busy
        //: What is under way: files are looked through, or their games are added to those that are here.
        name: root.taking ? qsTr("The games are being loaded.") : qsTr("The files are being read.")
        step: root.gameImport.step
        steps: root.gameImport.steps
        //: How far it is. %1 is how many are done.
        progress: steps > 0 ? qsTr("%L1 of %Ln games", "", steps).arg(step) : qsTr("Looking through them")
        note: root.taking ? qsTr("Either all of them are loaded or, if you stop, none.") : qsTr("Nothing is changed yet.")
        onStopped: root.stop()
    }
    NoteLine {
        objectName: "done"
        Layout.fillWidth: true
        visible: root.done
        iconName: "ui-check"
        ink: Theme.ink
        text: root.gameImport.done
    }
    Card {
        objectName: "refused"
        Layout.fillWidth: true
        visible: root.refused

        ColumnLayout {
            anchors.fill: parent
            spacing: Theme.space2

            Prose {
                Layout.fillWidth: true
                //: A file cannot be used; the reasons follow.
                text: qsTr("Nothing can be loaded from here, and nothing was changed.")
                font: Theme.label
            }
            Column {
                Layout.fillWidth: true
                spacing: Theme.space2

                Repeater {
                    model: root.gameImport.rejections

                    NoteLine {
                        required property string modelData
                        required property int index

                        objectName: "rejection-" + index
                        width: parent ? parent.width : 0
                        iconName: "ui-warn"
                        ink: Theme.harm
                        text: modelData
                    }
                }
            }
        }
    }
    Card {
        Layout.fillWidth: true
        visible: !root.busy && !root.done && !root.refused

        ColumnLayout {
            anchors.fill: parent
            spacing: Theme.space2

            NoteLine {
                objectName: "fresh"
                Layout.fillWidth: true
                visible: root.gameImport.fresh > 0
                iconName: "ui-plus"
                ink: Theme.ink
                text: qsTr("%n games are new here.", "", root.gameImport.fresh)
            }
            NoteLine {
                objectName: "known"
                Layout.fillWidth: true
                visible: root.gameImport.known > 0
                iconName: "ui-check"
                text: qsTr("%n games are here already, just the same.", "", root.gameImport.known)
            }
            NoteLine {
                objectName: "different"
                Layout.fillWidth: true
                visible: root.gameImport.different > 0
                iconName: "ui-warn"
                ink: Theme.ink
                text: qsTr("%n games are here already, but with other content.", "", root.gameImport.different)
            }
            SegmentedChoice {
                objectName: "choice"
                Layout.fillWidth: true
                visible: root.gameImport.different > 0
                //: What to do with games that are here with other content.
                name: qsTr("Games with other content")
                options: [qsTr("Keep mine"), qsTr("Take the file's")]
                current: root.choice
                onChosen: index => root.choice = index
            }
        }
    }
    Card {
        Layout.fillWidth: true
        visible: !root.busy && !root.done && !root.refused && root.brought.length > 0
        padding: 0

        SettingRow {
            id: keeping

            width: parent.width
            clickable: false
            iconName: "ui-sheet"
            //: What a game was played with came along with it.
            title: root.brought.length === 1 ? qsTr("Keep this sheet too?") : qsTr("Keep these sheets too?")
            caption: [...root.brought].join(", ")

            ToggleSwitch {
                objectName: "keep-brought"
                text: keeping.title
                checked: root.keepBrought
                onToggled: root.keepBrought = checked
            }
        }
    }
    Card {
        Layout.fillWidth: true
        visible: !root.busy && list.count > 0
        padding: 0

        Column {
            width: parent.width

            Repeater {
                id: list

                model: root.gameImport.games

                SettingRow {
                    required property importedGame modelData
                    required property int index

                    objectName: "game-" + index
                    width: parent ? parent.width : 0
                    clickable: false
                    iconName: modelData.state === "new" ? "ui-plus" : "ui-warn"
                    title: modelData.title
                    caption: [modelData.note, ...modelData.differences].join("\n")
                }
            }
        }
    }
    Prose {
        Layout.fillWidth: true
        visible: !root.busy && root.gameImport.more > 0
        horizontalAlignment: Text.AlignHCenter
        //: Below a list that shows only the first games.
        text: qsTr("and %n more games", "", root.gameImport.more)
        color: Theme.ink2
        font: Theme.caption
    }
    Item {
        Layout.fillHeight: true
    }
}
