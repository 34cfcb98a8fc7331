import { type AttemptRecord, numbered } from '../../coding/rules/attempt.ts';
import type { Row } from './overview.ts';

/**
 * The remarks on a feature from its last attempt: how it was proven, what its coder decided and was not sure of, and the doubts of code,
 * each with the words of the reviewer who accepted it.
 */
export function attemptRemarks(attempt: AttemptRecord, hasPassed: boolean): Row[] {
  const { verification, review, hand_in } = attempt;
  const { unsure = [], decisions = [] } = hand_in ?? {};
  const doubts = hasPassed ? numbered(verification?.concerns ?? []) : [];
  const accepted = (id: string) => review?.examined?.find(({ lines }) => lines.includes(id))?.why ?? '';
  return [
    ...(hasPassed && verification !== null ? [['proven', provenHow(attempt)] as const] : []),
    ...decisions.map((text): Row => ['decided by its coder', text]),
    ...unsure.map((text): Row => ['its coder was not sure', text]),
    ...doubts.map(({ id, text }): Row => {
      const why = accepted(id);
      return ['doubted by code', why === '' ? text : `${text} (accepted by its reviewer: ${why})`];
    }),
  ];
}

/**
 * How an attempt was proven, in one line: its proofs, its review, and its tests on the code before. Names of tests come last, because the
 * line may be cut.
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
