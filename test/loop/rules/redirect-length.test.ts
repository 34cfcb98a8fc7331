import { expect, it } from 'vitest';
import { answerAsRedirect, longestRedirect } from '../../../src/loop/rules/redirect.ts';

it('tells an answer whole, and of a long question the beginning; a longer answer is refused with the limit', () => {
  const answer = 'a'.repeat(2_000);
  const told = answerAsRedirect({ id: 'E001', question: 'q'.repeat(4_000), answer, items: [] });
  expect(told).toContain(`…": ${answer}`);
  expect(told).toHaveLength(longestRedirect);
  const long = 'w'.repeat(1_500);
  expect(answerAsRedirect({ id: 'E001', question: long, answer: 'Both.', items: [] })).toContain(`"${long}"`);
  expect(answerAsRedirect({ id: 'E001', question: 'Which?', answer: 'Both.', items: ['F005'] })).toBe(
    'Answer of the user to E001 about F005, "Which?": Both.',
  );
  expect(() => answerAsRedirect({ id: 'E001', question: 'Which?', answer: `${answer}b`, items: [] })).toThrow(
    'too long for a brief',
  );
});
