import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { MeasuredJournal } from '../../src/app/forecast.ts';
import { workflowPaths } from '../../src/files/paths.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 2, 1, 10, minute)).toISOString();
const line = (minute: number, event: string, more: object = {}) =>
  `${JSON.stringify({ time: at(minute), event, ...more })}\n`;

it('reads each line of a growing journal once, and all of one that was replaced', () => {
  const root = mkdtempSync(join(tmpdir(), 'workflow-measured-'));
  onTestFinished(() => {
    rmSync(root, { recursive: true, force: true });
  });
  const paths = workflowPaths(root, 'x');
  mkdirSync(dirname(paths.journal), { recursive: true });
  const journal = new MeasuredJournal(paths);
  expect(journal.read()).toEqual([]);

  const begun = line(0, 'iteration-begun', { iteration: 1, agents: 3, writing: false, state: { prompt: 'How?' } });
  const recorded = line(9, 'recorded', { iteration: 1, kind: 'research', verdict: 'long', merged: ['C1'] });
  writeFileSync(paths.journal, begun + line(1, 'hand-in', { iteration: 1 }) + recorded.slice(0, 30));
  const first = { time: at(0), event: 'iteration-begun', iteration: 1 };
  expect(journal.read()).toEqual([first]);
  // The line that was not whole is read when it is, and nothing is read twice.
  appendFileSync(paths.journal, recorded.slice(30) + line(9, 'spent', { iteration: 1, usd: 0.5, tokens: 7 }));
  const whole = [
    first,
    { time: at(9), event: 'recorded', iteration: 1, kind: 'research' },
    { time: at(9), event: 'spent', iteration: 1, usd: 0.5 },
  ];
  expect(journal.read()).toEqual(whole);
  expect(journal.read()).toEqual(whole);

  writeFileSync(paths.journal, line(20, 'waits', { for: 'the API', until: null }));
  expect(journal.read()).toEqual([{ time: at(20), event: 'waits', for: 'the API', until: null }]);
  rmSync(paths.journal);
  expect(journal.read()).toEqual([]);
});
