// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The window in other languages: no text is cut off, none is glued together from parts or left in English, and policy
// text stays left-to-right where everything else turns.

#include "tests/support/windowchecks.h"
#include "tests/support/windowtour.h"
#include "ui/bridge/language.h"
#include "ui/editor/textview.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTabBar>
#include <QTest>
#include <QTextBlock>
#include <QTranslator>

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
        if (!QByteArrayView(context).startsWith("gatepost") && QByteArrayView(context).startsWith('Q'))
            return {};
        if (QByteArrayView(context) == "list" || text.trimmed().isEmpty())
            return {};
        return kOpen + text + kClose;
    }
};

/// The texts that a widget itself shows.
void collect(QWidget *widget, QStringList &out) {
    if (!widget->isVisible())
        return;
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

bool hasWords(QString text) {
    static const QRegularExpression tags(u"<[^>]*>|&[a-z]+;"_s);
    static const QRegularExpression word(u"[A-Za-z]{2,}"_s);
    return text.remove(tags).contains(word);
}

/// Several whole facts in a row are no glued sentence.
bool onlySeparators(QString text) {
    static const QRegularExpression apart(u"[\\s·:,;()/\\n0-9.%–—+−×⏎\"-]|<[^>]*>|&[a-z]+;"_s);
    return text.remove(apart).isEmpty();
}

QString clean(const QString &text) {
    return text.left(160).replace(u'\n', u"⏎"_s);
}

} // namespace

class TestLanguages : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void cleanup();
    void nothingIsCut_data();
    void nothingIsCut();
    void nothingIsGluedOrLeft();
    void policyTextStaysLeftToRight();
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

void TestLanguages::nothingIsCut_data() {
    QTest::addColumn<QString>("code");
    for (const Language &one : languages())
        QTest::newRow(qPrintable(one.code)) << one.code;
}

void TestLanguages::nothingIsCut() {
    QFETCH(QString, code);
    QCOMPARE(installLanguage(code), code);
    QStringList faults;
    gatepost::test::tourWindows([&](const gatepost::test::Place &place) {
        for (const QString &cut : gatepost::test::cutTexts(place.part))
            faults << place.name + u": "_s + cut;
    });
    faults.removeDuplicates();
    for (const QString &fault : std::as_const(faults))
        qInfo("%s", qPrintable(fault));
    QCOMPARE(faults.size(), 0);
}

void TestLanguages::nothingIsGluedOrLeft() {
    Pseudo pseudo;
    QCoreApplication::installTranslator(&pseudo);
    QStringList faults;
    // What reads the same in every language: names and values of policies, files, agents, units, keys.
    static const QRegularExpression verbatim(
        u"^(?:[\\s·:,;()/.%–—+−×\"'“”*$?=&#\\[\\]…→\\d-]|<[^>]*>|&[a-z]+;|"
        "[\\w-]+\\.(?:txt|kno|yaml|json|xml|example)[^\\s]*|https?://\\S+|/\\S*|"
        "[A-Z][\\w.-]*(?:Bot|bot|Crawler|Extended|User|Web|Search)\\b[^\\s]*)*$"_s);
    gatepost::test::tourWindows([&](const gatepost::test::Place &place) {
        QStringList texts;
        collect(place.part, texts);
        for (QWidget *child : place.part->findChildren<QWidget *>())
            collect(child, texts);
        texts.removeDuplicates();
        for (const QString &text : std::as_const(texts)) {
            const Parts parts = partsOf(text);
            if (parts.inside == 0 && hasWords(text) && !verbatim.match(text).hasMatch())
                faults << u"left: "_s + clean(text) + u"  ("_s + place.name + u')';
            else if (parts.inside > 0 && hasWords(parts.outside) &&
                     !onlySeparators(parts.outside) && !verbatim.match(parts.outside).hasMatch())
                faults << u"glued: "_s + clean(text) + u"  ("_s + place.name + u')';
        }
    });
    QCoreApplication::removeTranslator(&pseudo);
    faults.removeDuplicates();
    for (const QString &fault : std::as_const(faults))
        qInfo("%s", qPrintable(fault));
    QCOMPARE(faults.size(), 0);
}

void TestLanguages::policyTextStaysLeftToRight() {
    installLanguage(u"ar"_s);
    QCOMPARE(QGuiApplication::layoutDirection(), Qt::RightToLeft);
    QStringList faults;
    int views = 0;
    gatepost::test::tourWindows([&](const gatepost::test::Place &place) {
        QCOMPARE(place.top->layoutDirection(), Qt::RightToLeft);
        QList<QWidget *> widgets = place.part->findChildren<QWidget *>();
        widgets << place.part;
        for (QWidget *widget : std::as_const(widgets)) {
            if (!widget->isVisible())
                continue;
            if (const auto *view = qobject_cast<QPlainTextEdit *>(widget)) {
                ++views;
                for (QTextBlock block = view->document()->begin(); block.isValid();
                     block = block.next())
                    if (block.textDirection() != Qt::LeftToRight && !block.text().isEmpty())
                        faults << place.name + u": "_s + view->objectName() + u": "_s + block.text();
            }
            // Whatever takes a value of the file: paths, agents, URLs.
            if (const auto *line = qobject_cast<QLineEdit *>(widget);
                line && line->text().contains(QRegularExpression(u"[/*:.@=]"_s)) &&
                line->layoutDirection() != Qt::LeftToRight)
                faults << place.name + u": a field: "_s + line->text();
        }
    });
    faults.removeDuplicates();
    for (const QString &fault : std::as_const(faults))
        qInfo("%s", qPrintable(fault));
    QCOMPARE(faults.size(), 0);
    QVERIFY(views > 0);
}

void TestLanguages::systemLanguageIsOneOfOurs() {
    QVERIFY(std::ranges::any_of(languages(),
                                [](const Language &one) { return one.code == systemLanguage(); }));
    QVERIFY(installLanguage(u"tlh"_s) == systemLanguage()); // unknown: the system's
}

QTEST_MAIN(TestLanguages)
#include "tst_languages.moc"
