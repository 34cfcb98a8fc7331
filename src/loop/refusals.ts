import { hasShapeOf } from '../base/json.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { runtimeFile } from '../files/runtime-file.ts';
import { holdsHandInOf } from './inbox.ts';

/** The rows of each file, by the id of an agent. */
const rows: Record<string, unknown> = {};
const refusals = runtimeFile('refusals.json', rows);
const refusedFile = runtimeFile('refused-hand-ins.json', rows);
const receipts = runtimeFile('receipts.json', rows);

const rowsOf = (file: typeof refusals, paths: WorkflowPaths) => new Map(Object.entries(file.read(paths) ?? {}));

/** Counts one more refused hand-in of an agent and returns how many there are. The caller holds the workflow's lock. */
export function countRefusal(paths: WorkflowPaths, agentId: string): number {
  const counts = rowsOf(refusals, paths);
  const count = countOfRefusals(paths, agentId) + 1;
  counts.set(agentId, count);
  refusals.write(paths, Object.fromEntries(counts));
  return count;
}

/** How often hand-ins of an agent were refused. */
function countOfRefusals(paths: WorkflowPaths, agentId: string): number {
  const count = rowsOf(refusals, paths).get(agentId);
  return typeof count === 'number' ? count : 0;
}

/** A hand-in that was refused for some of its items, of which its agent may hand in corrections alone. */
export interface RefusedHandIn {
  value: unknown;
  problems: readonly string[];
}

const sampleRefused = { value: {}, problems: [''] };

/** The refused hand-in of an agent, whose items it may correct. */
export function refusedHandIn(paths: WorkflowPaths, agentId: string): RefusedHandIn | undefined {
  const all = rowsOf(refusedFile, paths);
  const one = all.get(agentId);
  return agentId !== '' && hasShapeOf(one, sampleRefused) ? one : undefined;
}

/** Stores a hand-in for its correction, or removes the previous one. The caller holds the workflow's lock. */
export function keepRefused(paths: WorkflowPaths, agentId: string, refused: RefusedHandIn | undefined): void {
  const all = rowsOf(refusedFile, paths);
  if (refused === undefined && !all.delete(agentId)) return;
  if (refused !== undefined) all.set(agentId, refused);
  refusedFile.write(paths, Object.fromEntries(all));
}

/** The number of iterations for which words of an agent after its hand-in are expected: the next one may have begun. */
const waitLimit = 1;

/** An agent whose hand-in is stored. */
interface HandedIn {
  iteration: number;
  /** Whether it was asked for a receipt, which its next answer is. */
  asked: boolean;
}

const sampleHandedIn: HandedIn = { iteration: 1, asked: true };

/** Remembers that the hand-in of an agent is stored, and whether its next answer is a receipt. The caller holds the workflow's lock. */
export function noteHandedIn(paths: WorkflowPaths, agentId: string, handedIn: HandedIn): void {
  if (agentId !== '') writeHandedIn(paths, handedInSince(paths, handedIn.iteration).set(agentId, handedIn));
}

/**
 * Whether an agent, whose answer this is, has handed in before; `receipt` where it was asked for one, which only its next answer is. The
 * caller holds the lock.
 */
export function handedInBefore(paths: WorkflowPaths, agentId: string, iteration: number): 'receipt' | 'yes' | 'no' {
  const agents = handedInSince(paths, iteration);
  const known = agents.get(agentId);
  // The process may have died between the two: the hand-in is in the inbox then, and no row says so.
  if (known === undefined) return holdsHandInOf(paths, iteration, agentId) ? 'yes' : 'no';
  if (!known.asked) return 'yes';
  writeHandedIn(paths, agents.set(agentId, { ...known, asked: false }));
  return 'receipt';
}

function handedInSince(paths: WorkflowPaths, iteration: number): Map<string, HandedIn> {
  const all = [...rowsOf(receipts, paths)];
  return new Map(
    all.filter(
      (row): row is [string, HandedIn] =>
        hasShapeOf(row[1], sampleHandedIn) && iteration - row[1].iteration <= waitLimit,
    ),
  );
}

function writeHandedIn(paths: WorkflowPaths, agents: ReadonlyMap<string, HandedIn>): void {
  receipts.write(paths, Object.fromEntries(agents));
}
