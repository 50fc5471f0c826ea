// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <type_traits>

// As much of Qt for Android as app/program/device_android.cpp asks for, in the same words. It writes down
// what is called.
using jint = int;
using jboolean = unsigned char;
using jobject = void *;

/// "activity.getWindow.addFlags(128)".
inline QStringList calledFromJava;
inline bool onMainThread = false;

class QJniObject
{
public:
    explicit QJniObject(jobject) { }

    bool isValid() const { return !m_name.isEmpty(); }

    QJniObject callObjectMethod(const char *method, const char *signature) const
    {
        QJniObject object(nullptr);
        if (QByteArray(signature).startsWith("()L")) {
            object.m_name = m_name + u'.' + QString::fromLatin1(method);
        }
        return object;
    }

    template<typename Result>
    Result callMethod(const char *method, const char *signature, jint argument) const
    {
        const bool known = QByteArray(signature) == (std::is_void_v<Result> ? "(I)V" : "(I)Z");
        calledFromJava << (onMainThread && known ? QString() : QStringLiteral("wrong: ")) + m_name + u'.'
                + QString::fromLatin1(method) + u'(' + QString::number(argument) + u')';
        return Result();
    }

private:
    QString m_name = QStringLiteral("activity");
};

namespace QNativeInterface
{
struct QAndroidApplication {
    static jobject context() { return nullptr; }

    template<typename Work>
    static std::enable_if_t<std::is_void_v<std::invoke_result_t<Work>>> runOnAndroidMainThread(
        const Work &work)
    {
        onMainThread = true;
        work();
        onMainThread = false;
    }
};
}
