import { expect, it } from 'vitest';
import { provenHow } from '../../../src/overview/rules/remarks.ts';

type Verification = NonNullable<Parameters<typeof provenHow>[0]['verification']>;

function proven(red_green: string): string {
  const verification = { proofs: [{ id: 'F001-1-test' }], red_green } as Partial<Verification> as Verification;
  return provenHow({ verification, review: null });
}

it('says how a feature was proven with the names of its tests last, each once, and no word of code before them', () => {
  expect(
    proven('red_green: the new tests failed before and pass now (test_one (tests.test_x.Case.test_one), test_two)'),
  ).toBe('proof F001-1-test; no review; the new tests failed before and pass now (test_one, test_two)');
  expect(proven('could_not_run: no test file is new or changed')).toBe(
    'proof F001-1-test; no review; no test file is new or changed',
  );
  expect(provenHow({ verification: null, review: null })).toBe('');
});
