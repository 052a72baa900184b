// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/formpage.h"

#include "ui/bridge/label.h"
#include "ui/bridge/look.h"
#include "ui/bridge/readable.h"
#include "ui/bridge/text.h"
#include "ui/bridge/tips.h"
#include "ui/forms/fields/field.h"

#include <QApplication>
#include <QEvent>
#include <QFrame>
#include <QHelpEvent>
#include <QScrollArea>
#include <QStyleOptionToolButton>
#include <QStylePainter>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <tuple>
#include <utility>

namespace gatepost::ui {

namespace {

/// As wide as one reads, at the leading edge of a wide window.
void keepReadable(QWidget &content, QScrollArea &scroll) {
    content.setMaximumWidth(readableWidth(content));
    scroll.setAlignment(Qt::AlignLeading | Qt::AlignTop);
}

} // namespace

FormPage::FormPage(SiteModel &site, Document &document, QWidget *parent)
    : QWidget(parent), m_site(site), m_document(document) {
    connect(&document, &Document::changed, this, [this] {
        if (m_bar)
            m_bar->hide();
        renew();
    });
    site.analysis().whenUpdated(Analysis::Part::Problems, this, &FormPage::renewProblems);
    connect(&site.side(), &SideDocuments::settingsChanged, this, &FormPage::renew);
    connect(&site.navigator(), &Navigator::caretLineChanged, this,
            [this](const Document *of, int line) {
                if (isVisible())
                    markLine(of == &m_document ? line : -1);
            });
}

Field *FormPage::field(DirectiveId directive) const {
    for (Field *field : m_fields)
        if (field->row().id == directive)
            return field;
    return nullptr;
}

void FormPage::markLine(int line) {
    for (Field *field : m_fields)
        field->markLine(line);
}

void FormPage::renew() {
    if (!isVisible()) {
        m_stale = true;
        return;
    }
    m_stale = false;
    // Who edits by this page sees what the edit makes of it, and where.
    const bool isEditing = isAncestorOf(QApplication::focusWidget());
    if (isEditing || dialect(m_document.dialectId()).syntax != Syntax::Yaml ||
        m_document.bytes().size() <= kMostAtOnce) {
        renewNow();
        return;
    }
    m_parsing.start([this, yaml = m_document.yaml()](const Latest::Run &) {
        std::ignore = yaml.read(); // all copies share the tree
        return [this] { renewNow(); };
    });
}

void FormPage::catchUp() {
    if (m_parsing.isRunning())
        renewNow();
}

void FormPage::renewNow() {
    m_parsing.cancel();
    if (!isVisible()) {
        m_stale = true;
        return;
    }
    m_revision = m_document.revision();
    read();
    for (Field *field : m_fields)
        field->renew();
    afterFields();
    renewProblems();
}

void FormPage::renewProblems() {
    // A page listens to its document, which also changes while the site is paused, and to the site, which hears of a
    // change first: problems of a text that was not read yet wait for renew().
    if (!isVisible() || m_fields.isEmpty() || m_revision != m_document.revision())
        return;
    QHash<int, QStringList> byLine;
    for (const Problem &problem : m_site.analysis().problems())
        if (problem.document == &m_document)
            byLine[static_cast<int>(m_document.lines().lineAt(problem.range.begin))]
                << text(problem.message);
    for (Field *field : m_fields)
        field->setProblems(byLine);
}

void FormPage::showEvent(QShowEvent *event) {
    QWidget::showEvent(event);
    if (m_stale)
        renew();
    if (m_site.files().current() == &m_document)
        markLine(m_site.navigator().caretLine());
}

bool FormPage::event(QEvent *event) {
    const bool handled = QWidget::event(event);
    // Colours of problems are made from the palette.
    if (event->type() == QEvent::PaletteChange && isVisible())
        for (Field *field : m_fields)
            field->renew();
    return handled;
}

bool FormPage::apply(const EditResult &edit, const QString &label, const QString &mergeKey) {
    if (!edit) {
        say(text(edit.error()), true);
        return false;
    }
    if (edit->empty())
        return false;
    const bool isWritten = m_document.apply(*edit, {label, mergeKey, Origin::Form});
    catchUp();
    return isWritten;
}

void FormPage::say(const QString &sentence, bool wrong) {
    if (!m_bar)
        return;
    QPalette ink = palette();
    if (wrong)
        ink.setColor(QPalette::WindowText, toneColor(Tone::Error, palette()));
    m_bar->setPalette(ink);
    m_bar->setText(sentence);
    m_bar->setVisible(!sentence.isEmpty());
}

Label *FormPage::makeBar() {
    m_bar = new Label(this);
    m_bar->setObjectName(QStringLiteral("formBar"));
    m_bar->setWordWrap(true);
    m_bar->setContentsMargins(10, 8, 10, 8);
    m_bar->hide();
    return m_bar;
}

QVBoxLayout *FormPage::makeColumn(QWidget *into) {
    auto *outer = new QVBoxLayout(into);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->setSpacing(0);
    if (into == this)
        outer->addWidget(makeBar());
    auto *scroll = new QScrollArea(into);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    scroll->setFocusPolicy(Qt::NoFocus);
    auto *content = new QWidget(scroll);
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(10, 8, 12, 16);
    column->setSpacing(4);
    keepReadable(*content, *scroll);
    scroll->setWidget(content);
    outer->addWidget(scroll, 1);
    return column;
}

Label *FormPage::addHeading(QVBoxLayout *column, const QString &said, const QString &remark) {
    auto *label = new Label(said);
    QFont font = label->font();
    font.setBold(true);
    font.setPointSizeF(font.pointSizeF() * 1.08);
    label->setFont(font);
    label->setContentsMargins(0, column->count() == 0 ? 0 : 12, 0, 2);
    label->setWordWrap(true);
    column->addWidget(label);
    if (!remark.isEmpty())
        addRemark(column, remark);
    return label;
}

Label *FormPage::addRemark(QVBoxLayout *column, const QString &said) {
    auto *label = new Label(said);
    label->setWordWrap(true);
    label->setForegroundRole(QPalette::PlaceholderText);
    label->setContentsMargins(0, 0, 0, 4);
    column->addWidget(label);
    return label;
}

namespace {

/// A heading that opens and closes: flat, also while it is open. In a narrow page its end is left out, and is in the tip.
class FoldButton : public QToolButton {
public:
    FoldButton() { setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed); }
    [[nodiscard]] QSize minimumSizeHint() const override {
        const QSize all = sizeHint();
        return {std::min(all.width(), 36 * fontMetrics().averageCharWidth()), all.height()};
    }

protected:
    bool event(QEvent *event) override {
        if (event->type() == QEvent::ToolTip) {
            const bool isCut = width() < sizeHint().width();
            showTip(static_cast<QHelpEvent *>(event)->globalPos(), isCut ? text() : QString(),
                    this);
            return true;
        }
        return QToolButton::event(event);
    }
    void paintEvent(QPaintEvent *) override {
        QStyleOptionToolButton option;
        initStyleOption(&option);
        if (const int missing = sizeHint().width() - width(); missing > 0)
            option.text = fontMetrics().elidedText(
                text(), Qt::ElideRight, fontMetrics().horizontalAdvance(text()) - missing);
        QStylePainter(this).drawComplexControl(QStyle::CC_ToolButton, option);
    }
    void initStyleOption(QStyleOptionToolButton *option) const override {
        QToolButton::initStyleOption(option);
        option->state &= ~(QStyle::State_On | QStyle::State_Sunken);
    }
};

} // namespace

QVBoxLayout *FormPage::addFold(QVBoxLayout *column, const QString &said, bool open,
                               QToolButton **made) {
    auto *button = new FoldButton;
    button->setText(said);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setAutoRaise(true);
    button->setCheckable(true);
    button->setChecked(open);
    button->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
    button->setFocusPolicy(Qt::StrongFocus);
    QFont font = button->font();
    font.setBold(true);
    button->setFont(font);
    auto *box = new QWidget;
    auto *inner = new QVBoxLayout(box);
    inner->setContentsMargins(0, 0, 0, 6);
    inner->setSpacing(3);
    connect(button, &QToolButton::toggled, box, [button, box](bool on) {
        button->setArrowType(on ? Qt::DownArrow : Qt::RightArrow);
        box->setVisible(on);
    });
    column->addWidget(button, 0, Qt::AlignLeft);
    column->addWidget(box);
    box->setVisible(open); // in its place now, or it would be a window of its own
    if (made)
        *made = button;
    return inner;
}

Field *FormPage::addField(QVBoxLayout *column, const Directive &row, FieldBinding binding) {
    if (binding.set)
        binding.set = [this, set = std::move(binding.set)](std::size_t nth,
                                                           std::string_view value) {
            catchUp();
            return set(nth, value);
        };
    if (binding.remove)
        binding.remove = [this, remove = std::move(binding.remove)](std::size_t nth) {
            catchUp();
            return remove(nth);
        };
    auto *field = new Field(row, m_site, m_document, std::move(binding));
    column->addWidget(field);
    m_fields << field;
    return field;
}

} // namespace gatepost::ui
