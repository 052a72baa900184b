// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/editor/highlighter.h"

#include <KSyntaxHighlighting/Definition>
#include <KSyntaxHighlighting/FoldingRegion>
#include <KSyntaxHighlighting/Format>
#include <KSyntaxHighlighting/Repository>
#include <KSyntaxHighlighting/SyntaxHighlighter>
#include <KSyntaxHighlighting/Theme>

#include <QPointer>
#include <QTextDocument>

namespace gatepost::ui {

namespace {

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

} // namespace

struct Highlighter::Data {
    QPointer<KSyntaxHighlighting::SyntaxHighlighter> highlighter; // the document owns it
    KSyntaxHighlighting::Theme theme;
    std::optional<bool> dark;
};

Highlighter::Highlighter(QTextDocument *document, const QString &name, QObject *parent)
    : QObject(parent), m_data(std::make_unique<Data>()) {
    m_data->highlighter = new KSyntaxHighlighting::SyntaxHighlighter(document);
    m_data->theme = theme(false);
    m_data->highlighter->setTheme(m_data->theme);
    if (const auto found = definition(name); found.isValid())
        m_data->highlighter->setDefinition(found);
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
