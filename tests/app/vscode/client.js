// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
"use strict";

// The extension of VS Code, run by Node with a stand-in for VS Code and the real server. tst_vsix starts it:
//
//     node tests/app/vscode/client.js FOLDER-OF-THE-EXTENSION FOLDER-OF-A-SITE gatepost-cli
//
// Each check prints a line; the status is 1 if one failed.
const assert = require("assert");
const fs = require("fs");
const Module = require("module");
const path = require("path");

const [extension, site, program] = process.argv.slice(2);
const vscode = require("./standin")(program);
const load = Module._load;
Module._load = (name, ...rest) => (name === "vscode" ? vscode : load(name, ...rest));
const { framed, FrameReader } = require(path.join(extension, "connection.js"));

let failed = false;
async function check(name, run) {
  try {
    await run();
    console.log(`ok ${name}`);
  } catch (error) {
    failed = true;
    console.log(`not ok ${name}: ${error.stack}`);
  }
}

function framing() {
  const whole = Buffer.concat([framed({ a: "é😀" }), framed({ b: 1 })]);
  for (let cut = 0; cut <= whole.length; ++cut) {
    const reader = new FrameReader();
    const got = [...reader.add(whole.subarray(0, cut)), ...reader.add(whole.subarray(cut))];
    assert.deepStrictEqual(got, ['{"a":"é😀"}', '{"b":1}'], `cut at ${cut}`);
  }
  const bytes = new FrameReader();
  assert.strictEqual([...whole].flatMap((byte) => bytes.add(Buffer.from([byte]))).length, 2);
  assert.deepStrictEqual(new FrameReader().add(Buffer.from("content-length: 2\r\nX: y\r\n\r\n{}")), ["{}"]);
  assert.throws(() => new FrameReader().add(Buffer.from("X: 1\r\n\r\n")), /Content-Length/);
  assert.throws(() => new FrameReader().add(Buffer.alloc(5000, 120)), /4 KiB/);
}

async function session() {
  const uri = vscode.Uri.parse("file://" + path.join(site, "robots.txt"));
  const robots = vscode.openStandIn(uri, "robots", fs.readFileSync(path.join(site, "robots.txt"), "utf8"));
  const client = require(path.join(extension, "extension.js"));
  const context = { subscriptions: [] };
  await client.activate(context);
  const all = vscode.registered;
  const none = { onCancellationRequested: () => ({ dispose() {} }) };
  const whole = new vscode.Range(new vscode.Position(0, 0), new vscode.Position(99, 0));
  const place = new vscode.Position(0, 14);

  await check("problems", async () => {
    const found = await vscode.problems(uri, (list) => list.length > 0);
    const slip = found.find((each) => each.code === "google-misspelling");
    assert.deepStrictEqual([slip.range.start.line, slip.range.start.character, slip.range.end.character], [6, 0, 7]);
    assert.strictEqual(slip.severity, 0); // an error of VS Code
    assert.strictEqual(slip.source, "gatepost");
  });
  await check("hover", async () => {
    const found = await all.Hover.provideHover(robots, place, none);
    assert.match(found.contents.value, /GPTBot/);
  });
  await check("completion and resolve", async () => {
    const list = await all.CompletionItem.provideCompletionItems(robots, new vscode.Position(3, 12), none);
    const item = list.items.find((each) => each.label === "Googlebot");
    assert.strictEqual(item.kind, 6); // a class of VS Code
    assert.deepStrictEqual(item.range.start, new vscode.Position(3, 12));
    assert.match((await all.CompletionItem.resolveCompletionItem(item, none)).documentation.value, /Google/);
  });
  await check("fix", async () => {
    const line = new vscode.Range(new vscode.Position(6, 0), new vscode.Position(6, 3));
    const actions = await all.CodeActions.provideCodeActions(robots, line, {}, none);
    const fix = actions.find((each) => /Disallow/.test(each.title));
    assert.strictEqual(fix.edit.get(uri)[0].newText, "Disallow");
    assert.strictEqual(fix.diagnostics[0].code, "google-misspelling");
    const fixAll = { only: { value: "source.fixAll" } };
    const made = await all.CodeActions.provideCodeActions(robots, whole, fixAll, none);
    assert.deepStrictEqual(made.map((each) => each.kind.value), ["source.fixAll.gatepost"]);
  });
  await check("lens, hint, symbols, folding, links", async () => {
    const lenses = await all.CodeLens.provideCodeLenses(robots, none);
    assert.match(lenses[0].command.title, /^blocks \d+ of \d+ known agents/);
    assert.match((await all.InlayHints.provideInlayHints(robots, whole, none))[0].label, /^← /);
    assert.strictEqual((await all.DocumentSymbol.provideDocumentSymbols(robots, none))[0].name, "User-agent: GPTBot");
    assert.strictEqual((await all.FoldingRange.provideFoldingRanges(robots, {}, none))[0].end, 1);
    const links = await all.DocumentLink.provideDocumentLinks(robots, none);
    assert.strictEqual(links[0].target.toString(), "https://shop.example/s.xml");
  });
  await check("definition, references, rename", async () => {
    assert.strictEqual((await all.Definition.provideDefinition(robots, place, none)).length, 1);
    assert.strictEqual((await all.Reference.provideReferences(robots, place, {}, none)).length, 2);
    assert.strictEqual((await all.Rename.prepareRename(robots, place, none)).start.character, 12);
    const edit = await all.Rename.provideRenameEdits(robots, place, "OAI-Bot", none);
    assert.deepStrictEqual([...edit.edits.keys()].map((each) => path.basename(each)), ["gatepost.yaml", "robots.txt"]);
    await assert.rejects(all.Rename.provideRenameEdits(robots, place, "a b", none), /letters A to Z/);
  });
  await check("edits are followed", async () => {
    const at = (line, character) => new vscode.Position(line, character);
    const before = await all.DocumentSemanticTokens.provideDocumentSemanticTokens(robots, none);
    robots.edit([{ range: new vscode.Range(at(6, 0), at(6, 7)), text: "Disallow" }]);
    await vscode.problems(uri, (list) => list.every((each) => each.code !== "google-misspelling"));
    const change = await all.DocumentSemanticTokens.provideDocumentSemanticTokensEdits(robots, before.resultId, none);
    assert.strictEqual(change.edits.length, 1);
    robots.edit([{ range: new vscode.Range(at(0, 0), at(0, 0)), text: "# 😀 é\n" }]);
    const lenses = await all.CodeLens.provideCodeLenses(robots, none);
    assert.strictEqual(lenses[0].range.start.line, 1);
  });
  await check("commands", async () => {
    await all.commands.get("gatepost.simulate")({ uri: uri.toString(), agent: "GPTBot", url: "/" });
    assert.match(vscode.shown.pop(), /"sentence"/);
    await assert.rejects(all.commands.get("gatepost.diff")({ uri: uri.toString() }), /nothing to compare/);
  });
  await check("a request is cancelled", async () => {
    const token = { onCancellationRequested: (call) => (call(), { dispose() {} }) };
    // It may have been answered before the word came; an answer is never missing.
    await all.Hover.provideHover(robots, place, token).catch((error) => assert.strictEqual(error.code, -32800));
  });
  await check("the server ends", async () => {
    await client.deactivate();
    assert.deepStrictEqual(vscode.errors, []);
  });
}

check("framing", framing)
  .then(session)
  .catch((error) => check("session", () => Promise.reject(error)))
  .then(() => process.exit(failed ? 1 : 0));
