// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/comments.h"

#include "core/model/commentedits.h"
#include "core/syntax/groups.h"
#include "ui/bridge/look.h"
#include "ui/bridge/text.h"

#include <algorithm>

namespace gatepost::ui {

namespace {

// Their place says what a value may hold: line ends and # in the first two, # in the third.
constexpr Directive kFile = {
    .name = "comment-of-file",
    .place = Place::EntityField,
    .kind = ValueKind::FreeText,
    .label = GATEPOST_TEXT("dialect", "Comment of the file"),
    .section = SectionId::Comments,
    .help = GATEPOST_TEXT("dialect", "The comment lines at the top of the file, for people: whose "
                                     "file it is, and why it is as it is. Agents pass over them."),
    .example = "ours",
    .source = "RFC 9309 §2.2",
};
constexpr Directive kGroup = {
    .name = "comment-of-group",
    .place = Place::EntityField,
    .kind = ValueKind::FreeText,
    .label = GATEPOST_TEXT("dialect", "Comment of the group"),
    .section = SectionId::Comments,
    .help = GATEPOST_TEXT("dialect", "The comment lines directly above the group. They move with "
                                     "it, and agents pass over them."),
    .example = "ours",
    .source = "RFC 9309 §2.2",
};
constexpr Directive kRule = {
    .name = "comment-of-rule",
    .place = Place::Meta,
    .kind = ValueKind::FreeText,
    .label = GATEPOST_TEXT("dialect", "Comment of the rule"),
    .section = SectionId::Comments,
    .help = GATEPOST_TEXT("dialect", "The comment at the end of the chosen rule's line. Agents "
                                     "pass over it."),
    .example = "ours",
    .source = "RFC 9309 §2.2",
};

constexpr Directive kBlock = {
    .name = "comment-of-block",
    .place = Place::EntityField,
    .kind = ValueKind::FreeText,
    .label = GATEPOST_TEXT("dialect", "Comment of the block"),
    .section = SectionId::Comments,
    .help = GATEPOST_TEXT("dialect", "The comment lines directly above the block's header. Agents "
                                     "pass over them."),
    .example = "ours",
    .source = "robots2.txt v0.2.1 §4",
};
constexpr Directive kLine = {
    .name = "comment-of-line",
    .place = Place::Meta,
    .kind = ValueKind::FreeText,
    .label = GATEPOST_TEXT("dialect", "Comment of the value"),
    .section = SectionId::Comments,
    .help = GATEPOST_TEXT("dialect", "The comment at the end of the chosen value's line. Agents "
                                     "pass over it."),
    .example = "ours",
    .source = "robots2.txt v0.2.1 §4",
};
constexpr Directive kAgent = {
    .name = "comment-of-agent",
    .place = Place::EntityField,
    .kind = ValueKind::FreeText,
    .label = GATEPOST_TEXT("dialect", "Comment of the entry"),
    .section = SectionId::Comments,
    .help = GATEPOST_TEXT("dialect", "The comment lines directly above the agent's entry. They "
                                     "move with it and stay in the policy: robots.txt gets the "
                                     "notes, not the comments."),
    .example = "ours",
    .source = "YAML 1.2 §6.6",
};
constexpr Directive kAgentLine = {
    .name = "comment-of-policy-line",
    .place = Place::Meta,
    .kind = ValueKind::FreeText,
    .label = GATEPOST_TEXT("dialect", "Comment of the line"),
    .section = SectionId::Comments,
    .help = GATEPOST_TEXT("dialect", "The comment at the end of the line of the field that you "
                                     "edited last, a path for example. It stays in the policy."),
    .example = "ours",
    .source = "YAML 1.2 §6.6",
};

std::vector<FieldLine> linesOf(const std::string &comment, int line) {
    if (comment.empty())
        return {};
    return {{text(comment), line}};
}

} // namespace

const Directive &fileCommentRow() {
    return kFile;
}

const Directive &groupCommentRow() {
    return kGroup;
}

const Directive &ruleCommentRow() {
    return kRule;
}

const Directive &blockCommentRow() {
    return kBlock;
}

const Directive &lineCommentRow() {
    return kLine;
}

const Directive &agentCommentRow() {
    return kAgent;
}

const Directive &agentLineCommentRow() {
    return kAgentLine;
}

FieldBinding fileCommentBinding(Document &document) {
    FieldBinding binding;
    binding.read = [&document] { return linesOf(fileComment(document.tree()), 0); };
    binding.set = [&document](std::size_t, std::string_view value) {
        return setFileComment(document.tree(), value);
    };
    binding.remove = [&document](std::size_t) { return setFileComment(document.tree(), {}); };
    return binding;
}

FieldBinding groupCommentBinding(Document &document, std::function<const GroupView *()> chosen) {
    FieldBinding binding;
    const auto write = [&document, chosen](std::string_view value) -> EditResult {
        const GroupView *group = chosen();
        return group ? setGroupComment(document.tree(), group->index, value)
                     : EditResult(TextEdit());
    };
    binding.read = [&document, chosen]() -> std::vector<FieldLine> {
        const GroupView *group = chosen();
        if (!group)
            return {};
        const std::string comment = groupComment(document.tree(), group->index);
        const auto lines = 1 + std::ranges::count(comment, '\n');
        return linesOf(comment, static_cast<int>(group->group.firstLine - lines));
    };
    binding.set = [write](std::size_t, std::string_view value) { return write(value); };
    binding.remove = [write](std::size_t) { return write({}); };
    return binding;
}

FieldBinding blockCommentBinding(Document &document, std::function<std::string()> chosen) {
    FieldBinding binding;
    const auto write = [&document, chosen](std::string_view value) -> EditResult {
        const std::string name = chosen();
        return name.empty() ? EditResult(TextEdit())
                            : setBlockComment(document.tree(), name, value);
    };
    binding.read = [&document, chosen] {
        return linesOf(blockComment(document.tree(), chosen()), -1);
    };
    binding.set = [write](std::size_t, std::string_view value) { return write(value); };
    binding.remove = [write](std::size_t) { return write({}); };
    binding.owner = [chosen] { return text(chosen()); };
    return binding;
}

FieldBinding policyCommentBinding(Document &document) {
    FieldBinding binding;
    binding.read = [&document] { return linesOf(policyComment(document.yaml()), 0); };
    binding.set = [&document](std::size_t, std::string_view value) -> EditResult {
        return setPolicyComment(document.yaml(), value);
    };
    binding.remove = [&document](std::size_t) -> EditResult {
        return setPolicyComment(document.yaml(), {});
    };
    return binding;
}

FieldBinding agentCommentBinding(Document &document,
                                 std::function<std::optional<std::size_t>()> chosen) {
    FieldBinding binding;
    const auto write = [&document, chosen](std::string_view value) -> EditResult {
        const auto agent = chosen();
        return agent ? setAgentComment(document.yaml(), *agent, value) : EditResult(TextEdit());
    };
    binding.read = [&document, chosen]() -> std::vector<FieldLine> {
        const auto agent = chosen();
        return agent ? linesOf(agentComment(document.yaml(), *agent), -1)
                     : std::vector<FieldLine>();
    };
    binding.set = [write](std::size_t, std::string_view value) { return write(value); };
    binding.remove = [write](std::size_t) { return write({}); };
    return binding;
}

FieldBinding policyLineCommentBinding(Document &document,
                                      std::function<std::optional<PolicyValuePlace>()> chosen) {
    FieldBinding binding;
    const auto write = [&document, chosen](std::string_view value) -> EditResult {
        const auto line = chosen();
        return line ? setPolicyLineComment(document.yaml(), *line, value) : EditResult(TextEdit());
    };
    binding.read = [&document, chosen]() -> std::vector<FieldLine> {
        const auto line = chosen();
        return line ? linesOf(policyLineComment(document.yaml(), *line), -1)
                    : std::vector<FieldLine>();
    };
    binding.set = [write](std::size_t, std::string_view value) { return write(value); };
    binding.remove = [write](std::size_t) { return write({}); };
    return binding;
}

FieldBinding lineCommentBinding(Document &document,
                                std::function<std::optional<std::uint32_t>()> chosen) {
    FieldBinding binding;
    const auto write = [&document, chosen](std::string_view value) -> EditResult {
        const auto line = chosen();
        return line && *line < document.tree().lines().size()
                   ? setLineComment(document.tree(), *line, value)
                   : EditResult(TextEdit());
    };
    binding.read = [&document, chosen]() -> std::vector<FieldLine> {
        const auto line = chosen();
        if (!line || *line >= document.tree().lines().size())
            return {};
        return linesOf(lineComment(document.tree(), *line), static_cast<int>(*line));
    };
    binding.set = [write](std::size_t, std::string_view value) { return write(value); };
    binding.remove = [write](std::size_t) { return write({}); };
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
