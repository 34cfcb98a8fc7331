import { type CommandRow } from './command-row.ts';

const group = 'For you:';
const remote = ['--remote <remote>', 'the remote of git; origin by default'] as const;
const as = ['--as <word>', 'the word of the lease, which the jobs of one pipeline share'] as const;

/** The commands for workflows on several machines. */
export const machineRows: readonly CommandRow[] = [
  {
    usage: 'machine take <name>',
    group,
    description: 'take a workflow over from the remote, for a session on this machine',
    option: [...remote],
    moreOptions: [
      ['--hours <hours>', 'how long it stays here; 12 by default'],
      ['--take-over', 'also from a machine that still has it'],
      [...as],
    ],
    forUser: true,
    load: async () => (await import('./machine.ts')).take,
  },
  {
    usage: 'machine leave [name]',
    group,
    description: 'push a workflow as it stands here, and free it for other machines',
    option: [...remote],
    moreOptions: [[...as]],
    forUser: true,
    load: async () => (await import('./machine.ts')).leave,
  },
  {
    usage: 'machine hand-out <name> <features>',
    group,
    description: 'let jobs elsewhere build features, each in a copy; ids with commas between them',
    option: [...remote],
    moreOptions: [['--hours <hours>', 'how long the workflow is kept for that; 12 by default'], [...as]],
    forUser: true,
    load: async () => (await import('./machine.ts')).handOutFeatures,
  },
  {
    usage: 'ci init <engine> [name]',
    group,
    description: 'write the files by which github, kubernetes or a runner drives a workflow',
    option: ['--plugin <address>', 'where other machines get this plugin'],
    moreOptions: [
      ['--image <image>', 'the container image of kubernetes'],
      ['--replace', 'also over files that were changed'],
    ],
    forUser: true,
    load: async () => (await import('./ci.ts')).ciInit,
  },
];
