// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
//
// What the server can do, and what it wants to hear of, as the protocol says both.

#include "core/lsp/features.h"

namespace gatepost::lsp {

Json capabilities(Encoding encoding) {
    return {
        {"positionEncoding", encoding == Encoding::Utf8 ? "utf-8" : "utf-16"},
        {"textDocumentSync", {{"openClose", true}, {"change", 2}, {"save", true}}},
        {"completionProvider",
         {{"resolveProvider", true}, {"triggerCharacters", {":", " ", "[", "/", "="}}}},
        {"hoverProvider", true},
        {"codeActionProvider",
         {{"codeActionKinds",
           {"quickfix", "source.fixAll.gatepost", "source.repairAll.gatepost"}}}},
        {"documentSymbolProvider", true},
        {"foldingRangeProvider", true},
        {"documentLinkProvider", {{"resolveProvider", false}}},
        {"definitionProvider", true},
        {"referencesProvider", true},
        {"renameProvider", {{"prepareProvider", true}}},
        {"codeLensProvider", {{"resolveProvider", false}}},
        {"inlayHintProvider", true},
        {"semanticTokensProvider",
         {{"legend", tokenLegend()}, {"full", {{"delta", true}}}, {"range", false}}},
        {"diagnosticProvider",
         {{"identifier", "gatepost"},
          {"interFileDependencies", true},
          {"workspaceDiagnostics", false}}},
        {"executeCommandProvider", {{"commands", kCommands}, {"workDoneProgress", true}}},
    };
}

Json watchedFiles() {
    Json watchers = Json::array();
    for (const char *pattern : {"**/gatepost.yaml", "**/asks.json", "**/*.kno", "**/robots.txt",
                                "**/robots-ai.txt", "**/robots2.txt"})
        watchers.push_back({{"globPattern", pattern}});
    return {{"registrations", Json::array({{{"id", "gatepost-watch"},
                                            {"method", "workspace/didChangeWatchedFiles"},
                                            {"registerOptions", {{"watchers", watchers}}}}})}};
}

} // namespace gatepost::lsp
