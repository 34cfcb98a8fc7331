import { statSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseCommandLine } from '../base/command-line.ts';
import { excerpt, exitCodes, isWorkflowError, orElse, WorkflowError } from '../base/errors.ts';
import { currentConfiguration, readConfiguration } from '../configuration/configuration.ts';
import { readerOf } from '../files/schema.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readDocument, type Document } from '../journal/document.ts';
import { updateDocument } from '../journal/heal.ts';
import { appendEvent } from '../journal/journal.ts';
import { leadsToImplementation } from '../loop/rules/iteration.ts';
import { readState, stateExists } from '../loop/state-file.ts';
import { missingIdentity, setIdentity, unknownIdentity } from '../programs/git/commit.ts';
import { pathsAt, repositoryOf, startOfFeature, textAtCommit } from '../programs/git/repository.ts';
import { fields, git } from '../programs/git/run-git.ts';
import type { Attempt } from './attempt.ts';
import {
  detectCommands,
  requireTestCommand,
  saidCommands,
  type DetectedCommand,
  type ProjectFiles,
} from './rules/commands/detect.ts';
import {
  describeFreezing,
  freeze,
  frozenCommandsSchema,
  namedScripts,
  runnableProposals,
  worthReading,
  type FrozenCommands,
} from './rules/commands/frozen.ts';

/** The frozen commands that prove features. */
export function commandsDocument(paths: WorkflowPaths): Document<FrozenCommands> {
  const [name, title] = ['records/commands.json', 'the commands that prove features'];
  return { paths, name, title, read: readerOf(frozenCommandsSchema) };
}

/**
 * The frozen commands; undefined before any feature needs them.
 * @throws WorkflowError when their file is not valid, and no log explains it.
 */
export function readFrozenCommands(paths: WorkflowPaths): FrozenCommands | undefined {
  return readDocument(commandsDocument(paths));
}

/** Freezes the commands, and notes them if they changed. */
export async function writeFrozenCommands(paths: WorkflowPaths, now: Date, frozen: FrozenCommands): Promise<void> {
  const note = ({ commands }: FrozenCommands, before: FrozenCommands | undefined) => {
    if (JSON.stringify(before) === JSON.stringify(frozen)) return;
    const lines = commands.map(({ line }) => line);
    const completed = JSON.stringify(before?.commands) === JSON.stringify(commands);
    const event = { event: 'commands-frozen', by: frozen.confirmed_by, commands: lines } as const;
    appendEvent(paths, now, { ...event, ...(completed && { completed }) });
  };
  await updateDocument(commandsDocument(paths), now, () => frozen, note);
}

/** The commands that check the project: those of the configuration, otherwise detected ones; an error without a test command. */
async function detect(paths: WorkflowPaths): Promise<DetectedCommand[]> {
  const { configuration } = await currentConfiguration(paths.root);
  const { root } = await repositoryOf(paths.root);
  const found = detectCommands(await readProject(root), saidCommands(configuration));
  for (const { line } of found) refuseUnrunnable(line);
  return requireTestCommand(found, root);
}

async function freezeNow(paths: WorkflowPaths, now: Date, by: 'user' | 'unattended'): Promise<FrozenCommands> {
  const { configuration } = await currentConfiguration(paths.root);
  const timeLimitSeconds = configuration.verification_timeout_minutes * 60;
  const frozen = freeze(await detect(paths), { at: now.toISOString(), by, timeLimitSeconds });
  await writeFrozenCommands(paths, now, frozen);
  return frozen;
}

/** The frozen commands of a workflow; without any, the detected ones are frozen now. */
export const frozenCommands = async (paths: WorkflowPaths, now: Date): Promise<FrozenCommands> =>
  readFrozenCommands(paths) ?? (await freezeNow(paths, now, 'unattended'));

/**
 * Freezes the commands that are found now, for a user who has looked at them.
 * @throws WorkflowError when there is no test command, or one cannot be run.
 */
export const confirmCommands = (paths: WorkflowPaths, now: Date): Promise<FrozenCommands> =>
  freezeNow(paths, now, 'user');

/**
 * Freezes the detected commands when a workflow or its coding begins, so that later commits cannot change what proves a feature.
 * @returns a sentence for the user; undefined when some were frozen before, or no test command is known yet.
 */
export async function freezeKnownCommands(paths: WorkflowPaths, now: Date): Promise<string | undefined> {
  if (readFrozenCommands(paths) !== undefined) return undefined;
  try {
    return describeFreezing((await freezeNow(paths, now, 'unattended')).commands, paths.name);
  } catch (error) {
    // The first feature has the same problem and asks about it.
    if (isWorkflowError(error)) return undefined;
    throw error;
  }
}

/**
 * The commands that prove features: the frozen ones, or those that would be frozen now.
 * @throws WorkflowError when there are no frozen ones and no test command is found.
 */
export async function knownCommands(
  paths: WorkflowPaths,
): Promise<{ frozen: FrozenCommands } | { frozen: undefined; found: DetectedCommand[] }> {
  const frozen = readFrozenCommands(paths);
  return frozen === undefined ? { frozen, found: await detect(paths) } : { frozen };
}

function refuseUnrunnable(line: string): void {
  const parsed = parseCommandLine(line);
  if (!('problem' in parsed)) return;
  throw new WorkflowError(`A command cannot be run as it stands: ${parsed.problem}`, {
    received: excerpt(line),
    fix: 'Put it into a script and name that in .autonomous-workflow.yaml, such as `test_command: sh scripts/test.sh`',
    exitCode: exitCodes.usage,
  });
}

/**
 * Checks before a workflow begins that the project can take features: a commit, an author, and a command that runs its tests.
 * @throws WorkflowError with the problem and the ways to solve it; nothing is changed then.
 */
export async function prepareProject(paths: WorkflowPaths): Promise<void> {
  if (stateExists(paths) && !leadsToImplementation(await readState(paths))) return;
  const { root } = await repositoryOf(paths.root);
  await startOfFeature(root);
  const missing = await missingIdentity(root);
  if (missing !== undefined)
    throw new WorkflowError(unknownIdentity, {
      where: root,
      received: missing,
      fix: `Nothing was begun. Run ${setIdentity}, then try again.`,
    });
  const said = saidCommands(await readConfiguration(paths.root));
  requireTestCommand(detectCommands(await readProject(root), said), root);
}

/**
 * The commands that are run for a feature: the frozen ones, permitted ones of its plan and, for a fix of the goal, those of the
 * checklist; `refused` are lines of its plan that no person confirmed. The project's folder is from the root of its repository.
 */
export function commandsFor(
  { commands: frozen, goal, feature }: Pick<Attempt, 'commands' | 'goal' | 'feature'>,
  project: string,
): { run: CommandToRun[]; refused: string[] } {
  const agreed = feature.kind === 'fix' ? goal.commands : [];
  const wanted = feature.verification_commands;
  const isAgreed = (line: string) => agreed.some(({ command }) => command === line);
  const proposed = wanted.filter((line) => !isAgreed(line));
  const { run, refused } = runnableProposals(proposed, frozen);
  const own = [
    ...run.map(({ line, confirmed: { folder, time_limit_seconds } }) => ({ folder, line, time_limit_seconds })),
    ...agreed
      .filter(({ command }) => wanted.includes(command))
      .map(({ command, seconds }) => ({ folder: project || '.', line: command, time_limit_seconds: seconds })),
  ];
  return { run: [...frozen.commands, ...own.map((one) => ({ kind: 'own', ...one }))], refused };
}

/** A frozen command, or a feature's own command. */
export interface CommandToRun {
  kind: string;
  folder: string;
  line: string;
  time_limit_seconds: number;
  /** The line that is run instead: the same command with a report of each test. */
  run?: string;
}

const largestBytes = 1_000_000;

/** The text of a file; undefined where it is gone, cannot be read, or is too large for what it is read for. */
export function readIfSmall(file: string): string | undefined {
  return orElse(() => (statSync(file).size > largestBytes ? undefined : readFileSync(file, 'utf8')), undefined);
}

type Lines = readonly { line: string; folder: string }[];

/**
 * The data from which the project's commands are detected: all paths that git does not ignore, or those of a commit, and the text of those
 * that may define a check, with the scripts that the given lines start.
 */
export async function readProject(root: string, lines: Lines = [], commit?: string): Promise<ProjectFiles> {
  const present = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const listed = commit === undefined ? fields(await git(root, present)) : await pathsAt(root, commit);
  // Most files are there as they are in the commit, so that git is asked for the others only.
  const changed = ['diff', '--name-only', '--no-renames', '-z', commit ?? 'HEAD'];
  const others = new Set(commit === undefined ? [] : fields(await git(root, changed)));
  const paths = [...new Set(listed)].sort();
  const contents = new Map<string, string>();
  const read = async (path: string) => {
    const isOther = commit !== undefined && others.has(path);
    contents.set(path, (isOther ? await textAtCommit(root, commit, path) : readIfSmall(join(root, path))) ?? '');
  };
  for (const path of paths.filter(worthReading)) await read(path);
  for (const path of namedScripts(lines, { paths, contents })) await read(path);
  return { paths, contents };
}
