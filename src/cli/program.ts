import type { CommandRow } from './command-row.ts';
import { commandsForPeople } from './commands-for-people.ts';
import { commandsForSessions } from './commands-for-sessions.ts';

/** Every command of the CLI. */
export const commands: readonly CommandRow[] = [...commandsForPeople, ...commandsForSessions];
