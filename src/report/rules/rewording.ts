import { isMost } from '../../research/rules/common-core.ts';
import { distinctiveOf, stemsIn, type Distinctive } from '../../research/rules/distinctive.ts';
import { paragraphsOf, type Sentence } from './prose.ts';
import { idsOf } from './report-input.ts';
import { scanTex } from './scan.ts';

/** A claim in its original wording, and in that of the verifiers. */
export interface Narrowed {
  handedIn: string;
  holds: string;
}

/** The share of the original claim's words from which a sentence counts as stating it. */
const leastShare = 0.75;
/** The share of the narrowed wording's words from which a sentence has it. */
const nearlyAll = 0.9;

/**
 * Whether a sentence states a claim in its original wording although verifiers narrowed it: it has most of the original words,
 * and none of those that the narrowed wording adds; if that adds none, all those that it leaves out.
 */
export function saysMoreThanHolds(sentence: string, { handedIn, holds }: Narrowed): boolean {
  const [said, before, after] = [distinctiveOf(sentence), distinctiveOf(handedIn), distinctiveOf(holds)];
  const added = wordsOf(after).filter((word) => !wordsOf(before).includes(word));
  const dropped = wordsOf(before).filter((word) => !wordsOf(after).includes(word));
  const spoken = new Set(wordsOf(said));
  const isTurned = before.isNegated !== after.isNegated;
  const content = [...before.content];
  const shared = content.filter((word) => spoken.has(word)).length;
  if (content.length === 0 || shared < leastShare * content.length) return false;
  if (isTurned) return said.isNegated === before.isNegated;
  if (added.length > 0) return !added.some((word) => spoken.has(word));
  return dropped.length > 0 && dropped.every((word) => spoken.has(word));
}

function wordsOf({ content, units }: Distinctive): string[] {
  return [...content, ...units.keys()];
}

/** Words that change no statement. */
const empty = stemsIn('a an the of it its this that these those');

/**
 * Whether sentences of a report state a narrowed claim as it holds: one has the narrowed wording with each small word that it
 * adds, such as “may” and “from”, or without one that it leaves out; and none has the original one. Another order alone is not seen.
 */
export function isReworded(sentences: readonly string[], claim: Narrowed): boolean {
  const [before, after] = [stemsIn(claim.handedIn), stemsIn(claim.holds)];
  const without = (words: ReadonlySet<string>, others: ReadonlySet<string>) =>
    [...words].filter((word) => !others.has(word) && !empty.has(word));
  const { content } = distinctiveOf(claim.holds);
  const [added, dropped] = [without(after, before), without(before, after)];
  const isCorrected = (sentence: string) => {
    const said = stemsIn(sentence);
    return added.length > 0
      ? added.every((word) => said.has(word) || content.has(word))
      : dropped.some((word) => !said.has(word));
  };
  const has = sentences.some((sentence) => isMost(sentence, claim.holds, nearlyAll) && isCorrected(sentence));
  return has && !sentences.some((sentence) => saysMoreThanHolds(sentence, claim));
}

/** The words of a report in TeX for each claim, sentence by sentence. */
export function sentencesByClaim(tex: string): Map<string, string[]> {
  const said = new Map<string, string[]>();
  for (const sentence of paragraphsOf(scanTex(tex)).flatMap(({ sentences }) => sentences))
    for (const id of idsOf(sentence.bindings, 'claim')) said.set(id, [...(said.get(id) ?? []), wordsFor(id, sentence)]);
  return said;
}

/** The words of a sentence, without those that precede only citations of other claims. */
export function wordsFor(id: string, { clauses }: Sentence): string {
  const isOfOthers = ({ bindings }: Sentence['clauses'][number]) => {
    const bound = idsOf(bindings, 'claim');
    return bound.length > 0 && !bound.includes(id);
  };
  const own = clauses.filter((clause) => !isOfOthers(clause));
  return own.map(({ text }) => text).join(' ');
}
