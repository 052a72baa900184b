// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/manualtext/markdown.h"

#include <algorithm>

namespace gatepost {

namespace {

void addPlain(const TextSpans &spans, std::string &out) {
    for (const TextSpan &span : spans) {
        out += span.text;
        addPlain(span.spans, out);
    }
}

void addLinks(const TextSpans &spans, std::uint32_t line, std::vector<Address> &out) {
    for (const TextSpan &span : spans) {
        if (span.kind == TextSpan::Kind::Link)
            out.push_back({span.to, line});
        addLinks(span.spans, line, out);
    }
}

} // namespace

std::string plainText(const TextSpans &spans) {
    std::string out;
    addPlain(spans, out);
    std::ranges::replace(out, '\n', ' ');
    return out;
}

std::string plainText(const std::vector<TextBlock> &blocks) {
    std::string out;
    for (const TextBlock &block : blocks) {
        if (block.kind == TextBlock::Kind::Heading)
            continue;
        out += block.text + plainText(block.spans) + "\n";
        for (const auto &row : block.rows)
            for (const TextSpans &cell : row)
                out += plainText(cell) + "\n";
        for (const auto &item : block.items)
            out += plainText(item);
    }
    return out;
}

std::string escapeMarkdown(std::string_view text) {
    std::string out;
    for (const char c : text) {
        if (std::string_view("*_[]<>|\\`&").contains(c))
            out += '\\';
        out += c;
    }
    return out;
}

std::string headingId(std::string_view text) {
    std::string id;
    for (const char c : text) {
        if (c >= 'A' && c <= 'Z')
            id += static_cast<char>(c - 'A' + 'a');
        else if (c == ' ' || c == '-')
            id += '-';
        else if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_')
            id += c;
    }
    return id;
}

std::vector<Address> addresses(const std::vector<TextBlock> &blocks) {
    std::vector<Address> found;
    for (const TextBlock &block : blocks) {
        if (block.kind == TextBlock::Kind::Picture)
            found.push_back({block.info, block.line, true});
        addLinks(block.spans, block.line, found);
        for (const auto &row : block.rows)
            for (const TextSpans &cell : row)
                addLinks(cell, block.line, found);
        for (const auto &item : block.items)
            std::ranges::move(addresses(item), std::back_inserter(found));
    }
    return found;
}

bool isHarmless(std::string_view address) {
    const std::size_t colon = address.find(':');
    if (colon == std::string_view::npos || address.find_first_of("/?#") < colon)
        return true;
    const std::string_view scheme = address.substr(0, colon);
    return scheme == "https" || scheme == "http" || scheme == "mailto";
}

} // namespace gatepost
