import { runForOwner } from './entry.ts';

const [, , session] = process.argv;
// A hook of Claude Code has no words behind its file.
if (session !== undefined) void import('../app/watch-agents.ts').then(({ watchAgents }) => watchAgents(session));
else runForOwner(async (input, root) => (await import('./on-wait.ts')).onWait(input, root), { inBackground: true });
