import { hasShapeOf } from '../base/json.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { runtimeFile } from '../files/runtime-file.ts';

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

/** The number of iterations for which a receipt is expected: the next one may have begun. */
const waitLimit = 1;

/** Remembers that the next answer of an agent is a receipt. The caller holds the workflow's lock. */
export function expectReceipt(paths: WorkflowPaths, agentId: string, iteration: number): void {
  writeExpected(paths, expected(paths, iteration).set(agentId, iteration));
}

/** Whether the answer of an agent is the receipt that it was asked for; only its next answer is. The caller holds the lock. */
export function takeReceipt(paths: WorkflowPaths, agentId: string, iteration: number): boolean {
  const agents = expected(paths, iteration);
  if (!agents.delete(agentId)) return false;
  writeExpected(paths, agents);
  return true;
}

/** The agents that may still give a receipt, with the iteration in which it was requested. */
function expected(paths: WorkflowPaths, iteration: number): Map<string, number> {
  const asked = [...rowsOf(receipts, paths)];
  return new Map(
    asked.filter((row): row is [string, number] => typeof row[1] === 'number' && iteration - row[1] <= waitLimit),
  );
}

function writeExpected(paths: WorkflowPaths, agents: ReadonlyMap<string, number>): void {
  receipts.write(paths, Object.fromEntries(agents));
}
