// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/render/policyedit.h"
#include "core/render/renderrobots.h"
#include "ui/bridge/label.h"
#include "ui/bridge/look.h"
#include "ui/bridge/text.h"
#include "ui/forms/bindings.h"
#include "ui/forms/comments.h"
#include "ui/forms/diffview.h"
#include "ui/forms/policypages.h"
#include "ui/site/justmade.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <expected>
#include <memory>

namespace gatepost::ui {

namespace {

const std::optional<PolicyValue> *textOf(const AgentPolicy &policy, DirectiveId field) {
    switch (field) {
    case DirectiveId::KnoSchema: return &policy.schema;
    case DirectiveId::KnoId: return &policy.id;
    case DirectiveId::KnoSlug: return &policy.slug;
    case DirectiveId::KnoType: return &policy.type;
    case DirectiveId::KnoVersion: return &policy.version;
    case DirectiveId::KnoTitle: return &policy.title;
    case DirectiveId::KnoDocsUrl: return &policy.docsUrl;
    case DirectiveId::KnoSitemapUrl: return &policy.sitemapUrl;
    case DirectiveId::KnoLlmsTxtUrl: return &policy.llmsTxtUrl;
    case DirectiveId::KnoDefaultPolicy: return &policy.defaultPolicy;
    default: return nullptr;
    }
}

} // namespace

// ---- the entity ----------------------------------------------------------------------------------

PolicyEntityPage::PolicyEntityPage(SiteModel &site, Document &document, QWidget *parent)
    : FormPage(site, document, parent), m_roles(nullptr), m_kept(new Label(this)) {
    QVBoxLayout *column = makeColumn(this);
    auto section = SectionId::None;
    for (const Directive &row : dialect(document.dialectId()).directives) {
        if (row.place != Place::EntityField || row.kind == ValueKind::AgentList ||
            row.kind == ValueKind::Structure)
            continue;
        if (row.section != section) {
            section = row.section;
            addHeading(column, text(sectionName(section)));
        }
        if (row.kind == ValueKind::NoteMap) {
            auto *box = new QWidget(this);
            box->setObjectName(QStringLiteral("field-role_notes"));
            m_roles = new QVBoxLayout(box);
            m_roles->setContentsMargins(0, 12, 0, 0); // a heading that is not the page's first
            addHeading(m_roles, text(row.label), text(row.help));
            column->addWidget(box);
            continue;
        }
        FieldBinding binding;
        binding.read = [this, &row] {
            std::vector<FieldLine> lines;
            if (const auto *value = textOf(m_policy, row.id); value && *value)
                lines.push_back({text((*value)->text), static_cast<int>((*value)->line.index())});
            return lines;
        };
        binding.set = [this, &row](std::size_t, std::string_view value) -> EditResult {
            return setPolicyField(m_document.yaml(), row.name, value);
        };
        binding.remove = [this, &row](std::size_t) -> EditResult {
            return removePolicyField(m_document.yaml(), row.name);
        };
        addField(column, row, std::move(binding));
    }
    addHeading(column, text(sectionName(commentRow(CommentOf::File).section)));
    addField(column, commentRow(CommentOf::File), policyCommentBinding(document));
    m_kept->setObjectName(QStringLiteral("keptFields"));
    m_kept->setWordWrap(true);
    m_kept->setContentsMargins(0, 12, 0, 0);
    column->addWidget(m_kept);
    column->addStretch(1);
    m_policy = readAgentPolicy(document.yaml());
    addRoleFields();
    showKept();
}

void PolicyEntityPage::read() {
    m_policy = readAgentPolicy(m_document.yaml());
    addRoleFields();
    showKept();
}

/// What the entity says of itself: kept, not rendered, edited in the text.
void PolicyEntityPage::showKept() {
    QStringList lines;
    for (const UnknownField &field : m_policy.kept)
        for (const Directive &row : dialect(m_document.dialectId()).directives)
            if (row.name == field.name.text)
                lines << tr("%1 (line %2): %3")
                             .arg(text(row.label))
                             .arg(field.name.line.value)
                             .arg(text(row.help));
    if (!lines.isEmpty())
        lines.prepend(tr("The policy also says about itself, and keeps:"));
    m_kept->setText(lines.join(QLatin1Char('\n')));
    m_kept->setVisible(!lines.isEmpty());
}

/// A field for each role that the table, the agents or the notes name. Roles that are gone keep theirs: it is empty.
void PolicyEntityPage::addRoleFields() {
    QStringList roles;
    for (const Directive &row : dialect(m_document.dialectId()).directives)
        if (row.id == DirectiveId::KnoRole)
            for (const Word &word : row.words)
                roles << text(word.name);
    for (const PolicyAgent &agent : m_policy.agents)
        if (agent.role)
            roles << text(agent.role->text);
    for (const RoleNote &note : m_policy.roleNotes)
        roles << text(note.role.text);
    roles.removeAll(QString());
    for (const QString &role : std::as_const(roles)) {
        const std::string name = toBytes(role);
        if (std::ranges::find(m_roleNames, name) != m_roleNames.end())
            continue;
        const std::string &kept = m_roleNames.emplace_back(name);
        const Directive *notes = dialect(m_document.dialectId()).find(DirectiveId::KnoRoleNotes);
        Directive row = *notes;
        row.name = kept;
        row.label = Phrase{"", kept.c_str(), nullptr}; // a name of the file: no translation has it
        row.kind = ValueKind::FreeText;
        row.example = "(conservative default)";
        const Directive &own = m_roleRows.emplace_back(row);
        FieldBinding binding;
        binding.read = [this, &kept] {
            std::vector<FieldLine> lines;
            for (const RoleNote &note : m_policy.roleNotes)
                if (note.role.text == kept)
                    lines.push_back(
                        {text(note.text.text), static_cast<int>(note.text.line.index())});
            return lines;
        };
        binding.set = [this, &kept](std::size_t, std::string_view value) -> EditResult {
            return setRoleNote(m_document.yaml(), kept, value);
        };
        binding.remove = [this, &kept](std::size_t) -> EditResult {
            return removeRoleNote(m_document.yaml(), kept);
        };
        binding.owner = [] { return tr("role notes"); };
        addField(m_roles, own, std::move(binding));
    }
}

// ---- the rendered file ---------------------------------------------------------------------------

PolicyPreviewPage::PolicyPreviewPage(SiteModel &site, Document &document, QWidget *parent)
    : FormPage(site, document, parent),
      m_state(new Label(this)),
      m_view(new DiffView(this)),
      m_write(new QPushButton(icon(QStringLiteral("save")), tr("&Write robots.txt"), this)) {
    // What is higher than its room scrolls; the button stays below it.
    QVBoxLayout *column = makeColumn(this);
    column->setContentsMargins(10, 8, 10, 8);
    column->parentWidget()->setMaximumWidth(QWIDGETSIZE_MAX); // lines may be as wide as the page
    addHeading(
        column, tr("The robots.txt that this policy makes"),
        tr("Compared with the site's robots.txt as it is now. Writing is one undo step in that "
           "file; nothing is saved before you save it."));
    m_state->setWordWrap(true);
    m_state->setObjectName(QStringLiteral("renderState"));
    m_state->setTextInteractionFlags(Qt::TextSelectableByMouse);
    column->addWidget(m_state);
    m_view->setMinimumHeight(6 * fontMetrics().lineSpacing());
    column->addWidget(m_view, 1);
    m_write->setObjectName(QStringLiteral("writeRobots"));
    auto *tools = new QHBoxLayout;
    tools->setContentsMargins(10, 0, 10, 8);
    tools->addStretch(1);
    tools->addWidget(m_write);
    static_cast<QVBoxLayout *>(layout())->addLayout(tools);
    connect(m_write, &QPushButton::clicked, this, &PolicyPreviewPage::write);
    site.analysis().whenUpdated(Analysis::Part::Site, this, [this] {
        if (isVisible())
            read();
    });
}

struct PolicyPreviewPage::Result {
    std::expected<std::string, Message> rendered;
    bool isAsPresent = false;
    QString etag = {};
    ShownDifference difference = {};
};

PolicyPreviewPage::Result PolicyPreviewPage::resultOf(const YamlText &policy,
                                                      std::string_view present) {
    Result result{.rendered = renderRobots(readAgentPolicy(policy))};
    if (result.rendered)
        result.etag = text(etagOf(*result.rendered)).mid(1, 12);
    result.isAsPresent = result.rendered && *result.rendered == present;
    result.difference =
        shownDifference(present, result.rendered ? *result.rendered : present, true);
    return result;
}

void PolicyPreviewPage::read() {
    const Document *robots = m_site.files().document(Role::Robots);
    const Source source{m_document.revision(), robots, robots ? robots->revision() : 0};
    if (m_source == source)
        return;
    m_source = source;
    const std::string_view present = robots ? robots->bytes() : std::string_view();
    if (m_document.bytes().size() + present.size() <= kMostAtOnce) {
        m_job.cancel();
        take(resultOf(m_document.yaml(), present));
        return;
    }
    m_write->setEnabled(false); // what it would write is not known yet
    m_job.start(
        [this, policy = m_document.yaml(), present = std::string(present)](const Latest::Run &) {
            auto result = std::make_shared<const Result>(resultOf(policy, present));
            return [this, result] { take(*result); };
        });
}

void PolicyPreviewPage::take(const Result &result) {
    const bool hasRobots = m_source && m_source->robots;
    m_write->setEnabled(result.rendered.has_value() && !result.isAsPresent);
    m_view->take(result.difference);
    QPalette ink = palette();
    if (!result.rendered) {
        if (!isJustMade(m_document))
            ink.setColor(QPalette::WindowText, toneColor(Tone::Error, palette()));
        m_state->setText(tr("Nothing is rendered: %1").arg(text(result.rendered.error())));
    } else {
        m_state->setText(!hasRobots
                             ? tr("The site has no robots.txt yet. ETag %1…").arg(result.etag)
                         : result.isAsPresent
                             ? tr("The site's robots.txt is just this. ETag %1…").arg(result.etag)
                             : tr("Lines removed: %1. Lines added: %2. ETag %3…")
                                   .arg(m_view->removed())
                                   .arg(m_view->added())
                                   .arg(result.etag));
    }
    m_state->setPalette(ink);
}

void PolicyPreviewPage::write() {
    const auto rendered = renderRobots(readAgentPolicy(m_document.yaml()));
    if (!rendered)
        return; // take() says why
    Document *robots = m_site.files().document(Role::Robots);
    if (!robots) {
        robots = m_site.files().newFile(Role::Robots);
        m_site.files().setCurrent(&m_document);
    }
    robots->apply(TextEdit::between(robots->bytes(), *rendered),
                  {tr("Write robots.txt from the agent policy"), {}, Origin::Form});
    say(tr("Written into robots.txt; save it to keep it."), false);
    read();
}

} // namespace gatepost::ui
