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
  /** The command and its arguments; a second plain word makes it a command of the first one, which groups them. */
  usage: string;
  /** Heading under which the help lists it. */
  group: string;
  description: string;
  option?: [flags: string, description: string];
  /** Refused to the session that drives a workflow: a model must not end, answer or change what it works on by itself. */
  userOnly?: true;
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
    userOnly: true,
    group: forPeople,
    description: 'stop a workflow; it can be resumed in Claude Code',
    load: async () => named((await import('./stop.ts')).stop),
  },
  {
    usage: 'cancel [name]',
    userOnly: true,
    group: forPeople,
    description: 'end a workflow for good; what it found is kept',
    load: async () => named((await import('./stop.ts')).cancel),
  },
  {
    usage: 'complete [name]',
    userOnly: true,
    group: forPeople,
    description: 'declare a workflow complete as it stands',
    load: async () => named((await import('./stop.ts')).complete),
  },
  {
    usage: 'redirect <text> [name]',
    userOnly: true,
    group: forPeople,
    description: 'tell a workflow something; it stands in the next brief',
    option: ['--priority <priority>', 'high: in the iteration in progress; normal: when the next one begins'],
    load: async () => (await import('./redirect.ts')).redirect,
  },
  {
    usage: 'escalations [name]',
    group: forPeople,
    description: 'what a workflow needs you for',
    load: async () => named((await import('./escalations.ts')).escalations),
  },
  {
    usage: 'resolve <id> <answer> [name]',
    userOnly: true,
    group: forPeople,
    description: 'answer an escalation; the next brief tells it',
    load: async () => (await import('./resolve.ts')).resolve,
  },
  {
    usage: 'compile [name]',
    group: forPeople,
    description: 'make the PDF of the report',
    load: async () => named((await import('./compile.ts')).compile),
  },
  {
    usage: 'report check [name]',
    group: forPeople,
    description: 'hold the report against what was found: citations, numbers, completeness, LaTeX, the PDF',
    option: ['--compile', 'make the PDF first'],
    load: async () => named((await import('./report/check.ts')).reportCheck),
  },
  {
    usage: 'report pack [name]',
    group: forSessions,
    description: 'the findings that a section of the report is written from',
    option: ['--about <words>', 'title of the section, or words for what it is about, such as Key-Findings'],
    load: async () => named((await import('./report/pack.ts')).reportPack),
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
    userOnly: true,
    group: forPeople,
    description: 'mend what doctor finds broken in the files of workflows',
    load: async () => named((await import('./repair.ts')).repair),
  },
  {
    usage: 'config',
    group: forPeople,
    description: 'every setting with its value, who set it, and where settings are looked for',
    load: async () => (await import('./config.ts')).config,
  },
  {
    usage: 'checkpoint list [name]',
    group: forPeople,
    description: 'what was kept before each compaction of the conversation',
    load: async () => named((await import('./checkpoint.ts')).checkpointList),
  },
  {
    usage: 'checkpoint restore <id> [name]',
    userOnly: true,
    group: forPeople,
    description: 'write the transcript up to a checkpoint to a file',
    option: ['--state', 'put the state of that time back, too'],
    load: async () => (await import('./checkpoint.ts')).checkpointRestore,
  },
  {
    usage: 'archive [name]',
    userOnly: true,
    group: forPeople,
    description: 'move a workflow that has ended out of the way, with all its evidence; its name becomes free',
    option: ['--list', 'the archived workflows'],
    load: async () => named((await import('./archive.ts')).archive),
  },
  {
    usage: 'notify [name]',
    group: forPeople,
    description: 'send the notifications of a workflow that still wait to be sent',
    option: ['--test', 'send one now and say on which channels it went out'],
    load: async () => named((await import('./notify.ts')).notify),
  },
  {
    usage: 'doctor',
    group: forPeople,
    description: 'whether everything that workflows need is here',
    load: async () => named((await import('./doctor.ts')).doctor),
  },
  {
    usage: 'loop-command [name]',
    group: forPeople,
    description: 'the line that goes on with a workflow inside a ralph-loop',
    load: async () => named((await import('./loop-command.ts')).loopCommand),
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
    usage: 'snapshot [name]',
    group: forSessions,
    description: 'keep the work tree as it is before the iteration, in git',
    option: ['--list', 'the snapshots that are kept, and how to get work back'],
    load: async () => named((await import('./snapshot.ts')).snapshot),
  },
  {
    usage: 'schema <hand-in>',
    group: forSessions,
    description: 'the JSON schema of a hand-in: researcher or repo-analyst',
    load: async () => named((await import('./schema.ts')).schema),
  },
];
