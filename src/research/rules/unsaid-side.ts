import { quotedWords } from '../../base/text.ts';
import { sidesOf } from './disputes.ts';
import { isCitable } from './failed-quotes.ts';
import type { Contradiction, Ledger } from './ledger.ts';
import { SideFinder } from './side-finder.ts';

/**
 * The words of the sides of a contradiction that no citable claim states, which a report can state only in these words; undefined
 * where each side has a claim. Sides have no ids, so it is those with which the claims have the fewest words in common.
 */
export function unsaidSide(
  contradiction: Pick<Contradiction, 'claims' | 'disputed' | 'sides'>,
  { claims, looks }: Pick<Ledger, 'claims' | 'looks'>,
): string | undefined {
  const known = claims.filter((claim) => contradiction.claims?.includes(claim.id) === true && isCitable(claim));
  const ids = known.map(({ id }) => id);
  if (sidesOf(contradiction).filter((side) => side.some((id) => ids.includes(id))).length > 1) return undefined;
  const { sides } = contradiction;
  const finder = new SideFinder({ claims: known, looks });
  const ranked = sides
    .map((side) => ({ side, share: finder.mostOf(side, sides, ids) }))
    .sort((one, other) => one.share - other.share);
  const count = Math.max(1, sides.length - ids.length);
  // Of sides with equally many common words, nothing shows which one has the claim.
  if (ranked[count - 1]?.share === ranked[count]?.share) return 'one of its sides';
  return ranked
    .slice(0, count)
    .map(({ side }) => quotedWords(side, longestSide))
    .join(' or ');
}

/** Characters of a side that are printed. */
const longestSide = 200;
