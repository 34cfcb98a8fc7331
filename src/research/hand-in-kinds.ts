import { remembered } from '../base/algorithms.ts';
import { readDescribedTask } from '../loop/steering.ts';
import type { FiledHandIn, HandInKind, Inbox } from '../loop/hand-in-kind.ts';
import {
  repositoryHandIn,
  researchHandIn,
  type HandIn,
  type RepositoryHandIn,
  type ResearchHandIn,
  goalReadingHandIn,
  readingFaults,
  type GoalReading,
} from './rules/hand-in.ts';
import { judgingProblems, listOfVerifier } from './claim-judging.ts';
import { claimJudgingHandIn, type ClaimJudgingHandIn } from './rules/claim-judging.ts';
import { verificationHandIn, wrongVerdicts, type VerificationHandIn } from './rules/verification.ts';
import { ledgerIfValid } from './ledger-file.ts';
import { pageFacts, quoteFinder, storedSources, treeSearcher } from './quote-checks.ts';
import type { Evidence } from './rules/ledger.ts';
import { describeSource } from './rules/merge.ts';
import { checkEvidence, faultOfQuote } from './rules/evidence-check.ts';
import { checkQuote, indexPage } from './rules/quotes/quote.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { namedFiles, readLocalDocument } from './local-document.ts';
import { canonicalAddress, pageAddress, snapshotRow } from './rules/pages/page.ts';
import { numbersHeldBy, numbersMissing } from './rules/quotes/numbers.ts';
import { readSnapshotIndex } from './snapshots.ts';
import { join } from 'node:path';
import { writeAtomic, readOrNothing } from '../files/store.ts';
import { commandsIn, recordOf } from './rules/trial.ts';

/** What the goal asks, which becomes the user's questions. */
export const goalReading: HandInKind<GoalReading> = {
  name: 'a reading of the goal',
  agent: 'goal-reader',
  schema: goalReadingHandIn,
  keepsFaults: true,
  problems: async (paths, handIn, { prompt }) =>
    readingFaults(handIn, { prompt, described: (await readDescribedTask(paths))?.text ?? '' }),
};

/** Findings from the web, which are merged into the ledger. */
export const webFindings: HandInKind<ResearchHandIn> = {
  ...{ name: 'findings from the web', agent: 'researcher', schema: researchHandIn },
  problems: faultsOf,
};

/** Findings from the repository, which are merged into the ledger. */
export const repositoryFindings: HandInKind<RepositoryHandIn> = {
  ...{ name: 'findings from the repository', agent: 'repo-analyst', schema: repositoryHandIn },
  problems: faultsOf,
};

/** Findings of a trial, which are merged into the ledger: their quotes stand in the record of what the agent ran. */
export const trialFindings: HandInKind<RepositoryHandIn> = {
  ...{ name: 'findings of a trial', agent: 'experimenter', schema: repositoryHandIn },
  problems: async (paths, handIn, workflow, transcript) => [
    ...faultsOfTrial(paths, handIn, transcript),
    ...(await faultsOf(paths, handIn, workflow, programsOf(paths, handIn))),
  ],
};

/**
 * @param prompt the goal, whose numbers, and those of its documents, need no quote.
 * @param about programs of which the version may be said: “Node 22”.
 */
async function faultsOf(
  paths: WorkflowPaths,
  handIn: HandIn,
  { prompt }: { prompt: string },
  about = '',
): Promise<string[]> {
  return [
    ...(await faultyEvidence(paths, handIn.claims)),
    ...unquotedNumbers(handIn.claims, [prompt, ...namedFiles(paths.root, prompt).map(({ text }) => text)], about),
    ...unknownFindings(paths, handIn),
  ];
}

/** Sides of contradictions, findings on premises, and those that claims are about, that are no claim of the hand-in, and no known finding. */
function unknownFindings(paths: WorkflowPaths, { claims, contradictions, questions }: HandIn): string[] {
  const named = [
    ...contradictions.map(({ sides }, at) => ({ place: `contradictions #${at + 1} sides`, sides })),
    ...questions.map(({ premise }, at) => ({ place: `questions #${at + 1} premise`, sides: [premise ?? []].flat() })),
    ...claims.map(({ of }, at) => ({ place: `claims #${at + 1} of`, sides: [of ?? []].flat() })),
  ];
  const ledger = named.every(({ sides }) => sides.length === 0) ? undefined : ledgerIfValid(paths);
  const known = ledger && new Set([...ledger.claims, ...(ledger.joined ?? [])].map(({ id }) => id));
  return named.flatMap(({ place, sides }) =>
    sides.flatMap((side) => {
      const isKnown = side.startsWith('#')
        ? Number(side.slice(1)) <= claims.length && side !== '#0'
        : known?.has(side) !== false;
      return isKnown ? [] : [`${place}: ${side} is no claim of this hand-in, and no finding`];
    }),
  );
}

/** Votes on the claims of a batch, which decide verdicts. */
export const claimVerification: HandInKind<VerificationHandIn> = {
  name: 'a verification of claims',
  agent: 'claim-verifier',
  schema: verificationHandIn,
  keepsFaults: true,
  problems(paths, handIn) {
    const list = listOfVerifier(paths, handIn.assignment);
    const ledger = ledgerIfValid(paths);
    if (list === undefined || ledger === undefined) return [];
    const searches = { findQuote: quoteFinder(paths), inTree: treeSearcher(paths.root, searchMilliseconds) };
    return wrongVerdicts(list, handIn, pageFacts(paths, ledger, searches));
  },
};

/** What a judge says of findings and questions. */
export const claimJudging: HandInKind<ClaimJudgingHandIn> = {
  name: 'a judgement of findings',
  agent: 'claim-judge',
  schema: claimJudgingHandIn,
  problems: judgingProblems,
};

/** The hand-ins of an inbox with findings. */
export function findingsIn(inbox: Inbox): FiledHandIn<HandIn>[] {
  return inbox.of<HandIn>(webFindings, repositoryFindings, trialFindings);
}

/**
 * Numbers of claims that their quotes do not contain, so that they could not be checked or printed.
 * @param given the goal and its documents, whose numbers need no quote.
 */
function unquotedNumbers(claims: HandIn['claims'], given: readonly string[], programs: string): string[] {
  const ofGoal = given.flatMap(numbersHeldBy);
  return claims.flatMap(({ text, quote, source }, at) => {
    if (quote === undefined) return [];
    const title = 'file' in source ? source.file : `${source.title} ${source.year ?? ''}`;
    const about = 'file' in source ? `${title} ${programs}` : `${title} ${source.url}`;
    const missing = numbersMissing(text, [...[quote, title].flatMap(numbersHeldBy), ...ofGoal], { about });
    if (missing.length === 0) return [];
    const which = missing.length === 1 ? 'that number' : 'these numbers';
    return `claims #${at + 1} quote: has no ${missing.join(', ')}, which the claim states. Quote the passage with ${which} (what stands above it, such as a heading, may be joined with …), report it as a claim of its own, or leave it out (what is computed, the report computes)`;
  });
}

/** A hook that exceeds its time limit would lose the hand-in. */
const searchMilliseconds = 6_000;

const fileKind = { kind: 'repository' } as const;

const instead = {
  quote: 'Quote a whole sentence, or a row of a table with | between its cells, letter for letter',
  searched: 'Report what is there, with a quote; or name words and a place in which they stand nowhere.',
};

/**
 * Quotes that carry nothing, and absences that code refutes, by the checks that `record` makes, too. What is not at hand yet, and searches
 * beyond the time limit, are left to it.
 */
async function faultyEvidence(paths: WorkflowPaths, claims: HandIn['claims']): Promise<string[]> {
  const deadline = Date.now() + searchMilliseconds;
  const { check } = storedSources(paths, quoteFinder(paths), treeSearcher(paths.root, searchMilliseconds));
  const pages = readSnapshotIndex(paths);
  /** The check of quotes in a file of the project as it is now: it is stored with the record. */
  const checkIn = remembered(async (url: string) => {
    const read = await readLocalDocument(paths.root, url.slice('repository:'.length));
    const own = snapshotRow(url, read, read.outcome === 'fetched' ? url : null, undefined, new Date());
    const text = read.outcome === 'fetched' ? indexPage(read.text) : undefined;
    const of = { own, stored: text === undefined ? [] : [own] };
    return (evidence: Evidence) => checkEvidence(evidence, fileKind, of, (quote) => text && checkQuote(quote, text));
  });
  const faults: string[] = [];
  for (const [at, { quote = '', searched, source }] of claims.entries()) {
    const { url, kind: said } = describeSource(source);
    const kind = pages.get(pageAddress(url))?.brought === true ? 'document' : said;
    const isFile = kind === 'repository';
    const evidence = { source: '', hand_in: '', quote, ...(searched && { searched }) };
    const isRead = isFile && searched === undefined;
    const result = isRead
      ? (await checkIn(url))(evidence)
      : check(evidence, { kind, url, canonical: canonicalAddress(url) });
    const isLeft = result.verdict === 'could-not-run' && (!isFile || isRead || Date.now() > deadline);
    const shape = searched === undefined ? faultOfQuote(quote, undefined, isFile) : undefined;
    const fault = isLeft ? shape : result.sound ? undefined : (result.detail ?? '');
    const field = searched === undefined ? 'quote' : 'searched';
    if (fault !== undefined) faults.push(`claims #${at + 1} ${field}: ${fault}. ${instead[field]}`);
  }
  return faults;
}

const recordFile = (paths: WorkflowPaths, assignment: string) => join(paths.base, 'trials', `${assignment}.txt`);

/** The commands of a trial, by its record: they name the programs that ran. */
export function programsOf(paths: WorkflowPaths, { assignment }: RepositoryHandIn): string {
  const record = readOrNothing(recordFile(paths, assignment))?.toString('utf8') ?? '';
  return record.match(/^\$ .*$/gm)?.join(' ') ?? '';
}

/**
 * Faults of the findings of a trial: each quotes the record of what its agent ran. The record is written here, from the results of its
 * commands in its own conversation, and becomes the source, in which quotes are looked for like in any other file.
 */
export function faultsOfTrial(
  paths: WorkflowPaths,
  { assignment, claims }: RepositoryHandIn,
  transcript: string,
): string[] {
  const lines = readOrNothing(transcript)?.toString('utf8').split('\n');
  // Without a conversation, `record` checks the quotes against the record that was written before.
  if (lines === undefined || claims.length === 0) return [];
  const commands = commandsIn(lines);
  if (commands.length === 0)
    return [
      'claims: no command of yours has run → run your program, or hand in no claim, and say in your last sentence what kept you',
    ];
  const record = recordOf(commands);
  const file = `${paths.folder}/trials/${assignment}.txt`;
  writeAtomic(recordFile(paths, assignment), record);
  return claims.flatMap(({ quote, source }, at) => [
    ...(source.file === file ? [] : [`claims #${at + 1} source file: expected ${file}, the record of what you ran`]),
    ...(quote === undefined ? [`claims #${at + 1} quote: expected what your commands printed`] : []),
  ]);
}
