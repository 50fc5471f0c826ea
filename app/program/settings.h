// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QSettings>
#include <QtQml/qqmlregistration.h>

/// What a person has set for this device.
class Settings : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("There is one, made at the start")
    /// "", "en", "fr" or "de"; empty follows the system.
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY changed)
    /// 0 the system's, 1 papyrus, 2 lamplight.
    Q_PROPERTY(int theme READ theme WRITE setTheme NOTIFY changed)
    Q_PROPERTY(bool dark READ dark NOTIFY changed)
    /// 0.9, 1, 1.3, 1.5 or 2.
    Q_PROPERTY(qreal textScale READ textScale WRITE setTextScale NOTIFY changed)
    Q_PROPERTY(bool keepAwake READ keepAwake WRITE setKeepAwake NOTIFY changed)
    Q_PROPERTY(bool vibration READ vibration WRITE setVibration NOTIFY changed)
    /// The device can vibrate; where it cannot, there is nothing to set.
    Q_PROPERTY(bool canVibrate READ canVibrate NOTIFY changed)
    Q_PROPERTY(bool alwaysShowResult READ alwaysShowResult WRITE setAlwaysShowResult NOTIFY changed)

public:
    explicit Settings(QObject *parent = nullptr);

    QString language() const;
    void setLanguage(const QString &language);
    int theme() const;
    void setTheme(int theme);
    bool dark() const;
    qreal textScale() const;
    void setTextScale(qreal scale);
    bool keepAwake() const;
    void setKeepAwake(bool keep);
    bool vibration() const;
    void setVibration(bool on);
    bool canVibrate() const { return m_canVibrate; }
    void setCanVibrate(bool can);
    bool alwaysShowResult() const;
    void setAlwaysShowResult(bool always);

    /// A game being set up, opaque; see NewGame.
    QByteArray laidTable() const;
    void keepLaidTable(const QByteArray &table);

    /// Starts from the defaults and keeps nothing: for pictures and self-tests.
    void forgetAll();

Q_SIGNALS:
    void changed();
    void languageChanged();

private:
    QVariant get(const QString &key, const QVariant &byDefault = {}) const;
    void set(const QString &key, const QVariant &value);

    QSettings m_store;
    /// What was set while nothing is to be kept.
    QVariantMap m_passing;
    bool m_keeps = true;
    bool m_canVibrate = false;
};
