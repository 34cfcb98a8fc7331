var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __commonJS = (cb, mod) => function __require() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};
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

// lazy:src/hooks/after-end.ts
var require_after_end = __commonJS({
  "lazy:src/hooks/after-end.ts"(exports2, module2) {
    module2.exports = require("./library.cjs")["src/hooks/after-end.ts"]();
  }
});

// lazy:src/loop/ownership.ts
var require_ownership = __commonJS({
  "lazy:src/loop/ownership.ts"(exports2, module2) {
    module2.exports = require("./library.cjs")["src/loop/ownership.ts"]();
  }
});

// lazy:src/hooks/log-failure.ts
var require_log_failure = __commonJS({
  "lazy:src/hooks/log-failure.ts"(exports2, module2) {
    module2.exports = require("./library.cjs")["src/hooks/log-failure.ts"]();
  }
});

// src/hooks/entry.ts
var import_node_fs6 = require("node:fs");
var import_node_path4 = require("node:path");

// src/base/errors.ts
var exitCodes = {
  refused: 1,
  usage: 2,
  invalidState: 4,
  /** EX_TEMPFAIL: the same call may succeed later, so services and pods try again. */
  later: 75
};
var WorkflowError = class extends Error {
  name = "WorkflowError";
  fix;
  exitCode;
  constructor(what, details) {
    super(composeMessage(what, details), { cause: details.cause });
    this.fix = details.fix;
    this.exitCode = details.exitCode ?? exitCodes.refused;
  }
};
var longestExcerpt = 400;
function composeMessage(what, { where, expected, received }) {
  const parts = [where === void 0 ? what : `${what} (${where})`];
  if (expected !== void 0) parts.push(`expected ${expected}`);
  if (received !== void 0) parts.push(`received ${excerpt(received)}`);
  return parts.join("; ");
}
function oneLine(text2) {
  return printable(text2).replace(/\s+/g, " ").trim();
}
function excerpt(text2) {
  return shortened(oneLine(text2), longestExcerpt);
}
function shortened(text2, most) {
  return text2.length <= most ? text2 : `${cut(text2, most - 1)}\u2026`;
}
function cut(text2, length) {
  return text2.slice(0, length).replace(/[\ud800-\udbff]$/, "");
}
var unprintable = /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
function printable(text2) {
  return text2.replace(/\r\n?/g, "\n").replace(unprintable, (character) => character === "\n" || character === "	" ? character : "");
}

// src/base/names.ts
var pattern = /^[a-z0-9][a-z0-9-]{0,62}$/;
var sessionsFolder = "docs/.autonomous-workflow/sessions";
var reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;
function isWorkflowName(text2) {
  return pattern.test(text2) && !reserved.test(text2);
}
var pluginPrefix = "autonomous-workflow:";

// src/session/pointer.ts
var import_node_fs4 = require("node:fs");
var import_node_path3 = require("node:path");

// src/files/own.ts
var import_node_fs = require("node:fs");
var import_node_path = require("node:path");
var ownFolder = /[\\/]docs[\\/](?:research-[a-z0-9-]+|\.autonomous-workflow)(?=[\\/]|$)/;
var workTree = /^[\\/]\.runtime[\\/]worktrees(?=[\\/])/;
var lockName = /[\\/]lock(?:[-.][^\\/]*)?$/;
function requireOwn(path) {
  const found = ownFolder.exec(path);
  if (found === null) return;
  const base = found.index + found[0].length;
  const inTree = workTree.exec(path.slice(base));
  const last = inTree === null ? path.length : base + inTree[0].length;
  for (let end = base; ; end = nextSeparator(path, end + 1, last)) {
    const part = path.slice(0, end);
    const stats = (0, import_node_fs.lstatSync)(part, { throwIfNoEntry: false });
    if (stats === void 0) return;
    const what = foreign(stats, part);
    if (what !== void 0) throw refusal(part, what);
    if (end === last) return;
  }
}
function nextSeparator(path, from, last) {
  let end = from;
  while (end < last && path.charAt(end) !== "/" && path.charAt(end) !== "\\") end += 1;
  return end;
}
function foreign(stats, path) {
  if (stats.isSymbolicLink()) return "a symbolic link";
  if (stats.isDirectory()) return void 0;
  if (!stats.isFile()) return "no file, but a pipe or device";
  return stats.nlink > 1 && !lockName.test(path) ? "a hard link: the file has another name elsewhere, too" : void 0;
}
function refusal(path, received) {
  return new WorkflowError("A file or folder of a workflow is not its own, so it is neither read nor written", {
    where: path,
    expected: "a file or folder of its own",
    received,
    fix: "Remove it, or put a copy of what it leads to in its place; then do the same again.",
    exitCode: exitCodes.invalidState
  });
}
var flags = {
  read: import_node_fs.constants.O_RDONLY,
  /** Readable, too, because the end of the file decides what is added. */
  append: import_node_fs.constants.O_RDWR | import_node_fs.constants.O_APPEND | import_node_fs.constants.O_CREAT,
  replace: import_node_fs.constants.O_WRONLY | import_node_fs.constants.O_CREAT | import_node_fs.constants.O_TRUNC,
  create: import_node_fs.constants.O_WRONLY | import_node_fs.constants.O_CREAT | import_node_fs.constants.O_EXCL
};
function openFile(path, how, mode = 420) {
  if (how === "read") requireOwn(path);
  else makeFolder((0, import_node_path.dirname)(path), path);
  const followed = how === "read" && !ownFolder.test(path) ? 0 : import_node_fs.constants.O_NOFOLLOW;
  const file = (0, import_node_fs.openSync)(path, flags[how] | import_node_fs.constants.O_NONBLOCK | followed, mode);
  if ((0, import_node_fs.fstatSync)(file).isFile()) return file;
  (0, import_node_fs.closeSync)(file);
  throw noFile(path);
}
function noFile(path) {
  return Object.assign(new Error(`${path} is no file`), { path });
}
function makeFolder(folder, path = folder) {
  requireOwn(path);
  (0, import_node_fs.mkdirSync)(folder, { recursive: true });
}

// src/files/regular.ts
var import_node_fs2 = require("node:fs");
function readRegular(path) {
  const file = openFile(path, "read");
  try {
    return (0, import_node_fs2.readFileSync)(file);
  } finally {
    (0, import_node_fs2.closeSync)(file);
  }
}

// src/files/paths.ts
var docsFolder = "docs";
var folderPrefix = "research-";

// src/files/project.ts
var import_node_fs3 = require("node:fs");
var import_node_path2 = require("node:path");
var projectFolder = (0, import_node_path2.join)("docs", ".autonomous-workflow");
function* ancestors(start) {
  for (let folder = (0, import_node_path2.resolve)(start); ; folder = (0, import_node_path2.dirname)(folder)) {
    yield folder;
    if ((0, import_node_fs3.existsSync)((0, import_node_path2.join)(folder, ".git")) || (0, import_node_fs3.existsSync)((0, import_node_path2.join)(folder, projectFolder)) || (0, import_node_path2.dirname)(folder) === folder)
      return;
  }
}
function findProjectRoot(start) {
  let last = (0, import_node_path2.resolve)(start);
  for (const folder of ancestors(start)) last = folder;
  return (0, import_node_path2.dirname)(last) === last ? (0, import_node_path2.resolve)(start) : last;
}
function mainWorktree(root) {
  const file = (0, import_node_path2.join)(root, ".git");
  if ((0, import_node_fs3.statSync)(file, { throwIfNoEntry: false })?.isFile() !== true) return void 0;
  const [, folder] = /^gitdir: (.+)[\\/]\.git[\\/]worktrees[\\/][^\\/]+\s*$/.exec((0, import_node_fs3.readFileSync)(file, "utf8")) ?? [];
  return folder === void 0 ? void 0 : (0, import_node_path2.resolve)(root, folder);
}

// src/base/json.ts
var deepest = 64;
var quote = 34;
var escape = 92;
var opening = 123;
var closing = 125;
var braceBit = 32;
function parseJson(text2) {
  if (isNestedTooDeep(text2)) throw new SyntaxError(`it is nested deeper than ${deepest} levels`);
  return JSON.parse(text2);
}
function isNestedTooDeep(text2) {
  let depth = 0;
  for (let index = 0; index < text2.length; index += 1) {
    const character = text2.charCodeAt(index);
    if (character === quote) index = endOfString(text2, index);
    else if ((character | braceBit) === opening) depth += 1;
    else if ((character | braceBit) === closing) depth -= 1;
    if (depth > deepest) return true;
  }
  return false;
}
function endOfString(text2, start) {
  for (let end = text2.indexOf('"', start + 1); end !== -1; end = text2.indexOf('"', end + 1)) {
    let escapes = 0;
    while (text2.charCodeAt(end - 1 - escapes) === escape) escapes += 1;
    if (escapes % 2 === 0) return end;
  }
  return text2.length;
}

// src/session/pointer.ts
function isSessionId(text2) {
  return typeof text2 === "string" && /^[A-Za-z0-9_-]{1,128}$/.test(text2);
}
function findOwnedProject(start, sessionId) {
  if (!isSessionId(sessionId)) return void 0;
  let root = start;
  for (const folder of ancestors(start)) {
    if ((0, import_node_fs4.existsSync)(pointerFile(folder, sessionId))) return folder;
    root = folder;
  }
  const main = mainWorktree(root);
  return main !== void 0 && (0, import_node_fs4.existsSync)(pointerFile(main, sessionId)) ? main : void 0;
}
function findProjectWithLostPointer(start, sessionId) {
  if (!isSessionId(sessionId)) return void 0;
  const root = findProjectRoot(start);
  const docs = (0, import_node_path3.join)(root, docsFolder);
  if ((0, import_node_fs4.existsSync)((0, import_node_path3.join)(root, sessionsFolder)) || !(0, import_node_fs4.existsSync)(docs)) return void 0;
  return (0, import_node_fs4.readdirSync)(docs).some((name) => name.startsWith(folderPrefix)) ? root : void 0;
}
function readSessionPointer(root, sessionId) {
  try {
    const name = readRegular(pointerFile(root, sessionId)).toString("utf8").trim();
    return isWorkflowName(name) ? name : void 0;
  } catch {
    return void 0;
  }
}
function pointerFile(root, sessionId) {
  return (0, import_node_path3.join)(root, sessionsFolder, sessionId);
}

// src/hooks/claude-version.ts
function olderClaude(wanted) {
  const [, ...version] = /^claude-code_(\d+)-(\d+)-(\d+)/.exec(process.env.AI_AGENT ?? "") ?? [];
  if (version.length === 0) return void 0;
  const difference = wanted.map((part, index) => Number(version[index]) - part).find((delta) => delta !== 0);
  return (difference ?? 0) < 0 ? version.join(".") : void 0;
}

// src/hooks/input.ts
var import_node_fs5 = require("node:fs");
var longestInput = 64 * 1024 * 1024;
var waitMilliseconds = 5e3;
function readHookInput() {
  const chunks = [];
  const chunk = Buffer.allocUnsafe(65536);
  let deadline;
  for (let total = 0; total <= longestInput; ) {
    let read;
    try {
      read = (0, import_node_fs5.readSync)(0, chunk, 0, chunk.length, null);
    } catch (error) {
      const { code } = error;
      if (code === "EOF") break;
      deadline ??= performance.now() + waitMilliseconds;
      if (code !== "EAGAIN" || performance.now() > deadline) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
      continue;
    }
    if (read === 0) break;
    total += read;
    chunks.push(Buffer.from(chunk.subarray(0, read)));
  }
  const input = parseJson(Buffer.concat(chunks).toString("utf8"));
  if (typeof input !== "object" || input === null) throw new Error("hook input is not an object");
  return input;
}
function text(value) {
  return typeof value === "string" ? value : "";
}
function startFolder(input) {
  return process.env.CLAUDE_PROJECT_DIR ?? (typeof input.cwd === "string" ? input.cwd : process.cwd());
}
var descriptors = { "standard output": 1, "standard error": 2 };
var outputWaitMilliseconds = 5e3;
var pauseMilliseconds = 5;
function writeAll(channel, text2) {
  const bytes = Buffer.from(text2);
  let waitLimit = outputWaitMilliseconds / pauseMilliseconds;
  for (let written = 0; written < bytes.length; ) {
    try {
      written += (0, import_node_fs5.writeSync)(descriptors[channel], bytes, written);
    } catch (error) {
      if (error.code !== "EAGAIN" || waitLimit === 0) throw error;
      waitLimit -= 1;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseMilliseconds);
    }
  }
}

// src/hooks/entry.ts
var oldestNode = 20;
var oldestClaude = [2, 1, 240];
var wakeExitCode = 2;
function runForOwner(handle, { inBackground = false } = {}) {
  run((input) => {
    const start = startFolder(input);
    const root = findOwnedProject(start, input.session_id);
    if (root !== void 0 && readSessionPointer(root, text(input.session_id)) !== void 0)
      return handle(input, root);
    const orphaned = root ?? findProjectWithLostPointer(start, input.session_id);
    if (orphaned !== void 0) return regain(handle, input, orphaned, inBackground);
    return startsOurAgent(input) ? Promise.resolve().then(() => __toESM(require_after_end(), 1)).then((hook) => hook.handle(input)) : void 0;
  });
}
function startsOurAgent({ hook_event_name, tool_input }) {
  return hook_event_name === "PreToolUse" && text(tool_input?.subagent_type).startsWith(pluginPrefix);
}
var noticeDelayMilliseconds = 1e3;
async function regain(handle, input, root, inBackground) {
  if (inBackground) await new Promise((resolve2) => setTimeout(resolve2, noticeDelayMilliseconds));
  const session = text(input.session_id);
  if (readSessionPointer(root, session) !== void 0) return handle(input, root);
  const { restorePointers } = await Promise.resolve().then(() => __toESM(require_ownership(), 1));
  const notice = await restorePointers(root, session, /* @__PURE__ */ new Date());
  if (notice === void 0) return void 0;
  const output = await handle(input, root);
  if (output !== void 0 && "wake" in output) return output;
  const more = text(output?.systemMessage);
  return { ...output, systemMessage: more === "" ? notice : `${notice}
${more}` };
}
function run(handle) {
  let input = {};
  const fail = (error) => {
    const why = error instanceof Error ? error.message : String(error);
    complain(`hook failed, the session goes on without it: ${why}`);
    Promise.resolve().then(() => __toESM(require_log_failure(), 1)).then(({ logFailure }) => logFailure(input, error)).catch(() => void 0);
  };
  try {
    input = readHookInput();
    const tooOld = describeOldProgram();
    if (!isInPlugin()) complain("this copy of a hook does not lie in the plugin: it does nothing");
    else if (tooOld === void 0) handle(input)?.then(answer).then(leave, fail);
    else if (input.hook_event_name === "SessionStart")
      answer({ systemMessage: `autonomous-workflow needs ${tooOld}; until then the plugin does nothing.` });
  } catch (error) {
    fail(error);
  }
}
function leave() {
  process.exit();
}
function isInPlugin() {
  try {
    const manifest = (0, import_node_fs6.readFileSync)(
      (0, import_node_path4.join)((0, import_node_fs6.realpathSync)(process.argv[1] ?? ""), "../../.claude-plugin/plugin.json"),
      "utf8"
    );
    return manifest.includes('"name": "autonomous-workflow"');
  } catch {
    return false;
  }
}
function describeOldProgram() {
  if (Number.parseInt(process.versions.node, 10) < oldestNode)
    return `Node ${oldestNode} or newer and found ${process.version}: install a current Node from https://nodejs.org`;
  const old = olderClaude(oldestClaude);
  return old === void 0 ? void 0 : `Claude Code ${oldestClaude.join(".")} or newer and runs in ${old}: run \`claude update\``;
}
function answer(output) {
  if (output === void 0) return;
  if ("wake" in output && typeof output.wake === "string") {
    writeAll("standard error", output.wake);
    process.exitCode = wakeExitCode;
  } else {
    writeAll("standard output", `${JSON.stringify(output)}
`);
  }
}
function complain(message) {
  writeAll("standard error", `autonomous-workflow: ${message.replace(/\s+/g, " ")}
`);
}

// <stdin>
runForOwner(async (input, root) => (await Promise.resolve().then(() => __toESM(require("./on-agents-answered.cjs")))).handle(input, root), { inBackground: false });
