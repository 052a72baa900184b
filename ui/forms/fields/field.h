// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/linedraft.h"
#include "ui/bridge/label.h"
#include "ui/forms/fields/valueeditor.h"
#include "ui/site/site.h"

#include <QHash>
#include <QList>

#include <functional>
#include <vector>

class QToolButton;
class QVBoxLayout;

/// A directive in one place of a document: its label, one editor for each of its lines, problems, help, "not set".
///
/// A field writes on every change. Field and document always have the same value, with one exception: text that cannot be
/// written on a line (# would begin a comment) stays in the editor, with the reason beside it.
namespace gatepost::ui {

class DayStrip;

/// One line of the directive as the document has it.
struct FieldLine {
    QString value;     ///< as the window shows it
    int line = -1;     ///< 0-based
    bool idle = false; ///< stands there but another line counts (S54)
};

/// What a field needs to know about its place. Called after the page has read the document anew.
struct FieldBinding {
    std::function<std::vector<FieldLine>()> read;
    /// nth = number of lines: adds one.
    std::function<EditResult(std::size_t nth, std::string_view value)> set;
    std::function<EditResult(std::size_t nth)> remove;
    /// Value and origin of what holds where nothing is set; may be null.
    std::function<std::pair<QString, QString>()> inherited = {};
    /// A remark beside a value: how many sample paths, which pace; may be null.
    std::function<QString(const QString &value)> note = {};
    /// What undo labels and merge keys add: "GPTBot", "ai-assistant"; may be null.
    std::function<QString()> owner = {};
    bool repeats = false;
};

/// The column of labels in a form of this dialect: as wide as the longest word of its labels, in any language.
[[nodiscard]] int labelWidth(DialectId dialect, const QFontMetrics &metrics);

class Field : public QWidget {
    Q_OBJECT

public:
    Field(const Directive &row, SiteModel &site, Document &document, FieldBinding binding,
          QWidget *parent = nullptr);

    [[nodiscard]] const Directive &row() const { return m_row; }
    [[nodiscard]] Label *label() const { return m_label; }
    /// Shows what the document says.
    void renew();
    /// Marks the field if one of its lines is `line` (the caret's); true if so.
    bool markLine(int line);
    /// Problems of the site on lines of this document: line → sentences.
    void setProblems(const QHash<int, QStringList> &problems);
    [[nodiscard]] bool isSet() const { return !m_lines.empty(); }
    /// The sentence shown at a line's editor; empty if all is well.
    [[nodiscard]] QString problem(qsizetype nth = 0) const;
    /// True if the value decides nothing, or could not be written. Other problems are remarks.
    [[nodiscard]] bool isInvalid(qsizetype nth = 0) const;
    [[nodiscard]] ValueEditor *editor(qsizetype nth = 0) const { return m_rows.value(nth).editor; }
    [[nodiscard]] qsizetype editorCount() const { return m_rows.size(); }
    [[nodiscard]] DayStrip *strip() const { return m_strip; }
    void unset(qsizetype nth);

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    struct Row {
        QWidget *box = nullptr;
        ValueEditor *editor = nullptr;
        QToolButton *unset = nullptr;
        Label *problem = nullptr;
        QString refused; ///< why the text of the editor cannot stand in the file
        bool typing = false;
    };

    void addRow();
    void chainFocus(qsizetype nth);
    void write(qsizetype nth, const QString &value);
    void apply(const EditResult &edit, qsizetype nth, const QString &label);
    void showRow(qsizetype nth);
    void showStrip();
    void writeWindow(int nth, TimeWindow window);
    void tellLine(qsizetype nth);
    [[nodiscard]] QString owner() const;
    void explain(const std::pair<QString, QString> &inherited);
    [[nodiscard]] qsizetype wantedRows() const;

    const Directive &m_row;
    SiteModel &m_site;
    Document &m_document;
    FieldBinding m_binding;
    Label *m_label;
    QVBoxLayout *m_column;
    DayStrip *m_strip = nullptr;
    QList<Row> m_rows;
    std::vector<FieldLine> m_lines;
    QHash<int, QStringList> m_problems;
    Rich m_inheritedHelp;
    Rich m_help; ///< as it is shown
    bool m_marked = false;
};

} // namespace gatepost::ui
