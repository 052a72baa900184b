// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Editors of cells that the view lets go while they still have something to say.

#include "tests/support/warnings.h"
#include "ui/bridge/cells.h"

#include <QLineEdit>
#include <QPointer>
#include <QSignalSpy>
#include <QStandardItemModel>
#include <QTableView>
#include <QTest>

using namespace gatepost::ui;

namespace {

/// Writes every keystroke, as the form's tables do.
class Delegate : public EditingDelegate {
public:
    using EditingDelegate::EditingDelegate;
    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &,
                          const QModelIndex &) const override {
        auto *edit = new QLineEdit(parent);
        connect(edit, &QLineEdit::textEdited, this, [this, edit] { commit(edit); });
        return edit;
    }
    void late(QWidget *editor) const { commit(editor); }
    void lateClose(QWidget *editor) const { close(editor); }
};

struct Table {
    QStandardItemModel model{3, 2};
    QTableView view;
    Delegate delegate;

    explicit Table(bool ofColumn) {
        for (int row = 0; row < 3; ++row)
            for (int column = 0; column < 2; ++column)
                model.setItem(row, column, new QStandardItem("old"));
        view.setModel(&model);
        if (ofColumn) {
            view.setItemDelegate(new EditingDelegate(&view));
            view.setItemDelegateForColumn(1, &delegate);
        } else
            view.setItemDelegate(&delegate);
        view.show();
        view.activateWindow();
    }
    [[nodiscard]] QModelIndex at(int row) const { return model.index(row, 1); }
};

} // namespace

class TestCells : public QObject {
    Q_OBJECT
private slots:
    void init() { gatepost::test::failOnWarnings(); }
    void typingWritesAtOnce();
    void whatIsLetGoIsSilent_data();
    void whatIsLetGoIsSilent();
    void enterWritesAndCloses();
    void enterInAnEditorThatIsLetGo();
    void editCellTwice();
    void editCellElsewhere();
    void editCellAfterItsRowIsGone();
    void notEditable();
};

void TestCells::typingWritesAtOnce() {
    Table table(false);
    QWidget *editor = editCell(table.view, table.at(0));
    QVERIFY(editor);
    QTest::keyClicks(editor, "new");
    QCOMPARE(table.at(0).data().toString(), "new");
}

void TestCells::whatIsLetGoIsSilent_data() {
    QTest::addColumn<bool>("ofColumn");
    QTest::addColumn<QString>("how");
    for (const char *how : {"reset", "row removed", "all removed", "column removed"}) {
        QTest::addRow("main delegate, %s", how) << false << how;
        QTest::addRow("delegate of a column, %s", how) << true << how;
    }
}

void TestCells::whatIsLetGoIsSilent() {
    QFETCH(bool, ofColumn);
    QFETCH(QString, how);
    Table table(ofColumn);
    QVERIFY(QTest::qWaitForWindowActive(&table.view));
    const QPointer<QWidget> editor = editCell(table.view, table.at(1));
    QVERIFY(editor);
    editor->setFocus();
    QTest::keyClicks(editor, "n");
    if (how == "row removed")
        table.model.removeRow(1);
    else if (how == "column removed")
        table.model.removeColumn(1);
    else if (how == "all removed")
        table.model.removeRows(0, 3);
    else
        table.model.clear();
    const QSignalSpy committed(&table.delegate, &QAbstractItemDelegate::commitData);
    const QSignalSpy closed(&table.delegate, &QAbstractItemDelegate::closeEditor);
    if (editor) { // it goes when control returns to the event loop
        QTest::keyClicks(editor, "x");
        QFocusEvent out(QEvent::FocusOut, Qt::TabFocusReason);
        QCoreApplication::sendEvent(editor, &out);
        table.delegate.late(editor);
        table.delegate.lateClose(editor);
    }
    table.delegate.late(nullptr);
    QCOMPARE(committed.size(), 0);
    QCOMPARE(closed.size(), 0);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QCoreApplication::processEvents();
    QVERIFY(!editor);
}

void TestCells::enterWritesAndCloses() {
    Table table(false);
    const QPointer<QWidget> editor = editCell(table.view, table.at(0));
    static_cast<QLineEdit *>(editor.data())->setText("held");
    QTest::keyClick(editor, Qt::Key_Return);
    QTRY_VERIFY(!editor);
    QCOMPARE(table.at(0).data().toString(), "held");
}

void TestCells::enterInAnEditorThatIsLetGo() {
    for (const bool ofColumn : {false, true}) {
        Table table(ofColumn);
        const QPointer<QWidget> editor = editCell(table.view, table.at(1));
        QTest::keyClick(editor, Qt::Key_Return); // closes it when control returns
        table.model.clear();
        QCoreApplication::processEvents(); // a warning fails
        QTRY_VERIFY(!editor);
    }
}

void TestCells::editCellTwice() {
    Table table(false);
    QWidget *editor = editCell(table.view, table.at(0));
    QVERIFY(editor);
    QCOMPARE(editCell(table.view, table.at(0)), editor);
}

void TestCells::editCellElsewhere() {
    Table table(false);
    const QPointer<QWidget> first = editCell(table.view, table.at(0));
    static_cast<QLineEdit *>(first.data())->setText("held");
    QWidget *second = editCell(table.view, table.at(2));
    QVERIFY(second && second != first);
    QCOMPARE(table.at(0).data().toString(), "held");
}

void TestCells::editCellAfterItsRowIsGone() {
    Table table(false);
    QVERIFY(editCell(table.view, table.at(1)));
    table.model.removeRow(1);
    QVERIFY(editCell(table.view, table.at(1)));
    QVERIFY(editCell(table.view, table.at(0)));
}

void TestCells::notEditable() {
    Table table(false);
    table.model.item(0, 1)->setEditable(false);
    QVERIFY(!editCell(table.view, table.at(0)));
    QVERIFY(!editCell(table.view, {}));
}

QTEST_MAIN(TestCells)
#include "tst_cells.moc"
