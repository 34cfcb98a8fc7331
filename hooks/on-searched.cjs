"use strict";
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);

// src/hooks/searched.ts
var searched_exports = {};
__export(searched_exports, {
  handle: () => handle
});
module.exports = __toCommonJS(searched_exports);

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
var longestName = 63;
var sessionsFolder = "docs/.autonomous-workflow/sessions";
var reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;
function isWorkflowName(text2) {
  return pattern.test(text2) && !reserved.test(text2);
}
function requireWorkflowName(text2) {
  if (isWorkflowName(text2)) return text2;
  const suggestion = suggestName(text2);
  throw new WorkflowError("This topic cannot name a workflow", {
    expected: "lower-case letters, digits and hyphens, at most 63, starting with a letter or digit; no name of a Windows device such as con or nul",
    received: JSON.stringify(text2),
    fix: suggestion === "" ? "Choose a name such as 'rate-limiting'." : `Use '${suggestion}'.`,
    exitCode: exitCodes.usage
  });
}
function suggestName(text2) {
  const name = slug(text2);
  return reserved.test(name) ? `${name}-topic` : name;
}
function slug(text2) {
  return slugOf(text2).slice(0, longestName).replace(/^-+|-+$/g, "");
}
function slugOf(text2) {
  return text2.normalize("NFKD").replace(/[\u0300-\u036f]/g, "").toLowerCase().replaceAll("\xDF", "ss").replace(/[^a-z0-9]+/g, "-");
}
var pluginPrefix = "autonomous-workflow:";

// src/files/runtime-file.ts
var import_node_path4 = require("node:path");

// src/files/atomic.ts
var import_node_fs3 = require("node:fs");
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
  const file2 = (0, import_node_fs.openSync)(path, flags[how] | import_node_fs.constants.O_NONBLOCK | followed, mode);
  if ((0, import_node_fs.fstatSync)(file2).isFile()) return file2;
  (0, import_node_fs.closeSync)(file2);
  throw noFile(path);
}
function noFile(path) {
  return Object.assign(new Error(`${path} is no file`), { path });
}
function writeAll(file2, content) {
  let offset = 0;
  while (offset < content.length) offset += (0, import_node_fs.writeSync)(file2, content, offset);
}
function makeFolder(folder, path = folder) {
  requireOwn(path);
  (0, import_node_fs.mkdirSync)(folder, { recursive: true });
}

// src/base/or-else.ts
function orElse(value, otherwise, isExpected = () => true) {
  try {
    return value();
  } catch (error) {
    if (!isExpected(error)) throw error;
    return otherwise;
  }
}

// src/files/regular.ts
var import_node_fs2 = require("node:fs");
var import_node_path2 = require("node:path");
function readRegular(path) {
  const file2 = openFile(path, "read");
  try {
    return (0, import_node_fs2.readFileSync)(file2);
  } finally {
    (0, import_node_fs2.closeSync)(file2);
  }
}
function removeFile(path) {
  requireOwn((0, import_node_path2.dirname)(path));
  try {
    (0, import_node_fs2.unlinkSync)(path);
  } catch (error) {
    if (error.code !== "ENOENT") throw error;
  }
}

// src/files/atomic.ts
var renameAttempts = 50;
var renamePauseMilliseconds = 10;
var written = 0;
function writeAtomic(path, content, { mode = 420, flush = "file and folder", modified } = {}) {
  requireOwn(path);
  written += 1;
  const temporary = `${path}.${process.pid}-${written}.tmp`;
  try {
    const file2 = openFile(temporary, "create", mode);
    try {
      writeAll(file2, Buffer.from(content));
      if (modified !== void 0) (0, import_node_fs3.futimesSync)(file2, modified, modified);
      if (flush !== "nothing") (0, import_node_fs3.fsyncSync)(file2);
    } finally {
      (0, import_node_fs3.closeSync)(file2);
    }
    renamePatiently(temporary, path);
  } catch (error) {
    removeFile(temporary);
    throw error;
  }
  if (flush === "file and folder") flushFolder((0, import_node_path3.dirname)(path));
}
function renamePatiently(from, to) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      (0, import_node_fs3.renameSync)(from, to);
      return;
    } catch (error) {
      const isBusy = /^(?:EPERM|EACCES|EBUSY)$/.test(error.code ?? "");
      if (process.platform !== "win32" || !isBusy || attempt === renameAttempts) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, renamePauseMilliseconds);
    }
  }
}
function appendLines(path, lines, { flushed = true } = {}) {
  const file2 = openFile(path, "append");
  try {
    const text2 = lines.map((line) => `${line}
`).join("");
    writeAll(file2, Buffer.from(isCutShort(file2) ? `
${text2}` : text2));
    if (flushed) (0, import_node_fs3.fsyncSync)(file2);
  } finally {
    (0, import_node_fs3.closeSync)(file2);
  }
}
var lineAttempts = 20;
var linePauseMilliseconds = 5;
function isCutShort(file2) {
  for (let attempt = 1; endsInMiddle(file2); attempt += 1) {
    if (attempt === lineAttempts) return true;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, linePauseMilliseconds);
  }
  return false;
}
function endsInMiddle(file2) {
  const { size } = (0, import_node_fs3.fstatSync)(file2);
  if (size === 0) return false;
  const last = Buffer.alloc(1);
  (0, import_node_fs3.readSync)(file2, last, 0, 1, size - 1);
  return last[0] !== 10;
}
function flushFolder(folder) {
  if (process.platform === "win32") return;
  const handle2 = (0, import_node_fs3.openSync)(folder, "r");
  try {
    (0, import_node_fs3.fsyncSync)(handle2);
  } finally {
    (0, import_node_fs3.closeSync)(handle2);
  }
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
function hasShapeOf(value, sample3) {
  if (sample3 === null) return true;
  if (Array.isArray(sample3)) {
    return Array.isArray(value) && (sample3.length === 0 || value.every((element) => hasShapeOf(element, sample3[0])));
  }
  if (typeof sample3 !== "object") return typeof value === typeof sample3 && !Number.isNaN(value);
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  return Object.entries(sample3).every(
    ([key, inner]) => Object.hasOwn(value, key) && hasShapeOf(value[key], inner)
  );
}

// src/files/json-file.ts
function readJson(path) {
  return orElse(() => parseJson(readRegular(path).toString("utf8")), void 0);
}
function readJsonLike(path, sample3) {
  const value = readJson(path);
  return hasShapeOf(value, sample3) ? value : void 0;
}

// src/files/runtime-file.ts
function runtimeFile(name, sample3, options) {
  const path = ({ runtime }) => (0, import_node_path4.join)(runtime, name);
  return {
    path,
    read: (paths) => readJsonLike(path(paths), sample3),
    write: (paths, value) => writeAtomic(path(paths), JSON.stringify(value), options),
    remove: (paths) => removeFile(path(paths))
  };
}

// src/loop/iteration-runtime.ts
var sample = {
  iteration: 0,
  begun_at: "",
  assignments: [{ id: "", agent: "researcher", task: "" }],
  repairs: 0,
  idleTurns: 0,
  problems: [""],
  redirects: [{ file: "", text: "", priority: "normal", from: "", added_at: "" }],
  silentTasks: [""]
};
var file = runtimeFile("iteration.json", sample, { flush: "file" });
function storedIterationRuntime(paths) {
  return file.read(paths);
}

// src/research/rules/searches.ts
var searchTools = /^(?:WebSearch|mcp__exa__(?:web_search_exa|deep_researcher_start)|mcp__context7__(?:get-library-docs|query-docs))$/;
function searchOutcome(tool, response) {
  if (!searchTools.test(tool)) return void 0;
  if (tool !== "WebSearch") return hasText(response) ? "worked" : "empty";
  const { results } = response ?? {};
  const parts = Array.isArray(results) ? results : [];
  if (parts.some((part) => typeof part === "string" && part.startsWith("Web search was not performed")))
    return "refused";
  return parts.some(hasLinks) ? "worked" : "empty";
}
function hasLinks(part) {
  const { content } = part ?? {};
  return Array.isArray(content) && content.length > 0;
}
function hasText(response) {
  if (typeof response === "string") return !/^\s*(?:\[\s*\]|\{\s*\})?\s*$/.test(response);
  if (Array.isArray(response)) return response.some(hasText);
  const { text: text2, content } = response ?? {};
  return hasText(text2 ?? content ?? "");
}

// src/research/search-log.ts
var import_node_path5 = require("node:path");
var logFile = (paths) => (0, import_node_path5.join)(paths.runtime, "searches");
function noteSearch(paths, iteration, outcome) {
  appendLines(logFile(paths), [`${iteration} ${outcome}`], { flushed: false });
}

// src/session/pointer.ts
var import_node_fs5 = require("node:fs");
var import_node_path7 = require("node:path");

// src/files/paths.ts
var import_node_fs4 = require("node:fs");
var import_node_path6 = require("node:path");
var docsFolder = "docs";
var folderPrefix = "research-";
function workflowPaths(root, workflow) {
  const name = requireWorkflowName(workflow);
  return pathsIn(root, name, `${docsFolder}/${folderPrefix}${name}`);
}
function pathsIn(root, name, folder) {
  const base = (0, import_node_path6.join)(root, ...folder.split("/"));
  refuseEscape(root, base);
  requireOwn(base);
  const inside = (file2) => `${base}${import_node_path6.sep}${file2}`;
  return {
    name,
    root,
    folder,
    base,
    state: inside(`${name}-state.md`),
    report: inside(`${name}-report.tex`),
    reportPdf: inside(`${name}-report.pdf`),
    plan: inside(`${name}-plan.tex`),
    planPdf: inside(`${name}-plan.pdf`),
    planItems: inside("plan.json"),
    objections: inside("objections.tex"),
    acceptance: inside("acceptance.json"),
    goal: inside("goal.json"),
    reportMarkdown: inside(`${name}-report.md`),
    reportHtml: inside(`${name}-report.html`),
    ris: inside("sources.ris"),
    csl: inside("sources.csl.json"),
    figures: inside("figures"),
    bibliography: inside("sources.bib"),
    facts: inside("facts.tex"),
    evidence: inside("evidence.tex"),
    questions: inside("questions.tex"),
    critique: inside("critique.tex"),
    ledger: inside("ledger.json"),
    featureList: inside("feature-list.json"),
    scrutiny: inside("scrutiny.json"),
    commands: inside("commands.json"),
    progress: inside("progress.txt"),
    journal: inside("journal.jsonl"),
    inbox: inside("inbox"),
    wave: inside("wave"),
    tasks: inside("tasks"),
    proofs: inside("proofs"),
    escalations: inside("escalations.json"),
    redirects: inside("redirects"),
    snapshots: inside("snapshots"),
    verification: inside("verification"),
    sorting: inside("sorting"),
    transcripts: inside("transcripts"),
    runtime: inside(".runtime"),
    dialogs: inside(`.runtime${import_node_path6.sep}dialogs`),
    outline: inside("outline.md")
  };
}
function refuseEscape(root, base) {
  if (realPathInside(root, base) !== void 0) return;
  throw new WorkflowError("The folder of the workflow lies outside the project", {
    where: base,
    expected: `a folder inside ${import_node_fs4.realpathSync.native(root)}`,
    received: realPlace(base),
    fix: "Remove the symbolic link, or start Claude Code in the project that the folder belongs to."
  });
}
function realPathInside(root, path) {
  const real = (0, import_node_path6.relative)(import_node_fs4.realpathSync.native(root), realPlace(path));
  return real === ".." || real.startsWith(`..${import_node_path6.sep}`) || (0, import_node_path6.isAbsolute)(real) ? void 0 : real;
}
var mostLinks = 40;
function realPlace(path, links = 0) {
  try {
    return import_node_fs4.realpathSync.native(path);
  } catch {
    if ((0, import_node_path6.dirname)(path) === path) return path;
    const parent = realPlace((0, import_node_path6.dirname)(path), links);
    const target = linkTarget(path);
    if (target === void 0) return (0, import_node_path6.join)(parent, (0, import_node_path6.basename)(path));
    if (links === mostLinks) return (0, import_node_path6.parse)(path).root;
    return realPlace((0, import_node_path6.isAbsolute)(target) ? target : `${parent}${import_node_path6.sep}${target}`, links + 1);
  }
}
function linkTarget(path) {
  return orElse(() => (0, import_node_fs4.readlinkSync)(path), void 0);
}

// src/session/lease.ts
var sample2 = { session: "", process: 0, host: "", folder: "", claimed_at: "", released: null };
var leaseFile = runtimeFile("lease.json", sample2);
function readLease(paths) {
  const lease = leaseFile.read(paths);
  if (lease === void 0 || !Number.isSafeInteger(lease.process)) return void 0;
  return lease.released === null || typeof lease.released === "string" ? lease : void 0;
}

// src/session/pointer.ts
function readSessionPointer(root, sessionId) {
  try {
    const name = readRegular(pointerFile(root, sessionId)).toString("utf8").trim();
    return isWorkflowName(name) ? name : void 0;
  } catch {
    return void 0;
  }
}
function pointerFile(root, sessionId) {
  return (0, import_node_path7.join)(root, sessionsFolder, sessionId);
}
function ownedWorkflow(root, sessionId) {
  const name = readSessionPointer(root, sessionId);
  if (name === void 0) return void 0;
  const paths = workflowPaths(root, name);
  const lease = readLease(paths);
  return (lease === void 0 ? (0, import_node_fs5.existsSync)(paths.state) : lease.session === sessionId) ? paths : void 0;
}

// src/hooks/input.ts
var longestInput = 64 * 1024 * 1024;
function text(value) {
  return typeof value === "string" ? value : "";
}

// src/hooks/searched.ts
function handle(input, root) {
  const paths = ownedWorkflow(root, text(input.session_id));
  const outcome = searchOutcome(text(input.tool_name), input.tool_response);
  if (paths !== void 0 && outcome !== void 0 && text(input.agent_type).startsWith(pluginPrefix)) {
    const { iteration } = storedIterationRuntime(paths) ?? {};
    if (iteration !== void 0) noteSearch(paths, iteration, outcome);
  }
  return Promise.resolve(void 0);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  handle
});
