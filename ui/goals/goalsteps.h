// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/settings/environments.h"
#include "ui/site/site.h"

#include <QPointer>

#include <expected>
#include <optional>
#include <vector>

namespace gatepost::ui {

/// The undo history of the Goals page: goals and environments that were chosen, which change gatepost.yaml in memory alone, and
/// what was applied to the files because of them.
class GoalSteps : public QObject {
    Q_OBJECT

public:
    /// The site's own, made when first asked for.
    [[nodiscard]] static GoalSteps &of(SiteModel &site);

    /// Chooses other goals, as one step. The error says why gatepost.yaml cannot say so; then nothing changes. Steps with the
    /// same key that is not empty, one directly after the other, are one.
    std::expected<void, Message> choose(std::optional<Goals> goals, const QString &label,
                                        const QString &mergeKey = {});
    /// Adds environments behind those that there are, as one step; errors are those of choose().
    std::expected<void, Message> add(const std::vector<Environment> &environments,
                                     const QString &label);
    /// Notes that a step was just made in each of these documents, under one name.
    void noteApplied(const std::vector<Document *> &documents, const QString &label);

    [[nodiscard]] bool canUndo() const { return m_at > 0; }
    [[nodiscard]] bool canRedo() const { return m_at < m_steps.size(); }
    [[nodiscard]] QString undoText() const {
        return canUndo() ? m_steps[m_at - 1].label : QString();
    }
    [[nodiscard]] QString redoText() const { return canRedo() ? m_steps[m_at].label : QString(); }
    /// Takes the last step back. A document that was edited since the step keeps its text.
    void undo();
    void redo();
    /// Whether the newest application can still be taken back in all of its documents.
    [[nodiscard]] bool canUndoApplied() const;
    /// Takes it back, in all of them.
    void undoApplied();

    /// Whether gatepost.yaml can say these goals; the error says why not.
    [[nodiscard]] static std::expected<void, Message> mayBe(const SiteModel &site,
                                                            const std::optional<Goals> &goals);

Q_SIGNALS:
    void changed(); ///< of canUndo(), canRedo() or their texts

private:
    struct Applied {
        QPointer<Document> document;
        quint64 revision = 0; ///< behind the step
    };
    /// What gatepost.yaml says.
    struct Wanted {
        std::optional<Goals> goals = {};
        std::vector<Environment> environments = {};
    };
    struct Step {
        QString label;
        QString key = {};
        Wanted before = {};
        Wanted after = {};
        std::vector<Applied> applied = {}; ///< not empty: the step is of documents
    };
    explicit GoalSteps(SiteModel &site);
    [[nodiscard]] Wanted present() const;
    std::expected<void, Message> choose(Wanted wanted, const QString &label,
                                        const QString &mergeKey);
    void push(Step step);
    void set(const Wanted &wanted);
    void take(SiteSettings settings, SiteSettings read); ///< `read`: what gatepost.yaml says then
    static void walk(Step &step, bool back);

    SiteModel &m_site;
    std::vector<Step> m_steps;
    std::size_t m_at = 0; ///< steps that are in force
    std::string m_said;   ///< what gatepost.yaml says by the steps, as one text
};

} // namespace gatepost::ui
