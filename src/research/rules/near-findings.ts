import { distinctiveOf } from './distinctive.ts';
import { sourcesById } from './distrust.ts';
import { hasSound, ofOneOrigin } from './gaps.ts';
import { isOfRepository } from './repository-fact.ts';
import type { Claim, Ledger, Question } from './ledger.ts';
import { isOfAbsence, mayHaveSecond } from './second-party.ts';
import { similarityIndex } from './similarity.ts';

/** The findings that a search for a question would meet. */
export interface NearFindings {
  /** Those that seem to answer it, then central ones of one party of which another can speak. */
  near?: Pick<Claim, 'id' | 'text'>[];
  /** Whether some seem to answer it, judged by their words: a search decides. */
  likely?: true;
}

const mostNear = 5;
/** Below this similarity a finding shares only its subject with the question, in the ledgers of live runs. */
const leastSimilar = 0.15;
/** The part of a question's words that a finding has which seems to answer it, and the fewest words. */
const leastAnswered = 0.5;
const fewestAnswered = 3;

/** Chooses the findings that are near to a question; `isNew`: an agent raised it, and nobody has researched it. */
export function nearFindings(
  ledger: Ledger,
): (question: Pick<Question, 'text' | 'raised_by'> & { isNew: boolean }) => NearFindings {
  const sources = sourcesById(ledger);
  // That a page lacks something answers no question, and nobody else can say it.
  const known = ledger.claims.filter(
    (claim) => hasSound(claim) && !isOfRepository(claim, sources) && !isOfAbsence(claim),
  );
  const index = similarityIndex(known.map(({ text }) => text));
  for (const { text } of known) index.add(text);
  const central = known.filter(({ importance }) => importance === 'central');
  const alone = new Set(ofOneOrigin(central, sources).filter(mayHaveSecond(ledger)));
  return ({ text, raised_by, isNew }) => {
    const asked = [...distinctiveOf(text).content];
    const answers = (claim: Claim) => {
      const { stems } = distinctiveOf(claim.text);
      const shared = asked.filter((word) => stems.has(word)).length;
      // Whoever asks knows the findings of the same hand-in.
      const isOfOther = claim.evidence.some(({ hand_in }) => hand_in !== raised_by);
      return isOfOther && shared >= fewestAnswered && shared >= leastAnswered * asked.length;
    };
    const similar = index
      .nearest(text, 2 * mostNear)
      .flatMap(({ index: at, score }) => (score < leastSimilar ? [] : (known[at] ?? [])));
    const answering = isNew ? similar.filter(answers) : [];
    const others = similar.filter((claim) => alone.has(claim) && !answering.includes(claim));
    const near = [...answering, ...others].slice(0, mostNear).map(({ id, text: said }) => ({ id, text: said }));
    return { ...(near.length > 0 && { near }), ...(answering.length > 0 && { likely: true as const }) };
  };
}
