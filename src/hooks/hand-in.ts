import { runForOwner } from './entry.ts';

runForOwner(async (input, root) => (await import('./on-subagent-stop.ts')).onSubagentStop(input, root));
