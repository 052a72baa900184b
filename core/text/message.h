// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// A sentence for people that can be said in every language: a phrase written in English, and what fills its places.
///
///     Message found(GATEPOST_TEXT("lint", "No crawler called %1 is known. Did you mean %2?"),
///                   quoted(written), quoted(known));
///     found.english();                // what the command line prints
///     text(found);                    // what the window shows (ui/bridge)
///
/// Core writes English and knows no other language; whoever shows a message to people of another language looks the
/// phrase up. That is why a message is never glued together from parts: word order is the translator's.
namespace gatepost {

/// English text that translators get. Static storage.
struct Phrase {
    const char *context = nullptr; ///< where it is said, for translators: "lint"
    const char *text = nullptr;    ///< with %1 … %9 for arguments, %n for a count
    const char *one = nullptr;     ///< the text for a count of 1; null if the phrase counts nothing

    [[nodiscard]] constexpr bool empty() const { return text == nullptr || *text == '\0'; }
    /// The English of a phrase without places.
    [[nodiscard]] constexpr std::string_view english() const {
        return text == nullptr ? std::string_view() : std::string_view(text);
    }
    friend constexpr bool operator==(const Phrase &a, const Phrase &b) {
        return a.english() == b.english();
    }
    friend constexpr bool operator==(const Phrase &a, std::string_view b) {
        return a.english() == b;
    }
};

/// Marks English text, which may be made of adjacent literals, for the translators' files. Both arguments are literals.
#define GATEPOST_TEXT(context, text) (::gatepost::Phrase{context, text, nullptr})
/// Same for a text that counts: "%n rules" and, for exactly one, "%n rule".
#define GATEPOST_COUNTED(context, many, one) (::gatepost::Phrase{context, many, one})

/// How the last two of a list are joined.
enum class Conjunction : std::uint8_t { And, Or, Comma };

class Message {
public:
    Message() = default;
    /// Text that reads the same in every language: a value of the file, a name, a number.
    Message(std::string verbatim) : m_verbatim(std::move(verbatim)) {}
    Message(std::string_view verbatim) : m_verbatim(verbatim) {}
    Message(const char *verbatim) : m_verbatim(verbatim) {}
    Message(std::integral auto number) : m_verbatim(std::to_string(number)) {}
    /// A phrase; the arguments, messages themselves, fill %1, %2 … in order.
    Message(Phrase phrase) : m_phrase(phrase) {}
    template <typename... Arguments>
        requires(sizeof...(Arguments) > 0)
    Message(Phrase phrase, Arguments &&...arguments) : m_phrase(phrase) {
        m_arguments.reserve(sizeof...(Arguments));
        (m_arguments.emplace_back(std::forward<Arguments>(arguments)), ...);
    }
    /// A phrase of GATEPOST_COUNTED: `count` chooses the form and fills %n.
    template <typename... Arguments>
    [[nodiscard]] static Message counted(Phrase phrase, std::size_t count,
                                         Arguments &&...arguments) {
        Message made(phrase);
        made.m_count = count;
        (made.m_arguments.emplace_back(std::forward<Arguments>(arguments)), ...);
        return made;
    }
    /// "a, b and c"; empty for none.
    [[nodiscard]] static Message list(std::vector<Message> items, Conjunction last);

    [[nodiscard]] bool empty() const { return m_phrase.empty() && m_verbatim.empty(); }
    /// True if there is a phrase to look up, false for verbatim text.
    [[nodiscard]] bool isPhrase() const { return !m_phrase.empty(); }
    [[nodiscard]] const Phrase &phrase() const { return m_phrase; }
    [[nodiscard]] const std::string &verbatim() const { return m_verbatim; }
    [[nodiscard]] std::size_t count() const { return m_count; }
    [[nodiscard]] const std::vector<Message> &arguments() const { return m_arguments; }

    /// The whole sentence in English, UTF-8.
    [[nodiscard]] std::string english() const;

    friend bool operator==(const Message &a, const Message &b) {
        return a.english() == b.english();
    }

private:
    void append(std::string &out) const;
    [[nodiscard]] static Message joined(std::vector<Message> &items, std::size_t begin,
                                        std::size_t end);

    Phrase m_phrase;
    std::size_t m_count = 0;
    std::string m_verbatim;
    std::vector<Message> m_arguments;
};

/// A value in quotation marks, which languages write differently: valid UTF-8, no control characters, cut when longer
/// than 60 bytes.
[[nodiscard]] Message quoted(std::string_view value);

} // namespace gatepost
