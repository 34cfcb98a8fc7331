import { realpathSync, existsSync, readdirSync } from 'node:fs';
import { join, relative, sep, posix } from 'node:path';
import { cut, isWorkflowError, orElse, WorkflowError } from '../base/errors.ts';
import { quotedWords } from '../base/text.ts';
import { readerOf } from '../files/schema.ts';
import { type WorkflowPaths, ownFolders } from '../files/paths.ts';
import { namesIn } from '../files/store.ts';
import { readDocument, requireValid, writeDocument, type Document } from '../journal/document.ts';
import { appendEvent } from '../journal/journal.ts';
import type { WorkflowEvent } from '../journal/rules/events.ts';
import { notifyPerson } from '../loop/announce.ts';
import { escalate, settleEscalations } from '../loop/escalations.ts';
import type { Assignment } from '../loop/rules/agents.ts';
import type { AgreedGoal } from '../loop/rules/brief.ts';
import type { NewEscalation } from '../loop/rules/escalation.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import { readState } from '../loop/state-file.ts';
import { asWriter } from '../loop/workflow.ts';
import {
  type RepositoryCheckout,
  isAncestor,
  isIgnoredWhole,
  repositoryOf,
  sharedGitFolder,
  treeOf,
  treeOfWork,
  writePatch,
} from '../programs/git/repository.ts';
import { featureNamed, refreshFeatures, changeFeatures, readFeatures } from './feature-file.ts';
import {
  attemptRecordSchema,
  type AttemptRecord,
  worktreeFolder,
  type KnownWorktree,
  type SavedWork,
  defectsKey,
  describeBlocker,
  reopened,
  reviewOf,
} from './rules/attempt.ts';
import { runnableProposals, type FrozenCommands } from './rules/commands/frozen.ts';
import { type AttemptRow, type Feature, type FeatureList, type Proof, requireFeature } from './rules/feature.ts';
import { openAttempt } from './rules/progress.ts';
import { realpath } from 'node:fs/promises';
import { withLock } from '../files/lock.ts';
import { keepWork, refOf, setIdentity } from '../programs/git/commit.ts';
import {
  addWorktree,
  applyWork,
  copyIgnored,
  isWorktree,
  moveWorktree,
  removeWorktree,
  restoreFiles,
} from '../programs/git/worktrees.ts';
import { readFrozenCommands, type CommandToRun } from './commands.ts';
import { skipFeature } from './rules/feature-list.ts';

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
  /** The work is at fault; `isIdle` where the fault is that its coders bring none. */
  | { is: 'failed'; reasons: readonly string[]; proofs?: readonly Proof[]; isIdle?: true }
  /** A coder gets the work again, which uses no attempt up. */
  | { is: 'sent-back'; said: string; event?: WorkflowEvent | undefined }
  /** The work is not at fault: a person is asked, and the attempt waits for the answer. */
  | {
      is: 'hindered';
      kind: 'broken_baseline' | 'environment' | 'ambiguous_requirement' | 'premise' | 'missing_credential';
      what: string;
      reasons: readonly string[];
    }
  /** An agent has to work first; the coder divided the feature, which continues after its parts; or its commit has landed. */
  | { is: 'to-agent' | 'divided' | 'passed'; text: string[] }
  | undefined;

/** Text of the question about green work that cannot be integrated into the user's branch. */
export const notIntegrated = 'cannot be integrated';
/** The same for a commit that git refuses. */
export const notCommitted = 'The work cannot be committed';

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

/** Changes the record of an attempt and stores it. */
export function keepRecord(attempt: Attempt, changes: Partial<AttemptRecord>, event?: WorkflowEvent): Promise<void> {
  attempt.record = { ...attempt.record, ...changes };
  return storeAttempt(attempt.paths, attempt.record, new Date(), event);
}

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
  await notifyPerson(paths, { kind: 'escalation', message: wanted.text });
}

/**
 * The repository that contains the project of a workflow.
 * @throws WorkflowError when there is none.
 */
export async function checkoutOf({ root }: Pick<WorkflowPaths, 'root'>): Promise<RepositoryCheckout> {
  const repository = await repositoryOf(root);
  const own = await Promise.all(ownFolders(root).map((one) => realpath(one)));
  const paths = own.map((one) => relative(repository.root, one).split(sep).join('/'));
  // Links may lead elsewhere.
  const inside = paths.filter((path) => !path.startsWith('..'));
  const isLeft = await Promise.all(inside.map(async (path) => !(await isIgnoredWhole(repository.root, path))));
  return { ...repository, without: inside.filter((_, index) => isLeft[index]) };
}

/** The folder in which an attempt is worked on; a work tree that was removed is made again with its work. */
export async function placeOf(paths: WorkflowPaths, record: AttemptRecord): Promise<RepositoryCheckout> {
  const main = await checkoutOf(paths);
  const { worktree, saved, start } = record;
  if (worktree === null) return main;
  const folder = join(paths.base, worktree.folder);
  if (!isWorktree(folder)) {
    const { links } = await addWorktree(main.root, folder, start.commit);
    await copyNeeds(paths, main, worktree);
    if (saved !== null) await moveWorktree(folder, saved.commit, start.commit, links);
  }
  return { ...(await repositoryOf(folder)), without: [...main.without, ...worktree.links] };
}

/** Makes the work tree of a feature at a commit; what is left of an earlier one is kept. */
export async function openPlace(
  paths: WorkflowPaths,
  main: RepositoryCheckout,
  feature: string,
  commit: string,
): Promise<KnownWorktree> {
  await clearPlace(paths, feature);
  const { links } = await addWorktree(main.root, join(paths.root, worktreeFolder(paths.folder, feature)), commit);
  const project = projectFolder({ paths, checkout: main });
  const worktree = { folder: worktreeFolder('.', feature).slice(2), project, links, branch: main.branch };
  await copyNeeds(paths, main, worktree);
  return worktree;
}

/** Copies what the project's tests need and git ignores into the work tree of an attempt, where it is not there yet. */
export async function copyNeeds(
  paths: WorkflowPaths,
  main: RepositoryCheckout,
  worktree: KnownWorktree | null,
): Promise<void> {
  if (worktree === null) return;
  const folder = join(paths.base, worktree.folder);
  for (const path of readFrozenCommands(paths)?.needs ?? [])
    if (!existsSync(join(folder, path))) await copyIgnored(join(main.root, path), join(folder, path));
}

/** The project's path in the work tree of an attempt, from the project's root; undefined in the project itself. */
export function projectIn({ folder }: WorkflowPaths, { worktree }: AttemptRecord): string | undefined {
  return worktree === null ? undefined : posix.join(folder, worktree.folder, worktree.project);
}

/** Whether the place of an attempt has other files than its last commit or, without one, than its start. */
export async function hasNewWork({ root, without }: RepositoryCheckout, record: AttemptRecord): Promise<boolean> {
  const { saved, start } = record;
  return (await treeOfWork(root, start.commit, without)) !== (saved?.tree ?? (await treeOf(root, start.commit)));
}

/** The commit of all work in the place of an attempt: the last one or, where that has other files, one under the next reference. */
export async function saveWork(
  paths: WorkflowPaths,
  { root, without }: RepositoryCheckout,
  { feature, saved, start }: Pick<AttemptRecord, 'feature' | 'saved' | 'start'>,
): Promise<SavedWork> {
  const tree = await treeOfWork(root, start.commit, without);
  if (tree === saved?.tree) return saved;
  const number = (saved?.number ?? 0) + 1;
  const commit = await keepWork(root, tree, start.commit, refOf(paths.name, `${feature}/${number}`));
  return { number, commit, tree };
}

/** Leaves the place of an attempt that pauses or ends: its work is a commit, and the project's own folder is as it was before. */
export async function leavePlace(paths: WorkflowPaths, record: AttemptRecord): Promise<SavedWork> {
  const place = await placeOf(paths, record);
  const saved = await saveWork(paths, place, record);
  if (record.worktree === null) await restoreFiles(place.root, place.head ?? record.start.commit, place.without);
  await storeAttempt(paths, { ...record, saved });
  return saved;
}

/** Ends the place of an attempt: its work is kept as a patch, too. Returns the patch, from the workflow's folder; null without work. */
export async function closePlace(paths: WorkflowPaths, record: AttemptRecord): Promise<string | null> {
  const { feature, attempt, start } = record;
  const { commit, tree } = await leavePlace(paths, record);
  const { root } = await checkoutOf(paths);
  const isChanged = tree !== (await treeOf(root, start.commit));
  const patch = `proofs/${feature}-${attempt}.patch`;
  if (isChanged) await writePatch(root, start.commit, commit, join(paths.base, patch));
  await removePlace(paths, record);
  return isChanged ? patch : null;
}

/** Removes the work tree of an attempt whose work is integrated or kept. */
export async function removePlace(paths: WorkflowPaths, { worktree }: AttemptRecord): Promise<void> {
  if (worktree !== null) await removeWorktree(paths.root, join(paths.base, worktree.folder));
}

/**
 * Removes the work trees of features that are no longer in progress: their process died, they wait for an answer, or they were
 * abandoned. Their work is kept.
 * @param which `all`: also those in progress, as the workflow has ended.
 * @returns how many are left.
 */
export async function clearPlaces(paths: WorkflowPaths, which: 'left' | 'all' = 'left'): Promise<number> {
  const folder = join(paths.root, worktreeFolder(paths.folder, ''));
  if (!existsSync(folder)) return 0;
  return asRepositoryWriter(paths.root, 'continue', async () => {
    const { features } = readFeatures(paths);
    const running = new Set(features.filter(({ status }) => status === 'in_progress').map(({ id }) => id));
    for (const id of readdirSync(folder)) if (which === 'all' || !running.has(id)) await clearPlace(paths, id);
    return readdirSync(folder).length;
  });
}

/** Removes the work tree of a feature, if it has one, and keeps its work; any other folder is left alone. */
async function clearPlace(paths: WorkflowPaths, id: string): Promise<void> {
  const folder = join(paths.root, worktreeFolder(paths.folder, id));
  if (!isWorktree(folder)) return;
  const feature = readFeatures(paths).features.find((one) => one.id === id);
  const record = feature && openRecord(paths, feature);
  if (record !== undefined && record.worktree !== null) {
    await leavePlace(paths, record);
    await asWriter(paths, () => appendEvent(paths, new Date(), { event: 'worktree-cleared', feature: id }));
  }
  await removeWorktree(paths.root, folder);
}

/**
 * Ends the work on a feature, whose place is closed and whose work is kept.
 * @param verb the words of its command line.
 * @param change the list without the feature as it was; `patch` is the file of its work, from the workflow's folder; null without any.
 */
export async function giveUp(
  paths: WorkflowPaths,
  id: string,
  verb: string,
  now: Date,
  change: (list: FeatureList, patch: string | null) => FeatureList,
): Promise<{ list: FeatureList; patch: string | null }> {
  return asRepositoryWriter(paths.root, `feature ${verb} ${id}`, async () => {
    const record = openRecord(paths, requireFeature(await refreshFeatures(paths, now), id));
    const patch = record === undefined ? null : await closePlace(paths, record);
    return { list: await changeFeatures(paths, now, (list) => change(list, patch)), patch };
  });
}

/**
 * Skips a feature, as the user wants.
 * @param wanted its id, in upper or lower case.
 * @returns `said`: sentences, each with a leading blank, about what depends on it and about work that is kept.
 * @throws WorkflowError when there is none of that id, or it has passed.
 */
export async function skip(paths: WorkflowPaths, wanted: string, why: string, now: Date) {
  const { id } = requireFeature(readFeatures(paths), wanted);
  const { list, patch } = await giveUp(paths, id, 'skip', now, (before, kept) =>
    skipFeature(before, id, { why, patch: kept }, now),
  );
  await asWriter(paths, () => settleEscalations(paths, now, id, `${id} is left out: ${why}`));
  const others = list.features.filter(({ dependencies }) => dependencies.includes(id)).map((feature) => feature.id);
  const goesOn = others.length === 0 ? '' : ` What depends on it goes on without it: ${others.join(', ')}.`;
  return { id, said: `${goesOn}${keptMessage(paths, patch)}` };
}

/** The sentence about kept work, with a leading blank; empty when there was none. */
export function keptMessage({ folder }: WorkflowPaths, patch: string | null): string {
  return patch === null ? '' : ` Its work is kept in ${folder}/${patch}.`;
}

/** Milliseconds. A verification may take long, but commands have time limits of their own. */
const longestWait = 9 * 60_000;

/**
 * Runs `work` while no other process of this program writes to work trees or branches of a folder's repository. Calls may be nested; a
 * workflow's lock may be taken within `work`, but never around it.
 * @param what the words of the command line.
 * @throws WorkflowError after the longest wait.
 */
export async function asRepositoryWriter<T>(folder: string, what: string, work: () => Promise<T>): Promise<T> {
  const shared = await sharedGitFolder(folder);
  // Without a repository, the operations that need one report it.
  if (shared === undefined) return work();
  const busy = (lock: string): WorkflowError =>
    new WorkflowError('Another command of autonomous-workflow is at work, and only one may change the repository', {
      where: lock,
      fix: `Wait until it has ended, then run \`autonomous-workflow ${what}\` again.`,
    });
  return withLock(join(shared, 'autonomous-workflow'), longestWait, work, { busy });
}

export const longestNames = 1_000;

/** The request to the user for git's author name, which every feature needs. */
export const askedIdentity = `every feature waits for it. Run ${setIdentity}, then answer`;

/** Whether the work under judgement is in the history of what is checked out. */
export async function isLanded({ paths, record }: Pick<Attempt, 'paths' | 'record'>): Promise<boolean> {
  const { candidate, start } = record;
  return candidate !== null && candidate.commit !== start.commit && isAncestor(paths.root, candidate.commit, 'HEAD');
}

/** Rebases an attempt that waited or was interrupted, handed in or not, onto a commit; its work is in its place again. */
export async function bringForward(
  { paths, record }: Pick<Attempt, 'paths' | 'record'>,
  onto: string,
  now: Date,
): Promise<AttemptRecord> {
  if (await isLanded({ paths, record })) return record;
  const { worktree, start, candidate } = record;
  // Files that were changed after the hand-in were not judged, so they are not saved.
  const isOpen = worktree !== null && candidate === null;
  const saved = isOpen ? await saveWork(paths, await placeOf(paths, record), record) : record.saved;
  const kept = { ...record, saved };
  return worktree !== null && onto === start.commit ? kept : moveOnto(paths, kept, onto, now, true);
}

/**
 * The work of an attempt on top of another commit; with conflicts, a coder has it again.
 * @param isAway whether work in the project's own folder is not there now; else what others committed is.
 */
export async function moveOnto(
  paths: WorkflowPaths,
  record: AttemptRecord,
  onto: string,
  now: Date,
  isAway = false,
): Promise<AttemptRecord> {
  const { feature, attempt, worktree, saved, start } = record;
  const place = await placeOf(paths, record);
  const conflicts =
    saved === null || (worktree === null && !isAway)
      ? []
      : worktree === null
        ? await applyWork(place.root, saved.commit)
        : await moveWorktree(place.root, saved.commit, onto, worktree.links);
  const event = { event: 'feature-moved', feature, attempt, onto, conflicts } as const;
  await asWriter(paths, () => appendEvent(paths, now, event));
  const based: AttemptRecord = { ...record, start: { ...start, commit: onto }, verification: null };
  if (conflicts.length === 0) {
    const moved = saved && (await saveWork(paths, place, based));
    // That does not change what was reviewed.
    const reviewed = reviewOf(record);
    const review = reviewed && moved ? { ...reviewed, tree: moved.tree } : null;
    return { ...based, saved: moved, candidate: record.candidate && moved, review };
  }
  const patch = join(paths.base, `proofs/${feature}-${attempt}-conflict.patch`);
  if (saved !== null) await writePatch(place.root, start.commit, saved.commit, patch);
  const blockers = (reviewOf(record)?.blockers ?? []).map(describeBlocker);
  const named = cut(conflicts.join(', '), longestNames);
  const conflict = `it conflicts with what was integrated before it: both are in the work tree, with git's conflict markers in ${named}. Resolve each so that what was integrated goes on working. Its work alone is in ${patch}`;
  const earlier = record.candidate === null ? record[defectsKey] : [];
  return { ...based, ...reopened, review: null, [defectsKey]: [conflict, ...blockers, ...earlier] };
}
