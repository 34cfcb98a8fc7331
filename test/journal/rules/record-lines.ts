import type { WorkflowEvent } from '../../../src/journal/rules/events.ts';

type Kind = 'imported' | 'edited' | 'view-made' | 'log-cut' | 'quotes-unproven' | 'set-aside';

/** The lines of what is noted of records: taken over, changed by others, made again. */
export const recordLines: { [Each in Kind]: [Extract<WorkflowEvent, { event: Each }>, string][] } = {
  imported: [
    [
      { event: 'imported', files: ['plan.json'], why: 'they were not in the log' },
      'taken into the log: plan.json; they were not in the log',
    ],
  ],
  edited: [[{ event: 'edited', file: 'a.json', what: 'F001' }, 'a.json was changed by hand: F001']],
  'view-made': [
    [{ event: 'view-made', file: 'a.json', why: 'was gone', kept: null }, 'a.json was gone; made again'],
    [
      { event: 'view-made', file: 'a.json', why: 'was damaged', kept: 'a.json.replaced' },
      'a.json was damaged; made again, and the other is kept as a.json.replaced',
    ],
  ],
  'log-cut': [[{ event: 'log-cut', bytes: 3 }, 'a crash had left 3 bytes of a line in the log, which were cut off']],
  'quotes-unproven': [
    [{ event: 'quotes-unproven', quotes: 2 }, '2 quotes count as not checked: the stored pages are missing or altered'],
  ],
  'set-aside': [
    [
      { event: 'set-aside', file: 'inbox/1/a.json', kept: 'inbox/1/a.json.broken', why: 'no JSON' },
      'inbox/1/a.json moved to inbox/1/a.json.broken: no JSON',
    ],
  ],
};
