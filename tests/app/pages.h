// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/app/finger.h"
#include "tests/app/realwindow.h"

#include <QMetaProperty>
#include <QQuickItem>
#include <QRegularExpression>
#include <QSequentialIterable>

/// What a hand finds on the page of a turn until it does something there: its controls, by the ids that the
/// table offers.
class Pages
{
public:
    explicit Pages(RealWindow &app)
        : m_app(app)
        , m_offers(app.table().offers())
        , m_wide(app.table().wide())
    {
    }

    /// Something that is offered and can be tapped, and what to tap.
    std::pair<Offer, QQuickItem *> choose(Finger &finger) const
    {
        constexpr int Enough = 100;
        // A control itself, or those it is made of.
        QHash<QString, QList<QQuickItem *>> byId;
        for (auto *control : controls()) {
            byId[idOf(control)] << control;
        }
        const auto offers = m_app.table().offers();
        for (int i = 0; i < Enough; ++i) {
            auto offer = finger.onPage(m_app.table(), offers);
            if (const auto found = byId.value(offer.id); !found.isEmpty()) {
                return {std::move(offer), found.at(finger.below(static_cast<int>(found.size())))};
            }
        }
        return {};
    }

    /// What is offered and cannot be tapped, or not in one place only; what can be tapped and is not offered.
    QStringList faults() const
    {
        QStringList faults;
        QHash<QString, QSet<QQuickItem *>> places;
        for (auto *control : controls()) {
            const auto id = idOf(control);
            if (!id.isEmpty()) {
                places[id] << holderOf(control, id);
            } else if (!isExcepted(control)) {
                faults << pathOf(control) + QStringLiteral(" is not offered");
            }
        }
        // The page below an open sheet waits.
        for (const auto &offer : sheet() ? QList<Offer>() : m_offers) {
            if (places[offer.id].isEmpty() && !isDoneOtherwise(offer.id)) {
                faults << offer.id + QStringLiteral(" has no control");
            } else if (places[offer.id].size() > 1) {
                faults << offer.id + QStringLiteral(" has several controls");
            }
        }
        return faults;
    }
    /// Such as open a list of what is offered.
    QList<QQuickItem *> openers() const
    {
        QList<QQuickItem *> found;
        for (auto *control : controls()) {
            if (control->objectName().startsWith(QStringLiteral("as-")) && idOf(control).isEmpty()) {
                found << control;
            }
        }
        return found;
    }
    bool hasSheet() const { return sheet() != nullptr; }

    /// Scrolls there first, as a thumb would.
    void tap(QQuickItem *control)
    {
        show(control);
        QTest::mouseClick(
            &m_app.window(), Qt::LeftButton, {}, control->mapToScene(freePlaceOn(control)).toPoint());
        settle();
    }
    /// In the middle of something that nothing lies on.
    void tapMiddle(QQuickItem *control)
    {
        show(control);
        m_app.tap(control);
        settle();
    }
    void type(const QString &text)
    {
        for (const QChar letter : text) {
            QTest::keyClick(&m_app.window(), letter.toLatin1());
        }
        // Some fields take a name when it is whole.
        QTest::keyClick(&m_app.window(), Qt::Key_Tab);
        settle();
    }
    static void settle() { QTest::qWait(20); }

    static bool isField(const QQuickItem *item)
    {
        return item->inherits("QQuickTextInput") || item->inherits("QQuickTextEdit");
    }

private:
    /// What is offered without a control of its own on the page.
    bool isDoneOtherwise(const QString &id) const
    {
        static const QList<QRegularExpression> Ids = {
            // A swipe or a key takes a die off.
            QRegularExpression(QStringLiteral("^empty-")),
            // A held finger opens the figures of a tile.
            QRegularExpression(QStringLiteral("^edit-")),
            // In the list that a half of a card opens.
            QRegularExpression(QStringLiteral("^as-")),
        };
        // What a roll did, or a message, lies over the steps for a while.
        const bool covered = id.startsWith(QStringLiteral("step-"))
            && (typed(top(), "OutcomeLine") || m_app.find(QStringLiteral("message")));
        return covered || std::ranges::any_of(Ids, [&](const QRegularExpression &known) {
            return known.match(id).hasMatch();
        });
    }
    /// What can be tapped on a turn without touching a row of its page.
    bool isExcepted(const QQuickItem *control) const
    {
        static const QList<QRegularExpression> Names = {
            // The bar on top, the foot, and what lies over the bar for a while.
            QRegularExpression(QStringLiteral("^(undo|redo|more|look-\\w+|way|message|OutcomeLine)$")),
            // What tells more of a thing, and changes nothing.
            QRegularExpression(QStringLiteral("^(stock-.*|ForecastCard|news|disaster|hunger|order-.*|chosen-"
                                              "card|close(-.*)?|why-.*|row-.*|seal-.*)$")),
            // The tray and the pad of dice look the same while one taps fast: a face too many is passed over.
            QRegularExpression(QStringLiteral("^(slot|face)-")),
            // A half of a card opens a list of what is offered.
            QRegularExpression(QStringLiteral("^as-")),
        };
        const auto told = rowsToldOf();
        for (const auto *item = control; item; item = item->parentItem()) {
            for (const auto &name : {item->objectName(), typeOf(item)}) {
                if (told.contains(name) || std::ranges::any_of(Names, [&](const QRegularExpression &known) {
                        return known.match(name).hasMatch();
                    })) {
                    return true;
                }
            }
        }
        return false;
    }
    /// Rows that cannot be touched now: whoever taps them is told why.
    QSet<QString> rowsToldOf() const
    {
        QSet<QString> ids;
        collectTold(m_app.table().page(), ids);
        return ids;
    }
    static void collectTold(const QVariant &value, QSet<QString> &ids)
    {
        const auto type = value.metaType();
        if (type == QMetaType::fromType<TableChoice>()) {
            const auto choice = value.value<TableChoice>();
            if (!choice.enabled && !choice.id.isEmpty()) {
                ids << choice.id;
            }
        } else if (type == QMetaType::fromType<TableCounter>()) {
            const auto counter = value.value<TableCounter>();
            if (counter.least >= counter.most && !counter.id.isEmpty()) {
                ids << counter.id;
            }
        } else if (type.flags().testFlag(QMetaType::IsGadget)) {
            for (int i = 0; i < type.metaObject()->propertyCount(); ++i) {
                collectTold(type.metaObject()->property(i).readOnGadget(value.constData()), ids);
            }
        } else if (QMetaType::canConvert(type, QMetaType::fromType<QIterable<QMetaSequence>>())
            && type != QMetaType::fromType<QString>()) {
            for (const auto &item : value.value<QSequentialIterable>()) {
                collectTold(item, ids);
            }
        }
    }

    /// Where nothing lies on it that does something else: its middle, if that is free.
    QPointF freePlaceOn(QQuickItem *control) const
    {
        auto others = controls();
        others.removeIf(
            [&](QQuickItem *other) { return other->isAncestorOf(control) || idOf(other) == idOf(control); });
        for (const auto part : {0.5, 0.25, 0.1, 0.75, 0.9}) {
            const QPointF place(control->width() * part, control->height() / 2);
            if (std::ranges::none_of(others,
                    [&](QQuickItem *other) { return other->contains(control->mapToItem(other, place)); })) {
                return place;
            }
        }
        return {control->width() / 2, control->height() / 2};
    }

    static bool takesTaps(const QQuickItem *item)
    {
        const auto clickable = item->property("clickable");
        if (clickable.isValid() && !clickable.toBool()) {
            return false;
        }
        if (item->inherits("QQuickAbstractButton") || item->inherits("QQuickMouseArea") || isField(item)) {
            return true;
        }
        const auto &children = item->children();
        return std::any_of(children.begin(), children.end(), [](const QObject *child) {
            return child->inherits("QQuickTapHandler") && child->property("enabled").toBool();
        });
    }

    static QString typeOf(const QObject *item)
    {
        const auto name = QString::fromLatin1(item->metaObject()->className());
        return name.section(QStringLiteral("_QMLTYPE_"), 0, 0).section(QStringLiteral("_QML_"), 0, 0);
    }
    static QString pathOf(const QQuickItem *item)
    {
        QStringList path;
        for (const auto *at = item; at && path.size() < 8; at = at->parentItem()) {
            path << typeOf(at)
                    + (at->objectName().isEmpty() ? QString() : QLatin1Char('#') + at->objectName());
        }
        return path.join(QLatin1Char('<'));
    }

    QQuickItem *top() const
    {
        auto *top = m_app.window().contentItem();
        while (top->parentItem()) {
            top = top->parentItem();
        }
        return top;
    }
    QQuickItem *sheet() const { return sheetIn(top()); }
    /// Of the open sheet, else of the turn.
    QList<QQuickItem *> controls() const
    {
        QList<QQuickItem *> found;
        auto *within = sheet();
        collect(within ? within : typed(top(), "TurnColumn"), found);
        return found;
    }
    static QQuickItem *sheetIn(QQuickItem *top)
    {
        QQuickItem *sheet = nullptr;
        const auto children = top->childItems();
        for (auto *overlay : children) {
            if (overlay->inherits("QQuickOverlay")) {
                const auto popups = overlay->childItems();
                for (auto *popup : popups) {
                    if (popup->inherits("QQuickPopupItem") && popup->isVisible()) {
                        sheet = popup;
                    }
                }
            }
            if (auto *inner = overlay->inherits("QQuickOverlay") ? nullptr : sheetIn(overlay)) {
                sheet = inner;
            }
        }
        return sheet;
    }
    static QQuickItem *typed(QQuickItem *within, const char *type)
    {
        if (!within->isVisible()) {
            return nullptr;
        }
        // A game may have one of its own, with its name before it.
        if (typeOf(within).endsWith(QLatin1String(type))) {
            return within;
        }
        const auto children = within->childItems();
        for (auto *child : children) {
            if (auto *found = typed(child, type)) {
                return found;
            }
        }
        return nullptr;
    }
    static void collect(QQuickItem *item, QList<QQuickItem *> &found)
    {
        if (!item || !item->isVisible() || item->opacity() == 0) {
            return;
        }
        if (item->isEnabled() && takesTaps(item)) {
            found << item;
        }
        const auto children = item->childItems();
        for (auto *child : children) {
            collect(child, found);
        }
    }

    /// The offer that a control belongs to; else nothing.
    QString idOf(const QQuickItem *control) const
    {
        for (const auto *item = control; item; item = item->parentItem()) {
            const auto name = item->objectName();
            // The wide button has one name for all that comes next.
            if (name == QStringLiteral("primary") && m_wide.enabled) {
                return m_wide.id;
            }
            if (std::ranges::find(m_offers, name, &Offer::id) != m_offers.end()) {
                return name;
            }
        }
        return {};
    }
    static QQuickItem *holderOf(QQuickItem *control, const QString &id)
    {
        for (auto *item = control; item; item = item->parentItem()) {
            if (item->objectName() == id) {
                return item;
            }
        }
        return control;
    }

    static void show(QQuickItem *item)
    {
        for (auto *above = item->parentItem(); above; above = above->parentItem()) {
            if (!above->inherits("QQuickFlickable")) {
                continue;
            }
            const auto y = item->mapToItem(above, QPointF(0, 0)).y();
            const auto at = above->property("contentY").toReal();
            const auto origin = above->property("originY").toReal();
            const auto most = std::max(origin,
                origin + above->property("contentHeight").toReal() + above->property("bottomMargin").toReal()
                    - above->height());
            if (y < 0) {
                above->setProperty(
                    "contentY", std::max(origin - above->property("topMargin").toReal(), at + y));
            } else if (y + item->height() > above->height()) {
                above->setProperty("contentY", std::min(most, at + y + item->height() - above->height()));
            }
        }
    }

    RealWindow &m_app;
    const QList<Offer> m_offers;
    const TableWide m_wide;
};
