import { printable } from '../../base/errors.ts';
import { allWords, counted } from '../../base/text.ts';
import { assignmentField, words } from '../../loop/rules/hand-in-fields.ts';
import { describeSearch, placeInTree, placeOfSource } from './evidence-check.ts';
import { searchedWords } from './hand-in.ts';
import {
  claimVerdicts,
  openContradictions,
  type Claim,
  type ClaimVerdict,
  type DescribedSource,
  type Ledger,
  type Verification,
} from './ledger.ts';
import { passagesAbout } from './passages.ts';
import { numbersHeldBy, numbersMissing } from './quotes/numbers.ts';
import { isAlone, isOfRepository, isRepositoryFact, lackOf, pageOf, sourcesById } from './standing.ts';
import * as z from 'zod/mini';

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
    /** The stored page of another party that says a claim of one party, too, and its words. */
    also: z.optional(
      z.object({
        page: z.string().check(z.regex(/[0-9a-f]{64}/, 'expected the file of a stored page, as Grep names it')),
        quote: words(3, 4_000),
      }),
    ),
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
  verdicts: z.array(claimVerdict).check(
    z.maxLength(50),
    z.refine((verdicts) => new Set(verdicts.map(({ claim }) => claim)).size === verdicts.length, {
      error: 'expected one verdict for each claim',
    }),
  ),
});
export type VerificationHandIn = z.infer<typeof verificationHandIn>;

const listedClaim = z.object({
  claim: z.string(),
  text: z.string(),
  /** The page on which it is judged: its hash, or the address of what was searched in the project. */
  snapshot: z.string(),
  /** Its quotes of that page. */
  quotes: z.array(z.object({ quote: z.string(), title: z.string(), heading: z.optional(z.string()) })),
  /** What a judge missed in its quote. */
  lacks: z.optional(z.string()),
  /** Whether the text is an earlier verifier's qualified wording. */
  reworded: z.optional(z.literal(true)),
  /** Present where one party alone says it, whom another could bear out; older lists have words in it. */
  alone: z.optional(z.array(z.string())),
});
type ListedClaim = z.infer<typeof listedClaim>;

/** The list of one verifier. */
export const verifierList = z.object({ assignment: z.string(), claims: z.array(listedClaim) });
export type VerifierList = z.infer<typeof verifierList>;

/** A claim as a verifier sees it; a reworded one is judged in its new words, which will be printed. */
export function listedFor(ledger: Ledger, { claim: id, snapshot }: { claim: string; snapshot: string }): ListedClaim {
  const sources = sourcesById(ledger);
  const known = ledger.claims.find((one) => one.id === id);
  const text = known === undefined ? '' : verifiedText(known, ledger);
  const place = placeInTree(snapshot) === undefined ? 'this page' : placeOfSource(snapshot);
  const own = (known?.evidence ?? []).filter((one) => pageOf(one, sources) === snapshot);
  const quotes = own.map(({ quote, searched, source, check }) => ({
    quote: searched === undefined ? quote : describeSearch(searched, place),
    title: sources.get(source)?.title ?? source,
    ...(check?.heading !== undefined && { heading: check.heading }),
  }));
  const lacks = known && lackOf(known);
  return {
    claim: id,
    text,
    snapshot,
    quotes: [...new Map(quotes.map((one) => [one.quote, one])).values()],
    ...(lacks !== undefined && { lacks }),
    ...(known !== undefined && text !== known.text && { reworded: true as const }),
    ...(known !== undefined && isAlone(known, sources) && { alone: [] }),
  };
}

type Verdict = VerificationHandIn['verdicts'][number];

/** What code knows of a page, or of a place in the project. */
export interface PageFacts {
  isQuoted: (words: string, page: string) => boolean;
  /** Whether none of these words stands there; undefined where that cannot be told. */
  isAbsent: (terms: readonly string[], page: string) => boolean | undefined;
  /** The source of a stored page that is of nobody whose word a claim has already; undefined for other pages. */
  ofOther: (page: string, claim: string) => DescribedSource | undefined;
}

const hashIn = (page: string) => /[0-9a-f]{64}/.exec(page)?.[0] ?? '';

/** What is wrong with the word of another party: its page, or its words. */
function faultOfSecond(also: NonNullable<Verdict['also']>, claim: string, facts: PageFacts): string[] {
  const page = hashIn(also.page);
  if (facts.ofOther(page, claim) === undefined)
    return [
      ' also page: it is not stored, or is of the party that says the claim already; name a page of somebody else, or leave it out',
    ];
  return facts.isQuoted(also.quote, page)
    ? []
    : [' also quote: these words do not stand there; copy them letter for letter'];
}

/** The word of another party on a claim, for a judge to read. */
export interface BroughtWord {
  of: string;
  source: DescribedSource;
  quote: string;
}

/** The words of other parties on the claims of a list that a verifier brought, without faulty ones. */
export function secondsOf(list: VerifierList, { verdicts }: VerificationHandIn, facts: PageFacts): BroughtWord[] {
  return verdicts.flatMap(({ claim, also }) => {
    const isAsked = list.claims.some((one) => one.claim === claim && one.alone !== undefined);
    const source = also && isAsked ? facts.ofOther(hashIn(also.page), claim) : undefined;
    if (also === undefined || source === undefined || faultOfSecond(also, claim, facts).length > 0) return [];
    return [{ of: claim, source, quote: also.quote }];
  });
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
  const isFound = (words: string | undefined) => words === undefined || isQuoted(words, snapshot);
  const held = [quote ?? '', text, ...quotes.flatMap((one) => [one.quote, one.title])].flatMap(numbersHeldBy);
  const foreign = rewording === undefined ? [] : numbersMissing(rewording, held);
  const nowhere = 'these words do not stand on its page; copy them letter for letter';
  const isOther =
    searched !== undefined && verdict !== 'unverified' && isAbsent(searched, snapshot) !== (verdict !== 'contradicted');
  return [
    ...(isFound(quote) ? [] : [` quote: ${nowhere}`]),
    ...(isOther ? [' searched: code searched there again, and found otherwise; give a quote, or unverified'] : []),
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
      const { also } = given;
      const ofSecond = also === undefined ? [] : faultOfSecond(also, given.claim, facts);
      const faults =
        asked === undefined ? [': it is not in your list'] : [...faultsOfVerdict(asked, given, facts), ...ofSecond];
      return faults.map((fault) => `verdicts #${at + 1} (${given.claim})${fault}`);
    }),
    ...(missing.length === 0 ? [] : [`verdicts: expected one for each claim, received none for ${missing.join(', ')}`]),
  ];
}

/** Characters of a page that are shown: a short page whole, else passages, more for more claims. */
const shortPage = 3_000;
const ofPage = 1_400;
const ofClaim = 700;

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
  return [
    `[${assignment}] Verify ${counted(claims.length, 'claim')} against ${counted(pages.length, 'stored page')}.${claims.some(({ alone }) => alone) ? ` All stored pages are in ${folder}/snapshots.` : ''}`,
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
  ].join('\n\n');
}

const quotedLines = (text: string) => text.trim().replace(/^/gm, '> ');

function describeListed({ claim, text, quotes, lacks, alone }: ListedClaim): string {
  const quoted = quotes
    .map(({ quote, heading }) => `${allWords(quote)}${heading === undefined ? '' : ` (under ${allWords(heading)})`}`)
    .join(' · ');
  const missing = lacks === undefined ? '' : `\n  missing in its quote: ${allWords(lacks)}`;
  const others = alone === undefined ? '' : '\n  one party';
  return `- ${claim}: ${allWords(text)}\n  quoted for it: ${quoted}${missing}${others}`;
}

function describeText(claims: readonly ListedClaim[], file: string, text: string | undefined): string[] {
  if (text === undefined) return [`Read ${file}.`];
  if (text.length <= shortPage) return [`${file}, the whole page:`, quotedLines(text)];
  const wanted = claims.flatMap((one) => [one.text, ...one.quotes.map(({ quote }) => quote)]).join(' ');
  const shown = passagesAbout(text, wanted, ofPage + ofClaim * claims.length);
  return [`${file}, passages of ${text.length} characters, […] between them:`, quotedLines(shown)];
}

/** The verdict of one verifier on one claim. Failed agents and invalid verdicts abstain. */
type Vote = Verification['verdict'];

/** The most verifiers for a claim, abstentions included. */
const mostVerifications = 5;

/**
 * The result of the votes on one claim, in any order, without abstentions. Votes for the claim, as it stands or reworded, decide while none
 * is against it; any other requires a second, two different ones a third. A majority decides, of all or of those that are not undecided,
 * else a vote that qualifies, else none.
 */
export function ruleOn(votes: readonly Vote[]): { verdict: ClaimVerdict; counted: number; isOpen: boolean } {
  const counted = votes.filter((vote) => vote !== 'abstained');
  const deciding = counted.filter((vote) => vote !== 'unverified');
  const winner = majority(counted) ?? majority(deciding);
  const verdict = winner ?? (counted.includes('qualified') ? 'qualified' : 'unverified');
  const isFor = deciding.length > 0 && !deciding.includes('contradicted');
  const isFinal = counted.length >= 3 || (counted.length === 2 && majority(counted) !== undefined) || isFor;
  return { verdict, counted: counted.length, isOpen: !isFinal && votes.length < mostVerifications };
}

/** What a judge missed in the quote of a claim, and no verifier has answered: with words for it, or by narrowing the claim. */
export function openLack(
  claim: Pick<Claim, 'id' | 'judged' | 'verdict'>,
  looks: readonly Verification[],
): string | undefined {
  const lack = lackOf(claim);
  const isAnswered =
    claim.verdict === 'qualified' || looks.some((one) => one.claim === claim.id && one.settles === lack);
  return lack === undefined || isAnswered ? undefined : lack;
}

const majority = (votes: readonly Vote[]) =>
  claimVerdicts.find((verdict) => votes.filter((vote) => vote === verdict).length * 2 > votes.length);

const votesOn = (claim: string, looks: readonly Verification[] = []): Verification[] =>
  looks.filter((one) => one.claim === claim);

const rulingOn = (claim: string, looks: readonly Verification[]) =>
  ruleOn(votesOn(claim, looks).map(({ verdict }) => verdict));

/**
 * The verdict on a claim; undefined without votes. `unverified` takes two verifiers, because one may have been careless. One alone does
 * not refute what two independent pages still say: the claim stays undecided until a second decides. One who cannot decide takes nothing
 * from the first.
 * @param groups the sources by number of their group, which are not independent of each other.
 */
export function verdictOn(
  { id, evidence }: Claim,
  verifications: readonly Verification[],
  groups: ReadonlyMap<string, number>,
): ClaimVerdict | undefined {
  const votes = votesOn(id, verifications);
  if (votes.length === 0) return undefined;
  const { verdict, counted } = rulingOn(id, votes);
  if (verdict === 'unverified' && counted < 2) return undefined;
  const deciding = votes.filter((vote) => vote.verdict !== 'abstained' && vote.verdict !== 'unverified');
  if (verdict !== 'contradicted' || deciding.length !== 1) return verdict;
  const sound = evidence.filter(({ check }) => check?.sound === true);
  return new Set(sound.map(({ source }) => groups.get(source))).size > 1 ? 'unverified' : 'contradicted';
}

/**
 * The votes of a verifier on the claims of its list. It abstains on those of which it said nothing, or decided by words or numbers that are
 * not on its pages.
 */
export function votesOf(
  list: VerifierList,
  { id: hand_in, handIn }: { id: string; handIn: VerificationHandIn },
  facts: PageFacts,
): Verification[] {
  return list.claims.map((listed): Verification => {
    const { claim, text, snapshot, reworded } = listed;
    const given = handIn.verdicts.find((one) => one.claim === claim);
    const said = { assignment: handIn.assignment, hand_in, claim, page: snapshot, reason: given?.reason ?? null };
    if (given === undefined || faultsOfVerdict(listed, given, facts).length > 0)
      return { ...said, verdict: 'abstained', rewording: null };
    // Support for a rewording means that the claim holds only with it.
    const isNarrowed = reworded === true && given.verdict === 'supported';
    return {
      ...said,
      ...(given.quote !== undefined && { quote: given.quote }),
      ...(given.answers !== undefined && listed.lacks !== undefined && { settles: listed.lacks }),
      verdict: isNarrowed ? 'qualified' : given.verdict,
      rewording: isNarrowed ? text : given.verdict === 'qualified' ? (given.rewording ?? null) : null,
    };
  });
}

/** With the passages of their pages these are at most 85,000 characters; the prompt and tools of an agent are 13,000. */
const mostClaims = 30;

/** A claim to verify, with the page that is read for it: its hash, or the address of what is searched in the project. */
export interface Asked {
  claim: string;
  snapshot: string;
}

/**
 * The claims to verify now in lists, most important first: contested ones, central ones, and those of which a judge misses something in
 * their quote; none a second time before all others, and then on another page. What code has proved about the repository needs no verifier.
 */
export function neededLists(ledger: Pick<Ledger, 'claims' | 'sources' | 'looks' | 'contradictions'>): Asked[][] {
  const sources = sourcesById(ledger);
  const { looks = [] } = ledger;
  const contested = new Set(openContradictions(ledger).flatMap(({ claims = [] }) => claims));
  const queue = ledger.claims.flatMap((claim) => {
    const { id, importance, evidence, judged } = claim;
    const ruling = rulingOn(id, looks);
    const isContested = contested.has(id) || isContestedByOne(claim, ledger);
    const isDoubtful = importance === 'supporting' && judged !== undefined && lackOf(claim) !== undefined;
    const isCentral = importance === 'central' && judged?.serves !== 'none';
    const reasons = [isContested, isCentral, isDoubtful];
    // A judge may read a claim while its first verifier does, which is not told then what the judge misses.
    const isUnanswered =
      isCentral && ruling.counted === 1 && ruling.verdict === 'supported' && openLack(claim, looks) !== undefined;
    const sound = evidence.filter(({ check, part }) => check?.sound === true && part === undefined);
    const best = [...sound.filter(({ check }) => check?.verdict === 'exact'), ...sound];
    const snapshots = [...new Set(best.flatMap((one) => pageOf(one, sources) ?? []))];
    const snapshot = snapshots[ruling.counted % snapshots.length];
    if (
      snapshot === undefined ||
      claim.verdict === 'contradicted' ||
      !(ruling.isOpen || isUnanswered) ||
      !reasons.includes(true) ||
      isRepositoryFact(claim, sources)
    )
      return [];
    const late = Number(isOfRepository(claim, sources)) + 2 * ruling.counted;
    return [
      { claim: id, snapshot, score: 4 * Number(isContested) + 2 * Number(isCentral) + Number(isDoubtful) - 8 * late },
    ];
  });
  const lists: Asked[][] = [];
  for (const { claim, snapshot } of queue.sort((a, b) => b.score - a.score || (a.claim < b.claim ? -1 : 1))) {
    const withRoom = lists.filter(({ length }) => length < mostClaims);
    const list = withRoom.find((one) => one.some((other) => other.snapshot === snapshot)) ?? withRoom[0];
    if (list === undefined) lists.push([{ claim, snapshot }]);
    else list.push({ claim, snapshot });
  }
  return lists;
}

interface Voted {
  looks?: readonly Verification[] | undefined;
}
type Ruled = Pick<Claim, 'id' | 'verdict'>;

/** The text of a claim, in the verifiers' words if they qualified it. */
export function verifiedText(claim: Ruled & Pick<Claim, 'text'>, ledger: Voted): string {
  const rewording = claim.verdict === 'qualified' ? decidingVote(claim, ledger)?.rewording : undefined;
  return rewording ?? claim.text;
}

/** The vote with the reason for the present wording of a claim: of those for one rewording the first, because later ones only agree. */
export function decidingVote(claim: Ruled, ledger: Voted): Verification | undefined {
  return agreeingVotes(claim, ledger).at(claim.verdict === 'qualified' ? 0 : -1) ?? voteAgainst(claim, ledger);
}

/** Whether one verifier contradicts what two pages still say, or what another supports, so that a further one has to decide. */
export const isContestedByOne = (claim: Ruled, ledger: Voted): boolean => voteAgainst(claim, ledger) !== undefined;

/** The verdict on a claim as people read it; undefined without one. */
export const verdictWords = (claim: Ruled, ledger: Voted): string | undefined =>
  isContestedByOne(claim, ledger) ? 'contested by one verifier' : claim.verdict;

/** The vote against a claim that does not refute it. */
const voteAgainst = ({ id, verdict }: Ruled, { looks = [] }: Voted): Verification | undefined =>
  looks.find((vote) => verdict === 'unverified' && vote.claim === id && vote.verdict === 'contradicted');

/** The quotes with which verifiers bore a claim out as it stands. */
export function verifiedQuotes(claim: Ruled, ledger: Voted): string[] {
  const isHeld = claim.verdict === 'supported' || decidingVote(claim, ledger)?.rewording != null;
  return isHeld ? agreeingVotes(claim, ledger).flatMap(({ quote }) => quote ?? []) : [];
}

function agreeingVotes({ id, verdict }: Ruled, { looks = [] }: Voted): Verification[] {
  const votes = votesOn(id, looks).filter((vote) => vote.verdict === verdict);
  return verdict === 'qualified' ? votes.filter(({ rewording }) => rewording === votes.at(-1)?.rewording) : votes;
}
