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

// lazy:src/safety/denials.ts
var require_denials = __commonJS({
  "lazy:src/safety/denials.ts"(exports2, module2) {
    module2.exports = require("./library.cjs")["src/safety/denials.ts"]();
  }
});

// src/safety/guard-shell.ts
var guard_shell_exports = {};
__export(guard_shell_exports, {
  guardShell: () => guardShell,
  placesWritten: () => placesWritten
});
module.exports = __toCommonJS(guard_shell_exports);

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
function oneLine(text) {
  return printable(text).replace(/\s+/g, " ").trim();
}
function excerpt(text) {
  return shortened(oneLine(text), longestExcerpt);
}
function shortened(text, most) {
  return text.length <= most ? text : `${cut(text, most - 1)}\u2026`;
}
function cut(text, length) {
  return text.slice(0, length).replace(/[\ud800-\udbff]$/, "");
}
var unprintable = /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
function printable(text) {
  return text.replace(/\r\n?/g, "\n").replace(unprintable, (character) => character === "\n" || character === "	" ? character : "");
}
function isWorkflowError(error) {
  return error instanceof Error && error.name === "WorkflowError" && "fix" in error;
}

// src/base/names.ts
var pattern = /^[a-z0-9][a-z0-9-]{0,62}$/;
var longestName = 63;
var reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;
function isWorkflowName(text) {
  return pattern.test(text) && !reserved.test(text);
}
function requireWorkflowName(text) {
  if (isWorkflowName(text)) return text;
  const suggestion = suggestName(text);
  throw new WorkflowError("This topic cannot name a workflow", {
    expected: "lower-case letters, digits and hyphens, at most 63, starting with a letter or digit; no name of a Windows device such as con or nul",
    received: JSON.stringify(text),
    fix: suggestion === "" ? "Choose a name such as 'rate-limiting'." : `Use '${suggestion}'.`,
    exitCode: exitCodes.usage
  });
}
function suggestName(text) {
  const name = slug(text);
  return reserved.test(name) ? `${name}-topic` : name;
}
function slug(text) {
  return slugOf(text).slice(0, longestName).replace(/^-+|-+$/g, "");
}
function slugOf(text) {
  return text.normalize("NFKD").replace(/[\u0300-\u036f]/g, "").toLowerCase().replaceAll("\xDF", "ss").replace(/[^a-z0-9]+/g, "-");
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

// src/loop/steering-files.ts
var import_node_path8 = require("node:path");

// src/configuration/configuration.ts
var import_node_path7 = require("node:path");

// src/base/text.ts
function counted(count, what) {
  return `${count} ${what}${count === 1 ? "" : "s"}`;
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
function parseUrl(text, base) {
  return orElse(() => new URL(text, base), void 0);
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
    const text = single ?? double?.replace(/\\(["\\$`])/g, "$1") ?? escaped ?? plain ?? "";
    const quoted2 = plain === void 0;
    const expands = expansion.test(double ?? plain ?? "");
    const last = found.at(-1);
    if (isText && glued && last !== void 0) {
      last.text += text;
      last.quoted &&= quoted2;
      last.expands ||= expands;
    } else if (isText) {
      found.push({ text, quoted: quoted2, expands });
    }
    glued = isText;
  }
  return found;
}
function commandOf(line) {
  const environment = {};
  const remaining = line.map(({ text }) => text);
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
  const operator = all.find(({ text, quoted: quoted2 }) => !quoted2 && shellOnly.test(text));
  if (operator !== void 0) return { problem: `"${operator.text}" needs a shell; put the line into a script` };
  const special = all.find(({ text, quoted: quoted2 }) => !quoted2 && /^~|^#|[*?]/.test(text));
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
function isWebhook(text) {
  const url = parseUrl(text);
  if (url === void 0 || /\s/.test(text)) return false;
  const { protocol, hostname } = url;
  return protocol === "https:" || protocol === "http:" && /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
}
var secret = {
  expects: "a text of 16 to 256 characters; or null",
  read: (value) => value === null || typeof value === "string" && /^[\x20-\x7e]{16,256}$/.test(value) ? value : void 0
};
var hosts = {
  expects: 'hosts, or host:port, with commas between them, such as "localhost:8080, intranet.example"; or null',
  read: (value) => value === null || typeof value === "string" && isHostList(value) ? value : void 0
};
function isHostList(text) {
  return text.length <= 2e3 && /^\s*(?:(?:[\w-]+(?:\.[\w-]+)*|\[[\da-f:.]+\])(?::\d{1,5})?\s*(?:,(?!\s*$)\s*|$))+$/i.test(text);
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
function readRegular(path) {
  const file = openFile(path, "read");
  try {
    return (0, import_node_fs3.readFileSync)(file);
  } finally {
    (0, import_node_fs3.closeSync)(file);
  }
}
function removeFile(path) {
  requireOwn((0, import_node_path3.dirname)(path));
  try {
    (0, import_node_fs3.unlinkSync)(path);
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
      if (modified !== void 0) (0, import_node_fs4.futimesSync)(file, modified, modified);
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
  const handle = (0, import_node_fs4.openSync)(folder, "r");
  try {
    (0, import_node_fs4.fsyncSync)(handle);
  } finally {
    (0, import_node_fs4.closeSync)(handle);
  }
}

// src/base/json.ts
var deepest = 64;
var quote = 34;
var escape = 92;
var opening = 123;
var closing = 125;
var braceBit = 32;
function parseJson(text) {
  if (isNestedTooDeep(text)) throw new SyntaxError(`it is nested deeper than ${deepest} levels`);
  return JSON.parse(text);
}
function isNestedTooDeep(text) {
  let depth = 0;
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charCodeAt(index);
    if (character === quote) index = endOfString(text, index);
    else if ((character | braceBit) === opening) depth += 1;
    else if ((character | braceBit) === closing) depth -= 1;
    if (depth > deepest) return true;
  }
  return false;
}
function endOfString(text, start) {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let escapes = 0;
    while (text.charCodeAt(end - 1 - escapes) === escape) escapes += 1;
    if (escapes % 2 === 0) return end;
  }
  return text.length;
}

// src/files/json-file.ts
function readJson(path) {
  return orElse(() => parseJson(readRegular(path).toString("utf8")), void 0);
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
var said = (text) => text === "" ? void 0 : text;
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
  if (stored?.version !== 1 || stored.place !== placeOf(root) || typeof stored.madeFrom !== "string") return void 0;
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
  const stored = { version: 1, place: placeOf(root), ...cached };
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

// src/safety/rules/denial.ts
function denial(rule, what, instead) {
  return { rule, what, instead };
}
function firstDenial(them, judge2) {
  for (const one of them) {
    const found = judge2(one);
    if (found !== void 0) return found;
  }
  return void 0;
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

// src/safety/rules/options.ts
function hasOption(words2, ...names2) {
  const end = words2.indexOf("--");
  return (end === -1 ? words2 : words2.slice(0, end)).some(
    (word) => names2.some(
      (name) => name.startsWith("--") ? /^--\w/.test(word) && name.startsWith(word.replace(/=.*/s, "")) : /^-\w/.test(word) && word.includes(name, 1)
    )
  );
}
function operands(words2) {
  const end = words2.indexOf("--");
  const before = end === -1 ? words2 : words2.slice(0, end);
  return [...before.filter((word) => !word.startsWith("-")), ...end === -1 ? [] : words2.slice(end + 1)];
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

// src/safety/rules/file-rules.ts
function judgePaths(paths, action, { folder }, scope) {
  return firstDenial(paths, (path) => judgePath(path, action, folder, scope));
}
var remove = (words2, ...at) => judgePaths(operands(words2), "remove", ...at);
var write = (words2, ...at) => judgePaths(operands(words2.map((word) => word.replace(/^of=/, ""))), "write", ...at);
var copy = (words2, ...at) => {
  const sources = operands(words2);
  const target = sources.pop();
  if (target === void 0 || /^[\w.@-]{2,}:/.test(target)) return void 0;
  const places = sources.map((source) => `${target}/${source.slice(source.lastIndexOf("/") + 1)}`);
  const removed = hasOption(words2, "--delete") ? judgePaths([target], "remove", ...at) : void 0;
  return removed ?? judgePaths([target, ...places], "write", ...at);
};
var move = (words2, ...at) => judgePaths(operands(words2).slice(0, -1), "remove", ...at) ?? copy(words2, ...at);
var edit = (words2, ...at) => {
  if (!hasOption(words2, "i", "--in-place")) return void 0;
  const isScript = (word = "") => /^-[a-z]*e$|^--expression$/.test(word);
  const files = operands(words2.filter((word, index) => word !== "" && !isScript(words2[index - 1])));
  return judgePaths(words2.some(isScript) ? files : files.slice(1), "write", ...at);
};
var changeAccess = (words2, ...at) => hasOption(words2, "R", "--recursive") ? judgePaths(operands(words2).slice(1), "write", ...at) : void 0;
var find = (words2, command, scope) => {
  const removes = words2.some(
    (word, index) => word === "-delete" || word.startsWith("-exec") && /^(?:rm|unlink|rmdir)$/.test(words2[index + 1] ?? "")
  );
  if (!removes) return void 0;
  const starts = words2.slice(
    0,
    words2.findIndex((word) => /^[-(!]/.test(word))
  );
  const names2 = words2.filter((_, index) => /^-i?(?:name|path|regex)$/.test(words2[index - 1] ?? ""));
  const denied = judgePaths(starts.length === 0 ? ["."] : starts, "remove", command, scope);
  if (denied?.rule !== "removal" || names2.length === 0) return denied;
  const isOwned = (name) => ownedFiles(scope.workflow).some((file) => matches(name.slice(name.lastIndexOf("/") + 1), file));
  return names2.some(isOwned) ? denied : void 0;
};
var fileRules = [
  [remove, "rm rmdir unlink shred remove-item"],
  [move, "mv"],
  [copy, "cp install rsync ln"],
  [write, "tee touch truncate dd"],
  [edit, "sed perl"],
  [changeAccess, "chmod chown chgrp"],
  [find, "find"]
];

// src/safety/rules/git-rules.ts
var discard = (what) => denial("discard", what, "keep it, and undo single changes by editing the files");
var uncommitted = discard("it throws away uncommitted work");
var stashed = discard("it deletes work that was stashed");
var history = denial(
  "history",
  "it makes old commits impossible to get back",
  "leave it: the user deletes what nobody needs any more"
);
var references = denial(
  "branch-deletion",
  "it deletes or moves a branch or a tag, and its commits are lost",
  "leave it, and choose a name that is not taken; `git commit` and `git merge` move a branch forward"
);
var forced = denial(
  "force-push",
  "a forced push overwrites what others see",
  "push what you have without force, to a new branch where the server refuses it"
);
var clean = denial(
  "clean",
  "it deletes files that git does not know",
  "see them with `git clean -n`, then remove what you made by its name"
);
var overwrite = (words2, ...at) => firstDenial(operands(words2), (word) => {
  const written2 = judgePaths([word], "write", ...at);
  if (written2 !== void 0 && written2.rule !== "outside") return written2;
  const isAll = /^(?:\.\/?|:\/|\*)$/.test(word) || judgePaths([word], "remove", ...at) !== void 0;
  return isAll ? discard("it puts old versions in the place of all uncommitted work") : void 0;
});
var rows = [
  ["push", forced, "f --force --force-with-lease --mirror", /(?:^| )\+/],
  ["push", references, "d --delete --prune", /(?:^| ):\S/],
  ["branch", references, "M C d D f --delete --force"],
  ["tag", references, "d f --delete --force"],
  ["update-ref", references, "d --stdin", /(?:^| )(?:HEAD |refs\/(?:heads|tags)\/)/],
  ["checkout", references, "B"],
  ["checkout", uncommitted, "f --force"],
  ["switch", references, "C --force-create"],
  ["switch", uncommitted, "f --force --discard-changes"],
  ["reset", uncommitted, "--hard --merge"],
  ["clean", clean, "f --force"],
  ["stash drop", stashed],
  ["stash clear", stashed],
  ["worktree remove", discard("it deletes a work tree with what is not committed there"), "f --force"],
  ["reflog expire", history],
  ["reflog delete", history],
  ["gc", history, "--prune"],
  ["prune", history],
  ["filter-branch", history],
  ["filter-repo", history]
];
var judgeGit = (words2, command, scope) => {
  let { folder } = command;
  let at = 0;
  for (; words2[at]?.startsWith("-") === true; at += 1) {
    const value = words2[at + 1] ?? "";
    if (/^(?:-C|--work-tree)$/.test(words2[at] ?? "")) folder = isAbsolute4(value) ? value : `${folder}/${value}`;
    if (/^(?:-C|-c|--work-tree|--git-dir)$/.test(words2[at] ?? "")) at += 1;
  }
  const verb = words2[at] ?? "";
  const place = locate(folder, "", scope) ?? folder;
  const isElsewhere = isTemporary(place, scope) && pathInProject(place, scope) === void 0;
  if (isElsewhere && verb !== "push") return void 0;
  return judgeCall(verb, words2.slice(at + 1), { ...command, folder }, scope);
};
function judgeCall(verb, words2, ...at) {
  if (/^(?:clean|push|rm|mv)$/.test(verb) && hasOption(words2, "n", "--dry-run")) return void 0;
  const given = operands(words2);
  const row = rows.find(
    ([call, , options, operand]) => (call === verb || call === `${verb} ${given[0] ?? ""}`) && (options === void 0 || hasOption(words2, ...options.split(" ")) || operand?.test(given.join(" ")) === true)
  );
  if (row !== void 0) return row[1];
  const isOfIndex = hasOption(words2, "S", "--staged") && !hasOption(words2, "W", "--worktree");
  if (verb === "checkout" || verb === "restore" && !isOfIndex) return overwrite(words2, ...at);
  if (verb === "rm" && !hasOption(words2, "--cached")) return remove(words2, ...at);
  return verb === "mv" ? move(words2, ...at) : void 0;
}

// src/safety/rules/own-command.ts
var commandsOfUser = [
  ...["run", "ci init", "board", "stop", "cancel"],
  ...["redirect", "resolve", "align", "feature skip", "commands confirm", "features import --from"],
  ...["evidence merge", "evidence apart", "evidence split", "source add --allow-host", "repair"]
];
function isForTheUser(words2) {
  const called = words2.filter((word) => !word.startsWith("-"));
  return commandsOfUser.some(
    (command) => command.split(" ").every((word, index) => word.startsWith("--") ? hasOption(words2, word) : called[index] === word)
  );
}

// src/safety/rules/own-programs.ts
var shows = /^(?:ls|cat|head|tail|grep|wc|file|cd|git)$/;
var copies = /^(?:cp|ln|mv|rsync|install|tar|git)$/;
var copiesNamed = /^(?:clone|fetch|pull|submodule)$/;
var copiesPresent = /^(?:worktree|archive|bundle|checkout-index|pack)$/;
var mostPlaces = 200;
function judgeOwnPrograms(program, command, scope) {
  const { words: words2, input, outputs, sources, folder } = command;
  const isPackager = /^(?:git|p?npm|yarn|bun)$/.test(program);
  const isOfPresent = isPackager && words2.some((word) => copiesPresent.test(word));
  const isWhole = copies.test(program) || isOfPresent;
  const onlyShows = shows.test(program) && !isOfPresent && !(isPackager && words2.some((word) => copiesNamed.test(word)));
  if (onlyShows && outputs.every((output) => output.startsWith("/dev/"))) return void 0;
  const isOwn = [{ words: [...words2, input, isOfPresent ? "." : ""], folder }, ...sources].some(
    (one) => one.words.flatMap((word) => [word, ...word.match(/[^'"`\s=:,;()<>]+/g) ?? []]).slice(0, mostPlaces).flatMap((word) => locate(word, one.folder, scope) ?? []).some((path) => [path, scope.real(path)].some((place) => isOwnProgram(place, isWhole, scope)))
  );
  if (!isOwn) return void 0;
  const instead = "read them with ls, cat or grep; let agents hand in and the user type commands: the hooks see both";
  return denial(
    "own-hook",
    "it names a hook or program of autonomous-workflow, which only Claude Code may run",
    instead
  );
}
function isOwnProgram(path, isWhole, { plugin }) {
  const depth = plugin.split("/").length;
  const parts = path.split("/");
  if (parts.length <= depth) return isWhole && parts.length === depth && covers(path, plugin);
  const within = (folder) => covers(parts.slice(0, depth + 1).join("/"), `${plugin}/${folder}`);
  if (isWhole && within(".git")) return true;
  return within("hooks") || within("bin") && (parts.length === depth + 1 || path.endsWith(".cjs"));
}

// src/safety/rules/read-shell.ts
var blank = /(?:[ \t\r]|\\\n)+|#[^\n]*/y;
var separator = /\n|\|[|&]?|&(?!>)|[;)]/y;
var redirection = /(?:\d*|&)(?:<<<|<<-?|[<>]\(|<>|[<>]&|>>|>\||[<>])/y;
var bare = /[^ \t\r\n;&|<>()'"\\$`]+/y;
var quoted = /(?:[^"\\$`]|\\[^"\\$`\n])+/y;
var assignment = /^([A-Za-z_]\w*)=(.*)$/s;
var reserved2 = /^(?:if|then|elif|else|while|until|do|done|fi|esac|time|[{}!])$/;
var deepest2 = 20;
var longestValue = 4096;
function readShell(line, start, known = []) {
  const commands = [];
  let text = line;
  let at = 0;
  let depth = 0;
  function take(pattern2) {
    pattern2.lastIndex = at;
    const found = pattern2.exec(text)?.[0] ?? "";
    at += found.length;
    return found;
  }
  function takeDocument(end) {
    const from = text.indexOf("\n", at) + 1 || text.length;
    const lines = text.slice(from).split("\n");
    const last = lines.findIndex((one) => one.trim() === end);
    const body = lines.splice(0, last === -1 ? lines.length : last);
    text = text.slice(0, from) + lines.slice(1).join("\n");
    return body.join("\n");
  }
  function readScript(closing2, folderBefore, variablesBefore) {
    const variables = new Map(variablesBefore);
    const own = [];
    let pipeline = [];
    let folder = folderBefore;
    let command = begin();
    function begin() {
      return { words: [], outputs: [], input: "", sources: [], folder };
    }
    function nested(opening2, end) {
      at = depth < deepest2 ? at + opening2 : text.length;
      depth += 1;
      const found = readScript(end, folder, variables);
      depth -= 1;
      return found;
    }
    function substituted(opening2, end) {
      const script = nested(opening2, end);
      command.sources.push(...script);
      const [only] = script;
      return script.length === 1 && only?.words[0] === "pwd" ? only.folder : unknown;
    }
    function expanded() {
      if (text.startsWith("$(", at)) return substituted(2, ")");
      const expansion2 = take(/\$(?:\{[^}]*\}?|[A-Za-z_]\w*|[0-9@*#?$!-])?/y);
      const name = /^\$\{?(\w+)\}?$/.exec(expansion2)?.[1] ?? "";
      if (name === "PWD") return folder;
      return expansion2 === "$" ? "" : variables.get(name) ?? unknown;
    }
    function readWord(plain, isQuoted) {
      let word = "";
      for (let from = -1; at !== from; ) {
        from = at;
        word += take(plain);
        const next = text.charAt(at);
        if (next === "\\") word += take(/\\[^]?/y).replace(/^\\\n?/, "");
        else if (next === "$") word += expanded();
        else if (next === "`" && closing2 !== "`") word += substituted(1, "`");
        else if (next === "'" && !isQuoted) word += take(/'[^']*'?/y).replace(/^'|'$/g, "");
        else if (next === '"' && !isQuoted) {
          at += 1;
          word += readWord(quoted, true);
          at += 1;
        }
      }
      return word;
    }
    function readPart() {
      const operator = take(redirection);
      if (operator.endsWith("(")) {
        command.words.push(substituted(0, ")"));
        return;
      }
      if (operator !== "") take(blank);
      const word = readWord(bare, false);
      if (operator === "") command.words.push(word);
      else if (operator.endsWith("<<<")) command.input += word;
      else if (operator.includes("<<")) command.input += takeDocument(word);
      else if (operator.includes(">") && !/^[\d-]*$/.test(word)) command.outputs.push(word);
    }
    function apply() {
      const at2 = command.words.findIndex((word2) => !reserved2.test(word2) && !assignment.test(word2));
      const assigned = at2 === -1 || command.words[at2] === "export" ? command.words : [];
      for (const [, name = "", value = ""] of assigned.flatMap((word2) => [assignment.exec(word2) ?? []]))
        if (name !== "") variables.set(name, value.length > longestValue ? unknown : value);
      command.words = at2 === -1 ? [] : command.words.slice(at2);
      const [program, ...words2] = command.words;
      if (program !== "cd" && program !== "pushd") return;
      const word = words2.find((one) => !/^-./.test(one)) ?? "~";
      const target = word.replace(/^~(?=\/|$)/, () => variables.get("HOME") ?? "~");
      if (target === "-" || target.includes(unknown)) folder = `/${unknown}`;
      else folder = isAbsolute4(target) ? target : `${folder}/${target}`.slice(0, longestValue);
    }
    function endCommand(isPiped) {
      apply();
      if (command.words.length + command.outputs.length > 0) {
        command.sources.push(...pipeline.slice(-5));
        for (const list of [commands, own, pipeline]) list.push(command);
      }
      if (!isPiped) pipeline = [];
      command = begin();
    }
    while (at < text.length && text.charAt(at) !== closing2) {
      if (take(blank) !== "") continue;
      const separated = take(separator);
      if (separated !== "") endCommand(/^\|&?$/.test(separated));
      else if (text.charAt(at) === "(") {
        endCommand(true);
        pipeline.push(...nested(1, ")"));
      } else readPart();
    }
    endCommand(false);
    at += 1;
    return own;
  }
  readScript("", start, known);
  return commands;
}

// src/safety/rules/judge-shell.ts
function judgeShell(text, scope) {
  return judgeScript(text.replaceAll(unknown, ""), scope.folder, scope) ?? (posesAsUser.test(text) && text.includes(ownProgram) ? disguise : void 0);
}
var posesAsUser = /(?:-u|--unset(?:=|\s)|\bunset\b[^;&|\n]*?)\s*['"]?(?:CLAUDECODE|CLAUDE_CODE_SESSION_ID)\b|(?:^|[\s;&|(])(?:CLAUDECODE|CLAUDE_CODE_SESSION_ID)=/;
var disguise = denial(
  "user-only",
  "it hides that a session runs it",
  "leave those variables as they are; the user types what is the user's"
);
function judgeScript(text, folder, scope) {
  const commands = readShell(text, folder, [
    ["HOME", scope.home],
    ["USER", scope.home.slice(scope.home.lastIndexOf("/") + 1)],
    ["TMPDIR", scope.temporary[0] ?? "/tmp"],
    ["CLAUDE_PROJECT_DIR", scope.roots[0] ?? folder],
    ["PPID", String(scope.claude)]
  ]);
  return firstDenial(commands, (command) => judgeCommand(command, scope));
}
function judgeCommand(command, scope) {
  const { outputs, folder } = command;
  const written2 = firstDenial(outputs, (output) => judgePath(output, "write", folder, scope));
  if (written2 !== void 0) return written2;
  const [name, ...words2] = calledBy(command.words);
  const program = programOf(name);
  if (program === "patch" || program === "git" && words2.includes("apply")) scope.onWrite?.(folder);
  const denied = judgeOwnPrograms(program, command, scope) ?? (interpreters.test(program) ? judgeCode(words2, command, scope) : void 0);
  const found = denied ?? rules.get(program)?.(words2, command, scope);
  const at = program === "find" ? words2.findIndex((word) => word.startsWith("-exec")) + 1 : 0;
  if (found !== void 0 || at === 0) return found;
  const executed = words2.slice(at).map((word) => word.replaceAll("{}", unknown));
  return judgeCommand({ ...command, words: executed, outputs: [] }, scope);
}
var wrappers = /^(?:command|exec|nohup|nice|timeout|setsid|env|xargs|time|watch)$/;
var readers = /^(?:echo|printf|grep|rg|cat|awk|which|test|ls|head|tail|wc)$/;
var interpreters = /^(?:python[\d.]*|node|deno|bun|ruby|perl|php)$/;
function calledBy(words2) {
  const first = programOf(words2[0]);
  const from = (isNext) => {
    const at = words2.findIndex((word, index) => index > 0 && isNext(programOf(word)));
    return at === -1 ? [] : words2.slice(at);
  };
  if (wrappers.test(first))
    return calledBy(from((program) => rules.has(program) || interpreters.test(program) || readers.test(program)));
  const own = interpreters.test(first) ? from((program) => program === ownProgram) : [];
  return own.length > 0 ? own : words2;
}
function programOf(word = "") {
  const name = word.slice(Math.max(word.lastIndexOf("/"), word.lastIndexOf("\\")) + 1).toLowerCase();
  return name.replace(/\.(?:exe|cmd)$/, "");
}
var shell = (words2, command, scope) => {
  const { folder, input, sources } = command;
  if (sources.some((source) => /^(?:curl|wget)$/.test(programOf(source.words[0])))) {
    const instead = "save it to a file and read it first, or install it with the package manager of the project";
    return denial("download", "it runs what a server sends, unread", instead);
  }
  const isOption = (word) => /^[-+]/.test(word) || word === "pipefail";
  const at = words2.findIndex((word) => !isOption(word));
  if (at === -1) return judgeScript([input, ...sources.map((source) => source.input)].join("\n"), folder, scope);
  return /^-[a-z]*c$/.test(words2[at - 1] ?? "") ? judgeScript(words2[at] ?? "", folder, scope) : void 0;
};
var ends = denial(
  "own-process",
  "it ends the session that does the work",
  "end only what you started, by its process id"
);
var kill = (words2, { sources }, { claude }) => {
  if (/^-(?:0|l|L)$/.test(words2[0] ?? "")) return void 0;
  const ids = words2.filter((word, index) => index > 0 || !word.startsWith("-"));
  const isOurs = ids.some((id) => id === "-1" || Math.abs(Number(id)) === claude);
  return isOurs || sources.some((source) => source.words.some((word) => /claude/i.test(word))) ? ends : void 0;
};
var killByName = (words2) => {
  const names2 = words2.filter((word) => !word.startsWith("-")).map((word) => word.toLowerCase());
  return names2.some((name) => /claude|^\^?(?:node|bun)\$?$|^[.*^$]*$/.test(name)) ? ends : void 0;
};
var rights = () => denial("rights", "it runs with the rights of another user", "do it without, or hand in what the user has to do");
var ownCommand = (words2) => {
  if (!isForTheUser(words2) || asksForHelp(words2)) return void 0;
  const name = words2.find((word) => !word.startsWith("-")) ?? "";
  const instead = "end your turn if there is nothing left to do; the user types the slash command of that name";
  return denial("user-only", `\`autonomous-workflow ${name}\` is the user's`, instead);
};
var asksForHelp = (words2) => /^[a-z]+(?: [a-z][a-z-]*)? --help$/.test(words2.join(" "));
var ownProgram = "autonomous-workflow";
var rules = new Map(
  [
    ...fileRules,
    [judgeGit, "git"],
    [ownCommand, ownProgram],
    [kill, "kill"],
    [killByName, "pkill killall"],
    [shell, "bash sh zsh dash"],
    [rights, "sudo doas su pkexec"]
  ].flatMap(([rule, programs]) => programs.split(" ").map((program) => [program, rule]))
);
var changesFile = /\bopen\([^()\n]*,\s*(?:mode\s*=\s*)?['"][wax]|\.write_(?:text|bytes)\(|\b(?:(?:write|append|copy)File|rm|rename|unlink|truncate)(?:Sync)?\(|\brmtree\(|\bos\.remove\(|Deno\.(?:write|remove)/;
var judgeCode = (words2, { folder, input }, scope) => {
  const code = [...words2, input].join("\n");
  const isCode = input !== "" || words2.some((word) => /^-[a-z]*[cepr]$|^--(?:eval|print)$/i.test(word));
  if (!isCode || !changesFile.test(code)) return void 0;
  const named = (code.match(/[\w~./-]+/g) ?? []).filter((word) => /[./]/.test(word) && /\w/.test(word)).slice(0, 200);
  return firstDenial(named, (word) => {
    const found = judgePath(word, "write", folder, scope);
    return found?.rule === "outside" ? void 0 : found;
  });
};

// src/safety/guard-file.ts
var import_node_path9 = require("node:path");
var import_node_fs6 = require("node:fs");
var import_node_os2 = require("node:os");
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

// src/safety/guard-shell.ts
async function guardShell(called, paths) {
  const { tool, command, folder } = called;
  const denied = judge(called, scopeOf(folder, paths, await steeringFiles(paths)));
  if (denied === void 0) return void 0;
  const { isDenied } = await Promise.resolve().then(() => __toESM(require_denials(), 1));
  if (!await isDenied(paths, tool, denied.rule, command)) return void 0;
  return `autonomous-workflow keeps unattended work safe: ${denied.what} \u2192 ${denied.instead}. The user may run it in a terminal of their own.`;
}
function placesWritten(called, paths) {
  const places = /* @__PURE__ */ new Set();
  const onWrite = (path) => {
    if (!path.includes(unknown)) places.add(realPlace(path.replace(/\/[^/]*[*?[].*$/s, "") || "/"));
  };
  judge(called, { ...scopeOf(called.folder, paths, []), onWrite });
  return [...places];
}
function judge({ tool, command }, scope) {
  return judgeShell(tool === "PowerShell" ? command.replaceAll("\\", "/") : command, scope);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  guardShell,
  placesWritten
});
