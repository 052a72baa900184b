// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// File ▸ Export…: what it shows follows the choices and the text, losses lead to lines, files are saved.

#include "tests/support/openedwindow.h"
#include "ui/window/exportdialog.h"

#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabBar>
#include <QTest>
#include <QTreeWidget>

using namespace gatepost;
using namespace gatepost::ui;

namespace {

QString preview(const ExportDialog &dialog) {
    return dialog.findChild<QPlainTextEdit *>()->toPlainText();
}

void choose(ExportDialog &dialog, const QString &box, const QString &item) {
    auto *combo = dialog.findChild<QComboBox *>(box);
    combo->setCurrentIndex(combo->findText(item));
    QTRY_VERIFY(!dialog.isBusy());
}

void press(ExportDialog &dialog, const QString &label) {
    for (QPushButton *button : dialog.findChildren<QPushButton *>())
        if (button->text() == label)
            button->click();
}

} // namespace

class TestExportDialog : public QObject {
    Q_OBJECT

private slots:
    void followsChoicesAndText();
    void lossesLeadToLines();
    void namesNobody();
    void saves();
};

void TestExportDialog::followsChoicesAndText() {
    SiteModel site;
    Answers answers;
    Document *robots = site.files().newFile(Role::Robots, "User-agent: GPTBot\nDisallow: /blog\n");
    ExportDialog dialog(site, answers);
    QTRY_VERIFY(!dialog.isBusy());
    QCOMPARE(dialog.findChild<QTabBar *>()->count(), 2);
    QVERIFY(preview(dialog).contains("map $http_user_agent $gp_agent"));
    choose(dialog, "target", "Varnish");
    QCOMPARE(dialog.findChild<QTabBar *>()->count(), 1);
    QVERIFY(preview(dialog).contains("# robots.txt:2 Disallow: /blog"));
    robots->apply(TextEdit::insert(0, "# first\n"), {QStringLiteral("Test")});
    QTRY_VERIFY(preview(dialog).contains("# robots.txt:3 Disallow: /blog"));
    choose(dialog, "mode", "Pace alone");
    QVERIFY(!preview(dialog).contains("Disallow"));
}

void TestExportDialog::lossesLeadToLines() {
    SiteModel site;
    Answers answers;
    site.files().newFile(Role::Robots, "User-agent: GPTBot\nCrawl-delay: 120\nDisallow: /blog\n");
    ExportDialog dialog(site, answers);
    QTRY_VERIFY(!dialog.isBusy());
    auto *losses = dialog.findChild<QTreeWidget *>("losses");
    QCOMPARE(losses->topLevelItem(0)->text(0), QString("robots.txt:2"));
    QVERIFY(losses->topLevelItem(0)->text(1).startsWith("Crawl-delay: 120\n"));
    QSignalSpy went(&site.navigator(), &Navigator::goToRequested);
    emit losses->itemClicked(losses->topLevelItem(0), 0);
    QCOMPARE(went.count(), 1);
    QCOMPARE(went[0][1].value<ByteRange>().begin, 19U);
}

void TestExportDialog::namesNobody() {
    SiteModel site;
    Answers answers;
    site.files().newFile(Role::Robots, "User-agent: GPTBot\nDisallow: /blog\n");
    ExportDialog dialog(site, answers);
    auto *agents = dialog.findChild<QComboBox *>("agents");
    agents->setEditText("category:nothing");
    emit agents->lineEdit()->editingFinished();
    QTRY_VERIFY(!dialog.isBusy());
    QVERIFY(preview(dialog).isEmpty());
    agents->setEditText("CCBot");
    emit agents->lineEdit()->editingFinished();
    QTRY_VERIFY(!dialog.isBusy());
    QVERIFY(!preview(dialog).contains("GPTBot"));
}

void TestExportDialog::saves() {
    SiteModel site;
    Answers answers;
    QTemporaryDir folder;
    answers.path = folder.path();
    site.files().newFile(Role::Robots, "User-agent: GPTBot\nDisallow: /blog\n");
    ExportDialog dialog(site, answers);
    QTRY_VERIFY(!dialog.isBusy());
    press(dialog, "&Save…");
    for (const exporting::File &file : dialog.made().files) {
        QFile saved(folder.filePath(QString::fromStdString(file.name)));
        QVERIFY(saved.open(QIODevice::ReadOnly));
        QCOMPARE(saved.readAll(), QByteArray::fromStdString(file.text));
    }
    press(dialog, "&Save…"); // nobody presses Replace
    QCOMPARE(answers.asked.size(), 1);
    QVERIFY(answers.complaints.isEmpty());
}

QTEST_MAIN(TestExportDialog)
#include "tst_exportdialog.moc"
