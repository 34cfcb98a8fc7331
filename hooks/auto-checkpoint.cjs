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

// src/hooks/entry.ts
var import_node_fs6 = require("node:fs");

// src/store/log.ts
var import_node_fs = require("node:fs");
var import_node_path = require("node:path");

// src/engine/configuration.ts
var logLevels = ["debug", "info", "warning", "error"];
var defaultConfiguration = {
  max_iterations: 30,
  max_duration_hours: 24,
  max_cost_usd: 50,
  budget_reserve: 0.35,
  failure_threshold: 3,
  phase_transition_threshold: 3,
  stall_window: 3,
  iteration_interval_seconds: 0,
  backoff_on_failure: true,
  backoff_multiplier: 2,
  max_backoff_seconds: 300,
  agent_timeout_minutes: 30,
  stop_file: "docs/research-{name}/STOP",
  reinject_prompt_file: "docs/research-{name}/redirect.md",
  check_reinject_every_n_iterations: 1,
  task_file: null,
  done_dir: "Done",
  rejected_dir: "Rejected",
  state_retention_days: 30,
  log_file: "docs/research-{name}/.runtime/log.jsonl",
  log_level: "info",
  log_every_iteration: true,
  notify_on_completion: true,
  notify_on_failure: true,
  notify_on_max_iterations: true,
  notify_on_phase_change: true,
  notify_on_feature: false,
  notify_on_escalation: true,
  notify_on_wait: true,
  notify_desktop: true,
  notify_terminal: true,
  webhook_url: null
};
var configurationKeys = Object.keys(defaultConfiguration);

// src/engine/log-level.ts
function isLogged(level, least) {
  return logLevels.indexOf(level) >= logLevels.indexOf(least);
}

// src/engine/workflow-error.ts
var exitCodes = { refused: 1, usage: 2, invalidState: 4 };
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
function excerpt(text2) {
  const line = printable(text2).replace(/\s+/g, " ").trim();
  return line.length <= longestExcerpt ? line : `${cut(line, longestExcerpt - 1)}…`;
}
function cut(text2, length) {
  return text2.slice(0, length).replace(/[\ud800-\udbff]$/, "");
}
var unprintable = /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
function printable(text2) {
  return text2.replace(/\r\n?/g, "\n").replace(unprintable, (character) => character === "\n" || character === "	" ? character : "");
}

// src/store/log.ts
var largestBytes = 5e6;
var longestValue = 4e3;
var firstLetters = '{"time":"';
var staleAfterMilliseconds = 1e4;
function defaultLogFile(paths) {
  return (0, import_node_path.join)(paths.runtime, "log.jsonl");
}
function log({ log_level }, file, now, entry) {
  if (!isLogged(entry.level, log_level)) return;
  try {
    const line = JSON.stringify(
      { time: now.toISOString(), ...entry },
      (_, value) => typeof value === "string" ? cut(printable(value), longestValue) : value
    );
    (0, import_node_fs.mkdirSync)((0, import_node_path.dirname)(file), { recursive: true });
    if (!isLog(file)) return;
    if (isFull(file)) rotate(file);
    (0, import_node_fs.appendFileSync)(file, `${line}
`);
  } catch {
    return;
  }
}
function isLog(file) {
  if ((0, import_node_path.basename)(file) === "journal.jsonl") return false;
  if (((0, import_node_fs.statSync)(file, { throwIfNoEntry: false })?.size ?? 0) === 0) return true;
  const handle = (0, import_node_fs.openSync)(file, "r");
  try {
    const start = Buffer.alloc(firstLetters.length);
    (0, import_node_fs.readSync)(handle, start, 0, start.length, 0);
    return start.toString("latin1") === firstLetters;
  } finally {
    (0, import_node_fs.closeSync)(handle);
  }
}
function isFull(file) {
  return ((0, import_node_fs.statSync)(file, { throwIfNoEntry: false })?.size ?? 0) >= largestBytes;
}
function rotate(file) {
  const mark = `${file}.rotating`;
  try {
    (0, import_node_fs.writeFileSync)(mark, "", { flag: "wx" });
  } catch {
    if (isStale(mark)) (0, import_node_fs.rmSync)(mark, { force: true });
    return;
  }
  try {
    if (isFull(file)) (0, import_node_fs.renameSync)(file, `${file}.1`);
  } catch {
    return;
  } finally {
    (0, import_node_fs.rmSync)(mark, { force: true });
  }
}
function isStale(mark) {
  const modified = (0, import_node_fs.statSync)(mark, { throwIfNoEntry: false })?.mtimeMs;
  return modified !== void 0 && Date.now() - modified > staleAfterMilliseconds;
}

// src/store/paths.ts
var import_node_fs2 = require("node:fs");
var import_node_path2 = require("node:path");

// src/engine/workflow-name.ts
var pattern = /^[a-z0-9][a-z0-9-]{0,62}$/;
var longestName = 63;
function isWorkflowName(text2) {
  return pattern.test(text2);
}
function requireWorkflowName(text2) {
  if (isWorkflowName(text2)) return text2;
  const suggestion = suggestName(text2);
  throw new WorkflowError("This topic cannot name a workflow", {
    expected: "lower-case letters, digits and hyphens, at most 63, starting with a letter or digit",
    received: JSON.stringify(text2),
    fix: suggestion === "" ? "Choose a name such as 'rate-limiting'." : `Use '${suggestion}'.`,
    exitCode: exitCodes.usage
  });
}
function suggestName(text2) {
  return text2.normalize("NFKD").replace(/[\u0300-\u036f]/g, "").toLowerCase().replaceAll("ß", "ss").replace(/[^a-z0-9]+/g, "-").slice(0, longestName).replace(/^-+|-+$/g, "");
}

// src/store/paths.ts
var docsFolder = "docs";
var folderPrefix = "research-";
function workflowPaths(root, workflow) {
  const name = requireWorkflowName(workflow);
  return pathsIn(root, name, `${docsFolder}/${folderPrefix}${name}`);
}
function pathsIn(root, name, folder) {
  const base = (0, import_node_path2.join)(root, ...folder.split("/"));
  refuseEscape(root, base);
  const inside = (file) => (0, import_node_path2.join)(base, file);
  return {
    name,
    root,
    folder,
    base,
    state: inside(`${name}-state.md`),
    report: inside(`${name}-report.tex`),
    reportPdf: inside(`${name}-report.pdf`),
    bibliography: inside("sources.bib"),
    facts: inside("facts.tex"),
    ledger: inside("ledger.json"),
    progress: inside("progress.txt"),
    journal: inside("journal.jsonl"),
    inbox: inside("inbox"),
    escalations: inside("escalations.json"),
    redirects: inside("redirects"),
    snapshots: inside("snapshots"),
    transcripts: inside("transcripts"),
    runtime: inside(".runtime")
  };
}
function refuseEscape(root, base) {
  if (realPathInside(root, base) !== void 0) return;
  throw new WorkflowError("The folder of the workflow lies outside the project", {
    where: base,
    expected: `a folder inside ${import_node_fs2.realpathSync.native(root)}`,
    received: realExisting(base),
    fix: "Remove the symbolic link, or start Claude Code in the project that the folder belongs to."
  });
}
function realPathInside(root, path) {
  const real = (0, import_node_path2.relative)(import_node_fs2.realpathSync.native(root), realExisting(path));
  return real === ".." || real.startsWith(`..${import_node_path2.sep}`) || (0, import_node_path2.isAbsolute)(real) ? void 0 : real;
}
var mostLinks = 40;
function realExisting(path, links = 0) {
  try {
    return import_node_fs2.realpathSync.native(path);
  } catch {
    if ((0, import_node_path2.dirname)(path) === path) return path;
    const parent = realExisting((0, import_node_path2.dirname)(path), links);
    const target = linkTarget(path);
    if (target === void 0) return parent;
    if (links === mostLinks) return (0, import_node_path2.parse)(path).root;
    return realExisting((0, import_node_path2.isAbsolute)(target) ? target : `${parent}${import_node_path2.sep}${target}`, links + 1);
  }
}
function linkTarget(path) {
  try {
    return (0, import_node_fs2.readlinkSync)(path);
  } catch {
    return void 0;
  }
}

// src/store/session-pointer.ts
var import_node_fs4 = require("node:fs");
var import_node_path4 = require("node:path");

// src/store/project.ts
var import_node_fs3 = require("node:fs");
var import_node_path3 = require("node:path");
var projectFolder = (0, import_node_path3.join)("docs", ".autonomous-workflow");
function* ancestors(start) {
  for (let folder = (0, import_node_path3.resolve)(start); ; folder = (0, import_node_path3.dirname)(folder)) {
    yield folder;
    if ((0, import_node_fs3.existsSync)((0, import_node_path3.join)(folder, ".git")) || (0, import_node_fs3.existsSync)((0, import_node_path3.join)(folder, projectFolder)) || (0, import_node_path3.dirname)(folder) === folder)
      return;
  }
}

// src/store/session-pointer.ts
var sessionsFolder = (0, import_node_path4.join)(projectFolder, "sessions");
function isSessionId(text2) {
  return typeof text2 === "string" && /^[A-Za-z0-9_-]{1,128}$/.test(text2);
}
function findOwnedProject(start, sessionId) {
  if (!isSessionId(sessionId)) return void 0;
  for (const folder of ancestors(start)) if ((0, import_node_fs4.existsSync)(pointerFile(folder, sessionId))) return folder;
  return void 0;
}
function readSessionPointer(root, sessionId) {
  try {
    const name = (0, import_node_fs4.readFileSync)(pointerFile(root, sessionId), "utf8").trim();
    return isWorkflowName(name) ? name : void 0;
  } catch {
    return void 0;
  }
}
function pointerFile(root, sessionId) {
  return (0, import_node_path4.join)(root, sessionsFolder, sessionId);
}

// src/hooks/input.ts
var import_node_fs5 = require("node:fs");

// src/engine/parse-json.ts
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

// src/hooks/input.ts
var longestInput = 64 * 1024 * 1024;
var patienceMilliseconds = 5e3;
function readHookInput() {
  const chunks = [];
  const chunk = Buffer.allocUnsafe(65536);
  const deadline = performance.now() + patienceMilliseconds;
  for (let total = 0; total <= longestInput; ) {
    let read;
    try {
      read = (0, import_node_fs5.readSync)(0, chunk, 0, chunk.length, null);
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
  const input = parseJson(Buffer.concat(chunks).toString("utf8"));
  if (typeof input !== "object" || input === null) throw new Error("hook input is not an object");
  return input;
}
function text(value) {
  return typeof value === "string" ? value : "";
}

// src/hooks/entry.ts
var oldestNode = 20;
var wakeExitCode = 2;
function runForOwner(handle) {
  run((input) => {
    const root = findOwnedProject(startFolder(input), input.session_id);
    return root === void 0 ? void 0 : handle(input, root);
  });
}
function run(handle) {
  let input = {};
  const fail = (error) => {
    const why = error instanceof Error ? error.message : String(error);
    complain(`hook failed, the session goes on without it: ${why}`);
    logFailure(input, error);
  };
  try {
    input = readHookInput();
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
  if (output === void 0) return;
  if ("wake" in output && typeof output.wake === "string") {
    process.stderr.write(output.wake);
    process.exitCode = wakeExitCode;
  } else {
    process.stdout.write(`${JSON.stringify(output)}
`);
  }
}
function logFailure(input, error) {
  try {
    const root = findOwnedProject(startFolder(input), input.session_id);
    const workflow = root === void 0 ? void 0 : readSessionPointer(root, text(input.session_id));
    if (root === void 0 || workflow === void 0) return;
    const paths = workflowPaths(root, workflow);
    if (!(0, import_node_fs6.existsSync)(paths.runtime)) return;
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    const hook = text(input.hook_event_name);
    const entry = { level: "error", event: "hook-failed", hook, why: message, stack };
    log({ log_level: "error" }, defaultLogFile(paths), /* @__PURE__ */ new Date(), entry);
  } catch {
    return;
  }
}
function complain(message) {
  process.stderr.write(`autonomous-workflow: ${message.replace(/\s+/g, " ")}
`);
}

// src/hooks/auto-checkpoint.ts
runForOwner(async (input, root) => (await Promise.resolve().then(() => __toESM(require("./runtime.cjs"), 1))).onPreCompact(input, root));
