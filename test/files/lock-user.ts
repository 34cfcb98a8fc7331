import { basename } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { withLock } from '../../src/files/lock.ts';

async function hold(folder: string, milliseconds: number): Promise<void> {
  await withLock(folder, 1_000, async () => {
    process.stdout.write('held\n');
    await sleep(milliseconds);
  });
}

if (basename(process.argv[1] ?? '') === 'lock-user.cjs') {
  const [, , folder = '', number = ''] = process.argv;
  void hold(folder, Number(number));
}
