import { runForOwner } from './entry.ts';

runForOwner(async (input, root) => (await import('./on-wait.ts')).onWait(input, root), { inBackground: true });
