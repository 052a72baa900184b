// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/comments.h"

#include "core/model/commentedits.h"
#include "core/syntax/groups.h"
#include "ui/bridge/look.h"
#include "ui/bridge/text.h"

#include <algorithm>
#include <array>

namespace gatepost::ui {

namespace {

/// `place` says what a value may contain: of an entity's field line ends and #, of a meta line # alone.
constexpr Directive rowOf(std::string_view name, Place place, Phrase label, Phrase help,
                          std::string_view source) {
    return {.name = name,
            .place = place,
            .kind = ValueKind::FreeText,
            .label = label,
            .section = SectionId::Comments,
            .help = help,
            .example = "ours",
            .source = source};
}

/// By CommentOf.
constexpr std::array kRows = {
    rowOf("comment-of-file", Place::EntityField, GATEPOST_TEXT("dialect", "Comment of the file"),
          GATEPOST_TEXT("dialect", "The comment lines at the top of the file, for people: whose "
                                   "file it is, and why it is as it is. Agents pass over them."),
          "RFC 9309 §2.2"),
    rowOf("comment-of-group", Place::EntityField, GATEPOST_TEXT("dialect", "Comment of the group"),
          GATEPOST_TEXT("dialect", "The comment lines directly above the group. They move with "
                                   "it, and agents pass over them."),
          "RFC 9309 §2.2"),
    rowOf("comment-of-rule", Place::Meta, GATEPOST_TEXT("dialect", "Comment of the rule"),
          GATEPOST_TEXT("dialect", "The comment at the end of the chosen rule's line. Agents "
                                   "pass over it."),
          "RFC 9309 §2.2"),
    rowOf("comment-of-block", Place::EntityField, GATEPOST_TEXT("dialect", "Comment of the block"),
          GATEPOST_TEXT("dialect", "The comment lines directly above the block's header. Agents "
                                   "pass over them."),
          "robots2.txt v0.2.1 §4"),
    rowOf("comment-of-line", Place::Meta, GATEPOST_TEXT("dialect", "Comment of the value"),
          GATEPOST_TEXT("dialect", "The comment at the end of the chosen value's line. Agents "
                                   "pass over it."),
          "robots2.txt v0.2.1 §4"),
    rowOf("comment-of-agent", Place::EntityField, GATEPOST_TEXT("dialect", "Comment of the entry"),
          GATEPOST_TEXT("dialect", "The comment lines directly above the agent's entry. They "
                                   "move with it and stay in the policy: robots.txt gets the "
                                   "notes, not the comments."),
          "YAML 1.2 §6.6"),
    rowOf("comment-of-policy-line", Place::Meta, GATEPOST_TEXT("dialect", "Comment of the line"),
          GATEPOST_TEXT("dialect", "The comment at the end of the line of the field that you "
                                   "edited last, a path for example. It stays in the policy."),
          "YAML 1.2 §6.6"),
};

std::vector<FieldLine> linesOf(const std::string &comment, int line) {
    if (comment.empty())
        return {};
    return {{text(comment), line}};
}

/// A comment of the place that `chosen` gives, if it gives one. `read` and `write` are called with the place; an empty text
/// removes the comment.
FieldBinding bindingOf(const auto &chosen, const auto &read, const auto &write) {
    const auto set = [=](std::string_view value) -> EditResult {
        const auto place = chosen();
        if (!place)
            return TextEdit();
        return write(*place, value);
    };
    FieldBinding binding;
    binding.read = [=]() -> std::vector<FieldLine> {
        const auto place = chosen();
        return place ? read(*place) : std::vector<FieldLine>();
    };
    binding.set = [set](std::size_t, std::string_view value) { return set(value); };
    binding.remove = [set](std::size_t) { return set({}); };
    return binding;
}

} // namespace

const Directive &commentRow(CommentOf place) {
    return kRows[static_cast<std::size_t>(place)];
}

FieldBinding fileCommentBinding(Document &document) {
    return bindingOf([&document] { return &document; },
                     [](const Document &of) { return linesOf(fileComment(of.tree()), 0); },
                     [](const Document &of, std::string_view value) {
                         return setFileComment(of.tree(), value);
                     });
}

FieldBinding groupCommentBinding(Document &document, std::function<const GroupView *()> chosen) {
    return bindingOf(
        chosen,
        [&document](const GroupView &group) {
            const std::string comment = groupComment(document.tree(), group.index);
            const auto lines = 1 + std::ranges::count(comment, '\n');
            return linesOf(comment, static_cast<int>(group.group.firstLine - lines));
        },
        [&document](const GroupView &group, std::string_view value) {
            return setGroupComment(document.tree(), group.index, value);
        });
}

FieldBinding blockCommentBinding(Document &document, std::function<std::string()> chosen) {
    FieldBinding binding = bindingOf(
        [chosen] {
            std::string name = chosen();
            return name.empty() ? std::nullopt : std::optional(std::move(name));
        },
        [&document](const std::string &name) {
            return linesOf(blockComment(document.tree(), name), -1);
        },
        [&document](const std::string &name, std::string_view value) {
            return setBlockComment(document.tree(), name, value);
        });
    binding.owner = [chosen] { return text(chosen()); };
    return binding;
}

FieldBinding policyCommentBinding(Document &document) {
    return bindingOf([&document] { return &document; },
                     [](const Document &of) { return linesOf(policyComment(of.yaml()), 0); },
                     [](const Document &of, std::string_view value) {
                         return setPolicyComment(of.yaml(), value);
                     });
}

FieldBinding agentCommentBinding(Document &document,
                                 std::function<std::optional<std::size_t>()> chosen) {
    return bindingOf(
        chosen,
        [&document](std::size_t agent) {
            return linesOf(agentComment(document.yaml(), agent), -1);
        },
        [&document](std::size_t agent, std::string_view value) {
            return setAgentComment(document.yaml(), agent, value);
        });
}

FieldBinding policyLineCommentBinding(Document &document,
                                      std::function<std::optional<PolicyValuePlace>()> chosen) {
    return bindingOf(
        chosen,
        [&document](const PolicyValuePlace &line) {
            return linesOf(policyLineComment(document.yaml(), line), -1);
        },
        [&document](const PolicyValuePlace &line, std::string_view value) {
            return setPolicyLineComment(document.yaml(), line, value);
        });
}

FieldBinding lineCommentBinding(Document &document,
                                std::function<std::optional<std::uint32_t>()> chosen) {
    FieldBinding binding = bindingOf(
        [&document, chosen] {
            const auto line = chosen();
            return line && *line < document.tree().lines().size() ? line : std::nullopt;
        },
        [&document](std::uint32_t line) {
            return linesOf(lineComment(document.tree(), line), static_cast<int>(line));
        },
        [&document](std::uint32_t line, std::string_view value) {
            return setLineComment(document.tree(), line, value);
        });
    // Comments of two rules are two steps.
    binding.owner = [chosen] {
        const auto line = chosen();
        return line ? OtherLines::tr("line %1").arg(*line + 1) : QString();
    };
    return binding;
}

// ---- lines without a field -----------------------------------------------------------------------

OtherLines::OtherLines(SiteModel &site, Document &document, QWidget *parent)
    : QListWidget(parent), m_site(site), m_document(document) {
    setObjectName(QStringLiteral("otherLines"));
    setAccessibleName(tr("Lines without a field"));
    setUniformItemSizes(true);
    setHorizontalScrollBarPolicy(
        Qt::ScrollBarAlwaysOff); // what is longer is elided; Enter goes to the line
    setMinimumHeight(fontMetrics().height() * 8);
    connect(this, &QListWidget::itemActivated, this, [this](const QListWidgetItem *item) {
        const auto line = item->data(Qt::UserRole).toUInt();
        const auto lines = m_document.tree().lines();
        if (line < lines.size())
            m_site.navigator().goTo(&m_document, lines[line].content());
    });
}

void OtherLines::renew() {
    constexpr int kMost = 2000; // shown; more are counted
    const Tree &tree = m_document.tree();
    std::vector<std::uint32_t> orphans = tree.groups().orphans;
    std::ranges::sort(orphans);
    clear();
    m_count = 0;
    for (std::size_t i = 0; i < tree.lines().size(); ++i) {
        const Line &line = tree.lines()[i];
        const bool orphan = std::ranges::binary_search(orphans, static_cast<std::uint32_t>(i));
        const bool rest = line.kind == LineKind::Comment || line.kind == LineKind::UnknownKey ||
                          line.kind == LineKind::Other || orphan;
        if (!rest || isMeta(tree, i) || ++m_count > kMost)
            continue;
        auto *item = new QListWidgetItem(
            tr("%1:  %2").arg(i + 1).arg(forPeople(fromBytes(tree.slice(line.content())))), this);
        item->setData(Qt::UserRole, static_cast<uint>(i));
        if (line.kind != LineKind::Comment) {
            item->setIcon(toneIcon(Tone::Warning));
            item->setToolTip(orphan ? tr("Belongs to no group: it decides nothing.")
                                    : tr("Not understood: it decides nothing."));
        }
    }
    if (m_count > kMost)
        addItem(tr("%n more", nullptr, m_count - kMost));
    setVisible(m_count > 0);
}

QString OtherLines::heading() const {
    return m_count > 0 ? tr("%n line(s) without a field", nullptr, m_count)
                       : tr("Every line has a field");
}

} // namespace gatepost::ui
