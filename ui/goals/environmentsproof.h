// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goals/environments.h"
#include "core/store/madefiles.h"
#include "ui/bridge/latest.h"
#include "ui/goals/goalrow.h"

#include <QTimer>

#include <memory>
#include <optional>
#include <vector>

namespace gatepost::ui {

/// An environment of gatepost.yaml (S147), with what was proved of its files.
struct ProvedEnvironment {
    Environment environment;
    QString trouble;              ///< why its files could not be read; empty: they were read.
    goals::EnvironmentState must; ///< without its goals.
    std::vector<GoalRow> goals;   ///< those that are claimed of it.
    /// The robots.txt with which its folder would be as it must be, below the site's; absent: there is one, or none is needed.
    std::optional<MadeFile> toWrite = {};
    bool hasNoAnswer = false; ///< one is needed, and none was found.

    /// Whether its files are those that are open, not those of a folder below.
    [[nodiscard]] bool isOpen() const { return environment.files == "."; }
    /// Of all that is claimed. Open also where its files could not be read.
    [[nodiscard]] GoalRow::Sign sign() const;
    /// The most important thing about it, in words: what is not as it must be, else what it is.
    [[nodiscard]] QString words() const;
};

/// A file that `outputs:` of gatepost.yaml asks for.
struct CheckedOutput {
    std::string target; ///< "nginx"
    MadeFile file;
    MadeState state = MadeState::Missing;
};

/// What gatepost.yaml says of environments and outputs, beside the files. It never changes.
struct EnvironmentsResult {
    std::vector<ProvedEnvironment> environments; ///< empty: gatepost.yaml names none.
    std::vector<CheckedOutput> outputs;
    QString outputsTrouble; ///< why they could not be made or compared; empty: they were.
};

/// What is looked at.
struct EnvironmentsQuestion {
    std::shared_ptr<const CompiledSite> site; ///< the files that are open.
    SiteSettings settings;
    std::string folder; ///< of the site on the disk; empty: it has none.
    Instant at{};
    exact::Limits limits = {};
};

/// Proves and compares on whatever thread it is called; reads files of other environments and outputs.
[[nodiscard]] EnvironmentsResult proveEnvironments(const EnvironmentsQuestion &question);

/// The same for the open site, off the GUI thread, while somebody looks. One for each site.
class EnvironmentsProof : public QObject {
    Q_OBJECT

public:
    /// The site's own, made when first asked for.
    [[nodiscard]] static EnvironmentsProof &of(SiteModel &site);

    /// Null while it is not known; then the last one is not shown either.
    [[nodiscard]] std::shared_ptr<const EnvironmentsResult> current() const { return m_result; }
    void setIsWanted(bool isWanted);
    /// Looks again: files on the disk are others.
    void renew();
    [[nodiscard]] bool isBusy() const { return m_soon.isActive() || m_job.isRunning(); }

Q_SIGNALS:
    void changed(); ///< current() is another

private:
    explicit EnvironmentsProof(SiteModel &site);
    void start();

    SiteModel &m_site;
    QTimer m_soon;
    Latest m_job;
    std::shared_ptr<const EnvironmentsResult> m_result;
    bool m_isWanted = false;
};

} // namespace gatepost::ui
