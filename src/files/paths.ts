import { orElse } from '../base/or-else.ts';
import { readlinkSync, realpathSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, parse, relative, sep } from 'node:path';
import { WorkflowError } from '../base/errors.ts';
import { requireWorkflowName } from '../base/names.ts';
import { requireOwn } from './own.ts';

/** The files and folders of a workflow by their names in its folder; `*` stands for the workflow's own. */
const names = {
  state: '*-state.md',
  report: '*-report.tex',
  reportPdf: '*-report.pdf',
  reportMarkdown: '*-report.md',
  reportHtml: '*-report.html',
  plan: '*-plan.tex',
  planPdf: '*-plan.pdf',
  /** The items and defects of the plan, as agents handed them in. */
  planItems: `records${sep}plan.json`,
  acceptance: `records${sep}acceptance.json`,
  /** The proposal of `align`, which the user freezes. */
  goal: 'goal.json',
  bibliography: 'sources.bib',
  ledger: 'ledger.json',
  featureList: 'feature-list.json',
  /** The critics' objections to features that have not begun. */
  scrutiny: `records${sep}scrutiny.json`,
  /** The frozen commands that verify features. */
  commands: `records${sep}commands.json`,
  escalations: `records${sep}escalations.json`,
  progress: 'progress.txt',
  journal: 'log.jsonl',
  /** The files in which agents at work hand in. */
  wave: 'wave',
  /** The full tasks of agents, a file each: planning, coding, and writers and critics of the report. */
  tasks: 'tasks',
  /** The report as its writers handed it in: Markdown with marks. */
  reportSource: `tasks${sep}report-source.md`,
  proofs: 'proofs',
  snapshots: 'snapshots',
  /** The tasks of verifiers, a file for each assignment. */
  verification: 'verification',
  transcripts: 'transcripts',
  runtime: '.runtime',
} as const;

/** The files and folders of one workflow. All paths are absolute except `folder`. */
export interface WorkflowPaths extends Record<keyof typeof names, string> {
  name: string;
  root: string;
  /** From the project's root, with forward slashes: `docs/research-<name>`. */
  folder: string;
  base: string;
}

export const docsFolder = 'docs';
export const folderPrefix = 'research-';
/** The folder below `docs` for workflows that the user has put away, so that their names are free. */
export const archiveFolder = 'archived-research';

/**
 * The paths of a workflow.
 * @throws WorkflowError for an invalid name, or a folder that a link leads out of the project.
 */
export function workflowPaths(root: string, workflow: string): WorkflowPaths {
  const name = requireWorkflowName(workflow);
  const folder = `${docsFolder}/${folderPrefix}${name}`;
  const base = join(root, ...folder.split('/'));
  refuseEscape(root, base);
  requireOwn(base);
  // `join` would normalise each path, which takes as long as reading a file.
  const files = Object.entries(names).map(([key, file]) => [key, `${base}${sep}${file.replace('*', name)}`]);
  return { name, root, folder, base, ...(Object.fromEntries(files) as Record<keyof typeof names, string>) };
}

/** How the user makes the name of an ended workflow free. */
export const putAway = ({ folder }: WorkflowPaths): string =>
  `mkdir -p ${docsFolder}/${archiveFolder} && mv ${folder} ${docsFolder}/${archiveFolder}/`;

function refuseEscape(root: string, base: string): void {
  if (realPathInside(root, base) !== undefined) return;
  throw new WorkflowError('The folder of the workflow lies outside the project', {
    where: base,
    expected: `a folder inside ${realpathSync.native(root)}`,
    received: realPlace(base),
    fix: 'Remove the symbolic link, or start Claude Code in the project that the folder belongs to.',
  });
}

/**
 * The path after every link is followed, as far as it exists, from the project's real root; undefined when it is outside the
 * project.
 */
export function realPathInside(root: string, path: string): string | undefined {
  const real = relative(realpathSync.native(root), realPlace(path));
  return real === '..' || real.startsWith(`..${sep}`) || isAbsolute(real) ? undefined : real;
}

const mostLinks = 40;

/**
 * The real path of a file that exists or would be created; a dangling link counts as its target, as it does for a writer. The
 * system resolves the path: removing `..` from the text would ignore links before it.
 */
export function realPlace(path: string, links = 0): string {
  try {
    return realpathSync.native(path);
  } catch {
    if (dirname(path) === path) return path;
    const parent = realPlace(dirname(path), links);
    const target = linkTarget(path);
    if (target === undefined) return join(parent, basename(path));
    if (links === mostLinks) return parse(path).root;
    return realPlace(isAbsolute(target) ? target : `${parent}${sep}${target}`, links + 1);
  }
}

function linkTarget(path: string): string | undefined {
  return orElse(() => readlinkSync(path), undefined);
}
