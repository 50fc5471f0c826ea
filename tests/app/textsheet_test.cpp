// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/textsheet.h"
#include "tests/suites.h"

using namespace Qt::StringLiterals;

/// A score sheet in plain text, and what differs from an earlier one.
class TextSheetTest : public QObject
{
    Q_OBJECT

    static TextSheet sheet(int food, int points)
    {
        TextSheet sheet(u"The game"_s, {u"Ada"_s, u"Ben\nBenson of Benbridge"_s});
        sheet.section(u"Stock"_s);
        sheet.count(u"  Food"_s, [&](int seat) { return seat == 0 ? food : 0; });
        sheet.row(u"+ Points"_s, [&](int) { return QString::number(points); });
        sheet.row(u"= Total"_s, [&](int) { return QString::number(food + points); });
        sheet.ending(u"Ada is playing."_s);
        return sheet;
    }

private Q_SLOTS:
    void aColumnForEachSeat()
    {
        QCOMPARE(sheet(3, 2).text(),
            u"The game\n\n"
            "                                       Ada Ben Benson o…\n"
            "\nStock\n"
            "  Food                                   3             ·\n"
            "+ Points                                 2             2\n"
            "= Total                                  5             5\n"
            "\nAda is playing.\n"_s);
    }
    void whoWonIsNamedAfterTheRows()
    {
        TextSheet sheet(u"The game"_s, {u"Ada"_s, u"Ben"_s, u"Cleo"_s});
        QCOMPARE(sheet.winText(std::vector{1}), u"Ben wins."_s);
        QCOMPARE(sheet.winText(std::vector{2, 0}), u"Cleo and Ada share the win."_s);
        sheet.ending(sheet.winText(std::vector{1}), true);
        QVERIFY(sheet.text().endsWith(u"\n\nThe game was stopped early. Ben wins.\n"_s));
        sheet.ending(sheet.winText(std::vector{1}));
        QVERIFY(sheet.text().endsWith(u"\n\nBen wins.\n"_s));
    }
    void correctionsHaveARowOnlyIfThereAreAny()
    {
        auto corrected = sheet(3, 2);
        corrected.corrections({0, 0});
        QCOMPARE(corrected.text(), sheet(3, 2).text());
        corrected.corrections({0, 2});
        QVERIFY(corrected.text().contains(u"\n  Corrected by hand                      ·            2×\n"_s));
    }
    /// As everywhere else on the screen.
    void aLargeCountIsGrouped()
    {
        QVERIFY(sheet(1'150, 2).text().contains(
            u"\n  Food                               1,150             ·\n"_s));
        QCOMPARE(sheet(1'150, 2).differences(sheet(0, 2), 0), QStringList{u"Food: 0 → 1,150"_s});
    }
    void whatIsTooLongIsCut()
    {
        QCOMPARE(fitting(u"Hanging"_s, 7), u"Hanging"_s);
        QCOMPARE(fitting(u"Hanging Gardens"_s, 7), u"Hangin…"_s);
    }
    void whatIsCountedOtherwiseIsNamedAndSumsAreNot()
    {
        QCOMPARE(sheet(4, 2).differences(sheet(3, 2), 0), QStringList{u"Food: 3 → 4"_s});
        QCOMPARE(sheet(4, 2).differences(sheet(3, 2), 1), QStringList());
        QCOMPARE(
            sheet(3, 1).differences(sheet(0, 2), 0), (QStringList{u"Food: 0 → 3"_s, u"Points: 2 → 1"_s}));
    }
};

TALLYSTONE_SUITE(TextSheetTest)

#include "textsheet_test.moc"
