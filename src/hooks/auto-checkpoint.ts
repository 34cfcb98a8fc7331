import { runForOwner } from './entry.ts';

runForOwner(async (input, root) => (await import('./on-pre-compact.ts')).onPreCompact(input, root));
