// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
"use strict";

// A thin client: it starts "gatepost-cli lsp", tells it which texts are open, and leaves all else to the server.
const childProcess = require("child_process");
const vscode = require("vscode");
const { Connection } = require("./connection");
const map = require("./mapping")(vscode);
const providers = require("./providers");

const kNames = ["robots.txt", "robots-ai.txt", "robots2.txt", "gatepost.yaml"];
const kPattern = "**/{robots.txt,robots-ai.txt,robots2.txt,gatepost.yaml,*.kno}";
const kSelector = [
  { scheme: "file", pattern: kPattern },
  { scheme: "untitled", language: "robots" },
];

/** The server that runs, or null. */
let server = null;

function isOurs(document) {
  if (document.uri.scheme !== "file") return document.uri.scheme === "untitled" && document.languageId === "robots";
  const name = document.uri.path.slice(document.uri.path.lastIndexOf("/") + 1);
  return kNames.includes(name) || name.endsWith(".kno");
}

function start() {
  const program = vscode.workspace.getConfiguration("gatepost").get("path");
  const child = childProcess.spawn(program, ["lsp"], { stdio: ["pipe", "pipe", "ignore"] });
  const connection = new Connection((bytes) => child.stdin.write(bytes));
  const started = { child, connection, isStopping: false };
  const gone = (why) => {
    connection.end(why);
    if (!started.isStopping) vscode.window.showErrorMessage(`Gatepost: ${why}`);
    started.isStopping = true;
  };
  child.on("error", (error) => gone(`“${program}” could not be started (${error.message}). The setting gatepost.path names it.`));
  child.on("exit", (status) => gone(`“${program} lsp” ended with status ${status}.`));
  child.stdin.on("error", () => {}); // what it means is said when the process ends
  child.stdout.on("data", (bytes) => {
    try {
      connection.receive(bytes);
    } catch (error) {
      gone(error.message);
      child.kill();
    }
  });
  return started;
}

/** Opens, changes, saves and closings of our files, in the order in which they happen. */
function followTexts(connection) {
  const identify = (document) => ({ uri: document.uri.toString() });
  const opened = (document) => {
    if (!isOurs(document)) return;
    const textDocument = {
      ...identify(document),
      languageId: document.languageId,
      version: document.version,
      text: document.getText(),
    };
    connection.notify("textDocument/didOpen", { textDocument });
  };
  vscode.workspace.textDocuments.forEach(opened);
  return [
    vscode.workspace.onDidOpenTextDocument(opened),
    vscode.workspace.onDidChangeTextDocument((event) => {
      if (!isOurs(event.document) || event.contentChanges.length === 0) return;
      const textDocument = { ...identify(event.document), version: event.document.version };
      connection.notify("textDocument/didChange", { textDocument, contentChanges: map.changes(event) });
    }),
    vscode.workspace.onDidSaveTextDocument((document) => {
      if (isOurs(document)) connection.notify("textDocument/didSave", { textDocument: identify(document) });
    }),
    vscode.workspace.onDidCloseTextDocument((document) => {
      if (isOurs(document)) connection.notify("textDocument/didClose", { textDocument: identify(document) });
    }),
  ];
}

/** Files that other programs change. The kind is 1 created, 2 changed, 3 deleted. */
function followFiles(connection) {
  const watcher = vscode.workspace.createFileSystemWatcher(kPattern);
  const tell = (type) => (uri) =>
    connection.notify("workspace/didChangeWatchedFiles", { changes: [{ uri: uri.toString(), type }] });
  return [watcher, watcher.onDidCreate(tell(1)), watcher.onDidChange(tell(2)), watcher.onDidDelete(tell(3))];
}

/** The commands show their answer, which is JSON, in a text of its own. */
function commands(capabilities, connection) {
  return capabilities.executeCommandProvider.commands.map((command) =>
    vscode.commands.registerCommand(command, async (given) => {
      const editor = vscode.window.activeTextEditor;
      const argument = given || (editor && { uri: editor.document.uri.toString() });
      if (!argument) return;
      if (command === "gatepost.simulate") {
        argument.agent = argument.agent || (await vscode.window.showInputBox({ prompt: "Agent", value: "GPTBot" }));
        argument.url = argument.url || (await vscode.window.showInputBox({ prompt: "Address or path", value: "/" }));
        if (!argument.agent || !argument.url) return;
      }
      const options = { location: vscode.ProgressLocation.Notification, title: "Gatepost", cancellable: true };
      const answer = await vscode.window.withProgress(options, (progress, token) =>
        connection.request("workspace/executeCommand", { command, arguments: [argument] }, token),
      );
      const content = JSON.stringify(answer, null, 2);
      await vscode.window.showTextDocument(await vscode.workspace.openTextDocument({ language: "json", content }));
    }),
  );
}

async function activate(context) {
  server = start();
  const { connection } = server;
  const problems = vscode.languages.createDiagnosticCollection("gatepost");
  context.subscriptions.push(problems);
  connection.on("textDocument/publishDiagnostics", ({ uri, diagnostics }) => {
    problems.set(vscode.Uri.parse(uri), map.list(diagnostics, map.toDiagnostic));
  });
  connection.on("window/logMessage", ({ message }) => console.warn(message));
  const { capabilities } = await connection.request("initialize", {
    processId: process.pid,
    rootUri: null,
    capabilities: { general: { positionEncodings: ["utf-16"] } },
  });
  connection.notify("initialized", {});
  const ask = (method, params, token) => connection.request(method, params, token);
  context.subscriptions.push(
    ...followTexts(connection),
    ...followFiles(connection),
    ...providers(vscode, map, kSelector, capabilities, ask),
    ...commands(capabilities, connection),
  );
}

async function deactivate() {
  const stopped = server;
  server = null;
  if (!stopped || stopped.isStopping) return;
  stopped.isStopping = true;
  await stopped.connection.request("shutdown").catch(() => {});
  stopped.connection.notify("exit");
}

module.exports = { activate, deactivate };
