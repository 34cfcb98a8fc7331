import { conclusions, isLastButOne, isSearching, isWriting, verdictAtEnd } from '../../loop/rules/iteration.ts';
import {
  describeStall,
  stallStep,
  type StallMove,
  judgeStall,
  restartedStall,
  type IterationYield,
} from '../../loop/rules/stall.ts';
import { workflowTypes, type EndReason } from '../../base/vocabulary.ts';
import { quotedWords } from '../../base/text.ts';
import { describeLeft, isAnswered, judgeSaturation } from './questions.ts';
import type { NewEscalation } from '../../loop/rules/escalation.ts';
import { isRepositoryFact, sourcesById } from './standing.ts';
import { currentId, isForUser, iterationOf, openQuestions, type Claim, type Ledger, type Question } from './ledger.ts';
import type { WorkflowState } from '../../loop/rules/state.ts';

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
    const isRefuted = state.workflow_type !== workflowTypes.research && refutesPremise(ledger);
    const left = describeLeft(ledger, escalated);
    const answered = left === undefined ? conclusions.answered : `${conclusions.tried}: ${left}`;
    const shown = isDone ? answered : said(state, verdict);
    return {
      stall,
      over: isRefuted ? 'premise' : measure === 'the end' ? 'stalled' : isDone || saturated ? whenOver : null,
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
export function questionsToEscalate(state: WorkflowState, ledger: Ledger, escalated: ReadonlySet<string>): Question[] {
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
export function escalationOf({ id, text, raised_by }: Question, iteration: number): NewEscalation {
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
