// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Everybody can use the window: names for screen readers, everything by keys, focus that is seen, targets that are hit,
// large text. Contrast is in tst_contrast, what is said in tst_announcements, writing from the right in tst_languages.

#include "tests/support/windowchecks.h"
#include "tests/support/windowtour.h"
#include "ui/bridge/look.h"
#include "ui/bridge/style.h"
#include "ui/simulator/questionbar.h"
#include "ui/simulator/zone.h"

#include <QApplication>
#include <QButtonGroup>
#include <QDateTimeEdit>
#include <QElapsedTimer>
#include <QLabel>
#include <QMenu>
#include <QPlainTextEdit>
#include <QRadioButton>
#include <QScopeGuard>
#include <QScrollArea>
#include <QSet>
#include <QStandardPaths>
#include <QTest>
#include <QTextBrowser>
#include <QTranslator>

#include <algorithm>

using namespace gatepost;
using namespace gatepost::ui;
using namespace gatepost::test;

namespace {

/// What a control is left by, where Tab is its own.
struct WayOut : QWidget {
    static bool next(QWidget *from, bool forward) {
        // The virtual function asks the widget whether it wants Tab for itself.
        return (from->*(&WayOut::focusNextPrevChild))(forward);
    }
    static bool pastIt(QWidget *from, bool forward) {
        return static_cast<WayOut *>(from)->QWidget::focusNextPrevChild(forward);
    }
};

bool eatsTab(const QWidget *widget) {
    if (const auto *text = qobject_cast<const QPlainTextEdit *>(widget))
        return !text->tabChangesFocus() && !text->isReadOnly();
    if (const auto *text = qobject_cast<const QTextEdit *>(widget))
        return !text->tabChangesFocus() && !text->isReadOnly();
    return false;
}

/// Between how many places inside of it Tab may go at the most.
int placesIn(const QWidget *widget) {
    return qobject_cast<const QDateTimeEdit *>(widget)  ? 8
           : qobject_cast<const QTextBrowser *>(widget) ? 500
                                                        : 0;
}

/// As if the last key had been Tab.
void activate(QWidget *top) {
    top->activateWindow();
    if (!QTest::qWaitForWindowActive(top, 1000))
        qWarning("%s is not active", qPrintable(described(top)));
    top->setAttribute(Qt::WA_KeyboardFocusChange);
}

/// One of several: Tab goes to the one that is chosen, arrows to the others.
bool isLeftToArrows(const QWidget *widget) {
    const auto *button = qobject_cast<const QRadioButton *>(widget);
    return button && !button->isChecked() && button->group() && button->group()->checkedButton();
}

/// Every control that is enabled and takes Tab, once round; F6 leaves those that keep Tab for themselves.
QStringList tabFaults(QWidget *top) {
    QSet<QWidget *> wanted;
    for (QWidget *widget : top->findChildren<QWidget *>())
        if (widget->isVisible() && widget->isEnabled() && widget->window() == top &&
            (widget->focusPolicy() & Qt::TabFocus) == Qt::TabFocus && !widget->focusProxy() &&
            !isLeftToArrows(widget))
            wanted.insert(widget);
    if (wanted.isEmpty())
        return {};
    QStringList faults;
    activate(top);
    QWidget *start = top->focusWidget();
    if (!start || !wanted.contains(start)) {
        start = *wanted.begin();
        for (QWidget *widget : top->findChildren<QWidget *>())
            if (wanted.contains(widget)) {
                start = widget;
                break;
            }
    }
    start->setFocus(Qt::TabFocusReason);
    QList<QWidget *> order;
    QWidget *at = start;
    for (qsizetype i = 0; i < 3 * wanted.size() + 10; ++i) {
        order << at;
        const bool keeps = eatsTab(at);
        keeps ? WayOut::pastIt(at, true) : WayOut::next(at, true);
        QWidget *reached = QApplication::focusWidget();
        // Year, month, day, hour and minute are places of one field, links those of a text.
        for (int places = placesIn(at); places > 0 && reached == at; --places) {
            WayOut::next(at, true);
            reached = QApplication::focusWidget();
        }
        if (reached == at && wanted.size() > 1) {
            faults << QStringLiteral("%1: Tab does not leave it").arg(described(at));
            WayOut::pastIt(at, true);
            reached = QApplication::focusWidget();
        }
        if (!reached || reached == start)
            break;
        at = reached;
    }
    QSet<QWidget *> seen;
    for (QWidget *widget : std::as_const(order)) {
        if (seen.contains(widget))
            faults << QStringLiteral("%1: reached twice").arg(described(widget));
        seen.insert(widget);
    }
    for (QWidget *widget : std::as_const(wanted))
        if (!seen.contains(widget))
            faults << QStringLiteral("%1: not reached by Tab").arg(described(widget));
    return faults;
}

/// Pixels of a widget and a little around it that differ while it has the focus.
QStringList focusFaults(QWidget *part) {
    QStringList faults;
    QWidget *top = part->window();
    activate(top);
    for (QWidget *widget : controls(part)) {
        if (!widget->isEnabled() || (widget->focusPolicy() & Qt::TabFocus) != Qt::TabFocus ||
            widget->focusProxy())
            continue;
        const auto picture = [&] {
            QCoreApplication::sendPostedEvents();
            const QRect place(widget->mapTo(top, QPoint(0, 0)), widget->size());
            return top->grab(place.adjusted(-4, -4, 4, 4)).toImage();
        };
        for (QWidget *up = widget->parentWidget(); up; up = up->parentWidget())
            if (auto *area = qobject_cast<QScrollArea *>(up))
                area->ensureWidgetVisible(widget); // as Tab does
        widget->clearFocus();
        widget->setFocus(Qt::TabFocusReason);
        if (QApplication::focusWidget() != widget) {
            faults << QStringLiteral("%1: does not take the focus").arg(described(widget));
            continue;
        }
        const QImage with = picture();
        widget->clearFocus();
        const QImage without = picture();
        int differ = with.size() == without.size() ? 0 : 1000;
        for (int y = 0; differ < 1000 && y < with.height(); ++y)
            for (int x = 0; x < with.width(); ++x)
                differ += with.pixel(x, y) != without.pixel(x, y);
        if (differ < 12)
            faults << QStringLiteral("%1: the focus is not seen (%2 pixels)")
                          .arg(described(widget))
                          .arg(differ);
    }
    return faults;
}

} // namespace

class TestAccessibility : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void everyControlHasANameARoleAndRoom();
    void everyControlIsReachedByTab();
    void focusIsSeen();
    void doubledTextIsNotCut();
    void theQuestionIsInTheOrderOfTheLanguage();
};

void TestAccessibility::initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName("gatepost-test-accessibility");
    installStyle("Fusion");
    QApplication::setPalette(lightPalette());
    QApplication::setCursorFlashTime(0);
}

/// Every place is shown, each has names and roles for screen readers, and what is pressed is large enough.
void TestAccessibility::everyControlHasANameARoleAndRoom() {
    QElapsedTimer clock;
    clock.start();
    QStringList places;
    Faults faults;
    tourWindows([&](const test::Place &place) {
        places << place.name;
        QVERIFY(place.part->isVisible());
        QVERIFY(place.part == place.top || place.top->isAncestorOf(place.part));
        faults.add(place.name, namelessControls(place.part));
        for (const Target &target : targets(place.part))
            if (const int least = std::min(target.rect.width(), target.rect.height()); least < 24)
                faults.add(place.name, {QStringLiteral("%1 %2: %3×%4")
                                            .arg(described(target.widget), target.what)
                                            .arg(target.rect.width())
                                            .arg(target.rect.height())});
    });
    qInfo("%d places in %lld ms", int(places.size()), clock.elapsed());
    NO_FAULTS(faults);
    const QString all = places.join('\n');
    QVERIFY2(places.removeDuplicates() == 0, qPrintable(all));
    QVERIFY2(places.size() >= 100, qPrintable(all));
}

void TestAccessibility::everyControlIsReachedByTab() {
    Faults faults;
    tourWindows([&](const test::Place &place) {
        if (!qobject_cast<QMenu *>(place.top) && !place.name.startsWith(u"popup/"))
            faults.add(place.name, tabFaults(place.top));
    });
    NO_FAULTS(faults);
}

void TestAccessibility::focusIsSeen() {
    Faults faults;
    tourWindows([&](const test::Place &place) {
        if (!qobject_cast<QMenu *>(place.top) && !place.name.startsWith(u"popup/"))
            faults.add(place.name, focusFaults(place.part));
    });
    NO_FAULTS(faults);
}

void TestAccessibility::doubledTextIsNotCut() {
    const QFont usual = QApplication::font();
    QFont doubled = usual;
    doubled.setPointSizeF(usual.pointSizeF() * 2);
    QApplication::setFont(doubled);
    DisplayZone::instance().setZone("Asia/Kathmandu"); // hours that are not full take the most room
    Faults faults;
    tourWindows([&](const test::Place &place) { faults.add(place.name, cutTexts(place.part)); });
    DisplayZone::instance().setZone("UTC");
    QApplication::setFont(usual);
    NO_FAULTS(faults);
}

void TestAccessibility::theQuestionIsInTheOrderOfTheLanguage() {
    /// A language that puts the time first and the verb last.
    class Other : public QTranslator {
    public:
        [[nodiscard]] QString translate(const char *context, const char *source, const char *,
                                        int) const override {
            return qstrcmp(context, "gatepost::ui::QuestionBar") == 0 &&
                           qstrcmp(source, "May %1 fetch %2 %3 ?") == 0
                       ? QStringLiteral("%3 at, %2 by %1 fetched may be?")
                       : QString();
        }
        [[nodiscard]] bool isEmpty() const override { return false; }
    } other;
    QApplication::installTranslator(&other);
    const auto restore = qScopeGuard([&] { QApplication::removeTranslator(&other); });
    SiteModel site;
    QuestionBar bar(site);
    bar.resize(1400, 100);
    bar.show();
    settle(&bar);
    QList<std::pair<int, QString>> found;
    for (const QLabel *label : bar.findChildren<QLabel *>())
        if (const QString text = label->text();
            text.contains("at,") || text.contains("by") || text.contains("fetched"))
            found.append({label->x(), text});
    for (const char *name : {"agent", "url"})
        found.append({bar.findChild<QWidget *>(name)->x(), QStringLiteral("[%1]").arg(name)});
    std::ranges::sort(found);
    QStringList row;
    for (const auto &[x, what] : std::as_const(found))
        row << what;
    QCOMPARE(row.join(' '), "at, [url] by [agent] fetched may be?");
    QVERIFY(bar.findChild<QWidget *>("when")->x() < bar.findChild<QWidget *>("url")->x());
    QCOMPARE(tabFaults(&bar).join('\n'), QString());
}

QTEST_MAIN(TestAccessibility)
#include "tst_accessibility.moc"
