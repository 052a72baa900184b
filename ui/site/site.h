// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/site/analysis.h"
#include "ui/site/chainedfiles.h"
#include "ui/site/navigator.h"
#include "ui/site/openfiles.h"
#include "ui/site/sidedocuments.h"

#include <QObject>

/// The open site, in parts of one purpose each. Panels take a SiteModel and meet only in its parts: they read what they
/// show, connect to their signals, edit through Document::apply() and send the caret somewhere with Navigator::goTo().
namespace gatepost::ui {

/// Owns the parts. Each of them knows the others through it alone.
class SiteModel : public QObject {
    Q_OBJECT

public:
    explicit SiteModel(QObject *parent = nullptr);
    ~SiteModel() override;

    [[nodiscard]] OpenFiles &files() { return m_files; }
    [[nodiscard]] const OpenFiles &files() const { return m_files; }
    [[nodiscard]] SideDocuments &side() { return m_side; }
    [[nodiscard]] const SideDocuments &side() const { return m_side; }
    [[nodiscard]] ChainedFiles &chained() { return m_chained; }
    [[nodiscard]] const ChainedFiles &chained() const { return m_chained; }
    [[nodiscard]] Analysis &analysis() { return m_analysis; }
    [[nodiscard]] const Analysis &analysis() const { return m_analysis; }
    [[nodiscard]] Navigator &navigator() { return m_navigator; }

    /// From now on nobody hears of anything: for a window that goes.
    void silence();

private:
    OpenFiles m_files;
    SideDocuments m_side;
    ChainedFiles m_chained;
    Analysis m_analysis;
    Navigator m_navigator;
};

} // namespace gatepost::ui
