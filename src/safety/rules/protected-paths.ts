import { insteadOfEditing, isWorktreeOfFeature, ownedFiles, pathInWorktree } from '../../base/owned-files.ts';
import { denial, type Denial, type SafetyScope } from './denial.ts';
import { covers, isTemporary, locate, matches, names, pathInProject } from './paths.ts';

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
  if (action === 'remove' && scope.roots.some((root) => covers(path, root))) {
    const rule = inside === '' ? 'removal' : 'outside';
    return denial(rule, `${path} is the project, or holds it`, 'remove only what you made, by its name');
  }
  if (scope.settings.some((file) => names(path, file))) return settings(path);
  const found = inside === undefined ? undefined : judgeInside(inside, action, scope);
  if (found !== undefined) return found;
  const isMeant = action === 'remove' ? covers : names;
  const steering = scope.steering.find((file) => isMeant(path, file));
  if (steering !== undefined) {
    const what = `with ${steering} the user stops or redirects the workflow`;
    return denial('steering', what, 'leave it to the user and go on with your work');
  }
  const isFree =
    isTemporary(path, scope) || (action === 'write' && scope.temporary.some((folder) => names(path, folder)));
  if (inside !== undefined || isFree || devices.test(path)) return undefined;
  const instead = 'change only files of the project, or of a folder for temporary files';
  return denial('outside', `${path} lies outside of the project`, instead);
}

const devices = /^\/(?:dev\/(?:null|zero|full|tty|std(?:in|out|err)|fd\/\d+)|proc\/self\/fd\/\d+)$/;

/** Judges a path relative to the project's root. */
function judgeInside(inside: string, action: FileAction, scope: SafetyScope): Denial | undefined {
  const parts = inside.split('/');
  const [first = '', second = ''] = parts;
  if (matches(first.toLowerCase(), '.git')) {
    // A lock of a killed git blocks all later calls of git, so removing it is allowed.
    if (parts.length > 1 && inside.endsWith('.lock')) return undefined;
    return denial('git-folder', 'it changes the .git folder by hand', 'use git commands, which keep the history whole');
  }
  const isFolder = parts.length === 1 || (parts.length === 2 && isWorkflows(second, scope));
  if (action === 'remove' && matches(first, 'docs') && isFolder) {
    const instead = 'leave it: the user moves or deletes a workflow';
    return denial('removal', `${inside} holds the work of workflows`, instead);
  }
  return isSettings(inside) ? settings(inside) : judgeOwned(parts, action, scope);
}

function isWorkflows(part: string, { workflow }: SafetyScope): boolean {
  const folders = [`research-${workflow}`, 'archived-research', '.autonomous-workflow'];
  return part.startsWith('research-') || folders.some((folder) => matches(part, folder));
}

/** Judges files of the workflow that only the CLI writes; the work trees of features are free, except for settings. */
function judgeOwned(parts: readonly string[], action: FileAction, { workflow }: SafetyScope): Denial | undefined {
  const [first = '', folder = '', ...below] = parts;
  if (!matches(first, 'docs') || !matches(folder, `research-${workflow}`) || below.length === 0) return undefined;
  const path = below.join('/');
  const built = pathInWorktree(path);
  if (built !== undefined) return isSettingsBelow(built) ? settings(path) : undefined;
  if (action === 'write' && isWorktreeOfFeature(path)) return undefined;
  const isMeant = action === 'remove' ? covers : names;
  const owned = ownedFiles(workflow).find((file) => isMeant(path, file)) ?? path;
  const instead = insteadOfEditing(path, workflow) ?? insteadOfEditing(owned, workflow);
  if (instead === undefined) return undefined;
  const rule = action === 'remove' ? 'removal' : 'owned-file';
  return denial(rule, `docs/research-${workflow}/${path} is written by autonomous-workflow only`, instead);
}

/** Whether a path from the project's root is a file that grants rights to sessions, or records them. */
function isSettings(path: string): boolean {
  return /^(?:\.autonomous-workflow\.yaml|\.claude\/settings[^/]*\.json|docs\/\.autonomous-workflow(?:\/.*)?)$/i.test(
    path,
  );
}

/** Whether a path within the work tree of a feature is such a file; the project may be a part of that tree. */
function isSettingsBelow(path: string): boolean {
  const parts = path.split('/');
  return parts.some((_, index) => isSettings(parts.slice(index).join('/')));
}

const settings = (path: string) =>
  denial(
    'settings',
    `${path} is the user's: it says what a workflow and its session may do`,
    'leave it as it is and go on with something else',
  );
