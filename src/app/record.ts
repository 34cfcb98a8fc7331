import type { FindQuote, SearchAgain } from '../research/rules/evidence-check.ts';
import type { SnapshotRow } from '../research/rules/pages/page.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { WorkflowError } from '../base/errors.ts';
import { agreedGoal } from '../goal/acceptance-file.ts';
import { allowance, describeAllowance } from '../loop/rules/budgets.ts';
import { appendEvent } from '../journal/journal.ts';
import { asOneChange } from '../journal/document.ts';
import { asWriter, commitState } from '../loop/workflow.ts';
import { spentState } from '../spend/spend.ts';
import { claimJudging, claimVerification, findingsIn, goalReading } from '../research/hand-in-kinds.ts';
import { closingLines } from './step.ts';
import { searchesIn } from '../research/search-log.ts';
import { type Evidence, isFile, type Ledger, type Source } from '../research/rules/ledger.ts';
import { mergeHandIns } from '../research/rules/merge.ts';
import { questionsRead, withAsked } from '../research/rules/hand-in.ts';
import { pageFacts, quoteFinder, storedSources, treeSearcher } from '../research/quote-checks.ts';
import { endOfPlanning, plannedQuestions, planQuestions, readDescribedTask } from '../loop/steering.ts';
import { readJudgings, readVerifications } from '../research/claim-judging.ts';
import { counted, paragraphs } from '../base/text.ts';
import { currentConfiguration } from '../configuration/configuration.ts';
import { describeOutage, isOutage, searchCountsOf } from '../research/rules/searches.ts';
import { escalate, readEscalations } from '../loop/escalations.ts';
import { escalatedItems, openItems } from '../loop/rules/escalation.ts';
import { failedAgents, finishedAssignments, refuseWhileAtWork, readEntries } from '../loop/agents.ts';
import { fetchSources, fetchWorks } from '../research/fetch-sources.ts';
import { finishBeforeRecord } from '../coding/advance.ts';
import { type Configuration, hostsIn } from '../configuration/rules/configuration.ts';
import { isFollowed, leftUndone } from '../loop/rules/decide.ts';
import {
  elapsedHours,
  isOverForGood,
  isRecorded,
  type WorkflowState,
  isFinalWriteUp,
  isWriting,
} from '../loop/rules/state.ts';
import { isSameResult, describeStall } from '../loop/rules/iteration.ts';
import { loopAround, parkLoop } from '../session/ralph-loop.ts';
import { writeReport } from '../report/report.ts';
import { compileDocuments } from './compile.ts';
import { noteActivity } from '../session/activity.ts';
import { notifyPerson } from '../loop/announce.ts';
import { phaseTraits } from '../base/vocabulary.ts';
import { readInbox } from './hand-in.ts';
import {
  acceptanceOf,
  awaitsReading,
  briefOf,
  catchUp,
  phaseOf,
  readIterationRuntime,
  takeLeft,
  verifyIteration,
} from './turn.ts';
import { readLedger, writeLedger } from '../research/ledger-file.ts';
import { readOrNothing } from '../files/store.ts';
import { readState } from '../loop/state-file.ts';
import { describeFetched, recordIteration, type Fetched, type RecordResult } from '../research/rules/record.ts';
import { unreadDocuments } from '../research/snapshots.ts';
import { worksForIteration, isFinder, isOfIteration, isReportingAgent } from '../loop/rules/agents.ts';

/** Evidence with its source. */
type Quoted = readonly [Evidence, Source];

/**
 * The evidence that the next record will have, unchecked, and the hand-ins that it will merge for the first time: what it needs of pages
 * and quotes is fetched and searched before the lock is taken.
 */
function previewRecord(paths: WorkflowPaths, now: Date): { evidence: Quoted[]; fresh: ReadonlySet<string> } {
  const before = readLedger(paths);
  const known = new Set(before.merged);
  const { claims, sources, merged } = mergeHandIns(
    before,
    findingsIn(readInbox(paths)),
    now.toISOString().slice(0, 10),
  );
  const sourceOf = new Map(sources.map((source) => [source.id, source]));
  const evidence = claims.flatMap((claim) =>
    claim.evidence.flatMap((one): Quoted[] => {
      const source = sourceOf.get(one.source);
      return source === undefined ? [] : [[one, source]];
    }),
  );
  return { evidence, fresh: new Set(merged.filter((id) => !known.has(id))) };
}

/** The search for quotes, and the second search for texts reported as missing; both cache their results. */
interface Searches {
  findQuote: FindQuote;
  inTree: SearchAgain['inTree'];
}

/** Searches for every unchecked quote, source by source. */
function prepareSearches(paths: WorkflowPaths, evidence: readonly Quoted[]): Searches {
  const findQuote = quoteFinder(paths);
  const inTree = treeSearcher(paths.root);
  const { check } = storedSources(paths, findQuote, inTree);
  for (const [one, source] of evidence.toSorted(([a], [b]) => (a.source < b.source ? -1 : 1))) check(one, source);
  return { findQuote, inTree };
}

/** Addresses of the upcoming evidence; files of the project only where new evidence quotes them. */
function addressesToFetch({ evidence, fresh }: ReturnType<typeof previewRecord>): { web: string[]; files: string[] } {
  const web = evidence.flatMap(([{ url }, source]) => (isFile(source) ? [] : [url ?? source.url]));
  // Texts reported as missing are searched in the project itself.
  const files = evidence.flatMap(([{ hand_in, searched }, source]) =>
    isFile(source) && fresh.has(hand_in) && searched === undefined ? [source.url] : [],
  );
  return { web: [...new Set(web)], files: [...new Set(files)] };
}

/** For all sources of one record: Claude Code limits a command to two minutes. */
const budgetMilliseconds = 80_000;

/**
 * Fetches the sources of the next record within a time limit; the next `record` fetches remaining ones. Files of the project are
 * read even if fetching from the web is off.
 * @returns undefined when nothing was fetched.
 */
async function fetchForRecord(
  paths: WorkflowPaths,
  upcoming: ReturnType<typeof previewRecord>,
  { fetch_sources: fetchesWeb, allowed_private_hosts }: Configuration,
): Promise<Fetched | undefined> {
  const { web, files: quoted } = addressesToFetch(upcoming);
  const files = [...quoted, ...unreadDocuments(paths)];
  if (files.length === 0 && (web.length === 0 || !fetchesWeb)) return undefined;
  const fetched = { stored: 0, dead: 0, could_not_run: 0, left: 0 };
  const count = ({ outcome, reason }: SnapshotRow): void => {
    if (reason?.kind === 'not-attempted') fetched.left += 1;
    else fetched[outcome === 'could-not-run' ? 'could_not_run' : outcome] += 1;
  };
  const options = { allowedPrivateHosts: hostsIn(allowed_private_hosts), budgetMilliseconds };
  await fetchSources(paths, files, { ...options, again: true }, count);
  if (fetchesWeb) await fetchSources(paths, web, options, count);
  const works = fetchesWeb ? await fetchWorks(paths, web, options.allowedPrivateHosts) : undefined;
  const isAnything = works !== undefined || Object.values(fetched).some((number) => number > 0);
  return isAnything ? { ...fetched, ...(works && { works }) } : undefined;
}

/**
 * Closes the iteration in progress: merges the inbox and writes journal, ledger, bibliography, counts and state, in this order. After a
 * crash in between, running it again gives the same result.
 */
async function recordWorkflow(
  paths: WorkflowPaths,
  now: Date,
  { findQuote, inTree, fetched }: Searches & { fetched: Fetched | undefined },
): Promise<RecordResult & Record<'notices' | 'asked', string[]> & { summary: string | undefined }> {
  return asWriter(paths, async () => {
    const { configuration } = await currentConfiguration(paths.root);
    const state = await readState(paths);
    const before = readLedger(paths);
    const runtime = await readIterationRuntime(paths, state);
    const { assignments } = runtime;
    const inbox = readInbox(paths);
    const notices = leftOutOf(paths, state.iteration);
    const escalations = readEscalations(paths);
    const escalated = escalatedItems(escalations);
    const facts = pageFacts(paths, before, { findQuote, inTree });
    const { verifications, seconds } = readVerifications(paths, before, inbox.of(claimVerification), facts);
    const judges = readJudgings(paths, before, inbox.of(claimJudging));
    const reports = {
      judged: judges,
      handIns: findingsIn(inbox),
      seconds,
      expected: assignments.filter(({ agent }) => isFinder(agent)).length,
      assignments,
      failed: failedAgents(paths).filter((one) => worksForIteration(one, state.iteration) && isFinder(one.agent))
        .length,
      searches: searchesIn(paths, state.iteration),
      escalated,
      unanswered: openItems(escalations),
      // All that the verdicts on claims depend on.
      findings: { ...storedSources(paths, findQuote, inTree), verifications },
    };
    const phase = await (await phaseOf(state)).record({ paths, state, inbox, runtime, reports, configuration });
    const recorded = recordIteration(state, before, reports, now, phase);
    const result = { ...recorded, state: { ...recorded.state, sections_in_report: countSections(paths) } };
    if (isUnchanged([state, before], [result.state, result.ledger]))
      return { ...result, notices, asked: [], summary: phase.summary?.() };
    const merged = result.ledger.merged.slice(before.merged.length);
    const event = {
      event: 'recorded' as const,
      ...result.statistics,
      result: result.state.last_result ?? '',
      verdict: result.state.verdict ?? '',
      numbers: result.state.verdict_numbers,
      merged,
      ...(isSameResult(state, result.state) && { again: true as const }),
    };
    if (fetched !== undefined) appendEvent(paths, now, { event: 'sources-fetched', ...fetched });
    notices.push(...judges.failed.map(judgeFailed));
    const { iteration } = state;
    const refused = { event: 'hand-in-refused' as const, iteration, agent: 'claim-judge', final: true };
    for (const one of judges.failed) appendEvent(paths, now, { ...refused, problems: [judgeFailed(one)] });
    let asked: string[] = [];
    commitState(paths, now, result.state, event, () => {
      writeLedger(paths, result.ledger);
      phase.write?.(result.state, result.ledger);
      const { step } = result.stall;
      const { iteration } = result.state;
      const why = describeStall(result.state) ?? '';
      if (step !== undefined) appendEvent(paths, now, { event: 'stall-step', iteration, step, why });
      // The questions are stored before the state: a recorded iteration is not asked about again after a crash.
      asked = (phase.asks?.(result) ?? []).filter((one) => escalate(paths, now, one)).map(({ text }) => text);
      writeReport(paths, result.state, result.ledger, now);
    });
    const after = result.state;
    if (isFollowed(after, elapsedHours(after, now)) && !isWriting(after))
      await (await phaseOf(after)).prepare?.(paths, after);
    return { ...result, notices, asked, summary: phase.summary?.() };
  });
}

function countSections({ report }: WorkflowPaths): number {
  return (
    readOrNothing(report)
      ?.toString('utf8')
      .match(/^\\section\*?\{/gm)?.length ?? 0
  );
}

/**
 * Whether recording again found nothing new: then nothing is written, so that the call shows no effect. Times are nothing new, and neither
 * are sections that code wrote after the record.
 */
function isUnchanged(before: [WorkflowState, Ledger], after: [WorkflowState, Ledger]): boolean {
  const content = (of: [WorkflowState, Ledger]) =>
    JSON.stringify(of, (key, value: unknown) =>
      /^(?:(?:recorded|updated)_at|sections_in_report)$/.test(key) ? undefined : value,
    );
  return isRecorded(before[0]) && content(before) === content(after);
}

/** Items of an iteration's hand-ins that were left out because they stayed faulty. */
function leftOutOf(paths: WorkflowPaths, iteration: number): string[] {
  return readEntries(paths, iteration).flatMap(({ assignment, problems }) =>
    problems.length === 0 ? [] : [`Left out of the hand-in of ${assignment}: ${problems.join('; ')}.`],
  );
}

const judgeFailed = (assignment: string) =>
  `The claim-judge of ${assignment} answered an item wrongly whose answer is known: none of its answers count, and another judge reads the same findings in the next iteration.`;

export interface ClosedIteration {
  text: string;
  /** The part of the text with the results, without the next step; undefined while steps are missing. */
  brought: string | undefined;
}

/**
 * Closes the iteration in progress: finishes reviewed features, fetches sources, records the hand-ins. Returns the results and the steps
 * that are left.
 * @throws WorkflowError when no iteration is in progress, or agents of it are at work.
 */
export async function closeIteration(paths: WorkflowPaths, now: Date): Promise<ClosedIteration> {
  await takeLeft(paths, now);
  const { state: before, opened } = await catchUp(paths, now);
  if (before.status !== 'in_progress' || before.iteration === 0) throw noIteration(paths, before);
  const finished = finishedAssignments(paths, before.iteration);
  // Agents that have handed in, or work for an earlier iteration, are not waited for.
  refuseWhileAtWork(paths, '`record`', ({ agent, about }) => {
    if (!isReportingAgent(agent) || about === '') return true;
    return isOfIteration(about, before.iteration) && !finished.has(about);
  });
  noteActivity(paths);
  // Nothing is to be recorded yet: the goal is to be read, or the researchers are still to start.
  if (opened || awaitsReading(paths, before)) return { text: await briefOf(paths, before), brought: undefined };
  const planned = endOfPlanning(paths);
  if (planned !== undefined) return { text: `${planned.message} End your turn.`, brought: undefined };
  const phase = await phaseOf(before);
  const done = phaseTraits[before.current_phase].worksOnFeatures
    ? await finishBeforeRecord(paths, agreedGoal(paths), now)
    : [];
  const { configuration } = await currentConfiguration(paths.root);
  const upcoming = previewRecord(paths, now);
  const fetched = await fetchForRecord(paths, upcoming, configuration);
  const result = await recordWorkflow(paths, now, { ...prepareSearches(paths, upcoming.evidence), fetched });
  if (await phase.isStale?.(paths, result.state)) await compileDocuments(paths, now);
  if (result.asked.length > 0) {
    await notifyPerson(paths, ...result.asked.map((message) => ({ kind: 'escalation' as const, message })));
  }
  const runtime = await readIterationRuntime(paths, result.state);
  const { problems } = await verifyIteration(paths, result.state, runtime);
  if (problems.length === 0 && isFollowed(result.state, elapsedHours(result.state, now))) parkLoop(paths, false);
  // The brief of a write-up contains the goal's steps.
  const goal = isWriting(before) ? undefined : await acceptanceOf(paths, result.state, runtime);
  const brought = [
    [...result.notices, ...done].join('\n'),
    result.summary ?? summary(result, problems.length === 0),
    describeFetched(fetched, configuration.fetch_sources),
  ];
  const following = [await next(paths, result, problems), problems.length > 0 ? (goal ?? '') : ''];
  return {
    text: paragraphs([...brought, ...following]),
    brought: problems.length === 0 ? paragraphs(brought) : undefined,
  };
}

export function noIteration({ name }: WorkflowPaths, state: WorkflowState): WorkflowError {
  return new WorkflowError(`The workflow '${name}' has no iteration in progress`, {
    received: state.end_reason ?? state.status,
    fix: isOverForGood(state)
      ? 'It is over for good; there is nothing left to do.'
      : `Go on with: /autonomous-workflow:continue-auto ${name}`,
  });
}

/** @param isDone whether nothing is left to do; a write-up that is still to be written is not recorded. */
function summary({ statistics, state }: RecordResult, isDone: boolean): string {
  const { iteration, agents_reported, agents_expected, observations, new_claims, new_sources, valid, kind } =
    statistics;
  const { refused = 0 } = statistics;
  if (kind === 'writing' && observations === 0)
    return isDone ? `Iteration ${iteration}, the write-up, is recorded.` : '';
  const searches = searchCountsOf(statistics);
  const why = isOutage(searches) ? describeOutage(searches) : 'too few agents handed in, or none searched';
  return [
    agents_expected === 0
      ? `Iteration ${iteration}, in which nobody had to search, is recorded.`
      : `Iteration ${iteration} is recorded: ${counted(observations, 'observation')} from ${agents_reported} of ${counted(agents_expected, 'agent')}; new: ${counted(new_claims, 'finding')}, ${counted(new_sources, 'source')}.`,
    ...(refused > 0
      ? [`Observations that do not count, as their quotes were not found: ${refused}; \`evidence\` says why.`]
      : []),
    ...(!valid && agents_expected > 0 ? [`It does not count towards saturation: ${why}.`] : []),
    `Verdict: ${state.verdict ?? 'none'}.`,
  ].join('\n');
}

async function next(
  paths: WorkflowPaths,
  { state: recorded }: RecordResult,
  problems: readonly string[],
): Promise<string> {
  const state = spentState(paths, recorded);
  const left = allowance(state, new Date());
  if (left.kind === 'nothing') return `${describeAllowance(state, left)}: nothing more is done. End your turn.`;
  // A round that finished the plan has a brief without closing lines.
  const completesPlan = isWriting(state) && phaseTraits[state.current_phase].document === 'plan';
  const again = completesPlan ? '\n- Then run `autonomous-workflow record` once more.' : '';
  const done = 'Nothing is left to do in this iteration: end your turn.';
  if (problems.length > 0) return `Left to do:\n${listed(problems)}${again}`;
  if (!isFinalWriteUp(state)) return done;
  const reason = state.finishing ?? 'complete';
  const promise = loopAround(paths)?.completionPromise;
  const closing = [
    ...(await closingLines(paths, state, reason)),
    ...(typeof promise === 'string' ? [`<promise>${promise}</promise>`] : []),
  ];
  const isDone = leftUndone(state, reason) === '';
  return `${isDone ? 'Nothing is left to do.' : 'The workflow ends here.'} End your answer with ${closing.length === 1 ? 'this closing line' : 'these closing lines'}:\n${closing.join('\n')}`;
}

const listed = (problems: readonly string[]): string => problems.map((problem) => `- ${problem}`).join('\n');

/**
 * Makes questions of the user's of the goal as it was read; without a reading the goal as a whole is the one question. False where the user
 * is to edit them first. The caller holds the lock.
 */
export async function takeGoal(paths: WorkflowPaths, now: Date, state: WorkflowState): Promise<boolean> {
  const before = readLedger(paths);
  const reading = readInbox(paths).of(goalReading).at(-1)?.handIn;
  const described = (await readDescribedTask(paths))?.text ?? '';
  const read = questionsRead(reading, { prompt: state.prompt, described });
  const planned = plannedQuestions(paths);
  if (planned?.isUnseen === true) {
    if (planned.questions.length === 0) planQuestions(paths, read);
    return false;
  }
  // A question that the user left as it was read keeps who can answer it.
  const edited = planned?.questions.map((one) => ({ ...read.find(({ text }) => text === one.text), ...one })) ?? [];
  const ledger = withAsked(before, edited.length === 0 ? read : edited);
  const questions = ledger.questions.slice(before.questions.length);
  if (questions.length === 0) return true;
  const event = { event: 'goal-read' as const, iteration: state.iteration, title: reading?.title ?? null, questions };
  asOneChange(paths, now, event, () => writeLedger(paths, ledger));
  return true;
}
