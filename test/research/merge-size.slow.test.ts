import { expect, it } from 'vitest';
import { mergeHandIns } from '../../src/research/rules/merge.ts';
import { handInCorpus } from '../bench/corpus.ts';
import { ledger } from '../support/samples.ts';

/** Seconds of CPU time, which do not depend on what else the machine does. */
function secondsOf(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

it('takes no more than in proportion for the contradictions of many hand-ins', () => {
  const merge = (handIns: number) => () => mergeHandIns(ledger(), handInCorpus(handIns, 40), '2026-03-01');
  merge(10)();
  const one = secondsOf(merge(25));
  const four = secondsOf(merge(100));
  // Each side was compared with all texts: then four times as many hand-ins take sixteen times as long.
  expect(four / one).toBeLessThan(8);
}, 120_000);
