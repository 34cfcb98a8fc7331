import type { Answer, Context } from './context.ts';

type Run = (context: Context, name: string | undefined, options: Record<string, string | undefined>) => Promise<Answer>;

export interface CommandRow {
  usage: string;
  /** Heading under which the help lists it. */
  group: string;
  description: string;
  option?: [flags: string, description: string];
  /** Loads its code, only when it is called. */
  load: () => Promise<Run>;
}

const forPeople = 'For you:';
const forSessions = 'For the session that drives a workflow:';

/** Every command of the CLI. */
export const commands: readonly CommandRow[] = [
  {
    usage: 'status [name]',
    group: forPeople,
    description: 'where a workflow stands',
    load: async () => (await import('./status.ts')).status,
  },
  {
    usage: 'list',
    group: forPeople,
    description: 'the workflows of this project',
    load: async () => (await import('./list.ts')).list,
  },
  {
    usage: 'stop [name]',
    group: forPeople,
    description: 'stop a workflow; it can be resumed in Claude Code',
    load: async () => (await import('./stop.ts')).stop,
  },
  {
    usage: 'compile [name]',
    group: forPeople,
    description: 'make the PDF of the report',
    load: async () => (await import('./compile.ts')).compile,
  },
  {
    usage: 'evidence [name]',
    group: forPeople,
    description: 'findings with their citation keys, contradictions, open questions',
    option: ['--iteration <number>', 'only what this iteration found'],
    load: async () => (await import('./evidence.ts')).evidence,
  },
  {
    usage: 'repair [name]',
    group: forPeople,
    description: 'put back the last valid state and ledger',
    load: async () => (await import('./repair.ts')).repair,
  },
  {
    usage: 'doctor',
    group: forPeople,
    description: 'whether everything that workflows need is here',
    load: async () => (await import('./doctor.ts')).doctor,
  },
  {
    usage: 'brief [name]',
    group: forSessions,
    description: 'what the session is to do in this iteration',
    load: async () => (await import('./brief.ts')).brief,
  },
  {
    usage: 'record [name]',
    group: forSessions,
    description: 'close the iteration: merge the hand-ins, compute the counters',
    load: async () => (await import('./record.ts')).record,
  },
  {
    usage: 'continue [name]',
    group: forSessions,
    description: 'compile what is not compiled and print the brief',
    load: async () => (await import('./continue.ts')).resume,
  },
  {
    usage: 'schema <hand-in>',
    group: forSessions,
    description: 'the JSON schema of a hand-in: researcher or repo-analyst',
    load: async () => (await import('./schema.ts')).schema,
  },
];
