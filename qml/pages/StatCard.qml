// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone
import Tallystone.App

/// One section of the statistics, drawn by the chart it asks for.
Loader {
    id: root

    required property statSection section

    signal opened(int row)

    function draw() {
        const section = root.section;
        if (section.chart === "")
            return;
        root.setSource(Qt.resolvedUrl("../components/charts/" + section.chart + ".qml"), {
            "title": section.title,
            "note": section.note,
            "empty": section.empty,
            "summary": section.summary,
            "labels": section.labels,
            "longLabels": section.longLabels,
            "icons": section.icons,
            "colours": section.colours,
            "names": section.names,
            "seriesIcons": section.seriesIcons,
            "values": section.values,
            "texts": section.texts,
            "asides": section.asides,
            "strong": section.strong,
            "harmful": section.harmful,
            "maximum": section.maximum,
            "dotted": section.dotted,
            "leadsTo": section.leadsTo,
            "heads": section.heads,
            "cells": section.cells
        });
    }

    onSectionChanged: root.draw()
    Component.onCompleted: root.draw()

    Connections {
        target: root.item as ChartFrame

        function onOpened(index: int) {
            root.opened(index);
        }
    }
}
