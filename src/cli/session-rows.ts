import { named, ofWorkflow, type CommandRow } from './command-row.ts';

const forSessions = 'For the session that drives a workflow:';

/** The commands for the session of a workflow. */
export const sessionRows: readonly CommandRow[] = [
  {
    usage: 'brief [name]',
    group: forSessions,
    description: 'the brief: the work of the session in this iteration',
    load: async () => ofWorkflow((await import('./brief.ts')).brief),
  },
  {
    usage: 'record [name]',
    group: forSessions,
    description: 'close the iteration: merge the hand-ins, compute the counters',
    load: async () => ofWorkflow((await import('./record.ts')).record),
  },
  {
    usage: 'feature next [name]',
    group: forSessions,
    description: 'the features that can be begun now',
    option: ['--parallel <number>', 'how many may run at the same time; by default as the workflow was begun'],
    load: async () => ofWorkflow((await import('./feature.ts')).next),
  },
  {
    usage: 'feature start <id> [name]',
    group: forSessions,
    description: 'begin an attempt at a feature, or continue it, and print the task of its coder',
    load: async () => ofWorkflow((await import('./feature.ts')).start),
  },
  {
    usage: 'feature verify <id> [name]',
    group: forSessions,
    description:
      'verify a feature; if it is reviewed too, it passes and is committed; with the last feature of an iteration, the iteration is recorded',
    load: async () => ofWorkflow((await import('./feature.ts')).verify),
  },
  {
    usage: 'feature split <id> <file> [name]',
    group: forSessions,
    description: 'replace a feature by parts, or add features that it depends on, from a JSON file',
    load: async () => ofWorkflow((await import('./feature.ts')).split),
  },
  {
    usage: 'continue [name]',
    group: forSessions,
    description: 'compile what is not compiled and print the brief',
    load: async () => ofWorkflow((await import('./continue.ts')).resume),
  },
  {
    usage: 'schema <hand-in>',
    group: forSessions,
    description: 'the JSON schema of a hand-in: that of an agent, or acceptance',
    load: async () => named((await import('./schema.ts')).schema),
  },
];
