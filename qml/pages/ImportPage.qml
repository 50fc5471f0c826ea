// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// What files would bring, before they bring it.
PageFrame {
    id: root

    required property Arrivals arrivals
    readonly property bool done: arrivals.done !== ""
    readonly property bool refused: arrivals.rejections.length > 0
    /// What to do with games that are here with other content: 0 leave them, 1 take those of the file.
    property int choice: 0
    readonly property int changes: arrivals.fresh + (choice === 1 ? arrivals.different : 0)

    function leave() {
        root.arrivals.forget();
        root.back();
    }
    function goOn() {
        if (root.done || root.changes === 0)
            root.leave();
        else
            root.arrivals.accept(root.choice === 1);
    }

    header: PageBar {
        //: Title of the page that shows what a file would bring.
        title: qsTr("Load games")
        subtitle: root.arrivals.from
        onBack: root.leave()
    }
    footer: FootBar {
        columns: Theme.largeText ? 1 : 2

        ActionButton {
            objectName: "cancel"
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            visible: !root.done && root.changes > 0
            kind: "secondary"
            //: Loads nothing.
            text: qsTr("Cancel")
            onClicked: root.leave()
        }
        ActionButton {
            objectName: "primary"
            Layout.fillWidth: true
            Layout.preferredWidth: 2
            focus: true
            //: Loads the games that are shown.
            text: root.done || root.changes === 0 ? qsTr("Done") : qsTr("Load %n games", "", root.changes)
            onClicked: root.goOn()
        }
    }

    NoteLine {
        objectName: "done"
        Layout.fillWidth: true
        visible: root.done
        iconName: "ui-check"
        ink: Theme.ink
        text: root.arrivals.done
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
                    model: root.arrivals.rejections

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
        visible: !root.done && !root.refused

        ColumnLayout {
            anchors.fill: parent
            spacing: Theme.space2

            NoteLine {
                objectName: "fresh"
                Layout.fillWidth: true
                iconName: "ui-plus"
                ink: Theme.ink
                text: qsTr("%n games are new here.", "", root.arrivals.fresh)
            }
            NoteLine {
                objectName: "known"
                Layout.fillWidth: true
                visible: root.arrivals.known > 0
                iconName: "ui-check"
                text: qsTr("%n games are here already, just the same.", "", root.arrivals.known)
            }
            NoteLine {
                objectName: "different"
                Layout.fillWidth: true
                visible: root.arrivals.different > 0
                iconName: "ui-warn"
                ink: Theme.ink
                text: qsTr("%n games are here already, but with other content.", "", root.arrivals.different)
            }
            SegmentedChoice {
                objectName: "choice"
                Layout.fillWidth: true
                visible: root.arrivals.different > 0
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
        visible: list.count > 0
        padding: 0

        Column {
            width: parent.width

            Repeater {
                id: list

                model: root.arrivals.games

                SettingRow {
                    required property arrivingGame modelData
                    required property int index

                    objectName: "game-" + index
                    width: parent ? parent.width : 0
                    clickable: false
                    iconName: modelData.state === "new" ? "ui-plus" : "ui-warn"
                    title: modelData.title
                    caption: modelData.note
                }
            }
        }
    }
    Prose {
        Layout.fillWidth: true
        visible: root.arrivals.more > 0
        horizontalAlignment: Text.AlignHCenter
        //: Below a list that shows only the first games.
        text: qsTr("and %n more games", "", root.arrivals.more)
        color: Theme.ink2
        font: Theme.caption
    }
    Item {
        Layout.fillHeight: true
    }
}
