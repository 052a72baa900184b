// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
"use strict";

// What VS Code asks an extension for, asked of the server in its turn.

/** Registers all of them for the files of `selector`; disposables. `ask(method, params, token)` gives a promise of the result. */
module.exports = function providers(vscode, map, selector, capabilities, ask) {
  const about = (document, more) => ({ textDocument: { uri: document.uri.toString() }, ...more });
  const at = (document, position) => about(document, { position: map.position(position) });
  const { languages } = vscode;
  const legend = capabilities.semanticTokensProvider.legend;
  const tokens = (method) => async (document, ...rest) => {
    const token = rest.pop();
    const previous = rest.length > 0 ? { previousResultId: rest[0] } : {};
    return map.toTokens(await ask(`textDocument/semanticTokens/${method}`, about(document, previous), token));
  };

  return [
    languages.registerHoverProvider(selector, {
      provideHover: async (document, position, token) =>
        map.toHover(await ask("textDocument/hover", at(document, position), token)),
    }),
    languages.registerCompletionItemProvider(
      selector,
      {
        async provideCompletionItems(document, position, token) {
          const found = await ask("textDocument/completion", at(document, position), token);
          return new vscode.CompletionList(map.list(found.items, map.toCompletion), found.isIncomplete);
        },
        async resolveCompletionItem(item, token) {
          const whole = await ask("completionItem/resolve", item.fromServer, token);
          if (whole.documentation) item.documentation = new vscode.MarkdownString(whole.documentation.value);
          return item;
        },
      },
      ...capabilities.completionProvider.triggerCharacters,
    ),
    languages.registerCodeActionsProvider(
      selector,
      {
        async provideCodeActions(document, range, context, token) {
          const only = context.only ? { only: [context.only.value] } : {};
          const given = { range: map.range(range), context: { diagnostics: [], ...only } };
          return map.list(await ask("textDocument/codeAction", about(document, given), token), map.toCodeAction);
        },
      },
      {
        providedCodeActionKinds: capabilities.codeActionProvider.codeActionKinds.map((kind) =>
          vscode.CodeActionKind.Empty.append(kind),
        ),
      },
    ),
    languages.registerDocumentSymbolProvider(selector, {
      provideDocumentSymbols: async (document, token) =>
        map.list(await ask("textDocument/documentSymbol", about(document), token), map.toSymbol),
    }),
    languages.registerFoldingRangeProvider(selector, {
      provideFoldingRanges: async (document, context, token) =>
        map.list(await ask("textDocument/foldingRange", about(document), token), map.toFolding),
    }),
    languages.registerDocumentLinkProvider(selector, {
      provideDocumentLinks: async (document, token) =>
        map.list(await ask("textDocument/documentLink", about(document), token), map.toLink),
    }),
    languages.registerDefinitionProvider(selector, {
      provideDefinition: async (document, position, token) =>
        map.toLocations(await ask("textDocument/definition", at(document, position), token)),
    }),
    languages.registerReferenceProvider(selector, {
      provideReferences: async (document, position, context, token) =>
        map.toLocations(await ask("textDocument/references", at(document, position), token)),
    }),
    languages.registerRenameProvider(selector, {
      async prepareRename(document, position, token) {
        const range = await ask("textDocument/prepareRename", at(document, position), token);
        if (!range) throw new Error("This place does not name an agent.");
        return map.toRange(range);
      },
      async provideRenameEdits(document, position, newName, token) {
        const given = { ...at(document, position), newName };
        return map.toWorkspaceEdit(await ask("textDocument/rename", given, token));
      },
    }),
    languages.registerCodeLensProvider(selector, {
      provideCodeLenses: async (document, token) =>
        map.list(await ask("textDocument/codeLens", about(document), token), map.toLens),
    }),
    languages.registerInlayHintsProvider(selector, {
      provideInlayHints: async (document, range, token) =>
        map.list(
          await ask("textDocument/inlayHint", about(document, { range: map.range(range) }), token),
          map.toInlayHint,
        ),
    }),
    languages.registerDocumentSemanticTokensProvider(
      selector,
      { provideDocumentSemanticTokens: tokens("full"), provideDocumentSemanticTokensEdits: tokens("full/delta") },
      new vscode.SemanticTokensLegend(legend.tokenTypes, legend.tokenModifiers),
    ),
  ];
};
