import { expect, it } from 'vitest';
import { answerAsRedirect, longestRedirect } from '../../../src/loop/rules/redirect.ts';

it('tells an answer whole, and of a long question the beginning; a longer answer is refused with the limit', () => {
  const answer = 'a'.repeat(2_000);
  const told = answerAsRedirect('E001', 'q'.repeat(4_000), answer);
  expect(told).toContain(`…": ${answer}`);
  expect(told.length).toBeLessThanOrEqual(longestRedirect);
  expect(answerAsRedirect('E001', 'Which?', 'Both.')).toBe('Answer of the user to E001, "Which?": Both.');
  expect(() => answerAsRedirect('E001', 'Which?', `${answer}b`)).toThrow('longer than a brief takes');
});
