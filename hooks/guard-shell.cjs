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
var import_node_fs5 = require("node:fs");
var import_node_os3 = require("node:os");
var import_node_path8 = require("node:path");

// src/files/paths.ts
var import_node_fs = require("node:fs");
var import_node_path = require("node:path");

// src/base/errors.ts
var exitCodes = {
  refused: 1,
  usage: 2,
  invalidState: 4,
  /** Nothing is wrong, and time alone lets it go on: EX_TEMPFAIL, on which services and pods try again. */
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
  const line = oneLine(text);
  return line.length <= longestExcerpt ? line : `${cut(line, longestExcerpt - 1)}\u2026`;
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

// src/files/paths.ts
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

// src/loop/steering-files.ts
var import_node_path6 = require("node:path");

// src/configuration/configuration.ts
var import_node_path5 = require("node:path");

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
function forEachBudget(valueOf2) {
  return Object.fromEntries(budgetKeys.map((key) => [key, valueOf2(key, budgets[key])]));
}

// src/configuration/rules/configuration.ts
var depths = ["standard", "thorough", "exhaustive"];
var saturationRules = ["novelty", "low-findings"];
var efforts = ["low", "medium", "high", "xhigh", "max"];
var defaultConfiguration = {
  ...forEachBudget((_, { usual }) => usual),
  budget_reserve: 0.35,
  plan_reserve: 0.4,
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
  snapshots_kept: 50,
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
var import_node_fs4 = require("node:fs");
var import_node_path4 = require("node:path");
var import_node_os = require("node:os");

// src/base/url.ts
function parseUrl(text, base) {
  try {
    return new URL(text, base);
  } catch {
    return void 0;
  }
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
  if (shellWords.has(program)) return `"${program}" is a word of the shell; put the line into a script`;
  return { program, arguments: programArguments, environment };
}
function parseCommandLine(line) {
  const all = words(line.trim());
  if (all === void 0) return { problem: "a quote has no end" };
  const operator = all.find(({ text, quoted: quoted2 }) => !quoted2 && shellOnly.test(text));
  if (operator !== void 0) return { problem: `"${operator.text}" needs a shell; put the line into a script` };
  const special = all.find(({ text, quoted: quoted2 }) => !quoted2 && /^~|^#|[*?]/.test(text));
  if (special !== void 0)
    return { problem: `"${special.text}" means something to a shell only: quote it, or put the line into a script` };
  if (all.some(({ expands }) => expands)) return { problem: "a variable needs a shell; put the line into a script" };
  const parts = [[]];
  for (const word of all) {
    if (!word.quoted && word.text === "&&") parts.push([]);
    else parts.at(-1)?.push(word);
  }
  const commands2 = [];
  for (const part of parts) {
    const command = commandOf(part);
    if (typeof command === "string") return { problem: command };
    commands2.push(command);
  }
  return { commands: commands2 };
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
  expects: 'a model as Claude Code names it, such as "opus" or "claude-sonnet-5-5"',
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
  plan_reserve: numberRule({ least: 0, most: 0.9 }),
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
  snapshots_kept: wholeNumber(0, 1e3),
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
  ["check_stop_hook_every_iteration", always(true, "the stop file is looked for at the end of every turn")],
  ["state_file", always("docs/research-{name}/{name}-state.md", "the state always lies there")],
  ["log_file", withoutEffect],
  ["log_level", withoutEffect],
  ["log_every_iteration", withoutEffect]
]);
var knownKeys = [...configurationKeys, ...seedKeys.keys()];
function isConfigurationKey(key) {
  return configurationKeys.includes(key);
}

// src/files/atomic.ts
var import_node_fs3 = require("node:fs");
var import_node_path2 = require("node:path");

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
function removeFile(path) {
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
  (0, import_node_fs3.mkdirSync)((0, import_node_path2.dirname)(path), { recursive: true });
  written += 1;
  const temporary = `${path}.${process.pid}-${written}.tmp`;
  try {
    const file = (0, import_node_fs3.openSync)(temporary, "wx", mode);
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
  if (flush === "file and folder") flushFolder((0, import_node_path2.dirname)(path));
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
function writeAll(file, content) {
  let offset = 0;
  while (offset < content.length) offset += (0, import_node_fs3.writeSync)(file, content, offset);
}
function flushFolder(folder) {
  if (process.platform === "win32") return;
  const handle = (0, import_node_fs3.openSync)(folder, "r");
  try {
    (0, import_node_fs3.fsyncSync)(handle);
  } finally {
    (0, import_node_fs3.closeSync)(handle);
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
  try {
    return parseJson(readRegular(path).toString("utf8"));
  } catch {
    return void 0;
  }
}

// src/files/project.ts
var import_node_path3 = require("node:path");
var projectFolder = (0, import_node_path3.join)("docs", ".autonomous-workflow");
var projectConfigurationFile = ".autonomous-workflow.yaml";

// src/configuration/cache.ts
var variablePrefix = "AUTONOMOUS_WORKFLOW_";
var fileVariable = `${variablePrefix}CONFIG`;
function findSources(root, environment) {
  return {
    projectFile: (0, import_node_path4.join)(root, projectConfigurationFile),
    userFile: said(environment[fileVariable]) ?? userFile(environment, process.platform),
    variables: Object.entries(environment).filter((entry) => entry[0].startsWith(variablePrefix) && said(entry[1]) !== void 0).sort(([one], [other]) => one < other ? -1 : 1)
  };
}
function userFile(environment, platform) {
  const [named, usual] = platform === "win32" ? [environment.APPDATA, ["AppData", "Roaming"]] : [environment.XDG_CONFIG_HOME, [".config"]];
  const folder = named !== void 0 && (0, import_node_path4.isAbsolute)(named) ? named : (0, import_node_path4.join)(home(environment), ...usual);
  return (0, import_node_path4.isAbsolute)(folder) ? (0, import_node_path4.join)(folder, "autonomous-workflow", "config.yaml") : null;
}
var said = (text) => text === "" ? void 0 : text;
function home(environment) {
  try {
    return said(environment.HOME) ?? (0, import_node_os.homedir)();
  } catch {
    return "";
  }
}
function stampOf(file) {
  if (file === null) return null;
  try {
    const found = (0, import_node_fs4.statSync)(file, { throwIfNoEntry: false });
    return found === void 0 ? null : [found.size, found.mtimeMs, found.ctimeMs, found.ino];
  } catch (error) {
    return error.code ?? "unknown";
  }
}
function isUnset({ projectFile, userFile: userFile2, variables }) {
  return variables.length === 0 && stampOf(projectFile) === null && stampOf(userFile2) === null;
}
var cacheFile = (root) => (0, import_node_path4.join)(root, projectFolder, "configuration.json");
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
  const folder = (0, import_node_path4.join)(root, projectFolder);
  if (!isFinal(sources.projectFile) || !isFinal(sources.userFile)) return;
  if (!(0, import_node_fs4.existsSync)(folder) || realPathInside(root, folder) === void 0) return;
  const stored = { version: 1, place: placeOf(root), ...cached };
  try {
    (0, import_node_fs4.writeFileSync)((0, import_node_path4.join)(folder, ".gitignore"), "*\n");
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
  const { ino, birthtimeMs } = (0, import_node_fs4.statSync)(root);
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
  const absolute = (0, import_node_path5.resolve)(root, filled);
  if ((0, import_node_path5.isAbsolute)(filled)) return absolute;
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
  const task = task_file === null ? [] : [task_file, ...[done_dir, rejected_dir].map((dir) => (0, import_node_path6.join)(dir, (0, import_node_path6.basename)(task_file)))];
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
function firstDenial(words2, judge) {
  for (const word of words2) {
    const found = judge(word);
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
  "acceptance.json": "leave it to the user: `autonomous-workflow align` sets what the workflow has to reach",
  "feature-list.json": byCommand,
  "commands.json": "leave it to the user: `autonomous-workflow commands confirm` says what checks the project",
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
  ["outline.md", "leave it to the user: it says what is researched"],
  ["progress.txt journal.jsonl digest.md", "nothing to do: every command notes what it did there"]
];
var generated = new Map([
  ...Object.entries(documents),
  ...advice.flatMap(([files, instead]) => files.split(" ").map((file) => [file, instead]))
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
var stashWithoutWorkflows = "git stash push -u -- ':!docs/research-*'";
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
      (name) => name.startsWith("--") ? word === name || word.startsWith(`${name}=`) : /^-\w/.test(word) && word.includes(name, 1)
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
    const instead = "leave it: the user archives or deletes a workflow";
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
var settings = (path) => denial("settings", `${path} says what this session may do`, "leave it to the user and go on with something else");

// src/safety/rules/file-rules.ts
var remove = (words2, folder, scope) => firstDenial(operands(words2), (word) => judgePath(word, "remove", folder, scope));
var write = (words2, folder, scope) => firstDenial(operands(words2), (word) => judgePath(word.replace(/^of=/, ""), "write", folder, scope));
var copy = (words2, folder, scope) => {
  const sources = operands(words2);
  const target = sources.pop();
  if (target === void 0 || /^[\w.@-]{2,}:/.test(target)) return void 0;
  const places = sources.map((source) => `${target}/${source.slice(source.lastIndexOf("/") + 1)}`);
  const removed = hasOption(words2, "--delete") ? judgePath(target, "remove", folder, scope) : void 0;
  return removed ?? firstDenial([target, ...places], (place) => judgePath(place, "write", folder, scope));
};
var move = (words2, folder, scope) => remove(["--", ...operands(words2).slice(0, -1)], folder, scope) ?? copy(words2, folder, scope);
var edit = (words2, folder, scope) => {
  if (!hasOption(words2, "i", "--in-place")) return void 0;
  const isScript = (word = "") => /^-[a-z]*e$|^--expression$/.test(word);
  const files = operands(words2.filter((word, index) => word !== "" && !isScript(words2[index - 1])));
  return write(["--", ...words2.some(isScript) ? files : files.slice(1)], folder, scope);
};
var changeAccess = (words2, folder, scope) => {
  if (!hasOption(words2, "R", "--recursive")) return void 0;
  const found = remove(["--", ...operands(words2).slice(1)], folder, scope);
  return found?.rule === "outside" ? { ...found, rule: "access" } : void 0;
};
var find = (words2, folder, scope) => {
  const removes = words2.some(
    (word, index) => word === "-delete" || word.startsWith("-exec") && /^(?:rm|unlink|rmdir)$/.test(words2[index + 1] ?? "")
  );
  if (!removes) return void 0;
  const end = words2.findIndex((word) => /^[-(!]/.test(word));
  const starts = words2.slice(0, end);
  const names2 = words2.filter((_, index) => /^-i?(?:name|path|regex)$/.test(words2[index - 1] ?? ""));
  const denied = remove(starts.length === 0 ? ["."] : starts, folder, scope);
  if (denied?.rule !== "removal" || names2.length === 0) return denied;
  const owned = ownedFiles(scope.workflow);
  const isOwned = (name) => owned.some((file) => matches(name.slice(name.lastIndexOf("/") + 1), file));
  return names2.some(isOwned) ? denied : void 0;
};
var fileRules = {
  rm: remove,
  rmdir: remove,
  unlink: remove,
  shred: remove,
  "remove-item": remove,
  mv: move,
  cp: copy,
  install: copy,
  rsync: copy,
  ln: copy,
  tee: write,
  touch: write,
  truncate: write,
  sed: edit,
  perl: edit,
  dd: write,
  chmod: changeAccess,
  chown: changeAccess,
  chgrp: changeAccess,
  find
};

// src/safety/rules/git-rules.ts
var keepCommits = "leave it: the user deletes what nobody needs any more";
var discard = (what) => denial(
  "discard",
  what,
  `keep it: \`${stashWithoutWorkflows}\` stashes work, \`git checkout -- <file>\` takes one file back`
);
var uncommitted = discard("it throws away uncommitted work");
var history = denial("history", "it makes old commits impossible to get back", keepCommits);
var branches = denial("branch-deletion", "it deletes or moves a branch, and with it commits", keepCommits);
var moved = denial(
  "branch-deletion",
  "it moves a branch if there is one of that name, and its commits are lost",
  "choose a new name, with the small letter of the option, which refuses a name that is taken"
);
var withOption = (denied, ...names2) => (words2) => hasOption(words2, ...names2) ? denied : void 0;
var withFirst = (denied, ...firsts) => (words2) => firsts.includes(operands(words2)[0] ?? "") ? denied : void 0;
var push = (words2) => {
  const refspecs = operands(words2).filter((word) => /^(?:\+|:.)/.test(word));
  const isForced = hasOption(words2, "f", "--force", "--force-with-lease", "--force-if-includes", "--mirror");
  if (isForced || refspecs.some((word) => word.startsWith("+"))) {
    const instead = "push what you have without force, to a new branch where the server refuses it";
    return denial("force-push", "a forced push overwrites what others see", instead);
  }
  const deletes = hasOption(words2, "d", "--delete", "--prune") || refspecs.length > 0;
  return deletes ? denial("branch-deletion", "this push deletes branches on the server", keepCommits) : void 0;
};
var overwrite = (words2, folder, scope) => firstDenial(operands(words2), (word) => {
  const written2 = judgePath(word, "write", folder, scope);
  if (written2 !== void 0 && written2.rule !== "outside") return written2;
  const isAll = /^(?:\.\/?|:\/|:\(top\)|\*)$/.test(word) || judgePath(word, "remove", folder, scope) !== void 0;
  return isAll ? discard("it puts old versions in the place of all uncommitted work") : void 0;
});
var checkout = (words2, folder, scope) => {
  if (hasOption(words2, "B")) return moved;
  return !hasOption(words2, "b") && hasOption(words2, "f", "--force") ? uncommitted : overwrite(words2, folder, scope);
};
var restore = (words2, folder, scope) => hasOption(words2, "S", "--staged") && !hasOption(words2, "W", "--worktree") ? void 0 : overwrite(words2, folder, scope);
var clean = denial(
  "clean",
  "it deletes files that git does not know",
  "see them with `git clean -n`, then remove what you made by its name"
);
var guardedSetting = /^(?:core\.(?:hookspath|worktree|bare|fsmonitor)|gc\..*expire.*|clean\.requireforce)$/i;
var guardSetting = (name) => denial(
  "git-settings",
  `the setting ${name} turns off what protects the repository`,
  "leave the settings of git as they are"
);
var config = (words2) => {
  const given = operands(words2);
  const name = given.find((word) => guardedSetting.test(word));
  const reads = given[0] === "get" || hasOption(words2, "--get", "--get-all");
  const writes2 = given.length > 1 || hasOption(words2, "--unset", "--unset-all");
  return name !== void 0 && writes2 && !reads ? guardSetting(name) : void 0;
};
var gitRules = {
  push,
  reset: withOption(uncommitted, "--hard", "--merge"),
  clean: (words2) => hasOption(words2, "n", "--dry-run") || !hasOption(words2, "f", "--force") ? void 0 : clean,
  branch: (words2) => {
    if (hasOption(words2, "M", "C")) return moved;
    return hasOption(words2, "d", "D", "f", "--delete", "--force") ? branches : void 0;
  },
  checkout,
  restore,
  switch: (words2) => {
    if (hasOption(words2, "C", "--force-create")) return moved;
    return hasOption(words2, "f", "--force", "--discard-changes") ? uncommitted : void 0;
  },
  stash: withFirst(discard("it deletes work that was stashed"), "drop", "clear"),
  reflog: withFirst(history, "expire", "delete"),
  gc: withOption(history, "--prune"),
  prune: (words2) => hasOption(words2, "n", "--dry-run") ? void 0 : history,
  "filter-branch": () => history,
  "filter-repo": () => history,
  worktree: (words2) => operands(words2)[0] === "remove" && hasOption(words2, "f", "--force") ? discard("it deletes a work tree with what is not committed there") : void 0,
  rm: (words2, folder, scope) => hasOption(words2, "n", "--cached") ? void 0 : remove(words2, folder, scope),
  mv: move,
  config
};
var judgedGitCommands = Object.keys(gitRules);
function judgeGit(words2, start, scope) {
  let folder = start;
  let at = 0;
  for (; words2[at]?.startsWith("-") === true; at += 1) {
    const option = words2[at] ?? "";
    const value = words2[at + 1] ?? "";
    if (option === "-C" || option === "--work-tree") folder = isAbsolute4(value) ? value : `${folder}/${value}`;
    const [setting = ""] = option === "-c" ? value.split("=", 1) : [];
    if (guardedSetting.test(setting)) return guardSetting(setting);
    if (/^(?:-C|-c|--work-tree|--git-dir)$/.test(option)) at += 1;
  }
  const verb = words2[at] ?? "";
  const place = locate(folder, "", scope) ?? folder;
  const isElsewhere = isTemporary(place, scope) && pathInProject(place, scope) === void 0;
  if (isElsewhere && verb !== "push" && verb !== "config" || !Object.hasOwn(gitRules, verb)) return void 0;
  return gitRules[verb]?.(words2.slice(at + 1), folder, scope);
}

// src/safety/rules/own-command.ts
var forTheUser = [
  "stop",
  "cancel",
  "complete",
  "redirect",
  "resolve",
  "align",
  "evidence merge",
  "evidence split",
  "feature skip",
  "commands confirm",
  "repair",
  "checkpoint restore",
  "archive",
  "unstash",
  "run",
  "board",
  "machine",
  "ci"
];
function isForTheUser(words2) {
  const called = words2.filter((word) => !word.startsWith("-"));
  return forTheUser.some((command) => command.split(" ").every((word, index) => called[index] === word));
}

// src/safety/rules/process-rules.ts
var ends = denial(
  "own-process",
  "it ends the session that does the work",
  "end only what you started, by its process id"
);
function judgeKill(words2, { inside, before }, { claude }) {
  if (/^-(?:0|l|L)$/.test(words2[0] ?? "")) return void 0;
  const ids = words2.filter((word, index) => index > 0 || !word.startsWith("-"));
  const isOurs = ids.some((id) => id === "-1" || Math.abs(Number(id)) === claude);
  return isOurs || [...inside, ...before].some(namesClaude) ? ends : void 0;
}
var namesClaude = ({ words: words2 }) => words2.some((word) => /claude/i.test(word));
function judgeKillByName(words2) {
  const names2 = words2.filter((word) => !word.startsWith("-")).map((word) => word.toLowerCase());
  return names2.some((name) => /claude|^\^?(?:node|bun)\$?$|^[.*^$]*$/.test(name)) ? ends : void 0;
}
function judgeDownload({ before, inside }) {
  const loads = ({ words: words2 }) => words2.slice(0, 4).some((word) => /^(?:.*\/)?(?:curl|wget)$/.test(word));
  if (![...before, ...inside].some(loads)) return void 0;
  const instead = "save it to a file and read it first, or install it with the package manager of the project";
  return denial("download", "it runs what a server sends, unread", instead);
}
function judgeRights(program) {
  const what = `${program} gives it the rights of another user`;
  return denial("rights", what, "do it without, or hand in what the user has to do");
}

// src/safety/rules/shell-context.ts
function subshell({ folder, variables }) {
  return { folder, variables: new Map(variables) };
}
function valueOf(name, { folder, variables }) {
  return name === "PWD" ? folder : variables.get(name) ?? unknown;
}
var assignment = /^([A-Za-z_]\w*)=(.*)$/s;
var reserved2 = new Set("if then else elif while until do { } ! time fi done esac".split(" "));
var declares = new Set("export declare local readonly typeset".split(" "));
var longestValue = 4096;
function withoutPrefix(words2) {
  const start = words2.findIndex((word) => !reserved2.has(word) && !assignment.test(word));
  return start === -1 ? [] : words2.slice(start);
}
function applyCommand(words2, context) {
  const [program = "", ...others] = withoutPrefix(words2);
  if (program === "" || declares.has(program)) assign(program === "" ? words2 : others, context);
  if (program === "for" || program === "read") for (const word of others) context.variables.delete(word);
  if (program === "popd") context.folder = `/${unknown}`;
  if (program === "cd" || program === "pushd") {
    const target = others.find((word) => !/^-[LP]$/.test(word)) ?? "~";
    context.folder = enter(target, context).slice(0, longestValue);
  }
}
function assign(words2, { variables }) {
  for (const word of words2) {
    const [, name, value = ""] = assignment.exec(word) ?? [];
    if (name !== void 0) variables.set(name, value.length > longestValue ? unknown : value);
  }
}
function enter(target, { folder, variables }) {
  if (target === "-" || target.includes(unknown)) return `/${unknown}`;
  const path = target.replace(/^~(?=\/|$)/, () => variables.get("HOME") ?? "~");
  return isAbsolute4(path) ? path : `${folder}/${path}`;
}

// src/safety/rules/read-shell.ts
function readShell(text, context, visit) {
  const reader = { text, visit, at: 0, depth: 0, isInBackticks: false, problem: void 0 };
  readScript(reader, context, "");
  return reader.problem;
}
var peek = ({ text, at }) => text.charAt(at);
function take(reader, pattern2) {
  pattern2.lastIndex = reader.at;
  const found = pattern2.exec(reader.text)?.[0] ?? "";
  reader.at += found.length;
  return found;
}
var blank = /(?:[ \t\r]|\\\n)+|#[^\n]*/y;
var separator = /\n|\|[|&]?|&(?!>)|[;)]/y;
var redirection = /(?:\d*|&)(?:<<<|<<-?|[<>]\(|<>|[<>]&|>>|>\||[<>])/y;
function readScript(reader, context, closing2) {
  const commands2 = [];
  const documents2 = [];
  let pipeline = [];
  const newCommand = () => {
    return { words: [], outputs: [], hasInput: false, before: pipeline.slice(-5), inside: [], context };
  };
  let command = newCommand();
  const endCommand = (isPiped) => {
    if (command.words.length + command.outputs.length > 0) {
      reader.visit(command);
      applyCommand(command.words, context);
      pipeline.push(command);
      commands2.push(command);
    }
    if (!isPiped) pipeline = [];
    command = newCommand();
  };
  while (reader.at < reader.text.length) {
    if (take(reader, blank) !== "") continue;
    if (peek(reader) === closing2) {
      reader.at += 1;
      endCommand(false);
      return commands2;
    }
    const separated = take(reader, separator);
    if (separated !== "") {
      if (separated === "\n") for (const end of documents2.splice(0)) skipDocument(reader, end);
      endCommand(separated === "|" || separated === "|&");
    } else if (peek(reader) === "(") {
      endCommand(true);
      const group = readNested(reader, 1, context, ")");
      pipeline.push(...group);
      commands2.push(...group);
    } else {
      readPart(reader, command, documents2);
    }
  }
  endCommand(false);
  if (closing2 !== "") reader.problem ??= `a "${closing2 === ")" ? "(" : closing2}" that is not closed`;
  return commands2;
}
var deepest2 = 20;
function readNested(reader, opening2, context, closing2) {
  reader.at += opening2;
  if (reader.depth >= deepest2) {
    reader.problem ??= "commands nested too deeply";
    reader.at = reader.text.length;
    return [];
  }
  const { isInBackticks } = reader;
  reader.isInBackticks = closing2 === "`";
  reader.depth += 1;
  const commands2 = readScript(reader, subshell(context), closing2);
  reader.depth -= 1;
  reader.isInBackticks = isInBackticks;
  return commands2;
}
function readPart(reader, command, documents2) {
  const operator = take(reader, redirection);
  if (operator.endsWith("(")) {
    command.words.push(substitute(command, readNested(reader, 0, command.context, ")")));
    return;
  }
  if (operator !== "") take(reader, blank);
  const word = readWord(reader, command, bare, false);
  if (operator === "") command.words.push(word);
  else if (operator.includes("<<")) command.hasInput = true;
  else if (operator.includes(">") && !/^[\d-]*$/.test(word)) command.outputs.push(word);
  if (/<<-?$/.test(operator) && !operator.endsWith("<<<")) documents2.push(word);
}
function skipDocument(reader, end) {
  while (reader.at < reader.text.length) {
    const line = take(reader, /[^\n]*/y);
    reader.at += 1;
    if (line.replace(/^\t+/, "") === end) return;
  }
}
var bare = /[^ \t\r\n;&|<>()'"\\$`]+/y;
var quoted = /(?:[^"\\$`]|\\[^"\\$`\n])+/y;
function readWord(reader, command, plain, isQuoted) {
  let word = "";
  for (let start = -1; reader.at !== start; ) {
    start = reader.at;
    word += take(reader, plain);
    const next = peek(reader);
    if (next === "\\")
      word += take(reader, /\\[^]?/y).slice(1).replace("\n", "");
    else if (next === "$") word += readDollar(reader, command);
    else if (next === "`" && !reader.isInBackticks)
      word += substitute(command, readNested(reader, 1, command.context, "`"));
    else if (next === "'" && !isQuoted) word += readSingleQuoted(reader);
    else if (next === '"' && !isQuoted) word += readDoubleQuoted(reader, command);
  }
  return word;
}
function readSingleQuoted(reader) {
  const text = take(reader, /'[^']*'?/y);
  if (text.length < 2 || !text.endsWith("'")) reader.problem ??= "a quote that is not closed";
  return text.slice(1).replace(/'$/, "");
}
function readDoubleQuoted(reader, command) {
  reader.at += 1;
  const text = readWord(reader, command, quoted, true);
  if (peek(reader) !== '"') reader.problem ??= "a quote that is not closed";
  reader.at += 1;
  return text;
}
function readDollar(reader, command) {
  reader.at += 1;
  const next = peek(reader);
  if (next === "(") return substitute(command, readNested(reader, 1, command.context, ")"));
  if (next === "'") {
    const text = readSingleQuoted(reader);
    if (/\\(?![nt])/.test(text)) reader.problem ??= "an escape in $'\u2026'";
    return text;
  }
  if (next === "{") {
    const braces = take(reader, /\{[^{}`(]*\}/y);
    if (braces === "") reader.problem ??= "an expansion with more than a name in ${\u2026}";
    const name2 = braces.slice(1, -1);
    return /^\w+$/.test(name2) ? valueOf(name2, command.context) : unknown;
  }
  const name = take(reader, /[A-Za-z_]\w*|[0-9@*#?$!-]/y);
  return name === "" ? "$" : valueOf(name, command.context);
}
function substitute(command, script) {
  command.inside.push(...script);
  const [only] = script;
  return script.length === 1 && only?.words[0] === "pwd" ? only.context.folder : unknown;
}

// src/safety/rules/judge-shell.ts
function judgeShell(text, scope) {
  const variables = /* @__PURE__ */ new Map([
    ["HOME", scope.home],
    ["USER", scope.home.slice(scope.home.lastIndexOf("/") + 1)],
    ["TMPDIR", scope.temporary[0] ?? "/tmp"],
    ["CLAUDE_PROJECT_DIR", scope.roots[0] ?? scope.folder],
    ["PPID", String(scope.claude)]
  ]);
  return judgeText(text.replaceAll(unknown, ""), { folder: scope.folder, variables }, scope, 0);
}
var deepest3 = 10;
function judgeText(text, context, scope, depth) {
  if (depth > deepest3) return judgeUnread(text, "scripts within scripts");
  let found;
  const problem = readShell(text, subshell(context), (command) => {
    found ??= judgeCommand({ command, text, depth, scope });
  });
  return found ?? (problem === void 0 ? void 0 : judgeUnread(text, problem));
}
var dangerous = new RegExp(
  [
    String.raw`\b(?:rm|rmdir|unlink|shred|sudo|kill|pkill|killall|dd)\b`,
    String.raw`\bautonomous-workflow (?:stop|cancel|complete|redirect|resolve|repair|archive|feature skip)\b`,
    String.raw`\bgit\b.*\b(?:${judgedGitCommands.join("|")})\b`
  ].join("|"),
  "s"
);
function judgeUnread(text, problem) {
  const [word = ""] = dangerous.exec(text) ?? [];
  if (word === "") return void 0;
  const [named = word] = word.split(" ", 1);
  return denial(
    "unread",
    `it names ${named} and has ${problem}, so nobody can check it`,
    "write the command out plainly"
  );
}
function judgeCommand(call) {
  const { command, scope } = call;
  const { folder } = command.context;
  const found = firstDenial(command.outputs, (output) => judgePath(output, "write", folder, scope));
  const words2 = withoutPrefix(command.words);
  const start = findProgram(words2);
  return found ?? (start === -1 ? void 0 : judgeProgram(words2.slice(start), call));
}
function judgeProgram([name, ...words2], call) {
  const { command, text, depth, scope } = call;
  const { context } = command;
  const program = programOf(name);
  const run = (script) => judgeText(script, context, scope, depth + 1);
  if (program === "patch" || program === "git" && words2.includes("apply")) scope.onWrite?.(context.folder);
  if (program === "git") return judgeGit(words2, context.folder, scope);
  if (program === ownProgram) return judgeOwnCommand(words2);
  if (shells.has(program)) return judgeDownload(command) ?? judgeScript(words2, call, run);
  if (program === "eval") return judgeDownload(command) ?? run(words2.join(" "));
  if (program === "source" || program === ".") return judgeDownload(command);
  if (program === "kill") return judgeKill(words2, command, scope);
  if (program === "pkill" || program === "killall") return judgeKillByName(words2);
  if (rights.has(program)) return judgeRights(program);
  if (interpreters.test(program)) {
    const denied = judgeOwnHook(words2, context.folder, scope) ?? judgeCode(words2, text, call);
    if (denied !== void 0) return denied;
  }
  if (!Object.hasOwn(fileRules, program)) return void 0;
  const at = program === "find" ? words2.findIndex((word) => word.startsWith("-exec")) + 1 : 0;
  const executed = at === 0 ? [] : words2.slice(at).map((word) => word.replaceAll("{}", unknown));
  return fileRules[program]?.(words2, context.folder, scope) ?? (commands.has(programOf(executed[0])) ? judgeProgram(executed, call) : void 0);
}
var ownProgram = "autonomous-workflow";
var shells = /* @__PURE__ */ new Set(["bash", "sh", "zsh", "dash"]);
var rights = /* @__PURE__ */ new Set(["sudo", "doas", "su", "pkexec"]);
var interpreters = /^(?:python[\d.]*|node|deno|bun|ruby|perl|php)$/;
var commands = new Set(
  [...shells, ...rights, ...Object.keys(fileRules)].concat(
    "git patch eval source . kill pkill killall".split(" "),
    ownProgram
  )
);
var wrappers = new Set("command exec nohup nice ionice timeout stdbuf setsid env xargs time watch".split(" "));
var readers = new Set(
  "echo printf grep egrep rg cat awk man which type jq test [ [[ for case ls head tail wc diff help gh export alias".split(
    " "
  )
);
function findProgram(words2) {
  const first = programOf(words2[0]);
  if (commands.has(first)) return 0;
  if (readers.has(first)) return -1;
  const isFound = (program) => program === "git" || program === ownProgram || shells.has(program);
  const isWrapper = wrappers.has(first);
  const at = words2.findIndex((word, index) => {
    const program = programOf(word);
    return index > 0 && (isWrapper ? commands.has(program) || readers.has(program) : isFound(program));
  });
  if (at !== -1) return readers.has(programOf(words2[at])) ? -1 : at;
  return words2.findIndex((word) => interpreters.test(programOf(word)));
}
function programOf(word = "") {
  const name = word.slice(Math.max(word.lastIndexOf("/"), word.lastIndexOf("\\")) + 1).toLowerCase();
  return name === "" ? word : name.replace(/\.(?:exe|cmd)$/, "");
}
function judgeOwnCommand(words2) {
  if (!isForTheUser(words2)) return void 0;
  const name = words2.find((word) => !word.startsWith("-")) ?? "";
  const instead = "end your turn if there is nothing left to do; the user types the slash command of that name";
  return denial("user-only", `\`autonomous-workflow ${name}\` is the user's`, instead);
}
function judgeOwnHook(words2, folder, { isOwnHook }) {
  const named = words2.flatMap((word) => word.match(/[^'"`\s]+\.cjs/g) ?? []);
  if (!named.some((word) => isOwnHook(word, folder))) return void 0;
  const instead = "let agents hand in and the user type commands: the hooks see both";
  return denial("own-hook", "it calls a hook of autonomous-workflow, which only Claude Code may", instead);
}
function judgeScript(words2, { command, text }, run) {
  const isFile = (word) => !/^[-+]/.test(word) && word !== "pipefail";
  const at = words2.findIndex((word) => /^-[a-z]*c$/.test(word));
  if (at !== -1 && !words2.slice(0, at).some(isFile)) return run(words2[at + 1] ?? "");
  const isFed = command.hasInput || command.before.length > 0;
  return isFed && !words2.some(isFile) ? judgeUnread(text, "a script on the input of a shell") : void 0;
}
var writes = /(?<!std(?:out|err)\.)\bwrite|\b(?:append|dump|unlink|remove|rename|truncate|copy|rmtree|rmSync)|['"][wax]b?\+?['"]/i;
var writesFile = /\bopen\([^()\n]*,\s*(?:mode\s*=\s*)?['"][wax]|\.write_(?:text|bytes)\(|(?:write|append)File(?:Sync)?\(|Deno\.write/;
function judgeCode(words2, text, { command, scope }) {
  const isCode = command.hasInput || words2.some((word) => /^-[a-z]*[cepr]$|^--(?:eval|print)$/i.test(word));
  if (!isCode || !writes.test(text)) return void 0;
  const named = (text.match(/[\w~./-]+/g) ?? []).filter((word) => /[./]/.test(word) && /\w/.test(word)).slice(0, 200);
  const { onWrite, ...silent } = scope;
  const heard = onWrite !== void 0 && writesFile.test(text) ? scope : silent;
  return firstDenial(named, (word) => {
    const found = judgePath(word, "write", command.context.folder, heard);
    return found?.rule === "outside" ? void 0 : found;
  });
}

// src/safety/settings-files.ts
var import_node_os2 = require("node:os");
var import_node_path7 = require("node:path");
function settingsFiles(root) {
  const { userFile: userFile2 } = findSources(root, process.env);
  const claude = process.env.CLAUDE_CONFIG_DIR ?? (0, import_node_path7.join)((0, import_node_os2.homedir)(), ".claude");
  return [
    ...userFile2 === null ? [] : [userFile2],
    (0, import_node_path7.join)(claude, "settings.json"),
    (0, import_node_path7.join)(claude, "settings.local.json"),
    (0, import_node_path7.join)((0, import_node_os2.homedir)(), ".claude.json")
  ];
}

// src/safety/guard-shell.ts
async function guardShell({ tool, command, folder }, paths) {
  const scope = scopeOf(folder, paths, await steeringFiles(paths));
  const denied = judgeShell(tool === "PowerShell" ? command.replaceAll("\\", "/") : command, scope);
  if (denied === void 0) return void 0;
  const { isDenied } = await Promise.resolve().then(() => __toESM(require_denials(), 1));
  if (!await isDenied(paths, { tool, rule: denied.rule, command })) return void 0;
  return `autonomous-workflow keeps unattended work safe: ${denied.what} \u2192 ${denied.instead}. The user may run it in a terminal of their own.`;
}
function placesWritten({ tool, command, folder }, paths) {
  const places = /* @__PURE__ */ new Set();
  const onWrite = (path) => {
    if (!path.includes(unknown)) places.add(realPlace(path.replace(/\/[^/]*[*?[].*$/s, "") || "/"));
  };
  judgeShell(tool === "PowerShell" ? command.replaceAll("\\", "/") : command, {
    ...scopeOf(folder, paths, []),
    onWrite
  });
  return [...places];
}
function scopeOf(folder, { root, name }, steering) {
  const own = process.env.TMPDIR ?? (0, import_node_os3.tmpdir)();
  return {
    roots: [root, import_node_fs5.realpathSync.native(root)],
    folder,
    workflow: name,
    home: (0, import_node_os3.homedir)(),
    isOwnHook: (path, from) => (0, import_node_path8.dirname)(realPlace((0, import_node_path8.resolve)(from, path))) === realPlace((0, import_node_path8.dirname)(process.argv[1] ?? "")),
    temporary: [own, realPlace(own), "/tmp", "/var/tmp", "/private/tmp", "/var/folders"],
    settings: settingsFiles(root),
    steering,
    real: realPlace,
    claude: process.ppid
  };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  guardShell,
  placesWritten
});
