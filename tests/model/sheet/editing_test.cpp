// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/sheet/compare.h"
#include "model/sheet/drafting.h"
#include "model/sheet/editing.h"
#include "model/sheet/file.h"
#include "tests/model/sheet/table.h"
#include "tests/suites.h"

#include <QDir>

using namespace OwnSheet;

/// What is asked while a sheet is made and when one comes in.
class EditingTest : public QObject
{
    Q_OBJECT

    static Template garden()
    {
        return readTemplate(templateOf(
            {number("a"), number("b"), formula("f", "a + all(a.1) - b"),
                row("r", "rank", "'of':'a','points':[1]"), row("l", "lookup", "'of':'a','table':[1]")},
            "'tieBreak':[{'row':'a'}]"));
    }
    static QByteArray textOf(const std::vector<Malformed> &faults)
    {
        QByteArrayList texts;
        for (const auto &fault : faults) {
            texts << toText(fault);
        }
        return texts.join('\n');
    }
    static Template version(Template sheet, int version)
    {
        sheet.version = version;
        return sheet;
    }

private Q_SLOTS:
    void renaming()
    {
        const auto sheet = renamed(garden(), 0, "apples");
        QVERIFY(sheet);
        QCOMPARE(sheet->rows[2].as<Kinds::Formula>()->formula, std::string("apples + all(apples.1) - b"));
        QCOMPARE(sheet->rows[3].as<Kinds::Rank>()->of, std::string("apples"));
        QCOMPARE(*sheet->rows[4].as<Kinds::Lookup>()->of, std::string("apples"));
        QCOMPARE(sheet->tieBreak[0].row, std::string("apples"));
        QVERIFY(faultsOf(*sheet).empty());
        QCOMPARE(textOf(renamed(garden(), 0, "b").error()), "rows[1].id row 1");
        QCOMPARE(textOf(renamed(garden(), 0, "1a").error()), "rows[0].id row 0");
        QCOMPARE(textOf(renamed(garden(), 0, "min").error()), "rows[0].id row 0");
        // A name is a whole word.
        QCOMPARE(withName("ab + a.2 * a", "a", "x"), std::string("ab + x.2 * x"));
        // What is too long for a formula is told.
        auto sheet2
            = readTemplate(templateOf({number("a"), formula("f", "a" + QByteArray("+a").repeated(99))}));
        QCOMPARE(textOf(renamed(sheet2, 0, "ab").error()), "rows[1].formula row 1 too-long 200");
    }

    void moving()
    {
        QVERIFY(moved(garden(), 0, 1));
        QCOMPARE(moved(garden(), 0, 1)->rows[1].id, std::string("a"));
        QCOMPARE(textOf(moved(garden(), 2, 0).error()), "rows[0].formula row 0 not-above 0");
        QCOMPARE(textOf(moved(garden(), 0, 3).error()),
            "rows[1].formula row 1 not-above 0\nrows[2].of row 2 not-above");
        QCOMPARE(goAlong(garden(), 2, 1), std::vector{1});
        QCOMPARE(goAlong(garden(), 2, 0), (std::vector{0, 1}));
        QCOMPARE(goAlong(garden(), 0, 3), (std::vector{2, 3}));
        const auto along = movedTogether(garden(), 0, 3);
        QVERIFY(along);
        QCOMPARE(along->rows[0].id + along->rows[1].id + along->rows[2].id + along->rows[3].id,
            std::string("bafr"));
    }

    void removing()
    {
        QVERIFY(removed(garden(), 4));
        QCOMPARE(removed(garden(), 4)->rows.size(), 4U);
        QCOMPARE(textOf(removed(garden(), 1).error()), "rows[1].formula row 1 unknown-name 15");
        QCOMPARE(textOf(removed(garden(), 0).error()),
            "rows[1].formula row 1 unknown-name 0\nrows[2].of row 2 unknown-name\nrows[3].of row 3 "
            "unknown-name\ntieBreak[0].row");
        // What was wrong already hinders nobody.
        auto faulty = garden();
        faulty.rows[2].kind = Kinds::Formula{"a +"};
        QVERIFY(removed(faulty, 4));
        QVERIFY(moved(faulty, 4, 3));
    }

    void doubts_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("doubts");
        const auto add = [](const char *name, const QByteArray &text, const char *doubts) {
            QTest::newRow(name) << text << QByteArray(doubts);
        };
        const auto a = number("a");
        add("none", templateOf({a, row("s", "subtotal")}), "");
        add("met at the start", templateOf({a}, "'end':{'kind':'reach','points':0,'when':'once'}"), "0");
        add("not met", templateOf({a}, "'end':{'kind':'reach','points':1,'when':'once'}"), "");
        add("met, but tied", templateOf({a}, "'end':{'kind':'reach','points':0,'when':'once','tied':'on'}"),
            "");
        add("met together",
            templateOf({a}, "'together':true,'end':{'kind':'fall','points':0,'when':'once','tied':'on'}"),
            "0");
        add("unused", templateOf({a, number("b", "'counts':false")}), "1 row 1");
        add("used by a formula", templateOf({a, number("b", "'counts':false"), formula("c", "b")}), "");
        add("used by itself alone",
            templateOf({number("a", EachRound), formula("b", "before(b)", EachRound + ",'counts':false")}),
            "1 row 1");
        add("used by an of",
            templateOf({a, number("b", "'counts':false"), row("r", "rank", "'of':'b','points':[1]")}), "");
        add("used by a tie-break", templateOf({a, number("b", "'counts':false")}, "'tieBreak':[{'row':'b'}]"),
            "");
        add("nothing fits", templateOf({number("a", "'min':1,'max':4,'step':5")}), "2 row 0");
        add("0 fits", templateOf({number("a", "'min':-1,'max':4,'step':5")}), "");
        add("below 0 nothing fits", templateOf({number("a", "'min':-4,'max':-1,'step':5")}), "2 row 0");
    }
    void doubts()
    {
        QFETCH(QByteArray, text);
        QByteArrayList texts;
        for (const auto &doubt : doubtsOf(readTemplate(text))) {
            texts << QByteArray::number(int(doubt.kind))
                    + (doubt.row ? " row " + QByteArray::number(*doubt.row) : QByteArray());
        }
        QTEST(texts.join('\n'), "doubts");
    }

    void nearNames()
    {
        const auto rows
            = readTemplate(templateOf({number("eggs"), number("birds"), formula("f", "1"), number("egs2")}))
                  .rows;
        QCOMPARE(nearestName(rows, 2, "egs"), std::optional<std::string>("eggs"));
        QCOMPARE(nearestName(rows, 2, "Eggs"), std::optional<std::string>("eggs"));
        QCOMPARE(nearestName(rows, 2, "brids"), std::optional<std::string>("birds"));
        QCOMPARE(nearestName(rows, 2, "cattle"), std::nullopt);
        QCOMPARE(nearestName(rows, 2, "x"), std::nullopt);
        QCOMPARE(nearestName(rows, 2, std::string(200, 'e')), std::nullopt);
    }

    void tryingAFormula()
    {
        const auto sheet = readTemplate(templateOf({number("a", "'min':1,'max':9"), number("q", EachRound),
            formula("f", "1", EachRound), formula("g", "1")}));
        const auto sample = sampleState(sheet, 2, 0);
        const auto a = columnsOf(workedOut(sample).game, 0);
        QVERIFY(*a[0] != *a[1] && *a[0] > 0 && *a[1] > 0);
        QVERIFY(sampleState(sheet, 2, 1) != sample);
        const auto values = tryFormula(sample, 3, "a * 10 + all(f)");
        QVERIFY(values);
        QVERIFY((*values == std::vector<Value>{*a[0] * 10 + 2, *a[1] * 10 + 2}));
        QVERIFY(*tryFormula(sample, 2, "before(f) + 3") == std::vector<Value>(2, 3));
        const auto fault = tryFormula(sample, 3, "a + egs");
        QVERIFY((fault.error() == FormulaFault{Problem::UnknownName, 4, "egs"}));
    }

    /// Sample numbers fit wherever something can be entered.
    void samplesOfShippedSheets()
    {
        for (const auto &info : QDir(QStringLiteral(SOURCE_DIR "/app/sheets")).entryInfoList(QDir::Files)) {
            QFile file(info.filePath());
            QVERIFY(file.open(QIODevice::ReadOnly));
            const auto sheet = readSheet(file.readAll().toStdString()).value();
            for (int seed = 0; seed < 9; ++seed) {
                const auto sample = sampleState(sheet, 2, seed);
                QVERIFY(missing(sample).empty());
                for (int row = 0; row < sample.setup.sheet.size(); ++row) {
                    for (int column = 0; column < 2 && isEntered(sample.setup.sheet.row(row)); ++column) {
                        const auto &described = sample.setup.sheet.row(row);
                        const CellAt cell{row, column, isOfRound(described) ? 1 : 0};
                        const Enter enter{{column, described.id, {}}, entryAt(sample, cell)->value};
                        QVERIFY2(!refusal(start(sample.setup), enter), described.id.c_str());
                    }
                }
            }
        }
    }

    void comparing()
    {
        const auto sheet = garden();
        QVERIFY(compared(sheet, sheet).relation == Relation::Same);
        QVERIFY(compared(sheet, sheet).rows.empty());
        QVERIFY(compared(sheet, version(sheet, 2)).relation == Relation::Newer);
        QVERIFY(compared(version(sheet, 2), sheet).relation == Relation::Older);
        auto other = sheet;
        other.note = "!";
        QVERIFY(compared(sheet, other).relation == Relation::Different);
        QVERIFY(compared(sheet, other).restDiffers);
        QVERIFY(!compared(sheet, version(sheet, 2)).restDiffers);
        other.id = "else";
        QVERIFY(compared(sheet, other).relation == Relation::Other);

        auto newer = version(*renamed(sheet, 0, "apples"), 2);
        newer.rows[1].counts = false;
        newer.rows[3].title = "Best";
        newer.rows.push_back({.id = "more", .title = "More"});
        newer.rows.erase(newer.rows.begin() + 4);
        const auto comparison = compared(sheet, newer);
        QVERIFY((comparison.rows
            == std::vector<RowDifference>{{RowChange::Renamed, 0, 0}, {RowChange::Changed, 1, 1},
                {RowChange::Renamed, 3, 3}, {RowChange::New, -1, 4}, {RowChange::Gone, 4, -1}}));
        QVERIFY(!comparison.restDiffers);
        QVERIFY(compared(sheet, *moved(sheet, 0, 1)).restDiffers);
    }
};
TALLYSTONE_SUITE(EditingTest)
#include "editing_test.moc"
