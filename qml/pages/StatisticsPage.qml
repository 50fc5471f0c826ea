// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone
import Tallystone.App

/// Everybody's statistics: who really is the best.
StatFrame {
    id: root

    required property StatisticsBoard board

    statistics: board
    onOpened: (section, row) => {
        root.board.choosePlayer(row);
        root.look("career");
    }

    header: PageBar {
        //: Title of the page with the statistics of everybody.
        title: qsTr("Statistics")
        onBack: root.back()
    }
}
