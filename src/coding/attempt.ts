import { realpathSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { isWorkflowError, orElse } from '../base/errors.ts';
import { quotedWords } from '../base/text.ts';
import { schemaForm } from '../files/json-form.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { namesIn } from '../files/store.ts';
import { readDocument, requireValid, writeDocument, type Document } from '../journal/document.ts';
import { appendEvent } from '../journal/journal.ts';
import type { WorkflowEvent } from '../journal/rules/events.ts';
import { notifyPerson } from '../loop/announce.ts';
import { escalate } from '../loop/escalations.ts';
import type { Assignment } from '../loop/rules/agents.ts';
import type { AgreedGoal } from '../loop/rules/brief.ts';
import type { NewEscalation } from '../loop/rules/escalation.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import { readState } from '../loop/state-file.ts';
import { asWriter } from '../loop/workflow.ts';
import type { RepositoryCheckout } from '../programs/git/repository.ts';
import { featureNamed, refreshFeatures } from './feature-file.ts';
import { attemptRecordSchema, type AttemptRecord } from './rules/attempt.ts';
import { runnableProposals, type FrozenCommands } from './rules/commands/frozen.ts';
import type { AttemptRow, Feature, FeatureList, Proof } from './rules/feature.ts';
import { openAttempt } from './rules/progress.ts';
import type { CommandToRun } from './verification-run.ts';

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
  /** The work is at fault; `isIdle` where the fault is that its coders bring none. */
  | { is: 'failed'; attempt: Attempt; reasons: readonly string[]; proofs?: readonly Proof[]; isIdle?: true }
  /** A coder gets the work again, with this record, which uses no attempt up. */
  | { is: 'sent-back'; attempt: Attempt; said: string; event?: WorkflowEvent | undefined }
  /** The work is not at fault: a person is asked, and the attempt waits for the answer. */
  | {
      is: 'hindered';
      attempt: Attempt;
      kind: 'broken_baseline' | 'environment' | 'ambiguous_requirement' | 'premise' | 'missing_credential';
      what: string;
      reasons: readonly string[];
    }
  /** An agent has to work first; the coder divided the feature, which continues after its parts; or its commit has landed. */
  | { is: 'to-agent' | 'divided' | 'passed'; text: string[] };

/** Text of the question about green work that cannot be integrated into the user's branch. */
export const notIntegrated = 'cannot be integrated';
/** The same for a commit that git refuses. */
export const notCommitted = 'The work cannot be committed';

/** The record of one attempt, which the feature list does not contain. */
function attemptDocument(paths: WorkflowPaths, name: string): Document<AttemptRecord> {
  const title = `the record of attempt ${name}`;
  return { paths, name: `proofs/${name}.json`, title, form: schemaForm(attemptRecordSchema) };
}

/** The records of all attempts. */
export function attemptDocuments(paths: WorkflowPaths): Document<AttemptRecord>[] {
  return namesIn(paths.proofs).flatMap((file) => {
    const [, name] = /^(.+-\d+)\.json$/.exec(file) ?? [];
    return name === undefined ? [] : [attemptDocument(paths, name)];
  });
}

/** The record of an attempt; undefined where it is missing, or about another attempt. */
export function readAttempt(paths: WorkflowPaths, feature: string, attempt: number): AttemptRecord | undefined {
  const record = readDocument(attemptDocument(paths, `${feature}-${attempt}`));
  return record?.feature === feature && record.attempt === attempt ? record : undefined;
}

/** The record of a feature's attempt in progress or interrupted; undefined without one. */
export function openRecord(paths: WorkflowPaths, feature: Feature): AttemptRecord | undefined {
  const open = openAttempt(feature);
  return open === undefined ? undefined : readAttempt(paths, feature.id, open.number);
}

/** Why an attempt failed, after what its coder said of it; empty for any other. */
export function whyFailed(paths: WorkflowPaths, feature: string, { number, outcome, why }: AttemptRow): string {
  if (outcome !== 'failed' || why === null) return why ?? '';
  const said = orElse(() => readAttempt(paths, feature, number)?.hand_in?.what ?? '', '', isWorkflowError);
  return said === '' ? why : `its coder said ${quotedWords(said)}; found: ${why}`;
}

/** The record of the attempt in progress that a hand-in names, or why there is none. */
export function recordInProgress(paths: WorkflowPaths, id: string, attempt: number): AttemptRecord | string {
  const feature = featureNamed(paths, id);
  const record = feature?.status === 'in_progress' ? openRecord(paths, feature) : undefined;
  if (record?.attempt === attempt) return record;
  return `attempt ${attempt} of ${id} is not in progress: copy feature and attempt from your task`;
}

/**
 * Stores the record and, with an event, says so in the journal. The caller holds the workflow's lock.
 * @throws WorkflowError when the record may not be stored: nothing is said then.
 */
export function writeAttempt(paths: WorkflowPaths, record: AttemptRecord, now?: Date, event?: WorkflowEvent): void {
  const document = attemptDocument(paths, `${record.feature}-${record.attempt}`);
  requireValid(document, record);
  if (event !== undefined) appendEvent(paths, now ?? new Date(), event);
  writeDocument(document, record);
}

/** The same, under the workflow's lock. */
export const storeAttempt = (...given: Parameters<typeof writeAttempt>): Promise<void> =>
  asWriter(given[0], () => writeAttempt(...given));

/** How many features may be in progress at once; one while a feature is worked on in the project's own folder. */
export function parallelLimit(paths: WorkflowPaths, { parallel }: WorkflowState, { features }: FeatureList): number {
  if (parallel === 1) return 1;
  const running = features.filter(({ status }) => status === 'in_progress');
  return running.some((feature) => openRecord(paths, feature)?.worktree === null) ? 1 : parallel;
}

/** The absolute path of the coder's task file: a coder in another work tree reads it, too. */
export function coderTaskFile({ tasks }: WorkflowPaths, id: string): string {
  return join(tasks, `${id}.md`);
}

type Placed = Pick<Attempt, 'paths' | 'checkout'> & { record?: AttemptRecord };

/** The project's folder, from the root of its repository; empty for the root itself. */
export const projectFolder = ({ paths, checkout, record }: Placed): string =>
  record?.worktree?.project ?? relative(checkout.root, realpathSync(paths.root)).split(sep).join('/');

/**
 * The commands that are run for a feature: the frozen ones, then those of its plan that are permitted. A fix of the goal uses confirmed
 * commands of the acceptance checklist.
 * @returns `refused`: lines of its plan that no person confirmed.
 */
export function commandsFor({
  commands: frozen,
  goal,
  feature,
  ...place
}: Pick<Attempt, 'commands' | 'goal' | 'feature'> & Placed): { run: CommandToRun[]; refused: string[] } {
  const agreed = feature.kind === 'fix' ? goal.commands : [];
  const wanted = feature.verification_commands;
  const { run, refused } = runnableProposals(
    wanted.filter((line) => !agreed.some(({ command }) => command === line)),
    frozen,
  );
  const own = (folder: string, line: string, time_limit_seconds: number) =>
    ({ kind: 'own', folder, line, time_limit_seconds }) as const;
  return {
    run: [
      ...frozen.commands,
      ...run.map(({ line, confirmed: { folder, time_limit_seconds } }) => own(folder, line, time_limit_seconds)),
      ...agreed
        .filter(({ command }) => wanted.includes(command))
        .map(({ command, seconds }) => own(projectFolder(place) || '.', command, seconds)),
    ],
    refused,
  };
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
