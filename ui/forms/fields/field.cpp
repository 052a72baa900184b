// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/fields/field.h"

#include "core/value/check.h"
#include "core/value/time.h"
#include "ui/bridge/label.h"
#include "ui/bridge/look.h"
#include "ui/bridge/text.h"
#include "ui/bridge/tips.h"
#include "ui/bridge/words.h"
#include "ui/forms/fields/daystrip.h"
#include "ui/forms/fields/rateeditor.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QRegularExpression>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace gatepost::ui {

namespace {

constexpr qsizetype kBeginning = 200; // units shown of a value that is too long for a field
constexpr int kGap = 10; // px between a label and its editor, where the dot of a set field is

} // namespace

int labelWidth(DialectId id, const QFontMetrics &metrics) {
    int width = metrics.averageCharWidth() * 16;
    for (const Directive &row : dialect(id).directives)
        for (const QString &word :
             text(row.label).split(QRegularExpression(QStringLiteral("[\\s-]"))))
            width = std::max(width, metrics.horizontalAdvance(word) + 4);
    return std::min(width, metrics.averageCharWidth() * 26);
}

Field::Field(const Directive &row, SiteModel &site, Document &document, FieldBinding binding,
             QWidget *parent)
    : QWidget(parent),
      m_row(row),
      m_site(site),
      m_document(document),
      m_binding(std::move(binding)),
      m_label(new Label(text(row.label), this)),
      m_column(new QVBoxLayout) {
    setObjectName(QStringLiteral("field-") + text(row.name));
    explain({});
    m_label->setFixedWidth(labelWidth(document.dialectId(), fontMetrics()));
    m_label->setWordWrap(true);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(3);
    if (row.kind == ValueKind::TimeWindow || row.kind == ValueKind::RequestRate) {
        m_strip = new DayStrip(this);
        m_column->addWidget(m_strip);
        connect(m_strip, &DayStrip::barChanged, this, &Field::writeWindow);
        connect(m_strip, &DayStrip::barRemoved, this, [this](int nth) { unset(nth); });
        connect(m_strip, &DayStrip::barAdded, this, [this](TimeWindow window) {
            const QString said = text(formatTimeWindow(window));
            write(static_cast<qsizetype>(m_lines.size()),
                  m_row.kind == ValueKind::RequestRate ? QStringLiteral("1/10m ") + said : said);
        });
        connect(m_strip, &DayStrip::settled, &document, &Document::breakUndo);
    }
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 2, 0, 2); // labels begin where headings and tables do
    layout->setSpacing(kGap);
    layout->addWidget(m_label, 0, Qt::AlignTop);
    layout->addLayout(m_column, 1);
    addRow();
    m_label->setBuddy(m_rows.first().editor->focusTarget());
    // On a line with the text of the first editor, also where that is many lines high.
    m_label->setMinimumHeight(
        std::min(m_rows.first().box->sizeHint().height(), fontMetrics().height() + 12));
}

QString Field::owner() const {
    return m_binding.owner ? m_binding.owner() : QString();
}

qsizetype Field::wantedRows() const {
    const auto lines = static_cast<qsizetype>(m_lines.size());
    return m_binding.repeats ? lines + 1 : std::max<qsizetype>(lines, 1);
}

void Field::addRow() {
    const qsizetype nth = m_rows.size();
    Row row;
    row.box = new QWidget(this);
    row.editor = makeEditor(m_row, {}, row.box);
    row.unset = new QToolButton(row.box);
    row.unset->setIcon(icon(QStringLiteral("close")));
    row.unset->setAutoRaise(true);
    row.unset->setFocusPolicy(Qt::NoFocus); // by keyboard: Ctrl+Delete
    row.unset->setObjectName(QStringLiteral("unset"));
    row.unset->setToolTip(tr("Not set: remove the line (Ctrl+Delete)"));
    row.unset->setAccessibleName(tr("%1: not set").arg(text(m_row.label)));
    QSizePolicy keep = row.unset->sizePolicy();
    keep.setRetainSizeWhenHidden(true);
    row.unset->setSizePolicy(keep);
    row.problem = new Label(row.box);
    row.problem->setWordWrap(true);
    row.problem->setObjectName(QStringLiteral("problem"));
    row.problem->setTextInteractionFlags(Qt::TextSelectableByMouse);
    row.problem->setFocusPolicy(Qt::NoFocus);
    row.problem->hide();
    auto *line = new QHBoxLayout;
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(4);
    line->addWidget(row.editor, 1);
    line->addWidget(row.unset, 0, Qt::AlignTop);
    auto *column = new QVBoxLayout(row.box);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(1);
    column->addLayout(line);
    column->addWidget(row.problem);
    m_column->addWidget(row.box);
    connect(row.editor, &ValueEditor::edited, this,
            [this, nth](const QString &value) { write(nth, value); });
    connect(row.editor, &ValueEditor::cleared, this, [this, nth] { unset(nth); });
    connect(row.unset, &QToolButton::clicked, this, [this, nth] { unset(nth); });
    connect(row.editor, &ValueEditor::focused, this, [this, nth] {
        if (nth >= m_rows.size())
            return; // on its way out
        m_document.breakUndo();
        tellLine(nth);
        if (m_binding.repeats || m_lines.empty())
            m_label->setBuddy(m_rows[nth].editor->focusTarget());
    });
    connect(row.editor, &ValueEditor::left, this, [this, nth] {
        // A value that was emptied is a directive that is not wanted any more.
        const auto at = static_cast<std::size_t>(nth);
        if (nth >= m_rows.size())
            return;
        const bool emptied = m_rows[nth].typing && at < m_lines.size() &&
                             m_lines[at].value.isEmpty() && m_row.kind != ValueKind::Path;
        m_rows[nth].typing = false;
        if (emptied)
            unset(nth);
    });
    m_rows << row;
    chainFocus(nth);
    row.box->show();
    showRow(nth);
}

/// Tab goes from a line's editor to the next one's, also where that was made later than what follows the field.
void Field::chainFocus(qsizetype nth) {
    if (nth == 0)
        return;
    QWidget *last = nullptr;
    for (qsizetype i = nth - 1; i <= nth; ++i)
        for (QWidget *part : m_rows[i].editor->findChildren<QWidget *>()) {
            if (!(part->focusPolicy() & Qt::TabFocus) || part->focusProxy() ||
                part->window() != window()) // lists that drop down are windows
                continue;
            if (last)
                setTabOrder(last, part);
            last = part;
        }
}

void Field::renew() {
    m_lines = m_binding.read();
    while (m_rows.size() < wantedRows())
        addRow();
    while (m_rows.size() > wantedRows()) {
        const Row row = m_rows.takeLast();
        if (row.box->isAncestorOf(focusWidget()) && !m_rows.isEmpty())
            m_rows.last().editor->focusTarget()->setFocus();
        row.box->hide();
        row.box->deleteLater();
    }
    for (qsizetype i = 0; i < m_rows.size(); ++i)
        showRow(i);
    showStrip();
    update();
}

void Field::showRow(qsizetype nth) {
    Row &row = m_rows[nth];
    const auto at = static_cast<std::size_t>(nth);
    const bool set = at < m_lines.size();
    const QString value = set ? m_lines[at].value : QString();
    // What is typed stays as typed while the line says the same, or cannot say it.
    if (!row.refused.isEmpty() && !(row.editor->isAncestorOf(focusWidget()) && row.typing))
        row.refused.clear();
    // A field with a line of a million characters would stand still at each key.
    const bool isShort = value.size() <= static_cast<qsizetype>(kLongestShown);
    const QString shown = isShort ? value : value.first(kBeginning) + QChar(0x2026);
    row.editor->setEnabled(isShort);
    if (row.refused.isEmpty() && row.editor->value().trimmed() != shown)
        row.editor->setValue(shown);
    const auto inherited =
        m_binding.inherited && !set ? m_binding.inherited() : std::pair<QString, QString>();
    row.editor->setInherited(inherited.first, inherited.second);
    const QString problem = this->problem(nth).left(kBeginning * 2);
    const bool invalid = isInvalid(nth);
    row.editor->setProblem(invalid);
    row.problem->setText(problem);
    row.problem->setVisible(!problem.isEmpty());
    QPalette ink = palette();
    ink.setColor(QPalette::WindowText, toneColor(invalid ? Tone::Error : Tone::Warning, palette()));
    row.problem->setPalette(ink);
    row.unset->setVisible(set && !row.editor->canClearItself());
    row.editor->setNote(!set                        ? inherited.second
                        : m_binding.note && isShort ? m_binding.note(value)
                                                    : QString());
    if (nth == 0)
        explain(inherited);
    QString name = text(m_row.label);
    if (nth > 0)
        name = tr("%1, line %2").arg(name).arg(nth + 1);
    QString description = text(m_row.help);
    if (!inherited.first.isEmpty())
        description =
            tr("Not set here. What applies is %1: %2.").arg(inherited.first, inherited.second) +
            QLatin1Char(' ') + description;
    if (!problem.isEmpty())
        description = sentencesText({problem, description});
    row.editor->describe(name, description);
}

/// Help of the label: what the directive does and, where it is not set, what holds in its stead.
void Field::explain(const std::pair<QString, QString> &inherited) {
    const Rich said = inherited.first.isEmpty()
                          ? Rich()
                          : Rich::ours(QStringLiteral("<p>%1</p>"))
                                .arg(tr("Not set here. What applies is %1: %2.")
                                         .arg(inherited.first, inherited.second));
    if (said == m_inheritedHelp && m_help != Rich())
        return; // the row's own help stays, and each key of a text comes here for each field
    m_inheritedHelp = said;
    const Rich help = helpText(m_row) + said;
    m_help = help;
    setHelp(this, help);
    setTip(m_label, help);
}

QString Field::problem(qsizetype nth) const {
    const auto at = static_cast<std::size_t>(nth);
    if (nth < m_rows.size() && !m_rows[nth].refused.isEmpty())
        return m_rows[nth].refused;
    if (at >= m_lines.size())
        return {};
    const FieldLine &line = m_lines[at];
    if (const auto checked = checkValue(m_row, toBytes(line.value)); !checked)
        return text(checked.error().message);
    if (line.idle)
        return tr("Line %1 does not count: the directive is given twice here and the first valid "
                  "line decides.")
            .arg(line.line + 1);
    return m_problems.value(line.line).join(QLatin1Char('\n'));
}

bool Field::isInvalid(qsizetype nth) const {
    const auto at = static_cast<std::size_t>(nth);
    if (nth < m_rows.size() && !m_rows[nth].refused.isEmpty())
        return true;
    return at < m_lines.size() && !checkValue(m_row, toBytes(m_lines[at].value));
}

void Field::setProblems(const QHash<int, QStringList> &problems) {
    const bool areSame = std::ranges::all_of(m_lines, [&](const FieldLine &line) {
        return problems.value(line.line) == m_problems.value(line.line);
    });
    m_problems = problems;
    for (qsizetype i = 0; !areSame && i < m_rows.size(); ++i)
        showRow(i);
}

void Field::write(qsizetype nth, const QString &value) {
    const auto at = static_cast<std::size_t>(nth);
    m_rows[std::min(nth, m_rows.size() - 1)].typing = true;
    const std::string bytes = toBytes(value.trimmed());
    if (at >= m_lines.size() && bytes.empty())
        return;
    const EditResult edit = m_binding.set(std::min(at, m_lines.size()), bytes);
    const QString shown =
        value.size() > 40 ? value.left(39) + QStringLiteral("…") : value.trimmed();
    const QString name = text(m_row.name);
    const QString whose = owner();
    apply(edit, nth,
          whose.isEmpty() ? tr("Set %1 to %2").arg(name, shown)
                          : tr("Set %1 to %2 for %3").arg(name, shown, whose));
}

void Field::apply(const EditResult &edit, qsizetype nth, const QString &label) {
    if (nth < m_rows.size())
        m_rows[nth].refused = edit ? QString() : text(edit.error());
    if (!edit) {
        if (nth < m_rows.size())
            showRow(nth);
        return;
    }
    const QString key = QStringLiteral("field %1 %2 %3").arg(text(m_row.name), owner()).arg(nth);
    m_document.apply(*edit, {label, key, Origin::Form});
    tellLine(nth);
}

void Field::unset(qsizetype nth) {
    const auto at = static_cast<std::size_t>(nth);
    if (at >= m_lines.size()) {
        if (nth < m_rows.size() && !m_rows[nth].refused.isEmpty()) {
            m_rows[nth].refused.clear();
            m_rows[nth].editor->setValue({});
            showRow(nth);
        }
        return;
    }
    m_rows[nth].typing = false;
    const QString name = text(m_row.name);
    const QString whose = owner();
    apply(m_binding.remove(at), nth,
          whose.isEmpty() ? tr("Remove %1").arg(name) : tr("Remove %1 for %2").arg(name, whose));
}

void Field::tellLine(qsizetype nth) {
    const auto at = static_cast<std::size_t>(nth);
    m_site.navigator().setFieldLine(&m_document, at < m_lines.size() ? m_lines[at].line : -1);
}

bool Field::markLine(int line) {
    bool mine = false;
    for (const FieldLine &own : m_lines)
        mine = mine || own.line == line;
    if (mine != m_marked) {
        m_marked = mine;
        update();
    }
    return mine;
}

// ---- the strip -----------------------------------------------------------------------------------

void Field::showStrip() {
    if (!m_strip)
        return;
    std::vector<StripBar> bars;
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        const std::string value = toBytes(m_lines[i].value);
        if (m_row.kind == ValueKind::TimeWindow) {
            if (const auto window = parseTimeWindow(value))
                bars.push_back({*window, static_cast<int>(i), {}});
        } else if (const auto rate = parseRequestRate(value); rate && rate->window) {
            bars.push_back(
                {*rate->window, static_cast<int>(i), paceText(rate->secondsPerRequest())});
        }
    }
    m_strip->setBars(std::move(bars));
}

/// Writes the window as the line spells its times: with colons or without.
void Field::writeWindow(int nth, TimeWindow window) {
    const QString old = m_lines[static_cast<std::size_t>(nth)].value;
    QString said = text(formatTimeWindow(window));
    const bool rate = m_row.kind == ValueKind::RequestRate;
    const auto parts = rate ? rateParts(old) : std::optional<RateParts>();
    if ((parts ? parts->window : old).contains(QLatin1Char(':'))) {
        said.insert(7, QLatin1Char(':'));
        said.insert(2, QLatin1Char(':'));
    }
    if (parts)
        said = joinedRate({parts->documents, parts->time, parts->unit, said});
    write(nth, said);
}

// ---- looks and keys ------------------------------------------------------------------------------

void Field::paintEvent(QPaintEvent *) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_marked) { // the caret is on this field's line
        QColor mark = palette().color(QPalette::Highlight);
        painter.setPen(Qt::NoPen);
        painter.setBrush(mark);
        painter.drawRect(
            QRectF(layoutDirection() == Qt::RightToLeft ? 0 : width() - 3, 2, 3, height() - 4));
        mark.setAlpha(28);
        painter.fillRect(rect(), mark);
    }
    if (isSet()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(palette().color(QPalette::Highlight));
        const double y = m_label->y() + m_label->fontMetrics().height() / 2.0 + 4;
        const QRect label = m_label->geometry();
        painter.drawEllipse(QPointF(layoutDirection() == Qt::RightToLeft
                                        ? label.left() - kGap / 2.0
                                        : label.right() + 1 + kGap / 2.0,
                                    y),
                            2.5, 2.5);
    }
}

void Field::keyPressEvent(QKeyEvent *event) {
    if (event->key() == Qt::Key_F1) {
        // A row made for one file, such as a role's note, has the entry of the row that it was made from.
        const Directive *entry = m_document.dialect().find(m_row.id);
        showHelpOf(entry ? *entry : m_row, this, m_inheritedHelp);
        return;
    }
    if (event->key() == Qt::Key_Delete && event->modifiers() == Qt::ControlModifier) {
        for (qsizetype i = 0; i < m_rows.size(); ++i)
            if (m_rows[i].box->isAncestorOf(focusWidget())) {
                unset(i);
                return;
            }
    }
    QWidget::keyPressEvent(event);
}

} // namespace gatepost::ui
