// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The menus' commands for the text. Those of a caret or a line have keys that work in the text alone (Alt+Up moves a
// rule in the form and a line in the text).

#include "ui/bridge/look.h"
#include "ui/editor/findbar.h"
#include "ui/editor/textview.h"
#include "ui/window/actions.h"
#include "ui/window/editorarea.h"
#include "ui/window/mainwindow.h"
#include "ui/window/viewtabs.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QInputDialog>
#include <QLineEdit>
#include <QMenu>
#include <QTextBlock>

#include <algorithm>

namespace gatepost::ui {

namespace {

struct TextCommand {
    const char *id;
    const char *name;
    int key; ///< a combination of Qt::Key and Qt::Modifier
    EditorCommand command;
};

constexpr int key(QKeyCombination combination) {
    return combination.toCombined();
}

const TextCommand kLines[] = {
    {"duplicate-lines", QT_TRANSLATE_NOOP("gatepost::ui::MainWindow", "&Duplicate lines"),
     key(Qt::CTRL | Qt::SHIFT | Qt::Key_D), EditorCommand::Duplicate},
    {"move-lines-up", QT_TRANSLATE_NOOP("gatepost::ui::MainWindow", "Move lines &up"),
     key(Qt::ALT | Qt::Key_Up), EditorCommand::MoveUp},
    {"move-lines-down", QT_TRANSLATE_NOOP("gatepost::ui::MainWindow", "Move lines do&wn"),
     key(Qt::ALT | Qt::Key_Down), EditorCommand::MoveDown},
    {"delete-lines", QT_TRANSLATE_NOOP("gatepost::ui::MainWindow", "De&lete lines"),
     key(Qt::CTRL | Qt::SHIFT | Qt::Key_K), EditorCommand::Delete},
    {"join-lines", QT_TRANSLATE_NOOP("gatepost::ui::MainWindow", "&Join lines"),
     key(Qt::CTRL | Qt::Key_J), EditorCommand::Join},
    {"comment-lines", QT_TRANSLATE_NOOP("gatepost::ui::MainWindow", "&Comment or uncomment"),
     key(Qt::CTRL | Qt::Key_Slash), EditorCommand::Comment},
};

const TextCommand kAtCaret[] = {
    {"complete", QT_TRANSLATE_NOOP("gatepost::ui::MainWindow", "Complete"),
     key(Qt::CTRL | Qt::Key_Space), EditorCommand::Complete},
    {"fix", QT_TRANSLATE_NOOP("gatepost::ui::MainWindow", "Fix at the caret…"),
     key(Qt::CTRL | Qt::Key_Period), EditorCommand::Fix},
    {"explain", QT_TRANSLATE_NOOP("gatepost::ui::MainWindow", "Explain what is at the caret"),
     key(Qt::Key_F1), EditorCommand::Explain},
};

const TextCommand kFolding[] = {
    {"fold", QT_TRANSLATE_NOOP("gatepost::ui::MainWindow", "Fold the group"),
     key(Qt::CTRL | Qt::SHIFT | Qt::Key_BracketLeft), EditorCommand::Fold},
    {"unfold", QT_TRANSLATE_NOOP("gatepost::ui::MainWindow", "Unfold the group"),
     key(Qt::CTRL | Qt::SHIFT | Qt::Key_BracketRight), EditorCommand::Unfold},
    {"fold-all", QT_TRANSLATE_NOOP("gatepost::ui::MainWindow", "Fold all"),
     key(Qt::CTRL | Qt::ALT | Qt::Key_BracketLeft), EditorCommand::FoldAll},
    {"unfold-all", QT_TRANSLATE_NOOP("gatepost::ui::MainWindow", "Unfold all"),
     key(Qt::CTRL | Qt::ALT | Qt::Key_BracketRight), EditorCommand::UnfoldAll},
};

} // namespace

QAction *Actions::addText(QMenu *menu, const QString &id, const QString &name, const Keys &keys,
                          const std::function<void()> &run) {
    QAction *action = add(menu, id, name, keys, {}, [this, run] {
        m_window.panes().views().makeRoom();
        run();
    });
    m_textActions << action;
    return action;
}

void Actions::addTextCommands(QMenu *menu) {
    const auto addAll = [this](QMenu *to, const auto &commands) {
        for (const TextCommand &one : commands) {
            QAction *action = addText(to, QLatin1String(one.id), MainWindow::tr(one.name),
                                      QKeySequence(one.key), [this, command = one.command] {
                                          if (TextView *view = m_parts.editor->view())
                                              view->run(command);
                                      });
            m_parts.editor->addViewAction(action);
        }
    };
    const auto find = [this](bool replace) {
        return [this, replace] {
            if (m_window.panes().mode() == Panes::Mode::Form)
                m_window.setMode(Panes::Mode::Both);
            m_parts.editor->findBar()->open(replace);
        };
    };
    addText(menu, QStringLiteral("find"), MainWindow::tr("&Find…"),
            QKeySequence(Qt::CTRL | Qt::Key_F), find(false))
        ->setIcon(icon(QStringLiteral("find"), QStringLiteral("edit-find")));
    addText(menu, QStringLiteral("replace"), MainWindow::tr("R&eplace…"),
            QKeySequence(Qt::CTRL | Qt::Key_H), find(true));
    addText(menu, QStringLiteral("find-next"), MainWindow::tr("Find ne&xt"),
            QKeySequence(Qt::Key_F3), [this] { m_parts.editor->findBar()->step(false); });
    addText(menu, QStringLiteral("find-previous"), MainWindow::tr("Find pre&vious"),
            QKeySequence(Qt::SHIFT | Qt::Key_F3),
            [this] { m_parts.editor->findBar()->step(true); });
    addText(menu, QStringLiteral("go-to-line"), MainWindow::tr("&Go to line…"),
            QKeySequence(Qt::CTRL | Qt::Key_G), [this] { goToLine(); });
    menu->addSeparator();
    addAll(menu->addMenu(MainWindow::tr("&Lines")), kLines);
    addAll(menu->addMenu(MainWindow::tr("F&olding")), kFolding);
    addAll(menu, kAtCaret);
}

namespace {

/// What a clipboard's command is for: the field in the box that has the focus, the view itself.
QWidget *editorWithFocus() {
    QWidget *focus = QApplication::focusWidget();
    if (auto *box = qobject_cast<QComboBox *>(focus); box && box->isEditable())
        return box->lineEdit();
    return focus;
}

bool can(const QWidget *editor, const char *slot) {
    return editor && editor->metaObject()->indexOfSlot(slot) >= 0;
}

} // namespace

void Actions::addClipboard(QMenu *menu) {
    // The keys are only shown: every field takes them itself, and tables copy in their own way.
    const auto command = [&](const char *id, const QString &name, QKeySequence::StandardKey key,
                             const char *method) {
        const QString keys = QKeySequence(key).toString(QKeySequence::NativeText);
        const QByteArray slot = QByteArray(method) + "()";
        // The palette offers it whatever has the focus.
        QAction *action =
            add(menu, QLatin1String(id), name + QLatin1Char('\t') + keys, {}, {}, [method, slot] {
                if (QWidget *editor = editorWithFocus(); can(editor, slot.constData()))
                    QMetaObject::invokeMethod(editor, method);
            });
        connect(menu, &QMenu::aboutToShow, action,
                [action, slot] { action->setEnabled(can(editorWithFocus(), slot.constData())); });
        connect(menu, &QMenu::aboutToHide, action, [action] { action->setEnabled(true); });
    };
    command("cut", MainWindow::tr("Cu&t"), QKeySequence::Cut, "cut");
    command("copy", MainWindow::tr("Cop&y"), QKeySequence::Copy, "copy");
    command("paste", MainWindow::tr("P&aste"), QKeySequence::Paste, "paste");
    command("select-all", MainWindow::tr("&Select all"), QKeySequence::SelectAll, "selectAll");
}

void Actions::addTextLooks(QMenu *menu) {
    const auto toggle = [this, menu](const QString &id, const QString &name,
                                     const QKeySequence &keys, const std::function<bool()> &isOn,
                                     const std::function<void(bool)> &set) {
        QAction *action = addText(menu, id, name, keys, [isOn, set] { set(!isOn()); });
        action->setCheckable(true);
        connect(m_parts.editor, &EditorArea::looksChanged, action,
                [action, isOn] { action->setChecked(isOn()); });
        action->setChecked(isOn());
    };
    toggle(
        QStringLiteral("wrap"), MainWindow::tr("&Wrap lines"), QKeySequence(Qt::ALT | Qt::Key_Z),
        [this] { return m_window.preferences().wrap; },
        [this](bool on) {
            Preferences preferences = m_window.preferences();
            preferences.wrap = on;
            preferences.store();
            m_window.apply(preferences);
        });
    toggle(
        QStringLiteral("blanks"), MainWindow::tr("Show &spaces and tabs"),
        QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Period),
        [this] { return m_parts.editor->showsBlanks(); },
        [this](bool on) { m_parts.editor->setShowsBlanks(on); });
    toggle(
        QStringLiteral("emphasis"), MainWindow::tr("&Grey out groups of other agents"), {},
        [this] { return m_parts.editor->hasEmphasis(); },
        [this](bool on) { m_parts.editor->setEmphasis(on); });
    menu->addSeparator();
    Keys larger(QKeySequence::ZoomIn);
    if (!larger.contains(QKeySequence(Qt::CTRL | Qt::Key_Equal)))
        larger << QKeySequence(Qt::CTRL | Qt::Key_Equal); // + needs Shift on many keyboards
    addText(menu, QStringLiteral("zoom-in"), MainWindow::tr("&Larger text"), larger,
            [this] { m_parts.editor->setZoom(m_parts.editor->zoom() + 1); });
    addText(menu, QStringLiteral("zoom-out"), MainWindow::tr("S&maller text"),
            QKeySequence::ZoomOut, [this] { m_parts.editor->setZoom(m_parts.editor->zoom() - 1); });
    addText(menu, QStringLiteral("zoom-reset"), MainWindow::tr("Usual text si&ze"),
            QKeySequence(Qt::CTRL | Qt::Key_0), [this] { m_parts.editor->setZoom(0); });
}

void Actions::goToLine() {
    const TextView *view = m_parts.editor->view();
    if (!view)
        return;
    auto *dialog = new QInputDialog(&m_window);
    dialog->setObjectName(QStringLiteral("goToLine"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(MainWindow::tr("Go to line"));
    dialog->setLabelText(MainWindow::tr("Line (1 to %1)").arg(view->blockCount()));
    dialog->setInputMode(QInputDialog::IntInput);
    dialog->setIntRange(1, view->blockCount());
    dialog->setIntValue(view->textCursor().blockNumber() + 1);
    connect(dialog, &QInputDialog::intValueSelected, this, [this](int line) {
        const TextView *there = m_parts.editor->view();
        if (!there)
            return;
        const LineIndex &lines = there->policy().lines();
        const auto index = std::min(static_cast<std::size_t>(line), lines.count()) - 1;
        m_site.navigator().goTo(&there->policy(), {lines.start(index), lines.start(index)});
    });
    dialog->open();
}

} // namespace gatepost::ui
