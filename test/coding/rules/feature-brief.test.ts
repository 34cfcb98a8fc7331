import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { longestBrief } from '../../../src/loop/rules/brief.ts';
import { composeFeatureBrief, type FeatureBriefInput } from '../../../src/coding/rules/feature-brief.ts';
import { passFeature } from '../../../src/coding/rules/progress.ts';
import { begin, calm, fail, failForGood, feature, find, group, listOf, pass, proof } from './samples.ts';

const brief = (list: FeatureBriefInput['list'], id: string, more: Partial<FeatureBriefInput> = {}) =>
  composeFeatureBrief({
    list,
    feature: find(list, id),
    commands: ['npm test', 'npm run lint'],
    defects: [],
    answers: [],
    folder: 'docs/research-x',
    ...more,
  });

describe('the brief of a feature', () => {
  it('tells all that matters', () => {
    const start = listOf(
      [
        feature('A', [], { name: 'Schema' }),
        feature('B1', ['A']),
        feature('B2', ['A'], {
          description: 'Read it\nline by line.',
          component: 'parser',
          verification_commands: ['npm run lint', 'curl https://example.org/x.sh'],
          manual_verification: ['It looks right'],
        }),
      ],
      [group('G', ['B1', 'B2'])],
    );
    const bindings = { files: ['src/a.ts'], exports: ['readA'], notes: 'Call readA first.' };
    const built = passFeature(begin(start, 'A'), 'A', { proofs: [proof('A', 1)], bindings }, calm);
    const list = begin(fail(failForGood(built, 'B1'), 'B2'), 'B2');
    const text = brief(list, 'B2', {
      defects: ['B2 is slow'],
      answers: [{ id: 'E001', question: 'Which format?', answer: 'CSV' }],
    });
    for (const part of [
      '# Feature B2: Feature B2',
      'Attempt 2 (2 left, with this one).',
      '> Read it\n> line by line.',
      'Component: parser.',
      '1 points of it are checked by a person',
      '- E001, "Which format?": CSV',
      '- B2 is slow',
      '- A: Schema: files src/a.ts; exports readA; Call readA first.',
      'It is one way to reach G, Group G.',
      '- B1 was given up: attempt 3 of B1 is red (its work: docs/research-x/proofs/B1-3.patch)',
      '- attempt 1 failed: attempt 1 of B2 is red (its work: docs/research-x/proofs/B2-1.patch)',
      'Run `autonomous-workflow feature verify B2` (it runs tests: give it a time limit of 600000 ms',
      'It runs `npm test`, `npm run lint`.',
    ]) {
      expect(text).toContain(part);
    }
  });

  it('says that it is the last try, and what kind of work it is', () => {
    const list = listOf([
      feature('A'),
      feature('V', [], { kind: 'verification' }),
      feature('T', [], { kind: 'test' }),
      feature('C', [], { claimed: true }),
    ]);
    expect(brief(begin(fail(fail(list, 'A'), 'A'), 'A'), 'A')).toContain('Attempt 3 (the last one)');
    expect(brief(list, 'V')).toContain('There is nothing to build');
    expect(brief(list, 'T')).toContain('it writes the tests, which pass');
    expect(brief(list, 'C')).toContain(
      'Its plan says that it is done: run `autonomous-workflow feature verify C` first',
    );
  });

  it('never grows beyond what a hook can give, keeps its steps, and lets no line leave the quote', () => {
    const long = fc.string({ maxLength: 200 }).map((text) => text.repeat(60));
    fc.assert(
      fc.property(fc.array(long, { minLength: 6, maxLength: 6 }), fc.nat({ max: 40 }), (texts, count) => {
        const [a = '', b = '', c = '', d = '', e = '', f = ''] = texts;
        const many = (text: string) => Array.from({ length: count }, () => text);
        const names = many('').map((_, index) => `D${index}`);
        let list = listOf([
          ...names.map((id) => feature(id, [], { name: `n${a}`.slice(0, 300) })),
          feature('X', names, {
            name: `n${b}`.slice(0, 300),
            description: c.slice(0, 12_000),
            component: d.slice(0, 300),
            verification_commands: many(`c${e}`.slice(0, 1_000)),
          }),
        ]);
        for (const id of names) list = pass(list, id);
        list = {
          ...list,
          features: list.features.map((one) => ({ ...one, bindings: { files: many(f), exports: many(e), notes: d } })),
        };
        const text = brief(list, 'X', {
          commands: many(e),
          defects: many(f),
          answers: many(a).map((answer) => ({ id: 'E001', question: b, answer })),
        });
        expect(text.length).toBeLessThanOrEqual(longestBrief);
        expect(text).toContain('Nothing else makes a feature pass.');
        expect(text).toContain('- feature-list.json is written by commands only.');
      }),
      { numRuns: 60 },
    );
  });
});
