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

// src/hooks/auto-checkpoint.ts
var auto_checkpoint_exports = {};
__export(auto_checkpoint_exports, {
  handle: () => handle
});
module.exports = __toCommonJS(auto_checkpoint_exports);

// src/loop/checkpoint.ts
var import_node_fs5 = require("node:fs");
var import_node_path6 = require("node:path");

// src/files/atomic.ts
var import_node_fs3 = require("node:fs");
var import_node_path3 = require("node:path");

// src/files/own.ts
var import_node_fs = require("node:fs");
var import_node_path = require("node:path");

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

// src/files/own.ts
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
function writeAll(file, content) {
  let offset = 0;
  while (offset < content.length) offset += (0, import_node_fs.writeSync)(file, content, offset);
}
function writeFile(path, content, how, mode) {
  const file = openFile(path, how, mode);
  try {
    writeAll(file, Buffer.from(content));
  } finally {
    (0, import_node_fs.closeSync)(file);
  }
}
function makeFolder(folder, path = folder) {
  requireOwn(path);
  (0, import_node_fs.mkdirSync)(folder, { recursive: true });
}
function moveFile(from, to) {
  makeFolder((0, import_node_path.dirname)(to), to);
  (0, import_node_fs.renameSync)(from, to);
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
function openRegular(path) {
  try {
    return openFile(path, "read");
  } catch (error) {
    const { code, message } = error;
    return code === "ENOENT" ? void 0 : message;
  }
}
function readRegular(path) {
  const file = openFile(path, "read");
  try {
    return (0, import_node_fs2.readFileSync)(file);
  } finally {
    (0, import_node_fs2.closeSync)(file);
  }
}
function readOrNothing(path) {
  return orElse(() => readRegular(path), void 0);
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
    const file = openFile(temporary, "create", mode);
    try {
      writeAll(file, Buffer.from(content));
      if (modified !== void 0) (0, import_node_fs3.futimesSync)(file, modified, modified);
      if (flush !== "nothing") (0, import_node_fs3.fsyncSync)(file);
    } finally {
      (0, import_node_fs3.closeSync)(file);
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
  const file = openFile(path, "append");
  try {
    const text2 = lines.map((line) => `${line}
`).join("");
    writeAll(file, Buffer.from(isCutShort(file) ? `
${text2}` : text2));
    if (flushed) (0, import_node_fs3.fsyncSync)(file);
  } finally {
    (0, import_node_fs3.closeSync)(file);
  }
}
var lineAttempts = 20;
var linePauseMilliseconds = 5;
function isCutShort(file) {
  for (let attempt = 1; endsInMiddle(file); attempt += 1) {
    if (attempt === lineAttempts) return true;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, linePauseMilliseconds);
  }
  return false;
}
function endsInMiddle(file) {
  const { size } = (0, import_node_fs3.fstatSync)(file);
  if (size === 0) return false;
  const last = Buffer.alloc(1);
  (0, import_node_fs3.readSync)(file, last, 0, 1, size - 1);
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

// src/files/lock.ts
var import_node_async_hooks = require("node:async_hooks");
var import_node_fs4 = require("node:fs");
var import_node_os = require("node:os");
var import_node_path4 = require("node:path");

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
function hasShapeOf(value, sample2) {
  if (sample2 === null) return true;
  if (Array.isArray(sample2)) {
    return Array.isArray(value) && (sample2.length === 0 || value.every((element) => hasShapeOf(element, sample2[0])));
  }
  if (typeof sample2 !== "object") return typeof value === typeof sample2 && !Number.isNaN(value);
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  return Object.entries(sample2).every(
    ([key, inner]) => Object.hasOwn(value, key) && hasShapeOf(value[key], inner)
  );
}

// src/files/json-file.ts
function readJson(path) {
  return orElse(() => parseJson(readRegular(path).toString("utf8")), void 0);
}
function readJsonLike(path, sample2) {
  const value = readJson(path);
  return hasShapeOf(value, sample2) ? value : void 0;
}

// src/files/lock.ts
function isAlive(pid) {
  if (pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return error.code === "EPERM";
  }
}
function isZombie(pid) {
  if (process.platform !== "linux") return false;
  try {
    const stat = (0, import_node_fs4.readFileSync)(`/proc/${pid}/stat`, "utf8");
    return /^[ZX]/.test(stat.slice(stat.lastIndexOf(")") + 2));
  } catch {
    return false;
  }
}
var staleAfterMilliseconds = 3e4;
var confirmMilliseconds = 1e3;
var largestOwnerBytes = 4096;
var taken = 0;
var held = sharedStorage();
function sharedStorage() {
  const key = /* @__PURE__ */ Symbol.for("autonomous-workflow: held locks");
  const shared = globalThis;
  return shared[key] ??= new import_node_async_hooks.AsyncLocalStorage();
}
async function withLock(folder, waitMilliseconds2, work, { staleAfter = staleAfterMilliseconds, poll = 10, onTaken, busy = otherWriter } = {}) {
  const holding = held.getStore() ?? /* @__PURE__ */ new Set();
  const lock = (0, import_node_path4.join)(folder, "lock");
  if (holding.has(folder)) return work(() => refresh(lock));
  makeFolder(folder);
  const token = acquireToken(folder);
  let deadline;
  const isLeft = leftWatch(staleAfter);
  try {
    while (!tryLink(token, lock)) {
      onTaken?.();
      deadline ??= performance.now() + waitMilliseconds2;
      const isOver = performance.now() > deadline && ageMilliseconds(lock) <= staleAfter;
      if (!breakStale(lock, token, isLeft) && isOver) throw busy(lock);
      await sleep(poll);
      refresh(token);
    }
    try {
      sweep(folder, token);
      return await held.run(/* @__PURE__ */ new Set([...holding, folder]), () => work(() => refresh(lock)));
    } finally {
      release(lock, token);
    }
  } finally {
    removeFile(token);
  }
}
async function sleep(milliseconds) {
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
}
function acquireToken(folder) {
  taken += 1;
  const token = (0, import_node_path4.join)(folder, `lock.${process.pid}-${taken}-${process.hrtime.bigint().toString(36)}`);
  writeFile(token, JSON.stringify({ pid: process.pid, host: (0, import_node_os.hostname)(), token }), "create");
  return token;
}
function tryLink(token, lock) {
  try {
    (0, import_node_fs4.linkSync)(token, lock);
    return true;
  } catch (error) {
    const { code } = error;
    if (code === "EEXIST") return false;
    if (code !== "EPERM" && code !== "ENOTSUP" && code !== "EOPNOTSUPP" && code !== "ENOSYS") throw error;
    return tryCopy(token, lock);
  }
}
function tryCopy(token, lock) {
  try {
    (0, import_node_fs4.copyFileSync)(token, lock, import_node_fs4.constants.COPYFILE_EXCL);
    return true;
  } catch (error) {
    if (error.code === "EEXIST") return false;
    throw error;
  }
}
function refresh(lock) {
  const now = /* @__PURE__ */ new Date();
  if ((0, import_node_fs4.existsSync)(lock)) (0, import_node_fs4.utimesSync)(lock, now, now);
}
function release(lock, token) {
  if (readOwner(lock)?.token === token) removeFile(lock);
}
function breakStale(lock, token, isLeft) {
  if (!isLeft(lock)) return false;
  const breaker = `${lock}-breaker`;
  if (!tryLink(token, breaker)) {
    breakStale(breaker, token, isStale);
    return false;
  }
  try {
    if (isLeft(lock)) removeFile(lock);
    return true;
  } finally {
    release(breaker, token);
  }
}
function leftWatch(staleAfter) {
  let seen;
  return (lock) => {
    if (isOrphaned(lock)) return true;
    if (ageMilliseconds(lock) <= staleAfter) return false;
    const modified = (0, import_node_fs4.statSync)(lock, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (seen?.modified !== modified) seen = { modified, at: performance.now() };
    return performance.now() - seen.at >= confirmMilliseconds;
  };
}
function sweep(folder, token) {
  for (const name of (0, import_node_fs4.readdirSync)(folder)) {
    if (!/^lock[-.]/.test(name)) continue;
    const file = (0, import_node_path4.join)(folder, name);
    if (name.startsWith("lock-")) {
      breakStale(file, token, isStale);
      continue;
    }
    const isUnnamed = readOwner(file) === void 0 && ageMilliseconds(file) > staleAfterMilliseconds;
    if (isUnnamed || isOrphaned(file)) removeFile(file);
  }
}
function readOwner(lock) {
  if (((0, import_node_fs4.statSync)(lock, { throwIfNoEntry: false })?.size ?? 0) > largestOwnerBytes) return void 0;
  return readJsonLike(lock, { pid: 0, host: "", token: "" });
}
function isStale(lock) {
  return ageMilliseconds(lock) > staleAfterMilliseconds || isOrphaned(lock);
}
function isOrphaned(file) {
  const owner = readOwner(file);
  return owner?.host === (0, import_node_os.hostname)() && !isAlive(owner.pid);
}
function ageMilliseconds(file) {
  return orElse(() => Math.max(0, Date.now() - (0, import_node_fs4.statSync)(file).mtimeMs), -1);
}
function otherWriter(lock) {
  const owner = readOwner(lock);
  return new WorkflowError("Another process is writing this workflow", {
    where: lock,
    ...owner !== void 0 && { received: `a lock of process ${owner.pid} on ${owner.host}` },
    fix: "Try again in a moment. If that process hangs, end it; its lock is then removed automatically.",
    exitCode: exitCodes.later
  });
}

// src/files/runtime-file.ts
var import_node_path5 = require("node:path");
function runtimeFile(name, sample2, options) {
  const path = ({ runtime }) => (0, import_node_path5.join)(runtime, name);
  return {
    path,
    read: (paths) => readJsonLike(path(paths), sample2),
    write: (paths, value) => writeAtomic(path(paths), JSON.stringify(value), options),
    remove: (paths) => removeFile(path(paths))
  };
}

// src/base/clock.ts
function clockTime(time, now) {
  const clock = time.toTimeString().slice(0, 5);
  return time.toDateString() === now.toDateString() ? clock : `${time.toDateString().slice(0, 10)} ${clock}`;
}
function localTime(time) {
  const local = new Date(time.getTime() - time.getTimezoneOffset() * 6e4);
  return local.toISOString().slice(0, 19).replace("T", " ");
}

// src/base/amount.ts
function formatAmount({ usd, tokens }) {
  const cost = usd === null ? "an unknown sum" : `about ${formatUsd(usd)} USD`;
  return tokens === null ? cost : `${cost}, ${formatTokens(tokens)}`;
}
function formatUsd(usd) {
  return usd.toFixed(usd > 0 && usd < 0.01 ? 4 : 2);
}
function formatTokens(tokens) {
  if (tokens >= 999500) return `${(tokens / 1e6).toFixed(1)} M tokens`;
  return tokens >= 1e3 ? `${Math.round(tokens / 1e3)} k tokens` : `${tokens} tokens`;
}

// src/base/text.ts
function counted(count, what) {
  return `${count} ${what}${count === 1 ? "" : "s"}`;
}
function withoutSteps(problem) {
  return problem.replace(/(?:[:;] (?=run |start |complete |`)|\. (?=Where |Run |Start )).*$/s, ".");
}
var shortCommit = (commit) => commit.slice(0, 10);

// src/journal/rules/feature-events.ts
function phraseFeatureEvent(event) {
  switch (event.event) {
    case "feature-edited":
      return `the words of ${event.feature === "" ? "all features" : event.feature} were changed by hand`;
    case "features-imported":
      return `${event.features} features read from ${event.source}`;
    case "features-scrutinized":
      return `critics and architects on the features: ${event.open.length === 0 ? "no blockers" : `open blockers: ${event.open.join(", ")}`}`;
    case "goal-missed":
      return `the acceptance checklist does not hold (${event.checks.join(", ")}): ${event.feature === null ? "the user is asked" : `${event.feature} is to fix it`}`;
    case "feature-begun":
      return `${event.feature} begun, attempt ${event.attempt}: ${event.name}`;
    case "feature-passed":
      return `${event.feature} passed${event.attempt === 0 ? "" : ` in attempt ${event.attempt}`}: ${event.name} (proof ${event.proofs.join(", ")}${event.untested === void 0 ? "" : "; without a test that failed before"})`;
    case "test-asked":
      return `${event.feature}: attempt ${event.attempt} is sent back for a test of ${event.untested.join(", ")}`;
    case "attempt-failed":
      return `${event.feature}: attempt ${event.attempt} failed: ${event.why}${event.patch === null ? "" : ` (kept as ${event.patch})`}`;
    case "feature-failed":
      return `${event.feature} failed for good: ${event.name}: ${event.why}${event.next === null ? "" : `; ${event.next} is tried instead`}`;
    case "features-blocked":
      return `blocked by ${event.by}: ${event.features.join(", ")}`;
    case "verification-failed":
      return `${event.feature} could not be verified: ${event.why}`;
    case "features-freed":
      return `no longer blocked: ${event.features.join(", ")}`;
    case "features-skipped":
      return `skipped: ${event.features.join(", ")}${event.why === "" ? "" : ` (${event.why})`}`;
    case "feature-divided":
      return `${event.feature} given back, ${event.why}`;
    case "proofs-added":
      return `${event.feature} verified again (proof ${event.proofs.join(", ")})`;
    case "proofs-found":
      return `${event.feature} passed before the journal was lost (proof ${event.proofs.join(", ")}), as ${event.by} says`;
    case "proofs-void":
      return `proofs that no longer count: ${event.proofs.join(", ")}: ${event.why}${event.reopened.length === 0 ? "" : `; to be done again: ${event.reopened.join(", ")}`}`;
    case "commands-frozen":
      return event.completed === true ? "the frozen commands were run once: noted what they need, and which tests fail before any work" : `commands frozen (${event.by}): ${event.commands.join("; ")}`;
    case "baseline-begun":
      return `${event.feature}: the baseline of attempt ${event.attempt} is run: ${event.commands.join("; ")}`;
    case "baseline-run":
      return `${event.feature}: baseline ${event.verdict.replaceAll("_", " ")}${failingBefore(event.failing)}${event.reused ? ", known from an earlier run" : ""}`;
    case "coder-answered":
      return `${event.feature}: the coder of attempt ${event.attempt}: ${event.outcome}`;
    case "hand-in-late":
      return `${event.feature}: ${event.agent} handed in after attempt ${event.attempt} was over; kept in ${event.file}`;
    case "late-work-kept":
      return `${event.feature}: its coder changed ${event.files.join(", ")} after it was over; undone, and kept in ${event.patch}`;
    case "ignored-taken-away":
      return `${event.feature}: the ignored files of its work were moved away with it: ${event.files.join(", ")}; kept in ${event.folder}`;
    case "file-moved-away":
      return `${event.feature}: the untracked ${event.path} was in its way, and is kept as ${event.file}`;
    case "feature-checked":
      return `${event.feature}: attempt ${event.attempt} verified, ${event.outcome.replaceAll("_", " ")}${event.why === "" ? "" : `: ${event.why}`}`;
    case "feature-reviewed":
      return `${event.feature}: attempt ${event.attempt} reviewed, ${event.blockers === 0 ? "no blockers" : counted(event.blockers, "blocker")}${event.costs_no_attempt === true ? "; they cost no attempt, since the user said it after its coder had its task" : ""}`;
    case "first-judged":
      return `${event.feature}: first judged: ${counted(event.missing, "thing")} missing; this counted no attempt`;
    case "feature-committed":
      return `${event.feature} committed as ${shortCommit(event.commit)}`;
    case "feature-moved":
      return `${event.feature}: attempt ${event.attempt} ${event.conflicts.length === 0 ? "brought onto" : "conflicts with"} ${shortCommit(event.onto)}${event.conflicts.length === 0 ? "" : `: ${event.conflicts.join(", ")}`}`;
    case "worktree-cleared":
      return `the work tree of ${event.feature} is removed${event.patch === null ? "" : `; its work is kept in ${event.patch}`}`;
    case "regression-sweep":
      return `everything verified once more, ${event.verdict.replaceAll("_", " ")}${event.features.length === 0 ? "" : `; proofs that were old: ${event.features.join(", ")}`}`;
    case "features-restored":
      return `feature list restored: ${event.why}; the other version is kept as ${event.kept}`;
    case "init-run":
      return `${event.feature}: init.sh ${event.verdict.replaceAll("_", " ")}`;
  }
}
function failingBefore(failing = 0) {
  return failing === 0 ? "" : `, but for ${counted(failing, "test")} that failed before any feature`;
}

// src/journal/rules/events.ts
function describeEvent(event) {
  return shortened(excerpt(phrase(event)), longestLine);
}
var longestLine = 200;
var longestTask = 70;
function named(agent, task) {
  return task === void 0 || task === "" ? agent : `${agent} (${shortened(excerpt(task), longestTask)})`;
}
var handedIn = {
  "claim-verifier": "verdict",
  "plan-architect": "item",
  "plan-critic": "defect",
  "report-writer": "section",
  "report-critic": "objection",
  "acceptance-judge": "judgement"
};
function recorded(event) {
  const { new_claims, result = counted(new_claims, "new finding") } = event;
  return event.verdict.startsWith(result) ? event.verdict : `${result}; ${event.verdict}`;
}
function describeSome(pairs = [], how) {
  return pairs.length === 0 ? "" : `${pairs.length} ${how}${listedPairs(pairs)}, `;
}
function listedPairs(pairs) {
  return pairs.length === 0 ? "" : ` (${pairs.map((pair) => pair.join(" and ")).join(", ")})`;
}
function phrase(event) {
  switch (event.event) {
    case "created":
      return `workflow created (${event.mode}, ${event.driver}, at most ${counted(event.max_iterations, "iteration")})`;
    case "claimed":
      return `session ${event.session.slice(0, 8)} drives the workflow (${event.why})`;
    case "released":
      return `session ${event.session.slice(0, 8)} released the workflow (${event.why})`;
    case "phase-begun":
      return `${event.phase} begins with iteration ${event.iteration}; ${event.from} is over`;
    case "iteration-begun":
      return `iteration ${event.iteration} begins${event.writing ? ": writing up" : event.agents === 0 ? "" : `: ${counted(event.agents, "agent")}`}`;
    case "iteration-failed":
      return `iteration ${event.iteration} given up: ${event.problems.map(withoutSteps).join(" ")}`;
    case "agent-started":
      return `${named(event.agent, event.task ?? event.assignment ?? void 0)} started`;
    case "hand-in":
      return `${named(event.agent, event.task)} handed in ${counted(event.claims, event.what ?? handedIn[event.agent] ?? "claim")}${event.left_out === void 0 ? "" : `; left out: ${event.left_out.join("; ")}`}`;
    case "hand-in-refused":
      return `hand-in of ${event.agent} ${event.final ? "refused for good" : "sent back"}: ${event.problems.join("; ")}`;
    case "recorded":
      return `iteration ${event.iteration} recorded${event.again ? " again" : `: ${recorded(event)}`}`;
    case "sources-fetched":
      return `sources fetched: ${event.stored} stored, ${event.dead} dead, ${event.could_not_run} could not be read${event.left === 0 ? "" : `, ${event.left} left for the next time`}${event.works === void 0 ? "" : `; catalogues know ${event.works.found} of ${event.works.found + event.works.unknown + event.works.could_not_run} papers`}`;
    case "quotes-failed":
      return describeFailedQuotes(event.quotes);
    case "claims-verified":
      return `verified: ${event.verdicts.toSorted((a, b) => weightOf(b.verdict) - weightOf(a.verdict)).map(({ claim, verdict }) => `${claim} ${verdict}`).join(", ")}`;
    case "claims-sorted":
      return `${event.by} sorted claims: ${counted(event.same.length, "pair")} the same${listedPairs(event.same)}, ${event.opposed.length} opposed${listedPairs(event.opposed)}, ${describeSome(event.within, "within the other")}${describeSome(event.overlapping, "in part the same")}${event.apart.length} different`;
    case "claim-split":
      return `the user split ${event.claim}`;
    case "redirected":
      return `redirected by ${event.from} (${event.priority}): ${event.text}`;
    case "agents-silent":
      return `no sign of life for ${counted(event.minutes, "minute")}: ${event.assignments.join(", ")} count as failed`;
    case "waits":
      return `waits: ${event.for}${event.until === null ? "" : `, until ${event.until}`}`;
    case "forecast": {
      const cost = event.usd === null ? "" : `, ${formatUsd(event.usd)} USD`;
      return `forecast: ${event.at_most ? "at most" : "about"} ${counted(event.iterations, "more iteration")}${cost}, ${counted(Math.round(event.minutes), "minute")}`;
    }
    case "session-lost":
      return `iteration ${event.iteration} lost its session: ${event.why}`;
    case "woken":
      return `session woken: ${event.why}`;
    case "configuration-refused":
      return `configuration refused, the last valid one stays in use: ${event.problem}`;
    case "stall-step":
      return `stalled in iteration ${event.iteration}: ${event.why}`;
    case "escalated":
      return `${event.id} needs a person (${event.kind}${event.item === null ? "" : `, ${event.item}`}): ${event.text}`;
    case "escalation-answered":
      return `${event.id} answered: ${event.answer}`;
    case "spent":
      return `iteration ${event.iteration} cost ${formatAmount(event)}`;
    case "sent-back":
      return `turn sent back: ${event.problems.join(" ")}`;
    case "compiled":
      return `compiled: ${event.outcome}${event.detail === "" ? "" : ` (${event.detail})`}`;
    case "checkpoint":
      return `checkpoint before compaction (${event.trigger}): ${event.bytes} new bytes of transcript in ${event.file}`;
    case "checkpoint-failed":
      return `no checkpoint before compaction (${event.trigger}): ${event.why}`;
    case "restored-context":
      return `context restored after ${event.source}`;
    case "state-restored":
      return `state restored: ${event.why}; the other version is kept as ${event.kept}`;
    case "ledger-restored":
      return `ledger restored${event.findings < event.counted ? `, with only ${event.findings} of ${counted(event.counted, "finding")}` : ""}: ${event.why}; the other version is kept as ${event.kept}`;
    case "document-restored":
      return `${event.file} was missing and was restored from ${event.from}`;
    case "quotes-unproven":
      return `${counted(event.quotes, "quote")} ${event.quotes === 1 ? "counts" : "count"} as not checked: the stored pages are missing or altered`;
    case "journal-begun-anew":
      return `journal begun again: ${event.why}`;
    case "counters-corrected":
      return `counters corrected: ${event.wrong.join("; ")}`;
    case "set-aside":
      return `${event.file} moved to ${event.kept}: ${event.why}`;
    case "changed":
      return "state changed";
    case "written":
    case "page-stored":
      return "file" in event ? `${event.file} written` : `${event.page} stored`;
    case "record-altered":
      return `${event.file} was changed by other means than hooks and the CLI: ${event.what}`;
    case "aligned":
      return `aligned, ${counted(event.checks, "acceptance check")}: ${event.objective}`;
    case "acceptance-run":
      return `acceptance check ${event.check} ran: ${event.exit_code === null ? event.end : `exit code ${event.exit_code}`}`;
    case "judged":
      return `${event.judge} judged ${counted(event.assertions, "assertion")} and ${counted(event.ratings, "rating")} of the acceptance checklist`;
    case "swept":
      return `ended more than ${counted(event.days, "day")} ago: transcripts and machine state removed (${event.bytes} bytes); all evidence is kept`;
    case "resumed":
      return `resumed at iteration ${event.iteration} by ${event.by}`;
    case "loop-cancelled":
      return `ralph-loop cancelled (${event.file})`;
    case "notified":
      return notified(event.title, event.channels);
    case "denied":
      return `${event.tool} denied (${event.rule}): ${event.command}`;
    case "ended":
      return `ended, ${event.reason}: ${event.message}`;
    default:
      return phraseFeatureEvent(event);
  }
}
function describeFailedQuotes(quotes) {
  const isRejected = ({ verdict }) => verdict === "not-carrying";
  const failed = quotes.filter((one) => !isRejected(one)).map(({ claim, verdict }) => `${claim} ${verdict}`);
  const rejected = quotes.filter(isRejected).map(({ claim, source, detail }) => `${claim} ${source} (${detail})`);
  return [
    ...failed.length === 0 ? [] : [`quotes that are not in their source: ${failed.join(", ")}`],
    ...rejected.length === 0 ? [] : [`quotes that do not carry their finding: ${rejected.join("; ")}`]
  ].join("; ");
}
function notified(title, channels) {
  const used = channels.filter(({ outcome }) => outcome !== "skipped").map(describeOutcome);
  if (channels.some(({ outcome }) => outcome === "sent")) return `notified of "${title}": ${used.join(", ")}`;
  return `no notification was sent about "${title}": ${channels.map(describeOutcome).join(", ")}`;
}
function describeOutcome({ channel, outcome, detail }) {
  return detail === "" ? `${channel} ${outcome}` : `${channel} ${outcome} (${detail})`;
}
var weightOf = (verdict) => ["supported", "unverified", "qualified", "contested by one verifier", "contradicted"].indexOf(verdict);

// src/journal/journal.ts
var silent = /* @__PURE__ */ new Set([
  "changed",
  "written",
  "page-stored",
  "feature-edited",
  "features-scrutinized"
]);
function appendEvent(paths, now, event, state) {
  const time = now.toISOString();
  appendLines(paths.journal, [JSON.stringify({ time, ...event, state })], { flushed: event.event !== "spent" });
  if (silent.has(event.event)) return;
  const written2 = new Date(Math.max(now.getTime(), Date.now()));
  appendLines(paths.progress, [`${localTime(written2)}  ${describeEvent(onTheClock(event, now))}`], { flushed: false });
}
function onTheClock(event, now) {
  if (event.event !== "waits" || event.until === null) return event;
  return { ...event, until: clockTime(new Date(event.until), now) };
}

// src/loop/checkpoint.ts
var waitMilliseconds = 3e4;
var pieceBytes = 4 * 1024 * 1024;
var keptFile = runtimeFile("checkpoint.json", { transcript: "", bytes: 0 });
async function takeCheckpoint(paths, { transcript, trigger, now }) {
  const opened = openRegular(transcript);
  if (opened === void 0) return;
  if (typeof opened === "string") {
    appendEvent(paths, now, { event: "checkpoint-failed", trigger, why: opened });
    return;
  }
  try {
    await withLock((0, import_node_path6.join)(paths.runtime, "checkpoint"), waitMilliseconds, () => {
      const { size } = (0, import_node_fs5.fstatSync)(opened);
      const kept = keptFile.read(paths);
      const start = kept?.transcript === transcript && kept.bytes <= size ? kept.bytes : 0;
      if (size === start) return;
      const file = freeName((0, import_node_path6.join)(paths.transcripts, now.toISOString().replace(/[:.]/g, "-")));
      const end = copyBytes(opened, start, size, file);
      const state = readOrNothing(paths.state);
      if (state !== void 0) writeAtomic(file.replace(/\.jsonl$/, "-state.md"), state);
      keptFile.write(paths, { transcript, bytes: end });
      appendEvent(paths, now, { event: "checkpoint", trigger, bytes: end - start, file: (0, import_node_path6.basename)(file) });
    });
  } finally {
    (0, import_node_fs5.closeSync)(opened);
  }
}
function freeName(place) {
  for (let number = 1; ; number += 1) {
    const file = `${place}${number === 1 ? "" : `-${number}`}.jsonl`;
    if (!(0, import_node_fs5.existsSync)(file)) return file;
  }
}
function copyBytes(opened, start, size, file) {
  const temporary = `${file}.${process.pid}-0.tmp`;
  const target = openFile(temporary, "create");
  const buffer = Buffer.alloc(Math.min(pieceBytes, size - start));
  let end = start;
  try {
    while (end < size) {
      const read = (0, import_node_fs5.readSync)(opened, buffer, 0, Math.min(buffer.length, size - end), end);
      if (read === 0) break;
      (0, import_node_fs5.writeSync)(target, buffer, 0, read);
      end += read;
    }
  } finally {
    (0, import_node_fs5.closeSync)(target);
  }
  moveFile(temporary, file);
  return end;
}

// src/session/pointer.ts
var import_node_fs7 = require("node:fs");
var import_node_path8 = require("node:path");

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

// src/files/paths.ts
var import_node_fs6 = require("node:fs");
var import_node_path7 = require("node:path");
var docsFolder = "docs";
var folderPrefix = "research-";
function workflowPaths(root, workflow) {
  const name = requireWorkflowName(workflow);
  return pathsIn(root, name, `${docsFolder}/${folderPrefix}${name}`);
}
function pathsIn(root, name, folder) {
  const base = (0, import_node_path7.join)(root, ...folder.split("/"));
  refuseEscape(root, base);
  requireOwn(base);
  const inside = (file) => `${base}${import_node_path7.sep}${file}`;
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
    dialogs: inside(`.runtime${import_node_path7.sep}dialogs`),
    outline: inside("outline.md")
  };
}
function refuseEscape(root, base) {
  if (realPathInside(root, base) !== void 0) return;
  throw new WorkflowError("The folder of the workflow lies outside the project", {
    where: base,
    expected: `a folder inside ${import_node_fs6.realpathSync.native(root)}`,
    received: realPlace(base),
    fix: "Remove the symbolic link, or start Claude Code in the project that the folder belongs to."
  });
}
function realPathInside(root, path) {
  const real = (0, import_node_path7.relative)(import_node_fs6.realpathSync.native(root), realPlace(path));
  return real === ".." || real.startsWith(`..${import_node_path7.sep}`) || (0, import_node_path7.isAbsolute)(real) ? void 0 : real;
}
var mostLinks = 40;
function realPlace(path, links = 0) {
  try {
    return import_node_fs6.realpathSync.native(path);
  } catch {
    if ((0, import_node_path7.dirname)(path) === path) return path;
    const parent = realPlace((0, import_node_path7.dirname)(path), links);
    const target = linkTarget(path);
    if (target === void 0) return (0, import_node_path7.join)(parent, (0, import_node_path7.basename)(path));
    if (links === mostLinks) return (0, import_node_path7.parse)(path).root;
    return realPlace((0, import_node_path7.isAbsolute)(target) ? target : `${parent}${import_node_path7.sep}${target}`, links + 1);
  }
}
function linkTarget(path) {
  return orElse(() => (0, import_node_fs6.readlinkSync)(path), void 0);
}

// src/session/lease.ts
var sample = { session: "", process: 0, host: "", folder: "", claimed_at: "", released: null };
var leaseFile = runtimeFile("lease.json", sample);
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
  return (0, import_node_path8.join)(root, sessionsFolder, sessionId);
}
function ownedWorkflow(root, sessionId) {
  const name = readSessionPointer(root, sessionId);
  if (name === void 0) return void 0;
  const paths = workflowPaths(root, name);
  const lease = readLease(paths);
  return (lease === void 0 ? (0, import_node_fs7.existsSync)(paths.state) : lease.session === sessionId) ? paths : void 0;
}

// src/hooks/input.ts
var longestInput = 64 * 1024 * 1024;
function text(value) {
  return typeof value === "string" ? value : "";
}

// src/hooks/auto-checkpoint.ts
async function handle(input, root) {
  const paths = ownedWorkflow(root, text(input.session_id));
  if (paths !== void 0) {
    await takeCheckpoint(paths, {
      transcript: text(input.transcript_path),
      trigger: text(input.trigger) || "unknown",
      now: /* @__PURE__ */ new Date()
    });
  }
  return void 0;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  handle
});
