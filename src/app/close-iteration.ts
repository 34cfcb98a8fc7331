import type { Configuration } from '../configuration/rules/configuration.ts';
import { currentConfiguration } from '../configuration/configuration.ts';
import { allowance, describeAllowance } from '../loop/rules/allowance.ts';
import { isWriting } from '../loop/rules/iteration.ts';
import { giveUpUnpaid } from './money.ts';
import { withSpend } from '../spend/rules/spend.ts';
import { catchUpSpend, readSpend } from '../spend/spend.ts';
import { phaseAfterWriteUp } from '../loop/rules/modes.ts';
import type { RecordResult } from '../research/rules/record.ts';
import {
  describeFailed,
  describeFetched,
  describeNew,
  describeOpened,
  describeUnanswered,
  describeResolved,
  describeUnrepeated,
  describeVerdicts,
} from '../research/rules/record-summary.ts';
import { describeOutage, isOutage, searchCountsOf } from '../research/rules/searches.ts';
import { agreedGoal } from '../goal/agreed-goal.ts';
import { isFollowed } from '../loop/rules/decide.ts';
import { elapsedHours, isOverForGood, type WorkflowState } from '../loop/rules/state.ts';
import { WorkflowError } from '../base/errors.ts';
import { counted, paragraphs } from '../base/text.ts';
import { noteActivity } from '../session/activity.ts';
import { loopAround, parkLoop } from '../session/ralph-loop.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { leftUndone } from '../loop/rules/decide.ts';
import { closingLines } from './ending.ts';
import { refuseRecordAtWork } from './agents-answered.ts';
import { takeLeft } from './take-left.ts';
import { unreadDocuments } from '../research/snapshots.ts';
import { addressesToFetch, prepareSearches, previewRecord, type Upcoming } from './findings.ts';
import { readIterationRuntime } from './iteration-runtime.ts';
import { openSearch } from './reading.ts';
import { phaseOf } from './phases.ts';
import { recordWorkflow, type Preparation, type WorkflowRecord } from './record.ts';
import { readOrRestoreState } from './restore.ts';
import { acceptanceOf, briefOf, verifyIteration } from './turn.ts';
import { phaseTraits } from '../base/vocabulary.ts';
import { fetchForRecord } from './fetch-for-record.ts';
import { notifyPerson } from '../loop/announce.ts';
import { compileDocuments } from './compile.ts';
import { finishBeforeRecord } from '../coding/before-record.ts';

/** The record of an iteration for the session, and for programs. */
export interface ClosedIteration {
  text: string;
  /** The part of the text with the results, without the next step; undefined while steps are missing. */
  brought: string | undefined;
  data: Record<string, unknown>;
}

/**
 * Closes the iteration in progress: finishes reviewed features, fetches sources, records the hand-ins. Returns the results and the steps
 * that are left.
 * @throws WorkflowError when no iteration is in progress, or agents of it are at work.
 */
export async function closeIteration(paths: WorkflowPaths, now: Date): Promise<ClosedIteration> {
  const { state: before, notice } = await readOrRestoreState(paths, now);
  refuseIdle(paths, before);
  refuseRecordAtWork(paths, before);
  await takeLeft(paths, now);
  noteActivity(paths);
  // Nothing is to be recorded yet: the researchers are still to start.
  if (await openSearch(paths, now)) {
    const text = await briefOf(paths, before);
    return { text, brought: undefined, data: { problems: [text] } };
  }
  await catchUpSpend(paths);
  await giveUpUnpaid(paths, withSpend(before, readSpend(paths, before)), now);
  const phase = await phaseOf(before);
  const done = phaseTraits[before.current_phase].worksOnFeatures
    ? await finishBeforeRecord(paths, agreedGoal(paths), now)
    : [];
  const { configuration } = await currentConfiguration(paths.root);
  const upcoming = previewRecord(paths, now);
  const fetched = await fetchUpcoming(paths, upcoming, configuration);
  const searches = prepareSearches(paths, upcoming);
  const result = await recordWorkflow(paths, now, { ...searches, fetched });
  if (await phase.isStale?.(paths, result.state)) await compileDocuments(paths, now);
  const notices = notice === undefined ? result.notices : [notice, ...result.notices];
  if (result.asked.length > 0) {
    await notifyPerson(paths, now, ...result.asked.map((message) => ({ kind: 'escalation' as const, message })));
  }
  const runtime = await readIterationRuntime(paths, result.state);
  const { becomesFeature, problems: all } = await verifyIteration(paths, result.state, runtime);
  const problems = all.filter((problem) => !becomesFeature.includes(problem));
  if (problems.length === 0 && isFollowed(result.state, elapsedHours(result.state, now))) parkLoop(paths, false);
  // The brief of a write-up contains the goal's steps.
  const goal = !phaseTraits[result.state.current_phase].worksOnFeatures
    ? undefined
    : acceptanceOf(paths, result.state, runtime);
  const brought = [
    [...notices, ...done].join('\n'),
    result.summary ?? summary(result, problems.length === 0),
    describeFetched(fetched, configuration.fetch_sources),
    describeFailed(result.failedQuotes),
    describeUnrepeated(result.ledger),
    describeVerdicts(result),
    describeResolved(result),
    describeUnanswered(result),
    describeNew(result),
  ];
  // A brief that follows has the open questions itself.
  const following = [
    describeOpened(result),
    await next(paths, result, problems, becomesFeature),
    problems.length > 0 ? (goal ?? '') : '',
  ];
  return {
    text: paragraphs([...brought, ...following]),
    brought: problems.length === 0 ? paragraphs(brought) : undefined,
    data: dataOf(result, { fetched: fetched ?? null, problems, notices }),
  };
}

function refuseIdle(paths: WorkflowPaths, state: WorkflowState): void {
  if (state.status !== 'in_progress' || state.iteration === 0) throw noIteration(paths, state);
}

/** The refusal of a command that belongs to an iteration, when none is in progress. */
export function noIteration({ name }: WorkflowPaths, state: WorkflowState): WorkflowError {
  return new WorkflowError(`The workflow '${name}' has no iteration in progress`, {
    received: state.end_reason ?? state.status,
    fix: isOverForGood(state)
      ? 'It is over for good; there is nothing left to do.'
      : `Go on with: /autonomous-workflow:continue-auto ${name}`,
  });
}

function dataOf(
  { statistics, newClaims, newSources, state, failedQuotes }: WorkflowRecord,
  { fetched, problems, notices }: { fetched: unknown; problems: readonly string[]; notices: readonly string[] },
): Record<string, unknown> {
  return {
    statistics,
    new_claims: newClaims,
    new_sources: newSources,
    result: state.last_result,
    verdict: state.verdict,
    verdict_numbers: state.verdict_numbers,
    fetched,
    failed_quotes: failedQuotes,
    problems,
    notices,
  };
}

/** Loads the fetching of pages only when there are sources to fetch. */
async function fetchUpcoming(
  paths: WorkflowPaths,
  upcoming: Upcoming | undefined,
  configuration: Configuration,
): Promise<Preparation['fetched']> {
  if (upcoming === undefined) return undefined;
  const { web, files: quoted } = addressesToFetch(upcoming);
  const files = [...quoted, ...unreadDocuments(paths)];
  if (files.length === 0 && (web.length === 0 || !configuration.fetch_sources)) return undefined;
  return fetchForRecord(paths, { web, files }, configuration);
}

/** @param isDone whether nothing is left to do; a write-up that is still to be written is not recorded. */
function summary({ statistics, state }: RecordResult, isDone: boolean): string {
  const { iteration, agents_reported, agents_expected, observations, new_claims, new_sources, valid, kind } =
    statistics;
  const { refused = 0 } = statistics;
  if (kind === 'writing' && observations === 0)
    return isDone ? `Iteration ${iteration}, the write-up, is recorded.` : '';
  const lines = [
    `Iteration ${iteration} is recorded: ${agents_reported} of ${counted(agents_expected, 'agent')} that search handed in ${counted(observations, 'observation')}; new: ${counted(new_claims, 'finding')}, ${counted(new_sources, 'source')}.`,
  ];
  if (refused > 0)
    lines.push(
      `${counted(refused, 'more observation')} ${refused === 1 ? 'does' : 'do'} not count: the quote is not in its source, or proves too little, or the page is gone or behind a wall.`,
    );
  const searches = searchCountsOf(statistics);
  if (!valid && isOutage(searches)) lines.push(`It does not count towards saturation: ${describeOutage(searches)}.`);
  else if (!valid && agents_expected > 0)
    lines.push('It does not count towards saturation: too few agents handed in, or none searched.');
  lines.push(`Verdict: ${state.verdict ?? 'none'}.`);
  return lines.join('\n');
}

async function next(
  paths: WorkflowPaths,
  { state: recorded }: RecordResult,
  problems: readonly string[],
  becomesFeature: readonly string[],
): Promise<string> {
  const state = withSpend(recorded, readSpend(paths, recorded));
  const left = allowance(state, new Date());
  if (left.kind === 'nothing') return `${describeAllowance(state, left)}: nothing more is done. End your turn.`;
  // A round that finished the plan has a brief without closing lines.
  const completesPlan = isWriting(state) && phaseTraits[state.current_phase].document === 'plan';
  const again = completesPlan ? '\n- Then run `autonomous-workflow record` once more.' : '';
  if (problems.length > 0) return `Left to do:\n${listed(problems)}${again}`;
  if (becomesFeature.length > 0) {
    return `Fix nothing of what fails: it becomes a feature by itself when your turn has ended.\n${listed(becomesFeature)}\n\nNothing is left to do in this iteration: end your turn.`;
  }
  const promise = loopAround(paths)?.completionPromise;
  if (isWriting(state) && phaseAfterWriteUp(state) === undefined) {
    const reason = state.finishing ?? 'complete';
    const closing = [
      ...(await closingLines(paths, state, reason)),
      ...(typeof promise === 'string' ? [`<promise>${promise}</promise>`] : []),
    ];
    return `${leftUndone(state, reason) === '' ? 'Nothing is left to do.' : 'The workflow ends here.'} End your answer with ${closing.length === 1 ? 'this closing line' : 'these closing lines'}:\n${closing.join('\n')}`;
  }
  return 'Nothing is left to do in this iteration: end your turn.';
}

function listed(problems: readonly string[]): string {
  return problems.map((problem) => `- ${problem}`).join('\n');
}
