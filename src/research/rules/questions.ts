import { modeOf, phases } from '../../base/vocabulary.ts';
import { hasPhase } from '../../loop/rules/modes.ts';
import type { WorkflowState } from '../../loop/rules/state.ts';
import { attemptsOf, beginsWithQuestion } from './gap.ts';
import { type Claim, isForUser, type Ledger, type Question } from './ledger.ts';
import { validSearches } from './novelty.ts';
import { isDecision } from './taken-answers.ts';
import { neededBatches } from './verdicts.ts';

/** A question is searched for once, and once more in another way. */
export const mostWays = 2;

/** Fewer new central findings than this in an iteration show that little is left of a goal without questions of its own. */
const fewestCentral = 2;

/** How often agents had each question; beside another task, a question of the user has not had its own researcher yet. */
export function triesOf(ledger: Pick<Ledger, 'iterations'>): (question: Pick<Question, 'id' | 'raised_by'>) => number {
  const attempts = attemptsOf(ledger);
  const own = attemptsOf(ledger, beginsWithQuestion);
  return ({ id, raised_by }) => (raised_by === 'user' ? own : attempts).get(id) ?? 0;
}

/** The questions that decide when research is over: those of the user, and urgent ones of agents. */
function decisiveQuestions({ questions }: Pick<Ledger, 'questions'>): Question[] {
  return questions.filter((one) => (one.raised_by === 'user' || one.priority === 'high') && !isForUser(one));
}

/**
 * The decisive questions that still need somebody: they are open and were not tried in two ways, or what answers them is not verified yet.
 * @param waiting questions that a person was asked.
 */
function unsettled(ledger: Ledger, waiting: ReadonlySet<string> = new Set()): Question[] {
  const tries = triesOf(ledger);
  const unverified = claimsToVerify(ledger);
  return decisiveQuestions(ledger).filter((question) => {
    if (waiting.has(question.id) || isForTrial(question) || tries(question) >= mostWays) return false;
    if (question.status === 'open') return !isForReport(question);
    return claimsFor(question, ledger).some(({ id }) => unverified.has(id));
  });
}

/**
 * The goal as a whole: `new` before anything was searched; `divided` into questions of the user, which are followed instead; `rich` while
 * much of weight is new, and `poor` after that.
 */
export type GoalProgress = 'new' | 'divided' | 'rich' | 'poor';

/** How far the goal as a whole is searched. */
export function goalProgress(ledger: Ledger): GoalProgress {
  const last = validSearches(ledger.iterations).at(-1);
  if (last === undefined) return 'new';
  if (ledger.questions.some(({ raised_by }) => raised_by === 'user')) return 'divided';
  const central = ledger.claims.filter(
    ({ importance, first_iteration }) => importance === 'central' && first_iteration === last.iteration,
  );
  return central.length >= fewestCentral ? 'rich' : 'poor';
}

/**
 * Whether all that the user wants to know is answered by verified findings, or was tried in two ways. A goal that is one question is
 * researched until research is saturated; one for a plan until little of weight is new.
 * @param waiting questions that a person was asked.
 */
export function isAnswered(
  { workflow_type }: Pick<WorkflowState, 'workflow_type'>,
  ledger: Ledger,
  waiting: ReadonlySet<string>,
): boolean {
  const progress = goalProgress(ledger);
  const isPlanned = progress === 'poor' && leadsToPlan(workflow_type) && claimsToVerify(ledger).size === 0;
  return (progress === 'divided' || isPlanned) && unsettled(ledger, waiting).length === 0;
}

/** Whether a plan follows research, which needs no more than that. */
export const leadsToPlan = (type: WorkflowState['workflow_type']): boolean => hasPhase(modeOf(type), phases.B);

/** Whether no page answers a question, but running something would. */
export function isForTrial({ addressee }: Pick<Question, 'addressee'>): boolean {
  return addressee === 'trial';
}

/** Whether the report alone can weigh a decision: no search finds more than what was handed in for it, which leaves out nothing. */
export function isForReport(question: Question): boolean {
  return isDecision(question) && question.taken_by !== undefined && question.missing === undefined;
}

/** The central findings without any verdict that a verifier can still judge. */
function claimsToVerify(ledger: Ledger): Set<string> {
  const central = new Set(
    ledger.claims.flatMap(({ id, importance, verdict }) =>
      importance === 'central' && verdict === undefined ? [id] : [],
    ),
  );
  const given = neededBatches(ledger).flatMap(({ claims }) => claims.map(({ claim }) => claim));
  return new Set(given.filter((id) => central.has(id)));
}

/** The findings of the hand-in that answers a question. */
function claimsFor({ answered_by }: Question, { claims }: Pick<Ledger, 'claims'>): Claim[] {
  return claims.filter(({ evidence }) => evidence.some(({ hand_in }) => hand_in === answered_by));
}
