import { once } from 'node:events';
import { readFileSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { workflowPaths } from '../../src/files/paths.ts';
import { readJournal } from '../../src/journal/journal.ts';
import { fold } from '../../src/journal/rules/fold.ts';
import type { WorkflowState } from '../../src/loop/rules/state.ts';
import { validateState } from '../../src/loop/state-document.ts';
import { readState, stateFile } from '../../src/loop/state-file.ts';
import { newProject } from '../support/project.ts';
import { Session } from '../support/session.ts';
import { Worker } from '../support/worker.ts';
import { started } from './state-writer.ts';

const kills = Number(process.env.TORTURE_KILLS ?? 100);

it(
  `a writer killed ${kills} times at any moment never leaves a broken state, a torn line or a lock`,
  { timeout: 20_000 + kills * 1_000 },
  async () => {
    const project = await newProject();
    await new Session(project, 's1').begins('x');
    const paths = workflowPaths(project.root, 'x');
    const document = stateFile(paths);
    const worker = await Worker.of(join(import.meta.dirname, 'state-writer.ts'));
    onTestFinished(() => worker.dispose());
    let written = 0;
    for (let round = 0; round < kills; round += 1) {
      const running = worker.start(project.root, 'x');
      expect(String(await once(running.stdout, 'data'))).toContain(started);
      await sleep(Math.random() * 30);
      running.kill('SIGKILL');
      expect((await running).stderr).toBe('');
      // The file may be one change behind the log, and is never anything else.
      const inFile = validateState(readFileSync(paths.state, 'utf8'), paths, new Date()).findings_count;
      const { findings_count } = await readState(paths);
      expect([findings_count, findings_count - 1]).toContain(inFile);
      expect(findings_count).toBeGreaterThanOrEqual(written);
      written = findings_count;
    }
    expect(written).toBeGreaterThan(kills);
    const locks = () => project.files('docs/research-x/.runtime').filter((file) => file.includes('/lock'));
    // A token that was cut short before it named its owner goes when it is 30 seconds old.
    const old = Date.now() / 1_000 - 31;
    for (const file of locks()) utimesSync(project.path(file), old, old);
    expect((await project.cli('stop', 'x')).exitCode).toBe(0);
    expect(locks()).toEqual([]);
    expect(project.journal('x').filter(({ event }) => event === 'released')).toHaveLength(written);
    const folded = fold(readJournal(paths)).get(document.name) as unknown as WorkflowState;
    expect(folded).toMatchObject({ findings_count: written, prompt: 'What is known?' });
    expect(readFileSync(paths.state, 'utf8')).toBe(document.form.format(folded));
  },
);
