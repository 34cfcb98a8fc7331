import { isCitable, isSoundClaim, mayBeCited } from './failed-quotes.ts';
import { isFile, type Claim, type Ledger, type Source } from './ledger.ts';
import { isOfMaker, isOfOwnThing, isOfRival, kindOfClaim, pagesOf } from './kind-of-claim.ts';
import { comparing, conceding, saysOfFailure, statementKind } from './statement-kind.ts';

/** Why a finding deserves distrust, by the letter that the report prints beside its citation. */
export const distrust = {
  r: { short: 'refuted', long: 'a verifier found that its source says otherwise' },
  n: {
    short: 'not verifiable',
    long: 'no quote of it could be checked, or the verifiers could not decide whether its source says so',
  },
  i: {
    short: 'one interested party',
    long: 'it speaks for a product, by comparison, praise, measurement or guarantee, and only the party that makes the product says so',
  },
} as const;
export type Mark = keyof typeof distrust;

/**
 * Words with which a text speaks for a product: a comparison, praise, a measurement, a guarantee. A maker's own documentation is the
 * authority on how its product works, and no witness for how good it is.
 */
const favouring = [
  comparing,
  /\b(?:best|better|leading|fastest|faster|cheaper|cheapest|easier|easiest|simpler|simplest|safer|safest|superior|unrivall?ed|outperforms?|beats|reliable|reliability|robust|secure|battle-tested|production-(?:ready|grade)|enterprise-grade|trusted|popular|widely used|proven|negligible|minimal overhead|blazing(?:ly)?)\b/i,
  /\bthe (?:most|least|only(?! cop(?:y|ies)\b)|\w+est)\b/i,
  /\bbenchmark(?:s|ed)?\b.*\d|(?<![A-Za-z\d.])\d[\d,.]*k?(?: [\w-]+){0,3} (?:a|per|each) second\b|\d[\d,.]*k?(?: [\w-]+){0,3} ?\/ ?s\b/i,
  /\b(?:below|under|less than|within) \d[\d.,]* ?(?:ns|µs|us|ms|s|milliseconds?|microseconds?|seconds?)\b/i,
  /\bguarantee[sd]?\b|\bnever (?:loses?|lost|drops?|fails?)\b|\bno (?:[\w-]+ ){1,5}(?:is|are|gets?) (?:ever )?lost\b|\bzero[ -](?:downtime|loss|overhead)\b/i,
];
/** What no product can give, whatever is conceded beside it but a bound; said to be missing, it praises nobody. */
const impossible = /(?<!\b(?:not|no|never|without|than) (?:\w+ )?)\bexactly[ -]once\b|\bonce and only once\b/i;
/** Further words with which a rival speaks against a product. */
const losing = /\b(?:loss|losing|risks?|lacks?|missing)\b/i;

/** The reason to distrust a finding; none for one that its source is the authority on, or that two sources state. */
export function markOf(claim: Claim, sources: ReadonlyMap<string, Source>): Mark | '' {
  if (claim.verdict === 'contradicted') return 'r';
  if (!isSoundClaim(claim) || claim.verdict === 'unverified') return 'n';
  return isInterested(claim, sources) ? 'i' : '';
}

/** Whether a claim compares, praises, measures or guarantees, so that the maker of its product gains by it. */
export function speaksInFavour({ text }: Pick<Claim, 'text'>): boolean {
  return (
    (impossible.test(text) && !/\bwithin [^.;]{1,40} only\b/i.test(text)) ||
    (favouring.some((words) => words.test(text)) && !conceding.test(text))
  );
}

/** Whether the makers of the things that a claim compares, praises or measures are all who say so. */
export function isInterested(claim: Claim, sources: ReadonlyMap<string, Source>): boolean {
  if (independentSources(claim) > 1) return false;
  const pages = pagesOf(claim.evidence, sources);
  const isOfRivals = pages.length > 0 && pages.every((page) => isOfRival(claim.text, page, sources));
  if (isOfRivals && (speaksInFavour(claim) || saysOfFailure(claim.text) || losing.test(claim.text))) return true;
  const gives = statementKind(claim.text) === 'measured' && !conceding.test(claim.text);
  if (!gives && !speaksInFavour(claim)) return false;
  return claim.evidence.filter(mayBeCited).every(({ source: id }) => {
    const source = sources.get(id);
    if (source === undefined || isFile(source)) return false;
    if (isOfMaker(claim.text, source, sources)) return true;
    // Of a page without a party, the site and the author alone may not show whose it is.
    return source.party === undefined && source.kind === 'primary' && speaksInFavour(claim);
  });
}

/** Whether a claim is its maker's word on what only that can say, or on how its own thing works and fails. A paper is no maker of what it describes. */
export function isMakersOwn(claim: Claim, sources: ReadonlyMap<string, Source>): boolean {
  const citable = claim.evidence.filter(mayBeCited);
  const isPage = (id: string) => sources.has(id) && !isFile(sources.get(id) ?? { kind: 'document' });
  if (citable.length === 0 || !citable.every(({ source }) => isPage(source))) return false;
  return kindOfClaim(claim, sources) === 'own' || isOfOwnThing(claim.text, pagesOf(citable, sources), sources);
}

/** The sources of a ledger by their ids. */
export function sourcesById({ sources }: Pick<Ledger, 'sources'>): ReadonlyMap<string, Source> {
  return new Map(sources.map((source) => [source.id, source]));
}

/** The meaning of the letters, with the number of findings that have each: a sentence without its full stop. */
export function explainMarks(ledger: Pick<Ledger, 'claims' | 'sources'>): string {
  const sources = sourcesById(ledger);
  // Others may not be cited, and are not counted as findings.
  const marks = ledger.claims.filter(isCitable).map((claim) => markOf(claim, sources));
  const having = (letter: string) => marks.filter((mark) => mark === letter).length;
  if (marks.every((mark) => mark === '')) return 'No finding of this report has a mark';
  const listed = Object.entries(distrust)
    .filter(([letter]) => having(letter) > 0)
    .map(([letter, { long }]) => `${letter}, ${long} (${having(letter)} of ${marks.length})`);
  return `A raised letter beside a citation marks a finding that deserves distrust: ${listed.join('; ')}`;
}

/** Computed with everything that is known of its sources; before that, each source is taken for independent. */
export function independentSources({ evidence, independent_sources: known }: Claim): number {
  return known ?? new Set(evidence.filter(mayBeCited).map(({ source }) => source)).size;
}
