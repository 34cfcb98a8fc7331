import {
  attemptRecordSchema,
  defectsKey,
  type AttemptRecord,
  describeBegun,
  describeStart,
  reopened,
} from './rules/attempt.ts';
import { type Feature, type FeatureList, refuse, requireFeature } from './rules/feature.ts';
import { beginFeature, mayRunBeside, openAttempt } from './rules/progress.ts';
import { isWorkflowError, WorkflowError } from '../base/errors.ts';
import { firstOf } from '../base/text.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { appendEvent } from '../journal/journal.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import { readState } from '../loop/state-file.ts';
import { asWriter } from '../loop/workflow.ts';
import { missingIdentity, unknownIdentity } from '../programs/git/commit.ts';
import { refuseUnclean, startOfFeature, type Start, uncommittedPaths } from '../programs/git/repository.ts';
import { noteActivity } from '../session/activity.ts';
import {
  refuseForAll,
  askedIdentity,
  attemptInProgress,
  parallelLimit,
  type Attempt,
  type FactsFromOtherRooms,
  insideFolder,
  logFiles,
} from './attempt.ts';
import { openRecord, writeAttempt } from './attempt-file.ts';
import { runBaseline, type Baseline, describeNeeds } from './baseline.ts';
import { checkBetweenFeatures } from './sweep.ts';
import { frozenCommands } from './commands.ts';
import { writeFrozenCommands } from './commands-file.ts';
import type { FrozenCommands } from './rules/commands/frozen.ts';
import { changeFeatures, refreshFeatures } from './feature-file.ts';
import {
  checkoutOf,
  copyNeeds,
  hasNewWork,
  openPlace,
  placeOf,
  removePlace,
  returnToFolder,
  saveWork,
  asRepositoryWriter,
  projectIn,
} from './place.ts';
import { isLanded, describeConflict, moveOnto } from './land.ts';
import { refuseUnderScrutiny } from './scrutiny-file.ts';
import { writeCoderTask } from './task-file.ts';
import { tickOwnPlan } from './plan.ts';
import { ownFolderOnly, runInOrder } from './verification-run.ts';
import { closeSync, readSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { currentConfiguration } from '../configuration/configuration.ts';
import { openRegular } from '../files/regular.ts';
import { initScript } from './rules/tasks.ts';

/**
 * Begins an attempt at a feature, or continues the one in progress.
 * @returns also the next step for the session, on its own and for a brief, and a sentence for each earlier repair.
 * @throws WorkflowError when it cannot be begun; if the project is not ready, a person is asked about it.
 */
export async function startFeature(
  paths: WorkflowPaths,
  id: string,
  facts: FactsFromOtherRooms,
  now: Date,
): Promise<{ attempt: Attempt; brief: string; step: string; notices: string[] }> {
  noteActivity(paths);
  const started = await asRepositoryWriter(paths.root, `feature start ${id}`, () =>
    startAttempt(paths, id, facts, now),
  );
  const file = await writeCoderTask(started.attempt);
  const { feature, record } = started.attempt;
  return { ...started, brief: describeStart(feature, file, record), step: describeBegun(feature, file, record) };
}

/**
 * The attempt in progress at a feature, or a new one, in a place of its own and with its baseline verified. The caller holds the lock of
 * the repository.
 * @throws WorkflowError when it cannot be begun.
 */
export async function startAttempt(
  paths: WorkflowPaths,
  id: string,
  facts: FactsFromOtherRooms,
  now: Date,
): Promise<{ attempt: Attempt; notices: string[] }> {
  const main = await checkoutOf(paths);
  const state = await readState(paths);
  await refuseUnderScrutiny(paths, state, facts, id);
  const { attempt: running, list: before, feature: found, notices } = await attemptInProgress(paths, id, facts, now);
  if (running !== undefined) {
    await runInit(running, false, now);
    return { attempt: running, notices };
  }
  const changes = await checkBetweenFeatures(paths, facts.goal, now, {
    sweeps: !before.features.some(({ status }) => status === 'in_progress'),
  });
  const { list } = await refreshFeatures(paths, now);
  const feature = requireFeature(list, found.id);
  for (const one of list.features)
    if (!one.passes && one.attempts.some(({ outcome }) => outcome === 'passed')) tickOwnPlan(paths, list, one);
  const commands = await frozenCommands(paths, main.root, now);
  // Unready features are refused before any program runs.
  refuseUnready(list, feature, changes, now);
  refuseBeside(paths, state, list, feature);
  const missing = await missingIdentity(main.root);
  // Before work is paid for that cannot be committed.
  if (missing !== undefined)
    await refuseForAll(
      { paths, list, feature },
      {
        text: `${unknownIdentity}: ${askedIdentity}`,
        tried: ['git var GIT_AUTHOR_IDENT'],
        why: unknownIdentity,
        received: missing,
      },
      now,
    );
  const prepared = { paths, checkout: main, commands, goal: facts.goal, list, feature };
  const record = await prepareRecord(prepared, now);
  const begun = await changeFeatures(paths, now, (before, circumstances) => {
    // Another feature may have begun during the preparation.
    refuseBeside(paths, state, before, feature);
    return beginFeature(before, feature.id, record.start.commit, circumstances);
  });
  const frozen = await frozenCommands(paths, main.root, now);
  const attempt: Attempt = {
    ...prepared,
    commands: frozen,
    checkout: await placeOf(paths, record),
    list: begun.list,
    feature: requireFeature(begun.list, feature.id),
    record,
  };
  return { attempt, notices: [...notices, ...changes, ...begun.notices, ...needNotices(commands, frozen)] };
}

/** Refuses a feature that cannot be begun, perhaps because a dependency has just regressed. */
function refuseUnready(list: FeatureList, feature: Feature, changes: readonly string[], now: Date): void {
  try {
    beginFeature(list, feature.id, null, { now: now.toISOString(), waiting: new Map() });
  } catch (error) {
    if (!isWorkflowError(error) || changes.length === 0) throw error;
    throw new WorkflowError(error.message, { received: changes.join(' '), fix: error.fix });
  }
}

/** Notices about additional needs of the project that the first baseline found. */
function needNotices(before: FrozenCommands, { needs, failing = [] }: FrozenCommands): string[] {
  const failed = firstOf([...failing]).join(', ');
  return [
    ...(before.needs.length === needs.length ? [] : [describeNeeds(needs)]),
    ...((before.failing ?? []).length === failing.length
      ? []
      : [`These tests fail before any feature. They hold nothing up, and no feature has to repair them: ${failed}`]),
  ];
}

function refuseBeside(paths: WorkflowPaths, state: WorkflowState, list: FeatureList, feature: Feature): void {
  const slots = parallelLimit(paths, state, list);
  if (state.parallel === 1 || mayRunBeside(list, requireFeature(list, feature.id), slots)) return;
  throw refuse(
    'This feature cannot be begun beside those in progress',
    feature,
    `At most ${slots} ${slots === 1 ? 'is' : 'are'} worked on at once now, and some alone: finish those first.`,
  );
}

/** The record of the attempt: that of one that was interrupted or waited, on top of what is there now, or a new one. */
async function prepareRecord(prepared: Omit<Attempt, 'record'>, now: Date): Promise<AttemptRecord> {
  const { paths, checkout: main, commands, list, feature } = prepared;
  const start = await whenAsked(prepared, () => startOfFeature(main.root), now);
  const known = openRecord(paths, feature);
  const number = openAttempt(feature)?.number ?? feature.attempts.length + 1;
  const isApart = known === undefined ? !commands.needs.includes(ownFolderOnly) : known.worktree !== null;
  if (!isApart) await whenAsked(prepared, () => refuseUnclean(main.root, main.without), now);
  const worktree =
    isApart && known === undefined ? (await openPlace(paths, main, feature.id, start.commit)).known : null;
  const opened = known ?? newRecord(feature, number, start, worktree);
  // What it starts, the tests of the baseline may need.
  await runInit({ ...prepared, record: opened, checkout: await placeOf(paths, opened) }, known === undefined, now);
  const found = await verifyBaseline(prepared, start, number, now);
  const isOnlyHere = found.needs.includes(ownFolderOnly) && worktree !== null;
  if (isOnlyHere) {
    await removePlace(paths, opened);
    await whenAsked(prepared, () => refuseUnclean(main.root, main.without), now);
  }
  const record =
    known === undefined
      ? { ...(isOnlyHere ? newRecord(feature, number, start, null) : opened), baseline: found.record }
      : await takenUp({ ...prepared, ...found, start, known }, now);
  await copyNeeds(paths, main, record);
  await asWriter(paths, () => {
    const { verdict } = record.baseline;
    const { reused, failing = [] } = found;
    const event = { feature: feature.id, attempt: number, verdict, reused, failing: failing.length };
    appendEvent(paths, now, { event: 'baseline-run', ...event });
    writeAttempt(paths, record);
  });
  await refuseWithoutVerification({ paths, list, feature }, record, now);
  return record;
}

/** The record of a new attempt, without its baseline. */
function newRecord(
  feature: Pick<Feature, 'id'>,
  attempt: number,
  start: Start,
  worktree: AttemptRecord['worktree'],
): AttemptRecord {
  return attemptRecordSchema.parse({
    ...{ schema: 1, feature: feature.id, attempt, worktree },
    start: worktree === null ? start : { ...start, branch: null },
    baseline: { verdict: 'could_not_run', runs: [] },
    [defectsKey]: [],
    verification: null,
    review: null,
  });
}

/** What the record of an attempt is made of that waited. */
interface Prepared extends Omit<Attempt, 'record'>, Baseline {
  start: Start;
  known: AttemptRecord;
}

/** An attempt that waited, with its work on top of the present commit. */
async function takenUp(prepared: Prepared, now: Date): Promise<AttemptRecord> {
  const { paths, checkout: main, start, known: record, record: baseline } = prepared;
  if (await isLanded({ paths, record })) return record;
  if (record.worktree === null) {
    const { conflicts } = await returnToFolder(main, record);
    const based = {
      ...record,
      baseline,
      start,
      verification: start.commit === record.start.commit ? record.verification : null,
    };
    if (conflicts.length === 0) return based;
    const work = `its work is in the commit ${record.saved?.commit ?? ''}`;
    return {
      ...reopened(based),
      [defectsKey]: [describeConflict({ conflicts, isThere: true }, work), ...record[defectsKey]],
    };
  }
  const checkout = await placeOf(paths, record);
  // What came into the place after the hand-in belongs to no judged work.
  const isOpen = record.candidate === null;
  const saved = isOpen && (await hasNewWork(checkout, record)) ? await saveWork(paths, checkout, record) : record.saved;
  const kept = { ...record, saved };
  if (start.commit === record.start.commit) return { ...kept, baseline };
  const { record: moved } = await moveOnto({ ...prepared, checkout, record: kept }, main, start.commit, now);
  return { ...moved, baseline };
}

/** Asks the user, once for all features, about a repository that allows no start. */
async function whenAsked<T>(
  { paths, list, feature }: Omit<Attempt, 'record'>,
  work: () => Promise<T>,
  now: Date,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isWorkflowError(error)) throw error;
    const text = `${error.message}. ${error.fix} Then answer.`;
    return refuseForAll({ paths, list, feature }, { text, tried: ['git status'], why: error.message }, now);
  }
}

/** The state of the project at the commit to begin from; what it needs and which tests fail there is frozen. */
async function verifyBaseline(
  { paths, checkout, commands, list, feature }: Omit<Attempt, 'record'>,
  { commit }: Start,
  number: number,
  now: Date,
): Promise<Baseline> {
  const found = await runBaseline(paths, checkout, commit, commands, list, feature, number);
  const next = { ...commands, needs: [...found.needs], ...(found.failing && { failing: [...found.failing] }) };
  if (JSON.stringify(next) !== JSON.stringify(commands)) await writeFrozenCommands(paths, now, next);
  return found;
}

/** Asks a person when baseline commands could not be run. The question is about all features, since the commands prove each. */
async function refuseWithoutVerification(
  { paths, list, feature }: Pick<Attempt, 'paths' | 'list' | 'feature'>,
  { baseline }: AttemptRecord,
  now: Date,
): Promise<void> {
  const missing = baseline.runs.filter(({ verdict }) => verdict === 'could_not_run');
  if (missing.length === 0) return;
  const received = missing.map(({ line, end }) => `\`${line}\`: ${end}`).join('; ');
  const text = `The project cannot be verified here: ${received}. What is missing, and may it be installed?`;
  const tried = missing.map(({ line }) => line);
  await refuseForAll(
    { paths, list, feature },
    { text, tried, why: 'its verification could not be run', received },
    now,
  );
}

/**
 * Runs the project's `init.sh`, if it exists, in the place of an attempt: it starts services such as a database or a server. It runs at
 * every start and continuation of a feature, so it must be repeatable. Processes that it leaves running have to be services, as `docker
 * compose up -d` makes them; all others are ended.
 * @param isClean whether nothing is uncommitted, which must then also hold at the end.
 * @throws WorkflowError when it fails, does not end in time, or changes files; the user is asked about it then, once for all features.
 */
export async function runInit(
  { paths, checkout: { root, without }, list, feature, record }: Attempt,
  isClean: boolean,
  now: Date,
): Promise<void> {
  const folder = resolve(paths.root, projectIn(paths, record) ?? '');
  const { attempt } = record;
  const line = lineOf(join(folder, initScript));
  if (line === undefined) return;
  const { configuration } = await currentConfiguration(paths.root);
  const command = {
    kind: 'init',
    folder: '.',
    line,
    time_limit_seconds: configuration.verification_timeout_minutes * 60,
  };
  const logFile = logFiles(paths, `${feature.id}-${attempt}`);
  const run = await runInOrder({ root: folder, commands: [command], logFile });
  const [result] = run.commands;
  const changed = isClean && run.verdict === 'passed' ? await uncommittedPaths(root, without) : [];
  const why =
    changed.length > 0
      ? `it changed files that git does not ignore: ${firstOf(changed).join(', ')}`
      : (result?.summary ?? 'it was not run');
  const verdict = changed.length > 0 ? 'failed' : run.verdict;
  await asWriter(paths, () => appendEvent(paths, now, { event: 'init-run', feature: feature.id, attempt, verdict }));
  if (verdict === 'passed') return;
  const log = result === undefined ? '' : ` (${paths.folder}/${insideFolder(paths, result.logFile)})`;
  const text = `${initScript} does not make the project ready${log}: ${why}`;
  await refuseForAll(
    { paths, list, feature },
    { text, tried: [line], why: `${initScript} failed`, received: why },
    now,
  );
}

/** The command for the script: the file itself if it is executable, otherwise the shell from its first line. */
function lineOf(file: string): string | undefined {
  const opened = openRegular(file);
  if (typeof opened !== 'number') return undefined;
  try {
    const start = Buffer.alloc(200);
    readSync(opened, start);
    const [first = ''] = start.toString('utf8').split('\n');
    const isProgram = first.startsWith('#!') && (statSync(file).mode & 0o100) !== 0 && process.platform !== 'win32';
    if (isProgram) return `./${initScript}`;
    return `${/^#!.*\bbash\b/.test(first) ? 'bash' : 'sh'} ${initScript}`;
  } finally {
    closeSync(opened);
  }
}
