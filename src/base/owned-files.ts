const merged = 'run `autonomous-workflow record`; it merges what the agents handed in';
const byCommand = 'use the commands that `autonomous-workflow --help` lists';

/** The documents in JSON, each with the advice instead of editing it. */
const documents = {
  'ledger.json': merged,
  'records/escalations.json': byCommand,
  'records/plan.json': merged,
  'records/acceptance.json': 'leave it to the user: `autonomous-workflow align` sets the goal of the workflow',
  'feature-list.json': byCommand,
  'records/commands.json':
    'leave it to the user: `autonomous-workflow commands --confirm` sets the commands that check the project',
  'records/scrutiny.json': merged,
} as const;
export type DocumentFile = keyof typeof documents;
/** The names of the documents. */
export const documentFiles = Object.keys(documents) as DocumentFile[];

/** The advice for the other generated files: file names, then the advice. */
const advice: readonly [files: string, instead: string][] = [
  ['sources.bib', 'run `autonomous-workflow record`; it is made from the sources that agents handed in'],
  ['records/redirects.json', 'leave it to the user: `autonomous-workflow redirect` adds to it'],
  ['STOP', 'leave it to the user: it stops the workflow'],
  ['redirect.md', 'leave it to the user: it redirects the workflow'],
  ['progress.txt log.jsonl digest.md', 'nothing to do: every command notes what it did there'],
];
const generated = new Map<string, string>([
  ...Object.entries(documents),
  ...advice.flatMap(([files, instead]) => files.split(' ').map((file): [string, string] => [file, instead])),
]);

const generatedFolders = new Set(['wave', 'tasks', 'snapshots', 'verification', 'proofs', 'transcripts', '.runtime']);

/**
 * The path within a feature's own work tree; undefined for a path in no such tree.
 * @param path from the workflow's folder, with forward slashes.
 */
export function pathInWorktree(path: string): string | undefined {
  return /^\.runtime\/worktrees\/[^/*?[]+\/(.+)/.exec(path)?.[1];
}

/** Whether a path from the workflow's folder is the top folder of a feature's work tree. */
export function isWorktreeOfFeature(path: string): boolean {
  return /^\.runtime\/worktrees\/[^/*?[]+$/.test(path);
}

/**
 * The advice for a generated file of a workflow's folder, instead of editing it; undefined for a file that may be edited.
 * @param path from that folder, with forward slashes.
 */
export function insteadOfEditing(path: string, workflow: string): string | undefined {
  const [first = ''] = path.split('/');
  if (pathInWorktree(path) !== undefined) return undefined;
  if (generatedFolders.has(first) || isTrialRecord(path)) return 'leave it: it is written by hooks and the CLI';
  if (path === `${workflow}-state.md`)
    return 'run `autonomous-workflow record` or `autonomous-workflow status`; the state is computed';
  if (path === `${workflow}-report.md` || path === `${workflow}-report.html`)
    return `write your own words into ${workflow}-report.tex; the next writer gets them`;
  return generated.get(path);
}

/**
 * Whether a file is the record of what an experimenter ran, which is written from its conversation, and is a source.
 * @param path from the workflow's folder, with forward slashes.
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
  return [...generated.keys(), `${workflow}-state.md`, ...generatedFolders];
}
