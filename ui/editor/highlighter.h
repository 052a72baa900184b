// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QObject>
#include <QString>

#include <memory>
#include <optional>

class QTextBlock;
class QTextDocument;

/// KSyntaxHighlighting behind one door: definitions by name ("Gatepost robots.txt"), our own two themes. The grammars
/// are line-local: what depends on other lines is overlaid by the view from the verdict.
namespace gatepost::ui {

/// Colours of the theme for the parts that are not text.
enum class EditorColor : std::uint8_t {
    Background,
    Text,
    Selection,
    LineNumber,
    CurrentLineNumber,
    CurrentLine,
    Gutter
};

class Highlighter : public QObject {
    Q_OBJECT

public:
    /// Colours a short text directly. Of a long text it colours the first lines, and the others in small steps later.
    /// The reason is speed: all lines of 853 KB took 0.3 s of the second until the first paint (bench: latency firstPaint).
    Highlighter(QTextDocument *document, const QString &definition, bool dark, QObject *parent);
    ~Highlighter() override;

    /// Chooses "Gatepost Light" or "Gatepost Dark" and colours all of the text again, if it is another theme.
    void setDark(bool dark);
    /// Colours these lines if it was not their turn yet: they come into view.
    void colourNow(const QTextBlock &first, int lines);
    /// True as soon as each line has its colours.
    [[nodiscard]] bool isComplete() const;
    /// Absent where the theme says nothing.
    [[nodiscard]] std::optional<QColor> color(EditorColor role) const;
    /// True if the definition of this name comes from our own resources.
    [[nodiscard]] static bool hasDefinition(const QString &name);
    [[nodiscard]] static bool hasTheme(const QString &name);

private:
    void colourSome();

    struct Data;
    std::unique_ptr<Data> m_data;
};

} // namespace gatepost::ui
