import { allWords } from '../../base/text.ts';
import { distinctiveOf } from './distinctive.ts';
import { speaksInFavour } from './distrust.ts';
import { togetherWith, type Gap } from './gap.ts';
import type { Claim, Source } from './ledger.ts';

/** Claims of one task. */
const mostClaims = 3;
/** Only its maker can say what a documentation says or a maintainer recommends. */
const ownWords =
  /\b(?:documentation|docs|readme|changelog|release notes|manual|guide|page|blog|website|maintainers?|authors?|makers?|team)\b[^.;]{0,40}\b(?:says?|states?|claims?|recommends?|advises|advise|describes?|documents?|lists?|mentions?|warns?|suggests?|calls?|notes?|names?|gives?)\b/i;

/**
 * The tasks to find another party for claims that one party alone makes: those first by which that party gains, then those of which no
 * maker is the authority, then those that verifiers found to be supported. Claims about the same things are looked up together; what
 * nobody else can say is looked up nowhere.
 * @param alone claims that rest on one party.
 */
export function secondParties(alone: readonly Claim[], sources: ReadonlyMap<string, Source>): Gap[] {
  const isOfMaker = ({ evidence }: Claim) => evidence.every(({ source }) => sources.get(source)?.kind === 'primary');
  const rank = (claim: Claim) =>
    speaksInFavour(claim) ? 0 : !isOfMaker(claim) ? 1 : claim.verdict === 'supported' ? 2 : 3;
  const needsNoOther = (claim: Claim) => ownWords.test(claim.text) || rank(claim) === 2;
  let left = alone
    .filter((claim) => claim.verdict !== 'contradicted' && !needsNoOther(claim))
    .toSorted((one, other) => rank(one) - rank(other));
  const gaps: Gap[] = [];
  while (left[0] !== undefined) {
    const together = [left[0], ...nearest(left[0], left.slice(1)).slice(0, mostClaims - 1)];
    left = left.filter((claim) => !together.includes(claim));
    gaps.push(gapOf(together));
  }
  return gaps;
}

function gapOf(claims: readonly Claim[]): Gap {
  const each = claims.map(({ id, text }) => `${id} ${allWords(text)}`).join('; ');
  const task = `Only one party says this. Find another, independent of it, that says so too or denies it, and hand in its own words: ${each}`;
  return {
    id: claims.map(({ id }) => `${id}:second-source`).join(togetherWith),
    task,
    kind: 'second-source',
  };
}

/** Those that have words of content in common with a claim, the most first. */
function nearest(claim: Claim, others: readonly Claim[]): Claim[] {
  const { content } = distinctiveOf(claim.text);
  const shared = ({ text }: Claim) => [...distinctiveOf(text).content].filter((word) => content.has(word)).length;
  return others
    .map((other) => ({ other, words: shared(other) }))
    .filter(({ words }) => words > 1)
    .sort((one, other) => other.words - one.words)
    .map(({ other }) => other);
}
