import type { WorkflowEvent } from '../../../src/journal/rules/events.ts';

type Kind =
  | 'document-edited'
  | 'ledger-restored'
  | 'journal-begun-anew'
  | 'document-restored'
  | 'quotes-unproven'
  | 'counters-corrected'
  | 'set-aside';

/** The lines of what is noted of records: written, changed by others, put back. */
export const recordLines: { [Each in Kind]: [Extract<WorkflowEvent, { event: Each }>, string][] } = {
  'document-edited': [
    [
      { event: 'document-edited', file: 'ledger.json', what: 'nothing of its findings' },
      'ledger.json was edited: nothing of its findings',
    ],
  ],
  'ledger-restored': [
    [
      { event: 'ledger-restored', kept: 'a.broken', why: 'no JSON', findings: 3, counted: 3 },
      'ledger restored: no JSON; the other version is kept as a.broken',
    ],
    [
      { event: 'ledger-restored', kept: 'none', why: 'gone', findings: 1, counted: 3 },
      'ledger restored, with only 1 of 3 findings: gone; the other version is kept as none',
    ],
  ],
  'journal-begun-anew': [[{ event: 'journal-begun-anew', why: 'It is gone' }, 'journal begun again: It is gone']],
  'document-restored': [
    [
      { event: 'document-restored', file: 'x-report.tex', from: '.runtime/built-report.tex' },
      'x-report.tex was missing and was restored from .runtime/built-report.tex',
    ],
  ],
  'quotes-unproven': [
    [{ event: 'quotes-unproven', quotes: 2 }, '2 quotes count as not checked: the stored pages are missing or altered'],
  ],
  'counters-corrected': [
    [
      { event: 'counters-corrected', wrong: ['findings_count is 3, the ledger holds 1'] },
      'counters corrected: findings_count is 3, the ledger holds 1',
    ],
  ],
  'set-aside': [
    [
      { event: 'set-aside', file: 'inbox/1/a.json', kept: 'inbox/1/a.json.broken', why: 'no JSON' },
      'inbox/1/a.json moved to inbox/1/a.json.broken: no JSON',
    ],
  ],
};
