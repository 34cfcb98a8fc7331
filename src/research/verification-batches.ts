import { assignmentId, hasPurpose } from '../session/rules/assignment-id.ts';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { failedAgents } from '../loop/agents.ts';
import { allEntries } from '../loop/inbox.ts';
import type { Assignment } from '../loop/rules/assignment.ts';
import { isWriting } from '../loop/rules/iteration.ts';
import { openContradictions, type Claim, type Contradiction, type Ledger } from './rules/ledger.ts';
import { currentId } from './rules/current-id.ts';
import { isUndecided, neededBatches, type AssignedBatch } from './rules/verdicts.ts';
import { isContestedByOne } from './rules/verified-text.ts';
import { snapshotHash } from './rules/pages/snapshot-row.ts';
import {
  contestedMaterial,
  contestedSchema,
  isOneSided,
  judgedQuote,
  materialOf,
  type ContestedMaterial,
} from './rules/verification-material.ts';
import { attacks, attackTasks, verifierTask, withContradictions } from './rules/verification.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import { writeAtomic } from '../files/atomic.ts';
import { namesIn, readOrNothing } from '../files/regular.ts';
import { verifierPrompt } from './rules/verifier-prompt.ts';
import { readSnapshot } from './snapshots.ts';
import { reportWeights, type ReportWeight } from './rules/report-weight.ts';
import { readJson } from '../files/json-file.ts';
import { readLedger } from './ledger-file.ts';
import type { WorkflowPaths } from '../files/paths.ts';

/** The most batches: while others search; when only the write-up is left; for the finished report. */
const mostBatches = { searching: 1, writing: 2, report: 1, reportOfMuchBudget: 3 } as const;
/** More batches for claims that are central, or that carry the report: of some 70 in three iterations none is left out. */
const moreBatches = 2;

const isOfVerifier = (id: string) => hasPurpose(id, 'verification', 'finalVerification');

const batchSchema = z.object({
  assignment: z.string().check(z.refine(isOfVerifier)),
  iteration: z.int(),
  attack: z.enum(attacks),
  task: z.string(),
  claims: z.array(
    z.object({
      claim: z.string(),
      text: z.string(),
      snapshot: snapshotHash,
      file: z.string(),
      quotes: z.array(judgedQuote),
      /** Quotes of other pages, and how many more there are. */
      others: z.optional(z.array(z.extend(judgedQuote, { snapshot: z.string(), file: z.string() }))),
      more: z.optional(z.int()),
      /** Words of a writer about its quotes. */
      remark: z.optional(z.string()),
      /** Whether the text is an earlier verifier's qualified wording. */
      reworded: z.optional(z.literal(true)),
    }),
  ),
  contested: z.optional(z.array(contestedSchema)),
});

/**
 * The assignments of an iteration's verifiers: those made at its beginning, or new ones from the ledger. Their claims are stored
 * first and never changed, so that only votes on these count.
 */
export function assignVerifiers(paths: WorkflowPaths, state: WorkflowState): Assignment[] {
  const { iteration } = state;
  const made = readBatches(paths).filter((batch) => batch.iteration === iteration && !isOfReport(batch));
  const batches = made.length > 0 ? made : makeBatches(paths, state);
  return batches.map((batch) => ({
    id: batch.assignment,
    agent: 'claim-verifier',
    task: verifierTask(batch, batchFile(paths, batch.assignment)),
  }));
}

/** The whole task of a verifier; undefined when its list is lost. */
export function taskOfVerifier(paths: WorkflowPaths, id: string): string | undefined {
  const list = readBatches(paths).find(({ assignment }) => assignment === id);
  return list && verifierPrompt(list, (snapshot) => readSnapshot(paths, snapshot));
}

/** All batches so far, in the order of assignments; damaged files count as missing. */
export function readBatches(paths: WorkflowPaths): z.infer<typeof batchSchema>[] {
  return namesIn(paths.verification)
    .filter((name) => name.endsWith('.json') && isOfVerifier(name.slice(0, -'.json'.length)))
    .flatMap((name) => {
      const read = batchSchema.safeParse(readJson(join(paths.verification, name)));
      return read.success && name === `${read.data.assignment}.json` ? [read.data] : [];
    })
    .sort((a, b) => a.iteration - b.iteration || a.assignment.localeCompare(b.assignment, 'en', { numeric: true }));
}

function makeBatches(paths: WorkflowPaths, state: WorkflowState): AssignedBatch[] {
  const ledger = readLedger(paths);
  const most = isWriting(state) ? mostBatches.writing : mostBatches.searching;
  const remarks = remarksOfWriters(paths, ledger);
  const weights = withRemarks(paths, adding(weightsOf(paths), [...remarks.keys()], { isInDoubt: true }), remarks);
  const central = new Set(ledger.claims.flatMap(({ id, importance }) => (importance === 'central' ? [id] : [])));
  const isImportant = ({ claim: id }: { claim: string }) => central.has(id) || weights.get(id)?.isCarrying === true;
  const needed = neededBatches(ledger, weights)
    .slice(0, most + moreBatches)
    .filter(({ claims }, index) => index < most || claims.some(isImportant));
  return withContradictions(needed, waitingContradictions(paths, ledger, state.iteration)).map((one, index) =>
    storeBatch(paths, { ledger, remarks }, assignmentId(state.iteration, 'verification', index), one),
  );
}

/**
 * The open contradictions of two known sides that no verifier has been given as their claims are worded now, with the quotes that
 * they have now, but those who did not hand in.
 */
function waitingContradictions(paths: WorkflowPaths, ledger: Ledger, iteration: number): Contradiction[] {
  const keyOf = ({ contradiction, sides }: ContestedMaterial) =>
    [contradiction, ...sides.flatMap(({ claim, text }) => [claim, text])].join('\n');
  const answered = new Set(allEntries(paths).map(({ assignment }) => assignment));
  const given = readBatches(paths)
    .filter((batch) => batch.iteration === iteration || answered.has(batch.assignment))
    .flatMap(({ contested = [] }) => contested);
  const quotesOf = ({ sides }: ContestedMaterial) => sides.flatMap(({ quotes }) => quotes);
  const isGiven = (now: ContestedMaterial) =>
    given.some((one) => keyOf(one) === keyOf(now) && quotesOf(now).every((quote) => quotesOf(one).includes(quote)));
  const open = openContradictions(ledger);
  const waiting = contestedMaterial(ledger, [], open, paths.folder).filter(
    (one) => !isOneSided(one) && !isGiven(one) && one.sides.some(({ snapshot }) => snapshot !== undefined),
  );
  return open.filter(({ id }) => waiting.some((one) => one.contradiction === id));
}

function storeBatch(
  paths: WorkflowPaths,
  { ledger, remarks }: { ledger: Ledger; remarks: Remarks },
  assignment: string,
  { batch: { attack, claims }, given }: ReturnType<typeof withContradictions>[number],
): AssignedBatch {
  const asked = claims.map((one) => materialOf(ledger, one, paths.folder, remarks.get(one.claim)));
  const iteration = Number.parseInt(assignment.slice(1), 10);
  const contested = contestedMaterial(ledger, claims, given, paths.folder);
  const task = attackTasks[attack];
  const content = { assignment, iteration, attack, task, claims: asked, ...(contested.length > 0 && { contested }) };
  writeAtomic(join(paths.verification, `${assignment}.json`), `${JSON.stringify(content, null, 2)}\n`);
  return content;
}

/**
 * Verifiers for the undecided findings of the finished report. They are reserved in advance; more while half of the money is
 * left.
 */
export function reserveReportVerifiers(
  paths: WorkflowPaths,
  { iteration, cost_usd, max_cost_usd }: WorkflowState,
): Assignment[] {
  const hasMuchLeft = (cost_usd ?? 0) * 2 <= max_cost_usd;
  const length = hasMuchLeft ? mostBatches.reportOfMuchBudget : mostBatches.report;
  return Array.from({ length }, (_, index) => {
    const id = assignmentId(iteration, 'finalVerification', index);
    const task = `Verify the claims that ${batchFile(paths, id)} lists against the stored pages that it names.`;
    return { id, agent: 'claim-verifier', task };
  });
}

/**
 * The batches of undecided claims that the summary, a recommendation or a table of the report states, or that it states and that
 * are in doubt or contested: those of this iteration, and new ones for what corrections added. The caller holds the workflow's lock.
 * @param most the number of reserved verifiers.
 * @param doubtful claims that the report states otherwise; those that writers reported are added.
 */
export function reportBatches(paths: WorkflowPaths, iteration: number, most: number): AssignedBatch[] {
  const made = readBatches(paths).filter((batch) => batch.iteration === iteration && isOfReport(batch));
  const asked = new Set(made.flatMap(({ claims }) => claims.map(({ claim }) => claim)));
  const stated = weightsOf(paths);
  // A finding that the report nowhere states is of no use to its readers, whoever doubts it.
  const ledger = readLedger(paths);
  const remarks = remarksOfWriters(paths, ledger);
  const inDoubt = [...remarks.keys()].filter((id) => stated.has(id));
  const weights = withRemarks(paths, adding(stated, inDoubt, { isCarrying: true }), remarks);
  if (made.length >= most || weights.size === 0) return made;
  const contested = new Set(openContradictions(ledger).flatMap(({ claims = [] }) => claims));
  const isContested = (claim: Claim) => contested.has(claim.id) || isContestedByOne(claim, ledger);
  const isWanted = (claim: Claim) => {
    const { id, verdict } = claim;
    const isOfWeight = weights.get(id)?.isCarrying === true || (weights.has(id) && isContested(claim));
    const isOpen = !asked.has(id) && (verdict === 'unverified' || isUndecided(id, ledger.looks ?? []));
    return isOfWeight && (weights.get(id)?.remark !== undefined || isOpen);
  };
  const batches = neededBatches(ledger, weights, isWanted).slice(0, most - made.length);
  const waiting = waitingContradictions(paths, ledger, iteration).filter(({ claims = [] }) =>
    claims.some((id) => weights.has(id)),
  );
  const added = withContradictions(batches, waiting).map((one, index) =>
    storeBatch(paths, { ledger, remarks }, assignmentId(iteration, 'finalVerification', made.length + index), one),
  );
  return [...made, ...added];
}

type Remarks = ReadonlyMap<string, string>;

/** The beginning of a remark, which names what it is about: others in it are only mentioned. */
function about(remark: string): string {
  const [, first] = /^\W*(C\d{3,}(?:(?:, | and )C\d{3,})*)/.exec(remark) ?? [];
  return first ?? remark.split(':')[0] ?? remark;
}

/** The last remark of writers on each finding that they could not state in its present form. */
function remarksOfWriters(paths: WorkflowPaths, ledger: Ledger): Remarks {
  const isWriter = ({ agent }: { agent: string }) => agent === 'report-writer';
  const left = [
    ...failedAgents(paths)
      .filter(isWriter)
      .flatMap((one) => one.left ?? []),
    ...allEntries(paths)
      .filter(isWriter)
      .flatMap(({ hand_in }) => (hand_in as { left?: string[] }).left ?? []),
  ];
  return new Map(
    left.flatMap((line) =>
      [...about(line).matchAll(/\bC\d{3,}\b/g)].map(([id]) => [currentId(ledger, id), line] as const),
    ),
  );
}

/** The weights, with the remarks about quotes that no verifier has been given. */
function withRemarks(
  paths: WorkflowPaths,
  weights: ReadonlyMap<string, ReportWeight>,
  remarks: Remarks,
): Map<string, ReportWeight> {
  const known = readBatches(paths).flatMap(({ claims }) =>
    claims.map(({ claim, remark = '' }) => `${claim} ${remark}`),
  );
  return new Map(
    [...weights].map(([id, weight]) => {
      const remark = remarks.get(id);
      const isNew = remark !== undefined && aboutQuotes.test(remark) && !known.includes(`${id} ${remark}`);
      return [id, isNew ? { ...weight, remark } : weight];
    }),
  );
}

/** A finding may be left out for other reasons, which need no verifier where one has decided. */
const aboutQuotes = /\bquot|\bsources?\b|\bpages?\b/i;

/** The weights, with more of these claims. */
function adding(
  weights: ReadonlyMap<string, ReportWeight>,
  claims: readonly string[],
  more: Partial<ReportWeight>,
): Map<string, ReportWeight> {
  const added = claims.map((id) => [id, { isCarrying: false, uses: 0, ...weights.get(id), ...more }] as const);
  return new Map([...weights, ...added]);
}

const isOfReport = ({ assignment }: Pick<AssignedBatch, 'assignment'>) => isReportVerifier({ id: assignment });

/** Whether an assignment is reserved for the finished report. */
export function isReportVerifier({ id }: Pick<Assignment, 'id'>): boolean {
  return hasPurpose(id, 'finalVerification');
}

function weightsOf(paths: WorkflowPaths): Map<string, ReportWeight> {
  const ledger = readLedger(paths);
  return reportWeights(readOrNothing(paths.reportSource)?.toString('utf8') ?? '', (id) => currentId(ledger, id));
}

const batchFile = ({ folder }: WorkflowPaths, assignment: string) => `${folder}/verification/${assignment}.json`;
