import { runForOwner } from './entry.ts';

runForOwner(async (input, root) => (await import('./runtime.ts')).onWait(input, root), { besides: true });
