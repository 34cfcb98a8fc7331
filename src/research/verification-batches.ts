import { join } from 'node:path';
import * as z from 'zod/mini';
import { writeAtomic } from '../files/atomic.ts';
import { readJson } from '../files/json-file.ts';
import { namesIn, readOrNothing, removeFile } from '../files/regular.ts';
import { allEntries } from '../loop/inbox.ts';
import { type Assignment, assignmentId, hasPurpose } from '../loop/rules/assignment.ts';
import { isWriting } from '../loop/rules/iteration.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import { counted } from '../base/text.ts';
import { readLedger } from './ledger-file.ts';
import { currentId, openContradictions, type Contradiction, type Ledger } from './rules/ledger.ts';
import { reportWeights, type ReportWeight, neededBatches, type Asked, type AssignedBatch } from './rules/verdicts.ts';
import {
  contestedSides,
  materialOf,
  verifierList,
  verifierPrompt,
  type VerificationHandIn,
} from './rules/verification.ts';
import { readSnapshot, readSnapshotIndex } from './snapshots.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import type { FiledHandIn } from '../loop/hand-in-kind.ts';
import type { SecondParty } from './rules/merge.ts';
import type { SnapshotRow } from './rules/pages/page.ts';

/** The most batches: while others search, and before the write-up. */
const mostBatches = { searching: 1, writing: 2 } as const;
/** More batches for claims that are central: of some 70 in three iterations none is left out. */
const moreBatches = 2;

const isOfVerifier = (id: string) => hasPurpose(id, 'verification');

const batchSchema = z.extend(verifierList, {
  assignment: z.string().check(z.refine(isOfVerifier)),
  iteration: z.int(),
});

/**
 * The assignments of an iteration's verifiers: those made at its beginning, or new ones from the ledger. Their claims are stored
 * first and never changed, so that only votes on these count.
 */
export function assignVerifiers(paths: WorkflowPaths, state: WorkflowState): Assignment[] {
  const { iteration } = state;
  const made = readBatches(paths).filter((batch) => batch.iteration === iteration);
  const batches = made.length > 0 ? made : makeBatches(paths, state);
  return batches.map(({ assignment, claims }) => ({
    id: assignment,
    agent: 'claim-verifier',
    task: `Verify ${counted(claims.length, 'claim')} against stored pages: ${batchFile(paths, assignment)} lists them`,
  }));
}

/** Removes the lists of verifiers of an iteration that has not begun: the ledger that they were made from has changed. */
export function dropBatches(paths: WorkflowPaths, iteration: number): void {
  for (const batch of readBatches(paths))
    if (batch.iteration === iteration) removeFile(join(paths.verification, `${batch.assignment}.json`));
}

/** The whole task of a verifier; undefined when its list is lost. */
export function taskOfVerifier(paths: WorkflowPaths, id: string): string | undefined {
  const list = readBatches(paths).find(({ assignment }) => assignment === id);
  return list && verifierPrompt(list, paths.folder, (snapshot) => readSnapshot(paths, snapshot));
}

/** All batches so far, in the order of assignments; damaged files count as missing. */
export function readBatches(paths: WorkflowPaths): AssignedBatch[] {
  return namesIn(paths.verification)
    .filter((name) => name.endsWith('.json') && isOfVerifier(name.slice(0, -'.json'.length)))
    .flatMap((name) => {
      const read = batchSchema.safeParse(readJson(join(paths.verification, name)));
      return read.success && name === `${read.data.assignment}.json` ? [read.data] : [];
    })
    .sort((a, b) => a.iteration - b.iteration || a.assignment.localeCompare(b.assignment, 'en', { numeric: true }));
}

function makeBatches(paths: WorkflowPaths, { iteration, ...state }: WorkflowState): AssignedBatch[] {
  const ledger = readLedger(paths);
  const most = isWriting({ ...state, iteration }) ? mostBatches.writing : mostBatches.searching;
  const central = new Set(ledger.claims.flatMap(({ id, importance }) => (importance === 'central' ? [id] : [])));
  const waiting = waitingContradictions(paths, ledger, iteration);
  return neededBatches(ledger, { weights: weightsOf(paths, ledger), waiting })
    .slice(0, most + moreBatches)
    .filter((claims, at) => at < most || claims.some(({ claim }) => central.has(claim)))
    .map((claims, at) => storeBatch(paths, ledger, assignmentId(iteration, 'verification', at), claims));
}

/** So many verifiers have to see a contradiction as it is worded now: conditions under which both sides hold need two. */
const mostLooks = 2;

/** The open contradictions that fewer than two verifiers have judged as they are worded now. */
function waitingContradictions(paths: WorkflowPaths, ledger: Ledger, iteration: number): Contradiction[] {
  const answered = new Set(allEntries(paths).map(({ assignment }) => assignment));
  const given = readBatches(paths)
    .filter((batch) => batch.iteration === iteration || answered.has(batch.assignment))
    .flatMap(({ contested = [] }) => contested.map((one) => JSON.stringify(one)));
  return openContradictions(ledger).filter((one) => {
    const now = JSON.stringify(contestedSides(one, ledger));
    return given.filter((before) => before === now).length < mostLooks;
  });
}

function storeBatch(paths: WorkflowPaths, ledger: Ledger, assignment: string, claims: readonly Asked[]): AssignedBatch {
  const iteration = Number.parseInt(assignment.slice(1), 10);
  const batch = { assignment, iteration, ...materialOf(ledger, claims, openContradictions(ledger)) };
  writeAtomic(join(paths.verification, `${assignment}.json`), `${JSON.stringify(batch, null, 2)}\n`);
  return batch;
}

function weightsOf(paths: WorkflowPaths, ledger: Ledger): Map<string, ReportWeight> {
  return reportWeights(readOrNothing(paths.reportSource)?.toString('utf8') ?? '', (id) => currentId(ledger, id));
}

const batchFile = ({ folder }: WorkflowPaths, assignment: string) => `${folder}/verification/${assignment}.json`;

/** The stored pages by the hash of their text. */
export function storedPages(paths: WorkflowPaths): Map<string, SnapshotRow> {
  return new Map(
    [...readSnapshotIndex(paths).values()].flatMap((row) =>
      row.snapshot === null ? [] : [[row.snapshot, row] as const],
    ),
  );
}

/** The hash of a stored text, from its path or its name. */
export const snapshotOf = (page: string): string => /([0-9a-f]{64})(?:\.txt)?$/.exec(page)?.[1] ?? page;

/** What verifiers found on stored pages of other parties, as quotes for their claims. */
export function secondParties(
  paths: WorkflowPaths,
  handIns: readonly FiledHandIn<VerificationHandIn>[],
): SecondParty[] {
  const found = handIns.flatMap(({ id, iteration, handIn: { also = [] } }) =>
    also.map((one) => ({ ...one, id, iteration })),
  );
  if (found.length === 0) return [];
  const stored = storedPages(paths);
  return found.flatMap(({ id, iteration, claim, page, quote }) => {
    const row = stored.get(snapshotOf(page));
    return row === undefined ? [] : { id, iteration, claim, quote, url: row.url, title: row.title ?? row.url };
  });
}
