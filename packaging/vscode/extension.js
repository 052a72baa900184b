// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
"use strict";

// A thin client: it starts "gatepost-cli lsp" and leaves all else to the server.
const vscode = require("vscode");
const { LanguageClient, TransportKind } = require("vscode-languageclient/node");

let client;

function activate(context) {
  const program = vscode.workspace.getConfiguration("gatepost").get("path");
  const run = { command: program, args: ["lsp"], transport: TransportKind.stdio };
  client = new LanguageClient("gatepost", "Gatepost", { run, debug: run }, {
    documentSelector: [
      { scheme: "file", language: "robots" },
      { scheme: "file", language: "gatepost-policy" },
      { scheme: "file", pattern: "**/gatepost.yaml" },
    ],
  });
  context.subscriptions.push(client);
  return client.start();
}

function deactivate() {
  return client ? client.stop() : undefined;
}

module.exports = { activate, deactivate };
