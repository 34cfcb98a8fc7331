import * as z from 'zod/mini';
import { quoteVerdicts } from './quotes/quote-edges.ts';

export const claimVerdicts = ['supported', 'qualified', 'contradicted', 'unverified'] as const;
/** Verdicts on a claim: the source says it; says it with a condition; says otherwise; does not decide it. */
export type ClaimVerdict = (typeof claimVerdicts)[number];

/** The verdict of one verifier on one claim. An agent that failed, or whose verdict does not hold, abstains. */
export interface Vote {
  claim: string;
  verdict: ClaimVerdict | 'abstained';
}

export interface Ruling {
  verdict: ClaimVerdict;
  /** Votes that count. */
  counted: number;
  abstained: number;
  /** Another verifier is needed, if there is budget for one. */
  isOpen: boolean;
}

/** Looks after which a claim is not given to another verifier, abstentions included. */
export const mostVerifications = 5;

/**
 * The result of the votes on one claim, in whatever order they came. Abstentions never count for or against. Nobody voted:
 * unverified. One vote for the claim decides it; any other first vote asks for a second, two that differ for a third;
 * more than half wins, and where no verdict has that the claim is qualified.
 */
export function ruleOn(votes: readonly Vote['verdict'][]): Ruling {
  const counted = votes.filter((vote) => vote !== 'abstained');
  const abstained = votes.length - counted.length;
  const winner = claimVerdicts.find(
    (verdict) => counted.filter((vote) => vote === verdict).length * 2 > counted.length,
  );
  const verdict = counted.length === 0 ? 'unverified' : (winner ?? 'qualified');
  const isFinal =
    counted.length >= 3 || (counted.length === 2 && winner !== undefined) || counted.join() === 'supported';
  return { verdict, counted: counted.length, abstained, isOpen: !isFinal && votes.length < mostVerifications };
}

/** Of the web, of the repository that is worked on, or a document that the user has brought. */
const sourceKind = z.enum(['primary', 'secondary', 'repository', 'document']);

const source = z.object({
  /** `S001`; never reused. */
  id: z.string(),
  /** The key in sources.bib. */
  key: z.string(),
  /** The key that two addresses of one source share; see canonicalAddress. */
  canonical: z.string(),
  /** A URL, or `repository:path` for a file of the repository. */
  url: z.string(),
  title: z.string(),
  authors: z.array(z.string()),
  year: z.nullable(z.string()),
  /** The journal, the proceedings or the series; missing where no catalogue named one. */
  venue: z.optional(z.string()),
  kind: sourceKind,
  /** Whoever stands behind it, with the products of that maker, as an agent said; missing where none did. */
  party: z.optional(z.string()),
  first_iteration: z.int(),
  accessed: z.string(),
});

/** The result of searching again for words that are said to stand nowhere: they do not, or they do. */
const searchVerdicts = ['not-found', 'found'] as const;

/** The result of searching for a quote in the snapshot of its source. */
const evidenceCheck = z.object({
  /** `could-not-run`: there is no snapshot to look in; neither a pass nor a failure. */
  verdict: z.enum([...quoteVerdicts, ...searchVerdicts, 'could-not-run']),
  /** Whether the quote may carry its claim; see isSound. */
  sound: z.boolean(),
  /** The snapshot that it was looked up in. */
  snapshot: z.nullable(z.string()),
  /** The fault of the quote, for a reader; null when it has none. */
  detail: z.nullable(z.string()),
  /** The page of a paged document on which it begins. */
  page: z.optional(z.int()),
  /** There is no page to cite: its site says that it is gone, or shows a wall in its place. */
  unreachable: z.optional(z.literal(true)),
});

const evidence = z.object({
  source: z.string(),
  /** Empty where words were searched for and stand nowhere. */
  quote: z.string(),
  searched: z.optional(z.array(z.string())),
  hand_in: z.string(),
  /** The page that was read, where it is another page of the source than its address: a PDF beside its landing page. */
  url: z.optional(z.string()),
  /** The claim as this agent put it, where that is not the text of the claim. */
  wording: z.optional(z.string()),
  /** Missing until `record` has checked it. */
  check: z.optional(evidenceCheck),
});

/** The answer of one verifier about one claim of its batch. */
const verification = z.object({
  assignment: z.string(),
  /** Null when the agent handed nothing in. */
  hand_in: z.nullable(z.string()),
  claim: z.string(),
  verdict: z.enum([...claimVerdicts, 'abstained']),
  reason: z.nullable(z.string()),
  /** The claim as the source bears it out; only where the verdict is `qualified`. */
  rewording: z.nullable(z.string()),
  /** The words of the source that bear the rewording out. */
  quote: z.optional(z.string()),
});

const observation = z.object({
  claim: z.string(),
  hand_in: z.string(),
  iteration: z.int(),
  /** The first admitted one of its claim. */
  new: z.boolean(),
  /** Its place among the evidence of its claim; missing in ledgers of older versions. */
  evidence: z.optional(z.int()),
  /** False when its quote is not in its source as quoted: it says nothing about novelty then. */
  admitted: z.optional(z.boolean()),
});

const claim = z.object({
  id: z.string(),
  text: z.string(),
  importance: z.enum(['central', 'supporting', 'peripheral']),
  /** The opinion of the agent that reported it first, until it is computed; see confidenceOf. */
  confidence: z.enum(['high', 'medium', 'low']),
  /** The reasons of the computed confidence; missing until it is computed. */
  confidence_reason: z.optional(z.string()),
  /** The verdict of verification; missing when nobody was asked. */
  verdict: z.optional(z.enum(claimVerdicts)),
  /** Those of its sources that may be cited and do not copy one another; missing until it is computed. */
  independent_sources: z.optional(z.int()),
  evidence: z.array(evidence),
  first_iteration: z.int(),
});

/** Who can answer a question: the web, the code of this repository, or only the user. */
export const addressees = ['web', 'code', 'user'] as const;

const question = z.object({
  id: z.string(),
  text: z.string(),
  priority: z.enum(['high', 'medium', 'low']),
  /** Missing is the web. */
  addressee: z.optional(z.enum(addressees)),
  status: z.enum(['open', 'answered']),
  raised_by: z.string(),
  answered_by: z.nullable(z.string()),
  /** Other words in which agents put it to the user. */
  also: z.optional(z.array(z.string())),
  /** Things that it names and of which no claim spoke when somebody said to have answered it. */
  missing: z.optional(z.array(z.string())),
});

const contradiction = z.object({
  id: z.string(),
  statement: z.string(),
  sides: z.array(z.string()),
  raised_by: z.string(),
  /** The claims that it is about, as far as that is known. */
  claims: z.optional(z.array(z.string())),
  /** Hand-ins that claim to resolve it. */
  settled_by: z.optional(z.array(z.string())),
  /** The last hand-in that raised it again with other claims: who settled it before knew nothing of them. */
  raised_again: z.optional(z.string()),
  /** Code or a sorter found it: its claims differ in a number, a denial or a direction. Missing where an agent raised it. */
  found_by: z.optional(z.enum(['code', 'sorter'])),
  /** Its claims turned out to be one, so that nothing contradicts. */
  joined: z.optional(z.literal(true)),
  /** The words of its sides that say of what each speaks: they are different things. */
  different: z.optional(z.array(z.string())),
  /** Resolved when one of these brought a claim with a sound quote; missing is open. */
  status: z.optional(z.enum(['open', 'resolved'])),
});

export const iterationStatistics = z.object({
  iteration: z.int(),
  kind: z.enum(['research', 'writing', 'planning', 'coding']),
  /** At least half of its agents handed in and its searches worked; others never count towards stopping. */
  valid: z.boolean(),
  agents_expected: z.int(),
  agents_reported: z.int(),
  agents_failed: z.int(),
  /** Searches that brought results, as a hook counted them; up to 0.2.0 what agents said. */
  searches: z.int(),
  /** Those that brought none, and those that were not performed; missing where there were none. */
  searches_empty: z.optional(z.int()),
  searches_refused: z.optional(z.int()),
  /** Those that count: their quotes were found beyond doubt, or could not be checked in a page that there is. */
  observations: z.int(),
  /** The others: quotes that are not in their sources, or prove too little; pages that are gone or behind a wall. */
  refused: z.optional(z.int()),
  new_claims: z.int(),
  /** Findings that got a second independent source; missing in older files. */
  confirmed: z.optional(z.int()),
  new_sources: z.int(),
  low_yield: z.boolean(),
  /** Open questions and gaps that agents were sent after; missing in older files. */
  followed: z.optional(z.array(z.string())),
  /** Observations of agents that were given a claim to follow; the estimates of novelty leave them out. */
  guided: z.optional(z.object({ hand_ins: z.array(z.string()), observations: z.int(), new_claims: z.int() })),
  /** Findings of researchers who were given nothing but the goal; missing in iterations that are no probe. */
  probe: z.optional(z.object({ claims: z.int(), known_claims: z.int(), sources: z.int(), known_sources: z.int() })),
  /** Fingerprints of the report as it was when the iteration was recorded; missing when there was none. */
  report: z.optional(z.object({ cited: z.string(), text: z.string() })),
  recorded_at: z.string(),
});

/** All results of the research so far: `ledger.json`. */
export const ledgerSchema = z.object({
  schema: z.literal(1),
  sources: z.array(source),
  claims: z.array(claim),
  /** Every claim an agent reported, new or seen before: the raw material of the novelty estimate. */
  observations: z.array(observation),
  questions: z.array(question),
  contradictions: z.array(contradiction),
  /** Pairs of claims that code could neither join nor keep apart; unlikely where each names something that the other does not. */
  undecided: z.optional(
    z.array(z.object({ claim: z.string(), other: z.string(), unlikely: z.optional(z.literal(true)) })),
  ),
  /** Pairs that are not the same, and who said so: a hand-in, or `user`. */
  apart: z.optional(z.array(z.object({ claim: z.string(), other: z.string(), by: z.string() }))),
  /** Claims all of which another says, and more, under the ids that they had then; and who said so. */
  within: z.optional(z.array(z.object({ claim: z.string(), other: z.string(), by: z.string() }))),
  /** Claims that were handed in as bearing out a known one, under the ids that they had then, and by which hand-in. */
  supports: z.optional(z.array(z.object({ claim: z.string(), supports: z.string(), by: z.string() }))),
  /** Claims that are part of another, and the wordings that they came with. */
  joined: z.optional(
    z.array(z.object({ id: z.string(), into: z.string(), by: z.string(), texts: z.array(z.string()) })),
  ),
  /** The answers of verifiers, assignment after assignment; missing before the first was asked. */
  looks: z.optional(z.array(verification)),
  iterations: z.array(iterationStatistics),
  /** Hand-ins already merged, as `<iteration>/<agent>-<n>`: merging twice changes nothing. */
  merged: z.array(z.string()),
});

export type Ledger = z.infer<typeof ledgerSchema>;
export type Source = z.infer<typeof source>;
export type Claim = z.infer<typeof claim>;
export type Evidence = z.infer<typeof evidence>;
export type EvidenceCheck = z.infer<typeof evidenceCheck>;
export type Verification = z.infer<typeof verification>;
export type Observation = z.infer<typeof observation>;
export type Contradiction = z.infer<typeof contradiction>;
export type Question = z.infer<typeof question>;
export type IterationStatistics = z.infer<typeof iterationStatistics>;

export function emptyLedger(): Ledger {
  return {
    schema: 1,
    sources: [],
    claims: [],
    observations: [],
    questions: [],
    contradictions: [],
    iterations: [],
    merged: [],
  };
}

/** Whether a source is a file of the project, which no address of the web leads to. */
export function isFile({ kind }: Pick<Source, 'kind'>): boolean {
  return kind === 'repository' || kind === 'document';
}

/** The id of the next of so many: `C004` behind three. */
export function numberedId(letter: string, count: number): string {
  return `${letter}${String(count + 1).padStart(3, '0')}`;
}

/** The open questions, most urgent first, oldest first among equals. */
export function openQuestions(ledger: Ledger): Question[] {
  const rank = { high: 0, medium: 1, low: 2 };
  return ledger.questions
    .filter((question) => question.status === 'open')
    .sort((a, b) => rank[a.priority] - rank[b.priority]);
}

/** Whether only the user can answer a question: no agent is sent after it, and it holds nothing up. */
export function isForUser({ addressee }: Pick<Question, 'addressee'>): boolean {
  return addressee === 'user';
}

/** Whether an observation counts for novelty: as its evidence may be cited. */
export function isAdmitted({ admitted }: Observation): boolean {
  return admitted !== false;
}

/** Contradictions between sources that nothing has resolved. */
export function openContradictions(ledger: Pick<Ledger, 'contradictions'>): Contradiction[] {
  return ledger.contradictions.filter(({ status }) => status !== 'resolved');
}
