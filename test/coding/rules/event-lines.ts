import type { FeatureEvent } from '../../../src/journal/rules/feature-events.ts';

/** One line per kind of event: the table is complete because its keys are. */
export const featureLines: { [Kind in FeatureEvent['event']]: [Extract<FeatureEvent, { event: Kind }>, string][] } = {
  'commands-frozen': [
    [
      { event: 'commands-frozen', by: 'user', commands: ['npm test', 'make lint'] },
      'commands frozen (user): npm test; make lint',
    ],
    [
      { event: 'commands-frozen', by: 'user', commands: ['npm test'], completed: true },
      'the frozen commands were run once: noted what they need, and which tests fail before any work',
    ],
  ],
  'verification-failed': [
    [
      { event: 'verification-failed', feature: 'F001', why: 'The record would not be valid' },
      'F001 could not be verified: The record would not be valid',
    ],
  ],
  'proofs-found': [
    [
      { event: 'proofs-found', feature: 'F001', proofs: ['F001-1-test'], by: 'the feature list' },
      'F001 passed before the journal was lost (proof F001-1-test), as the feature list says',
    ],
  ],
  'baseline-begun': [
    [
      { event: 'baseline-begun', feature: 'F001', attempt: 1, commands: ['npm test', 'npm run build'] },
      'F001: the baseline of attempt 1 is run: npm test; npm run build',
    ],
  ],
  'baseline-run': [
    [
      { event: 'baseline-run', feature: 'F001', attempt: 1, verdict: 'could_not_run', reused: false },
      'F001: baseline could not run',
    ],
    [
      { event: 'baseline-run', feature: 'F001', attempt: 1, verdict: 'passed', reused: true },
      'F001: baseline passed, known from an earlier run',
    ],
    [
      { event: 'baseline-run', feature: 'F001', attempt: 1, verdict: 'passed', reused: false, failing: 8 },
      'F001: baseline passed, but for 8 tests that failed before any feature',
    ],
  ],
  'test-asked': [
    [
      { event: 'test-asked', feature: 'F002', attempt: 1, untested: ['free in src/rooms.ts', 'src/main.ts'] },
      'F002: attempt 1 is sent back for a test of free in src/rooms.ts, src/main.ts',
    ],
  ],
  'coder-answered': [
    [
      { event: 'coder-answered', feature: 'F001', attempt: 2, outcome: 'question' },
      'F001: the coder of attempt 2: question',
    ],
  ],
  'hand-in-late': [
    [
      {
        event: 'hand-in-late',
        feature: 'F001',
        attempt: 1,
        agent: 'autonomous-coder',
        file: 'proofs/F001-1-late-autonomous-coder.json',
      },
      'F001: autonomous-coder handed in after attempt 1 was over; kept in proofs/F001-1-late-autonomous-coder.json',
    ],
  ],
  'late-work-kept': [
    [
      { event: 'late-work-kept', feature: 'F001', files: ['src/one.ts'], patch: 'proofs/F001-late-3-1.patch' },
      'F001: its coder changed src/one.ts after it was over; undone, and kept in proofs/F001-late-3-1.patch',
    ],
  ],
  'ignored-taken-away': [
    [
      { event: 'ignored-taken-away', feature: 'F001', files: ['dist/one.js'], folder: '.runtime/taken-away/F001-1' },
      'F001: the ignored files of its work were moved away with it: dist/one.js; kept in .runtime/taken-away/F001-1',
    ],
  ],
  'file-moved-away': [
    [
      { event: 'file-moved-away', feature: 'F001', path: 'src/one.ts', file: 'proofs/F001-1-1-one.ts.left' },
      'F001: the untracked src/one.ts was in its way, and is kept as proofs/F001-1-1-one.ts.left',
    ],
  ],
  'feature-checked': [
    [
      { event: 'feature-checked', feature: 'F001', attempt: 2, outcome: 'green', why: '' },
      'F001: attempt 2 verified, green',
    ],
    [
      { event: 'feature-checked', feature: 'F001', attempt: 2, outcome: 'baseline_broken', why: 'a test' },
      'F001: attempt 2 verified, baseline broken: a test',
    ],
  ],
  'feature-reviewed': [
    [{ event: 'feature-reviewed', feature: 'F001', attempt: 2, blockers: 0 }, 'F001: attempt 2 reviewed, no blockers'],
    [{ event: 'feature-reviewed', feature: 'F001', attempt: 2, blockers: 3 }, 'F001: attempt 2 reviewed, 3 blockers'],
    [
      { event: 'feature-reviewed', feature: 'F001', attempt: 2, blockers: 1, costs_no_attempt: true },
      'F001: attempt 2 reviewed, 1 blocker; they cost no attempt, since the user said it after its coder had its task',
    ],
  ],
  'feature-moved': [
    [
      { event: 'feature-moved', feature: 'F001', attempt: 1, onto: '0123456789abcdef', conflicts: [] },
      'F001: attempt 1 brought onto 0123456789',
    ],
    [
      { event: 'feature-moved', feature: 'F001', attempt: 1, onto: '0123456789abcdef', conflicts: ['a', 'b'] },
      'F001: attempt 1 conflicts with 0123456789: a, b',
    ],
  ],
  'worktree-cleared': [[{ event: 'worktree-cleared', feature: 'F001' }, 'the work tree of F001 is removed']],
  'first-judged': [
    [
      { event: 'first-judged', feature: 'T006', missing: 2 },
      'T006: first judged: 2 things missing; this counted no attempt',
    ],
  ],
  'feature-committed': [
    [{ event: 'feature-committed', feature: 'F001', commit: '0123456789abcdef' }, 'F001 committed as 0123456789'],
  ],
  'regression-sweep': [
    [{ event: 'regression-sweep', verdict: 'passed', features: [] }, 'everything verified once more, passed'],
    [
      { event: 'regression-sweep', verdict: 'failed', features: ['F001', 'F002'] },
      'everything verified once more, failed; proofs that were old: F001, F002',
    ],
  ],
  'features-imported': [
    [{ event: 'features-imported', source: 'plan.md', features: 8 }, '8 features read from plan.md'],
  ],
  'features-scrutinized': [
    [
      { event: 'features-scrutinized', iteration: 1, open: ['D001'], verdict: 'Critics hold 1 blocker (D001 F001).' },
      'critics and architects on the features: open blockers: D001',
    ],
  ],
  'goal-missed': [
    [
      { event: 'goal-missed', iteration: 7, checks: ['tests', 'pdf'], feature: 'fix1-tests-pdf' },
      'the acceptance checklist does not hold (tests, pdf): fix1-tests-pdf is to fix it',
    ],
    [
      { event: 'goal-missed', iteration: 9, checks: ['pdf'], feature: null },
      'the acceptance checklist does not hold (pdf): the user is asked',
    ],
  ],
  'feature-begun': [
    [{ event: 'feature-begun', feature: 'F001', name: 'Schema', attempt: 2 }, 'F001 begun, attempt 2: Schema'],
  ],
  'feature-passed': [
    [
      { event: 'feature-passed', feature: 'F001', name: 'Schema', attempt: 2, proofs: ['F001-2'] },
      'F001 passed in attempt 2: Schema (proof F001-2)',
    ],
    [
      { event: 'feature-passed', feature: 'F001', name: 'Schema', attempt: 0, proofs: ['F001-0'] },
      'F001 passed: Schema (proof F001-0)',
    ],
  ],
  'attempt-failed': [
    [
      { event: 'attempt-failed', feature: 'F001', attempt: 1, why: '2 tests are red', patch: 'proofs/F001-1.patch' },
      'F001: attempt 1 failed: 2 tests are red (kept as proofs/F001-1.patch)',
    ],
    [
      { event: 'attempt-failed', feature: 'F001', attempt: 1, why: '2 tests are red', patch: null },
      'F001: attempt 1 failed: 2 tests are red',
    ],
  ],
  'feature-failed': [
    [
      { event: 'feature-failed', feature: 'F001', name: 'Schema', why: 'red', next: 'F002' },
      'F001 failed for good: Schema: red; F002 is tried instead',
    ],
    [
      { event: 'feature-failed', feature: 'F001', name: 'Schema', why: 'red', next: null },
      'F001 failed for good: Schema: red',
    ],
  ],
  'features-blocked': [
    [{ event: 'features-blocked', by: 'F001', features: ['F002', 'F003'] }, 'blocked by F001: F002, F003'],
  ],
  'features-freed': [[{ event: 'features-freed', features: ['F002'] }, 'no longer blocked: F002']],
  'features-skipped': [
    [
      { event: 'features-skipped', features: ['F002'], why: 'by the user: later' },
      'skipped: F002 (by the user: later)',
    ],
    [{ event: 'features-skipped', features: ['F002'], why: '' }, 'skipped: F002'],
  ],
  'feature-divided': [
    [{ event: 'feature-divided', feature: 'F001', why: 'split: F001.1' }, 'F001 given back, split: F001.1'],
  ],
  'proofs-added': [
    [{ event: 'proofs-added', feature: 'F001', proofs: ['F001-s1'] }, 'F001 verified again (proof F001-s1)'],
  ],
  'proofs-void': [
    [
      { event: 'proofs-void', proofs: ['F001-1'], why: 'a test was removed', reopened: ['F001'] },
      'proofs that no longer count: F001-1: a test was removed; to be done again: F001',
    ],
    [
      { event: 'proofs-void', proofs: ['F001-1'], why: 'stale', reopened: [] },
      'proofs that no longer count: F001-1: stale',
    ],
  ],
  'init-run': [
    [{ event: 'init-run', feature: 'F001', attempt: 1, verdict: 'could_not_run' }, 'F001: init.sh could not run'],
  ],
};
