import { allWords } from '../../base/text.ts';
import { distinctiveOf } from './distinctive.ts';
import { togetherWith, type Gap } from './gap.ts';
import type { Claim, Source } from './ledger.ts';
import { publisherOf } from './independence.ts';
import { stemOf } from './similarity.ts';
import { isOfRival, kindOfClaim, pagesOf } from './kind-of-claim.ts';

/** The most claims of one task. */
const mostClaims = 5;
/** The most search words of one claim. */
const mostWords = 7;

/** Words that do not describe the subject of a claim. */
const filling = new Set(
  `about above according after all among an and announced are as at be been before behind by claims does for from goes has have holds
if in is it its itself keeps largely like like most not of on once one only or other own possibly puts reported reports says since so some that
the their they through to up use uses used was were when while with without work worked works refer refers repeats gives given itself`.split(
    /\s+/,
  ),
);

const counts = {
  measured: 'a measurement or report of another party, with its own numbers',
  behaviour:
    'the library or server underneath, the standard, an issue, a changelog or a competitor’s documentation that says so',
} as const;

/**
 * The tasks to find an independent party for claims of one party: what is said of another's product first, of which its maker
 * speaks, too, then figures and comparisons, then other experiences. Claims about the same things share a task; claims that only a
 * maker can make have none.
 * @param alone claims of one party.
 */
export function secondParties(alone: readonly Claim[], sources: ReadonlyMap<string, Source>): Gap[] {
  const kindOf = new Map(alone.map((claim) => [claim, kindOfClaim(claim, sources)]));
  const rank = (claim: Claim) => {
    if (pagesOf(claim.evidence, sources).some((page) => isOfRival(claim.text, page, sources))) return 0;
    return kindOf.get(claim) === 'measured' ? 1 : 2;
  };
  let left = alone.filter((claim) => mayHaveSecond(claim, sources)).toSorted((one, other) => rank(one) - rank(other));
  const gaps: Gap[] = [];
  while (left[0] !== undefined) {
    const [first, ...others] = left;
    const together = [first, ...nearest(first, others).slice(0, mostClaims - 1)];
    left = others.filter((claim) => !together.includes(claim));
    gaps.push(gapOf(together, sources));
  }
  return gaps;
}

/** Whether another party can say what a claim says. */
export function mayHaveSecond(claim: Claim, sources: ReadonlyMap<string, Source>): boolean {
  return claim.verdict !== 'contradicted' && kindOfClaim(claim, sources) !== 'own';
}

function gapOf(claims: readonly Claim[], sources: ReadonlyMap<string, Source>): Gap {
  const kinds = new Set(claims.map((claim) => kindOfClaim(claim, sources)));
  const wanted = (['measured', 'behaviour'] as const).filter((kind) => kinds.has(kind)).map((kind) => counts[kind]);
  const each = claims.map((claim) => {
    const all = claim.evidence.flatMap(({ source }) => sources.get(source) ?? []);
    const said = [...new Set(all.map(({ party, url }) => party ?? publisherOf(url)))];
    return `${claim.id} ${allWords(claim.text)} (said so far by: ${said.join(', ')}; search: ${searchWords(claim.text)})`;
  });
  const task = `One party alone says each of these. Find another for each, independent of it, that says so too or denies it. What counts: ${wanted.join('; ')}. A page of the same organisation, or one that repeats or cites the first, does not. Hand in what it says with its own quote and, where it says the same, "supports": "${claims[0]?.id}": ${each.join('; ')}`;
  return {
    id: claims.map(({ id }) => `${id}:second-source`).join(togetherWith),
    task,
    kind: 'second-source',
  };
}

/** The words of a claim that describe its subject, in order. */
function searchWords(text: string): string {
  const { content, names } = distinctiveOf(text);
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}.-]*[\p{L}\p{N}]/gu) ?? [];
  const telling = words.filter((word) => {
    const plain = word.toLowerCase();
    return !filling.has(plain) && (names.has(plain) || content.has(stemOf(plain)) || plain.includes('-'));
  });
  return [...new Set(telling)].slice(0, mostWords).join(' ');
}

/** The other claims by the number of common content words, so that related ones are searched together. */
function nearest(claim: Claim, others: readonly Claim[]): Claim[] {
  const { content } = distinctiveOf(claim.text);
  const shared = ({ text }: Claim) => [...distinctiveOf(text).content].filter((word) => content.has(word)).length;
  return others
    .map((other) => ({ other, words: shared(other) }))
    .filter(({ words }) => words > 0)
    .sort((one, other) => other.words - one.words)
    .map(({ other }) => other);
}
