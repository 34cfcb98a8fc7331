import { runForOwner } from './entry.ts';

runForOwner(async (input, root) => (await import('./on-agents-answered.ts')).onAgentsAnswered(input, root));
