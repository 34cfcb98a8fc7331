import { remembered } from '../../base/remembered.ts';
import { withoutSpeaker } from './attribution.ts';
import { mayBeCited } from './failed-quotes.ts';
import { makerNames, publisherKey } from './independence.ts';
import { isFile, type Claim, type Source } from './ledger.ts';
import {
  conceding,
  isOwnByWords,
  isTermOfMaker,
  saysOfFailure,
  statementKind,
  type StatementKind,
} from './statement-kind.ts';

/**
 * Whether other parties can confirm a claim, judged by its words and its sources. Only the maker can say how its own product
 * works and fails, unless that involves another product; others can confirm a maker's statements about other products or in
 * general. A figure that a maker admits is not its measurement.
 */
export function kindOfClaim({ text, evidence }: Pick<Claim, 'text' | 'evidence'>, sources: SourcesById): StatementKind {
  const cited = evidence.filter(mayBeCited);
  // Other sources cannot confirm that a page lacks words.
  if (cited.length > 0 && cited.every(({ searched }) => searched !== undefined)) return 'own';
  const kind = statementKind(text);
  const pages = pagesOf(evidence, sources);
  if (pages.length === 0 || pages.every(isFile)) return kind;
  const isOfOwn = isOfOwnThing(text, pages, sources);
  if (kind === 'measured') return isOfOwn && (conceding.test(text) || isTermOfMaker(text)) ? 'own' : kind;
  if (isOfOwn) return kind === 'behaviour' && saysOfFailure(text) && meetsOthers(text, pages, sources) ? kind : 'own';
  if (pages.some((page) => isOfRival(text, page, sources))) return 'behaviour';
  const isRule = isOwnByWords(text) && !beginsWithName.test(text) && pages.every((page) => page.kind === 'primary');
  return isRule ? 'own' : 'behaviour';
}

type SourcesById = ReadonlyMap<string, Source>;

/** The sources of a claim that may be cited. */
export function pagesOf(evidence: Claim['evidence'], sources: SourcesById): Source[] {
  return evidence.filter(mayBeCited).flatMap(({ source }) => sources.get(source) ?? []);
}

/** Whether a text is about a product of the makers of its pages. */
export function isOfOwnThing(text: string, pages: readonly Source[], sources: SourcesById): boolean {
  const said = saidOfOther(text, sources);
  return pages.length > 0 && pages.every((page) => isAbout(said, page, sources));
}

/** Whether a text mentions a product of another party in its middle, whose users can have had the same experience. */
function meetsOthers(text: string, pages: readonly Source[], sources: SourcesById): boolean {
  const own = new Set(pages.flatMap((page) => [...namesOf(page, sources)].flatMap((name) => name.split(' '))));
  return [...text.matchAll(/(?<=[^.\s“"(] [“"(]?)[A-Z][a-z]+\w*/g)].some(([name]) => !own.has(name.toLowerCase()));
}

/** A name at the beginning, recognised by a capital letter inside the word. */
const beginsWithName = /^(?:[Tt]he |[Aa]n? )?[\p{L}\d-]*\p{Ll}\p{Lu}/u;
/** In “The listener of pg-boss”, “The PostgreSQL backend of BullMQ” the name is among the first words. */
const mostWordsBefore = 6;
/** Later, a name is the subject of a clause, the place of the statement, or the owner of a thing; “a SQLite database” is not. */
const beforeSubject =
  /(?:[,;:(]\s*|\b(?:with|within|in|into|on|of|for|under|by|using|from|to|that|which|because|since|while|when|where|if|so|unless|but|then|and|is|are)\s+)(?:the\s+)?$|\bthe\s+$/i;

/** Whether a product of the maker of a source is the subject of a text, and not only an object in it. */
function isAbout(text: string, source: Source, sources: SourcesById): boolean {
  const first = text.split(' ').slice(0, mostWordsBefore).join(' ');
  if (isOfMaker(first, source, sources)) return true;
  if (beginsWithName.test(text) || namesMaker(first, sources)) return false;
  const names = [...namesOf(source, sources)];
  return [...text.matchAll(word)].some(
    ({ 0: one, index }) =>
      isNamed(withoutDots(one.toLowerCase()), names) &&
      (text[index + one.length] === '_' || beforeSubject.test(text.slice(0, index))),
  );
}

/** Whether a text is only about a competitor's product. */
export function isOfRival(text: string, source: Source, sources: SourcesById): boolean {
  if (isFile(source) || source.party === undefined) return false;
  const said = saidOfOther(text, sources);
  return !isOfMaker(said, source, sources) && namesMaker(said, sources);
}

/** Whether a text names the maker of a source, or its product. */
export function namesMaker(text: string, sources: SourcesById): boolean {
  const { all } = makersIn(sources);
  return wordsIn(text).some((one) => all.has(one));
}

/** A text without the speaker: “rqlite's maker says that Litestream loses data” is about Litestream. */
function saidOfOther(text: string, sources: SourcesById): string {
  const { said } = withoutSpeaker(text);
  return namesMaker(said, sources) ? said : text;
}

/** The publishers whose product, or who themselves, are named in a text. */
export function makersNamed(text: string, sources: SourcesById): ReadonlySet<string> {
  const { publishersOf } = makersIn(sources);
  return new Set(wordsIn(text).flatMap(publishersOf));
}

interface Makers {
  /** The publishers that a word names. */
  publishersOf: (word: string) => string[];
  /** All names of the makers of a source's publisher, because pages name them differently: Fly.io, Fly.io (LiteFS). */
  bySource: Map<Source, ReadonlySet<string>>;
  all: Set<string>;
}

const makersIn = remembered((sources: SourcesById): Makers => {
  const byPublisher = new Map<string, Set<string>>();
  const publishersOf = remembered((one: string) =>
    [...byPublisher].flatMap(([publisher, names]) => (isNamed(one, [...names]) ? [publisher] : [])),
  );
  const makers: Makers = { publishersOf, bySource: new Map(), all: new Set() };
  for (const source of sources.values()) {
    const publisher = publisherKey(source);
    if (source.party === undefined || publisher === '') continue;
    const own = byPublisher.get(publisher) ?? new Set();
    byPublisher.set(publisher, own);
    for (const name of namesIn(source)) {
      own.add(name);
      makers.all.add(name);
    }
  }
  for (const source of sources.values())
    makers.bySource.set(source, new Set([...namesIn(source), ...(byPublisher.get(publisherKey(source)) ?? [])]));
  return makers;
}, new WeakMap<SourcesById, Makers>());

const leastOfPrefix = 5;

const word = /[\p{L}\p{N}@](?:[\p{L}\p{N}/@.-]*[\p{L}\p{N}])?/gu;

/** The words of a text; cached, because each check of a claim asks for them. */
const wordsIn = remembered((text: string) => (text.toLowerCase().match(word) ?? []).map(withoutDots));

const withoutDots = (one: string) => one.replaceAll('.', '');

/** The names, also as one word: “Fly.io” is “fly io” among the names of a party. */
function namesIn(source: Source): string[] {
  return makerNames(source).flatMap((name) => [name, name.replaceAll(/[. ]/g, '')]);
}

function namesOf(source: Source, sources: SourcesById): Iterable<string> {
  return makersIn(sources).bySource.get(source) ?? namesIn(source);
}

/** Whether a text mentions a product of the maker of a source: parceljs.org belongs to Parcel. */
export function isOfMaker(text: string, source: Source, sources: SourcesById): boolean {
  const names = [...namesOf(source, sources)];
  return wordsIn(text).some((one) => isNamed(one, names));
}

function isNamed(one: string, names: readonly string[]): boolean {
  return names.some((name) => {
    const [short, long] = one.length < name.length ? [one, name] : [name, one];
    return short === long || (short.length >= leastOfPrefix && long.startsWith(short));
  });
}
