import { oneLine, printable } from '../../base/errors.ts';
import { allWords, counted } from '../../base/text.ts';
import { assignmentField, summaryField, words } from '../../loop/rules/hand-in-fields.ts';
import { describeSearch } from './absence.ts';
import { sourcesById } from './distrust.ts';
import { carryingEvidence } from './judged.ts';
import { claimVerdicts, type Contradiction, type Evidence, type Ledger, type Verification } from './ledger.ts';
import { snapshotHash } from './pages/page.ts';
import { passagesAbout } from './passages.ts';
import { numbersHeldBy, numbersMissing } from './quotes/numbers.ts';
import * as z from 'zod/mini';
import { areFound } from '../../judging/words-found.ts';
import { mayBeCited } from './failed-quotes.ts';
import { verifiedText } from './verified-text.ts';

const claimId = z.string().check(z.regex(/^C\d{3,}$/, 'expected a claim id such as "C017"'));

const claimVerdict = z
  .object({
    claim: claimId,
    verdict: z.enum(claimVerdicts),
    /** The deciding words of the snapshot. */
    quote: z.optional(words(3, 4_000)),
    reason: words(8, 2_000),
    /** The numbers of the quotes for it that do not carry it. */
    not_carrying: z.optional(z.array(z.int()).check(z.maxLength(20))),
    /** The claim as the source supports it. */
    rewording: z.optional(words(8, 2_000)),
  })
  .check(
    z.refine(({ verdict, quote }) => verdict === 'unverified' || quote !== undefined, {
      path: ['quote'],
      error: 'expected the words of the snapshot that decide, verbatim',
    }),
    z.refine(({ verdict, rewording }) => verdict !== 'qualified' || rewording !== undefined, {
      path: ['rewording'],
      error: 'expected the claim as the source bears it out, because the verdict is "qualified"',
    }),
  );

/** The most sides of a contradiction. */
const mostSides = 6;

/** Contradictions whose sides concern different things, with the words of each side that show it. */
const differentThings = z.optional(
  z
    .array(
      z.object({
        contradiction: z.string().check(z.regex(/^X\d{3,}$/, 'expected a contradiction id such as "X002"')),
        conditions: z
          .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(300)))
          .check(z.minLength(2), z.maxLength(mostSides)),
      }),
    )
    .check(z.maxLength(20)),
);
export type DifferentThings = NonNullable<z.infer<typeof differentThings>>[number];

/** The hand-in of a claim-verifier: one verdict for each claim it was given. */
export const verificationHandIn = z.object({
  assignment: assignmentField('i3-v1'),
  summary: summaryField,
  verdicts: z.array(claimVerdict).check(
    z.maxLength(50),
    z.refine((verdicts) => new Set(verdicts.map(({ claim }) => claim)).size === verdicts.length, {
      error: 'expected one verdict for each claim',
    }),
  ),
  different: differentThings,
  /** Stored pages of another party that say the same as a claim. */
  also: z.optional(
    z
      .array(z.object({ claim: claimId, page: z.string().check(z.trim(), z.minLength(1)), quote: words(3, 4_000) }))
      .check(z.maxLength(20)),
  ),
});
export type VerificationHandIn = z.infer<typeof verificationHandIn>;

const listedClaim = z.object({
  claim: z.string(),
  text: z.string(),
  snapshot: snapshotHash,
  /** Its quotes in the order of their numbers: those of its page, then those of other pages, each with the id of its source. */
  quotes: z.array(
    z.object({
      quote: z.string(),
      title: z.string(),
      of: z.optional(z.string()),
      isAbsence: z.optional(z.literal(true)),
      snapshot: z.optional(z.string()),
    }),
  ),
  /** Whether the text is an earlier verifier's qualified wording. */
  reworded: z.optional(z.literal(true)),
});
type ListedClaim = z.infer<typeof listedClaim>;

/** The list of one verifier. */
export const verifierList = z.object({
  claims: z.array(listedClaim),
  /** Contradictions, each with its sides as they are worded. */
  contested: z.optional(
    z.array(z.object({ contradiction: z.string(), statement: z.string(), sides: z.array(z.string()) })),
  ),
});
export type VerificationBatch = z.infer<typeof verifierList>;

/** The most quotes of other pages that a verifier is given for a claim. */
const mostOthers = 3;

/** Claims as a verifier sees them, with the contradictions between them. A reworded claim is judged in its new words, which will be printed. */
export function materialOf(
  ledger: Ledger,
  asked: readonly { claim: string; snapshot: string }[],
  open: readonly Contradiction[],
): VerificationBatch {
  const claims = asked.map((one) => listed(ledger, one));
  const isListed = ({ claims: sides = [] }: Contradiction) =>
    sides.some((id) => asked.some(({ claim }) => claim === id));
  const contested = open.filter(isListed).map((one) => contestedSides(one, ledger));
  return { claims, ...(contested.length > 0 && { contested }) };
}

/** A contradiction with its sides as they are worded now. */
export function contestedSides({ id, statement, claims = [] }: Contradiction, ledger: Ledger) {
  const sides = ledger.claims.filter((one) => claims.includes(one.id));
  return {
    contradiction: id,
    statement,
    sides: sides.map((one) => `${one.id} ${allWords(verifiedText(one, ledger))}`),
  };
}

function listed(ledger: Ledger, { claim: id, snapshot }: { claim: string; snapshot: string }): ListedClaim {
  const sources = sourcesById(ledger);
  const known = ledger.claims.find((one) => one.id === id);
  const text = known === undefined ? '' : verifiedText(known, ledger);
  const all = known?.evidence ?? [];
  const described = ({ quote, searched, source: of }: Evidence) => {
    const title = sources.get(of)?.title ?? of;
    return searched === undefined
      ? { quote, title, of }
      : { quote: describeSearch(searched, 'this page'), title, of, isAbsence: true as const };
  };
  const isOwn = ({ check }: Evidence) => check?.snapshot === snapshot;
  const printed = known === undefined ? [] : carryingEvidence(known);
  const others = [...new Set([...printed, ...all])].filter(
    (one) => !isOwn(one) && one.check?.sound === true && one.searched === undefined,
  );
  const own = new Map(all.filter(isOwn).map((one) => [`${one.source} ${one.quote}`, described(one)]));
  const elsewhere = others.slice(0, mostOthers).flatMap((one) => {
    const page = one.check?.snapshot;
    return page == null ? [] : { ...described(one), snapshot: page };
  });
  return {
    claim: id,
    text,
    snapshot,
    quotes: [...own.values(), ...elsewhere],
    ...(known !== undefined && text !== known.text && { reworded: true as const }),
  };
}

/** The numbers of a rewording that neither the claim, nor a quote or the title of its page has. */
export function foreignNumbers(
  { text, quotes }: ListedClaim,
  { quote = '', rewording }: Pick<VerificationHandIn['verdicts'][number], 'quote' | 'rewording'>,
): string[] {
  const held = [quote, text, ...quotes.flatMap((one) => [one.quote, one.title])].flatMap(numbersHeldBy);
  return rewording === undefined ? [] : numbersMissing(rewording, held);
}

/**
 * Faults of a hand-in about its list: claims without a verdict, words that are on no page of a claim, numbers of a rewording that they do not
 * have, and numbers of no quote, or of all quotes of a claim that is called supported.
 */
export function wrongVerdicts(
  { claims }: VerificationBatch,
  { verdicts }: VerificationHandIn,
  isQuoted: (quote: string, snapshot: string) => boolean,
): string[] {
  const missing = claims.filter(({ claim }) => !verdicts.some((one) => one.claim === claim)).map(({ claim }) => claim);
  return [
    ...verdicts.flatMap(({ claim, verdict, quote, rewording, not_carrying: numbers = [] }, at) => {
      const asked = claims.find((one) => one.claim === claim);
      const place = `verdicts #${at + 1} (${claim})`;
      if (asked === undefined) return [`${place}: it is not in your list`];
      const { length } = asked.quotes;
      const pages = [asked.snapshot, ...asked.quotes.flatMap(({ snapshot }) => snapshot ?? [])];
      const isFound = quote === undefined || pages.some((page) => isQuoted(quote, page));
      const foreign = foreignNumbers(asked, { quote, rewording });
      const wrong = numbers.filter((number) => number < 1 || number > length);
      const isNone = length > 0 && new Set(numbers).size === length && verdict === 'supported';
      return [
        ...(isFound ? [] : [`${place} quote: these words stand on no page of it; copy them letter for letter`]),
        ...(foreign.length === 0
          ? []
          : [`${place} rewording: has ${foreign.join(', ')}, which its quote does not have`]),
        ...(wrong.length === 0
          ? []
          : [`${place} not_carrying: its quotes have the numbers 1 to ${length}, not ${wrong.join(', ')}`]),
        ...(isNone
          ? [`${place}: you list every quote as not carrying it, so the verdict cannot be \`supported\``]
          : []),
      ];
    }),
    ...(missing.length === 0 ? [] : [`verdicts: expected one for each claim, received none for ${missing.join(', ')}`]),
  ];
}

/** The evidence of a claim, in which quotes that a verifier found not to carry it are not sound, whatever the verdict is. */
export function withoutRejected(evidence: readonly Evidence[], votes: readonly Verification[]): Evidence[] {
  const rejection = ({ source, quote }: Evidence) =>
    votes.findLast(({ not_carrying = [] }) => not_carrying.some((one) => one.source === source && one.quote === quote));
  return evidence.map((one) => {
    const vote = rejection(one);
    if (vote === undefined || one.check?.sound !== true) return one;
    const detail = `${vote.assignment}: ${vote.reason ?? 'no reason given'}`;
    return { ...one, check: { ...one.check, verdict: 'not-carrying', sound: false, detail } };
  });
}

/** Characters of a page that are shown: a short page whole, else passages, more for more claims. */
const shortPage = 3_000;
const ofPage = 1_400;
const ofClaim = 700;
/** Characters of another page around its quote, and how many of these are shown. */
const ofOther = 1_500;
const mostPassages = 12;

/**
 * The whole task of a verifier, so that it needs no request to read its list and its pages: claims and quotes by page, with the
 * passages that have most of their words.
 * @param textOf the text of a page; undefined when it is lost, and only its file is named.
 */
export function verifierPrompt(
  { assignment, claims, contested = [] }: VerificationBatch & { assignment: string },
  folder: string,
  textOf: (snapshot: string) => string | undefined,
): string {
  const pages = [...new Set(claims.map(({ snapshot }) => snapshot))];
  const fileOf = (snapshot: string) => `${folder}/snapshots/${snapshot}.txt`;
  const elsewhere = claims.flatMap(({ claim, text, quotes }) =>
    quotes.flatMap(({ snapshot, quote, title }, at) =>
      snapshot === undefined ? [] : { claim, text, quote, title, snapshot, number: at + 1 },
    ),
  );
  const others = elsewhere.map(({ claim, number, title, snapshot, quote, text }, at) => {
    const page = at < mostPassages ? textOf(snapshot) : undefined;
    const passage = page === undefined ? '' : passagesAbout(plainText(page), `${quote} ${text}`, ofOther).trim();
    const shown = passage === '' ? '' : `\n${passage.replace(/^/gm, '> ')}`;
    return `- ${claim} (${number}), ${oneLine(title)}, ${fileOf(snapshot)}: ${allWords(quote)}${shown}`;
  });
  const disputes = contested.map(({ contradiction, statement, sides }) =>
    [`- ${contradiction}: ${allWords(statement)}`, ...sides.map((side) => `  ${side}`)].join('\n'),
  );
  return [
    `[${assignment}] Verify ${counted(claims.length, 'claim')} against ${counted(pages.length, 'stored page')} in ${folder}/snapshots/.`,
    ...pages.map((page) => {
      const own = claims.filter(({ snapshot }) => snapshot === page);
      return describePage(own, fileOf(page), textOf(page));
    }),
    ...(others.length === 0 ? [] : [`## Quotes of other pages\n\n${others.join('\n')}`]),
    ...(disputes.length === 0 ? [] : [`## Contested\n\n${disputes.join('\n')}`]),
  ].join('\n\n');
}

function describePage(claims: readonly ListedClaim[], file: string, text: string | undefined): string {
  const lines = claims.map(({ claim, text: statement, quotes }) => {
    const quoted = quotes.map(({ quote, title, snapshot }, at) => {
      const number = quotes.length > 1 ? `(${at + 1}) ` : '';
      return `${number}${snapshot === undefined ? allWords(quote) : `of ${oneLine(title)}, below`}`;
    });
    return `- ${claim}: ${allWords(statement)}\n  quoted for it: ${quoted.join(' · ')}`;
  });
  return [`## ${claims[0]?.quotes[0]?.title ?? 'A page'}`, lines.join('\n'), ...describeText(claims, file, text)].join(
    '\n\n',
  );
}

const plainText = (text: string) => text.split('\n').map(printable).join('\n');

function describeText(claims: readonly ListedClaim[], file: string, text: string | undefined): string[] {
  if (text === undefined) return [`Read ${file}.`];
  const plain = plainText(text);
  const wanted = claims.flatMap((one) => [one.text, ...one.quotes.map(({ quote }) => quote)]).join(' ');
  const isShort = plain.length <= shortPage;
  const shown = isShort ? plain : passagesAbout(plain, wanted, ofPage + ofClaim * claims.length);
  const what = isShort ? 'the whole page' : `passages of ${plain.length} characters, […] between them`;
  return [`${file}, ${what}:`, shown.trim().replace(/^/gm, '> ')];
}

type Known = Pick<Ledger, 'claims' | 'looks'>;

/** So many agents have to see conditions in which both sides hold: one alone finds some for every contradiction. */
const quorum = 2;

/** The words that show what each side concerns, one for each side; undefined before two agents have named such words. */
export function conditionsOf(
  contradiction: Contradiction,
  given: readonly (DifferentThings & { by?: string })[],
  known: Known,
): string[] | undefined {
  const valid = given.filter(
    (one) => one.contradiction === contradiction.id && faultOf(contradiction, one, known) === undefined,
  );
  return new Set(valid.map(({ by = '' }) => by)).size >= quorum ? valid[0]?.conditions : undefined;
}

/** The statements of each side, and its quotes that count. */
function textsOf(contradiction: Contradiction, { claims, looks }: Known): string[][] {
  return (contradiction.claims ?? []).map((side) =>
    claims
      .filter(({ id }) => side === id)
      .flatMap((claim) => [
        claim.text,
        verifiedText(claim, { looks }),
        ...claim.evidence
          .filter(mayBeCited)
          .flatMap(({ wording, quote }) => [...(wording === undefined ? [] : [wording]), quote]),
      ]),
  );
}

/** Why the conditions of a contradiction do not stand in its sides, one in each; undefined where they do. */
export function faultOf(
  contradiction: Contradiction,
  { conditions }: DifferentThings,
  known: Known,
): string | undefined {
  const sides = textsOf(contradiction, known);
  const covered = new Set<string[]>();
  for (const words of conditions) {
    const own = sides.filter((texts) => texts.some((text) => areFound(words, text)));
    const [side] = own;
    if (side === undefined)
      return `“${words}” is in neither side: copy the words from its statement, or from a quote that counts for it`;
    if (own.length > 1)
      return `“${words}” is in ${own.length === 2 ? 'both' : own.length} sides: name words that only one has`;
    covered.add(side);
  }
  if (covered.size === sides.length && conditions.length === sides.length) return undefined;
  return sides.length === 2
    ? 'both conditions stand in the same side: name words of each'
    : `it has ${sides.length} sides: name words of each, once`;
}
