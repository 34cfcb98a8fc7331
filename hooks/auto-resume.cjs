"use strict";
var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  isNodeMode || !mod || !mod.__esModule ? __defProp(target, "default", { value: mod, enumerable: true }) : target,
  mod
));

// src/hooks/auto-resume.ts
var import_node_fs4 = require("node:fs");
var import_node_path3 = require("node:path");

// src/store/project.ts
var import_node_fs = require("node:fs");
var import_node_path = require("node:path");
var projectFolder = (0, import_node_path.join)("docs", ".autonomous-workflow");
function* ancestors(start) {
  for (let folder = (0, import_node_path.resolve)(start); ; folder = (0, import_node_path.dirname)(folder)) {
    yield folder;
    if ((0, import_node_fs.existsSync)((0, import_node_path.join)(folder, ".git")) || (0, import_node_fs.existsSync)((0, import_node_path.join)(folder, projectFolder)) || (0, import_node_path.dirname)(folder) === folder)
      return;
  }
}
function findProjectRoot(start) {
  let last = (0, import_node_path.resolve)(start);
  for (const folder of ancestors(start)) last = folder;
  return (0, import_node_path.dirname)(last) === last ? (0, import_node_path.resolve)(start) : last;
}

// src/store/session-pointer.ts
var import_node_fs2 = require("node:fs");
var import_node_path2 = require("node:path");
var sessionsFolder = (0, import_node_path2.join)(projectFolder, "sessions");
function isSessionId(text) {
  return typeof text === "string" && /^[A-Za-z0-9_-]{1,128}$/.test(text);
}
function findOwnedProject(start, sessionId) {
  if (!isSessionId(sessionId)) return void 0;
  for (const folder of ancestors(start)) if ((0, import_node_fs2.existsSync)(pointerFile(folder, sessionId))) return folder;
  return void 0;
}
function pointerFile(root, sessionId) {
  return (0, import_node_path2.join)(root, sessionsFolder, sessionId);
}

// src/hooks/input.ts
var import_node_fs3 = require("node:fs");
var longestInput = 64 * 1024 * 1024;
var patienceMilliseconds = 5e3;
function readHookInput() {
  const chunks = [];
  const chunk = Buffer.allocUnsafe(65536);
  const deadline = performance.now() + patienceMilliseconds;
  for (let total = 0; total <= longestInput; ) {
    let read;
    try {
      read = (0, import_node_fs3.readSync)(0, chunk, 0, chunk.length, null);
    } catch (error) {
      const { code } = error;
      if (code === "EOF") break;
      if (code !== "EAGAIN" || performance.now() > deadline) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
      continue;
    }
    if (read === 0) break;
    total += read;
    chunks.push(Buffer.from(chunk.subarray(0, read)));
  }
  const input = JSON.parse(Buffer.concat(chunks).toString("utf8"));
  if (typeof input !== "object" || input === null) throw new Error("hook input is not an object");
  return input;
}

// src/hooks/entry.ts
var oldestNode = 20;
function run(handle) {
  try {
    const input = readHookInput();
    if (Number.parseInt(process.versions.node, 10) < oldestNode) tellOldNode(input);
    else handle(input)?.then(answer, fail);
  } catch (error) {
    fail(error);
  }
}
function tellOldNode(input) {
  if (input.hook_event_name !== "SessionStart") return;
  const found = `autonomous-workflow needs Node ${oldestNode} or newer and found ${process.version}.`;
  answer({
    systemMessage: `${found} Install a current Node from https://nodejs.org; until then the plugin does nothing.`
  });
}
function startFolder(input) {
  return process.env.CLAUDE_PROJECT_DIR ?? (typeof input.cwd === "string" ? input.cwd : process.cwd());
}
function answer(output) {
  if (output !== void 0) process.stdout.write(`${JSON.stringify(output)}
`);
}
function fail(error) {
  complain(`hook failed, the session goes on without it: ${error instanceof Error ? error.message : String(error)}`);
}
function complain(message) {
  process.stderr.write(`autonomous-workflow: ${message.replace(/\s+/g, " ")}
`);
}

// src/hooks/auto-resume.ts
run((input) => {
  const start = startFolder(input);
  const root = input.source === "clear" ? findProjectRoot(start) : findOwnedProject(start, input.session_id);
  if (root === void 0 || !(0, import_node_fs4.existsSync)((0, import_node_path3.join)(root, projectFolder))) return void 0;
  return Promise.resolve().then(() => __toESM(require("./runtime.cjs"), 1)).then((runtime) => runtime.onSessionStart(input, root));
});
