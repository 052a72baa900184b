// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/bridge/accessible.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QAccessible>
#include <QAccessibleWidget>
#include <QAction>
#include <QApplication>
#include <QEvent>
#include <QList>
#include <QMenu>
#include <QPainter>
#include <QPlainTextEdit>
#include <QPointer>
#include <QTextEdit>
#include <QTimer>

#include <array>
#include <optional>
#include <utility>

namespace gatepost::ui {

namespace {

// ---- roles ---------------------------------------------------------------------------------------

QAccessibleInterface *makeFace(const QString &className, QObject *object) {
    // Its name tells the windows of the day that it shows.
    if (className == QLatin1String("gatepost::ui::DayStrip") ||
        className == QLatin1String("gatepost::ui::LogsChart") ||
        className == QLatin1String("gatepost::ui::CrawlChart"))
        if (auto *widget = qobject_cast<QWidget *>(object))
            return new QAccessibleWidget(widget, QAccessible::Graphic);
    // Text that keys scroll is more than a pane.
    if (auto *widget = qobject_cast<QWidget *>(object);
        widget != nullptr && widget->objectName() == QLatin1String("readingColumn"))
        return new QAccessibleWidget(widget, QAccessible::Document);
    return nullptr;
}

/// A menu's name: the entry or the button that opens it, else what it was opened over.
QString nameOf(const QMenu *menu) {
    QString name = menu->menuAction()->text();
    const QWidget *over = menu->parentWidget();
    if (name.isEmpty())
        name = menu->title();
    if (const auto *button = qobject_cast<const QAbstractButton *>(over); name.isEmpty() && button)
        name = button->accessibleName().isEmpty() ? button->text() : button->accessibleName();
    for (; name.isEmpty() && over; over = over->parentWidget())
        name = over->accessibleName();
    return name.remove(QLatin1Char('&'));
}

/// Qt chooses the first entry of a menu that a key opened in the menu bar, but not of a button's or a context menu: Return
/// would do nothing there but choose it.
void chooseFirst(QMenu *menu) {
    if (!menu->isVisible() || menu->activeAction())
        return;
    for (QAction *action : menu->actions())
        if (action->isEnabled() && action->isVisible() && !action->isSeparator()) {
            menu->setActiveAction(action);
            return;
        }
}

// ---- the frame of what has the focus -------------------------------------------------------------

class FocusFrame : public QWidget {
public:
    explicit FocusFrame(QWidget *around) : QWidget(around) {
        setAttribute(Qt::WA_TransparentForMouseEvents);
        setAttribute(Qt::WA_NoSystemBackground);
        setFocusPolicy(Qt::NoFocus);
        setGeometry(around->rect());
        raise();
        show();
    }

protected:
    void paintEvent(QPaintEvent *) override {
        QPainter painter(this);
        painter.setPen(QPen(palette().color(QPalette::Active, QPalette::Highlight), 2));
        painter.drawRect(rect().adjusted(1, 1, -1, -1));
    }
};

/// Texts with a caret show it, and buttons and fields are drawn otherwise by the style.
bool wantsFrame(const QWidget *widget) {
    if (!qobject_cast<const QAbstractScrollArea *>(widget) ||
        !widget->window()->testAttribute(Qt::WA_KeyboardFocusChange))
        return false;
    if (const auto *text = qobject_cast<const QPlainTextEdit *>(widget))
        return text->isReadOnly();
    if (const auto *text = qobject_cast<const QTextEdit *>(widget))
        return text->isReadOnly();
    return true;
}

class Watcher : public QObject {
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override {
        switch (event->type()) {
        case QEvent::Show:
            if (auto *menu = qobject_cast<QMenu *>(watched)) {
                if (menu->accessibleName().isEmpty())
                    menu->setAccessibleName(nameOf(menu));
                if (m_byKey)
                    QMetaObject::invokeMethod(
                        menu, [menu] { chooseFirst(menu); }, Qt::QueuedConnection);
            }
            break;
        case QEvent::KeyPress: m_byKey = true; break;
        case QEvent::MouseButtonPress: m_byKey = false; break;
        case QEvent::FocusIn:
            if (auto *widget = qobject_cast<QWidget *>(watched); widget && wantsFrame(widget)) {
                delete m_frame;
                m_frame = new FocusFrame(widget);
            }
            break;
        case QEvent::FocusOut:
            if (m_frame && watched == m_frame->parent())
                delete m_frame;
            break;
        case QEvent::Resize:
            if (m_frame && watched == m_frame->parent())
                m_frame->setGeometry(m_frame->parentWidget()->rect());
            break;
        default: break;
        }
        return false;
    }

private:
    QPointer<QWidget> m_frame;
    bool m_byKey = false; ///< what was done last was done by a key
};

// ---- what is said --------------------------------------------------------------------------------

class Announcer : public QObject {
public:
    explicit Announcer(QObject *parent) : QObject(parent) {
        for (QTimer *timer : {&m_atRest, &m_soon}) {
            timer->setSingleShot(true);
            connect(timer, &QTimer::timeout, this, [this, timer] { say(timer == &m_atRest); });
        }
        m_atRest.setInterval(kAnnouncePause);
        m_soon.setInterval(0);
    }

    void add(QWidget *about, Topic topic, const QString &sentence, Urgency urgency) {
        const Said said{about, topic, sentence, urgency};
        if (waitsForRest(topic)) {
            m_resting[topic == Topic::Verdict ? 0 : 1].next = said;
            m_atRest.start();
            return;
        }
        if (topic == Topic::Control) // only the last counts: keys may walk faster than a voice
            erase_if(m_queue, [](const Said &one) { return one.topic == Topic::Control; });
        m_queue << said;
        m_soon.start();
    }

private:
    struct Said {
        QPointer<QWidget> about;
        Topic topic = Topic::Control;
        QString sentence;
        Urgency urgency = Urgency::Polite;
    };
    struct Resting {
        std::optional<Said> next;
        QString last; ///< what was said of it
    };
    static bool waitsForRest(Topic topic) {
        return topic == Topic::Verdict || topic == Topic::Problems;
    }

    void say(bool atRest) {
        if (!atRest) {
            for (const Said &said : std::exchange(m_queue, {}))
                send(said);
            return;
        }
        for (Resting &resting : m_resting) {
            const auto said = std::exchange(resting.next, std::nullopt);
            if (!said || said->sentence == resting.last)
                continue;
            resting.last = said->sentence;
            send(*said);
        }
    }

    static void send(const Said &said) {
        if (!said.about || said.sentence.isEmpty())
            return;
        QAccessibleAnnouncementEvent event(said.about, said.sentence);
        event.setPoliteness(said.urgency == Urgency::Assertive
                                ? QAccessible::AnnouncementPoliteness::Assertive
                                : QAccessible::AnnouncementPoliteness::Polite);
        QAccessible::updateAccessibility(&event);
    }

    std::array<Resting, 2> m_resting; // Verdict, Problems
    QList<Said> m_queue;
    QTimer m_atRest;
    QTimer m_soon;
};

} // namespace

void installAccessibility() {
    static QPointer<Watcher> watcher;
    if (watcher)
        return;
    watcher = new Watcher(qApp);
    qApp->installEventFilter(watcher);
    QAccessible::installFactory(makeFace);
}

void announce(QWidget *about, Topic topic, const QString &sentence, Urgency urgency) {
    static QPointer<Announcer> announcer;
    if (!announcer)
        announcer = new Announcer(qApp);
    announcer->add(about, topic, sentence, urgency);
}

} // namespace gatepost::ui
