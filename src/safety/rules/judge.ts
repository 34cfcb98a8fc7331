import { insteadOfEditing, isInWorktree, ownedFiles } from '../../base/names.ts';
import { callsIn, type Call } from './calls.ts';
import { refusedBy, refusedCall, type Denial } from './refusals.ts';
import { normalized, unknown } from './read-shell.ts';

/** The session and the machine, as far as the rules depend on them. All paths are absolute. */
export interface SafetyScope {
  /** The project's folder, by its name and with all links followed. */
  roots: readonly string[];
  /** The one in which a command runs. */
  folder: string;
  workflow: string;
  temporary: readonly string[];
  /**
   * What is not removed: git's folder, and those of workflows. And what only the user writes: files, existing or not, with which they stop,
   * redirect or end the workflow, and those outside of the project that say what sessions may do.
   */
  protected: readonly (readonly [rule: 'removal' | 'steering' | 'settings', path: string])[];
  real: (path: string) => string;
  /** Whether features are built, whose commits and branches code makes. */
  building: boolean;
}

/** A shell that runs what it reads, behind a download; each call has a line. */
const download = /^(?:curl|wget) [^]*\n(?:ba|da|z)?sh(?: -\S+)*(?: \0)?$/m;

/** Why a command line must not run in a driving session. A guard against slips of a model in good faith, not a sandbox. */
export function judgeShell(line: string, scope: SafetyScope): Denial | undefined {
  const calls = callsIn(line, scope.folder);
  for (const call of calls) {
    const denied = judgeCall(call, scope);
    if (denied !== undefined) return denied;
  }
  return download.test(calls.map(({ text }) => text).join('\n')) ? refusedBy('download') : undefined;
}

function judgeCall({ text, folder, removed, written }: Call, scope: SafetyScope): Denial | undefined {
  // In another repository only pushes reach anybody.
  const isOther =
    text.startsWith('git ') && folder !== unknown && pathInProject(normalized(folder), scope) === undefined;
  const isLeft = (rule: string) => (isOther && rule !== 'push') || (rule === 'commit' && !scope.building);
  const judged = [
    refusedCall(text, isLeft),
    ...removed.map((path) => judgePath(path, 'remove', scope)),
    ...written.map((path) => judgePath(path, 'write', scope)),
  ];
  return judged.find((one) => one !== undefined);
}

/** The path from the project's root, '' for the root itself; undefined for a path outside the project. */
function pathInProject(path: string, { roots }: SafetyScope): string | undefined {
  const root = roots.find((one) => `${path}/`.startsWith(`${one}/`));
  return root === undefined ? undefined : path.slice(root.length + 1);
}

/** `remove` deletes a file, or a folder with all in it; `write` changes or creates one file. */
type FileAction = 'remove' | 'write';

/** The reason why an absolute path, with wildcards, must not be removed or written; links are followed for writes. */
export function judgePath(path: string, action: FileAction, scope: SafetyScope): Denial | undefined {
  const found = judgePlace(path, action, scope);
  if (found !== undefined || action === 'remove') return found;
  const real = judgePlace(scope.real(path), action, scope);
  return real?.rule === 'outside' ? undefined : real;
}

function judgePlace(path: string, action: FileAction, scope: SafetyScope): Denial | undefined {
  const inside = pathInProject(path, scope);
  if (inside !== undefined && settingsFile.test(path)) return refusedBy('settings', path);
  const isRefused = (rule: string) => action === 'remove' || rule !== 'removal';
  const found = scope.protected.find(([rule, target]) => isRefused(rule) && means(path, target, action));
  if (found !== undefined) return refusedBy(found[0], path);
  if (inside !== undefined) return judgeInside(inside, action, scope);
  const isFree = scope.temporary.some(
    (folder) => (path === folder && action === 'write') || (path.startsWith(`${folder}/`) && path !== `${folder}/*`),
  );
  return isFree || path.startsWith('/dev/') ? undefined : refusedBy('outside', path);
}

/** A file of a project, or of a work tree in it, that grants rights to sessions, or records them. */
const settingsFile =
  /\/(?:\.autonomous-workflow\.yaml|\.claude\/settings[^/]*\.json|docs\/\.autonomous-workflow\/.*)$/i;

/** Judges a path from the project's root. */
function judgeInside(inside: string, action: FileAction, { workflow }: SafetyScope): Denial | undefined {
  // A lock of a killed git blocks all later calls of git, so removing it is allowed.
  if (/^\.git\//i.test(inside) && !inside.endsWith('.lock')) return refusedBy('git-folder');
  const [, path] = new RegExp(`^docs/research-${workflow}/(.+)$`).exec(inside) ?? [];
  if (path === undefined || isInWorktree(path)) return undefined;
  const owned = ownedFiles(workflow).find((file) => means(path, file, action)) ?? path;
  const instead = insteadOfEditing(owned, workflow);
  const message = `docs/research-${workflow}/${path} is written by autonomous-workflow only → ${instead ?? ''}`;
  return instead === undefined ? undefined : { rule: 'owned-file', message };
}

/** Whether a path, with its wildcards, means a target: itself, or with `remove` also a folder that holds it. */
function means(path: string, target: string, action: FileAction): boolean {
  const partsOf = (one: string) => one.split('/').filter((part) => part !== '');
  const [parts, targetParts] = [partsOf(path), partsOf(target)];
  const isDeep = parts.length === targetParts.length || action === 'remove';
  return isDeep && parts.every((part, index) => matches(part, targetParts[index]));
}

/** Whether a name matches a pattern, in which all between the first and the last wildcard stands for anything. */
function matches(pattern: string, name: string | undefined): boolean {
  const [, before, after = ''] = /^([^*?[]*)[*?[](?:.*[*?\]])?(.*)$/s.exec(pattern) ?? [];
  if (name === undefined || before === undefined) return pattern === name;
  return name.startsWith(before) && name.endsWith(after) && (!name.startsWith('.') || pattern.startsWith('.'));
}
