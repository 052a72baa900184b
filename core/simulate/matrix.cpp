// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/simulate/matrix.h"

namespace gatepost {

Matrix matrix(const CompiledSite &site, const MatrixQuestion &question,
              const MatrixProgress &progress) {
    Matrix result{question.agents.size(), question.urls.size(), {}};
    result.cells.reserve(question.agents.size() * question.urls.size());
    std::vector<PathQuestion> paths;
    paths.reserve(question.urls.size());
    for (const std::string &url : question.urls)
        paths.emplace_back(url);
    std::size_t done = 0;
    for (const Identity &agent : question.agents) {
        const auto view = site.view(agent, question.reading);
        for (const PathQuestion &path : paths)
            result.cells.push_back(site.fetch(*view, path, question.at));
        if (progress && !progress(++done))
            break;
    }
    return result;
}

} // namespace gatepost
