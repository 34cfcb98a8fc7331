import { parseCommandLine } from '../base/command-line.ts';
import { definingParts } from './rules/commands/defining-parts.ts';
import { detectCommands, requireTestCommand, saidCommands, type CommandOverrides } from './rules/commands/detect.ts';
import { describeFreezing, freeze, type FrozenCommands } from './rules/commands/frozen.ts';
import type { DetectedCommand } from './rules/commands/project-files.ts';
import type { Configuration } from '../configuration/rules/configuration.ts';
import { excerpt, exitCodes, isWorkflowError, WorkflowError } from '../base/errors.ts';
import { readProject } from './verification-run.ts';
import { currentConfiguration } from '../configuration/configuration.ts';
import { checkoutOf } from './place.ts';
import { readFrozenCommands, writeFrozenCommands } from './commands-file.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { hashOf } from '../files/hash.ts';

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
  return freezeNow(paths, root, now, 'unattended', await detect(root, configuration));
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
  return freezeNow(paths, root, now, 'user', await detect(root, configuration, overrides));
}

/** Freezes commands together with the present text of everything that defines them. */
async function freezeNow(
  paths: WorkflowPaths,
  root: string,
  now: Date,
  by: 'user' | 'unattended',
  commands: readonly DetectedCommand[],
): Promise<FrozenCommands> {
  const { configuration } = await currentConfiguration(paths.root);
  const parts = definingParts(commands, await readProject(root, commands));
  const timeLimitSeconds = configuration.verification_timeout_minutes * secondsInMinute;
  const frozen = freeze(commands, parts, { at: now.toISOString(), by, timeLimitSeconds, hash: hashOf });
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
