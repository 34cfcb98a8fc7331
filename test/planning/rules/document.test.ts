import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { describeDefects, describePlan, planBlocks } from '../../../src/planning/rules/document.ts';
import { planSections } from '../../../src/planning/rules/plan.ts';
import type { Defect } from '../../../src/planning/rules/defects.ts';
import { cited } from '../../../src/report/rules/assemble.ts';
import { blocksTex } from '../../../src/report/rules/to-tex.ts';
import { sampleLedger } from '../../report/rules/sample-report.ts';
import { defect, item, plan } from './samples.ts';

const texOf = (of: ReturnType<typeof plan>, objections: Defect[] = []) =>
  new Map([...planBlocks(of, objections)].map(([title, blocks]) => [title, blocksTex(cited(blocks, sampleLedger))]));

describe("the plan's document", () => {
  it('has every section of the template, in its order', () => {
    const template = readFileSync(new URL('../../../templates/plan-template.tex', import.meta.url), 'utf8');
    const places = [...template.matchAll(/\{\{([A-Z][A-Za-z& ]*)\}\}/g)].map(([, name]) => name);
    expect(places).toEqual(['PAPER', 'LANGUAGE', 'TITLE', 'DAY', ...planSections.map(({ title }) => title)]);
    expect([...texOf(plan()).keys()]).toEqual(planSections.map(({ title }) => title));
    expect(texOf(plan()).get('Risk Assessment')).toBe('This section has no items.');
    expect(texOf(plan([item('P-VIS-001')])).get('Open Design Decisions')).toBe('No decision is open.');
  });

  it('says all that an item says, with its sources cited and what it needs named', () => {
    const component = item('P-CMP-001', {
      text: 'Holds the tokens.\n\nIt counts in `integers`.',
      depends_on: ['P-ARC-002'],
      verification: ['npx vitest run -- a_b'],
    });
    const text = texOf(plan([component, item('P-ARC-002', { title: 'One clock' })])).get('Component Design') ?? '';
    expect(text).toContain('\\subsection{The item P-CMP-001 (P-CMP-001)}');
    expect(text).toMatch(/Holds the tokens\.\n\nIt counts in \\texttt\{integers\}\. \\citep\{[\w,]+\}/);
    for (const part of [
      'It does its part.',
      '\\textbf{Interfaces.}',
      'take()',
      '\\texttt{npx vitest run -{}- a\\_',
      'P-ARC-002 One clock',
    ])
      expect(text).toContain(part);
    const risks = texOf(plan([item('P-RSK-001'), item('P-DEC-001')]));
    expect(risks.get('Risk Assessment')).toContain('\\textbf{Mitigation.} It is watched closely.');
    expect(risks.get('Open Design Decisions')).toMatch(/Options\.[^]*one[^]*other/);
  });

  it('names the objections that are left, as TeX that can do nothing', () => {
    const said = 'Costs 50% & _more_ \\input{/etc/passwd} $x$ {{';
    const history: Defect['history'] = [{ event: 'answered', iteration: 2, by: '', text: 'disputed: It is #1.' }];
    const left = [defect({ statement: said, resolution: said, history }), defect({ id: 'D002', severity: 'concern' })];
    const tex = texOf(plan([item('P-VIS-001', { text: said })]), left).get('Open Design Decisions') ?? '';
    expect(tex).toContain('\\textbf{D001 (blocker, P-CMP-001; open).} Costs 50\\% \\& \\_more\\_');
    expect(tex).toContain('Answer: disputed: It is \\#1.');
    for (const active of ['\\input{', '50%', ' $x', '{{']) expect(tex).not.toContain(active);
  });
});

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
        'D002 (blocker, P-CMP-001; answered; no critic has ruled on it)',
        '  “Two nodes refill the same bucket twice.”',
        '  Wanted: “Keep each bucket on one node.”',
        '  Answer: “disputed: No.”',
        '',
        'D001 (concern, P-CMP-001; open)',
        '  “Two nodes refill the same bucket twice.”',
        '  Wanted: “Keep each bucket on one node.”',
      ].join('\n'),
    );
  });
});
