import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { withLock } from '../../src/files/lock.ts';

export const counterFile = 'counter';

/** Adds one to a counter, again and again; without the lock, two processes at once would lose some. */
async function count(folder: string, times: number): Promise<void> {
  const file = join(folder, counterFile);
  for (let round = 0; round < times; round += 1) {
    await withLock(folder, 15_000, () => {
      const value = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
      writeFileSync(file, String(value + 1));
    });
  }
}

async function hold(folder: string, milliseconds: number): Promise<void> {
  await withLock(folder, 1_000, async () => {
    process.stdout.write('held\n');
    await sleep(milliseconds);
  });
}

if (basename(process.argv[1] ?? '') === 'lock-user.cjs') {
  const [, , job, folder = '', number = ''] = process.argv;
  void (job === 'count' ? count : hold)(folder, Number(number));
}
