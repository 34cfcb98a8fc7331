"use strict";
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
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  isNodeMode || !mod || !mod.__esModule ? __defProp(target, "default", { value: mod, enumerable: true }) : target,
  mod
));
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);

// lazy:src/loop/steering-files.ts
var require_steering_files = __commonJS({
  "lazy:src/loop/steering-files.ts"(exports2, module2) {
    module2.exports = require("./library.cjs")["src/loop/steering-files.ts"]();
  }
});

// src/hooks/on-tool-use.ts
var on_tool_use_exports = {};
__export(on_tool_use_exports, {
  onToolUse: () => onToolUse
});
module.exports = __toCommonJS(on_tool_use_exports);

// src/base/errors.ts
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
  return line.length <= longestExcerpt ? line : `${cut(line, longestExcerpt - 1)}\u2026`;
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
  return text2.normalize("NFKD").replace(/[\u0300-\u036f]/g, "").toLowerCase().replaceAll("\xDF", "ss").replace(/[^a-z0-9]+/g, "-").slice(0, longestName).replace(/^-+|-+$/g, "");
}
var pluginPrefix = "autonomous-workflow:";

// src/safety/guard-file.ts
var import_node_path5 = require("node:path");

// src/base/owned-files.ts
var generated = /* @__PURE__ */ new Map([
  ["ledger.json", "run `autonomous-workflow record`; it merges what the agents handed in"],
  ["sources.bib", "run `autonomous-workflow record`; it is made from the sources that agents handed in"],
  ["facts.tex", "run `autonomous-workflow record`; it holds the counts of the ledger"],
  ["plan.json", "run `autonomous-workflow record`; it merges what the agents handed in"],
  ["objections.tex", "run `autonomous-workflow record`; it is made from the objections that are left"],
  ["acceptance.json", "leave it to the user: `autonomous-workflow align` sets what the workflow has to reach"],
  ["figures/novelty.tex", "nothing to do: it is made from the ledger"],
  ["figures/sources.tex", "nothing to do: it is made from the ledger"],
  ["feature-list.json", "use the commands that `autonomous-workflow --help` lists"],
  ["scrutiny.json", "run `autonomous-workflow record`; it merges what the agents handed in"],
  ["commands.json", "leave it to the user: `autonomous-workflow commands confirm` says what checks the project"],
  ["escalations.json", "use the commands that `autonomous-workflow --help` lists"],
  ["STOP", "leave it to the user: it stops the workflow"],
  ["redirect.md", "leave it to the user: it redirects the workflow"],
  ["progress.txt", "nothing to do: every command notes what it did there"],
  ["journal.jsonl", "nothing to do: every command notes what it did there"]
]);
var generatedFolders = /* @__PURE__ */ new Set([
  "inbox",
  "tasks",
  "redirects",
  "snapshots",
  "verification",
  "proofs",
  "transcripts",
  ".runtime"
]);
function pathInWorktree(path) {
  return /^\.runtime\/worktrees\/[^/*?[]+\/(.+)/.exec(path)?.[1];
}
function insteadOfEditing(path, workflow) {
  const [first = ""] = path.split("/");
  if (pathInWorktree(path) !== void 0) return void 0;
  if (generatedFolders.has(first)) return "leave it: it is written by hooks and the CLI";
  if (path === `${workflow}-state.md`)
    return "run `autonomous-workflow record` or `autonomous-workflow status`; the state is computed";
  if (path === `${workflow}-report.md`) return `edit ${workflow}-report.tex; this is made from it`;
  return generated.get(path);
}

// src/files/paths.ts
var import_node_fs = require("node:fs");
var import_node_path = require("node:path");
var docsFolder = "docs";
var folderPrefix = "research-";
function workflowPaths(root, workflow) {
  const name = requireWorkflowName(workflow);
  return pathsIn(root, name, `${docsFolder}/${folderPrefix}${name}`);
}
function pathsIn(root, name, folder) {
  const base = (0, import_node_path.join)(root, ...folder.split("/"));
  refuseEscape(root, base);
  const inside = (file) => `${base}${import_node_path.sep}${file}`;
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
    figures: inside("figures"),
    bibliography: inside("sources.bib"),
    facts: inside("facts.tex"),
    ledger: inside("ledger.json"),
    featureList: inside("feature-list.json"),
    scrutiny: inside("scrutiny.json"),
    commands: inside("commands.json"),
    progress: inside("progress.txt"),
    journal: inside("journal.jsonl"),
    inbox: inside("inbox"),
    tasks: inside("tasks"),
    proofs: inside("proofs"),
    escalations: inside("escalations.json"),
    redirects: inside("redirects"),
    snapshots: inside("snapshots"),
    verification: inside("verification"),
    transcripts: inside("transcripts"),
    runtime: inside(".runtime"),
    outlook: inside(`.runtime${import_node_path.sep}outlook.json`)
  };
}
function refuseEscape(root, base) {
  if (realPathInside(root, base) !== void 0) return;
  throw new WorkflowError("The folder of the workflow lies outside the project", {
    where: base,
    expected: `a folder inside ${import_node_fs.realpathSync.native(root)}`,
    received: realPlace(base),
    fix: "Remove the symbolic link, or start Claude Code in the project that the folder belongs to."
  });
}
function realPathInside(root, path) {
  const real = (0, import_node_path.relative)(import_node_fs.realpathSync.native(root), realPlace(path));
  return real === ".." || real.startsWith(`..${import_node_path.sep}`) || (0, import_node_path.isAbsolute)(real) ? void 0 : real;
}
var mostLinks = 40;
function realPlace(path, links = 0) {
  try {
    return import_node_fs.realpathSync.native(path);
  } catch {
    if ((0, import_node_path.dirname)(path) === path) return path;
    const parent = realPlace((0, import_node_path.dirname)(path), links);
    const target = linkTarget(path);
    if (target === void 0) return (0, import_node_path.join)(parent, (0, import_node_path.basename)(path));
    if (links === mostLinks) return (0, import_node_path.parse)(path).root;
    return realPlace((0, import_node_path.isAbsolute)(target) ? target : `${parent}${import_node_path.sep}${target}`, links + 1);
  }
}
function linkTarget(path) {
  try {
    return (0, import_node_fs.readlinkSync)(path);
  } catch {
    return void 0;
  }
}

// src/safety/rules/protected-paths.ts
function isSettings(path) {
  return /^(?:\.autonomous-workflow\.yaml|\.claude\/settings[^/]*\.json|docs\/\.autonomous-workflow(?:\/.*)?)$/i.test(
    path
  );
}
function isSettingsBelow(path) {
  const parts = path.split("/");
  return parts.some((_, index) => isSettings(parts.slice(index).join("/")));
}

// src/safety/settings-files.ts
var import_node_os2 = require("node:os");
var import_node_path4 = require("node:path");

// src/configuration/cache.ts
var import_node_path3 = require("node:path");
var import_node_os = require("node:os");

// src/files/regular.ts
var import_node_fs2 = require("node:fs");
function readRegular(path) {
  const file = open(path);
  try {
    return (0, import_node_fs2.readFileSync)(file);
  } finally {
    (0, import_node_fs2.closeSync)(file);
  }
}
function open(path) {
  const file = (0, import_node_fs2.openSync)(path, import_node_fs2.constants.O_RDONLY | import_node_fs2.constants.O_NONBLOCK);
  if ((0, import_node_fs2.fstatSync)(file).isFile()) return file;
  (0, import_node_fs2.closeSync)(file);
  throw noFile(path);
}
function noFile(path) {
  return Object.assign(new Error(`${path} is no file`), { path });
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
  try {
    return parseJson(readRegular(path).toString("utf8"));
  } catch {
    return void 0;
  }
}

// src/files/project.ts
var import_node_path2 = require("node:path");
var projectFolder = (0, import_node_path2.join)("docs", ".autonomous-workflow");
var projectConfigurationFile = ".autonomous-workflow.yaml";

// src/configuration/cache.ts
var variablePrefix = "AUTONOMOUS_WORKFLOW_";
var fileVariable = `${variablePrefix}CONFIG`;
function findSources(root, environment) {
  return {
    projectFile: (0, import_node_path3.join)(root, projectConfigurationFile),
    userFile: said(environment[fileVariable]) ?? userFile(environment, process.platform),
    variables: Object.entries(environment).filter((entry) => entry[0].startsWith(variablePrefix) && said(entry[1]) !== void 0).sort(([one], [other]) => one < other ? -1 : 1)
  };
}
function userFile(environment, platform) {
  const [named, usual] = platform === "win32" ? [environment.APPDATA, ["AppData", "Roaming"]] : [environment.XDG_CONFIG_HOME, [".config"]];
  const folder = named !== void 0 && (0, import_node_path3.isAbsolute)(named) ? named : (0, import_node_path3.join)(home(environment), ...usual);
  return (0, import_node_path3.isAbsolute)(folder) ? (0, import_node_path3.join)(folder, "autonomous-workflow", "config.yaml") : null;
}
var said = (text2) => text2 === "" ? void 0 : text2;
function home(environment) {
  try {
    return said(environment.HOME) ?? (0, import_node_os.homedir)();
  } catch {
    return "";
  }
}

// src/safety/settings-files.ts
function settingsFiles(root) {
  const { userFile: userFile2 } = findSources(root, process.env);
  const claude = process.env.CLAUDE_CONFIG_DIR ?? (0, import_node_path4.join)((0, import_node_os2.homedir)(), ".claude");
  return [
    ...userFile2 === null ? [] : [userFile2],
    (0, import_node_path4.join)(claude, "settings.json"),
    (0, import_node_path4.join)(claude, "settings.local.json"),
    (0, import_node_path4.join)((0, import_node_os2.homedir)(), ".claude.json")
  ];
}

// src/safety/guard-file.ts
async function guardFile(file, paths) {
  if (file === "") return void 0;
  const named = (0, import_node_path5.resolve)(paths.root, file);
  const real = realPathInside(paths.root, named);
  const places = [named, ...real === void 0 ? [] : [(0, import_node_path5.resolve)(paths.root, real)]];
  for (const place of places) {
    const found = guardPlace(place, paths);
    if (found !== void 0) return found;
  }
  const { steeringFiles } = await Promise.resolve().then(() => __toESM(require_steering_files(), 1));
  const steering = await steeringFiles(paths);
  return places.some((place) => steering.includes(place)) ? `${file} is the user's: it stops or redirects the workflow \u2192 leave it to the user and go on with your work` : void 0;
}
function guardPlace(absolute, paths) {
  const fromRoot = (0, import_node_path5.relative)(paths.root, absolute).split(import_node_path5.sep).join("/");
  const path = (0, import_node_path5.relative)(paths.base, absolute).split(import_node_path5.sep).join("/");
  const isOurs = isSettings(fromRoot) || isSettingsBelow(pathInWorktree(path) ?? "");
  if (isOurs || settingsFiles(paths.root).includes(absolute)) {
    const named = isOurs ? fromRoot : absolute;
    return `${named} is the user's: it says what a workflow and its session may do \u2192 leave it as it is`;
  }
  if (path.startsWith("..") || (0, import_node_path5.isAbsolute)(path)) return void 0;
  const instead = insteadOfEditing(path, paths.name);
  return instead === void 0 ? void 0 : `${paths.folder}/${path} is written by autonomous-workflow only \u2192 ${instead}`;
}

// src/safety/rules/own-command.ts
var allowed = /* @__PURE__ */ new Set([
  "brief",
  "record",
  "evidence",
  "compile",
  "report",
  "status",
  "schema",
  "list",
  "doctor",
  "help",
  "feature",
  "features",
  "commands",
  "plan",
  "acceptance"
]);
var forTheUser = [
  "stop",
  "cancel",
  "complete",
  "redirect",
  "resolve",
  "align",
  "feature skip",
  "commands confirm",
  "repair",
  "checkpoint restore",
  "archive",
  "unstash"
];
function isForTheUser(words) {
  const called = words.filter((word) => !word.startsWith("-"));
  return forTheUser.some((command) => command.split(" ").every((word, index) => called[index] === word));
}
function isPlainOwnCommand(command) {
  const words = command.replace(/^[ \t\n]+|[ \t\n]+$/g, "").split(/[ \t]+/);
  if (words[0] !== "autonomous-workflow" || !words.every((word) => /^[A-Za-z0-9][A-Za-z0-9._/-]*$|^--[a-z][a-z-]*(?:=[A-Za-z0-9._/-]+)?$/.test(word))) {
    return false;
  }
  return words[1] !== void 0 && allowed.has(words[1]) && !isForTheUser(words.slice(1));
}

// src/session/pointer.ts
var import_node_fs4 = require("node:fs");
var import_node_path8 = require("node:path");

// src/session/lease.ts
var import_node_os3 = require("node:os");
var import_node_path7 = require("node:path");

// src/session/activity.ts
var import_node_fs3 = require("node:fs");
var import_node_path6 = require("node:path");
var heartbeatFile = (paths) => (0, import_node_path6.join)(paths.runtime, "heartbeat");
function writeHeartbeat(paths) {
  const file = (0, import_node_fs3.openSync)(heartbeatFile(paths), "a+");
  try {
    const now = /* @__PURE__ */ new Date();
    (0, import_node_fs3.futimesSync)(file, now, now);
  } finally {
    (0, import_node_fs3.closeSync)(file);
  }
}

// src/session/lease.ts
var sample = { session: "", process: 0, host: "", folder: "", claimed_at: "", released: null };
var leaseFile = (paths) => (0, import_node_path7.join)(paths.runtime, "lease.json");
function readLease(paths) {
  const lease = readJson(leaseFile(paths));
  if (!hasShapeOf(lease, { session: "", process: 0 }) || !Number.isSafeInteger(lease.process)) return void 0;
  const whole = { host: (0, import_node_os3.hostname)(), folder: paths.root, claimed_at: "", released: null, ...lease };
  const isReason = whole.released === null || typeof whole.released === "string";
  return isReason && hasShapeOf(whole, sample) ? whole : void 0;
}

// src/session/pointer.ts
var sessionsFolder = (0, import_node_path8.join)(projectFolder, "sessions");
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
  return (lease === void 0 ? (0, import_node_fs4.existsSync)(paths.state) : lease.session === sessionId) ? paths : void 0;
}

// src/hooks/input.ts
var longestInput = 64 * 1024 * 1024;
function text(value) {
  return typeof value === "string" ? value : "";
}
function startFolder(input) {
  return process.env.CLAUDE_PROJECT_DIR ?? (typeof input.cwd === "string" ? input.cwd : process.cwd());
}

// src/hooks/permission.ts
function permission(permissionDecision, permissionDecisionReason, updatedInput) {
  const decision = { hookEventName: "PreToolUse", permissionDecision, permissionDecisionReason };
  return { hookSpecificOutput: { ...decision, ...updatedInput !== void 0 && { updatedInput } } };
}

// src/hooks/on-tool-use.ts
async function onToolUse(input, root) {
  const session = text(input.session_id);
  const paths = ownedWorkflow(root, session);
  if (paths === void 0) return (await Promise.resolve().then(() => __toESM(require("./runtime.cjs"), 1))).describeLostPointer(root, session);
  const tool = input.tool_input ?? {};
  writeHeartbeat(paths);
  switch (input.tool_name) {
    case "Bash":
    case "Monitor":
    case "PowerShell":
      if (isPlainOwnCommand(text(tool.command))) return permission("allow", "a plain call of the CLI of this workflow");
      return refuse(await guardCommand(input, paths));
    case "Agent":
      if (!text(tool.subagent_type).startsWith(pluginPrefix)) return void 0;
      return (await Promise.resolve().then(() => __toESM(require("./runtime.cjs"), 1))).startAgent(tool, paths, session);
    default:
      return refuse(await guardFile(text(tool.file_path ?? tool.notebook_path), paths));
  }
}
async function guardCommand(input, paths) {
  const { guardShell } = await Promise.resolve().then(() => __toESM(require("./guard-shell.cjs"), 1));
  const folder = text(input.cwd) === "" ? startFolder(input) : text(input.cwd);
  return guardShell({ tool: text(input.tool_name), command: text(input.tool_input?.command), folder }, paths);
}
function refuse(reason) {
  return reason === void 0 ? void 0 : permission("deny", reason);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  onToolUse
});
