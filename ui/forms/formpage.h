// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/linedraft.h"
#include "ui/bridge/label.h"
#include "ui/bridge/latest.h"
#include "ui/site/site.h"

#include <QHash>
#include <QList>
#include <QWidget>

class QToolButton;
class QVBoxLayout;

/// What all pages of the form have in common: they read the document anew after every change while they are shown, hand
/// problems and the caret's line to their fields, and write edits with a name.
namespace gatepost::ui {

class Field;
struct FieldBinding;

/// Bytes that a page reads while a key is drawn; larger texts are read beside the window's thread.
inline constexpr std::size_t kMostAtOnce = 32 * 1024;

class FormPage : public QWidget {
    Q_OBJECT

public:
    FormPage(SiteModel &site, Document &document, QWidget *parent);

    [[nodiscard]] const QList<Field *> &fields() const { return m_fields; }
    /// The field of a directive on this page, or null.
    [[nodiscard]] Field *field(DirectiveId directive) const;

protected:
    /// Reads the document anew; the fields follow by themselves.
    virtual void read() {}
    virtual void afterFields() {}
    /// The caret's line; -1 = in another document.
    virtual void markLine(int line);

    /// Reads now if the page is shown, else when it is. A large YAML text (kMostAtOnce) is parsed beside the window's thread first.
    void renew();
    /// Reads what is still being parsed beside the window's thread: before whatever uses a place in what was read.
    void catchUp();
    [[nodiscard]] bool isParsing() const { return m_parsing.isRunning(); }
    /// Applies an edit as one named step; a refusal is said in the page. True if something was written.
    bool apply(const EditResult &edit, const QString &label, const QString &mergeKey = {});
    /// A sentence at the top of the page until the next edit.
    void say(const QString &sentence, bool wrong);

    void showEvent(QShowEvent *event) override;
    bool event(QEvent *event) override;

    // ---- putting a page together -------------------------------------------------------------------
    /// A scrolling column; widgets go in with add…().
    QVBoxLayout *makeColumn(QWidget *into);
    static Label *addHeading(QVBoxLayout *column, const QString &said, const QString &remark = {});
    /// A heading that folds what is added to the returned layout.
    QVBoxLayout *addFold(QVBoxLayout *column, const QString &said, bool open,
                         QToolButton **button = nullptr);
    Field *addField(QVBoxLayout *column, const Directive &row, FieldBinding binding);
    /// Small grey text.
    static Label *addRemark(QVBoxLayout *column, const QString &said);
    /// The bar that say() writes into.
    Label *makeBar();

    SiteModel &m_site;
    Document &m_document;

private:
    void renewNow();
    void renewProblems();

    QList<Field *> m_fields;
    Label *m_bar = nullptr;
    quint64 m_revision = 0; ///< of the text that was read
    bool m_stale = true;
    Latest m_parsing;
};

} // namespace gatepost::ui
