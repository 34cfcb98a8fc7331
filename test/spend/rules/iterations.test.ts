import { appendFileSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { workflowPaths } from '../../../src/files/paths.ts';
import type { JournalLine } from '../../../src/journal/rules/fold.ts';
import { iterationRows, likelyUsd, measureOf } from '../../../src/spend/rules/iterations.ts';
import { readMeasure } from '../../../src/spend/spend.ts';
import { state } from '../../support/samples.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 2, 1, 10, minute)).toISOString();
const coding = 'Phase C: Implementation';

/** What iterations of features took that cost so much. */
const measured = (...all: (number | null)[]) =>
  measureOf(
    all.map((usd, index) => ({
      ...{ iteration: index + 1, kind: 'coding', agents: 2, tokens: null, result: '' },
      ...{ usd, began_at: at(0), ended_at: at(10) },
    })),
    coding,
  );

describe('the cost that the next iteration is likely to stay within', () => {
  it('is what nine of ten iterations of features stayed within, and not known from fewer than three', () => {
    expect(likelyUsd(measured(1, 2, 3, 4, 5, 6, 7, 8, 9, 50), coding)).toBe(9);
    expect(likelyUsd(measured(1, 2, 3), coding)).toBe(3);
    expect(likelyUsd(measured(1, 2, null), coding)).toBeUndefined();
  });

  it('is that of two agents elsewhere', () => expect(likelyUsd(measured(4), 'Phase A: Research')).toBe(4));
});

it('the rows of iterations take the time from begin to end, and the cost from wherever it is known', () => {
  const journal = [
    { time: at(0), event: 'iteration-begun', iteration: 1, agents: 3 },
    { time: at(1), event: 'agent-started', iteration: 1 },
    { time: at(2), event: 'agent-started', iteration: 1 },
    { time: at(20), event: 'recorded', iteration: 1, kind: 'research', verdict: '', result: 'New.' },
    { time: at(21), event: 'iteration-begun', iteration: 2, agents: 1 },
    { time: at(21), event: 'spent', iteration: 1, usd: 1.5, tokens: 9 },
    { time: at(30), event: 'recorded', iteration: 2, kind: 'writing', verdict: '' },
    { time: at(31), event: 'woken', why: 'x' },
  ] as unknown as JournalLine[];
  const rows = iterationRows(journal, { iteration: 2, usd: 0.5, tokens: 7 });
  const first = { iteration: 1, kind: 'research', began_at: at(0), ended_at: at(21), agents: 2, result: 'New.' };
  const second = { iteration: 2, kind: 'writing', began_at: at(21), ended_at: at(30), agents: 0, result: '' };
  expect(rows).toEqual([
    { ...first, usd: 1.5, tokens: 9 },
    { ...second, usd: 0.5, tokens: 7 },
  ]);
  expect(measureOf(rows, 'Phase A: Research')).toEqual({ minutes: [21], usd: [1.5], agentUsd: [0.75] });
});

const line = (minute: number, event: string, more: object = {}) =>
  `${JSON.stringify({ time: at(minute), event, ...more })}\n`;

it('measures the iterations in a journal that is not there yet, grows, and ends in the middle of a line', () => {
  const paths = workflowPaths(mkdtempSync(join(tmpdir(), 'workflow-measured-')), 'x');
  mkdirSync(dirname(paths.journal), { recursive: true });
  const found = () => readMeasure(paths, state());
  expect(found().minutes).toEqual([]);
  const recorded = line(9, 'recorded', { iteration: 1, kind: 'research', verdict: 'long', merged: ['C1'] });
  appendFileSync(paths.journal, line(0, 'iteration-begun', { iteration: 1, agents: 3, writing: false }));
  appendFileSync(paths.journal, line(1, 'hand-in', { iteration: 1 }) + recorded.slice(0, 30));
  expect(found().minutes).toEqual([]);
  appendFileSync(paths.journal, recorded.slice(30) + line(9, 'spent', { iteration: 1, usd: 0.5, tokens: 7 }));
  expect(found()).toMatchObject({ usd: [0.5], minutes: [9] });
});
