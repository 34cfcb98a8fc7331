import { lstatSync, readlinkSync, realpathSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { WorkflowError } from '../engine/workflow-error.ts';
import { requireWorkflowName } from '../engine/workflow-name.ts';

/** Where everything of one workflow lies. All are absolute but `folder`. */
export interface WorkflowPaths {
  name: string;
  root: string;
  /** From the project's root, with forward slashes: `docs/research-<name>`. */
  folder: string;
  base: string;
  state: string;
  report: string;
  reportPdf: string;
  bibliography: string;
  facts: string;
  ledger: string;
  progress: string;
  journal: string;
  inbox: string;
  snapshots: string;
  transcripts: string;
  runtime: string;
}

export const docsFolder = 'docs';
export const folderPrefix = 'research-';

/**
 * The paths of a workflow.
 * @throws WorkflowError for a name that is not one, or a folder that a link leads out of the project.
 */
export function workflowPaths(root: string, workflow: string): WorkflowPaths {
  const name = requireWorkflowName(workflow);
  const folder = `${docsFolder}/${folderPrefix}${name}`;
  const base = join(root, docsFolder, `${folderPrefix}${name}`);
  refuseEscape(root, base);
  const inside = (file: string) => join(base, file);
  return {
    name,
    root,
    folder,
    base,
    state: inside(`${name}-state.md`),
    report: inside(`${name}-report.tex`),
    reportPdf: inside(`${name}-report.pdf`),
    bibliography: inside('sources.bib'),
    facts: inside('facts.tex'),
    ledger: inside('ledger.json'),
    progress: inside('progress.txt'),
    journal: inside('journal.jsonl'),
    inbox: inside('inbox'),
    snapshots: inside('snapshots'),
    transcripts: inside('transcripts'),
    runtime: inside('.runtime'),
  };
}

function refuseEscape(root: string, base: string): void {
  const real = realExisting(base);
  const realRoot = realpathSync(root);
  if (real === realRoot || real.startsWith(realRoot.endsWith(sep) ? realRoot : realRoot + sep)) return;
  throw new WorkflowError('The folder of the workflow lies outside the project', {
    where: base,
    expected: `a folder inside ${realRoot}`,
    received: real,
    fix: 'Remove the symbolic link, or start Claude Code in the project that the folder belongs to.',
  });
}

/** The real path of the nearest ancestor that exists; a link to nowhere counts as what it names. */
function realExisting(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    const parent = realExisting(dirname(path));
    const isLink = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;
    return isLink ? resolve(parent, readlinkSync(path)) : parent;
  }
}
