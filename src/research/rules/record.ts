import { isOfIteration, type Assignment } from '../../loop/rules/agents.ts';
import {
  type StallMove,
  conclusions,
  isLastButOne,
  verdictAtEnd,
  describeStall,
  stallStep,
  judgeStall,
  restartedStall,
  type IterationYield,
} from '../../loop/rules/iteration.ts';
import {
  type IterationStatistics,
  type Ledger,
  isForUser,
  openQuestions,
  currentId,
  iterationOf,
  type Claim,
  type Question,
} from './ledger.ts';
import { mergeHandIns, type StoredHandIn, withJudging } from './merge.ts';
import { assess, recounted, type Findings } from './fold.ts';
import type { Judging } from './claim-judging.ts';
import { mayBeCited, isRepositoryFact, sourcesById, countsOf } from './standing.ts';
import { reopenRefuted, consecutiveLowYield, describeAnswers, isAnswered, judgeSaturation } from './questions.ts';
import { haveWorked, type SearchCounts } from './searches.ts';
import { excerpt } from '../../base/errors.ts';
import type { WorkflowEvent } from '../../journal/rules/events.ts';
import { counted, quotedWords } from '../../base/text.ts';
import { budgetEnds, type EndReason, workflowTypes } from '../../base/vocabulary.ts';
import { type WorkflowState, isSearching, isWriting, describeFindings } from '../../loop/rules/state.ts';
import type { NewEscalation } from '../../loop/rules/escalation.ts';

export interface IterationReports extends AskedQuestions {
  handIns: readonly StoredHandIn[];
  /** Words of other parties on findings that verifiers brought. */
  seconds: readonly StoredHandIn[];
  /** The number of agents in the brief that search. */
  expected: number;
  assignments: readonly Assignment[];
  /** The number of agents whose hand-in was finally refused. */
  failed: number;
  /** The searches, as the hook counted them. */
  searches: SearchCounts;
  /** Judges of findings that have answered since the last record. */
  judged: { handIns: readonly string[]; judgings: readonly Judging[] };
  /** The facts for checking quotes, sources and verdicts. */
  findings: Findings;
}

export interface RecordResult {
  ledger: Ledger;
  state: WorkflowState;
  statistics: IterationStatistics;
  stall: StallMove;
}

/**
 * Closes the current iteration: merges its hand-ins and computes all counters. Idempotent; late hand-ins are added after the
 * merged ones, whose ids stay.
 * @param phase the kind of the iteration, and the conclusion of its phase.
 */
export function recordIteration(
  state: WorkflowState,
  before: Ledger,
  reports: IterationReports,
  now: Date,
  { kind, conclude }: { kind: IterationStatistics['kind']; conclude: Conclude },
): RecordResult {
  const { findings, handIns, seconds, judged } = reports;
  const { iteration } = state;
  const ruled = judged.judgings.reduce(withJudging, withAnswersOfUser(before, reports, iteration));
  const known = { ...ruled, merged: [...ruled.merged, ...judged.handIns] };
  const merged = mergeHandIns(known, [...handIns, ...seconds], now.toISOString().slice(0, 10), findings.keyOf);
  const ledger = reopenRefuted(assess(merged, findings));
  const statistics = describeIteration({ iteration, kind }, ledger, reports, now);
  const others = ledger.iterations.filter((one) => one.iteration !== iteration);
  const iterations = [...others, statistics].sort((a, b) => a.iteration - b.iteration);
  ledger.iterations = recounted({ ...ledger, iterations });
  const latest = ledger.iterations.find((one) => one.iteration === iteration) ?? statistics;
  const current = withCounters(state, ledger);
  const concluded = conclude(current, ledger);
  const { stall, over, verdict, isLast = false } = concluded;
  return {
    ledger,
    statistics: latest,
    stall,
    state: {
      ...current,
      fruitless_iterations: stall.fruitless_iterations,
      stall_since_iteration: stall.stall_since_iteration,
      recorded_iteration: iteration,
      ...finished(current, over, isLast),
      last_result: concluded.result ?? describeResult(latest, current),
      verdict,
      verdict_numbers: concluded.numbers ?? null,
      ...concluded.figures,
      updated_at: now.toISOString(),
    },
  };
}

/** Whether an iteration sent agents to search, and no hand-in was taken: all were refused, or none came. */
export const cameToNothing = (one: IterationStatistics): boolean =>
  one.agents_expected > 0 && one.agents_reported === 0;

/** The result of a research iteration as a phrase. */
function describeResult(statistics: IterationStatistics, state: WorkflowState): string {
  const { kind, valid, agents_expected, new_claims } = statistics;
  if (kind === 'writing') return describeFindings(state);
  const parts = [counted(new_claims, 'new finding')];
  if (cameToNothing(statistics))
    parts.push(`nothing that its ${counted(agents_expected, 'agent')} handed in could be taken`);
  else if (!valid && agents_expected > 0) parts.push('too little came back to judge by');
  return parts.join(', ');
}

/**
 * The end of the phase or the workflow. Before the write-up it is decided by the present facts, because recording again may find
 * more to do.
 * @param isLast whether no other iteration writes up: the one that ends its phase does.
 */
function finished(
  state: WorkflowState,
  over: EndReason | null,
  isLast: boolean,
): Pick<WorkflowState, 'finishing' | 'writing_iteration'> {
  const { finishing, writing_iteration, iteration, max_iterations } = state;
  if (!isLast) return { finishing: isWriting(state) ? finishing : over, writing_iteration };
  const spent = iteration >= max_iterations ? 'max_iterations' : null;
  const reason = over ?? (budgetEnds.has(finishing) ? finishing : spent);
  return { finishing: reason, writing_iteration: reason === null ? null : iteration };
}

/** The statistics of an iteration, computed from the merged ledger; what is new is counted for all iterations at once. */
export function describeIteration(
  { iteration: number, kind }: Pick<IterationStatistics, 'iteration' | 'kind'>,
  ledger: Ledger,
  reports: IterationReports,
  now: Date,
): IterationStatistics {
  const searching = kind === 'research';
  const own = reports.handIns.filter(({ iteration }) => iteration === number);
  const ofThisIteration = own.filter(({ handIn }) => isOfIteration(handIn.assignment, number));
  const reported = new Set(ofThisIteration.map(({ handIn }) => handIn.assignment)).size;
  const ids = new Set(own.map(({ id }) => id));
  const told = own.reduce((sum, { handIn }) => sum + handIn.claims.length, 0);
  const refused = ledger.claims
    .flatMap(({ evidence }) => evidence)
    .filter((one) => ids.has(one.hand_in) && one.second === undefined && !mayBeCited(one)).length;
  const { searches, assignments } = reports;
  const followed = assignments.flatMap(({ follows }) => follows ?? []);
  // An iteration that only reads code, or tries something, needs no search to count.
  const usesWeb = assignments.some(({ agent }) => agent === 'researcher');
  return {
    iteration: number,
    kind,
    valid: searching && reported > 0 && reported * 2 >= reports.expected && (!usesWeb || haveWorked(searches)),
    agents_expected: reports.expected,
    agents_reported: reported,
    agents_failed: reports.failed,
    searches: searches.worked,
    ...(searches.empty > 0 && { searches_empty: searches.empty }),
    ...(searches.refused > 0 && { searches_refused: searches.refused }),
    observations: told - refused,
    ...(refused > 0 && { refused }),
    new_claims: 0,
    new_sources: ledger.sources.filter(({ first_iteration }) => first_iteration === number).length,
    ...(followed.length > 0 && { followed }),
    low_yield: false,
    recorded_at: now.toISOString(),
  };
}

/** Marks questions for the user as answered once they have answered; briefs contain the answers. */
function withAnswersOfUser(ledger: Ledger, { escalated, unanswered }: AskedQuestions, iteration: number): Ledger {
  const questions = ledger.questions.map((one) => {
    const isAnswered = escalated?.has(one.id) === true && unanswered?.has(one.id) !== true;
    if (one.status !== 'open' || !isForUser(one) || !isAnswered) return one;
    return { ...one, status: 'answered' as const, answered_by: `${iteration}/user` };
  });
  return { ...ledger, questions };
}

/** The state with every counter computed from the ledger. */
export function withCounters(state: WorkflowState, ledger: Ledger): WorkflowState {
  return {
    ...state,
    ...countsOf(ledger.claims),
    total_iterations_research: ledger.iterations.filter(({ kind }) => kind === 'research' || kind === 'writing').length,
    total_iterations_planning: ledger.iterations.filter(({ kind }) => kind === 'planning').length,
    total_iterations_coding: ledger.iterations.filter(({ kind }) => kind === 'coding').length,
    new_findings_last_iteration: ledger.iterations.findLast(({ kind }) => kind === 'research')?.new_claims ?? 0,
    consecutive_low_findings: consecutiveLowYield(ledger.iterations),
    open_questions: openQuestions(ledger).length,
  };
}

export type Fetched = Omit<Extract<WorkflowEvent, { event: 'sources-fetched' }>, 'event'>;

/** The outcome of fetching sources and of asking catalogues about papers. */
export function describeFetched(fetched: Fetched | undefined, isFetching: boolean): string {
  const lines: string[] = [];
  if (fetched !== undefined) {
    const { stored, dead, could_not_run, left, works } = fetched;
    const later = left === 0 ? '' : `, ${left} left for the next record`;
    const more = dead + could_not_run === 0 ? '' : ' `autonomous-workflow source` says why.';
    lines.push(
      `Pages and files read: ${stored} stored, ${dead} dead, ${could_not_run} could not be read${later}.${more}`,
    );
    const why = works?.reason == null ? '' : ` (${excerpt(works.reason)})`;
    if (works) lines.push(`Authors, years and venues of ${counted(works.found, 'paper')} found in catalogues${why}.`);
  }
  if (!isFetching) lines.push('fetch_sources is false: no quote from the web can be checked.');
  return lines.join('\n');
}

/** The conclusion of a phase from an iteration whose hand-ins are merged. */
export interface Conclusion {
  stall: StallMove;
  /** Why the phase ends, or null. */
  over: EndReason | null;
  /** The reason for people, and the numbers for it. */
  verdict: string;
  numbers?: string;
  /** The product of the iteration as a phrase, if it is not findings. */
  result?: string;
  /** Counts of the phase for the state. */
  figures?: Partial<WorkflowState>;
  /** Whether this iteration is the write-up of its phase, too. */
  isLast?: boolean;
}

/** @param state before the iteration was recorded, but with counters of the ledger. */
export type Conclude = (state: WorkflowState, ledger: Ledger) => Conclusion;

/** The questions of research that a person knows of. */
export interface AskedQuestions {
  /** Questions that a person was asked, answered or not. */
  escalated?: ReadonlySet<string>;
  /** Those that wait for the answer. */
  unanswered?: ReadonlySet<string>;
}

/** Whether research has its answers, is saturated, stalled, or continues, and why; with the depth `exhaustive` answers end nothing. */
export function concludeResearch({ escalated = new Set(), unanswered = new Set() }: AskedQuestions): Conclude {
  return (state, ledger) => {
    const stall = moveResearch(state, ledger, escalated);
    const after = { ...state, ...stall };
    const measure = stallStep(after);
    // Escalated questions do not delay the end, once research has made progress without them.
    const ignored = measure === 'a question' ? new Set<string>() : escalated;
    const { saturated, numbers, verdict } = judgeSaturation(ledger, state.phase_transition_threshold, ignored);
    // A question for the user does not delay the end; the report lists it as open.
    const asksPerson = openQuestions(ledger).some((one) => unanswered.has(one.id) && !isForUser(one));
    const whenOver = asksPerson ? 'blocked_on_human' : 'complete';
    const isDone = !saturated && state.depth !== 'exhaustive' && isAnswered(ledger, escalated);
    const end = measure === 'the end' ? 'stalled' : isDone || saturated ? whenOver : null;
    // Other questions are searched first: only the phases that follow need the answer about a premise.
    const isLast = end !== null || openQuestions(ledger).every(isForUser);
    const isRefuted = state.workflow_type !== workflowTypes.research && refutesPremise(ledger) && isLast;
    const shown = isDone ? describeAnswers(ledger, escalated) : said(state, verdict);
    return {
      stall,
      over: isRefuted ? 'premise' : end,
      verdict: isRefuted ? conclusions.premise : isDone ? shown : (describeStall(after) ?? shown),
      numbers,
    };
  };
}

/**
 * Whether a verified finding, or lines of the repository, which no verifier is asked about, show that a premise of the goal does not hold,
 * and the user has not said yet what to do.
 */
function refutesPremise(ledger: Ledger): boolean {
  const shown = new Set(openQuestions(ledger).flatMap(({ premise }) => premise && currentId(ledger, premise)));
  const isShown = (claim: Claim) =>
    claim.verdict === undefined ? isRepositoryFact(claim, sourcesById(ledger)) : claim.verdict === 'supported';
  return ledger.claims.some((claim) => shown.has(claim.id) && isShown(claim));
}

/** The verdict without the next step, when the write-up follows in any case. */
function said(state: WorkflowState, verdict: string): string {
  return isWriting(state) || isLastButOne(state) ? verdictAtEnd(verdict) : verdict;
}

/** Whether each iteration of research found or answered something, from the ledger, so that it cannot be lost. */
function researchYields({ iterations, claims, questions }: Ledger): IterationYield[] {
  const found = new Set(claims.map(({ first_iteration }) => first_iteration));
  const answered = new Set(questions.map(({ answered_by }) => (answered_by === null ? 0 : iterationOf(answered_by))));
  return iterations
    .filter(({ kind }) => kind === 'research')
    .map(({ iteration, valid }) => ({ iteration, valid, brought: found.has(iteration) || answered.has(iteration) }));
}

/**
 * The measure after the current iteration. Only urgent questions let research stall; without them saturation ends it.
 * @param escalated questions that a person was asked, which no longer prolong research.
 */
export function moveResearch(state: WorkflowState, ledger: Ledger, escalated: ReadonlySet<string>): StallMove {
  const isHeld = urgentQuestions(ledger).some(({ id }) => !escalated.has(id));
  const wasAsked = stallStep(state) === 'a question' || stallStep(state) === 'the end';
  return isHeld || wasAsked ? judgeStall(state, researchYields(ledger)) : restartedStall(state.iteration);
}

/** The questions that were urgent all the while, when the measure is to ask a person. */
function questionsToEscalate(state: WorkflowState, ledger: Ledger, escalated: ReadonlySet<string>): Question[] {
  if (stallStep(state) !== 'a question') return [];
  return urgentQuestions(ledger).filter(
    ({ id, raised_by }) => !escalated.has(id) && iterationOf(raised_by) <= state.iteration - state.stall_window,
  );
}

/**
 * The new questions that only the user can answer, as one escalation; one about a premise of the goal stands alone, with the finding that
 * refutes it. Empty without any.
 */
export function questionsForUser(ledger: Ledger, escalated: ReadonlySet<string>, iteration: number): NewEscalation[] {
  const open = openQuestions(ledger).filter((one) => isForUser(one) && !escalated.has(one.id));
  const premises = open.filter(({ premise }) => premise !== undefined);
  const aboutPremises = premises.map(({ id, text, premise }) => {
    const claim = ledger.claims.find((one) => one.id === currentId(ledger, premise ?? ''));
    const [shown] = claim?.evidence ?? [];
    const source = ledger.sources.find((one) => one.id === shown?.source);
    const evidence = claim && ` ${claim.id}: ${claim.text} ${quotedWords(shown?.quote ?? '')} (${source?.url ?? ''})`;
    return { kind: 'premise' as const, item: id, text: `${text}${evidence ?? ''}`, tried: [], iteration };
  });
  const [first, ...others] = open.filter((one) => !premises.includes(one));
  if (first === undefined) return aboutPremises;
  const asked = [first, ...others].map((one) => `${one.id}: ${one.text}`).join(' · ');
  return [
    ...aboutPremises,
    {
      kind: 'ambiguous_requirement',
      item: first.id,
      ...(others.length > 0 && { others: others.map(({ id }) => id) }),
      text: `Only you can answer this; nothing waits for it. ${asked}`,
      tried: [],
      iteration,
    },
  ];
}

/** The escalation of an open question that agents could not answer. */
function escalationOf({ id, text, raised_by }: Question, iteration: number): NewEscalation {
  return {
    kind: 'missing_source',
    item: id,
    text,
    tried: [
      `searched for in iterations ${iterationOf(raised_by) + 1} to ${iteration}`,
      'other terms, languages and kinds of source',
    ],
    iteration,
  };
}

function urgentQuestions(ledger: Ledger): Question[] {
  return openQuestions(ledger).filter((one) => one.priority === 'high' && !isForUser(one));
}

/** What research makes of the record of an iteration: the saturation, and the questions for a person. */
export function recordResearch({ state: before, reports }: { state: WorkflowState; reports: AskedQuestions }) {
  const { escalated = new Set<string>() } = reports;
  return {
    kind: isSearching(before) ? ('research' as const) : ('writing' as const),
    conclude: concludeResearch(reports),
    asks: ({ state, ledger }: { state: WorkflowState; ledger: Ledger }) => [
      ...questionsForUser(ledger, escalated, state.iteration),
      ...questionsToEscalate(state, ledger, escalated).map((question) => escalationOf(question, state.iteration)),
    ],
  };
}
