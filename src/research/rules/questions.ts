import {
  type Claim,
  isDecisive,
  isForUser,
  type Ledger,
  type Question,
  openQuestions,
  questionsOfUser,
  type IterationStatistics,
} from './ledger.ts';
import { sidesToJudge } from './relations.ts';
import { isCitable, mayBeSound } from './standing.ts';
import { neededLists } from './verification.ts';
import { counted } from '../../base/text.ts';
import { conclusions } from '../../loop/rules/iteration.ts';

const onlyTrial = 'that only a trial can answer';

/** Why nobody searches for an open question, or not any more; undefined where somebody has to. */
export function whyLeft(
  question: Question,
  ledger: Pick<Ledger, 'iterations'>,
  waiting: ReadonlySet<string>,
): string | undefined {
  const tries = attemptsOf(ledger);
  const times = tries.get(question.id) ?? 0;
  if (waiting.has(question.id) || isForUser(question)) return 'for you to answer';
  if (isForTrial(question) && times > 0) return onlyTrial;
  const isInPart = question.lacks !== undefined || (question.missing ?? []).length > 0;
  // Who researches options by themselves is told of the question, and tries it in a way of its own.
  if (isInPart && times + Number(tries.has(question.id + ofOptions)) >= mostAttempts) return 'answered in part';
  if (times >= mostAttempts) return 'not found by two searches';
  return isDecisive(question) ? undefined : 'not urgent';
}

/**
 * Whether every question that the user has asked, and every urgent one of agents, is answered by verified findings or was tried: in two
 * ways, or by one trial. False before anything was searched.
 * @param waiting questions that a person was asked.
 */
export function isAnswered(ledger: Ledger, waiting: ReadonlySet<string>): boolean {
  const isRead = ledger.questions.some(({ raised_by }) => raised_by === 'user');
  if (!isRead || validSearches(ledger.iterations).length === 0) return false;
  const tries = attemptsOf(ledger);
  const unverified = claimsToVerify(ledger);
  const isJudgeDue = claimsToJudge(ledger).some(({ judged }) => judged === undefined);
  return ledger.questions.every((question) => {
    const left = whyLeft(question, ledger, waiting);
    const isUnread = left === onlyTrial && isJudgeDue && (tries.get(question.id) ?? 0) < mostAttempts;
    if (left !== undefined && !(isUnread && isDecisive(question))) return true;
    if (question.status === 'open') return false;
    const claims = claimsFor(question, ledger);
    return claims.some(isVerified) || claims.every(({ id }) => !unverified.has(id));
  });
}

/** The verdict once the search is over: how many questions of the user are answered, why the others are not, and what else is open. */
export function describeAnswers(ledger: Ledger, waiting: ReadonlySet<string>): string {
  const open = openQuestions(ledger);
  const own = questionsOfUser(ledger);
  const left = open.filter(({ raised_by }) => raised_by === 'user');
  const reasons = left.map((one) => whyLeft(one, ledger, waiting) ?? 'still to search for');
  const counts = [...new Set(reasons)].map((why) => `${reasons.filter((one) => one === why).length} ${why}`);
  const others = open.length - left.length;
  const raised = others === 0 ? '' : `; open: ${counted(others, 'question')} that came up during the search`;
  if (left.length === 0) return conclusions.answered + raised;
  const answered = `${own.length - left.length} of ${counted(own.length, 'question')} answered`;
  return `${conclusions.tried}: ${[answered, ...counts].join(', ')}${raised}`;
}

/** The open questions that an agent split off from a question, as left to others. */
export const openPartsOf = ({ questions }: Pick<Ledger, 'questions'>, id: string): Question[] =>
  questions.filter((one) => one.part_of === id && one.status === 'open');

const isVerified = ({ verdict }: Claim) => verdict === 'supported' || verdict === 'qualified';

/** Opens questions again whose answer has no finding left that may stand: all were refuted, or their quotes are not in their sources. */
export function reopenRefuted(ledger: Ledger): Ledger {
  const questions = ledger.questions.map((question): Question => {
    const isSettled = question.built !== undefined || question.answered_by?.endsWith('/user') === true;
    if (question.status === 'open' || isSettled) return question;
    const claims = claimsFor(question, ledger);
    const stands = claims.length === 0 || claims.some((claim) => claim.verdict !== 'contradicted' && mayBeSound(claim));
    return stands ? question : { ...question, status: 'open', answered_by: null };
  });
  return { ...ledger, questions };
}

/** Closes open questions, by their ids, with the answers that building something gave. */
export function answeredByWork(ledger: Ledger, found: ReadonlyMap<string, NonNullable<Question['built']>>): Ledger {
  const questions = ledger.questions.map((question): Question => {
    const built = found.get(question.id);
    if (question.status !== 'open' || built === undefined) return question;
    return { ...question, status: 'answered', answered_by: built.feature, built };
  });
  return { ...ledger, questions };
}

/** Whether no page answers a question, but running something would. */
export function isForTrial({ addressee }: Pick<Question, 'addressee'>): boolean {
  return addressee === 'trial';
}

/** The central findings without any verdict that a verifier can still judge. */
function claimsToVerify(ledger: Ledger): Set<string> {
  const central = new Set(
    ledger.claims.flatMap(({ id, importance, verdict }) =>
      importance === 'central' && verdict === undefined ? [id] : [],
    ),
  );
  const given = neededLists(ledger).flatMap((claims) => claims.map(({ claim }) => claim));
  return new Set(given.filter((id) => central.has(id)));
}

/** The findings that answer a question. */
function claimsFor({ claims: ids = [] }: Question, { claims }: Pick<Ledger, 'claims'>): Claim[] {
  return claims.filter(({ id }) => ids.includes(id));
}

/** The number of latest valid iterations in a row that were low-yield; invalid ones, and those that judges decide, are skipped. */
export function consecutiveLowYield(iterations: readonly IterationStatistics[]): number {
  const valid = validSearches(iterations).filter(({ unjudged }) => unjudged === undefined);
  return valid.length - 1 - valid.findLastIndex(({ low_yield }) => !low_yield);
}

/** Valid iterations that searched. */
export function validSearches(iterations: readonly IterationStatistics[]): IterationStatistics[] {
  return iterations.filter(({ kind, valid }) => kind === 'research' && valid);
}

/**
 * Whether research has reached diminishing returns: enough low-yield iterations in a row, and no urgent question.
 * @param threshold the required number of low-yield iterations in a row.
 * @param escalated questions that a person was asked, which do not delay the end.
 */
export function judgeSaturation(
  ledger: Ledger,
  threshold: number,
  escalated: ReadonlySet<string> = new Set(),
): { saturated: boolean; numbers: string; verdict: string } {
  const low = consecutiveLowYield(ledger.iterations);
  const last = validSearches(ledger.iterations).at(-1);
  const open = openQuestions(ledger);
  const urgent = open.filter((one) => one.priority === 'high' && !escalated.has(one.id) && !isForUser(one)).length;
  const asked = open.filter(({ id }) => escalated.has(id)).length;
  const saturated = low >= threshold && urgent === 0;
  return {
    saturated,
    numbers: [
      `the last search: ${counted(last?.observations ?? 0, 'finding')}, ${last?.new_claims ?? 0} of them new for a question`,
      `${counted(low, 'low-yield iteration')} in a row (${threshold} end the search)`,
      `${open.length} of ${counted(ledger.questions.length, 'question')} open${urgent === 0 ? '' : `, ${urgent} urgent`}${asked === 0 ? '' : `, ${asked} put to you`}`,
    ].join('; '),
    verdict: conclusions[saturated ? 'saturated' : low > 0 && last?.low_yield === true ? 'pivot' : 'search'],
  };
}

/** Joins the ids of an agent's tasks. */
export const togetherWith = ' + ';
/** Between a question and the way in which it is tried: `Q001@practice`. */
export const inTheWay = '@';

/** Nothing is tried a third time in valid iterations; a second time it is tried in another way. */
export const mostAttempts = 2;

/** The ending of the need of another party for a finding. */
export const forParty = ':second-source';

/** The ids of the questions and other needs that an agent followed. */
export function needsOf(follows: string): string[] {
  return follows.split(togetherWith).map((id) => id.split(inTheWay)[0] ?? id);
}

/** Marks a question of which an agent was told with its task about options: a try of its own. */
export const ofOptions = `${inTheWay}options`;

/** The number of valid iterations in which agents had each need. */
export function attemptsOf({ iterations }: Pick<Ledger, 'iterations'>): Map<string, number> {
  const attempts = new Map<string, number>();
  for (const { valid, followed = [] } of iterations) {
    const own = followed.flatMap((follows) => follows.split(togetherWith));
    const ids = own.flatMap((one) => (one.endsWith(ofOptions) ? one : needsOf(one)));
    if (valid) for (const id of new Set(ids)) attempts.set(id, (attempts.get(id) ?? 0) + 1);
  }
  return attempts;
}

/**
 * The findings that nobody has judged in their present words and quote, the central ones first, and behind them sides of contradictions that
 * need another vote.
 */
export function claimsToJudge(ledger: Ledger): Claim[] {
  const sides = new Set(sidesToJudge(ledger).map(({ claim }) => claim));
  const rank = { central: 0, supporting: 1, peripheral: 2 };
  return ledger.claims
    .filter((claim) => isCitable(claim) && claim.verdict !== 'contradicted')
    .filter((claim) => claim.judged === undefined || sides.has(claim.id))
    .toSorted(
      (a, b) =>
        Number(a.judged !== undefined) - Number(b.judged !== undefined) || rank[a.importance] - rank[b.importance],
    );
}
