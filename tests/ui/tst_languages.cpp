// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The window in other languages: no text is cut off, no two of a menu or window share a key, none is glued together from parts or left in English, and policy
// text stays left-to-right where everything else turns.

#include "core/agents/registry.h"
#include "core/dialect/dialect.h"
#include "core/lint/lint.h"
#include "tests/support/windowchecks.h"
#include "tests/support/windowtour.h"
#include "ui/bridge/language.h"
#include "ui/bridge/words.h"
#include "ui/simulator/hoursview.h"
#include "ui/simulator/timelinepanel.h"
#include "ui/window/mainwindow.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDirIterator>
#include <QFile>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QRegularExpression>
#include <QSet>
#include <QStandardPaths>
#include <QTabBar>
#include <QTableView>
#include <QTest>
#include <QTextBlock>
#include <QTranslator>

using namespace gatepost;
using namespace gatepost::test;
using namespace gatepost::ui;
using namespace Qt::StringLiterals;

namespace {

constexpr QChar kOpen(0x27E6), kClose(0x27E7); // ⟦ ⟧

/// A language that is easy to spot: each text of the program stands in ⟦ ⟧ and is a third longer.
class Pseudo : public QTranslator {
public:
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char *context, const char *source, const char *,
                                    int) const override {
        const QString text = QString::fromUtf8(source);
        // Names of languages and quotation marks are said by themselves; Qt's own texts have their own translations.
        if (!QByteArrayView(context).startsWith("gatepost") &&
            QByteArrayView(context).startsWith('Q'))
            return {};
        if (QByteArrayView(context) == "list" || text.trimmed().isEmpty())
            return {};
        return kOpen + text + kClose;
    }
};

/// The texts that a widget itself shows.
void collect(QWidget *widget, QStringList &out) {
    if (const auto *label = qobject_cast<QLabel *>(widget))
        out << label->text();
    if (const auto *button = qobject_cast<QAbstractButton *>(widget))
        out << button->text();
    if (const auto *box = qobject_cast<QGroupBox *>(widget))
        out << box->title();
    if (const auto *tabs = qobject_cast<QTabBar *>(widget))
        for (int i = 0; i < tabs->count(); ++i)
            out << tabs->tabText(i);
    if (const auto *combo = qobject_cast<QComboBox *>(widget); combo && !combo->isEditable())
        out << combo->currentText();
    if (const auto *line = qobject_cast<QLineEdit *>(widget))
        out << line->placeholderText();
    if (const auto *menu = qobject_cast<QMenu *>(widget))
        for (const QAction *action : menu->actions())
            out << action->text();
    if (const auto *header = qobject_cast<QHeaderView *>(widget); header && header->model())
        for (int i = 0; i < std::min(header->count(), 30); ++i)
            if (!header->isSectionHidden(i))
                out << header->model()->headerData(i, header->orientation()).toString();
    out << widget->toolTip() << widget->accessibleName() << widget->accessibleDescription();
}

/// Parts of a text outside of ⟦ ⟧, and how many ⟦ ⟧ it has.
struct Parts {
    int inside = 0;
    QString outside;
};
Parts partsOf(const QString &text) {
    Parts parts;
    int depth = 0;
    for (const QChar c : text) {
        if (c == kOpen) {
            parts.inside += depth == 0 ? 1 : 0;
            ++depth;
        } else if (c == kClose) {
            --depth;
        } else if (depth == 0) {
            parts.outside += c;
        }
    }
    return parts;
}

/// Words that read the same in every language: of the tables, of the registry, and of the sample's files but for the
/// prose of their comments.
const QSet<QString> &sameEverywhere() {
    static const QSet<QString> words = [] {
        QSet<QString> all{
            u"UTC"_s, u"UTF"_s, u"LF"_s, u"CRLF"_s, u"CR"_s, u"BOM"_s, u"JSON"_s, u"CSV"_s,
            u"Markdown"_s, u"RFC"_s, u"Google"_s, u"HTTP"_s, u"Etc"_s, u"min"_s, u"Gatepost"_s,
            u"allow"_s, u"deny"_s, u"later"_s, u"ask"_s, u"fetch"_s, u"unstated"_s, u"and"_s,
            u"or"_s, u"GET"_s, u"www"_s, u"KiB"_s,
            // Qt translates these itself
            u"OK"_s, u"Cancel"_s, u"Close"_s, u"Restore"_s, u"Defaults"_s, u"Ins"_s, u"Del"_s,
            u"Alt"_s, u"Ctrl"_s, u"Shift"_s, u"Esc"_s, u"Return"_s, u"Up"_s, u"Down"_s,
            // the sign for upper and lower case
            u"Aa"_s};
        const auto add = [&](std::string_view text) {
            static const QRegularExpression apart(u"[^\\p{L}]+"_s);
            for (const QString &word : QString::fromUtf8(text.data(), text.size()).split(apart))
                all.insert(word);
        };
        for (const gatepost::Dialect &dialect : gatepost::dialects()) {
            add(dialect.name);
            add(dialect.version);
            for (const gatepost::Directive &row : dialect.directives) {
                add(row.name);
                add(row.example);
                add(row.source);
                for (const gatepost::Word &word : row.words)
                    add(word.name);
            }
        }
        for (const gatepost::KnownAgent &agent : gatepost::Registry::builtIn().agents()) {
            add(agent.token);
            add(agent.operatorName);
        }
        for (const gatepost::LintRule &rule : gatepost::lintRules())
            add(rule.code);
        for (int i = 0; i < static_cast<int>(gatepost::kCategoryCount); ++i)
            add(gatepost::categoryName(static_cast<gatepost::Category>(i)));
        for (const Language &one : languages())
            add(one.nativeName.toStdString());
        for (QDirIterator it(u":/sample"_s, QDir::Files, QDirIterator::Subdirectories);
             it.hasNext();) {
            QFile file(it.next());
            add(file.fileName().toStdString());
            if (!file.open(QIODevice::ReadOnly))
                qFatal("no %s", qPrintable(file.fileName()));
            while (!file.atEnd())
                if (const QByteArray line = file.readLine();
                    !line.startsWith('#') || line.startsWith("# meta:"))
                    add(line.toStdString());
        }
        return all;
    }();
    return words;
}

/// The words of a text that would have to be translated.
QStringList strangers(QString text) {
    static const QRegularExpression tags(u"<[^>]*>|&[a-z]+;"_s);
    static const QRegularExpression places(u"https?://\\S+|\\S*/\\S*|\\S+@\\S+"_s);
    static const QRegularExpression words(u"[\\p{L}]{2,}"_s);
    QStringList found;
    text.replace(tags, u" "_s).replace(places, u" "_s);
    for (auto it = words.globalMatch(text); it.hasNext();)
        if (const QString word = it.next().captured(); !sameEverywhere().contains(word))
            found << word;
    return found;
}

/// A sentence in a right-to-left script that would run from the left. A plain label and a tool tip go by the first
/// letter of all, a document by that of each of its blocks.
bool runsFromTheWrongSide(QString text, bool isDocument) {
    static const QRegularExpression blocks(u"</?(?:p|h\\d|tr|td|table)\\b[^>]*>"_s);
    static const QRegularExpression tags(u"<[^>]*>"_s);
    if (Qt::mightBeRichText(text)) {
        text.replace(blocks, u"\n"_s).remove(tags);
        isDocument = true;
    }
    const QStringList parts = isDocument ? text.split(u'\n') : QStringList{text};
    return std::ranges::any_of(parts, [](const QString &part) {
        return !part.isRightToLeft() &&
               std::ranges::any_of(part, [](QChar c) { return c.direction() == QChar::DirAL; });
    });
}

} // namespace

class TestLanguages : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void cleanup();
    void textsFitAndKeysDiffer_data();
    void textsFitAndKeysDiffer();
    void nothingIsGluedOrLeft();
    void onlyPolicyTextStaysLeftToRight();
    void timeRunsOnFromTheRight();
    void pacesAreSaidWithItsNumbers();
    void systemLanguageIsOneOfOurs();
};

void TestLanguages::initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName(u"gatepost-test-languages"_s);
    QCoreApplication::setApplicationName(u"tst_languages"_s);
}

void TestLanguages::cleanup() {
    installLanguage(u"en"_s);
}

void TestLanguages::textsFitAndKeysDiffer_data() {
    QTest::addColumn<QString>("code");
    for (const Language &one : languages())
        QTest::newRow(qPrintable(one.code)) << one.code;
}

void TestLanguages::textsFitAndKeysDiffer() {
    QFETCH(QString, code);
    QCOMPARE(installLanguage(code), code);
    Faults faults;
    tourWindows([&](const test::Place &place) {
        faults.add(place.name, cutTexts(place.part));
        faults.add(place.name, sharedKeys(place.part));
    });
    NO_FAULTS(faults);
}

void TestLanguages::nothingIsGluedOrLeft() {
    Pseudo pseudo;
    QCoreApplication::installTranslator(&pseudo);
    Faults faults;
    tourWindows([&](const test::Place &place) {
        // What the tour itself says there.
        if (QStringList{u"message/plain"_s, u"dialog/preview"_s, u"question/complaint"_s}.contains(
                place.name))
            return;
        QStringList texts;
        for (QWidget *child : shownWidgets(place.part))
            collect(child, texts);
        texts.removeDuplicates();
        for (const QString &text : std::as_const(texts)) {
            const Parts parts = partsOf(text);
            if (const QStringList words = strangers(parts.outside); !words.isEmpty())
                faults.add(place.name,
                           {u"%1 %2: %3"_s.arg(
                               parts.inside == 0 ? u"left in English,"_s : u"glued,"_s,
                               words.first(std::min<qsizetype>(words.size(), 4)).join(u' '),
                               text.left(160))});
        }
    });
    QCoreApplication::removeTranslator(&pseudo);
    NO_FAULTS(faults);
}

void TestLanguages::onlyPolicyTextStaysLeftToRight() {
    installLanguage(u"ar"_s);
    QCOMPARE(QGuiApplication::layoutDirection(), Qt::RightToLeft);
    Faults faults;
    int views = 0;
    tourWindows([&](const test::Place &place) {
        if (place.top->layoutDirection() != Qt::RightToLeft &&
            !qobject_cast<QPlainTextEdit *>(place.part))
            faults.add(place.name, {u"does not turn"_s});
        for (QWidget *widget : shownWidgets(place.part)) {
            if (const auto *label = qobject_cast<QLabel *>(widget);
                label && runsFromTheWrongSide(label->text(), label->textInteractionFlags().testFlag(
                                                                 Qt::TextSelectableByMouse)))
                faults.add(place.name, {u"from the wrong side: "_s + label->text().left(160)});
            if (runsFromTheWrongSide(widget->toolTip(), false))
                faults.add(place.name,
                           {u"a tip from the wrong side: "_s + widget->toolTip().left(160)});
            // Policy and HTTP; "value" is a note in the owner's own language.
            if (const auto *view = qobject_cast<QPlainTextEdit *>(widget);
                view && view->objectName() != u"value") {
                ++views;
                if (view->layoutDirection() != Qt::LeftToRight ||
                    view->document()->defaultTextOption().textDirection() != Qt::LeftToRight)
                    faults.add(place.name, {described(view) + u" runs to the left"_s});
                for (QTextBlock block = view->document()->begin(); block.isValid();
                     block = block.next())
                    if (block.textDirection() != Qt::LeftToRight && !block.text().isEmpty())
                        faults.add(place.name, {described(view) + u": "_s + block.text()});
            }
            // Whatever takes a value of the file: paths, agents, URLs.
            if (const auto *line = qobject_cast<QLineEdit *>(widget);
                line && line->text().contains(QRegularExpression(u"[/*:.@=]"_s)) &&
                line->layoutDirection() != Qt::LeftToRight)
                faults.add(place.name, {u"a field: "_s + line->text()});
        }
    });
    NO_FAULTS(faults);
    QVERIFY(views > 10);
}

void TestLanguages::timeRunsOnFromTheRight() {
    QGuiApplication::setLayoutDirection(Qt::RightToLeft);
    MainWindow window;
    window.openSample();
    window.resize(1480, 940);
    window.show();
    auto *panel = qobject_cast<TimelinePanel *>(window.showPanel(u"timeline"_s));
    QVERIFY(panel);
    settle(&window);
    HoursView &hours = panel->view();
    const HoursModel &model = panel->hours();
    QVERIFY(window.layoutDirection() == Qt::RightToLeft);
    // Later is further to the right, drawn and pressed.
    QVERIFY(hours.visualRect(model.index(0, 5)).x() > hours.visualRect(model.index(0, 4)).x());
    const Instant midnight = model.hourOf(0, 0);
    QVERIFY(hours.pointOf(0, midnight + std::chrono::hours(20)).x() >
            hours.pointOf(0, midnight + std::chrono::hours(2)).x());
    hours.setFocus();
    hours.setCurrentIndex(model.index(0, 5));
    QTest::keyClick(&hours, Qt::Key_Right);
    QCOMPARE(hours.currentIndex(), model.index(0, 6));
    QTest::keyClick(&hours, Qt::Key_Return);
    QVERIFY(window.site().analysis().question().at == midnight + std::chrono::hours(6));
    QTest::keyClick(&hours, Qt::Key_Right, Qt::AltModifier);
    QVERIFY(window.site().analysis().question().at ==
            midnight + std::chrono::hours(6) + std::chrono::minutes(15));

    // The matrix is a table of names: it begins on the right, and keys go where they point.
    auto *matrix = window.showPanel(u"matrix"_s)->findChild<QTableView *>(u"matrix"_s);
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

void TestLanguages::pacesAreSaidWithItsNumbers() {
    const struct {
        QString code;
        double seconds;
        QString said;
    } rows[] = {
        {u"en"_s, 0.7, u"1 request / 0.7 s"_s}, {u"en"_s, 7.5, u"8 requests / min"_s},
        {u"de"_s, 0.7, u"1 Abruf / 0,7 s"_s},   {u"de"_s, 1200, u"1 Abruf / 20 min"_s},
        {u"de"_s, 0, u"keine Pause"_s},         {u"pl"_s, 0.5, u"2 żądania / s"_s},
        {u"ja"_s, 1.5, u"1 件 / 1.5 秒"_s},
    };
    for (const auto &row : rows) {
        installLanguage(row.code);
        QCOMPARE(paceText(row.seconds), row.said);
    }
}

void TestLanguages::systemLanguageIsOneOfOurs() {
    QVERIFY(std::ranges::any_of(languages(),
                                [](const Language &one) { return one.code == systemLanguage(); }));
    QVERIFY(installLanguage(u"tlh"_s) == systemLanguage()); // unknown: the system's
}

QTEST_MAIN(TestLanguages)
#include "tst_languages.moc"
