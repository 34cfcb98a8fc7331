import { ofWorkflow, type CommandRow } from './command-row.ts';

/** The commands about findings. */
export const evidenceRows: readonly CommandRow[] = [
  {
    usage: 'evidence [claim] [name]',
    group: 'For you:',
    description:
      'findings with their citation keys, contradictions, open questions; of one claim, such as C036, its quotes, addresses and verdicts',
    option: ['--iteration <number>', 'only what this iteration found'],
    load: async () => (await import('./evidence.ts')).evidence,
  },
  {
    usage: 'evidence merge <claim> <other> [name]',
    group: 'For you:',
    description: 'make one finding of two that say the same; that lasts',
    forUser: true,
    load: async () => ofWorkflow((await import('./decide-claims.ts')).mergeEvidence),
  },
  {
    usage: 'evidence apart <claim> <other> [name]',
    group: 'For you:',
    description: 'keep two findings apart: neither says the other, and its sources do not count for it; that lasts',
    forUser: true,
    load: async () => ofWorkflow((await import('./decide-claims.ts')).keepEvidenceApart),
  },
  {
    usage: 'evidence split <claim> [name]',
    group: 'For you:',
    description: 'make a finding of its own of one that was joined with another, or of some of its quotes; that lasts',
    option: ['--quotes <numbers>', 'the quotes that leave, such as 2,3; without it they are listed'],
    forUser: true,
    load: async () => ofWorkflow((await import('./decide-claims.ts')).splitEvidence),
  },
];
