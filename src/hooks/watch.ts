import { runForOwner } from './entry.ts';

runForOwner(async (input, root) => (await import('./runtime.ts')).onRest(input, root), { besides: true });
