// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// What a person sets for this device.
PageFrame {
    id: root

    required property Settings settings
    /// None while a game is on the table.
    property KnownPlayers players: null
    property string version: Qt.application.version

    readonly property list<string> languages: ["", "en", "fr", "de"]
    readonly property list<real> scales: [0.9, 1, 1.3, 1.5, 2]
    readonly property list<string> scaleNames: [
        //: A size of text.
        qsTr("Small"),
        qsTr("Normal"),
        qsTr("Large"),
        qsTr("Larger"),
        qsTr("Largest")
    ]
    readonly property int stop: Math.max(0, [...scales].findIndex(scale => Math.abs(scale - root.settings.textScale) < 0.01))

    component Heading: RowLayout {
        id: heading

        property string iconName
        property string text
        property string note

        Layout.fillWidth: true
        spacing: Theme.gapMedium

        Icon {
            name: heading.iconName
            size: Theme.iconSize(24)
            color: Theme.ink2
        }
        // Large words stand one above the other.
        GridLayout {
            Layout.fillWidth: true
            columns: Theme.largeText ? 1 : 2
            rowSpacing: 0

            Prose {
                Layout.fillWidth: true
                text: heading.text
                font: Theme.label
            }
            Prose {
                visible: heading.note !== ""
                text: heading.note
                color: Theme.ink2
                font: Theme.caption
            }
        }
    }
    component Rule: HairLine {
        Layout.fillWidth: true
        Layout.leftMargin: Theme.cardPadding
        Layout.rightMargin: Theme.cardPadding
    }

    header: PageBar {
        //: Title of the page with the settings.
        title: qsTr("Settings")
        onBack: root.back()
    }

    Card {
        Layout.fillWidth: true

        ColumnLayout {
            anchors.fill: parent
            spacing: Theme.space2

            Heading {
                iconName: "ui-language"
                text: qsTr("Language")
            }
            SegmentedChoice {
                objectName: "language"
                Layout.fillWidth: true
                name: qsTr("Language")
                //: Of languages and themes: as the device has it.
                options: [qsTr("System"), "English", "Français", "Deutsch"]
                current: root.languages.indexOf(root.settings.language)
                onChosen: index => root.settings.language = root.languages[index]
            }
            Heading {
                Layout.topMargin: Theme.gapSmall
                iconName: "ui-theme"
                text: qsTr("Theme")
            }
            SegmentedChoice {
                objectName: "theme"
                Layout.fillWidth: true
                name: qsTr("Theme")
                //: The light theme is called Papyrus, the dark one Lamplight.
                options: [qsTr("System"), qsTr("Papyrus"), qsTr("Lamplight")]
                current: root.settings.theme
                onChosen: index => root.settings.theme = index
            }
            Heading {
                Layout.topMargin: Theme.gapSmall
                iconName: "ui-text"
                text: qsTr("Text size")
                note: root.scaleNames[root.stop]
            }
            TextSizeSlider {
                Layout.fillWidth: true
                name: qsTr("Text size")
                spoken: root.scaleNames[root.stop]
                current: root.stop
                onChosen: index => root.settings.textScale = root.scales[index]
            }
        }
    }
    Card {
        Layout.fillWidth: true
        padding: 0

        ColumnLayout {
            anchors.fill: parent
            spacing: 0

            SettingRow {
                Layout.fillWidth: true
                clickable: false
                iconName: "ui-screen"
                title: qsTr("Keep the screen on")
                caption: qsTr("while a game is running")

                ToggleSwitch {
                    objectName: "keep-awake"
                    text: qsTr("Keep the screen on")
                    checked: root.settings.keepAwake
                    onToggled: root.settings.keepAwake = checked
                }
            }
            Rule {
                visible: root.settings.canVibrate
            }
            SettingRow {
                visible: root.settings.canVibrate
                Layout.fillWidth: true
                clickable: false
                iconName: "ui-haptics"
                title: qsTr("Vibration")
                caption: qsTr("stronger when a disaster strikes")

                ToggleSwitch {
                    objectName: "vibration"
                    text: qsTr("Vibration")
                    checked: root.settings.vibration
                    onToggled: root.settings.vibration = checked
                }
            }
            Rule {}
            SettingRow {
                Layout.fillWidth: true
                clickable: false
                iconName: "ui-info"
                //: The panel that tells what a roll did.
                title: qsTr("Result panel after every roll")
                caption: root.settings.alwaysShowResult ? qsTr("always") : qsTr("only after a disaster or a loss")

                ToggleSwitch {
                    objectName: "result-panel"
                    text: qsTr("Result panel after every roll")
                    checked: root.settings.alwaysShowResult
                    onToggled: root.settings.alwaysShowResult = checked
                }
            }
        }
    }
    Card {
        Layout.fillWidth: true
        padding: 0

        ColumnLayout {
            anchors.fill: parent
            spacing: 0

            SettingRow {
                objectName: "look-players"
                Layout.fillWidth: true
                visible: root.players !== null
                iconName: "ui-players"
                //: Leads to everybody who played.
                title: qsTr("Players and colours")
                //: So many players are suggested for new games.
                caption: qsTr("%n remembered", "", root.players?.remembered ?? 0)
                arrow: true
                onClicked: root.look("players")
            }
            HairLine {
                Layout.fillWidth: true
                visible: root.players !== null
                Layout.leftMargin: Theme.cardPadding
                Layout.rightMargin: Theme.cardPadding
            }
            SettingRow {
                objectName: "look-data"
                Layout.fillWidth: true
                iconName: "ui-export"
                title: qsTr("Your data")
                caption: qsTr("save, load, back up")
                arrow: true
                onClicked: root.look("data")
            }
        }
    }
    Item {
        Layout.fillHeight: true
    }
    Prose {
        Layout.fillWidth: true
        Layout.bottomMargin: Theme.space4
        horizontalAlignment: Text.AlignHCenter
        //: %1 is a version.
        text: qsTr("Tallystone %1. Your games stay on this device.").arg(root.version)
        color: Theme.ink3
        font: Theme.caption
    }
}
