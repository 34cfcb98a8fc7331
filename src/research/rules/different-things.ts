import * as z from 'zod/mini';
import { contradictionOf, sidesOf } from './disputes.ts';
import { differInNumbers, isTurnedRound } from './comparison.ts';
import { distinctiveOf } from './distinctive.ts';
import { mayBeCited } from './failed-quotes.ts';
import { makerNames } from './independence.ts';
import type { Claim, Contradiction, Ledger } from './ledger.ts';
import { normalString } from './quotes/normal-text.ts';
import { stemOf } from './similarity.ts';
import { verifiedText } from './verified-text.ts';

/** The most sides of a contradiction. */
export const mostSides = 6;

/** Contradictions whose sides concern different things, with the words of each side that show it. */
export const differentThings = z.optional(
  z
    .array(
      z.object({
        contradiction: z.string().check(z.regex(/^X\d{3,}$/, 'expected a contradiction id such as "X002"')),
        conditions: z
          .array(z.string().check(z.trim(), z.minLength(3), z.maxLength(300)))
          .check(z.minLength(2), z.maxLength(mostSides)),
      }),
    )
    .check(z.maxLength(20)),
);
export type DifferentThings = NonNullable<z.infer<typeof differentThings>>[number];

type Known = Pick<Ledger, 'claims' | 'looks'> & Partial<Pick<Ledger, 'sources'>>;

/** The statements of a side, and its quotes that count, in normal form. */
interface SideTexts {
  statements: string[];
  quotes: string[];
  /** The names of its makers: “in Turso” on a page of Turso says whose word it is, not when it holds. */
  makers: string[];
}

/**
 * The words that show what each side concerns, one for each side; undefined without a valid report of that.
 */
export function conditionsOf(
  contradiction: Contradiction,
  given: readonly DifferentThings[],
  known: Known,
): string[] | undefined {
  return given.find(
    (one) => contradictionOf([contradiction], one.contradiction) && faultOf(contradiction, one, known) === undefined,
  )?.conditions;
}

/** The texts of each side that has a known claim. */
function textsOf(contradiction: Contradiction, { claims, looks, sources = [] }: Known): SideTexts[] {
  return sidesOf(contradiction).flatMap((side): SideTexts[] => {
    const own = claims.filter(({ id }) => side.includes(id));
    const counted = own.flatMap(({ evidence }) => evidence.filter(mayBeCited));
    const statements = [
      ...own.flatMap((claim) => [claim.text, verifiedText(claim, { looks })]),
      ...counted.flatMap(({ wording = [] }) => wording),
    ];
    const pages = sources.filter(({ id }) => counted.some(({ source }) => source === id));
    const makers = pages.flatMap(makerNames).flatMap((name) => plain(name).split(' '));
    return own.length === 0
      ? []
      : [{ statements: statements.map(plain), quotes: counted.map(({ quote }) => plain(quote)), makers }];
  });
}

/** Why the conditions of a contradiction do not show that its sides concern different things. */
interface Fault {
  why: string;
  /**
   * Whether its words name no condition. Then nobody is asked for others: in a play each verifier found some that passed, and true
   * contradictions were taken for none.
   */
  isNoCondition: boolean;
}

/** The fault of the conditions of a contradiction; undefined where they show that its sides concern different things. */
export function faultOf(
  contradiction: Contradiction,
  { conditions }: DifferentThings,
  known: Known,
): Fault | undefined {
  const sides = textsOf(contradiction, known);
  const covered = new Set<SideTexts>();
  const fault = (why: string, isNoCondition = false): Fault => ({ why, isNoCondition });
  // In a play two phrases dropped one whose other side no finding and no page of the report ever said.
  if (sides.length < 2) return fault('a side of it has no finding yet', true);
  for (const words of conditions) {
    const own = sides.filter(({ statements, quotes }) =>
      [...statements, ...quotes].some((text) => text.includes(plain(words))),
    );
    const [side] = own;
    if (side === undefined)
      return fault(
        `“${words}” is in neither side: copy the words from its statement, or from a quote that counts for it`,
      );
    if (own.length > 1)
      return fault(`“${words}” is in ${own.length === 2 ? 'both' : own.length} sides: name words that only one has`);
    if (isSubject(plain(words), side)) return fault(`“${words}” is the subject of its statement, no condition`, true);
    const others = sides.filter((other) => other !== side);
    if (!hasOwnWord(words, side, others)) return fault(`“${words}” has no word that the other side lacks`, true);
    covered.add(side);
  }
  if (covered.size === sides.length && conditions.length === sides.length) return undefined;
  return fault(
    sides.length === 2
      ? 'both conditions stand in the same side: name words of each'
      : `it has ${sides.length} sides: name words of each, once`,
  );
}

/** Words that begin a condition at the start of a sentence, where its subject stands otherwise. */
const opening =
  /^(?:above|after|against|among|as|at|because|before|below|between|beyond|by|despite|during|except|for|from|given|if|in|inside|on|once|only|outside|over|per|provided|since|through|under|unless|until|up to|using|via|when|whenever|where|while|with|within|without)\b/;

/** Whether words are the beginning of a sentence, up to its verb or further, so that they name what is spoken of alone. */
function isSubject(words: string, { statements, quotes }: SideTexts): boolean {
  const begins = [...statements, ...quotes].some((text) => text.startsWith(words) && !text.startsWith(`${words},`));
  return begins && !opening.test(words);
}

/** Whether words have a content word or a number, and not only a maker's name, that the statements of the other sides lack. */
function hasOwnWord(words: string, { makers }: SideTexts, others: readonly SideTexts[]): boolean {
  const wordsIn = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];
  const said = new Set([...makers, ...others.flatMap(({ statements }) => statements.flatMap(wordsIn))]);
  const { content } = distinctiveOf(words);
  return wordsIn(plain(words)).some((word) => !said.has(word) && (content.has(stemOf(word)) || /\p{N}/u.test(word)));
}

/** The least number of common content words of agreeing sides, and their share in the shorter one. */
const fewestShared = 4;
const leastShare = 0.5;
/** Words that may be the point of the dispute. */
const bound = /\b(?:exactly|at least|at most|only|all|none|always|never)\b/i;

/**
 * Whether both sides agree since a verifier reworded one of them, and did not agree in these words before; what a sorter opposed as
 * it is now worded, it opposed.
 */
export function agreeByNow(
  { claims: sides = [], sides: opposed, found_by }: Contradiction,
  claims: ReadonlyMap<string, Claim>,
  ledger: Pick<Ledger, 'looks'>,
): boolean {
  const both = sides.flatMap((side) => claims.get(side) ?? []);
  const now = both.map((claim) => verifiedText(claim, ledger));
  const isReworded = ({ text }: Claim, at: number) =>
    now[at] !== text && !(found_by !== undefined && opposed.includes(now[at] ?? ''));
  return both.some(isReworded) && agree(now) && !agree(both.map(({ text }) => text));
}

function agree(texts: readonly string[]): boolean {
  const [one, other] = texts.map((text) => distinctiveOf(text));
  if (texts.length !== 2 || one === undefined || other === undefined) return false;
  const shared = [...one.content].filter((word) => other.content.has(word)).length;
  return (
    shared >= fewestShared &&
    shared >= leastShare * Math.min(one.content.size, other.content.size) &&
    one.isNegated === other.isNegated &&
    !differInNumbers(one, other) &&
    !isTurnedRound(one, other) &&
    !texts.some((text) => bound.test(text))
  );
}

function plain(text: string): string {
  return normalString(text).replace(/\s+/g, ' ');
}
