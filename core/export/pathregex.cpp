// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/export/pathregex.h"

#include "core/text/ascii.h"

#include <algorithm>
#include <array>
#include <bit>
#include <bitset>
#include <format>

namespace gatepost::exporting {

namespace {

using OctetSet = std::bitset<256>; ///< a ByteSet is of ASCII alone
constexpr std::string_view kHexPair = "[0-9A-Fa-f][0-9A-Fa-f]";

bool isUnreserved(unsigned byte) {
    return byte < 128 && (isAlnum(static_cast<char>(byte)) || byte == '-' || byte == '.' ||
                          byte == '_' || byte == '~');
}

/// Written as it is in a URL, the byte counts as its escape (S24).
bool countsAsEscape(unsigned byte, RegexSyntax syntax) {
    if (byte >= 128)
        return syntax == RegexSyntax::Pcre;
    return std::string_view("\"<>\\^`{|}*$").contains(static_cast<char>(byte));
}

std::string hexDigit(unsigned nibble) {
    return nibble < 10 ? std::string(1, static_cast<char>('0' + nibble))
                       : std::string{static_cast<char>('A' + nibble - 10),
                                     static_cast<char>('a' + nibble - 10)};
}

/// One hexadecimal digit of a set of nibbles, in either case.
std::string hexClass(unsigned mask) {
    std::string digits;
    for (unsigned nibble = 0; nibble < 16; ++nibble)
        if ((mask >> nibble & 1) != 0)
            digits += hexDigit(nibble);
    if (mask == 0xFFFF)
        return "[0-9A-Fa-f]";
    return digits.size() == 1 ? digits : "[" + digits + "]";
}

/// What is written in brackets.
std::string classOf(const std::vector<unsigned> &bytes) {
    std::string inside;
    for (const unsigned byte : bytes)
        inside += byte < 128 && isAlnum(static_cast<char>(byte))
                      ? std::string(1, static_cast<char>(byte))
                      : std::format("\\x{:02X}", byte);
    if (bytes.size() == 1)
        return literalRegex(static_cast<unsigned char>(bytes.front()));
    return "[" + inside + "]";
}

/// Alternatives: escapes of the bytes, those with the same first digits together.
void addEscapes(std::vector<std::string> &alternatives, const OctetSet &bytes) {
    std::array<unsigned, 16> highs{};
    for (unsigned byte = 0; byte < 256; ++byte)
        if (bytes[byte])
            highs[byte & 15] |= 1U << (byte >> 4);
    std::array<bool, 16> done{};
    for (unsigned low = 0; low < 16; ++low) {
        if (highs[low] == 0 || done[low])
            continue;
        unsigned lows = 0;
        for (unsigned other = low; other < 16; ++other)
            if (highs[other] == highs[low]) {
                lows |= 1U << other;
                done[other] = true;
            }
        alternatives.push_back("%" + hexClass(highs[low]) + hexClass(lows));
    }
}

std::string grouped(const std::vector<std::string> &alternatives) {
    if (alternatives.size() == 1)
        return alternatives.front();
    std::string text = "(?:";
    for (std::size_t i = 0; i < alternatives.size(); ++i)
        text += (i > 0 ? "|" : "") + alternatives[i];
    return text + ")";
}

/// The bits 0–F of hexadecimal digits, upper case as normalised escapes have them, among the bytes of a set.
unsigned hexDigitsOf(const ByteSet &set) {
    unsigned mask = 0;
    for (unsigned nibble = 0; nibble < 16; ++nibble)
        if (set.contains(static_cast<unsigned char>(hexDigit(nibble)[0])))
            mask |= 1U << nibble;
    return mask;
}

/// An escape with a digit that is an escape itself: a URL is read once, so that its "%%320" and "%2%30" become %20 (S24). Digits that
/// are spelt this way are upper case.
std::string builtEscape(unsigned high, unsigned low) {
    constexpr std::string_view kDigits = "0123456789ABCDEF";
    const auto escaped = [&](unsigned nibble) {
        return std::format("%{:X}", static_cast<unsigned>(kDigits[nibble]));
    };
    const std::string either = low < 10 ? std::format("(?:%3)?{}", low)
                                        : std::format("(?:{}|{})", kDigits[low], escaped(low));
    return std::format("%(?:{}{}|{}{})", escaped(high), either, kDigits[high], escaped(low));
}

std::optional<unsigned char> onlyByte(const ByteSet &set) {
    std::optional<unsigned char> only;
    for (unsigned byte = 0; byte < 128; ++byte)
        if (set.contains(static_cast<unsigned char>(byte))) {
            if (only)
                return {};
            only = static_cast<unsigned char>(byte);
        }
    return only;
}

std::optional<unsigned> onlyNibble(const ByteSet &set) {
    const auto byte = onlyByte(set);
    const unsigned mask = hexDigitsOf(set);
    if (!byte || mask == 0)
        return {};
    return static_cast<unsigned>(std::countr_zero(mask));
}

class Writer {
public:
    Writer(const exact::Glob &glob, const RegexStyle &style, Lean lean)
        : m_style(style), m_lean(lean) {
        for (const exact::GlobElement &element : glob)
            m_elements.push_back(element);
    }
    std::optional<PathAtoms> write();

private:
    /// Atoms that begin between two characters of the URL. `ended`: the pattern ends here, since what follows cannot be said.
    struct Aligned {
        std::vector<std::string> atoms;
        bool ended = false;
        bool nothing = false;
    };
    [[nodiscard]] Aligned aligned(std::size_t from, std::size_t to);
    [[nodiscard]] bool addPercent(std::size_t &at, std::size_t to, Aligned &into);
    [[nodiscard]] Aligned afterStar(std::size_t from, std::size_t to, bool anchored);
    [[nodiscard]] std::string character(const ByteSet &set) const;
    [[nodiscard]] std::string escape(const OctetSet &kept) const;
    [[nodiscard]] std::string anyCharacter() const;
    [[nodiscard]] const ByteSet &at(std::size_t index) const { return m_elements[index].set; }
    bool append(Aligned part);

    std::vector<exact::GlobElement> m_elements;
    const RegexStyle &m_style;
    Lean m_lean;
    PathAtoms m_result;
    std::size_t m_bytes = 0;
};

/// One character of a URL that normalises to a byte of the set.
std::string Writer::character(const ByteSet &set) const {
    std::vector<unsigned> plain;
    OctetSet escaped;
    for (unsigned byte = 0; byte < 128; ++byte) {
        const auto each = static_cast<unsigned char>(byte);
        if (byte == '%' || !set.contains(each) ||
            !exact::isPathByte(each, exact::Domain::Normalised))
            continue;
        plain.push_back(byte);
        if (isUnreserved(byte) && !m_style.compact)
            escaped.set(byte);
    }
    std::vector<std::string> alternatives;
    if (!plain.empty())
        alternatives.push_back(classOf(plain));
    addEscapes(alternatives, escaped);
    return alternatives.empty() ? std::string() : grouped(alternatives);
}

/// One character of a URL that stays one of these escapes when it is normalised.
std::string Writer::escape(const OctetSet &wanted) const {
    OctetSet kept;
    std::vector<unsigned> raw;
    for (unsigned byte = 0; byte < 256; ++byte)
        if (wanted[byte] && !isUnreserved(byte)) {
            kept.set(byte);
            if (countsAsEscape(byte, m_style.syntax))
                raw.push_back(byte);
        }
    std::vector<std::string> alternatives;
    addEscapes(alternatives, kept);
    if (!raw.empty())
        alternatives.push_back(classOf(raw));
    return alternatives.empty() ? std::string() : grouped(alternatives);
}

std::string Writer::anyCharacter() const {
    const std::string_view but = m_style.inRequestLine ? "[^% ]" : "[^%]";
    if (m_style.compact)
        return m_style.inRequestLine ? "[^ ]" : ".";
    // A % that begins no escape stands for itself; where one begins, all of it is taken and never given back.
    return m_style.syntax == RegexSyntax::Pcre ? std::format("(?:{}|%(?:{})?+)", but, kHexPair)
                                               : std::format("(?:{}|%{})", but, kHexPair);
}

/// The elements from a %: an escape, a lone %, or what cannot be told. False: the pattern ends here.
bool Writer::addPercent(std::size_t &index, std::size_t to, Aligned &into) {
    const auto high = index + 1 < to ? onlyNibble(at(index + 1)) : std::nullopt;
    const auto low = index + 2 < to ? onlyNibble(at(index + 2)) : std::nullopt;
    if (high && low) {
        OctetSet one;
        one.set(*high << 4 | *low);
        std::vector<std::string> alternatives;
        if (std::string text = escape(one); !text.empty()) // none normalises to "%41"
            alternatives.push_back(std::move(text));
        if (m_style.syntax == RegexSyntax::Pcre && !m_style.compact) // in Re2 malformed
            alternatives.push_back(builtEscape(*high, *low));
        if (alternatives.empty()) {
            into.nothing = true;
            return false;
        }
        into.atoms.push_back(grouped(alternatives));
        index += 3;
        return true;
    }
    const auto cannotBeDigit = [&](std::size_t next) {
        return next < to && hexDigitsOf(at(next)) == 0 && onlyByte(at(next)) != '%' &&
               !onlyByte(at(next))
                    .transform([](unsigned char byte) { return byte >= 'a' && byte <= 'f'; })
                    .value_or(true);
    };
    const bool lone = cannotBeDigit(index + 1) || (high && cannotBeDigit(index + 2));
    if (lone && m_style.syntax == RegexSyntax::Pcre) {
        into.atoms.emplace_back("%");
        ++index;
        return true;
    }
    m_result.exact = m_result.exact && lone; // in Re2 such targets are malformed: no other matches
    into.nothing = lone || m_lean == Lean::Less;
    into.ended = !lone;
    return false;
}

Writer::Aligned Writer::aligned(std::size_t from, std::size_t to) {
    Aligned result;
    for (std::size_t index = from; index < to;) {
        const ByteSet &set = at(index);
        if (onlyByte(set) == '%') {
            if (!addPercent(index, to, result))
                return result;
            continue;
        }
        std::string text = character(set);
        if (set.contains('%')) {
            // One byte of an escape, or any other character: S31's ? sees three bytes where a URL has an escape.
            m_result.exact = false;
            if (m_lean == Lean::More) {
                text = anyCharacter() + "?";
                if (index + 1 < to && hexDigitsOf(at(index + 1)) != 0 &&
                    !at(index + 1).contains('%')) {
                    result.ended = true;
                    return result;
                }
            }
        }
        if (text.empty()) {
            result.nothing = true;
            return result;
        }
        result.atoms.push_back(std::move(text));
        ++index;
    }
    return result;
}

std::string joined(const std::vector<std::string> &atoms) {
    std::string text;
    for (const std::string &atom : atoms)
        text += atom;
    return text;
}

/// What follows a star: it begins after any character, or inside an escape whose digits are compared like other bytes.
Writer::Aligned Writer::afterStar(std::size_t from, std::size_t to, bool anchored) {
    Aligned result;
    std::vector<std::string> alternatives;
    Aligned plain = aligned(from, to);
    bool ended = plain.ended;
    if (!plain.nothing)
        alternatives.push_back(joined(plain.atoms));
    const unsigned first = hexDigitsOf(at(from));
    if (!m_style.compact && first != 0) {
        OctetSet byLow;
        OctetSet byHigh;
        const bool single = to - from == 1;
        const unsigned second = single ? 0xFFFF : hexDigitsOf(at(from + 1));
        for (unsigned byte = 0; byte < 256; ++byte) {
            byLow.set(byte, (first >> (byte & 15) & 1) != 0);
            byHigh.set(byte, (first >> (byte >> 4) & 1) != 0 && (second >> (byte & 15) & 1) != 0);
        }
        const auto add = [&](const OctetSet &bytes, std::size_t rest) {
            const std::string escapes = escape(bytes);
            Aligned more = aligned(rest, to);
            ended = ended || more.ended;
            if (!escapes.empty() && !more.nothing)
                alternatives.push_back(escapes + joined(more.atoms));
        };
        add(byLow, from + 1);
        if (second != 0 && !(single && anchored))
            add(byHigh, std::min(from + 2, to));
        // The next star may take nothing and its piece begin in the same escape.
        if (single && to + 1 < m_elements.size() && hexDigitsOf(at(to + 1)) != 0) {
            m_result.exact = false;
            ended = ended || m_lean == Lean::More;
        }
    }
    result.ended = ended;
    result.nothing = alternatives.empty();
    if (result.nothing)
        return result;
    if (ended && std::ranges::contains(alternatives, std::string()))
        return result; // the pattern ends with the star
    const std::string body = grouped(alternatives);
    if (m_style.syntax == RegexSyntax::Pcre && !anchored)
        result.atoms.push_back("(?>" + anyCharacter() + "*?" + body +
                               ")"); // the first place will do
    else
        result.atoms.push_back(anyCharacter() + "*" + body);
    return result;
}

/// False: no more can follow.
bool Writer::append(Aligned part) {
    for (std::string &atom : part.atoms) {
        if (m_bytes + atom.size() > m_style.most) {
            m_result.cut = true;
            m_result.exact = false;
            return false;
        }
        m_bytes += atom.size();
        m_result.atoms.push_back(std::move(atom));
    }
    return !part.ended;
}

std::optional<PathAtoms> Writer::write() {
    bool star = false;
    for (std::size_t from = 0; from < m_elements.size();) {
        if (m_elements[from].run) {
            star = true;
            ++from;
            continue;
        }
        std::size_t to = from;
        while (to < m_elements.size() && !m_elements[to].run)
            ++to;
        const bool anchored = to == m_elements.size();
        Aligned part = star ? afterStar(from, to, anchored) : aligned(from, to);
        if (part.nothing && (m_lean == Lean::Less || !part.ended))
            return {};
        if (!append(std::move(part)))
            return m_lean == Lean::More ? std::optional(m_result) : std::nullopt;
        star = false;
        from = to;
    }
    if (!m_elements.empty() && !m_elements.back().run)
        m_result.atoms.emplace_back(m_style.pathEnd);
    return m_result;
}

} // namespace

std::string literalRegex(unsigned char byte) {
    const bool plain =
        byte < 128 && (isAlnum(static_cast<char>(byte)) ||
                       std::string_view("/_~=&,;:!@").contains(static_cast<char>(byte)));
    return plain ? std::string(1, static_cast<char>(byte)) : std::format("\\x{:02X}", byte);
}

std::string literalRegex(std::string_view text) {
    std::string all;
    for (const char c : text)
        all += literalRegex(static_cast<unsigned char>(c));
    return all;
}

std::string_view malformedTarget() {
    return "[^\\x00-\\x7F]|%(?:[^0-9A-Fa-f]|[0-9A-Fa-f](?:[^0-9A-Fa-f]|$)|$)";
}

std::optional<PathAtoms> atomsOf(const exact::Glob &glob, const RegexStyle &style, Lean lean) {
    auto atoms = Writer(glob, style, lean).write();
    if (atoms && !atoms->cut)
        return atoms;
    if (lean == Lean::More || style.compact)
        return atoms;
    RegexStyle shorter = style; // fewer spellings of an Allow: never more open
    shorter.compact = true;
    if (auto less = Writer(glob, shorter, lean).write()) {
        less->exact = false;
        return less;
    }
    return {};
}

} // namespace gatepost::exporting
