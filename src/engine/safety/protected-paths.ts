import { insteadOfEditing, ownedFiles, pathInWorktree } from '../owned-files.ts';
import { denial, type Denial, type SafetyScope } from './denial.ts';
import { expandBraces, matches } from './glob.ts';
import { covers, coversProject, coversTemporary, isTemporary, locate, pathInProject } from './location.ts';

/** Why what a word names must not be removed or moved away; undefined when it may, or when nobody knows what it names. */
export function judgeRemoval(word: string, folder: string | undefined, scope: SafetyScope): Denial | undefined {
  for (const text of expandBraces(word)) {
    const location = locate(text, folder, scope);
    if (location === undefined) continue;
    const { path, isPartial } = location;
    const found = isPartial ? judgePartial(path, scope) : judgePath(path, scope);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Of a path whose end is unknown only this much can be said: that it lies outside. */
function judgePartial(path: string, scope: SafetyScope): Denial | undefined {
  const isOpen = coversProject(path, scope) || coversTemporary(path, scope) || isTemporary(`${path}/x`, scope);
  return isOpen || pathInProject(path, scope) !== undefined ? undefined : outside(path);
}

function judgePath(path: string, scope: SafetyScope): Denial | undefined {
  const steering = scope.steering.find((file) => covers(path, file));
  return judgePlace(path, scope) ?? (steering === undefined ? undefined : steers(steering));
}

function judgePlace(path: string, scope: SafetyScope): Denial | undefined {
  if (coversProject(path, scope)) {
    const rule = pathInProject(path, scope) === '' ? 'removal' : 'outside';
    return denial(rule, `${path} is the project, or holds it`, 'remove only what you made, by its name');
  }
  const inside = pathInProject(path, scope);
  if (inside === undefined) return isTemporary(path, scope) ? undefined : outside(path);
  const parts = inside.split('/');
  const [first = '', second = ''] = parts;
  if (isGit(first)) return insideGit(parts);
  if (!matches(first, 'docs')) return undefined;
  if (parts.length === 1 || (parts.length === 2 && isWorkflows(second, scope)) || matches(second, projectFolder)) {
    return denial(
      'removal',
      `${inside} holds the work of workflows`,
      'leave it: the user archives or deletes a workflow',
    );
  }
  return judgeOwned(parts, scope, 'removal');
}

const steers = (path: string) =>
  denial(
    'steering',
    `with ${path} the user stops or redirects the workflow`,
    'leave it to the user and go on with your work',
  );

const outside = (path: string) =>
  denial(
    'outside',
    `${path} lies outside of the project`,
    'remove only files of the project, or of a folder for temporary files',
  );

const projectFolder = '.autonomous-workflow';
const isGit = (part: string) => matches(part.toLowerCase(), '.git');

function isWorkflows(part: string, { workflow }: SafetyScope): boolean {
  return part.startsWith('research-') || matches(part, `research-${workflow}`) || matches(part, 'archived-research');
}

/** A lock that a program left behind when it died is in everybody's way. */
function insideGit(parts: readonly string[]): Denial | undefined {
  if (parts.length > 1 && parts.at(-1)?.endsWith('.lock') === true) return undefined;
  return denial('git-folder', 'it changes the .git folder by hand', 'use git commands, which keep the history whole');
}

/** Own files of the workflow; the work trees in which features are built are everybody's. */
function judgeOwned(parts: readonly string[], { workflow }: SafetyScope, rule: string): Denial | undefined {
  const [, folder = '', ...rest] = parts;
  if (!matches(folder, `research-${workflow}`) || rest.length === 0) return undefined;
  const path = rest.join('/');
  const built = pathInWorktree(path);
  // What is built there becomes the project's.
  if (built !== undefined) return rule === 'owned-file' && isSettingsBelow(built) ? settings(path) : undefined;
  const instead =
    insteadOfEditing(path, workflow) ??
    ownedFiles(workflow)
      .filter((file) => covers(path, file))
      .map((file) => insteadOfEditing(file, workflow))[0];
  if (instead === undefined) return undefined;
  return denial(rule, `docs/research-${workflow}/${path} is written by autonomous-workflow only`, instead);
}

/**
 * Why what a word names must not be written, by its own name or by that of what a link leads to; undefined when it may, or when it
 * lies outside of the project.
 */
export function judgeWriting(word: string, folder: string | undefined, scope: SafetyScope): Denial | undefined {
  const location = locate(word, folder, scope);
  if (location === undefined || location.isPartial) return undefined;
  return judgeWritten(location.path, scope) ?? judgeWritten(scope.real(location.path), scope);
}

/** As `judgeWriting`, and no writing outside of the project and the folders for temporary files. */
export function judgeOutput(word: string, folder: string | undefined, scope: SafetyScope): Denial | undefined {
  const found = judgeWriting(word, folder, scope);
  const path = found === undefined ? locate(word, folder, scope)?.path : undefined;
  return path !== undefined && isOutside(path, scope) && !devices.test(path) ? outsideWriting(path) : found;
}

/**
 * Another name for a file takes the file's own protection away.
 * @param words the places that the link may lead to, where it depends on what is a folder.
 */
export function judgeLink(
  words: readonly string[],
  folder: string | undefined,
  scope: SafetyScope,
): Denial | undefined {
  for (const word of words) {
    const found = judgeWriting(word, folder, scope);
    if (found === undefined) continue;
    return denial(found.rule, 'it makes another name for a file that is not yours to write', found.instead);
  }
  const [path, ...others] = words.map((word) => locate(word, folder, scope)?.path);
  if (path === undefined || ![path, ...others].every((one) => one !== undefined && isOutside(one, scope)))
    return undefined;
  return denial('outside', `it makes a link to ${path}, outside of the project`, 'copy what you need into the project');
}

/** A folder in the place of a file by which the user steers counts as that file. */
export function judgeFolder(word: string, folder: string | undefined, scope: SafetyScope): Denial | undefined {
  const path = locate(word, folder, scope)?.path;
  return path !== undefined && scope.steering.includes(path) ? steers(path) : undefined;
}

const devices = /^\/(?:dev\/(?:null|zero|full|tty|std(?:in|out|err)|fd\/\d+)|proc\/self\/fd\/\d+)$/;

function isOutside(path: string, scope: SafetyScope): boolean {
  const isOpen = coversTemporary(path, scope) || isTemporary(path, scope) || isTemporary(`${path}/x`, scope);
  return !isOpen && pathInProject(path, scope) === undefined && !coversProject(path, scope);
}

const outsideWriting = (path: string) =>
  denial(
    'outside',
    `${path} lies outside of the project`,
    'write only to files of the project, or of a folder for temporary files',
  );

function judgeWritten(path: string, scope: SafetyScope): Denial | undefined {
  const inside = pathInProject(path, scope);
  if (scope.settings.some((file) => covers(path, file))) return settings(path);
  const steering = scope.steering.find((file) => covers(path, file) && covers(file, path));
  if (steering !== undefined && !isOwned(inside, scope)) return steers(steering);
  if (inside === undefined) return undefined;
  const parts = inside.split('/');
  const [first = '', second = ''] = parts;
  if (isGit(first)) return insideGit(parts);
  if (isSettings(inside)) return settings(inside);
  return matches(first, 'docs') && second !== '' ? judgeOwned(parts, scope, 'owned-file') : undefined;
}

const isOwned = (inside: string | undefined, scope: SafetyScope): boolean =>
  inside !== undefined &&
  inside.startsWith('docs/') &&
  judgeOwned(inside.split('/'), scope, 'owned-file') !== undefined;

/** Whether a path from the project's root is that of a file that says what sessions may do, or what we know of them. */
export function isSettings(path: string): boolean {
  return /^(?:\.autonomous-workflow\.yaml|\.claude\/settings[^/]*\.json|docs\/\.autonomous-workflow(?:\/.*)?)$/i.test(
    path,
  );
}

/** The same for a path within a work tree of a feature, of which the project may be a part. */
export function isSettingsBelow(path: string): boolean {
  const parts = path.split('/');
  return parts.some((_, index) => isSettings(parts.slice(index).join('/')));
}

const settings = (path: string) =>
  denial('settings', `${path} says what this session may do`, 'leave it to the user and go on with something else');
