import { lstatSync, readlinkSync, realpathSync, existsSync, readFileSync, statSync, readdirSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, parse, relative, sep, resolve } from 'node:path';
import { WorkflowError, orElse } from '../base/errors.ts';
import { requireWorkflowName } from '../base/names.ts';
import { requireOwn } from './store.ts';

/** The files and folders of a workflow by their names in its folder; `*` stands for the workflow's own. */
const names = {
  state: '*-state.md',
  report: '*-report.tex',
  reportPdf: '*-report.pdf',
  reportMarkdown: '*-report.md',
  reportHtml: '*-report.html',
  plan: '*-plan.tex',
  planPdf: '*-plan.pdf',
  acceptance: `records${sep}acceptance.json`,
  /** The proposal of `align`, which the user freezes. */
  goal: 'goal.json',
  bibliography: 'sources.bib',
  ledger: 'ledger.json',
  featureList: 'feature-list.json',
  /** The critics' objections to features that have not begun. */
  scrutiny: `records${sep}scrutiny.json`,
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
  const isLink = (path: string) => lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;
  if ((!isLink(dirname(base)) && !isLink(base)) || realPathInside(root, base) !== undefined) return;
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

/** The folder, from the project's root, that marks a project with workflows and has the files that belong to all of them. */
export const projectFolder = join('docs', '.autonomous-workflow');

export const projectConfigurationFile = '.autonomous-workflow.yaml';

/** The folder and its ancestors, nearest first, up to the first project: a git work tree or a folder with workflows. */
export function* ancestors(start: string): Generator<string> {
  for (let folder = resolve(start); ; folder = dirname(folder)) {
    yield folder;
    if (existsSync(join(folder, '.git')) || existsSync(join(folder, projectFolder)) || dirname(folder) === folder)
      return;
  }
}

/** The root of the project that contains a folder; the folder itself when it is in no project. */
export function findProjectRoot(start: string): string {
  let last = resolve(start);
  for (const folder of ancestors(start)) last = folder;
  return dirname(last) === last ? resolve(start) : last;
}

/**
 * The project in which a session with a new id may continue: that of the folder or, if it has no workflows, the main work tree of
 * a linked one; undefined when neither has any.
 */
export function findContinuedProject(start: string): string | undefined {
  const root = findProjectRoot(start);
  return [root, mainWorktree(root)].find((folder) => folder !== undefined && existsSync(join(folder, projectFolder)));
}

/** The root of the work tree that a linked work tree of git belongs to; undefined for any other folder. */
export function mainWorktree(root: string): string | undefined {
  const file = join(root, '.git');
  if (statSync(file, { throwIfNoEntry: false })?.isFile() !== true) return undefined;
  const [, folder] = /^gitdir: (.+)[\\/]\.git[\\/]worktrees[\\/][^\\/]+\s*$/.exec(readFileSync(file, 'utf8')) ?? [];
  return folder === undefined ? undefined : resolve(root, folder);
}

/**
 * The absolute paths in a project that belong to no feature: the folders of workflows, and settings of the user and of Claude Code, which
 * apply during a workflow whether committed or not. ralph-loop, too, keeps its file in `.claude`.
 */
export function ownFolders(root: string): string[] {
  const docs = join(root, docsFolder);
  const own = existsSync(docs)
    ? readdirSync(docs).filter((name) => name.startsWith(folderPrefix) || name === archiveFolder)
    : [];
  return [
    ...own.map((name) => join(docs, name)),
    ...[projectFolder, projectConfigurationFile, '.claude'].map((path) => join(root, path)),
  ].filter((path) => existsSync(path));
}

/** The roots of the other git work trees of this repository, which share its references. */
export function otherWorktrees(root: string): string[] {
  const main = mainWorktree(root) ?? root;
  return [main, ...linkedWorktrees(main)].filter((one) => resolve(one) !== resolve(root) && existsSync(one));
}

function linkedWorktrees(main: string): string[] {
  const folder = join(main, '.git', 'worktrees');
  // The repository has no other work tree, or one is being removed.
  return orElse(
    () =>
      readdirSync(folder).map((name) => {
        const pointer = readFileSync(join(folder, name, 'gitdir'), 'utf8').trim();
        return dirname(resolve(join(folder, name), pointer));
      }),
    [],
  );
}

/** The plugin's folder, both from the source tree and from a built bundle. */
export function pluginRoot(): string {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, '.claude-plugin', 'plugin.json'))) {
    if (dirname(folder) === folder) throw new Error(`no plugin above ${import.meta.dirname}`);
    folder = dirname(folder);
  }
  return folder;
}

/** The version in plugin.json, the only file that states it for users. */
export function version(): string {
  const manifest = JSON.parse(readFileSync(join(pluginRoot(), '.claude-plugin', 'plugin.json'), 'utf8')) as {
    version: string;
  };
  return manifest.version;
}
