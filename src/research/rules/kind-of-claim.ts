import { mayBeCited } from './failed-quotes.ts';
import { makerNames, publisherKey } from './independence.ts';
import { isFile, type Claim, type Source } from './ledger.ts';
import { conceding, isOwnByWords, saysOfFailure, statementKind, type StatementKind } from './statement-kind.ts';

/**
 * Whether anybody else can add to a claim, as far as its words show, and those who say it: how its thing works and fails is its maker's to say, unless it fails with another's;
 * what a maker says of another's thing, or of things in general, is not. Where a maker admits a figure, it is no measurement of its own.
 */
export function kindOfClaim({ text, evidence }: Pick<Claim, 'text' | 'evidence'>, sources: SourcesById): StatementKind {
  const cited = evidence.filter(mayBeCited);
  // To words that stand nowhere on a page nobody can add.
  if (cited.length > 0 && cited.every(({ searched }) => searched !== undefined)) return 'own';
  const kind = statementKind(text);
  const pages = pagesOf(evidence, sources);
  if (pages.length === 0 || pages.every(isFile)) return kind;
  const isOfOwn = isOfOwnThing(text, pages, sources);
  if (kind === 'measured') return isOfOwn && conceding.test(text) ? 'own' : kind;
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

/** Whether a text speaks of a thing of those that stand behind its pages. */
export function isOfOwnThing(text: string, pages: readonly Source[], sources: SourcesById): boolean {
  const said = withoutSpeaker(text, sources);
  return pages.length > 0 && pages.every((page) => isAbout(said, page, sources));
}

/** Whether a text names a thing of others in its middle: they can have met the same. */
function meetsOthers(text: string, pages: readonly Source[], sources: SourcesById): boolean {
  const own = new Set(pages.flatMap((page) => [...namesOf(page, sources)].flatMap((name) => name.split(' '))));
  return [...text.matchAll(/(?<=[^.\s“"(] [“"(]?)[A-Z][a-z]+\w*/g)].some(([name]) => !own.has(name.toLowerCase()));
}

/** A name that no first word of a sentence is: it has a capital within it. */
const beginsWithName = /^(?:[Tt]he |[Aa]n? )?[\p{L}\d-]*\p{Ll}\p{Lu}/u;
/** “The listener of pg-boss”, “The PostgreSQL backend of BullMQ”: the name comes soon. */
const mostWordsBefore = 6;

/** Whether a text speaks of a thing of the maker that stands behind a source, and not of another that it begins with. */
function isAbout(text: string, source: Source, sources: SourcesById): boolean {
  if (!isOfMaker(text, source, sources)) return false;
  return !beginsWithName.test(text) || isOfMaker(text.split(' ').slice(0, mostWordsBefore).join(' '), source, sources);
}

/** Whether a text speaks of a thing of another party alone, as a maker does of what it competes with. */
export function isOfRival(text: string, source: Source, sources: SourcesById): boolean {
  if (isFile(source) || source.party === undefined) return false;
  const said = withoutSpeaker(text, sources);
  return !isOfMaker(said, source, sources) && namesMaker(said, sources);
}

function namesMaker(text: string, sources: SourcesById): boolean {
  const { all } = makersIn(sources);
  return wordsIn(text).some((word) => all.has(word));
}

/** A text without those who say it: “rqlite's maker says that Litestream loses data” speaks of Litestream. */
function withoutSpeaker(text: string, sources: SourcesById): string {
  const said = text
    .replace(/^[^,.;]{1,60}?\b(?:says?|states?|writes|claims|reports) (?:also )?that /i, '')
    .replace(/,? (?:says|writes|states|according to) [^,.;]*\.?$/i, '');
  return namesMaker(said, sources) ? said : text;
}

interface Makers {
  /** Of each source, the names of all who stand behind pages of its publisher: one page calls them Fly.io, another Fly.io (LiteFS). */
  bySource: Map<Source, ReadonlySet<string>>;
  all: Set<string>;
}

const known = new WeakMap<SourcesById, Makers>();

function makersIn(sources: SourcesById): Makers {
  const before = known.get(sources);
  if (before !== undefined) return before;
  const makers: Makers = { bySource: new Map(), all: new Set() };
  const byPublisher = new Map<string, Set<string>>();
  for (const source of sources.values()) {
    const publisher = publisherKey(source);
    if (source.party === undefined || publisher === '') continue;
    const own = byPublisher.get(publisher) ?? new Set();
    byPublisher.set(publisher, own);
    for (const name of makerNames(source)) {
      own.add(name);
      makers.all.add(name);
    }
  }
  for (const source of sources.values())
    makers.bySource.set(source, new Set([...makerNames(source), ...(byPublisher.get(publisherKey(source)) ?? [])]));
  known.set(sources, makers);
  return makers;
}

const leastOfPrefix = 5;

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}@](?:[\p{L}\p{N}/@.-]*[\p{L}\p{N}])?/gu) ?? [];
}

function namesOf(source: Source, sources: SourcesById): Iterable<string> {
  return makersIn(sources).bySource.get(source) ?? makerNames(source);
}

/** Whether a text names a thing of the maker that stands behind a source: parceljs.org is of Parcel. */
export function isOfMaker(text: string, source: Source, sources: SourcesById): boolean {
  const words = wordsIn(text);
  return [...namesOf(source, sources)].some((name) =>
    words.some((word) => {
      const [short, long] = word.length < name.length ? [word, name] : [name, word];
      return short === long || (short.length >= leastOfPrefix && long.startsWith(short));
    }),
  );
}
