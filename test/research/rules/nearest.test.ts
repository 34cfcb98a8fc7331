import { describe, expect, it } from 'vitest';
import { nearestTo, passageAround } from '../../../src/research/rules/passages.ts';

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

describe('the passage around a quote', () => {
  const filler = Array.from({ length: 30 }, (_, at) => `Paragraph ${at} tells of menus and of music.`).join('\n\n');
  const page = `${filler}\n\nThroughput reference points:\n\n- 100 jobs a second\n- 200 on two cores\n\n${filler}`;

  it('has the paragraphs, lists and blocks behind and before it whole', () => {
    const start = page.indexOf('Throughput');
    const passage = passageAround(page, { start, end: start + 20 });
    expect(passage).toContain('points:\n\n- 100 jobs a second\n- 200 on two cores\n\nParagraph 0 ');
    expect(passage).toMatch(/^Paragraph \d+ tells/);
    expect(passage.length).toBeLessThanOrEqual(1_500);
  });

  it('has the sentences around it where one paragraph is too long', () => {
    const long = `${'It is said here. '.repeat(200)}Jobs are kept. ${'Much is said. '.repeat(200)}`;
    const start = long.indexOf('Jobs');
    const passage = passageAround(long, { start, end: start + 14 });
    expect(passage).toMatch(/^It is said here\. .+Jobs are kept\. .+Much is said\.$/);
    expect(passage.length).toBeLessThan(1_100);
  });
});
