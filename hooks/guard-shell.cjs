"use strict";
var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
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
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  isNodeMode || !mod || !mod.__esModule ? __defProp(target, "default", { value: mod, enumerable: true }) : target,
  mod
));
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);

// src/hooks/guard-shell.ts
var guard_shell_exports = {};
__export(guard_shell_exports, {
  guardShell: () => guardShell
});
module.exports = __toCommonJS(guard_shell_exports);
var import_node_fs = require("node:fs");
var import_node_os3 = require("node:os");

// src/engine/safety/denial.ts
function denial(rule, what, instead) {
  return { rule, what, instead };
}

// src/engine/safety/glob.ts
function matches(pattern, name) {
  if (name.startsWith(".") && /^[*?[]/.test(pattern)) return false;
  const bracket = pattern.indexOf("[");
  const plain = bracket === -1 ? pattern : `${pattern.slice(0, bracket)}*`;
  if (!/[*?]/.test(plain)) return plain === name;
  let [at, from, star, retry] = [0, 0, -1, 0];
  while (from < name.length) {
    const next = plain.charAt(at);
    if (next === "*") {
      star = at;
      retry = from;
      at += 1;
    } else if (next === "?" || next === name.charAt(from)) {
      at += 1;
      from += 1;
    } else if (star !== -1) {
      at = star + 1;
      retry += 1;
      from = retry;
    } else {
      return false;
    }
  }
  return /^\**$/.test(plain.slice(at));
}
var mostWords = 64;
function expandBraces(word) {
  let words = [word];
  for (let changed = true; changed && words.length < mostWords; ) {
    changed = false;
    words = words.flatMap((text2) => {
      const [, before = "", choices, after = ""] = /^([^{}]*)\{([^{}]*,[^{}]*)\}([\s\S]*)$/.exec(text2) ?? [];
      if (choices === void 0) return [text2];
      changed = true;
      return choices.split(",").map((choice) => before + choice + after);
    });
  }
  return words;
}

// src/engine/safety/shell-script.ts
var mark = "\0";
function expansion(name = "") {
  return `${mark}${name}${mark}`;
}
function isLiteral(text2) {
  return !text2.includes(mark);
}
function fillIn(text2, valueOf) {
  if (isLiteral(text2)) return text2;
  return text2.replace(/\0([^\0]*)\0/g, (whole, name) => name === "" ? whole : valueOf(name) ?? whole);
}
function withoutMarks(text2) {
  return text2.replaceAll(mark, "");
}
function asScript(text2) {
  return text2.replace(/\0(\w*)\0/g, (_, name) => `\${${name === "" ? "_" : name}}`);
}

// src/engine/safety/location.ts
var longest = 4096;
function locate(text2, folder, { home: home2 }) {
  if (text2 === "" || text2.length > longest) return void 0;
  const written = isWindows(home2) ? text2.replaceAll("\\", "/") : text2;
  const known = isLiteral(written) ? written : written.slice(0, written.lastIndexOf("/", written.indexOf("\0")) + 1);
  if (known === "") return void 0;
  const isPartial = known !== written;
  const fromHome = /^~(?=\/|$)/.test(known) ? home2 + known.slice(1) : known;
  if (fromHome.startsWith("~")) return { path: `/${fromHome}`, isPartial };
  if (isAbsolute(fromHome)) return { path: normal(fromHome), isPartial };
  return folder === void 0 ? void 0 : { path: normal(`${folder}/${fromHome}`), isPartial };
}
var isWindows = (path) => /^[A-Za-z]:/.test(path);
var isAbsolute = (path) => path.startsWith("/") || isWindows(path);
function normal(path) {
  const parts = [];
  for (const part of path.replaceAll("\\", "/").split("/")) {
    if (part === "..") parts.pop();
    else if (part !== "" && part !== ".") parts.push(part);
  }
  return `${isWindows(path) ? "" : "/"}${parts.join("/")}`;
}
function pathFrom(folder, path) {
  const base = normal(folder);
  if (path === base) return "";
  const start = base.endsWith("/") ? base : `${base}/`;
  return path.startsWith(start) ? path.slice(start.length) : void 0;
}
function pathInProject(path, { roots }) {
  for (const root of roots) {
    const inside = pathFrom(root, path);
    if (inside !== void 0) return inside;
  }
  return void 0;
}
function isTemporary(path, { temporary }) {
  return temporary.some((folder) => !/^(?:[*?.]*(?:\/|$))/.test(pathFrom(folder, path) ?? ""));
}
function covers(path, target) {
  const [parts, targetParts] = [partsOf(path), partsOf(normal(target))];
  return parts.length <= targetParts.length && parts.every((part, index) => matches(part, targetParts[index] ?? ""));
}
var partsOf = (path) => path.split("/").filter((part) => part !== "");
function coversProject(path, { roots }) {
  return roots.some((root) => covers(path, root));
}
function coversTemporary(path, { temporary }) {
  return temporary.some((folder) => covers(path, folder));
}

// src/engine/safety/options.ts
function options(words) {
  const end = words.indexOf("--");
  return (end === -1 ? words : words.slice(0, end)).filter((word) => word.startsWith("-"));
}
function hasLetter(words, ...letters) {
  return options(words).some((word) => {
    return /^-[A-Za-z0-9]/.test(word) && letters.some((letter) => word.includes(letter, 1));
  });
}
function hasOption(words, name, shortest = name) {
  return options(words).some((word) => {
    const [given = ""] = word.split("=", 1);
    return given.startsWith(shortest) && name.startsWith(given);
  });
}
function operands(words) {
  const end = words.indexOf("--");
  const before = end === -1 ? words : words.slice(0, end);
  return [
    ...before.filter((word) => !word.startsWith("-") || word === "-"),
    ...end === -1 ? [] : words.slice(end + 1)
  ];
}

// src/engine/owned-files.ts
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
function insteadOfEditing(path, workflow) {
  const [first2 = ""] = path.split("/");
  if (generatedFolders.has(first2)) return "leave it: it is written by hooks and the CLI";
  if (path === `${workflow}-state.md`)
    return "run `autonomous-workflow record` or `autonomous-workflow status`; the state is computed";
  if (path === `${workflow}-report.md`) return `edit ${workflow}-report.tex; this is made from it`;
  return generated.get(path);
}
function ownedFiles(workflow) {
  return [...generated.keys(), `${workflow}-state.md`, ...generatedFolders];
}

// src/engine/safety/protected-paths.ts
function judgeRemoval(word, folder, scope) {
  for (const text2 of expandBraces(word)) {
    const location = locate(text2, folder, scope);
    if (location === void 0) continue;
    const { path, isPartial } = location;
    const found = isPartial ? judgePartial(path, scope) : judgePath(path, scope);
    if (found !== void 0) return found;
  }
  return void 0;
}
function judgePartial(path, scope) {
  const isOpen = coversProject(path, scope) || coversTemporary(path, scope) || isTemporary(`${path}/x`, scope);
  return isOpen || pathInProject(path, scope) !== void 0 ? void 0 : outside(path);
}
function judgePath(path, scope) {
  if (coversProject(path, scope)) {
    const rule = pathInProject(path, scope) === "" ? "removal" : "outside";
    return denial(rule, `${path} is the project, or holds it`, "remove only what you made, by its name");
  }
  const inside = pathInProject(path, scope);
  if (inside === void 0) return isTemporary(path, scope) ? void 0 : outside(path);
  const parts = inside.split("/");
  const [first2 = "", second = ""] = parts;
  if (isGit(first2)) return insideGit(parts);
  if (!matches(first2, "docs")) return void 0;
  if (parts.length === 1 || parts.length === 2 && isWorkflows(second, scope) || matches(second, projectFolder)) {
    return denial(
      "removal",
      `${inside} holds the work of workflows`,
      "leave it: the user archives or deletes a workflow"
    );
  }
  return judgeOwned(parts, scope, "removal");
}
var outside = (path) => denial(
  "outside",
  `${path} lies outside of the project`,
  "remove only files of the project, or of a folder for temporary files"
);
var projectFolder = ".autonomous-workflow";
var isGit = (part) => matches(part.toLowerCase(), ".git");
function isWorkflows(part, { workflow }) {
  return part.startsWith("research-") || matches(part, `research-${workflow}`) || matches(part, "archived-research");
}
function insideGit(parts) {
  if (parts.length > 1 && parts.at(-1)?.endsWith(".lock") === true) return void 0;
  return denial("git-folder", "it changes the .git folder by hand", "use git commands, which keep the history whole");
}
function judgeOwned(parts, { workflow }, rule) {
  const [, folder = "", ...rest] = parts;
  if (!matches(folder, `research-${workflow}`) || rest.length === 0) return void 0;
  const path = rest.join("/");
  if (/^\.runtime\/worktrees\/[^/*?[]+\/./.test(path)) return void 0;
  const instead = insteadOfEditing(path, workflow) ?? ownedFiles(workflow).filter((file) => covers(path, file)).map((file) => insteadOfEditing(file, workflow))[0];
  if (instead === void 0) return void 0;
  return denial(rule, `docs/research-${workflow}/${path} is written by autonomous-workflow only`, instead);
}
function judgeWriting(word, folder, scope) {
  const location = locate(word, folder, scope);
  if (location === void 0 || location.isPartial) return void 0;
  const { path } = location;
  const inside = pathInProject(path, scope);
  if (scope.settings.some((file) => covers(path, file))) return settings(path);
  if (inside === void 0) return void 0;
  const parts = inside.split("/");
  const [first2 = "", second = ""] = parts;
  if (isGit(first2)) return insideGit(parts);
  if (isSettings(inside)) return settings(inside);
  return matches(first2, "docs") && second !== "" ? judgeOwned(parts, scope, "owned-file") : void 0;
}
function isSettings(path) {
  return /^(?:\.autonomous-workflow\.yaml|\.claude\/settings[^/]*\.json|docs\/\.autonomous-workflow(?:\/.*)?)$/i.test(
    path
  );
}
var settings = (path) => denial("settings", `${path} says what this session may do`, "leave it to the user and go on with something else");

// src/engine/safety/git-rules.ts
var keepHistory = "push what you have without force, to a new branch where the server refuses it";
var keepWork = "keep it: `git stash push -u` puts work aside, `git checkout -- <file>` takes one file back";
var keepCommits = "leave it: what nobody needs any more is for the user to delete";
var push = (words) => {
  const isForced = hasLetter(words, "f") || hasOption(words, "--force-with-lease", "--for") || hasOption(words, "--force-if-includes", "--for");
  const isDeletion = hasLetter(words, "d") || hasOption(words, "--delete", "--de") || hasOption(words, "--prune", "--pru");
  const refspecs = operands(words).filter((word) => /^(?:\+|:.)/.test(word));
  if (isForced || refspecs.some((word) => word.startsWith("+")) || hasOption(words, "--mirror", "--mi")) {
    return denial("force-push", "a forced push overwrites what others see", keepHistory);
  }
  if (!isDeletion && refspecs.length === 0) return void 0;
  return denial("branch-deletion", "this push deletes branches on the server", keepCommits);
};
var discards = (what) => denial("discard", what, keepWork);
function isEverything(word, folder, scope) {
  if (/^(?::\/|:\(top\)|\*)[/.*]*$/.test(word)) return true;
  if (/^[./]+\*?$/.test(word)) return true;
  const location = locate(word, folder, scope);
  return location !== void 0 && !location.isPartial && coversProject(location.path, scope);
}
function judgeRestored(words, folder, scope) {
  if (words.some((word) => isEverything(word, folder, scope))) return discards("it throws away all uncommitted work");
  for (const word of words) {
    const found = judgeWriting(word, folder, scope) ?? judgeRestoredFolder(word, folder, scope);
    if (found !== void 0) return found;
  }
  return void 0;
}
function judgeRestoredFolder(word, folder, scope) {
  const location = locate(word, folder, scope);
  if (location === void 0 || location.isPartial) return void 0;
  const holdsWorkflow = scope.roots.some((root) => covers(location.path, `${root}/docs/research-${scope.workflow}`));
  return holdsWorkflow ? discards("it puts old versions in the place of the files of this workflow") : void 0;
}
var restore = (words, folder, scope) => {
  const isOnlyStaged = hasLetter(words, "S") || hasOption(words, "--staged", "--sta");
  const isWorkTree = hasLetter(words, "W") || hasOption(words, "--worktree", "--w");
  return isOnlyStaged && !isWorkTree ? void 0 : judgeRestored(operands(words), folder, scope);
};
var checkout = (words, folder, scope) => !hasLetter(words, "b", "B") && hasLetter(words, "f") || hasOption(words, "--force", "--f") ? discards("it throws away uncommitted work") : judgeRestored(operands(words), folder, scope);
var removeFiles = (words, folder, scope) => {
  if (hasOption(words, "--cached", "--c") || hasLetter(words, "n")) return void 0;
  for (const word of operands(words)) {
    const found = judgeRemoval(word, folder, scope);
    if (found !== void 0) return found;
  }
  return void 0;
};
var when = (isMeant, denied2) => (words) => isMeant(words) ? denied2 : void 0;
var first = (words, ...names) => names.includes(operands(words)[0] ?? "");
var branches = denial("branch-deletion", "it deletes or moves a branch, and with it commits", keepCommits);
var history = denial("history", "it makes old commits impossible to get back", keepCommits);
var remoteRules = { push, "send-pack": push };
var localRules = {
  reset: when(
    (words) => hasOption(words, "--hard", "--ha") || hasOption(words, "--merge", "--me"),
    discards("it throws away uncommitted work")
  ),
  clean: when(
    (words) => (hasLetter(words, "f") || hasOption(words, "--force", "--f")) && !hasLetter(words, "n") && !hasOption(words, "--dry-run", "--d"),
    denial(
      "clean",
      "it deletes files that git does not know",
      "see them with `git clean -n`, then remove what you made by its name"
    )
  ),
  branch: when(
    (words) => hasLetter(words, "d", "D", "f") || hasOption(words, "--delete", "--d") || hasOption(words, "--force", "--forc"),
    branches
  ),
  "update-ref": when(
    (words) => hasLetter(words, "d") || hasOption(words, "--stdin", "--s") || words.some(isOurRef),
    branches
  ),
  "symbolic-ref": when((words) => hasLetter(words, "d") || hasOption(words, "--delete", "--d"), branches),
  checkout,
  restore,
  switch: when(
    (words) => hasLetter(words, "f") || hasOption(words, "--force", "--f") || hasOption(words, "--discard-changes", "--di"),
    discards("it throws away uncommitted work")
  ),
  stash: when((words) => first(words, "drop", "clear"), discards("it deletes work that was put aside")),
  reflog: when((words) => first(words, "expire", "delete"), history),
  gc: when((words) => hasOption(words, "--prune", "--p"), history),
  prune: when((words) => !hasLetter(words, "n") && !hasOption(words, "--dry-run", "--d"), history),
  "filter-branch": when(() => true, history),
  "filter-repo": when(() => true, history),
  worktree: when(
    (words) => first(words, "remove") && (hasLetter(words, "f") || hasOption(words, "--force", "--f")),
    discards("it deletes a work tree with what is not committed there")
  ),
  "read-tree": when(
    (words) => hasOption(words, "--reset", "--r") && hasLetter(words, "u"),
    discards("it throws away uncommitted work")
  ),
  "checkout-index": when(
    (words) => hasLetter(words, "f") && hasLetter(words, "a"),
    discards("it throws away uncommitted work")
  ),
  rm: removeFiles
};
var isOurRef = (word) => word.startsWith("refs/autonomous-workflow/");
function isElsewhere(folder, scope) {
  const location = folder === void 0 ? void 0 : locate(folder, void 0, scope);
  if (location === void 0 || location.isPartial) return false;
  const { path } = location;
  return isTemporary(path, scope) && !scope.roots.some((root) => path === root || path.startsWith(`${root}/`));
}

// src/engine/safety/file-rules.ts
function firstOf(words, judge) {
  for (const word of words) {
    const found = judge(word);
    if (found !== void 0) return found;
  }
  return void 0;
}
var remove = (words, folder, scope) => firstOf(operands(words), (word) => judgeRemoval(word, folder, scope));
var write = (words, folder, scope) => firstOf(operands(words), (word) => judgeWriting(word, folder, scope));
function destination(words) {
  const joined = words.find((word) => word.startsWith("--target-directory="));
  const at = words.findIndex((word) => word === "-t" || word === "--target-directory");
  return joined?.slice("--target-directory=".length) ?? (at === -1 ? operands(words).at(-1) : words[at + 1]);
}
function targets(words) {
  const target = destination(words);
  if (target === void 0) return [];
  const names = operands(words).filter((word) => word !== target).slice(0, 100);
  return [target, ...names.map((name) => `${target}/${name.slice(name.lastIndexOf("/") + 1)}`)];
}
var copy = (words, folder, scope) => firstOf(targets(words), (word) => judgeWriting(word, folder, scope)) ?? (hasOption(words, "--delete", "--de") && !(destination(words) ?? "").includes(":") ? judgeRemoval(destination(words) ?? "", folder, scope) : void 0);
var move = (words, folder, scope) => {
  const [target = "", ...others] = targets(words);
  const sources = operands(words).filter((word) => word !== target);
  return firstOf(sources, (word) => judgeRemoval(word, folder, scope)) ?? firstOf([target, ...others], (word) => judgeWriting(word, folder, scope)) ?? // What lies there is lost, unless it is the folder that things are moved to.
  (/^(?:\.{0,2}\/?)$/.test(target) ? void 0 : judgeOutside(target, folder, scope));
};
function judgeOutside(word, folder, scope) {
  const found = judgeRemoval(word, folder, scope);
  return found?.rule === "outside" ? found : void 0;
}
var edit = (words, folder, scope) => hasLetter(words, "i") || hasOption(words, "--in-place", "--i") ? write(words, folder, scope) : void 0;
var dump = (words, folder, scope) => firstOf(words, (word) => word.startsWith("of=") ? judgeWriting(word.slice(3), folder, scope) : void 0);
var changeAccess = (words, folder, scope) => hasLetter(words, "R") || hasOption(words, "--recursive", "--rec") ? firstOf(operands(words).slice(1), (word) => judgeAccess(word, folder, scope)) : void 0;
function judgeAccess(word, folder, scope) {
  const found = judgeOutside(word, folder, scope);
  return found && denial("access", found.what, "change access only to files of the project");
}
var tests = /* @__PURE__ */ new Set(["-name", "-iname", "-path", "-ipath", "-wholename", "-regex", "-iregex", "-lname"]);
var removers = /^(?:rm|unlink|shred|rmdir)$/;
var find = (words, folder, scope) => {
  const removes = words.some(
    (word, index) => word === "-delete" || /^-(?:exec|ok)/.test(word) && removers.test((words[index + 1] ?? "").replace(/^.*\//, ""))
  );
  if (!removes || folder !== void 0 && isElsewhere(folder, scope)) return void 0;
  const end = words.findIndex((word) => /^(?:-[^LHPDO]|[(!])/.test(word));
  const starts = words.slice(0, end).filter((word) => !word.startsWith("-"));
  const names = words.flatMap((word, index) => tests.has(word) ? [words[index + 1] ?? ""] : []);
  const denied2 = firstOf(starts.length === 0 ? ["."] : starts, (word) => judgeRemoval(word, folder, scope));
  if (denied2?.rule !== "removal" || names.length === 0) return denied2;
  const owned = ownedFiles(scope.workflow);
  return names.some((name) => owned.some((file) => matches(name.slice(name.lastIndexOf("/") + 1), file))) ? denied2 : void 0;
};
var fileRules = {
  rm: remove,
  rmdir: remove,
  unlink: remove,
  shred: remove,
  rd: remove,
  del: remove,
  "remove-item": remove,
  mv: move,
  cp: copy,
  install: copy,
  ln: copy,
  rsync: copy,
  tee: write,
  truncate: write,
  "set-content": write,
  "out-file": write,
  sed: edit,
  perl: edit,
  dd: dump,
  chmod: changeAccess,
  chown: changeAccess,
  chgrp: changeAccess,
  find
};

// src/engine/safety/git-options.ts
var takesValue = /* @__PURE__ */ new Set([
  "-C",
  "-c",
  "--git-dir",
  "--work-tree",
  "--namespace",
  "--super-prefix",
  "--config-env",
  "--exec-path"
]);
function readGitCall(words) {
  const folders = [];
  const settings2 = [];
  let at = 0;
  for (; at < words.length; at += 1) {
    const word = words[at] ?? "";
    if (!word.startsWith("-")) break;
    const value = words[at + 1] ?? "";
    if (word === "-C") folders.push(value);
    if (word === "-c") settings2.push(value);
    const [name = "", joined] = word.split("=", 2);
    if (name === "--work-tree") folders.push(joined ?? value);
    if (takesValue.has(word) && word !== "--exec-path") at += 1;
  }
  const verb = words[at];
  return verb === void 0 ? void 0 : { verb: verb.toLowerCase(), words: words.slice(at + 1), folders, settings: settings2 };
}

// src/engine/safety/git-settings.ts
var guarded = /^(?:core\.(?:hookspath|worktree|bare|fsmonitor|sshcommand)|gc\.(?:pruneexpire|reflogexpire.*|worktreepruneexpire)|clean\.requireforce|remote\..*\.(?:mirror|push))$/;
var denied = (name) => denial(
  "git-settings",
  `the setting ${name} turns off what protects the repository`,
  "leave the settings of git as they are"
);
function judgeConfig(words) {
  const [first2 = "", ...rest] = operands(words);
  const isNew = ["set", "unset", "remove-section", "rename-section"].includes(first2);
  const [name = "", value] = isNew ? rest : [first2, ...rest];
  const changes = isNew || value !== void 0 || hasOption(words, "--unset", "--unset") || hasOption(words, "--unset-all", "--unset");
  const reads = hasOption(words, "--get", "--get") || hasOption(words, "--get-all", "--get") || hasOption(words, "--get-regexp", "--get");
  return changes && !reads ? judgeName(name) : void 0;
}
function judgeSetting(setting) {
  return judgeName(setting.split("=", 1)[0] ?? "");
}
function judgeName(name) {
  return guarded.test(name.toLowerCase()) ? denied(name) : void 0;
}
function aliasIn(name, value) {
  return /^alias\./i.test(name) ? value : void 0;
}

// src/engine/safety/judge-git.ts
function judgeGit(words, here, scope, run) {
  const call = readGitCall(words);
  if (call === void 0) return void 0;
  const aliases = /* @__PURE__ */ new Map();
  for (const setting of call.settings) {
    const [name = "", ...value] = setting.split("=");
    const found = judgeSetting(setting);
    if (found !== void 0) return found;
    const alias2 = aliasIn(name, value.join("="));
    if (alias2 !== void 0) aliases.set(name.slice("alias.".length).toLowerCase(), alias2);
  }
  const alias = aliases.get(call.verb);
  if (alias !== void 0) return run(alias.startsWith("!") ? alias.slice(1) : `git ${alias}`);
  if (call.verb === "config") return judgeConfig(call.words) ?? judgeNewAlias(call.words, run);
  const remote = own(remoteRules, call.verb)?.(call.words, here.folder, scope);
  if (remote !== void 0) return remote;
  const folder = placeOf(call.folders, here.folder);
  if (isElsewhere(folder, scope)) return void 0;
  return own(localRules, call.verb)?.(call.words, folder, scope) ?? judgeHanded(call.verb, call.words, run);
}
var own = (rules, name) => Object.hasOwn(rules, name) ? rules[name] : void 0;
function placeOf(folders, start) {
  let place = start;
  for (const folder of folders) {
    if (!isLiteral(folder)) return void 0;
    place = /^(?:[/~]|[A-Za-z]:)/.test(folder) ? folder : place === void 0 ? void 0 : `${place}/${folder}`;
  }
  return place;
}
function judgeNewAlias(words, run) {
  const at = words.findIndex((word) => /^alias\./i.test(word));
  const value = at === -1 ? void 0 : words[at + 1];
  if (value === void 0) return void 0;
  return run(value.startsWith("!") ? value.slice(1) : `git ${value}`);
}
function judgeHanded(verb, words, run) {
  if (verb === "submodule" && words[0] === "foreach")
    return run(
      words.slice(1).filter((word) => word !== "--recursive").join(" ")
    );
  if (verb === "bisect" && words[0] === "run") return run(words.slice(1).join(" "));
  if (verb !== "rebase") return void 0;
  const at = words.findIndex((word) => word === "-x" || word === "--exec");
  return at === -1 ? void 0 : run(words[at + 1] ?? "");
}

// src/engine/safety/walk.ts
function walk(script, here, judge) {
  for (const pipeline of script) {
    for (const [position, stage] of pipeline.entries()) {
      const found = stage.kind === "group" ? walk(stage.script, inner(here), judge) : visit({ command: stage, pipeline, position, here: pipeline.length > 1 ? inner(here) : here }, judge);
      if (found !== void 0) return found;
    }
  }
  return void 0;
}
function inner(here) {
  return { ...here, variables: new Map(here.variables) };
}
function visit(stage, judge) {
  const { command, here } = stage;
  for (const { scripts } of wordsOf(command)) {
    for (const script of scripts) {
      const found2 = walk(script, inner(here), judge);
      if (found2 !== void 0) return found2;
    }
  }
  const all = command.words.map(({ text: text2 }) => valueIn(text2, here));
  const words = all.slice(Math.max(0, findProgram(all)));
  const isOnlyAssigned = findProgram(all) === -1;
  assign(isOnlyAssigned ? all : [], here);
  const found = judge({ ...stage, words: isOnlyAssigned ? [] : words });
  if (found === void 0) moveOn(words, here);
  return found;
}
function wordsOf({ words, redirections, input }) {
  return [...words, ...redirections.map(({ target }) => target), ...input];
}
var longestValue = 4096;
function valueIn(text2, { variables, folder }) {
  let room = longestValue;
  return fillIn(text2, (name) => {
    const value = name === "PWD" ? folder : variables.get(name);
    room -= value?.length ?? 0;
    return room < 0 ? void 0 : value;
  });
}
var assignment = /^([A-Za-z_]\w*)(\+?)=([\s\S]*)$/;
var reserved = /* @__PURE__ */ new Set([
  "if",
  "then",
  "else",
  "elif",
  "while",
  "until",
  "do",
  "{",
  "}",
  "!",
  "time",
  "fi",
  "done",
  "esac"
]);
function findProgram(words) {
  return words.findIndex((word) => !reserved.has(word) && !assignment.test(word));
}
var mostVariables = 200;
var declares = /* @__PURE__ */ new Set(["export", "declare", "local", "readonly", "typeset"]);
function assign(words, { variables }) {
  for (const word of words) {
    const [, name, plus, value = ""] = assignment.exec(word) ?? [];
    if (name === void 0 || variables.size >= mostVariables && !variables.has(name)) continue;
    if (plus === "+" || value.length > longestValue || !isLiteral(value)) variables.delete(name);
    else variables.set(name, value);
  }
}
function moveOn([program = "", ...words], here) {
  if (declares.has(program)) assign(words, here);
  if (program === "for" || program === "select" || program === "read") {
    for (const word of words) here.variables.delete(word);
  }
  if (program === "popd") here.folder = void 0;
  if (program !== "cd" && program !== "pushd" && program !== "Set-Location") return;
  const target = words.find((word) => !/^-[LPe@]*$/.test(word) || word === "-");
  here.folder = target === void 0 ? here.variables.get("HOME") : enter(target, here);
}
function enter(target, { folder, variables }) {
  if (!isLiteral(target) || target === "-" || /[*?[]/.test(target)) return void 0;
  const path = target.replace(/^~(?=\/|$)/, variables.get("HOME") ?? "~");
  if (/^(?:\/|[A-Za-z]:)/.test(path)) return path;
  return folder === void 0 || folder.length > longestValue ? void 0 : `${folder}/${path}`;
}

// src/engine/safety/process-rules.ts
var ends = "end only what you started, by its process id";
var claude = denial("own-process", "it ends the session that does the work", ends);
function judgeKill(words, call, scope) {
  if (words.some((word) => /^-(?:0|l|L|s0)$/.test(word)) || words[0] === "-s" && words[1] === "0") return void 0;
  const ids = words.filter((word, index) => index > 0 || !word.startsWith("-"));
  const isOurs = ids.some((id) => id === "-1" || id === "\0PPID\0" || Math.abs(Number(id)) === scope.claude);
  if (isOurs || call.command.words.some(({ scripts }) => scripts.some(searchesClaude))) return claude;
  return call.pipeline.slice(0, Math.min(call.position, 5)).some(namesClaude) ? claude : void 0;
}
function judgeKillByName(words) {
  const isProbe = words.some((word) => word === "-0" || word === "-l");
  const names = words.filter((word) => !word.startsWith("-") && isLiteral(word)).map((word) => word.toLowerCase());
  const isMeant = (name) => /claude|^\^?(?:node|bun)\$?$|^[.*^$]*$/.test(name);
  return !isProbe && names.some(isMeant) ? claude : void 0;
}
var searchesClaude = (script) => script.some((pipeline) => pipeline.some(namesClaude));
function namesClaude(stage) {
  return stage.kind === "command" && stage.words.some(({ text: text2 }) => /claude/i.test(text2));
}
var loaders = /^(?:.*\/)?(?:curl|wget|fetch|iwr|irm|invoke-webrequest|invoke-restmethod)$/i;
var download = denial(
  "download",
  "it runs what a server sends, unread",
  "save it to a file and read it first, or install it with the package manager of the project"
);
function loads(stage) {
  return stage.kind === "command" && stage.words.slice(0, 4).some(({ text: text2 }) => loaders.test(text2));
}
function judgeDownload({ pipeline, position, command }) {
  if (pipeline.slice(Math.max(0, position - 5), position).some(loads)) return download;
  const inWords = wordsOf(command).some(
    ({ scripts }) => scripts.some((script) => script.some((stages) => stages.some(loads)))
  );
  return inWords ? download : void 0;
}
function judgeRights(program) {
  return denial(
    "rights",
    `${program} gives it the rights of another user`,
    "do it without, or hand in what the user has to do"
  );
}

// src/engine/safety/shell-words.ts
var deepest = 20;
function nested(reader, read, otherwise) {
  if (reader.depth >= deepest) {
    reader.isWhole = false;
    reader.at = reader.text.length;
    return otherwise;
  }
  reader.depth += 1;
  const result = read();
  reader.depth -= 1;
  return result;
}
var endsWord = /* @__PURE__ */ new Set([" ", "	", "\r", "\n", ";", "&", "|", "<", ">", "(", ")"]);
function readWord(reader) {
  const word = newWord();
  for (let next = peek(reader); next !== "" && !endsWord.has(next); next = peek(reader)) {
    if (next === "'") takeSingleQuoted(reader, word);
    else if (next === '"') takeDoubleQuoted(reader, word);
    else take(reader, word);
  }
  return finish(word);
}
function readFilledIn(reader) {
  const word = newWord();
  while (peek(reader) !== "") take(reader, word);
  return finish(word);
}
var newWord = () => ({ parts: [], scripts: [] });
var finish = ({ parts, scripts }) => ({ text: parts.join(""), scripts });
var peek = ({ text: text2, at }) => text2.charAt(at);
function take(reader, word) {
  const next = peek(reader);
  if (next === reader.escape) {
    const escaped = reader.text.charAt(reader.at + 1);
    reader.at += 2;
    if (escaped !== "\n") word.parts.push(escaped);
  } else if (next === "$") {
    takeDollar(reader, word);
  } else if (next === "`") {
    takeBackticks(reader, word);
  } else {
    word.parts.push(next);
    reader.at += 1;
  }
}
function takeSingleQuoted(reader, word) {
  const end = reader.text.indexOf("'", reader.at + 1);
  word.parts.push(reader.text.slice(reader.at + 1, end === -1 ? void 0 : end));
  reader.at = end === -1 ? reader.text.length : end + 1;
}
function takeDoubleQuoted(reader, word) {
  reader.at += 1;
  for (let next = peek(reader); next !== "" && next !== '"'; next = peek(reader)) {
    if (next === "\\" && !'$`"\\\n'.includes(reader.text.charAt(reader.at + 1))) {
      word.parts.push(next);
      reader.at += 1;
    } else {
      take(reader, word);
    }
  }
  reader.at += 1;
}
var variable = /[A-Za-z_]\w*|[0-9@*#?$!-]/y;
function takeDollar(reader, word) {
  const next = reader.text.charAt(reader.at + 1);
  if (next === "(") {
    reader.at += 2;
    word.scripts.push(nested(reader, () => reader.readScript(reader, ")"), []));
    word.parts.push(expansion());
  } else if (next === "{") {
    nested(reader, () => takeBraces(reader, word), void 0);
  } else if (next === "'") {
    reader.at += 2;
    takeEscaped(reader, word);
  } else if (next === '"') {
    reader.at += 1;
  } else {
    variable.lastIndex = reader.at + 1;
    const name = variable.exec(reader.text)?.[0];
    word.parts.push(name === void 0 ? "$" : expansion(name));
    reader.at += 1 + (name?.length ?? 0);
  }
}
function takeBraces(reader, word) {
  reader.at += 2;
  const inside = newWord();
  for (let next = peek(reader); next !== "" && next !== "}"; next = peek(reader)) {
    if (next === "'") takeSingleQuoted(reader, inside);
    else if (next === '"') takeDoubleQuoted(reader, inside);
    else take(reader, inside);
  }
  reader.at += 1;
  const name = inside.parts.join("");
  word.parts.push(expansion(/^\w+$/.test(name) ? name : ""));
  word.scripts.push(...inside.scripts);
}
var escapes = /* @__PURE__ */ new Map([
  ["n", "\n"],
  ["t", "	"],
  ["r", "\r"]
]);
function takeEscaped(reader, word) {
  for (let next = peek(reader); next !== "" && next !== "'"; next = peek(reader)) {
    if (next !== "\\") {
      word.parts.push(next);
      reader.at += 1;
      continue;
    }
    const [whole, hexadecimal, octal] = /^(?:x([0-9a-f]{1,2})|([0-7]{1,3}))/i.exec(reader.text.slice(reader.at + 1, reader.at + 5)) ?? [];
    const letter = reader.text.charAt(reader.at + 1);
    const code = hexadecimal === void 0 ? Number.parseInt(octal ?? "", 8) : Number.parseInt(hexadecimal, 16);
    word.parts.push(whole === void 0 ? escapes.get(letter) ?? letter : String.fromCharCode(code));
    reader.at += 1 + (whole?.length ?? 1);
  }
  reader.at += 1;
}
function takeBackticks(reader, word) {
  const inside = [];
  reader.at += 1;
  for (let next = peek(reader); next !== "" && next !== "`"; next = peek(reader)) {
    const isEscaped = next === "\\" && "$`\\".includes(reader.text.charAt(reader.at + 1));
    if (isEscaped) reader.at += 1;
    inside.push(peek(reader));
    reader.at += 1;
  }
  reader.at += 1;
  word.scripts.push(nested(reader, () => readInner(reader, inside.join("")), []));
  word.parts.push(expansion());
}
function readInner(reader, text2) {
  const inner2 = { ...reader, text: text2, at: 0 };
  const script = inner2.readScript(inner2, "");
  reader.isWhole &&= inner2.isWhole;
  return script;
}

// src/engine/safety/read-shell.ts
function readShell(text2, dialect = "shell", depth = 0) {
  const escape = dialect === "shell" ? "\\" : "`";
  const reader = { text: withoutMarks(text2), at: 0, depth, isWhole: true, escape, readScript };
  const script = nested(reader, () => readScript(reader, ""), []);
  return { script, isWhole: reader.isWhole };
}
function readScript(reader, closing) {
  const script = [];
  const waiting = [];
  let pipeline = [];
  let command = newCommand();
  const endStage = () => {
    const { words, redirections, input } = command;
    if (words.length + redirections.length + input.length > 0) pipeline.push(command);
    command = newCommand();
  };
  const endPipeline = () => {
    endStage();
    if (pipeline.length > 0) script.push(pipeline);
    pipeline = [];
  };
  while (reader.at < reader.text.length) {
    const next = reader.text.charAt(reader.at);
    const following = reader.text.charAt(reader.at + 1);
    if (next === " " || next === "	" || next === "\r") {
      reader.at += 1;
    } else if (next === reader.escape && following === "\n") {
      reader.at += 2;
    } else if (next === "\n") {
      reader.at += 1;
      for (const document of waiting.splice(0)) readDocument(reader, document);
      endPipeline();
    } else if (next === closing) {
      reader.at += 1;
      break;
    } else if (next === "#") {
      const end = reader.text.indexOf("\n", reader.at);
      reader.at = end === -1 ? reader.text.length : end;
    } else if (next === "|" && following !== "|") {
      reader.at += following === "&" ? 2 : 1;
      endStage();
    } else if (next === ";" || next === "|" || next === ")" || next === "&" && following !== ">") {
      reader.at += following === next && next !== ")" ? 2 : 1;
      endPipeline();
    } else if (next === "(") {
      reader.at += 1;
      endStage();
      pipeline.push({ kind: "group", script: nested(reader, () => readScript(reader, ")"), []) });
    } else {
      readPart(reader, command, waiting);
    }
  }
  endPipeline();
  return script;
}
var newCommand = () => ({ kind: "command", words: [], redirections: [], input: [] });
var redirection = /(?:\d*|&)(<<<|<<-?|[<>]\(|<>|[<>]&|>>|>\||[<>])/y;
function readPart(reader, command, waiting) {
  redirection.lastIndex = reader.at;
  const [whole, operator] = redirection.exec(reader.text) ?? [];
  if (whole === void 0 || operator === void 0) {
    command.words.push(readWord(reader));
    return;
  }
  reader.at += whole.length;
  if (operator.endsWith("(")) {
    command.words.push(substitution(nested(reader, () => readScript(reader, ")"), [])));
    return;
  }
  while (reader.text.charAt(reader.at) === " " || reader.text.charAt(reader.at) === "	") reader.at += 1;
  const start = reader.at;
  const target = readWord(reader);
  if (operator === "<<<") {
    command.input.push(target);
  } else if (operator.startsWith("<<")) {
    const isFilledIn = !/["'\\]/.test(reader.text.slice(start, reader.at));
    waiting.push({ command, end: target.text, isFilledIn, mayBeIndented: operator === "<<-" });
  } else {
    command.redirections.push({ operator, target });
  }
}
var substitution = (script) => ({ text: expansion(), scripts: [script] });
function readDocument(reader, { command, end, isFilledIn, mayBeIndented }) {
  const lines = [];
  while (reader.at < reader.text.length) {
    const lineEnd = reader.text.indexOf("\n", reader.at);
    const line = reader.text.slice(reader.at, lineEnd === -1 ? void 0 : lineEnd);
    reader.at = lineEnd === -1 ? reader.text.length : lineEnd + 1;
    if ((mayBeIndented ? line.replace(/^\t+/, "") : line) === end) break;
    lines.push(line);
  }
  const text2 = lines.join("\n");
  command.input.push(isFilledIn ? filledIn(reader, text2) : { text: text2, scripts: [] });
}
function filledIn(reader, text2) {
  const inner2 = { ...reader, text: text2, at: 0 };
  const word = readFilledIn(inner2);
  reader.isWhole &&= inner2.isWhole;
  return word;
}

// src/engine/safety/judge-shell.ts
function judgeShell(text2, scope, dialect = "shell") {
  const variables = /* @__PURE__ */ new Map([
    ["HOME", scope.home],
    ["TMPDIR", scope.temporary[0] ?? "/tmp"],
    ["CLAUDE_PROJECT_DIR", scope.roots[0] ?? scope.folder]
  ]);
  return judgeText(text2, { folder: scope.folder, variables, depth: 0 }, scope, dialect);
}
function judgeText(text2, here, scope, dialect = "shell") {
  const inside = { ...here, variables: new Map(here.variables), depth: here.depth + 1 };
  const { script, isWhole } = readShell(asScript(text2), dialect, inside.depth);
  const found = walk(script, inside, (call) => judgeCall(call, scope));
  return found ?? (isWhole ? void 0 : judgeUnread(text2));
}
function judgeUnread(text2) {
  const isMeant = /\bgit\b/.test(text2) && /\s--?(?:force|f|hard|mirror)\b/.test(text2) && /\b(?:push|reset|clean)\b/.test(text2);
  return isMeant ? denial(
    "unread",
    "it is nested too deeply to be understood and names a forced command of git",
    "write it out plainly"
  ) : void 0;
}
function judgeCall(call, scope) {
  const { command, here } = call;
  for (const { operator, target } of command.redirections) {
    const name = valueIn(target.text, here);
    const found = operator === "<" || /^[\d-]*$/.test(name) ? void 0 : judgeWriting(name, here.folder, scope);
    if (found !== void 0) return found;
  }
  const start = findStart(call.words);
  if (start === -1) return void 0;
  const program = programOf(call.words[start]);
  return judgeProgram(program, call.words.slice(start + 1), call, scope);
}
function judgeProgram(program, words, call, scope) {
  const { here } = call;
  const run = (text2) => judgeText(text2, here, scope);
  if (program === "git") return judgeGit(words, here, scope, run);
  if (shells.has(program)) return judgeDownload(call) ?? judgeInner(words, call, run);
  if (program === "eval" || program === "source" || program === "." || program === "iex") {
    return judgeDownload(call) ?? (program === "eval" ? run(words.join(" ")) : void 0);
  }
  if (program === "kill") return judgeKill(words, call, scope);
  if (program === "pkill" || program === "killall") return judgeKillByName(words);
  if (rights.has(program)) return judgeRights(program);
  const found = fileRules[program]?.(words, here.folder, scope);
  return found ?? (program === "find" ? judgeExecuted(words, call, scope) : void 0);
}
var shells = /* @__PURE__ */ new Set(["bash", "sh", "zsh", "dash", "ksh", "fish", "pwsh", "powershell"]);
var rights = /* @__PURE__ */ new Set(["sudo", "doas", "su", "pkexec", "runas"]);
var commands = /* @__PURE__ */ new Set([
  ...shells,
  ...rights,
  ...Object.keys(fileRules),
  "git",
  "eval",
  "source",
  ".",
  "iex",
  "kill",
  "pkill",
  "killall"
]);
var wrappers = new Set(
  "command builtin exec nohup nice ionice timeout stdbuf setsid env xargs noglob caffeinate unbuffer busybox time watch".split(
    " "
  )
);
var readers = new Set(
  "echo printf grep egrep fgrep rg ag cat awk man which type whereis jq test [ [[ for case select ls head tail wc diff help tldr gh apropos export alias autonomous-workflow mkdir touch".split(
    " "
  )
);
function findStart(words) {
  const first2 = programOf(words[0]);
  if (commands.has(first2)) return 0;
  if (readers.has(first2)) return -1;
  const isWrapper = wrappers.has(first2);
  const at = words.findIndex((word, index) => {
    const program = programOf(word);
    if (index === 0 || !isLiteral(word)) return false;
    return isWrapper ? commands.has(program) || readers.has(program) : program === "git" || shells.has(program);
  });
  return at === -1 || readers.has(programOf(words[at])) ? -1 : at;
}
function programOf(word = "") {
  const name = word.slice(Math.max(word.lastIndexOf("/"), word.lastIndexOf("\\")) + 1).toLowerCase();
  return name === "" ? word : name.replace(/\.exe$/, "");
}
function judgeInner(words, call, run) {
  const end = words.findIndex(
    (word, index) => !/^[-+]/.test(word) && !/^[-+][A-Za-z]*[oO]$/.test(words[index - 1] ?? "")
  );
  const options2 = end === -1 ? words : words.slice(0, end);
  if (options2.some((word) => /^-(?:[A-Za-z]*c|command)$/i.test(word)))
    return end === -1 ? void 0 : run(words[end] ?? "");
  if (end !== -1) return void 0;
  const before = call.position > 0 ? call.pipeline[call.position - 1] : void 0;
  for (const text2 of [...call.command.input.map((word) => word.text), ...printed(before)]) {
    const found = run(text2);
    if (found !== void 0) return found;
  }
  return void 0;
}
function printed(stage) {
  if (stage?.kind !== "command") return [];
  const [program, ...words] = stage.words.map(({ text: text2 }) => text2);
  if (program === "cat") return stage.input.map(({ text: text2 }) => text2);
  return program === "echo" || program === "printf" ? [words.filter((word) => !/^-[neE]+$/.test(word)).join(" ")] : [];
}
function judgeExecuted(words, call, scope) {
  const at = words.findIndex((word) => /^-(?:exec|ok)(?:dir)?$/.test(word));
  const program = programOf(words[at + 1]);
  if (at === -1 || !commands.has(program) || program === "find") return void 0;
  const rest = words.slice(at + 2).map((word) => word.replaceAll("{}", "\0\0"));
  return judgeProgram(program, rest, call, scope);
}

// src/store/session/settings-files.ts
var import_node_os2 = require("node:os");
var import_node_path3 = require("node:path");

// src/store/configuration/sources.ts
var import_node_os = require("node:os");
var import_node_path2 = require("node:path");

// src/store/project.ts
var import_node_path = require("node:path");
var projectFolder2 = (0, import_node_path.join)("docs", ".autonomous-workflow");
var projectConfigurationFile = ".autonomous-workflow.yaml";

// src/store/configuration/sources.ts
var variablePrefix = "AUTONOMOUS_WORKFLOW_";
var fileVariable = `${variablePrefix}CONFIG`;
function findSources(root, environment) {
  return {
    projectFile: (0, import_node_path2.join)(root, projectConfigurationFile),
    userFile: said(environment[fileVariable]) ?? userFile(environment, process.platform),
    variables: Object.entries(environment).filter((entry) => entry[0].startsWith(variablePrefix) && said(entry[1]) !== void 0).sort(([one], [other]) => one < other ? -1 : 1)
  };
}
function userFile(environment, platform) {
  const [named, usual] = platform === "win32" ? [environment.APPDATA, ["AppData", "Roaming"]] : [environment.XDG_CONFIG_HOME, [".config"]];
  const folder = named !== void 0 && (0, import_node_path2.isAbsolute)(named) ? named : (0, import_node_path2.join)(home(environment), ...usual);
  return (0, import_node_path2.isAbsolute)(folder) ? (0, import_node_path2.join)(folder, "autonomous-workflow", "config.yaml") : null;
}
var said = (text2) => text2 === "" ? void 0 : text2;
function home(environment) {
  try {
    return said(environment.HOME) ?? (0, import_node_os.homedir)();
  } catch {
    return "";
  }
}

// src/store/session/settings-files.ts
function settingsFiles(root) {
  const { userFile: userFile2 } = findSources(root, process.env);
  const claude2 = process.env.CLAUDE_CONFIG_DIR ?? (0, import_node_path3.join)((0, import_node_os2.homedir)(), ".claude");
  return [
    ...userFile2 === null ? [] : [userFile2],
    (0, import_node_path3.join)(claude2, "settings.json"),
    (0, import_node_path3.join)(claude2, "settings.local.json"),
    (0, import_node_path3.join)((0, import_node_os2.homedir)(), ".claude.json")
  ];
}

// src/store/session/session-pointer.ts
var import_node_path4 = require("node:path");
var sessionsFolder = (0, import_node_path4.join)(projectFolder2, "sessions");

// src/hooks/input.ts
var longestInput = 64 * 1024 * 1024;
function text(value) {
  return typeof value === "string" ? value : "";
}

// src/hooks/entry.ts
function startFolder(input) {
  return process.env.CLAUDE_PROJECT_DIR ?? (typeof input.cwd === "string" ? input.cwd : process.cwd());
}

// src/hooks/guard-shell.ts
async function guardShell(input, paths) {
  const command = text(input.tool_input?.command);
  const tool = text(input.tool_name);
  const denied2 = judgeShell(command, scopeOf(input, paths), tool === "PowerShell" ? "powershell" : "shell");
  if (denied2 === void 0) return void 0;
  const { isDenied } = await Promise.resolve().then(() => __toESM(require("./runtime.cjs"), 1));
  return await isDenied(paths, { tool, rule: denied2.rule, command }) ? describe(denied2) : void 0;
}
var describe = ({ what, instead }) => `autonomous-workflow keeps unattended work safe: ${what} \u2192 ${instead}. The user may run it in a terminal of their own.`;
function scopeOf(input, { root, name }) {
  const folder = text(input.cwd) === "" ? startFolder(input) : text(input.cwd);
  const temporary = [process.env.TMPDIR ?? (0, import_node_os3.tmpdir)(), "/tmp", "/var/tmp", "/private/tmp", "/var/folders"];
  return {
    roots: [root, import_node_fs.realpathSync.native(root)],
    folder,
    workflow: name,
    home: (0, import_node_os3.homedir)(),
    temporary,
    settings: settingsFiles(root),
    claude: process.ppid
  };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  guardShell
});
