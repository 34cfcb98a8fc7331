import { join } from 'node:path';
import { isWorkflowError, orElse } from '../base/errors.ts';
import { quotedWords } from '../base/text.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readerOf } from '../files/schema.ts';
import { namesIn } from '../files/store.ts';
import { readDocument, requireValid, writeDocument, type Document } from '../journal/document.ts';
import { appendEvent } from '../journal/journal.ts';
import type { WorkflowEvent } from '../journal/rules/events.ts';
import { agentsAtWork } from '../loop/agents.ts';
import type { AgreedGoal } from '../loop/rules/brief.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import { asWriter } from '../loop/workflow.ts';
import type { RepositoryCheckout } from '../programs/git/repository.ts';
import { readFrozenCommands } from './commands.ts';
import { featureNamed } from './feature-file.ts';
import { attemptRecordSchema, nextStep, type AttemptRecord } from './rules/attempt.ts';
import type { FrozenCommands } from './rules/commands/frozen.ts';
import type { AttemptRow, Feature, FeatureList, Proof } from './rules/feature.ts';
import { openAttempt } from './rules/progress.ts';
import { ownFolderOnly } from './run-commands.ts';

/** Facts about the workflow that an attempt needs and that only rooms further down in ARCHITECTURE.md can read. */
export interface FactsFromOtherRooms {
  goal: AgreedGoal;
  /** Whether the iteration may take on more: nothing ends the workflow, and no budget is used up. */
  mayTakeOnMore: () => Promise<boolean>;
  /** Why no agent can be paid any more; undefined while one can. */
  unpaid: () => Promise<string | undefined>;
}

/** An attempt at a feature, with everything that its commands need. Its steps change it. */
export interface Attempt {
  paths: WorkflowPaths;
  checkout: RepositoryCheckout;
  commands: FrozenCommands;
  goal: AgreedGoal;
  list: FeatureList;
  feature: Feature;
  record: AttemptRecord;
}

/** The way in which an attempt ends or pauses with a step; undefined where the next step follows. */
export type Verdict =
  /** The work is at fault. */
  | { is: 'failed'; reasons: readonly string[]; proofs?: readonly Proof[] }
  /** A coder gets the work again, with what is to be fixed, which uses no attempt up. */
  | { is: 'sent-back'; reasons: readonly string[] }
  /** The work is not at fault: a person is asked, and the attempt waits for the answer. */
  | {
      is: 'asked';
      kind: 'broken_baseline' | 'environment' | 'ambiguous_requirement' | 'premise' | 'missing_credential';
      what: string;
      reasons: readonly string[];
    }
  /** An agent has to work first; the coder divided the feature, which continues after its parts; or its commit has landed. */
  | { is: 'to-agent' | 'divided' | 'passed'; text: string[] }
  | undefined;

/** The record of one attempt, which the feature list does not contain. */
function attemptDocument(paths: WorkflowPaths, name: string): Document<AttemptRecord> {
  const title = `the record of attempt ${name}`;
  return { paths, name: `proofs/${name}.json`, title, read: readerOf(attemptRecordSchema) };
}

/** The records of all attempts. */
export function attemptDocuments(paths: WorkflowPaths): Document<AttemptRecord>[] {
  return namesIn(paths.proofs).flatMap((file) => {
    const [, name] = /^(.+-\d+)\.json$/.exec(file) ?? [];
    return name === undefined ? [] : [attemptDocument(paths, name)];
  });
}

/** The record of an attempt; undefined where it is missing. */
export const readAttempt = (paths: WorkflowPaths, feature: string, attempt: number): AttemptRecord | undefined =>
  readDocument(attemptDocument(paths, `${feature}-${attempt}`));

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

/** The record of a feature's attempt in progress; undefined without one. */
export function recordInProgress(paths: WorkflowPaths, id: string): AttemptRecord | undefined {
  const feature = featureNamed(paths, id);
  return feature?.status === 'in_progress' ? openRecord(paths, feature) : undefined;
}

/** An attempt in progress to which something is handed in, under the workflow's lock. */
export interface InProgress {
  paths: WorkflowPaths;
  now: Date;
  record: AttemptRecord;
}

/**
 * Stores a valid record and, with an event, says so in the journal. The caller holds the workflow's lock.
 * @throws WorkflowError when the record may not be stored: nothing is said then.
 */
export function writeAttempt(paths: WorkflowPaths, record: AttemptRecord, now?: Date, event?: WorkflowEvent): void {
  const document = attemptDocument(paths, `${record.feature}-${record.attempt}`);
  requireValid(document, record);
  if (event !== undefined) appendEvent(paths, now ?? new Date(), event);
  writeDocument(document, record);
}

/** Changes the record of an attempt and stores it. */
export function keepRecord(attempt: Attempt, changes: Partial<AttemptRecord>, event?: WorkflowEvent): Promise<void> {
  attempt.record = { ...attempt.record, ...changes };
  return asWriter(attempt.paths, () => writeAttempt(attempt.paths, attempt.record, new Date(), event));
}

/** How many features may be in progress at once; one where they are built in the project's own folder. */
export const parallelLimit = (paths: WorkflowPaths, { parallel }: WorkflowState): number =>
  readFrozenCommands(paths)?.needs.includes(ownFolderOnly) === true ? 1 : parallel;

/** The absolute path of the coder's task file: a coder in another work tree reads it, too. */
export const coderTaskFile = ({ tasks }: WorkflowPaths, id: string): string => join(tasks, `${id}.md`);

/** The next step for a feature in progress that no agent is working on. */
export const stepFor = (paths: WorkflowPaths, feature: Feature): string =>
  nextStep(feature, openRecord(paths, feature), coderTaskFile(paths, feature.id));

/** Of features in progress, the ids of those with an agent at work, and the next step of each other one. */
export function stepsOf(paths: WorkflowPaths, running: readonly Feature[]): { atWork: string[]; left: string[] } {
  const busy = agentsAtWork(paths).map(({ about }) => about.toLowerCase());
  const isBusy = ({ id }: Feature) => busy.includes(id.toLowerCase());
  return {
    atWork: running.filter(isBusy).map(({ id }) => id),
    left: running.filter((one) => !isBusy(one)).map((one) => stepFor(paths, one)),
  };
}
