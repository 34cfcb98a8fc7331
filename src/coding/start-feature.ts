import { join } from 'node:path';
import { describeError, excerpt, isWorkflowError, WorkflowError } from '../base/errors.ts';
import { firstOf } from '../base/text.ts';
import { currentConfiguration } from '../configuration/configuration.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readOrNothing } from '../files/store.ts';
import { appendEvent } from '../journal/journal.ts';
import { readState } from '../loop/state-file.ts';
import { asWriter } from '../loop/workflow.ts';
import { asRepositoryWriter, startOfFeature, uncommittedPaths } from '../programs/git/repository.ts';
import { keepRecord, openRecord, parallelLimit, type Attempt, type FactsFromOtherRooms } from './attempt.ts';
import { describeNeeds, runBaseline } from './facts.ts';
import { frozenCommands } from './commands.ts';
import { ask, changeFeatures, readFeatures, refreshFeatures, waitingItems } from './feature-file.ts';
import { bringForward, checkoutOf, newPlace, placeOf, projectIn, removePlace } from './place.ts';
import { attemptRecordSchema, describeStart, type AttemptRecord } from './rules/attempt.ts';
import type { FrozenCommands } from './rules/commands/frozen.ts';
import { refuse, requireFeature, type Feature, type FeatureList } from './rules/feature.ts';
import {
  beginFeature,
  deriveStatuses,
  featuresToBegin,
  openAttempt,
  othersToBegin,
  readyFeatures,
} from './rules/progress.ts';
import { initScript } from './rules/tasks.ts';
import { insideFolder, logFiles, ownFolderOnly, runInOrder } from './run-commands.ts';
import { mayBegin, refuseUnderScrutiny } from './scrutiny-file.ts';
import { checkPassed } from './sweep.ts';
import { writeCoderTask } from './tasks.ts';

/** The attempt in progress at a feature, with its place; undefined without one. */
export async function attemptInProgress(
  known: Pick<Attempt, 'paths' | 'goal' | 'list' | 'feature'>,
  now: Date,
): Promise<Attempt | undefined> {
  const { paths, feature } = known;
  const record = feature.status === 'in_progress' ? openRecord(paths, feature) : undefined;
  return (
    record && { ...known, record, checkout: await placeOf(paths, record), commands: await frozenCommands(paths, now) }
  );
}

/**
 * Begins an attempt at a feature, or continues it. Returns the next step for the session, and what was found before.
 * @throws WorkflowError when it cannot be begun; if the project is not ready, a person is asked about it.
 */
export async function startFeature(
  paths: WorkflowPaths,
  id: string,
  { goal }: FactsFromOtherRooms,
  now: Date,
): Promise<{ step: string; notices: string[] }> {
  return asRepositoryWriter(paths.root, `feature start ${id}`, async () => {
    refuseUnderScrutiny(paths, await readState(paths), id);
    const list = await refreshFeatures(paths, now);
    const known = { paths, goal, list, feature: requireFeature(list, id) };
    const running = await attemptInProgress(known, now);
    if (running !== undefined) await runInit(running, now);
    const notices = running === undefined ? await checkPassed(paths, goal, now) : [];
    const attempt = running ?? (await beginAttempt(known, notices, now));
    return { step: describeStart(attempt.feature, await writeCoderTask(attempt), attempt.record), notices };
  });
}

/** A new attempt at a feature, or one that waited, with its place and baseline, about which it adds notices. */
async function beginAttempt(
  { paths, goal, feature: { id } }: Pick<Attempt, 'paths' | 'goal' | 'feature'>,
  notices: string[],
  now: Date,
): Promise<Attempt> {
  const list = await refreshFeatures(paths, now);
  const feature = requireFeature(list, id);
  // Refused before any program runs; perhaps what it depends on has just regressed.
  if (notices.length > 0 && !readyFeatures(list).some((one) => one.id === id))
    throw refuse(notices.join(' '), feature, 'Begin one of those that `autonomous-workflow feature` names.');
  beginFeature(list, id, null, now);
  const checkout = await checkoutOf(paths);
  const commands = await frozenCommands(paths, now);
  const start = await startOfFeature(checkout.root);
  const known = openRecord(paths, feature);
  const record = known ?? newRecord(feature, start);
  const attempt: Attempt = { paths, goal, list, feature, checkout, commands, record };
  await prepare(attempt, start.commit, known === undefined, now);
  const from = attempt.record.start.commit;
  attempt.list = await changeFeatures(paths, now, (present) => beginFeature(present, id, from, now));
  attempt.feature = requireFeature(attempt.list, id);
  if (commands.failing === undefined) notices.push(...describeFirst(attempt.commands));
  return attempt;
}

const newRecord = (feature: Feature, start: AttemptRecord['start']): AttemptRecord =>
  attemptRecordSchema.parse({
    ...{ schema: 1, feature: feature.id, start },
    attempt: openAttempt(feature)?.number ?? feature.attempts.length + 1,
  });

export interface BegunFeatures {
  begun: Map<string, string>;
  /** A sentence for each thing that was found before they were begun, and why the next one waits for the next iteration. */
  notices: string[];
}

/**
 * Begins features for the free slots, until one cannot be begun now; of those without an attempt, at most `mostNew`. Where it
 * `continues`, so are those in progress on which no agent works.
 */
export async function beginFeatures(
  paths: WorkflowPaths,
  facts: FactsFromOtherRooms,
  now: Date,
  { mostNew = Infinity, continues = false }: { mostNew?: number; continues?: boolean } = {},
): Promise<BegunFeatures> {
  const list: FeatureList = deriveStatuses(readFeatures(paths), waitingItems(paths));
  const state = await readState(paths);
  const slots = parallelLimit(paths, state);
  const result: BegunFeatures = { begun: new Map(), notices: [] };
  if (!mayBegin(paths, state)) return result;
  const inProgress = list.features.filter(({ status }) => continues && status === 'in_progress');
  for (const { id } of [...inProgress, ...featuresToBegin(list, slots, mostNew)]) {
    try {
      const { step, notices } = await startFeature(paths, id, facts, now);
      result.begun.set(id, step);
      result.notices.push(...notices);
    } catch (error) {
      if (!isWorkflowError(error)) throw error;
      result.notices.push(describeError(error));
      break;
    }
  }
  return result;
}

/** What the first baseline found: needs of the project, and tests that fail before any feature. */
const describeFirst = ({ needs, failing = [] }: FrozenCommands): string[] => [
  ...(needs.length === 0 ? [] : [describeNeeds(needs)]),
  ...(failing.length === 0
    ? []
    : [
        `These tests fail before any feature. They hold nothing up, and no feature has to repair them: ${firstOf([...failing]).join(', ')}`,
      ]),
];

/** Refuses a feature, and asks the user once for all features about what keeps it from being begun. */
async function refuseForAll(
  { paths, list, feature }: Pick<Attempt, 'paths' | 'list' | 'feature'>,
  { text, tried, why, received }: { text: string; tried: string[]; why: string; received?: string },
  now: Date,
): Promise<never> {
  const others = othersToBegin(list, feature.id);
  await ask(paths, now, { kind: 'environment', item: feature.id, others, text, tried });
  throw new WorkflowError(`${feature.id} cannot be begun: ${why}`, {
    ...(received !== undefined && { received }),
    fix: 'The user is asked about it, for all features. Run `autonomous-workflow record` and end your turn.',
  });
}

/** Asks about uncommitted work in the project's own folder, with which that on a feature would be mixed. */
async function requireClean(attempt: Attempt, now: Date): Promise<void> {
  const { root, without } = attempt.checkout;
  const named = excerpt(firstOf(await uncommittedPaths(root, without)).join(', '));
  if (named === '') return;
  const why = `there is uncommitted work (${named}), which must not be mixed with the work of a feature`;
  const text = `The tests of this project run in its own folder only, so features are built there, and ${why}: commit it, put it away or undo it. Then answer.`;
  await refuseForAll(attempt, { text, tried: ['git status'], why }, now);
}

/** Opens the place of an attempt, makes the project ready there, and verifies it; earlier work is on top of what is there now. */
async function prepare(attempt: Attempt, commit: string, isNew: boolean, now: Date): Promise<void> {
  const { paths, checkout: main, commands, feature, record } = attempt;
  if (isNew && !commands.needs.includes(ownFolderOnly))
    attempt.record = { ...record, worktree: await newPlace(paths, main.root, feature.id) };
  if (attempt.record.worktree === null) await requireClean(attempt, now);
  attempt.checkout = await placeOf(paths, attempt.record);
  // What it starts, the tests of the baseline may need.
  await runInit(attempt, now).catch(async (error: unknown) => {
    if (isNew) await removePlace(paths, attempt.record);
    throw error;
  });
  const { run, frozen, isKnown } = await runBaseline({ ...attempt, checkout: main }, commit, now);
  attempt.commands = frozen;
  if (!isNew) attempt.record = await bringForward(attempt, commit, now);
  else if (attempt.record.worktree !== null && frozen.needs.includes(ownFolderOnly)) {
    await removePlace(paths, attempt.record);
    attempt.record = record;
    attempt.checkout = main;
    await requireClean(attempt, now);
  }
  const found = { verdict: run.verdict, reused: isKnown, failing: frozen.failing?.length ?? 0 };
  await keepRecord(attempt, {}, { event: 'baseline-run', feature: feature.id, attempt: record.attempt, ...found });
  attempt.checkout = await placeOf(paths, attempt.record);
  const missing = run.commands.filter(({ verdict }) => verdict === 'could_not_run');
  if (missing.length === 0) return;
  const received = missing.map(({ line, end }) => `\`${line}\`: ${end}`).join('; ');
  const text = `The project cannot be verified here: ${received}. What is missing, and may it be installed?`;
  const tried = missing.map(({ line }) => line);
  await refuseForAll(attempt, { text, tried, why: 'its verification could not be run', received }, now);
}

/**
 * Runs the project's `init.sh`, if it exists, in the place of an attempt, at every start and continuation. Processes that it leaves
 * running have to be services, as `docker compose up -d` makes them; all others are ended.
 * @throws WorkflowError when it fails, or does not end in time; the user is asked about it then, once for all features.
 */
async function runInit(attempt: Attempt, now: Date): Promise<void> {
  const { paths, feature, record } = attempt;
  const root = projectIn(paths, record);
  const line = lineOf(root);
  if (line === undefined) return;
  const { configuration } = await currentConfiguration(paths.root);
  const limit = { kind: 'init', folder: '.', time_limit_seconds: configuration.verification_timeout_minutes * 60 };
  const logFile = logFiles(paths, `${feature.id}-${record.attempt}`);
  const [result] = await runInOrder({ root, commands: [{ ...limit, line }], logFile });
  const { verdict = 'passed', summary: received = '', logFile: log = '' } = result ?? {};
  await asWriter(paths, () =>
    appendEvent(paths, now, { event: 'init-run', feature: feature.id, attempt: record.attempt, verdict }),
  );
  if (verdict === 'passed') return;
  const text = `${initScript} does not make the project ready (${paths.folder}/${insideFolder(paths, log)}): ${received}`;
  await refuseForAll(attempt, { text, tried: [line], why: `${initScript} failed`, received }, now);
}

/** The command for the script, which need not be executable: with the shell from its first line. */
function lineOf(folder: string): string | undefined {
  const text = readOrNothing(join(folder, initScript))?.toString('utf8');
  const shell = /^#!\s*(\S[^\n]*)/.exec(text ?? '')?.[1]?.trim() ?? 'sh';
  return text === undefined ? undefined : `${process.platform === 'win32' ? 'sh' : shell} ${initScript}`;
}
