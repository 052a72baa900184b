// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMetaType>
#include <QString>

#include <utility>

/// Text with markup of ours. Everything else that people read is a QString and is plain: what stands in a file, a name or
/// a message is never taken for markup, whatever it looks like.
///
/// A Rich is made from markup that the program itself writes, and places in it are filled with plain text, which is escaped,
/// or with another Rich. Should an escape be missing all the same, html() is the gate that everything passes: it gives out
/// a few harmless tags and attributes only. No picture, style sheet or other resource can be named in it.
namespace gatepost::ui {

class Rich {
public:
    Rich() = default;
    /// Markup of ours, with places %1 … %9.
    [[nodiscard]] static Rich ours(const QString &markup) { return Rich(markup); }
    /// Words as they are.
    [[nodiscard]] static Rich plain(const QString &words) { return Rich(words.toHtmlEscaped()); }

    /// Fills the lowest places, in order, each with a QString (escaped) or a Rich.
    template <class... Parts>
    [[nodiscard]] Rich arg(const Parts &...parts) const {
        return Rich(m_markup.arg(markupOf(parts)...));
    }
    Rich &operator+=(const Rich &more) {
        m_markup += more.m_markup;
        return *this;
    }
    [[nodiscard]] friend Rich operator+(Rich first, const Rich &second) { return first += second; }
    [[nodiscard]] friend bool operator==(const Rich &, const Rich &) = default;

    [[nodiscard]] bool isEmpty() const { return m_markup.isEmpty(); }
    /// For views that draw markup. With a tag or an attribute that is not in the list, all of it is words.
    [[nodiscard]] QString html() const;
    /// What is read, without markup.
    [[nodiscard]] QString words() const;

private:
    explicit Rich(QString markup) : m_markup(std::move(markup)) {}
    static QString markupOf(const QString &words) { return words.toHtmlEscaped(); }
    static const QString &markupOf(const Rich &rich) { return rich.m_markup; }

    QString m_markup;
};

/// Plain text for a view that guesses whether it is given markup: drawn as these characters, whatever they are.
[[nodiscard]] QString certainlyPlain(const QString &words);

} // namespace gatepost::ui

Q_DECLARE_METATYPE(gatepost::ui::Rich)
