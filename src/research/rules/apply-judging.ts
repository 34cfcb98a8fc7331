import { optionsWithout } from './answers.ts';
import type { Judging } from './claim-judging.ts';
import { currentId } from './current-id.ts';
import { decidePairs, isPair } from './join-claims.ts';
import type { Ledger, Question } from './ledger.ts';
import { verifiedText } from './verified-text.ts';

/** The ledger with the decisions of a judge. Idempotent. */
export function applyJudging(ledger: Ledger, judging: Judging): Ledger {
  const { by, judged, pending, dropped, answered } = judging;
  const said = new Map(judged.map(({ claim, ...one }) => [claim, one]));
  const sorted = decidePairs(
    {
      ...ledger,
      claims: ledger.claims.map((claim) => {
        const one = said.get(claim.id);
        return one === undefined ? claim : { ...claim, judged: one };
      }),
    },
    { by, same: judging.same, opposed: judging.opposed, within: judging.within ?? [], apart: [] },
  );
  const undecided = (sorted.undecided ?? []).filter(
    ({ claim, other }) => !dropped.some((pair) => isPair(pair, [claim, other])),
  );
  const fresh = pending.filter((pair) => !undecided.some(({ claim, other }) => isPair(pair, [claim, other])));
  const texts = sorted.claims.map((claim) => verifiedText(claim, sorted));
  const questions = sorted.questions.map((question) => {
    const answer = answered.find(({ id }) => id === question.id);
    if (answer === undefined) return question;
    const claims = answer.claims.map((id) => currentId(sorted, id));
    return answeredBy(question, { ...answer, claims }, { by, without: optionsWithout(question, texts) });
  });
  const answering = new Set(questions.flatMap(({ claims = [] }) => claims));
  return {
    ...sorted,
    // What answers a question of the user is central, whatever its finder thought.
    claims: sorted.claims.map((claim) =>
      answering.has(claim.id) && claim.importance !== 'central' ? { ...claim, importance: 'central' } : claim,
    ),
    questions,
    undecided: [...undecided, ...fresh.map(([claim, other]) => ({ claim, other, by }))],
  };
}

/**
 * The question after a judge's word on it: answered where findings that stand answer all of it.
 * @param without its options that no finding names.
 */
function answeredBy(
  question: Question,
  { is, claims, missing: lacks }: Judging['answered'][number],
  { by, without }: { by: string; without: string[] },
): Question {
  if (question.status === 'answered' || is === 'no' || claims.length === 0) return question;
  const asked = { ...question };
  delete asked.missing;
  delete asked.lacks;
  if (without.length > 0) return { ...asked, missing: without };
  if (is === 'fully') return { ...asked, status: 'answered', answered_by: by, claims: [...claims] };
  return { ...asked, ...(lacks !== undefined && { lacks }) };
}
