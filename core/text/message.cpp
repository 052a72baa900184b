// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/text/message.h"

#include "core/text/lineindex.h"

#include <algorithm>
#include <iterator>

namespace gatepost {

Message Message::joined(std::vector<Message> &items, std::size_t begin, std::size_t end) {
    // Halved, so that a list of thousands is a tree of a few levels.
    if (end - begin == 1)
        return std::move(items[begin]);
    const std::size_t middle = begin + (end - begin) / 2;
    return {GATEPOST_TEXT("list", "%1, %2"), joined(items, begin, middle),
            joined(items, middle, end)};
}

Message Message::list(std::vector<Message> items, Conjunction last) {
    if (items.empty())
        return {};
    if (items.size() == 1 || last == Conjunction::Comma)
        return joined(items, 0, items.size());
    Message front = joined(items, 0, items.size() - 1);
    return {last == Conjunction::And ? GATEPOST_TEXT("list", "%1 and %2")
                                     : GATEPOST_TEXT("list", "%1 or %2"),
            std::move(front), std::move(items.back())};
}

void Message::append(std::string &out) const {
    if (!isPhrase()) {
        out += m_verbatim;
        return;
    }
    const std::string_view pattern =
        m_phrase.one != nullptr && m_count == 1 ? m_phrase.one : m_phrase.text;
    std::size_t plain = 0;
    for (std::size_t at = pattern.find('%');
         at != std::string_view::npos && at + 1 < pattern.size(); at = pattern.find('%', at)) {
        const char place = pattern[at + 1];
        const auto index = static_cast<std::size_t>(place - '1');
        if (place == 'n' && m_phrase.one != nullptr) {
            out += pattern.substr(plain, at - plain);
            out += std::to_string(m_count);
        } else if (place >= '1' && place <= '9' && index < m_arguments.size()) {
            out += pattern.substr(plain, at - plain);
            m_arguments[index].append(out);
        } else {
            ++at;
            continue;
        }
        at += 2;
        plain = at;
    }
    out += pattern.substr(plain);
}

std::string Message::english() const {
    if (!isPhrase())
        return m_verbatim;
    std::string out;
    out.reserve(m_phrase.english().size() + 64); // most sentences then need no more
    append(out);
    return out;
}

Message quoted(std::string_view value) {
    constexpr std::size_t kMost = 60;
    std::string text;
    // Most values are short and plain, and are taken as they are.
    const auto isPlain = [](char c) { return (c >= ' ' && c <= '~') || c == '\t'; };
    if (value.size() <= kMost && std::ranges::all_of(value, isPlain))
        return {GATEPOST_TEXT("list", "“%1”"), std::string(value)};
    text.reserve(kMost + 4);
    for (std::size_t taken = 0; taken < value.size();) {
        const std::size_t run = static_cast<std::size_t>(
            std::ranges::find_if_not(value.substr(taken, kMost - taken), isPlain) -
            value.substr(taken, kMost - taken).begin());
        if (run > 0) {
            text += value.substr(taken, run);
            taken += run;
            continue;
        }
        const std::size_t length = utf8SequenceLength(value.substr(taken));
        const std::size_t step = std::max<std::size_t>(length, 1);
        if (taken + step > kMost) {
            text += "…";
            break;
        }
        const auto byte = static_cast<unsigned char>(value[taken]);
        if (length == 0 || (byte < 0x20 && byte != '\t') || byte == 0x7f)
            text += "\uFFFD";
        else
            text += value.substr(taken, length);
        taken += step;
    }
    return {GATEPOST_TEXT("list", "“%1”"), std::move(text)};
}

} // namespace gatepost
