import { WorkflowError, exitCodes } from './errors.ts';

const pattern = /^[a-z0-9][a-z0-9-]{0,62}$/;
export const longestName = 63;
/**
 * The folder of pointers in a project: one small file per session that owns a workflow, named by the session's id. With it a hook
 * exits after one `stat` in any other session. The lease in the workflow decides when the two disagree.
 */
export const sessionsFolder = 'docs/.autonomous-workflow/sessions';

export const isWorkflowName = (text: string): boolean => pattern.test(text);

/** The text itself when it can name a workflow. The name becomes part of folder and file names. */
export function requireWorkflowName(text: string): string {
  if (isWorkflowName(text)) return text;
  const suggestion = suggestName(text);
  throw new WorkflowError('This topic cannot name a workflow', {
    expected: 'lower-case letters, digits and hyphens, at most 63, starting with a letter or digit',
    received: JSON.stringify(text),
    fix: suggestion === '' ? "Choose a name such as 'rate-limiting'." : `Use '${suggestion}'.`,
    exitCode: exitCodes.usage,
  });
}

/** A valid name made from any text; the empty string when no character of it can be used. */
export function suggestName(text: string): string {
  return slugOf(text)
    .slice(0, longestName)
    .replace(/^-+|-+$/g, '');
}

function slugOf(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^a-z0-9]+/g, '-');
}

/** The most words and characters of a name made from a sentence: users type it, and files are named after it. */
const mostWordsOfName = 4;
const mostOfName = 40;

/** A name for a workflow from the first words of its question; the empty string when no character of it can be used. */
export function nameFrom(sentence: string): string {
  const words = slugOf(sentence.replace(/ ?\([^()]*\)|['’]/g, '')).split('-');
  let name = '';
  for (const word of words.filter(Boolean).slice(0, mostWordsOfName)) {
    if (name !== '' && name.length + 1 + word.length > mostOfName) break;
    name += `${name === '' ? '' : '-'}${word}`;
  }
  return suggestName(name);
}

/** `rate-limiting` as a title: `Rate limiting`. */
export function titleOf(name: string): string {
  const words = name.replace(/-+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The paper size for a locale such as `en_US.UTF-8`: letter in North America and other countries that use it, else A4. */
export function paperOf(locale: string | undefined): 'a4paper' | 'letterpaper' {
  return /_(?:US|CA|MX|PH|CL|CO|VE|GT|PR|CR|SV|NI|PA|DO)\b/.test(locale?.replace(/[.@].*$/, '') ?? '')
    ? 'letterpaper'
    : 'a4paper';
}

/** A commit hash. Other text could be read by git as an option. */
export const commitPattern = /^[0-9a-f]{7,64}$/;

/** A feature's id becomes part of file names, branch names and commit messages. */
export const featureIdPattern = /^(?!.*\.\.)(?!.*\.(?:lock)?$)[A-Za-z0-9][A-Za-z0-9._-]{0,62}$/;

/**
 * Whether a path relative to the project's root stays in the project, judged by its text alone, for any operating system. Git's
 * own folder does not belong to the project, because git runs files in it.
 */
export function staysInProject(path: string): boolean {
  // On Windows a colon names another drive, or a hidden stream of a file.
  if (/^[\\/]|:/.test(path)) return false;
  let depth = 0;
  for (const part of path.split(/[\\/]+/)) {
    if (part === '..') depth -= 1;
    else if (part !== '.' && part !== '') depth += 1;
    // Windows and macOS ignore case.
    if (depth < 0 || /^\.git$/i.test(part)) return false;
  }
  return depth > 0;
}

/** `i3-r1`: iteration 3, researcher 1; `i3-a1`: iteration 3, analyst 1. */
export const assignmentIdPattern = /^i\d+-[a-z]+\d+$/;

/** The first assignment id that a text mentions, or null. */
export function mentionedAssignment(text: string): string | null {
  return /\bi\d+-[a-z]+\d+\b/.exec(text)?.[0] ?? null;
}

export const pluginPrefix = 'autonomous-workflow:';

/** The trailer that names the workflow and the feature of a commit. */
export const featureTrailer = 'Autonomous-Workflow-Feature';

/** The files that only the program, or its user, writes. */
const generated: ReadonlySet<string> = new Set(
  'ledger.json feature-list.json sources.bib progress.txt log.jsonl digest.md STOP redirect.md'
    .split(' ')
    .concat(
      ['escalations', 'plan', 'acceptance', 'commands', 'scrutiny', 'redirects'].map((name) => `records/${name}.json`),
    ),
);

const generatedFolders = new Set(['wave', 'tasks', 'snapshots', 'verification', 'proofs', 'transcripts', '.runtime']);

/** Whether a path from the workflow's folder is the work tree of a feature, or in one. */
export const isInWorktree = (path: string): boolean => /^\.runtime\/worktrees\/[^/*?[]+/.test(path);

/**
 * The advice for a generated file of a workflow's folder, instead of editing it; undefined for a file that may be edited.
 * @param path from that folder, with forward slashes.
 */
export function insteadOfEditing(path: string, workflow: string): string | undefined {
  const [first = ''] = path.split('/');
  if (isInWorktree(path)) return undefined;
  if (path === `${workflow}-report.md` || path === `${workflow}-report.html`)
    return `write your own words into ${workflow}-report.tex; the next writer gets them`;
  const isOurs = generated.has(path) || generatedFolders.has(first) || isTrialRecord(path);
  if (!isOurs && path !== `${workflow}-state.md`) return undefined;
  return 'leave it; `autonomous-workflow --help` lists the commands that change it';
}

/**
 * Whether a file is the record of what an experimenter ran, which is written from its conversation, and is a source.
 */
const isTrialRecord = (path: string): boolean => /^trials\/[^/]+\.txt$/.test(path);

/**
 * Whether a file of the project is the output of a workflow: state, ledger, report or plan. Such a file is no source.
 * @param path from the project's root, with forward slashes.
 */
export function isWorkflowOutput(path: string): boolean {
  const [, file = ''] = /^docs\/(?:archived-research\/|research-)[^/]+\/(.+)$/.exec(path) ?? [];
  const [first = ''] = file.split('/');
  return generated.has(file) || generatedFolders.has(first) || /^[^/]+-(?:state|report|plan)[^/]*\.\w+$/.test(file);
}

/** The names, from the workflow's folder, of all files that only this program writes. */
export function ownedFiles(workflow: string): string[] {
  return [...generated, `${workflow}-state.md`, ...generatedFolders];
}
