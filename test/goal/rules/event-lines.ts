import type { WorkflowEvent } from '../../../src/journal/rules/events.ts';

type Kind = 'aligned' | 'acceptance-run' | 'judged';

/** The lines of what happens to a goal and its checklist. */
export const acceptanceLines: { [Each in Kind]: [Extract<WorkflowEvent, { event: Each }>, string][] } = {
  aligned: [
    [
      { event: 'aligned', checks: 3, objective: 'A limiter that holds.' },
      'aligned, 3 acceptance checks: A limiter that holds.',
    ],
  ],
  'acceptance-run': [
    [
      { event: 'acceptance-run', check: 'tests', end: 'ended', exit_code: 1, output_sha256: 'ab' },
      'acceptance check tests ran: exit code 1',
    ],
    [
      { event: 'acceptance-run', check: 'tests', end: 'timed_out', exit_code: null, output_sha256: 'ab' },
      'acceptance check tests ran: timed_out',
    ],
  ],
  judged: [
    [
      { event: 'judged', judge: '9/acceptance-judge-1', assertions: 2, ratings: 3 },
      '9/acceptance-judge-1 judged 2 assertions and 3 ratings of the acceptance checklist',
    ],
  ],
};
