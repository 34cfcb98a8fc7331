import { expect, it } from 'vitest';
import { nearestTo } from '../../../src/research/rules/passages.ts';

const near = (texts: string[], most = 5) => {
  const all = texts.map((text, at) => ({ id: `C${at}`, text }));
  return all.map((one) => nearestTo(all)(one, most).map(({ id }) => id));
};

it('finds what has rare words in common, in any script, the nearest first', () => {
  const texts = [
    'The queue keeps the job after a crash.',
    'After a crash the job is kept by the queue.',
    'The crash of a queue is logged.',
    'The weather is fine.',
    'The sea is blue.',
  ];
  expect(near(texts, 2)[0]).toEqual(['C1', 'C2']);
  expect(near(['障害でジョブを失う。', 'ジョブは障害で失われる。', '天気は良い。'])[0]).toEqual(['C1']);
});

it('is bounded, and fast for many texts', () => {
  const texts = Array.from({ length: 2_000 }, (_, at) => `Word${at % 97} and other${at % 41} of thing${at}.`);
  const all = texts.map((text, at) => ({ id: `C${at}`, text }));
  const find = nearestTo(all);
  expect(all.slice(0, 50).every((one) => find(one, 5).length === 5)).toBe(true);
});
