import { appendFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { readSpendFile } from '../../src/spend/spend-file.ts';
import { catchUpSpend } from '../../src/spend/spend.ts';
import { Spender } from './spender.ts';

const megabyte = 1024 * 1024;
const row = `${JSON.stringify({ type: 'user', text: 'x'.repeat(megabyte / 10) })}\n`;
/** More than the end of a turn has time for. */
const filler = row.repeat(60);

let spender: Spender;
beforeEach(async () => {
  spender = await Spender.create();
});

/** A request, then much that tells nothing of cost. */
function growth(name: string): string {
  return `${spender.request(name)}\n${filler}`;
}

/** How far the transcript has been counted. */
function offset(): number {
  return readSpendFile(spender.paths)?.sessions[0]?.files.find(({ name }) => name === '')?.offset ?? 0;
}

describe('a transcript that grew by more than a turn has time for', () => {
  it('is read by a few megabytes for each turn, and nothing of it is lost', async () => {
    await spender.begin();
    for (const name of ['a', 'b', 'c']) appendFileSync(spender.transcript, growth(name));
    let before = offset();
    expect(await spender.update()).toMatchObject({ tokens: 1e6 });
    for (let turn = 2; turn <= 6; turn += 1) {
      expect(offset() - before).toBeLessThanOrEqual(5 * megabyte);
      before = offset();
      await spender.update();
    }
    expect(offset()).toBe(statSync(spender.transcript).size);
    expect(spender.known()).toMatchObject({ tokens: 3e6 });
  });

  it('is read to its end beside the session and by status, and at the end of the workflow', async () => {
    for (const wayOut of [() => catchUpSpend(spender.paths, spender.now()), () => spender.mark(null)]) {
      spender = await Spender.create();
      await spender.begin();
      for (const name of ['a', 'b', 'c']) appendFileSync(spender.transcript, growth(name));
      await spender.update();
      await wayOut();
      expect(spender.known()).toMatchObject({ tokens: 3e6 });
      expect(offset()).toBe(statSync(spender.transcript).size);
    }
  });

  it('waits for those of its subagents: what it says of the cost includes them', async () => {
    await spender.begin();
    for (const name of ['1', '2']) {
      spender.agent(name, spender.request(name));
      spender.agent(name, filler.trimEnd());
    }
    spender.write(spender.request('a'));
    expect(await spender.update()).toMatchObject({ tokens: 1e6 });
    expect(await spender.update()).toMatchObject({ tokens: 2e6 });
    expect(offset()).toBe(0);
    for (let turn = 3; turn <= 5; turn += 1) await spender.update();
    expect(spender.known()).toMatchObject({ tokens: 3e6 });
  });

  it('may have lines of any length', async () => {
    await spender.begin();
    const line = JSON.stringify({ type: 'user', text: 'x'.repeat(6 * megabyte) });
    for (const name of ['a', 'b']) for (const text of [spender.request(name), line]) spender.write(text);
    for (let turn = 1; turn <= 4; turn += 1) await spender.update();
    expect(spender.known()).toMatchObject({ tokens: 2e6 });
    expect(offset()).toBe(statSync(spender.transcript).size);
  });

  it('is read whole when another file took its place, so that nothing counts twice', async () => {
    await spender.begin();
    const rows = growth('a') + growth('b');
    appendFileSync(spender.transcript, rows);
    await catchUpSpend(spender.paths, spender.now());
    rmSync(spender.transcript);
    appendFileSync(`${spender.transcript}.new`, '');
    appendFileSync(spender.transcript, `${rows}${spender.request('c')}\n`);
    for (let turn = 1; turn <= 4; turn += 1) expect(await spender.update()).toMatchObject({ tokens: 3e6 });
  });

  it('counts the same after the file was lost, however many turns that takes', async () => {
    await spender.begin();
    for (const name of ['a', 'b', 'c']) appendFileSync(spender.transcript, growth(name));
    await catchUpSpend(spender.paths, spender.now());
    rmSync(join(spender.paths.runtime, 'spend.json'));
    expect(await spender.update()).toMatchObject({ tokens: 1e6 });
    for (let turn = 2; turn <= 6; turn += 1) await spender.update();
    expect(spender.known()).toMatchObject({ tokens: 3e6 });
  });
});
