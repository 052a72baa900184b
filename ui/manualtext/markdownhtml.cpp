// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/manualtext/markdown.h"

#include "core/text/markup.h"

#include <algorithm>

namespace gatepost {

namespace {

using Target = HtmlOptions::Target;

std::string tagged(std::string_view tag, std::string_view inside) {
    return "<" + std::string(tag) + ">" + std::string(inside) + "</" + std::string(tag) + ">";
}

std::string marked(std::string_view cls, std::string_view text) {
    return "<span class=\"" + std::string(cls) + "\">" + escapeMarkup(text) + "</span>";
}

bool isPolicy(std::string_view info) {
    return info.starts_with("robots") || info.starts_with("chain/") ||
           info.starts_with("agent-policy") || info.starts_with("gatepost.yaml");
}

/// Comments and keys of policy text, the typed lines of a console. Only for looks.
std::string codeHtml(std::string_view info, std::string_view text) {
    std::string html;
    while (!text.empty() && text.back() == '\n')
        text.remove_suffix(1);
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        std::string_view line = text.substr(begin, end - begin);
        if (begin > 0)
            html += '\n';
        begin = end + 1;
        if (info == "console") {
            html += line.starts_with("$ ") ? marked("typed", line) : escapeMarkup(line);
            continue;
        }
        if (!isPolicy(info)) {
            html += escapeMarkup(line);
            continue;
        }
        std::size_t comment = line.starts_with('#') ? 0 : line.find(" #");
        comment = std::min(comment, line.size());
        const std::string_view said = line.substr(0, comment);
        const std::size_t colon = said.find(':');
        if (said.starts_with('['))
            html += marked("word", said);
        else if (colon != std::string_view::npos)
            html += marked("word", said.substr(0, colon)) + escapeMarkup(said.substr(colon));
        else
            html += escapeMarkup(said);
        if (comment < line.size())
            html += marked("comment", line.substr(comment));
    }
    return html;
}

/// What is above a code block: a file's name, else nothing.
std::string caption(std::string_view info) {
    if (!isPolicy(info) && info != "asks.json")
        return {};
    const std::size_t space = info.find(' ');
    const std::string name(info.substr(0, space));
    return space == std::string_view::npos
               ? name
               : name + " (" + std::string(info.substr(space + 1)) + ")";
}

std::string codeBlock(const TextBlock &block, const HtmlOptions &options) {
    const std::string name = escapeMarkup(caption(block.info));
    const std::string text = codeHtml(block.info, block.text);
    if (options.target == Target::Web)
        return "<figure class=\"code\">" +
               (name.empty() ? std::string() : tagged("figcaption", name)) +
               "<pre tabindex=\"0\">" + text + "</pre></figure>\n";
    return "<table class=\"code\" width=\"99%\" cellspacing=\"0\" cellpadding=\"8\">" +
           (name.empty() ? std::string() : "<tr><td class=\"file\">" + name + "</td></tr>") +
           "<tr><td class=\"code\"><pre>" + text + "</pre></td></tr></table>\n";
}

std::string tableHtml(const TextBlock &block, const HtmlOptions &options) {
    const bool rich = options.target == Target::Rich;
    std::string html = rich ? "<table class=\"grid\" width=\"99%\" cellspacing=\"0\" "
                              "cellpadding=\"5\">"
                            : "<div class=\"grid\"><table>";
    for (std::size_t row = 0; row < block.rows.size(); ++row) {
        const std::string_view tag = row == 0 ? "th" : "td";
        html += row == 0 && !rich ? "<thead><tr>" : "<tr>";
        for (const TextSpans &cell : block.rows[row])
            html += "<" + std::string(tag) + (rich ? " align=\"left\" valign=\"top\">" : ">") +
                    toHtml(cell, options) + "</" + std::string(tag) + ">";
        html += row == 0 && !rich ? "</tr></thead>\n<tbody>" : "</tr>\n";
    }
    return html + (rich ? "</table>\n" : "</tbody></table></div>\n");
}

std::string itemHtml(const std::vector<TextBlock> &item, const HtmlOptions &options) {
    std::string html;
    for (std::size_t i = 0; i < item.size(); ++i) {
        const bool bare = item[i].kind == TextBlock::Kind::Paragraph && i == 0;
        html += bare ? toHtml(item[i].spans, options)
                     : toHtml(std::vector<TextBlock>{item[i]}, options);
    }
    return html;
}

std::string listHtml(const TextBlock &block, const HtmlOptions &options) {
    const std::string tag = block.ordered ? "ol" : "ul";
    std::string html = "<" + tag + ">\n";
    for (const auto &item : block.items)
        html += "<li>" + itemHtml(item, options) + "</li>\n";
    return html + "</" + tag + ">\n";
}

std::string noteHtml(const TextBlock &block, const HtmlOptions &options) {
    std::string inside;
    for (const auto &item : block.items)
        inside += toHtml(item, options);
    if (options.target == Target::Web)
        return "<aside>" + inside + "</aside>\n";
    return "<table class=\"note\" width=\"99%\" cellspacing=\"0\" cellpadding=\"8\"><tr><td "
           "class=\"note\">" +
           inside + "</td></tr></table>\n";
}

std::string headingHtml(const TextBlock &block, const HtmlOptions &options) {
    const std::string tag = "h" + std::to_string(block.level);
    const std::string id = escapeMarkup(block.id);
    const std::string inside = toHtml(block.spans, options);
    std::string html;
    if (options.target == Target::Web)
        html = "<" + tag + " id=\"" + id + "\">" + inside + " <a class=\"here\" href=\"#" + id +
               "\" aria-label=\"Link to this section\">#</a></" + tag + ">\n";
    else
        html = "<" + tag + "><a name=\"" + id + "\"></a>" + inside + "</" + tag + ">\n";
    return html + (options.behindHeading ? options.behindHeading(block) : std::string());
}

} // namespace

std::string toHtml(const TextSpans &spans, const HtmlOptions &options) {
    const bool rich = options.target == Target::Rich;
    std::string html;
    for (const TextSpan &span : spans) {
        switch (span.kind) {
        case TextSpan::Kind::Text: html += escapeMarkup(span.text); break;
        case TextSpan::Kind::Code: html += tagged("code", escapeMarkup(span.text)); break;
        case TextSpan::Kind::Key:
            html += rich ? "<span class=\"key\">" + escapeMarkup(span.text) + "</span>"
                         : tagged("kbd", escapeMarkup(span.text));
            break;
        case TextSpan::Kind::Strong: html += tagged("b", toHtml(span.spans, options)); break;
        case TextSpan::Kind::Emphasis: html += tagged("i", toHtml(span.spans, options)); break;
        case TextSpan::Kind::Picture: html += toHtml(span.spans, options); break;
        case TextSpan::Kind::Link:
            if (!isHarmless(span.to)) {
                html += toHtml(span.spans, options);
                break;
            }
            html += "<a href=\"" + escapeMarkup(options.link ? options.link(span.to) : span.to) +
                    "\">" + toHtml(span.spans, options) + "</a>";
            break;
        }
    }
    return html;
}

std::string toHtml(const std::vector<TextBlock> &blocks, const HtmlOptions &options) {
    std::string html;
    for (const TextBlock &block : blocks) {
        switch (block.kind) {
        case TextBlock::Kind::Heading: html += headingHtml(block, options); break;
        case TextBlock::Kind::Paragraph:
            html += tagged("p", toHtml(block.spans, options)) + "\n";
            break;
        case TextBlock::Kind::Code: html += codeBlock(block, options); break;
        case TextBlock::Kind::List: html += listHtml(block, options); break;
        case TextBlock::Kind::Table: html += tableHtml(block, options); break;
        case TextBlock::Kind::Note: html += noteHtml(block, options); break;
        case TextBlock::Kind::Picture: {
            const std::string made =
                options.picture ? options.picture(block.info, block.text) : std::string();
            html +=
                made.empty() ? "<p class=\"seen\">" + escapeMarkup(block.text) + "</p>\n" : made;
            break;
        }
        }
    }
    return html;
}

} // namespace gatepost
