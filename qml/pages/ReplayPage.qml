// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// A past game told again: the turn it has come to, and everybody's sheet as it was then.
PlainPage {
    id: root

    required property Archive archive
    readonly property PastGame game: archive.game
    readonly property Playback playback: game.playback
    readonly property bool beside: width >= Theme.turnWidth + Theme.phoneWidth
    /// Where there is room for one of the two.
    property bool sheets: playback.table !== null && GameFiles.has(playback.table.folder, "ReplayView")

    function changeTurn() {
        root.look(root.archive.changeTurn(root.playback.story.first) ? "change-replay" : "change");
    }

    onVisibleChanged: if (!visible) root.playback.playing = false
    Keys.onPressed: event => {
        const turn = event.modifiers & Qt.ControlModifier;
        event.accepted = true;
        switch (event.key) {
        case Qt.Key_Left:
            return turn ? root.playback.stepTurn(-1) : root.playback.step(-1);
        case Qt.Key_Right:
            return turn ? root.playback.stepTurn(1) : root.playback.step(1);
        case Qt.Key_Home:
            return root.playback.goTo(0);
        case Qt.Key_End:
            return root.playback.goTo(root.playback.length);
        case Qt.Key_Space:
            root.playback.playing = !root.playback.playing;
            return;
        }
        event.accepted = false;
    }

    header: Rectangle {
        implicitHeight: head.implicitHeight
        // What scrolls below must not shine through.
        color: Theme.bg

        ColumnLayout {
            id: head

            anchors.fill: parent
            spacing: 0

            PageBar {
                Layout.fillWidth: true
                //: Title of the page that tells a game again.
                title: qsTr("Replay", "title")
                //: Below a title: %1 is a game, %2 a date.
                subtitle: qsTr("%1, %2").arg(root.game.title).arg(root.game.day)
                onBack: root.back()

                Chip {
                    objectName: "speed"
                    checkable: false
                    //: How fast a game is told again: %1 is 1, 2, 4 or 8.
                    text: qsTr("%1×").arg(root.playback.speed)
                    Accessible.role: Accessible.Button
                    //: Spoken: how fast a game is told again. %1 is 1, 2, 4 or 8.
                    Accessible.name: qsTr("Speed %1").arg(root.playback.speed)
                    onClicked: root.playback.nextSpeed()
                }
            }
            SegmentedChoice {
                objectName: "view"
                Layout.fillWidth: true
                Layout.maximumWidth: Theme.readingWidth
                Layout.alignment: Qt.AlignHCenter
                Layout.leftMargin: Theme.pageMargin
                Layout.rightMargin: Theme.pageMargin
                Layout.bottomMargin: Theme.space2
                visible: !root.beside
                //: What is seen of a game that is told again.
                name: qsTr("View")
                //: What happened, or what the players' sheets looked like.
                options: [qsTr("Story"), qsTr("Sheets")]
                current: root.sheets ? 1 : 0
                onChosen: index => root.sheets = index === 1
            }
        }
    }
    footer: ReplayBar {
        playback: root.playback
        low: root.low
        brief: Theme.largeText || root.height < Theme.tallWindow
    }

    RowLayout {
        anchors.fill: parent
        spacing: 0

        ReplayStory {
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredWidth: 1
            visible: root.beside || !root.sheets
            game: root.game
            low: root.low
            onChangeWanted: root.changeTurn()
        }
        ReplaySheets {
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredWidth: 1
            visible: root.beside || root.sheets
            playback: root.playback
        }
    }
}
