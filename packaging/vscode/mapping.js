// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
"use strict";

// What the protocol says, as objects of VS Code and back. Positions need no change: both count UTF-16 units from 0.

module.exports = function mapping(vscode) {
  const toPosition = (at) => new vscode.Position(at.line, at.character);
  const toRange = (range) => new vscode.Range(toPosition(range.start), toPosition(range.end));
  const position = (at) => ({ line: at.line, character: at.character });
  const range = (of) => ({ start: position(of.start), end: position(of.end) });
  const list = (items, make) => (items || []).map(make);

  function toDiagnostic(found) {
    // Severities and kinds count from 1 in the protocol, from 0 in VS Code.
    const made = new vscode.Diagnostic(toRange(found.range), found.message, found.severity - 1);
    made.code = found.code;
    made.source = found.source;
    return made;
  }

  function toWorkspaceEdit(edit) {
    const made = new vscode.WorkspaceEdit();
    for (const [uri, edits] of Object.entries((edit && edit.changes) || {}))
      made.set(vscode.Uri.parse(uri), list(edits, (each) => new vscode.TextEdit(toRange(each.range), each.newText)));
    return made;
  }

  function toHover(found) {
    return found ? new vscode.Hover(new vscode.MarkdownString(found.contents.value), toRange(found.range)) : null;
  }

  function toCompletion(item) {
    const made = new vscode.CompletionItem(item.label, item.kind - 1);
    made.detail = item.detail;
    made.sortText = item.sortText;
    made.filterText = item.filterText;
    made.range = toRange(item.textEdit.range);
    made.insertText = item.textEdit.newText;
    made.fromServer = item; // for resolve
    return made;
  }

  function toCodeAction(action) {
    const made = new vscode.CodeAction(action.title, vscode.CodeActionKind.Empty.append(action.kind));
    made.edit = toWorkspaceEdit(action.edit);
    made.isPreferred = action.isPreferred;
    made.diagnostics = list(action.diagnostics, toDiagnostic);
    return made;
  }

  const toSymbol = (each) =>
    new vscode.DocumentSymbol(each.name, "", each.kind - 1, toRange(each.range), toRange(each.selectionRange));
  const toFolding = (each) => new vscode.FoldingRange(each.startLine, each.endLine);
  const toLink = (each) => new vscode.DocumentLink(toRange(each.range), vscode.Uri.parse(each.target));
  const toLens = (each) => new vscode.CodeLens(toRange(each.range), each.command);
  const toLocation = (each) => new vscode.Location(vscode.Uri.parse(each.uri), toRange(each.range));
  /** One place, several or none. */
  const toLocations = (found) => (found ? list([].concat(found), toLocation) : null);

  function toInlayHint(each) {
    const made = new vscode.InlayHint(toPosition(each.position), each.label);
    made.paddingLeft = each.paddingLeft;
    return made;
  }

  function toTokens(found) {
    if (found.data) return new vscode.SemanticTokens(Uint32Array.from(found.data), found.resultId);
    const edits = list(
      found.edits,
      (each) => new vscode.SemanticTokensEdit(each.start, each.deleteCount, Uint32Array.from(each.data || [])),
    );
    return new vscode.SemanticTokensEdits(edits, found.resultId);
  }

  /** The changes of one event. VS Code gives ranges of the text before it, the last place first, so they hold in this order. */
  const changes = (event) => list(event.contentChanges, (each) => ({ range: range(each.range), text: each.text }));

  return {
    changes,
    list,
    position,
    range,
    toCodeAction,
    toCompletion,
    toDiagnostic,
    toFolding,
    toHover,
    toInlayHint,
    toLens,
    toLink,
    toLocations,
    toRange,
    toSymbol,
    toTokens,
    toWorkspaceEdit,
  };
};
