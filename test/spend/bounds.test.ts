import { appendFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { readSpendFile } from '../../src/spend/spend.ts';
import { Spender } from './spender.ts';

const megabyte = 1024 * 1024;
const row = `${JSON.stringify({ type: 'user', text: 'x'.repeat(megabyte / 10) })}\n`;

let spender: Spender;
beforeEach(async () => {
  spender = await Spender.create();
});

/** How far the transcript has been counted. */
function offset(): number {
  return readSpendFile(spender.paths)?.session.files.find(({ name }) => name === '')?.offset ?? 0;
}

describe('a transcript of many megabytes', () => {
  it('is read to its end, and again when the file of counts was lost', async () => {
    await spender.begin();
    for (const name of ['a', 'b', 'c'])
      appendFileSync(spender.transcript, `${spender.request(name)}\n${row.repeat(60)}`);
    expect(await spender.update()).toMatchObject({ tokens: 3e6 });
    expect(offset()).toBe(statSync(spender.transcript).size);
    rmSync(join(spender.paths.runtime, 'spend.json'));
    expect(await spender.update()).toMatchObject({ tokens: 3e6 });
  });

  it('may have lines of any length', async () => {
    await spender.begin();
    const line = JSON.stringify({ type: 'user', text: 'x'.repeat(6 * megabyte) });
    for (const name of ['a', 'b']) for (const text of [spender.request(name), line]) spender.write(text);
    expect(await spender.update()).toMatchObject({ tokens: 2e6 });
    expect(offset()).toBe(statSync(spender.transcript).size);
    appendFileSync(spender.transcript, line);
    await spender.update();
    expect(offset()).toBe(statSync(spender.transcript).size - line.length);
  });
});
