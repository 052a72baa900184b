// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chain/chain.h"

#include <QString>

#include <expected>
#include <string>

namespace gatepost::ui {

class SiteModel;

/// The files that stand for the URLs of a site's chain: open documents first, then what its folder has for them.
class ChainedFiles {
public:
    explicit ChainedFiles(SiteModel &site) : m_site(site) {}

    /// What followChain() asks: the documents as they are, or as they are saved.
    [[nodiscard]] ChainFetch fetch(bool saved) const;
    /// Opens what the chain reaches and is not open yet. The caller has the site analysed.
    void open();
    /// Takes the bytes of a chained URL, as fetched: an undoable step in the document that stands for it, else a new
    /// file below chain/ (in memory where the site has no folder). The path, or why not.
    std::expected<QString, QString> keep(const QString &url, std::string bytes);
    /// Lets a local file stand for a chained URL (kept in gatepost.yaml).
    std::expected<void, QString> map(const QString &url, const QString &path);

private:
    SiteModel &m_site;
};

} // namespace gatepost::ui
