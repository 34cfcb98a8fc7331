import { runForOwner } from './entry.ts';

runForOwner(async (input, root) => (await import('./on-rest.ts')).onWait(input, root), { besides: true });
