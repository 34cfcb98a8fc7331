import { expect, it } from 'vitest';
import { askBack } from '../../../src/loop/rules/condition.ts';
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

const answered = (answer: string, question = 'Which domain?') => ({ id: 'E001', question, answer, items: ['F005'] });

it.each([
  'a.example - but only if nobody has it',
  'Yes, unless it is slow',
  'Both, provided that they fit',
  'A as long as it is free',
])('asks back whether the condition of an answer holds, once: %s', (answer) => {
  const text = askBack(answered(answer));
  expect(text).toContain(`E001 (about F005) was answered with a condition: “${answer}”. Does the condition hold?`);
  expect(askBack(answered('Only if it rains', text))).toBeUndefined();
});

it.each(['a.example', 'Only A', 'If in doubt, A', 'The condition is A'])('asks nothing back about: %s', (answer) => {
  expect(askBack(answered(answer))).toBeUndefined();
});
