import { runForOwner } from './entry.ts';

runForOwner(async (input, root) => (await import('./on-session-end.ts')).onSessionEnd(input, root));
