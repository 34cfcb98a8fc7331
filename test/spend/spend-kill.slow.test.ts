import { once } from 'node:events';
import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { workflowPaths } from '../../src/files/paths.ts';
import { beginSpend, updateSpend } from '../../src/spend/spend.ts';
import { state } from '../support/samples.ts';
import { newProject } from '../support/project.ts';
import { messageRow } from '../support/transcript.ts';
import { Worker } from '../support/worker.ts';
import { started } from './spend-counter.ts';

const kills = 40;

it(`two counters at once, killed ${kills} times at any moment, count every message exactly once`, async () => {
  const project = await newProject();
  const paths = workflowPaths(project.root, 'x');
  const transcript = join(project.outside('claude'), 's1.jsonl');
  const agents = join(project.outside('claude'), 's1', 'subagents');
  mkdirSync(agents, { recursive: true });
  const worker = await Worker.of(join(import.meta.dirname, 'spend-counter.ts'));
  onTestFinished(() => worker.dispose());
  await beginSpend(paths, state(), 's1', transcript, new Date());
  let used = 0;
  // Cut anywhere, as a reader may find it that comes while a row is being written.
  let rest = '';
  const write = () => {
    const row = messageRow({ id: `m${used}`, at: new Date().toISOString(), input: 1 });
    const text = `${rest}${row}\n${row}\n`;
    const cut = Math.floor(Math.random() * text.length);
    appendFileSync(transcript, text.slice(0, cut));
    rest = text.slice(cut);
    appendFileSync(join(agents, `agent-${used % 5}.jsonl`), `${row}\n`);
    used += 1;
  };
  for (let round = 0; round < kills / 2; round += 1) {
    const counters = [0, 1].map(() => worker.start(project.root, 'x', 's1', transcript));
    for (const said of await Promise.all(counters.map(({ stdout }) => once(stdout, 'data')))) {
      expect(String(said)).toContain(started);
    }
    for (const counter of counters) {
      const until = performance.now() + Math.random() * 30;
      while (performance.now() < until) {
        write();
        await sleep(1);
      }
      counter.kill('SIGKILL');
      expect((await counter).stderr).toBe('');
    }
    await updateSpend(paths, state(), 's1', transcript, new Date());
  }
  appendFileSync(transcript, rest);
  expect(used).toBeGreaterThan(kills);
  const counted = async () => (await updateSpend(paths, state(), 's1', transcript, new Date())).tokens;
  // One that was killed while it broke the lock of another holds it up until that is stale.
  await expect.poll(counted, { timeout: 40_000 }).toBe(2 * used);
}, 120_000);
