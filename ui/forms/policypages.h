// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/render/agentpolicy.h"
#include "core/render/policycomments.h"
#include "ui/bridge/label.h"
#include "ui/bridge/latest.h"
#include "ui/bridge/rowtable.h"
#include "ui/forms/fields/field.h"
#include "ui/forms/formpage.h"

#include <deque>
#include <optional>
#include <string_view>

class QHBoxLayout;
class QPushButton;
class QTableView;

namespace gatepost::ui {

class DiffView;

/// The entries of agents[] of an agent policy (S103), all fields as columns.
class PolicyAgentsModel : public RowTable<PolicyAgent> {
    Q_OBJECT

public:
    explicit PolicyAgentsModel(Document &document, QObject *parent = nullptr);
    void renew();
    [[nodiscard]] const std::vector<Diagnostic> &faults() const { return m_faults; }
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;
    [[nodiscard]] QString agentName(int row) const;
    [[nodiscard]] const std::vector<const Directive *> &fields() const { return m_fields; }
    [[nodiscard]] int rowOfLine(int line) const;

private:
    [[nodiscard]] QVariant special(const QModelIndex &index, int role) const override;

    Document &m_document;
    std::vector<Diagnostic> m_faults;
    std::vector<const Directive *> m_fields; ///< of the columns
};

/// Table of agents, and below it every field of the chosen one.
class PolicyAgentsPage : public FormPage {
    Q_OBJECT

public:
    PolicyAgentsPage(SiteModel &site, Document &document, QWidget *parent = nullptr);

    void chooseAgent(int row);

protected:
    void read() override;
    void markLine(int line) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void makeTable();
    [[nodiscard]] QHBoxLayout *makeTools();
    void makeDetail();
    void addAgent();
    void moveChosen(int by);
    [[nodiscard]] FieldBinding agentBinding(const Directive &row);
    [[nodiscard]] FieldBinding pathsBinding(const Directive &row);
    void addComments(QVBoxLayout *column);
    bool takeLine(int line);
    [[nodiscard]] const PolicyAgent *chosen() const;

    PolicyAgentsModel *m_model;
    QTableView *m_table;
    QWidget *m_detail;
    Label *m_faults;
    std::string m_field = "user_agent"; ///< that was edited last: its line has a comment
    std::size_t m_item = 0;             ///< of the paths of a list
};

/// Identity, addresses, default and notes on roles.
class PolicyEntityPage : public FormPage {
    Q_OBJECT

public:
    PolicyEntityPage(SiteModel &site, Document &document, QWidget *parent = nullptr);

protected:
    void read() override;

private:
    void addRoleFields();
    void showKept();

    AgentPolicy m_policy;
    std::deque<std::string> m_roleNames;
    std::deque<Directive>
        m_roleRows; ///< one for each role: role_notes is made of fields of its own
    QVBoxLayout *m_roles;
    Label *m_kept; ///< what the entity says of itself
};

/// The robots.txt that the policy makes, compared with the site's, and a button that writes it there.
class PolicyPreviewPage : public FormPage {
    Q_OBJECT
    Q_PROPERTY(bool busy READ isBusy)

public:
    PolicyPreviewPage(SiteModel &site, Document &document, QWidget *parent = nullptr);

    /// Whether what is shown is of an older text.
    [[nodiscard]] bool isBusy() const { return m_job.isRunning() || isParsing(); }

protected:
    void read() override;

private:
    struct Result;
    /// Of the texts of policy and robots.txt, on any thread.
    static Result resultOf(const YamlText &policy, std::string_view present);
    void take(const Result &result);
    void write();

    /// What the page was read from. Both the document and the site report a change.
    struct Source {
        quint64 policy = 0;
        const Document *robots = nullptr;
        quint64 present = 0; ///< revision of `robots`
        friend bool operator==(const Source &, const Source &) = default;
    };
    std::optional<Source> m_source;
    Label *m_state;
    DiffView *m_view;
    QPushButton *m_write;
    Latest m_job;
};

} // namespace gatepost::ui
