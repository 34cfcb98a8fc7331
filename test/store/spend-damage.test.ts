import { mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { note } from '../../src/store/journal.ts';
import { readSpend } from '../../src/store/spend/spend.ts';
import { opus, Spender, unknown } from './spend/spender.ts';

let spender: Spender;
beforeEach(async () => {
  spender = await Spender.create();
});

describe('a transcript that is not as it was', () => {
  it('is read again when it became shorter, without counting anything twice', async () => {
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

  it('is read again when another file took its place', async () => {
    await spender.begin();
    const first = spender.request('a');
    spender.write(first);
    await spender.update();
    const copy = `${spender.transcript}.copy`;
    for (const row of [first, spender.request('b'), spender.request('c')]) spender.write(row, copy);
    renameSync(copy, spender.transcript);
    expect(await spender.update()).toMatchObject({ tokens: 3e6 });
  });

  it('goes on elsewhere when it was moved', async () => {
    await spender.begin();
    spender.write(spender.request('a'));
    await spender.update();
    const moved = join(spender.project.outside('elsewhere'), 's1.jsonl');
    renameSync(spender.transcript, moved);
    spender.write(spender.request('b'), moved);
    expect(await spender.update('s1', moved)).toMatchObject({ tokens: 2e6 });
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
    expect(await spender.update('s1', path)).toEqual(unknown);
  });
});

describe('.runtime/spend.json', () => {
  it('that is lost, or never was, makes the session pay for all that is in its transcript', async () => {
    spender.write(spender.request('a'));
    expect(await spender.update()).toMatchObject({ usd: 4, exact: false });
    rmSync(join(spender.paths.runtime, 'spend.json'));
    spender.write(spender.request('b'));
    expect(await spender.update()).toMatchObject({ usd: 8, exact: false });
  });

  it('that is lost is made anew of what the journal tells; only what came later is counted again', async () => {
    await spender.begin();
    const step = (iteration: number) => spender.mark({ iteration, current_phase: 'Phase A: Research' });
    note(spender.paths, spender.now(), { event: 'iteration-begun', iteration: 1, agents: 3, writing: false });
    await step(1);
    spender.write(spender.request('a', 3));
    // The next one has begun when it is told what the one before has spent.
    note(spender.paths, spender.now(), { event: 'iteration-begun', iteration: 2, agents: 3, writing: false });
    await step(2);
    spender.write(spender.request('b'));
    rmSync(join(spender.paths.runtime, 'spend.json'));
    expect(readSpend(spender.paths)).toMatchObject({ usd: 12, tokens: 3e6, exact: false, last: { iteration: 1 } });
    expect(await spender.update()).toMatchObject({
      usd: 16,
      tokens: 4e6,
      exact: false,
      last: { iteration: 1, usd: 12 },
      current: { iteration: 2, usd: 4 },
    });
    expect(await spender.update()).toMatchObject({ usd: 16 });
  });

  it('may hold anything', async () => {
    await spender.begin();
    spender.write(spender.request('a'));
    const intact = await spender.update();
    const file = join(spender.paths.runtime, 'spend.json');
    const written = JSON.parse(spender.project.read('docs/research-x/.runtime/spend.json')) as object;
    const broken = ['', '{', 'null', '7', '[]', '{}', '{"sessions":[["s1",null]]}', '{"sessions":{"__proto__":[]}}'];
    for (const text of [
      ...broken,
      JSON.stringify({ ...written, iteration: 'x' }),
      JSON.stringify({ ...written, phases: [7] }),
    ]) {
      writeFileSync(file, text);
      expect(readSpend(spender.paths)).toEqual(unknown);
      expect(await spender.update()).toEqual(intact);
    }
  });

  it('holds sessions and agents of any name', async () => {
    for (const session of ['__proto__', 'constructor', 'toString']) {
      const file = join(dirname(spender.transcript), `${session}.jsonl`);
      await spender.begin(session, file);
      spender.write(spender.request(session), file);
      spender.agent('__proto__', spender.request('b'), file);
      await spender.update(session, file);
    }
    expect(readSpend(spender.paths)).toMatchObject({ tokens: 6e6 });
  });

  it('is not written when nothing came', async () => {
    await spender.begin();
    spender.write(spender.request('a'));
    await spender.update();
    const file = join(spender.paths.runtime, 'spend.json');
    const before = statSync(file).ino;
    await spender.update();
    expect(statSync(file).ino).toBe(before);
  });
});

it('a damaged list of learned prices is no list', async () => {
  for (const text of ['{', '[]', '7', `{"${opus}":"1","__proto__":5}`, `{"${opus}":-1}`]) {
    spender.project.write('docs/.autonomous-workflow/prices.json', text);
    rmSync(spender.paths.runtime, { recursive: true, force: true });
    writeFileSync(spender.transcript, `${spender.request('a')}\n`);
    expect(await spender.update()).toMatchObject({ usd: 4 });
  }
});

it('counts the same however the rows arrive', async () => {
  const ids = fc.constantFrom('a', 'b', 'c', 'd');
  const row = fc.oneof(
    fc.record({ id: ids, input: fc.nat(1e6), file: fc.constantFrom('main', '1', '2') }),
    fc.record({ text: fc.constantFrom('', '{', '"usage":', 'null', '{"type":"assistant"}', '\uD800é"cost-state"') }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(row, { maxLength: 12 }), fc.array(fc.nat(13)), async (rows, looks) => {
      const spends = [];
      for (const often of [true, false]) {
        rmSync(spender.paths.runtime, { recursive: true, force: true });
        rmSync(dirname(spender.transcript), { recursive: true, force: true });
        mkdirSync(dirname(spender.transcript));
        await spender.begin();
        for (const [index, each] of rows.entries()) {
          if ('text' in each) spender.write(each.text);
          else if (each.file === 'main') spender.write(spender.request(each.id, each.input / 1e6));
          else spender.agent(each.file, spender.request(each.id, each.input / 1e6));
          if (often && looks.includes(index)) await spender.update();
        }
        spends.push(await spender.update());
      }
      expect(spends[0]?.tokens).toBe(spends[1]?.tokens);
    }),
    { numRuns: 40 },
  );
});

describe('an iteration that was stopped', () => {
  it('counts what it costs after it was resumed, too', async () => {
    const step = (iteration: number) => spender.mark({ iteration, current_phase: 'Phase A: Research' });
    await spender.begin();
    await step(1);
    spender.write(spender.request('a'));
    await spender.mark(null);
    await step(1);
    spender.write(spender.request('b', 2));
    expect(await spender.update()).toMatchObject({ current: { iteration: 1, usd: 8 } });
    await step(2);
    expect(await spender.update()).toMatchObject({
      last: { iteration: 1, usd: 12, tokens: 3e6 },
      phases: [{ usd: 12 }],
    });
    expect(spender.project.journal('x').filter(({ event }) => event === 'spent')).toMatchObject([
      { usd: 4 },
      { usd: 8 },
    ]);
  });
});
