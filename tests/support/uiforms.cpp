// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/uiforms.h"

#include "ui/bridge/text.h"
#include "ui/forms/fields/segmenteditor.h"
#include "ui/forms/formarea.h"

#include <QApplication>
#include <QTest>

namespace gatepost::test {

using namespace gatepost::ui;

FormHost::FormHost(DialectId dialect, const std::string &bytes) {
    document = site.files().newFile(roleOf(dialect), bytes);
    site.files().setCurrent(document);
    m_window.setLayout(new QVBoxLayout);
    m_window.resize(900, 800);
    m_window.show();
    m_window.activateWindow();
    if (!QTest::qWaitForWindowActive(&m_window))
        qFatal("no window");
}

FormHost::~FormHost() {
    for (auto &[id, page] : m_pages)
        delete page;
}

QStringList FormHost::pages() const {
    QStringList ids;
    for (const FormPageFactory &page : formPages())
        if (page.dialect == document->dialectId())
            ids << QLatin1String(page.id);
    return ids;
}

FormPage *FormHost::page(const QString &id) {
    FormPage *&page = m_pages[id];
    if (!page) {
        for (const FormPageFactory &factory : formPages())
            if (factory.dialect == document->dialectId() && id == QLatin1String(factory.id))
                page = qobject_cast<FormPage *>(factory.make(site, *document, &m_window));
        if (!page)
            qFatal("no page %s", qPrintable(id));
        m_window.layout()->addWidget(page);
    }
    for (auto &[other, widget] : m_pages)
        if (widget != page)
            widget->hide();
    page->show();
    return page;
}

Field *FormHost::field(DirectiveId directive) {
    for (const QString &id : pages())
        if (Field *field = page(id)->field(directive))
            return field;
    return nullptr;
}

QStringList FormHost::problemsOn(int line) const {
    QStringList said;
    for (const Problem &problem : site.analysis().problems())
        if (problem.document == document &&
            static_cast<int>(document->lines().lineAt(problem.range.begin)) == line)
            said << text(problem.message);
    return said;
}

void Keys::press(Qt::Key key, Qt::KeyboardModifiers modifiers) {
    QTest::keyClick(QApplication::focusWidget(), key, modifiers);
    ++strokes;
    ++steps;
}

void Keys::type(const QString &text) {
    for (const QChar c : text) {
        QTest::keyClick(QApplication::focusWidget(), c.toLatin1());
        ++strokes;
    }
    ++steps;
}

void typeValue(Field *field, qsizetype nth, const QString &value, bool raw) {
    // Folded sections open when one looks for a field there.
    for (QWidget *box = field; box && !box->isWindow(); box = box->parentWidget())
        if (box->isHidden())
            box->show();
    ValueEditor *editor = field->editor(nth);
    editor->focusTarget()->setFocus();
    Keys keys;
    if (qobject_cast<SegmentEditor *>(editor)) {
        if (!raw) {
            for (int i = 0; i < 12 && editor->value() != value; ++i)
                keys.press(Qt::Key_Right);
            return;
        }
        keys.press(Qt::Key_F2);
    }
    keys.type(value);
}

} // namespace gatepost::test
