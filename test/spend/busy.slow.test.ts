import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { Spender } from './spender.ts';

let spender: Spender;
beforeEach(async () => {
  spender = await Spender.create();
});

const lock = () => join(spender.paths.runtime, 'session', 'spend', 'lock');

/** Another process, which is alive, counts from now on. */
function anotherCounts(): void {
  mkdirSync(join(spender.paths.runtime, 'session', 'spend'), { recursive: true });
  writeFileSync(lock(), JSON.stringify({ pid: process.pid, host: hostname(), token: 'another' }));
}

/** Another process counts meanwhile. */
async function whileAnotherCounts<T>(work: () => Promise<T>, milliseconds = 1_000): Promise<T> {
  anotherCounts();
  const done = setTimeout(() => rmSync(lock()), milliseconds);
  try {
    return await work();
  } finally {
    clearTimeout(done);
    rmSync(lock(), { force: true });
  }
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
  });

  it('begins when it comes, although another process counted just then', async () => {
    spender.write(spender.request('before'));
    await whileAnotherCounts(() => spender.begin());
    spender.write(spender.request('after'));
    expect(await spender.update()).toMatchObject({ tokens: 1e6 });
  });

  it('is counted by a later turn when another process counts for longer than this one waits', async () => {
    await spender.begin();
    spender.write(spender.request('a'));
    await spender.update();
    spender.write(spender.request('b'));
    expect(await whileAnotherCounts(() => spender.update(), 7_000)).toMatchObject({ tokens: 1e6 });
    expect(await spender.update()).toMatchObject({ tokens: 2e6 });
  });
});
