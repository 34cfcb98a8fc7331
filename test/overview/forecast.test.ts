import { appendFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readMeasure } from '../../src/overview/forecast.ts';
import { workflowPaths } from '../../src/files/paths.ts';
import { state } from '../support/samples.ts';

const line = (minute: number, event: string, more: object = {}) =>
  `${JSON.stringify({ time: new Date(Date.UTC(2026, 2, 1, 10, minute)).toISOString(), event, ...more })}\n`;

it('measures the iterations in a journal that is not there yet, grows, and ends in the middle of a line', () => {
  const root = mkdtempSync(join(tmpdir(), 'workflow-measured-'));
  onTestFinished(() => {
    rmSync(root, { recursive: true, force: true });
  });
  const paths = workflowPaths(root, 'x');
  mkdirSync(dirname(paths.journal), { recursive: true });
  const measured = () => readMeasure(paths, state());
  expect(measured().iterations).toBe(0);
  const recorded = line(9, 'recorded', { iteration: 1, kind: 'research', verdict: 'long', merged: ['C1'] });
  appendFileSync(paths.journal, line(0, 'iteration-begun', { iteration: 1, agents: 3, writing: false }));
  appendFileSync(paths.journal, line(1, 'hand-in', { iteration: 1 }) + recorded.slice(0, 30));
  expect(measured().iterations).toBe(0);
  appendFileSync(paths.journal, recorded.slice(30) + line(9, 'spent', { iteration: 1, usd: 0.5, tokens: 7 }));
  expect(measured()).toMatchObject({ iterations: 1, usd: 0.5, minutes: 9 });
});
