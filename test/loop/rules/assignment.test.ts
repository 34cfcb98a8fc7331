import { describe, expect, it } from 'vitest';
import { assignmentIdPattern } from '../../../src/base/names.ts';
import { assignmentId, isOfIteration, type Purpose } from '../../../src/loop/rules/assignment.ts';

/** Files of workflows in progress hold these. */
const ids: Record<Purpose, string> = {
  reading: 'i12-g1',
  search: 'i12-r1',
  analysis: 'i12-a1',
  trial: 'i12-x1',
  verification: 'i12-v1',
  claimJudging: 'i12-s1',
  writeUp: 'i12-u1',
  reportCritique: 'i12-k1',
  plan: 'i12-p1',
  planCritique: 'i12-c1',
  judgement: 'i12-j1',
};
const rows = Object.entries(ids) as [Purpose, string][];

describe('the id of an assignment', () => {
  it.each(rows)('for %s is %s', (purpose, id) => {
    expect(assignmentId(12, purpose, 0)).toBe(id);
    expect(id).toMatch(assignmentIdPattern);
  });

  it('is of its iteration alone', () => {
    expect([12, 1, 2, 121].filter((iteration) => isOfIteration('i12-r1', iteration))).toEqual([12]);
  });
});
