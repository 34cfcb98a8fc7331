import { it } from 'vitest';
import { killWriters } from './killed-writer.ts';

it('a writer killed 100 times at any moment never leaves a broken state, a torn line or a lock', async () => {
  await killWriters(100);
}, 120_000);
