import type { CommandRow } from './command-row.ts';

const group = 'For you:';
const remote = ['--remote <remote>', 'the remote of git that machines share it by; origin by default'] as const;

/** The commands by which several machines drive workflows. */
export const machineRows: readonly CommandRow[] = [
  {
    usage: 'machine take <name>',
    group,
    description: 'take a workflow over from the remote, for a session on this machine',
    option: [...remote],
    moreOptions: [
      ['--hours <hours>', 'how long it belongs to this machine unless it is freed; 12 by default'],
      ['--take-over', 'also from a machine that still has it'],
    ],
    load: async () => (await import('./machine.ts')).take,
  },
  {
    usage: 'machine leave [name]',
    group,
    description: 'push a workflow as it stands here, and free it for other machines',
    option: [...remote],
    load: async () => (await import('./machine.ts')).leave,
  },
  {
    usage: 'ci init <engine> [name]',
    group,
    description: 'write the files by which github, kubernetes or a self-hosted runner of Claude Code drives a workflow',
    option: ['--plugin <address>', 'the repository that other machines get this plugin from'],
    moreOptions: [
      ['--image <image>', 'the container image of kubernetes'],
      ['--replace', 'also over files that were changed'],
    ],
    load: async () => (await import('./ci.ts')).ciInit,
  },
];
