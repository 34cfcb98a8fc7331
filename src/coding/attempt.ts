import { join, relative, sep } from 'node:path';
import { type FrozenCommands, runnableProposals } from './rules/commands/frozen.ts';
import type { AttemptRecord } from './rules/attempt.ts';
import { type Feature, type FeatureList, type Proof, requireFeature } from './rules/feature.ts';
import type { Assignment } from '../loop/rules/assignment.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import type { AgreedGoal } from '../loop/rules/brief.ts';
import { setIdentity } from '../programs/git/commit.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { refreshFeatures } from './feature-file.ts';
import { placeOf, type RepositoryCheckout } from './place.ts';
import { frozenCommands } from './commands.ts';
import type { CommandToRun } from './verification-run.ts';
import type { NewEscalation } from '../loop/rules/escalation.ts';
import { escalate } from '../loop/escalations.ts';
import { readState } from '../loop/state-file.ts';
import { asWriter } from '../loop/workflow.ts';
import { notifyPerson } from '../loop/announce.ts';
import { openRecord } from './attempt-file.ts';

/** Facts about the workflow that an attempt needs and that only rooms further down in ARCHITECTURE.md can read. */
export interface FactsFromOtherRooms {
  goal: AgreedGoal;
  /** The agents' tasks of the current iteration. */
  assignments: () => Promise<readonly Assignment[]>;
  /** Whether the iteration may take on more: nothing ends the workflow, and no budget is used up. */
  mayTakeOnMore: () => Promise<boolean>;
  /** Why no agent can be paid any more; undefined while one can. */
  unpaid: () => Promise<string | undefined>;
}

/** An attempt at a feature, with everything that its commands need. */
export interface Attempt {
  paths: WorkflowPaths;
  checkout: RepositoryCheckout;
  commands: FrozenCommands;
  goal: AgreedGoal;
  list: FeatureList;
  feature: Feature;
  record: AttemptRecord;
}

/** The verdict of a step of an attempt: continue with the next step, or the way in which the attempt ends or pauses. */
export type StepVerdict =
  | { is: 'continue'; attempt: Attempt }
  /** The work is at fault. */
  | { is: 'failed'; attempt: Attempt; reasons: readonly string[]; proofs: readonly Proof[] }
  /** The work is not at fault: a person is asked, and the attempt waits for the answer. */
  | {
      is: 'hindered';
      attempt: Attempt;
      kind: 'broken_baseline' | 'environment' | 'ambiguous_requirement' | 'premise' | 'missing_credential';
      what: string;
      reasons: readonly string[];
    }
  /** An agent has to work first: the text says which one to start. */
  | { is: 'to-agent'; text: string[] }
  /** The coder divided the feature, which continues after its parts. */
  | { is: 'divided'; text: string[] };

/** Text of the question about green work that cannot be integrated into the user's branch. */
export const notIntegrated = 'cannot be integrated';
/** The same for a commit that git refuses. */
export const notCommitted = 'The work cannot be committed';

/** The request to the user for git's author name, which every feature needs. */
export const askedIdentity = `every feature waits for it. Run ${setIdentity}, then answer`;

/**
 * The attempt in progress at a feature; undefined when there is none.
 * @param id in upper or lower case.
 * @returns also the current list and feature, and a sentence for each earlier repair.
 * @throws WorkflowError when there is no usable list, or no such feature.
 */
export async function attemptInProgress(
  paths: WorkflowPaths,
  id: string,
  { goal }: Pick<FactsFromOtherRooms, 'goal'>,
  now: Date,
): Promise<{ attempt: Attempt | undefined; list: FeatureList; feature: Feature; notices: string[] }> {
  const { list, notices } = await refreshFeatures(paths, now);
  const feature = requireFeature(list, id);
  const record = feature.status === 'in_progress' ? openRecord(paths, feature) : undefined;
  if (record === undefined) return { attempt: undefined, list, feature, notices };
  const checkout = await placeOf(paths, record);
  const commands = await frozenCommands(paths, checkout.root, now);
  return { attempt: { paths, checkout, commands, goal, list, feature, record }, list, feature, notices };
}

/** How many features may be in progress at once; one while a feature is worked on in the project's own folder. */
export function parallelLimit(paths: WorkflowPaths, { parallel }: WorkflowState, { features }: FeatureList): number {
  if (parallel === 1) return 1;
  const isInProject = features.some(
    (feature) => feature.status === 'in_progress' && openRecord(paths, feature)?.worktree === null,
  );
  return isInProject ? 1 : parallel;
}

/** The absolute path of the coder's task file: a coder in another work tree reads it, too. */
export function coderTaskFile({ tasks }: WorkflowPaths, id: string): string {
  return join(tasks, `${id}.md`);
}

/**
 * The commands that are run for a feature: the frozen ones, then those of its plan that are permitted. A fix of the goal uses confirmed
 * commands of the acceptance checklist.
 * @returns `refused`: lines of its plan that no person confirmed.
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
  const project = record?.worktree?.project ?? relative(checkout.root, paths.root).split(sep).join('/');
  const wanted = feature.verification_commands;
  const { run, refused } = runnableProposals(
    wanted.filter((line) => !agreed.some(({ command }) => command === line)),
    frozen,
  );
  const own = run.map(({ line, confirmed: { folder, time_limit_seconds } }) => ({ folder, line, time_limit_seconds }));
  const checks = agreed
    .filter(({ command }) => wanted.includes(command))
    .map(({ command, seconds }) => ({
      folder: project === '' ? '.' : project,
      line: command,
      time_limit_seconds: seconds,
    }));
  return { run: [...frozen.commands, ...[...own, ...checks].map((one) => ({ kind: 'own', ...one }))], refused };
}

/** Returns names for the logs of a verification after its proofs: `F001-2-test.log`, `F001-2-test-2.log`. */
export function logFiles(paths: WorkflowPaths, prefix: string): (kind: string) => string {
  const counts = new Map<string, number>();
  return (kind) => {
    const number = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, number);
    return join(paths.proofs, `${prefix}-${kind}${number === 1 ? '' : `-${number}`}.log`);
  };
}

/** The path relative to the workflow's folder. */
export function insideFolder({ base }: WorkflowPaths, file: string): string {
  return relative(base, file).split(sep).join('/');
}

/** Asks a person about a feature, which waits for the answer, and notifies them. */
export async function ask(paths: WorkflowPaths, now: Date, wanted: Omit<NewEscalation, 'iteration'>): Promise<void> {
  await asWriter(paths, async () => {
    const { iteration } = await readState(paths);
    escalate(paths, now, { ...wanted, iteration });
  });
  // The features that wait for the answer are blocked from now on.
  await refreshFeatures(paths, now);
  await notifyPerson(paths, now, { kind: 'escalation', message: wanted.text });
}
