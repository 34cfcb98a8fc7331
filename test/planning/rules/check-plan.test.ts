import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPlan } from '../../../src/planning/rules/check-plan.ts';
import { describeDefects, describePlan } from '../../../src/planning/rules/describe-plan.ts';
import { readPlanDocument } from '../../../src/planning/rules/check-document.ts';
import { planSections } from '../../../src/planning/rules/plan-hand-in.ts';
import { fillPlanTemplate } from '../../../src/base/tex.ts';
import { anyText } from '../../support/samples.ts';
import { claims, defect, item, plan } from './samples.ts';

const codes = planSections.map(({ code }) => code);
const whole = plan(codes.map((code) => item(`P-${code}-001`)));
const template = readFileSync(join(import.meta.dirname, '..', '..', '..', 'templates', 'plan-template.tex'), 'utf8');

/** The template with a paragraph in each section that binds its item. */
function written(change: (text: string) => string = (text) => text): string {
  const filled = codes.reduce(
    (text, code, index) => {
      const heading = `\\section{${(planSections[index]?.title ?? '').replace('&', '\\&')}}\n`;
      return text.replace(heading, () => `${heading}What it says. \\planitem{P-${code}-001}\n`);
    },
    fillPlanTemplate(template, 'Rate Limiting'),
  );
  return change(filled);
}

const check = (text: string | undefined, of = whole) =>
  checkPlan(of, claims, {
    text,
    texFile: 'x-plan.tex',
    itemsFile: 'plan.json',
    lineOf: (id) => (id === 'P-CMP-001' ? 7 : null),
  });
const ids = (text: string | undefined, of = whole) => check(text, of).map(({ id }) => id);

describe('plan check', () => {
  it('finds nothing in a plan that is whole', () => {
    expect(check(written())).toEqual([]);
  });

  it.each([
    ['T00', undefined],
    ['T01', written((text) => text.replace('\\section{Risk Assessment}', '\\section{Risks}'))],
    [
      'T03',
      written((text) => text.replace('What it says. \\planitem{P-DEC-001}', '\\planitem{P-DEC-001} % says nothing')),
    ],
    ['T03', written((text) => text.replace('What it says. \\planitem{P-TEC-001}', '\\planitem{P-TEC-001}'))],
    ['T04', written((text) => text.replace('\\planitem{P-SEQ-001}', '% \\planitem{P-SEQ-001}'))],
    ['T05', written((text) => text.replace('\\planitem{P-SEQ-001}', '\\planitem{P-SEQ-001} \\planitem{P-SEQ-009}'))],
    [
      'T06',
      written((text) =>
        text
          .replace('\\planitem{P-SEQ-001}', '')
          .replace('\\planitem{P-VIS-001}', '\\planitem{P-VIS-001}\\planitem{P-SEQ-001}'),
      ),
    ],
    [
      'T07',
      written((text) =>
        text.replace('\\planitem{P-SEQ-001}', '\\planitem{P-SEQ-001}\nThen the limiter takes\n3 sprints.'),
      ),
    ],
    ['T08', written((text) => text.replace('\\planitem{P-SEQ-001}', '\\planitem{P-SEQ-001}\n\nTODO: the rest'))],
  ])('finds %s', (id, text) => {
    expect(ids(text)).toContain(id);
  });

  it('finds sections out of order', () => {
    const swapped = written((text) => {
      const [before = '', rest = ''] = text.split('\\section{Technology Stack}');
      const [technology = '', after = ''] = rest.split('\\section{Defensibility Analysis}');
      const [defence = '', end = ''] = after.split('\\section{Risk Assessment}');
      return `${before}\\section{Defensibility Analysis}${defence}\\section{Technology Stack}${technology}\\section{Risk Assessment}${end}`;
    });
    expect(check(swapped)).toMatchObject([{ id: 'T02', message: expect.stringMatching(/Defensibility/) as string }]);
  });

  it('says where: the line of the document, or that of the item', () => {
    const text = written((before) =>
      before.replace('\\planitem{P-SEQ-001}', '\\planitem{P-SEQ-001}\\planitem{P-SEQ-009}'),
    );
    const line = text.split('\n').findIndex((one) => one.includes('P-SEQ-009')) + 1;
    expect(check(text)).toEqual([
      {
        id: 'T05',
        severity: 'error',
        file: 'x-plan.tex',
        line,
        message: 'There is no item P-SEQ-009.',
        fix: 'Take it out, or bind the item that is meant.',
      },
    ]);
    const bare = plan(codes.map((code) => item(`P-${code}-001`, code === 'CMP' ? { claims: [] } : {})));
    expect(check(written(), bare)).toMatchObject([{ id: 'P05', severity: 'error', file: 'plan.json', line: 7 }]);
  });

  it('lets an item be mentioned anywhere once it stands in its section, and leaves comments and listings alone', () => {
    const text = written((before) =>
      before
        .replace(
          '\\planitem{P-VIS-001}',
          '\\planitem{P-VIS-001}\\planitem{P-SEQ-001} costs 5\\% % takes 3 weeks \\planitem{P-X}',
        )
        .replace(
          '\\planitem{P-CMP-001}',
          '\\planitem{P-CMP-001}\n\\begin{verbatim}\nsleep 3 weeks # TODO\n\\end{verbatim}',
        ),
    );
    expect(check(text)).toEqual([]);
  });

  it('warns of what nobody has found out, and refuses a plan without items', () => {
    const open = { ...whole, claims_to_check: [{ text: 'Clocks of nodes drift.', section: 'CMP', iteration: 1 }] };
    expect(check(written(), open)).toMatchObject([{ id: 'P20', severity: 'warning' }]);
    expect(ids(undefined, plan())).toEqual(['P00', 'T00']);
  });

  it('takes any text', () => {
    const pieces = fc.array(
      fc.oneof(
        anyText,
        fc.constantFrom('\\section{', '}', '\n', '\\planitem{', '%', '\\begin{verbatim}', '\\end{document}'),
      ),
    );
    fc.assert(
      fc.property(pieces, (parts) => {
        const { sections, bindings } = readPlanDocument(parts.join(''));
        for (const { section } of bindings) expect(section).toBeLessThan(sections.length);
        check(parts.join(''));
      }),
    );
  });
});

describe('the plan in words', () => {
  it('has its items by section, with what they rest on and need', () => {
    const text = describePlan(plan([item('P-SEQ-001', { depends_on: ['P-CMP-001'] }), item('P-CMP-001')]));
    expect(text).toMatch(
      /^CMP Component Design\n\nP-CMP-001 \(component\) The item P-CMP-001\n {2}What [^]*based on: C001\n\nSEQ /,
    );
    expect(text).toMatch(/builds: P-CMP-001\n[^]*needs: P-CMP-001$/);
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
