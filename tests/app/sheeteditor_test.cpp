// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sheet/librarymodel.h"
#include "app/words/language.h"
#include "model/json/write.h"
#include "model/sheet/file.h"
#include "model/sheet/inspect.h"
#include "tests/suites.h"

#include <QFile>
#include <QGuiApplication>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace OwnSheet;

/// A sheet made by hand, over a store in a file.
class SheetEditorTest : public QObject
{
    Q_OBJECT

    std::optional<QTemporaryDir> m_folder;
    std::optional<Store> m_store;
    std::unique_ptr<SheetLibrary> m_library;

    void open()
    {
        m_library.reset();
        m_store.reset();
        m_store.emplace(Store::open(m_folder->filePath(u"games"_s).toStdString()).value());
        m_library = std::make_unique<SheetLibrary>(*m_store, [] { return "2026-11-15T20:00:00Z"; });
    }
    SheetEditor &editor() { return *m_library->editor(); }
    const Template &sheet() { return editor().draft().sheet; }
    void touch(const QString &id, const QString &text = {}) { editor().touch(id, 0, text); }
    void write(const QString &id, const QString &text)
    {
        // As it is typed.
        for (qsizetype end = 1; end <= text.size(); ++end) {
            editor().touch(id, 0, text.left(end));
        }
    }
    /// A row after the last, open.
    void addRow(const QString &title, const QString &kind)
    {
        touch(u"add"_s);
        write(u"title"_s, title);
        touch(u"kind-"_s + kind);
    }
    void begin(const QString &title = u"Allotment"_s)
    {
        m_library->setFind(title);
        QCOMPARE(m_library->touch(u"new"_s), u"library-editor"_s);
    }
    /// A number called like this as the first row.
    void beginWith(const QString &title)
    {
        begin();
        write(u"title"_s, title);
    }
    QString formulaFault() { return editor().formula().fault; }

private Q_SLOTS:
    void initTestCase() { QVERIFY(useLanguage(u"en"_s)); }
    void init()
    {
        m_library.reset();
        m_store.reset();
        m_folder.emplace();
        open();
    }

    void aNewSheetHasOneRowWithANumberAndCanBePlayed()
    {
        begin();
        QCOMPARE(sheet().rows.size(), std::size_t(1));
        QVERIFY(editor().toMend().isEmpty());
        QVERIFY(!m_library->own().constFirst().toMend);
        QCOMPARE(editor().subtitle(), u"version 1 · 1 of 60 rows"_s);
    }

    /// The sheet of the design's mock-ups, with all eight kinds, from nothing.
    void makesAllotmentFromNothing()
    {
        beginWith(u"Vegetables"_s);
        write(u"factor"_s, u"2"_s);
        touch(u"min"_s, u"0"_s);
        write(u"max"_s, u"40"_s);
        addRow(u"Compost heap"_s, u"flag"_s);
        write(u"points"_s, u"5"_s);
        addRow(u"Shed"_s, u"choice"_s);
        touch(u"add-choice"_s);
        const QStringList labels{u"none"_s, u"wood"_s, u"stone"_s};
        for (int i = 0; i < 3; ++i) {
            write(u"label-%1"_s.arg(i), labels.at(i));
            write(u"points-%1"_s.arg(i), QString::number(3 * i));
        }
        addRow(u"Beehives"_s, u"lookup"_s);
        write(u"table"_s, u"0 1 3 6 10"_s);
        write(u"then"_s, u"5"_s);
        addRow(u"Pond"_s, u"pairs"_s);
        // What is written there is no number yet.
        const auto fields = editor().fields();
        const auto label = std::ranges::find(fields, u"label-0"_s, &SheetField::id);
        QVERIFY(label != fields.end());
        QCOMPARE(label->title, u"Name of the first number"_s);
        write(u"label-0"_s, u"Length"_s);
        write(u"label-1"_s, u"Width"_s);
        write(u"most-0"_s, u"12"_s);
        write(u"most-1"_s, u"12"_s);
        touch(u"optional"_s);
        addRow(u"Garden"_s, u"subtotal"_s);
        addRow(u"Flowers"_s, u"number"_s);
        touch(u"min"_s, u"0"_s);
        touch(u"counts"_s);
        addRow(u"Flower show"_s, u"rank"_s);
        touch(u"of-flowers"_s);
        write(u"places"_s, u"8 4 2"_s);
        addRow(u"Spare tools"_s, u"number"_s);
        touch(u"counts"_s);
        write(u"max"_s, u"9"_s);
        addRow(u"Neighbours"_s, u"formula"_s);
        write(u"formula"_s, u"if(Flowers > 5, Beehives + 2 × (Spare tools ÷ 3), 0)"_s);
        QCOMPARE(formulaFault(), QString());
        touch(u"tab-rules"_s);
        write(u"players-max"_s, u"5"_s);
        write(u"players-min"_s, u"2"_s);
        touch(u"tie-flowers"_s);
        QCOMPARE(editor().toMend(), QString());

        QFile file(QStringLiteral(SOURCE_DIR "/tests/data/allotment.tallysheet"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        auto wanted = readSheet(file.readAll().toStdString()).value();
        auto made = sheet();
        // Ids follow titles here, that of the sheet when somebody has it, and the file is its third version.
        const std::map<std::string, std::string> ids = {{"compost", "compostHeap"}, {"hives", "beehives"},
            {"show", "flowerShow"}, {"tools", "spareTools"}};
        for (auto &row : wanted.rows) {
            const auto other = ids.find(row.id);
            row.id = other == ids.end() ? row.id : other->second;
        }
        std::get<Kinds::Formula>(wanted.rows[9].kind).formula
            = "if(flowers > 5, beehives + 2 * (spareTools // 3), 0)";
        wanted.version = made.version;
        wanted.id = made.id;
        for (std::size_t i = 0; i < wanted.rows.size(); ++i) {
            QCOMPARE(QByteArray::fromStdString(Json::writeCompact(encode(made.rows.at(i)))),
                QByteArray::fromStdString(Json::writeCompact(encode(wanted.rows[i]))));
        }
        QVERIFY(made == wanted);
    }

    void aRankIsOfTheMostOrTheLeast()
    {
        beginWith(u"Weeds"_s);
        addRow(u"Tidiest"_s, u"rank"_s);
        touch(u"of-weeds"_s);
        const auto rank = [this] { return std::get<Kinds::Rank>(sheet().rows.at(1).kind); };
        QVERIFY(rank().best == Best::High);
        touch(u"best-low"_s);
        QVERIFY(rank().best == Best::Low);
        touch(u"best-high"_s);
        QVERIFY(rank().best == Best::High);
    }

    void aWordIsOneStepAndUndoOutlivesARestart()
    {
        beginWith(u"Eggs"_s);
        touch(u"add"_s);
        write(u"title"_s, u"Nests"_s);
        editor().undo();
        QCOMPARE(sheet().rows.back().title, std::string("Row 2"));
        editor().undo();
        QCOMPARE(sheet().rows.size(), std::size_t(1));
        open();
        m_library->hold(m_library->own().constFirst().id);
        m_library->touch(u"change"_s);
        QVERIFY(editor().canRedo());
        editor().redo();
        editor().redo();
        QCOMPARE(sheet().rows.back().title, std::string("Nests"));
        QVERIFY(!editor().canRedo());
    }

    void aFormulaIsJudgedAtItsPlace()
    {
        beginWith(u"Flowers"_s);
        addRow(u"Honey"_s, u"formula"_s);
        touch(u"formula"_s, u"Flowers × 2"_s);
        QVERIFY(editor().formula().fine.startsWith(u"fine: Ana "_s));
        touch(u"formula"_s, u"2 × flwers"_s);
        const auto page = editor().formula();
        QCOMPARE(page.fault, u"No row above is called “flwers”. Flowers?"_s);
        QCOMPARE(page.mend, u"Flowers"_s);
        QCOMPARE(page.marks.constLast().begin, 4);
        QVERIFY(page.marks.constLast().fault);
        QCOMPARE(page.holds, u"Until it is mended the last good formula holds."_s);
        QCOMPARE(editor().toMend(), u"1 to mend"_s);
        // The last good one holds.
        QCOMPARE(std::get<Kinds::Formula>(sheet().rows[1].kind).formula, std::string("flowers * 2"));
        touch(u"mend"_s);
        QCOMPARE(formulaFault(), QString());
        QCOMPARE(std::get<Kinds::Formula>(sheet().rows[1].kind).formula, std::string("2 * flowers"));
        QCOMPARE(editor().formula().text, u"2 × Flowers"_s);
    }

    /// The design's budget: Coins, ÷, 3 and Done.
    void aFormulaOfThreeTouches()
    {
        beginWith(u"Coins"_s);
        addRow(u"Treasury"_s, u"formula"_s);
        touch(u"name-coins"_s);
        touch(u"sign-//"_s);
        editor().touch(u"formula"_s, 0, editor().formula().text + u"3"_s);
        QCOMPARE(std::get<Kinds::Formula>(sheet().rows[1].kind).formula, std::string("coins // 3"));
    }

    void offersOnlyWhatMayStandThere()
    {
        beginWith(u"Coins"_s);
        addRow(u"Treasury"_s, u"formula"_s);
        QVERIFY(editor().formula().names.constFirst().enabled);
        touch(u"name-coins"_s);
        QVERIFY(!editor().formula().names.constFirst().enabled);
        const auto signs = editor().formula().operators;
        QVERIFY(std::ranges::any_of(
            signs, [](const SheetOption &sign) { return sign.id == u"sign-+" && sign.enabled; }));
    }

    void aRowIsNotDraggedAboveOneItNeeds()
    {
        beginWith(u"Vegetables"_s);
        addRow(u"Flowers"_s, u"number"_s);
        addRow(u"Flower show"_s, u"rank"_s);
        editor().touch(u"move-2"_s, 0);
        QCOMPARE(editor().refusal(), u"Flowers must stay above Flower show."_s);
        QCOMPARE(editor().wayOut(), u"Take Flowers along"_s);
        QCOMPARE(sheet().rows[0].title, std::string("Vegetables"));
        touch(u"along"_s);
        QVERIFY(findRow(sheet().rows, "flowers") < findRow(sheet().rows, "flowerShow"));
        QCOMPARE(sheet().rows[2].title, std::string("Vegetables"));
        QVERIFY(editor().refusal().isEmpty());
        editor().undo();
        QCOMPARE(sheet().rows[0].title, std::string("Vegetables"));
    }

    void aRowThatIsNamedStays()
    {
        beginWith(u"Flowers"_s);
        addRow(u"Flower show"_s, u"rank"_s);
        touch(u"remove-0"_s);
        QCOMPARE(editor().refusal(), u"Flowers is used by Flower show."_s);
        addRow(u"Bees"_s, u"formula"_s);
        write(u"formula"_s, u"Flowers + 1"_s);
        touch(u"remove-0"_s);
        QCOMPARE(editor().refusal(), u"Flowers is used by Flower show and Bees."_s);
        QCOMPARE(sheet().rows.size(), std::size_t(3));
        touch(u"user"_s);
        QCOMPARE(editor().open(), 1);
    }

    void idsFollowTitlesAndFormulasFollowIds()
    {
        beginWith(u"Coins"_s);
        addRow(u"Treasury"_s, u"formula"_s);
        touch(u"formula"_s, u"Coins ÷ 3"_s);
        touch(u"row-0"_s);
        touch(u"title"_s, u"Gold"_s);
        QCOMPARE(sheet().rows[0].id, std::string("gold"));
        QCOMPARE(std::get<Kinds::Formula>(sheet().rows[1].kind).formula, std::string("gold // 3"));
    }

    void thingsToMendAreATapAway()
    {
        beginWith(u"Coins"_s);
        addRow(u"Treasury"_s, u"formula"_s);
        touch(u"row-1"_s);
        QCOMPARE(editor().open(), -1);
        touch(u"tab-rules"_s);
        touch(u"next-fault"_s);
        QCOMPARE(editor().tab(), u"rows"_s);
        QCOMPARE(editor().open(), 1);
    }

    void withoutRoundsItIsJudgedAtOnce()
    {
        begin();
        touch(u"tab-rules"_s);
        touch(u"end-rounds"_s);
        QVERIFY(sheet().end.kind == EndKind::Hand);
        touch(u"end-reach"_s);
        QVERIFY(sheet().end.kind == EndKind::Reach && sheet().end.when == When::Once);
        touch(u"when-round"_s);
        QVERIFY(sheet().end.when == When::Once);
        QCOMPARE(editor().toMend(), QString());
    }

    void sixtyRowsAreTheMost()
    {
        begin();
        QStringList lines;
        for (int i = 0; i < 70; ++i) {
            lines << u"Line %1"_s.arg(i);
        }
        touch(u"paste"_s, lines.join(u'\n'));
        QCOMPARE(sheet().rows.size(), std::size_t(60));
        QVERIFY(!editor().canAdd());
        editor().undo();
        QCOMPARE(sheet().rows.size(), std::size_t(1));
    }

    void sampleNumbersCanBeChanged()
    {
        beginWith(u"Eggs"_s);
        touch(u"factor"_s, u"2"_s);
        touch(u"tab-try"_s);
        const auto before = editor().tryTotals();
        touch(u"cell-eggs-0"_s);
        QCOMPARE(editor().tryTitle(), u"Ana, Eggs"_s);
        touch(u"value"_s, u"21"_s);
        QCOMPARE(editor().tryTotals().constFirst(), u"42"_s);
        QCOMPARE(editor().tryTotals().constLast(), before.constLast());
        touch(u"value"_s, u"nonsense"_s);
        QCOMPARE(editor().tryTotals().constFirst(), u"42"_s);
        touch(u"others"_s);
        QVERIFY(editor().tryTotals() != before);
    }
};
TALLYSTONE_WINDOW_SUITE(SheetEditorTest)
#include "sheeteditor_test.moc"
