// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone
import Tallystone.App

/// What can be set, one below the other; short numbers stand side by side.
Flow {
    id: root

    required property list<sheetField> fields
    property sheetField none
    readonly property bool paired: width >= 300 && !Theme.largeText

    signal touched(string id, int number, string text)

    /// A number as the model would make all fields anew when it changes, and the page would jump.
    function makeRoom() {
        while (places.count < root.fields.length)
            places.append({
                "place": places.count
            });
        if (places.count > root.fields.length)
            places.remove(root.fields.length, places.count - root.fields.length);
    }

    spacing: Theme.space3
    onFieldsChanged: root.makeRoom()
    Component.onCompleted: root.makeRoom()

    ListModel {
        id: places
    }
    Repeater {
        model: places

        SheetEditorField {
            required property int index

            width: field.kind === "number" && root.paired ? Math.floor((root.width - root.spacing) / 2) : root.width
            field: root.fields[index] ?? root.none
            onTouched: (id, number, text) => root.touched(id, number, text)
        }
    }
}
