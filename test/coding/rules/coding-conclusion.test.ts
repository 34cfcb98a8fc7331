import { describe, expect, it } from 'vitest';
import { composeCodingBrief, concludeCoding } from '../../../src/coding/rules/coding-brief.ts';
import { type Feature, type FeatureList, newFeature } from '../../../src/coding/rules/feature.ts';
import { ledger, state } from '../../support/samples.ts';
import { afterFeature, notWorkedOn } from '../../../src/coding/rules/attempt.ts';

const list = (...features: Partial<Feature>[]): FeatureList => ({
  schema: 1,
  source: null,
  proofs: [],
  features: features.map((one, index) => ({
    ...newFeature({ id: `F${index + 1}`, name: `Feature ${index + 1}` }),
    ...one,
  })),
});
const passed = { status: 'passed', passes: true } as const;
const none = new Map<string, string>();
const over = (
  features: FeatureList | undefined,
  waiting = none,
  sweep?: Parameters<typeof concludeCoding>[0]['sweep'],
) => concludeCoding({ list: features, waiting, sweep })(state(), ledger()).over;

describe('implementation', () => {
  it('goes on while something can be done, and before there is a list', () => {
    expect(over(undefined)).toBeNull();
    expect(over(list(passed, {}))).toBeNull();
    expect(over(list({ status: 'failed' }, {}))).toBeNull();
  });

  it('names what comes next', () => {
    const verdict = (...features: Partial<Feature>[]) =>
      concludeCoding({ list: list(...features), waiting: none, sweep: undefined })(state(), ledger()).verdict;
    expect(verdict(passed, {}, {})).toBe('1 of 3 features pass. Next: F2, F3.');
    expect(verdict({}, { status: 'in_progress' })).toBe('0 of 2 features pass, 1 in progress. In progress: F2.');
  });

  it('is complete only when everything that passed was verified once more', () => {
    const sweep = { verdict: 'passed', passed: ['F1', 'F2'], at: '' } as const;
    const done = list(passed, passed);
    expect(over(done)).toBeNull();
    expect(over(done, none, { ...sweep, passed: ['F1'] })).toBeNull();
    expect(over(done, none, { ...sweep, passed: ['F1', 'F2'] })).toBe('complete');
    expect(over(done, none, { verdict: 'failed', passed: ['F1', 'F2'], at: '' })).toBe('blocked_on_human');
    expect(over(done, none, { verdict: 'could_not_run', passed: ['F1', 'F2'], at: '' })).toBe('blocked_on_human');
  });

  it('ends with what failed, or waits for answers when there are questions', () => {
    expect(over(list(passed, { status: 'failed' }))).toBe('failure_threshold');
    expect(over(list({ status: 'failed' }), new Map([['F1', 'E001']]))).toBe('blocked_on_human');
  });
});

describe('the brief of an iteration of implementation', () => {
  const brief = (
    features: FeatureList | undefined,
    { atWork = [], parallel = 1, fruitless = 0 }: { atWork?: string[]; parallel?: number; fruitless?: number } = {},
  ) =>
    composeCodingBrief({
      state: state({
        ...{ prompt: 'Build it.', parallel, current_phase: 'Phase C: Implementation', iteration: 3 },
        ...{ fruitless_iterations: fruitless },
      }),
      list: features,
      waiting: none,
      assignments: [],
      finished: new Set(),
      started: new Set(),
      problems: [],
      redirects: [{ text: 'Use SQLite.' }],
      acceptance: undefined,
      folder: 'docs/research-x',
      atWork: new Set(atWork),
    });

  it('orders no second start of a feature whose agent is at work', () => {
    const running = { status: 'in_progress' } as const;
    const alone = brief(list(running, {}), { atWork: ['F1'] });
    expect(alone).toContain('1. Agents are still at work on F1: end your turn');
    expect(alone).not.toContain('feature start');
    const beside = brief(list(running, running), { atWork: ['F1'], parallel: 2 });
    expect(beside).toContain('feature start F2`');
    expect(beside).not.toContain('feature start F1');
    expect(beside).toContain('at work on F1: end your turn');
  });

  it('names one feature, and says of what the user wants that agents have it', () => {
    const text = brief(list(passed, {}, {}));
    expect(text).toContain('autonomous-workflow feature start F2`');
    expect(text).not.toContain('feature start F3');
    expect(text).toMatch(
      /## New from the user[^#]* into the tasks of coders and reviewers: pass nothing on\.\n\n> Use SQLite\./,
    );
    expect(text).toContain('1 of 3 features pass');
  });

  it('says once how many features pass, and that iterations bring nothing', () => {
    const features = list(passed, { status: 'in_progress' });
    const told = (more: Parameters<typeof brief>[1]) => /## So far\n\n([^#]*)\n\n/.exec(brief(features, more))?.[1];
    expect(told({})).toBe('1 of 2 features pass, 1 in progress.');
    expect(told({ fruitless: 3 })).toContain('- 3 iterations in a row brought nothing');
  });

  it('goes on with what was begun, makes the list where there is none, and asks for the record where nothing is left', () => {
    expect(brief(list({}, { status: 'in_progress' }))).toContain('feature start F2`');
    expect(brief(undefined)).toContain('autonomous-workflow feature import');
    expect(brief(list(passed))).toContain(
      'what is left is to verify it all once more. Run `autonomous-workflow record`',
    );
  });
});

it('after a feature, while others are in progress, comes what there is to do, then the wait for agents', () => {
  expect(afterFeature(['T002', 'T003'], [notWorkedOn('T001')])).toBe(
    'T001 is begun, and no agent works on it: `autonomous-workflow feature start T001` names its next step. Agents are still at work on T002, T003: end your turn, and you are called when one has answered.',
  );
});
