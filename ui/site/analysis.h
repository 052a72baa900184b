// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulate/simulate.h"
#include "ui/site/problem.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <expected>
#include <functional>
#include <memory>
#include <optional>
#include <type_traits>
#include <utility>
#include <vector>

namespace gatepost::ui {

class SiteModel;

/// What is asked: the question bar's state, kept for each site.
struct Question {
    QString agent = QStringLiteral("GPTBot"); ///< any form of S10
    std::optional<Category> category;         ///< override; absent = as identity or registry say
    bool competitor = false;                  ///< S57
    QString url = QStringLiteral("/");
    std::optional<Instant> at; ///< absent = now
    Reading reading = Reading::Author;

    /// Another agent, of the category that its identity or the registry says.
    void setAgent(const QString &name) {
        agent = name;
        category.reset();
    }
    friend bool operator==(const Question &, const Question &) = default;
};

/// What a site means: the site compiled, the question that is asked of it, the verdict, the problems. After any edit the
/// site is compiled again immediately (a 500 KiB file: milliseconds) and the question answered. All of it is known
/// before updated() is emitted, so what a view hears first makes no difference.
class Analysis : public QObject {
    Q_OBJECT

public:
    enum class Part {
        Site = 1, ///< compiled again
        Question = 2,
        Verdict = 4,  ///< also when only its time moved on
        Problems = 8, ///< found again, or those of a closed file are gone
        Pause = 16,   ///< isPaused()
    };
    Q_DECLARE_FLAGS(Parts, Part)

    explicit Analysis(SiteModel &site);

    [[nodiscard]] const Question &question() const { return m_question; }
    void setQuestion(const Question &question);
    /// The question with something changed.
    template <typename Change>
    void changeQuestion(Change &&change) {
        Question changed = m_question;
        std::forward<Change>(change)(changed);
        setQuestion(changed);
    }
    /// The question as the simulator takes it, at now() if it states no time. Why not, if its agent names nobody.
    [[nodiscard]] std::expected<Query, QString> query() const { return queryOf(m_question); }
    [[nodiscard]] std::expected<Query, QString> queryOf(const Question &question) const;
    [[nodiscard]] Instant now() const; ///< the question's time, or the clock's

    // ---- the site ----------------------------------------------------------------------------------
    [[nodiscard]] const CompiledSite &compiled() const { return *m_compiled; }
    /// Keeps the compiled site alive: for workers. Stale when revision() has moved on.
    [[nodiscard]] std::shared_ptr<const CompiledSite> snapshot() const { return m_compiled; }
    /// The site as it is saved: for Changes. Compiled when first asked after a save.
    [[nodiscard]] std::shared_ptr<const CompiledSite> savedSnapshot() const;
    /// Of the site, grows with every change.
    [[nodiscard]] quint64 revision() const { return m_revision; }
    /// The list of agents that questions are asked with: compiled in, the user's, the site's own.
    [[nodiscard]] const Registry &registry() const { return m_compiled->site().registry; }
    [[nodiscard]] const Chain &chain() const { return m_compiled->site().chain; }
    /// The document that a verdict names so; null if none is open.
    [[nodiscard]] Document *document(FileId file) const;
    /// How verdicts name the document; absent for the agent policy and for chained files that are not reached.
    [[nodiscard]] std::optional<FileId> fileId(const Document *document) const;

    // ---- the answer --------------------------------------------------------------------------------
    /// Absent if the agent's text names nobody; agentError() then says why.
    [[nodiscard]] const std::optional<Verdict> &verdict() const { return m_verdict; }
    [[nodiscard]] const QString &agentError() const { return m_agentError; }
    /// The one sentence, or the agent's error.
    [[nodiscard]] QString sentence() const;
    [[nodiscard]] const std::vector<Problem> &problems() const { return m_problems; }

    // ---- the text alone ----------------------------------------------------------------------------
    /// For texts so large that every key waits: while paused nothing is compiled, judged or checked, no view says anything about
    /// the site, and agentError() says why. Edits, undo, journals and saves are as ever.
    void setPaused(bool paused);
    [[nodiscard]] bool isPaused() const { return m_paused; }
    /// snapshot(), or what it would be if the site were not paused.
    [[nodiscard]] std::shared_ptr<const CompiledSite> judged() const;

    // ---- being told --------------------------------------------------------------------------------
    /// Has `slot`, a function or a member function of `receiver`, called after each update of one of the parts.
    template <typename Receiver, typename Slot>
    void whenUpdated(Parts parts, Receiver *receiver, Slot slot) const {
        connect(this, &Analysis::updated, receiver, [parts, receiver, slot](Parts updated) mutable {
            if (!(updated & parts))
                return;
            if constexpr (std::is_member_function_pointer_v<Slot>)
                std::invoke(slot, receiver);
            else
                slot();
        });
    }

    // ---- told by the site's other parts -------------------------------------------------------------
    void renew(); ///< the site is another
    void follow(const Document &document, const TextEdit &edit);
    void forgetSaved();  ///< what is saved is another
    void forgetClosed(); ///< problems of documents that are not open any more

Q_SIGNALS:
    void updated(gatepost::ui::Analysis::Parts parts);

private:
    void renew(Parts besides);
    void ask(Parts besides);
    void answer();
    void checkNowOrSoon();
    void findProblems();
    void moveProblems(const Document &document, const TextEdit &edit);
    [[nodiscard]] Site buildSite(bool saved) const;

    SiteModel &m_site;
    Question m_question;
    std::shared_ptr<const CompiledSite> m_compiled;
    mutable std::shared_ptr<const CompiledSite> m_savedCompiled;
    quint64 m_revision = 0;
    bool m_paused = false;
    std::optional<Verdict> m_verdict;
    QString m_agentError;
    std::vector<Problem> m_problems;
    QTimer m_clock;     ///< "now" moves on
    QTimer m_checkSoon; ///< problems of large files are found when typing pauses
};

Q_DECLARE_OPERATORS_FOR_FLAGS(Analysis::Parts)

} // namespace gatepost::ui
