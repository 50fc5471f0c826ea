// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/program/settings.h"

#include <QGuiApplication>
#include <QPalette>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

Settings::Settings(QObject *parent)
    : QObject(parent)
    , m_store(QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) + u"/settings.ini"_s,
          QSettings::IniFormat)
{
}

QString Settings::language() const
{
    return get(u"language"_s).toString();
}

void Settings::setLanguage(const QString &language)
{
    set(u"language"_s, language);
    Q_EMIT languageChanged();
}

int Settings::theme() const
{
    return get(u"theme"_s, 0).toInt();
}

void Settings::setTheme(int theme)
{
    set(u"theme"_s, theme);
}

bool Settings::dark() const
{
    if (theme() != 0) {
        return theme() == 2;
    }
    const auto palette = QGuiApplication::palette();
    return palette.color(QPalette::WindowText).lightness() > palette.color(QPalette::Window).lightness();
}

qreal Settings::textScale() const
{
    return std::clamp(get(u"textScale"_s, 1.0).toDouble(), 0.9, 2.0);
}

void Settings::setTextScale(qreal scale)
{
    set(u"textScale"_s, scale);
}

bool Settings::keepAwake() const
{
    return get(u"keepAwake"_s, true).toBool();
}

void Settings::setKeepAwake(bool keep)
{
    set(u"keepAwake"_s, keep);
}

bool Settings::vibration() const
{
    return get(u"vibration"_s, true).toBool();
}

void Settings::setVibration(bool on)
{
    set(u"vibration"_s, on);
}

QByteArray Settings::laidTable() const
{
    return get(u"laidTable"_s).toByteArray();
}

void Settings::keepLaidTable(const QByteArray &table)
{
    if (table != laidTable()) {
        set(u"laidTable"_s, table);
    }
}

void Settings::setCanVibrate(bool can)
{
    m_canVibrate = can;
    Q_EMIT changed();
}

bool Settings::alwaysShowResult() const
{
    return get(u"alwaysShowResult"_s, false).toBool();
}

void Settings::setAlwaysShowResult(bool always)
{
    set(u"alwaysShowResult"_s, always);
}

void Settings::forgetAll()
{
    m_keeps = false;
    Q_EMIT changed();
}

QVariant Settings::get(const QString &key, const QVariant &byDefault) const
{
    return m_keeps ? m_store.value(key, byDefault) : m_passing.value(key, byDefault);
}

void Settings::set(const QString &key, const QVariant &value)
{
    if (get(key) == value) {
        return;
    }
    if (m_keeps) {
        m_store.setValue(key, value);
    } else {
        m_passing.insert(key, value);
    }
    Q_EMIT changed();
}
