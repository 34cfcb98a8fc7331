import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findCycle } from '../../../src/base/algorithms.ts';
import {
  planHandIn,
  type PlanItem,
  architectProblems,
  criticProblems,
  planClaims,
  planProblems,
} from '../../../src/planning/rules/plan.ts';
import { formatIssues } from '../../../src/base/text.ts';
import { architect, claims, critique, defect, item, newDefect, plan } from './samples.ts';

const sound = [item('P-CMP-001'), item('P-SEQ-001'), item('P-RSK-001'), item('P-DEC-001'), item('P-VIS-001')];

describe('a plan', () => {
  it('whose items are whole, rest on sources and can be executed has no problems', () => {
    expect(planProblems(sound, claims)).toEqual([]);
  });

  it.each<[PlanItem[], string, RegExp]>([
    [[item('P-ARC-001', { claims: [] })], 'P-ARC-001', /without a claim/],
    [[item('P-ARC-001', { claims: ['C001', 'C999'] })], 'P-ARC-001', /C999, which is not in the ledger/],
    [[item('P-ARC-001', { claims: ['C002'] })], 'P-ARC-001', /C002, which verification contradicted/],
    [[item('P-ARC-001', { depends_on: ['P-CMP-009'] })], 'P-ARC-001', /P-CMP-009/],
    [[item('P-CMP-001'), item('P-SEQ-001', { builds: ['P-CMP-001', 'P-CMP-002'] })], 'P-SEQ-001', /P-CMP-002/],
    [[item('P-ARC-001', { depends_on: ['P-ARC-001'] })], 'P-ARC-001', /P-ARC-001 → P-ARC-001/],
    [
      [
        item('P-ARC-001', { depends_on: ['P-ARC-002'] }),
        item('P-ARC-002', { depends_on: ['P-ARC-003'] }),
        item('P-ARC-003', { depends_on: ['P-ARC-002'] }),
      ],
      'P-ARC-002',
      /P-ARC-002 → P-ARC-003 → P-ARC-002/,
    ],
    [[item('P-CMP-001', { purpose: undefined })], 'P-CMP-001', /without purpose/],
    [[item('P-CMP-001', { interfaces: [] })], 'P-CMP-001', /without interfaces/],
    [[item('P-CMP-001', { verification: [] })], 'P-CMP-001', /without verification/],
    [[item('P-RSK-001', { mitigation: undefined })], 'P-RSK-001', /without mitigation/],
    [[item('P-DEC-001', { options: ['one'] })], 'P-DEC-001', /without options/],
    [[item('P-ARC-001'), item('P-ARC-001')], 'P-ARC-001', /two items/],
    [[item('P-CMP-001'), item('P-CMP-002'), item('P-SEQ-001')], 'SEQ', /P-CMP-002: .* no step builds/],
  ])('is refused by id for %s', (items, id, message) => {
    const problems = planProblems(items, claims);
    expect(problems).toMatchObject([{ text: expect.stringMatching(message) as string }]);
    expect(problems[0]?.about[0]).toBe(id);
    expect(problems[0]?.text).toMatch(/ → .*\.$/);
  });

  it('knows from the ledger which claims were refuted, and by how many sources', () => {
    const claim = (id: string, more: object) => ({ id, text: id, evidence: [{ source: 'S001' }], ...more }) as never;
    const known = planClaims({ claims: [claim('C001', { verdict: 'contradicted' }), claim('C002', {})] });
    expect(known.map(({ isRefuted, sources }) => [isRefuted, sources])).toEqual([
      [true, 1],
      [false, 1],
    ]);
  });
});

describe('a cycle', () => {
  const anyGraph = fc
    .array(fc.array(fc.nat({ max: 9 }), { maxLength: 3 }), { maxLength: 10 })
    .map((lists) => new Map(lists.map((list, index) => [String(index), list.map(String)])));

  it('is found wherever there is one: without it everything can be done in some order', () => {
    fc.assert(
      fc.property(anyGraph, (graph) => {
        const left = new Map(graph);
        for (let size = -1; size !== left.size;) {
          size = left.size;
          for (const [node, needs] of left) if (needs.every((one) => !left.has(one))) left.delete(node);
        }
        expect(findCycle(graph) === undefined).toBe(left.size === 0);
      }),
    );
  });
});

describe('a hand-in', () => {
  it('of an architect is checked in the plan as it is, and not for what others lack', () => {
    const before = plan([item('P-ARC-001', { depends_on: ['P-CMP-007'] }), item('P-CMP-001'), item('P-SEQ-001')]);
    const { handIn } = architect(2, 1, 'CMP', [item('P-CMP-001', { depends_on: ['P-ARC-001'] }), item('P-CMP-002')]);
    expect(architectProblems(before, handIn, claims)).toEqual([]);
  });

  it('of an architect has items, but for open decisions, of which there may be none', () => {
    const without = (section: 'CMP' | 'DEC') => ({ ...architect(2, 1, 'CMP', []).handIn, section });
    expect(planHandIn.safeParse(without('DEC')).success).toBe(true);
    expect(architectProblems(plan([]), without('DEC'), claims)).toEqual([]);
    expect(architectProblems(plan([]), without('CMP'), claims)).toEqual([
      'The section CMP has no items. Only DEC may have none.',
    ]);
  });

  it('with too few words is told what is expected, what came, and what to do', () => {
    const short = { ...architect(2, 1, 'CMP', []).handIn, summary: 'Done.' };
    expect(formatIssues(planHandIn.safeParse(short).error?.issues ?? [], short)).toEqual([
      'summary: expected at least 20 characters: say it in a sentence, received "Done."',
    ]);
  });

  it('of an architect is refused by id', () => {
    const before = plan([item('P-ARC-001', { depends_on: ['P-CMP-001'] }), item('P-CMP-001')]);
    const { handIn } = architect(2, 1, 'CMP', [item('P-CMP-001', { depends_on: ['P-ARC-001'] }), item('P-RSK-001')]);
    const problems = architectProblems(before, handIn, claims);
    expect(problems.map((line) => line.split(/[:.]/)[0])).toEqual(['P-RSK-001 does not belong to CMP', 'P-ARC-001']);
    expect(problems[1]).toMatch(/P-ARC-001 → P-CMP-001 → P-ARC-001/);
  });

  it('of a critic may be about what there is only, and rule on what was answered', () => {
    const known = plan([item('P-CMP-001')], { defects: [defect({ status: 'answered' }), defect({ id: 'D002' })] });
    const ruling = (id: string) => ({ defect: id, ruling: 'accepted' as const, reason: 'It is resolved.' });
    const good = critique(2, 1, {
      defects: [newDefect(), newDefect({ about: 'C001' }), newDefect({ about: 'SEQ' })],
      rulings: [ruling('D001')],
    });
    expect(criticProblems(known, good.handIn, claims)).toEqual([]);
    const bad = critique(2, 1, {
      defects: [newDefect({ about: 'P-CMP-002' }), newDefect({ about: 'C999' })],
      rulings: [ruling('D002'), ruling('D009')],
    });
    expect(criticProblems(known, bad.handIn, claims).map((line) => /[PCD][-\w]*\d/.exec(line)?.[0])).toEqual([
      'P-CMP-002',
      'C999',
      'D001',
    ]);
  });
});
