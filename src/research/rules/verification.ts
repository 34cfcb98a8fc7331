import { oneLine, printable } from '../../base/errors.ts';
import { allWords, counted } from '../../base/text.ts';
import { assignmentField, summaryField, words } from '../../loop/rules/hand-in-fields.ts';
import { describeSearch, placeInTree, placeOfSource } from './absence.ts';
import { searchedWords } from './hand-in.ts';
import { carryingEvidence, lackOf, pageOf, sourcesById } from './standing.ts';
import { claimVerdicts, type Evidence, type Ledger } from './ledger.ts';
import { passagesAbout } from './passages.ts';
import { numbersHeldBy, numbersMissing } from './quotes/numbers.ts';
import * as z from 'zod/mini';
import { verifiedText } from './verified-text.ts';

const claimId = z.string().check(z.regex(/^C\d{3,}$/, 'expected a claim id such as "C017"'));

const claimVerdict = z
  .object({
    claim: claimId,
    verdict: z.enum(claimVerdicts),
    /** The deciding words of the snapshot; or words of which it, or what was searched, has none, or has one after all. */
    quote: z.optional(words(3, 4_000)),
    searched: z.optional(searchedWords),
    reason: words(8, 2_000),
    /** The words of the snapshot that say what a judge missed in its quote. */
    answers: z.optional(words(3, 4_000)),
    /** The claim as the source supports it. */
    rewording: z.optional(words(8, 2_000)),
  })
  .check(
    z.refine(({ verdict, quote, searched }) => verdict === 'unverified' || (quote ?? searched) !== undefined, {
      path: ['quote'],
      error: 'expected the words of the snapshot that decide, verbatim, or as "searched" those that it does not have',
    }),
    z.refine(({ verdict, rewording }) => verdict !== 'qualified' || rewording !== undefined, {
      path: ['rewording'],
      error: 'expected the claim as the source bears it out, because the verdict is "qualified"',
    }),
  );

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
  /** The page on which it is judged: its hash, or the address of what was searched in the project. */
  snapshot: z.string(),
  /** Its quotes: those of its page, then those of other pages. */
  quotes: z.array(z.object({ quote: z.string(), title: z.string(), snapshot: z.string() })),
  /** What a judge missed in its quote. */
  lacks: z.optional(z.string()),
  /** Whether the text is an earlier verifier's qualified wording. */
  reworded: z.optional(z.literal(true)),
});
type ListedClaim = z.infer<typeof listedClaim>;

/** The list of one verifier. */
export const verifierList = z.object({ assignment: z.string(), claims: z.array(listedClaim) });
export type VerifierList = z.infer<typeof verifierList>;

/** The most quotes of other pages that a verifier is given for a claim. */
const mostOthers = 3;

/** A claim as a verifier sees it; a reworded one is judged in its new words, which will be printed. */
export function listedFor(ledger: Ledger, { claim: id, snapshot }: { claim: string; snapshot: string }): ListedClaim {
  const sources = sourcesById(ledger);
  const known = ledger.claims.find((one) => one.id === id);
  const text = known === undefined ? '' : verifiedText(known, ledger);
  const place = placeInTree(snapshot) === undefined ? 'this page' : placeOfSource(snapshot);
  const described = (one: Evidence) => ({
    quote: one.searched === undefined ? one.quote : describeSearch(one.searched, place),
    title: sources.get(one.source)?.title ?? one.source,
    snapshot: pageOf(one, sources) ?? snapshot,
  });
  const all = known === undefined ? [] : [...new Set([...carryingEvidence(known), ...known.evidence])];
  const isOwn = (one: Evidence) => pageOf(one, sources) === snapshot;
  const others = all.filter((one) => !isOwn(one) && one.check?.sound === true && one.searched === undefined);
  const own = new Map((known?.evidence ?? []).filter(isOwn).map((one) => [`${one.source} ${one.quote}`, one]));
  const lacks = known && lackOf(known);
  return {
    claim: id,
    text,
    snapshot,
    quotes: [...own.values(), ...others.slice(0, mostOthers)].map(described),
    ...(lacks !== undefined && { lacks }),
    ...(known !== undefined && text !== known.text && { reworded: true as const }),
  };
}

type Verdict = VerificationHandIn['verdicts'][number];

/** What code knows of a page, or of a place in the project. */
export interface PageFacts {
  isQuoted: (words: string, page: string) => boolean;
  /** Whether none of these words stands there; undefined where that cannot be told. */
  isAbsent: (terms: readonly string[], page: string) => boolean | undefined;
}

/**
 * What is wrong with a verdict: words that are on no page of the claim, a search that code repeats with another result, and numbers of a
 * rewording that neither claim nor quotes have.
 */
export function faultsOfVerdict(
  { text, snapshot, quotes }: ListedClaim,
  { verdict, quote, searched, answers, rewording }: Verdict,
  { isQuoted, isAbsent }: PageFacts,
): string[] {
  const pages = [snapshot, ...quotes.map((one) => one.snapshot)];
  const isFound = (words: string | undefined) => words === undefined || pages.some((page) => isQuoted(words, page));
  const held = [quote ?? '', text, ...quotes.flatMap((one) => [one.quote, one.title])].flatMap(numbersHeldBy);
  const foreign = rewording === undefined ? [] : numbersMissing(rewording, held);
  const nowhere = 'these words stand on no page of it; copy them letter for letter';
  const expected = verdict !== 'contradicted';
  const isOther = searched !== undefined && verdict !== 'unverified' && isAbsent(searched, snapshot) !== expected;
  return [
    ...(isFound(quote) ? [] : [` quote: ${nowhere}`]),
    ...(isOther
      ? [` searched: code searched there again, and ${expected ? 'they do not all miss' : 'found none'}`]
      : []),
    ...(isFound(answers) ? [] : [` answers: ${nowhere}`]),
    ...(foreign.length === 0 ? [] : [` rewording: has ${foreign.join(', ')}, which its quote does not have`]),
  ];
}

/** The faults of a hand-in about its list, with those of its verdicts. */
export function wrongVerdicts({ claims }: VerifierList, { verdicts }: VerificationHandIn, facts: PageFacts): string[] {
  const missing = claims.flatMap(({ claim }) => (verdicts.some((one) => one.claim === claim) ? [] : claim));
  return [
    ...verdicts.flatMap((given, at) => {
      const asked = claims.find(({ claim }) => claim === given.claim);
      const faults = asked === undefined ? [': it is not in your list'] : faultsOfVerdict(asked, given, facts);
      return faults.map((fault) => `verdicts #${at + 1} (${given.claim})${fault}`);
    }),
    ...(missing.length === 0 ? [] : [`verdicts: expected one for each claim, received none for ${missing.join(', ')}`]),
  ];
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
  { assignment, claims }: VerifierList,
  folder: string,
  textOf: (snapshot: string) => string | undefined,
): string {
  const fileOf = (page: string) => `${folder}/snapshots/${page}.txt`;
  const plainOf = (page: string) => textOf(page)?.split('\n').map(printable).join('\n');
  const pages = [...new Set(claims.map(({ snapshot }) => snapshot))];
  const others = claims
    .flatMap(({ claim, text, snapshot, quotes }) =>
      quotes.flatMap((one) => (one.snapshot === snapshot ? [] : { ...one, claim, text })),
    )
    .map(({ claim, title, snapshot, quote, text }, at) => {
      const page = at < mostPassages ? (plainOf(snapshot) ?? '') : '';
      const passage = passagesAbout(page, `${quote} ${text}`, ofOther).trim();
      return `- ${claim}, ${oneLine(title)}, ${fileOf(snapshot)}: ${allWords(quote)}${passage === '' ? '' : `\n${quotedLines(passage)}`}`;
    });
  return [
    `[${assignment}] Verify ${counted(claims.length, 'claim')} against ${counted(pages.length, 'stored page')} in ${folder}/snapshots/.`,
    ...pages.flatMap((page) => {
      const own = claims.filter(({ snapshot }) => snapshot === page);
      return [
        `## ${own[0]?.quotes[0]?.title ?? 'A page'}`,
        own.map(describeListed).join('\n'),
        ...(placeInTree(page) === undefined
          ? describeText(own, fileOf(page), plainOf(page))
          : [`Grep it: ${placeOfSource(page)}.`]),
      ];
    }),
    ...(others.length === 0 ? [] : [`## Quotes of other pages\n\n${others.join('\n')}`]),
  ].join('\n\n');
}

const quotedLines = (text: string) => text.trim().replace(/^/gm, '> ');

function describeListed({ claim, text, snapshot: own, quotes, lacks }: ListedClaim): string {
  const quoted = quotes.map(({ quote, title, snapshot }) =>
    snapshot === own ? allWords(quote) : `of ${oneLine(title)}, below`,
  );
  const missing = lacks === undefined ? '' : `\n  missing in its quote: ${allWords(lacks)}`;
  return `- ${claim}: ${allWords(text)}\n  quoted for it: ${quoted.join(' · ')}${missing}`;
}

function describeText(claims: readonly ListedClaim[], file: string, text: string | undefined): string[] {
  if (text === undefined) return [`Read ${file}.`];
  if (text.length <= shortPage) return [`${file}, the whole page:`, quotedLines(text)];
  const wanted = claims.flatMap((one) => [one.text, ...one.quotes.map(({ quote }) => quote)]).join(' ');
  const shown = passagesAbout(text, wanted, ofPage + ofClaim * claims.length);
  return [`${file}, passages of ${text.length} characters, […] between them:`, quotedLines(shown)];
}
