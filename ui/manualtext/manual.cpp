// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/manualtext/manual.h"

#include "core/text/ascii.h"
#include "ui/manualtext/references.h"

#include <algorithm>

namespace gatepost {

namespace {

std::string nameOf(std::string_view file) {
    if (file.ends_with(".md"))
        file.remove_suffix(3);
    const std::size_t dash = file.find('-');
    if (dash != std::string_view::npos &&
        file.substr(0, dash).find_first_not_of("0123456789") == std::string_view::npos)
        file.remove_prefix(dash + 1);
    return std::string(file);
}

/// Puts what is made into lines that are nothing but {{name}}.
std::string filled(std::string_view text, const std::map<std::string, std::string> &made) {
    std::string out;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        const std::string_view line = text.substr(begin, end - begin);
        begin = end + 1;
        if (line.starts_with("{{") && line.ends_with("}}"))
            if (const auto found = made.find(std::string(line.substr(2, line.size() - 4)));
                found != made.end()) {
                out += found->second;
                continue;
            }
        out += line;
        out += '\n';
    }
    return out;
}

std::vector<std::string> wordsOf(std::string_view query) {
    std::vector<std::string> words;
    std::string word;
    for (const char c : toLower(query) + " ") {
        if (c != ' ' && c != '\t') {
            word += c;
        } else if (!word.empty()) {
            words.push_back(std::move(word));
            word.clear();
        }
    }
    return words;
}

/// Up to about a hundred bytes around a place, cut at blanks.
std::string excerpt(std::string_view text, std::size_t at) {
    std::size_t begin = at > 40 ? text.find_first_of(" \n", at - 40) : 0;
    begin = std::min(begin, at);
    std::size_t end = text.size();
    if (at + 80 < text.size())
        end = std::min(text.find_first_of(" \n", at + 80), text.size());
    std::string out(text.substr(begin, end - begin));
    std::ranges::replace(out, '\n', ' ');
    const std::size_t first = out.find_first_not_of(' ');
    return first == std::string::npos ? std::string() : out.substr(first);
}

} // namespace

const Chapter *Manual::find(std::string_view name) const {
    const auto found = std::ranges::find(chapters, name, &Chapter::name);
    return found == chapters.end() ? nullptr : &*found;
}

std::optional<ManualPlace> Manual::placeOf(const Chapter &from, std::string_view address) const {
    if (address.contains("://") || address.starts_with("mailto:"))
        return std::nullopt;
    const std::size_t mark = std::min(address.find('#'), address.size());
    const std::string_view file = address.substr(0, mark);
    ManualPlace place{.chapter = file.empty() ? from.name : nameOf(file)};
    if (mark < address.size())
        place.id = address.substr(mark + 1);
    return place;
}

bool Manual::has(const ManualPlace &place) const {
    const Chapter *chapter = find(place.chapter);
    return chapter &&
           (place.id.empty() || std::ranges::any_of(chapter->blocks, [&](const TextBlock &b) {
                return b.kind == TextBlock::Kind::Heading && b.id == place.id;
            }));
}

std::vector<std::string> Manual::faults() const {
    std::vector<std::string> faults;
    for (const Chapter &chapter : chapters) {
        const auto fault = [&](const std::string &what) {
            faults.push_back(chapter.file + ":" + what);
        };
        for (const std::string &each : chapter.faults)
            fault(each);
        if (chapter.title.empty())
            fault("1: no heading");
        for (const TextBlock &block : chapter.blocks)
            if (const std::string words = plainText(block.spans); words.starts_with("{{"))
                fault(std::to_string(block.line) + ": nobody makes " + words);
        for (const Address &each : addresses(chapter.blocks)) {
            if (each.picture)
                continue;
            const auto place = placeOf(chapter, each.to);
            if (place && !has(*place))
                fault(std::to_string(each.line) + ": " + each.to + " leads nowhere");
        }
    }
    return faults;
}

Manual makeManual(std::span<const ChapterText> texts,
                  const std::map<std::string, std::string> &made) {
    std::map<std::string, std::string> all = made;
    all.try_emplace("directives", directiveReference());
    all.try_emplace("diagnostics", diagnosticReference());
    all.try_emplace("categories", categoryReference());
    all.try_emplace("agents", agentReference());
    all.try_emplace("limits", limitReference());
    Manual manual;
    for (const ChapterText &each : texts) {
        Markdown markdown = readMarkdown(filled(each.text, all));
        Chapter chapter{.file = each.file,
                        .name = nameOf(each.file),
                        .blocks = std::move(markdown.blocks),
                        .faults = std::move(markdown.faults)};
        if (!chapter.blocks.empty() && chapter.blocks.front().kind == TextBlock::Kind::Heading)
            chapter.title = plainText(chapter.blocks.front().spans);
        manual.chapters.push_back(std::move(chapter));
    }
    std::ranges::sort(manual.chapters, {}, &Chapter::file);
    return manual;
}

std::vector<ManualHit> searchManual(const Manual &manual, std::string_view query,
                                    std::size_t most) {
    const std::vector<std::string> words = wordsOf(query);
    std::vector<ManualHit> hits;
    if (words.empty())
        return hits;
    for (const Chapter &chapter : manual.chapters) {
        for (std::size_t at = 0; at < chapter.blocks.size();) {
            // A section: a heading and what is below it.
            const TextBlock &head = chapter.blocks[at];
            std::size_t end = at + 1;
            while (end < chapter.blocks.size() &&
                   chapter.blocks[end].kind != TextBlock::Kind::Heading)
                ++end;
            const std::string title =
                head.kind == TextBlock::Kind::Heading ? plainText(head.spans) : chapter.title;
            const std::string body = plainText(
                std::vector<TextBlock>(chapter.blocks.begin() + static_cast<std::ptrdiff_t>(at),
                                       chapter.blocks.begin() + static_cast<std::ptrdiff_t>(end)));
            const std::string lowTitle = toLower(title);
            const std::string lowBody = toLower(body);
            ManualHit hit{.place = {chapter.name, at == 0 ? std::string() : head.id},
                          .title = at == 0 ? chapter.title : chapter.title + " › " + title};
            bool all = true;
            std::size_t first = std::string::npos;
            for (const std::string &word : words) {
                const std::size_t inBody = lowBody.find(word);
                const bool inTitle = lowTitle.contains(word);
                all = all && (inTitle || inBody != std::string::npos);
                hit.weight += inTitle ? (lowTitle == word ? 20 : 10) : 1;
                first = std::min(first, inBody);
            }
            if (all) {
                hit.excerpt = excerpt(body, first == std::string::npos ? 0 : first);
                hits.push_back(std::move(hit));
            }
            at = end;
        }
    }
    std::ranges::stable_sort(hits, std::greater(), &ManualHit::weight);
    hits.resize(std::min(hits.size(), most));
    return hits;
}

} // namespace gatepost
