import type { AttemptRecord } from '../../coding/rules/attempt-record.ts';

/**
 * How an attempt was proven, in one line: its proofs, its review, and its tests on the code before and with small faults. Names of tests
 * come last, because the line may be cut.
 */
export function provenHow({ verification, review }: Pick<AttemptRecord, 'verification' | 'review'>): string {
  if (verification === null) return '';
  const proofs = verification.proofs.map(({ id }) => id).join(', ');
  const tests = verification.red_green
    .replace(/^(?:red_green|passed_before|could_not_run): /, '')
    // unittest prints a test as `test_one (tests.test_x.Case.test_one)`.
    .replace(/(\w+) \([\w.]+\.\1\)/g, '$1');
  return [`proof ${proofs}`, review === null ? 'no review' : 'a reviewer found nothing that blocks it', tests]
    .filter((one) => one !== '')
    .join('; ');
}
