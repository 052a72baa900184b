// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Everybody can use the window: names for screen readers, everything by keys, focus that is seen, targets that are hit,
// large text, contrast, and what changes is said.

#include "tests/support/windowchecks.h"
#include "tests/support/windowtour.h"
#include "ui/bridge/accessible.h"
#include "ui/bridge/look.h"
#include "ui/bridge/style.h"
#include "ui/editor/textview.h"
#include "ui/simulator/questionbar.h"
#include "ui/simulator/timelinepanel.h"
#include "ui/window/dialogs.h"
#include "ui/window/mainwindow.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QApplication>
#include <QDateTimeEdit>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QMenu>
#include <QPlainTextEdit>
#include <QScopeGuard>
#include <QScrollArea>
#include <QSet>
#include <QStandardPaths>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBlock>
#include <QTextEdit>
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

/// As if the last key had been Tab.
void activate(QWidget *top) {
    top->activateWindow();
    if (!QTest::qWaitForWindowActive(top, 1000))
        qWarning("%s is not active", qPrintable(described(top)));
    top->setAttribute(Qt::WA_KeyboardFocusChange);
}

/// Every control that is enabled and takes Tab, once round; F6 leaves those that keep Tab for themselves.
QStringList tabFaults(QWidget *top) {
    QSet<QWidget *> wanted;
    for (QWidget *widget : top->findChildren<QWidget *>())
        if (widget->isVisible() && widget->isEnabled() && widget->window() == top &&
            (widget->focusPolicy() & Qt::TabFocus) == Qt::TabFocus && !widget->focusProxy())
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
        // Year, month, day, hour and minute are places of one field.
        for (int place = 0; place < 8 && reached == at && qobject_cast<QDateTimeEdit *>(at);
             ++place) {
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

/// Faults with the place they were first found at; each once.
class Faults {
public:
    void add(const QString &place, const QStringList &faults) {
        for (const QString &fault : faults)
            if (!m_known.contains(fault)) {
                m_known.insert(fault);
                m_list << place + QStringLiteral(": ") + fault;
            }
    }
    [[nodiscard]] bool isEmpty() const { return m_list.isEmpty(); }
    /// How many; each is said on a line of its own, since Qt Test cuts long messages.
    [[nodiscard]] QByteArray text() const {
        for (const QString &fault : m_list)
            qWarning("%s", qPrintable(QString(fault).replace('\n', ' ')));
        return QByteArray::number(m_list.size()) + " faults";
    }

private:
    QSet<QString> m_known;
    QStringList m_list;
};

#define NO_FAULTS(faults) QVERIFY2((faults).isEmpty(), (faults).text().constData())

} // namespace

class TestAccessibility : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void tourIsWholeAndQuick();
    void everyControlHasANameAndARole();
    void everyControlIsReachedByTab();
    void focusIsSeen();
    void targetsAreLargeEnough();
    void doubledTextIsNotCut();
    void coloursOfTheWindowHaveContrast();
    void coloursOfTheTextHaveContrast_data();
    void coloursOfTheTextHaveContrast();
    void changedAnswersAreSaidOnceAtRest();
    void savesAreSaid();
    void fromTheRightTimeAndPolicyRunOn();
    void theQuestionIsInTheOrderOfTheLanguage();
};

void TestAccessibility::initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName("gatepost-test-accessibility");
    installStyle("Fusion");
    QApplication::setPalette(lightPalette());
    QApplication::setCursorFlashTime(0);
}

void TestAccessibility::tourIsWholeAndQuick() {
    QElapsedTimer clock;
    clock.start();
    QStringList places;
    tourWindows([&](const test::Place &place) {
        places << place.name;
        QVERIFY(place.part->isVisible());
        QVERIFY(place.part == place.top || place.top->isAncestorOf(place.part));
    });
    qInfo("%d places in %lld ms", int(places.size()), clock.elapsed());
    const QString all = places.join('\n');
    QVERIFY2(places.removeDuplicates() == 0, qPrintable(all));
    QVERIFY2(places.size() > 90, qPrintable(all));
}

void TestAccessibility::everyControlHasANameAndARole() {
    Faults faults;
    tourWindows(
        [&](const test::Place &place) { faults.add(place.name, namelessControls(place.part)); });
    NO_FAULTS(faults);
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

void TestAccessibility::targetsAreLargeEnough() {
    Faults faults;
    tourWindows([&](const test::Place &place) {
        for (const Target &target : targets(place.part))
            if (const int least = std::min(target.rect.width(), target.rect.height()); least < 24)
                faults.add(place.name, {QStringLiteral("%1 %2: %3×%4")
                                            .arg(described(target.widget), target.what)
                                            .arg(target.rect.width())
                                            .arg(target.rect.height())});
    });
    NO_FAULTS(faults);
}

void TestAccessibility::doubledTextIsNotCut() {
    const QFont usual = QApplication::font();
    QFont doubled = usual;
    doubled.setPointSizeF(usual.pointSizeF() * 2);
    QApplication::setFont(doubled);
    Faults faults;
    tourWindows([&](const test::Place &place) { faults.add(place.name, cutTexts(place.part)); });
    QApplication::setFont(usual);
    NO_FAULTS(faults);
}

// ---- contrast ------------------------------------------------------------------------------------

namespace {

/// What is drawn in `front` on `back` somewhere in the program.
struct Pair {
    QString what;
    QColor front;
    QColor back;
    double least; ///< 4.5 for text, 3 for marks and what shows where the focus is
};

constexpr double kText = 4.5;
constexpr double kMark = 3;
constexpr Tone kTones[] = {Tone::Allow,    Tone::Deny,    Tone::Later, Tone::Ask,
                           Tone::Unstated, Tone::Warning, Tone::Error};

QStringList tooFaint(const QList<Pair> &pairs) {
    QStringList faults;
    for (const Pair &pair : pairs)
        if (const double has = contrast(pair.front, pair.back); has < pair.least)
            faults << QStringLiteral("%1: %2 on %3 is %4, needs %5")
                          .arg(pair.what, pair.front.name(), pair.back.name())
                          .arg(has, 0, 'f', 2)
                          .arg(pair.least);
    return faults;
}

QList<Pair> pairsOf(const QPalette &palette) {
    QList<Pair> pairs;
    const auto color = [&](QPalette::ColorRole role) { return palette.color(role); };
    const QPalette::ColorRole grounds[] = {QPalette::Base, QPalette::AlternateBase,
                                           QPalette::Window, QPalette::Button,
                                           QPalette::ToolTipBase};
    for (const auto ground : grounds) {
        const auto on = [&](const char *what, const QColor &front, double least) {
            pairs.append({QStringLiteral("%1 on role %2").arg(QLatin1String(what)).arg(ground),
                          front, color(ground), least});
        };
        on("text", color(QPalette::Text), kText);
        on("window text", color(QPalette::WindowText), kText);
        on("button text", color(QPalette::ButtonText), kText);
        on("tooltip text", color(QPalette::ToolTipText), kText);
        on("inherited and unset values", color(QPalette::PlaceholderText), kText);
        on("disabled text", palette.color(QPalette::Disabled, QPalette::Text), kText);
        on("link", color(QPalette::Link), kText);
        for (const Tone tone : kTones)
            on("verdict", toneColor(tone, palette), kText);
    }
    // The frame of the focus stands on what lists and pages stand on.
    for (const auto ground : {QPalette::Base, QPalette::AlternateBase, QPalette::Window})
        pairs.append({QStringLiteral("focus on role %1").arg(ground), color(QPalette::Highlight),
                      color(ground), kMark});
    pairs.append({QStringLiteral("selection"), color(QPalette::HighlightedText),
                  color(QPalette::Highlight), kText});
    for (const Tone tone : kTones) {
        const QColor ground = toneBackground(tone, palette);
        const QString name = QStringLiteral(" on the ground of tone %1").arg(int(tone));
        pairs.append(
            {QStringLiteral("its verdict") + name, toneColor(tone, palette), ground, kText});
        pairs.append({QStringLiteral("text") + name, color(QPalette::Text), ground, kText});
        pairs.append({QStringLiteral("greyed text") + name, color(QPalette::PlaceholderText),
                      ground, kText});
    }
    return pairs;
}

} // namespace

void TestAccessibility::coloursOfTheWindowHaveContrast() {
    Faults faults;
    faults.add("light", tooFaint(pairsOf(lightPalette())));
    faults.add("dark", tooFaint(pairsOf(darkPalette())));
    NO_FAULTS(faults);
    // It can fail: the middle grey of a usual palette.
    QPalette faint = lightPalette();
    faint.setColor(QPalette::PlaceholderText, QColor("#8a9096"));
    QVERIFY(!tooFaint(pairsOf(faint)).isEmpty());
}

void TestAccessibility::coloursOfTheTextHaveContrast_data() {
    QTest::addColumn<QString>("path");
    const QDir themes("resources/themes");
    for (const QString &name : themes.entryList({"*.theme"}))
        QTest::newRow(qPrintable(name)) << themes.filePath(name);
}

void TestAccessibility::coloursOfTheTextHaveContrast() {
    QFETCH(const QString, path);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QJsonObject theme = QJsonDocument::fromJson(file.readAll()).object();
    const QJsonObject editor = theme["editor-colors"].toObject();
    const QPalette palette = path.contains("dark") ? darkPalette() : lightPalette();
    const auto color = [&](const QString &name) { return QColor(editor[name].toString()); };
    QList<std::pair<QString, QColor>> grounds;
    for (const char *name : {"BackgroundColor", "CurrentLine", "SearchHighlight",
                             "ReplaceHighlight", "BracketMatching"})
        grounds.append({name, color(name)});
    for (const Tone tone : kTones) // marked lines
        grounds.append({QStringLiteral("tone %1").arg(int(tone)), toneBackground(tone, palette)});
    QList<Pair> pairs;
    const QJsonObject styles = theme["text-styles"].toObject();
    QVERIFY(styles.size() > 10);
    for (auto style = styles.begin(); style != styles.end(); ++style) {
        const QJsonObject look = style->toObject();
        for (const auto &[name, ground] : std::as_const(grounds))
            pairs.append({style.key() + " on " + name, QColor(look["text-color"].toString()),
                          look.contains("background-color")
                              ? QColor(look["background-color"].toString())
                              : ground,
                          kText});
        pairs.append({style.key() + " selected", QColor(look["selected-text-color"].toString()),
                      color("TextSelection"), kText});
    }
    // Rules that lost are greyed.
    for (const auto &[name, ground] : std::as_const(grounds))
        pairs.append(
            {"lost on " + name, palette.color(QPalette::Disabled, QPalette::Text), ground, kText});
    for (const char *number : {"LineNumbers", "CurrentLineNumber"})
        pairs.append({number, color(number), color("IconBorder"), kText});
    for (const char *mark : {"ModifiedLines", "SavedLines", "MarkError", "MarkWarning"})
        pairs.append({mark, color(mark), color("IconBorder"), kMark});
    for (const Tone tone : kTones) { // the gutter's signs, the waves below problems
        pairs.append({QStringLiteral("tone %1 in the gutter").arg(int(tone)),
                      toneColor(tone, palette), color("IconBorder"), kMark});
        pairs.append({QStringLiteral("tone %1 in the text").arg(int(tone)),
                      toneColor(tone, palette), color("BackgroundColor"), kMark});
    }
    Faults faults;
    faults.add(path, tooFaint(pairs));
    NO_FAULTS(faults);
}

// ---- what is said --------------------------------------------------------------------------------

namespace {

struct Heard {
    QString sentence;
    QAccessible::AnnouncementPoliteness politeness;
};
QList<Heard> heard; // NOLINT: Qt takes a plain function

void listen(QAccessibleEvent *event) {
    if (event->type() == QAccessible::Announcement) {
        const auto *said = static_cast<QAccessibleAnnouncementEvent *>(event);
        heard.append({said->message(), said->politeness()});
    }
}

class Listening {
public:
    Listening() : m_before(QAccessible::installUpdateHandler(listen)) { heard.clear(); }
    ~Listening() { QAccessible::installUpdateHandler(m_before); }
    Q_DISABLE_COPY_MOVE(Listening)

private:
    QAccessible::UpdateHandler m_before;
};

QStringList sentences() {
    QStringList list;
    for (const Heard &one : std::as_const(heard))
        list << one.sentence;
    return list;
}

/// A robots.txt in a folder of its own, in a window, with a question about it.
struct Opened {
    QTemporaryDir dir;
    MainWindow window;
    Document *document = nullptr;
    TextView *text = nullptr;

    Opened() {
        QFile file(dir.filePath("robots.txt"));
        if (!file.open(QIODevice::WriteOnly) ||
            file.write("User-agent: GPTBot\nDisallow: /blog\n") < 0)
            qFatal("cannot write the file to open");
        file.close();
        window.show();
        window.open({file.fileName()});
        document = window.site().current();
        Question question;
        question.agent = "GPTBot";
        question.url = "/blog/a";
        question.at = *parseInstant("2026-11-20T07:00:00Z");
        window.site().setQuestion(question);
        settle(&window);
        text = window.findChild<TextView *>();
        text->setFocus();
    }
    ~Opened() {
        while (document->canUndo())
            document->undo();
    }
    Q_DISABLE_COPY_MOVE(Opened)
};

} // namespace

void TestAccessibility::changedAnswersAreSaidOnceAtRest() {
    Opened o;
    QTest::qWait(kAnnouncePause + 200); // the answer to the question that was put
    const Listening listening;
    QTextCursor cursor(o.text->document()->findBlockByNumber(1));
    cursor.movePosition(QTextCursor::EndOfBlock);
    o.text->setTextCursor(cursor);
    // Twenty keys, each of which changes or renews the answer: none is said meanwhile.
    for (int i = 0; i < 10; ++i) {
        QTest::keyClicks(o.text, "x");
        QTest::keyClick(o.text, Qt::Key_Backspace);
    }
    QTest::keyClicks(o.text, "ger");
    QVERIFY2(sentences().isEmpty(), qPrintable(sentences().join('\n')));
    QTRY_VERIFY_WITH_TIMEOUT(!heard.isEmpty(), 3 * kAnnouncePause);
    QTest::qWait(kAnnouncePause + 200);
    QCOMPARE(sentences().filter("Yes").size(), 1);
    QVERIFY(sentences().contains(o.window.site().sentence()));
    // What changes and changes back before it is said is not said.
    heard.clear();
    QTest::keyClick(o.text, Qt::Key_Backspace);
    QTest::keyClicks(o.text, "r");
    QTest::qWait(kAnnouncePause + 300);
    QVERIFY2(sentences().isEmpty(), qPrintable(sentences().join('\n')));
}

void TestAccessibility::savesAreSaid() {
    Opened o;
    const Listening listening;
    QTest::keyClicks(o.text, "# ");
    QVERIFY(o.window.save(o.document));
    QTRY_COMPARE(sentences().filter("Saved").size(), 1);
    QVERIFY(sentences().filter("Saved").first().contains("robots.txt"));

    // A save that fails is said at once, over what is being said.
    class Silent : public Dialogs {
    public:
        void complain(QWidget *, const QString &) override {}
        int choose(QWidget *, const QString &, const QString &, const QString &,
                   const QStringList &) override {
            return -1;
        }
    } silent;
    o.window.setDialogs(silent);
    heard.clear();
    QFile other(o.document->path());
    QVERIFY(other.open(QIODevice::WriteOnly) && other.write("User-agent: *\n") > 0);
    other.close();
    QTest::keyClicks(o.text, "# ");
    QVERIFY(!o.window.save(o.document));
    QTRY_VERIFY(!sentences().filter("changed by another program").isEmpty());
    QVERIFY(std::ranges::any_of(heard, [](const Heard &one) {
        return one.politeness == QAccessible::AnnouncementPoliteness::Assertive;
    }));
}

// ---- other directions and orders -----------------------------------------------------------------

void TestAccessibility::fromTheRightTimeAndPolicyRunOn() {
    QApplication::setLayoutDirection(Qt::RightToLeft);
    const auto restore = qScopeGuard([] { QApplication::setLayoutDirection(Qt::LeftToRight); });
    // All text that is policy or HTTP, wherever it is.
    int texts = 0;
    Faults faults;
    tourWindows([&](const test::Place &place) {
        for (QWidget *widget : controls(place.part)) {
            const auto *text = qobject_cast<QPlainTextEdit *>(widget);
            if (!text || text->objectName() == u"value")
                continue; // "value": a note in the owner's own language
            ++texts;
            if (text->layoutDirection() != Qt::LeftToRight ||
                text->document()->defaultTextOption().textDirection() != Qt::LeftToRight)
                faults.add(place.name, {described(text) + " runs to the left"});
        }
    });
    NO_FAULTS(faults);
    QVERIFY(texts > 10);

    MainWindow window;
    window.openSample();
    window.resize(1480, 940);
    window.show();
    auto *panel = qobject_cast<TimelinePanel *>(window.showPanel("timeline"));
    QVERIFY(panel);
    settle(&window);
    WeekView &week = panel->view();
    const WeekModel &model = panel->week();
    QVERIFY(window.layoutDirection() == Qt::RightToLeft);
    // Later is further to the right, drawn and pressed.
    QVERIFY(week.visualRect(model.index(0, 5)).x() > week.visualRect(model.index(0, 4)).x());
    const Instant monday = model.week().monday;
    QVERIFY(week.pointOf(monday + std::chrono::hours(20)).x() >
            week.pointOf(monday + std::chrono::hours(2)).x());
    week.setFocus();
    week.setCurrentIndex(model.index(2, 5));
    QTest::keyClick(&week, Qt::Key_Right);
    QCOMPARE(week.currentIndex(), model.index(2, 6));
    QTest::keyClick(&week, Qt::Key_Return);
    QVERIFY(window.site().question().at == model.hourOf(2, 6));
    QTest::keyClick(&week, Qt::Key_Right, Qt::AltModifier);
    QVERIFY(window.site().question().at == model.hourOf(2, 6) + std::chrono::minutes(15));

    // The matrix is a table of names: it begins on the right, and keys go where they point.
    auto *matrix = window.showPanel("matrix")->findChild<QTableView *>("matrix");
    QVERIFY(matrix);
    settle(&window);
    QVERIFY(matrix->visualRect(matrix->model()->index(0, 0)).x() >
            matrix->visualRect(matrix->model()->index(0, 1)).x());
    matrix->setFocus();
    matrix->setCurrentIndex(matrix->model()->index(0, 1));
    QTest::keyClick(matrix, Qt::Key_Right);
    QCOMPARE(matrix->currentIndex().column(), 0);
    QTest::keyClick(matrix, Qt::Key_Left);
    QTest::keyClick(matrix, Qt::Key_Left);
    QCOMPARE(matrix->currentIndex().column(), 2);
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
    QVERIFY(bar.findChild<QWidget *>("nextChange")->x() < bar.findChild<QWidget *>("url")->x());
    QCOMPARE(tabFaults(&bar).join('\n'), QString());
}

QTEST_MAIN(TestAccessibility)
#include "tst_accessibility.moc"
