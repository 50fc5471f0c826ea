// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/bronze_age/advice.h"
#include "model/bronze_age/payment.h"
#include "tests/model/bronze_age/table.h"
#include "tests/suites.h"

using namespace BronzeAge;

/// What the core proposes and why it denies.
class AdviceTest : public QObject
{
    Q_OBJECT

    static QList<QByteArray> rowsOf(const Buy &buy)
    {
        QList<QByteArray> rows;
        for (const Good good : valuesOf<Good>()) {
            if (buy.rows[good]) {
                rows << QByteArray(idOf(good).data());
            }
        }
        return rows;
    }

    static QByteArray reason(const std::optional<Error> &error)
    {
        return error ? QByteArray(idOf(error->code).data()) : QByteArray();
    }

private Q_SLOTS:
    void paymentIsProposed_data()
    {
        QTest::addColumn<QByteArray>("board");
        QTest::addColumn<int>("coinDice");
        QTest::addColumn<QByteArray>("development");
        QTest::addColumn<QList<QByteArray>>("rows");
        QTest::addColumn<int>("food");
        const auto row = [](const char *name, const char *board, int coinDice, const char *development,
                             const QList<QByteArray> &rows, int food) {
            QTest::newRow(name) << QByteArray(board) << coinDice << QByteArray(development) << rows << food;
        };
        row("the design's purchase", "{'goods':{'wood':4,'stone':3,'pottery':2,'cloth':1,'spearheads':1}}", 1,
            "coinage", {"pottery", "cloth"}, 0);
        row("coins alone", "{'goods':{'wood':4}}", 2, "irrigation", {}, 0);
        row("coins too many, goods stay", "{'goods':{'wood':1,'stone':1}}", 2, "irrigation", {}, 0);
        row("least waste before fewest rows", "{'goods':{'wood':2,'cloth':2}}", 1, "irrigation", {"wood"}, 0);
        row("most value left after the discard", "{'goods':{'wood':2,'stone':2,'pottery':1}}", 1,
            "irrigation", {"wood"}, 0);
        row("fewest rows where both leave the same", "{'goods':{'wood':2,'stone':0,'pottery':1}}", 1,
            "irrigation", {"wood"}, 0);
        row("food stays while goods reach", "{'food':15,'goods':{'cloth':2},'developments':['granaries']}", 0,
            "leadership", {"cloth"}, 0);
        row("as little food as possible",
            "{'food':9,'goods':{'wood':3,'cloth':1},'developments':['granaries']}", 0, "agriculture",
            {"wood", "cloth"}, 2);
    }
    void paymentIsProposed()
    {
        QFETCH(QByteArray, board);
        QFETCH(int, coinDice);
        QFETCH(QByteArray, development);
        Table table(1);
        table.set(0, board).play("{'do':'roll','dice':{'workers':" + QByteArray::number(3 - coinDice)
            + ",'coins':" + QByteArray::number(coinDice) + "}}");
        const auto buy = proposePayment(table.state(), *fromId<Development>(development.toStdString()));
        QVERIFY(buy);
        QTEST(rowsOf(*buy), "rows");
        QTEST(buy->food, "food");
        QVERIFY(!refusal(table.state(), *buy));
    }

    void aPurchaseOfCaravansKeepsWhatWouldBeDiscarded()
    {
        // 7 wood are worth 28: with Caravans all of the rest stays, so spending the cloth costs less.
        Table table(1);
        table.set(0, "{'goods':{'wood':8,'cloth':3}}").play("{'do':'roll','dice':{'workers':3}}");
        QCOMPARE(rowsOf(*proposePayment(table.state(), Development::Caravans)), (QList<QByteArray>{"cloth"}));
    }

    void theSameForTheSameIsNoTrade()
    {
        Table table(2, "{'trade':true}");
        table.play("{'do':'roll','dice':{'food':1,'workers':2}}");
        QVERIFY(!whyNot(table.state(), Kind::Trade));
        QVERIFY(!hasTrade(table.state()));
        table.set(1, "{'goods':{'wood':1}}");
        QVERIFY(hasTrade(table.state()));
        // After building it is too late.
        table.play("{'do':'build','on':[{'city':4,'boxes':1}]}");
        QVERIFY(!hasTrade(table.state()));
    }

    void everythingOwnedIsStillAdvised()
    {
        Table table(1, "{'edition':'late-bronze'}");
        QByteArray all;
        for (const auto id : ids<Development>) {
            all += "'" + QByteArray(id.data()) + "',";
        }
        table.set(0, "{'goods':{'wood':8},'developments':[" + all.chopped(1) + "]}");
        table.play("{'do':'roll','dice':{'coins':3}}");
        QCOMPARE(offers(table.state()).size(), std::size_t(17));
        QCOMPARE(reason(whyNot(table.state(), Kind::Buy)), "already-owned");
    }

    void whatIsLeftAfterTheDiscardDecides()
    {
        // 12 are missing: the cloth alone would pay, but then three wood must go; wood and stone leave just
        // six goods.
        Table table(1);
        table.set(0, "{'food':4,'cityBoxes':{'4':3},'goods':{'wood':3,'stone':2,'cloth':2,'spearheads':4}}");
        table.play("{'do':'roll','dice':{'coins':4}}");
        QCOMPARE(rowsOf(*proposePayment(table.state(), Development::Engineering)),
            (QList<QByteArray>{"wood", "stone"}));
    }

    void aPreviewAfterTheEndIsRefused()
    {
        Table table(2);
        table.play("{'do':'finish'}");
        QCOMPARE(reason(preview(table.state(), Roll{}).error()), "game-over");
    }

    void theChoiceDiceAreCountedWithDevelopments()
    {
        Table table(1);
        const Dice dice{{0, 1, 0, 0, 2, 0}};
        QCOMPARE(eitherSplits(table.state(), Dice{}), std::vector<EitherSplit>{});
        QCOMPARE(
            eitherSplits(table.state(), dice), (std::vector<EitherSplit>{{2, 4, 0}, {1, 2, 2}, {0, 0, 4}}));
        table.set(0, "{'developments':['agriculture']}");
        QCOMPARE(
            eitherSplits(table.state(), dice), (std::vector<EitherSplit>{{2, 6, 0}, {1, 3, 2}, {0, 0, 4}}));
        table.set(0, "{'developments':['masonry']}");
        QCOMPARE(
            eitherSplits(table.state(), dice), (std::vector<EitherSplit>{{2, 4, 0}, {1, 2, 3}, {0, 0, 6}}));
    }

    void foodIsAMeanOnlyForWhoSellsIt()
    {
        Table table(1);
        table.set(0, "{'food':7,'goods':{'wood':2}}").play("{'do':'roll','dice':{'coins':1,'workers':2}}");
        QCOMPARE(means(table.state()), (Means{7, 3, 0}));
        table.set(0, "{'developments':['granaries']}");
        QCOMPARE(means(table.state()), (Means{7, 3, 16}));
        QCOMPARE(means(table.state()).total(),
            amountPaid(table.state(), allIn(table.state(), Development::Leadership)));
    }

    void whatCannotBePaidSaysHowMuchIsShort()
    {
        Table table(1);
        table.set(0, "{'food':6,'goods':{'wood':2}}").play("{'do':'roll','dice':{'coins':1,'workers':2}}");
        QVERIFY(!proposePayment(table.state(), Development::Empire));
        QCOMPARE(shortOf(table.state(), Development::Empire), 50);
        QCOMPARE(shortOf(table.state(), Development::Irrigation), 0);
        table.set(0, "{'developments':['granaries']}");
        QCOMPARE(shortOf(table.state(), Development::Empire), 50 - 3 * 4);
    }

    void discardIsProposed_data()
    {
        QTest::addColumn<QList<int>>("goods");
        QTest::addColumn<int>("count");
        QTest::addColumn<QList<int>>("discard");
        QTest::newRow("nothing") << QList{6, 0, 0, 0, 0} << 0 << QList{0, 0, 0, 0, 0};
        QTest::newRow("the design's discard") << QList{4, 3, 0, 0, 1} << 2 << QList{2, 0, 0, 0, 0};
        QTest::newRow("cheapest single good") << QList{5, 1, 1, 0, 0} << 1 << QList{0, 1, 0, 0, 0};
        QTest::newRow("lower row where equal") << QList{2, 1, 2, 1, 1} << 1 << QList{1, 0, 0, 0, 0};
        QTest::newRow("a lot that is cheaper than its first good")
            << QList{4, 0, 2, 0, 1} << 1 << QList{1, 0, 0, 0, 0};
        QTest::newRow("two of pottery beat two of much wood")
            << QList{8, 0, 2, 0, 0} << 2 << QList{0, 0, 2, 0, 0};
        QTest::newRow("nearly all") << QList{8, 7, 6, 5, 4} << 24 << QList{8, 7, 6, 0, 3};
    }
    void discardIsProposed()
    {
        QFETCH(QList<int>, goods);
        QFETCH(int, count);
        QFETCH(QList<int>, discard);
        Goods owned;
        std::ranges::copy(goods, owned.items.begin());
        const auto proposed = proposeDiscard(owned, count);
        QCOMPARE(QList<int>(proposed.items.begin(), proposed.items.end()), discard);
    }

    void noOtherDiscardCostsLess()
    {
        const auto cost = [](const Goods &goods, const Goods &discard) {
            int value = 0;
            for (const Good good : valuesOf<Good>()) {
                value += valueOf(good, goods[good]) - valueOf(good, goods[good] - discard[good]);
            }
            return value;
        };
        const Goods goods{{5, 4, 3, 3, 2}};
        for (int count = 0; count <= sumOf(goods); ++count) {
            int least = INT_MAX;
            for (int code = 0; code < 6 * 5 * 4 * 4 * 3; ++code) {
                const Goods some{{code % 6, code / 6 % 5, code / 30 % 4, code / 120 % 4, code / 480 % 3}};
                if (sumOf(some) == count) {
                    least = std::min(least, cost(goods, some));
                }
            }
            const auto proposed = proposeDiscard(goods, count);
            QCOMPARE(sumOf(proposed), count);
            QCOMPARE(cost(goods, proposed), least);
        }
    }

    void foodOrWorkersIsProposed_data()
    {
        QTest::addColumn<QByteArray>("board");
        QTest::addColumn<int>("either");
        QTest::addColumn<int>("asFood");
        QTest::newRow("enough without") << QByteArray("{'food':3}") << 3 << 0;
        QTest::newRow("one feeds all") << QByteArray("{'food':1}") << 3 << 1;
        QTest::newRow("two are needed") << QByteArray("{'food':0}") << 3 << 2;
        QTest::newRow("Agriculture makes one do")
            << QByteArray("{'food':0,'developments':['agriculture']}") << 3 << 1;
        QTest::newRow("never enough") << QByteArray("{'food':0}") << 1 << 1;
    }
    void foodOrWorkersIsProposed()
    {
        QFETCH(QByteArray, board);
        QFETCH(int, either);
        Table table(1);
        table.set(0, board);
        Dice dice;
        dice[Face::Either] = either;
        dice[Face::Coins] = 3 - either;
        QTEST(proposeEitherAsFood(table.state(), dice), "asFood");
    }

    void aPreviewTellsWhatTheRollWouldDo()
    {
        Table table(2);
        table.set(0, "{'food':1}");
        Roll roll;
        roll.dice[Face::Skull] = 2;
        const auto some = preview(table.state(), roll);
        QVERIFY(some);
        QCOMPARE(playerAt(some->state, 0).disasters, 2 + 2);
        QCOMPARE(table.player(0).disasters, 0);

        roll.dice[Face::Workers] = 1;
        const auto all = preview(table.state(), roll);
        const auto real = apply(table.state(), roll);
        QVERIFY(all && real);
        QVERIFY(all->events == real->events);
        QVERIFY(all->state == real->state);

        roll.dice[Face::Coins] = 1;
        QCOMPARE(reason(preview(table.state(), roll).error()), "dice-count");
        roll.dice[Face::Coins] = 0;
        roll.eitherAsFood = 1;
        QCOMPARE(reason(preview(table.state(), roll).error()), "either-split");
    }

    void whyNotTellsTheClosestReason_data()
    {
        QTest::addColumn<QByteArray>("options");
        QTest::addColumn<QList<QByteArray>>("before");
        QTest::addColumn<QByteArray>("kind");
        QTest::addColumn<QByteArray>("code");
        const auto row = [](const char *name, const char *options, const QList<QByteArray> &before,
                             const char *kind, const char *code) {
            QTest::newRow(name) << QByteArray(options) << before << QByteArray(kind) << QByteArray(code);
        };
        const QByteArray food = "{'do':'roll','dice':{'food':3}}";
        const QByteArray workers = "{'do':'roll','dice':{'workers':3}}";
        const QByteArray coins = "{'do':'roll','dice':{'coins':3}}";
        row("a roll", "{}", {}, "roll", "");
        row("no second roll", "{}", {food}, "roll", "wrong-phase");
        row("nothing before the roll", "{}", {}, "pass", "wrong-phase");
        row("build with workers", "{}", {workers}, "build", "");
        row("build without", "{}", {food}, "build", "not-enough-workers");
        row("build with stone alone", "{}",
            {"{'do':'adjust','player':0,'set':{'goods':{'stone':1},'developments':['engineering']}}", food},
            "build", "");
        row("buy with coins", "{}", {coins}, "buy", "");
        row("buy without", "{}", {food}, "buy", "not-enough-coins");
        row("trade is not played", "{}", {food}, "trade", "not-in-options");
        row("trade food for food", "{'trade':true}", {food}, "trade", "");
        row("trade with nothing to give", "{'trade':true}", {workers}, "trade", "not-enough-food");
        row("preserve in the wrong edition", "{}", {}, "preserve", "not-in-edition");
        row("ship without Shipping", "{'edition':'late-bronze'}", {food}, "ship", "needs-development");
        row("swap without ships", "{'edition':'late-bronze'}",
            {"{'do':'adjust','player':0,'set':{'goods':{'wood':1},'developments':['shipping']}}", food},
            "swap", "swap-limit");
        row("pass", "{}", {food}, "pass", "");
        row("adjust at any time", "{}", {}, "adjust", "");
        row("finish at any time", "{}", {}, "finish", "");
        row("nothing once over", "{}", {"{'do':'finish'}"}, "adjust", "game-over");
    }
    void whyNotTellsTheClosestReason()
    {
        QFETCH(QByteArray, options);
        QFETCH(QList<QByteArray>, before);
        QFETCH(QByteArray, kind);
        Table table(2, options.constData());
        for (const auto &action : before) {
            table.play(action);
        }
        QTEST(reason(whyNot(table.state(), *fromId<Kind>(kind.toStdString()))), "code");
    }

    void whatIsShortIsTheLeastThatIs()
    {
        Table table(1);
        table.play("{'do':'roll','dice':{'coins':1,'food':2}}");
        QCOMPARE(whyNot(table.state(), Kind::Buy)->hint.count, 3);
    }

    void offersFollowTheSheet()
    {
        Table table(2);
        table.set(0, "{'developments':['irrigation']}").play("{'do':'roll','dice':{'coins':2,'food':1}}");
        const auto list = offers(table.state());
        QCOMPARE(list.size(), std::size_t(13));
        QCOMPARE(reason(list[0].whyNot), "");
        QCOMPARE(reason(list[1].whyNot), "already-owned");
        QCOMPARE(reason(list[2].whyNot), "not-enough-coins");
        QCOMPARE(list[2].whyNot->hint.count, 1);
        QCOMPARE(offers(Table(2, "{'edition':'late-bronze'}").state()).size(), std::size_t(17));
    }

    void sitesTellHowFarTheWorkersReach()
    {
        Table table(2);
        table.set(0,
            "{'goods':{'stone':2},'developments':['engineering'],'cityBoxes':{'4':3,'5':2},"
            "'monuments':{'great-wall':{'boxes':11}}}");
        table.play("{'do':'roll','dice':{'workers':1,'food':3}}");
        const auto list = sites(table.state());
        QCOMPARE(list.size(), std::size_t(4 + 7));
        QCOMPARE(reason(list[0].whyNot), "box-full");
        QCOMPARE(list[1].reach, 2);
        QCOMPARE(list[2].reach, 3);
        QCOMPARE(reason(list[4 + 2].whyNot), "monument-not-in-play");
        QCOMPARE(list[4 + 5].reach, 2);
        QCOMPARE(list[4 + 3].reach, 3);
        QCOMPARE(sites(table.state(), 2)[4 + 3].reach, 9);
    }
};
TALLYSTONE_SUITE(AdviceTest)
#include "advice_test.moc"
