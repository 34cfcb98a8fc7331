import { it } from 'vitest';
import { killWriters } from './killed-writer.ts';

it('a writer killed 2,000 times at any moment never leaves a broken state, a torn line or a lock', async () => {
  await killWriters(2_000);
}, 1_800_000);
