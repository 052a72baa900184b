// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/editorarea.h"

#include "ui/editor/findbar.h"

#include <QAction>
#include <QSettings>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace gatepost::ui {

namespace {

constexpr int kLeastZoom = -6; // points
constexpr int kMostZoom = 40;

} // namespace

EditorArea::EditorArea(SiteModel &site, QWidget *parent)
    : QWidget(parent),
      m_site(site),
      m_stack(new QStackedWidget(this)),
      m_findBar(new FindBar(this)) {
    const QSettings settings;
    m_zoom =
        std::clamp(settings.value(QStringLiteral("editor/zoom"), 0).toInt(), kLeastZoom, kMostZoom);
    m_showsBlanks = settings.value(QStringLiteral("editor/blanks"), false).toBool();
    m_emphasis = settings.value(QStringLiteral("editor/emphasis"), true).toBool();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_stack, 1);
    layout->addWidget(m_findBar);
    m_stack->addWidget(new QWidget(m_stack));
    connect(&site.files(), &OpenFiles::filesChanged, this, &EditorArea::forgetClosed);
    connect(&site.files(), &OpenFiles::currentChanged, this, &EditorArea::showCurrent);
    connect(&site.navigator(), &Navigator::goToRequested, this,
            [this](Document *document, ByteRange range, bool focus) {
                if (!m_site.files().roleOfDocument(document)) // closed meanwhile
                    return;
                TextView *there = view(document);
                there->goTo(range);
                if (focus)
                    there->setFocus();
            });
    showCurrent(site.files().current());
}

TextView *EditorArea::view() const {
    return m_views.value(m_site.files().current());
}

TextView *EditorArea::view(Document *document) {
    TextView *&view = m_views[document];
    if (!view) {
        view = new TextView(m_site, *document, m_stack);
        connect(view, &TextView::cursorPositionChanged, this, &EditorArea::caretMoved);
        connect(view, &TextView::zoomRequested, this, [this](int by) { setZoom(m_zoom + by); });
        view->addActions(m_viewActions);
        connect(document, &Document::changed, view, [this, document](const Change &change) {
            // Only the lines that the edit touched can have become too long.
            const LineIndex &lines = document->lines();
            std::int64_t grown = 0;
            for (const Replacement &one : change.edit.replacements()) {
                const auto begin =
                    static_cast<std::uint32_t>(std::int64_t(one.range.begin) + grown);
                const auto size = static_cast<std::uint32_t>(one.text.size());
                lookForLongLines(*m_views[document], lines.lineAt(begin),
                                 lines.lineAt(begin + size));
                grown += std::int64_t(size) - std::int64_t(one.range.size());
            }
        });
        applyTo(*view);
        if (const std::size_t count = document->lines().count(); count > 0)
            lookForLongLines(*view, 0, count - 1);
        m_stack->addWidget(view);
    }
    return view;
}

void EditorArea::apply(const Preferences &preferences) {
    m_preferences = preferences;
    for (TextView *view : std::as_const(m_views))
        applyTo(*view);
    emit looksChanged();
}

void EditorArea::applyTo(TextView &view) {
    view.setOptions({m_preferences.textSize, m_zoom,
                     m_preferences.wrap && !m_long.contains(&view.policy()), m_showsBlanks,
                     m_emphasis});
}

void EditorArea::setZoom(int points) {
    m_zoom = std::clamp(points, kLeastZoom, kMostZoom);
    QSettings().setValue(QStringLiteral("editor/zoom"), m_zoom);
    apply(m_preferences);
}

void EditorArea::setShowsBlanks(bool shows) {
    m_showsBlanks = shows;
    QSettings().setValue(QStringLiteral("editor/blanks"), shows);
    apply(m_preferences);
}

void EditorArea::setEmphasis(bool emphasis) {
    m_emphasis = emphasis;
    QSettings().setValue(QStringLiteral("editor/emphasis"), emphasis);
    apply(m_preferences);
}

bool EditorArea::isWrapRefused() const {
    return m_preferences.wrap && m_long.contains(m_site.files().current());
}

void EditorArea::addViewAction(QAction *action) {
    action->setShortcutContext(Qt::WidgetShortcut);
    m_viewActions << action;
    for (TextView *view : std::as_const(m_views))
        view->addAction(action);
}

void EditorArea::lookForLongLines(TextView &view, std::size_t first, std::size_t last) {
    Document &document = view.policy();
    if (m_long.contains(&document))
        return;
    for (std::size_t line = first; line <= last && line < document.lines().count(); ++line) {
        const ByteRange content = document.lines().content(line);
        // No line has more UTF-16 units than bytes.
        if (content.size() <= static_cast<std::uint32_t>(Document::kLongLine))
            continue;
        const std::size_t units = utf16Length(slice(document.bytes(), content));
        if (units <= static_cast<std::size_t>(Document::kLongLine))
            continue;
        m_long.insert(&document);
        applyTo(view);
        emit longLineFound(&document, static_cast<int>(line + 1), static_cast<int>(units));
        return;
    }
}

void EditorArea::showCurrent(Document *document) {
    if (!document)
        m_stack->setCurrentIndex(0);
    else
        m_stack->setCurrentWidget(view(document));
    m_findBar->setView(view());
    emit caretMoved();
}

void EditorArea::forgetClosed() {
    for (auto it = m_views.begin(); it != m_views.end();) {
        if (m_site.files().roleOfDocument(it.key())) {
            ++it;
            continue;
        }
        m_long.remove(it.key());
        m_findBar->setView(nullptr);
        delete it.value(); // now: it refers to a document that is about to go
        it = m_views.erase(it);
    }
    m_findBar->setView(view());
}

} // namespace gatepost::ui
