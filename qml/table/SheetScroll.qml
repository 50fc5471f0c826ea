// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Tallystone
import Tallystone.App

/// What the sheets of all games are drawn on. It scrolls only where they do not fit.
Flickable {
    id: root

    /// Whose words explain what is tapped on the sheet.
    property GameTable explainer: null
    /// Wide sheets have their lower half at the right.
    readonly property int columns: width >= Theme.pageWidth * 0.7 ? 2 : 1

    function explain(id: string, icon: string) {
        explanation.open({
            "iconName": icon,
            "title": root.explainer.explainTitle(id),
            "paragraphs": root.explainer.explain(id)
        });
    }

    contentWidth: width
    boundsBehavior: Flickable.StopAtBounds
    interactive: contentHeight > height
    clip: interactive
    activeFocusOnTab: interactive
    Accessible.role: Accessible.Pane
    Keys.onDownPressed: contentY = Math.min(contentHeight - height, contentY + Theme.touchTarget)
    Keys.onUpPressed: contentY = Math.max(0, contentY - Theme.touchTarget)

    T.ScrollIndicator.vertical: ScrollMark {}

    FocusFollower {
        scrolled: root
    }

    LateSheet {
        id: explanation

        file: Qt.resolvedUrl("../components/ExplainSheet.qml")
    }
}
