// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/editor/findbar.h"

#include "ui/bridge/accessible.h"
#include "ui/bridge/label.h"
#include "ui/bridge/look.h"
#include "ui/bridge/text.h"
#include "ui/bridge/words.h"
#include "ui/editor/textview.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QLocale>
#include <QTextBlock>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace gatepost::ui {

namespace {

constexpr int kCountPause = 150; // ms

/// "Next (F3)".
QString withKey(const QString &help, const QKeySequence &key) {
    return QStringLiteral("%1 (%2)").arg(help, key.toString(QKeySequence::NativeText));
}

/// `key` is only named: who acts on it is elsewhere.
QToolButton *button(QWidget *parent, const QString &glyph, const QString &help,
                    const QKeySequence &key) {
    auto *made = new QToolButton(parent);
    made->setIcon(icon(glyph));
    made->setAutoRaise(true);
    made->setToolTip(withKey(help, key));
    made->setAccessibleName(help);
    return made;
}

} // namespace

FindBar::FindBar(QWidget *parent)
    : QWidget(parent),
      m_find(new QLineEdit(this)),
      m_with(new QLineEdit(this)),
      m_said(new Label(this)),
      m_replaceRow(new QWidget(this)) {
    setObjectName(QStringLiteral("findBar"));
    m_find->setObjectName(QStringLiteral("findText"));
    m_find->setPlaceholderText(tr("Find"));
    m_find->setAccessibleName(tr("Find"));
    m_find->setClearButtonEnabled(true);
    m_with->setObjectName(QStringLiteral("replaceText"));
    m_with->setPlaceholderText(tr("Replace with"));
    m_with->setAccessibleName(tr("Replace with"));
    m_with->setClearButtonEnabled(true);
    for (QLineEdit *field : {m_find, m_with}) {
        field->setLayoutDirection(Qt::LeftToRight);
        field->setMinimumWidth(120);
        field->installEventFilter(this);
    }
    m_case = toggle(QStringLiteral("findCase"), QStringLiteral("Aa"), tr("Match case"),
                    QKeySequence(Qt::ALT | Qt::Key_C));
    m_words = toggle(QStringLiteral("findWords"), QStringLiteral("W"), tr("Whole words"),
                     QKeySequence(Qt::ALT | Qt::Key_W));
    m_regex = toggle(QStringLiteral("findRegex"), QStringLiteral(".*"), tr("Regular expression"),
                     QKeySequence(Qt::ALT | Qt::Key_R));
    m_inSelection = toggle(QStringLiteral("findInSelection"), QStringLiteral("[ ]"),
                           tr("In the selection"), QKeySequence(Qt::ALT | Qt::Key_L));
    m_said->setObjectName(QStringLiteral("findCount"));
    m_said->setMinimumWidth(
        m_said->fontMetrics().horizontalAdvance(tr("%1 of %2").arg(8888).arg(8888)));

    QLayout *find = makeFindRow(); // first: Tab goes through it before the replacement
    fillReplaceRow();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 4, 8, 4);
    layout->setSpacing(4);
    layout->addLayout(find);
    layout->addWidget(m_replaceRow);
    QWidget::setTabOrder(m_find, m_with);

    m_countSoon.setSingleShot(true);
    m_countSoon.setInterval(kCountPause);
    connect(&m_countSoon, &QTimer::timeout, this, [this] {
        recount();
        sayPlace();
    });
    connect(m_find, &QLineEdit::textChanged, this, &FindBar::onPatternChanged);
    for (QToolButton *each : {m_case, m_words, m_regex})
        connect(each, &QToolButton::toggled, this, &FindBar::onPatternChanged);
    connect(m_inSelection, &QToolButton::toggled, this, [this](bool on) {
        m_selection.reset();
        if (on && m_view && m_view->textCursor().hasSelection())
            m_selection = m_view->selectedBytes();
        onPatternChanged();
    });
    hide();
}

QLayout *FindBar::makeFindRow() {
    QToolButton *previous =
        button(this, QStringLiteral("up"), tr("Previous"), QKeySequence(Qt::SHIFT | Qt::Key_F3));
    QToolButton *next = button(this, QStringLiteral("down"), tr("Next"), QKeySequence(Qt::Key_F3));
    QToolButton *close =
        button(this, QStringLiteral("close"), tr("Close"), QKeySequence(Qt::Key_Escape));
    auto *find = new QHBoxLayout;
    find->setSpacing(4);
    find->addWidget(m_find, 1);
    for (QWidget *widget : {static_cast<QWidget *>(m_case), static_cast<QWidget *>(m_words),
                            static_cast<QWidget *>(m_regex), static_cast<QWidget *>(m_inSelection),
                            static_cast<QWidget *>(m_said), static_cast<QWidget *>(previous),
                            static_cast<QWidget *>(next), static_cast<QWidget *>(close)})
        find->addWidget(widget);
    connect(previous, &QToolButton::clicked, this, [this] { step(true); });
    connect(next, &QToolButton::clicked, this, [this] { step(false); });
    connect(close, &QToolButton::clicked, this, &FindBar::closeBar);
    return find;
}

void FindBar::fillReplaceRow() {
    auto *one = new QToolButton(m_replaceRow);
    one->setObjectName(QStringLiteral("replaceOne"));
    one->setText(tr("Replace"));
    auto *all = new QToolButton(m_replaceRow);
    all->setObjectName(QStringLiteral("replaceAll"));
    all->setText(tr("Replace all"));
    all->setToolTip(withKey(tr("Replace all, as one step of undo"),
                            QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_Return)));
    auto *replace = new QHBoxLayout(m_replaceRow);
    replace->setContentsMargins(0, 0, 0, 0);
    replace->setSpacing(4);
    replace->addWidget(m_with, 1);
    replace->addWidget(one);
    replace->addWidget(all);
    connect(one, &QToolButton::clicked, this, &FindBar::replaceOne);
    connect(all, &QToolButton::clicked, this, &FindBar::replaceAll);
}

QToolButton *FindBar::toggle(const QString &name, const QString &label, const QString &help,
                             const QKeySequence &key) {
    auto *made = new QToolButton(this);
    made->setObjectName(name);
    made->setText(label);
    made->setCheckable(true);
    made->setAutoRaise(true);
    made->setShortcut(key);
    made->setToolTip(withKey(help, key));
    made->setAccessibleName(help);
    return made;
}

// ---- what is searched ----------------------------------------------------------------------------

void FindBar::setView(TextView *view) {
    if (view == m_view)
        return;
    if (m_view)
        m_view->setSearch({}, {});
    disconnect(m_listening);
    m_view = view;
    m_selection.reset();
    m_inSelection->setChecked(false);
    if (!view) {
        hide();
        return;
    }
    m_listening = connect(&view->policy(), &Document::changed, this, &FindBar::onEdited);
    m_from = view->textCursor().selectionStart();
    if (isVisible()) {
        recount();
        sayPlace();
    }
}

std::optional<PositionRange> FindBar::range() const {
    if (!m_selection || !m_view)
        return std::nullopt;
    const Document &document = m_view->policy();
    return PositionRange{document.positionOf(m_selection->begin),
                         document.positionOf(m_selection->end)};
}

void FindBar::open(bool withReplace) {
    if (!m_view)
        return;
    m_replaceRow->setVisible(withReplace && !m_view->policy().isReadOnly());
    QTextCursor cursor = m_view->textCursor();
    m_from = cursor.selectionStart();
    const QString selected = cursor.selectedText();
    const bool severalLines = selected.contains(QChar(QChar::ParagraphSeparator));
    if (severalLines) {
        const QSignalBlocker quiet(m_inSelection);
        m_inSelection->setChecked(true);
        m_selection = m_view->selectedBytes();
    } else if (!selected.isEmpty() || !isVisible()) {
        if (selected.isEmpty())
            cursor.select(QTextCursor::WordUnderCursor);
        // An expression that is there already is not overwritten by a word that happens to be at the caret.
        if (!selected.isEmpty() || m_find->text().isEmpty()) {
            const QSignalBlocker quiet(m_find);
            m_find->setText(forPeople(cursor.selectedText()));
        }
    }
    show();
    m_find->setFocus(Qt::ShortcutFocusReason);
    m_find->selectAll();
    onPatternChanged();
}

void FindBar::closeBar() {
    hide();
    if (m_view) {
        m_view->setSearch({}, {});
        m_view->setFocus();
    }
}

void FindBar::onPatternChanged() {
    const auto made = Search::make(
        {m_find->text(), m_case->isChecked(), m_words->isChecked(), m_regex->isChecked()});
    m_search = made ? std::optional(*made) : std::nullopt;
    recount();
    if (!made) {
        say(made.error(), true);
        return;
    }
    if (m_hits.empty() || !m_view) {
        sayPlace();
        return;
    }
    const auto next = nextHit(m_hits, m_from, false);
    m_view->selectHit(next->hit);
    sayPlace(next->wrapped);
}

void FindBar::onEdited(const Change &change) {
    if (m_selection) {
        m_selection->begin = change.edit.mapped(m_selection->begin);
        m_selection->end = std::max(m_selection->begin, change.edit.mapped(m_selection->end));
    }
    if (isVisible())
        m_countSoon.start(); // the whole text is not searched for each key
}

void FindBar::recount() {
    m_hits.clear();
    if (!m_view)
        return;
    if (m_search && !m_search->isEmpty()) {
        m_hits = allHits(*m_view->document(), *m_search, range());
        m_view->setSearch(m_search, range());
    } else {
        m_view->setSearch({}, range());
    }
}

// ---- what is said --------------------------------------------------------------------------------

void FindBar::say(const QString &sentence, bool bad) {
    if (m_said->text() != sentence) {
        m_said->setText(sentence);
        announce(this, Topic::Control, sentence);
    }
    QPalette colors = palette();
    if (bad)
        colors.setColor(QPalette::WindowText, toneColor(Tone::Deny, colors));
    m_said->setPalette(colors);
}

void FindBar::sayPlace(bool wrapped) {
    if (!m_search || m_find->text().isEmpty()) {
        say({});
        return;
    }
    if (m_hits.empty()) {
        say(tr("not found"), true);
        return;
    }
    const QTextCursor cursor = m_view->textCursor();
    const TextHit here{cursor.selectionStart(), cursor.selectionEnd() - cursor.selectionStart()};
    const auto at = std::ranges::lower_bound(m_hits, here.position, {}, &TextHit::position);
    const QString sentence =
        at != m_hits.end() && *at == here
            ? tr("%1 of %2")
                  .arg(QLocale().toString(static_cast<qlonglong>(at - m_hits.begin()) + 1),
                       QLocale().toString(m_hits.size()))
            : tr("%Ln found", nullptr, static_cast<int>(m_hits.size()));
    say(wrapped ? factsText({sentence, tr("from the other end")}) : sentence);
}

// ---- steps ---------------------------------------------------------------------------------------

void FindBar::step(bool backwards) {
    if (!m_view)
        return;
    if (!m_search || m_find->text().isEmpty()) {
        open(false);
        return;
    }
    if (m_countSoon.isActive() || !isVisible()) {
        m_countSoon.stop();
        recount();
    }
    const QTextCursor cursor = m_view->textCursor();
    int from = backwards ? cursor.selectionStart() : cursor.selectionEnd();
    // An empty hit at the caret would be found for ever.
    const bool onEmpty =
        !cursor.hasSelection() && std::ranges::binary_search(m_hits, from, {}, &TextHit::position);
    if (onEmpty && !backwards)
        ++from;
    else if (onEmpty)
        --from;
    const auto next = nextHit(m_hits, from, backwards);
    if (next) {
        m_view->selectHit(next->hit);
        m_from = next->hit.position;
    }
    sayPlace(next && next->wrapped);
    if (!isVisible())
        m_view->setSearch({}, {});
}

void FindBar::replaceOne() {
    if (!m_view || !m_search)
        return;
    recount();
    const QTextCursor cursor = m_view->textCursor();
    const TextHit here{cursor.selectionStart(), cursor.selectionEnd() - cursor.selectionStart()};
    if (!std::ranges::contains(m_hits, here)) {
        step(false);
        return;
    }
    Document &document = m_view->policy();
    const QTextBlock block = m_view->document()->findBlock(here.position);
    const QString with = m_search->replacement(
        searchedText(block), {here.position - block.position(), here.length}, m_with->text());
    document.apply(TextEdit::replace({document.offsetOf(here.position),
                                      document.offsetOf(here.position + here.length)},
                                     toBytes(with)),
                   {tr("Replace")});
    m_view->selectHit({here.position + static_cast<int>(with.size()), 0});
    recount();
    m_countSoon.stop();
    if (const auto next = nextHit(m_hits, here.position + static_cast<int>(with.size()), false)) {
        m_view->selectHit(next->hit);
        sayPlace(next->wrapped);
    } else {
        sayPlace();
    }
}

void FindBar::replaceAll() {
    if (!m_view || !m_search || m_search->isEmpty())
        return;
    recount();
    Document &document = m_view->policy();
    TextEdit edit;
    std::uint32_t behind = 0;
    for (const TextHit &hit : m_hits) {
        const QTextBlock block = m_view->document()->findBlock(hit.position);
        const int column = hit.position - block.position();
        const ByteRange range{document.offsetOf(hit.position),
                              document.offsetOf(hit.position + hit.length)};
        if (!edit.empty() && range.begin < behind)
            continue;
        behind = range.end;
        edit.add({range, toBytes(m_search->replacement(searchedText(block), {column, hit.length},
                                                       m_with->text()))});
    }
    const auto count = static_cast<int>(edit.replacements().size());
    if (count > 0)
        document.apply(edit, {tr("Replace all")});
    recount();
    m_countSoon.stop();
    say(count == 0 ? tr("not found") : tr("%Ln replaced", nullptr, count), count == 0);
}

// ---- events --------------------------------------------------------------------------------------

bool FindBar::eventFilter(QObject *watched, QEvent *event) {
    if (event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        const Qt::KeyboardModifiers modifiers = key->modifiers() & ~Qt::KeypadModifier;
        const bool enter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
        if (key->key() == Qt::Key_Escape) {
            closeBar();
            return true;
        }
        if (enter && modifiers == (Qt::ControlModifier | Qt::AltModifier)) {
            replaceAll();
            return true;
        }
        if (enter && (modifiers == Qt::NoModifier || modifiers == Qt::ShiftModifier)) {
            if (watched == m_with && modifiers == Qt::NoModifier)
                replaceOne();
            else
                step(modifiers == Qt::ShiftModifier);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void FindBar::changeEvent(QEvent *event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_said)
        m_said->setPalette(palette());
}

} // namespace gatepost::ui
