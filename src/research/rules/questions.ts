import { type Claim, isForUser, type Ledger, type Question } from './ledger.ts';
import { attemptsOf, mostAttempts } from './attempts.ts';
import { claimsToJudge } from './claim-judging.ts';
import { validSearches } from './novelty.ts';
import { neededBatches } from './verdicts.ts';

/** The questions that decide when research is over: those of the user, and urgent ones of agents. */
function decisiveQuestions({ questions }: Pick<Ledger, 'questions'>): Question[] {
  return questions.filter((one) => (one.raised_by === 'user' || one.priority === 'high') && !isForUser(one));
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
  return decisiveQuestions(ledger).every((question) => {
    const times = tries.get(question.id) ?? 0;
    const isTried = isForTrial(question) && times > 0 && !isJudgeDue;
    if (waiting.has(question.id) || isTried || times >= mostAttempts) return true;
    if (question.status === 'open') return false;
    const claims = claimsFor(question, ledger);
    return claims.some(isVerified) || claims.every(({ id }) => !unverified.has(id));
  });
}

const isVerified = ({ verdict }: Claim) => verdict === 'supported' || verdict === 'qualified';

/** Opens questions again whose answer has no finding left that may stand: all were refuted, or their quotes are not in their sources. */
export function reopenRefuted(ledger: Ledger): Ledger {
  const questions = ledger.questions.map((question): Question => {
    if (question.status === 'open' || question.answered_by?.endsWith('/user') === true) return question;
    const claims = claimsFor(question, ledger);
    const stands = claims.length === 0 || claims.some(mayStand);
    return stands ? question : { ...question, status: 'open', answered_by: null };
  });
  return { ...ledger, questions };
}

function mayStand({ verdict, evidence }: Claim): boolean {
  return (
    verdict !== 'contradicted' &&
    evidence.some(({ check }) => check === undefined || check.sound || check.verdict === 'could-not-run')
  );
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
  const given = neededBatches(ledger).flatMap((claims) => claims.map(({ claim }) => claim));
  return new Set(given.filter((id) => central.has(id)));
}

/** The findings that answer a question. */
function claimsFor({ claims: ids = [] }: Question, { claims }: Pick<Ledger, 'claims'>): Claim[] {
  return claims.filter(({ id }) => ids.includes(id));
}
