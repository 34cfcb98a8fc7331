import { describe, expect, it } from 'vitest';
import { readDecomposition, readPlanItems } from '../../../../src/coding/rules/plans/divide.ts';
import { readPlanText } from '../../../../src/coding/rules/plans/tasks.ts';

const sections = (text: string, file = 'plan.md') => {
  const reading = readPlanText(text, file);
  if (reading.is !== 'needs-decomposition') throw new Error('it was read by code');
  return reading.sections;
};

describe('what a feature-decomposer hands in', () => {
  const text = '# Plan\nintro\n## Parser\nFR-003: docs/parser.md says how.\n## Risks\ntext';
  const plan = { sections: sections(text), text, file: 'x-plan.md' };
  const one = (id: string, more: object = {}) => ({
    id,
    name: `Feature ${id}`,
    description: 'It reads a file and gives its lines.',
    component: 'parser',
    dependencies: [],
    requirements: [{ id: 'FR-003' }],
    sections: ['S2'],
    ...more,
  });
  const left_out = [
    { section: 'S1', why: 'an introduction' },
    { section: 'S3', why: 'nothing to build' },
  ];
  const problems = (value: object) => {
    const read = readDecomposition(value, plan);
    return read.is === 'refused' ? read.problems : [];
  };

  it('becomes features with their places', () => {
    const ways = ['With the parser of the platform.', 'With a parser of our own.'];
    const read = readDecomposition(
      { features: [one('F1', { ways }), one('F2', { dependencies: ['F1'] })], left_out },
      plan,
    );
    expect(read).toMatchObject({
      is: 'features',
      features: [
        { id: 'F1', ways, trail: [], origin: expect.stringMatching(/^x-plan\.md:3-\d+/) as string },
        { id: 'F2', dependencies: ['F1'] },
      ],
      notes: ['x-plan.md:1: left out: an introduction', 'x-plan.md:5: left out: nothing to build'],
    });
  });

  it('is sent back when it leaves a section out without a word, or is no list to work on', () => {
    expect(problems({ features: [one('F1', { dependencies: ['F1'] })], left_out: left_out.slice(0, 1) })).toEqual([
      'S3 ("Risks") is in no feature and not among the left_out',
      'the dependencies go round: F1 → F1',
    ]);
    expect(problems({ features: [one('F1', { sections: ['S9'] })], left_out })[0]).toBe('S9 is no section of the plan');
    expect(problems({ features: [], left_out: [...left_out, { section: 'S2', why: 'why not' }] })).toEqual([
      'there is no feature in it',
    ]);
    expect(problems({ features: [one('F 1')] })[0]).toContain('features #1 id');
    expect(problems([])).not.toEqual([]);
    const requirements = [{ id: 'FR-003', files: ['docs/parser.md', 'docs/made-up.md'] }];
    expect(problems({ features: [one('F1', { requirements: [] })], left_out })).toEqual([
      'FR-003 (line 4 of the plan) is among the requirements of no feature',
    ]);
    expect(problems({ features: [one('F1', { requirements })], left_out })).toEqual([
      'F1: "docs/made-up.md" of its requirements does not stand in the plan',
    ]);
  });
});

describe('the items of an agreed plan', () => {
  const item = (id: string, kind: string, more: object = {}) => ({
    id,
    kind,
    title: `Title ${id}`,
    text: `Text of ${id}.`,
    ...more,
  });

  const planOf = (...items: object[]) => ({ schema: 1, sections: [{ code: 'SEQ', items }] });

  it('are a feature for each step, and for each component that no step builds', () => {
    const reading = readPlanItems(
      {
        schema: 1,
        sections: [
          {
            items: [
              item('P-VIS-001', 'objective'),
              item('P-CMP-001', 'component', {
                verification: ['npm test'],
                purpose: 'It reads.',
                interfaces: ['read(file)'],
              }),
              item('P-CMP-002', 'component', { depends_on: ['P-CMP-001', 'P-TEC-001'] }),
              item('P-CMP-003', 'component', { depends_on: ['P-CMP-002'] }),
              item('P-SEQ-001', 'step', { builds: ['P-CMP-001'] }),
              item('P-SEQ-002', 'step', {
                builds: ['P-CMP-002'],
                depends_on: ['P-SEQ-001'],
                verification: ['npm run lint'],
              }),
            ],
          },
        ],
      },
      'docs/research-x/records/plan.json',
    );
    if (reading?.is !== 'features') throw new Error('nothing');
    expect(
      reading.features.map(({ id, dependencies, verification_commands }) => [id, dependencies, verification_commands]),
    ).toEqual([
      ['P-CMP-003', ['P-SEQ-002'], []],
      ['P-SEQ-001', [], ['npm test']],
      ['P-SEQ-002', ['P-SEQ-001'], ['npm run lint']],
    ]);
    expect(reading.features[1]?.description).toContain('Interface: read(file)');
    expect(reading.features[1]?.origin).toBe('docs/research-x/records/plan.json:P-SEQ-001');
  });

  it('are one after the other where the steps name no dependencies', () => {
    const reading = readPlanItems(planOf(item('P-SEQ-001', 'step'), item('P-SEQ-002', 'step')), 'plan.json');
    expect(reading?.is === 'features' && reading.features.map(({ dependencies }) => dependencies)).toEqual([
      [],
      ['P-SEQ-001'],
    ]);
  });

  it('may hold nothing to build, or be no plan at all', () => {
    expect(readPlanItems(planOf(item('P-RSK-001', 'risk')), 'plan.json')).toBeUndefined();
    expect(() => readPlanItems(planOf({}), 'plan.json')).toThrow('The plan is not valid');
  });
});
