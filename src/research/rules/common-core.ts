import { oneLine } from '../../base/errors.ts';
import { unsaidBy } from './borne-by-quote.ts';
import { carriesOthers, partlySaidBy, relatedPairs, type Related, type RelatedPair } from './also-said.ts';
import { numbersLacking } from './comparison.ts';
import { distinctiveOf } from './distinctive.ts';
import { sourcesById } from './distrust.ts';
import type { Claim, Ledger } from './ledger.ts';
import { verifiedText } from './verified-text.ts';

/** The words of a claim that another claim states, too. */
export interface Core {
  words: string;
  other: Claim;
  /** Whether they are nearly all of the claim: most of its words, all of its numbers, and its denial. */
  isMost: boolean;
}

type Pair = readonly [claim: string, other: string];

/** Fewer content words do not make a statement. */
const fewestWords = 3;
/** The share of a claim's content words from which the others are a detail. */
const leastShare = 2 / 3;

/**
 * The common part that a sorter named, as words of each statement; undefined unless they are verbatim, make a statement, and have
 * the same numbers.
 */
export function soundCore(core: Pair | undefined, texts: Pair): Pair | undefined {
  if (core?.every((words, at) => isWithin(words, texts[at] ?? '')) !== true) return undefined;
  const [one, other] = [distinctiveOf(core[0]), distinctiveOf(core[1])];
  const isStatement = [one, other].every(({ content }) => content.size >= fewestWords);
  return isStatement && numbersLacking(one, other).length + numbersLacking(other, one).length === 0 ? core : undefined;
}

/**
 * For each claim, or only one, the parts that others state, too. What verifiers refuted, narrowed or could not decide confirms
 * nothing.
 */
export function coresIn(ledger: Related & Pick<Ledger, 'looks'>, only?: string): Map<string, Core[]> {
  const byId = new Map(ledger.claims.map((claim) => [claim.id, claim]));
  const sources = sourcesById(ledger);
  const cores = new Map<string, Core[]>();
  for (const { claim, other, both, core } of relatedPairs(ledger)) {
    if (core === undefined) continue;
    const sides = [
      { id: other, by: claim, words: core[1] },
      ...(both ? [{ id: claim, by: other, words: core[0] }] : []),
    ];
    for (const { id, by, words } of sides) {
      const [own, theirs] = [byId.get(id), byId.get(by)];
      if (id !== (only ?? id) || own === undefined || theirs === undefined || !carriesOthers(theirs)) continue;
      const text = verifiedText(own, ledger);
      // One claim says all that the other says, and more: words that are the whole of the longer one cannot be what they share.
      const isPart = both === true || !isCovered(text, words);
      // A verifier may have reworded the claim since, and sorters name words of which the other claim says nothing.
      if (isPart && isWithin(words, text) && unsaidBy(words, theirs, sources).length === 0)
        cores.set(id, [...(cores.get(id) ?? []), { words, other: theirs, isMost: isMost(words, text) }]);
    }
  }
  return cores;
}

/**
 * The claims that state a part of a claim, with the citable keys, and with the words of the claim that are common, if a sorter named
 * them.
 */
export function partsWithCores(
  claim: Claim,
  ledger: Related & Pick<Ledger, 'looks'>,
): (ReturnType<typeof partlySaidBy>[number] & { core: string | undefined })[] {
  const cores = coresIn(ledger, claim.id).get(claim.id) ?? [];
  return partlySaidBy(claim, ledger).map((one) => ({
    ...one,
    core: cores.find(({ other }) => other === one.part)?.words,
  }));
}

/** The fewest of these parts of a text, the first ones preferred, that are together nearly all of it; undefined if they are not. */
export function partsOfMost<Part extends { words: string }>(parts: readonly Part[], text: string): Part[] | undefined {
  const whole = (chosen: readonly Part[]) => chosen.map(({ words }) => words).join('; ');
  const chosen = parts.filter(({ words }, at) => !isCovered(words, whole(parts.slice(0, at))));
  if (chosen.length < 2 || !isMost(whole(chosen), text)) return undefined;
  return chosen.toSorted((one, other) => text.indexOf(one.words) - text.indexOf(other.words));
}

function isCovered(words: string, by: string): boolean {
  const { stems } = distinctiveOf(by);
  return [...distinctiveOf(words).content].every((word) => stems.has(word));
}

/** Whether a link has common words that one of its claims lacks, because a verifier has reworded it since. */
export function isOutdated({ claim, other, core }: RelatedPair, ledger: Pick<Ledger, 'claims' | 'looks'>): boolean {
  return [claim, other].some((id, at) => {
    const known = ledger.claims.find((one) => one.id === id);
    return core !== undefined && known !== undefined && !isWithin(core[at] ?? '', verifiedText(known, ledger));
  });
}

function isWithin(words: string, text: string): boolean {
  return oneLine(text).toLowerCase().includes(oneLine(words).toLowerCase());
}

/** Whether words are nearly all of a text: most of its words (this share), all of its numbers, and its denial. */
export function isMost(words: string, text: string, share = leastShare): boolean {
  const [core, whole] = [distinctiveOf(words), distinctiveOf(text)];
  const said = [...whole.content].filter((word) => core.stems.has(word)).length;
  const isWhole = numbersLacking(whole, core).length === 0 && whole.isNegated === core.isNegated;
  return isWhole && said >= share * whole.content.size;
}
