import { describe, expect, it } from 'vitest';
import { describeDefects, describePlan } from '../../../src/planning/rules/describe-plan.ts';
import { defect, item, plan } from './samples.ts';

describe('the plan in words', () => {
  it('has its items by section, with what they rest on and need', () => {
    const text = describePlan(plan([item('P-SEQ-001', { depends_on: ['P-CMP-001'] }), item('P-CMP-001')]));
    expect(text).toMatch(
      /^# CMP Component Design\n\n### The item P-CMP-001 \(P-CMP-001\)\n\n[^]*What [^]*\[C001\][^]*\n\n# SEQ /,
    );
    expect(text).toMatch(/\*\*Builds\.\*\* P-CMP-001 [^]*\*\*Needs\.\*\* P-CMP-001 The item P-CMP-001$/);
    expect(describePlan(plan())).toBe('The plan has no items yet.');
  });

  it('has the defects that are left, the worst first', () => {
    const answered = [...defect().history, { event: 'answered' as const, iteration: 2, by: '', text: 'disputed: No.' }];
    const defects = [
      defect({ severity: 'concern' }),
      defect({ id: 'D002', history: answered, status: 'answered' }),
      defect({ id: 'D003', status: 'accepted' }),
    ];
    expect(describeDefects({ defects })).toBe(
      [
        'D002 (blocker, answered) P-CMP-001: “Two nodes refill the same bucket twice.”',
        '  wanted: “Keep each bucket on one node.”',
        '  answered in iteration 2: “disputed: No.”',
        '',
        'D001 (concern, open) P-CMP-001: “Two nodes refill the same bucket twice.”',
        '  wanted: “Keep each bucket on one node.”',
      ].join('\n'),
    );
  });
});
