import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { workflowPaths } from '../../src/files/paths.ts';
import { areRecordsUntouched, writeRecorded } from '../../src/journal/records.ts';

it('compares the hand-ins of all iterations, or those since one', () => {
  const root = mkdtempSync(join(tmpdir(), 'workflow-records-'));
  onTestFinished(() => {
    rmSync(root, { recursive: true, force: true });
  });
  const paths = workflowPaths(root, 'x');
  const file = (name: string) => join(paths.base, name);
  mkdirSync(paths.runtime, { recursive: true });
  writeFileSync(paths.journal, '');
  for (const name of ['inbox/1/researcher-1.json', 'inbox/2/researcher-1.json', 'plan.json'])
    writeRecorded(paths, name, '{}', () => {
      mkdirSync(dirname(file(name)), { recursive: true });
      writeFileSync(file(name), '{}');
    });
  expect(areRecordsUntouched(paths)).toBe(true);
  writeFileSync(file('inbox/1/researcher-1.json'), '[]');
  expect([areRecordsUntouched(paths), areRecordsUntouched(paths, 2)]).toEqual([false, true]);
  writeFileSync(file('inbox/1/added.json'), '{}');
  expect(areRecordsUntouched(paths, 2)).toBe(true);
  writeFileSync(file('inbox/2/added.json'), '{}');
  expect(areRecordsUntouched(paths, 2)).toBe(false);
  rmSync(file('inbox/2/added.json'));
  expect(areRecordsUntouched(paths, 2)).toBe(true);
  writeFileSync(file('plan.json'), '[]');
  expect(areRecordsUntouched(paths, 2)).toBe(false);
});
