import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { workflowPaths, type WorkflowPaths } from '../../src/files/paths.ts';
import { becomeWaiter, isWaiter } from '../../src/session/activity.ts';

let root = '';
let paths: WorkflowPaths;
const file = () => join(paths.runtime, 'session', 'waiter.json');
const waits = (process: number, since: number) => writeFileSync(file(), JSON.stringify({ process, since }));

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'workflow-waiter-'));
  paths = workflowPaths(root, 'x');
  mkdirSync(join(paths.runtime, 'session'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('the waiter beside a session', () => {
  it('is whoever comes first', () => {
    expect(isWaiter(paths)).toBe(false);
    becomeWaiter(paths);
    expect(isWaiter(paths)).toBe(true);
  });

  it('is relieved by one that was started later', () => {
    waits(process.ppid, performance.timeOrigin - 1_000);
    becomeWaiter(paths);
    expect(isWaiter(paths)).toBe(true);
    // The earlier one had read before it, and writes after it.
    waits(process.ppid, performance.timeOrigin - 1_000);
    expect(isWaiter(paths)).toBe(true);
  });

  it('is not relieved by one that was started earlier and was slow', () => {
    waits(process.ppid, performance.timeOrigin + 1_000);
    const before = readFileSync(file(), 'utf8');
    becomeWaiter(paths);
    expect(isWaiter(paths)).toBe(false);
    expect(readFileSync(file(), 'utf8')).toBe(before);
  });

  it('is replaced when it has died, or its note is damaged', () => {
    waits(2 ** 22 + 1, performance.timeOrigin + 1_000);
    becomeWaiter(paths);
    expect(isWaiter(paths)).toBe(true);
    for (const damaged of ['null', '7', '{"process":"a","since":1e99}', '{']) {
      writeFileSync(file(), damaged);
      becomeWaiter(paths);
      expect(isWaiter(paths), damaged).toBe(true);
    }
  });
});
