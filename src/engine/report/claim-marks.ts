import type { Claim } from '../ledger/ledger.ts';
import { isCitable, isSoundClaim, mayBeCited } from '../research/failed-quotes.ts';

const meanings: Readonly<Record<string, string>> = {
  n: 'no quote of it could be looked up, because its source could not be read',
  u: 'its quote stands in the stored text of its source, but no verifier has borne it out',
  s: 'a single independent source is known for it',
};

/**
 * The letters that the report prints beside the citation of a finding that is to be read with care, whatever its sentence says; none
 * for one that verifiers have borne out and two independent sources state.
 */
export function markOf(claim: Claim): string {
  const isVerified = claim.verdict === 'supported' || claim.verdict === 'qualified';
  const doubt = !isSoundClaim(claim) ? 'n' : isVerified ? '' : 'u';
  return `${doubt}${independentSources(claim) < 2 ? 's' : ''}`;
}

const inShort: Readonly<Record<string, string>> = { n: 'not looked up', u: 'not verified', s: 'single source' };

/** What a mark says, in a few words for whoever writes the sentence; empty for no mark. */
export function meaningOf(mark: string): string {
  return Array.from(mark, (letter) => inShort[letter] ?? '').join(', ');
}

/** What the letters mean, with the number of findings that have each: a sentence without its full stop. */
export function explainMarks(claims: readonly Claim[]): string {
  // Others may not be cited, and are not counted as findings.
  const marks = claims.filter(isCitable).map(markOf);
  const listed = Object.entries(meanings).map(([letter, meaning]) => {
    const having = marks.filter((mark) => mark.includes(letter)).length;
    return `${letter}, ${meaning} (${having} of ${marks.length})`;
  });
  return `A raised letter beside a citation marks a finding that is to be read with care: ${listed.join('; ')}`;
}

/** Computed with everything that is known of its sources; before that, each source is taken for independent. */
function independentSources({ evidence, independent_sources: known }: Claim): number {
  return known ?? new Set(evidence.filter(mayBeCited).map(({ source }) => source)).size;
}
