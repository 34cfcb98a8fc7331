import { type CommandRow } from './command-row.ts';

const group = 'For you:';
const remote = ['--remote <remote>', 'the remote of git; origin by default'] as const;
const as = ['--as <word>', 'the name of the owner in the lease, which the jobs of one pipeline share'] as const;

/** The commands for workflows on several machines. */
export const machineRows: readonly CommandRow[] = [
  {
    usage: 'machine take <name>',
    group,
    description: 'take a workflow over from the remote, for a session on this machine',
    option: [...remote],
    moreOptions: [
      ['--hours <hours>', 'how long it stays here; 12 by default'],
      ['--take-over', 'even from a machine that still has it'],
      [...as],
    ],
    load: async () => (await import('./machine.ts')).take,
  },
  {
    usage: 'machine leave [name]',
    group,
    description: 'push the present state of a workflow, and release it for other machines',
    option: [...remote],
    moreOptions: [[...as]],
    load: async () => (await import('./machine.ts')).leave,
  },
  {
    usage: 'machine hand-out <name> <features>',
    group,
    description: 'let jobs elsewhere build features, each in a copy; ids separated by commas',
    option: [...remote],
    moreOptions: [['--hours <hours>', 'how long this machine keeps the lease for that; 12 by default'], [...as]],
    load: async () => (await import('./machine.ts')).handOutFeatures,
  },
  {
    usage: 'ci init <engine> [name]',
    group,
    description: 'write the files with which github, kubernetes or a runner drives a workflow',
    option: ['--plugin <address>', 'the address of this plugin for other machines'],
    moreOptions: [
      ['--image <image>', 'the container image of kubernetes'],
      ['--replace', 'also overwrite files that were changed'],
    ],
    load: async () => (await import('./ci.ts')).ciInit,
  },
];
