import { mayBeCited } from './failed-quotes.ts';
import { makerNames } from './independence.ts';
import { isFile, type Claim, type Source } from './ledger.ts';
import { isOwnByWords, saysOfFailure, statementKind, type StatementKind } from './statement-kind.ts';

/**
 * Whether anybody else can add to a claim, as far as its words show, and those who say it: how its thing works is its maker's to say;
 * what a maker says of another's thing, or of things in general, is not.
 */
export function kindOfClaim({ text, evidence }: Pick<Claim, 'text' | 'evidence'>, sources: SourcesById): StatementKind {
  const kind = statementKind(text);
  const pages = evidence.filter(mayBeCited).flatMap(({ source }) => sources.get(source) ?? []);
  if (kind === 'measured' || pages.length === 0 || pages.every(isFile)) return kind;
  if (pages.every((page) => isAbout(text, page))) return kind === 'behaviour' && saysOfFailure(text) ? kind : 'own';
  const isRule = isOwnByWords(text) && !beginsWithName.test(text) && pages.every((page) => page.kind === 'primary');
  return isRule ? 'own' : 'behaviour';
}

type SourcesById = ReadonlyMap<string, Source>;

/** A name that no first word of a sentence is: it has a capital within it. */
const beginsWithName = /^(?:[Tt]he |[Aa]n? )?[\p{L}\d-]*\p{Ll}\p{Lu}/u;
/** “The listener of pg-boss”, “The PostgreSQL backend of BullMQ”: the name comes soon. */
const mostWordsBefore = 6;

/** Whether a text speaks of a thing of the maker that stands behind a source, and not of another that it begins with. */
function isAbout(text: string, source: Source): boolean {
  if (!isOfMaker(text, source)) return false;
  return !beginsWithName.test(text) || isOfMaker(text.split(' ').slice(0, mostWordsBefore).join(' '), source);
}

const leastOfPrefix = 5;

/** Whether a text names a thing of the maker that stands behind a source: parceljs.org is of Parcel. */
export function isOfMaker(text: string, source: Source): boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{N}@][\p{L}\p{N}/@.-]*/gu) ?? [];
  return makerNames(source).some((name) =>
    words.some((word) => {
      const [short, long] = word.length < name.length ? [word, name] : [name, word];
      return short === long || (short.length >= leastOfPrefix && long.startsWith(short));
    }),
  );
}
