import { parseCommandLine } from '../base/command-line.ts';
import { excerpt, exitCodes, isWorkflowError, WorkflowError } from '../base/errors.ts';
import { currentConfiguration, readConfiguration } from '../configuration/configuration.ts';
import type { Configuration } from '../configuration/rules/configuration.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { leadsToImplementation } from '../loop/rules/reopen.ts';
import { readState, stateExists } from '../loop/state-file.ts';
import { missingIdentity, setIdentity, unknownIdentity } from '../programs/git/commit.ts';
import { startOfFeature, repositoryOf } from '../programs/git/repository.ts';
import { checkoutOf } from './place.ts';
import {
  definitionsOf,
  changedDefinitions,
  describeFreezing,
  freeze,
  type ChangedDefinition,
  type FrozenCommands,
} from './rules/commands/frozen.ts';
import {
  detectCommands,
  requireTestCommand,
  saidCommands,
  type CommandOverrides,
  type DetectedCommand,
} from './rules/commands/detect.ts';
import { readProject, readProjectAt, type CommandToRun } from './verification-run.ts';
import { readFrozenCommands, writeFrozenCommands } from './commands-file.ts';

const secondsInMinute = 60;

/**
 * The commands that check the project: those of the configuration, otherwise detected ones.
 * @param root of the repository.
 * @throws WorkflowError that says what to write when no test command is known.
 */
async function detect(
  root: string,
  configuration: Configuration,
  overrides: CommandOverrides = {},
): Promise<DetectedCommand[]> {
  const said = { ...saidCommands(configuration), ...overrides };
  const found = detectCommands(await readProject(root), said);
  for (const { line } of found) refuseUnrunnable(line);
  return requireTestCommand(found, root);
}

/** The frozen commands of a workflow; without any, the detected ones are frozen now. */
export async function frozenCommands(paths: WorkflowPaths, root: string, now: Date): Promise<FrozenCommands> {
  const known = readFrozenCommands(paths);
  if (known !== undefined) return known;
  const { configuration } = await currentConfiguration(paths.root);
  return freezeNow(paths, now, 'unattended', await detect(root, configuration));
}

/**
 * Freezes the detected commands when a workflow or its coding begins, so that later commits cannot change what proves a feature.
 * @returns a sentence for the user; undefined when some were frozen before, or no test command is known yet.
 */
export async function freezeKnownCommands(paths: WorkflowPaths, now: Date): Promise<string | undefined> {
  if (readFrozenCommands(paths) !== undefined) return undefined;
  try {
    const { commands } = await frozenCommands(paths, (await checkoutOf(paths)).root, now);
    return describeFreezing(commands, paths.name);
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
  if (frozen !== undefined) return { frozen };
  const { configuration } = await currentConfiguration(paths.root);
  return { frozen, found: await detect((await checkoutOf(paths)).root, configuration) };
}

/**
 * Freezes the commands that the user has confirmed.
 * @param overrides lines given by the user; an empty line removes its kind.
 * @throws WorkflowError when there is no test command, or one cannot be run.
 */
export async function confirmCommands(
  paths: WorkflowPaths,
  overrides: CommandOverrides,
  now: Date,
): Promise<FrozenCommands> {
  const { configuration } = await currentConfiguration(paths.root);
  const { root } = await checkoutOf(paths);
  return freezeNow(paths, now, 'user', await detect(root, configuration, overrides));
}

/** Freezes commands, and notes that. */
async function freezeNow(
  paths: WorkflowPaths,
  now: Date,
  by: 'user' | 'unattended',
  commands: readonly DetectedCommand[],
): Promise<FrozenCommands> {
  const { configuration } = await currentConfiguration(paths.root);
  const timeLimitSeconds = configuration.verification_timeout_minutes * secondsInMinute;
  const frozen = freeze(commands, { at: now.toISOString(), by, timeLimitSeconds });
  await writeFrozenCommands(paths, now, frozen);
  return frozen;
}

const longestLine = 2_000;

function refuseUnrunnable(line: string): void {
  const parsed =
    line.length > longestLine ? { problem: `it is longer than ${longestLine} characters` } : parseCommandLine(line);
  if (!('problem' in parsed)) return;
  throw new WorkflowError(`A command cannot be run as it stands: ${parsed.problem}`, {
    received: excerpt(line),
    fix: 'Put it into a script and name that, such as: autonomous-workflow commands --set "test=sh scripts/test.sh"',
    exitCode: exitCodes.usage,
  });
}

/**
 * F4: what work changes of what its commands run.
 * @param root of its place.
 * @param start the commit that it begins from.
 */
export async function changedChecks(
  root: string,
  start: string,
  commit: string,
  lines: readonly CommandToRun[],
): Promise<ChangedDefinition[]> {
  const at = async (one: string) => definitionsOf(lines, await readProjectAt(root, one, lines));
  return changedDefinitions(await at(start), await at(commit));
}

/** Of the tests that failed before any feature, only those that still do may fail from now on. */
export async function keepFailing(paths: WorkflowPaths, now: Date, stillFailing: ReadonlySet<string>): Promise<void> {
  const frozen = readFrozenCommands(paths);
  const failing = frozen?.failing?.filter((name) => stillFailing.has(name));
  if (frozen !== undefined && failing !== undefined && failing.length !== frozen.failing?.length)
    await writeFrozenCommands(paths, now, { ...frozen, failing });
}

/**
 * Checks before a workflow begins that the project can take features: a repository with a commit, an author for more, and a command that runs
 * its tests. A workflow that is resumed may be in the middle of a feature, so it is not checked.
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
