// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/text/bytes.h"
#include "core/text/limits.h"
#include "core/text/message.h"

#include <expected>
#include <string>
#include <string_view>
#include <vector>

/// A YAML document as a tree in which every node knows its bytes, so that faults can point at them and
/// edits can leave everything else alone. yaml-cpp parses; the ends of nodes (yaml-cpp marks beginnings
/// only) are found here. Bounded on hostile input: see YamlBounds. Nothing is thrown.
///
/// The room: this tree; a text with its tree (yamltext.h); edits of its text (yamleditor.h); values as YAML, quoted
/// (yamlscalar.h); single lines of a text that is being typed (yamlline.h). What the values mean is the reader's:
/// core/render, core/settings.
namespace gatepost {

/// Larger texts, deeper nesting and more nodes are refused before or while they are parsed. Aliases are
/// never expanded in the tree.
struct YamlBounds {
    std::size_t bytes = limits::kPolicy;
    std::size_t values = limits::kPolicyValues;
    std::size_t depth =
        limits::kPolicyDepth; ///< collections within each other, the outermost counted
    /// What follows the first document is not looked at; otherwise it is an error.
    bool firstDocument = false;
};

enum class YamlKind : std::uint8_t { Null, Scalar, Sequence, Mapping, Alias };
enum class YamlStyle : std::uint8_t {
    Plain,
    SingleQuoted,
    DoubleQuoted,
    Literal,
    Folded,
    Block,
    Flow
};

using YamlId = std::uint32_t;
inline constexpr YamlId kNoYaml = ~YamlId{0};

struct YamlNode {
    YamlKind kind = YamlKind::Null;
    YamlStyle style = YamlStyle::Plain;
    std::string text; ///< a scalar's value, never typed: `yes` is "yes", `010` is "010"
    std::string tag;  ///< an explicit tag, else empty
    /// The node without its anchor and tag and without a comment after it. A null that is not written is
    /// an empty range after its `:` or `-`. A block scalar ends with its last line that is not blank.
    ByteRange range;
    std::uint32_t whole = 0; ///< where the node begins with its anchor and tag
    /// Offset of the `-` before an item or of the `:` before a value; kNoLead if there is none.
    std::uint32_t lead = kNoLead;
    std::vector<YamlId> children; ///< items; for a mapping key, value, key, value …
    YamlId target = kNoYaml;      ///< an alias's node
    bool anchored = false;
    /// Of a block scalar: its content lines with their line ends (empty if none).
    ByteRange content;

    static constexpr std::uint32_t kNoLead = ~std::uint32_t{0};
    [[nodiscard]] bool isCollection() const {
        return kind == YamlKind::Sequence || kind == YamlKind::Mapping;
    }
    [[nodiscard]] bool isBlockScalar() const {
        return style == YamlStyle::Literal || style == YamlStyle::Folded;
    }
};

struct YamlTree {
    std::vector<YamlNode> nodes;
    YamlId root = kNoYaml;  ///< kNoYaml: the text has comments and blanks only
    YamlBounds bounds = {}; ///< those that it was read within

    [[nodiscard]] const YamlNode &operator[](YamlId id) const { return nodes[id]; }
    /// The node, or what it is an alias of.
    [[nodiscard]] YamlId resolved(YamlId id) const {
        return nodes[id].kind == YamlKind::Alias ? nodes[id].target : id;
    }
    /// The value of the first entry whose key is the scalar `name`; kNoYaml if there is none or if
    /// `mapping` is not a mapping (an alias is not followed).
    [[nodiscard]] YamlId valueOf(YamlId mapping, std::string_view name) const;
    /// The key of that entry.
    [[nodiscard]] YamlId keyOf(YamlId mapping, std::string_view name) const;
};

enum class YamlFault : std::uint8_t {
    TooLarge,
    TooManyValues,
    TooDeep,
    Encoding,
    ControlCharacter,
    SeveralDocuments,
    NotYaml
};

struct YamlError {
    ByteRange range;
    YamlFault fault = YamlFault::NotYaml;
    /// For people, with how to fix it. Empty if a bound is passed (TooLarge, TooManyValues, TooDeep): the caller set it and
    /// knows what the file is called.
    Message message;
};

/// Parses the one document of `text` (UTF-8, BOM allowed, line ends LF or CRLF). Other rooms ask a YamlText
/// (yamltext.h), which does it once.
[[nodiscard]] std::expected<YamlTree, YamlError> parseYaml(std::string_view text,
                                                           const YamlBounds &bounds = {});

/// A YAML document without its notation: what two texts are compared by. Aliases are expanded.
struct YamlValue {
    YamlKind kind = YamlKind::Null; ///< never Alias
    std::string text = {};
    std::vector<YamlValue> items = {}; ///< for a mapping key, value, key, value …
    /// Where it is written: in flow style, `{a: b}`, also where lines of its own are possible. Not compared.
    bool inFlow = false;

    friend bool operator==(const YamlValue &a, const YamlValue &b) {
        return a.kind == b.kind && a.text == b.text && a.items == b.items;
    }
};

/// What is said where aliases expand to more than limits::kPolicyExpanded bytes, or to values nested more than twice as deep
/// as the text may be.
[[nodiscard]] Message aliasesExpandTooFar();

/// The value of a node; nothing if its aliases expand to too much (or to themselves).
[[nodiscard]] std::expected<YamlValue, Message> yamlValue(const YamlTree &tree, YamlId id);

} // namespace gatepost
