// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/editor/highlighter.h"

#include <KSyntaxHighlighting/Definition>
#include <KSyntaxHighlighting/FoldingRegion>
#include <KSyntaxHighlighting/Format>
#include <KSyntaxHighlighting/Repository>
#include <KSyntaxHighlighting/SyntaxHighlighter>
#include <KSyntaxHighlighting/Theme>

#include <QElapsedTimer>
#include <QPointer>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTimer>

namespace gatepost::ui {

namespace {

constexpr int kFirstLines = 400; ///< more than a window shows.
constexpr int kPause = 25;       ///< milliseconds between two turns: most of the time is for keys.
constexpr int kAfterAKey =
    500; ///< milliseconds: a key does not wait for the colours of other lines.

/// One for the program: definitions keep a pointer to it.
KSyntaxHighlighting::Repository &repository() {
    static KSyntaxHighlighting::Repository one;
    return one;
}

KSyntaxHighlighting::Definition definition(const QString &name) {
    const auto found = repository().definitionForName(name);
    // A user's file of the same name would replace ours.
    return found.filePath().startsWith(QLatin1String(":/")) ? found
                                                            : KSyntaxHighlighting::Definition();
}

KSyntaxHighlighting::Theme theme(bool dark) {
    const auto own = repository().theme(dark ? QStringLiteral("Gatepost Dark")
                                             : QStringLiteral("Gatepost Light"));
    if (own.isValid())
        return own;
    return repository().defaultTheme(dark ? KSyntaxHighlighting::Repository::DarkTheme
                                          : KSyntaxHighlighting::Repository::LightTheme);
}

/// A highlighter that leaves lines as they are while `passesOver` is set.
class Painter : public KSyntaxHighlighting::SyntaxHighlighter {
public:
    using SyntaxHighlighter::SyntaxHighlighter;
    bool passesOver = false;

protected:
    void highlightBlock(const QString &text) override {
        if (!passesOver)
            SyntaxHighlighter::highlightBlock(text);
    }
};

} // namespace

struct Highlighter::Data {
    QPointer<Painter> highlighter; // the document owns it
    KSyntaxHighlighting::Theme theme;
    bool dark = false;
    QTimer turn;
    int next = 0; ///< lines before it have their colours, but for those that arrived since.
};

Highlighter::Highlighter(QTextDocument *document, const QString &name, bool dark, QObject *parent)
    : QObject(parent), m_data(std::make_unique<Data>()) {
    // Without the document at first: each of these calls would colour all of it.
    m_data->highlighter = new Painter(static_cast<QObject *>(document));
    m_data->dark = dark;
    m_data->theme = theme(dark);
    m_data->highlighter->setTheme(m_data->theme);
    if (const auto found = definition(name); found.isValid())
        m_data->highlighter->setDefinition(found);
    m_data->highlighter->setDocument(document);
    if (document->blockCount() <= kFirstLines) {
        m_data->highlighter->rehighlight();
        return;
    }
    // setDocument() has planned to colour all lines at the next event. This ends the plan, and is cheap.
    m_data->highlighter->passesOver = true;
    m_data->highlighter->rehighlight();
    m_data->highlighter->passesOver = false;
    colourNow(document->firstBlock(), kFirstLines);
    connect(&m_data->turn, &QTimer::timeout, this, &Highlighter::colourSome);
    connect(document, &QTextDocument::contentsChange, &m_data->turn,
            [this](int, int removed, int added) {
                if (removed == added || isComplete()) // colours, or all is done
                    return;
                m_data->next = 0; // lines have moved; those that have their colours are passed over
                m_data->turn.start(kAfterAKey);
            });
    m_data->turn.start(kPause);
}

Highlighter::~Highlighter() {
    delete m_data->highlighter;
}

void Highlighter::setDark(bool dark) {
    if (m_data->dark == dark || !m_data->highlighter)
        return;
    m_data->dark = dark;
    m_data->theme = theme(dark);
    m_data->highlighter->setTheme(m_data->theme);
    m_data->highlighter->rehighlight();
    m_data->turn.stop();
}

bool Highlighter::isComplete() const {
    return !m_data->turn.isActive();
}

void Highlighter::colourNow(const QTextBlock &first, int lines) {
    if (!m_data->highlighter)
        return;
    QTextCursor edit(first); // one change for the view
    edit.beginEditBlock();
    for (QTextBlock line = first; lines > 0 && line.isValid(); line = line.next(), --lines)
        if (line.userData() == nullptr) // the highlighter gives each line its own
            m_data->highlighter->rehighlightBlock(line);
    edit.endEditBlock();
}

void Highlighter::colourSome() {
    constexpr int kStep = 50;
    constexpr qint64 kMost = 4; ///< milliseconds: a key does not wait longer
    if (!m_data->highlighter) {
        m_data->turn.stop();
        return;
    }
    QTextDocument *document = m_data->highlighter->document();
    QElapsedTimer clock;
    clock.start();
    QTextCursor edit(document);
    edit.beginEditBlock();
    for (QTextBlock at = document->findBlockByNumber(m_data->next);
         at.isValid() && clock.elapsed() < kMost; m_data->next += kStep) {
        colourNow(at, kStep);
        for (int i = 0; i < kStep && at.isValid(); ++i)
            at = at.next();
    }
    edit.endEditBlock();
    if (m_data->next >= document->blockCount())
        m_data->turn.stop();
    else
        m_data->turn.setInterval(kPause);
}

std::optional<QColor> Highlighter::color(EditorColor role) const {
    using KSyntaxHighlighting::Theme;
    const auto of = [&](Theme::EditorColorRole editor) {
        return m_data->theme.editorColor(editor);
    };
    QRgb color = 0;
    switch (role) {
    case EditorColor::Background: color = of(Theme::BackgroundColor); break;
    case EditorColor::Text: color = m_data->theme.textColor(Theme::Normal); break;
    case EditorColor::Selection: color = of(Theme::TextSelection); break;
    case EditorColor::LineNumber: color = of(Theme::LineNumbers); break;
    case EditorColor::CurrentLineNumber: color = of(Theme::CurrentLineNumber); break;
    case EditorColor::CurrentLine: color = of(Theme::CurrentLine); break;
    case EditorColor::Gutter: color = of(Theme::IconBorder); break;
    }
    return color == 0 ? std::nullopt : std::optional(QColor::fromRgba(color));
}

bool Highlighter::hasDefinition(const QString &name) {
    return definition(name).isValid();
}
bool Highlighter::hasTheme(const QString &name) {
    return repository().theme(name).isValid();
}

} // namespace gatepost::ui
