import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { readEscalations } from '../../src/loop/escalations.ts';
import { readInbox } from '../../src/app/hand-in.ts';
import { readIterationRuntime } from '../../src/app/turn.ts';
import { readLease } from '../../src/session/lease.ts';
import { readLedger } from '../../src/research/ledger-file.ts';
import type { WorkflowPaths } from '../../src/files/paths.ts';
import { projectFolder } from '../../src/files/project.ts';
import { readSessionPointer } from '../../src/session/pointer.ts';
import { readSpendFile } from '../../src/spend/spend.ts';
import { readState } from '../../src/loop/state-file.ts';
import { validateState } from '../../src/loop/state-document.ts';

/**
 * Holds everything that a reader finds of a workflow against what it has to be, without repairing anything first.
 * @param session that has to own it, if any has to.
 */
export async function expectReadable(paths: WorkflowPaths, session: string | undefined, after: string): Promise<void> {
  const state = await readState(paths);
  validateState(readFileSync(paths.state, 'utf8'), paths, new Date());
  readLedger(paths);
  readEscalations(paths);
  readInbox(paths);
  expect((await readIterationRuntime(paths, state)).iteration, after).toBeGreaterThanOrEqual(state.iteration);
  if (session !== undefined) {
    expect(readLease(paths)?.session, after).toBe(session);
    expect(readSessionPointer(paths.root, session) ?? paths.name, after).toBe(paths.name);
  }
  if (existsSync(join(paths.runtime, 'session', 'spend.json'))) expect(readSpendFile(paths), after).toBeDefined();
  for (const folder of [paths.runtime, join(paths.runtime, 'session'), join(paths.root, projectFolder)]) {
    for (const name of readdirSync(folder)) {
      if (!name.endsWith('.json')) continue;
      const text = readIfThere(join(folder, name));
      if (text !== undefined) expect(() => JSON.parse(text) as unknown, `${name} after ${after}`).not.toThrow();
    }
  }
}

/** The lines of a journal that are none: a process was killed in the middle of one. */
export function tornLines(paths: WorkflowPaths): string[] {
  return readFileSync(paths.journal, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !isJson(line));
}

function isJson(line: string): boolean {
  try {
    JSON.parse(line);
    return true;
  } catch {
    return false;
  }
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
