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

// lazy:src/configuration/parse.ts
var require_parse = __commonJS({
  "lazy:src/configuration/parse.ts"(exports2, module2) {
    module2.exports = require("./library.cjs")["src/configuration/parse.ts"]();
  }
});

// lazy:src/app/write-hand-in.ts
var require_write_hand_in = __commonJS({
  "lazy:src/app/write-hand-in.ts"(exports2, module2) {
    module2.exports = require("./library.cjs")["src/app/write-hand-in.ts"]();
  }
});

// lazy:src/app/read-web.ts
var require_read_web = __commonJS({
  "lazy:src/app/read-web.ts"(exports2, module2) {
    module2.exports = require("./library.cjs")["src/app/read-web.ts"]();
  }
});

// lazy:src/app/agent-tools.ts
var require_agent_tools = __commonJS({
  "lazy:src/app/agent-tools.ts"(exports2, module2) {
    module2.exports = require("./library.cjs")["src/app/agent-tools.ts"]();
  }
});

// lazy:src/app/start-agent.ts
var require_start_agent = __commonJS({
  "lazy:src/app/start-agent.ts"(exports2, module2) {
    module2.exports = require("./library.cjs")["src/app/start-agent.ts"]();
  }
});

// lazy:src/loop/state-document.ts
var require_state_document = __commonJS({
  "lazy:src/loop/state-document.ts"(exports2, module2) {
    module2.exports = require("./library.cjs")["src/loop/state-document.ts"]();
  }
});

// lazy:src/loop/rules/decide.ts
var require_decide = __commonJS({
  "lazy:src/loop/rules/decide.ts"(exports2, module2) {
    module2.exports = require("./library.cjs")["src/loop/rules/decide.ts"]();
  }
});

// lazy:src/app/ending.ts
var require_ending = __commonJS({
  "lazy:src/app/ending.ts"(exports2, module2) {
    module2.exports = require("./library.cjs")["src/app/ending.ts"]();
  }
});

// lazy:src/app/after-turn.ts
var require_after_turn = __commonJS({
  "lazy:src/app/after-turn.ts"(exports2, module2) {
    module2.exports = require("./library.cjs")["src/app/after-turn.ts"]();
  }
});

// lazy:src/loop/ownership.ts
var require_ownership = __commonJS({
  "lazy:src/loop/ownership.ts"(exports2, module2) {
    module2.exports = require("./library.cjs")["src/loop/ownership.ts"]();
  }
});

// lazy:src/app/after-launch.ts
var require_after_launch = __commonJS({
  "lazy:src/app/after-launch.ts"(exports2, module2) {
    module2.exports = require("./library.cjs")["src/app/after-launch.ts"]();
  }
});

// src/hooks/guard.ts
var guard_exports = {};
__export(guard_exports, {
  handle: () => handle
});
module.exports = __toCommonJS(guard_exports);

// src/app/before-tool.ts
var import_node_path11 = require("node:path");

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
function isWorkflowError(error) {
  return error instanceof Error && error.name === "WorkflowError" && "fix" in error;
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
function staysInProject(path) {
  if (/^[\\/]|:/.test(path)) return false;
  let depth = 0;
  for (const part of path.split(/[\\/]+/)) {
    if (part === "..") depth -= 1;
    else if (part !== "." && part !== "") depth += 1;
    if (depth < 0 || isGitFolder(part)) return false;
  }
  return depth > 0;
}
function isGitFolder(part) {
  return /^(?:\.git[. ]*|git~\d+)$/i.test(part);
}
var pluginPrefix = "autonomous-workflow:";

// src/base/or-else.ts
function orElse(value, otherwise, isExpected = () => true) {
  try {
    return value();
  } catch (error) {
    if (!isExpected(error)) throw error;
    return otherwise;
  }
}

// src/files/paths.ts
var import_node_fs2 = require("node:fs");
var import_node_path2 = require("node:path");

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

// src/files/paths.ts
function placeOf({ name, base, runtime }, document) {
  return { workflow: name, file: (0, import_node_path2.join)(base, document), copy: (0, import_node_path2.join)(runtime, document) };
}
function hasDocument(paths, document) {
  const { file, copy } = placeOf(paths, document);
  return (0, import_node_fs2.existsSync)(file) || (0, import_node_fs2.existsSync)(copy);
}
var docsFolder = "docs";
var folderPrefix = "research-";
function workflowPaths(root, workflow) {
  const name = requireWorkflowName(workflow);
  return pathsIn(root, name, `${docsFolder}/${folderPrefix}${name}`);
}
function pathsIn(root, name, folder) {
  const base = (0, import_node_path2.join)(root, ...folder.split("/"));
  refuseEscape(root, base);
  requireOwn(base);
  const inside = (file) => `${base}${import_node_path2.sep}${file}`;
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
    dialogs: inside(`.runtime${import_node_path2.sep}dialogs`),
    outline: inside("outline.md")
  };
}
function refuseEscape(root, base) {
  if (realPathInside(root, base) !== void 0) return;
  throw new WorkflowError("The folder of the workflow lies outside the project", {
    where: base,
    expected: `a folder inside ${import_node_fs2.realpathSync.native(root)}`,
    received: realPlace(base),
    fix: "Remove the symbolic link, or start Claude Code in the project that the folder belongs to."
  });
}
function realPathInside(root, path) {
  const real = (0, import_node_path2.relative)(import_node_fs2.realpathSync.native(root), realPlace(path));
  return real === ".." || real.startsWith(`..${import_node_path2.sep}`) || (0, import_node_path2.isAbsolute)(real) ? void 0 : real;
}
var mostLinks = 40;
function realPlace(path, links = 0) {
  try {
    return import_node_fs2.realpathSync.native(path);
  } catch {
    if ((0, import_node_path2.dirname)(path) === path) return path;
    const parent = realPlace((0, import_node_path2.dirname)(path), links);
    const target = linkTarget(path);
    if (target === void 0) return (0, import_node_path2.join)(parent, (0, import_node_path2.basename)(path));
    if (links === mostLinks) return (0, import_node_path2.parse)(path).root;
    return realPlace((0, import_node_path2.isAbsolute)(target) ? target : `${parent}${import_node_path2.sep}${target}`, links + 1);
  }
}
function linkTarget(path) {
  return orElse(() => (0, import_node_fs2.readlinkSync)(path), void 0);
}

// src/safety/guard-file.ts
var import_node_path9 = require("node:path");

// src/loop/steering-files.ts
var import_node_path8 = require("node:path");

// src/configuration/configuration.ts
var import_node_path7 = require("node:path");

// src/base/text.ts
function counted(count2, what) {
  return `${count2} ${what}${count2 === 1 ? "" : "s"}`;
}

// src/base/budgets.ts
var budgets = {
  max_iterations: {
    option: "max-iterations",
    usual: 30,
    isWhole: true,
    least: 1,
    most: 1e3,
    format: (limit) => counted(limit, "iteration"),
    ends: "max_iterations"
  },
  max_duration_hours: {
    option: "max-hours",
    usual: 24,
    isWhole: false,
    least: 0.1,
    most: 1e3,
    format: (limit) => counted(limit, "hour"),
    ends: "max_duration"
  },
  max_cost_usd: {
    option: "max-cost",
    usual: 50,
    isWhole: false,
    above: 0,
    most: 1e5,
    format: (limit) => `$${limit}`,
    ends: "max_cost"
  }
};
var budgetKeys = Object.keys(budgets);
function forEachBudget(valueOf) {
  return Object.fromEntries(budgetKeys.map((key) => [key, valueOf(key, budgets[key])]));
}
function budgetsOf(limits) {
  return forEachBudget((key) => limits[key]);
}

// src/configuration/rules/configuration.ts
var depths = ["quick", "standard", "thorough", "exhaustive"];
var saturationRules = ["novelty", "low-findings"];
var efforts = ["low", "medium", "high", "xhigh", "max"];
var defaultConfiguration = {
  ...forEachBudget((_, { usual }) => usual),
  budget_reserve: 0.35,
  failure_threshold: 3,
  phase_transition_threshold: 3,
  depth: "standard",
  saturation_rule: "novelty",
  plan_stable_share: 0.1,
  plan_stable_iterations: 2,
  plan_max_iterations: 12,
  stall_window: 3,
  iteration_interval_seconds: 0,
  backoff_on_failure: true,
  backoff_multiplier: 2,
  max_backoff_seconds: 300,
  fetch_sources: true,
  // Claude Code limits a command to two minutes.
  fetch_budget_seconds: 80,
  metadata_crossref: true,
  metadata_openalex: true,
  metadata_arxiv: true,
  report_check_rounds: 3,
  report_critic_rounds: 2,
  allowed_private_hosts: null,
  agent_timeout_minutes: 30,
  hang_timeout_minutes: 15,
  stop_at_week_share: null,
  model_research: null,
  model_planning: null,
  model_implementation: null,
  effort_research: null,
  effort_planning: null,
  effort_implementation: null,
  stop_file: "docs/research-{name}/STOP",
  reinject_prompt_file: "docs/research-{name}/redirect.md",
  check_reinject_every_n_iterations: 1,
  task_file: null,
  done_dir: "Done",
  rejected_dir: "Rejected",
  state_retention_days: 30,
  notify_on_completion: true,
  notify_on_failure: true,
  notify_on_max_iterations: true,
  notify_on_phase_change: true,
  notify_on_feature: false,
  notify_on_escalation: true,
  notify_on_wait: true,
  notify_desktop: true,
  notify_terminal: true,
  webhook_url: null,
  webhook_secret: null,
  verification_timeout_minutes: 10,
  sweep_every_features: 5,
  test_command: null,
  lint_command: null,
  types_command: null,
  build_command: null,
  safety: "on"
};
var configurationKeys = Object.keys(defaultConfiguration);

// src/configuration/cache.ts
var import_node_fs5 = require("node:fs");
var import_node_path6 = require("node:path");
var import_node_os = require("node:os");

// src/base/url.ts
function parseUrl(text2, base) {
  return orElse(() => new URL(text2, base), void 0);
}

// src/base/command-line.ts
var expansion = /(?<!\\)(?:\$[\w({]|`)/;
var shellOnly = /^(?:[|;<>&()`]|\|\||>>|&)$/;
var shellWords = new Set(
  "! . source cd pushd popd export set unset alias eval exec ulimit umask if for while until case function [[ { (".split(
    " "
  )
);
function words(line) {
  const found = [];
  const part = /\s+|'([^']*)'|"((?:\\.|[^"\\])*)"|\\(.)|(&&|\|\||>>|[|;<>&()`])|((?:[^\s'"\\|;<>&()`])+)|([\s\S])/gy;
  let glued = false;
  for (const [whole, single, double, escaped, operator, plain, stray] of line.matchAll(part)) {
    if (stray !== void 0) return void 0;
    if (operator !== void 0) found.push({ text: operator, quoted: false, expands: false });
    const isText = operator === void 0 && whole.trim() !== "";
    const text2 = single ?? double?.replace(/\\(["\\$`])/g, "$1") ?? escaped ?? plain ?? "";
    const quoted2 = plain === void 0;
    const expands = expansion.test(double ?? plain ?? "");
    const last = found.at(-1);
    if (isText && glued && last !== void 0) {
      last.text += text2;
      last.quoted &&= quoted2;
      last.expands ||= expands;
    } else if (isText) {
      found.push({ text: text2, quoted: quoted2, expands });
    }
    glued = isText;
  }
  return found;
}
function commandOf(line) {
  const environment = {};
  const remaining = line.map(({ text: text2 }) => text2);
  while (/^[A-Za-z_]\w*=/.test(remaining[0] ?? "")) {
    const [name = "", ...value] = (remaining.shift() ?? "").split("=");
    environment[name] = value.join("=");
  }
  const [program, ...programArguments] = remaining;
  if (program === void 0) return "a command is missing";
  if (shellWords.has(program)) return `"${program}" is a command of the shell; put the line into a script`;
  return { program, arguments: programArguments, environment };
}
function parseCommandLine(line) {
  const all = words(line.trim());
  if (all === void 0) return { problem: "a quote has no end" };
  const operator = all.find(({ text: text2, quoted: quoted2 }) => !quoted2 && shellOnly.test(text2));
  if (operator !== void 0) return { problem: `"${operator.text}" needs a shell; put the line into a script` };
  const special = all.find(({ text: text2, quoted: quoted2 }) => !quoted2 && /^~|^#|[*?]/.test(text2));
  if (special !== void 0)
    return { problem: `"${special.text}" has a meaning only in a shell: quote it, or put the line into a script` };
  if (all.some(({ expands }) => expands)) return { problem: "a variable needs a shell; put the line into a script" };
  const parts = [[]];
  for (const word of all) {
    if (!word.quoted && word.text === "&&") parts.push([]);
    else parts.at(-1)?.push(word);
  }
  const commands = [];
  for (const part of parts) {
    const command = commandOf(part);
    if (typeof command === "string") return { problem: command };
    commands.push(command);
  }
  return { commands };
}

// src/configuration/rules/rules.ts
var longestPath = 1024;
var isPath = (value) => typeof value === "string" && value.length > 0 && value.length <= longestPath && !/[\p{Cc}\p{Cf}\p{Cs}]|^~/u.test(value) && !/[{}]/.test(value.replaceAll("{name}", ""));
var pathAnywhere = {
  expects: "an absolute path (without ~) or one inside the project, from its root, in which only {name} stands in braces",
  read: (value) => isPath(value) && (isAbsolutePath(value) || staysInProject(value)) ? value : void 0
};
var isAbsolutePath = (path) => /^(?:[A-Za-z]:)?[\\/]/.test(path);
function numberRule({ least, above, most }, kind = "number") {
  const from = least === void 0 ? `above ${above}` : most === void 0 ? `of at least ${least}` : `from ${least}`;
  const isInRange = (value) => value >= (least ?? -Infinity) && value > (above ?? -Infinity) && value <= (most ?? Number.MAX_SAFE_INTEGER);
  return {
    expects: `a ${kind} ${from}${most === void 0 ? "" : ` to ${most}`}`,
    read: (value) => typeof value === "number" && isInRange(value) && (kind === "number" || Number.isInteger(value)) ? value : void 0
  };
}
var wholeNumber = (least, most) => numberRule(most === void 0 ? { least } : { least, most }, "whole number");
var yesOrNo = {
  expects: "true or false",
  read: (value) => typeof value === "boolean" ? value : void 0
};
var oneOf = (words3) => ({
  expects: words3.join(", "),
  read: (value) => words3.find((word) => word === value)
});
var nullOr = ({ expects, read, ...others }) => ({
  ...others,
  expects: `${expects}; or null`,
  read: (value) => value === null ? null : read(value)
});
var model = {
  expects: 'the name of a model in Claude Code, such as "opus" or "claude-sonnet-5-5"',
  read: (value) => typeof value === "string" && /^[A-Za-z0-9][\w.:/@[\]-]{0,99}$/.test(value) ? value : void 0
};
var longestCommand = 2e3;
var commandLine = {
  expects: "a command without pipes, redirections and variables (put such a line into a script), or an empty text for none",
  read: (value) => typeof value === "string" && value.length <= longestCommand && !new RegExp("\\p{Cc}", "u").test(value) && (value.trim() === "" || !("problem" in parseCommandLine(value))) ? value : void 0
};
var webhook = {
  expects: "an https address (http only to this machine); or null",
  read: (value) => value === null || typeof value === "string" && isWebhook(value) ? value : void 0
};
function isWebhook(text2) {
  const url = parseUrl(text2);
  if (url === void 0 || /\s/.test(text2)) return false;
  const { protocol, hostname: hostname2 } = url;
  return protocol === "https:" || protocol === "http:" && /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname2);
}
var secret = {
  expects: "a text of 16 to 256 characters; or null",
  read: (value) => value === null || typeof value === "string" && /^[\x20-\x7e]{16,256}$/.test(value) ? value : void 0
};
var hosts = {
  expects: 'hosts, or host:port, with commas between them, such as "localhost:8080, intranet.example"; or null',
  read: (value) => value === null || typeof value === "string" && isHostList(value) ? value : void 0
};
function isHostList(text2) {
  return text2.length <= 2e3 && /^\s*(?:(?:[\w-]+(?:\.[\w-]+)*|\[[\da-f:.]+\])(?::\d{1,5})?\s*(?:,(?!\s*$)\s*|$))+$/i.test(text2);
}
var safety = {
  expects: "on or off",
  read: (value) => value === "on" || value === true ? "on" : value === "off" || value === false ? "off" : void 0
};
var userRules = {
  ...forEachBudget((_, budget) => numberRule(budget, budget.isWhole ? "whole number" : "number")),
  budget_reserve: numberRule({ least: 0, most: 0.9 }),
  failure_threshold: wholeNumber(1),
  phase_transition_threshold: wholeNumber(1),
  depth: oneOf(depths),
  saturation_rule: oneOf(saturationRules),
  plan_stable_share: numberRule({ above: 0, most: 0.5 }),
  plan_stable_iterations: wholeNumber(1, 10),
  plan_max_iterations: wholeNumber(2, 100),
  stall_window: wholeNumber(2, 50),
  iteration_interval_seconds: numberRule({ least: 0, most: 86400 }),
  backoff_on_failure: yesOrNo,
  backoff_multiplier: numberRule({ least: 1, most: 10 }),
  max_backoff_seconds: numberRule({ least: 1, most: 86400 }),
  fetch_sources: yesOrNo,
  fetch_budget_seconds: numberRule({ least: 0, most: 3600 }),
  metadata_crossref: yesOrNo,
  metadata_openalex: yesOrNo,
  metadata_arxiv: yesOrNo,
  report_check_rounds: wholeNumber(0, 10),
  report_critic_rounds: wholeNumber(0, 2),
  allowed_private_hosts: hosts,
  agent_timeout_minutes: numberRule({ above: 0, most: 10080 }),
  hang_timeout_minutes: numberRule({ above: 0, most: 1440 }),
  stop_at_week_share: nullOr(numberRule({ above: 0, most: 1 })),
  model_research: nullOr(model),
  model_planning: nullOr(model),
  model_implementation: nullOr(model),
  effort_research: nullOr(oneOf(efforts)),
  effort_planning: nullOr(oneOf(efforts)),
  effort_implementation: nullOr(oneOf(efforts)),
  stop_file: pathAnywhere,
  reinject_prompt_file: pathAnywhere,
  check_reinject_every_n_iterations: wholeNumber(1),
  task_file: nullOr(pathAnywhere),
  done_dir: pathAnywhere,
  rejected_dir: pathAnywhere,
  state_retention_days: wholeNumber(1),
  notify_on_completion: yesOrNo,
  notify_on_failure: yesOrNo,
  notify_on_max_iterations: yesOrNo,
  notify_on_phase_change: yesOrNo,
  notify_on_feature: yesOrNo,
  notify_on_escalation: yesOrNo,
  notify_on_wait: yesOrNo,
  notify_desktop: yesOrNo,
  notify_terminal: yesOrNo,
  webhook_url: webhook,
  webhook_secret: secret,
  verification_timeout_minutes: numberRule({ above: 0, most: 1440 }),
  sweep_every_features: wholeNumber(0, 1e3),
  test_command: nullOr(commandLine),
  lint_command: nullOr(commandLine),
  types_command: nullOr(commandLine),
  build_command: nullOr(commandLine),
  safety
};

// src/configuration/rules/settings.ts
var always = (value, how) => ({
  target: null,
  rule: { expects: `${String(value)}: ${how}`, read: (given) => given === value ? given : void 0 }
});
var withoutEffect = { target: null, rule: { expects: "anything", read: (value) => value } };
var minutes = numberRule({ least: 6, most: 6e4 });
var seedKeys = /* @__PURE__ */ new Map([
  [
    "timeout_minutes",
    {
      target: "max_duration_hours",
      rule: {
        expects: minutes.expects,
        read: (value) => minutes.read(value) === void 0 ? void 0 : Number(value) / 60
      }
    }
  ],
  ["stop_hook_file", { target: "stop_file" }],
  ["save_state_every_n_iterations", always(1, "the state is saved at every change")],
  ["check_stop_hook_every_iteration", always(true, "the stop file is checked at the end of every turn")],
  ["state_file", always("docs/research-{name}/{name}-state.md", "the state is always there")],
  ["log_file", withoutEffect],
  ["log_level", withoutEffect],
  ["log_every_iteration", withoutEffect],
  ["plan_reserve", withoutEffect],
  ["snapshots_kept", withoutEffect]
]);
var knownKeys = [...configurationKeys, ...seedKeys.keys()];
function isConfigurationKey(key) {
  return configurationKeys.includes(key);
}

// src/files/atomic.ts
var import_node_fs4 = require("node:fs");
var import_node_path4 = require("node:path");

// src/files/regular.ts
var import_node_fs3 = require("node:fs");
var import_node_path3 = require("node:path");
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
    return (0, import_node_fs3.readFileSync)(file);
  } finally {
    (0, import_node_fs3.closeSync)(file);
  }
}
function readOrNothing(path) {
  return orElse(() => readRegular(path), void 0);
}
function namesIn(folder) {
  return orElse(() => {
    requireOwn(folder);
    return (0, import_node_fs3.readdirSync)(folder);
  }, []);
}
function removeFile(path) {
  requireOwn((0, import_node_path3.dirname)(path));
  try {
    (0, import_node_fs3.unlinkSync)(path);
  } catch (error) {
    if (error.code !== "ENOENT") throw error;
  }
}
function isWriteRefused(error) {
  return /^(?:EACCES|EPERM|EROFS)$/.test(error.code ?? "");
}

// src/files/atomic.ts
var renameAttempts = 50;
var renamePauseMilliseconds = 10;
var written = 0;
function writeAtomic(path, content, { mode = 420, flush = "file and folder", modified: modified2 } = {}) {
  requireOwn(path);
  written += 1;
  const temporary = `${path}.${process.pid}-${written}.tmp`;
  try {
    const file = openFile(temporary, "create", mode);
    try {
      writeAll(file, Buffer.from(content));
      if (modified2 !== void 0) (0, import_node_fs4.futimesSync)(file, modified2, modified2);
      if (flush !== "nothing") (0, import_node_fs4.fsyncSync)(file);
    } finally {
      (0, import_node_fs4.closeSync)(file);
    }
    renamePatiently(temporary, path);
  } catch (error) {
    removeFile(temporary);
    throw error;
  }
  if (flush === "file and folder") flushFolder((0, import_node_path4.dirname)(path));
}
function renamePatiently(from, to) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      (0, import_node_fs4.renameSync)(from, to);
      return;
    } catch (error) {
      const isBusy = /^(?:EPERM|EACCES|EBUSY)$/.test(error.code ?? "");
      if (process.platform !== "win32" || !isBusy || attempt === renameAttempts) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, renamePauseMilliseconds);
    }
  }
}
function flushFolder(folder) {
  if (process.platform === "win32") return;
  const handle2 = (0, import_node_fs4.openSync)(folder, "r");
  try {
    (0, import_node_fs4.fsyncSync)(handle2);
  } finally {
    (0, import_node_fs4.closeSync)(handle2);
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

// src/files/project.ts
var import_node_path5 = require("node:path");
var projectFolder = (0, import_node_path5.join)("docs", ".autonomous-workflow");
var projectConfigurationFile = ".autonomous-workflow.yaml";

// src/configuration/cache.ts
var variablePrefix = "AUTONOMOUS_WORKFLOW_";
var fileVariable = `${variablePrefix}CONFIG`;
function findSources(root, environment) {
  return {
    projectFile: (0, import_node_path6.join)(root, projectConfigurationFile),
    userFile: said(environment[fileVariable]) ?? userFile(environment, process.platform),
    variables: Object.entries(environment).filter((entry) => entry[0].startsWith(variablePrefix) && said(entry[1]) !== void 0).sort(([one], [other]) => one < other ? -1 : 1)
  };
}
function userFile(environment, platform) {
  const [named, usual] = platform === "win32" ? [environment.APPDATA, ["AppData", "Roaming"]] : [environment.XDG_CONFIG_HOME, [".config"]];
  const folder = named !== void 0 && (0, import_node_path6.isAbsolute)(named) ? named : (0, import_node_path6.join)(home(environment), ...usual);
  return (0, import_node_path6.isAbsolute)(folder) ? (0, import_node_path6.join)(folder, "autonomous-workflow", "config.yaml") : null;
}
var said = (text2) => text2 === "" ? void 0 : text2;
function home(environment) {
  return orElse(() => said(environment.HOME) ?? (0, import_node_os.homedir)(), "");
}
function stampOf(file) {
  if (file === null) return null;
  try {
    const found = (0, import_node_fs5.statSync)(file, { throwIfNoEntry: false });
    return found === void 0 ? null : [found.size, found.mtimeMs, found.ctimeMs, found.ino];
  } catch (error) {
    return error.code ?? "unknown";
  }
}
function isUnset({ projectFile, userFile: userFile2, variables }) {
  return variables.length === 0 && stampOf(projectFile) === null && stampOf(userFile2) === null;
}
var cacheFile = (root) => (0, import_node_path6.join)(root, projectFolder, "configuration.json");
function fingerprint({ projectFile, userFile: userFile2, variables }) {
  return JSON.stringify([stampOf(projectFile), userFile2, stampOf(userFile2), variables]);
}
function readCache(root) {
  const stored = readJson(cacheFile(root));
  if (stored?.version !== 1 || stored.place !== placeOf2(root) || typeof stored.madeFrom !== "string") return void 0;
  const { settings: settings2, madeFrom } = stored;
  if (typeof settings2 !== "object" || settings2 === null) return void 0;
  const isValid = Object.entries(settings2).every(
    ([key, value]) => isConfigurationKey(key) && userRules[key].read(value) === value
  );
  return isValid ? { settings: settings2, madeFrom } : void 0;
}
var stableAfterMilliseconds = 2e3;
function writeCache(root, sources, cached) {
  const folder = (0, import_node_path6.join)(root, projectFolder);
  if (!isFinal(sources.projectFile) || !isFinal(sources.userFile)) return;
  if (!(0, import_node_fs5.existsSync)(folder)) return;
  const stored = { version: 1, place: placeOf2(root), ...cached };
  try {
    writeFile((0, import_node_path6.join)(folder, ".gitignore"), "*\n", "replace");
    writeAtomic(cacheFile(root), JSON.stringify(stored), { mode: 384 });
  } catch {
    return;
  }
}
function isFinal(file) {
  const stamp = stampOf(file);
  return typeof stamp !== "object" || stamp === null || Date.now() - stamp[1] > stableAfterMilliseconds;
}
function placeOf2(root) {
  const { ino, birthtimeMs } = (0, import_node_fs5.statSync)(root);
  return `${ino}-${birthtimeMs}`;
}

// src/configuration/configuration.ts
async function readConfiguration(root, environment = process.env) {
  const sources = findSources(root, environment);
  const madeFrom = fingerprint(sources);
  const cached = readCache(root);
  if (cached?.madeFrom === madeFrom) return { ...defaultConfiguration, ...cached.settings };
  if (cached === void 0 && isUnset(sources)) return { ...defaultConfiguration };
  const { parseConfiguration } = await Promise.resolve().then(() => __toESM(require_parse(), 1));
  const parsed = parseConfiguration(root, sources);
  const settings2 = Object.fromEntries([...parsed].map(([key, { value }]) => [key, value]));
  writeCache(root, sources, { settings: settings2, madeFrom });
  return { ...defaultConfiguration, ...settings2 };
}
function lastConfiguration(root) {
  return { ...defaultConfiguration, ...readCache(root)?.settings };
}
async function currentConfiguration(root, environment = process.env) {
  try {
    return { configuration: await readConfiguration(root, environment) };
  } catch (error) {
    if (!isWorkflowError(error)) throw error;
    return { configuration: lastConfiguration(root), problem: error };
  }
}
function configuredPath(root, path, workflow) {
  const filled = path.replaceAll("{name}", requireWorkflowName(workflow));
  const absolute = (0, import_node_path7.resolve)(root, filled);
  if ((0, import_node_path7.isAbsolute)(filled)) return absolute;
  const real = realPathInside(root, absolute);
  if (staysInProject(filled) && real !== void 0 && (real === "" || staysInProject(real))) return absolute;
  throw new WorkflowError("A path of the configuration leads out of the project", {
    where: absolute,
    expected: "a path inside the project, outside its .git folder",
    ...real !== void 0 && { received: real },
    fix: "Choose another path in the configuration, or remove the symbolic link that leads there.",
    exitCode: exitCodes.invalidState
  });
}
var largestFile = 64 * 1024;

// src/loop/steering-files.ts
async function steeringFiles({ root, name }) {
  const configuration = await currentConfiguration(root).then(
    (found) => found.configuration,
    () => defaultConfiguration
  );
  const { stop_file, reinject_prompt_file, task_file, done_dir, rejected_dir } = configuration;
  const task = task_file === null ? [] : [task_file, ...[done_dir, rejected_dir].map((dir) => (0, import_node_path8.join)(dir, (0, import_node_path8.basename)(task_file)))];
  return [stop_file, reinject_prompt_file, ...task].flatMap((file) => {
    try {
      return [configuredPath(root, file, name)];
    } catch (error) {
      if (isWorkflowError(error)) return [];
      throw error;
    }
  });
}

// src/base/owned-files.ts
var merged = "run `autonomous-workflow record`; it merges what the agents handed in";
var byCommand = "use the commands that `autonomous-workflow --help` lists";
var documents = {
  "ledger.json": merged,
  "escalations.json": byCommand,
  "plan.json": merged,
  "acceptance.json": "leave it to the user: `autonomous-workflow align` sets the goal of the workflow",
  "feature-list.json": byCommand,
  "commands.json": "leave it to the user: `autonomous-workflow commands confirm` sets the commands that check the project",
  "scrutiny.json": merged
};
var documentFiles = Object.keys(documents);
var advice = [
  ["sources.bib", "run `autonomous-workflow record`; it is made from the sources that agents handed in"],
  [
    "evidence.tex questions.tex sources.ris sources.csl.json figures/novelty.tex figures/sources.tex figures/novelty.svg figures/sources.svg",
    "nothing to do: it is made from the ledger"
  ],
  ["facts.tex", "run `autonomous-workflow record`; it holds the counts of the ledger"],
  ["critique.tex", "nothing to do: it is made from what the report-critic handed in"],
  ["objections.tex", "run `autonomous-workflow record`; it is made from the objections that are left"],
  ["STOP", "leave it to the user: it stops the workflow"],
  ["redirect.md", "leave it to the user: it redirects the workflow"],
  ["outline.md", "leave it to the user: it is the outline of the research"],
  ["progress.txt journal.jsonl digest.md", "nothing to do: every command notes what it did there"]
];
var generated = new Map([
  ...Object.entries(documents),
  ...advice.flatMap(([files, instead]) => files.split(" ").map((file) => [file, instead]))
]);
var generatedFolders = /* @__PURE__ */ new Set([
  "inbox",
  "wave",
  "tasks",
  "redirects",
  "snapshots",
  "verification",
  "sorting",
  "proofs",
  "transcripts",
  ".runtime"
]);
function pathInWorktree(path) {
  return /^\.runtime\/worktrees\/[^/*?[]+\/(.+)/.exec(path)?.[1];
}
function isWorktreeOfFeature(path) {
  return /^\.runtime\/worktrees\/[^/*?[]+$/.test(path);
}
function insteadOfEditing(path, workflow) {
  const [first = ""] = path.split("/");
  if (pathInWorktree(path) !== void 0) return void 0;
  if (generatedFolders.has(first)) return "leave it: it is written by hooks and the CLI";
  if (path === `${workflow}-state.md`)
    return "run `autonomous-workflow record` or `autonomous-workflow status`; the state is computed";
  if (path === `${workflow}-report.md` || path === `${workflow}-report.html`)
    return `edit ${workflow}-report.tex; this is made from it`;
  return generated.get(path);
}
function ownedFiles(workflow) {
  return [...generated.keys(), `${workflow}-state.md`, ...generatedFolders];
}

// src/safety/rules/denial.ts
function denial(rule, what, instead) {
  return { rule, what, instead };
}

// src/safety/rules/paths.ts
var unknown = "\0";
var longest = 4096;
function locate(word, folder, { home: home2 }) {
  if (word === "" || word.length > longest || word.startsWith(`/${unknown}`)) return void 0;
  const path = /^~(?:\/|$)/.test(word) ? home2 + word.slice(1) : word;
  if (path.startsWith("~")) return `/${path}`;
  if (isAbsolute4(path)) return normalize(path);
  return folder.startsWith(`/${unknown}`) ? void 0 : normalize(`${folder}/${path}`);
}
var isWindows = (path) => /^[A-Za-z]:/.test(path);
var isAbsolute4 = (path) => path.startsWith("/") || isWindows(path);
function normalize(path) {
  const parts = [];
  for (const part of (isWindows(path) ? path.replaceAll("\\", "/") : path).split("/")) {
    if (part === "..") parts.pop();
    else if (part !== "" && part !== ".") parts.push(part);
  }
  return `${isWindows(path) ? "" : "/"}${parts.join("/")}`;
}
function pathInProject(path, { roots }) {
  return roots.map((root) => pathFrom(root, path)).find((inside) => inside !== void 0);
}
function pathFrom(folder, path) {
  const base = normalize(folder);
  if (path === base) return "";
  return path.startsWith(`${base}/`) ? path.slice(base.length + 1) : void 0;
}
function isTemporary(path, { temporary }) {
  return temporary.some((folder) => !/^(?:[*?.]*(?:\/|$))/.test(pathFrom(folder, path) ?? ""));
}
function covers(path, target) {
  const [parts, targetParts] = [partsOf(path), partsOf(normalize(target))];
  return parts.length <= targetParts.length && parts.every((part, index) => matches(part, targetParts[index] ?? ""));
}
function names(path, target) {
  return covers(path, target) && partsOf(path).length === partsOf(normalize(target)).length;
}
var partsOf = (path) => path.split("/").filter((part) => part !== "");
function matches(pattern2, name) {
  if (!/[*?[]/.test(pattern2)) return pattern2 === name;
  if (name.startsWith(".") && !pattern2.startsWith(".")) return false;
  const simple = pattern2.replace(/\*+/g, "*").replace(/\[.*$/s, "*").replace(/^((?:[^*]*\*){3}).*$/s, "$1");
  const source = simple.replace(/[.+^${}()|\\\]]/g, "\\$&").replaceAll("*", ".*").replaceAll("?", ".");
  return new RegExp(`^${source}$`, "s").test(name);
}

// src/safety/rules/protected-paths.ts
function judgePath(word, action, folder, scope) {
  const path = locate(word, folder, scope);
  if (path === void 0) return void 0;
  scope.onWrite?.(path);
  const found = judgePlace(path, action, scope);
  if (found !== void 0 || action === "remove") return found;
  const real = judgePlace(scope.real(path), action, scope);
  return real?.rule === "outside" ? void 0 : real;
}
function judgePlace(path, action, scope) {
  const inside = pathInProject(path, scope);
  if (action === "remove" && scope.roots.some((root) => covers(path, root))) {
    const rule = inside === "" ? "removal" : "outside";
    return denial(rule, `${path} is the project, or holds it`, "remove only what you made, by its name");
  }
  if (scope.settings.some((file) => names(path, file))) return settings(path);
  const found = inside === void 0 ? void 0 : judgeInside(inside, action, scope);
  if (found !== void 0) return found;
  const isMeant = action === "remove" ? covers : names;
  const steering = scope.steering.find((file) => isMeant(path, file));
  if (steering !== void 0) {
    const what = `with ${steering} the user stops or redirects the workflow`;
    return denial("steering", what, "leave it to the user and go on with your work");
  }
  const isFree = isTemporary(path, scope) || action === "write" && scope.temporary.some((folder) => names(path, folder));
  if (inside !== void 0 || isFree || devices.test(path)) return void 0;
  const instead = "change only files of the project, or of a folder for temporary files";
  return denial("outside", `${path} lies outside of the project`, instead);
}
var devices = /^\/(?:dev\/(?:null|zero|full|tty|std(?:in|out|err)|fd\/\d+)|proc\/self\/fd\/\d+)$/;
function judgeInside(inside, action, scope) {
  const parts = inside.split("/");
  const [first = "", second = ""] = parts;
  if (matches(first.toLowerCase(), ".git")) {
    if (parts.length > 1 && inside.endsWith(".lock")) return void 0;
    return denial("git-folder", "it changes the .git folder by hand", "use git commands, which keep the history whole");
  }
  const isFolder = parts.length === 1 || parts.length === 2 && isWorkflows(second, scope);
  if (action === "remove" && matches(first, "docs") && isFolder) {
    const instead = "leave it: the user moves or deletes a workflow";
    return denial("removal", `${inside} holds the work of workflows`, instead);
  }
  return isSettings(inside) ? settings(inside) : judgeOwned(parts, action, scope);
}
function isWorkflows(part, { workflow }) {
  const folders = [`research-${workflow}`, "archived-research", ".autonomous-workflow"];
  return part.startsWith("research-") || folders.some((folder) => matches(part, folder));
}
function judgeOwned(parts, action, { workflow }) {
  const [first = "", folder = "", ...below] = parts;
  if (!matches(first, "docs") || !matches(folder, `research-${workflow}`) || below.length === 0) return void 0;
  const path = below.join("/");
  const built = pathInWorktree(path);
  if (built !== void 0) return isSettingsBelow(built) ? settings(path) : void 0;
  if (action === "write" && isWorktreeOfFeature(path)) return void 0;
  const isMeant = action === "remove" ? covers : names;
  const owned = ownedFiles(workflow).find((file) => isMeant(path, file)) ?? path;
  const instead = insteadOfEditing(path, workflow) ?? insteadOfEditing(owned, workflow);
  if (instead === void 0) return void 0;
  const rule = action === "remove" ? "removal" : "owned-file";
  return denial(rule, `docs/research-${workflow}/${path} is written by autonomous-workflow only`, instead);
}
function isSettings(path) {
  return /^(?:\.autonomous-workflow\.yaml|\.claude\/settings[^/]*\.json|docs\/\.autonomous-workflow(?:\/.*)?)$/i.test(
    path
  );
}
function isSettingsBelow(path) {
  const parts = path.split("/");
  return parts.some((_, index) => isSettings(parts.slice(index).join("/")));
}
var settings = (path) => denial(
  "settings",
  `${path} is the user's: it says what a workflow and its session may do`,
  "leave it as it is and go on with something else"
);

// src/safety/guard-file.ts
var import_node_fs6 = require("node:fs");
var import_node_os2 = require("node:os");
async function guardFile(file, paths) {
  if (file === "") return void 0;
  const scope = scopeOf(paths.root, paths, await steeringFiles(paths));
  const place = (0, import_node_path9.resolve)(paths.root, file).replace(/[*?[]/g, "_");
  const denied2 = judgePath(place, "write", paths.root, scope);
  return denied2 === void 0 || /^(?:outside|git-folder)$/.test(denied2.rule) ? void 0 : `${denied2.what} \u2192 ${denied2.instead}`;
}
function scopeOf(folder, { root, name }, steering) {
  const own = process.env.TMPDIR ?? (0, import_node_os2.tmpdir)();
  return {
    roots: [root, import_node_fs6.realpathSync.native(root)],
    folder,
    workflow: name,
    home: (0, import_node_os2.homedir)(),
    plugin: realPlace((0, import_node_path9.dirname)((0, import_node_path9.dirname)(process.argv[1] ?? ""))),
    temporary: [own, realPlace(own), "/tmp", "/var/tmp", "/private/tmp", "/var/folders"],
    settings: settingsFiles(root),
    steering,
    real: realPlace,
    claude: process.ppid
  };
}
function settingsFiles(root) {
  const { userFile: userFile2 } = findSources(root, process.env);
  const claude = process.env.CLAUDE_CONFIG_DIR ?? (0, import_node_path9.join)((0, import_node_os2.homedir)(), ".claude");
  return [
    ...userFile2 === null ? [] : [userFile2],
    (0, import_node_path9.join)(claude, "settings.json"),
    (0, import_node_path9.join)(claude, "settings.local.json"),
    (0, import_node_path9.join)((0, import_node_os2.homedir)(), ".claude.json")
  ];
}

// src/safety/rules/options.ts
function hasOption(words3, ...names2) {
  const end = words3.indexOf("--");
  return (end === -1 ? words3 : words3.slice(0, end)).some(
    (word) => names2.some(
      (name) => name.startsWith("--") ? /^--\w/.test(word) && name.startsWith(word.replace(/=.*/s, "")) : /^-\w/.test(word) && word.includes(name, 1)
    )
  );
}

// src/safety/rules/own-command.ts
var allowed = /^(?:brief|record|evidence|compile|report|status|schema|list|doctor|help|features?|commands|plan|acceptance)$/;
var commandsOfUser = [
  ...["run", "ci init", "board", "stop", "cancel"],
  ...["redirect", "resolve", "align", "feature skip", "commands confirm", "features import --from"],
  ...["evidence merge", "evidence apart", "evidence split", "source add --allow-host", "repair"]
];
function isForTheUser(words3) {
  const called = words3.filter((word) => !word.startsWith("-"));
  return commandsOfUser.some(
    (command) => command.split(" ").every((word, index) => word.startsWith("--") ? hasOption(words3, word) : called[index] === word)
  );
}
function isPlainOwnCommand(command) {
  const words3 = command.replace(/^[ \t\n]+|[ \t\n]+$/g, "").split(/[ \t]+/);
  if (words3[0] !== "autonomous-workflow" || !words3.every((word) => /^[A-Za-z0-9][A-Za-z0-9._/-]*$|^--[a-z][a-z-]*(?:=[A-Za-z0-9._/-]+)?$/.test(word))) {
    return false;
  }
  return words3[1] !== void 0 && allowed.test(words3[1]) && !isForTheUser(words3.slice(1));
}

// src/session/agent-transcript.ts
var import_node_path10 = require("node:path");
function transcriptOfAgent(transcript, agentId) {
  if (transcript === "" || !/^[\w-]+$/.test(agentId)) return "";
  return (0, import_node_path10.join)((0, import_node_path10.dirname)(transcript), (0, import_node_path10.basename)(transcript, ".jsonl"), "subagents", `agent-${agentId}.jsonl`);
}

// src/app/before-tool.ts
async function beforeTool(paths, use) {
  const { tool, input, file, command, folder, agent } = use;
  const isOurs = agent.type.startsWith(pluginPrefix);
  if (isOurs && file !== "" && tool !== "NotebookEdit") {
    const { answerWriter } = await Promise.resolve().then(() => __toESM(require_write_hand_in(), 1));
    const transcript = transcriptOfAgent(use.transcript, agent.id);
    const writer = { agent: agent.type.slice(pluginPrefix.length), agentId: agent.id, transcript };
    const answer = await answerWriter(paths, writer, file);
    if (answer !== void 0) return answer;
  }
  const refused = await refuseWriter(paths, use);
  if (refused !== void 0) return { deny: refused };
  switch (tool) {
    case "Bash":
    case "Monitor":
    case "PowerShell": {
      if (isPlainOwnCommand(command)) return { allow: "a plain call of the CLI of this workflow" };
      const { guardShell } = await Promise.resolve().then(() => __toESM(require("./guard-shell.cjs"), 1));
      return denied(await guardShell({ tool, command, folder }, paths));
    }
    case "Agent":
      return typeof input.subagent_type === "string" && input.subagent_type.startsWith(pluginPrefix) ? begin(paths, use, input.subagent_type.slice(pluginPrefix.length)) : void 0;
    case "WebSearch":
    case "WebFetch":
    case "mcp__exa__crawling_exa":
    case "mcp__exa__web_fetch_exa":
      return isOurs ? (await Promise.resolve().then(() => __toESM(require_read_web(), 1))).readWeb(paths, input) : void 0;
    default: {
      const guarded = await guardFile(file, paths);
      const isWriter = agent.type === `${pluginPrefix}report-writer`;
      if (guarded === void 0 && isWriter && realPlace((0, import_node_path11.resolve)(paths.root, file)) === realPlace(paths.report))
        return { allow: "the report of this workflow" };
      return denied(guarded);
    }
  }
}
function denied(reason) {
  return reason === void 0 ? void 0 : { deny: reason };
}
async function refuseWriter(paths, { agent, ...call }) {
  const isSession = agent.id === "";
  if (isSession ? !mayWriteCode(call.file, call.command, paths) : !agent.type.startsWith(pluginPrefix))
    return void 0;
  const { refuseAgentTool, refuseSessionWrite } = await Promise.resolve().then(() => __toESM(require_agent_tools(), 1));
  const refusal2 = isSession ? refuseSessionWrite(paths, call) : refuseAgentTool(paths, { agent: agent.type.slice(pluginPrefix.length), id: agent.id }, call);
  return refusal2.catch(() => void 0);
}
var writers = />|\b(?:sed|perl|tee|cp|mv|rm|ln|dd|touch|truncate|install|rsync|unlink|shred|rmdir|patch|apply|find|python[\d.]*|node|deno|bun|ruby|php|Remove-Item)\b/i;
function mayWriteCode(file, command, paths) {
  const { root, base } = paths;
  const within = `${base}${import_node_path11.sep}`;
  const place = (0, import_node_path11.resolve)(root, file);
  const isOurs = place.startsWith(within) && !place.startsWith(`${within}.runtime${import_node_path11.sep}`);
  const writes = file === "" ? writers.test(command) && !isPlainOwnCommand(command) : !isOurs;
  return writes && hasDocument(paths, "feature-list.json");
}
async function begin(paths, { session, process: process2, transcript, call, input }, agent) {
  const { startAgent } = await Promise.resolve().then(() => __toESM(require_start_agent(), 1));
  const prompt = typeof input.prompt === "string" ? input.prompt : "";
  const start = await startAgent(paths, { session, process: process2 }, { call, agent, prompt, transcript });
  if ("refusal" in start) return { deny: start.refusal };
  return { allow: "an agent of this workflow", input: { ...input, prompt: start.prompt } };
}

// src/app/wall.ts
var import_node_fs12 = require("node:fs");

// src/files/runtime-file.ts
var import_node_path12 = require("node:path");
function runtimeFile(name, sample3, options) {
  const path = ({ runtime }) => (0, import_node_path12.join)(runtime, name);
  return {
    path,
    read: (paths) => readJsonLike(path(paths), sample3),
    write: (paths, value) => writeAtomic(path(paths), JSON.stringify(value), options),
    remove: (paths) => removeFile(path(paths))
  };
}

// src/session/rules/assignment-id.ts
var letters = {
  search: "r",
  analysis: "a",
  verification: "v",
  finalVerification: "w",
  sorting: "s",
  writing: "t",
  writeUp: "u",
  reportCritique: "k",
  plan: "p",
  planCritique: "c",
  judgement: "j"
};
function hasPurpose(id, ...purposes) {
  const [, letter] = /^i\d+-([a-z])\d+$/.exec(id) ?? [];
  return purposes.some((purpose) => letters[purpose] === letter);
}

// src/session/rules/agents.ts
var reportingAgents = [
  "researcher",
  "repo-analyst",
  "claim-verifier",
  "claim-sorter",
  "report-writer",
  "report-critic",
  "plan-architect",
  "plan-critic",
  "acceptance-judge"
];
function isReportingAgent(agent) {
  return reportingAgents.includes(agent);
}
function comesLast({ agent, id }) {
  return agent === "acceptance-judge" || agent === "report-critic" || hasPurpose(id, "writeUp", "finalVerification");
}
function isOfSearch(agent) {
  return isReportingAgent(agent.agent) && !comesLast(agent);
}

// src/loop/rules/agents-at-work.ts
function waitedFor(agents, owner) {
  return agents.filter((one) => one.ended_at === null && !one.given_up && isOf(one, owner));
}
function isOf({ session, process: process2 }, owner) {
  return session === owner.session || process2 === owner.process;
}

// src/base/amount.ts
function formatAmount({ usd, tokens }) {
  const cost2 = usd === null ? "an unknown sum" : `about ${formatUsd(usd)} USD`;
  return tokens === null ? cost2 : `${cost2}, ${formatTokens(tokens)}`;
}
function dollars(usd) {
  return `$${formatUsd(usd)}`;
}
function formatUsd(usd) {
  return usd.toFixed(usd > 0 && usd < 0.01 ? 4 : 2);
}
function formatTokens(tokens) {
  if (tokens >= 999500) return `${(tokens / 1e6).toFixed(1)} M tokens`;
  return tokens >= 1e3 ? `${Math.round(tokens / 1e3)} k tokens` : `${tokens} tokens`;
}

// src/base/vocabulary.ts
var workflowTypes = {
  research: "autonomous-research",
  "research-and-plan": "autonomous-research-plan",
  "full-auto": "autonomous-full-auto",
  implement: "autonomous-implement"
};
var phases = {
  A: "Phase A: Research",
  B: "Phase B: Planning",
  C: "Phase C: Implementation"
};
var phaseTraits = {
  [phases.A]: { kind: "research", setting: "research", document: "report", worksOnFeatures: false },
  [phases.B]: { kind: "planning", setting: "planning", document: "plan", worksOnFeatures: false },
  [phases.C]: { kind: "coding", setting: "implementation", document: null, worksOnFeatures: true }
};
var letterOf = (phase) => /^Phase (\w)/.exec(phase)?.[1] ?? "?";
var phasesOfMode = {
  research: [phases.A],
  "research-and-plan": [phases.A, phases.B],
  "full-auto": [phases.A, phases.B, phases.C],
  implement: [phases.C]
};
var endsOfBudgets = budgetKeys.map((key) => budgets[key].ends);
var ofEachBudget = (value) => Object.fromEntries(endsOfBudgets.map((reason) => [reason, value]));
var endReasons = {
  complete: 0,
  cancelled: 0,
  stop_requested: 0,
  ...ofEachBudget(2),
  failure_threshold: 1,
  stalled: 1,
  no_progress: 1,
  blocked_on_human: 3,
  invalid_state: 4,
  /** Ctrl-C in `run`; also a workflow that was rebuilt from its findings after state and journal were lost. */
  interrupted: 130
};
var budgetEnds = new Set(endsOfBudgets);
var statusOfEnd = {
  ...ofEachBudget("stopped"),
  complete: "complete",
  blocked_on_human: "blocked",
  failure_threshold: "failed",
  stalled: "failed",
  no_progress: "failed",
  invalid_state: "failed",
  cancelled: "stopped",
  stop_requested: "stopped",
  interrupted: "stopped"
};
function modeOf(type) {
  const found = Object.keys(workflowTypes).find((mode) => workflowTypes[mode] === type);
  if (found === void 0) throw new Error(`unknown workflow type ${type}`);
  return found;
}

// src/spend/rules/spend.ts
var unknownSpend = {
  usd: null,
  exact: false,
  tokens: null,
  phases: [],
  last: null,
  current: null
};
function withSpend(state, { usd, tokens, phases: phases2, last, current }) {
  const total = { cost_usd: larger(state.cost_usd, usd), tokens: larger(state.tokens, tokens) };
  if (tokens === null || tokens < (state.tokens ?? 0)) return { ...state, ...total };
  return { ...state, ...total, spent_by_phase: phases2, spent_last_iteration: current ?? last };
}
function larger(before, now) {
  if (before === null || now === null) return before ?? now;
  return Math.max(before, now);
}
var work = new Map(Object.values(phases).map((phase) => [letterOf(phase), phaseTraits[phase].kind]));

// src/files/lock.ts
var import_node_async_hooks = require("node:async_hooks");
var import_node_fs7 = require("node:fs");
var import_node_os3 = require("node:os");
var import_node_path13 = require("node:path");
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
    const stat = (0, import_node_fs7.readFileSync)(`/proc/${pid}/stat`, "utf8");
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
async function withLock(folder, waitMilliseconds2, work2, { staleAfter = staleAfterMilliseconds, poll = 10, onTaken, busy = otherWriter } = {}) {
  const holding = held.getStore() ?? /* @__PURE__ */ new Set();
  const lock = (0, import_node_path13.join)(folder, "lock");
  if (holding.has(folder)) return work2(() => refresh(lock));
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
      return await held.run(/* @__PURE__ */ new Set([...holding, folder]), () => work2(() => refresh(lock)));
    } finally {
      release(lock, token);
    }
  } finally {
    removeFile(token);
  }
}
async function sleep(milliseconds) {
  await new Promise((resolve5) => setTimeout(resolve5, milliseconds));
}
function acquireToken(folder) {
  taken += 1;
  const token = (0, import_node_path13.join)(folder, `lock.${process.pid}-${taken}-${process.hrtime.bigint().toString(36)}`);
  writeFile(token, JSON.stringify({ pid: process.pid, host: (0, import_node_os3.hostname)(), token }), "create");
  return token;
}
function tryLink(token, lock) {
  try {
    (0, import_node_fs7.linkSync)(token, lock);
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
    (0, import_node_fs7.copyFileSync)(token, lock, import_node_fs7.constants.COPYFILE_EXCL);
    return true;
  } catch (error) {
    if (error.code === "EEXIST") return false;
    throw error;
  }
}
function refresh(lock) {
  const now = /* @__PURE__ */ new Date();
  if ((0, import_node_fs7.existsSync)(lock)) (0, import_node_fs7.utimesSync)(lock, now, now);
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
    const modified2 = (0, import_node_fs7.statSync)(lock, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (seen?.modified !== modified2) seen = { modified: modified2, at: performance.now() };
    return performance.now() - seen.at >= confirmMilliseconds;
  };
}
function sweep(folder, token) {
  for (const name of (0, import_node_fs7.readdirSync)(folder)) {
    if (!/^lock[-.]/.test(name)) continue;
    const file = (0, import_node_path13.join)(folder, name);
    if (name.startsWith("lock-")) {
      breakStale(file, token, isStale);
      continue;
    }
    const isUnnamed = readOwner(file) === void 0 && ageMilliseconds(file) > staleAfterMilliseconds;
    if (isUnnamed || isOrphaned(file)) removeFile(file);
  }
}
function readOwner(lock) {
  if (((0, import_node_fs7.statSync)(lock, { throwIfNoEntry: false })?.size ?? 0) > largestOwnerBytes) return void 0;
  return readJsonLike(lock, { pid: 0, host: "", token: "" });
}
function isStale(lock) {
  return ageMilliseconds(lock) > staleAfterMilliseconds || isOrphaned(lock);
}
function isOrphaned(file) {
  const owner = readOwner(file);
  return owner?.host === (0, import_node_os3.hostname)() && !isAlive(owner.pid);
}
function ageMilliseconds(file) {
  return orElse(() => Math.max(0, Date.now() - (0, import_node_fs7.statSync)(file).mtimeMs), -1);
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

// src/session/activity.ts
var import_node_fs8 = require("node:fs");
var import_node_path14 = require("node:path");
var turnFile = (paths) => (0, import_node_path14.join)(paths.runtime, "turn");
function lastTurnEnd(paths) {
  return modified(turnFile(paths));
}
function touch(path) {
  const file = openFile(path, "append");
  try {
    const now = /* @__PURE__ */ new Date();
    (0, import_node_fs8.futimesSync)(file, now, now);
  } finally {
    (0, import_node_fs8.closeSync)(file);
  }
}
function modified(path) {
  return (0, import_node_fs8.statSync)(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
var heartbeatFile = (paths) => (0, import_node_path14.join)(paths.runtime, "heartbeat");
function writeHeartbeat(paths) {
  touch(heartbeatFile(paths));
}

// src/session/lease.ts
var sample = { session: "", process: 0, host: "", folder: "", claimed_at: "", released: null };
var leaseFile = runtimeFile("lease.json", sample);
function readLease(paths) {
  const lease = leaseFile.read(paths);
  if (lease === void 0 || !Number.isSafeInteger(lease.process)) return void 0;
  return lease.released === null || typeof lease.released === "string" ? lease : void 0;
}

// src/spend/spend.ts
var import_node_path15 = require("node:path");

// src/session/transcript-tail.ts
var import_node_fs9 = require("node:fs");
function eachLineWith(lines, words3, take) {
  const next = words3.map((word) => lines.indexOf(word));
  for (; ; ) {
    const found = Math.min(...next.filter((place) => place >= 0));
    if (found === Infinity) return;
    const newline = lines.indexOf(10, found);
    const end = newline === -1 ? lines.length : newline;
    take(lines.toString("utf8", lines.lastIndexOf(10, found) + 1, end));
    for (const [index, place] of next.entries()) {
      const word = words3[index];
      if (word !== void 0 && place >= 0 && place < end) next[index] = lines.indexOf(word, end);
    }
  }
}
var tailBytes = 1024 * 1024;
function readFrom(path, place) {
  try {
    const file = openRegular(path);
    if (typeof file !== "number") return void 0;
    try {
      const { size } = (0, import_node_fs9.fstatSync)(file);
      const start = place(size);
      const bytes = Buffer.allocUnsafe(size - start);
      return { start, bytes: bytes.subarray(0, (0, import_node_fs9.readSync)(file, bytes, 0, bytes.length, start)) };
    } finally {
      (0, import_node_fs9.closeSync)(file);
    }
  } catch {
    return void 0;
  }
}

// src/spend/rules/message-row.ts
var listPrices = [
  [/(?:fable|mythos)-5(?!-\d\b)/, [10, 0.1]],
  [/fable|mythos/, [10, 0.025]],
  [/opus-4-[5-8]\b|opus-5(?!-\d\b)/, [5, 0.1]],
  [/opus-4/, [15, 0.1]],
  [/sonnet-4/, [3, 0.1]],
  [/sonnet-5(?!-\d\b)/, [2, 0.1]],
  [/sonnet/, [2, 0.05]],
  [/haiku-4/, [1, 0.1]],
  [/haiku/, [0.1, 0.1]]
];
var newestOpus = [4, 0.05];
var unknownModel = "unknown";
var outputTimes = 5;
var fiveMinutesTimes = 1.25;
var oneHourTimes = 2;
function parseMessageRow(line) {
  const fields = object(orElse(() => parseJson(line), void 0));
  const message = object(fields?.message);
  const usage = object(message?.usage);
  const time = Date.parse(String(fields?.timestamp));
  if (fields?.type !== "assistant" || usage === void 0 || Number.isNaN(time)) return void 0;
  const written2 = count(usage.cache_creation_input_tokens);
  const oneHour = Math.min(written2, count(object(usage.cache_creation)?.ephemeral_1h_input_tokens));
  const [input, output2] = [count(usage.input_tokens), count(usage.output_tokens)];
  const cacheRead = count(usage.cache_read_input_tokens);
  const named = message?.model;
  const model2 = typeof named === "string" && /^[\w.:@/[\]-]{1,100}$/.test(named) ? named : unknownModel;
  const [price, cacheReadTimes] = listPrices.find(([pattern2]) => pattern2.test(model2.toLowerCase()))?.[1] ?? newestOpus;
  const inputs = input + output2 * outputTimes + cacheRead * cacheReadTimes + (written2 - oneHour) * fiveMinutesTimes + oneHour * oneHourTimes;
  return {
    id: typeof message?.id === "string" ? message.id.slice(0, 200) : "",
    time,
    usd: inputs * price / 1e6,
    tokens: input + output2 + cacheRead + written2,
    model: model2
  };
}
function object(value) {
  return typeof value === "object" && value !== null ? value : void 0;
}
var mostTokens = 1e12;
function count(value) {
  return typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= mostTokens ? value : 0;
}

// src/spend/rules/account.ts
var open = Number.MAX_SAFE_INTEGER;
var nothingSpent = () => ({ usd: 0, tokens: 0 });
var noMessage = () => ({ id: "", spent: nothingSpent() });
function accountOfState(state) {
  const { cost_usd: usd, tokens, iteration: number, status, spent_last_iteration: stored } = state;
  const isLatest = stored?.iteration === number;
  const spent = stored === null ? nothingSpent() : sumOf(stored);
  return {
    session: sessionFrom("", "", 0),
    total: sumOf({ usd, tokens }),
    isEstimated: tokens !== null,
    iteration: {
      number,
      phase: letterOf(state.current_phase),
      spent: isLatest ? spent : nothingSpent(),
      isOver: status !== "in_progress" || number === 0
    },
    last: stored === null || isLatest ? { number: 0, spent: nothingSpent() } : { number: stored.iteration, spent },
    phases: state.spent_by_phase.map((amount) => ({ phase: amount.phase, spent: sumOf(amount) }))
  };
}
function sampleAccount() {
  const spent = nothingSpent();
  return {
    session: { ...sessionFrom("", "", 0), files: [{ name: "", offset: 0, last: noMessage() }] },
    total: spent,
    isEstimated: false,
    iteration: { number: 0, phase: "", spent, isOver: true },
    last: { number: 0, spent },
    phases: [{ phase: "", spent }]
  };
}
function beginPaying(account, id, transcript, at) {
  const { session } = account;
  if (session.id !== id) {
    account.isEstimated ||= session.since.tokens > 0;
    account.session = sessionFrom(id, transcript, at);
  } else if (!isPaying(session)) Object.assign(session, { from: at, until: open });
  if (transcript !== "") account.session.transcript = transcript;
}
function sessionFrom(id, transcript, from) {
  const stated = { usd: 0, at: 0 };
  return { id, transcript, from, until: open, stated, since: nothingSpent(), otherWork: false, files: [] };
}
function isPaying({ until }) {
  return until === open;
}
function countMessage(account, last, row) {
  if (row.tokens === 0) return last;
  const { session } = account;
  const before = row.id !== "" && row.id === last.id ? last.spent : nothingSpent();
  const spent = { usd: row.time <= session.stated.at ? before.usd : row.usd, tokens: row.tokens };
  if (row.time >= session.from && row.time <= session.until) {
    const more = { usd: spent.usd - before.usd, tokens: spent.tokens - before.tokens };
    add(session.since, more);
    addModel(pay(account, more), row.model);
  } else session.otherWork = true;
  return { id: row.id, spent };
}
function applyStatedCost(account, usd, at) {
  const { stated, since, otherWork } = account.session;
  const more = usd - stated.usd;
  if (!otherWork && more >= 0) pay(account, { usd: more - since.usd, tokens: 0 });
  else account.isEstimated ||= since.tokens > 0;
  Object.assign(account.session, { stated: { usd, at }, since: nothingSpent(), otherWork: false });
}
function countListed(file, row) {
  if (row.tokens === 0) return;
  const { last, all } = file.listed ?? { last: 0, all: 0 };
  file.listed = { last: row.usd, all: all + row.usd - (row.id !== "" && row.id === file.last.id ? last : 0) };
}
function lastRequest({ session }) {
  return session.files.find(({ name }) => name === "")?.listed?.last ?? 0;
}
function pay(account, more) {
  const { iteration, phases: phases2, total } = account;
  let phase = phases2.find((one) => one.phase === iteration.phase);
  if (phase === void 0) phases2.push(phase = { phase: iteration.phase, spent: nothingSpent(), models: [] });
  for (const sum of [total, iteration.spent, phase.spent]) add(sum, more);
  return phase;
}
function addModel(phase, model2) {
  phase.models ??= [unknownModel];
  if (!phase.models.includes(model2)) phase.models.push(model2);
}
function spendOf({ session, total, isEstimated, iteration, last, phases: phases2 }) {
  if (total.tokens === 0) return unknownSpend;
  const spentIn = ({ number, spent }) => number === 0 ? null : { iteration: number, ...amountOf(spent) };
  return {
    ...amountOf(total),
    exact: !isEstimated && session.since.tokens === 0,
    phases: phases2.map(({ phase, spent }) => ({ phase, ...amountOf(spent) })),
    last: spentIn(iteration.isOver ? iteration : last),
    current: iteration.isOver ? null : spentIn(iteration)
  };
}
function sumOf({ usd, tokens }) {
  return { usd: usd ?? 0, tokens: tokens ?? 0 };
}
function amountOf({ usd, tokens }) {
  return { usd: Math.max(0, usd), tokens };
}
function add(sum, more) {
  sum.usd += more.usd;
  sum.tokens += more.tokens;
}

// src/spend/spend.ts
var waitMilliseconds = 5e3;
async function updateSpend(paths, state, session, transcript, now, statedUsd) {
  await change(paths, state, (account) => {
    const isKnown = account.session.id === session;
    if (isKnown && transcript !== "") account.session.transcript = transcript;
    countTranscripts(account);
    if (state.status === "in_progress" && !(isKnown && isPaying(account.session))) {
      beginPaying(account, session, transcript, isKnown ? now.getTime() : Date.parse(state.updated_at));
      countTranscripts(account);
    }
    if (account.session.id === session && statedUsd !== void 0) applyStatedCost(account, statedUsd, now.getTime());
  });
  return readSpend(paths, state);
}
function readSpend(paths, state) {
  return spendOf(readSpendFile(paths) ?? accountOfState(state));
}
function closingUsd(paths, driver, isUnattended2) {
  const account = isUnattended2 && driver === "in-session" ? readSpendFile(paths) : void 0;
  return account === void 0 ? 0 : lastRequest(account);
}
async function change(paths, state, work2) {
  try {
    await withLock((0, import_node_path15.join)(paths.runtime, "spend"), waitMilliseconds, () => {
      const known = readSpendFile(paths);
      const account = known ?? (state && accountOfState(state));
      if (account === void 0) return;
      const before = known && JSON.stringify(known);
      work2(account);
      if (JSON.stringify(account) !== before) accountFile.write(paths, account);
    });
  } catch (error) {
    if (!isWorkflowError(error) && !isWriteRefused(error)) throw error;
  }
}
var accountFile = runtimeFile("spend.json", sampleAccount(), { flush: "nothing" });
var readSpendFile = accountFile.read;
function countTranscripts(account) {
  const { transcript } = account.session;
  if (transcript === "") return;
  const folder = `${transcript.replace(/\.jsonl$/, "")}/subagents`;
  for (const name of namesIn(folder)) if (name.endsWith(".jsonl")) countFile(account, name, (0, import_node_path15.join)(folder, name));
  countFile(account, "", transcript);
}
var words2 = [Buffer.from('"usage":')];
function countFile(account, name, path) {
  const { files } = account.session;
  const file = files.find((one) => one.name === name) ?? { name, offset: 0, last: noMessage() };
  const found = readFrom(path, (size) => Math.min(file.offset, size));
  if (found === void 0) return;
  const lines = found.bytes.subarray(0, found.bytes.lastIndexOf(10) + 1);
  eachLineWith(lines, words2, (line) => {
    const row = parseMessageRow(line);
    if (row === void 0) return;
    countListed(file, row);
    file.last = countMessage(account, file.last, row);
  });
  file.offset = found.start + lines.length;
  if (!files.includes(file)) files.push(file);
}

// src/loop/state-file.ts
var import_node_fs10 = require("node:fs");
var import_node_path16 = require("node:path");

// src/loop/rules/state.ts
var initialState = {
  status: "in_progress",
  current_phase: phases.A,
  iteration: 0,
  total_iterations_research: 0,
  total_iterations_planning: 0,
  total_iterations_coding: 0,
  sources_cited: 0,
  findings_count: 0,
  new_findings_last_iteration: 0,
  consecutive_low_findings: 0,
  open_questions: 0,
  phase_transition_threshold: defaultConfiguration.phase_transition_threshold,
  depth: defaultConfiguration.depth,
  saturation_rule: defaultConfiguration.saturation_rule,
  search_step: "search",
  parallel: 1,
  features_total: 0,
  features_complete: 0,
  features_failed: 0,
  features_untested: 0,
  recorded_iteration: 0,
  consecutive_failures: 0,
  failure_threshold: defaultConfiguration.failure_threshold,
  ...budgetsOf(defaultConfiguration),
  budget_reserve: defaultConfiguration.budget_reserve,
  cost_usd: null,
  tokens: null,
  spent_by_phase: [],
  spent_last_iteration: null,
  paused_hours: 0,
  stall_window: defaultConfiguration.stall_window,
  stall_level: 0,
  stall_since_iteration: null,
  finishing: null,
  writing_iteration: null,
  only_domains: [],
  not_domains: [],
  end_reason: null,
  end_message: null,
  last_result: null,
  verdict: null,
  verdict_numbers: null,
  research_end: null
};
function isRecorded(state) {
  return state.iteration > 0 && state.recorded_iteration === state.iteration;
}
function elapsedHours(state, now) {
  const until = state.status === "in_progress" ? now.getTime() : Date.parse(state.updated_at);
  return Math.max(0, (until - Date.parse(state.running_since)) / 36e5 - state.paused_hours);
}

// src/loop/rules/budgets.ts
var budgetRules = {
  max_iterations: {
    endsSearch: (state, { iteration, ceiling }) => iteration >= lastIteration(state, ceiling),
    // The last iteration writes up; the workflow ends with it.
    endsWork: () => false,
    isUsedUp: (state) => state.status !== "in_progress" && state.max_iterations <= state.iteration && isRecorded(state),
    more: moreIterations,
    usedBefore: ({ iteration }) => iteration,
    used: ({ iteration, max_iterations }) => `done ${counted(iteration, "iteration")} of at most ${max_iterations} in all`,
    left: ({ max_iterations, iteration }) => counted(Math.max(0, max_iterations - iteration), "more iteration"),
    searchOver: "no iteration was left to search in",
    workOver: ({ iteration, max_iterations }, beforeTheEnd) => `The iterations are used up (${iteration} of at most ${max_iterations}) before ${beforeTheEnd}`
  },
  max_duration_hours: {
    endsSearch: (state, { hours, ceiling }) => hours >= searchHours(partOf(state, ceiling)),
    // The write-up may exceed the time, by the reserve at most.
    endsWork: (state, { hours }) => hours >= state.max_duration_hours + reserveHours(state),
    // Hours begin at 0 when a workflow is resumed.
    usedBefore: () => 0,
    isUsedUp: () => false,
    used: () => void 0,
    left: ({ max_duration_hours }, hours) => `${Math.max(0, max_duration_hours - hours).toFixed(1)} hours`,
    searchOver: "the time for it was used up",
    workOver: ({ max_duration_hours }) => `The time budget of ${counted(max_duration_hours, "hour")} is used up`
  },
  max_cost_usd: {
    endsSearch: (state, { likelyUsd, ceiling }) => {
      const most = searchUsd(partOf(state, ceiling));
      return state.cost_usd !== null && (state.cost_usd >= most || state.cost_usd + likelyUsd > most);
    },
    endsWork: ({ cost_usd, max_cost_usd }, { closingUsd: closingUsd2 = 0 }) => cost_usd !== null && cost_usd + closingUsd2 >= max_cost_usd,
    isUsedUp: ({ cost_usd, max_cost_usd }) => cost_usd !== null && cost_usd >= max_cost_usd,
    more: ({ cost_usd, max_cost_usd }) => moreUsd(Math.max(cost_usd ?? 0, max_cost_usd)),
    usedBefore: ({ cost_usd }) => cost_usd ?? 0,
    used: ({ cost_usd, max_cost_usd }) => `spent ${cost_usd?.toFixed(2)} of ${max_cost_usd} USD`,
    left: ({ max_cost_usd }, _, usd) => usd === null ? void 0 : dollars(Math.max(0, max_cost_usd - usd)),
    searchOver: "the money for it was used up",
    workOver: ({ max_cost_usd }) => `The cost budget of ${max_cost_usd} USD is used up`
  }
};
var longestReserveHours = 1;
function reserveHours({ max_duration_hours, budget_reserve }) {
  return Math.min(longestReserveHours, max_duration_hours * budget_reserve);
}
function searchHours(state) {
  return state.max_duration_hours - reserveHours(state);
}
function searchUsd({ max_cost_usd, budget_reserve }) {
  return max_cost_usd * (1 - budget_reserve);
}
function partOf(state, { share }) {
  return {
    ...state,
    max_duration_hours: state.max_duration_hours * share,
    max_cost_usd: state.max_cost_usd * share
  };
}
function lastIteration({ max_iterations }, ceiling) {
  return Math.min(max_iterations, Math.max(Math.round(max_iterations * ceiling.share), ceiling.fewest));
}
var moreUsd = (spent) => Math.ceil(Math.max(spent * 1.5, spent + usualUsd.iteration + usualUsd.writeUp));
var usualUsd = { iteration: 1, writeUp: 0.5, agent: 0.15 };
function moreIterations({ iteration, workflow_type, current_phase }) {
  const all = phasesOfMode[modeOf(workflow_type)];
  return iteration + 10 * (all.length - Math.max(0, all.indexOf(current_phase)));
}
function endOfSearch(state, beginning) {
  const key = budgetKeys.find((one) => budgetRules[one].endsSearch(state, beginning));
  return key === void 0 ? null : budgets[key].ends;
}
function endOfWork(state, now) {
  const key = budgetKeys.find((one) => budgetRules[one].endsWork(state, now));
  return key === void 0 ? void 0 : budgets[key].ends;
}
function wordsOfEnd(reason) {
  const key = budgetKeys.find((one) => budgets[one].ends === reason);
  return key && budgetRules[key];
}

// src/loop/rules/modes.ts
function hasPhase(mode, phase) {
  return phasesOfMode[mode].includes(phase);
}
function nextPhase(mode, phase) {
  const all = phasesOfMode[mode];
  const at = all.indexOf(phase);
  return at === -1 ? void 0 : all[at + 1];
}
var shares = {
  research: [1],
  "research-and-plan": [2 / 3, 1 / 3],
  "full-auto": [0.2, 0.1, 0.7],
  implement: [1]
};
var fewestOfPhase = 2;
var wholeBudget = { share: 1, fewest: 0 };
function ceilingOf({
  workflow_type,
  current_phase
}) {
  const mode = modeOf(workflow_type);
  if (nextPhase(mode, current_phase) === void 0) return wholeBudget;
  const count2 = phasesOfMode[mode].indexOf(current_phase) + 1;
  const share = shares[mode].slice(0, count2).reduce((sum, one) => sum + one, 0);
  return { share, fewest: count2 * fewestOfPhase };
}

// src/loop/rules/iteration.ts
function presentCeiling(state) {
  const { kind } = phaseTraits[state.current_phase];
  const done = kind === "planning" ? state.total_iterations_planning : state.total_iterations_research;
  return done === 0 ? wholeBudget : ceilingOf(state);
}
function isWriting(state) {
  return state.writing_iteration === state.iteration;
}
function isSearching(state) {
  return !isWriting(state) || state.max_iterations === 1;
}
var conclusions = {
  answered: "the questions of the goal are answered, or were tried in two ways",
  enough: "little of weight is new, which is enough for a plan",
  search: "research goes on",
  pivot: "little is new: research goes on, after what is missing",
  saturated: "research is saturated: searching on would find hardly anything new"
};
var conclusionsAtEnd = {
  [conclusions.search]: "the search ended before research was saturated",
  [conclusions.pivot]: "the search ended before research was saturated"
};
var endedEarly = new Set(Object.values(conclusionsAtEnd));

// src/loop/rules/state-body.ts
function formatStateBody(state, folder) {
  const sections = [
    `# Autonomous Workflow State: ${state.name}`,
    `<!-- Written by \`autonomous-workflow\`; edits here are overwritten. Steer with the commands that \`autonomous-workflow --help\` lists. -->`,
    `## Current Phase

${state.current_phase}${isWriting(state) && !phaseTraits[state.current_phase].worksOnFeatures ? " (writing up)" : ""}, iteration ${state.iteration} of at most ${state.max_iterations}`,
    `## Original Prompt

${indented(state.prompt)}`,
    `## Completed Phases

${completedPhases(state)}`,
    ...goesThrough(state, phases.A) ? [`## Research Progress

${researchProgress(state)}`] : [],
    ...goesThrough(state, phases.B) ? [`## Planning Progress

${planningProgress(state)}`] : [],
    ...goesThrough(state, phases.C) ? [`## Implementation Progress

${implementationProgress(state)}`] : [],
    `## Cost

${cost(state)}`,
    `## Context Restoration Files

${restorationFiles(state, folder)}`
  ];
  if (state.end_reason !== null) sections.splice(2, 0, `## End

${state.end_reason}: ${state.end_message ?? ""}`);
  return `${sections.join("\n\n")}
`;
}
function completedPhases({ workflow_type, current_phase, status }) {
  const mode = modeOf(workflow_type);
  const isDone = (phase) => status === "complete" || phase < current_phase;
  return Object.values(phases).filter((phase) => hasPhase(mode, phase)).map((phase) => `- [${isDone(phase) ? "x" : " "}] ${phase}`).join("\n");
}
function goesThrough(state, phase) {
  const before = {
    [phases.A]: state.total_iterations_research,
    [phases.B]: state.total_iterations_planning,
    [phases.C]: 0
  };
  return hasPhase(modeOf(state.workflow_type), phase) || before[phase] > 0;
}
function researchProgress(state) {
  return [
    `- Iterations recorded: ${state.total_iterations_research}`,
    `- Sources consulted: ${state.sources_cited}`,
    `- Key findings: ${state.findings_count}`,
    `- New findings in the last iteration: ${state.new_findings_last_iteration}`,
    `- Open questions: ${state.open_questions}`,
    ...verdictIn(state, phases.A)
  ].join("\n");
}
function planningProgress(state) {
  return [
    `- Iterations recorded: ${state.total_iterations_planning}`,
    `- Items, and the critics' open objections: \`autonomous-workflow plan items ${state.name}\``,
    ...verdictIn(state, phases.B)
  ].join("\n");
}
function implementationProgress(state) {
  return [
    `- Iterations recorded: ${state.total_iterations_coding}`,
    `- Features total: ${state.features_total}`,
    `- Features complete: ${state.features_complete}`,
    `- Features failed: ${state.features_failed}`,
    `- Each of them: \`autonomous-workflow feature list ${state.name}\``,
    ...verdictIn(state, phases.C)
  ].join("\n");
}
function verdictIn({ current_phase, verdict }, phase) {
  return current_phase === phase ? [`- Verdict: ${verdict ?? "none yet"}`] : [];
}
function restorationFiles(state, folder) {
  const { name } = state;
  const codes = goesThrough(state, phases.C);
  return [
    `${folder}/${name}-state.md (this file)`,
    ...goesThrough(state, phases.A) ? [`${folder}/${name}-report.tex`] : [],
    ...goesThrough(state, phases.B) ? [`${folder}/${name}-plan.tex`] : [],
    ...codes ? [`${folder}/feature-list.json`] : [],
    `${folder}/progress.txt`,
    "CLAUDE.md, where there is one"
  ].map((file, index) => `${index + 1}. ${file}`).join("\n");
}
function cost(state) {
  const { cost_usd, tokens, spent_by_phase, spent_last_iteration: last } = state;
  return [
    `- In all: ${formatAmount({ usd: cost_usd, tokens })}, of at most ${state.max_cost_usd} USD`,
    ...spent_by_phase.map((spent) => `- Phase ${spent.phase}: ${formatAmount(spent)}`),
    ...last === null ? [] : [`- Iteration ${last.iteration}: ${formatAmount(last)}`]
  ].join("\n");
}
function indented(text2) {
  return text2.replace(/^/gm, "    ");
}
var plainWord = /^[A-Za-z][A-Za-z0-9_-]*$/;
var reservedWord = /^(?:true|false|null|yes|no|on|off|y|n)$/i;
function formatFrontMatter(data, body) {
  const lines = Object.entries(data).filter(([, value]) => value !== void 0).map(([key, value]) => `${formatText(key)}: ${formatValue(value)}`);
  return `---
${lines.join("\n")}
---

${body}`;
}
function formatValue(value) {
  if (typeof value === "string") return formatText(value);
  if (Array.isArray(value)) return `[${value.map(formatValue).join(", ")}]`;
  if (typeof value === "object" && value !== null) {
    return `{${Object.entries(value).map(([key, inner]) => `${quoted(key)}: ${formatValue(inner)}`).join(", ")}}`;
  }
  return JSON.stringify(value);
}
function formatText(text2) {
  return plainWord.test(text2) && !reservedWord.test(text2) ? text2 : quoted(text2);
}
function quoted(text2) {
  return JSON.stringify(text2).replace(
    /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`
  );
}

// src/loop/state-file.ts
function stateFile(paths) {
  return {
    workflow: paths.name,
    title: "the state file",
    copyTitle: "the state",
    file: paths.state,
    copy: (0, import_node_path16.join)(paths.runtime, "state.json"),
    form: { format: (state) => formatFrontMatter({ ...state }, formatStateBody(state, paths.folder)) },
    copyForm: { parse: parseCopy, format: JSON.stringify },
    handEdit: "taken over"
  };
}
async function readState(paths) {
  if (!(0, import_node_fs10.existsSync)(paths.state)) throw missing(paths);
  const known = readUnchanged(paths);
  if (known !== void 0) return known;
  const { readEditedState } = await Promise.resolve().then(() => __toESM(require_state_document(), 1));
  return readEditedState(paths);
}
function readUnchanged(paths) {
  const state = copiedState(paths);
  const text2 = readOrNothing(paths.state)?.toString("utf8");
  return orElse(
    () => state !== void 0 && text2 === stateFile(paths).form.format(state) ? state : void 0,
    void 0
  );
}
function copiedState(paths) {
  return orElse(() => parseCopy(readOrNothing(stateFile(paths).copy)?.toString("utf8") ?? ""), void 0);
}
function parseCopy(text2) {
  const value = parseJson(text2);
  if (!hasShapeOf(value, { prompt: "", iteration: 0 })) throw new Error("it is no copy of a state");
  const missing2 = Object.entries(initialState).filter(([key]) => !Object.hasOwn(value, key));
  return { ...value, ...Object.fromEntries(missing2) };
}
function missing(paths) {
  return new WorkflowError(`There is no workflow '${paths.name}'`, {
    where: paths.state,
    fix: "List the workflows of this project with: autonomous-workflow list",
    exitCode: exitCodes.usage
  });
}

// src/loop/agents-at-work.ts
var sample2 = {
  agents: [{ id: "", agent: "", about: "", session: "", process: 0, started_at: "", ended_at: null, given_up: false }]
};
var agentsFile = runtimeFile("agents.json", sample2, { flush: "nothing" });
function startedAgents(paths) {
  return agentsFile.read(paths)?.agents ?? [];
}
function startedFor(paths, agentId) {
  const about = startedAgents(paths).find(({ id }) => id === agentId)?.about;
  return about === "" ? void 0 : about;
}
function agentsAtWork(paths) {
  const lease = readLease(paths);
  return lease === void 0 ? [] : waitedFor(startedAgents(paths), lease).filter(({ process: process2 }) => isAlive(process2));
}

// src/loop/rules/allowance.ts
function allowance(state, now, { committedUsd = 0, closingUsd: closingUsd2 = 0 } = {}) {
  const atWork = { hours: elapsedHours(state, now) };
  const over = endOfWork(state, atWork);
  if (over !== void 0) return { kind: "nothing", reason: over };
  const closing2 = endOfWork(state, { ...atWork, closingUsd: closingUsd2 });
  if (closing2 !== void 0) return { kind: "closing", reason: closing2 };
  if (!isSearching(state)) return { kind: "all" };
  const beginning = { iteration: 0, ...atWork, likelyUsd: committedUsd, ceiling: presentCeiling(state) };
  const search = endOfSearch(state, beginning);
  return search === null ? { kind: "all" } : { kind: "write-up", reason: search };
}
function eatsReserve(state, now) {
  return allowance({ ...state, budget_reserve: state.budget_reserve / 2 }, now).kind !== "all";
}
function describeAllowance(state, { kind, reason }) {
  const used = wordsOfEnd(reason)?.workOver(state, "") ?? reason;
  const cost2 = reason === "max_cost" && state.cost_usd !== null ? ` (${dollars(state.cost_usd)})` : "";
  return `${used}${kind === "write-up" ? " but for the write-up" : ""}${cost2}`;
}

// src/loop/waiting.ts
var waitFile = runtimeFile("rest.json", { kind: "busy", turn: 0 }, { flush: "nothing" });
var samples = [
  { kind: "busy", turn: 0 },
  { kind: "agents", turn: 0, tasks: [""] },
  { kind: "input", turn: 0, since: 0 },
  { kind: "pause", turn: 0, until: 0, failed: false },
  { kind: "api", turn: 0, until: 0, since: 0, error: "", attempt: 0 }
];
function readWait(paths) {
  const wait = waitFile.read(paths);
  const sample3 = samples.find(({ kind }) => kind === wait?.kind);
  if (wait === void 0 || !hasShapeOf(wait, sample3)) return void 0;
  return "until" in wait && Number.isNaN(new Date(wait.until).getTime()) ? void 0 : wait;
}

// src/session/pointer.ts
var import_node_fs11 = require("node:fs");
var import_node_path17 = require("node:path");
function readSessionPointer(root, sessionId) {
  try {
    const name = readRegular(pointerFile(root, sessionId)).toString("utf8").trim();
    return isWorkflowName(name) ? name : void 0;
  } catch {
    return void 0;
  }
}
function removeSessionPointer(root, sessionId) {
  requireOwn((0, import_node_path17.join)(root, sessionsFolder));
  (0, import_node_fs11.rmSync)(pointerFile(root, sessionId), { recursive: true, force: true });
}
function pointerFile(root, sessionId) {
  return (0, import_node_path17.join)(root, sessionsFolder, sessionId);
}
function ownedWorkflow(root, sessionId) {
  const name = readSessionPointer(root, sessionId);
  if (name === void 0) return void 0;
  const paths = workflowPaths(root, name);
  const lease = readLease(paths);
  return (lease === void 0 ? (0, import_node_fs11.existsSync)(paths.state) : lease.session === sessionId) ? paths : void 0;
}
function forgetSession(paths, sessionId) {
  if (readSessionPointer(paths.root, sessionId) === paths.name) removeSessionPointer(paths.root, sessionId);
}

// src/app/wall.ts
async function atTheWall(paths, session, use, isUnattended2) {
  const now = /* @__PURE__ */ new Date();
  const known = await readState(paths).catch(() => void 0);
  if (known === void 0) return void 0;
  const isSession = use.agent.id === "";
  const isOurs = use.agent.type.startsWith(pluginPrefix);
  if (known.status !== "in_progress") {
    const wasAsked = isSession && isUnattended2 && lastTurnEnd(paths) > Date.parse(known.updated_at);
    if (wasAsked) forgetSession(paths, session.id);
    return isOurs || wasAsked ? { stops: "The workflow has ended." } : void 0;
  }
  const spend = await updateSpend(paths, known, session.id, isSession ? session.transcript : "", now, session.usd);
  const state = withSpend(known, spend);
  const left = allowance(state, now, { closingUsd: closingUsd(paths, state.driver, isUnattended2) });
  if (left.kind === "all") return void 0;
  if (left.kind === "write-up") {
    if (phaseTraits[state.current_phase].worksOnFeatures) return void 0;
    if (!isSession) return leaveReserve(paths, state, use, now);
    return use.tool === "Agent" || isPlainOwnCommand(use.command) ? void 0 : endOfTurn(paths, session, isUnattended2);
  }
  if (!isSession) return { stops: `${describeAllowance(state, left)}.` };
  return left.kind === "closing" ? lastAnswer(paths, state, left.reason) : endOfTurn(paths, session, isUnattended2);
}
function leaveReserve(paths, state, { agent, file }, now) {
  const about = startedFor(paths, agent.id) ?? "";
  if (!agent.type.startsWith(pluginPrefix) || !isOfSearch({ agent: agent.type.slice(pluginPrefix.length), id: about }))
    return void 0;
  if (eatsReserve(state, now)) return { stops: "What is left of the budget is kept for the write-up." };
  return file === "" ? {
    deny: "The budget for the search is used up \u2192 hand in now what you have found so far; search and open nothing more."
  } : void 0;
}
async function lastAnswer(paths, state, reason) {
  const { endWith } = await Promise.resolve().then(() => __toESM(require_decide(), 1));
  const { closingLines } = await Promise.resolve().then(() => __toESM(require_ending(), 1));
  const { saying } = await Promise.resolve().then(() => __toESM(require_after_turn(), 1));
  const closing2 = await closingLines(paths, state, reason);
  return { deny: saying(endWith(state, reason).message, closing2.join("\n")) };
}
var callsFile = runtimeFile("calls.json", { turn: 0, journal: 0, calls: [""] }, { flush: "nothing" });
var callOf = ({ tool, input, folder }) => JSON.stringify([tool, input, folder]);
function callsWithoutEffect(paths) {
  const turn = lastTurnEnd(paths);
  const journal = (0, import_node_fs12.statSync)(paths.journal, { throwIfNoEntry: false })?.size ?? 0;
  const known = callsFile.read(paths);
  return known?.turn === turn && known.journal === journal ? known : { turn, journal, calls: [] };
}
async function endRepetition(paths, session, use, isUnattended2) {
  if (use.agent.id !== "" || !callsWithoutEffect(paths).calls.includes(callOf(use))) return void 0;
  callsFile.remove(paths);
  return endOfTurn(paths, session, isUnattended2);
}
function noteCall(paths, use, isRefused) {
  if (use.agent.id !== "") return;
  if (!isRefused && !isPlainOwnCommand(use.command)) {
    callsFile.remove(paths);
    return;
  }
  const known = callsWithoutEffect(paths);
  callsFile.write(paths, { ...known, calls: [...known.calls, callOf(use)] });
}
async function endOfTurn(paths, session, isUnattended2) {
  const { afterTurn, saying } = await Promise.resolve().then(() => __toESM(require_after_turn(), 1));
  const atWork = agentsAtWork(paths).map(({ id }) => id);
  const answer = await afterTurn(paths, session, atWork, { isUnattended: isUnattended2 });
  if (answer.goOn !== void 0) return { deny: answer.goOn };
  if (isUnattended2 && answer.closing !== void 0) return { deny: saying(answer.messages.join("\n"), answer.closing) };
  const state = await readState(paths).catch(() => void 0);
  const needsStop = state?.driver === "ralph-loop" || readWait(paths)?.kind === "pause";
  if (state?.status === "in_progress" && needsStop) return { deny: "Nothing is left to do in this turn: end it." };
  return { ends: answer };
}

// src/hooks/input.ts
var longestInput = 64 * 1024 * 1024;
function text(value) {
  return typeof value === "string" ? value : "";
}
function startFolder(input) {
  return process.env.CLAUDE_PROJECT_DIR ?? (typeof input.cwd === "string" ? input.cwd : process.cwd());
}
function drivingSession(input) {
  const { session_cost_usd: usd } = input;
  return {
    id: text(input.session_id),
    process: process.ppid,
    folder: startFolder(input),
    transcript: text(input.transcript_path),
    usd: typeof usd === "number" && usd >= 0 ? usd : void 0
  };
}
function isUnattended() {
  const { CLAUDE_CODE_SESSION_ATTENDED: attended, CLAUDE_CODE_ENTRYPOINT: entry } = process.env;
  return attended === void 0 ? entry === "sdk-cli" : attended === "0";
}
function notice(systemMessage) {
  return systemMessage === void 0 ? void 0 : { systemMessage };
}

// src/hooks/permission.ts
function permission(permissionDecision, permissionDecisionReason, updatedInput) {
  const decision = { hookEventName: "PreToolUse", permissionDecision, permissionDecisionReason };
  return { hookSpecificOutput: { ...decision, ...updatedInput !== void 0 && { updatedInput } } };
}

// src/hooks/guard.ts
async function handle(input, root) {
  const session = text(input.session_id);
  const paths = ownedWorkflow(root, session);
  if (paths === void 0) return notice((await Promise.resolve().then(() => __toESM(require_ownership(), 1))).describeLostPointer(root, session));
  const tool = input.tool_input ?? {};
  const use = {
    session,
    process: process.ppid,
    transcript: text(input.transcript_path),
    call: text(input.tool_use_id),
    tool: text(input.tool_name),
    input: tool,
    file: text(tool.file_path ?? tool.notebook_path),
    command: text(tool.command),
    folder: text(input.cwd) === "" ? startFolder(input) : text(input.cwd),
    agent: { id: text(input.agent_id), type: text(input.agent_type) }
  };
  const driving = drivingSession(input);
  if (input.hook_event_name === "PostToolUse")
    return await noteLaunch(input, paths, session) ?? atWallOutput(await atTheWall(paths, driving, use, isUnattended()));
  const wall = await Promise.race([wallOf(paths, driving, use).catch(() => void 0), tooLong()]);
  if (wall !== void 0) return atWallOutput(wall);
  if (use.tool === "Read") return void 0;
  const answer = await beforeTool(paths, use);
  const isRefused = answer !== void 0 && "deny" in answer;
  try {
    noteCall(paths, use, isRefused);
  } catch (error) {
    if (!isRefused) throw error;
  }
  if (answer === void 0) writeHeartbeat(paths);
  return output(answer);
}
var longestWaitMilliseconds = 4e3;
var tooLong = () => new Promise((resolve5) => {
  setTimeout(() => {
    resolve5(void 0);
  }, longestWaitMilliseconds).unref();
});
var wallOf = async (paths, session, use) => await atTheWall(paths, session, use, isUnattended()) ?? endRepetition(paths, session, use, isUnattended());
function atWallOutput(wall) {
  if (wall === void 0) return void 0;
  if ("deny" in wall) return permission("deny", wall.deny);
  return "stops" in wall ? { continue: false, stopReason: wall.stops } : ended(wall.ends, "The turn ends here.");
}
function ended({ messages, terminalSequence }, stopReason) {
  return {
    continue: false,
    stopReason,
    ...messages.length > 0 && { systemMessage: messages.join("\n") },
    ...terminalSequence !== "" && { terminalSequence }
  };
}
function output(answer) {
  if (answer === void 0) return void 0;
  if ("deny" in answer) return permission("deny", answer.deny);
  if ("allow" in answer) return permission("allow", answer.allow, answer.input);
  return { hookSpecificOutput: { hookEventName: "PreToolUse", updatedInput: answer.input } };
}
async function noteLaunch(input, paths, session) {
  const type = text(input.tool_input?.subagent_type);
  const agent = type.startsWith(pluginPrefix) ? type.slice(pluginPrefix.length) : "";
  const prompt = text(input.tool_input?.prompt);
  const launched = { call: text(input.tool_use_id), agent, prompt, response: input.tool_response };
  const isOfAgent = text(input.agent_id) !== "";
  if (isOfAgent) {
    const { noteLaunched } = await Promise.resolve().then(() => __toESM(require_start_agent(), 1));
    await noteLaunched(paths, { session, process: process.ppid }, launched);
    return void 0;
  }
  const { afterLaunch } = await Promise.resolve().then(() => __toESM(require_after_launch(), 1));
  const answer = await afterLaunch(paths, drivingSession(input), launched);
  return answer && ended(answer, "Agents are at work; Claude goes on when they have answered.");
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  handle
});
