import { isWriting } from '../loop/rules/iteration.ts';
import { phaseAfterWriteUp } from '../loop/rules/modes.ts';
import type { RecordResult } from '../research/rules/record.ts';
import { describeFailed, describeFetched, describeNew, describeVerdicts } from '../research/rules/record-summary.ts';
import { isOverForGood, type WorkflowState } from '../loop/rules/state.ts';
import type { Configuration } from '../configuration/rules/configuration.ts';
import { phases } from '../base/vocabulary.ts';
import { WorkflowError } from '../base/errors.ts';
import { noteActivity } from '../session/activity.ts';
import { currentConfiguration } from '../configuration/configuration.ts';
import { addressesToFetch, prepareQuoteSearch, previewRecord, type Upcoming } from '../app/findings.ts';
import { readMark } from '../app/iteration-mark.ts';
import { readLease } from '../session/lease.ts';
import { chooseWorkflow } from '../loop/list.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { findRalphLoop } from '../session/ralph-loop.ts';
import { recordWorkflow, type Preparation } from '../app/record.ts';
import { readOrRestoreState } from '../app/repair/restore.ts';
import { acceptanceOf, verifyIteration } from '../app/turn.ts';
import type { Answer, Context } from './context.ts';
import { counted } from '../base/text.ts';

/** Closes the iteration and says what it brought and what is left to do. */
export async function record({ root, sessionId, now }: Context, name: string | undefined): Promise<Answer> {
  const paths = await chooseWorkflow(root, name, sessionId);
  const { state: before, notice } = await readOrRestoreState(paths, now);
  if (before.status !== 'in_progress' || before.iteration === 0) {
    throw new WorkflowError(`The workflow '${paths.name}' has no iteration in progress`, {
      received: before.end_reason ?? before.status,
      fix: isOverForGood(before)
        ? 'It is over for good; there is nothing to record.'
        : `Go on with: /autonomous-workflow:continue-auto ${paths.name}`,
    });
  }
  noteActivity(paths);
  const finished = before.current_phase === phases.C ? await deriveStatuses(paths, before, now) : [];
  const { configuration } = await currentConfiguration(root);
  const upcoming = previewRecord(paths, now);
  const fetched = await fetchUpcoming(paths, upcoming, configuration);
  const findQuote = prepareQuoteSearch(paths, upcoming);
  const result = await recordWorkflow(paths, now, { findQuote, fetched });
  const notices = notice === undefined ? result.notices : [notice, ...result.notices];
  if (result.asked.length > 0) {
    const { notifyPerson } = await import('../coding/ask.ts');
    await notifyPerson(paths, now, ...result.asked.map((message) => ({ kind: 'escalation' as const, message })));
  }
  const mark = await readMark(paths, result.state);
  const verification = await verifyIteration(paths, result.state, mark);
  const { becomesFeature } = verification;
  const problems = verification.problems.filter((problem) => !becomesFeature.includes(problem));
  // In the other phases the brief has told it already.
  const goal = result.state.current_phase === phases.C ? acceptanceOf(paths, result.state, mark) : undefined;
  return {
    text: [
      [...notices, ...finished].join('\n'),
      result.summary ?? summary(result),
      describeFetched(fetched, configuration.fetch_sources),
      describeFailed(result.failedQuotes),
      describeVerdicts(result),
      describeNew(result),
      next(paths, result, problems, becomesFeature),
      problems.length > 0 ? (goal ?? '') : '',
    ]
      .filter((part) => part !== '')
      .join('\n\n'),
    data: {
      statistics: result.statistics,
      new_claims: result.newClaims,
      new_sources: result.newSources,
      verdict: result.state.verdict,
      fetched: fetched ?? null,
      failed_quotes: result.failedQuotes,
      problems,
      notices,
    },
  };
}

/** Only implementation loads what reads and writes repositories. */
async function deriveStatuses(paths: WorkflowPaths, state: WorkflowState, now: Date): Promise<string[]> {
  const { finishFeatures } = await import('../app/features.ts');
  return finishFeatures(paths, state, now);
}

/** Only sources that are to be fetched load what fetches and reads pages. */
async function fetchUpcoming(
  paths: WorkflowPaths,
  upcoming: Upcoming | undefined,
  configuration: Configuration,
): Promise<Preparation['fetched']> {
  if (upcoming === undefined) return undefined;
  const { web, files } = addressesToFetch(upcoming);
  if (files.length === 0 && (web.length === 0 || !configuration.fetch_sources)) return undefined;
  const { fetchForRecord } = await import('../app/fetch-for-record.ts');
  return fetchForRecord(paths, { web, files }, configuration);
}

function summary({ statistics, state }: RecordResult): string {
  const { iteration, agents_reported, agents_expected, observations, new_claims, new_sources, valid, kind } =
    statistics;
  const { refused = 0 } = statistics;
  if (kind === 'writing' && observations === 0) return `Iteration ${iteration}, the write-up, is recorded.`;
  const lines = [
    `Iteration ${iteration} is recorded: ${agents_reported} of ${counted(agents_expected, 'agent')} handed in ${counted(observations, 'observation')}; new: ${counted(new_claims, 'finding')}, ${counted(new_sources, 'source')}.`,
  ];
  if (refused > 0)
    lines.push(
      `${counted(refused, 'more observation')} ${refused === 1 ? 'does' : 'do'} not count: the quote is not in its source, or proves too little, or the page is gone or behind a wall.`,
    );
  if (!valid) lines.push('It does not count towards saturation: too few agents handed in, or no search worked.');
  lines.push(`Verdict: ${state.verdict ?? 'none'}.`);
  return lines.join('\n');
}

function next(
  paths: WorkflowPaths,
  { state }: RecordResult,
  problems: readonly string[],
  becomesFeature: readonly string[],
): string {
  if (problems.length > 0) return `Left to do:\n${listed(problems)}`;
  if (becomesFeature.length > 0) {
    return `Fix nothing of what fails: it becomes a feature by itself when your turn has ended.\n${listed(becomesFeature)}\n\nNothing is left to do in this iteration: end your turn.`;
  }
  const lease = readLease(paths);
  const promise = lease === undefined ? null : findRalphLoop(lease.folder, lease.session)?.completionPromise;
  if (isWriting(state) && phaseAfterWriteUp(state) === undefined && typeof promise === 'string') {
    return `Nothing is left to do. End your answer with this closing line:\n<promise>${promise}</promise>`;
  }
  return 'Nothing is left to do in this iteration: end your turn.';
}

function listed(problems: readonly string[]): string {
  return problems.map((problem) => `- ${problem}`).join('\n');
}
