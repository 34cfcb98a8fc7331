import { composeFeatureBrief } from '../coding/rules/feature-brief.ts';
import type { AttemptRecord } from '../coding/rules/attempt-record.ts';
import type { Feature, FeatureList } from '../coding/rules/feature.ts';
import { mayRunBeside, othersToBegin } from '../coding/rules/ready.ts';
import { refuse, requireFeature } from '../coding/rules/refusal.ts';
import { beginFeature } from '../coding/rules/progress.ts';
import { openAttempt } from '../coding/rules/standing.ts';
import { itemsOf } from '../loop/rules/escalation.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import { WorkflowError } from '../base/errors.ts';
import { startOfFeature } from '../programs/git/repository.ts';
import { noteActivity } from '../session/activity.ts';
import { readEscalations } from '../loop/escalations.ts';
import { readAttempt, writeAttempt } from '../coding/attempt-file.ts';
import { changeFeatures } from '../coding/change-features.ts';
import { parallelLimit } from '../coding/parallel-limit.ts';
import { decidedBefore } from '../coding/scrutiny-file.ts';
import { appendEvent } from '../journal/journal.ts';
import { chooseWorkflow } from '../loop/list.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readState } from '../loop/state-file.ts';
import { asWriter } from '../loop/workflow.ts';
import type { Answer, Context } from './context.ts';
import { frozenCommands } from '../coding/project-commands.ts';
import { commandsFor, type Attempt, openWorktree, projectIn } from '../coding/attempt.ts';
import { runBaseline } from '../coding/baseline.ts';
import { ask } from '../coding/ask.ts';
import { checkoutOf, checkoutOfAttempt } from '../coding/checkout.ts';
import { runInit } from '../coding/init-script.ts';
import { refuseUnderScrutiny } from '../app/under-scrutiny.ts';
import { takeWorkBack } from '../coding/keep-work.ts';

/** Begins an attempt at a feature, or goes on with the one in progress, and prints what is to be done. */
export async function start(
  { root, sessionId, now }: Context,
  [id = '', name]: readonly (string | undefined)[],
): Promise<Answer> {
  const paths = await chooseWorkflow(root, name, sessionId);
  noteActivity(paths);
  const { attempt, notices } = await openAttemptAt(paths, id, now);
  const text = briefOfFeature(attempt);
  return { text: [...notices, text].join('\n\n'), data: { feature: attempt.feature, record: attempt.record, notices } };
}

/**
 * The attempt in progress at a feature; a new one when there is none, from a clean work tree and with its baseline verified.
 * @throws WorkflowError when it cannot be begun.
 */
export async function openAttemptAt(
  paths: WorkflowPaths,
  id: string,
  now: Date,
): Promise<{ attempt: Attempt; notices: string[] }> {
  const main = await checkoutOf(paths);
  const state = await readState(paths);
  await refuseUnderScrutiny(paths, state);
  const { parallel } = state;
  const { list, notices } = await changeFeatures(paths, now, (before) => before);
  const feature = requireFeature(list, id);
  const commands = await frozenCommands(paths, main.root, now);
  const known = knownAttempt(paths, feature);
  if (known !== undefined && feature.status === 'in_progress') {
    const checkout = await checkoutOfAttempt(paths, known);
    await runInit(paths, main, list, feature, known.attempt, false, now);
    return { attempt: { paths, checkout, commands, list, feature, record: known }, notices };
  }
  // Refused before anything is run.
  beginFeature(list, feature.id, null, { now: now.toISOString(), waiting: new Map() });
  refuseBeside(paths, state, list, feature);
  // One that waited for an answer goes on with the work that it had.
  const kept = known?.kept ?? null;
  const going = kept === null ? known : undefined;
  if (going !== undefined) await runInit(paths, main, list, feature, going.attempt, false, now);
  const begins = { paths, checkout: main, commands, list, feature };
  const record = going ?? (await beginAnew(begins, { parallel, repair: known?.mend ?? [], kept }, now));
  const checkout = await checkoutOfAttempt(paths, record);
  const begun = await changeFeatures(paths, now, (before, circumstances) => {
    // Another one may have been begun meanwhile.
    refuseBeside(paths, state, before, feature);
    return beginFeature(before, feature.id, record.start.commit, circumstances);
  });
  const started = requireFeature(begun.list, feature.id);
  return {
    attempt: { paths, checkout, commands, list: begun.list, feature: started, record },
    notices: [...notices, ...begun.notices],
  };
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

function knownAttempt(paths: WorkflowPaths, feature: Feature): AttemptRecord | undefined {
  const open = openAttempt(feature);
  return open === undefined ? undefined : readAttempt(paths, feature.id, open.number);
}

async function beginAnew(
  attempt: Omit<Attempt, 'record'>,
  { parallel, repair, kept }: { parallel: number; repair: readonly string[]; kept: string | null },
  now: Date,
): Promise<AttemptRecord> {
  const { paths, checkout: main, commands, list, feature } = attempt;
  const begun = await startOfFeature(main.root, main.without);
  const number = openAttempt(feature)?.number ?? feature.attempts.length + 1;
  await runInit(paths, main, list, feature, number, true, now);
  const opened = parallel === 1 ? undefined : await openWorktree(paths, main, feature.id, begun.commit);
  const { checkout = main, known: worktree = null } = opened ?? {};
  const start = opened === undefined ? begun : { ...begun, branch: null };
  const { record: baseline, reused } = await runBaseline(paths, checkout, commands, list, feature, number);
  const record: AttemptRecord = {
    schema: 1,
    feature: feature.id,
    attempt: number,
    start,
    worktree,
    baseline,
    mend: [...repair, ...(kept === null ? [] : [await takeWorkBack(paths, checkout, kept)])],
    verification: null,
    review: null,
  };
  await asWriter(paths, () => {
    appendEvent(paths, now, {
      event: 'baseline-run',
      feature: feature.id,
      attempt: number,
      verdict: baseline.verdict,
      reused,
    });
    writeAttempt(paths, record);
  });
  const missing = baseline.runs.filter(({ verdict }) => verdict === 'could_not_run');
  if (missing.length === 0) return record;
  const what = missing.map(({ line, end }) => `\`${line}\`: ${end}`).join('; ');
  const text = `The project cannot be verified here: ${what}. What is missing, and may it be installed?`;
  const tried = missing.map(({ line }) => line);
  // The frozen commands prove every feature.
  const others = othersToBegin(list, feature.id);
  await ask(paths, now, { kind: 'environment', item: feature.id, others, text, tried });
  throw new WorkflowError(`${feature.id} cannot be begun: its verification could not be run`, {
    received: what,
    fix: 'The user is asked about it, for all features. Run `autonomous-workflow record` and end your turn.',
  });
}

/** What the session is to do about an attempt. */
export function briefOfFeature(attempt: Attempt): string {
  const { paths, list, feature, record } = attempt;
  const { run, refused } = commandsFor(attempt);
  const answers = readEscalations(paths).flatMap((one) =>
    itemsOf(one).includes(feature.id) && one.answer !== null
      ? [{ id: one.id, question: one.text, answer: one.answer }]
      : [],
  );
  return composeFeatureBrief({
    list,
    worktree: projectIn(paths, record),
    feature,
    commands: run.map(({ line }) => line),
    defects: [...record.mend, ...baselineDefects(record), ...refused.map(notRun)],
    answers,
    finished: decidedBefore(paths, list, feature),
    folder: paths.folder,
  });
}

function baselineDefects({ baseline }: AttemptRecord): string[] {
  return baseline.runs
    .filter(({ verdict, empty }) => verdict === 'failed' && !empty)
    .map(
      ({ line, log, end }) =>
        `\`${line}\` failed before this feature already (${end}; ${log}): it has to pass at the end`,
    );
}

function notRun(line: string): string {
  return `the plan names \`${line}\`, which is not run: nobody confirmed it. Look yourself whether it would hold`;
}
