// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
"use strict";

// JSON-RPC 2.0 over the streams of a process, framed as LSP 3.17 says ("Base Protocol"). Nothing of VS Code is known here.

/** A message as it is sent. */
function framed(message) {
  const content = Buffer.from(JSON.stringify(message), "utf8");
  return Buffer.concat([Buffer.from(`Content-Length: ${content.length}\r\n\r\n`, "ascii"), content]);
}

/** Cuts a stream of bytes into messages. A header without a length is an error: nothing says where the next begins. */
class FrameReader {
  constructor() {
    this.parts = [];
    this.size = 0;
    this.wanted = null; // bytes of the message whose header was read
  }

  /** The messages that are whole with these bytes, as texts. */
  add(bytes) {
    this.parts.push(bytes);
    this.size += bytes.length;
    const messages = [];
    while (this.wanted === null ? this.readHeader() : this.size >= this.wanted) {
      messages.push(this.take(this.wanted).toString("utf8"));
      this.wanted = null;
    }
    return messages;
  }

  /** True if a header was read and its message is here. */
  readHeader() {
    const all = this.joined();
    const end = all.indexOf("\r\n\r\n");
    if (end < 0) {
      if (this.size > 4096) throw new Error("a header is longer than 4 KiB");
      return false;
    }
    const length = /^content-length: *(\d+) *$/im.exec(all.toString("ascii", 0, end));
    if (!length) throw new Error("a header has no Content-Length");
    this.take(end + 4);
    this.wanted = Number(length[1]);
    return this.size >= this.wanted;
  }

  joined() {
    if (this.parts.length !== 1) this.parts = [Buffer.concat(this.parts)];
    return this.parts[0];
  }

  take(count) {
    const all = this.joined();
    this.parts = [all.subarray(count)];
    this.size -= count;
    return all.subarray(0, count);
  }
}

class ServerError extends Error {
  constructor(error) {
    super(error.message);
    this.code = error.code;
  }
}

/** The client's side of a connection. `send` writes bytes. */
class Connection {
  constructor(send) {
    this.send = send;
    this.reader = new FrameReader();
    this.waiting = new Map(); // requests without an answer: id → {resolve, reject}
    this.handlers = new Map(); // of what the server sends: method → function of its params
    this.last = 0;
  }

  on(method, handler) {
    this.handlers.set(method, handler);
  }

  notify(method, params) {
    this.send(framed({ jsonrpc: "2.0", method, params }));
  }

  /** The result; an error of the server is thrown. `token` is a CancellationToken of VS Code, or nothing. */
  request(method, params, token) {
    const id = ++this.last;
    return new Promise((resolve, reject) => {
      const cancelled = token && token.onCancellationRequested(() => this.notify("$/cancelRequest", { id }));
      const done = (then) => (value) => {
        if (cancelled) cancelled.dispose();
        then(value);
      };
      this.waiting.set(id, { resolve: done(resolve), reject: done(reject) });
      this.send(framed({ jsonrpc: "2.0", id, method, params }));
    });
  }

  /** Bytes that the server sent. */
  receive(bytes) {
    for (const text of this.reader.add(bytes)) this.handle(JSON.parse(text));
  }

  handle(message) {
    if (message.method === undefined) {
      const asked = this.waiting.get(message.id);
      this.waiting.delete(message.id);
      if (!asked) return;
      if (message.error) asked.reject(new ServerError(message.error));
      else asked.resolve(message.result);
      return;
    }
    const handler = this.handlers.get(message.method);
    const result = handler ? handler(message.params) : undefined;
    if (message.id === undefined) return;
    if (handler) this.send(framed({ jsonrpc: "2.0", id: message.id, result: result === undefined ? null : result }));
    else this.send(framed({ jsonrpc: "2.0", id: message.id, error: { code: -32601, message: "not a method of this client" } }));
  }

  /** The server is gone: nothing is answered any longer. */
  end(why) {
    for (const { reject } of this.waiting.values()) reject(new Error(why));
    this.waiting.clear();
  }
}

module.exports = { framed, FrameReader, Connection, ServerError };
