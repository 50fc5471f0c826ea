// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/language.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTranslator>

using namespace Qt::StringLiterals;

namespace
{
/// The first of the system's languages that we have; nothing if there is none.
QString systemLanguage()
{
    for (const auto &tag : QLocale::system().uiLanguages()) {
        auto code = tag.section(u'-', 0, 0);
        if (languages().contains(code)) {
            return code;
        }
    }
    return {};
}

/// The system's own locale where it speaks the language, because it also knows the country.
QLocale localeFor(const QString &code)
{
    const QLocale wanted(code);
    const auto system = QLocale::system();
    return system.language() == wanted.language() ? system : wanted;
}
}

QStringList languages()
{
    return {u"en"_s, u"fr"_s, u"de"_s};
}

bool useLanguage(const QString &code)
{
    static QTranslator translator;
    QCoreApplication::removeTranslator(&translator);
    const auto wanted = code.isEmpty() ? systemLanguage() : code;
    const bool known = languages().contains(wanted);
    const auto spoken = known ? wanted : languages().constFirst();
    QLocale::setDefault(localeFor(spoken));
    // English has a file too, for its plurals.
    const bool loaded = translator.load(u":/i18n/tallystone_%1.qm"_s.arg(spoken));
    return loaded && QCoreApplication::installTranslator(&translator) && (known || code.isEmpty());
}
