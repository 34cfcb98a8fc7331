import { runForOwner } from './entry.ts';

runForOwner(async (input, root) => (await import('./on-tool-use.ts')).onToolUse(input, root));
