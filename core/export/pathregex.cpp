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
bool countsAsEscape(unsigned byte, const RegexStyle &style) {
    if (byte >= 128)
        return style.syntax == RegexSyntax::Pcre && !style.asciiOnly;
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

constexpr unsigned kNoNibble = 16;

unsigned onlyNibble(const ByteSet &set) {
    const auto byte = onlyByte(set);
    const unsigned mask = hexDigitsOf(set);
    return byte && mask != 0 ? static_cast<unsigned>(std::countr_zero(mask)) : kNoNibble;
}

class RegexWriter {
public:
    RegexWriter(const exact::Glob &glob, const RegexStyle &style, Lean lean)
        : m_style(style), m_lean(lean) {
        for (const exact::GlobElement &element : glob)
            m_elements.push_back(element);
    }
    std::optional<PathAtoms> write();

private:
    /// Atoms that begin between two characters of the URL. `ended`: the pattern ends here, since what follows cannot be said.
    struct Aligned {
        std::vector<std::string> atoms;
        std::vector<std::size_t> ends = {}; ///< of each atom, the element behind it
        bool ended = false;
        bool nothing = false;
        void add(std::string atom, std::size_t end) {
            atoms.push_back(std::move(atom));
            ends.push_back(end);
        }
    };
    [[nodiscard]] Aligned aligned(std::size_t from, std::size_t to);
    [[nodiscard]] bool addPercent(std::size_t &at, std::size_t to, Aligned &into);
    [[nodiscard]] bool addOpenPercent(std::size_t &at, std::size_t to, Aligned &into);
    [[nodiscard]] Aligned afterStar(std::size_t from, std::size_t to);
    [[nodiscard]] Aligned afterStarThatFits(std::size_t from, std::size_t to);
    [[nodiscard]] std::string runBefore(std::size_t from, const std::string &body) const;
    [[nodiscard]] std::string plainBefore(std::size_t from) const;
    void relaxBetweenStars();
    [[nodiscard]] bool isAnchored(std::size_t to) const { return to == m_elements.size(); }
    [[nodiscard]] std::string shown(std::size_t count) const;
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
    std::size_t m_saidTo = 0; ///< elements that the result has
};

/// One character of a URL that normalises to a byte of the set.
std::string RegexWriter::character(const ByteSet &set) const {
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
std::string RegexWriter::escape(const OctetSet &wanted) const {
    OctetSet kept;
    std::vector<unsigned> raw;
    for (unsigned byte = 0; byte < 256; ++byte)
        if (wanted[byte] && !isUnreserved(byte)) {
            kept.set(byte);
            if (countsAsEscape(byte, m_style))
                raw.push_back(byte);
        }
    std::vector<std::string> alternatives;
    addEscapes(alternatives, kept);
    if (!raw.empty())
        alternatives.push_back(classOf(raw));
    return alternatives.empty() ? std::string() : grouped(alternatives);
}

std::string RegexWriter::anyCharacter() const {
    const std::string_view but = m_style.inRequestLine ? "[^% ]" : "[^%]";
    if (m_style.compact)
        return m_style.inRequestLine ? "[^ ]" : ".";
    // A % that begins no escape stands for itself; where one begins, all of it is taken and never given back.
    return m_style.syntax == RegexSyntax::Pcre ? std::format("(?:{}|%(?:{})?+)", but, kHexPair)
                                               : std::format("(?:{}|%{})", but, kHexPair);
}

/// The elements from a %: an escape, a lone %, or what cannot be told. False: the pattern ends here.
bool RegexWriter::addPercent(std::size_t &index, std::size_t to, Aligned &into) {
    const unsigned high = index + 1 < to ? onlyNibble(at(index + 1)) : kNoNibble;
    const unsigned low = index + 2 < to ? onlyNibble(at(index + 2)) : kNoNibble;
    if (high != kNoNibble && low != kNoNibble) {
        OctetSet one;
        one.set(high << 4 | low);
        std::vector<std::string> alternatives;
        if (std::string text = escape(one); !text.empty()) // none normalises to "%41"
            alternatives.push_back(std::move(text));
        if (m_style.syntax == RegexSyntax::Pcre && !m_style.compact) // in Re2 malformed
            alternatives.push_back(builtEscape(high, low));
        if (alternatives.empty()) {
            into.nothing = true;
            return false;
        }
        index += 3;
        into.add(grouped(alternatives), index);
        return true;
    }
    const auto cannotBeDigit = [&](std::size_t next) {
        if (next == to)
            return isAnchored(to); // the path ends there
        return hexDigitsOf(at(next)) == 0 &&
               !onlyByte(at(next))
                    .transform([](unsigned char byte) { return byte >= 'a' && byte <= 'f'; })
                    .value_or(true);
    };
    if (!cannotBeDigit(index + 1) && !(high != kNoNibble && cannotBeDigit(index + 2)))
        return addOpenPercent(index, to, into);
    if (m_style.syntax == RegexSyntax::Re2) { // such targets are malformed: no other matches
        into.nothing = true;
        return false;
    }
    into.add("%", ++index);
    return true;
}

/// A % of which one digit or none is known: any escape of these digits, or one that begins none. False: the pattern ends here.
bool RegexWriter::addOpenPercent(std::size_t &index, std::size_t to, Aligned &into) {
    const unsigned high = index + 1 < to ? onlyNibble(at(index + 1)) : kNoNibble;
    const bool hasHigh = high != kNoNibble;
    const std::size_t end = index + (hasHigh ? 2 : 1);
    const bool known =
        end == to; // else what follows is one of several digits, or might be in lower case
    OctetSet wanted;
    for (unsigned byte = 0; byte < 256; ++byte)
        wanted.set(byte, !known || !hasHigh || byte >> 4 == high);
    std::vector<std::string> alternatives;
    if (std::string text = escape(wanted); !text.empty())
        alternatives.push_back(std::move(text));
    if (m_style.syntax == RegexSyntax::Pcre) {
        if (known && hasHigh)
            alternatives.push_back(std::format("%(?:{:X}(?![0-9A-Fa-f])|%{:X})", high,
                                               static_cast<unsigned>("0123456789ABCDEF"[high])));
        else
            alternatives.push_back(known ? std::format("%(?!{})", kHexPair) : "%");
    }
    // Behind the next star a piece may begin in the same escape.
    const bool isLast = to + 1 >= m_elements.size();
    const bool apart = isLast || (hexDigitsOf(at(to + 1)) == 0 && m_elements[to].run);
    if (known && apart && !alternatives.empty()) {
        into.add(grouped(alternatives), end);
        index = end;
        return true;
    }
    m_result.exact = false;
    into.nothing = m_lean == Lean::Less || alternatives.empty();
    into.ended = true;
    if (!into.nothing)
        into.add(grouped(alternatives), known ? end : index + 1);
    return false;
}

RegexWriter::Aligned RegexWriter::aligned(std::size_t from, std::size_t to) {
    Aligned result;
    int open = 0;
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
                constexpr int kMostOpen = 6; // each can be there or not, and the ways multiply
                const bool digit = index + 1 < to && hexDigitsOf(at(index + 1)) != 0 &&
                                   !at(index + 1).contains('%');
                if (digit || ++open > kMostOpen) {
                    result.add(anyCharacter(), index + 1);
                    result.ended = true;
                    return result;
                }
                text = anyCharacter() + "?";
            }
        }
        if (text.empty()) {
            result.nothing = true;
            return result;
        }
        result.add(std::move(text), ++index);
    }
    return result;
}

std::string joined(const std::vector<std::string> &atoms) {
    std::string text;
    for (const std::string &atom : atoms)
        text += atom;
    return text;
}

/// The bytes that a star passes over in one step, since nothing that begins there matches what follows the star: a class to be
/// repeated, or nothing where that takes too many.
std::string RegexWriter::plainBefore(std::size_t from) const {
    const ByteSet &first = at(from);
    const bool percent = onlyByte(first) == '%';
    if (first.contains('%') && !percent)
        return {};
    std::string stops = m_style.inRequestLine ? " %" : "%";
    bool above = false;
    constexpr std::size_t kMost = 160;
    for (unsigned byte = 0; byte < 256; ++byte) {
        const bool begins = byte < 128 && first.contains(static_cast<unsigned char>(byte));
        const bool escapes = (percent || hexDigitsOf(first) != 0) && countsAsEscape(byte, m_style);
        if (byte != '%' && byte < 128 && (begins || escapes))
            stops += isAlnum(static_cast<char>(byte)) ? std::string(1, static_cast<char>(byte))
                                                      : std::format("\\x{:02X}", byte);
        above = above || (byte >= 128 && escapes);
    }
    if (stops.size() > kMost)
        return {};
    return "[^" + stops + (above ? "\\x80-\\xFF" : "") + "]";
}

/// All up to the first place where `body` matches. Possessive, and one step for a run of plain bytes: PCRE2 keeps nothing of what
/// was passed, so that the length of a path makes no difference to the memory that it needs. With a frame for each character,
/// `(?:ANY)*?`, the 32 KiB of its JIT end after 1,300 bytes, and servers take that error for "no match".
std::string RegexWriter::runBefore(std::size_t from, const std::string &body) const {
    const std::string plain = plainBefore(from);
    if (m_style
            .counted) // PCRE2 counts each alternative that is entered: one level of them is one step for a byte
        return std::format("(?:{}(?!{})[^%]|(?!{})%(?:{})?+)*+", plain.empty() ? "" : plain + "++|",
                           body, body, kHexPair);
    return std::format("(?:{}(?!{}){})*+", plain.empty() ? "" : plain + "++|", body,
                       anyCharacter());
}

/// What follows a star: it begins after any character, or inside an escape whose digits are compared like other bytes.
RegexWriter::Aligned RegexWriter::afterStar(std::size_t from, std::size_t to) {
    Aligned result;
    const bool anchored = isAnchored(to);
    std::vector<std::string> alternatives; // what begins first in the normalised path is first
    std::size_t end = from;
    Aligned plain = aligned(from, to);
    bool ended = plain.ended;
    const auto addEnd = [&](const Aligned &part) {
        end = std::max(end, part.ends.empty() ? from : part.ends.back());
    };
    if (!plain.nothing) {
        alternatives.push_back(joined(plain.atoms));
        addEnd(plain);
    }
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
            if (!escapes.empty() && !more.nothing) {
                alternatives.push_back(escapes + joined(more.atoms));
                addEnd(more);
            }
        };
        if (second != 0 && !(single && anchored))
            add(byHigh, std::min(from + 2, to));
        add(byLow, from + 1);
        // The next star may take nothing and its piece begin in the same escape.
        if (single && to + 1 < m_elements.size() && hexDigitsOf(at(to + 1)) != 0) {
            m_result.exact = false;
            ended = ended || m_lean == Lean::More;
            end = to;
        }
    }
    result.ended = ended;
    result.nothing = alternatives.empty();
    if (result.nothing)
        return result;
    if (ended && std::ranges::contains(alternatives, std::string()))
        return result; // the pattern ends with the star
    const std::string body = grouped(alternatives);
    if (m_style.syntax == RegexSyntax::Re2)
        result.add(anyCharacter() + "*" + body, end);
    else if (m_style.compact) // one byte for each step: no frames
        result.add(anchored && !ended ? anyCharacter() + "*" + body
                                      : "(?>" + anyCharacter() + "*?" + body + ")",
                   end);
    else if (anchored && !ended)
        result.add(runBefore(from, body + std::string(m_style.pathEnd)) + body, end);
    else // the first place will do, and what begins first there
        result.add(
            runBefore(from, body) + (alternatives.size() > 1 ? "(?>" + body.substr(3) : body), end);
    return result;
}

/// As much of what follows a star as there is room for; the whole where a part would match less.
RegexWriter::Aligned RegexWriter::afterStarThatFits(std::size_t from, std::size_t to) {
    Aligned part = afterStar(from, to);
    const std::size_t room = m_style.most - std::min(m_style.most, m_bytes);
    for (std::size_t end = to; m_lean == Lean::More && !part.atoms.empty() &&
                               part.atoms[0].size() > room && end > from + 1;) {
        const std::size_t guess = from + (end - from) * room / part.atoms[0].size();
        end = std::clamp(guess, from + 1, end - 1);
        part = afterStar(from, end);
        part.ended = true;
        m_result.cut = true;
        m_result.exact = false;
    }
    return part;
}

/// False: no more can follow.
bool RegexWriter::append(Aligned part) {
    for (std::size_t index = 0; index < part.atoms.size(); ++index) {
        std::string &atom = part.atoms[index];
        if (m_bytes + atom.size() > m_style.most) {
            m_result.cut = true;
            m_result.exact = false;
            return false;
        }
        m_bytes += atom.size();
        m_saidTo = part.ends[index];
        m_result.atoms.push_back(std::move(atom));
    }
    return !part.ended;
}

/// The first elements of the pattern, as a rule has them.
std::string RegexWriter::shown(std::size_t count) const {
    std::string text;
    for (std::size_t index = 0; index < count; ++index)
        if (m_elements[index].run)
            text += '*';
        else
            text += static_cast<char>(onlyByte(at(index)).value_or('?'));
    return text;
}

/// Between two stars the first place of a piece decides where the next is looked for, which needs pieces of one length. A byte of
/// which nothing is known may be one third of an escape: a star instead, which matches more.
void RegexWriter::relaxBetweenStars() {
    const auto isRun = [](const exact::GlobElement &element) { return element.run; };
    const auto first = std::ranges::find_if(m_elements, isRun);
    const auto last = std::ranges::find_last_if(m_elements, isRun).begin();
    for (auto each = first; each != last; ++each)
        if (!each->run && each->set.contains('%') && onlyByte(each->set) != '%') {
            each->run = true;
            m_result.exact = false;
        }
    const auto doubled = std::ranges::unique(
        m_elements, [&](const auto &one, const auto &next) { return isRun(one) && isRun(next); });
    m_elements.erase(doubled.begin(), doubled.end());
}

std::optional<PathAtoms> RegexWriter::write() {
    if (m_lean == Lean::More && m_style.syntax == RegexSyntax::Pcre)
        relaxBetweenStars();
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
        m_result.searches = m_result.searches || star;
        Aligned part = star ? afterStarThatFits(from, to) : aligned(from, to);
        if (part.nothing && (m_lean == Lean::Less || !part.ended))
            return {};
        if (!append(std::move(part))) {
            m_result.said = shown(m_saidTo) + '*';
            return m_lean == Lean::More ? std::optional(m_result) : std::nullopt;
        }
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
    auto atoms = RegexWriter(glob, style, lean).write();
    if (atoms && !atoms->cut)
        return atoms;
    if (lean == Lean::More || style.compact)
        return atoms;
    RegexStyle shorter = style; // fewer spellings of an Allow: never more open
    shorter.compact = true;
    if (auto less = RegexWriter(glob, shorter, lean).write()) {
        less->exact = false;
        return less;
    }
    return {};
}

} // namespace gatepost::exporting
