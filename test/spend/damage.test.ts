import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { appendEvent } from '../../src/journal/journal.ts';
import { phases } from '../../src/base/vocabulary.ts';
import { Spender, unknown } from './spender.ts';

let spender: Spender;
beforeEach(async () => {
  spender = await Spender.create();
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
    expect(await spender.update('s1', path)).toEqual(unknown);
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
      phases: [{ phase: 'A', usd: 16, tokens: 4e6 }],
      last: { iteration: 1, usd: 12 },
      current: { iteration: 2, usd: 4 },
    });
    expect(await spender.update()).toMatchObject({ usd: 16 });
  });

  it('may hold anything', async () => {
    await spender.begin();
    spender.write(spender.request('a'));
    const intact = await spender.update();
    const file = join(spender.paths.runtime, 'session', 'spend.json');
    const written = JSON.parse(spender.project.read('docs/research-x/.runtime/session/spend.json')) as object;
    const broken = ['', '{', 'null', '7', '[]', '{}', '{"session":null}', '{"session":{"__proto__":[]}}'];
    for (const text of [
      ...broken,
      JSON.stringify({ ...written, iteration: 'x' }),
      JSON.stringify({ ...written, phases: [7] }),
      JSON.stringify({ ...written, total: { usd: '1', tokens: 1e6 } }),
    ]) {
      writeFileSync(file, text);
      expect(spender.known()).toEqual(unknown);
      expect(await spender.update()).toEqual(intact);
    }
  });

  it('is not written when nothing came', async () => {
    await spender.begin();
    spender.write(spender.request('a'));
    await spender.update();
    const file = join(spender.paths.runtime, 'session', 'spend.json');
    const before = statSync(file).ino;
    await spender.update();
    expect(statSync(file).ino).toBe(before);
  });
});

it('counts the same however the rows arrive', async () => {
  const ids = fc.constantFrom('a', 'b', 'c', 'd');
  const row = fc.oneof(
    fc.record({ id: ids, input: fc.nat(1e6), file: fc.constantFrom('main', '1', '2') }),
    fc.record({ text: fc.constantFrom('', '{', '"usage":', 'null', '{"type":"assistant"}', '\uD800é') }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(row, { maxLength: 12 }), fc.array(fc.nat(13)), async (rows, verifications) => {
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
          if (often && verifications.includes(index)) await spender.update();
        }
        spends.push(await spender.update());
      }
      expect(spends[0]?.tokens).toBe(spends[1]?.tokens);
    }),
    { numRuns: 40 },
  );
});
