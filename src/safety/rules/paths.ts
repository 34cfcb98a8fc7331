import { insteadOfEditing, isWorktreeOfFeature, ownedFiles, pathInWorktree } from '../../base/names.ts';

/** A placeholder in a word for text that is known only at run time, such as the value of a variable. */
export const unknown = '\0';

const longest = 4_096;

/** The absolute path that a word of a command names; wildcards stay. Undefined where it is unknown from its beginning. */
export function locate(word: string, { home, folder }: SafetyScope): string | undefined {
  if (word === '' || word.length > longest || word.startsWith(`/${unknown}`)) return undefined;
  const path = /^~(?:\/|$)/.test(word) ? home + word.slice(1) : word;
  if (path.startsWith('~')) return `/${path}`;
  if (isAbsolute(path)) return normalize(path);
  return folder.startsWith(`/${unknown}`) ? undefined : normalize(`${folder}/${path}`);
}

const isWindows = (path: string) => /^[A-Za-z]:/.test(path);

/** Whether a path begins at the root of a file system, also of Windows. */
export const isAbsolute = (path: string): boolean => path.startsWith('/') || isWindows(path);

/** A path without `.`, `..` and double slashes. */
export function normalize(path: string): string {
  const parts: string[] = [];
  for (const part of (isWindows(path) ? path.replaceAll('\\', '/') : path).split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return `${isWindows(path) ? '' : '/'}${parts.join('/')}`;
}

/** The path from the project's root, '' for the root itself; undefined for a path outside the project. */
export function pathInProject(path: string, { roots }: SafetyScope): string | undefined {
  return roots.map((root) => pathFrom(root, path)).find((inside) => inside !== undefined);
}

function pathFrom(folder: string, path: string): string | undefined {
  const base = normalize(folder);
  if (path === base) return '';
  return path.startsWith(`${base}/`) ? path.slice(base.length + 1) : undefined;
}

/** Whether a path is within a folder for temporary files: not that folder itself, nor a wildcard for all of it. */
export function isTemporary(path: string, { temporary }: SafetyScope): boolean {
  return temporary.some((folder) => !/^(?:[*?.]*(?:\/|$))/.test(pathFrom(folder, path) ?? ''));
}

/** Whether a path, with its wildcards, means a target: itself, or with `remove` also a folder that holds it. */
function means(path: string, target: string, action: FileAction = 'write'): boolean {
  const partsOf = (one: string) => one.split('/').filter((part) => part !== '');
  const [parts, targetParts] = [partsOf(path), partsOf(normalize(target))];
  const isDeep = parts.length === targetParts.length || action === 'remove';
  return isDeep && parts.every((part, index) => matches(part, targetParts[index]));
}

/** Whether a name matches a pattern, in which all between the first and the last wildcard stands for anything. */
function matches(pattern: string, name: string | undefined): boolean {
  const [, before, after = ''] = /^([^*?[]*)[*?[](?:.*[*?\]])?(.*)$/s.exec(pattern) ?? [];
  if (name === undefined || before === undefined) return pattern === name;
  return name.startsWith(before) && name.endsWith(after) && (!name.startsWith('.') || pattern.startsWith('.'));
}

/** The reason why a command may not run in a driving session, one that drives a workflow, and the alternative. */
export interface Denial {
  rule: string;
  what: string;
  instead: string;
}

/** What is refused, with `{}` for the path or the command, and what to do instead. */
const refusals = {
  discard: ['it throws away work that is not committed', 'keep it, and undo single changes by editing the files'],
  'branch-deletion': [
    'it deletes or moves a branch or a tag, and its commits are lost',
    'leave it, and choose a name that is not taken; `git commit` and `git merge` move a branch forward',
  ],
  push: ['an unattended session pushes nothing', 'leave it: the user pushes, or runs `autonomous-workflow pr`'],
  clean: [
    'it deletes files that git does not know',
    'see them with `git clean -n`, then remove what you made by its name',
  ],
  hooks: ['it goes around the hooks that the user has set up', 'let them run, and mend what they find'],
  commit: [
    'code commits each feature once it is verified, on the branch that is checked out',
    'leave your changes in the work tree, and hand in',
  ],
  publish: ['what is published cannot be taken back', 'leave it: the user publishes'],
  rights: ['it runs with the rights of another user', 'do it without, or hand in what the user has to do'],
  'own-process': ['it ends the session that does the work', 'end only what you started, by its process id'],
  download: [
    'it runs what a server sends, unread',
    'save it to a file and read it first, or install it with the package manager of the project',
  ],
  removal: ['{} is the project, or holds the work of workflows', 'remove only what you made, by its name'],
  outside: ['{} lies outside of the project', 'change only files of the project, or of a folder for temporary files'],
  settings: [
    "{} is the user's: it says what a workflow and its session may do",
    'leave it as it is and go on with something else',
  ],
  steering: ['with {} the user stops or redirects the workflow', 'leave it to the user and go on with your work'],
  'git-folder': ['it changes the .git folder by hand', 'use git commands, which keep the history whole'],
} as const;
export type RefusalRule = keyof typeof refusals;

/** The refusal by a rule. @param path what is named where its text has `{}`. */
export function deniedBy(rule: RefusalRule, path = ''): Denial {
  const [what, instead] = refusals[rule];
  return { rule, what: what.replace('{}', () => path), instead };
}

/** The session and the machine, as far as the rules depend on them. */
export interface SafetyScope {
  /** The project's folder, by its name and with all links followed. */
  roots: readonly string[];
  /** The one in which a command runs. */
  folder: string;
  workflow: string;
  home: string;
  temporary: readonly string[];
  /** Files outside of the project that say what sessions may do; only the user changes them. */
  settings: readonly string[];
  /** Files, existing or not, with which the user stops, redirects or ends the workflow. */
  steering: readonly string[];
  real: (path: string) => string;
  /** Whether features are built, whose commits and branches code makes. */
  building?: boolean;
  /** Called with each path that the command writes or removes: absolute, with wildcards and unknown parts unchanged. */
  onWrite?: (path: string) => void;
}

/** Whether one of these options is given: `f` also in a group such as `-df`, `--force` also as `--forc` or `--force=…`. */
export function hasOption(words: readonly string[], ...names: string[]): boolean {
  const end = words.indexOf('--');
  return (end === -1 ? words : words.slice(0, end)).some((word) =>
    names.some((name) =>
      name.startsWith('--')
        ? /^--\w/.test(word) && name.startsWith(word.replace(/=.*/s, ''))
        : /^-\w\S*$/.test(word) && word.includes(name, 1),
    ),
  );
}

/** The words that are not options; after `--` all words. */
export function operands(words: readonly string[]): string[] {
  const end = words.indexOf('--');
  const before = end === -1 ? words : words.slice(0, end);
  return [...before.filter((word) => !word.startsWith('-')), ...(end === -1 ? [] : words.slice(end + 1))];
}

/** `remove` deletes a file, or a folder with all in it; `write` changes or creates one file. */
export type FileAction = 'remove' | 'write';

/** The reason why a path in a command must not be removed or written; links are followed for writes. */
export function judgePath(word: string, action: FileAction, scope: SafetyScope): Denial | undefined {
  const path = locate(word, scope);
  if (path === undefined) return undefined;
  scope.onWrite?.(path);
  const found = judgePlace(path, action, scope);
  if (found !== undefined || action === 'remove') return found;
  const real = judgePlace(scope.real(path), action, scope);
  return real?.rule === 'outside' ? undefined : real;
}

function judgePlace(path: string, action: FileAction, scope: SafetyScope): Denial | undefined {
  const inside = pathInProject(path, scope);
  const isMeant = (target: string) => means(path, target, action);
  if (action === 'remove' && scope.roots.some(isMeant)) return deniedBy(inside === '' ? 'removal' : 'outside', path);
  if (scope.settings.some((file) => means(path, file))) return deniedBy('settings', path);
  const found = inside === undefined ? undefined : judgeInside(inside, action, scope);
  if (found !== undefined) return found;
  const steering = scope.steering.find(isMeant);
  if (steering !== undefined) return deniedBy('steering', steering);
  const isFree = isTemporary(path, scope) || (action === 'write' && scope.temporary.some(isMeant));
  return inside !== undefined || isFree || devices.test(path) ? undefined : deniedBy('outside', path);
}

const devices = /^\/(?:dev\/(?:null|zero|full|tty|std(?:in|out|err)|fd\/\d+)|proc\/self\/fd\/\d+)$/;

/** Judges a path relative to the project's root. */
function judgeInside(inside: string, action: FileAction, { workflow }: SafetyScope): Denial | undefined {
  const [first = '', second = '', ...below] = inside.split('/');
  // A lock of a killed git blocks all later calls of git, so removing it is allowed.
  if (matches(first.toLowerCase(), '.git'))
    return second !== '' && inside.endsWith('.lock') ? undefined : deniedBy('git-folder');
  if (isSettings(inside)) return deniedBy('settings', inside);
  if (!matches(first, 'docs')) return undefined;
  const folders = ['', `research-${workflow}`, 'archived-research', '.autonomous-workflow'];
  const isWhole = below.length === 0 && (second.startsWith('research-') || folders.some((one) => matches(second, one)));
  if (action === 'remove' && isWhole) return deniedBy('removal', inside);
  if (below.length === 0 || !matches(second, `research-${workflow}`)) return undefined;
  return judgeOwned(below.join('/'), action, workflow);
}

/** Judges files of the workflow that only the CLI writes; the work trees of features are free, except for settings. */
function judgeOwned(path: string, action: FileAction, workflow: string): Denial | undefined {
  const built = pathInWorktree(path)?.split('/');
  // The project may be a part of that tree.
  if (built !== undefined)
    return built.some((_, index) => isSettings(built.slice(index).join('/'))) ? deniedBy('settings', path) : undefined;
  if (action === 'write' && isWorktreeOfFeature(path)) return undefined;
  const owned = ownedFiles(workflow).find((file) => means(path, file, action));
  const instead = insteadOfEditing(path, workflow) ?? insteadOfEditing(owned ?? path, workflow);
  if (instead === undefined) return undefined;
  const what = `docs/research-${workflow}/${path} is written by autonomous-workflow only`;
  return { rule: action === 'remove' ? 'removal' : 'owned-file', what, instead };
}

/** Whether a path from the project's root is a file that grants rights to sessions, or records them. */
const isSettings = (path: string): boolean =>
  /^(?:\.autonomous-workflow\.yaml|\.claude\/settings[^/]*\.json|docs\/\.autonomous-workflow(?:\/.*)?)$/i.test(path);
