// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/language.h"

#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QXmlStreamReader>
#include <QtTest/QTest>

using namespace Qt::StringLiterals;

/// The files of app/i18n: whole, and true to the source.
class TranslationsTest : public QObject
{
    Q_OBJECT

    struct Message {
        QString context;
        QString source;
        QString comment;
        QStringList forms;
        bool plural = false;
        bool finished = true;

        QString key() const { return context + u'\n' + source + u'\n' + comment; }
    };

    static QString fileOf(const QString &language)
    {
        return QStringLiteral(SOURCE_DIR "/app/i18n/tallystone_%1.ts").arg(language);
    }

    static QList<Message> messagesIn(const QString &path)
    {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly)) {
            return {};
        }
        QList<Message> list;
        QString context;
        for (QXmlStreamReader xml(&file); !xml.atEnd();) {
            xml.readNext();
            if (!xml.isStartElement()) {
                continue;
            }
            const auto name = xml.name().toString();
            if (name == u"name") {
                context = xml.readElementText();
            } else if (name == u"message") {
                list << Message{.context = context, .plural = xml.attributes().value("numerus"_L1) == u"yes"};
            } else if (name == u"source") {
                list.back().source = xml.readElementText();
            } else if (name == u"comment") {
                list.back().comment = xml.readElementText();
            } else if (name == u"translation") {
                list.back().finished = !xml.attributes().hasAttribute("type"_L1);
                if (!list.back().plural) {
                    list.back().forms << xml.readElementText();
                }
            } else if (name == u"numerusform") {
                list.back().forms << xml.readElementText();
            }
        }
        return list;
    }

    /// What must come back in a translation, in any order.
    static QSet<QString> placeholdersIn(const QString &text)
    {
        static const QRegularExpression placeholder(u"%(n|L?[1-9])"_s);
        QSet<QString> found;
        for (auto it = placeholder.globalMatch(text); it.hasNext();) {
            found << it.next().captured();
        }
        return found;
    }

    static bool isSentence(const QString &text)
    {
        static const QRegularExpression word(u"\\p{L}{3,}"_s);
        int words = 0;
        for (auto it = word.globalMatch(text); it.hasNext(); it.next()) {
            ++words;
        }
        return words >= 2;
    }

    static void eachLanguage()
    {
        QTest::addColumn<QString>("language");
        for (const auto &code : languages()) {
            QTest::newRow(qPrintable(code)) << code;
        }
    }

private Q_SLOTS:
    void everyEntryIsWhole_data() { eachLanguage(); }
    void everyEntryIsWhole()
    {
        QFETCH(QString, language);
        const auto messages = messagesIn(fileOf(language));
        QVERIFY(!messages.isEmpty());
        for (const auto &message : messages) {
            QVERIFY2(message.finished, qPrintable(message.source));
            // A helper's own name: nobody asks for it, the texts belong to its game.
            QVERIFY2(message.context != u"Texts", qPrintable(message.source));
            QCOMPARE(message.forms.size(), message.plural ? 2 : 1);
            for (const auto &form : message.forms) {
                QVERIFY2(!form.trimmed().isEmpty(), qPrintable(message.source));
                QVERIFY2(placeholdersIn(form) == placeholdersIn(message.source), qPrintable(form));
                QVERIFY2(form.endsWith(u'.') || !message.source.endsWith(u'.'), qPrintable(form));
                QCOMPARE(form.endsWith(u'\n'), message.source.endsWith(u'\n'));
                // Sold under these names everywhere, or in Germany too.
                static const QSet<QString> people
                    = {u"Leonardo da Vinci"_s, u"James Cook"_s, u"Napoleon Bonaparte"_s, u"Isaac Newton"_s,
                        u"Maximilien Robespierre"_s, u"William Shakespeare"_s, u"Albert Einstein"_s,
                        u"Winston Churchill"_s, u"Mahatma Gandhi"_s, u"Nikola Tesla"_s, u"Charlie Chaplin"_s,
                        u"Sid Meier"_s, u"Bill Gates"_s};
                const bool proper = people.contains(message.source) || message.source == u"Terraforming Mars"
                    || message.source == u"Through the Ages" || message.source == u"Taj Mahal"
                    || (language == u"de"
                        && (message.source == u"Stone Age" || message.source == u"Rise of Empires"));
                if (language != u"en" && isSentence(message.source) && !proper) {
                    QVERIFY2(form != message.source, qPrintable(form));
                }
            }
            if (language == u"en") {
                QCOMPARE(message.forms.back(), message.source);
            }
        }
    }

    /// What was met on screens and nobody would say.
    void wordsThatNobodySays_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("words");
        const auto add = [](const char *language, const QStringList &list) {
            for (const auto &words : list) {
                QTest::addRow("%s, %s", language, qPrintable(words))
                    << QString::fromLatin1(language) << words;
            }
        };
        // Of every entry there: the English one has its source beside it.
        add("fr",
            {u"all dice lie"_s, u"by itself."_s, u"something strikes"_s, u"stay, worth"_s, u"are others"_s,
                u"had back"_s, u"the own "_s, u" signs"_s});
        add("fr",
            {u"nourritures"_s, u"nourr. ou"_s, u"Victoires par place"_s, u"points par personne"_s,
                u"sous le coup"_s, u"fois autant"_s, u"ne dépense pas"_s, u"Retour au tour"_s, u"l’app "_s,
                u" signes"_s});
        add("de",
            {u"aufgehoben"_s, u"zum Ausgeben"_s, u"zum Abgeben"_s, u"den Preis erreichen"_s, u"o. Arb."_s,
                u"/n"_s, u"Bögen"_s});
    }
    void wordsThatNobodySays()
    {
        QFETCH(QString, language);
        QFETCH(QString, words);
        for (const auto &message : messagesIn(fileOf(language))) {
            for (const auto &form : message.forms + QStringList{message.source}) {
                QVERIFY2(!form.contains(words), qPrintable(form));
            }
        }
    }

    void frenchPunctuationDoesNotBreakOff()
    {
        static const QRegularExpression loose(u"[^\\x{00A0}\\d][:;!?](\\s|$)|'"_s);
        for (const auto &message : messagesIn(fileOf(u"fr"_s))) {
            for (const auto &form : message.forms) {
                QVERIFY2(!loose.match(form).hasMatch(), qPrintable(form));
            }
        }
    }

    /// What lupdate finds in the code now is in every file; in English only what has plurals.
    void nothingIsMissing_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("folder");
        for (const auto &code : languages()) {
            for (const auto *folder : {"app", "qml"}) {
                QTest::addRow("%s, %s", qPrintable(code), folder) << code << QString::fromLatin1(folder);
            }
        }
    }
    void nothingIsMissing()
    {
        QFETCH(QString, language);
        QFETCH(QString, folder);
        const QTemporaryDir temporary;
        const auto fresh = temporary.filePath(u"fresh_%1.ts"_s.arg(language));
        QProcess process;
        process.setWorkingDirectory(QStringLiteral(SOURCE_DIR));
        process.start(QStringLiteral(LUPDATE),
            {folder, u"-I"_s, u"."_s, u"-extensions"_s, u"cpp,h,qml"_s, u"-silent"_s, u"-target-language"_s,
                language, u"-ts"_s, fresh});
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitCode(), 0);

        QSet<QString> there;
        for (const auto &message : messagesIn(fileOf(language))) {
            there << message.key();
        }
        const auto wanted = messagesIn(fresh);
        QVERIFY(wanted.size() > 100);
        QStringList missing;
        for (const auto &message : wanted) {
            if (!there.contains(message.key()) && (message.plural || language != u"en")) {
                missing << message.source;
            }
        }
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u'\n')));
    }
};
QTEST_GUILESS_MAIN(TranslationsTest)
#include "translations_test.moc"
