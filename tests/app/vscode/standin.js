// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
"use strict";

// As much of VS Code as the extension uses: plain objects that remember what they were given.

const make = (...fields) =>
  class {
    constructor(...values) {
      fields.forEach((field, i) => (this[field] = values[i]));
    }
  };

class Uri {
  constructor(text) {
    this.text = text;
    this.scheme = text.slice(0, text.indexOf(":"));
    this.path = decodeURIComponent(text.slice(text.indexOf(":") + 1).replace(/^\/\/[^/]*/, ""));
  }
  static parse(text) {
    return new Uri(text);
  }
  toString() {
    return this.text;
  }
}

class WorkspaceEdit {
  constructor() {
    this.edits = new Map();
  }
  set(uri, edits) {
    this.edits.set(uri.toString(), edits);
  }
  get(uri) {
    return this.edits.get(uri.toString());
  }
}

class CodeActionKind {
  constructor(value) {
    this.value = value;
  }
  append(part) {
    return new CodeActionKind(this.value === "" ? part : `${this.value}.${part}`);
  }
}
CodeActionKind.Empty = new CodeActionKind("");

class TextDocument {
  constructor(uri, languageId, text, changed) {
    Object.assign(this, { uri, languageId, text, version: 1, changed });
  }
  getText() {
    return this.text;
  }
  offset(at) {
    const lines = this.text.split("\n");
    return lines.slice(0, at.line).reduce((sum, line) => sum + line.length + 1, 0) + at.character;
  }
  edit(contentChanges) {
    for (const { range, text } of contentChanges)
      this.text = this.text.slice(0, this.offset(range.start)) + text + this.text.slice(this.offset(range.end));
    ++this.version;
    this.changed.forEach((call) => call({ document: this, contentChanges }));
  }
}

module.exports = function standIn(program) {
  const disposable = { dispose() {} };
  const registered = { commands: new Map() };
  const shown = [];
  const errors = [];
  const changed = [];
  const problems = new Map();
  let waiting = [];
  const languages = {
    createDiagnosticCollection: () => ({
      ...disposable,
      set(uri, list) {
        problems.set(uri.toString(), list);
        waiting = waiting.filter((each) => !each());
      },
    }),
  };
  for (const name of [
    ...["Hover", "CompletionItem", "CodeActions", "DocumentSymbol", "FoldingRange", "DocumentLink", "Definition"],
    ...["Reference", "Rename", "CodeLens", "InlayHints", "DocumentSemanticTokens"],
  ])
    languages[`register${name}Provider`] = (selector, provider) => ((registered[name] = provider), disposable);

  const textDocuments = [];
  const event = () => disposable;
  return {
    Uri,
    WorkspaceEdit,
    CodeActionKind,
    Position: make("line", "character"),
    Range: make("start", "end"),
    Diagnostic: make("range", "message", "severity"),
    TextEdit: make("range", "newText"),
    Hover: make("contents", "range"),
    MarkdownString: make("value"),
    CompletionItem: make("label", "kind"),
    CompletionList: make("items", "isIncomplete"),
    CodeAction: make("title", "kind"),
    DocumentSymbol: make("name", "detail", "kind", "range", "selectionRange"),
    FoldingRange: make("start", "end"),
    DocumentLink: make("range", "target"),
    CodeLens: make("range", "command"),
    Location: make("uri", "range"),
    InlayHint: make("position", "label"),
    SemanticTokens: make("data", "resultId"),
    SemanticTokensEdit: make("start", "deleteCount", "data"),
    SemanticTokensEdits: make("edits", "resultId"),
    SemanticTokensLegend: make("types", "modifiers"),
    ProgressLocation: { Notification: 15 },
    languages,
    commands: { registerCommand: (name, run) => (registered.commands.set(name, run), disposable) },
    workspace: {
      textDocuments,
      getConfiguration: () => ({ get: () => program }),
      onDidOpenTextDocument: event,
      onDidChangeTextDocument: (call) => (changed.push(call), disposable),
      onDidSaveTextDocument: event,
      onDidCloseTextDocument: event,
      createFileSystemWatcher: () => ({ ...disposable, onDidCreate: event, onDidChange: event, onDidDelete: event }),
      openTextDocument: async ({ content }) => content,
    },
    window: {
      showErrorMessage: (text) => errors.push(text),
      showTextDocument: async (text) => shown.push(text),
      withProgress: (options, run) => run({ report() {} }, { onCancellationRequested: () => disposable }),
    },

    // ---- for the test --------------------------------------------------------------------------------
    registered,
    shown,
    errors,
    openStandIn(uri, languageId, text) {
      textDocuments.push(new TextDocument(uri, languageId, text, changed));
      return textDocuments.at(-1);
    },
    /** The problems of a text once `fits` says so; waits for them. */
    problems: (uri, fits) =>
      new Promise((resolve) => {
        const look = () => {
          const list = problems.get(uri.toString());
          const isThere = list !== undefined && fits(list);
          if (isThere) resolve(list);
          return isThere;
        };
        if (!look()) waiting.push(look);
      }),
  };
};
