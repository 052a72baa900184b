// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later

#include "core/render/policycomments.h"

#include "core/render/policysession.h"
#include "core/text/ascii.h"
#include "core/text/commentlines.h"
#include "core/text/lineindex.h"

#include <algorithm>

namespace gatepost {
namespace {

constexpr std::string_view kBom = "\xEF\xBB\xBF";

bool isComment(std::string_view line) {
    return trimmed(line).starts_with('#');
}

/// The comment lines at the top.
ByteRange linesAtTop(std::string_view text) {
    const LineIndex lines(text);
    const auto begin = static_cast<std::uint32_t>(text.starts_with(kBom) ? kBom.size() : 0);
    ByteRange run{begin, begin};
    for (std::size_t i = 0; i < lines.count(); ++i) {
        const ByteRange line = lines.whole(i);
        if (!isComment(slice(text, {std::max(line.begin, begin), line.end})))
            break;
        run.end = line.end;
    }
    return run;
}

/// What `line` is about, as a node of the tree; fails the session if there is none.
YamlId valueOf(PolicySession &session, const PolicyValuePlace &line) {
    const YamlId mapping = line.agent ? session.agent(*line.agent) : session.root();
    if (!session.ok())
        return kNoYaml;
    YamlId value = mapping == kNoYaml ? kNoYaml : session.tree().valueOf(mapping, line.name);
    if (value != kNoYaml && session.tree()[value].kind == YamlKind::Sequence) {
        const auto &items = session.tree()[value].children;
        value = line.item < items.size() ? items[line.item] : kNoYaml;
    }
    if (value == kNoYaml)
        session.fail(Message(GATEPOST_TEXT("policy", "%1 is not set, so it cannot have a comment."),
                             line.name));
    return value;
}

/// Line of a value and where its comment begins (or the line's end).
struct LineEndOf {
    ByteRange line;
    std::uint32_t comment = 0;
};

/// Absent: something else stands behind the value, or the value has several lines.
std::optional<LineEndOf> lineEndOf(std::string_view text, const YamlNode &value) {
    const LineIndex lines(text);
    if (value.isBlockScalar() || lines.lineAt(value.range.begin) != lines.lineAt(value.range.end))
        return {};
    const ByteRange line = lines.content(lines.lineAt(value.range.end));
    std::uint32_t comment = value.range.end;
    while (comment < line.end && isBlank(text[comment]))
        ++comment;
    if (comment < line.end && text[comment] != '#')
        return {};
    return LineEndOf{line, comment};
}

std::string_view lineEndFor(std::string_view text) {
    return lineEndBytes(commonLineEnd(text));
}

void unchanged(YamlValue &) {}

/// An edit of comments alone, tried: the policy reads as before.
PolicyEdit tried(PolicySession &session, const TextEdit &edit) {
    for (const Replacement &each : edit.replacements())
        session.editor().replace(each.range, each.text);
    return session.finish(unchanged);
}

} // namespace

std::string policyComment(const YamlText &yaml) {
    return commentText(slice(yaml.text(), linesAtTop(yaml.text())));
}

PolicyEdit setPolicyComment(const YamlText &yaml, std::string_view comment) {
    if (auto refused = commentRefused(comment, true))
        return std::unexpected(std::move(*refused));
    if (policyComment(yaml) == comment)
        return TextEdit();
    const std::string_view text = yaml.text();
    const ByteRange run = linesAtTop(text);
    std::string lines = commentLines(slice(text, run), comment, lineEndFor(text));
    const bool parted = run.end >= text.size() || text[run.end] == '\n' || text[run.end] == '\r';
    if (run.empty() && !lines.empty() && !parted)
        lines += lineEndFor(text);
    PolicySession session(yaml);
    if (!session.ok())
        return session.finish(unchanged);
    return tried(session, TextEdit::replace(run, std::move(lines)));
}

std::string agentComment(const YamlText &yaml, std::size_t agent) {
    PolicySession session(yaml);
    const YamlId agents = session.ok() ? session.agents() : kNoYaml;
    if (agents == kNoYaml || agent >= session.tree()[agents].children.size())
        return {};
    const auto lines = session.editor().commentAbove(agents, agent);
    return lines ? commentText(slice(yaml.text(), *lines)) : std::string();
}

PolicyEdit setAgentComment(const YamlText &yaml, std::size_t agent, std::string_view comment) {
    if (auto refused = commentRefused(comment, true))
        return std::unexpected(std::move(*refused));
    PolicySession session(yaml);
    const YamlId agents = session.ok() ? session.agents() : kNoYaml;
    if (session.ok() && (agents == kNoYaml || agent >= session.tree()[agents].children.size()))
        session.fail(Message(GATEPOST_TEXT("policy", "The policy has no agent %1."), agent + 1));
    if (!session.ok())
        return session.finish(unchanged);
    const auto lines = session.editor().commentAbove(agents, agent);
    if (!lines) {
        session.fail(GATEPOST_TEXT("policy",
                                   "This entry does not begin a line, so it cannot have a "
                                   "comment. Edit the text."));
        return session.finish(unchanged);
    }
    const std::string_view text = yaml.text();
    if (commentText(slice(text, *lines)) == comment)
        return TextEdit();
    const std::uint32_t dash = session.tree()[session.tree()[agents].children[agent]].lead;
    return tried(session, TextEdit::replace(*lines, commentLines(slice(text, *lines), comment,
                                                                 lineEndFor(text),
                                                                 slice(text, {lines->end, dash}))));
}

std::string policyLineComment(const YamlText &yaml, const PolicyValuePlace &line) {
    PolicySession session(yaml);
    const YamlId value = session.ok() ? valueOf(session, line) : kNoYaml;
    const std::string_view text = yaml.text();
    const auto end = value == kNoYaml ? std::nullopt : lineEndOf(text, session.tree()[value]);
    return end ? commentText(slice(text, {end->comment, end->line.end})) : std::string();
}

PolicyEdit setPolicyLineComment(const YamlText &yaml, const PolicyValuePlace &line,
                                std::string_view comment) {
    comment = trimmed(comment);
    if (auto refused = commentRefused(comment, false))
        return std::unexpected(std::move(*refused));
    PolicySession session(yaml);
    const YamlId value = session.ok() ? valueOf(session, line) : kNoYaml;
    if (!session.ok())
        return session.finish(unchanged);
    const std::string_view text = yaml.text();
    const auto end = lineEndOf(text, session.tree()[value]);
    if (!end) {
        session.fail(GATEPOST_TEXT("policy", "This value does not end its line, or has several "
                                             "lines, so it cannot have a comment. Edit the text."));
        return session.finish(unchanged);
    }
    if (commentText(slice(text, {end->comment, end->line.end})) == comment)
        return TextEdit();
    return tried(session, lineCommentEdit(text, end->line, end->comment, comment));
}

} // namespace gatepost
