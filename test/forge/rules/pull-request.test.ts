import { describe, expect, it } from 'vitest';
import {
  answerTo,
  bodyWith,
  fitting,
  harmless,
  pullBody,
  pullTitle,
  type PullFeature,
  type Round,
} from '../../../src/forge/rules/pull-request.ts';

const feature = (id: string, more: Partial<PullFeature> = {}): PullFeature => ({
  id,
  name: `Function ${id}`,
  status: 'passed',
  requirements: [],
  commit: 'a1b2c3d4e5f6a7b8',
  what: 'It gives one. The issue asks for it.',
  before: 'the new tests failed before and pass now (one gives 1)',
  now: ['`npm test` passes (2 s)'],
  attempts: 1,
  remarks: [],
  left: '',
  issue: 42,
  answers: undefined,
  ...more,
});
const round = (features: PullFeature[], more: Partial<Round> = {}): Round => ({
  name: 'issue-42',
  title: 'Plan',
  from: '#42',
  pull: null,
  issues: [{ number: 42, title: 'Discounts' }],
  features,
  end: '$3.10',
  ...more,
});

describe('the body of a pull request', () => {
  it('closes the issue only when everything of it is done, and says what is not', () => {
    expect(pullBody([round([feature('F001')])])).toContain('Closes #42');
    const open = pullBody([
      round([feature('F001'), feature('F002', { status: 'failed', commit: null, left: 'it cannot work' })]),
    ]);
    expect(open).not.toContain('Closes');
    expect(open).toContain('For #42, of which not everything is done.');
    expect(open).toContain('**1 of 2 features');
    expect(open).toMatch(/## Not done\n\n- \*\*F002\*\* Function F002 \(failed\): it cannot work/);
  });

  it('has no part that is empty', () => {
    const headings = (body: string) => [...body.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading);
    expect(headings(pullBody([round([feature('F001')])]))).toEqual([
      'What and why',
      'Proofs',
      'Verified together, and cost',
    ]);
  });

  it('keeps a table whole, whatever a command or a test is called', () => {
    const body = pullBody([round([feature('F001', { before: 'a | b\nc `d|e`', now: ['`x | y` passes'] })])]);
    const rows = body.split('\n').filter((line) => line.startsWith('|'));
    for (const row of rows) expect(row.match(/(?<!\\)\|/g)).toHaveLength(6);
  });

  it('fits, and says where the rest is', () => {
    const many = Array.from({ length: 400 }, (_, index) => feature(`F${index}`, { what: 'x'.repeat(600) }));
    const body = fitting(pullBody([round(many)]), 'docs/research-x/pull-request.md');
    expect(body.length).toBeLessThan(65_536);
    expect(body).toContain('the rest: docs/research-x/pull-request.md');
    expect(bodyWith(body, body)).toBe(body);
  });

  it('mentions nobody, closes nothing else, and has no markup of others', () => {
    const words = 'Fixes #7, GH-8 and https://github.com/a/b/issues/9 for @bob: <img src=x> ![a](b) `a@b #1`';
    const text = harmless(words);
    expect(text).not.toMatch(/#7|GH-8|@bob|:\/\/github|(?<!\\)<img|(?<!\\)!\[/);
    expect(text).toContain('`a@b #1`');
  });

  it('takes the place of the earlier one, and leaves what people wrote', () => {
    const [one, two] = [pullBody([round([feature('F001')])]), pullBody([round([feature('F002')])])];
    const edited = `Seen by me.\r\n\r\n${one.replaceAll('\n', '\r\n')}\r\nMore by me.`;
    const after = bodyWith(edited, two);
    expect(after).toMatch(/^Seen by me\.\n/);
    expect(after).toMatch(/\nMore by me\.$/);
    expect(after).toContain('F002');
    expect(after).not.toContain('F001');
    expect(bodyWith(after, two)).toBe(after);
    expect(bodyWith(null, one)).toBe(one);
    expect(bodyWith('Mine', one)).toContain('Mine');
  });

  it('has a heading for each later round', () => {
    const later = round([feature('T001', { issue: null })], {
      name: 'review-17',
      from: 'the review of #17',
      issues: [],
    });
    expect(pullBody([round([feature('F001')]), later])).toMatch(/## the review of #17[\s\S]*T001/i);
  });
});

describe('its title', () => {
  it('is that of the issues, of the only feature, or of the plan', () => {
    expect(pullTitle([round([feature('F001')])])).toBe('Discounts');
    expect(pullTitle([round([feature('F001')], { issues: [] })])).toBe('Function F001');
    expect(pullTitle([round([feature('F001'), feature('F002')], { issues: [] })])).toBe('Plan');
  });
});

describe('the answer to a comment', () => {
  it('is the commit, or the reason; none while work goes on', () => {
    expect(answerTo('review-17', feature('T001'))?.text).toMatch(/^Done in a1b2c3d4e5f6a7b8: It gives one\./);
    expect(answerTo('review-17', feature('T001', { commit: null }))?.text).toMatch(/^No change: It gives one\./);
    expect(answerTo('review-17', feature('T001', { status: 'skipped', left: 'not this year' }))?.text).toMatch(
      /^Not done \(skipped\): not this year/,
    );
    expect(answerTo('review-17', feature('T001', { status: 'pending' }))).toBeUndefined();
  });
});
