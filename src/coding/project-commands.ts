import { createHash } from 'node:crypto';
import { parseCommandLine } from '../base/command-line.ts';
import { definingParts } from './rules/commands/defining-parts.ts';
import { detectCommands, requireTestCommand, saidCommands, type CommandOverrides } from './rules/commands/detect.ts';
import { freeze, type FrozenCommands } from './rules/commands/frozen.ts';
import type { DetectedCommand } from './rules/commands/project-files.ts';
import type { Configuration } from '../configuration/rules/configuration.ts';
import { excerpt, exitCodes, isWorkflowError, WorkflowError } from '../base/errors.ts';
import { readProject } from './verification-run.ts';
import { currentConfiguration } from '../configuration/configuration.ts';
import { checkoutOf } from './checkout.ts';
import { readFrozenCommands, writeFrozenCommands } from './commands-file.ts';
import { environmentNow } from './verification-place.ts';
import type { WorkflowPaths } from '../files/paths.ts';

const secondsInMinute = 60;

/** A digest by which what defines a check is known again. */
export function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/**
 * The commands that check the project: those that a person named, else those that are found.
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

/** The frozen commands of a workflow; those that are detected are frozen now when there are none. */
export async function frozenCommands(paths: WorkflowPaths, root: string, now: Date): Promise<FrozenCommands> {
  const known = readFrozenCommands(paths);
  if (known !== undefined) return known;
  const { configuration } = await currentConfiguration(paths.root);
  return freezeNow(paths, root, now, 'unattended', await detect(root, configuration));
}

/**
 * Freezes the commands as they are found when a workflow begins, or its coding does: a commit after that changes nothing about what
 * proves a feature.
 * @returns what was frozen now; undefined where there was something frozen, or no test command is known yet.
 */
export async function freezeKnownCommands(paths: WorkflowPaths, now: Date): Promise<FrozenCommands | undefined> {
  if (readFrozenCommands(paths) !== undefined) return undefined;
  try {
    return await frozenCommands(paths, (await checkoutOf(paths)).root, now);
  } catch (error) {
    // The first feature that is begun meets the same problem and asks about it.
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
 * Freezes the commands as the user has seen them.
 * @param overrides lines that the user said; an empty one leaves its kind out.
 * @throws WorkflowError when there is no test command, or one cannot be run as it stands.
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

/** Freezes commands with everything that says what they do, as it is now. */
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
  const environment = environmentNow();
  const frozen = freeze(commands, parts, { at: now.toISOString(), by, timeLimitSeconds, environment, hash: digest });
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
    fix: 'Put it into a script and name that, such as: autonomous-workflow commands confirm --set "test=sh scripts/test.sh"',
    exitCode: exitCodes.usage,
  });
}
