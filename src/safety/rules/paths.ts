import { insteadOfEditing, isWorktreeOfFeature, ownedFiles, pathInWorktree } from '../../base/names.ts';

/** A placeholder in a word for text that is known only at run time, such as the value of a variable. */
export const unknown = '\0';

const longest = 4_096;

/**
 * The path that a word of a command names: absolute, with forward slashes, without `.` and `..`; wildcards stay.
 * @returns undefined for a word that is empty, too long for a path, or unknown from its beginning.
 */
export function locate(word: string, folder: string, { home }: SafetyScope): string | undefined {
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

/** Whether a name matches a pattern. From the third star or from a bracket on, everything matches: patterns stay fast. */
function matches(pattern: string, name: string | undefined): boolean {
  if (name === undefined || !/[*?[]/.test(pattern)) return pattern === name;
  if (name.startsWith('.') && !pattern.startsWith('.')) return false;
  const simple = pattern
    .replace(/\*+/g, '*')
    .replace(/\[.*$/s, '*')
    .replace(/^((?:[^*]*\*){3}).*$/s, '$1');
  const source = simple
    .replace(/[.+^${}()|\\\]]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  return new RegExp(`^${source}$`, 's').test(name);
}

/** The reason why a command may not run in a driving session, one that drives a workflow, and the alternative. */
export interface Denial {
  /** The name of the broken rule, for the journal. */
  rule: string;
  /** The effect of the command: a clause without a full stop. */
  what: string;
  /** The advice that follows it: one clause. */
  instead: string;
}

/** A denial by the rule of this name. */
export function denial(rule: string, what: string, instead: string): Denial {
  return { rule, what, instead };
}

/** The session and the machine, as far as the rules depend on them. */
export interface SafetyScope {
  /** The project's folder, by its name and with all links followed. */
  roots: readonly string[];
  /** The folder that the command starts in. */
  folder: string;
  /** The name of the workflow that the session drives. */
  workflow: string;
  home: string;
  /** Folders for temporary files. */
  temporary: readonly string[];
  /** Files outside of the project that say what sessions may do; only the user changes them. */
  settings: readonly string[];
  /** Files, existing or not, with which the user stops, redirects or ends the workflow. */
  steering: readonly string[];
  /** Follows every link of a path. */
  real: (path: string) => string;
  /** The process id of claude: ending it ends the session. */
  claude: number;
  /** Whether features are built, whose commits and branches code makes. */
  building?: boolean;
  /** Called with each path that the command writes or removes: absolute, with wildcards and unknown parts unchanged. */
  onWrite?: (path: string) => void;
}

/** The first denial that one of several words or commands gets. */
export function firstDenial<T>(them: readonly T[], judge: (one: T) => Denial | undefined): Denial | undefined {
  for (const one of them) {
    const found = judge(one);
    if (found !== undefined) return found;
  }
  return undefined;
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
export function judgePath(word: string, action: FileAction, folder: string, scope: SafetyScope): Denial | undefined {
  const path = locate(word, folder, scope);
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
  if (action === 'remove' && scope.roots.some(isMeant)) {
    const rule = inside === '' ? 'removal' : 'outside';
    return denial(rule, `${path} is the project, or holds it`, 'remove only what you made, by its name');
  }
  if (scope.settings.some((file) => means(path, file))) return settings(path);
  const found = inside === undefined ? undefined : judgeInside(inside, action, scope);
  if (found !== undefined) return found;
  const steering = scope.steering.find(isMeant);
  if (steering !== undefined) {
    const what = `with ${steering} the user stops or redirects the workflow`;
    return denial('steering', what, 'leave it to the user and go on with your work');
  }
  const isFree = isTemporary(path, scope) || (action === 'write' && scope.temporary.some(isMeant));
  if (inside !== undefined || isFree || devices.test(path)) return undefined;
  const instead = 'change only files of the project, or of a folder for temporary files';
  return denial('outside', `${path} lies outside of the project`, instead);
}

const devices = /^\/(?:dev\/(?:null|zero|full|tty|std(?:in|out|err)|fd\/\d+)|proc\/self\/fd\/\d+)$/;

/** Judges a path relative to the project's root. */
function judgeInside(inside: string, action: FileAction, { workflow }: SafetyScope): Denial | undefined {
  const [first = '', second = '', ...below] = inside.split('/');
  if (matches(first.toLowerCase(), '.git')) {
    // A lock of a killed git blocks all later calls of git, so removing it is allowed.
    if (second !== '' && inside.endsWith('.lock')) return undefined;
    return denial('git-folder', 'it changes the .git folder by hand', 'use git commands, which keep the history whole');
  }
  if (isSettings(inside)) return settings(inside);
  if (!matches(first, 'docs')) return undefined;
  const folders = ['', `research-${workflow}`, 'archived-research', '.autonomous-workflow'];
  const isWhole = below.length === 0 && (second.startsWith('research-') || folders.some((one) => matches(second, one)));
  if (action === 'remove' && isWhole)
    return denial('removal', `${inside} holds the work of workflows`, 'leave it: the user moves or deletes a workflow');
  if (below.length === 0 || !matches(second, `research-${workflow}`)) return undefined;
  return judgeOwned(below.join('/'), action, workflow);
}

/** Judges files of the workflow that only the CLI writes; the work trees of features are free, except for settings. */
function judgeOwned(path: string, action: FileAction, workflow: string): Denial | undefined {
  const built = pathInWorktree(path)?.split('/');
  // The project may be a part of that tree.
  if (built !== undefined)
    return built.some((_, index) => isSettings(built.slice(index).join('/'))) ? settings(path) : undefined;
  if (action === 'write' && isWorktreeOfFeature(path)) return undefined;
  const owned = ownedFiles(workflow).find((file) => means(path, file, action));
  const instead = insteadOfEditing(path, workflow) ?? insteadOfEditing(owned ?? path, workflow);
  if (instead === undefined) return undefined;
  const rule = action === 'remove' ? 'removal' : 'owned-file';
  return denial(rule, `docs/research-${workflow}/${path} is written by autonomous-workflow only`, instead);
}

/** Whether a path from the project's root is a file that grants rights to sessions, or records them. */
const isSettings = (path: string): boolean =>
  /^(?:\.autonomous-workflow\.yaml|\.claude\/settings[^/]*\.json|docs\/\.autonomous-workflow(?:\/.*)?)$/i.test(path);

const settings = (path: string) =>
  denial(
    'settings',
    `${path} is the user's: it says what a workflow and its session may do`,
    'leave it as it is and go on with something else',
  );
