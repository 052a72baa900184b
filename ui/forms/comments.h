// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/views.h"
#include "core/render/policycomments.h"
#include "ui/forms/fields/field.h"

#include <QListWidget>

namespace gatepost::ui {

/// Comments as fields of a form. They belong to no directive, so their rows are not in the dialects' tables.
enum class CommentOf : std::uint8_t {
    File,
    Group,
    Rule,
    Block,
    Line,     ///< of a value in a table
    Agent,    ///< of an entry of an agent policy
    AgentLine ///< of a value of that entry
};
[[nodiscard]] const Directive &commentRow(CommentOf place);

[[nodiscard]] FieldBinding fileCommentBinding(Document &document);
/// Of the group that `chosen` says (null: none).
[[nodiscard]] FieldBinding groupCommentBinding(Document &document,
                                               std::function<const GroupView *()> chosen);
/// Of the block of robots2.txt that `chosen` names (empty: none).
[[nodiscard]] FieldBinding blockCommentBinding(Document &document,
                                               std::function<std::string()> chosen);
/// Of the line (0-based) that `chosen` says (absent: none).
[[nodiscard]] FieldBinding lineCommentBinding(Document &document,
                                              std::function<std::optional<std::uint32_t>()> chosen);

/// Of an agent policy: the file's, that of the entry `chosen` (absent: none), that of a value's line.
[[nodiscard]] FieldBinding policyCommentBinding(Document &document);
[[nodiscard]] FieldBinding agentCommentBinding(Document &document,
                                               std::function<std::optional<std::size_t>()> chosen);
[[nodiscard]] FieldBinding
policyLineCommentBinding(Document &document,
                         std::function<std::optional<PolicyValuePlace>()> chosen);

/// The lines of a file that no field shows: comments, lines that are not understood, lines that belong to nobody.
class OtherLines : public QListWidget {
    Q_OBJECT

public:
    OtherLines(SiteModel &site, Document &document, QWidget *parent = nullptr);

    void renew();
    /// "3 lines without a field".
    [[nodiscard]] QString heading() const;

private:
    SiteModel &m_site;
    Document &m_document;
    int m_count = 0;
};

} // namespace gatepost::ui
