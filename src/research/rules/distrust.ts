import { remembered } from '../../base/remembered.ts';
import { isCitable, isSoundClaim, mayBeCited } from './failed-quotes.ts';
import { partiesOf } from './independence.ts';
import { isFile, type Claim, type Ledger, type Source } from './ledger.ts';
import { isOfMaker, isOfOwnThing, isOfRival, kindOfClaim, pagesOf } from './kind-of-claim.ts';
import { comparing, conceding, isDecidedByMaker, saysOfFailure, statementKind } from './statement-kind.ts';

/** Reasons to distrust a finding, by the letter that the report prints next to its citation. */
export const distrust = {
  r: { short: 'refuted', long: 'a verifier found that its source says otherwise' },
  n: {
    short: 'not verified',
    long: 'no quote of it could be checked, the verifiers could not decide whether its source says so, or one of them contradicts what other pages say',
  },
  i: {
    short: 'one interested party',
    long: 'it speaks for a product, by comparison, praise, measurement or guarantee, and only the party that makes the product says so',
  },
} as const;
export type Mark = keyof typeof distrust;

/**
 * Words that favour a product: comparison, praise, measurement, guarantee. A maker's documentation is reliable about how its
 * product works, but not about how good it is.
 */
const favouring = [
  comparing,
  /\b(?:best|better|leading|fastest|faster|cheaper|cheapest|easier|easiest|simpler|simplest|safer|safest|superior|unrivall?ed|outperforms?|beats|reliable|reliability|robust|secure|battle-tested|production-(?:ready|grade)|enterprise-grade|trusted|popular|widely used|proven|negligible|minimal overhead|blazing(?:ly)?)\b/i,
  /\bthe (?:most(?! recent)|least|only(?! cop(?:y|ies)\b)|(?!(?:clos|earli|inter|lat|manif|new|old|qu|requ|t|r|gu|dig)est\b)\w+est)\b/i,
  /\bbenchmark(?:s|ed)?\b.*\d|(?<![A-Za-z\d.])\d[\d,.]*k?(?: [\w-]+){0,3} (?:a|per|each) second\b|\d[\d,.]*k?(?: [\w-]+){0,3} ?\/ ?s\b/i,
  /\b(?:below|under|less than|within) \d[\d.,]* ?(?:ns|µs|us|ms|s|milliseconds?|microseconds?|seconds?)\b/i,
  /\bworks? (?:fine|well)\b|\bwithout (?:an?y? |data )?(?:conflicts?|trouble|problems?|issues?|loss|interruption)\b/i,
  // A denied word, or one about the unknown, is no praise.
  /(?<!\b(?:not|unknown|unclear|whether)\b[^.,;]*)\b(?:(?:is|are|called) stable\b|Jepsen\b(?! found)|(?:survives?|tolerates?)\b(?! no\b)|production (?:use|environments?)\b|(?:should|need) not (?:even )?notice\b)/i,
  /\bguarantee[sd]?\b|\bnever (?:loses?|lost|drops?|fails?)\b|\bno (?:(?!ha[sd]\b|have\b)[\w-]+ ){1,5}(?:is|are|gets?) (?:ever )?lost\b|\bzero[ -](?:downtime|loss|overhead)\b/i,
];
/** A promise that no product can keep; it counts as praise unless the sentence limits or denies it. */
const impossible = /(?<!\b(?:not|no|never|without|than) (?:\w+ )?)\bexactly[ -]once\b|\bonce and only once\b/i;
/** Advice for a setting, whose cost the maker knows best, does not praise the product. */
const settingAdvised =
  /\b(?:should|recommend\w*|advis\w+|suggest\w*)\b.*\w=\w|\w=\w.*\b(?:recommend\w*|advis\w+|suggest\w*)\b/i;
/** Additional words with which a party admits a limit of its own product. */
const admitting =
  /\bmay\b(?! (?:choose|use)\b)|\bno (?:failover|redundancy|recovery)\b|\b(?:in|a) beta\b|\bholds? for (?:users|those)\b/;
/** Praise that no such words take back. */
const absolute = /\bnever (?:loses?|lost|drops?|fails?)\b|\bfastest\b/i;
/** Additional words with which a competitor criticises a product. */
const losing = /\b(?:loss|losing|risks?|lacks?|missing)\b/i;

/** The reason to distrust a finding; empty when its source is the authority on it, or two sources state it. */
export function markOf(claim: Claim, sources: ReadonlyMap<string, Source>): Mark | '' {
  if (claim.verdict === 'contradicted') return 'r';
  if (!isSoundClaim(claim) || claim.verdict === 'unverified') return 'n';
  return isInterested(claim, sources) ? 'i' : '';
}

/** Whether a claim compares, praises, measures or guarantees, so that the maker profits from it. */
export function speaksInFavour(claim: Pick<Claim, 'text'>): boolean {
  const text = withoutNames(claim.text);
  if (settingAdvised.test(text)) return false;
  return (
    (impossible.test(text) && !/\bwithin [^.;]{1,40} only\b/i.test(text)) ||
    (favouring.some((words) => words.test(text)) && !concedes(text))
  );
}

function concedes(text: string): boolean {
  return conceding.test(text) || (admitting.test(text) && !absolute.test(text));
}

/** A text without names such as better-sqlite3, and without advice among the means of one product, which is no praise. */
function withoutNames(text: string): string {
  return text
    .replace(
      /\b(?:best|better|fastest?|safer?|secure|robust|reliable|simpler|proven|trusted|popular)-(?!in-|than-|of-|by-)[a-z]\w*/gi,
      ' ',
    )
    .replace(
      /\bbest (?:approach|way|method|practice)\b[^.;]*\b(?:API|commands?|functions?|options?|flags?|settings?|modes?)\b/gi,
      ' ',
    );
}

/** Whether a favourable claim has only sources of the makers concerned, and no other party states nearly all of it. */
export function isInterested(claim: Claim, sources: ReadonlyMap<string, Source>): boolean {
  if (independentSources(claim, sources) > 1 || claim.core_by !== undefined) return false;
  const pages = pagesOf(claim.evidence, sources);
  const isOfRivals = pages.length > 0 && pages.every((page) => isOfRival(claim.text, page, sources));
  if (isOfRivals && (speaksInFavour(claim) || saysOfFailure(claim.text) || losing.test(claim.text))) return true;
  const gives = statementKind(withoutNames(claim.text)) === 'measured' && !concedes(claim.text);
  if (!gives && !speaksInFavour(claim)) return false;
  return claim.evidence.filter(mayBeCited).every(({ source: id }) => {
    const source = sources.get(id);
    if (source === undefined || isFile(source)) return false;
    if (isOfMaker(claim.text, source, sources) && !favoursOther(claim.text, source, sources)) return true;
    // Without a party, site and author may not identify the publisher.
    return source.party === undefined && source.kind === 'primary' && speaksInFavour(claim);
  });
}

/** Whether a maker says that something else has more of a quality than its product. */
function favoursOther(text: string, source: Source, sources: ReadonlyMap<string, Source>): boolean {
  const [before = '', behind = ''] = text.split(comparing);
  const isOwnBehind = isOfMaker(behind, source, sources) && !isOfMaker(before, source, sources);
  const isOfLess = /\b(?:less|fewer|slower|worse|weaker|lower|riskier|harder)\b[^,;]*$/i.test(before);
  const isOfMore = /\b(?:higher (?!cost|latenc|load|overhead|price)|better|faster|stronger|safer)/i.test(before);
  // More of one quality and less of another weigh the two against each other.
  return (isOwnBehind && (!isOfLess || isOfMore)) || isBeaten(text, source, sources);
}

/** Whether a maker gives a lower rate for its product than for another: “748 queries a second against 898 of PostgreSQL”. */
function isBeaten(text: string, source: Source, sources: ReadonlyMap<string, Source>): boolean {
  const rates =
    /(\d[\d,]*)(?: [\w-]+){0,3} (?:a|per|each) second\b[^.;]*?\b(?:against|versus|vs)\b\D{0,20}(\d[\d,]*)/i.exec(text);
  const [own, other] = (rates?.slice(1) ?? []).map((rate) => Number(rate.replaceAll(',', '')));
  const before = text.slice(0, rates?.index ?? 0);
  return own !== undefined && other !== undefined && own < other && isOfMaker(before, source, sources);
}

/**
 * Whether a claim is a maker's statement on what it alone decides about its own product: its terms, versions, defaults, settings, what it
 * offers, plans. How the product behaves others can test. A paper is not the maker of its subject.
 */
export function isMakersOwn(claim: Claim, sources: ReadonlyMap<string, Source>): boolean {
  const citable = claim.evidence.filter(mayBeCited);
  const isPage = (id: string) => sources.has(id) && !isFile(sources.get(id) ?? { kind: 'document' });
  if (citable.length === 0 || !citable.every(({ source }) => isPage(source))) return false;
  if (!isDecidedByMaker(withoutNames(claim.text)) || speaksInFavour(claim)) return false;
  if (kindOfClaim(claim, sources) === 'own') return true;
  const isOfOwn = isOfOwnThing(claim.text, pagesOf(citable, sources), sources);
  return isOfOwn && statementKind(withoutNames(claim.text)) !== 'measured';
}

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

const parties = remembered(
  (sources: ReadonlyMap<string, Source>) => partiesOf([...sources.values()]),
  new WeakMap<ReadonlyMap<string, Source>, ReadonlyMap<string, number>>(),
);

/** The stored number of independent sources; in a ledger of an older version, which has none, that of the parties. */
export function independentSources(
  { evidence, independent_sources: known }: Claim,
  sources: ReadonlyMap<string, Source>,
): number {
  return known ?? new Set(evidence.filter(mayBeCited).map(({ source }) => parties(sources).get(source))).size;
}
