import { quoteVerdicts } from './quotes/quote.ts';
import * as z from 'zod/mini';

export const claimVerdicts = ['supported', 'qualified', 'contradicted', 'unverified'] as const;
/** The verdict on a claim: its source supports it, supports it with a condition, contradicts it, or does not decide. */
export type ClaimVerdict = (typeof claimVerdicts)[number];

const source = z.object({
  /** `S001`; never reused. */
  id: z.string(),
  /** The key in sources.bib. */
  key: z.string(),
  /** The key that is equal for two addresses of one source; see canonicalAddress. */
  canonical: z.string(),
  /** A URL, or `repository:path` for a file of the repository. */
  url: z.string(),
  title: z.string(),
  authors: z.array(z.string()),
  year: z.nullable(z.string()),
  /** The journal, proceedings or series; missing when no catalogue names one. */
  venue: z.optional(z.string()),
  /** A catalogue says that it was retracted or withdrawn. */
  retracted: z.optional(z.literal(true)),
  /** A page of the web, a file of the repository, or a document that the user brought. */
  kind: z.enum(['primary', 'secondary', 'repository', 'document']),
  /** The organisation responsible for it, with its products, as an agent reported it. */
  party: z.optional(z.string()),
  first_iteration: z.int(),
  accessed: z.string(),
});

const searchVerdicts = ['not-found', 'found'] as const;

/** The result of searching for a quote in the snapshot of its source. */
const evidenceCheck = z.object({
  /** `could-not-run`: no snapshot to search, neither a pass nor a failure; `not-carrying`: there, but it does not say this. */
  verdict: z.enum([...quoteVerdicts, ...searchVerdicts, 'could-not-run', 'not-carrying']),
  /** Whether the quote may support its claim; see isSound. */
  sound: z.boolean(),
  /** The snapshot in which it was searched. */
  snapshot: z.nullable(z.string()),
  /** The fault of the quote for a reader; null without one. */
  detail: z.nullable(z.string()),
  /** The page's own whole sentences or rows with the quote, where they say more than it: these are the evidence. */
  words: z.optional(z.string()),
  /** The page of a paged document, or the line of a file of the project. */
  page: z.optional(z.int()),
  line: z.optional(z.int()),
  heading: z.optional(z.string()),
  /** The page cannot be cited: it is gone, or behind a wall. */
  unreachable: z.optional(z.literal(true)),
});

const evidence = z.object({
  source: z.string(),
  /** Empty for an absence of searched words. */
  quote: z.string(),
  searched: z.optional(z.array(z.string())),
  hand_in: z.string(),
  /** The page that was read, if it has another address, such as a PDF with a landing page. */
  url: z.optional(z.string()),
  /** The agent's wording, if it differs from the text of the claim. */
  wording: z.optional(z.string()),
  /** The claim for which it was handed in, where that is one with another by now. */
  of: z.optional(z.string()),
  /** It was brought as the word of another party: counts when a judge (null before) has read there that it says the claim, or what it lacks. */
  second: z.optional(z.object({ by: z.nullable(z.string()), lacks: z.optional(z.string()) })),
  /** What it does not say of the claim, where it says the rest. */
  part: z.optional(z.string()),
  check: z.optional(evidenceCheck),
});

/** The answer of one verifier about one claim of its batch. */
const verification = z.object({
  assignment: z.string(),
  /** Null without a hand-in. */
  hand_in: z.nullable(z.string()),
  claim: z.string(),
  /** The claim that it was shown, where that is one with another by now. */
  of: z.optional(z.string()),
  /** The page on which it was judged; missing in older ones. */
  page: z.optional(z.string()),
  verdict: z.enum([...claimVerdicts, 'abstained']),
  reason: z.nullable(z.string()),
  /** The claim as the source supports it, for the verdict `qualified`. */
  rewording: z.nullable(z.string()),
  /** The words of the source that support the claim or the rewording. */
  quote: z.optional(z.string()),
  /** What a judge missed in the quote of the claim, and what the verifier found words for. */
  settles: z.optional(z.string()),
});

const statementKinds = ['term', 'behaviour', 'measurement', 'comparison', 'praise', 'limit', 'general'] as const;

/** What a judge said of a finding and its passage. */
export const judgementFields = {
  page_says: z.enum(['yes', 'partly', 'no', 'cannot_tell']),
  /** What the passage leaves out of the statement. */
  lacks: z.optional(z.string()),
  kind: z.enum(statementKinds),
  /** Whether it is about what its speaker makes, about what a rival of the speaker makes, or about something else. */
  about: z.enum(['own', 'rival', 'other']),
  /** Who says it, where the passage names somebody else than its page. */
  word_of: z.optional(z.string()),
  /** The question of the user that it helps to answer, or `none`. */
  serves: z.string(),
};

/** A judgement, as a finding keeps it while its words and its quote are those that were shown. */
export const judgement = z.object({ of: z.string(), by: z.string(), ...judgementFields });
export type ClaimJudgement = z.infer<typeof judgement>;

const claim = z.object({
  id: z.string(),
  text: z.string(),
  importance: z.enum(['central', 'supporting', 'peripheral']),
  /** Low until it is computed; see confidenceOf. */
  confidence: z.enum(['high', 'medium', 'low']),
  /** The reasons of the computed confidence; missing until it is computed. */
  confidence_reason: z.optional(z.string()),
  /** The verdict of verification; missing when it was not verified. */
  verdict: z.optional(z.enum(claimVerdicts)),
  /** The number of its citable sources that do not copy one another; missing until it is computed. */
  independent_sources: z.optional(z.int()),
  /** What a judge said of it in its present words; missing until then, which counts as the cautious value. */
  judged: z.optional(judgement),
  evidence: z.array(evidence),
  first_iteration: z.int(),
});

/** Who can answer a question: the web (if missing), the code of this repository, only the user, or only somebody who tries it out. */
export const addressees = ['web', 'code', 'user', 'trial'] as const;

const question = z.object({
  id: z.string(),
  text: z.string(),
  priority: z.enum(['high', 'medium', 'low']),
  addressee: z.optional(z.enum(addressees)),
  status: z.enum(['open', 'answered']),
  raised_by: z.string(),
  answered_by: z.nullable(z.string()),
  /** The question of which it is a part that others have to answer. */
  part_of: z.optional(z.string()),
  /** The finding by which a premise of the goal does not hold: the question asks the user what to do then. */
  premise: z.optional(z.string()),
  /** What it names to be compared or chosen from; those without a finding when an agent reported it as answered. */
  options: z.optional(z.array(z.string())),
  missing: z.optional(z.array(z.string())),
  /** The findings that answer it, as a judge said; what the answer lacks where it is one in part. */
  claims: z.optional(z.array(z.string())),
  lacks: z.optional(z.string()),
  /** The answer that building something gave, with a line of the commit that shows it. */
  built: z.optional(
    z.object({ feature: z.string(), commit: z.string(), answer: z.string(), file: z.string(), line: z.int() }),
  ),
});

const contradiction = z.object({
  id: z.string(),
  statement: z.string(),
  raised_by: z.string(),
  /** The claims on its sides. */
  claims: z.optional(z.array(z.string())),
  /** Why it is resolved. */
  resolution: z.optional(z.string()),
  /** Open if missing. */
  status: z.optional(z.enum(['open', 'resolved'])),
});

const relation = z.object({
  claim: z.string(),
  other: z.string(),
  /** The second says the same; says all of the first, and more; cannot hold with it; or has none of these relations. */
  is: z.enum(['same', 'narrower', 'opposed', 'none']),
  /** The hand-in of a judge. */
  by: z.string(),
  /** The hash of the words that the judge was shown: it counts as long as they are the same. */
  of: z.string(),
  /** How both hold, where they seem opposed. */
  how: z.optional(z.string()),
});

export const iterationStatistics = z.object({
  iteration: z.int(),
  kind: z.enum(['research', 'writing', 'planning', 'coding']),
  /** Whether at least half of its agents handed in and its searches worked; other iterations never count towards stopping. */
  valid: z.boolean(),
  agents_expected: z.int(),
  agents_reported: z.int(),
  agents_failed: z.int(),
  /** Searches with results, as counted by a hook; in 0.1.0 as reported by agents. */
  searches: z.int(),
  /** Searches without results, and refused ones; missing if there were none. */
  searches_empty: z.optional(z.int()),
  searches_refused: z.optional(z.int()),
  /** Claims that agents handed in, new or known, whose quotes were found, or could not be checked in an existing page. */
  observations: z.int(),
  /** Those that do not count: their quotes are not in their sources or too weak; their pages are gone or behind a wall. */
  refused: z.optional(z.int()),
  new_claims: z.int(),
  /** Those of them that nobody has judged, where it depends on them whether the iteration was low-yield: until then it counts as neither. */
  unjudged: z.optional(z.int()),
  new_sources: z.int(),
  low_yield: z.boolean(),
  /** Open questions and gaps with an agent; missing in older files. */
  followed: z.optional(z.array(z.string())),
  recorded_at: z.string(),
});

/** All results of the research so far: `ledger.json`. */
export const ledgerSchema = z.object({
  schema: z.literal(1),
  sources: z.array(source),
  claims: z.array(claim),
  questions: z.array(question),
  contradictions: z.array(contradiction),
  /** What judges said of two claims: what is one claim, and what contradicts, follows from it. */
  relations: z.optional(z.array(relation)),
  /** Claims that are one with another now, under the id of which they are found; each as it was handed in. */
  joined: z.optional(z.array(z.object({ id: z.string(), into: z.string(), claim }))),
  /** The answers of verifiers, by assignment; missing before the first. */
  looks: z.optional(z.array(verification)),
  iterations: z.array(iterationStatistics),
  /** Hand-ins already merged, as `<iteration>/<agent>-<n>`: merging twice changes nothing. */
  merged: z.array(z.string()),
});

export type Ledger = z.infer<typeof ledgerSchema>;
export type Source = z.infer<typeof source>;
/** A source as whoever found it describes it. */
export type DescribedSource = Pick<Source, 'url' | 'title' | 'authors' | 'year' | 'kind' | 'party'>;
export type Claim = z.infer<typeof claim>;
export type Evidence = z.infer<typeof evidence>;
export type EvidenceCheck = z.infer<typeof evidenceCheck>;
export type Verification = z.infer<typeof verification>;
export type Relation = z.infer<typeof relation>;
export type Contradiction = z.infer<typeof contradiction>;
export type Question = z.infer<typeof question>;
export type IterationStatistics = z.infer<typeof iterationStatistics>;

export const emptyLedger = (): Ledger => ({
  schema: 1,
  sources: [],
  claims: [],
  questions: [],
  contradictions: [],
  iterations: [],
  merged: [],
});

/** Whether a source is a file of the project, which has no web address. */
export function isFile({ kind }: Pick<Source, 'kind'>): boolean {
  return kind === 'repository' || kind === 'document';
}

/** The id after this many: `C004` after three. */
export const numberedId = (letter: string, count: number): string => `${letter}${String(count + 1).padStart(3, '0')}`;

/** The open questions, most urgent first, oldest first among equals. */
export function openQuestions(ledger: Ledger): Question[] {
  const rank = { high: 0, medium: 1, low: 2 };
  return ledger.questions.filter(({ status }) => status === 'open').sort((a, b) => rank[a.priority] - rank[b.priority]);
}

/** `answered_by` of a question that needs no search: the report concludes it from the answers to the others. */
export const byReport = '0/report';

/** The questions of the user that are searched for. */
export const questionsOfUser = ({ questions }: Pick<Ledger, 'questions'>): Question[] =>
  questions.filter(({ raised_by, answered_by }) => raised_by === 'user' && answered_by !== byReport);

/** Whether only the user can answer a question, so that agents do not research it and it does not delay the end. */
export const isForUser = ({ addressee }: Pick<Question, 'addressee'>): boolean => addressee === 'user';

/** Whether a question decides when research is over, and what is new: those of the user, and urgent ones of agents. */
export const isDecisive = ({ raised_by, priority }: Pick<Question, 'raised_by' | 'priority'>): boolean =>
  raised_by === 'user' || priority === 'high';

/** The iteration of a hand-in such as `3/researcher-1`. */
export const iterationOf = (handIn: string): number => Number.parseInt(handIn, 10);

/** The present id of a claim, which changes when it is one with another. */
export function currentId({ joined = [] }: Pick<Ledger, 'joined'>, id: string): string {
  return joined.find((one) => one.id === id)?.into ?? id;
}

/** Sorts by the number of an id such as `C012`. */
export const byNumber = (one: string, other: string): number => Number(one.slice(1)) - Number(other.slice(1));

/** Contradictions between sources that nothing has resolved. */
export function openContradictions(ledger: Pick<Ledger, 'contradictions'>): Contradiction[] {
  return ledger.contradictions.filter(({ status }) => status !== 'resolved');
}
