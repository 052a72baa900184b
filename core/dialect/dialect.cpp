// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/dialect/dialect.h"

#include "core/dialect/tables.h"
#include "core/text/ascii.h"

#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstring>
#include <initializer_list>
#include <utility>
#include <vector>

namespace gatepost {
namespace {

constexpr std::size_t kIdCount = std::to_underlying(DirectiveId::Count_);
constexpr std::uint8_t kNoRow = 0xFF;

/// The ids of "# meta:" keys are neighbours; a test holds them to Place::Meta.
constexpr bool isMetaKey(DirectiveId id) {
    return id >= DirectiveId::MetaSpecVersion && id <= DirectiveId::MetaChainId;
}

/// A key of up to 24 bytes without case in three machine words. They overlap where the key is not a
/// multiple of eight, which spares copying byte by byte; two keys of equal length are equal exactly
/// if their words are.
struct KeyWords {
    static constexpr std::size_t kLongest = 24;

    std::uint64_t first = 0;
    std::uint64_t middle = 0;
    std::uint64_t last = 0;

    friend bool operator==(const KeyWords &, const KeyWords &) = default;
};

template <typename Word>
std::uint64_t load(const char *bytes) {
    Word word;
    std::memcpy(&word, bytes, sizeof word);
    return word;
}

/// 'A'…'Z' to 'a'…'z' in all eight bytes at once; every other byte stays.
std::uint64_t lowered(std::uint64_t word) {
    constexpr std::uint64_t kOnes = 0x0101010101010101;
    constexpr std::uint64_t kHigh = 0x80 * kOnes;
    const std::uint64_t low = word & ~kHigh;
    const std::uint64_t fromA = low + (0x80 - 'A') * kOnes;
    const std::uint64_t pastZ = low + (0x80 - 'Z' - 1) * kOnes;
    const std::uint64_t isUpper = (fromA & ~pastZ & ~word) & kHigh;
    return word + (isUpper >> 2);
}

/// `key` is 1…24 bytes long.
KeyWords keyWords(std::string_view key) {
    const char *const bytes = key.data();
    const std::size_t size = key.size();
    assert(size > 0 && size <= KeyWords::kLongest);
    KeyWords words;
    if (size >= 8) {
        words.first = lowered(load<std::uint64_t>(bytes));
        words.last = lowered(load<std::uint64_t>(bytes + size - 8));
        if (size > 16)
            words.middle = lowered(load<std::uint64_t>(bytes + 8));
    } else if (size >= 4) {
        words.first = lowered(load<std::uint32_t>(bytes));
        words.last = lowered(load<std::uint32_t>(bytes + size - 4));
    } else {
        words.first = lowered(load<std::uint8_t>(bytes));
        words.middle = lowered(load<std::uint8_t>(bytes + size / 2));
        words.last = lowered(load<std::uint8_t>(bytes + size - 1));
    }
    return words;
}

/// Key → id and id → row of one dialect. Open addressing, at most a quarter full, so that a key
/// costs one hash and hardly more than one comparison.
class KeyIndex {
public:
    KeyIndex(std::span<const Directive> rows, std::span<const Spelling> spellings) {
        m_rows.fill(kNoRow);
        for (std::size_t i = 0; i < rows.size(); ++i) {
            m_rows[std::to_underlying(rows[i].id)] = static_cast<std::uint8_t>(i);
            add(rows[i].name, rows[i].id);
        }
        for (const Spelling &spelling : spellings)
            if (!spelling.google)
                add(spelling.spelling, spelling.meant);
    }

    [[nodiscard]] DirectiveId idOf(std::string_view key) const {
        if (key.empty() || key.size() > KeyWords::kLongest)
            return DirectiveId::None;
        const KeyWords words = keyWords(key);
        for (std::size_t i = slotOf(words, key.size());; i = (i + 1) % kSlots) {
            const Slot &slot = m_slots[i];
            if (slot.size == key.size() && slot.words == words)
                return slot.id;
            if (slot.size == 0)
                return DirectiveId::None;
        }
    }

    [[nodiscard]] std::uint8_t rowOf(DirectiveId id) const {
        return m_rows[std::to_underlying(id)];
    }

private:
    static constexpr std::size_t kSlotBits = 8;
    static constexpr std::size_t kSlots = std::size_t{1} << kSlotBits;

    struct Slot {
        KeyWords words;
        std::uint8_t size = 0; ///< 0 = free
        DirectiveId id = DirectiveId::None;
    };

    static std::size_t slotOf(const KeyWords &words, std::size_t size) {
        const std::uint64_t mixed = words.first + std::rotl(words.last, 23) + words.middle + size;
        return static_cast<std::size_t>((mixed * 0x9E3779B97F4A7C15) >> (64 - kSlotBits));
    }

    void add(std::string_view key, DirectiveId id) {
        assert(key.size() <= KeyWords::kLongest && "a longer key needs another word in KeyWords");
        const KeyWords words = keyWords(key);
        std::size_t i = slotOf(words, key.size());
        while (m_slots[i].size != 0) {
            assert(!(m_slots[i].size == key.size() && m_slots[i].words == words) &&
                   "key given twice");
            i = (i + 1) % kSlots;
        }
        m_slots[i] = {.words = words, .size = static_cast<std::uint8_t>(key.size()), .id = id};
    }

    std::array<Slot, kSlots> m_slots;
    std::array<std::uint8_t, kIdCount> m_rows;
};

std::vector<Directive> joined(std::initializer_list<std::span<const Directive>> tables) {
    std::vector<Directive> rows;
    for (const std::span<const Directive> table : tables)
        rows.insert(rows.end(), table.begin(), table.end());
    return rows;
}

/// All tables, put together at first use. robots-ai.txt has the syntax of robots.txt and its rows
/// (ADF); the preference signals are left out there, since only robots.txt's deciding group speaks
/// (S111).
struct Tables {
    std::vector<Directive> robots = joined(
        {tables::robots(), tables::extended(), tables::signals(), tables::robotsDecidingNothing()});
    std::vector<Directive> robotsAi = joined({tables::robots(), tables::extended()});

    std::array<Dialect, 4> dialects = {{
        {.id = DialectId::Robots,
         .name = "robots.txt",
         .fileName = "robots.txt",
         .version = GATEPOST_TEXT("dialect", "RFC 9309 with the extended standard 2.0 and "
                                             "preference signals")
                        .english(),
         .highlighting = "Gatepost robots.txt",
         .comments = CommentStyle::Anywhere,
         .hasBlocks = false,
         .directives = robots,
         .spellings = tables::robotsSpellings()},
        {.id = DialectId::RobotsAi,
         .name = "robots-ai.txt",
         .fileName = "robots-ai.txt",
         .version = "v1.7.1",
         .highlighting = "Gatepost robots.txt",
         .comments = CommentStyle::Anywhere,
         .hasBlocks = false,
         .directives = robotsAi,
         .spellings = {}},
        {.id = DialectId::Robots2,
         .name = "robots2.txt",
         .fileName = "robots2.txt",
         .version = GATEPOST_TEXT("dialect", "v0.2.1 with v0.2.2's age-rating").english(),
         .highlighting = "Gatepost robots2.txt",
         .comments = CommentStyle::AfterWhiteSpace,
         .hasBlocks = true,
         .directives = tables::robots2(),
         .spellings = tables::robots2Spellings()},
        {.id = DialectId::AgentPolicy,
         .name = "agent policy",
         .fileName = {},
         .version = "0.1.0",
         .highlighting = "Gatepost agent policy",
         .comments = CommentStyle::AfterWhiteSpace,
         .hasBlocks = false,
         .directives = tables::agentPolicy(),
         .spellings = {}},
    }};

    std::array<KeyIndex, 4> indexes = {
        KeyIndex(dialects[0].directives, dialects[0].spellings),
        KeyIndex(dialects[1].directives, dialects[1].spellings),
        KeyIndex(dialects[2].directives, dialects[2].spellings),
        KeyIndex(dialects[3].directives, dialects[3].spellings),
    };

    std::array<std::string_view, kIdCount> names = [this] {
        std::array<std::string_view, kIdCount> result = {};
        for (const Dialect &dialect : dialects)
            for (const Directive &row : dialect.directives)
                result[std::to_underlying(row.id)] = row.name;
        return result;
    }();
};

const Tables &theTables() {
    static const Tables tables;
    return tables;
}

} // namespace

const Directive *Dialect::find(DirectiveId directive) const {
    assert(directive < DirectiveId::Count_);
    const std::uint8_t row = theTables().indexes[std::to_underlying(id)].rowOf(directive);
    return row == kNoRow ? nullptr : &directives[row];
}

const Directive *Dialect::find(std::string_view key) const {
    return find(theTables().indexes[std::to_underlying(id)].idOf(key));
}

// Asked for the key of a line, and there a meta key names nothing: "contact: x" outside a meta comment is
// as unknown as any other word (S5, S58). find() knows the row, for those who read the comment.
DirectiveId Dialect::idOf(std::string_view key) const {
    const DirectiveId found = theTables().indexes[std::to_underlying(id)].idOf(key);
    return isMetaKey(found) ? DirectiveId::None : found;
}

std::span<const Dialect> dialects() {
    return theTables().dialects;
}

const Dialect &dialect(DialectId id) {
    return theTables().dialects[std::to_underlying(id)];
}

DialectId dialectOfFileName(std::string_view fileName) {
    if (const std::size_t slash = fileName.find_last_of("/\\"); slash != std::string_view::npos)
        fileName.remove_prefix(slash + 1);
    for (const Dialect &candidate : dialects())
        if (!candidate.fileName.empty() && equalsIgnoringCase(candidate.fileName, fileName))
            return candidate.id;
    for (const std::string_view ending : {".kno", ".yaml", ".yml"})
        if (fileName.size() >= ending.size() &&
            equalsIgnoringCase(fileName.substr(fileName.size() - ending.size()), ending))
            return DialectId::AgentPolicy;
    return DialectId::Robots;
}

std::string_view directiveName(DirectiveId id) {
    assert(id < DirectiveId::Count_);
    return theTables().names[std::to_underlying(id)];
}

std::span<const DirectiveId> useDirectives() {
    using enum DirectiveId;
    static constexpr DirectiveId kIds[] = {
        Crawl, Read,    Summarise,   Derivative,    Train,      Monetise,        Quote,
        Store, Compete, Personalise, Announce,      Honest,     Attribution,     LinkBack,
        Rate,  Market,  ContentType, Editorialised, AiAssisted, PrimaryLanguage, AgeRating,
    };
    return kIds;
}

} // namespace gatepost
