import { isOfIteration, type Assignment } from '../../loop/rules/assignment.ts';
import { isSearching, isWriting } from '../../loop/rules/iteration.ts';
import { type IterationStatistics, type Ledger, isForUser, openQuestions } from './ledger.ts';
import { mergeHandIns, type SecondParty, type StoredHandIn } from './merge.ts';
import { concludeResearch, type AskedQuestions, type Conclude } from './research-conclusion.ts';
import { assess, recounted, uncheckedFindings, type Findings } from './fold.ts';
import { withJudging, type Judging } from './claim-judging.ts';
import { isCitable, mayBeCited } from './standing.ts';
import { reopenRefuted, consecutiveLowYield } from './questions.ts';
import { haveWorked, noSearches, type SearchCounts } from './searches.ts';
import { cut, excerpt } from '../../base/errors.ts';
import { counted } from '../../base/text.ts';
import type { StallMove } from '../../loop/rules/stall.ts';
import { budgetEnds, type EndReason } from '../../base/vocabulary.ts';
import type { WorkflowState } from '../../loop/rules/state.ts';

export interface IterationReports extends AskedQuestions {
  handIns: readonly StoredHandIn[];
  /** The number of agents in the brief that search. */
  expected: number;
  /** The assignments, as far as known. */
  assignments?: readonly Assignment[];
  /** The number of agents whose hand-in was finally refused. */
  failed: number;
  /** The searches, as the hook counted them. */
  searches?: SearchCounts;
  /** The words that were searched for, by the assignment of their agent. */
  asked?: ReadonlyMap<string, readonly string[]>;
  /** Quotes that verifiers found on pages of other parties. */
  also?: readonly SecondParty[];
  /** Judges of findings that have answered since the last record. */
  judged?: { handIns: readonly string[]; judgings: readonly Judging[] };
  /** The facts for checking quotes, sources and verdicts; without them nothing is checked. */
  findings?: Findings;
}

/** The part of the record that the phase decides. */
interface Judged {
  kind: IterationStatistics['kind'];
  conclude: Conclude;
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
 * @param kind that of the iteration; `conclude`: the conclusion of its phase; by default those of research.
 */
export function recordIteration(
  state: WorkflowState,
  before: Ledger,
  reports: IterationReports,
  now: Date,
  { kind, conclude }: Judged = {
    kind: isSearching(state) ? 'research' : 'writing',
    conclude: concludeResearch(reports),
  },
): RecordResult {
  const { findings, handIns, also, judged = { handIns: [], judgings: [] } } = reports;
  const { iteration } = state;
  const ruled = judged.judgings.reduce(withJudging, withAnswersOfUser(before, reports, iteration));
  const known = { ...ruled, merged: [...ruled.merged, ...judged.handIns] };
  const merged = mergeHandIns(known, handIns, now.toISOString().slice(0, 10), findings?.keyOf, also);
  const ledger = reopenRefuted(assess(merged, findings ?? uncheckedFindings));
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
function describeResult(statistics: IterationStatistics, { findings_count, sources_cited }: WorkflowState): string {
  const { kind, valid, agents_expected, new_claims } = statistics;
  if (kind === 'writing') return `${counted(findings_count, 'finding')} from ${counted(sources_cited, 'source')}`;
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
    .filter((one) => ids.has(one.hand_in) && !mayBeCited(one)).length;
  const searches = reports.searches ?? noSearches;
  const assignments = reports.assignments ?? [];
  const followed = assignments.flatMap(({ follows }) => follows ?? []);
  const asked = assignments.flatMap(({ id, follows }) => {
    const words = reports.asked?.get(id) ?? [];
    return follows === undefined || words.length === 0 ? [] : [{ for: follows, words: [...words] }];
  });
  return {
    iteration: number,
    kind,
    valid: searching && reported > 0 && reported * 2 >= reports.expected && (!usesWeb(reports) || haveWorked(searches)),
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
    ...(asked.length > 0 && { asked }),
    low_yield: false,
    recorded_at: now.toISOString(),
  };
}

/** Whether an iteration sent anybody to the web; one that only reads code, or tries something, needs no search to count. */
const usesWeb = ({ assignments }: IterationReports) =>
  assignments?.some(({ agent }) => agent === 'researcher') !== false;

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
  const citable = ledger.claims.filter(isCitable);
  return {
    ...state,
    total_iterations_research: ledger.iterations.filter(({ kind }) => kind === 'research' || kind === 'writing').length,
    total_iterations_planning: ledger.iterations.filter(({ kind }) => kind === 'planning').length,
    total_iterations_coding: ledger.iterations.filter(({ kind }) => kind === 'coding').length,
    sources_cited: new Set(citable.flatMap(({ evidence }) => evidence.filter(mayBeCited).map(({ source }) => source)))
      .size,
    findings_count: citable.length,
    new_findings_last_iteration: ledger.iterations.findLast(({ kind }) => kind === 'research')?.new_claims ?? 0,
    consecutive_low_findings: consecutiveLowYield(ledger.iterations),
    open_questions: openQuestions(ledger).length,
  };
}

interface Fetched {
  stored: number;
  dead: number;
  could_not_run: number;
  left: number;
  works?: { found: number; unknown: number; could_not_run: number; reason: string | null } | undefined;
}

/** The outcome of fetching sources and of asking catalogues about papers. */
export function describeFetched(fetched: Fetched | undefined, isFetching: boolean): string {
  const off = isFetching
    ? ''
    : 'Sources are not fetched (fetch_sources is false): no quote from the web can be checked.';
  if (fetched === undefined) return off;
  const { stored, dead, could_not_run, left, works } = fetched;
  const counts = `Sources fetched: ${stored} stored, ${dead} dead, ${could_not_run} could not be read${left === 0 ? '' : `, ${left} left for the next record`}.`;
  const more = dead + could_not_run === 0 ? '' : ' `autonomous-workflow source` says why.';
  return [counts + more, works === undefined ? '' : describeWorks(works), off].filter((part) => part !== '').join('\n');
}

const longestReason = 140;

function describeWorks({ found, unknown, could_not_run, reason }: NonNullable<Fetched['works']>): string {
  const why = cut(excerpt(reason ?? 'no answer'), longestReason);
  const failed = could_not_run === 0 ? '' : `, ${could_not_run} could not be asked about (${why})`;
  return `Authors, years and venues: ${found} of ${counted(found + unknown + could_not_run, 'paper')} found in catalogues${failed}.`;
}
