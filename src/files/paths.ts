import { orElse } from '../base/or-else.ts';
import { readlinkSync, realpathSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, parse, relative, sep } from 'node:path';
import { WorkflowError } from '../base/errors.ts';
import { requireWorkflowName } from '../base/names.ts';

/** The files and folders of one workflow. All paths are absolute except `folder`. */
export interface WorkflowPaths {
  name: string;
  root: string;
  /** From the project's root, with forward slashes: `docs/research-<name>`. */
  folder: string;
  base: string;
  state: string;
  report: string;
  reportPdf: string;
  plan: string;
  planPdf: string;
  /** The items and defects of the plan, as agents handed them in. */
  planItems: string;
  acceptance: string;
  /** The proposal of `align`, which the user freezes. */
  goal: string;
  reportMarkdown: string;
  reportHtml: string;
  /** The sources in a format for reference managers. */
  ris: string;
  csl: string;
  bibliography: string;
  /** The report as its writers handed it in: Markdown with marks. */
  reportSource: string;
  ledger: string;
  featureList: string;
  /** The critics' objections to features that have not begun. */
  scrutiny: string;
  /** The frozen commands that verify features. */
  commands: string;
  progress: string;
  journal: string;
  /** The files in which agents at work hand in. */
  wave: string;
  /** The full tasks of agents, a file each: planning, coding, and writers and critics of the report. */
  tasks: string;
  proofs: string;
  escalations: string;
  snapshots: string;
  /** The tasks of verifiers, a file for each assignment. */
  verification: string;
  transcripts: string;
  runtime: string;
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
  return pathsIn(root, name, `${docsFolder}/${folderPrefix}${name}`);
}

/** How the user makes the name of an ended workflow free. */
export const putAway = ({ folder }: WorkflowPaths): string =>
  `mkdir -p ${docsFolder}/${archiveFolder} && mv ${folder} ${docsFolder}/${archiveFolder}/`;

function pathsIn(root: string, name: string, folder: string): WorkflowPaths {
  const base = join(root, ...folder.split('/'));
  refuseEscape(root, base);
  // `join` would normalise each path, which takes as long as reading a file.
  const inside = (file: string) => `${base}${sep}${file}`;
  return {
    name,
    root,
    folder,
    base,
    state: inside(`${name}-state.md`),
    report: inside(`${name}-report.tex`),
    reportPdf: inside(`${name}-report.pdf`),
    plan: inside(`${name}-plan.tex`),
    planPdf: inside(`${name}-plan.pdf`),
    planItems: inside(`records${sep}plan.json`),
    acceptance: inside(`records${sep}acceptance.json`),
    goal: inside('goal.json'),
    reportMarkdown: inside(`${name}-report.md`),
    reportHtml: inside(`${name}-report.html`),
    ris: inside('sources.ris'),
    csl: inside('sources.csl.json'),
    bibliography: inside('sources.bib'),
    reportSource: inside(`tasks${sep}report-source.md`),
    ledger: inside('ledger.json'),
    featureList: inside('feature-list.json'),
    scrutiny: inside(`records${sep}scrutiny.json`),
    commands: inside(`records${sep}commands.json`),
    progress: inside('progress.txt'),
    journal: inside('log.jsonl'),
    wave: inside('wave'),
    tasks: inside('tasks'),
    proofs: inside('proofs'),
    escalations: inside(`records${sep}escalations.json`),
    snapshots: inside('snapshots'),
    verification: inside('verification'),
    transcripts: inside('transcripts'),
    runtime: inside('.runtime'),
  };
}

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
