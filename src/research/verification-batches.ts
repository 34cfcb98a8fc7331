import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Assignment } from '../loop/rules/assignment.ts';
import { isWriting } from '../loop/rules/iteration.ts';
import type { Ledger } from './rules/ledger.ts';
import { neededBatches, type AssignedBatch } from './rules/critiques.ts';
import { attacks, type VerificationBatch, attackTasks, verifierTask } from './rules/verification.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import { writeAtomic } from '../files/atomic.ts';
import { readJson } from '../files/json-file.ts';
import { readLedger } from './ledger-file.ts';
import type { WorkflowPaths } from '../files/paths.ts';

/** Beside researchers; and when nothing but the write-up is left. */
const mostBatches = { searching: 2, writing: 4 } as const;

const batchSchema = z.object({
  assignment: z.string().check(z.regex(/^i\d+-v\d+$/)),
  iteration: z.int(),
  attack: z.enum(attacks),
  task: z.string(),
  claims: z.array(
    z.object({
      claim: z.string(),
      text: z.string(),
      snapshot: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
      file: z.string(),
      quotes: z.array(z.object({ quote: z.string(), source: z.string() })),
    }),
  ),
});

/**
 * The assignments of the verifiers of an iteration: as they were made when it began, else made now from the ledger. What each is
 * asked is stored first, so that only votes on these claims count; such a file is never changed.
 */
export function assignVerifiers(paths: WorkflowPaths, state: WorkflowState): Assignment[] {
  const { iteration } = state;
  const made = readBatches(paths).filter((batch) => batch.iteration === iteration);
  const batches = made.length > 0 ? made : makeBatches(paths, state);
  return batches.map((batch) => ({
    id: batch.assignment,
    agent: 'claim-verifier',
    task: verifierTask(batch, `${paths.folder}/verification/${batch.assignment}.json`),
  }));
}

/** The batches that verifiers were given so far, in the order of their assignments; damaged files count as missing. */
export function readBatches(paths: WorkflowPaths): AssignedBatch[] {
  if (!existsSync(paths.verification)) return [];
  return readdirSync(paths.verification)
    .filter((name) => /^i\d+-v\d+\.json$/.test(name))
    .flatMap((name) => {
      const read = batchSchema.safeParse(readJson(join(paths.verification, name)));
      return read.success && name === `${read.data.assignment}.json` ? [read.data] : [];
    })
    .sort((a, b) => a.iteration - b.iteration || a.assignment.localeCompare(b.assignment, 'en', { numeric: true }));
}

function makeBatches(paths: WorkflowPaths, state: WorkflowState): AssignedBatch[] {
  const ledger = readLedger(paths);
  const most = isWriting(state) ? mostBatches.writing : mostBatches.searching;
  return neededBatches(ledger)
    .slice(0, most)
    .map((batch, index) => {
      const assignment = `i${state.iteration}-v${index + 1}`;
      const content = {
        assignment,
        iteration: state.iteration,
        attack: batch.attack,
        task: attackTasks[batch.attack],
        claims: batch.claims.map((asked) => material(paths, ledger, asked)),
      };
      writeAtomic(join(paths.verification, `${assignment}.json`), `${JSON.stringify(content, null, 2)}\n`);
      return content;
    });
}

/** A claim as a verifier sees it: its text, where to read, and the quotes that are said to carry it. */
function material(paths: WorkflowPaths, ledger: Ledger, { claim, snapshot }: VerificationBatch['claims'][number]) {
  const known = ledger.claims.find(({ id }) => id === claim);
  const quotes = (known?.evidence ?? [])
    .filter(({ check }) => check?.snapshot === snapshot)
    .map(({ quote, source }) => ({ quote, source: ledger.sources.find(({ id }) => id === source)?.title ?? source }));
  return { claim, text: known?.text ?? '', snapshot, file: `${paths.folder}/snapshots/${snapshot}.txt`, quotes };
}
