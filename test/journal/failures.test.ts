import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { logFailure } from '../../src/journal/journal.ts';
import { newProject } from '../support/project.ts';

const now = new Date('2026-03-01T10:00:00.000Z');
const time = now.toISOString();
const failure = { what: 'hook-failed', where: 'Stop', error: 'new' } as const;

const linesOf = (file: string) =>
  readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

async function place() {
  const runtime = (await newProject()).path('.runtime');
  const session = join(runtime, 'session');
  mkdirSync(session, { recursive: true });
  return { paths: { runtime }, file: join(session, 'failures.jsonl') };
}

describe('the log of failures', () => {
  it('has one line of JSON for each: what failed, where, when, and why', async () => {
    const { paths, file } = await place();
    logFailure(paths, now, { what: 'hook-failed', where: 'Stop', error: new Error('two\nlines') });
    logFailure(paths, now, { what: 'snapshot-failed', error: 'no git' });
    expect(linesOf(file)).toEqual([
      { time, what: 'hook-failed', where: 'Stop', error: 'two\nlines', stack: expect.any(String) as string },
      { time, what: 'snapshot-failed', error: 'no git' },
    ]);
  });

  it('is safe to show and of bounded length, whatever it is given', async () => {
    const { paths, file } = await place();
    logFailure(paths, now, { ...failure, error: `\u001b[31m\u009b\u202e${'x'.repeat(100_000)}` });
    expect(linesOf(file)).toEqual([expect.objectContaining({ error: `[31m${'x'.repeat(3_996)}` })]);
    expect(readFileSync(file, 'utf8')).not.toMatch(/[\u009b\u202e]/);
  });

  it('never fails: not where it cannot write, nor for a workflow that is gone', async () => {
    const { paths, file } = await place();
    mkdirSync(file);
    logFailure(paths, now, failure);
    rmSync(paths.runtime, { recursive: true });
    logFailure(paths, now, failure);
    expect(existsSync(paths.runtime)).toBe(false);
  });

  it('of 1 MB moves away, over the one that was moved before', async () => {
    const { paths, file } = await place();
    const full = 'x'.repeat(1_000_000);
    writeFileSync(file, full);
    writeFileSync(`${file}.1`, 'older');
    logFailure(paths, now, failure);
    expect(linesOf(file)).toEqual([{ time, ...failure }]);
    expect(readFileSync(`${file}.1`, 'utf8')).toBe(full);
  });
});
