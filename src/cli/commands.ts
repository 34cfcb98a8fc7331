import type { Answer, Context } from './context.ts';

export type Options = Record<string, string | undefined>;

/** The words behind the command, in the order of its usage; a missing one is undefined. */
type Run = (context: Context, words: readonly (string | undefined)[], options: Options) => Promise<Answer>;

/** A command that is about one workflow. */
type RunNamed = (context: Context, name: string | undefined, options: Options) => Promise<Answer>;

const named =
  (run: RunNamed): Run =>
  (context, [name], options) =>
    run(context, name, options);

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
    load: async () => named((await import('./status.ts')).status),
  },
  {
    usage: 'list',
    group: forPeople,
    description: 'the workflows of this project',
    load: async () => named((await import('./list.ts')).list),
  },
  {
    usage: 'stop [name]',
    group: forPeople,
    description: 'stop a workflow; it can be resumed in Claude Code',
    load: async () => named((await import('./stop.ts')).stop),
  },
  {
    usage: 'compile [name]',
    group: forPeople,
    description: 'make the PDF of the report',
    load: async () => named((await import('./compile.ts')).compile),
  },
  {
    usage: 'evidence [name]',
    group: forPeople,
    description: 'findings with their citation keys, contradictions, open questions',
    option: ['--iteration <number>', 'only what this iteration found'],
    load: async () => named((await import('./evidence.ts')).evidence),
  },
  {
    usage: 'source add <address> [name]',
    group: forPeople,
    description: 'store the text of a web page or of a document in the project',
    option: ['--allow-host <host>', 'fetch from this host (or host:port) though its address is not public'],
    load: async () => (await import('./source.ts')).addSource,
  },
  {
    usage: 'source list [name]',
    group: forPeople,
    description: 'the sources that were fetched, and why others could not be',
    load: async () => named((await import('./source.ts')).listSources),
  },
  {
    usage: 'repair [name]',
    group: forPeople,
    description: 'put back the last valid state and ledger',
    load: async () => named((await import('./repair.ts')).repair),
  },
  {
    usage: 'doctor',
    group: forPeople,
    description: 'whether everything that workflows need is here',
    load: async () => named((await import('./doctor.ts')).doctor),
  },
  {
    usage: 'brief [name]',
    group: forSessions,
    description: 'what the session is to do in this iteration',
    load: async () => named((await import('./brief.ts')).brief),
  },
  {
    usage: 'record [name]',
    group: forSessions,
    description: 'close the iteration: merge the hand-ins, compute the counters',
    load: async () => named((await import('./record.ts')).record),
  },
  {
    usage: 'continue [name]',
    group: forSessions,
    description: 'compile what is not compiled and print the brief',
    load: async () => named((await import('./continue.ts')).resume),
  },
  {
    usage: 'schema <hand-in>',
    group: forSessions,
    description: 'the JSON schema of a hand-in: researcher or repo-analyst',
    load: async () => named((await import('./schema.ts')).schema),
  },
];
