import { appendFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { phases, type PhaseName } from '../../src/base/vocabulary.ts';
import { readMakers } from '../../src/spend/spend.ts';
import { unknownSpend } from '../../src/spend/rules/account.ts';
import { Spender } from './spender.ts';
import { appendEvent } from '../../src/journal/journal.ts';
import { hostname } from 'node:os';

let spender: Spender;
beforeEach(async () => {
  spender = await Spender.create();
});

describe('what a session spends', () => {
  it('is what its transcript and those of its subagents say, each row once', async () => {
    await spender.begin();
    spender.write(spender.request('a'));
    spender.agent('1', spender.request('b', 2, { model: 'claude-sonnet-5-5' }));
    expect(await spender.update()).toMatchObject({ usd: 8, tokens: 3e6 });
    expect(await spender.update()).toMatchObject({ usd: 8, tokens: 3e6 });
    spender.agent('1', spender.request('b', 2, { model: 'claude-sonnet-5-5' }));
    spender.agent('2', spender.request('c'));
    spender.write(spender.request('d'));
    expect(await spender.update()).toMatchObject({ usd: 16, tokens: 5e6 });
    expect(spender.known()).toMatchObject({ usd: 16, tokens: 5e6 });
    expect(readMakers(spender.paths, spender.state, 'A')).toEqual(['claude-opus-5-5', 'claude-sonnet-5-5']);
    expect(readMakers(spender.paths, spender.state, 'C')).toEqual(['unknown']);
  });

  it('counts a message once whose rows are read at different times, also where the session takes it up again', async () => {
    await spender.begin();
    spender.write(spender.request('a', 0.5));
    await spender.update();
    await spender.begin();
    spender.write(spender.request('a', 2));
    expect(await spender.update()).toMatchObject({ usd: 8, tokens: 2e6 });
  });

  it('leaves a last line that is not complete for the next time', async () => {
    await spender.begin();
    const row = spender.request('a');
    appendFileSync(spender.transcript, row.slice(0, 100));
    expect(await spender.update()).toEqual(unknownSpend);
    appendFileSync(spender.transcript, row.slice(100));
    expect(await spender.update()).toEqual(unknownSpend);
    appendFileSync(spender.transcript, '\n');
    expect(await spender.update()).toMatchObject({ tokens: 1e6 });
  });
});

describe('what a workflow pays for', () => {
  it('begins when the session takes it up', async () => {
    spender.write(spender.request('a'));
    await spender.begin();
    spender.write(spender.request('b'));
    expect(await spender.update()).toMatchObject({ usd: 4, tokens: 1e6 });
    // What was used before is in this too.
    expect(await spender.told(10)).toMatchObject({ usd: 4, tokens: 1e6 });
    spender.write(spender.request('c'));
    expect(await spender.told(16)).toMatchObject({ usd: 10, tokens: 2e6 });
  });

  it('ends when the session lets go of it, but for what is written late', async () => {
    await spender.begin();
    const late = spender.request('b');
    spender.write(spender.request('a'));
    await spender.leave();
    spender.write(late);
    spender.write(spender.request('c'));
    expect(await spender.all()).toMatchObject({ tokens: 2e6 });
  });

  it('moves from a session to another, and back', async () => {
    const second = join(dirname(spender.transcript), 's2.jsonl');
    await spender.begin();
    spender.write(spender.request('a'));
    await spender.begin('s2', second);
    spender.write(spender.request('not ours', 50));
    spender.write(spender.request('b'), second);
    expect(await spender.update('s2', second)).toMatchObject({ tokens: 2e6 });
    spender.write(spender.request('not ours either', 50));
    await spender.begin();
    spender.write(spender.request('c'));
    spender.write(spender.request('nor this', 50), second);
    expect(await spender.update()).toMatchObject({ usd: 12, tokens: 3e6 });
  });
});

describe('iterations and phases', () => {
  const step = (iteration: number, current_phase: PhaseName = phases.A) => spender.mark({ iteration, current_phase });
  const spent = () => spender.project.journal('x').filter(({ event }) => event === 'spent');

  it('get what was spent in them, and add up to all', async () => {
    await spender.begin();
    await step(1);
    spender.write(spender.request('a'));
    await step(1);
    spender.write(spender.request('b'));
    await step(2);
    spender.write(spender.request('c'));
    expect(await spender.update()).toEqual({
      usd: 12,
      tokens: 3e6,
      current: { iteration: 2, usd: 4, tokens: 1e6 },
    });
    await step(3, phases.B);
    spender.write(spender.request('d', 0.5));
    expect(await spender.told(15)).toMatchObject({ usd: 15, current: { iteration: 3, usd: 3 } });
    await spender.mark(null);
    await spender.mark(null);
    expect(await spender.told(15.5)).toMatchObject({ usd: 15.5, current: null });
    expect(spent()).toMatchObject([
      { iteration: 1, usd: 8, tokens: 2e6 },
      { iteration: 2, usd: 4, tokens: 1e6 },
      { iteration: 3, usd: 3, tokens: 0.5e6 },
    ]);
    expect(readMakers(spender.paths, spender.state, 'B')).toEqual(['claude-opus-5-5']);
  });

  it('that were stopped and go on are told again, with all that they cost', async () => {
    await spender.begin();
    await step(1);
    spender.write(spender.request('a'));
    await spender.mark(null);
    await step(1);
    spender.write(spender.request('b', 0.5));
    expect(await spender.update()).toMatchObject({ usd: 6, current: { iteration: 1, usd: 6, tokens: 1.5e6 } });
    await step(2);
    expect(await spender.update()).toMatchObject({ usd: 6, current: { usd: 0 } });
    expect(spent()).toMatchObject([{ usd: 4 }, { usd: 6 }]);
  });
});

describe('a transcript that is not as it was', () => {
  it('goes on from its end when it became shorter, without counting anything twice', async () => {
    await spender.begin();
    const rows = [spender.request('a'), spender.request('b')];
    for (const row of rows) spender.write(row);
    spender.write('{"type":"user"}');
    await spender.update();
    writeFileSync(spender.transcript, `${rows.join('\n')}\n`);
    expect(await spender.update()).toMatchObject({ tokens: 2e6 });
    spender.write(spender.request('c'));
    expect(await spender.update()).toMatchObject({ tokens: 3e6 });
  });

  it('leaves what was known when it is gone', async () => {
    await spender.begin();
    spender.write(spender.request('a'));
    await spender.update();
    rmSync(spender.transcript);
    expect(await spender.update()).toMatchObject({ tokens: 1e6 });
  });

  it.each(['', '/nowhere/at all.jsonl', '.', '/dev/null', '\0'])('may be %j', async (path) => {
    await spender.begin('s1', path);
    expect(await spender.update('s1', path)).toEqual(unknownSpend);
  });
});

describe('.runtime/session/spend.json', () => {
  it('that is lost is made anew of the state; only rows that came later are counted again', async () => {
    await spender.begin();
    const step = (iteration: number) => {
      appendEvent(spender.paths, spender.now(), { event: 'iteration-begun', iteration, agents: 3, writing: false });
      return spender.mark({ iteration, current_phase: phases.A });
    };
    await step(1);
    spender.write(spender.request('a', 3));
    await spender.update();
    await step(2);
    spender.write(spender.request('b'));
    rmSync(join(spender.paths.runtime, 'session', 'spend.json'));
    expect(spender.known()).toMatchObject({ usd: 12, tokens: 3e6 });
    expect(await spender.update()).toMatchObject({
      usd: 16,
      tokens: 4e6,
      current: { iteration: 2, usd: 4 },
    });
    expect(await spender.update()).toMatchObject({ usd: 16 });
  });
});

it('is counted by a later turn when another process counts for longer than this one waits', async () => {
  await spender.begin();
  spender.write(spender.request('a'));
  await spender.update();
  spender.write(spender.request('b'));
  const lock = join(spender.paths.runtime, 'lock');
  writeFileSync(lock, JSON.stringify({ pid: process.pid, host: hostname(), token: 'another' }));
  expect(await spender.update()).toMatchObject({ tokens: 1e6 });
  rmSync(lock);
  expect(await spender.update()).toMatchObject({ tokens: 2e6 });
});
