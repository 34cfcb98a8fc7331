import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { checkRounds, noteCheck, noteRound, readNotedCheck } from '../../src/store/report/check-file.ts';
import { beginSpend } from '../../src/store/spend/spend.ts';
import { Spender } from './spend/spender.ts';

let spender: Spender;
beforeEach(async () => {
  spender = await Spender.create();
});

/** Another process, which is alive, counts meanwhile and for longer than anybody waits. */
async function whileAnotherCounts(work: () => Promise<void>): Promise<void> {
  const lock = join(spender.paths.runtime, 'spend', 'lock');
  mkdirSync(join(spender.paths.runtime, 'spend'), { recursive: true });
  writeFileSync(lock, JSON.stringify({ pid: process.pid, host: hostname(), token: 'another' }));
  await work();
  rmSync(lock);
}

describe('what a session pays', () => {
  it('ends when it leaves, although another process counted just then', async () => {
    await spender.begin();
    spender.write(spender.request('a'));
    await whileAnotherCounts(() => spender.leave());
    // What its session does from now on is not for the workflow.
    spender.write(spender.request('b'));
    const other = `${spender.transcript}.other.jsonl`;
    await spender.begin('s2', other);
    expect(await spender.update('s2', other)).toMatchObject({ tokens: 1e6 });
    expect(spender.project.files('docs/research-x/.runtime/spend-postponed')).toEqual([]);
  });

  it('begins when it comes, although another process counted just then', async () => {
    spender.write(spender.request('before'));
    await whileAnotherCounts(() => spender.begin());
    spender.write(spender.request('after'));
    expect(await spender.update()).toMatchObject({ tokens: 1e6 });
  });

  it('is for one session at a time: who comes while another counts relieves the one before', async () => {
    await spender.begin();
    spender.write(spender.request('a'));
    const other = `${spender.transcript}.other.jsonl`;
    await whileAnotherCounts(() => beginSpend(spender.paths, 's2', other, spender.now()));
    spender.write(spender.request('b'));
    spender.write(spender.request('c'), other);
    expect(await spender.update('s2', other)).toMatchObject({ tokens: 2e6 });
  });

  it('is not disturbed by a damaged file of what was postponed', async () => {
    await spender.begin();
    spender.project.write('docs/research-x/.runtime/spend-postponed/1.json', '{"session": 7');
    spender.write(spender.request('a'));
    expect(await spender.update()).toMatchObject({ tokens: 1e6 });
    expect(spender.project.files('docs/research-x/.runtime/spend-postponed')).toEqual([]);
  });
});

it('a check of the report and a round of sending it back undo nothing of each other', () => {
  const { paths } = spender;
  noteRound(paths, 3);
  noteCheck(paths, { summary: 'clean', hard: 0 });
  noteRound(paths, 3);
  expect(checkRounds(paths, 3)).toBe(2);
  expect(readNotedCheck(paths)).toEqual({ summary: 'clean', hard: 0 });
  expect(spender.project.readJson('docs/research-x/.runtime/report-check.json')).toEqual({ summary: 'clean', hard: 0 });
});
