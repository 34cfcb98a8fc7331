import { once } from 'node:events';
import { readFileSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { parseJournal } from '../../src/journal/rules/journal-line.ts';
import { rebuildState } from '../../src/research/rules/rebuild-state.ts';
import { readJournal } from '../../src/journal/journal.ts';
import { workflowPaths } from '../../src/files/paths.ts';
import { validateState } from '../../src/loop/state-document.ts';
import { newProject } from '../support/project.ts';
import { Session } from '../support/session.ts';
import { Worker } from '../support/worker.ts';
import { started } from './state-writer.ts';

const kills = 40;

it(`a writer killed ${kills} times at any moment never leaves a broken state, a torn journal line or a lock`, async () => {
  const project = await newProject();
  await new Session(project, 's1').begins('x');
  const paths = workflowPaths(project.root, 'x');
  const worker = await Worker.of(join(import.meta.dirname, 'state-writer.ts'));
  onTestFinished(() => worker.dispose());
  let written = 0;
  for (let round = 0; round < kills; round += 1) {
    const running = worker.start(project.root, 'x');
    expect(String(await once(running.stdout, 'data'))).toContain(started);
    await sleep(Math.random() * 30);
    running.kill('SIGKILL');
    const { stderr } = await running;
    expect(stderr).toBe('');
    const { findings_count } = validateState(readFileSync(paths.state, 'utf8'), paths, new Date());
    expect(findings_count).toBeGreaterThanOrEqual(written);
    written = findings_count;
  }
  expect(written).toBeGreaterThan(kills);
  const noted = project.journal('x').filter(({ event }) => event === 'released');
  // Each round may be killed between a line in the journal and the state that it leads to.
  expect(noted.length).toBeGreaterThanOrEqual(written);
  expect(noted.length).toBeLessThanOrEqual(written + kills);
  const rebuilt = rebuildState('x', parseJournal(readJournal(paths)));
  expect(rebuilt?.findings_count).toBeGreaterThanOrEqual(written);
  expect(rebuilt?.prompt).toBe('What is known?');
  const locks = () => project.files('docs/research-x/.runtime').filter((file) => file.includes('/lock'));
  // A token that was cut short before it named its owner goes when it is 30 seconds old.
  const old = Date.now() / 1_000 - 31;
  for (const file of locks()) utimesSync(project.path(file), old, old);
  expect((await project.cli('stop', 'x')).exitCode).toBe(0);
  expect(locks()).toEqual([]);
}, 60_000);
