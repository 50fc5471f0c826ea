// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/json/write.h"
#include "model/record/write.h"
#include "model/sheet/file.h"
#include "tests/model/sheet/table.h"
#include "tests/suites.h"

#include <QDir>

#include <random>

using namespace OwnSheet;

/// What is no template, which fault counts first, and how one is written.
class TemplateTest : public QObject
{
    Q_OBJECT

    static Inspection look(QByteArray text)
    {
        return inspect(Json::parse(text.replace('\'', '"').toStdString()).value());
    }
    /// The first, or an empty text.
    static QByteArray faultIn(const QByteArray &text)
    {
        const auto inspection = look(text);
        return inspection.faults.empty() ? QByteArray() : toText(inspection.faults.front());
    }
    static QByteArrayList allFaultsIn(const QByteArray &text)
    {
        QByteArrayList all;
        for (const auto &fault : look(text).faults) {
            all << toText(fault);
        }
        return all;
    }
    static QByteArray canonical(const QByteArray &text)
    {
        return QByteArray::fromStdString(Json::writeCompact(encode(readTemplate(text)))).replace('"', '\'');
    }
    static QByteArray quoted(int length, char letter = 'a') { return "'" + QByteArray(length, letter) + "'"; }
    static QByteArray numbers(int count)
    {
        QByteArrayList list;
        for (int i = 0; i < count; ++i) {
            list << QByteArray::number(i);
        }
        return "[" + list.join(',') + "]";
    }
    static QByteArray choices(int count)
    {
        QByteArrayList list;
        for (int i = 0; i < count; ++i) {
            list << "{'label':'c" + QByteArray::number(i) + "','points':1}";
        }
        return "[" + list.join(',') + "]";
    }

    static void add(const QByteArray &text, const char *fault)
    {
        QTest::newRow(text.left(180).constData()) << text << QByteArray(fault);
    }
    static void columns()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("fault");
    }

private Q_SLOTS:
    void members_data()
    {
        columns();
        const auto with = [](const QByteArray &more) { return templateOf({number("a")}, more); };
        const auto head
            = [](const QByteArray &members) { return "{" + members + ",'rows':[" + number("a") + "]}"; };
        add(with(""), "");
        add("5", "");
        QTest::newRow("no object") << QByteArray("[]") << QByteArray();
        add(head("'version':1,'title':'x'"), "id");
        add(head("'id':5,'version':1,'title':'x'"), "id");
        for (const char *bad : {"''", "'A'", "'-a'", "'a-'", "'a--b'", "'a b'", "' a'"}) {
            add(head("'id':" + QByteArray(bad) + ",'version':1,'title':'x'"), "id");
        }
        add(head("'id':" + quoted(40) + ",'version':1,'title':'x'"), "");
        add(head("'id':" + quoted(41) + ",'version':1,'title':'x'"), "id");
        add(head("'id':'a','title':'x'"), "version");
        add(head("'id':'a','version':0,'title':'x'"), "version");
        add(head("'id':'a','version':9999,'title':'x'"), "");
        add(head("'id':'a','version':10000,'title':'x'"), "version");
        add(head("'id':'a','version':1.5,'title':'x'"), "version");
        add(head("'id':'a','version':1"), "title");
        add(head("'id':'a','version':1,'title':'  '"), "title");
        add(head("'id':'a','version':1,'title':'  " + QByteArray(60, 'x') + " '"), "");
        add(head("'id':'a','version':1,'title':" + quoted(61)), "title");
        add(with("'bggId':0"), "bggId");
        add(with("'bggId':1000000"), "");
        add(with("'bggId':null"), "bggId");
        add(with("'note':" + quoted(500)), "");
        add(with("'note':" + quoted(501)), "note");
        add(with("'best':'low'"), "");
        add(with("'best':'middle'"), "best");
        add(with("'players':{'min':1,'max':12}"), "");
        add(with("'players':{'min':0,'max':12}"), "players.min");
        add(with("'players':{'min':1,'max':13}"), "players.max");
        add(with("'players':{'min':1}"), "players.max");
        add(with("'players':{'min':1,'max':2,'most':3}"), "players.most");
        add(with("'players':5"), "players");
        add(with("'players':{'min':3,'max':2}"), "players");
        add(with("'together':true"), "");
        add(with("'together':1"), "together");
        add(with("'winAt':-99999"), "");
        add(with("'winAt':100000"), "winAt");
        add(with("'surprise':1"), "surprise");
        add("{'id':'a','version':1,'title':'x'}", "rows");
        add("{'id':'a','version':1,'title':'x','rows':{}}", "rows");
        add(templateOf({}), "rows");
        QByteArrayList many;
        for (int i = 0; i < 60; ++i) {
            many << number("r" + QByteArray::number(i));
        }
        add(templateOf(many), "");
        add(templateOf(many << number("r60")), "rows");
        add(with("'tieBreak':[]"), "");
        add(with("'tieBreak':[{'row':'a','best':'low'}]"), "");
        add(with("'tieBreak':[{'row':'b'}]"), "tieBreak[0].row");
        add(with("'tieBreak':[{'row':'A'}]"), "tieBreak[0].row");
        add(with("'tieBreak':[{'row':'a'},{'row':'a','best':'low'}]"), "tieBreak[1].row");
        add(with("'tieBreak':[{'best':'low'}]"), "tieBreak[0].row");
        add(with("'tieBreak':[{'row':'a','best':'x'}]"), "tieBreak[0].best");
        add(with("'tieBreak':[{'row':'a','why':'x'}]"), "tieBreak[0].why");
        add(templateOf(many.mid(0, 6),
                "'tieBreak':[{'row':'r0'},{'row':'r1'},{'row':'r2'},{'row':'r3'},{'row':'r4'},{'row':'r5'}]"),
            "tieBreak");
    }
    void members()
    {
        QFETCH(QByteArray, text);
        if (QByteArray(QTest::currentDataTag()) == "no object" || text == "5") {
            QCOMPARE(look(text).faults.size(), 1U);
            QVERIFY(look(text).faults.front().flaw == Flaw::NotAnObject);
            return;
        }
        QTEST(faultIn(text), "fault");
    }

    void ends_data()
    {
        columns();
        const auto rounds
            = [](const QByteArray &end) { return templateOf({number("a", EachRound)}, "'end':" + end); };
        const auto game = [](const QByteArray &end) { return templateOf({number("a")}, "'end':" + end); };
        add(rounds("{'kind':'hand'}"), "");
        add(game("{'kind':'hand'}"), "");
        add(rounds("5"), "end");
        add(rounds("{}"), "end.kind");
        add(rounds("{'kind':'never'}"), "end.kind");
        add(rounds("{'kind':'hand','tied':'on'}"), "end.tied");
        add(rounds("{'kind':'hand','rounds':3}"), "end.rounds");
        add(rounds("{'kind':'rounds'}"), "end.rounds");
        add(rounds("{'kind':'rounds','rounds':0}"), "end.rounds");
        add(rounds("{'kind':'rounds','rounds':100,'tied':'on'}"), "");
        add(rounds("{'kind':'rounds','rounds':101}"), "end.rounds");
        add(rounds("{'kind':'rounds','rounds':3,'points':3}"), "end.points");
        add(rounds("{'kind':'rounds','rounds':3,'when':'once'}"), "end.when");
        add(rounds("{'kind':'reach'}"), "end.points");
        add(rounds("{'kind':'reach','points':99999,'when':'once','tied':'over'}"), "");
        add(rounds("{'kind':'reach','points':100000}"), "end.points");
        add(rounds("{'kind':'fall','points':-99999,'when':'round'}"), "");
        add(rounds("{'kind':'fall','points':0,'when':'never'}"), "end.when");
        add(rounds("{'kind':'fall','points':0,'tied':'off'}"), "end.tied");
        add(game("{'kind':'rounds','rounds':3}"), "end");
        add(game("{'kind':'reach','points':3}"), "end");
        add(game("{'kind':'fall','points':3,'when':'once'}"), "");
    }
    void ends()
    {
        QFETCH(QByteArray, text);
        QTEST(faultIn(text), "fault");
    }

    void rows_data()
    {
        columns();
        const auto bare = [](const QByteArray &text) { return templateOf({number("z"), text}); };
        const auto of = [&](const char *kind, const QByteArray &more) { return bare(row("a", kind, more)); };
        add(bare("5"), "rows[1] row 1");
        add(bare("{'title':'x','kind':'number'}"), "rows[1].id row 1");
        for (const char *bad : {"''", "'1a'", "'a-b'", "'a b'", "'\xC3\xA9'", "7"}) {
            add(bare("{'id':" + QByteArray(bad) + ",'title':'x','kind':'number'}"), "rows[1].id row 1");
        }
        add(bare("{'id':" + quoted(24) + ",'title':'x','kind':'number'}"), "");
        add(bare("{'id':" + quoted(25) + ",'title':'x','kind':'number'}"), "rows[1].id row 1");
        add(bare("{'id':'a','kind':'number'}"), "rows[1].title row 1");
        add(bare("{'id':'a','title':' ','kind':'number'}"), "rows[1].title row 1");
        add(bare("{'id':'a','title':" + quoted(41) + ",'kind':'number'}"), "rows[1].title row 1");
        add(bare("{'id':'a','title':'x'}"), "rows[1].kind row 1");
        add(bare("{'id':'a','title':'x','kind':'dice'}"), "rows[1].kind row 1");
        for (const char *word : {"min", "max", "abs", "if", "all", "most", "least", "before", "round",
                 "players", "total", "extra", "rest"}) {
            add(bare(number(word)), "rows[1].id row 1");
        }
        add(bare(number("Min")), "");
        add(bare(number("Z")), "rows[1].id row 1");
        add(of("number", "'per':'turn'"), "rows[1].per row 1");
        add(of("number", "'counts':0"), "rows[1].counts row 1");
        add(of("number", "'optional':true"), "");
        add(of("number", "'quiet':false"), "rows[1].quiet row 1");
        add(of("number", "'note':" + quoted(200)), "");
        add(of("number", "'note':" + quoted(201)), "rows[1].note row 1");
        add(of("number", "'surprise':1"), "rows[1].surprise row 1");
        // Numbers.
        add(of("number", "'factor':-999,'min':-99999,'max':99999,'step':10000"), "");
        add(of("number", "'factor':0"), "rows[1].factor row 1");
        add(of("number", "'factor':1000"), "rows[1].factor row 1");
        add(of("number", "'min':-100000"), "rows[1].min row 1");
        add(of("number", "'max':100000"), "rows[1].max row 1");
        add(of("number", "'min':5,'max':4"), "rows[1].min row 1");
        add(of("number", "'min':5,'max':5"), "");
        add(of("number", "'step':0"), "rows[1].step row 1");
        add(of("number", "'step':10001"), "rows[1].step row 1");
        add(of("number", "'points':3"), "rows[1].points row 1");
        // Flags.
        add(of("flag", "'points':-99999"), "");
        add(of("flag", "'points':0"), "rows[1].points row 1");
        add(of("flag", ""), "rows[1].points row 1");
        add(of("flag", "'points':[3]"), "rows[1].points row 1");
        add(of("flag", "'points':3,'factor':1"), "rows[1].factor row 1");
        // Choices.
        add(of("choice", ""), "rows[1].choices row 1");
        add(of("choice", "'choices':" + choices(1)), "rows[1].choices row 1");
        add(of("choice", "'choices':" + choices(2)), "");
        add(of("choice", "'choices':" + choices(20)), "");
        add(of("choice", "'choices':" + choices(21)), "rows[1].choices row 1");
        add(of("choice", "'choices':[{'label':'x','points':1},{'label':'X ','points':2}]"),
            "rows[1].choices row 1");
        add(of("choice", "'choices':[{'label':'','points':1},{'label':'x','points':2}]"),
            "rows[1].choices[0].label row 1");
        add(of("choice", "'choices':[{'label':" + quoted(31) + ",'points':1},{'label':'x','points':2}]"),
            "rows[1].choices[0].label row 1");
        add(of("choice", "'choices':[{'label':'y'},{'label':'x','points':2}]"),
            "rows[1].choices[0].points row 1");
        add(of("choice", "'choices':[{'label':'y','points':1},{'label':'x','points':2,'z':1}]"),
            "rows[1].choices[1].z row 1");
        // Lookups.
        add(of("lookup", ""), "rows[1].table row 1");
        add(of("lookup", "'table':[]"), "rows[1].table row 1");
        add(of("lookup", "'table':" + numbers(100) + ",'then':-99999"), "");
        add(of("lookup", "'table':" + numbers(101)), "rows[1].table row 1");
        add(of("lookup", "'table':[100000]"), "rows[1].table[0] row 1");
        add(of("lookup", "'table':[1,2],'from':[-5,7]"), "");
        add(of("lookup", "'table':[1,2],'from':[7]"), "rows[1].from row 1");
        add(of("lookup", "'table':[1,2],'from':[7,7]"), "rows[1].from row 1");
        add(of("lookup", "'table':[1,2],'from':[7,6]"), "rows[1].from row 1");
        add(of("lookup", "'table':[1],'then':100000"), "rows[1].then row 1");
        add(of("lookup", "'table':[1],'optional':true"), "");
        add(of("lookup", "'table':[1],'quiet':false"), "rows[1].quiet row 1");
        add(of("lookup", "'table':[1],'of':'z','optional':false"), "rows[1].optional row 1");
        add(of("lookup", "'table':[1],'of':'z','quiet':false"), "");
        add(of("lookup", "'table':[1],'of':'z','quiet':true"), "rows[1].quiet row 1");
        add(of("lookup", "'table':[1],'of':'z','quiet':true,'counts':false"), "");
        add(of("lookup", "'table':[1],'of':'nobody'"), "rows[1].of row 1 unknown-name");
        add(of("lookup", "'table':[1],'of':'z.1'"), "rows[1].of row 1 unknown-name");
        add(of("lookup", "'table':[1],'of':'a'"), "rows[1].of row 1 not-above");
        add(of("lookup", "'table':[1],'of':'z','per':'round'"), "rows[1].of row 1 game-row");
        // Pairs.
        add(of("pairs", "'labels':['x','x']"), "");
        add(of("pairs", "'labels':['x']"), "rows[1].labels row 1");
        add(of("pairs", "'labels':['x','y','z']"), "rows[1].labels row 1");
        add(of("pairs", "'labels':['x',' ']"), "rows[1].labels[1] row 1");
        add(of("pairs", ""), "rows[1].labels row 1");
        add(of("pairs", "'labels':['x','y'],'max':[1,99999]"), "");
        add(of("pairs", "'labels':['x','y'],'max':[0,5]"), "rows[1].max[0] row 1");
        add(of("pairs", "'labels':['x','y'],'max':5"), "rows[1].max row 1");
        add(of("pairs", "'labels':['x','y'],'min':1"), "rows[1].min row 1");
        // Formulas.
        add(of("formula", ""), "rows[1].formula row 1");
        add(of("formula", "'formula':5"), "rows[1].formula row 1");
        add(of("formula", "'formula':''"), "rows[1].formula row 1 unexpected 0");
        add(of("formula", "'formula':'z + 1','quiet':true,'counts':false"), "");
        add(of("formula", "'formula':'z + 1','quiet':true"), "rows[1].quiet row 1");
        add(of("formula", "'formula':'z + 1','optional':false"), "rows[1].optional row 1");
        add(of("formula", "'formula':'z + $'"), "rows[1].formula row 1 character 4");
        add(of("formula", "'formula':'" + QByteArray(2500, ' ') + "'"), "rows[1].formula row 1 too-long 200");
        add(of("formula", "'formula':'1','per':'round','quiet':'no'"), "rows[1].quiet row 1");
        // Ranks.
        add(of("rank", "'of':'z','points':[1]"), "");
        add(of("rank", "'points':[1]"), "rows[1].of row 1");
        add(of("rank", "'of':'z'"), "rows[1].points row 1");
        add(of("rank", "'of':'z','points':[]"), "rows[1].points row 1");
        add(of("rank", "'of':'z','points':" + numbers(12)), "");
        add(of("rank", "'of':'z','points':" + numbers(13)), "rows[1].points row 1");
        add(of("rank", "'of':'z','points':[1],'ties':'never'"), "rows[1].ties row 1");
        add(of("rank", "'of':'z','points':[1],'best':'x'"), "rows[1].best row 1");
        add(of("rank", "'of':'z','points':[1],'min':100000"), "rows[1].min row 1");
        add(of("rank", "'of':'','points':[1]"), "rows[1].of row 1 unknown-name");
        add(of("rank", "'of':'a','points':[1]"), "rows[1].of row 1 not-above");
        // Subtotals.
        add(of("subtotal", "'quiet':true,'per':'round'"), "");
        add(of("subtotal", "'counts':false"), "rows[1].counts row 1");
        add(of("subtotal", "'formula':'1'"), "rows[1].formula row 1");
        // All together.
        add(templateOf({formula("a", "1")}), "rows");
        add(templateOf({number("a", "'counts':false"), row("s", "subtotal")}), "rows");
    }
    void rows()
    {
        QFETCH(QByteArray, text);
        QTEST(faultIn(text), "fault");
    }

    /// The spec's order, from the last to the first: each one comes before those that were there already.
    void whichCountsFirst()
    {
        QByteArrayList rows = {number("a", "'counts':false")};
        QByteArray more = "'end':{'kind':'rounds'}";
        const auto first = [&] { return faultIn(templateOf(rows, more)); };
        rows = {number("a")};
        QCOMPARE(first(), "end.rounds");
        more += ",'tieBreak':[{'row':'x'}]";
        QCOMPARE(first(), "tieBreak[0].row");
        more += ",'players':{'min':3,'max':2}";
        QCOMPARE(first(), "players");
        rows = {number("a", "'counts':false")};
        QVERIFY(look(templateOf(rows, more)).faults.front().flaw == Flaw::NothingCounts);
        rows = {formula("a", "1", "'counts':false")};
        QVERIFY(look(templateOf(rows, more)).faults.front().flaw == Flaw::NothingEntered);
        rows << formula("f", "$");
        QCOMPARE(first(), "rows[1].formula row 1 character 0");
        rows << formula("f", "$");
        QCOMPARE(first(), "rows[1].formula row 1 character 0");
        rows[1] = row("f", "rank", "'of':'x','points':[1]");
        QCOMPARE(first(), "rows[1].of row 1 unknown-name");
        rows[1] = row("min", "rank", "'of':'x','points':[1]");
        QCOMPARE(first(), "rows[1].id row 1");
        rows[1] = row("min", "rank", "'of':'x','points':[1],'z':1");
        QCOMPARE(first(), "rows[1].z row 1");
        rows[0] = formula("a", "$");
        QCOMPARE(first(), "rows[0].formula row 0 character 0");
        rows << row("g", "dice");
        QCOMPARE(first(), "rows[3].kind row 3");
        rows[2] = "{'id':'h','title':'','kind':'number'}";
        QCOMPARE(first(), "rows[2].title row 2");
        more += ",'winAt':'x'";
        QCOMPARE(first(), "winAt");
        // What is unknown in the template, too, and what is no object in `end`.
        QCOMPARE(faultIn(templateOf({number("min")}, "'surprise':1")), "surprise");
        QCOMPARE(faultIn(templateOf({number("min")}, "'end':5")), "end");
        QCOMPARE(faultIn(templateOf({number("min")}, "'end':{}")), "rows[0].id row 0");
        QCOMPARE(faultIn(templateOf({number("min")}, "'tieBreak':[5]")), "tieBreak[0]");
    }

    void allFaultsAreTold()
    {
        const auto text = templateOf({number("a", "'factor':0,'step':0,'note':5"), formula("b", "a + x"),
                                         row("c", "rank", "'of':'d','points':[1]"),
                                         row("d", "dice", "'points':7"), formula("a", "b +")},
            "'winAt':'x','tieBreak':[{'row':'x'},{'row':'b'},{'row':'b'}],'end':{'kind':'rounds','rounds':3},"
            "'more':1");
        QCOMPARE(allFaultsIn(text).join('\n'),
            "winAt\nmore\nrows[3].kind row 3\nrows[0].note row 0\nrows[0].factor row 0\nrows[0].step row 0\n"
            "rows[1].formula row 1 unknown-name 4\nrows[2].of row 2 not-above\nrows[4].id row 4\n"
            "rows[4].formula row 4 unexpected 3\ntieBreak[0].row\ntieBreak[2].row\nend");
    }

    /// Whatever somebody writes, so much is told of it and no more.
    void hostileTemplates()
    {
        QByteArrayList unknown;
        for (int i = 0; i < 20'000; ++i) {
            unknown << "'x" + QByteArray::number(i) + "':1";
        }
        QCOMPARE(allFaultsIn(templateOf({number("a")}, unknown.join(','))).size(), 50);
        QByteArrayList rows;
        for (int i = 0; i < 20'000; ++i) {
            rows << "{}";
        }
        const auto faults = allFaultsIn(templateOf(rows));
        QCOMPARE(faults.front(), "rows");
        QVERIFY(faults.size() < 60 * 50);
        QVERIFY(!faultIn(templateOf({number("a", "'note':'" + QByteArray(1'000'000, 'x') + "'")})).isEmpty());
        QVERIFY(!faultIn(templateOf({row("a", "lookup", "'table':" + numbers(100'000))})).isEmpty());
        QVERIFY(!faultIn(templateOf({row("a", "choice", "'choices':" + choices(20'000))})).isEmpty());
        QCOMPARE(faultIn(templateOf({number("a"), formula("b", QByteArray(100'000, '('))})),
            "rows[1].formula row 1 too-long 200");
        QCOMPARE(faultIn(templateOf({number("a"), formula("b", QByteArray(200, '-'))})),
            "rows[1].formula row 1 unexpected 1");
    }

    void canonicalForm()
    {
        QCOMPARE(canonical(templateOf({number("a")})),
            "{'id':'made-up','version':1,'title':'Made up','rows':[{'id':'a','title':'a','kind':'number'}]}");
        // Defaults are left out wherever they are written.
        QCOMPARE(
            canonical("{'end':{'kind':'hand'},'tieBreak':[],'rows':[{'step':1,'max':99999,'min':-99999,"
                      "'factor':1,'note':'','optional':false,'counts':true,'per':'game','kind':'number',"
                      "'title':' a ','id':'a'}],'together':false,'players':{'max':12,'min':1},'best':'high',"
                      "'note':'','title':' Made up ','version':1,'id':'made-up'}"),
            "{'id':'made-up','version':1,'title':'Made up','rows':[{'id':'a','title':'a','kind':'number'}]}");
        QCOMPARE(canonical(templateOf({row("a", "lookup", "'from':[0,1],'table':[3,4],'then':0"),
                     row("p", "pairs", "'max':[99999,99999],'labels':[' x','y ']")})),
            "{'id':'made-up','version':1,'title':'Made up','rows':[{'id':'a','title':'a','kind':'lookup',"
            "'table':[3,4]},{'id':'p','title':'p','kind':'pairs','labels':['x','y']}]}");
        // All that can be written, in the order of the tables.
        const QByteArray all
            = "{'id':'made-up','version':1,'title':'Made up','bggId':7,'note':' n "
              "','best':'low','players':{'min':2,"
              "'max':4},'together':true,'winAt':0,'rows':["
              "{'id':'n','title':'N','kind':'number','per':'round','counts':false,'optional':true,'note':'x',"
              "'factor':2,'min':0,'max':9,'step':3},"
              "{'id':'f','title':'F','kind':'flag','points':-1},"
              "{'id':'c','title':'C','kind':'choice','choices':[{'label':'x','points':0},{'label':'y','"
              "points':1}]},"
              "{'id':'l','title':'L','kind':'lookup','table':[1],'from':[2],'then':3,'of':'c'},"
              "{'id':'p','title':'P','kind':'pairs','labels':['x','y'],'max':[1,2]},"
              "{'id':'w','title':'W','kind':'formula','counts':false,'quiet':true,'note':'y','formula':' c "
              "'},"
              "{'id':'r','title':'R','kind':'rank','of':'c','points':[2,1],'best':'low','ties':'next','min':"
              "0},"
              "{'id':'s','title':'S','kind':'subtotal'}],"
              "'tieBreak':[{'row':'c'},{'row':'f','best':'low'}],"
              "'end':{'kind':'reach','points':5,'when':'once','tied':'on'}}";
        QCOMPARE(canonical(all), all);
    }

    /// A written file reads back the same.
    void shippedSheets_data()
    {
        QTest::addColumn<QString>("name");
        for (const auto &name : QDir(QStringLiteral(SOURCE_DIR "/app/sheets")).entryList(QDir::Files)) {
            QTest::newRow(qPrintable(name)) << name;
        }
    }
    void shippedSheets()
    {
        QFETCH(QString, name);
        QFile file(QStringLiteral(SOURCE_DIR "/app/sheets/") + name);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto bytes = file.readAll();
        const auto sheet = readSheet(bytes.toStdString());
        QVERIFY(sheet);
        QCOMPARE(QByteArray::fromStdString(writeSheet(*sheet)), bytes);
        QCOMPARE(QString::fromStdString(sheet->id) + QStringLiteral(".json"), name);
        QVERIFY(faultsOf(*sheet).empty());
    }

    void files_data()
    {
        columns();
        const auto sheet = templateOf({number("min")});
        add("{'format':'tallystone.sheet','version':1,'template':" + templateOf({number("a")}) + "}", "");
        add("{'format':'tallystone.sheet','version':1,'template':" + sheet + "}",
            "template.rows[0].id row 0");
        // All else is judged before the template.
        add("{'format':'tallystone.sheet','version':1,'template':" + sheet + ",'more':1}", "more");
        add("{'format':'tallystone.sheet','version':2,'template':" + sheet + "}", "version");
        add("{'format':'tallystone.record','version':1,'template':" + sheet + "}", "format");
        add("{'format':'tallystone.sheet','template':" + sheet + "}", "version");
        add("{'format':'tallystone.sheet','version':1}", "template");
        add("{'format':'tallystone.sheet','version':1,'template':null}", "template");
        add("{", "");
        add("[]", "");
    }
    void files()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, fault);
        const bool isWhole = text.startsWith("{'format'");
        const auto sheet = readSheet(text.replace('\'', '"').toStdString());
        QCOMPARE(sheet.has_value(), isWhole && fault.isEmpty());
        if (!sheet && isWhole) {
            QCOMPARE(toText(sheet.error()), fault);
        }
    }

    void records_data()
    {
        QTest::addColumn<int>("players");
        QTest::addColumn<QByteArray>("options");
        QTest::addColumn<QByteArray>("more");
        QTest::addColumn<QByteArray>("fault");
        const auto add = [](const char *name, int players, const QByteArray &options, const char *more,
                             const char *fault) {
            QTest::newRow(name) << players << options << QByteArray(more) << QByteArray(fault);
        };
        const auto good = "'template':" + templateOf({number("a")});
        const auto bad = "'template':" + templateOf({number("a"), formula("b", "a +")});
        const auto two = "'template':" + templateOf({number("a")}, "'players':{'min':2,'max':3}");
        const auto together = "'template':" + templateOf({number("a")}, "'together':true");
        add("good", 1, good, "", "");
        add("twelve", 12, good, "", "");
        add("thirteen", 13, good, "", "players");
        add("no template", 2, "", "", "options.template");
        add("a fault", 2, bad, "", "options.template.rows[1].formula row 1 unexpected 3");
        add("too few", 1, two, "", "players");
        add("too many", 4, two, "", "players");
        add("teams", 3, good + ",'teams':[0,1,0]", "", "");
        add("no teams", 3, good + ",'teams':[]", "", "");
        add("teams of another number", 3, good + ",'teams':[0,1]", "", "options.teams");
        add("one team", 3, good + ",'teams':[0,0,0]", "", "options.teams");
        add("a team each", 3, good + ",'teams':[0,1,2]", "", "options.teams");
        add("teams out of order", 3, good + ",'teams':[1,0,1]", "", "options.teams");
        add("teams with a gap", 4, good + ",'teams':[0,2,0,2]", "", "options.teams");
        add("teams together", 3, together + ",'teams':[0,1,0]", "", "options.teams");
        add("a wrong team", 3, good + ",'teams':[0,'x',0]", "", "options.teams[1]");
        add("variant", 2, good + ",'variant':" + quoted(60), "", "");
        add("too long a variant", 2, good + ",'variant':" + quoted(61), "", "options.variant");
        add("an unknown option", 2, good + ",'edition':'x'", "", "options.edition");
        // All else comes before the template, and what depends on it after.
        add("the fault and the options", 2, bad + ",'variant':5", "", "options.variant");
        add("the fault and an option", 2, bad + ",'edition':'x'", "", "options.edition");
        add("the fault and a time", 2, bad, ",'startedAt':'yesterday'", "startedAt");
        add("the fault and a member", 2, bad, ",'more':1", "more");
        add("the fault and teams", 2, bad + ",'teams':[0,0]", "",
            "options.template.rows[1].formula row 1 unexpected 3");
        add("the number of seats and a time", 1, two, ",'note':5", "note");
    }
    void records()
    {
        QFETCH(int, players);
        QFETCH(QByteArray, options);
        QFETCH(QByteArray, more);
        QFETCH(QByteArray, fault);
        static const GameOf<Rules> game;
        static const std::array<const Game *, 1> games = {&game};
        QByteArrayList names;
        for (int seat = 0; seat < players; ++seat) {
            names << "{'name':'" + QByteArray::number(seat) + "'}";
        }
        auto text = "{'format':'tallystone.record','version':1,'game':'sheet','options':{" + options
            + "},'players':[" + names.join(',') + "],'actions':[]" + more + "}";
        const auto record = readRecord(text.replace('\'', '"').toStdString(), games);
        QCOMPARE(record.has_value(), fault.isEmpty());
        if (!record) {
            QCOMPARE(toText(record.error()), fault);
        }
    }

    void actions_data()
    {
        QTest::addColumn<QByteArray>("action");
        QTest::addColumn<QByteArray>("fault");
        const auto add = [](const QByteArray &action, const char *fault) {
            QTest::newRow(action.constData()) << action << QByteArray(fault);
        };
        add("{'do':'enter','player':0,'row':'q','value':-5}", "");
        add("{'do':'enter','player':0,'row':'q','round':1,'value':0}", "");
        add("{'do':'enter','player':0,'row':'q','terms':[-5,0,3]}", "");
        add("{'do':'enter','player':0,'row':'p','value':[1,2]}", "");
        add("{'do':'enter','player':0,'row':'q'}", "value");
        add("{'do':'enter','player':0,'row':'q','value':1,'terms':[1]}", "value");
        add("{'do':'enter','player':0,'row':'q','terms':[]}", "terms");
        add("{'do':'enter','player':0,'row':'q','terms':[1,2,3,4,5,6,7,8,9,0,1,2,3,4,5,6,7,8,9,0]}", "");
        add("{'do':'enter','player':0,'row':'q','terms':[1,2,3,4,5,6,7,8,9,0,1,2,3,4,5,6,7,8,9,0,1]}",
            "terms");
        add("{'do':'enter','player':0,'row':'q','value':[1]}", "value");
        add("{'do':'enter','player':0,'row':'q','value':[1,2,3]}", "value");
        add("{'do':'enter','player':0,'row':'q','value':['x',2]}", "value[0]");
        add("{'do':'enter','player':0,'row':'q','value':1000001}", "value");
        add("{'do':'enter','player':0,'row':'q','value':-1000001}", "value");
        add("{'do':'enter','player':-1,'row':'q','value':1}", "player");
        add("{'do':'enter','player':0,'value':1}", "row");
        add("{'do':'enter','player':0,'row':7,'value':1}", "row");
        add("{'do':'clear','player':0,'row':'q','round':1}", "");
        add("{'do':'clear','player':0,'row':'q','value':1}", "value");
        add("{'do':'end-round'}", "");
        add("{'do':'end-round','round':1}", "round");
        add("{'do':'final'}", "");
        add("{'do':'final','cells':[{'player':0,'row':'q','value':1}],'totals':[1,-2]}", "");
        add("{'do':'final','cells':[{'do':'enter','player':0,'row':'q','value':1}]}", "cells[0].do");
        add("{'do':'adjust','player':0,'set':{'extra':0},'why':'x'}", "");
        add("{'do':'adjust','player':0,'set':{}}", "");
        add("{'do':'adjust','player':0}", "set");
        add("{'do':'adjust','player':0,'set':{'score':1}}", "set.score");
        add("{'do':'finish','why':'late'}", "");
        add("{'do':'roll'}", "do");
    }
    void actions()
    {
        QFETCH(QByteArray, action);
        QFETCH(QByteArray, fault);
        Findings findings;
        Action read;
        {
            const auto json = Json::parse(QByteArray(action).replace('\'', '"').toStdString()).value();
            Fields fields(json, {}, findings);
            decode(fields, read);
        }
        QCOMPARE(findings.empty() ? QByteArray() : QByteArray::fromStdString(findings.first()->where), fault);
        if (findings.empty()) {
            QCOMPARE(QByteArray::fromStdString(Json::writeCompact(encode(read))).replace('"', '\''), action);
        }
    }

    /// A thousand templates with something broken in them: a clear fault each, or they are still templates.
    void brokenTemplates()
    {
        QList<QByteArray> sheets;
        for (const auto &info : QDir(QStringLiteral(SOURCE_DIR "/app/sheets")).entryInfoList(QDir::Files)) {
            QFile file(info.filePath());
            QVERIFY(file.open(QIODevice::ReadOnly));
            sheets << file.readAll();
        }
        std::mt19937 random(7);
        const auto below = [&](qsizetype limit) { return qsizetype(random() % std::uint32_t(limit)); };
        int broken = 0;
        for (int i = 0; i < 4'000 && broken < 1'000; ++i) {
            auto text = sheets.at(below(sheets.size()));
            const auto &other = sheets.at(below(sheets.size()));
            for (auto changes = 1 + below(4); changes > 0; --changes) {
                const auto at = below(text.size() - 40);
                const auto length = below(30);
                switch (below(3)) {
                case 0:
                    text[at] = char(32 + below(95));
                    break;
                case 1:
                    text.remove(at, length);
                    break;
                default:
                    text.replace(at, length, other.mid(below(other.size() - 40), length));
                }
            }
            const auto sheet = readSheet(text.toStdString());
            if (sheet) {
                QVERIFY(faultsOf(*sheet).empty());
                QVERIFY(*readSheet(writeSheet(*sheet)) == *sheet);
            } else {
                ++broken;
                const auto &fault = sheet.error();
                QVERIFY(fault.flaw <= Flaw::Formula);
                QVERIFY(!fault.where.empty() || fault.flaw == Flaw::NotJson || fault.flaw == Flaw::NotUtf8);
                QVERIFY(fault.flaw != Flaw::Formula || !fault.problem.empty());
            }
        }
        QCOMPARE(broken, 1'000);
    }
};
TALLYSTONE_SUITE(TemplateTest)
#include "template_test.moc"
