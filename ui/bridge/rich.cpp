// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/bridge/rich.h"

#include <QTextDocument>
#include <QTextDocumentFragment>

#include <algorithm>
#include <array>
#include <optional>

namespace gatepost::ui {

namespace {

constexpr std::array kTags{u"a",  u"b", u"br",  u"code", u"font",  u"h3", u"hr", u"i",
                           u"li", u"p", u"pre", u"span", u"table", u"td", u"tr", u"ul"};

bool isTagOfOurs(QStringView name) {
    return std::ranges::any_of(kTags, [&](const char16_t *one) { return name == one; });
}

/// Links lead to the manual and to pages that a browser shows; following one is the reader's own doing.
bool isLinkOfOurs(QStringView address) {
    return address.startsWith(u"https://") || address.startsWith(u"gatepost-manual:");
}

/// A style that sets colours and spaces. What could name a resource has a parenthesis or a scheme in it.
bool isStyleOfOurs(QStringView style) {
    return std::ranges::all_of(style,
                               [](QChar c) {
                                   return c.isLetterOrNumber() ||
                                          QStringView(u" -:;#.%").contains(c);
                               }) &&
           !style.contains(u"image", Qt::CaseInsensitive) &&
           !style.contains(u"url", Qt::CaseInsensitive);
}

bool isAttributeOfOurs(QStringView tag, QStringView name, QStringView value) {
    if (name == u"style")
        return isStyleOfOurs(value);
    if (name == u"href")
        return tag == u"a" && isLinkOfOurs(value);
    if (name == u"color")
        return tag == u"font" && isStyleOfOurs(value);
    return (name == u"cellpadding" || name == u"cellspacing") &&
           std::ranges::all_of(value, [](QChar c) { return c.isDigit(); });
}

/// Behind the tag that begins at `at`, or nothing if it is none of ours.
std::optional<qsizetype> behindTag(QStringView markup, qsizetype at) {
    const auto end = [&] { return at >= markup.size(); };
    const auto name = [&] {
        const qsizetype begin = at;
        while (!end() && (markup[at].isLetterOrNumber() || markup[at] == u'-'))
            ++at;
        return markup.sliced(begin, at - begin);
    };
    ++at; // <
    const bool closes = !end() && markup[at] == u'/';
    if (closes)
        ++at;
    const QStringView tag = name();
    if (!isTagOfOurs(tag))
        return {};
    while (!end() && markup[at] != u'>') {
        if (markup[at] == u' ') {
            ++at;
            continue;
        }
        const QStringView attribute = name();
        if (closes || attribute.isEmpty() || at + 1 >= markup.size() || markup[at] != u'=')
            return {};
        const QChar quote = markup[at + 1];
        const qsizetype close =
            quote == u'\'' || quote == u'"' ? markup.indexOf(quote, at + 2) : -1;
        if (close < 0 || !isAttributeOfOurs(tag, attribute, markup.sliced(at + 2, close - at - 2)))
            return {};
        at = close + 1;
    }
    return end() ? std::nullopt : std::optional(at + 1);
}

bool isOurs(QStringView markup) {
    for (qsizetype at = markup.indexOf(u'<'); at >= 0; at = markup.indexOf(u'<', at)) {
        const auto behind = behindTag(markup, at);
        if (!behind)
            return false;
        at = *behind;
    }
    return true;
}

QString asWords(const QString &words) {
    // A paragraph that keeps spaces and line ends.
    return QStringLiteral("<p style='white-space:pre-wrap'>%1</p>").arg(words.toHtmlEscaped());
}

} // namespace

QString Rich::html() const {
    return isOurs(m_markup) ? m_markup : asWords(m_markup);
}

QString Rich::words() const {
    return QTextDocumentFragment::fromHtml(html()).toPlainText().trimmed();
}

namespace {

// Models hand out a Rich as the tooltip of a cell. Those who want a text, such as screen readers, get the words.
[[maybe_unused]] const bool g_converts = QMetaType::registerConverter<Rich, QString>(&Rich::words);

} // namespace

QString certainlyPlain(const QString &words) {
    return Qt::mightBeRichText(words) ? asWords(words) : words;
}

} // namespace gatepost::ui
