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

// lazy:src/loop/state-document.ts
var require_state_document = __commonJS({
  "lazy:src/loop/state-document.ts"(exports2, module2) {
    module2.exports = require("./library.cjs")["src/loop/state-document.ts"]();
  }
});

// src/hooks/notified.ts
var notified_exports = {};
__export(notified_exports, {
  handle: () => handle
});
module.exports = __toCommonJS(notified_exports);

// src/app/note-question.ts
var import_node_path16 = require("node:path");

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

// src/base/text.ts
function counted(count, what) {
  return `${count} ${what}${count === 1 ? "" : "s"}`;
}
function withoutSteps(problem) {
  return problem.replace(/(?:[:;] (?=run |start |complete |`)|\. (?=Where |Run |Start )).*$/s, ".");
}
var shortCommit = (commit) => commit.slice(0, 10);

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

// src/base/or-else.ts
function orElse(value, otherwise, isExpected = () => true) {
  try {
    return value();
  } catch (error) {
    if (!isExpected(error)) throw error;
    return otherwise;
  }
}

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
  for (const [whole, single, double, escaped, operator, plain2, stray] of line.matchAll(part)) {
    if (stray !== void 0) return void 0;
    if (operator !== void 0) found.push({ text: operator, quoted: false, expands: false });
    const isText2 = operator === void 0 && whole.trim() !== "";
    const text2 = single ?? double?.replace(/\\(["\\$`])/g, "$1") ?? escaped ?? plain2 ?? "";
    const quoted2 = plain2 === void 0;
    const expands = expansion.test(double ?? plain2 ?? "");
    const last = found.at(-1);
    if (isText2 && glued && last !== void 0) {
      last.text += text2;
      last.quoted &&= quoted2;
      last.expands ||= expands;
    } else if (isText2) {
      found.push({ text: text2, quoted: quoted2, expands });
    }
    glued = isText2;
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
var oneOf = (words2) => ({
  expects: words2.join(", "),
  read: (value) => words2.find((word) => word === value)
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
function namesIn(folder) {
  return orElse(() => {
    requireOwn(folder);
    return (0, import_node_fs2.readdirSync)(folder);
  }, []);
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
function sweepTemporary(folder, isAlive2) {
  for (const name of namesIn(folder)) {
    if (isLeftOver(name, isAlive2)) removeFile((0, import_node_path3.join)(folder, name));
  }
}
function isLeftOver(name, isAlive2) {
  const writer = /\.(\d+)-\d+\.tmp$/.exec(name)?.[1];
  return writer !== void 0 && !isAlive2(Number(writer));
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

// src/files/paths.ts
var import_node_fs4 = require("node:fs");
var import_node_path4 = require("node:path");
var docsFolder = "docs";
var folderPrefix = "research-";
function workflowPaths(root, workflow) {
  const name = requireWorkflowName(workflow);
  return pathsIn(root, name, `${docsFolder}/${folderPrefix}${name}`);
}
function pathsIn(root, name, folder) {
  const base = (0, import_node_path4.join)(root, ...folder.split("/"));
  refuseEscape(root, base);
  requireOwn(base);
  const inside = (file) => `${base}${import_node_path4.sep}${file}`;
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
    dialogs: inside(`.runtime${import_node_path4.sep}dialogs`),
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
  const real = (0, import_node_path4.relative)(import_node_fs4.realpathSync.native(root), realPlace(path));
  return real === ".." || real.startsWith(`..${import_node_path4.sep}`) || (0, import_node_path4.isAbsolute)(real) ? void 0 : real;
}
var mostLinks = 40;
function realPlace(path, links = 0) {
  try {
    return import_node_fs4.realpathSync.native(path);
  } catch {
    if ((0, import_node_path4.dirname)(path) === path) return path;
    const parent = realPlace((0, import_node_path4.dirname)(path), links);
    const target = linkTarget(path);
    if (target === void 0) return (0, import_node_path4.join)(parent, (0, import_node_path4.basename)(path));
    if (links === mostLinks) return (0, import_node_path4.parse)(path).root;
    return realPlace((0, import_node_path4.isAbsolute)(target) ? target : `${parent}${import_node_path4.sep}${target}`, links + 1);
  }
}
function linkTarget(path) {
  return orElse(() => (0, import_node_fs4.readlinkSync)(path), void 0);
}

// src/files/project.ts
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
  const [named2, usual] = platform === "win32" ? [environment.APPDATA, ["AppData", "Roaming"]] : [environment.XDG_CONFIG_HOME, [".config"]];
  const folder = named2 !== void 0 && (0, import_node_path6.isAbsolute)(named2) ? named2 : (0, import_node_path6.join)(home(environment), ...usual);
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
  const stored2 = readJson(cacheFile(root));
  if (stored2?.version !== 1 || stored2.place !== placeOf(root) || typeof stored2.madeFrom !== "string") return void 0;
  const { settings, madeFrom } = stored2;
  if (typeof settings !== "object" || settings === null) return void 0;
  const isValid = Object.entries(settings).every(
    ([key, value]) => isConfigurationKey(key) && userRules[key].read(value) === value
  );
  return isValid ? { settings, madeFrom } : void 0;
}
var stableAfterMilliseconds = 2e3;
function writeCache(root, sources, cached) {
  const folder = (0, import_node_path6.join)(root, projectFolder);
  if (!isFinal(sources.projectFile) || !isFinal(sources.userFile)) return;
  if (!(0, import_node_fs5.existsSync)(folder)) return;
  const stored2 = { version: 1, place: placeOf(root), ...cached };
  try {
    writeFile((0, import_node_path6.join)(folder, ".gitignore"), "*\n", "replace");
    writeAtomic(cacheFile(root), JSON.stringify(stored2), { mode: 384 });
  } catch {
    return;
  }
}
function isFinal(file) {
  const stamp = stampOf(file);
  return typeof stamp !== "object" || stamp === null || Date.now() - stamp[1] > stableAfterMilliseconds;
}
function placeOf(root) {
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
  const settings = Object.fromEntries([...parsed].map(([key, { value }]) => [key, value]));
  writeCache(root, sources, { settings, madeFrom });
  return { ...defaultConfiguration, ...settings };
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
var largestFile = 64 * 1024;

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
  const cost2 = usd === null ? "an unknown sum" : `about ${formatUsd(usd)} USD`;
  return tokens === null ? cost2 : `${cost2}, ${formatTokens(tokens)}`;
}
function formatUsd(usd) {
  return usd.toFixed(usd > 0 && usd < 0.01 ? 4 : 2);
}
function formatTokens(tokens) {
  if (tokens >= 999500) return `${(tokens / 1e6).toFixed(1)} M tokens`;
  return tokens >= 1e3 ? `${Math.round(tokens / 1e3)} k tokens` : `${tokens} tokens`;
}

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
      const cost2 = event.usd === null ? "" : `, ${formatUsd(event.usd)} USD`;
      return `forecast: ${event.at_most ? "at most" : "about"} ${counted(event.iterations, "more iteration")}${cost2}, ${counted(Math.round(event.minutes), "minute")}`;
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

// src/loop/announce.ts
var import_node_path10 = require("node:path");

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
function statusAfter(reason) {
  return statusOfEnd[reason];
}
function modeOf(type) {
  const found = Object.keys(workflowTypes).find((mode) => workflowTypes[mode] === type);
  if (found === void 0) throw new Error(`unknown workflow type ${type}`);
  return found;
}

// src/loop/rules/notification.ts
var longestTitle = 120;
var longestText = 400;
function notificationOf(workflow, occasion, settings) {
  const key = settingFor(occasion);
  if (key === void 0 || !settings[key]) return void 0;
  const { headline, text: text2, urgency } = contentOf(occasion);
  const answer = occasion.kind === "escalation" ? ` \u2192 Answer: autonomous-workflow escalations ${workflow}` : "";
  const digest = occasion.kind === "ended" ? occasion.digest : void 0;
  return {
    title: cut(excerpt(`${workflow}: ${headline}`), longestTitle),
    text: `${cut(excerpt(text2), longestText - answer.length)}${answer}`,
    ...digest !== void 0 && { more: digest },
    urgency
  };
}
function settingFor(occasion) {
  switch (occasion.kind) {
    case "phase-change":
      return "notify_on_phase_change";
    case "feature":
      return "notify_on_feature";
    case "escalation":
    case "dialog":
    case "configuration-refused":
      return "notify_on_escalation";
    case "wait":
      return "notify_on_wait";
    case "cannot-go-on":
      return "notify_on_failure";
    case "ended":
      return settingForEnd(occasion.reason);
  }
}
function settingForEnd(reason) {
  if (reason === "stop_requested" || reason === "cancelled") return void 0;
  if (reason === "complete") return "notify_on_completion";
  return budgetEnds.has(reason) ? "notify_on_max_iterations" : "notify_on_failure";
}
function contentOf(occasion) {
  switch (occasion.kind) {
    case "phase-change":
      return { headline: occasion.to, text: `${occasion.from} is over.`, urgency: "low" };
    case "feature": {
      const { feature, passed, detail } = occasion;
      return {
        headline: `feature ${passed ? "passed" : "failed"}`,
        text: `${feature}: ${detail}`,
        urgency: passed ? "low" : "normal"
      };
    }
    case "escalation":
    case "dialog":
      return { headline: "needs you", text: occasion.message, urgency: "critical" };
    case "wait":
      return {
        headline: occasion.until === null ? "waits" : `waits until ${occasion.until}`,
        text: `${occasion.why} It goes on by itself.`,
        urgency: "normal"
      };
    case "configuration-refused":
      return { headline: "configuration refused", text: occasion.problem, urgency: "critical" };
    case "cannot-go-on":
      return { headline: "cannot go on", text: occasion.problem, urgency: "critical" };
    case "ended":
      return endContent(occasion.reason, occasion.message);
  }
}
function endContent(reason, message) {
  const status = statusAfter(reason);
  if (status === "complete") return { headline: "complete", text: message, urgency: "normal" };
  return {
    headline: `${status === "stopped" ? "ended" : status} (${reason})`,
    text: message,
    urgency: status === "stopped" ? "normal" : "critical"
  };
}

// src/session/rules/terminal-sequence.ts
var escape2 = "\x1B]";
var bell = "\x07";
var longestTitle2 = 100;
var longestText2 = 200;
var takesTitle = /ghostty|kitty|foot|rxvt|warp/i;
function terminalSequence(title, text2, environment) {
  const { TERM = "", TERM_PROGRAM = "", VTE_VERSION } = environment;
  const heading = plain(title, longestTitle2);
  const body = plain(text2, longestText2);
  if (VTE_VERSION !== void 0 || takesTitle.test(`${TERM} ${TERM_PROGRAM}`)) {
    return `${escape2}777;notify;${heading};${body}${bell}${bell}`;
  }
  return `${escape2}9;autonomous-workflow ${heading} - ${body}${bell}${bell}`;
}
function titleSequence(title) {
  return `${escape2}2;${plain(title, longestTitle2)}${bell}`;
}
function plain(text2, length) {
  return cut(excerpt(text2).replaceAll(";", ","), length);
}

// src/journal/log.ts
var import_node_fs6 = require("node:fs");
var import_node_path7 = require("node:path");
var largestBytes = 1e6;
var longestValue = 4e3;
function logFailure(paths, now, { what, where, error }) {
  try {
    if (!(0, import_node_fs6.existsSync)(paths.runtime)) return;
    const file = (0, import_node_path7.join)(paths.runtime, "log.jsonl");
    const found = (0, import_node_fs6.statSync)(file, { throwIfNoEntry: false });
    if (found?.isFile() === false) return;
    if ((found?.size ?? 0) >= largestBytes) moveFile(file, `${file}.1`);
    const { message, stack } = error instanceof Error ? error : { message: String(error), stack: void 0 };
    const line = JSON.stringify(
      { time: now.toISOString(), what, where, error: message, stack },
      (_, value) => typeof value === "string" ? cut(printable(value), longestValue) : value
    );
    appendLines(file, [line], { flushed: false });
  } catch {
    return;
  }
}

// src/loop/pending-notifications.ts
var import_node_path8 = require("node:path");
var dropAfterMilliseconds = 24 * 36e5;
var notificationsFolder = (paths) => (0, import_node_path8.join)(paths.runtime, "notifications");
var kept = 0;
function keepNotification(paths, now, pending) {
  const folder = notificationsFolder(paths);
  kept += 1;
  const id = `${now.getTime()}-${process.pid}-${kept}`;
  const unfinished = (0, import_node_path8.join)(folder, `${id}.tmp`);
  writeFile(unfinished, JSON.stringify(pending), "create", 384);
  moveFile(unfinished, (0, import_node_path8.join)(folder, `${id}.json`));
}

// src/files/plugin-root.ts
var import_node_fs7 = require("node:fs");
var import_node_path9 = require("node:path");
function pluginRoot() {
  let folder = __dirname;
  while (!(0, import_node_fs7.existsSync)((0, import_node_path9.join)(folder, ".claude-plugin", "plugin.json"))) {
    if ((0, import_node_path9.dirname)(folder) === folder) throw new Error(`no plugin above ${__dirname}`);
    folder = (0, import_node_path9.dirname)(folder);
  }
  return folder;
}

// src/programs/processes.ts
var import_node_child_process = require("node:child_process");
function startDetached(file, words2, folder) {
  const child = (0, import_node_child_process.spawn)(process.execPath, [file, ...words2], {
    cwd: folder,
    detached: true,
    stdio: "ignore",
    windowsHide: true
  });
  child.once("error", () => void 0);
  child.unref();
}

// src/loop/announce.ts
function announce(paths, now, occasion, settings) {
  try {
    const { notify_desktop: desktop, notify_terminal: terminal, webhook_url: webhook2 } = settings;
    const digest = occasion.kind === "ended" ? readDigest(paths) : void 0;
    const notification = notificationOf(
      paths.name,
      occasion.kind === "ended" && digest !== void 0 ? { ...occasion, digest } : occasion,
      settings
    );
    if (notification === void 0 || !desktop && !terminal && webhook2 === null) return void 0;
    keepNotification(paths, now, { notification, desktop, terminal, webhook: webhook2 !== null });
    startDetached((0, import_node_path10.join)(pluginRoot(), "bin", "autonomous-workflow"), ["notify", paths.name], paths.root);
    if (!terminal) return void 0;
    const { title, text: text2 } = notification;
    return `${terminalSequence(title, text2, process.env)}${titleSequence(title)}`;
  } catch (error) {
    logFailure(paths, now, { what: "announce-failed", where: occasion.kind, error });
    return void 0;
  }
}
var digestFile = ({ runtime }) => (0, import_node_path10.join)(runtime, "digest.txt");
function readDigest(paths) {
  return readOrNothing(digestFile(paths))?.toString("utf8");
}
var repeatedAfterMilliseconds = 24 * 36e5;

// src/loop/dialogs.ts
var import_node_fs9 = require("node:fs");
var import_node_path11 = require("node:path");

// src/session/transcript-tail.ts
var import_node_fs8 = require("node:fs");
var tailBytes = 1024 * 1024;
function readTranscriptTail(transcript) {
  return readTail(transcript).toString("utf8").split("\n");
}
function readTail(transcript) {
  const found = readFrom(transcript, (size) => Math.max(0, size - tailBytes));
  if (found === void 0 || found.start === 0) return found?.bytes ?? Buffer.alloc(0);
  return found.bytes.subarray(found.bytes.indexOf(10) + 1);
}
function readFrom(path, place) {
  try {
    const file = openRegular(path);
    if (typeof file !== "number") return void 0;
    try {
      const { size } = (0, import_node_fs8.fstatSync)(file);
      const start = place(size);
      const bytes = Buffer.allocUnsafe(size - start);
      return { start, bytes: bytes.subarray(0, (0, import_node_fs8.readSync)(file, bytes, 0, bytes.length, start)) };
    } finally {
      (0, import_node_fs8.closeSync)(file);
    }
  } catch {
    return void 0;
  }
}

// src/loop/rules/dialog.ts
var questionTool = "AskUserQuestion";
var longestAbout = 100;
function aboutOf(tool, input) {
  const { command, url, file_path, notebook_path, query, questions } = input;
  const question = Array.isArray(questions) ? questions[0]?.question : void 0;
  const about = tool === questionTool ? question : [command, url, file_path, notebook_path, query].find(isText);
  return isText(about) ? cut(excerpt(about), longestAbout) : "";
}
var isText = (value) => typeof value === "string";
function ruleOf(suggestions) {
  const rules = Array.isArray(suggestions) ? suggestions.flatMap((one) => Array.isArray(one.rules) ? one.rules : []) : [];
  const { toolName, ruleContent } = rules[0] ?? {};
  if (!isText(toolName)) return "";
  return excerpt(isText(ruleContent) ? `${toolName}(${ruleContent})` : toolName);
}
function describeDialogs(dialogs) {
  const texts = dialogs.map(describeDialog);
  return [...new Set(texts)].map((text2) => {
    const times = texts.filter((one) => one === text2).length;
    return times === 1 ? text2 : `${text2} (${counted(times, "such dialog")})`;
  });
}
function describeDialog({ agent, tool, about, rule }) {
  const who = agent === "" ? "Its session" : `Its agent ${agent}`;
  if (tool === questionTool) return `${who} asks you: ${about} \u2192 answer in the window of the session`;
  const what = about === "" ? tool : `${tool} (${about})`;
  const forGood = rule === "" ? "" : `; to allow it for good, add "${rule}" to permissions.allow in .claude/settings.json`;
  return `${who} asks whether it may use ${what} \u2192 answer in the window of the session${forGood}`;
}
var rowDelayMilliseconds = 3e3;
function isDialogOpen({ tool, asked_at }, lines, changedAt) {
  const askedBy = Date.parse(asked_at) + rowDelayMilliseconds;
  const rows = lines.map(readRow);
  const calls = rows.flatMap(
    ({ timestamp, blocks }) => Date.parse(timestamp) <= askedBy ? blocks.flatMap(({ type, name, id }) => type === "tool_use" && name === tool ? [id] : []) : []
  );
  const answered = new Set(rows.flatMap(({ blocks }) => blocks.map(({ tool_use_id }) => tool_use_id)));
  return calls.length === 0 ? changedAt <= askedBy : calls.some((id) => !answered.has(id));
}
function readRow(line) {
  try {
    const { timestamp, message } = parseJson(line);
    const content = message?.content;
    return {
      timestamp: isText(timestamp) ? timestamp : "",
      blocks: Array.isArray(content) ? content : []
    };
  } catch {
    return { timestamp: "", blocks: [] };
  }
}

// src/loop/dialogs.ts
var sample = {
  agent: "",
  tool: "",
  about: "",
  rule: "",
  asked_at: "",
  transcript: "",
  notified: false
};
function noteDialog(paths, agentId, dialog) {
  for (const { file, dialog: former } of stored(paths)) if (!isWaiting(former)) removeFile(file);
  write((0, import_node_path11.join)(paths.dialogs, `${/^[\w-]{1,80}$/.test(agentId) ? agentId : "session"}.json`), dialog);
}
function openDialogs(paths) {
  return stored(paths).flatMap(({ dialog }) => isWaiting(dialog) ? [dialog] : []);
}
function takeUnnotified(paths) {
  const taken2 = stored(paths).filter(({ dialog }) => !dialog.notified && isWaiting(dialog));
  for (const { file, dialog } of taken2) write(file, { ...dialog, notified: true });
  return taken2.map(({ dialog }) => dialog);
}
function isWaiting(dialog) {
  const changedAt = (0, import_node_fs9.statSync)(dialog.transcript, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return isDialogOpen(dialog, readTranscriptTail(dialog.transcript), changedAt);
}
function write(file, dialog) {
  writeAtomic(file, JSON.stringify(dialog), { flush: "nothing" });
}
function stored(paths) {
  const names = namesIn(paths.dialogs).filter((name) => name.endsWith(".json"));
  return names.sort().flatMap((name) => {
    const file = (0, import_node_path11.join)(paths.dialogs, name);
    const dialog = readJson(file);
    return hasShapeOf(dialog, sample) ? [{ file, dialog }] : [];
  });
}

// src/loop/state-file.ts
var import_node_fs10 = require("node:fs");
var import_node_path12 = require("node:path");

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

// src/loop/rules/modes.ts
function hasPhase(mode, phase) {
  return phasesOfMode[mode].includes(phase);
}
var shares = {
  research: [1],
  "research-and-plan": [2 / 3, 1 / 3],
  "full-auto": [0.2, 0.1, 0.7],
  implement: [1]
};

// src/loop/rules/iteration.ts
function isWriting(state) {
  return state.writing_iteration === state.iteration;
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
    copy: (0, import_node_path12.join)(paths.runtime, "state.json"),
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

// src/files/writer.ts
var import_node_path14 = require("node:path");

// src/files/lock.ts
var import_node_async_hooks = require("node:async_hooks");
var import_node_fs11 = require("node:fs");
var import_node_os2 = require("node:os");
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
    const stat = (0, import_node_fs11.readFileSync)(`/proc/${pid}/stat`, "utf8");
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
async function withLock(folder, waitMilliseconds, work, { staleAfter = staleAfterMilliseconds, poll = 10, onTaken, busy = otherWriter } = {}) {
  const holding = held.getStore() ?? /* @__PURE__ */ new Set();
  const lock = (0, import_node_path13.join)(folder, "lock");
  if (holding.has(folder)) return work(() => refresh(lock));
  makeFolder(folder);
  const token = acquireToken(folder);
  let deadline;
  const isLeft = leftWatch(staleAfter);
  try {
    while (!tryLink(token, lock)) {
      onTaken?.();
      deadline ??= performance.now() + waitMilliseconds;
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
  await new Promise((resolve2) => setTimeout(resolve2, milliseconds));
}
function acquireToken(folder) {
  taken += 1;
  const token = (0, import_node_path13.join)(folder, `lock.${process.pid}-${taken}-${process.hrtime.bigint().toString(36)}`);
  writeFile(token, JSON.stringify({ pid: process.pid, host: (0, import_node_os2.hostname)(), token }), "create");
  return token;
}
function tryLink(token, lock) {
  try {
    (0, import_node_fs11.linkSync)(token, lock);
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
    (0, import_node_fs11.copyFileSync)(token, lock, import_node_fs11.constants.COPYFILE_EXCL);
    return true;
  } catch (error) {
    if (error.code === "EEXIST") return false;
    throw error;
  }
}
function refresh(lock) {
  const now = /* @__PURE__ */ new Date();
  if ((0, import_node_fs11.existsSync)(lock)) (0, import_node_fs11.utimesSync)(lock, now, now);
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
    const modified = (0, import_node_fs11.statSync)(lock, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (seen?.modified !== modified) seen = { modified, at: performance.now() };
    return performance.now() - seen.at >= confirmMilliseconds;
  };
}
function sweep(folder, token) {
  for (const name of (0, import_node_fs11.readdirSync)(folder)) {
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
  if (((0, import_node_fs11.statSync)(lock, { throwIfNoEntry: false })?.size ?? 0) > largestOwnerBytes) return void 0;
  return readJsonLike(lock, { pid: 0, host: "", token: "" });
}
function isStale(lock) {
  return ageMilliseconds(lock) > staleAfterMilliseconds || isOrphaned(lock);
}
function isOrphaned(file) {
  const owner = readOwner(file);
  return owner?.host === (0, import_node_os2.hostname)() && !isAlive(owner.pid);
}
function ageMilliseconds(file) {
  return orElse(() => Math.max(0, Date.now() - (0, import_node_fs11.statSync)(file).mtimeMs), -1);
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

// src/files/writer.ts
var longestWait = 12e3;
function requireOwnFiles({ base, runtime }) {
  for (const folder of [base, runtime]) for (const name of namesIn(folder)) requireOwn((0, import_node_path14.join)(folder, name));
}
async function asWriter({ base, runtime }, work) {
  requireOwnFiles({ base, runtime });
  return withLock(runtime, longestWait, () => {
    for (const folder of [base, runtime]) sweepTemporary(folder, isAlive);
    return work();
  });
}

// src/files/runtime-file.ts
var import_node_path15 = require("node:path");
function runtimeFile(name, sample3, options) {
  const path = ({ runtime }) => (0, import_node_path15.join)(runtime, name);
  return {
    path,
    read: (paths) => readJsonLike(path(paths), sample3),
    write: (paths, value) => writeAtomic(path(paths), JSON.stringify(value), options),
    remove: (paths) => removeFile(path(paths))
  };
}

// src/session/lease.ts
var sample2 = { session: "", process: 0, host: "", folder: "", claimed_at: "", released: null };
var leaseFile = runtimeFile("lease.json", sample2);
function readLease(paths) {
  const lease = leaseFile.read(paths);
  if (lease === void 0 || !Number.isSafeInteger(lease.process)) return void 0;
  return lease.released === null || typeof lease.released === "string" ? lease : void 0;
}

// src/app/note-question.ts
async function noteOpened(paths, opened, now) {
  const { agentId, agentType, tool, input, suggestions, transcript } = opened;
  const folder = (0, import_node_path16.join)(transcript.replace(/\.jsonl$/, ""), "subagents");
  await asWriter(paths, () => {
    noteDialog(paths, agentId, {
      agent: agentType.replace(pluginPrefix, ""),
      tool,
      about: aboutOf(tool, input),
      rule: ruleOf(suggestions),
      asked_at: now.toISOString(),
      transcript: agentId === "" ? transcript : (0, import_node_path16.join)(folder, `agent-${agentId}.jsonl`),
      notified: false
    });
  });
}
async function noteUnanswered(paths, now) {
  if ((await readState(paths)).status !== "in_progress") return void 0;
  const message = await asWriter(paths, () => {
    const unnotified = takeUnnotified(paths);
    if (unnotified.length === 0 && openDialogs(paths).length > 0) return void 0;
    const [first = "Its session asks for a permission \u2192 answer in the window of the session", ...more] = describeDialogs(unnotified);
    appendEvent(paths, now, { event: "waits", for: `the user: ${first.split(" \u2192 ")[0] ?? first}`, until: null });
    return more.length === 0 ? first : `${first} (and ${more.length} more)`;
  });
  if (message === void 0) return void 0;
  const { configuration } = await currentConfiguration(paths.root);
  return announce(paths, now, { kind: "dialog", message }, configuration);
}

// src/session/pointer.ts
var import_node_fs12 = require("node:fs");
var import_node_path17 = require("node:path");
function readSessionPointer(root, sessionId) {
  try {
    const name = readRegular(pointerFile(root, sessionId)).toString("utf8").trim();
    return isWorkflowName(name) ? name : void 0;
  } catch {
    return void 0;
  }
}
function pointerFile(root, sessionId) {
  return (0, import_node_path17.join)(root, sessionsFolder, sessionId);
}
function ownedWorkflow(root, sessionId) {
  const name = readSessionPointer(root, sessionId);
  if (name === void 0) return void 0;
  const paths = workflowPaths(root, name);
  const lease = readLease(paths);
  return (lease === void 0 ? (0, import_node_fs12.existsSync)(paths.state) : lease.session === sessionId) ? paths : void 0;
}

// src/hooks/input.ts
var longestInput = 64 * 1024 * 1024;
function text(value) {
  return typeof value === "string" ? value : "";
}

// src/hooks/notified.ts
async function handle(input, root) {
  const paths = ownedWorkflow(root, text(input.session_id));
  if (paths === void 0) return void 0;
  if (text(input.hook_event_name) === "PermissionRequest") {
    await noteOpened(
      paths,
      {
        agentId: text(input.agent_id),
        agentType: text(input.agent_type),
        tool: text(input.tool_name),
        input: input.tool_input ?? {},
        suggestions: input.permission_suggestions,
        transcript: text(input.transcript_path)
      },
      /* @__PURE__ */ new Date()
    );
    return void 0;
  }
  if (text(input.notification_type) !== "permission_prompt") return void 0;
  const terminalSequence2 = await noteUnanswered(paths, /* @__PURE__ */ new Date());
  return terminalSequence2 === void 0 ? void 0 : { terminalSequence: terminalSequence2 };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  handle
});
