import { isCitable, isSoundClaim, mayBeCited } from './failed-quotes.ts';
import { isGainful } from './judged.ts';
import type { Claim, Ledger, Source } from './ledger.ts';

/** Reasons to distrust a finding, by the letter that the report prints next to its citation. */
export const distrust = {
  r: { short: 'refuted', long: 'a verifier found that its source says otherwise' },
  n: {
    short: 'not verified',
    long: 'no quote of it could be checked, the verifiers could not decide whether its source says so, or one of them contradicts what other pages say',
  },
  w: { short: 'retracted', long: 'its source was retracted or withdrawn, as Crossref or OpenAlex says' },
  i: {
    short: 'one interested party',
    long: 'it speaks for a product, by comparison, praise, measurement or guarantee, and only the party that makes the product says so',
  },
} as const;
export type Mark = keyof typeof distrust;

/** The reason to distrust a finding; empty when its source is the authority on it, or two sources state it. */
export function markOf(claim: Claim, sources: ReadonlyMap<string, Source>): Mark | '' {
  if (claim.verdict === 'contradicted') return 'r';
  const retracted = claim.evidence.filter(({ source }) => sources.get(source)?.retracted === true);
  if (retracted.length > 0 && retracted.length === claim.evidence.length) return 'w';
  if (!isSoundClaim(claim) || claim.verdict === 'unverified') return 'n';
  return isInterested(claim) ? 'i' : '';
}

/** Whether only parties that profit from a claim state it. */
export const isInterested = (claim: Claim): boolean => isGainful(claim) && independentSources(claim) <= 1;

const sourcesBefore = new WeakMap<readonly Source[], ReadonlyMap<string, Source>>();

/** The sources of a ledger by id: one map for a ledger, by which what follows from all sources is cached. */
export function sourcesById({ sources }: Pick<Ledger, 'sources'>): ReadonlyMap<string, Source> {
  const before = sourcesBefore.get(sources);
  if (before?.size === sources.length) return before;
  const byId = new Map(sources.map((source) => [source.id, source]));
  sourcesBefore.set(sources, byId);
  return byId;
}

/** The meaning of the letters, with the number of findings for each: a sentence without its full stop. */
export function explainMarks(ledger: Pick<Ledger, 'claims' | 'sources'>): string {
  const sources = sourcesById(ledger);
  // Claims that may not be cited do not count as findings.
  const marks = ledger.claims.filter(isCitable).map((claim) => markOf(claim, sources));
  const having = (letter: string) => marks.filter((mark) => mark === letter).length;
  if (marks.every((mark) => mark === '')) return 'No finding of this report has a mark';
  const listed = Object.entries(distrust)
    .filter(([letter]) => having(letter) > 0)
    .map(([letter, { long }]) => `${letter}, ${long} (${having(letter)} of ${marks.length})`);
  return `A raised letter beside a citation marks a finding that deserves distrust: ${listed.join('; ')}`;
}

/** The number of sources of a claim that do not copy one another; before it is computed, of all. */
export const independentSources = ({ evidence, independent_sources: known }: Claim): number =>
  known ?? new Set(evidence.filter(mayBeCited).map(({ source }) => source)).size;
