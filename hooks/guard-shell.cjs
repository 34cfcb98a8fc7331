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
var import_node_fs7 = require("node:fs");
var import_node_os3 = require("node:os");

// src/engine/safety/denial.ts
function denial(rule, what, instead) {
  return { rule, what, instead };
}

// src/engine/safety/glob.ts
function matches(pattern2, name) {
  if (name.startsWith(".") && /^[*?[]/.test(pattern2)) return false;
  const bracket = pattern2.indexOf("[");
  const plain = bracket === -1 ? pattern2 : `${pattern2.slice(0, bracket)}*`;
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
  let words2 = [word];
  for (let changed = true; changed && words2.length < mostWords; ) {
    changed = false;
    words2 = words2.flatMap((text2) => {
      const [, before = "", choices, after = ""] = /^([^{}]*)\{([^{}]*,[^{}]*)\}([\s\S]*)$/.exec(text2) ?? [];
      if (choices === void 0) return [text2];
      changed = true;
      return choices.split(",").map((choice) => before + choice + after);
    });
  }
  return words2;
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
  const written2 = isWindows(home2) ? text2.replaceAll("\\", "/") : text2;
  const known = isLiteral(written2) ? written2 : written2.slice(0, written2.lastIndexOf("/", written2.indexOf("\0")) + 1);
  if (known === "") return void 0;
  const isPartial = known !== written2;
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
function options(words2) {
  const end = words2.indexOf("--");
  return (end === -1 ? words2 : words2.slice(0, end)).filter((word) => word.startsWith("-"));
}
function hasLetter(words2, ...letters) {
  return options(words2).some((word) => {
    return /^-[A-Za-z0-9]/.test(word) && letters.some((letter) => word.includes(letter, 1));
  });
}
function hasOption(words2, name, shortest = name) {
  return options(words2).some((word) => {
    const [given = ""] = word.split("=", 1);
    return given.startsWith(shortest) && name.startsWith(given);
  });
}
function operands(words2) {
  const end = words2.indexOf("--");
  const before = end === -1 ? words2 : words2.slice(0, end);
  return [
    ...before.filter((word) => !word.startsWith("-") || word === "-"),
    ...end === -1 ? [] : words2.slice(end + 1)
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
  const [first2 = ""] = path.split("/");
  if (pathInWorktree(path) !== void 0) return void 0;
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
  const steering2 = scope.steering.find((file) => covers(path, file));
  return judgePlace(path, scope) ?? (steering2 === void 0 ? void 0 : steers(steering2));
}
function judgePlace(path, scope) {
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
var steers = (path) => denial(
  "steering",
  `with ${path} the user stops or redirects the workflow`,
  "leave it to the user and go on with your work"
);
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
  const built = pathInWorktree(path);
  if (built !== void 0) return rule === "owned-file" && isSettingsBelow(built) ? settings(path) : void 0;
  const instead = insteadOfEditing(path, workflow) ?? ownedFiles(workflow).filter((file) => covers(path, file)).map((file) => insteadOfEditing(file, workflow))[0];
  if (instead === void 0) return void 0;
  return denial(rule, `docs/research-${workflow}/${path} is written by autonomous-workflow only`, instead);
}
function judgeWriting(word, folder, scope) {
  const location = locate(word, folder, scope);
  if (location === void 0 || location.isPartial) return void 0;
  return judgeWritten(location.path, scope) ?? judgeWritten(scope.real(location.path), scope);
}
function judgeOutput(word, folder, scope) {
  const found = judgeWriting(word, folder, scope);
  const path = found === void 0 ? locate(word, folder, scope)?.path : void 0;
  return path !== void 0 && isOutside(path, scope) && !devices.test(path) ? outsideWriting(path) : found;
}
function judgeLink(words2, folder, scope) {
  for (const word of words2) {
    const found = judgeWriting(word, folder, scope);
    if (found === void 0) continue;
    return denial(found.rule, "it makes another name for a file that is not yours to write", found.instead);
  }
  const [path, ...others] = words2.map((word) => locate(word, folder, scope)?.path);
  if (path === void 0 || ![path, ...others].every((one) => one !== void 0 && isOutside(one, scope)))
    return void 0;
  return denial("outside", `it makes a link to ${path}, outside of the project`, "copy what you need into the project");
}
function judgeFolder(word, folder, scope) {
  const path = locate(word, folder, scope)?.path;
  return path !== void 0 && scope.steering.includes(path) ? steers(path) : void 0;
}
var devices = /^\/(?:dev\/(?:null|zero|full|tty|std(?:in|out|err)|fd\/\d+)|proc\/self\/fd\/\d+)$/;
function isOutside(path, scope) {
  const isOpen = coversTemporary(path, scope) || isTemporary(path, scope) || isTemporary(`${path}/x`, scope);
  return !isOpen && pathInProject(path, scope) === void 0 && !coversProject(path, scope);
}
var outsideWriting = (path) => denial(
  "outside",
  `${path} lies outside of the project`,
  "write only to files of the project, or of a folder for temporary files"
);
function judgeWritten(path, scope) {
  const inside = pathInProject(path, scope);
  if (scope.settings.some((file) => covers(path, file))) return settings(path);
  const steering2 = scope.steering.find((file) => covers(path, file) && covers(file, path));
  if (steering2 !== void 0 && !isOwned(inside, scope)) return steers(steering2);
  if (inside === void 0) return void 0;
  const parts = inside.split("/");
  const [first2 = "", second = ""] = parts;
  if (isGit(first2)) return insideGit(parts);
  if (isSettings(inside)) return settings(inside);
  return matches(first2, "docs") && second !== "" ? judgeOwned(parts, scope, "owned-file") : void 0;
}
var isOwned = (inside, scope) => inside !== void 0 && inside.startsWith("docs/") && judgeOwned(inside.split("/"), scope, "owned-file") !== void 0;
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

// src/engine/safety/git-rules.ts
var keepHistory = "push what you have without force, to a new branch where the server refuses it";
var keepWork = "keep it: `git stash push -u` puts work aside, `git checkout -- <file>` takes one file back";
var keepCommits = "leave it: what nobody needs any more is for the user to delete";
var push = (words2) => {
  const isForced = hasLetter(words2, "f") || hasOption(words2, "--force-with-lease", "--for") || hasOption(words2, "--force-if-includes", "--for");
  const isDeletion = hasLetter(words2, "d") || hasOption(words2, "--delete", "--de") || hasOption(words2, "--prune", "--pru");
  const refspecs = operands(words2).filter((word) => /^(?:\+|:.)/.test(word));
  if (isForced || refspecs.some((word) => word.startsWith("+")) || hasOption(words2, "--mirror", "--mi")) {
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
function judgeRestored(words2, folder, scope) {
  if (words2.some((word) => isEverything(word, folder, scope))) return discards("it throws away all uncommitted work");
  for (const word of words2) {
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
var restore = (words2, folder, scope) => {
  const isOnlyStaged = hasLetter(words2, "S") || hasOption(words2, "--staged", "--sta");
  const isWorkTree = hasLetter(words2, "W") || hasOption(words2, "--worktree", "--w");
  return isOnlyStaged && !isWorkTree ? void 0 : judgeRestored(operands(words2), folder, scope);
};
var checkout = (words2, folder, scope) => hasLetter(words2, "B") ? moved : judgeCheckout(words2, folder, scope);
var judgeCheckout = (words2, folder, scope) => !hasLetter(words2, "b") && hasLetter(words2, "f") || hasOption(words2, "--force", "--f") ? discards("it throws away uncommitted work") : judgeRestored(operands(words2), folder, scope);
var removeFiles = (words2, folder, scope) => {
  if (hasOption(words2, "--cached", "--c") || hasLetter(words2, "n")) return void 0;
  for (const word of operands(words2)) {
    const found = judgeRemoval(word, folder, scope);
    if (found !== void 0) return found;
  }
  return void 0;
};
var moveFiles = (words2, folder, scope) => removeFiles(operands(words2).slice(0, -1), folder, scope);
var when = (isMeant, denied2) => (words2) => isMeant(words2) ? denied2 : void 0;
var first = (words2, ...names) => names.includes(operands(words2)[0] ?? "");
var branches = denial("branch-deletion", "it deletes or moves a branch, and with it commits", keepCommits);
var moved = denial(
  "branch-deletion",
  "it puts a branch elsewhere if there is one of that name, and its commits are lost",
  "choose a new name, with the small letter of the option, which refuses a name that is taken"
);
var history = denial("history", "it makes old commits impossible to get back", keepCommits);
var remoteRules = { push, "send-pack": push };
var localRules = {
  reset: when(
    (words2) => hasOption(words2, "--hard", "--ha") || hasOption(words2, "--merge", "--me"),
    discards("it throws away uncommitted work")
  ),
  clean: when(
    (words2) => (hasLetter(words2, "f") || hasOption(words2, "--force", "--f")) && !hasLetter(words2, "n") && !hasOption(words2, "--dry-run", "--d"),
    denial(
      "clean",
      "it deletes files that git does not know",
      "see them with `git clean -n`, then remove what you made by its name"
    )
  ),
  branch: (words2) => {
    if (hasLetter(words2, "M", "C")) return moved;
    const isMeant = hasLetter(words2, "d", "D", "f") || hasOption(words2, "--delete", "--d") || hasOption(words2, "--force", "--forc");
    return isMeant ? branches : void 0;
  },
  "update-ref": when(
    (words2) => hasLetter(words2, "d") || hasOption(words2, "--stdin", "--s") || isGuardedRef(operands(words2).find((word) => /^(?:HEAD$|refs\/)/.test(word))),
    branches
  ),
  "symbolic-ref": when((words2) => hasLetter(words2, "d") || hasOption(words2, "--delete", "--d"), branches),
  checkout,
  restore,
  switch: (words2) => {
    if (hasLetter(words2, "C") || hasOption(words2, "--force-create", "--force-c")) return moved;
    const isMeant = hasLetter(words2, "f") || hasOption(words2, "--force", "--f") || hasOption(words2, "--discard-changes", "--di");
    return isMeant ? discards("it throws away uncommitted work") : void 0;
  },
  stash: when((words2) => first(words2, "drop", "clear"), discards("it deletes work that was put aside")),
  reflog: when((words2) => first(words2, "expire", "delete"), history),
  gc: when((words2) => hasOption(words2, "--prune", "--p"), history),
  prune: when((words2) => !hasLetter(words2, "n") && !hasOption(words2, "--dry-run", "--d"), history),
  "filter-branch": when(() => true, history),
  "filter-repo": when(() => true, history),
  worktree: when(
    (words2) => first(words2, "remove") && (hasLetter(words2, "f") || hasOption(words2, "--force", "--f")),
    discards("it deletes a work tree with what is not committed there")
  ),
  "read-tree": when(
    (words2) => hasOption(words2, "--reset", "--r") && hasLetter(words2, "u"),
    discards("it throws away uncommitted work")
  ),
  "checkout-index": when(
    (words2) => hasLetter(words2, "f") && hasLetter(words2, "a"),
    discards("it throws away uncommitted work")
  ),
  rm: removeFiles,
  mv: moveFiles
};
var isGuardedRef = (word = "") => /^(?:HEAD$|refs\/(?:autonomous-workflow|heads|tags|stash)(?:\/|$))/.test(word);
function isElsewhere(folder, scope) {
  const location = folder === void 0 ? void 0 : locate(folder, void 0, scope);
  if (location === void 0 || location.isPartial) return false;
  const { path } = location;
  return isTemporary(path, scope) && !scope.roots.some((root) => path === root || path.startsWith(`${root}/`));
}

// src/engine/safety/file-rules.ts
function firstOf(words2, judge) {
  for (const word of words2) {
    const found = judge(word);
    if (found !== void 0) return found;
  }
  return void 0;
}
var remove = (words2, folder, scope) => firstOf(operands(words2), (word) => judgeRemoval(word, folder, scope));
var write = (words2, folder, scope) => firstOf(operands(words2), (word) => judgeOutput(word, folder, scope));
var makeFolder = (words2, folder, scope) => firstOf(operands(words2), (word) => judgeFolder(word, folder, scope));
function destination(words2) {
  const joined = words2.find((word) => word.startsWith("--target-directory="));
  const at = words2.findIndex((word) => word === "-t" || word === "--target-directory");
  return joined?.slice("--target-directory=".length) ?? (at === -1 ? operands(words2).at(-1) : words2[at + 1]);
}
function targets(words2) {
  const target = destination(words2);
  if (target === void 0) return [];
  const names = operands(words2).filter((word) => word !== target).slice(0, 100);
  return [target, ...names.map((name) => `${target}/${name.slice(name.lastIndexOf("/") + 1)}`)];
}
var copy = (words2, folder, scope) => firstOf(targets(words2), (word) => word.includes(":") ? void 0 : judgeOutput(word, folder, scope)) ?? (hasOption(words2, "--delete", "--de") && !(destination(words2) ?? "").includes(":") ? judgeRemoval(destination(words2) ?? "", folder, scope) : void 0);
var move = (words2, folder, scope) => {
  const [target = "", ...others] = targets(words2);
  const sources = operands(words2).filter((word) => word !== target);
  return firstOf(sources, (word) => judgeRemoval(word, folder, scope)) ?? firstOf([target, ...others], (word) => judgeWriting(word, folder, scope)) ?? // What lies there is lost, unless it is the folder that things are moved to.
  (/^(?:\.{0,2}\/?)$/.test(target) ? void 0 : judgeOutside(target, folder, scope));
};
var link = (words2, folder, scope) => {
  const isSymbolic = hasLetter(words2, "s") || hasOption(words2, "--symbolic", "--s");
  const target = operands(words2).length > 1 ? destination(words2) ?? "." : ".";
  const places = isSymbolic ? [target.replace(/[^/]*$/, "") || ".", target] : ["."];
  const sources = operands(words2).filter((word, index) => index === 0 || word !== target);
  const linked = (word) => /^[/~\0]|^[A-Za-z]:/.test(word) ? [word] : places.map((place) => `${place}/${word}`);
  return firstOf(sources, (word) => judgeLink(linked(word), folder, scope)) ?? copy(words2, folder, scope);
};
function judgeOutside(word, folder, scope) {
  const found = judgeRemoval(word, folder, scope);
  return found?.rule === "outside" ? found : void 0;
}
var edit = (words2, folder, scope) => hasLetter(words2, "i") || hasOption(words2, "--in-place", "--i") ? write(words2, folder, scope) : void 0;
var dump = (words2, folder, scope) => firstOf(words2, (word) => word.startsWith("of=") ? judgeOutput(word.slice(3), folder, scope) : void 0);
var changeAccess = (words2, folder, scope) => hasLetter(words2, "R") || hasOption(words2, "--recursive", "--rec") ? firstOf(operands(words2).slice(1), (word) => judgeAccess(word, folder, scope)) : void 0;
function judgeAccess(word, folder, scope) {
  const found = judgeOutside(word, folder, scope);
  return found && denial("access", found.what, "change access only to files of the project");
}
var tests = /* @__PURE__ */ new Set(["-name", "-iname", "-path", "-ipath", "-wholename", "-regex", "-iregex", "-lname"]);
var removers = /^(?:rm|unlink|shred|rmdir)$/;
var find = (words2, folder, scope) => {
  const removes = words2.some(
    (word, index) => word === "-delete" || /^-(?:exec|ok)/.test(word) && removers.test((words2[index + 1] ?? "").replace(/^.*\//, ""))
  );
  if (!removes || folder !== void 0 && isElsewhere(folder, scope)) return void 0;
  const end = words2.findIndex((word) => /^(?:-[^LHPDO]|[(!])/.test(word));
  const starts = words2.slice(0, end).filter((word) => !word.startsWith("-"));
  const names = words2.flatMap((word, index) => tests.has(word) ? [words2[index + 1] ?? ""] : []);
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
  ln: link,
  rsync: copy,
  tee: write,
  touch: write,
  mkdir: makeFolder,
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
function readGitCall(words2) {
  const folders = [];
  const settings2 = [];
  let at = 0;
  for (; at < words2.length; at += 1) {
    const word = words2[at] ?? "";
    if (!word.startsWith("-")) break;
    const value = words2[at + 1] ?? "";
    if (word === "-C") folders.push(value);
    if (word === "-c") settings2.push(value);
    const [name = "", joined] = word.split("=", 2);
    if (name === "--work-tree") folders.push(joined ?? value);
    if (takesValue.has(word) && word !== "--exec-path") at += 1;
  }
  const verb = words2[at];
  return verb === void 0 ? void 0 : { verb: verb.toLowerCase(), words: words2.slice(at + 1), folders, settings: settings2 };
}

// src/engine/safety/git-settings.ts
var guarded = /^(?:core\.(?:hookspath|worktree|bare|fsmonitor|sshcommand)|gc\.(?:pruneexpire|reflogexpire.*|worktreepruneexpire)|clean\.requireforce|remote\..*\.(?:mirror|push))$/;
var denied = (name) => denial(
  "git-settings",
  `the setting ${name} turns off what protects the repository`,
  "leave the settings of git as they are"
);
function judgeConfig(words2) {
  const [first2 = "", ...rest] = operands(words2);
  const isNew = ["set", "unset", "remove-section", "rename-section"].includes(first2);
  const [name = "", value] = isNew ? rest : [first2, ...rest];
  const changes = isNew || value !== void 0 || hasOption(words2, "--unset", "--unset") || hasOption(words2, "--unset-all", "--unset");
  const reads = hasOption(words2, "--get", "--get") || hasOption(words2, "--get-all", "--get") || hasOption(words2, "--get-regexp", "--get");
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
function judgeGit(words2, here, scope, run) {
  const call = readGitCall(words2);
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
function judgeNewAlias(words2, run) {
  const at = words2.findIndex((word) => /^alias\./i.test(word));
  const value = at === -1 ? void 0 : words2[at + 1];
  if (value === void 0) return void 0;
  return run(value.startsWith("!") ? value.slice(1) : `git ${value}`);
}
function judgeHanded(verb, words2, run) {
  if (verb === "submodule" && words2[0] === "foreach")
    return run(
      words2.slice(1).filter((word) => word !== "--recursive").join(" ")
    );
  if (verb === "bisect" && words2[0] === "run") return run(words2.slice(1).join(" "));
  if (verb !== "rebase") return void 0;
  const at = words2.findIndex((word) => word === "-x" || word === "--exec");
  return at === -1 ? void 0 : run(words2[at + 1] ?? "");
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
  const words2 = all.slice(Math.max(0, findProgram(all)));
  const isOnlyAssigned = findProgram(all) === -1;
  assign(isOnlyAssigned ? all : [], here);
  const found = judge({ ...stage, words: isOnlyAssigned ? [] : words2 });
  if (found === void 0) moveOn(words2, here);
  return found;
}
function wordsOf({ words: words2, redirections, input }) {
  return [...words2, ...redirections.map(({ target }) => target), ...input];
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
function findProgram(words2) {
  return words2.findIndex((word) => !reserved.has(word) && !assignment.test(word));
}
var mostVariables = 200;
var declares = /* @__PURE__ */ new Set(["export", "declare", "local", "readonly", "typeset"]);
function assign(words2, { variables }) {
  for (const word of words2) {
    const [, name, plus, value = ""] = assignment.exec(word) ?? [];
    if (name === void 0 || variables.size >= mostVariables && !variables.has(name)) continue;
    if (plus === "+" || value.length > longestValue || !isLiteral(value)) variables.delete(name);
    else variables.set(name, value);
  }
}
function moveOn([program = "", ...words2], here) {
  if (declares.has(program)) assign(words2, here);
  if (program === "for" || program === "select" || program === "read") {
    for (const word of words2) here.variables.delete(word);
  }
  if (program === "popd") here.folder = void 0;
  if (program !== "cd" && program !== "pushd" && program !== "Set-Location") return;
  const target = words2.find((word) => !/^-[LPe@]*$/.test(word) || word === "-");
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
function judgeKill(words2, call, scope) {
  if (words2.some((word) => /^-(?:0|l|L|s0)$/.test(word)) || words2[0] === "-s" && words2[1] === "0") return void 0;
  const ids = words2.filter((word, index) => index > 0 || !word.startsWith("-"));
  const isOurs = ids.some((id) => id === "-1" || id === "\0PPID\0" || Math.abs(Number(id)) === scope.claude);
  if (isOurs || call.command.words.some(({ scripts }) => scripts.some(searchesClaude))) return claude;
  return call.pipeline.slice(0, Math.min(call.position, 5)).some(namesClaude) ? claude : void 0;
}
function judgeKillByName(words2) {
  const isProbe = words2.some((word) => word === "-0" || word === "-l");
  const names = words2.filter((word) => !word.startsWith("-") && isLiteral(word)).map((word) => word.toLowerCase());
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

// src/engine/session/own-command.ts
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
function isForTheUser(words2) {
  const called = words2.filter((word) => !word.startsWith("-"));
  return forTheUser.some((command) => command.split(" ").every((word, index) => called[index] === word));
}

// src/engine/safety/own-cli-rules.ts
function judgeOwnCli(words2) {
  if (!isForTheUser(words2)) return void 0;
  const command = words2.find((word) => !word.startsWith("-")) ?? "";
  return denial(
    "user-only",
    `\`autonomous-workflow ${command}\` is the user's`,
    "end your turn if there is nothing left to do; the user types the slash command of that name"
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
    takeOutput(
      word,
      nested(reader, () => reader.readScript(reader, ")"), [])
    );
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
  takeOutput(
    word,
    nested(reader, () => readInner(reader, inside.join("")), [])
  );
}
function takeOutput(word, script) {
  const [stage, ...others] = script.flat();
  const [program, ...options2] = stage?.kind === "command" ? stage.words.map(({ text: text2 }) => text2) : [];
  const isFolder = others.length === 0 && program === "pwd" && options2.every((option) => /^-[LP]$/.test(option));
  word.scripts.push(script);
  word.parts.push(expansion(isFolder ? "PWD" : ""));
}
function readInner(reader, text2) {
  const inner2 = { ...reader, text: text2, at: 0 };
  const script = inner2.readScript(inner2, "");
  reader.isWhole &&= inner2.isWhole;
  return script;
}

// src/engine/safety/read-shell.ts
function readShell(text2, dialect = "shell", depth = 0) {
  const escape2 = dialect === "shell" ? "\\" : "`";
  const reader = { text: withoutMarks(text2), at: 0, depth, isWhole: true, escape: escape2, readScript };
  const script = nested(reader, () => readScript(reader, ""), []);
  return { script, isWhole: reader.isWhole };
}
function readScript(reader, closing2) {
  const script = [];
  const waiting = [];
  let pipeline = [];
  let command = newCommand();
  const endStage = () => {
    const { words: words2, redirections, input } = command;
    if (words2.length + redirections.length + input.length > 0) pipeline.push(command);
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
    } else if (next === closing2) {
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
    const found = operator === "<" || /^[\d-]*$/.test(name) ? void 0 : judgeOutput(name, here.folder, scope);
    if (found !== void 0) return found;
  }
  const start = findStart(call.words);
  if (start === -1) return judgeFoundCli(call);
  const program = programOf(call.words[start]);
  return judgeProgram(program, call.words.slice(start + 1), call, scope);
}
function judgeFoundCli({ command, words: words2 }) {
  const isNamed = (script) => script.some(
    (stages) => stages.some(
      (stage) => stage.kind === "command" && stage.words.some(({ text: text2 }) => programOf(text2) === ownProgram)
    )
  );
  if (readers.has(programOf(words2[0])) || !command.words.some(({ scripts }) => scripts.some(isNamed))) return void 0;
  return judgeOwnCli(words2.slice(words2.findIndex((word) => !isLiteral(word)) + 1));
}
function judgeProgram(program, words2, call, scope) {
  const { here } = call;
  const run = (text2) => judgeText(text2, here, scope);
  if (program === "git") return judgeGit(words2, here, scope, run);
  if (program === ownProgram) return judgeOwnCli(words2);
  if (shells.has(program)) return judgeDownload(call) ?? judgeInner(words2, call, run);
  if (program === "eval" || program === "source" || program === "." || program === "iex") {
    return judgeDownload(call) ?? (program === "eval" ? run(words2.join(" ")) : void 0);
  }
  if (program === "kill") return judgeKill(words2, call, scope);
  if (program === "pkill" || program === "killall") return judgeKillByName(words2);
  if (rights.has(program)) return judgeRights(program);
  const found = fileRules[program]?.(words2, here.folder, scope);
  return found ?? (program === "find" ? judgeExecuted(words2, call, scope) : void 0);
}
var ownProgram = "autonomous-workflow";
var shells = /* @__PURE__ */ new Set(["bash", "sh", "zsh", "dash", "ksh", "fish", "pwsh", "powershell"]);
var rights = /* @__PURE__ */ new Set(["sudo", "doas", "su", "pkexec", "runas"]);
var commands = /* @__PURE__ */ new Set([
  ...shells,
  ...rights,
  ...Object.keys(fileRules),
  "git",
  ownProgram,
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
  "echo printf grep egrep fgrep rg ag cat awk man which type whereis jq test [ [[ for case select ls head tail wc diff help tldr gh apropos export alias".split(
    " "
  )
);
var isFound = (program) => program === "git" || program === ownProgram || shells.has(program);
function findStart(words2) {
  const first2 = programOf(words2[0]);
  if (commands.has(first2)) return 0;
  if (readers.has(first2)) return -1;
  const isWrapper = wrappers.has(first2);
  const at = words2.findIndex((word, index) => {
    const program = programOf(word);
    if (index === 0 || !isLiteral(word)) return false;
    return isWrapper ? commands.has(program) || readers.has(program) : isFound(program);
  });
  return at === -1 || readers.has(programOf(words2[at])) ? -1 : at;
}
function programOf(word = "") {
  const name = word.slice(Math.max(word.lastIndexOf("/"), word.lastIndexOf("\\")) + 1).toLowerCase();
  return name === "" ? word : name.replace(/\.(?:exe|cmd)$/, "");
}
function judgeInner(words2, call, run) {
  const end = words2.findIndex(
    (word, index) => !/^[-+]/.test(word) && !/^[-+][A-Za-z]*[oO]$/.test(words2[index - 1] ?? "")
  );
  const options2 = end === -1 ? words2 : words2.slice(0, end);
  if (options2.some((word) => /^-(?:[A-Za-z]*c|command)$/i.test(word)))
    return end === -1 ? void 0 : run(words2[end] ?? "");
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
  const [program, ...words2] = stage.words.map(({ text: text2 }) => text2);
  if (program === "cat") return stage.input.map(({ text: text2 }) => text2);
  return program === "echo" || program === "printf" ? [words2.filter((word) => !/^-[neE]+$/.test(word)).join(" ")] : [];
}
function judgeExecuted(words2, call, scope) {
  const at = words2.findIndex((word) => /^-(?:exec|ok)(?:dir)?$/.test(word));
  const program = programOf(words2[at + 1]);
  if (at === -1 || !commands.has(program) || program === "find") return void 0;
  const rest = words2.slice(at + 2).map((word) => word.replaceAll("{}", "\0\0"));
  return judgeProgram(program, rest, call, scope);
}

// src/store/session/settings-files.ts
var import_node_os2 = require("node:os");
var import_node_path3 = require("node:path");

// src/store/configuration/sources.ts
var import_node_fs = require("node:fs");
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
function stampOf(file) {
  if (file === null) return null;
  try {
    const found = (0, import_node_fs.statSync)(file, { throwIfNoEntry: false });
    return found === void 0 ? null : [found.size, found.mtimeMs, found.ctimeMs, found.ino];
  } catch (error) {
    return error.code ?? "unknown";
  }
}
function isUnset({ projectFile, userFile: userFile2, variables }) {
  return variables.length === 0 && stampOf(projectFile) === null && stampOf(userFile2) === null;
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

// src/store/paths.ts
var import_node_fs2 = require("node:fs");
var import_node_path4 = require("node:path");

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
  return line.length <= longestExcerpt ? line : `${cut(line, longestExcerpt - 1)}\u2026`;
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

// src/engine/workflow-name.ts
var pattern = /^[a-z0-9][a-z0-9-]{0,62}$/;
var longestName = 63;
var reserved2 = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;
function isWorkflowName(text2) {
  return pattern.test(text2) && !reserved2.test(text2);
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
  return reserved2.test(name) ? `${name}-topic` : name;
}
function slug(text2) {
  return text2.normalize("NFKD").replace(/[\u0300-\u036f]/g, "").toLowerCase().replaceAll("\xDF", "ss").replace(/[^a-z0-9]+/g, "-").slice(0, longestName).replace(/^-+|-+$/g, "");
}

// src/store/paths.ts
function realPathInside(root, path) {
  const real = (0, import_node_path4.relative)(import_node_fs2.realpathSync.native(root), realPlace(path));
  return real === ".." || real.startsWith(`..${import_node_path4.sep}`) || (0, import_node_path4.isAbsolute)(real) ? void 0 : real;
}
var mostLinks = 40;
function realPlace(path, links = 0) {
  try {
    return import_node_fs2.realpathSync.native(path);
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
  try {
    return (0, import_node_fs2.readlinkSync)(path);
  } catch {
    return void 0;
  }
}

// src/store/steering-files.ts
var import_node_path8 = require("node:path");

// src/store/configuration/configuration.ts
var import_node_path7 = require("node:path");

// src/engine/configuration/configuration.ts
var logLevels = ["debug", "info", "warning", "error"];
var defaultConfiguration = {
  max_iterations: 30,
  max_duration_hours: 24,
  max_cost_usd: 50,
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
  // Claude Code gives a command two minutes.
  fetch_budget_seconds: 80,
  report_check_rounds: 3,
  allowed_private_hosts: null,
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
  webhook_url: null,
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

// src/engine/project-path.ts
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

// src/store/configuration/cache.ts
var import_node_fs6 = require("node:fs");
var import_node_path6 = require("node:path");

// src/engine/commands/command-line.ts
var expansion2 = /(?<!\\)(?:\$[\w({]|`)/;
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
    const expands = expansion2.test(double ?? plain ?? "");
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
  const rest = line.map(({ text: text2 }) => text2);
  while (/^[A-Za-z_]\w*=/.test(rest[0] ?? "")) {
    const [name = "", ...value] = (rest.shift() ?? "").split("=");
    environment[name] = value.join("=");
  }
  const [program, ...programArguments] = rest;
  if (program === void 0) return "a command is missing";
  if (shellWords.has(program)) return `"${program}" is a word of the shell; put the line into a script`;
  return { program, arguments: programArguments, environment };
}
function parseCommandLine(line) {
  const all = words(line.trim());
  if (all === void 0) return { problem: "a quote has no end" };
  const operator = all.find(({ text: text2, quoted }) => !quoted && shellOnly.test(text2));
  if (operator !== void 0) return { problem: `"${operator.text}" needs a shell; put the line into a script` };
  const special = all.find(({ text: text2, quoted }) => !quoted && /^~|^#|[*?]/.test(text2));
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

// src/engine/research/depth.ts
var depths = ["standard", "thorough", "exhaustive"];
var saturationRules = ["novelty", "low-findings"];

// src/engine/configured-paths.ts
var longestPath = 1024;
var isPath = (value) => typeof value === "string" && value.length > 0 && value.length <= longestPath && !/[\p{Cc}\p{Cf}\p{Cs}]|^~/u.test(value) && !/[{}]/.test(value.replaceAll("{name}", ""));
var pathInProject2 = {
  expects: "a path inside the project but not in .git, from its root, in which only {name} stands in braces",
  read: (value) => isPath(value) && staysInProject(value) ? value : void 0
};
var reinjectionInProject = {
  expects: `${pathInProject2.expects}, whose file name holds "redirect" or "reinject": it is taken away when it is read`,
  read: (value) => /(?:redirect|reinject)[^\\/]*$/i.test(String(value)) ? pathInProject2.read(value) : void 0
};
var namesStop = (rule) => ({
  expects: `${rule.expects}, whose file name holds "stop": that it is there ends the workflow`,
  read: (value) => /stop[^\\/]*$/i.test(String(value)) ? rule.read(value) : void 0
});
var pathAnywhere = {
  expects: "an absolute path (without ~) or one inside the project, from its root, in which only {name} stands in braces",
  read: (value) => isPath(value) && (isAbsolutePath(value) || staysInProject(value)) ? value : void 0
};
var isAbsolutePath = (path) => /^(?:[A-Za-z]:)?[\\/]/.test(path);
function placed(rule, isAllowed = steeringPlace) {
  return {
    ...rule,
    read: (value) => {
      const path = rule.read(value);
      return path === void 0 || isAllowed(path) !== void 0 ? void 0 : path;
    },
    whyNot: (value) => typeof value === "string" ? isAllowed(value) : void 0
  };
}
var steering = /^(?:STOP|redirect\.md)$/i;
var steeringPlace = (path) => takenPlace(path, (file) => steering.test(file));
var log = /\.(?:log|jsonl|txt)$/i;
var ownLog = /^\.runtime\/log\.jsonl$/;
var logPlace = (path) => log.test(path) ? takenPlace(path, (file) => ownLog.test(file)) : "a log ends in .log, .jsonl or .txt";
function takenPlace(path, isFree) {
  const parts = path.split(/[\\/]+/).filter((part) => part !== "." && part !== "");
  const lower = parts.map((part) => part.toLowerCase().replace(/[. ]+$/, ""));
  if (parts.includes("..")) return "a path with .. in it hides where it leads";
  if (lower.includes(".git")) return ".git is git's";
  if (lower.includes(".claude") || lower.at(-1) === ".claude.json") return ".claude says what sessions may do";
  if (lower.includes(".autonomous-workflow") || lower.at(-1) === ".autonomous-workflow.yaml")
    return "it says what workflows may do";
  const at = lower.findIndex((part, index) => part.startsWith("research-") && lower[index - 1] === "docs");
  if (at === -1) return void 0;
  const workflow = lower[at]?.slice("research-".length) ?? "";
  const file = lower.slice(at + 1).join("/");
  if (isFree(workflow === "{name}" ? parts.slice(at + 1).join("/") : file)) return void 0;
  const isOwned2 = file === "" || insteadOfEditing(file, workflow) !== void 0 || insteadOfEditing(spelt(file), workflow);
  return isOwned2 || /^[^/]+-(?:state|report)\.(?:md|tex)$/.test(file) ? "autonomous-workflow itself writes that file" : void 0;
}
var spelt = (file) => file === "stop" ? "STOP" : file;

// src/engine/configuration/rules.ts
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
var logLevel = {
  expects: logLevels.join(", "),
  read: (value) => {
    const word = typeof value === "string" ? value.toLowerCase() : "";
    return logLevels.find((level) => level === (word === "warn" ? "warning" : word));
  }
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
  if (!URL.canParse(text2) || /\s/.test(text2)) return false;
  const { protocol, hostname } = new URL(text2);
  return protocol === "https:" || protocol === "http:" && /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
}
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
var safetyOn = {
  expects: "on: only your user file turns safety off, not a repository and not the environment",
  read: (value) => value === "on" || value === true ? "on" : void 0
};
var userRules = {
  max_iterations: wholeNumber(1, 1e3),
  max_duration_hours: numberRule({ least: 0.1, most: 1e3 }),
  max_cost_usd: numberRule({ above: 0, most: 1e5 }),
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
  report_check_rounds: wholeNumber(0, 10),
  allowed_private_hosts: hosts,
  agent_timeout_minutes: numberRule({ above: 0, most: 10080 }),
  stop_file: pathAnywhere,
  reinject_prompt_file: pathAnywhere,
  check_reinject_every_n_iterations: wholeNumber(1),
  task_file: nullOr(pathAnywhere),
  done_dir: pathAnywhere,
  rejected_dir: pathAnywhere,
  state_retention_days: wholeNumber(1),
  log_file: pathAnywhere,
  log_level: logLevel,
  log_every_iteration: yesOrNo,
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
  snapshots_kept: wholeNumber(0, 1e3),
  verification_timeout_minutes: numberRule({ above: 0, most: 1440 }),
  sweep_every_features: wholeNumber(0, 1e3),
  test_command: nullOr(commandLine),
  lint_command: nullOr(commandLine),
  types_command: nullOr(commandLine),
  build_command: nullOr(commandLine),
  safety
};
var projectRules = {
  ...userRules,
  max_cost_usd: {
    expects: `a number above 0 to ${defaultConfiguration.max_cost_usd}: more of a user's money is not for a repository to spend; set it in your user file, in AUTONOMOUS_WORKFLOW_MAX_COST_USD or with --max-cost`,
    read: numberRule({ above: 0, most: defaultConfiguration.max_cost_usd }).read
  },
  stop_file: placed(namesStop(pathInProject2)),
  reinject_prompt_file: placed(reinjectionInProject),
  task_file: nullOr(placed(pathInProject2)),
  done_dir: placed(pathInProject2),
  rejected_dir: placed(pathInProject2),
  log_file: placed(pathInProject2, logPlace),
  allowed_private_hosts: {
    expects: "null: what may be read in the network of a user is not for a repository to say; set it in your user file",
    read: (value) => value === null ? null : void 0
  },
  webhook_url: {
    expects: "null: where the news of a user goes is not for a repository to say; set it in your user file",
    read: (value) => value === null ? null : void 0
  },
  safety: safetyOn
};
var environmentRules = {
  ...userRules,
  stop_file: placed(namesStop(pathAnywhere)),
  reinject_prompt_file: placed(pathAnywhere),
  task_file: nullOr(placed(pathAnywhere)),
  done_dir: placed(pathAnywhere),
  rejected_dir: placed(pathAnywhere),
  log_file: placed(pathAnywhere, logPlace),
  safety: safetyOn
};

// src/engine/configuration/settings.ts
var always = (value, how) => ({
  target: null,
  rule: { expects: `${String(value)}: ${how}`, read: (given) => given === value ? given : void 0 }
});
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
  ["state_file", always("docs/research-{name}/{name}-state.md", "the state always lies there")]
]);
var knownKeys = [...configurationKeys, ...seedKeys.keys()];
function isConfigurationKey(key) {
  return configurationKeys.includes(key);
}

// src/store/files/atomic.ts
var import_node_fs5 = require("node:fs");
var import_node_path5 = require("node:path");

// src/store/files/remove-file.ts
var import_node_fs3 = require("node:fs");
function removeFile(path) {
  try {
    (0, import_node_fs3.unlinkSync)(path);
  } catch (error) {
    if (error.code !== "ENOENT") throw error;
  }
}

// src/store/files/open-regular.ts
var import_node_fs4 = require("node:fs");
function readRegular(path) {
  const file = open(path);
  try {
    return (0, import_node_fs4.readFileSync)(file);
  } finally {
    (0, import_node_fs4.closeSync)(file);
  }
}
function open(path) {
  const file = (0, import_node_fs4.openSync)(path, import_node_fs4.constants.O_RDONLY | import_node_fs4.constants.O_NONBLOCK);
  if ((0, import_node_fs4.fstatSync)(file).isFile()) return file;
  (0, import_node_fs4.closeSync)(file);
  throw noFile(path);
}
function noFile(path) {
  return Object.assign(new Error(`${path} is no file`), { path });
}

// src/store/files/atomic.ts
var renameAttempts = 50;
var renamePauseMilliseconds = 10;
var written = 0;
function writeAtomic(path, content, { mode = 420, flush = "file and folder" } = {}) {
  (0, import_node_fs5.mkdirSync)((0, import_node_path5.dirname)(path), { recursive: true });
  written += 1;
  const temporary = `${path}.${process.pid}-${written}.tmp`;
  try {
    const file = (0, import_node_fs5.openSync)(temporary, "wx", mode);
    try {
      writeAll(file, Buffer.from(content));
      if (flush !== "nothing") (0, import_node_fs5.fsyncSync)(file);
    } finally {
      (0, import_node_fs5.closeSync)(file);
    }
    renamePatiently(temporary, path);
  } catch (error) {
    removeFile(temporary);
    throw error;
  }
  if (flush === "file and folder") flushFolder((0, import_node_path5.dirname)(path));
}
function renamePatiently(from, to) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      (0, import_node_fs5.renameSync)(from, to);
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
  while (offset < content.length) offset += (0, import_node_fs5.writeSync)(file, content, offset);
}
function flushFolder(folder) {
  if (process.platform === "win32") return;
  const handle = (0, import_node_fs5.openSync)(folder, "r");
  try {
    (0, import_node_fs5.fsyncSync)(handle);
  } finally {
    (0, import_node_fs5.closeSync)(handle);
  }
}

// src/engine/parse-json.ts
var deepest2 = 64;
var quote = 34;
var escape = 92;
var opening = 123;
var closing = 125;
var braceBit = 32;
function parseJson(text2) {
  if (isNestedTooDeep(text2)) throw new SyntaxError(`it is nested deeper than ${deepest2} levels`);
  return JSON.parse(text2);
}
function isNestedTooDeep(text2) {
  let depth = 0;
  for (let index = 0; index < text2.length; index += 1) {
    const character = text2.charCodeAt(index);
    if (character === quote) index = endOfString(text2, index);
    else if ((character | braceBit) === opening) depth += 1;
    else if ((character | braceBit) === closing) depth -= 1;
    if (depth > deepest2) return true;
  }
  return false;
}
function endOfString(text2, start) {
  for (let end = text2.indexOf('"', start + 1); end !== -1; end = text2.indexOf('"', end + 1)) {
    let escapes2 = 0;
    while (text2.charCodeAt(end - 1 - escapes2) === escape) escapes2 += 1;
    if (escapes2 % 2 === 0) return end;
  }
  return text2.length;
}

// src/store/files/json-file.ts
function readJson(path) {
  try {
    return parseJson(readRegular(path).toString("utf8"));
  } catch {
    return void 0;
  }
}

// src/store/configuration/cache.ts
var cacheFile = (root) => (0, import_node_path6.join)(root, projectFolder2, "configuration.json");
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
var settledAfterMilliseconds = 2e3;
function writeCache(root, sources, cached) {
  const folder = (0, import_node_path6.join)(root, projectFolder2);
  if (!isSettled(sources.projectFile) || !isSettled(sources.userFile)) return;
  if (!(0, import_node_fs6.existsSync)(folder) || realPathInside(root, folder) === void 0) return;
  const stored = { version: 1, place: placeOf2(root), ...cached };
  try {
    (0, import_node_fs6.writeFileSync)((0, import_node_path6.join)(folder, ".gitignore"), "*\n");
    writeAtomic(cacheFile(root), JSON.stringify(stored), { mode: 384 });
  } catch {
    return;
  }
}
function isSettled(file) {
  const stamp = stampOf(file);
  return typeof stamp !== "object" || stamp === null || Date.now() - stamp[1] > settledAfterMilliseconds;
}
function placeOf2(root) {
  const { ino, birthtimeMs } = (0, import_node_fs6.statSync)(root);
  return `${ino}-${birthtimeMs}`;
}

// src/store/configuration/configuration.ts
async function readConfiguration(root, environment = process.env) {
  const sources = findSources(root, environment);
  const madeFrom = fingerprint(sources);
  const cached = readCache(root);
  if (cached?.madeFrom === madeFrom) return { ...defaultConfiguration, ...cached.settings };
  if (cached === void 0 && isUnset(sources)) return { ...defaultConfiguration };
  const { parseConfiguration } = await Promise.resolve().then(() => __toESM(require("./library.cjs"), 1));
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

// src/store/steering-files.ts
async function steeringFiles({ root, name }) {
  const { configuration } = await currentConfiguration(root);
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

// src/store/session/session-pointer.ts
var import_node_path9 = require("node:path");
var sessionsFolder = (0, import_node_path9.join)(projectFolder2, "sessions");

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
  const steering2 = await steeringFiles(paths);
  const denied2 = judgeShell(command, scopeOf(input, paths, steering2), tool === "PowerShell" ? "powershell" : "shell");
  if (denied2 === void 0) return void 0;
  const { isDenied } = await Promise.resolve().then(() => __toESM(require("./runtime.cjs"), 1));
  return await isDenied(paths, { tool, rule: denied2.rule, command }) ? describe(denied2) : void 0;
}
var describe = ({ what, instead }) => `autonomous-workflow keeps unattended work safe: ${what} \u2192 ${instead}. The user may run it in a terminal of their own.`;
function scopeOf(input, { root, name }, steering2) {
  const folder = text(input.cwd) === "" ? startFolder(input) : text(input.cwd);
  const own2 = process.env.TMPDIR ?? (0, import_node_os3.tmpdir)();
  const temporary = [own2, realPlace(own2), "/tmp", "/var/tmp", "/private/tmp", "/var/folders"];
  return {
    roots: [root, import_node_fs7.realpathSync.native(root)],
    folder,
    workflow: name,
    home: (0, import_node_os3.homedir)(),
    temporary,
    settings: settingsFiles(root),
    steering: steering2,
    real: realPlace,
    claude: process.ppid
  };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  guardShell
});
