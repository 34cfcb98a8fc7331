import { remembered } from '../../base/remembered.ts';
import { allWords, quotedWords } from '../../base/text.ts';
import { distinctiveOf } from './distinctive.ts';
import { sourcesById } from './distrust.ts';
import { mayBeCited } from './failed-quotes.ts';
import { togetherWith, type Gap } from './gap.ts';
import { isFile, type Claim, type Ledger, type Source } from './ledger.ts';
import { partiesOf, publisherKey, publisherOf } from './independence.ts';
import { stemOf } from './similarity.ts';
import { isOfRival, kindOfClaim, makersNamed, pagesOf } from './kind-of-claim.ts';
import { isDecidedByMaker } from './statement-kind.ts';

/** The most claims of one task. */
const mostClaims = 5;
/** The most parties that a task names. */
const mostOthers = 4;
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

/** Words of data and service after a failure, of which competitors and hosts speak, too, each of the others' products. */
const ofFailure =
  /\b(?:los(?:es?|s|t|ing)|gone|surviv\w+|fail(?:ures?|overs?| over)|crash\w*|durab\w+|acknowledg\w+|answered|confirm\w*|asynchronous\w*|quorum|majority|redundan\w+|outage|down|offline|available)\b/i;
/**
 * A page lacks something; the search for it is not always handed in as one. Only the name of the page stands before the verb: what a
 * page says may itself be that a product has none.
 */
const ofLackingPage =
  /\b(?:pages?|docs|documentation|guides?|FAQ|README)(?: (?:of|on|for|to|about)(?! an? )(?: (?!(?:says?|states?|recommends?|that|which)\b)[^\s.;,]+){1,9}?)? (?:(?:says?|has) (?:nothing|neither)|(?:states?|names?|mentions?|gives?) (?:no|nothing|neither)|(?:do(?:es)? not|never) (?:says?|states?|names?|mentions?|gives?)|(?:is|are) silent)\b/i;

/** Parties by number, as sources are weighed. */
interface Parties {
  /** Those that say a claim, and those whose products it names. */
  of: (claim: Claim) => ReadonlySet<number | undefined>;
  namedIn: (text: string) => ReadonlySet<number | undefined>;
  /** Those that speak of the product of a party, itself among them. */
  speakersOf: (party: number | undefined) => readonly (number | undefined)[];
  /** A name of each, as an agent worded it, that of most sources first. */
  names: readonly (readonly [party: number | undefined, name: string])[];
}

/**
 * The tasks to find an independent party for claims of one party: those that carry the report first; among them what is said of
 * another's product, of which its maker speaks, too, then figures and comparisons, then other experiences, and last what makers say
 * of products that no finding of others names. Claims about the same things share a task; claims that only a maker can make have
 * none.
 * @param alone claims of one party.
 * @param carried the claims that carry the report.
 */
export function secondParties(
  alone: readonly Claim[],
  ledger: Ledger,
  carried: ReadonlySet<string> = new Set(),
): Gap[] {
  const sources = sourcesById(ledger);
  const parties = partiesIn(ledger);
  const rank = (claim: Claim) => {
    const own = parties.of(claim);
    const isOfOther = pagesOf(claim.evidence, sources).some((page) => isOfRival(claim.text, page, sources));
    // The pages of one maker can be on two sites, each with a name of its own.
    if (isOfOther && !meet(parties.namedIn(claim.text), own)) return 0;
    const kind = kindOfClaim(claim, sources);
    if (kind === 'measured') return 1;
    const isSpokenOf = [...own].some((party) => parties.speakersOf(party).some((one) => !own.has(one)));
    return kind === 'own' && !isSpokenOf ? 3 : 2;
  };
  let left = alone
    .filter(mayHaveSecond(ledger))
    .map((claim) => ({ claim, rank: rank(claim) + (carried.has(claim.id) ? 0 : 4) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ claim }) => claim);
  const gaps: Gap[] = [];
  while (left[0] !== undefined) {
    const [first, ...others] = left;
    const alike = others.filter(({ id }) => carried.has(id) === carried.has(first.id));
    const together = [first, ...nearest(first, alike, parties).slice(0, mostClaims - 1)];
    left = others.filter((claim) => !together.includes(claim));
    gaps.push(gapOf(together, sources, parties));
  }
  return gaps;
}

/**
 * Whether another party can say what a claim says. Nobody else can say that a page lacks something, what a maker decides about its
 * product, or how it works; what it loses or keeps in a failure others can.
 */
export function mayHaveSecond(ledger: Ledger): (claim: Claim) => boolean {
  const sources = sourcesById(ledger);
  const parties = partiesIn(ledger);
  return (claim) => {
    if (claim.verdict === 'contradicted' || isOfAbsence(claim)) return false;
    const kind = kindOfClaim(claim, sources);
    const named = [...parties.namedIn(claim.text)];
    const own = parties.of(claim);
    const isOfOwn = kind === 'behaviour' && named.length > 0 && named.every((party) => own.has(party));
    if (kind !== 'own' && !isOfOwn) return true;
    return ofFailure.test(claim.text) && !isDecidedByMaker(claim.text);
  };
}

/** Whether a claim says that a page lacks something. */
export function isOfAbsence({ text, evidence }: Pick<Claim, 'text' | 'evidence'>): boolean {
  return ofLackingPage.test(text) || evidence.some((one) => one.searched !== undefined && mayBeCited(one));
}

function meet<Item>(one: ReadonlySet<Item>, other: ReadonlySet<Item>): boolean {
  return [...one].some((item) => other.has(item));
}

/** Remembered, because an outlook asks for each of its parts. */
const partiesIn = remembered((ledger: Ledger): Parties => {
  const sources = sourcesById(ledger);
  const numbers = partiesOf(ledger.sources);
  const ofPublisher = new Map(ledger.sources.map((source) => [publisherKey(source), numbers.get(source.id)]));
  const of = ({ evidence }: Claim) =>
    new Set(pagesOf(evidence, sources).flatMap((page) => (isFile(page) ? [] : [numbers.get(page.id)])));
  const namedIn = (text: string) => new Set([...makersNamed(text, sources)].map((maker) => ofPublisher.get(maker)));
  const speaking = ledger.claims
    .filter((claim) => !isOfAbsence(claim))
    .map((claim) => ({ own: of(claim), named: namedIn(claim.text) }));
  const speakersOf = remembered((party: number | undefined) =>
    speaking.flatMap(({ own, named }) => (named.has(party) ? [...own] : [])),
  );
  const sizes = new Map<number | undefined, { name: string; pages: number }>();
  for (const { id, party = '' } of ledger.sources) {
    const [name = ''] = party.split(/ *[(,;]/);
    const known = sizes.get(numbers.get(id)) ?? { name, pages: 0 };
    if (name !== '') sizes.set(numbers.get(id), { ...known, pages: known.pages + 1 });
  }
  const names = [...sizes]
    .sort(([, one], [, other]) => other.pages - one.pages)
    .map(([party, { name }]) => [party, name] as const);
  return { of, namedIn, speakersOf, names };
}, new WeakMap<Ledger, Parties>());

function gapOf(claims: readonly Claim[], sources: ReadonlyMap<string, Source>, parties: Parties): Gap {
  const isFigure = (claim: Claim) => kindOfClaim(claim, sources) === 'measured';
  const wanted = [
    ...(claims.some(isFigure) ? [counts.measured] : []),
    ...(claims.every(isFigure) ? [] : [counts.behaviour]),
  ];
  const each = claims.map((claim) => {
    const all = claim.evidence.flatMap(({ source }) => sources.get(source) ?? []);
    const said = [...new Set(all.map(({ party, url }) => party ?? publisherOf(url)))];
    return `${claim.id} ${allWords(claim.text)} (said so far by: ${said.join(', ')}; search: ${searchWords(claim.text)})`;
  });
  // Nobody is second to itself, but each is to the claims of the others.
  const speaking = claims.flatMap((claim) => {
    const speakers = [...parties.namedIn(claim.text)].flatMap(parties.speakersOf);
    return speakers.filter((party) => !parties.of(claim).has(party));
  });
  const known = parties.names
    .filter(([party]) => speaking.includes(party))
    .slice(0, mostOthers)
    .map(([, name]) => quotedWords(name))
    .join(', ');
  const first = known === '' ? '' : ` Search first what the pages of ${known} say of it, such as comparisons.`;
  const task = `One party alone says each of these. Find another for each, independent of it, that says so too or denies it. What counts: ${wanted.join('; ')}. A page of the same organisation, or one that repeats or cites the first, does not.${first} Hand in what it says with its own quote and, where it says the same, "supports": "${claims[0]?.id}": ${each.join('; ')}`;
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

/** The other claims of the same products by the number of common content words, so that related ones are searched together. */
function nearest(claim: Claim, others: readonly Claim[], { namedIn }: Parties): Claim[] {
  const { content } = distinctiveOf(claim.text);
  const named = namedIn(claim.text);
  const shared = ({ text }: Claim) => [...distinctiveOf(text).content].filter((word) => content.has(word)).length;
  return others
    .filter(({ text }) => {
      const theirs = namedIn(text);
      return named.size === 0 || theirs.size === 0 || meet(named, theirs);
    })
    .map((other) => ({ other, words: shared(other) }))
    .filter(({ words }) => words > 0)
    .sort((one, other) => other.words - one.words)
    .map(({ other }) => other);
}
