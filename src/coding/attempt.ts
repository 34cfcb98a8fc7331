import { join, relative, sep } from 'node:path';
import type { FrozenCommands } from './rules/commands/frozen.ts';
import { runnableProposals } from './rules/commands/detect.ts';
import type { AttemptRecord } from './rules/attempt-record.ts';
import type { Feature, FeatureList, Proof } from './rules/feature.ts';
import { requireFeature } from './rules/refusal.ts';
import { openAttempt } from './rules/feature-status.ts';
import type { Assignment } from '../loop/rules/assignment.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import type { AgreedGoal } from '../loop/rules/brief.ts';
import { setIdentity } from '../programs/git/commit.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { progressLine } from './ask.ts';
import { readAttempt } from './attempt-file.ts';
import { changeFeatures } from './change-features.ts';
import { checkoutOfAttempt, type RepositoryCheckout } from './checkout.ts';
import { digest, frozenCommands } from './project-commands.ts';
import type { CommandToRun } from './verification-run.ts';

/** Facts about the workflow that an attempt depends on and that rooms after this one know. */
export interface Surroundings {
  goal: AgreedGoal;
  /** The agents' tasks of the iteration in progress; read only where an attempt is to begin. */
  assignments: () => Promise<readonly Assignment[]>;
  /** Whether the workflow is in the phase of implementation; a feature can be begun by hand in any. */
  isCoding: () => Promise<boolean>;
}

/** An attempt at a feature, with everything that its commands need. */
export interface Attempt {
  paths: WorkflowPaths;
  checkout: RepositoryCheckout;
  commands: FrozenCommands;
  goal: Surroundings['goal'];
  list: FeatureList;
  feature: Feature;
  record: AttemptRecord;
}

/** The verdict of a step of an attempt: on with the next step, or the way in which the attempt ends or stops. */
export type StepVerdict =
  | { is: 'continue'; attempt: Attempt }
  /** The work is at fault. */
  | { is: 'failed'; attempt: Attempt; reasons: readonly string[]; proofs: readonly Proof[] }
  /** The work is not at fault: a person is asked, and the attempt waits. */
  | {
      is: 'hindered';
      attempt: Attempt;
      kind: 'broken_baseline' | 'environment' | 'ambiguous_requirement';
      what: string;
      reasons: readonly string[];
    }
  /** An agent has work to do first. */
  | { is: 'sent-back' | 'to-agent'; text: string[] }
  /** Its coder gave it back: it is done after its parts. */
  | { is: 'divided'; text: string[] };

/** Words of the question about work that is green and cannot come onto the user's branch. */
export const notIntegrated = 'cannot be integrated';
/** The same where git refuses the commit. */
export const notCommitted = 'The work cannot be committed';

/** The request to the user for the name in which git commits; every feature needs it. */
export const askedIdentity = `every feature waits for it. Run ${setIdentity}, then answer`;

/** The record of the attempt in progress at a feature, or of an interrupted one; undefined when there is none. */
export function openRecord(paths: WorkflowPaths, feature: Feature): AttemptRecord | undefined {
  const open = openAttempt(feature);
  return open === undefined ? undefined : readAttempt(paths, feature.id, open.number);
}

/**
 * The attempt in progress at a feature; undefined when nobody works on it.
 * @param id in upper or lower case.
 * @returns also list and feature as they stand, and what was repaired before, a sentence each.
 * @throws WorkflowError when there is no usable list, or no such feature.
 */
export async function attemptInProgress(
  paths: WorkflowPaths,
  id: string,
  { goal }: Surroundings,
  now: Date,
): Promise<{ attempt: Attempt | undefined; list: FeatureList; feature: Feature; notices: string[] }> {
  const { list, notices } = await changeFeatures(paths, now, (before) => before);
  const feature = requireFeature(list, id);
  const record = feature.status === 'in_progress' ? openRecord(paths, feature) : undefined;
  if (record === undefined) return { attempt: undefined, list, feature, notices };
  const checkout = await checkoutOfAttempt(paths, record);
  const commands = await frozenCommands(paths, checkout.root, now);
  return { attempt: { paths, checkout, commands, goal, list, feature, record }, list, feature, notices };
}

/**
 * How many features may be worked on at once now: one only while one is worked on in the project itself, as when a person asked for
 * parallel work in the middle of it.
 */
export function parallelLimit(paths: WorkflowPaths, { parallel }: WorkflowState, { features }: FeatureList): number {
  if (parallel === 1) return 1;
  const isInProject = features.some(
    (feature) => feature.status === 'in_progress' && openRecord(paths, feature)?.worktree === null,
  );
  return isInProject ? 1 : parallel;
}

/** The task file of a feature's coder, absolute: a coder in another work tree reads it, too. */
export function coderTaskFile({ tasks }: WorkflowPaths, id: string): string {
  return join(tasks, `${id}.md`);
}

/**
 * The commands that are run for a feature: the frozen ones, then those of its plan that may be run. A feature that fixes the goal is
 * proven by commands of the acceptance checklist, which a person confirmed.
 * @returns `refused`: lines of its plan that nobody confirmed.
 */
export function commandsFor({
  paths,
  checkout,
  commands: frozen,
  goal,
  feature,
  record,
}: Omit<Attempt, 'list' | 'record'> & { record?: AttemptRecord }): { run: CommandToRun[]; refused: string[] } {
  const agreed = feature.kind === 'fix' ? goal.commands : [];
  const folder = record?.worktree?.project ?? relative(checkout.root, paths.root).split(sep).join('/');
  const isAgreed = (line: string) => agreed.some(({ command }) => command === line);
  const proposed = feature.verification_commands.filter((line) => !isAgreed(line));
  const { run, refused } = runnableProposals(proposed, frozen, digest);
  const own = run.map(({ line, confirmed: { folder: place, time_limit_seconds } }) => ({
    kind: 'own',
    folder: place,
    line,
    time_limit_seconds,
  }));
  const checks = agreed
    .filter(({ command }) => feature.verification_commands.includes(command))
    .map(({ command, seconds }) => ({
      kind: 'own',
      folder: folder === '' ? '.' : folder,
      line: command,
      time_limit_seconds: seconds,
    }));
  return { run: [...frozen.commands, ...own, ...checks], refused };
}

/** Names the logs of a verification as the proofs that are made of it: `F001-2-test.log`, `F001-2-test-2.log`. */
export function logFiles(paths: WorkflowPaths, prefix: string): (kind: string) => string {
  const counts = new Map<string, number>();
  return (kind) => {
    const number = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, number);
    return join(paths.proofs, `${prefix}-${kind}${number === 1 ? '' : `-${number}`}.log`);
  };
}

/** A path of the workflow's, from its folder. */
export function insideFolder({ base }: WorkflowPaths, file: string): string {
  return relative(base, file).split(sep).join('/');
}

/** Shows on the terminal how far a verification is, while `work` runs. */
export async function withProgress<T>(
  work: (
    onProgress: (now: { command: string; number: number; of: number; seconds: number; lastLine: string }) => void,
  ) => Promise<T>,
): Promise<T> {
  const line = progressLine();
  try {
    return await work(({ command, number, of, seconds, lastLine }) =>
      line.show(`${number}/${of} ${command} (${seconds} s) ${lastLine}`),
    );
  } finally {
    line.clear();
  }
}
