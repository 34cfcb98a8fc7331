import { runForOwner } from './entry.ts';

runForOwner(async (input, root) => (await import('./runtime.ts')).onStopFailure(input, root), { besides: true });
