import { runForOwner } from './entry.ts';

runForOwner(async (input, root) => (await import('./on-stop.ts')).onStop(input, root));
