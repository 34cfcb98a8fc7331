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
var import_node_path8 = require("node:path");

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
var import_node_fs = require("node:fs");
var import_node_path = require("node:path");
function placeOf({ name, base, runtime }, document) {
  return { workflow: name, file: (0, import_node_path.join)(base, document), copy: (0, import_node_path.join)(runtime, document) };
}
function hasDocument(paths, document) {
  const { file, copy } = placeOf(paths, document);
  return (0, import_node_fs.existsSync)(file) || (0, import_node_fs.existsSync)(copy);
}
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
    tasks: inside("tasks"),
    proofs: inside("proofs"),
    escalations: inside("escalations.json"),
    redirects: inside("redirects"),
    snapshots: inside("snapshots"),
    verification: inside("verification"),
    sorting: inside("sorting"),
    transcripts: inside("transcripts"),
    runtime: inside(".runtime"),
    dialogs: inside(`.runtime${import_node_path.sep}dialogs`),
    outline: inside("outline.md")
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
  return orElse(() => (0, import_node_fs.readlinkSync)(path), void 0);
}

// src/safety/guard-file.ts
var import_node_path7 = require("node:path");

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
function forEachBudget(valueOf) {
  return Object.fromEntries(budgetKeys.map((key) => [key, valueOf(key, budgets[key])]));
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
    const quoted = plain === void 0;
    const expands = expansion.test(double ?? plain ?? "");
    const last = found.at(-1);
    if (isText && glued && last !== void 0) {
      last.text += text2;
      last.quoted &&= quoted;
      last.expands ||= expands;
    } else if (isText) {
      found.push({ text: text2, quoted, expands });
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
  const operator = all.find(({ text: text2, quoted }) => !quoted && shellOnly.test(text2));
  if (operator !== void 0) return { problem: `"${operator.text}" needs a shell; put the line into a script` };
  const special = all.find(({ text: text2, quoted }) => !quoted && /^~|^#|[*?]/.test(text2));
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
  ["check_stop_hook_every_iteration", always(true, "the stop file is checked at the end of every turn")],
  ["state_file", always("docs/research-{name}/{name}-state.md", "the state is always there")],
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
var said = (text2) => text2 === "" ? void 0 : text2;
function home(environment) {
  return orElse(() => said(environment.HOME) ?? (0, import_node_os.homedir)(), "");
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
  const folder = (0, import_node_path4.join)(root, projectFolder);
  if (!isFinal(sources.projectFile) || !isFinal(sources.userFile)) return;
  if (!(0, import_node_fs4.existsSync)(folder) || realPathInside(root, folder) === void 0) return;
  const stored = { version: 1, place: placeOf2(root), ...cached };
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
function placeOf2(root) {
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
var settings = (path) => denial(
  "settings",
  `${path} is the user's: it says what a workflow and its session may do`,
  "leave it as it is and go on with something else"
);

// src/safety/guard-file.ts
var import_node_fs5 = require("node:fs");
var import_node_os2 = require("node:os");
async function guardFile(file, paths) {
  if (file === "") return void 0;
  const scope = scopeOf(paths.root, paths, await steeringFiles(paths));
  const place = (0, import_node_path7.resolve)(paths.root, file).replace(/[*?[]/g, "_");
  const denied2 = judgePath(place, "write", paths.root, scope);
  return denied2 === void 0 || /^(?:outside|git-folder)$/.test(denied2.rule) ? void 0 : `${denied2.what} \u2192 ${denied2.instead}`;
}
function scopeOf(folder, { root, name }, steering) {
  const own = process.env.TMPDIR ?? (0, import_node_os2.tmpdir)();
  return {
    roots: [root, import_node_fs5.realpathSync.native(root)],
    folder,
    workflow: name,
    home: (0, import_node_os2.homedir)(),
    plugin: realPlace((0, import_node_path7.dirname)((0, import_node_path7.dirname)(process.argv[1] ?? ""))),
    temporary: [own, realPlace(own), "/tmp", "/var/tmp", "/private/tmp", "/var/folders"],
    settings: settingsFiles(root),
    steering,
    real: realPlace,
    claude: process.ppid
  };
}
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

// src/safety/rules/options.ts
function hasOption(words2, ...names2) {
  const end = words2.indexOf("--");
  return (end === -1 ? words2 : words2.slice(0, end)).some(
    (word) => names2.some(
      (name) => name.startsWith("--") ? /^--\w/.test(word) && name.startsWith(word.replace(/=.*/s, "")) : /^-\w/.test(word) && word.includes(name, 1)
    )
  );
}

// src/safety/rules/own-command.ts
var allowed = /^(?:brief|record|evidence|compile|report|status|schema|list|doctor|help|features?|commands|plan|acceptance)$/;
var commandsOfUser = [
  ...["run", "machine take", "machine leave", "machine hand-out", "ci init", "board", "stop", "cancel", "complete"],
  ...["redirect", "resolve", "align", "feature skip", "commands confirm", "features import --from", "unstash"],
  ...["evidence merge", "evidence apart", "evidence split", "source add --allow-host", "repair"],
  ...["checkpoint restore", "archive"]
];
function isForTheUser(words2) {
  const called = words2.filter((word) => !word.startsWith("-"));
  return commandsOfUser.some(
    (command) => command.split(" ").every((word, index) => word.startsWith("--") ? hasOption(words2, word) : called[index] === word)
  );
}
function isPlainOwnCommand(command) {
  const words2 = command.replace(/^[ \t\n]+|[ \t\n]+$/g, "").split(/[ \t]+/);
  if (words2[0] !== "autonomous-workflow" || !words2.every((word) => /^[A-Za-z0-9][A-Za-z0-9._/-]*$|^--[a-z][a-z-]*(?:=[A-Za-z0-9._/-]+)?$/.test(word))) {
    return false;
  }
  return words2[1] !== void 0 && allowed.test(words2[1]) && !isForTheUser(words2.slice(1));
}

// src/app/before-tool.ts
async function beforeTool(paths, use) {
  const { tool, input, file, command, folder, agent } = use;
  const isOurs = agent.type.startsWith(pluginPrefix);
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
      if (guarded === void 0 && isWriter && realPlace((0, import_node_path8.resolve)(paths.root, file)) === realPlace(paths.report))
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
  const refusal = isSession ? refuseSessionWrite(paths, call) : refuseAgentTool(paths, { agent: agent.type.slice(pluginPrefix.length), id: agent.id }, call);
  return refusal.catch(() => void 0);
}
var writers = />|\b(?:sed|perl|tee|cp|mv|rm|ln|dd|touch|truncate|install|rsync|unlink|shred|rmdir|patch|apply|find|python[\d.]*|node|deno|bun|ruby|php|Remove-Item)\b/i;
function mayWriteCode(file, command, paths) {
  const { root, base } = paths;
  const within = `${base}${import_node_path8.sep}`;
  const place = (0, import_node_path8.resolve)(root, file);
  const isOurs = place.startsWith(within) && !place.startsWith(`${within}.runtime${import_node_path8.sep}`);
  const writes = file === "" ? writers.test(command) && !isPlainOwnCommand(command) : !isOurs;
  return writes && hasDocument(paths, "feature-list.json");
}
async function begin(paths, { session, transcript, input }, agent) {
  const { startAgent } = await Promise.resolve().then(() => __toESM(require_start_agent(), 1));
  const prompt = typeof input.prompt === "string" ? input.prompt : "";
  const start = await startAgent(paths, session, { agent, prompt, transcript });
  if ("refusal" in start) return { deny: start.refusal };
  const changed = { ...input, prompt: start.prompt };
  if (start.foreground && input.run_in_background !== false)
    return { allow: "agents of a workflow", input: { ...changed, run_in_background: false } };
  return start.prompt === input.prompt ? void 0 : { input: changed };
}

// src/session/activity.ts
var import_node_fs6 = require("node:fs");
var import_node_path9 = require("node:path");
function touch(path) {
  (0, import_node_fs6.mkdirSync)((0, import_node_path9.dirname)(path), { recursive: true });
  const file = (0, import_node_fs6.openSync)(path, "a+");
  try {
    const now = /* @__PURE__ */ new Date();
    (0, import_node_fs6.futimesSync)(file, now, now);
  } finally {
    (0, import_node_fs6.closeSync)(file);
  }
}
var heartbeatFile = (paths) => (0, import_node_path9.join)(paths.runtime, "heartbeat");
function writeHeartbeat(paths) {
  touch(heartbeatFile(paths));
}

// src/session/pointer.ts
var import_node_fs7 = require("node:fs");
var import_node_path11 = require("node:path");

// src/files/runtime-file.ts
var import_node_path10 = require("node:path");
function runtimeFile(name, sample2, options) {
  const path = ({ runtime }) => (0, import_node_path10.join)(runtime, name);
  return {
    path,
    read: (paths) => readJsonLike(path(paths), sample2),
    write: (paths, value) => writeAtomic(path(paths), JSON.stringify(value), options),
    remove: (paths) => removeFile(path(paths))
  };
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
  return (0, import_node_path11.join)(root, sessionsFolder, sessionId);
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
  if (input.hook_event_name === "PostToolUse") return noteLaunch(input, paths, session);
  const tool = input.tool_input ?? {};
  const answer = await beforeTool(paths, {
    session,
    transcript: text(input.transcript_path),
    tool: text(input.tool_name),
    input: tool,
    file: text(tool.file_path ?? tool.notebook_path),
    command: text(tool.command),
    folder: text(input.cwd) === "" ? startFolder(input) : text(input.cwd),
    agent: { id: text(input.agent_id), type: text(input.agent_type) }
  });
  if (answer === void 0) writeHeartbeat(paths);
  return output(answer);
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
  const launched = { agent, prompt: text(input.tool_input?.prompt), response: input.tool_response };
  const isOfAgent = text(input.agent_id) !== "";
  if (isOfAgent) {
    const { noteLaunched } = await Promise.resolve().then(() => __toESM(require_start_agent(), 1));
    await noteLaunched(paths, { session, process: process.ppid }, launched);
    return void 0;
  }
  const { afterLaunch } = await Promise.resolve().then(() => __toESM(require_after_launch(), 1));
  const ended = await afterLaunch(paths, drivingSession(input), launched);
  return ended && {
    continue: false,
    stopReason: "Agents are at work; Claude goes on when they have answered.",
    ...ended.messages.length > 0 && { systemMessage: ended.messages.join("\n") },
    ...ended.terminalSequence !== "" && { terminalSequence: ended.terminalSequence }
  };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  handle
});
