import { ofWorkflow, type CommandRow } from './command-row.ts';

/** The commands about findings. */
export const evidenceRows: readonly CommandRow[] = [
  {
    usage: 'evidence [claim-or-name...]',
    group: 'For you:',
    description:
      'findings with their citation keys, contradictions, open questions; of claims, such as C036 C037, their quotes, addresses and verdicts',
    option: ['--iteration <number>', 'only what this iteration found'],
    moreOptions: [['--page <number>', 'a part of a long list, counted from 1']],
    load: async () => (await import('./evidence.ts')).evidence,
  },
  {
    usage: 'evidence merge <claim> <other> [name]',
    group: 'For you:',
    description: 'merge two findings that say the same, permanently',
    load: async () => ofWorkflow((await import('./decide-claims.ts')).mergeEvidence),
  },
  {
    usage: 'evidence apart <claim> <other> [name]',
    group: 'For you:',
    description: 'mark two findings as different, permanently: the sources of one do not count for the other',
    load: async () => ofWorkflow((await import('./decide-claims.ts')).keepEvidenceApart),
  },
  {
    usage: 'evidence split <claim> [name]',
    group: 'For you:',
    description: 'separate a merged finding, or some of its quotes, into a finding of its own, permanently',
    option: ['--quotes <numbers>', 'the numbers of the quotes to move, such as 2,3; without it they are listed'],
    load: async () => ofWorkflow((await import('./decide-claims.ts')).splitEvidence),
  },
];
