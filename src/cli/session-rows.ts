import { named, ofWorkflow, type CommandRow } from './command-row.ts';

const forSessions = 'For the session that drives a workflow:';

/** The commands for the session of a workflow. */
export const sessionRows: readonly CommandRow[] = [
  {
    usage: 'brief [name]',
    group: forSessions,
    description: 'what the session is to do in this iteration',
    load: async () => ofWorkflow((await import('./brief.ts')).brief),
  },
  {
    usage: 'record [name]',
    group: forSessions,
    description: 'close the iteration: merge the hand-ins, compute the counters',
    load: async () => ofWorkflow((await import('./record.ts')).record),
  },
  {
    usage: 'report pack [name]',
    group: forSessions,
    description: 'the findings that a section of the report is written from',
    option: ['--about <words>', 'title of the section, or words for what it is about, such as Key-Findings'],
    moreOptions: [['--page <number>', 'the next findings, where one page has no room for all']],
    load: async () => ofWorkflow((await import('./report.ts')).reportPack),
  },
  {
    usage: 'feature next [name]',
    group: forSessions,
    description: 'the features that can be begun now',
    option: ['--parallel <number>', 'how many are to run at once; by default as the workflow was begun'],
    load: async () => ofWorkflow((await import('./feature.ts')).next),
  },
  {
    usage: 'feature start <id> [name]',
    group: forSessions,
    description: 'begin an attempt at a feature, or continue it, and write the task of its coder',
    load: async () => ofWorkflow((await import('./feature.ts')).start),
  },
  {
    usage: 'feature verify <id> [name]',
    group: forSessions,
    description:
      'run everything that a feature has to pass; when it is reviewed too, it passes and is committed; with the last feature of an iteration, it is recorded',
    load: async () => ofWorkflow((await import('./feature.ts')).verify),
  },
  {
    usage: 'feature split <id> <file> [name]',
    group: forSessions,
    description: 'give a feature back in parts, or with what it needs first, from a JSON file',
    load: async () => ofWorkflow((await import('./feature.ts')).split),
  },
  {
    usage: 'continue [name]',
    group: forSessions,
    description: 'compile what is not compiled and print the brief',
    load: async () => ofWorkflow((await import('./continue.ts')).resume),
  },
  {
    usage: 'snapshot [name]',
    group: forSessions,
    description: 'keep the work tree as it is before the iteration, in git',
    option: ['--list', 'the snapshots that are kept, and how to get work back'],
    load: async () => ofWorkflow((await import('./snapshot.ts')).snapshot),
  },
  {
    usage: 'schema <hand-in>',
    group: forSessions,
    description: 'the JSON schema of a hand-in: that of an agent, or acceptance',
    load: async () => named((await import('./schema.ts')).schema),
  },
];
