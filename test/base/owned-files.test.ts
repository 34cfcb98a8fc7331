import { tmpdir } from 'node:os';
import { relative, sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { workflowPaths } from '../../src/files/paths.ts';
import { insteadOfEditing } from '../../src/base/owned-files.ts';

describe('insteadOfEditing', () => {
  const owned: [string, RegExp][] = [
    ['topic-state.md', /record` or `autonomous-workflow status/],
    ['ledger.json', /autonomous-workflow record/],
    ['sources.bib', /autonomous-workflow record/],
    ['records/plan.json', /autonomous-workflow record/],
    ['records/acceptance.json', /the user/],
    ['feature-list.json', /--help/],
    ['records/escalations.json', /--help/],
    ['progress.txt', /nothing to do/],
    ['log.jsonl', /nothing to do/],
    ['wave/i3-r1.json', /leave it/],
    ['records/redirects.json', /leave it to the user/],
    ['snapshots/a.txt', /leave it/],
    ['proofs/f-1.log', /leave it/],
    ['transcripts/a.gz', /leave it/],
    ['.runtime/session/lease.json', /leave it/],
    ['.runtime/worktrees/F001', /leave it/],
  ];
  it.each(owned)('says what to do instead of editing %s', (path, instead) => {
    expect(insteadOfEditing(path, 'topic')).toMatch(instead);
  });

  it('says it of every path of a workflow but those that Claude writes, or that are compiled from them', () => {
    const paths = workflowPaths(tmpdir(), 'topic');
    const free = Object.values<string>({ ...paths })
      .filter((file) => file.startsWith(`${paths.base}${sep}`))
      .map((file) => relative(paths.base, file).replaceAll(sep, '/'))
      .filter((file) => insteadOfEditing(/[^.]\./.test(file) ? file : `${file}/a`, 'topic') === undefined);
    expect(free).toEqual(['topic-report.tex', 'topic-report.pdf', 'topic-plan.tex', 'topic-plan.pdf', 'goal.json']);
  });

  it.each([
    'topic-report.tex',
    '.runtime/worktrees/F001/src/a.ts',
    'topic-plan.tex',
    'other-state.md',
    'notes.md',
    'figures/ledger.json',
    'waves/a',
    '',
  ])('lets %j be edited', (path) => expect(insteadOfEditing(path, 'topic')).toBeUndefined());
});
