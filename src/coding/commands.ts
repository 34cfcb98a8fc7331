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
import { failedSigning, missingIdentity, setIdentity, unknownIdentity } from '../programs/git/commit.ts';
import { pathsAt, repositoryOf, startOfFeature, textAtCommit } from '../programs/git/repository.ts';
import { fields, git } from '../programs/git/run-git.ts';
import type { AgreedGoal } from '../loop/rules/brief.ts';
import type { Feature } from './rules/feature.ts';
import { detectCommands, requireTestCommand, type ProjectFiles } from './rules/commands/detect.ts';
import {
  describeProof,
  frozenCommandsSchema,
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

/** Stores the frozen commands, and notes them when they are confirmed. */
export async function writeFrozenCommands(paths: WorkflowPaths, now: Date, frozen: FrozenCommands): Promise<void> {
  const { commands, confirmed_at, confirmed_by: by } = frozen;
  const event = { event: 'commands-frozen', by, commands: commands.map(({ line }) => line) } as const;
  await updateDocument(
    commandsDocument(paths),
    now,
    () => frozen,
    (_, before) => {
      if (before?.confirmed_at !== confirmed_at) appendEvent(paths, now, event);
    },
  );
}

/**
 * The commands that would be frozen now: those of the configuration, otherwise detected ones.
 * @throws WorkflowError when there is no test command, or one cannot be run.
 */
async function commandsNow(
  paths: WorkflowPaths,
  now: Date,
  by: 'user' | 'unattended' = 'unattended',
): Promise<FrozenCommands> {
  const { configuration } = await currentConfiguration(paths.root);
  const { root } = await repositoryOf(paths.root);
  const time_limit_seconds = configuration.verification_timeout_minutes * 60;
  const commands = requireTestCommand(detectCommands(await readProject(root), configuration), root).map(
    ({ kind, folder, line, reason }) => {
      refuseUnrunnable(line);
      return { kind, folder, line, reason, time_limit_seconds };
    },
  );
  return { schema: 1, confirmed_at: now.toISOString(), confirmed_by: by, commands, needs: [] };
}

/**
 * Freezes the commands that are found now; `user`: one who has looked at them.
 * @throws WorkflowError when there is no test command, or one cannot be run.
 */
export async function freezeNow(paths: WorkflowPaths, now: Date, by?: 'user'): Promise<FrozenCommands> {
  const frozen = await commandsNow(paths, now, by);
  await writeFrozenCommands(paths, now, frozen);
  return frozen;
}

/** The frozen commands of a workflow; without any, those that are found are frozen now. */
export const frozenCommands = async (paths: WorkflowPaths, now: Date): Promise<FrozenCommands> =>
  readFrozenCommands(paths) ?? (await freezeNow(paths, now));

/** The frozen commands, or those that would be frozen now; an error when no test command is found. */
export const knownCommands = async (paths: WorkflowPaths, now: Date): Promise<FrozenCommands> =>
  readFrozenCommands(paths) ?? commandsNow(paths, now);

/**
 * Freezes the detected commands when a workflow or its coding begins, so that later commits cannot change what proves a feature.
 * @returns a sentence for the user; undefined when some were frozen before, or no test command is known yet.
 */
export async function freezeKnownCommands(paths: WorkflowPaths, now: Date): Promise<string | undefined> {
  if (readFrozenCommands(paths) !== undefined) return undefined;
  try {
    const proof = describeProof(await freezeNow(paths, now)).join(', ');
    return `Features are proven by ${proof}, as these are now. To have others, write them into .autonomous-workflow.yaml (test_command and so on), then: autonomous-workflow commands --confirm ${paths.name}`;
  } catch (error) {
    // The first feature has the same problem and asks about it.
    if (isWorkflowError(error)) return undefined;
    throw error;
  }
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
 * Checks before a workflow begins that the project can take features: a commit, an author, a signature where one is wanted, and a command that
 * runs its tests.
 * @throws WorkflowError with the problem and the ways to solve it, be it in the configuration; nothing is changed then.
 */
export async function prepareProject(paths: WorkflowPaths): Promise<void> {
  if (stateExists(paths) && !leadsToImplementation(await readState(paths))) return;
  const { root } = await repositoryOf(paths.root);
  await startOfFeature(root);
  const refuse = (what: string, received: string, fix: string) =>
    new WorkflowError(what, { where: root, received, fix: `Nothing was begun. ${fix}, then try again.` });
  const missing = await missingIdentity(root);
  if (missing !== undefined) throw refuse(unknownIdentity, missing, `Run ${setIdentity}`);
  const unsigned = await failedSigning(root);
  const unlock =
    'Unlock the key, so that nobody has to type while you are away, or run `git config commit.gpgsign false`';
  if (unsigned !== undefined)
    throw refuse('Commits are to be signed here (commit.gpgsign), and signing fails', excerpt(unsigned), unlock);
  await readConfiguration(paths.root);
  await commandsNow(paths, new Date());
}

/**
 * The commands that are run for a feature: the frozen ones, permitted ones of its plan and, for a fix of the goal, those of the
 * checklist; `refused` are lines of its plan that no person confirmed. The project's folder is from the root of its repository.
 */
export function commandsFor(
  { commands: frozen, goal, feature }: { commands: FrozenCommands; goal: AgreedGoal; feature: Feature },
  project: string,
): { run: CommandToRun[]; refused: string[] } {
  const wanted = feature.verification_commands;
  const agreed = goal.commands.filter(({ command }) => feature.kind === 'fix' && wanted.includes(command));
  const proposed = wanted.filter((line) => !agreed.some(({ command }) => command === line));
  const { run, refused } = runnableProposals(proposed, frozen);
  const ofGoal = agreed.map(({ command: line, seconds: time_limit_seconds }) => ({
    ...{ kind: 'own', folder: project || '.', line, time_limit_seconds },
  }));
  return { run: [...frozen.commands, ...run, ...ofGoal], refused };
}

/** A frozen command, or a feature's own command. */
export interface CommandToRun {
  kind: string;
  folder: string;
  line: string;
  time_limit_seconds: number;
}

const largestBytes = 1_000_000;

/** The text of a file; undefined where it is gone, cannot be read, or is too large for what it is read for. */
export function readIfSmall(file: string): string | undefined {
  return orElse(() => (statSync(file).size > largestBytes ? undefined : readFileSync(file, 'utf8')), undefined);
}

/**
 * The data from which the project's commands are detected: all paths that git does not ignore, or those of a commit, and the text of those
 * that may define a check.
 */
export async function readProject(root: string, commit?: string): Promise<ProjectFiles> {
  const present = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const listed = commit === undefined ? fields(await git(root, present)) : await pathsAt(root, commit);
  const paths = [...new Set(listed)].filter((path) => !path.includes('node_modules/')).sort();
  const contents = new Map<string, string>();
  for (const path of paths.filter(worthReading)) {
    const text = commit === undefined ? readIfSmall(join(root, path)) : await textAtCommit(root, commit, path);
    contents.set(path, text ?? '');
  }
  return { paths, contents };
}
