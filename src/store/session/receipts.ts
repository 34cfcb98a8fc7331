import { join } from 'node:path';
import { writeAtomic } from '../files/atomic.ts';
import { readJson } from '../files/json-file.ts';
import type { WorkflowPaths } from '../paths.ts';

const receiptsFile = (paths: WorkflowPaths) => join(paths.runtime, 'receipts.json');

/** Remembers that the next answer of an agent is a receipt. The caller holds the workflow's lock. */
export function expectReceipt(paths: WorkflowPaths, agentId: string): void {
  writeExpected(paths, [...expected(paths), agentId]);
}

/** Whether the answer of an agent is the receipt that it was asked for; the one behind it is none. The caller holds the lock. */
export function takeReceipt(paths: WorkflowPaths, agentId: string): boolean {
  const agents = expected(paths);
  if (!agents.includes(agentId)) return false;
  writeExpected(
    paths,
    agents.filter((one) => one !== agentId),
  );
  return true;
}

function expected(paths: WorkflowPaths): string[] {
  const value = readJson(receiptsFile(paths));
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

function writeExpected(paths: WorkflowPaths, agents: readonly string[]): void {
  writeAtomic(receiptsFile(paths), JSON.stringify(agents));
}
